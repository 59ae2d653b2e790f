// Learning by touch: from the gallery through the lesson of a game to a solved puzzle and a first match.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { QUICK, Visitor, longTest, newContext, open } from "./browser.mjs";

const DEVICE = { ...QUICK, hasTouch: true };
/**
 * By default only the first steps of the first game's lesson are played: src/app/tests/lessons.rs plays every lesson
 * without a browser, and the matches at their ends.
 */
const GAMES = [
  ["hex", "Hex"],
  ["semaforo", "Traffic Lights"],
  ["rastros", "Slime Trail"],
];

let world;
before(async () => (world = await open(DEVICE)));
after(() => world.close());

const data = (game, file) => JSON.parse(readFileSync(new URL(`../../assets/games/${game}/${file}`, import.meta.url)));

/** The sites that are touched for an action. */
const sites = (action) => action.split("=")[0].split("-");

/** Touches the sites of an action until it is played: a touch during an animation only ends the animation. */
async function touch(visitor, action, count) {
  // In a step with several actions to find, an action is taken back at once, so all states since the touch are tested.
  const from = (await visitor.states()).length;
  const isPlayed = async () =>
    (await visitor.states(from)).some(({ last, actions }) => last === action || Number(actions) > count);
  for (let attempt = 0; attempt < 5; attempt++) {
    for (const site of sites(action)) await visitor.tap(visitor.site(site));
    // The program handles touches in its next frames; if the picture is still after them, the touches had no effect.
    await visitor.frames(10);
    await visitor.until(`the end of '${action}'`, (news) => news.still === "true");
    if (await isPlayed()) return;
  }
  throw new Error(`'${action}' is never played; the page says ${JSON.stringify(await visitor.news())}`);
}

/** Waits until the panel shows a text. */
const says = (visitor, text) =>
  visitor.page.locator("#mirror > *", { hasText: text }).first().waitFor({ state: "attached" });

/** Plays the actions that a step asks for; every step begins without actions. */
async function act(visitor, { ask, actions, replies }) {
  const played = (count) => visitor.until(`${count} actions`, (news) => Number(news.actions) === count);
  let count = 0;
  await played(count);
  for (const action of ask === "any" ? actions.slice(0, 1) : actions) {
    await touch(visitor, action, count);
    count += replies?.[action] ? 2 : 1;
    // Where several actions are to be found, each is played in the same position.
    if (ask === "find" && action !== actions.at(-1)) count = 0;
    await played(count);
  }
}

for (const [i, [game, name]] of GAMES.entries()) {
  (i === 0 ? test : longTest)(`from the gallery through the lesson of ${name} to a puzzle and a match`, async (t) => {
    const context = await newContext(world.browser, DEVICE);
    t.after(() => context.close());
    const visitor = await Visitor.arrive({ context, address: world.address });
    await visitor.seek("Find a game", name);
    await visitor.until("the game being set up", (news) => news.screen === "setup");
    await visitor.press("Learn");
    await visitor.until("the table", (news) => news.screen === "table");
    const { steps } = data(game, "lesson.json").lessons[0];
    const last = process.env.LONG ? steps.length - 1 : 5;
    for (const [i, step] of steps.slice(0, last).entries()) {
      await says(visitor, `Step ${i + 1} of`);
      if (step.ask !== "watch") await act(visitor, step);
      if (i === 3) await visitor.photograph(`lesson-${game}`);
      await visitor.press("Continue");
    }
    // A link that is opened in the frame of the press would receive it.
    await says(visitor, `Step ${last + 1} of`);
    const [puzzle] = data(game, "puzzles.json").puzzles;
    const link = `#game=${game}&puzzle=${puzzle.id}`;
    await visitor.page.evaluate((link) => (location.hash = link), link);
    await says(visitor, "Puzzle 1 ");
    await visitor.photograph(`puzzle-${game}`);
    assert.equal(puzzle.plies, 1);
    await touch(visitor, puzzle.line[0], 0);
    await says(visitor, "That’s it!");
    await visitor.press("Leave");
    await visitor.until("the game being set up", (news) => news.screen === "setup");
    await visitor.press("Play");
    const news = await visitor.until("a match", (news) => news.screen === "table" && news.game === game);
    assert.equal(news.actions, "0");
    assert.deepEqual(visitor.complaints, []);
  });
}

longTest("a link to a puzzle opens it", async (t) => {
  const context = await newContext(world.browser, DEVICE);
  t.after(() => context.close());
  const { id } = data("hex", "puzzles.json").puzzles[1];
  const visitor = await Visitor.arrive({ context, address: world.address }, `#game=hex&puzzle=${id}`);
  await says(visitor, "Puzzle 2 ");
});
