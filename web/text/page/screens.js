// The screens of the page: the list of the games, what is chosen for a match, the table.

const element = (id) => document.getElementById(id);
const SCREENS = { games: "games-heading", setup: "setup-heading", table: "table-heading" };

let page;
/** What the program says of the games (gallery.rs). */
let families = [];
/** The game that is being set up. */
let chosen = null;
let choose;
let dial;
let loadRules;

/** `choose` opens a place of the address, `dial` a table for another device; `loadRules` resolves when the rules are there. */
export function listen(calls) {
  ({ program: page, choose, dial, loadRules } = calls);
  element("find").addEventListener("input", find);
  element("join").addEventListener("submit", (event) => {
    event.preventDefault();
    const code = element("code").value.trim();
    if (code) choose(`table=${code}`);
  });
  element("choose").addEventListener("submit", begin);
  element("choose").addEventListener("change", showComputer);
  element("rules").addEventListener("toggle", () => element("rules").open && readRules());
  element("lesson").addEventListener("click", () => choose(`${place()}&lesson`));
  element("puzzle").addEventListener("click", () => choose(`${place()}&puzzle`));
}

/** Shows a screen. The focus goes to its heading, at the table to the field. */
export function show(name) {
  const isFirst = Object.keys(SCREENS).every((id) => element(id).hidden);
  for (const id of Object.keys(SCREENS)) element(id).hidden = id !== name;
  element("skip").hidden = name !== "table";
  element("to-games").parentNode.hidden = name === "games";
  if (name !== "table") document.title = page.word("text-page-title");
  if (name === "table") element("line").focus();
  else if (!isFirst) element(SCREENS[name]).focus();
}

/** Names the game on the table. */
export function name(title) {
  element("table-heading").textContent = title;
  document.title = `${title} – Tabuleiro`;
}

/** The other language than that of the page. */
export const other = () => (document.documentElement.lang === "pt" ? "en" : "pt");

/** Writes all texts in the language of the program. */
export function write(program) {
  page = program;
  for (const node of document.querySelectorAll("[data-word]")) {
    if (!node.closest("#commands")) node.textContent = page.word(node.dataset.word);
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", page.word(node.dataset.label));
  }
  element("language").textContent = page.word(`language-${other()}`);
  element("language").lang = other();
  element("top").hidden = false;
  element("preferences").hidden = false;
  families = JSON.parse(page.gallery());
  find();
  commands();
  if (!element("setup").hidden && chosen) setUp(new URLSearchParams(location.hash.slice(1)));
}

function made(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

/** Letters without accents and case, as they are searched for. */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lists the games that fit what is searched for. */
function find() {
  const wanted = plain(element("find").value).split(/\s+/).filter(Boolean);
  const fits = ({ title, names }) => {
    const words = plain(`${title} ${names}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  let count = 0;
  const sections = families.flatMap(({ name, games }) => {
    const found = games.filter(fits);
    count += found.length;
    return found.length ? [made("h3", {}, name), made("ul", {}, ...found.map(entry))] : [];
  });
  element("families").replaceChildren(...sections);
  const said = wanted.length ? page.word_with("text-page-found", "count", count) : "";
  // Each write is announced, also of the same text.
  if (element("found").textContent !== said) element("found").textContent = said;
}

function entry({ id, variant, title, goal }) {
  const link = made("a", { href: `#setup=${id}${variant ? `&variant=${variant}` : ""}` }, title);
  return made("li", {}, link, ` ${goal}`);
}

function commands() {
  const list = JSON.parse(page.commands()).map(({ word, letter, does, argument }) => {
    const button = made("button", { type: "button" }, word);
    Object.assign(button.dataset, { word, argument });
    const form = letter && letter !== word ? ` (${letter})` : "";
    return made("li", {}, button, `${form} ${argument ? `${argument}: ` : ""}${does}`);
  });
  element("commands").replaceChildren(...list);
}

function fill(select, choices, value) {
  select.replaceChildren(...choices.map(({ value, label }) => made("option", { value }, label)));
  if (value !== undefined) select.value = value;
}

/** Shows what can be chosen for a match. `words` are those of the address: `setup` and `variant`. */
export function setUp(words) {
  const [game, variant] = [words.get("setup"), words.get("variant") ?? ""];
  const text = page.choices(game, variant);
  if (text === undefined) return show("games");
  const { title, levels, sides, options } = JSON.parse(text);
  chosen = { game, variant, options };
  element("setup-heading").textContent = title;
  const cards = families.flatMap(({ games }) => games).filter(({ id }) => id === game);
  element("goal").textContent = (cards.find((card) => card.variant === variant) ?? cards[0])?.goal ?? "";
  fill(element("level"), levels, "2");
  fill(element("side"), sides, "first");
  element("options").replaceChildren(
    ...options.map(({ name, label, value, choices }) => {
      const select = made("select", { id: `option-${name}` });
      fill(select, choices, value);
      return made("p", {}, made("label", { htmlFor: select.id }, label), " ", select);
    }),
  );
  element("rules").open = false;
  showComputer();
  show("setup");
}

/** Writes the rules of the game that is set up. */
async function readRules() {
  const { game, variant } = chosen;
  await loadRules();
  if (chosen.game !== game || chosen.variant !== variant) return;
  const lines = page.rules(game, variant).split("\n").map((line) => line.trim()).filter(Boolean);
  element("rules-text").replaceChildren(...lines.map((line) => made("p", {}, line)));
}

const who = () => new FormData(element("choose")).get("who");

function showComputer() {
  for (const node of document.querySelectorAll(".computer")) node.hidden = who() !== "computer";
}

/** The options that differ from the defaults, as name and value. */
function changed() {
  const values = chosen.options.map(({ name, value }) => ({ name, was: value, value: element(`option-${name}`).value }));
  return values.filter(({ name, was, value }) => value !== was || (name === "variant" && value));
}

/** The place of a match with the chosen options. */
function place() {
  return [`game=${chosen.game}`, ...changed().map(({ name, value }) => `${name}=${value}`)].join("&");
}

function begin(event) {
  event.preventDefault();
  if (who() === "distant") {
    dial(chosen.game, changed().map(({ name, value }) => (name === "variant" ? value : `${name}=${value}`)));
    return;
  }
  const against = `&opponent=${element("level").value}&side=${element("side").value}`;
  choose(place() + (who() === "computer" ? against : ""));
}
