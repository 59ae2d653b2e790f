// The page as an exhibit: several touches at once, blocked ways to leave, and the export of the counts.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Visitor, longTest, newContext, open } from "./browser.mjs";

/** A small screen: nothing here depends on its size, and few pixels are drawn faster. */
const STAND = { viewport: { width: 760, height: 560 }, deviceScaleFactor: 1, hasTouch: true };
const CONFIGURATION = `(
  screen: (diagonal_inches: 24.0),
  games: [(id: "hex", options: ["size=5"])],
  languages: ["en", "pt"],
  attract_seconds: 600,
  staff_code: "31",
)`;

let world;
before(async () => (world = await open(STAND)));
after(() => world.close());

/** Opens the exhibit in a context of its own. */
async function exhibit(t) {
  const context = await newContext(world.browser, { ...STAND, acceptDownloads: true });
  t.after(() => context.close());
  await context.route("**/exhibit.ron", (route) => route.fulfill({ contentType: "text/plain", body: CONFIGURATION }));
  const visitor = await Visitor.arrive({ context, address: world.address }, "#kiosk");
  const session = await context.newCDPSession(visitor.page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const frames = (count = 3) => visitor.frames(count);
  const tap = async (point) => {
    await touch("touchStart", point);
    await touch("touchEnd");
    await frames(3);
  };
  return { visitor, page: visitor.page, touch, frames, tap, hands: hands(visitor.page) };
}

/** Functions that wait for a control or a site and return its centre. */
function hands(page) {
  const middle = async (selector) => {
    const control = page.locator(selector).first();
    await control.waitFor({ state: "attached" });
    const box = await control.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    button: (name) => middle(`#mirror [data-node][aria-label="${name}"]`),
    site: (name) => middle(`#mirror [data-site][aria-label^="${name},"]`),
  };
}

/** Ends the attract mode by a tap, and waits for the table. */
async function sitDown(place) {
  await place.tap({ x: 380, y: 250 });
  await place.hands.button("Other games");
}

/** Sends taps as fast as possible, without waiting for frames: the corners and the code of staff have a time limit. */
async function taps(place, points) {
  const sent = points.flatMap((point) => [place.touch("touchStart", point), place.touch("touchEnd")]);
  await Promise.all(sent);
}

/** A touch point with an id, moved by (dx, dy). */
const finger = (id, { x, y }, dx = 0, dy = 0) => ({ id, x: x + dx, y: y + dy });

test("two people press at the same time, one a button, one the board", async (t) => {
  const place = await exhibit(t);
  await sitDown(place);
  assert.equal((await place.visitor.news()).actions, "0");
  const [button, site] = [await place.hands.button("Português"), await place.hands.site("c3")];
  await place.touch("touchStart", finger(1, button));
  await place.touch("touchStart", finger(1, button), finger(2, site));
  await place.frames(1);
  await place.touch("touchEnd");
  await place.hands.button("English");
  const news = await place.visitor.until("the action", (news) => news.actions === "1");
  assert.equal(news.game, "hex");
  assert.deepEqual(place.visitor.complaints, []);
});

longTest("ten fingers do no harm, a palm is no tap, and somebody can go on playing", async (t) => {
  const place = await exhibit(t);
  await sitDown(place);
  const middle = await place.hands.button("Other games");
  const palm = [-14, -7, 0, 7, 14].map((dx, i) => finger(i + 1, middle, dx, i % 2 ? 4 : -4));
  for (let i = 1; i <= palm.length; i++) await place.touch("touchStart", ...palm.slice(0, i));
  await place.frames();
  await place.touch("touchEnd");
  await place.frames();
  await place.hands.button("Other games");
  const ten = Array.from({ length: 10 }, (_, i) => finger(i + 1, { x: 60 + 65 * i, y: 120 + 40 * (i % 5) }));
  for (let i = 1; i <= ten.length; i++) await place.touch("touchStart", ...ten.slice(0, i));
  await place.touch("touchMove", ...ten.map((point) => ({ ...point, x: point.x + 15 })));
  await place.frames();
  await place.touch("touchEnd");
  await place.frames();
  assert.equal((await place.visitor.news()).actions, "0");
  await place.tap(await place.hands.site("c3"));
  await place.visitor.until("the action", (news) => news.actions === "1");
});

test("neither keys nor gestures nor the history lead out", async (t) => {
  const place = await exhibit(t);
  await sitDown(place);
  await place.tap(await place.hands.site("c3"));
  await place.visitor.until("the action", (news) => news.actions === "1");
  await place.page.evaluate(() => (window.here = true));
  const keys = ["Escape", "Tab", "Enter", "Backspace", "F1", "F5", "F11", "Control+r", "Control+p", "Alt+ArrowLeft"];
  for (const key of keys) await place.page.keyboard.press(key);
  await place.page.mouse.click(300, 200, { button: "right" });
  const went = (name, go) =>
    place.page.evaluate(
      ([name, go]) => new Promise((done) => {
        addEventListener(name, () => setTimeout(done), { once: true });
        if (go === "back") history.back();
        else location.hash = go;
      }),
      [name, go],
    );
  await went("popstate", "back");
  await went("hashchange", "#game=hex");
  await place.frames(6);
  const still = await place.page.evaluate(() => [window.here, location.hash, document.documentElement.dataset.state]);
  assert.deepEqual(still, [true, "#kiosk", "ready"]);
  const news = await place.visitor.news();
  assert.deepEqual([news.game, news.actions], ["hex", "1"]);
});

longTest("a reloaded exhibit goes on with the match that was being played", async (t) => {
  const place = await exhibit(t);
  await sitDown(place);
  await place.tap(await place.hands.site("c3"));
  const before = await place.visitor.until("the action", (news) => news.actions === "1");
  await place.visitor.reload();
  await place.hands.button("Other games");
  const news = await place.visitor.until("the match", (news) => news.actions === "1");
  assert.equal(news.position, before.position);
});

test("staff take the counts away as a file, and the exhibit goes on", async (t) => {
  const place = await exhibit(t);
  await sitDown(place);
  await place.tap(await place.hands.site("c3"));
  await place.visitor.until("the action", (news) => news.actions === "1");
  // The choice of another game ends the match, which is then counted.
  await place.tap(await place.hands.button("Other games"));
  const { width, height } = STAND.viewport;
  await taps(place, [[8, 8], [width - 8, 8], [width - 8, height - 8], [8, height - 8]].map(([x, y]) => ({ x, y })));
  const keys = [await place.hands.button("3"), await place.hands.button("1")];
  const download = place.page.waitForEvent("download");
  await taps(place, keys);
  const file = await download;
  assert.equal(file.suggestedFilename(), "tabuleiro-counts.csv");
  const [header, line, ...rest] = readFileSync(await file.path(), "utf8").trim().split("\n");
  assert.equal(header, "date,time,game,options,language,seats,actions,seconds,ended,puzzles");
  assert.match(line, /^\d{4}-\d\d-\d\d,[\d:]+,hex,size=5,en,side,1,\d+,left,0$/);
  assert.deepEqual(rest, []);
  await place.hands.button("Português");
});
