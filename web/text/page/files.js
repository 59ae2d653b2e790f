// Downloads words, lessons and puzzles. A bundle is one file with several files below assets/: before each of them stands the
// character U+001E and a line with its path.

const ADDRESSES = {
  words: { pt: "@WORDS_PT@", en: "@WORDS_EN@" },
  study: { pt: "@STUDY_PT@", en: "@STUDY_EN@" },
  class: { pt: "@CLASS_PT@", en: "@CLASS_EN@" },
  material: { "lesson.json": "@LESSONS@", "puzzles.json": "@PUZZLES@" },
};

/** The bundles that were asked for, by address: promises of their parts, paths with texts. */
const bundles = new Map();

function bundle(address) {
  if (!bundles.has(address)) {
    const files = download(address);
    bundles.set(address, files);
    files.catch(() => bundles.delete(address));
  }
  return bundles.get(address);
}

async function download(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const parts = (await response.text()).split("\u001e").slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]);
}

/** The bundles whose files the program has. */
const provided = new Set();

async function provideOnce(address, provide) {
  const files = await bundle(address);
  if (provided.has(address)) return false;
  provided.add(address);
  for (const [path, text] of files) provide(path, text);
  return true;
}

/** The kinds of words that were asked for: those of the page and of all games, then `study` (lessons, puzzles, rules) and `class`. */
const kinds = new Set(["words"]);

/** Downloads the words of a language, which are provided later. */
export const fetchWords = (language) => bundle(ADDRESSES.words[language]);

/** Provides the words of a language that were ever asked for, and of one kind more; resolves to whether some are new. */
export async function provideWords(language, provide, kind = "words") {
  kinds.add(kind);
  const news = await Promise.all([...kinds].map((kind) => provideOnce(ADDRESSES[kind][language], provide)));
  return news.includes(true);
}

export const hasWords = (language) => [...kinds].every((kind) => provided.has(ADDRESSES[kind][language]));

/** Resolves to the text of a file with lessons or puzzles, given its path; undefined if there is none. */
export async function material(path) {
  const address = ADDRESSES.material[path.split("/").at(-1)];
  return address && new Map(await bundle(address)).get(path.replace(/^assets\//, ""));
}
