// What can be done for one entrant.

import { open } from "./dialog.js";
import { attr, button, h, say, select, show } from "./dom.js";
import { sectionName } from "./model.js";
import { nameOf, t } from "./words.js";

export function entrantDialog(app, number) {
  const digits = h("p", { class: "digits" });
  const digitsNote = h("p", { class: "note", text: t("digits-note") });
  const state = h("p", {});
  const set = (wanted) => () => app.order({ do: "state", entrant: number, state: wanted });
  const rest = button(t("entrant-pause"), set("paused"));
  const back = button(t("entrant-back"), set("in"));
  const remove = button(t("entrant-remove"), set("gone"), { class: "danger" });
  const tablet = button(t("other-tablet"), () => app.order({ do: "digits", entrant: number }));
  const move = select([]);
  const put = button(t("move"), () => app.order({ do: "put", entrant: number, section: Number(move.value) }));
  const moving = h(
    "div",
    { class: "row" },
    h("label", { class: "field" }, h("span", { text: t("move-to") }), move),
    put,
  );
  const update = () => {
    const view = app.class;
    const entrant = view?.entrants[number];
    if (!entrant) return false;
    const section = view.sections.findLastIndex((section) => section.entrants.includes(number));
    const parts = [entrant.state === "in" ? t(entrant.present ? "present" : "away") : t(`entrant-${entrant.state}`)];
    if (section >= 0) parts.push(sectionName(view, section));
    say(state, parts.join(" · "));
    show(rest, entrant.state === "in");
    show(back, entrant.state !== "in");
    show(remove, entrant.state !== "gone");
    say(digits, entrant.digits ?? "");
    show(digits, Boolean(entrant.digits));
    show(digitsNote, Boolean(entrant.digits));
    const places = view.sections
      .map((_, index) => index)
      .filter((index) => index !== section && view.sections[index].phase !== "closed");
    const isFree = section < 0 || ["lobby", "closed", "over"].includes(view.sections[section].phase);
    show(moving, isFree && places.length > 0);
    if (move.dataset.places !== places.join()) {
      attr(move, "data-places", places.join());
      move.replaceChildren(...places.map((index) => h("option", { value: index, text: sectionName(view, index) })));
    }
    return true;
  };
  update();
  open(
    app,
    nameOf(app.class.entrants[number].name),
    [state, h("div", { class: "buttons" }, rest, back, tablet, remove), digits, digitsNote, moving],
    { update },
  );
}
