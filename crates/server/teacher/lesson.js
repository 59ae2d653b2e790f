// The question about the lesson, and the proposals that the server answers with.

import { button, field, h, radios, show } from "./dom.js";
import { describe, gameIn } from "./sections.js";
import { gameName, gameOf, has, lang, t } from "./words.js";

const CYCLES = ["cycle1", "cycle2", "cycle3", "secondary"];

/** Fetches JSON; `undefined` if the server has none. */
async function get(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a reason of the server in words. */
const because = ({ why, short, game, ...values }) =>
  t(short ? `reason-${why}-short` : `reason-${why}`, { ...values, game: gameName(game) });

/** Returns a card of one proposed section. */
function card({ setup, reasons, minutes }, use, strong) {
  const goal = gameOf(setup.game)?.goal;
  return h(
    "article",
    { class: strong ? "proposal best" : "proposal" },
    h("h3", { text: gameIn(setup) }),
    h("p", { class: "note", text: `${describe(setup)} · ${t("lesson-length", { n: minutes })}` }),
    goal && h("p", { text: goal }),
    reasons?.length &&
      h(
        "ul",
        { class: "reasons" },
        reasons.map((reason) => h("li", { text: because(reason) })),
      ),
    button(t("use-this"), () => use([setup]), {
      class: strong ? "primary" : "",
      "aria-label": t("use-game", { game: gameIn(setup) }),
    }),
  );
}

/** Returns the question; `use` gets the sections that the teacher chooses. */
export function lesson(app, use) {
  const children = h("input", {
    type: "number",
    min: "2",
    max: "200",
    inputmode: "numeric",
    value: "24",
    name: "children",
  });
  const minutes = h("input", {
    type: "number",
    min: "10",
    max: "180",
    inputmode: "numeric",
    value: "45",
    name: "minutes",
  });
  let cycle = CYCLES[0];
  const cycles = radios(
    t("which-cycle"),
    CYCLES.map((id) => [id, t(`cycle-${id.replace("cycle", "")}`)]),
    cycle,
    (id) => (cycle = id),
  );
  const answer = h("div", { class: "proposals" });
  const suggest = async (event) => {
    event.preventDefault();
    const query = new URLSearchParams({ children: children.value, minutes: minutes.value, cycle, lang: lang() });
    const found = await get(`/teacher/lesson.json?${query}`);
    if (!found?.proposals.length) {
      answer.replaceChildren(h("p", { class: "note", text: t("no-suggestion") }));
      return;
    }
    answer.replaceChildren(...found.proposals.map((proposal, place) => card(proposal, use, place === 0)));
    answer.querySelector("button").focus();
  };
  const form = h(
    "form",
    { class: "question", on: { submit: suggest } },
    h("div", { class: "row" }, field(t("how-many-pupils"), children), field(t("how-many-minutes"), minutes)),
    cycles,
    h("button", { class: "primary", text: t("suggest") }),
  );
  return h("section", { class: "card" }, h("h2", { text: t("ask-lesson") }), form, answer);
}

/** Returns the ready programmes, which come later and are missing where the server has none. */
export function presets(use) {
  const list = h("div", { class: "proposals" });
  const root = h(
    "details",
    { class: "card" },
    h("summary", { text: t("presets") }),
    h("p", { class: "note", text: t("presets-note") }),
    list,
  );
  show(root, false);
  const one = ({ id, sections }) =>
    h(
      "article",
      { class: "proposal" },
      h("h3", { text: has(`preset-${id}`) ? t(`preset-${id}`) : id }),
      h(
        "ul",
        {},
        sections.map((setup) => h("li", { text: `${gameIn(setup)} · ${describe(setup)}` })),
      ),
      button(t("use-these", { n: sections.length }), () => use(sections)),
    );
  get("/teacher/presets.json").then((found) => {
    list.append(...(found ?? []).map(one));
    show(root, Boolean(found?.length));
  });
  return root;
}
