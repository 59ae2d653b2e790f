// The texts of the page in one language, and what is written with them: names, points, times.

let words = {};
let names = {};
let games = new Map();
let plural = new Intl.PluralRules("pt-PT");
let language = "pt";

/** Fetches the texts of a language. */
export async function load(lang) {
  const answer = await fetch(`/teacher/words.json?lang=${lang}`);
  if (!answer.ok) throw new Error(`words.json: ${answer.status}`);
  const read = await answer.json();
  ({ words, names } = read);
  games = new Map(read.games.map((game) => [game.id, game]));
  language = read.lang;
  plural = new Intl.PluralRules(language === "pt" ? "pt-PT" : "en-GB");
  document.documentElement.lang = language === "pt" ? "pt-PT" : "en-GB";
}

/** Returns the language of the page, `pt` or `en`. */
export const lang = () => language;

/** Returns a text, its `{values}` filled in. Where a text has several forms, the value `n` chooses. */
export function t(key, values = {}) {
  let text = words[key] ?? key;
  if (typeof text === "object") text = text[plural.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Returns whether there is a text. */
export const has = (key) => key in words;

/** Returns a name of the wire in the language of the page: an animal and a colour, or what the teacher typed. */
export const nameOf = (name) => names[name] ?? name;

/** Returns the colour in a name of the wire, if it has one. */
export const colourOf = (name) => (name in names ? name.split(".")[1] : undefined);

/** Returns all games, in the order of their names. */
export const allGames = () => [...games.values()].sort((a, b) => a[language].localeCompare(b[language], language));

/** Returns the name of a game. */
export const gameName = (id) => games.get(id)?.[language] ?? id;

/** Returns what is known of a game. */
export const gameOf = (id) => games.get(id);

/** Returns a text without accents and capitals, for searching. */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const FRACTIONS = ["", "¼", "½", "¾"];

/** Returns quarters of a point as text: `2½`. */
export function quarters(count) {
  const whole = Math.floor(count / 4);
  return `${whole || count % 4 === 0 ? whole : ""}${FRACTIONS[count % 4]}`;
}

/** Returns halves of a point as text. */
export const points = (halves) => quarters(2 * halves);

/** Returns milliseconds as minutes and seconds. */
export function time(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the date and the time of a second since 1970. */
export const date = (seconds) =>
  new Date(seconds * 1000).toLocaleString(language === "pt" ? "pt-PT" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
