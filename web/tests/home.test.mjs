// At home: a match is kept, found again after a reload, continued and played otherwise, a link carries its moves, and a
// film shows them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { LAPTOP, QUICK, Visitor, newContext, open } from "./browser.mjs";

let world;
before(async () => (world = await open(LAPTOP)));
after(() => world.close());

test("a match is kept, found again, continued and played otherwise", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  const visitor = await Visitor.arrive({ context, address: world.address });
  await visitor.seek("Find a game", "HIP");
  await visitor.until("the game being set up", (news) => news.screen === "setup");
  await visitor.press("Side by side");
  await visitor.press("Play");
  await visitor.until("the table", (news) => news.screen === "table");
  await visitor.play("a1");
  await visitor.play("b1");
  await visitor.press("Back to the games");
  await visitor.until("the gallery", (news) => news.screen === "gallery");
  await visitor.press("My matches");
  await visitor.until("the matches", (news) => news.screen === "matches");
  await visitor.page.locator(visitor.control("Continue")).first().waitFor({ state: "attached" });
  await visitor.photograph("home-matches");
  await visitor.reload();
  await visitor.press("My matches");
  await visitor.press("Continue");
  const back = await visitor.until("the table", (news) => news.screen === "table");
  assert.equal(back.actions, "2");
  await visitor.press("Undo");
  await visitor.until("one action", (news) => news.actions === "1");
  await visitor.play("c3");
  await visitor.press("Moves");
  await visitor.press("Variation, 2. b1");
  const other = await visitor.until("the old line", (news) => news.last === "b1");
  assert.equal(other.actions, "2");
  await visitor.photograph("home-lines");
  assert.deepEqual(visitor.complaints, []);
});

test("two tabs play in one match: both lines are kept, and the later tab is told", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  const first = await Visitor.arrive({ context, address: world.address }, "#game=hip&moves=a1");
  await first.until("the table", (news) => news.screen === "table");
  await first.play("b1");
  const second = await Visitor.arrive({ context, address: world.address });
  await second.press("My matches");
  await second.press("Continue");
  await second.until("the same match", (news) => news.screen === "table" && news.actions === "2");
  await second.play("c3");
  // The database of the browser writes while nothing is drawn.
  await second.page.waitForTimeout(1500);
  await first.play("d4");
  await first.heard("Another window has played in this match");
  await first.press("Back to the games");
  await first.press("My matches");
  await first.press("Continue");
  await first.until("the match", (news) => news.screen === "table" && news.actions === "3");
  await first.press("Moves");
  await first.page.locator('#mirror [aria-label^="Variation, 3. "]').first().waitFor({ state: "attached" });
  assert.deepEqual([...first.complaints, ...second.complaints], []);
});

/** Returns the number of pictures in an animated GIF: each has a graphic control extension. */
function pictures(gif) {
  const extension = Buffer.from([0x21, 0xf9, 0x04]);
  let count = 0;
  for (let at = gif.indexOf(extension); at >= 0; at = gif.indexOf(extension, at + 3)) count += 1;
  return count;
}

test("a link carries the moves of a match, and a film shows them", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  const visitor = await Visitor.arrive({ context, address: world.address }, "#game=hip&moves=a1.b2%20c3");
  const table = await visitor.until("the table", (news) => news.screen === "table");
  assert.deepEqual([table.actions, table.last], ["3", "c3"]);
  const saved = visitor.page.waitForEvent("download");
  await visitor.press("More");
  await visitor.press("Save a film of the match");
  const film = await readFile(await (await saved).path());
  assert.equal(film.subarray(0, 6).toString(), "GIF89a");
  assert.equal(pictures(film), 4, "the start and the position after each action");
  const after = await visitor.until("the table as it was", (news) => news.actions === "3" && news.still === "true");
  assert.equal(after.position, table.position);
  assert.deepEqual(visitor.complaints, []);
});
