// The lobby: how pupils get in, and who is there.

import { button, attr, field, h, keyed, say, show } from "./dom.js";
import { entrantDialog } from "./entrant.js";
import { sectionName } from "./model.js";
import { colourOf, nameOf, t } from "./words.js";

/** The time between two questions for the address, which changes when the laptop joins another network. */
const ASK = 10;

/** Returns the QR code of a class with its address in letters, and what brings it up to date. */
export function entrance(code) {
  const image = h("img", { class: "qr", alt: t("qr-alt"), width: "330", height: "330" });
  const address = h("span", { class: "address" });
  let [known, seconds] = ["", 0];
  const look = async () => {
    try {
      const found = (await (await fetch("/teacher/address.json")).json()).address;
      if (found === known) return;
      known = found;
      say(address, found.replace(/^http:\/\//, "").replace(/\/$/, ""));
      attr(image, "src", `/qr/${code}.svg?a=${encodeURIComponent(found)}`);
    } catch {
      // It is asked for again.
    }
  };
  look();
  const tick = () => {
    seconds += 1;
    if (seconds % ASK === 0) look();
  };
  const written = h(
    "p",
    { class: "entrance-text" },
    h("span", { class: "label", text: t("open-address") }),
    address,
    h("span", { class: "label", text: t("and-code") }),
    h("strong", { class: "big-code", text: code }),
  );
  return { root: h("div", { class: "entrance" }, image, written), tick };
}

/** Brings a list of entrants up to date; `make` makes the element of one. */
export function entrants(list, view, make) {
  const all = view.entrants
    .map((entrant, number) => ({ entrant, number }))
    .filter(({ entrant }) => entrant.state !== "gone");
  keyed(
    list,
    all,
    ({ number }) => number,
    ({ number }) => make(number),
    (node, { entrant }) => {
      say(node.querySelector(".name"), nameOf(entrant.name));
      attr(node.querySelector(".dot"), "data-colour", colourOf(entrant.name));
      const state = entrant.state === "in" ? (entrant.present ? "" : t("away")) : t(`entrant-${entrant.state}`);
      say(node.querySelector(".state"), state);
      attr(node, "data-present", String(entrant.present && entrant.state === "in"));
    },
  );
  return all.length;
}

export function lobby(app) {
  const door = entrance(app.code);
  const count = h("h2", {});
  const lock = button("", () => app.order({ do: "lock", locked: !app.class.locked }), { class: "plain" });
  const nobody = h("p", { class: "note", text: t("nobody-yet") });
  const list = h("ul", { class: "entrants" });
  const gone = h("ul", { class: "entrants quiet" });
  const goneBox = h("details", {}, h("summary", { text: t("removed") }), gone);
  const make = (number) => {
    const open = () => entrantDialog(app, number);
    const one = h(
      "button",
      { type: "button", class: "entrant", on: { click: open } },
      h("span", { class: "dot" }),
      h("span", { class: "name" }),
      h("span", { class: "section-name" }),
      h("span", { class: "state" }),
    );
    return h("li", {}, one);
  };
  const people = h(
    "section",
    { class: "card people" },
    h("div", { class: "card-head" }, count, lock),
    h("p", { class: "note", text: t("tap-name") }),
    nobody,
    list,
    goneBox,
    roster(app),
  );
  const root = h(
    "div",
    { class: "lobby" },
    h("h1", { text: t("view-lobby") }),
    h("section", { class: "card" }, door.root),
    people,
  );
  return {
    root,
    tick: door.tick,
    update() {
      const view = app.class;
      const here = view.entrants.filter((entrant) => entrant.present && entrant.state !== "gone").length;
      const all = entrants(list, view, make);
      say(count, t("pupils-n", { n: all, here }));
      show(nobody, all === 0);
      say(lock, t(view.locked ? "unlock" : "lock"));
      attr(lock, "aria-pressed", String(view.locked));
      const removed = view.entrants
        .map((entrant, number) => ({ entrant, number }))
        .filter(({ entrant }) => entrant.state === "gone");
      show(goneBox, removed.length > 0);
      keyed(
        gone,
        removed,
        ({ number }) => number,
        ({ number }) => make(number),
        (node, { entrant }) => say(node.querySelector(".name"), nameOf(entrant.name)),
      );
      if (view.sections.length > 1) {
        view.entrants.forEach((_, number) => {
          const index = view.sections.findLastIndex((section) => section.entrants.includes(number));
          const node = list.keyedChildren.get(String(number))?.querySelector(".section-name");
          if (node) say(node, index < 0 ? "" : sectionName(view, index));
        });
      }
      root.querySelector(".roster").update(view);
    },
  };
}

/** Returns the form for names that the teacher types. */
function roster(app) {
  const text = h("textarea", { rows: "6", spellcheck: "false", autocomplete: "off" });
  const free = h("p", { class: "note" });
  const submit = (event) => {
    event.preventDefault();
    const names = text.value
      .split("\n")
      .map((line) => line.trim().replace(/\s+/g, " ").slice(0, 40))
      .filter(Boolean);
    if (names.length && app.order({ do: "roster", names })) text.value = "";
  };
  const form = h(
    "form",
    { on: { submit } },
    field(t("roster-label"), text, t("roster-note")),
    h("button", { text: t("roster-add") }),
    free,
  );
  const root = h("details", { class: "roster" }, h("summary", { text: t("roster") }), form);
  root.update = (view) =>
    say(free, view.roster.length ? t("roster-free", { names: view.roster.map(nameOf).join(", ") }) : "");
  return root;
}
