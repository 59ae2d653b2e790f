// The page on a laptop: a game from the gallery, the computer as opponent, reloads, links, and browsers without WebGL
// 2, storage or workers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { LAPTOP, QUICK, SOON, Visitor, longTest, newContext, open, steps, watchTheStart } from "./browser.mjs";

let world;
before(async () => (world = await open(LAPTOP)));
after(() => world.close());

/** Opens a context for a first visit; it is closed when the test ends. */
async function stranger(t, options = {}, device = QUICK) {
  const context = await newContext(world.browser, { ...device, ...options });
  t.after(() => context.close());
  return { context, address: world.address };
}

/** Chooses a game in the gallery, sets it up and starts a match. */
async function sitDown(visitor, game, choices = []) {
  await visitor.seek("Find a game", game);
  await visitor.until("the game being set up", (news) => news.screen === "setup");
  for (const choice of choices) await visitor.press(choice);
  await visitor.press("Play");
  return visitor.until("the table", (news) => news.screen === "table");
}

test("a stranger opens a game from the gallery, plays by taps and finds it again after a reload", async (t) => {
  const place = await stranger(t, {}, LAPTOP);
  await watchTheStart(place.context);
  const visitor = await Visitor.arrive(place);
  t.diagnostic(`first visit: ${await steps(visitor.page)}`);
  assert.equal((await visitor.news()).screen, "gallery");
  await visitor.photograph("laptop-gallery");
  await sitDown(visitor, "Othello");
  const start = await visitor.news();
  assert.equal(start.game, "otelo_1_11");
  assert.equal(start.actions, "0");
  const first = await visitor.play("e3");
  assert.notEqual(first.position, start.position);
  assert.equal(first.last, "e3");
  const second = await visitor.play("f3");
  assert.match(second.text, /f3/, "the action is said");
  await visitor.photograph("laptop-table");
  await visitor.reload();
  t.diagnostic(`second visit: ${await steps(visitor.page)}`);
  const back = await visitor.until("the table again", (news) => news.screen === "table");
  assert.equal(back.position, second.position);
  assert.equal(back.actions, "2");
  assert.deepEqual(visitor.complaints, []);
});

longTest("a game is found by its Portuguese name, without accents, in the English gallery", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t));
  await visitor.seek("Find a game", "dominorio", "Domineering");
  const found = await visitor.until("the game being set up", (news) => news.screen === "setup");
  assert.equal(found.screen, "setup");
  await visitor.press("Play");
  const table = await visitor.until("the table", (news) => news.screen === "table");
  assert.equal(table.game, "dominorio");
  assert.deepEqual(visitor.complaints, []);
});

/** Lets `workersAreIdle` find out when every worker has handled all its messages. */
async function watchWorkers(context) {
  await context.addInitScript(() => {
    const Native = window.Worker;
    window.workers = [];
    window.Worker = class extends Native {
      constructor(...options) {
        super(...options);
        // Before the program's listener, which takes an error for the end of the worker.
        this.addEventListener("message", (event) => {
          if (event.data.number !== -1) return;
          event.stopImmediatePropagation();
          this.handled();
        });
        window.workers.push(this);
      }
    };
  });
}

/** Resolves when every worker has handled the messages sent so far, and the page the answers. */
async function workersAreIdle(visitor) {
  await visitor.page.evaluate(() =>
    Promise.all(
      window.workers.map(
        (worker) =>
          new Promise((done) => {
            worker.handled = done;
            // Not a request: the worker reports an error, after everything else it has to report.
            worker.postMessage({ number: -1, request: "" });
          }),
      ),
    ),
  );
  await visitor.frames(3);
}

/** Returns the names of the files of weights that a page has requested so far, without their hashes. */
function requestedWeights(page) {
  const names = [];
  page.on("request", (request) => {
    const name = request.url().match(/\/(weights-.*)-[0-9a-f]{8}\.bin$/);
    if (name) names.push(name[1]);
  });
  return names;
}

test("the computer answers from its worker while the page goes on, and is interrupted by undo", async (t) => {
  const place = await stranger(t);
  await watchWorkers(place.context);
  const visitor = await Visitor.arrive(place);
  const weights = requestedWeights(visitor.page);
  await sitDown(visitor, "Hex", ["Against the computer", "The best it has"]);
  assert.deepEqual(weights, [], "weights are downloaded when the computer searches");
  await visitor.play("f6");
  await visitor.until("a worker", () => visitor.page.workers().length === 1);
  const pause = await visitor.page.evaluate(async () => {
    let [last, longest] = [performance.now(), 0];
    const channel = new MessageChannel();
    const end = last + 1000;
    await new Promise((done) => {
      channel.port1.onmessage = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (now < end) channel.port2.postMessage(0);
        else done();
      };
      channel.port2.postMessage(0);
    });
    return longest;
  });
  t.diagnostic(`the page's own thread was never blocked longer than ${Math.round(pause)} ms meanwhile`);
  const answered = await visitor.until("the answer", (news) => news.actions === "2" && news.thinking === "false");
  assert.equal(answered.game, "hex");
  assert.deepEqual(weights, ["weights-hex-hex"], "the weights of this game only");
  assert.equal(visitor.page.workers().length, 1, "it thinks in a worker");
  assert.ok((await visitor.states()).some((state) => state.thinking === "true"), "the page says that it thinks");
  // Undo takes back both actions; another action starts a search, which undo cancels.
  await visitor.press("Undo");
  await visitor.until("the start", (news) => news.actions === "0");
  await visitor.play("c3");
  await visitor.press("Undo");
  await visitor.until("the end of thinking", (news) => news.actions === "0" && news.thinking === "false");
  await workersAreIdle(visitor);
  assert.equal((await visitor.news()).actions, "0", "an interrupted search plays nothing");
});

test("without a worker the page thinks a little in every frame", async (t) => {
  const place = await stranger(t);
  await place.context.route("**/worker-*.js", (route) => route.abort());
  const visitor = await Visitor.arrive(place);
  const weights = requestedWeights(visitor.page);
  await sitDown(visitor, "Othello", ["Against the computer", "Lets a child win"]);
  await visitor.play("e3");
  await visitor.until("the answer", (news) => Number(news.actions) >= 2);
  assert.deepEqual(weights.sort(), ["weights-otelo_1_11-1_11", "weights-otelo_1_11-classico"]);
  assert.equal(visitor.page.workers().length, 0);
});

test("a link opens its position, share copies it, and a bad link is explained", async (t) => {
  const place = await stranger(t, { permissions: ["clipboard-read", "clipboard-write"] });
  const visitor = await Visitor.arrive(place, "#game=hex&size=9");
  await visitor.until("the table", (news) => news.screen === "table" && news.game === "hex");
  assert.equal(JSON.parse((await visitor.news()).position).rows.length, 9);
  await visitor.page.waitForFunction(() => location.hash === "#game=hex&size=9");
  const played = await visitor.play("c4");
  await visitor.press("Share");
  await visitor.heard("Link copied");
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(place.address), link);
  const friend = await Visitor.arrive(await stranger(t), link.slice(place.address.length));
  const there = await friend.until("the table", (news) => news.screen === "table");
  assert.equal(there.position, played.position);
  assert.equal(there.actions, "1", "the link carries the moves");
  // The same tab follows a link to an unknown game: the page shows the reason for the error, and the match continues.
  await friend.page.evaluate(() => (location.hash = "game=ludo"));
  await friend.heard("ludo", SOON);
  const explained = await friend.until("the message gone", (news) => !news.text.includes("ludo"));
  assert.equal(explained.screen, "table");
  assert.equal(explained.position, there.position);
});

test("a browser that keeps nothing says so once, and the game goes on", async (t) => {
  const place = await stranger(t);
  await place.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const visitor = await Visitor.arrive(place, "#game=otelo_1_11&variant=classico");
  await visitor.heard("could not be saved");
  await visitor.play("e3");
  await visitor.until("the message gone", (news) => !news.text.includes("could not be saved"));
  await visitor.play("f3");
  await visitor.play("f4");
  const said = (await visitor.page.evaluate(() => window.said)).map((text) => text.includes("could not be saved"));
  const times = said.filter((now, i) => now && !said[i - 1]).length;
  assert.equal(times, 1, "it is said once");
});

test("every control is named and as large as a finger", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t));
  const small = () =>
    visitor.page.evaluate(() =>
      [...document.querySelectorAll("#mirror button[data-node]")]
        .map((node) => ({ name: node.ariaLabel, w: node.offsetWidth, h: node.offsetHeight }))
        .filter(({ name, w, h }) => !name || w < 44 || h < 44),
    );
  assert.deepEqual(await small(), [], "in the gallery");
  await visitor.seek("Find a game", "Mak-yek");
  await visitor.until("the game being set up", (news) => news.screen === "setup");
  assert.deepEqual(await small(), [], "setting a game up");
  await visitor.press("Play");
  await visitor.until("the table", (news) => news.screen === "table");
  await visitor.press("Moves");
  await visitor.place(visitor.control("Export"));
  assert.deepEqual(await small(), [], "at the table");
  const unnamed = await visitor.page.evaluate(() =>
    [...document.querySelectorAll("body input, body button, body canvas, body progress")]
      .filter((node) => !node.closest("[hidden], [aria-hidden=true]"))
      .filter((node) => !(node.ariaLabel || node.textContent.trim()))
      .map((node) => node.outerHTML),
  );
  assert.deepEqual(unnamed, [], "outside the canvas");
});

test("without WebGL 2 the page says so in words", async (t) => {
  const place = await stranger(t);
  await place.context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : real.call(this, kind, ...rest);
    };
  });
  const page = await place.context.newPage();
  await page.goto(place.address);
  await page.waitForFunction(() => document.documentElement.dataset.state === "no-webgl2");
  assert.match(await page.locator("#message").textContent(), /WebGL 2/);
  assert.ok(await page.getByRole("button", { name: "Try again" }).isVisible());
});

test("after lost graphics the page comes back with the match where it was", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t), "#game=otelo_1_11&variant=classico");
  const played = await visitor.play("e3");
  const loaded = visitor.page.waitForEvent("load");
  await visitor.page.evaluate(() => {
    const context = document.getElementById("table").getContext("webgl2");
    context.getExtension("WEBGL_lose_context").loseContext();
  });
  await loaded;
  await visitor.ready();
  const back = await visitor.until("the table again", (news) => news.screen === "table");
  assert.equal(back.position, played.position);
});
