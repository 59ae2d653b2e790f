// The page on a tablet in portrait: touch, rotation of the device during a match, and high pixel densities.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { QUICK, TABLET, Visitor, longTest, newContext, open } from "./browser.mjs";

let world;
before(async () => (world = await open(TABLET)));
after(() => world.close());

test("fingers play a game, the tablet is turned, and the game is where it was", async (t) => {
  const visitor = await Visitor.arrive(world);
  await visitor.photograph("tablet-gallery");
  await visitor.seek("Find a game", "Othello");
  await visitor.until("the game being set up", (news) => news.screen === "setup");
  await visitor.press("Play");
  await visitor.until("the table", (news) => news.screen === "table");
  await visitor.play("e3");
  const played = await visitor.play("f3");
  await visitor.photograph("tablet-portrait");
  const { width, height } = TABLET.viewport;
  const before = await visitor.place(visitor.site("e4"));
  await visitor.page.setViewportSize({ width: height, height: width });
  await visitor.page.waitForFunction(() => {
    const canvas = document.getElementById("table");
    return Math.abs(canvas.width - innerWidth * devicePixelRatio) <= 1;
  });
  await visitor.moved(visitor.site("e4"), before);
  assert.equal((await visitor.news()).position, played.position);
  const third = await visitor.play("c5");
  assert.equal(third.actions, "3");
  await visitor.photograph("tablet-landscape");
  // Neither double taps nor drags move or enlarge the page.
  const { x, y } = await visitor.place(visitor.site("a1"));
  await visitor.page.touchscreen.tap(x, y);
  await visitor.page.touchscreen.tap(x, y);
  const page = await visitor.page.evaluate(() => ({ zoom: visualViewport.scale, x: scrollX, y: scrollY }));
  assert.deepEqual(page, { zoom: 1, x: 0, y: 0 });
  assert.deepEqual(visitor.complaints, []);
});

/** How browsers name themselves on devices with a touch screen. */
const NAMES = {
  "an iPad, which calls itself a Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  "a laptop with a touch screen":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
for (const [device, userAgent] of Object.entries(NAMES)) {
  test(`what is typed after a touch arrives on ${device}`, async (t) => {
    const context = await newContext(world.browser, { ...QUICK, hasTouch: true, userAgent });
    t.after(() => context.close());
    const visitor = await Visitor.arrive({ context, address: world.address });
    await visitor.hold(visitor.control("Find a game"));
    await visitor.page.keyboard.type("konax", { delay: 30 });
    await visitor.page.keyboard.press("Backspace");
    await visitor.page.keyboard.type("ne", { delay: 30 });
    // Only games with that name are left.
    await visitor.page.waitForFunction(() => {
      const names = [...document.querySelectorAll("#mirror [data-node]")].map((node) => node.ariaLabel);
      return names.includes("Konane") && !names.includes("Hex");
    });
    assert.deepEqual(visitor.complaints, []);
  });
}

longTest("a telephone that is turned lays a wide board anew, and the bars follow without being touched", async (t) => {
  const context = await newContext(world.browser, { ...TABLET, viewport: { width: 390, height: 780 } });
  t.after(() => context.close());
  const visitor = await Visitor.arrive({ context, address: world.address }, "#game=hex");
  await visitor.until("the table", (news) => news.screen === "table");
  const corners = async () => [await visitor.place(visitor.site("a1")), await visitor.place(visitor.site("k11"))];
  const [low, high] = await corners();
  const upright = Math.abs(low.x - high.x) < 20 && low.y - high.y > 300;
  assert.ok(upright, `a1 at ${low.x},${low.y}, k11 at ${high.x},${high.y}`);
  await visitor.play("f6");
  await visitor.photograph("telephone-portrait");
  await visitor.page.setViewportSize({ width: 780, height: 390 });
  await visitor.moved(visitor.site("a1"), low);
  await visitor.page.waitForFunction((selector) => {
    const undo = document.querySelector(selector).getBoundingClientRect();
    return undo.right <= innerWidth && undo.bottom <= innerHeight && undo.bottom > innerHeight - 60;
  }, visitor.control("Undo"));
  const [left, right] = await corners();
  assert.ok(Math.abs(left.y - right.y) < 20 && right.x - left.x > 250, `a1 at ${left.x}, k11 at ${right.x}`);
  await visitor.photograph("telephone-landscape");
});

longTest("no canvas has more pixels than eyes can see or graphics can draw", async (t) => {
  // A small screen with a high pixel density: the cap is a factor, and few pixels are drawn faster.
  const viewport = { width: 360, height: 480 };
  const looks = { colorScheme: "dark", reducedMotion: "reduce" };
  const sharp = { ...TABLET, ...looks, locale: "pt-PT", viewport, deviceScaleFactor: 4 };
  const context = await newContext(world.browser, sharp);
  t.after(() => context.close());
  const visitor = await Visitor.arrive({ context, address: world.address });
  const canvas = await visitor.page.evaluate(() => {
    const { width, height, clientWidth, clientHeight } = document.getElementById("table");
    return { width, height, clientWidth, clientHeight };
  });
  assert.ok(canvas.width <= 2 * canvas.clientWidth && canvas.width > canvas.clientWidth, JSON.stringify(canvas));
  assert.ok(canvas.height <= 2 * canvas.clientHeight, JSON.stringify(canvas));
  // Touches still hit the right control, and the page is in the language of the device.
  await visitor.press("Otelo");
  const news = await visitor.until("the game being set up", (news) => news.screen === "setup");
  assert.equal(news.screen, "setup");
  assert.equal(await visitor.page.evaluate(() => document.documentElement.lang), "pt");
});
