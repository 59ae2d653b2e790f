// At home: a match is kept, found again after a reload, continued and played otherwise, and a link carries its moves.

import assert from "node:assert/strict";
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

test("a link carries the moves of a match", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  const visitor = await Visitor.arrive({ context, address: world.address }, "#game=hip&moves=a1.b2%20c3");
  const table = await visitor.until("the table", (news) => news.screen === "table");
  assert.deepEqual([table.actions, table.last], ["3", "c3"]);
  assert.deepEqual(visitor.complaints, []);
});
