// What the class sees on the wall: no controls, letters that can be read from eight metres. The laptop says what is shown.

import { picture, resultOf, stateOf } from "./board.js";
import { attr, h, keyed, say, show } from "./dom.js";
import { entrance, entrants } from "./lobby.js";
import { currentSection, entrantName, isOver, sectionName, timeLeft } from "./model.js";
import { isInRounds } from "./sections.js";
import { isRace } from "./standings.js";
import { points, t, time } from "./words.js";
import { boardsOf, progress } from "./wall.js";

const WISH = "tabuleiro/projector";

/** What can be asked for; by itself the page shows what fits where the class stands. */
export const SHOWS = ["auto", "code", "pairs", "wall", "standings"];

/** Returns what the laptop has asked for. */
export function wished() {
  try {
    return localStorage.getItem(WISH) ?? "auto";
  } catch {
    return "auto";
  }
}

/** Asks for something; a page of the same browser shows it at once. */
export function wish(what) {
  try {
    localStorage.setItem(WISH, what);
  } catch {
    // The projector goes on by itself.
  }
}

/** The time after the start of a round for which the pairs are shown before the boards. */
const PAIRS = 40_000;

/** The time for which each section is shown where several go on. */
const TURN = 15_000;

/** Returns the section that is shown now: those that go on take turns. */
function turnOf(view) {
  const open = view.sections.map((_, index) => index).filter((index) => view.sections[index].phase !== "closed");
  return open.length > 1 ? open[Math.floor(Date.now() / TURN) % open.length] : currentSection(view);
}

/** Returns what fits where the class stands. */
function fitting(section, begun) {
  if (!section || section.phase === "lobby") return "code";
  if (section.phase === "proposed") return section.round > 0 ? "standings" : "code";
  if (section.phase === "playing" && section.pairs.length && Date.now() - begun < PAIRS) return "pairs";
  return ["playing", "waiting"].includes(section.phase) ? "wall" : "standings";
}

/** Returns how many columns give the largest boards on a screen of that shape. */
function columnsFor(count, width, height) {
  let best = [1, 0];
  for (let columns = 1; columns <= count; columns += 1) {
    const side = Math.min(width / columns, height / Math.ceil(count / columns) / 1.35);
    if (side > best[1]) best = [columns, side];
  }
  return best[0];
}

export function projector(app) {
  const door = app.code && entrance(app.code);
  const [title, where, left] = [h("h1", {}), h("span", { class: "where" }), h("span", { class: "left" })];
  const head = h("header", { class: "p-head" }, title, where, left);
  const people = h("ul", { class: "entrants" });
  const lobby = h("section", { class: "p-lobby" }, door?.root, people);
  const pairs = h("ol", { class: "p-pairs" });
  const boards = h("ul", { class: "p-boards" });
  const bars = h("ol", { class: "race" });
  const places = h("ol", { class: "p-standings" });
  const code = h("p", { class: "p-code" }, h("span", { text: t("code") }), h("strong", { text: app.code ?? "" }));
  const parts = { code: lobby, pairs, wall: boards, race: bars, standings: places };
  const root = h(
    "div",
    { class: "projector", on: { click: () => document.documentElement.requestFullscreen?.().catch(() => {}) } },
    head,
    Object.values(parts),
    code,
  );
  /** When each round of each section was first seen. */
  const seen = new Map();

  const fill = {
    code: (view) =>
      attr(
        people,
        "data-count",
        size(
          entrants(people, view, () =>
            h("li", {}, h("span", { class: "dot" }), h("span", { class: "name" }), h("span", { class: "state" })),
          ),
        ),
      ),
    pairs(view, section) {
      const all = section.pairs.filter((pair) => pair.round === section.round);
      keyed(
        pairs,
        all,
        (pair) => `${pair.round}.${pair.pair}`,
        () => h("li", {}, h("span", { class: "first" }), h("span", { class: "table" }), h("span", { class: "second" })),
        (node, pair) => {
          say(node.querySelector(".first"), entrantName(view, section, pair.first));
          say(node.querySelector(".second"), entrantName(view, section, pair.second));
          say(node.querySelector(".table"), isOver(pair) ? resultOf(pair) : pair.table);
        },
      );
      rows(pairs, all.length, 9, 2);
    },
    wall(view) {
      const all = boardsOf(view);
      const columns = columnsFor(all.length, innerWidth, innerHeight * 0.8);
      if (boards.style.getPropertyValue("--columns") !== String(columns))
        boards.style.setProperty("--columns", columns);
      const lines = Math.ceil(all.length / columns);
      if (boards.style.getPropertyValue("--lines") !== String(lines)) boards.style.setProperty("--lines", lines);
      keyed(
        boards,
        all,
        ({ index, pair }) => `${index}.${pair.round}.${pair.pair}`,
        make,
        (node, item) => node.update(item),
      );
    },
    race: (view, section) => progress(bars, section),
    standings(view, section) {
      keyed(
        places,
        section.standings,
        (line) => line.entrant,
        () => h("li", {}, h("span", { class: "rank" }), h("span", { class: "name" }), h("strong", { class: "points" })),
        (node, line) => {
          say(node.querySelector(".rank"), `${line.rank}.`);
          say(node.querySelector(".name"), entrantName(view, section, line.entrant));
          say(node.querySelector(".points"), points(line.halves));
        },
      );
      rows(places, section.standings.length, 12, 3);
    },
  };

  function update() {
    const view = app.class;
    if (!view) {
      say(title, t("waiting"));
      for (const part of Object.values(parts)) show(part, false);
      return;
    }
    const index = turnOf(view);
    const section = view.sections[index];
    const round = `${index}.${section?.round}.${section?.phase === "playing"}`;
    if (!seen.has(round)) seen.set(round, Date.now());
    let what = wished();
    if (what === "auto" || !section) what = fitting(section, seen.get(round));
    const isAlone = section?.setup.system === "computer" && section.phase === "playing";
    if (what !== "code" && section && (isAlone || isRace(section))) what = "race";
    say(title, section ? sectionName(view, index) : "Tabuleiro");
    const numbered = section && section.round > 0 && isInRounds(section.setup);
    say(
      where,
      view.paused
        ? t("paused")
        : numbered
          ? t(section.rounds ? "round-of" : "round-n", { round: section.round, rounds: section.rounds })
          : "",
    );
    const ms = section?.phase === "playing" ? timeLeft(view, section) : undefined;
    show(left, ms !== undefined);
    if (ms !== undefined) {
      say(left, time(ms));
      attr(left, "data-short", ms < 60_000);
    }
    for (const [name, part] of Object.entries(parts)) show(part, name === what);
    show(code, what !== "code" && !view.locked);
    fill[what](view, section);
  }
  const heard = () => (root.isConnected ? update() : removeEventListener("storage", heard));
  addEventListener("storage", heard);
  return {
    root,
    update,
    tick() {
      door?.tick();
      update();
    },
  };
}

/** Makes a board without controls. */
function make() {
  const shown = picture();
  const side = (person) =>
    h("span", { class: `side ${person}` }, h("span", { class: "turn" }), h("span", { class: "name" }));
  const note = h("span", { class: "board-note" });
  const node = h(
    "li",
    { class: "board" },
    h("span", { class: "frame" }, shown.image),
    side("first"),
    side("second"),
    note,
  );
  node.update = ({ view, section, pair, board }) => {
    const state = stateOf(view, section, pair, board);
    for (const person of ["first", "second"]) {
      const own = node.querySelector(`.${person}`);
      say(own.querySelector(".name"), state[person].name);
      attr(own, "data-moves", state[person].moves);
      attr(own, "data-away", state[person].away);
    }
    say(note, state.kind === "over" ? state.note : "");
    attr(node, "data-kind", state.kind);
    if (board) shown.update(board);
  };
  return node;
}

/** Divides a list into as many columns as its length needs, and says how many lines each has. */
function rows(list, count, most, columns) {
  const used = Math.min(columns, Math.max(1, Math.ceil(count / most)));
  const lines = Math.max(5, Math.ceil(count / used));
  list.style.setProperty("--columns", used);
  list.style.setProperty("--lines", lines);
}

/** Returns how crowded the list of entrants is. */
const size = (count) => (count > 60 ? "crowd" : count > 30 ? "many" : count > 16 ? "some" : "few");
