// What the page knows of the classes, and what follows from it.

import { gameName, nameOf, t } from "./words.js";

/** The seconds without an action after which a match counts as stuck. */
export const STUCK = 120;

export class Model {
  constructor() {
    /** The classes of the teacher, the newest at the end; `undefined` until the server has said. */
    this.classes = undefined;
    this.led = new Map();
    this.boards = new Map();
  }

  /** Takes a message; returns what the teacher should hear of it. */
  take(message) {
    if (message.t === "classes") {
      this.classes = message.classes;
      const there = new Set(message.classes.map((known) => known.class));
      for (const code of this.led.keys()) if (!there.has(code)) this.forget(code);
    } else if (message.t === "led") {
      const { t: _, ...view } = message;
      const before = this.led.get(view.class)?.view;
      this.led.set(view.class, { view, at: Date.now() });
      return before ? news(before, view) : [];
    } else if (message.t === "wall") {
      const boards = this.boards.get(message.class) ?? new Map();
      this.boards.set(message.class, boards);
      const at = Date.now();
      for (const board of message.boards) boards.set(board.table, { ...board, at });
    }
    return [];
  }

  /** Drops what is known of a class. */
  forget(code) {
    this.led.delete(code);
    this.boards.delete(code);
    this.classes = this.classes?.filter((known) => known.class !== code);
  }

  /** Returns a class; `undefined` until the server has sent it. */
  of(code) {
    const found = this.led.get(code);
    return found && { ...found.view, at: found.at, boards: this.boards.get(code) ?? new Map() };
  }
}

/** Returns what has happened between two states of a class that the teacher should hear of. */
function news(before, now) {
  const told = [];
  const begun = before.sections.some((section) => section.round > 0 || section.phase === "playing");
  if (begun) {
    for (const entrant of now.entrants.slice(before.entrants.length)) {
      told.push(t("news-late", { name: nameOf(entrant.name) }));
    }
  }
  now.sections.forEach((section, index) => {
    const old = before.sections[index];
    if (!old) return;
    const waits = (pairs) => new Set(pairs.filter((pair) => pair.waits).map((pair) => pair.table));
    const known = waits(old.pairs);
    for (const pair of section.pairs.filter((pair) => pair.waits && !known.has(pair.table))) {
      told.push(t("news-waits", versus(now, section, pair)));
    }
    const ended = ["between", "over"].includes(section.phase) && !["between", "over"].includes(old.phase);
    if (ended && old.phase !== "proposed" && section.round >= old.round) {
      told.push(t("news-round-over", { game: sectionName(now, index), round: section.round }));
    }
  });
  return told;
}

/** Returns the name of an entrant of a section. */
export const entrantName = (view, section, entrant) => nameOf(view.entrants[section.entrants[entrant]]?.name ?? "");

/** Returns the names of a pair. */
export const versus = (view, section, pair) => ({
  first: entrantName(view, section, pair.first),
  second: entrantName(view, section, pair.second),
});

/** Returns the name of a section: its game, with a number where several have the same one. */
export function sectionName(view, index) {
  const { game } = view.sections[index].setup;
  const same = view.sections.map((section, at) => [section, at]).filter(([section]) => section.setup.game === game);
  const place = same.findIndex(([, at]) => at === index);
  return same.length > 1 ? `${gameName(game)} ${place + 1}` : gameName(game);
}

/** Returns the section that is shown where none is chosen: the first that goes on, or the last one. */
export function currentSection(view) {
  const open = view.sections.findIndex((section) => !["over", "closed"].includes(section.phase));
  return open >= 0 ? open : view.sections.length - 1;
}

/** Returns the entrants of a section who would be paired now. */
export const readyOf = (view, section) =>
  section.entrants.filter((number) => view.entrants[number]?.present && view.entrants[number].state === "in");

/** Returns the milliseconds until the bell; `undefined` without a bell. */
export function timeLeft(view, section) {
  if (section.left === undefined || section.left === null) return undefined;
  return Math.max(0, section.left - (view.paused ? 0 : Date.now() - view.at));
}

/** Returns the seconds since the last action at a board. */
export const silence = (board) => board.since + (Date.now() - board.at) / 1000;

/** Returns the entrants of a board by the person that they are in its match: the seats of the second match are exchanged. */
export const seatsOf = (pair, board) =>
  (board?.number ?? 1) % 2 ? { first: pair.first, second: pair.second } : { first: pair.second, second: pair.first };

/** Returns the index of the match that goes on at a board, or the last one. */
export function matchOf(pair, board) {
  const open = pair.results.findIndex((result) => !result);
  const playing = board ? board.number - 1 : open;
  return Math.min(Math.max(playing, 0), pair.results.length - 1);
}

/** Returns whether all matches of a pair have ended. */
export const isOver = (pair) => pair.results.every(Boolean);

/** Returns the halves of a point of both entrants of a pair. */
export function halvesOf(pair) {
  const worth = { first: [2, 0], second: [0, 2], draw: [1, 1], first_unplayed: [2, 0], second_unplayed: [0, 2] };
  return pair.results.reduce((sum, result) => sum.map((halves, at) => halves + (worth[result]?.[at] ?? 0)), [0, 0]);
}

/** Returns all pairs of the sections that go on, each with its section. */
export const openPairs = (view) =>
  view.sections.flatMap((section, index) =>
    section.phase === "closed" ? [] : section.pairs.map((pair) => ({ section, index, pair })),
  );

/** Returns the number of pairs of a section that wait for the teacher. */
export const waiting = (section) => section.pairs.filter((pair) => pair.waits).length;
