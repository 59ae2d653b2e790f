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
    (node, { count }) =>
      fillBar(node, count, all, t("solved-by", { n: count, all: section.entrants.length })),
  );
}

/** Brings a bar up to date, with its text. */
function fillBar(node, count, all, text) {
  say(node.querySelector(".count"), text);
  const width = `${Math.round((100 * count) / Math.max(1, all))}%`;
  const bar = node.querySelector(".bar span");
  if (bar.style.width !== width) bar.style.width = width;
}

/** Brings the bars of the matches against the computer up to date: how many have won, drawn, lost, and go on. */
function tally(list, section) {
  const [lost, drawn, won] = section.tally ?? [0, 0, 0];
  const all = section.entrants.length;
  const rows = { won, drawn, lost, "going-on": Math.max(0, all - won - drawn - lost) };
  keyed(
    list,
    Object.entries(rows),
    ([kind]) => kind,
    ([kind]) =>
      h(
        "li",
        {},
        h("span", { class: "puzzle", text: t(`computer-${kind}`) }),
        h("span", { class: "bar", "aria-hidden": "true" }, h("span", {})),
        h("span", { class: "count" }),
      ),
    (node, [, count]) => fillBar(node, count, all, String(count)),
  );
}

/** Brings the bars of a section without pairs up to date. */
export const progress = (list, section) => (section.setup.system === "puzzles" ? race : tally)(list, section);

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
      .filter(({ section }) => ["computer", "puzzles"].includes(section.setup.system) && section.phase !== "closed" && section.round > 0);
    keyed(
      races,
      running,
      ({ index }) => index,
      ({ index, section }) =>
        h(
          "section",
          { class: "card" },
          h("h2", { text: `${sectionName(app.class, index)} · ${t(`system-${section.setup.system}`)}` }),
          h("ol", { class: "race" }),
        ),
      (node, { section }) => progress(node.querySelector("ol"), section),
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
