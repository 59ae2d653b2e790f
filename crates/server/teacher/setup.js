// The games of a class: a proposal, a ready programme, or everything chosen by hand.

import { ask } from "./dialog.js";
import { attr, button, field, h, keyed, radios, say, select, show } from "./dom.js";
import { lesson, presets } from "./lesson.js";
import { sectionName } from "./model.js";
import { describe, gameIn } from "./sections.js";
import { allGames, gameOf, plain, t } from "./words.js";

const SYSTEMS = ["swiss", "robin", "free", "simultaneous", "computer", "puzzles"];
const LEVELS = ["1", "2", "3", "4", "5"];
const CLOCKS = ["", "300/0", "600/0", "900/5"];

export function setup(app) {
  const use = (sections) => {
    const sent = sections.every((setup) => app.order({ do: "add", setup }));
    if (sent) app.go("lobby");
  };
  const form = byHand(app, use);
  const list = h("ul", { class: "games-of" });
  const own = h("section", { class: "card" }, h("h2", { text: t("games-of-class") }), list);
  const manual = h("details", { class: "card" }, h("summary", { text: t("by-hand") }), form.root);
  const edit = (index) => {
    manual.open = true;
    form.edit(index);
  };
  const root = h(
    "div",
    { class: "columns" },
    h("h1", { text: t("title-game") }),
    own,
    lesson(app, use),
    presets(use),
    manual,
  );
  return {
    root,
    update() {
      const { sections } = app.class;
      show(own, sections.length > 0);
      const rows = sections.map((section, index) => ({ section, index }));
      keyed(
        list,
        rows,
        ({ index }) => index,
        ({ index }) => row(app, index, edit),
        (node, { section, index }) => {
          say(node.querySelector("strong"), sectionName(app.class, index));
          say(
            node.querySelector(".note"),
            `${gameIn(section.setup)} · ${describe(section.setup)} · ${t("entrants-n", { n: section.entrants.length })}`,
          );
          say(node.querySelector(".state"), t(`state-${section.phase}`));
          const isNew = section.phase === "lobby" || section.phase === "proposed";
          show(node.querySelector(".divide"), isNew && section.setup.system === "robin" && section.entrants.length > 6);
          show(node.querySelector(".close"), section.phase !== "closed");
          show(node.querySelector(".change"), section.phase !== "closed");
        },
      );
      form.update();
    },
  };
}

function row(app, section, edit) {
  const close = () =>
    ask(app, t("close-game"), t("close-game-note"), t("close-game"), () => app.order({ do: "close", section }));
  return h(
    "li",
    {},
    h("div", {}, h("strong", {}), h("span", { class: "state" }), h("p", { class: "note" })),
    h(
      "div",
      { class: "buttons" },
      button(t("divide"), () => app.order({ do: "divide", section }), { class: "divide" }),
      button(t("change"), () => edit(section), { class: "change" }),
      button(t("close-game"), close, { class: "close" }),
    ),
  );
}

/** Returns a list of all games with a field that searches it. */
function gameList(change) {
  const search = h("input", { type: "search", autocomplete: "off", on: { input: () => filter() } });
  const nothing = h("p", { class: "note", text: t("no-such-game"), hidden: true });
  const rows = allGames().map((game) => {
    const input = h("input", { type: "radio", name: "game", value: game.id, on: { change: () => change(game.id) } });
    const name = h("strong", { text: game[document.documentElement.lang.slice(0, 2)] });
    return {
      game,
      input,
      node: h("label", { class: "game" }, input, h("span", {}, name, h("span", { class: "note", text: game.goal }))),
    };
  });
  const filter = () => {
    const wanted = plain(search.value).trim();
    const fits = ({ game }) => [game.pt, game.en, game.id].some((name) => plain(name).includes(wanted));
    for (const found of rows) show(found.node, fits(found));
    show(nothing, !rows.some(fits));
  };
  const list = h(
    "fieldset",
    { class: "game-list" },
    h("legend", { text: t("game") }),
    rows.map(({ node }) => node),
    nothing,
  );
  const choose = (id) => rows.forEach(({ game, input }) => (input.checked = game.id === id));
  return { root: h("div", {}, field(t("search-game"), search), list), choose };
}

function byHand(app, use) {
  let editing;
  // Options of the section that is changed for which there is no field.
  let others = [];
  let chosen = { game: "", system: "swiss", matches: 1, bell: "draw" };
  const number = (max) =>
    h("input", { type: "number", min: "1", max, inputmode: "numeric", placeholder: t("automatic") });
  const [rounds, minutes, best] = [
    number("30"),
    number("240"),
    h("input", { type: "number", min: "2", max: "50", value: "4" }),
  ];
  const clock = select(CLOCKS.map((value) => [value, t(`clock-${value.split("/")[0] || "none"}`)]));
  const variant = select([]);
  const variantField = field(t("variant"), variant);
  const size = select([]);
  const sizeField = field(t("size"), size);
  const level = select(
    LEVELS.map((value) => [value, t(`level-${value}`)]),
    { value: "2" },
  );
  const levelField = field(t("level"), level);
  const note = h("p", { class: "note" });
  const choices = h("div", {});
  const hint = h("p", { class: "note", text: t("game-first") });
  const games = gameList((id) => {
    chosen.game = id;
    others = [];
    variants();
    app.changed();
  });
  const from = h("fieldset", { class: "from" }, h("legend", { text: t("who-plays") }));
  const variants = () => {
    const known = gameOf(chosen.game)?.variants ?? [];
    variant.replaceChildren(...known.map(({ id, name }) => h("option", { value: id, text: name })));
    show(variantField, known.length > 1);
    const sizes = gameOf(chosen.game)?.sizes ?? [];
    size.replaceChildren(...sizes.map((value) => h("option", { value, text: value.replace("x", " × ") })));
    show(sizeField, sizes.length > 1);
  };
  const fill = () => {
    const set = (key) => (value) => {
      chosen[key] = key === "matches" ? Number(value) : value;
      app.changed();
    };
    choices.replaceChildren(
      radios(
        t("system"),
        SYSTEMS.map((id) => [id, t(`system-${id}`)]),
        chosen.system,
        set("system"),
      ),
      note,
      radios(
        t("matches-of-pair"),
        [
          [1, t("one-match")],
          [2, t("two-matches")],
        ],
        chosen.matches,
        set("matches"),
      ),
      radios(
        t("at-bell"),
        ["draw", "decide"].map((id) => [id, t(`at-bell-${id}`)]),
        chosen.bell,
        set("bell"),
      ),
    );
    games.choose(chosen.game);
  };
  const finals = () => {
    const ended = app.class.sections
      .map((section, index) => ({ section, index }))
      .filter(({ section }) => section.round > 0);
    show(from, ended.length > 0);
    keyed(
      from.list,
      ended,
      ({ index }) => index,
      ({ index }) =>
        h(
          "label",
          { class: "check" },
          h("input", { type: "checkbox", value: index }),
          h("span", { text: t("best-of", { game: sectionName(app.class, index) }) }),
        ),
    );
  };
  from.list = h("div", {});
  from.append(h("p", { class: "note", text: t("who-plays-note") }), from.list, field(t("how-many-best"), best));
  const read = () => {
    const value = (input) => (input.value ? Number(input.value) : undefined);
    const [main, increment] = clock.value.split("/").map(Number);
    const sections = [...from.list.querySelectorAll("input:checked")].map((input) => Number(input.value));
    const usual = gameOf(chosen.game)?.variants[0]?.id;
    const options = variant.value && variant.value !== usual ? [variant.value] : [];
    if (size.value && size.value !== gameOf(chosen.game)?.sizes[0]) options.push(`size=${size.value}`);
    const setup = {
      game: chosen.game,
      options: [...options, ...others],
      system: chosen.system,
      matches: chosen.matches,
      bell: chosen.bell,
    };
    if (chosen.system === "computer") setup.level = Number(level.value);
    if (value(rounds)) setup.rounds = value(rounds);
    if (value(minutes)) setup.minutes = value(minutes);
    if (clock.value) setup.clock = { main, increment };
    if (sections.length) setup.from = { sections, best: Number(best.value) };
    return setup;
  };
  const save = h("button", { class: "primary" });
  const submit = (event) => {
    event.preventDefault();
    if (editing === undefined) use([read()]);
    else if (app.order({ do: "change", section: editing, setup: read() })) app.go("lobby");
  };
  const numbers = h(
    "div",
    { class: "row" },
    field(t("rounds"), rounds),
    field(t("minutes"), minutes),
    field(t("clock"), clock),
    variantField,
    sizeField,
    levelField,
  );
  const root = h("form", { on: { submit } }, games.root, choices, numbers, from, hint, save);
  fill();
  variants();
  return {
    root,
    edit(index) {
      editing = index;
      const { setup } = app.class.sections[index];
      chosen = { ...setup };
      variants();
      rounds.value = setup.rounds ?? "";
      minutes.value = setup.minutes ?? "";
      clock.value = setup.clock ? `${setup.clock.main}/${setup.clock.increment}` : "";
      const words = setup.options ?? [];
      const word = words.find((word) => !word.includes("="));
      const side = words.find((word) => word.startsWith("size="))?.slice(5);
      variant.value = word ?? variant.options[0]?.value ?? "";
      // A size that is not in the list stays as it is, and so do other options.
      size.value = side ?? size.options[0]?.value ?? "";
      others = words.filter((word) => word.includes("=") && (size.selectedIndex < 0 || !word.startsWith("size=")));
      level.value = String(setup.level ?? 2);
      fill();
      app.changed();
      root.querySelector("input:checked")?.focus();
    },
    update() {
      finals();
      say(note, t(`system-${chosen.system}-note`));
      say(save, editing === undefined ? t("add-game") : t("save-changes"));
      attr(save, "disabled", !chosen.game);
      show(hint, !chosen.game);
      show(levelField, chosen.system === "computer");
    },
  };
}
