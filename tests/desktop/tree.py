#!/usr/bin/python3
"""Plays a match by keys alone in the window and checks it by the system's accessibility tree (AT-SPI), as a screen reader
sees it. Started by scripts/try-desktop with a display, a bus and the program's path.

Only what the tree says is known here: names, roles, states, and the text that is announced when it changes.
"""

import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 90


def wait(what, found):
    """Returns the first value of `found()` that is not empty."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            value = found()
        except Exception:  # an object may disappear while it is read
            value = None
        if value:
            return value
        time.sleep(0.1)
    sys.exit(f"the tree does not show {what} within {PATIENCE} s")


def pump():
    """Receives the events that have come."""
    while GLib.MainContext.default().iteration(False):
        pass


def walk(node):
    """Iterates over a node and everything below it."""
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child)


class Program:
    """The window, by its tree and the keyboard."""

    def __init__(self, path, folder):
        self.process = subprocess.Popen([path, "--data-dir", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.focus = ""
        self.listener = Atspi.EventListener.new(self.listen)
        self.listener.register("object:state-changed:focused")
        self.window = wait("the window", self.find_application)

    def find_application(self):
        pump()
        desktop = Atspi.get_desktop(0)
        Atspi.Accessible.clear_cache(desktop)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application is not None and application.get_process_id() == self.process.pid and application.get_child_count():
                return application
        return None

    def items(self):
        Atspi.Accessible.clear_cache(self.window)
        return list(walk(self.window))

    def named(self, name):
        return next((node for node in self.items() if node.get_name() == name), None)

    def focus_name(self):
        """Returns the name of what has had the focus last, as the events say."""
        pump()
        return self.focus

    def listen(self, event):
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focus = event.source.get_name() or ""

    def press(self, key):
        subprocess.run(["xdotool", "key", "--delay", "60", key], check=True)

    def tab_to(self, name):
        """Presses Tab until a control has the focus, and then Enter."""
        for _ in range(160):
            if self.focus_name() == name:
                self.press("Return")
                return
            before = self.focus_name()
            self.press("Tab")
            end = time.monotonic() + 3
            while self.focus_name() == before and time.monotonic() < end:
                time.sleep(0.03)
        sys.exit(f"Tab does not lead to {name!r}")

    def walk_to(self, site):
        """Moves the cursor to a site of a square board with the arrow keys."""
        if not self.focus_name()[:2].strip(","):
            self.press("Up")
        wait("the cursor", lambda: self.site() is not None)
        for _ in range(40):
            column, row = self.site()
            to_column, to_row = ord(site[0]), int(site[1:])
            if (column, row) == (to_column, to_row):
                return
            if column != to_column:
                key = "Right" if column < to_column else "Left"
            else:
                key = "Up" if row < to_row else "Down"
            self.press(key)
            wait(f"the cursor beyond {chr(column)}{row}", lambda: self.site() not in (None, (column, row)))
        sys.exit(f"the cursor does not reach {site}")

    def site(self):
        """Returns column and row of the site with the cursor."""
        name = self.focus_name().split(",")[0]
        if len(name) >= 2 and name[0].isalpha() and name[1:].isdigit():
            return ord(name[0]), int(name[1:])
        return None

    def announced(self):
        """Returns the text that screen readers read out when it changes."""
        for node in self.items():
            if node.get_role_name() in ("status bar", "status"):
                text = node.get_text_iface() if hasattr(node, "get_text_iface") else None
                if text is not None:
                    return Atspi.Text.get_text(text, 0, -1) or node.get_name()
                return node.get_name()
        return ""


def main(path):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "settings.json"), "w", encoding="utf-8") as settings:
            settings.write('{"language": "en", "speed": 0.0, "sound": false}')
        program = Program(path, folder)
        try:
            wait("the game HIP", lambda: program.named("HIP"))
            headings = [node.get_name() for node in program.items() if node.get_role_name() == "heading"]
            print("headings of the gallery:", ", ".join(headings))
            if "Connection" not in headings or len(headings) < 7:
                sys.exit("the families of the gallery are no headings")
            program.tab_to("HIP")
            wait("the page of the game", lambda: program.named("Play"))
            program.tab_to("Play")
            wait("the board", lambda: program.named("a1, empty"))
            print("a site:", program.named("a1, empty").get_role_name())
            played = 0
            for site in ("a1", "b1", "c1", "a3", "d2", "b4"):
                program.walk_to(site)
                print("cursor:", program.focus_name())
                program.press("Return")
                wait(f"a piece on {site}", lambda: program.named(f"{site}, empty") is None)
                played += 1
                print("announced:", program.announced())
            print(f"{played} actions were played by keys")
        finally:
            program.process.kill()
            program.process.wait()


main(sys.argv[1])
