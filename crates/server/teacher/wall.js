// The wall: all boards of the class, live.

import { boardCard } from "./board.js";
import { h, keyed, say, show } from "./dom.js";
import { openPairs, sectionName } from "./model.js";
import { t } from "./words.js";

/** Brings the bars of a race up to date: how many have solved each puzzle. */
export function race(list, section) {
  const solved = section.solved ?? [];
  const all = Math.max(1, section.entrants.length);
  keyed(
    list,
    solved.map((count, puzzle) => ({ count, puzzle })),
    ({ puzzle }) => puzzle,
    ({ puzzle }) =>
      h(
        "li",
        {},
        h("span", { class: "puzzle", text: t("puzzle-n", { n: puzzle + 1 }) }),
        h("span", { class: "bar", "aria-hidden": "true" }, h("span", {})),
        h("span", { class: "count" }),
      ),
    (node, { count }) => {
      say(node.querySelector(".count"), t("solved-by", { n: count, all: section.entrants.length }));
      const width = `${Math.round((100 * count) / all)}%`;
      const bar = node.querySelector(".bar span");
      if (bar.style.width !== width) bar.style.width = width;
    },
  );
}

/** Returns all boards with what is to be known of them. */
export const boardsOf = (view) =>
  openPairs(view).map(({ section, index, pair }) => ({
    view,
    section,
    index,
    pair,
    board: view.boards.get(pair.table),
  }));

export function wall(app) {
  const races = h("div", {});
  const list = h("ul", { class: "boards" });
  const nothing = h("p", { class: "card", text: t("no-boards") });
  const summary = h("p", { class: "note" });
  const root = h("div", {}, h("h1", { text: t("view-wall") }), summary, races, list, nothing);
  const update = () => {
    const view = app.class;
    const all = boardsOf(view);
    const keyOf = ({ index, pair }) => `${index}.${pair.round}.${pair.pair}`;
    keyed(
      list,
      all,
      keyOf,
      ({ index, pair }) => boardCard(app, { section: index, round: pair.round, pair: pair.pair }),
      (node, item) => node.update(item),
    );
    const running = view.sections
      .map((section, index) => ({ section, index }))
      .filter(({ section }) => section.setup.system === "puzzles" && section.phase !== "closed" && section.round > 0);
    keyed(
      races,
      running,
      ({ index }) => index,
      ({ index }) =>
        h(
          "section",
          { class: "card" },
          h("h2", { text: `${sectionName(app.class, index)} · ${t("system-puzzles")}` }),
          h("ol", { class: "race" }),
        ),
      (node, { section }) => race(node.querySelector("ol"), section),
    );
    show(nothing, all.length === 0 && running.length === 0);
    const count = (kind) => [...list.children].filter((node) => node.dataset.kind === kind).length;
    say(
      summary,
      all.length
        ? t("wall-summary", {
            plays: count("plays") + count("stuck"),
            over: count("over"),
            stuck: count("stuck"),
            waits: count("waits"),
          })
        : "",
    );
  };
  return { root, update, tick: update };
}
