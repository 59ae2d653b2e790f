// A person at the ordinary page who presses keys and knows only what a screen reader is told: names, roles and states of the
// elements, which of them has the focus, and the texts of the live region.

import assert from "node:assert/strict";
import { PATIENCE, Visitor } from "../browser.mjs";

/** The arrow keys, with the row and the column to which they lead. */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
/** The greatest number of presses of Tab on the way to a control, and of arrows on the way to a place. */
const TABS = 90;
const STEPS = 200;
/**
 * After so many arrows one of them is pressed until it leads no farther, which shows what lies there: the next rows of the grid
 * may be those of another board beside this one.
 */
const GUESSES = 30;
/** An arrow that has moved nothing for so many milliseconds and frames leads nowhere. */
const STOPPED = { time: 500, frames: 8 };

/** How what is said begins when more has to be chosen. */
const MORE = "You chose ";

/** Returns the place in the name of a cell: "c1" of "c1, green light". */
const placeIn = (name) => name.split(",")[0];

export class Player {
  constructor(visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.keys = 0;
    /** What was pressed and said, for a reader. */
    this.log = [];
    /** Where the arrows have led, by the cell and the arrow. */
    this.ways = new Map();
  }

  /** Opens the page for a person who has never been there. */
  static async arrive(world) {
    return new Player(await Visitor.arrive(world));
  }

  async press(key) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Waits until nothing moves: the names are read out then. */
  async rest() {
    await this.visitor.until("a still picture", (news) => news.still === "true");
    await this.visitor.frames(2);
  }

  /**
   * Returns what has the focus, as a screen reader says it; `cell` is its row and column, counted from 0, if it is a place of the
   * board.
   */
  async focused() {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      window.wasFocused = element;
      const cell = element.closest('[role="gridcell"]');
      const rows = [...document.querySelectorAll('[role="row"]')];
      return {
        role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
        name: element.ariaLabel ?? (element === document.body ? "" : element.textContent),
        cell: cell ? `${rows.indexOf(cell.parentElement)} ${cell.ariaColIndex - 1}` : undefined,
        disabled: element.ariaDisabled === "true" || element.disabled === true,
        pressed: element.ariaPressed === "true",
      };
    });
  }

  /** Returns the cells of the board by their places: row and column, name, and whether they can be chosen now. */
  async cells() {
    const cells = await this.page.evaluate(() =>
      [...document.querySelectorAll('[role="row"]')].flatMap((row, y) =>
        [...row.querySelectorAll('[role="gridcell"]')].map((cell) => {
          const button = cell.querySelector("button");
          const open = button.ariaDisabled === "false";
          return { cell: `${y} ${cell.ariaColIndex - 1}`, name: button.ariaLabel, open };
        }),
      ),
    );
    const places = new Map(cells.filter(({ open }) => !open).map((cell) => [placeIn(cell.name), cell]));
    for (const cell of cells.filter(({ open }) => open)) {
      assert.ok(!places.get(placeIn(cell.name))?.open, `no two places that can be chosen are called ${cell.name}`);
      places.set(placeIn(cell.name), cell);
    }
    return places;
  }

  /** Returns what a screen reader can read. */
  async tree() {
    await this.rest();
    return this.page.locator("body").ariaSnapshot();
  }

  /** Returns what the live region has said since the last call. */
  async said() {
    return this.page.evaluate(() => window.said.splice(0).filter((text) => text !== ""));
  }

  /** Waits until something is said; returns the last of it. `what` names the cause in the error. */
  async listen(what) {
    const isSaid = () => window.said.some((text) => text !== "");
    await this.page.waitForFunction(isSaid, undefined, { timeout: PATIENCE }).catch((cause) => {
      throw new Error(`nothing is said after ${what}`, { cause });
    });
    const said = (await this.said()).at(-1);
    this.log.push(`    said: ${said}`);
    return said;
  }

  /** Returns whether there is a control with that name, and whether it comes after what has the focus. */
  async find(name) {
    return this.page.evaluate((name) => {
      const named = [...document.querySelectorAll("#mirror button, #mirror input")].filter(
        (element) => element.ariaLabel === name && !element.closest('[role="grid"]'),
      );
      const behind = Node.DOCUMENT_POSITION_FOLLOWING;
      return named.map((element) => (document.activeElement.compareDocumentPosition(element) & behind) !== 0)[0];
    }, name);
  }

  /** Waits until what has the focus on another screen has its name, which is the page's heading as well. */
  async lands(name) {
    const isThere = (name) =>
      document.activeElement.ariaLabel === name && document.querySelector("h1").textContent === name;
    await this.page.waitForFunction(isThere, name, { timeout: PATIENCE }).catch(async (cause) => {
      const heading = await this.page.locator("h1").textContent();
      throw new Error(`on '${heading}' the focus is on ${JSON.stringify(await this.focused())}`, { cause });
    });
    this.log.push(`    focus: ${name}`);
  }

  /** Waits until there is a control with that name. */
  async wait(name) {
    const end = Date.now() + PATIENCE;
    while ((await this.find(name)) === undefined) {
      if (Date.now() > end) throw new Error(`there is no control '${name}'`);
      await this.visitor.frames(1);
    }
  }

  /** Goes to a control with Tab, or back with Shift and Tab. Returns the number of presses. */
  async reach(name) {
    await this.wait(name);
    for (let presses = 0; presses <= TABS; presses += 1) {
      const at = await this.focused();
      if (at.name === name && !at.cell) return presses;
      await this.press((await this.find(name)) === false ? "Shift+Tab" : "Tab");
      await this.visitor.frames(1);
    }
    throw new Error(`Tab does not lead to '${name}'; the focus is on ${JSON.stringify(await this.focused())}`);
  }

  /** Goes to a control and presses it. */
  async choose(name) {
    const presses = await this.reach(name);
    const { disabled } = await this.focused();
    assert.equal(disabled, false, `'${name}' can be pressed`);
    this.log.push(`${name} (${presses} Tab)`);
    await this.press("Enter");
  }

  /** Presses an arrow key and returns the cell to which it leads. */
  async step(arrow) {
    const { cell: from } = await this.focused();
    await this.press(arrow);
    await this.page.evaluate(
      ({ time, frames }) =>
        new Promise((done) => {
          const start = performance.now();
          const look = (seen, moved) => {
            const hasMoved = document.activeElement !== window.wasFocused;
            // A second press in the frame after a first one is lost, where both are shorter than a frame.
            if (moved > 0 || (!hasMoved && seen > frames && performance.now() - start > time)) return done();
            requestAnimationFrame(() => look(seen + 1, moved + Number(hasMoved)));
          };
          look(0, 0);
        }),
      STOPPED,
    );
    const { cell: to } = await this.focused();
    if (from && to) this.ways.set(`${from} ${arrow}`, to);
    return to;
  }

  /** Returns the first arrow of the shortest known way from a cell to another one, or to the likeliest untried arrow. */
  plan(from, to) {
    const [row, column] = to.split(" ").map(Number);
    const distance = (cell, [dy, dx]) => {
      const [y, x] = cell.split(" ").map(Number);
      return Math.abs(y + dy - row) + Math.abs(x + dx - column);
    };
    let best = { cost: Infinity };
    const reached = new Map([[from, { length: 0 }]]);
    for (const [cell, { length, first }] of reached) {
      for (const [arrow, direction] of Object.entries(ARROWS)) {
        const next = this.ways.get(`${cell} ${arrow}`);
        const start = first ?? arrow;
        if (next === to) return start;
        if (next === undefined) {
          const cost = length + distance(cell, direction);
          if (cost < best.cost) best = { cost, start };
        } else if (!reached.has(next)) {
          reached.set(next, { length: length + 1, first: start });
        }
      }
    }
    return best.start;
  }

  /** The same, after arrows that led nowhere are forgotten: on a busy machine the cursor may have moved too late. */
  replan(from, to) {
    for (const [way, cell] of this.ways) if (way.startsWith(`${cell} `)) this.ways.delete(way);
    return this.plan(from, to);
  }

  /** Goes to a place with the arrow keys. Returns what is said there. */
  async walk(place) {
    const goal = (await this.cells()).get(place)?.cell;
    assert.ok(goal, `${place} is on the board`);
    const sweeps = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"];
    for (let steps = 0; steps < STEPS; steps += 1) {
      const at = await this.focused();
      if (at.cell === goal) return { ...at, steps };
      if (at.cell && steps > 0 && steps % GUESSES === 0 && sweeps.length > 0) {
        const arrow = sweeps.shift();
        for (let from = at.cell, to; (to = await this.step(arrow)) !== from; from = to) steps += 1;
      } else if (at.cell) {
        const arrow = this.plan(at.cell, goal) ?? this.replan(at.cell, goal);
        assert.ok(arrow, `an arrow leads on from ${at.name} to ${place}`);
        await this.step(arrow);
      } else {
        if (at.role === "button") {
          this.log.push(`    Escape from ${at.name}`);
          await this.press("Escape");
          await this.visitor.frames(4);
          if ((await this.focused()).cell) continue;
        }
        // The first arrow only shows the cursor.
        await this.step("ArrowUp");
        const shown = await this.focused();
        assert.ok(shown.cell, `an arrow leads from ${JSON.stringify(at)} to the board, not to ${JSON.stringify(shown)}`);
      }
    }
    throw new Error(`no arrows lead to ${place}`);
  }

  /** Chooses a place. Returns what is said if that completes an action, and nothing if more has to be chosen. */
  async take(place) {
    const at = await this.walk(place);
    this.log.push(`${at.name} (${at.steps} arrows)`);
    assert.equal(at.disabled, false, `'${at.name}' can be chosen`);
    await this.said();
    await this.press("Enter");
    const isAnswered = (place) => {
      const { ariaPressed, ariaLabel } = document.activeElement;
      const chosen = ariaPressed === "true" && ariaLabel.split(",")[0] === place;
      return window.said.some((text) => text !== "") || chosen;
    };
    await this.page.waitForFunction(isAnswered, place, { timeout: PATIENCE }).catch(async (cause) => {
      throw new Error(`nothing is told after Enter on '${at.name}'; now ${JSON.stringify(await this.focused())}`, { cause });
    });
    if (await this.page.evaluate(() => window.said.some((text) => text !== ""))) {
      const said = await this.listen(at.name);
      if (!said.startsWith(MORE)) return said;
    }
    this.log.push("    chosen");
    return undefined;
  }
}
