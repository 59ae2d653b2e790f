"""The window of the program as a screen reader knows it: the system's accessibility tree (AT-SPI), its events, and keys.

Nothing is read from the screen, and nothing is known about the board except names, roles, states and bounds in the tree.
"""

import math
import subprocess
import time
from datetime import datetime

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Seconds. A frame can take many where other work keeps the processors busy.
PATIENCE = 300
# So long a key may be without effect before another is tried, for example at the edge of a board, or the same again. While the
# pictures of the gallery are drawn, a frame can take half a minute on a busy machine without a graphics card.
WITHOUT_EFFECT = 45

STATES = {
    Atspi.StateType.ACTIVE: "active",
    Atspi.StateType.FOCUSED: "focused",
    Atspi.StateType.CHECKED: "checked",
    Atspi.StateType.PRESSED: "pressed",
    Atspi.StateType.MODAL: "modal",
}
# A node with one of these roles is something that can be operated.
OPERATED = ("push button", "toggle button", "check box", "radio button", "slider", "entry", "link", "table cell")


class Missing(Exception):
    """Something that has to be in the tree is not there, or a key has not had its effect."""


def walk(node, depth=0):
    """Iterates over a node and everything below it, with its depth. What disappears meanwhile is left out."""
    yield node, depth
    try:
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return
    for child in children:
        if child is not None:
            yield from walk(child, depth + 1)


def is_enabled(node):
    """Whether a control can be operated now."""
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def is_pressed(node):
    """Whether a button is pressed, for example that of the chosen option."""
    return node is not None and node.get_state_set().contains(Atspi.StateType.PRESSED)


def describe(node):
    """Returns role, name, states and value of a node on one line."""
    states = node.get_state_set()
    words = [word for state, word in STATES.items() if states.contains(state)]
    role = node.get_role_name()
    if role in OPERATED and not is_enabled(node):
        words.append("disabled")
    attributes = node.get_attributes() or {}
    words += [f"{name}={attributes[name]}" for name in sorted(attributes)]
    if "Value" in node.get_interfaces():
        words.append(f"value={Atspi.Value.get_current_value(node):g}")
    return " ".join([f"[{role}]", repr(node.get_name() or ""), *words])


class Desk:
    """A running program."""

    def __init__(self, path, arguments, log, keys=None):
        """Starts the program. The pressed keys are written into the file `keys`, with the time of the day."""
        self.keys = keys
        # Without a cache every question is answered by the program, as it is now.
        Atspi.Accessible.set_cache_mask(Atspi.get_desktop(0), Atspi.Cache.NONE)
        self.focus, self.focuses, self.announced = None, 0, []
        self.listener = Atspi.EventListener.new(self.listen)
        for event in ("object:state-changed:focused", "object:announcement"):
            self.listener.register(event)
        self.process = subprocess.Popen([path, *arguments], stdout=log, stderr=log)
        try:
            self.application = self.wait("the window", self.find_application)
            self.take_keyboard()
        except BaseException:
            self.close()
            raise

    def listen(self, event):
        if event.type.startswith("object:announcement"):
            self.announced.append(str(event.any_data))
        elif event.detail1:
            self.focus = event.source
            self.focuses += 1

    def pump(self):
        """Receives the events that have come."""
        while GLib.MainContext.default().iteration(False):
            pass

    def wait(self, what, found, patience=PATIENCE, pause=0.2):
        """Returns the first value of `found()` that is not empty."""
        end = time.monotonic() + patience
        while True:
            self.pump()
            try:
                value = found()
            except GLib.Error:  # an object may disappear while it is read
                value = None
            if value:
                return value
            if self.process.poll() is not None:
                raise Missing(f"the program ended with {self.process.returncode} before {what}")
            if time.monotonic() > end:
                raise Missing(f"the tree does not show {what} within {patience} s")
            time.sleep(pause)

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application is not None and application.get_process_id() == self.process.pid and application.get_child_count():
                return application
        return None

    def take_keyboard(self):
        """Gives the window the keyboard: without a window manager nobody else does, and then no focus is told."""

        def windows():
            search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
            return subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()

        def is_active():
            for window in windows():
                subprocess.run(["xdotool", "windowfocus", window], stderr=subprocess.DEVNULL, check=False)
            time.sleep(0.5)
            frame = self.application.get_child_at_index(0)
            return frame.get_state_set().contains(Atspi.StateType.ACTIVE)

        self.wait("that the window has the keyboard", is_active)

    def close(self):
        self.process.kill()
        self.process.wait()

    # The tree.

    def nodes(self):
        return [node for node, _ in walk(self.application)]

    def ask(self, question):
        """Returns the answers of all nodes to a question; those that disappear meanwhile give none."""
        answers = []
        for node in self.nodes():
            try:
                answers.append(question(node))
            except GLib.Error:
                continue
        return answers

    def named(self, name, roles=()):
        """Returns the first node with that name."""
        for node, named, role in self.ask(lambda node: (node, node.get_name(), node.get_role_name())):
            if named == name and (not roles or role in roles):
                return node
        return None

    def names(self, *roles):
        """Returns the names of all nodes with one of these roles."""
        return [name for name, role in self.ask(lambda node: (node.get_name() or "", node.get_role_name())) if role in roles]

    def text(self):
        """Returns the tree as text, a node on a line."""
        lines = []
        for node, depth in walk(self.application):
            try:
                lines.append("  " * depth + describe(node))
            except GLib.Error:
                continue
        return "\n".join(lines) + "\n"

    def content(self):
        """Returns what can be read on the screen: roles, names, and what is pressed. (Every word is asked of the program.)"""

        pressed = Atspi.StateType.PRESSED
        return self.ask(lambda node: (node.get_role_name(), node.get_name(), node.get_state_set().contains(pressed)))

    def wait_for_change(self, what, before):
        """Waits until the screen says something else than `before`, which is from `content`."""
        self.wait(what, lambda: self.content() != before)

    def new_announcements(self):
        """Returns what was announced since the last call."""
        self.pump()
        announced, self.announced = self.announced, []
        return announced

    # The keyboard.

    def press(self, key):
        self.note(f"> {key}")
        # Without modifiers: where a key and a modifier are pressed and released within one frame, the modifier is lost.
        subprocess.run(["xdotool", "key", "--delay", "60", key], check=True)

    def focus_name(self):
        """Returns the name of what has had the focus last, as the events said."""
        self.pump()
        try:
            return self.focus.get_name() or "" if self.focus is not None else ""
        except GLib.Error:
            return ""

    def note(self, text):
        if self.keys:
            print(datetime.now().strftime("%H:%M:%S.%f"), text, file=self.keys, flush=True)

    def type(self, text):
        self.note(f"> {text}")
        subprocess.run(["xdotool", "type", "--delay", "60", text], check=True)

    def press_and_wait(self, key):
        """Presses a key and waits for a focus event. Returns whether one came."""
        self.pump()
        before = self.focuses
        self.press(key)
        try:
            self.wait("a focus", lambda: self.focuses > before, WITHOUT_EFFECT, 0.02)
        except Missing:
            return False
        return True

    def tab_to(self, name):
        """Presses Tab until a control has the focus that has that name, or that name and a value in brackets."""
        silent = 0
        for _ in range(200):
            if self.focus_name().split(" (")[0] == name and self.focus.get_role_name() in OPERATED:
                return
            if self.press_and_wait("Tab"):
                silent = 0
                continue
            silent += 1
            if silent == 3:
                break
            self.take_keyboard()
        raise Missing(f"Tab does not lead to {name!r}: {silent} presses without a focus, now on {self.focus_name()!r}")

    def operate(self, name):
        """Goes to a control with Tab and presses Enter."""
        self.tab_to(name)
        self.press("Return")

    # The board.

    def site(self):
        """Returns the name of the site with the cursor, such as `c3`; `None` if no site has it."""
        name = self.focus_name().split(",")[0]
        return name if name[:1].isalpha() and name[1:].isdigit() else None

    def sites(self):
        """Returns the middles of all sites on the screen, by their names."""

        def middle(node):
            box = node.get_extents(Atspi.CoordType.WINDOW)
            return node.get_name() or "", (box.x + box.width / 2, box.y + box.height / 2)

        named = [(name.split(",")[0], at) for name, at in self.ask(middle) if "," in name]
        return {site: at for site, at in named if site[:1].isalpha() and site[1:].isdigit()}

    def walk_to(self, site):
        """Moves the cursor to a site with the arrow keys, always the one that points most directly to it."""
        if self.site() is None:
            self.press_and_wait("Up")
        middles, tried = self.sites(), set()
        for _ in range(60):
            at = self.site()
            if at is None:
                raise Missing(f"an arrow key does not bring the cursor to the board but to {self.focus_name()!r}")
            if at == site:
                return
            (x, y), (to_x, to_y) = middles[at], middles[site]
            length = math.hypot(to_x - x, to_y - y)
            arrows = {"Right": (1, 0), "Left": (-1, 0), "Up": (0, -1), "Down": (0, 1)}
            keys = sorted(arrows, key=lambda key: -((to_x - x) * arrows[key][0] + (to_y - y) * arrows[key][1]) / length)
            key = next((key for key in keys if (at, key) not in tried), None)
            if key is None:
                break
            tried.add((at, key))
            self.press_and_wait(key)
        raise Missing(f"the cursor does not reach {site} but is on {self.site()}")
