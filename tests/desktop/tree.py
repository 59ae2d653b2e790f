#!/usr/bin/python3
"""Plays the matches of matches.json in the window by keys alone, and checks what a screen reader is told meanwhile.

    tree.py PROGRAM [--tree FOLDER] [--game NAME] [--keys FILE]

Started by scripts/try-desktop with a display and a bus. With `--tree` the accessibility tree is written at each station as a
text file. What is wrong but does not stop the match is listed at the end, and the result is 1.
"""

import argparse
import json
import os
import sys
import tempfile

from desk import OPERATED, Desk, Missing, describe, is_enabled, is_pressed

HERE = os.path.dirname(os.path.abspath(__file__))
# So long an announcement may come after what it tells, in seconds.
LATE = 10
# So many presses of Tab may lie between a button that leads to a family of games and a game of that family.
NEAR = 12


class Session:
    """A visit to the program, with the faults that were found."""

    def __init__(self, desk, folder):
        self.desk, self.folder = desk, folder
        self.faults, self.stations = [], 0

    def fault(self, text):
        if text not in self.faults:
            print("  FAULT:", text, flush=True)
            self.faults.append(text)

    def demand(self, fault, holds):
        """Waits a little for what must hold. Returns whether it does."""
        try:
            self.desk.wait(fault, holds, LATE)
        except Missing:
            self.fault(fault)
            return False
        return True

    def say(self, *words):
        print(*words, flush=True)

    def station(self, name):
        """Checks what holds on every screen, and writes its tree."""
        self.stations += 1
        if self.folder:
            path = os.path.join(self.folder, f"{self.stations:02}-{name}.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write(self.desk.text())
        if not all(self.desk.names(*OPERATED)):
            self.fault(f"{name}: a control has no name")
        if len(self.desk.names("status bar")) != 1:
            self.fault(f"{name}: not one live region")

    def tell(self, what):
        """Prints what was announced, and notes if nothing was or if it was said twice."""
        desk = self.desk
        try:
            desk.wait("an announcement", lambda: desk.announced, LATE, 0.02)
        except Missing:
            self.fault(f"nothing is announced after {what}")
        told = desk.new_announcements()
        for text in told:
            self.say("  announced:", text)
        if len(told) > 1 and len(set(told)) < len(told):
            self.fault(f"announced twice after {what}")
        return " ".join(told)

    def gallery(self):
        desk = self.desk
        desk.wait("the gallery", lambda: desk.named("Find a game"))
        # Cards are drawn after the field.
        desk.wait("the games", lambda: desk.named("HIP"))
        self.station("gallery")
        headings = desk.names("heading")
        self.say("headings of the gallery:", ", ".join(headings))
        if "Connection" not in headings or len(headings) < 7:
            self.fault("gallery: the families of the games are no headings")

    def find_by_family(self, game, family):
        """Goes to a game by the button of its family. Returns whether that leads near it."""
        desk = self.desk
        button = f"Go to: {family}"
        desk.operate(button)
        # The first game of the family takes the focus.
        desk.wait("the focus on a game", lambda: desk.focus_name() != button)
        for _ in range(NEAR):
            if desk.focus_name() == game:
                return True
            desk.press_and_wait("Tab")
        self.fault(f"gallery: the button “Go to: {family}” does not bring the focus near {game}")
        return False

    def find_by_name(self, game):
        """Goes to a game by the field for names."""
        desk = self.desk
        if desk.named("Clear the search"):
            before = desk.content()
            desk.operate("Clear the search")
            desk.wait_for_change("all games", before)
        before = len(desk.names("heading"))
        desk.tab_to("Find a game")
        desk.type(game)
        desk.wait("what was found", lambda: 0 < len(desk.names("heading")) < before)
        desk.tab_to(game)

    def go_to(self, match):
        """Goes from the gallery to the page of a game."""
        desk, game = self.desk, match["game"]
        if "family" not in match or not self.find_by_family(game, match["family"]):
            self.find_by_name(game)
        desk.new_announcements()
        desk.press("Return")
        desk.wait("the page of the game", lambda: desk.named("Play"))
        self.tell("a game was opened")
        self.say("focus:", desk.focus_name())

    def set_up(self, match):
        desk = self.desk
        self.station(f"set-up-{match['game']}")
        self.demand("set-up: the name of the game is no heading", lambda: match["game"] in desk.names("heading"))
        self.demand("set-up: it is not told that two people play", lambda: is_pressed(desk.named("Side by side")))
        if "size" in match:
            self.set_size(match["size"])
        desk.operate("Play")
        desk.wait("the board", desk.sites)
        desk.wait("the bars", lambda: desk.named("Undo"))
        self.tell("the board was opened")
        self.station(f"board-{match['game']}")
        self.say("focus:", desk.focus_name())

    def set_size(self, size):
        """Sets the size: by its button where there is one for each, or else by the one that makes the board smaller."""
        desk = self.desk
        if desk.named(size, ("toggle button",)):
            before = desk.content()
            desk.operate(size)
            desk.wait_for_change("another size", before)
            self.demand("set-up: it is not told which size is chosen", lambda: is_pressed(desk.named(size, ("toggle button",))))
            return
        desk.tab_to("Size: less")
        for _ in range(12):
            if desk.named(size):
                return
            before, named = desk.content(), desk.focus_name()
            desk.press("Return")
            desk.wait_for_change("another size", before)
            self.demand("set-up: the button for the size does not tell the new one", lambda old=named: desk.focus_name() != old)
        raise Missing(f"the size cannot become {size}")

    def check_board(self, game):
        desk = self.desk
        group = ("panel", "table")
        self.demand("board: the sites are not in a group with the name of the game", lambda: desk.named(game, group))
        if is_enabled(desk.named("Undo")):
            # AccessKit 0.24 passes the state on for sliders, fields and switches, but not for buttons.
            self.say("known: AT-SPI is not told that “Undo” is disabled at the start")

    def rules(self):
        """Opens and closes the rules, which are a dialog."""
        desk = self.desk
        before = desk.content()
        desk.operate("Rules")
        desk.wait_for_change("the rules", before)
        desk.wait("that the board is covered", lambda: not desk.sites())
        self.station("rules")
        if self.demand("rules: a dialog is no dialog in the tree", lambda: desk.names("dialog")):
            self.demand("rules: the focus does not come into the dialog", lambda: desk.focus_name() in desk.names("dialog"))
        self.say("focus in the dialog:", desk.focus_name())
        desk.press("Escape")
        desk.wait("the board again", desk.sites)
        self.say("focus after the dialog:", desk.focus_name())
        desk.new_announcements()

    def play(self, taps):
        """Plays an action, given as names of sites and, after `=`, of buttons."""
        desk = self.desk
        desk.new_announcements()
        for tap in taps:
            before = desk.content()
            if tap.startswith("="):
                desk.operate(tap[1:])
            else:
                desk.walk_to(tap)
                self.say("cursor:", desk.focus_name())
                desk.press("Return")
            desk.wait_for_change(f"the effect of {tap}", before)
            if tap != taps[-1] and not tap.startswith("="):
                self.demand("board: it is not told that a piece is chosen", lambda: is_pressed(desk.focus))
                self.say("chosen:", describe(desk.focus))
        told = self.tell("an action")
        sites = [tap for tap in taps if not tap.startswith("=")]
        if told and sites and sites[-1] not in told:
            self.fault(f"what was announced after {taps} does not name {sites[-1]}")
        if taps[-1].startswith("="):
            # The button has gone; the board takes the keys again.
            desk.press("Escape")

    def match(self, match):
        desk = self.desk
        self.say(f"== {match['game']}")
        self.go_to(match)
        self.set_up(match)
        self.check_board(match["game"])
        if match.get("rules"):
            self.rules()
        for taps in match["taps"]:
            self.play(taps)
        desk.wait("the end", lambda: desk.named("Play again"))
        self.station(f"end-{match['game']}")
        self.say("texts at the end:", "; ".join(desk.names("label")))
        desk.operate("Back to the games")
        desk.wait("the gallery", lambda: desk.named("Find a game"))
        self.say("focus in the gallery:", desk.focus_name())
        self.say(f"{match['game']}: {len(match['taps'])} actions, to the end and back to the gallery")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--tree", help="write the accessibility tree of each screen into this folder")
    parser.add_argument("--game", action="append", help="play only this game; may be repeated")
    parser.add_argument("--keys", type=argparse.FileType("w"), help="write the pressed keys and their times into this file")
    options = parser.parse_args()
    if options.tree:
        os.makedirs(options.tree, exist_ok=True)
    with open(os.path.join(HERE, "matches.json"), encoding="utf-8") as file:
        matches = [match for match in json.load(file) if not options.game or match["game"] in options.game]
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile() as log:
        with open(os.path.join(data, "settings.json"), "w", encoding="utf-8") as settings:
            settings.write('{"language": "en", "speed": 0.0, "sound": false}')
        # A small window is drawn faster where no graphics card does it.
        desk = Desk(options.program, ["--data-dir", data, "--size", "900x640"], log, options.keys)
        session = Session(desk, options.tree)
        try:
            session.gallery()
            for match in matches:
                session.match(match)
        except Missing as missing:
            print(desk.text())
            session.fault(str(missing))
            log.seek(0)
            print(log.read().decode(errors="replace")[-2000:])
        finally:
            desk.close()
    if session.faults:
        print(f"{len(session.faults)} faults:")
        for fault in session.faults:
            print("-", fault)
        sys.exit(1)
    print("played by keys:", ", ".join(match["game"] for match in matches))


main()
