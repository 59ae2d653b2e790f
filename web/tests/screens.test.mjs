// axe-core on every screen of the ordinary page, and on its dialogs. What is told on the way to them and during a match is
// tested in by-keys.test.mjs and reach.test.mjs, which look at the most usual ones in every run.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { QUICK, Visitor, drawNothing, longTest, newContext, open } from "./browser.mjs";
import { Server } from "./program.mjs";
import { inspect } from "./teacher/world.mjs";

const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
const words = read("crates/server/teacher/words-en.json");
const { puzzles } = read("assets/games/hex/puzzles.json");

let world;
before(async () => (world = await open(QUICK)));
after(() => world.close());

/** The screens: the address, the names of what is pressed there, and of a control that is on the screen then. */
const SCREENS = {
  "the gallery": ["", [], "Find a game"],
  "the settings": ["", ["Settings"], "Close"],
  "my matches": ["", ["My matches"], "Back to the games"],
  "another device": ["", ["With another device"], "Back to the games"],
  "the set-up": ["#setup=hex", [], "Play"],
  "the set-up against the computer": ["#setup=hex", ["Against the computer"], "Play"],
  "the set-up with another device": ["#setup=hex", ["With another device"], "Open a table"],
  "the set-up with a clock": ["#setup=hex", ["Your own"], "Play"],
  "the rules": ["#setup=hex", ["Rules"], "Close"],
  "a lesson": ["#setup=hex", ["Learn"], "Leave"],
  "a puzzle": [`#game=hex&puzzle=${puzzles[0].id}`, [], "Leave"],
  "the table": ["#game=ouri", [], "Undo"],
  "the list of moves": ["#game=hip&moves=a1.b2", ["Moves"], "1. a1"],
  "a share": ["#game=hip&moves=a1.b2", ["Share"], "Undo"],
  "more commands": ["#game=hip&moves=a1.b2", ["More"], "Resign"],
  "a choice": ["#game=hex&moves=c3", [], "Swap sides"],
  "the end": ["#game=rastros&moves=e5-d5.d5-e6.e6-f7.f7-g7", [], "Play again"],
};

/** Opens a context for a first visit; it is closed when the test ends. */
async function stranger(t, address) {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  await drawNothing(context);
  return { context, address };
}

/** Waits until there is a control with that name and nothing moves. */
async function shows(visitor, name) {
  await visitor.page.locator(`#mirror [aria-label="${name}"]`).first().waitFor({ state: "attached" });
  await visitor.until("a still picture", (news) => news.still === "true");
  await visitor.frames(2);
}

for (const [screen, [hash, presses, shown]] of Object.entries(SCREENS)) {
  longTest(`axe finds no fault: ${screen}`, async (t) => {
    const visitor = await Visitor.arrive(await stranger(t, world.address), hash);
    for (const name of presses) {
      await shows(visitor, name);
      await visitor.page.locator(visitor.control(name)).first().press("Enter");
      await visitor.frames(6);
    }
    await shows(visitor, shown);
    await inspect(visitor.page, screen);
    assert.deepEqual(visitor.complaints, []);
  });
}

longTest("axe finds no fault: the class, where a pupil chooses a name and waits", async (t) => {
  const server = await Server.open();
  t.after(() => server.close());
  const context = await world.browser.newContext({ locale: "en-GB" });
  t.after(() => context.close());
  const teacher = await context.newPage();
  await teacher.goto(server.forTeacher);
  await teacher.getByRole("button", { name: words["new-class"], exact: true }).click();
  await teacher.getByLabel(words["how-many-pupils"]).fill("2");
  await teacher.getByRole("button", { name: words.suggest, exact: true }).click();
  await teacher.locator(".proposal.best button").click();
  await teacher.waitForURL(/#\w{4}/);
  const code = new URL(teacher.url()).hash.slice(1, 5);
  const visitor = await Visitor.arrive(await stranger(t, server.address), code);
  const name = visitor.page.locator("#mirror button[aria-label^='blue ']").first();
  await name.waitFor({ state: "attached" });
  await inspect(visitor.page, "the names");
  await name.press("Enter");
  await shows(visitor, "I take this one");
  await inspect(visitor.page, "a name");
  await visitor.page.locator(visitor.control("I take this one")).press("Enter");
  await visitor.page.locator(visitor.control("I take this one")).waitFor({ state: "detached" });
  await visitor.until("a still picture", (news) => news.still === "true");
  await inspect(visitor.page, "a pupil who waits");
});
