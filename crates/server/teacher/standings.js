// The standings: points, and what decides between equal points.

import { attr, button, h, keyed, say, show } from "./dom.js";
import { entrantName, sectionName } from "./model.js";
import { chooser } from "./sections.js";
import { points, quarters, t } from "./words.js";
import { race } from "./wall.js";

const COLUMNS = ["points", "buchholz-cut", "buchholz", "sonneborn-berger", "second-wins"];
const VALUES = [
  (line) => points(line.halves),
  (line) => points(line.buchholz_cut),
  (line) => points(line.buchholz),
  (line) => quarters(line.sonneborn_berger),
  (line) => String(line.second_wins),
];

/** Returns whether only the tally of a class is shown, and nobody's place. */
export const isRace = (section) => section.setup.system === "puzzles";

export function standings(app) {
  const section = () => app.class?.sections[app.section];
  const empty = h("div", {}, h("h1", { text: t("view-standings") }), h("p", { text: t("no-game") }));
  if (!section()) return { root: empty };
  const title = h("h2", {});
  const head = (column) =>
    h(
      "th",
      { scope: "col", class: `number ${column}` },
      h("span", { class: "long", text: t(`col-${column}`) }),
      h("abbr", { class: "short", title: t(`col-${column}`), text: t(`short-${column}`) }),
    );
  const body = h("tbody", {});
  const table = h(
    "table",
    { class: "standings" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col", class: "rank", text: t("col-rank") }),
        h("th", { scope: "col", text: t("col-name") }),
        COLUMNS.map(head),
      ),
    ),
    body,
  );
  const legend = h(
    "details",
    { class: "legend" },
    h("summary", { text: t("legend") }),
    h(
      "dl",
      {},
      COLUMNS.map((column) => [h("dt", { text: t(`col-${column}`) }), h("dd", { text: t(`legend-${column}`) })]),
    ),
  );
  const fide = h("p", { class: "note", text: t("fide") });
  const bars = h("ol", { class: "race" });
  const note = h("p", { class: "note", text: t("race-note") });
  const nothing = h("p", { class: "note", text: t("no-standings") });
  const print = button(t("print"), () => window.print());
  const card = h("section", { class: "card" }, title, nothing, table, bars, note, fide, legend);
  const root = h(
    "div",
    {},
    h("h1", { text: t("view-standings"), class: "no-print" }),
    chooser(app, "standings"),
    card,
    h("div", { class: "buttons no-print" }, print),
  );
  const row = () =>
    h(
      "tr",
      {},
      h("td", { class: "rank" }),
      h("th", { scope: "row", class: "name" }),
      COLUMNS.map((column) => h("td", { class: `number ${column}` })),
    );
  return {
    root,
    update() {
      const now = section();
      if (!now) return;
      const [racing, begun] = [isRace(now), now.round > 0];
      const alone = now.setup.system === "computer";
      const when = ["playing", "waiting"].includes(now.phase) ? "during-round" : "after-round";
      const round = begun && !racing && !alone ? ` · ${t(when, { round: now.round })}` : "";
      say(title, `${sectionName(app.class, app.section)}${round}`);
      show(nothing, !begun);
      show(table, begun && !racing);
      // Nothing breaks ties where nobody has an opponent.
      for (const node of [legend, fide]) show(node, begun && !racing && !alone);
      attr(table, "data-alone", alone);
      for (const node of [bars, note]) show(node, begun && racing);
      if (racing) race(bars, now);
      else {
        keyed(
          body,
          now.standings,
          (line) => line.entrant,
          row,
          (node, line) => {
            say(node.querySelector(".rank"), String(line.rank));
            say(node.querySelector(".name"), entrantName(app.class, now, line.entrant));
            COLUMNS.forEach((column, at) => say(node.querySelector(`.${column}`), VALUES[at](line)));
          },
        );
      }
    },
  };
}
