// Every game from the gallery to its end and back at the ordinary page, by keys alone: what they lead to is known only from
// the names, roles and states that a screen reader is told, and from what the live region says. The matches are short ones of
// the program itself (web/tests/by-keys/matches.txt, written by find-matches.mjs beside it).
//
// By default a few games are played, with --long all. TREES names a folder for what a screen reader finds on the way, and for
// what was pressed and said. Of some games the set-up and the table at the start are kept in web/tests/by-keys; UPDATE=1
// writes them again.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { QUICK, drawNothing, longTest, newContext, open } from "./browser.mjs";
import { play } from "./by-keys/actions.mjs";
import { Player } from "./by-keys/player.mjs";
import { inspect } from "./teacher/world.mjs";

const { TREES, UPDATE } = process.env;
const here = fileURLToPath(new URL("by-keys", import.meta.url));

/** A small window without animations: what is told does not depend on them. */
const DEVICE = { ...QUICK, settings: { detail: "low", speed: 0 } };

/** The game whose match is also drawn: nobody here looks at the picture. */
const DRAWN = "semaforo";

/** The games that are always played: one place for an action, and two. */
const SHORT = ["semaforo", "hex", "rastros"];
/** The games of which what is told at the beginning is kept. */
const KEPT = ["semaforo", "hex", "rastros", "dominorio"];

const MATCHES = readFileSync(join(here, "matches.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && line[0] !== "#")
  .map((line) => {
    const [set, name, actions, outcome] = line.split(" | ");
    const [game, ...options] = set.split(" ");
    return { game, options, name, actions: actions.split(" "), outcome };
  })
  .sort((one, other) => one.actions.length - other.actions.length);

let world;
before(async () => (world = await open(DEVICE)));
after(() => world.close());

/** Presses a button that lessens a number, which has the number in its name, until that is `wanted`. */
async function lessen(player, button, wanted) {
  const start = `${button} (now `;
  /** Returns the name of the button, once it is another one than `before`. */
  const renamed = async (before) => {
    const find = ([start, before]) =>
      [...document.querySelectorAll("#mirror button")]
        .map((element) => element.ariaLabel)
        .find((name) => name?.startsWith(start) && name !== before);
    return (await player.page.waitForFunction(find, [start, before])).jsonValue();
  };
  for (let name = await renamed(); name !== `${start}${wanted})`; name = await renamed(name)) await player.choose(name);
}

/** Chooses the size of the board. */
async function chooseSize(player, size) {
  const [columns, rows] = size.split("x");
  if (rows) {
    await lessen(player, "Columns: less", columns);
    return lessen(player, "Rows: less", rows);
  }
  const name = `${size} × ${size}`;
  if ((await player.find(name)) === undefined) return lessen(player, "Size: less", name);
  return player.choose(name);
}

/** Compares what is told with a kept file. */
function compare(name, told) {
  const file = join(here, `${name}.txt`);
  if (UPDATE) writeFileSync(file, `${told}\n`);
  assert.ok(existsSync(file), `${name}.txt is missing: UPDATE=1 writes it`);
  assert.deepEqual(told.split("\n"), readFileSync(file, "utf8").trimEnd().split("\n"), name);
}

/** Plays a game from the gallery to its end and back. */
async function visit(t, { game, options, name, actions, outcome }) {
  const context = await newContext(world.browser, DEVICE);
  t.after(() => context.close());
  if (game !== DRAWN) await drawNothing(context);
  const player = await Player.arrive({ context, address: world.address });
  const trees = new Map();
  /** Keeps what a screen reader finds, and in the drawn match looks for faults. */
  const look = async (screen) => {
    trees.set(screen, await player.tree());
    if (game === DRAWN) await inspect(player.page, screen);
  };
  const start = Date.now();
  const record = () => {
    if (!TREES) return;
    const seconds = Math.round((Date.now() - start) / 1000);
    const head = `${name} ${options.join(" ")}: ${actions.length} actions, ${player.keys} keys, ${seconds} s`;
    const told = [...trees].map(([screen, tree]) => `== ${screen}\n\n${tree}\n`);
    mkdirSync(TREES, { recursive: true });
    const log = `== what was pressed and said\n\n${player.log.join("\n")}\n`;
    writeFileSync(join(TREES, `${game}.txt`), [head, "", ...told.slice(0, 3), log, ...told.slice(3)].join("\n"));
  };
  try {
    await look("the gallery");
    await player.choose(name);
    await player.lands(name);
    for (const option of options) await chooseSize(player, option.split("=")[1]);
    await player.choose("Side by side");
    await look("the set-up");
    await player.said();
    await player.choose("Play");
    await player.lands(await player.listen("Play").then((said) => `${name} – ${said.split(".")[0]}`));
    await look("the table at the start");
    let said;
    for (const [i, action] of actions.entries()) {
      player.log.push(`${i + 1}. ${action}`);
      said = await play(player, action);
      const { last, actions: count } = await player.visitor.news();
      assert.deepEqual([last, Number(count)], [action, i + 1], "the action that was chosen is played");
      const { name: at } = await player.focused();
      player.log.push(`    focus: ${at}`);
    }
    assert.match(said, outcome.startsWith("draw") ? /draw/i : /\bwins?\b/, "the end is said");
    await player.wait("Play again");
    await look("the table at the end");
    await player.choose("Back to the games");
    await player.lands("Tabuleiro");
    await look("the gallery again");
    player.log.push(`focus: ${JSON.stringify(await player.focused())}`);
  } finally {
    record();
    t.diagnostic(`${game}: ${actions.length} actions, ${player.keys} keys, ${Math.round((Date.now() - start) / 1000)} s`);
  }
  assert.deepEqual(player.visitor.complaints, []);
  if (KEPT.includes(game)) {
    compare(`${game}-setup`, trees.get("the set-up"));
    compare(`${game}-start`, trees.get("the table at the start"));
  }
}

for (const match of MATCHES) {
  (SHORT.includes(match.game) ? test : longTest)(`${match.name} is played to its end by keys alone`, (t) => visit(t, match));
}
