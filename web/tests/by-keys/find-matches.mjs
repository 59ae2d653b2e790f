// Finds a short match of every game and writes matches.txt beside this file, for by-keys.test.mjs:
//
//   PROGRAM=…/tabuleiro node web/tests/by-keys/find-matches.mjs [GAME…]
//
// PROGRAM is any build of the program; only `tabuleiro gtp` is used (docs/protocol.md). For each game matches are played on the
// usual board and, if none is short there, on the smallest one, by two random players and by a random one against the
// computer, which soon wins. The shortest is kept.
// With GAME only these games are searched, and the lines of the others stay. The same program writes the same lines. A change
// of the rules of a game can make its line illegal; then run this again.

import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const { PROGRAM } = process.env;
const FILE = fileURLToPath(new URL("matches.txt", import.meta.url));
/** The number of random matches of a game on each board, and of those against the computer where these are long. */
const RANDOM = 150;
const SKILLED = 24;
/** A match has at least so many actions, so that both players act. */
const LEAST = 4;
/** A match of at most so many actions is short enough for the default board. */
const SHORT = 18;
/** No match is longer. */
const LONGEST = 300;
/** In a position with at most so many actions each is tried: one that ends the match is played. */
const TRIED = 12;

/** The program in a process, one command at a time. */
class Protocol {
  constructor() {
    this.process = spawn(PROGRAM, ["gtp"], { stdio: ["pipe", "pipe", "inherit"] });
    this.waiting = [];
    createInterface({ input: this.process.stdout }).on("line", (line) => this.receive(line));
  }

  /** An answer is some lines and an empty one; the first begins with "= " or "? ". */
  receive(line) {
    if (line !== "") return void this.lines.push(line);
    const [answer, lines] = [this.waiting.shift(), this.lines];
    this.lines = [];
    const text = lines.join("\n");
    if (text[0] === "=") answer.resolve(text.slice(2));
    else answer.reject(new Error(text));
  }

  lines = [];

  /** Sends a command and returns the answer. */
  ask(command) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.process.stdin.write(`${command}\n`);
    });
  }

  close() {
    this.process.stdin.end();
  }
}

/** Returns a function for random whole numbers below a bound: xorshift with 32 bits. */
function dice(seed) {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** Returns the words for the boards of the current game that are smaller than the usual one, the smallest first. */
async function boards(protocol) {
  for (const line of (await protocol.ask("options")).split("\n")) {
    const [, usual, allowed] = /^size (\S+) \((.*)\)$/.exec(line) ?? [];
    if (!usual) continue;
    const [columns, rows] = allowed.split(" ")[0].split("x").map(Number);
    const sizes = rows ? [0, 1, 2].map((more) => `${columns + more}x${rows + more}`) : allowed.split("|");
    return (rows ? sizes : sizes.slice(0, sizes.indexOf(usual))).map((size) => `size=${size}`);
  }
  return [];
}

/**
 * Plays a match of less than `limit` actions. `skilled` is the side that the computer plays, if it plays one. Returns the
 * match with its outcome, or nothing if it is longer.
 */
async function playOut(protocol, game, skilled, roll, limit) {
  await protocol.ask(`game ${game}`);
  await protocol.ask("level 3");
  const actions = [];
  const play = async (action) => {
    const [, outcome] = await Promise.all([protocol.ask(`play ${action}`), protocol.ask("outcome")]);
    return outcome.startsWith("none") ? undefined : outcome;
  };
  while (actions.length < limit - 1) {
    if ((await protocol.ask("mover")) === skilled) {
      actions.push(await protocol.ask("genmove"));
      const outcome = await protocol.ask("outcome");
      if (!outcome.startsWith("none")) return { actions, outcome };
      continue;
    }
    const legal = (await protocol.ask("legal_moves")).split(" ");
    for (const action of legal.length <= TRIED ? legal : []) {
      const outcome = await play(action);
      if (outcome) return { actions: [...actions, action], outcome };
      await protocol.ask("undo");
    }
    const action = legal[roll(legal.length)];
    actions.push(action);
    const outcome = await play(action);
    if (outcome) return { actions, outcome };
  }
  return undefined;
}

/** Returns the shortest of many matches of at most `longest` actions. */
async function shortest(protocol, game, longest) {
  const roll = dice(1);
  let best;
  for (let i = 0; i < RANDOM + SKILLED; i += 1) {
    const isSkilled = i >= RANDOM;
    // A search on a large board takes long, and random players have short matches on a small one.
    if (isSkilled && (longest < LONGEST || best?.actions.length <= SHORT)) break;
    const skilled = isSkilled ? ["first", "second"][i % 2] : undefined;
    const found = await playOut(protocol, game, skilled, roll, best?.actions.length ?? longest + 1);
    if (found?.actions.length >= LEAST) best = found;
  }
  return best;
}

/** Returns the English names of all games, by id, from the facts of the rules. */
function names() {
  const rules = fileURLToPath(new URL("../../../crates/games/src", import.meta.url));
  const files = readdirSync(rules, { recursive: true }).filter((file) => file.endsWith(".rs"));
  const facts = files.flatMap((file) => [
    ...readFileSync(join(rules, file), "utf8").matchAll(/Facts::new\(\s*"(\w+)",\s*"[^"]+",\s*"([^"]+)"/g),
  ]);
  return new Map(facts.map(([, id, name]) => [id, name]));
}

const protocol = new Protocol();
const titles = names();
const wanted = process.argv.slice(2);
const known = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n").filter((line) => line && line[0] !== "#") : [];
const lines = [];
for (const game of (await protocol.ask("list_games")).split("\n")) {
  const old = known.find((line) => line.split(" ")[0] === game);
  if (wanted.length > 0 && !wanted.includes(game)) {
    if (old) lines.push(old);
    continue;
  }
  await protocol.ask(`game ${game}`);
  const small = await boards(protocol);
  const usual = await shortest(protocol, game, small.length > 0 ? SHORT : LONGEST);
  let best = usual && { set: game, ...usual };
  for (const size of best?.actions.length <= SHORT ? [] : small) {
    const set = `${game} ${size}`;
    const found = await shortest(protocol, set, LONGEST);
    if (!found) continue;
    best = { set, ...found };
    break;
  }
  if (!best) throw new Error(`no match of ${game} ends`);
  console.log(best.set, best.actions.length, best.outcome);
  lines.push([best.set, titles.get(game), best.actions.join(" "), best.outcome].join(" | "));
}
protocol.close();
const head = "# Short matches, for by-keys.test.mjs: game with its options, name, actions, outcome. Written by find-matches.mjs.\n";
writeFileSync(FILE, `${head}${lines.join("\n")}\n`);
