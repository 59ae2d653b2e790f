// What stays on the device: what the person has chosen and learned, and the seat in a match with another device. Without
// storage it lasts until the page is left.

const PREFERENCES = "tabuleiro/text.json";
const ONLINE = "tabuleiro/text-online.json";
/** The ordinary page keeps it, too: what was learned here is known there. */
const LEARNED = "tabuleiro/learned.json";

const memory = new Map();

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return memory.get(key) ?? {};
  }
}

function write(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It stays in memory.
  }
}

/** Returns what the person has chosen: `language`, `speech`, `sounds`, `short`. */
export const preferences = () => read(PREFERENCES);

export const prefer = (change) => write(PREFERENCES, { ...read(PREFERENCES), ...change });

/** Returns the `token` by which the server knows this device, the `table` that is followed, and the `class`. */
export const online = () => read(ONLINE);

export const keepOnline = (change) => write(ONLINE, { ...read(ONLINE), ...change });

/** Returns the finished `lessons` and the solved `puzzles`. */
export const learned = () => read(LEARNED);

/** Adds to the `lessons` or the `puzzles`. */
export function learn(list, entry) {
  const known = read(LEARNED);
  const entries = new Set(known[list] ?? []);
  entries.add(entry);
  write(LEARNED, { ...known, [list]: [...entries] });
}
