// Everybody at the page: taps where frames are slow, the browser's Back, the keyboard, screen readers, the title and the
// address.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { QUICK, SOON, TABLET, Visitor, drawNothing, newContext, open } from "./browser.mjs";

const axe = readFileSync(join(process.env.AXE, "axe.min.js"), "utf8");

let world;
before(async () => (world = await open(QUICK)));
after(() => world.close());

/** Opens a context for a first visit; it is closed when the test ends. */
async function stranger(t, options = {}, device = QUICK) {
  const context = await newContext(world.browser, { ...device, ...options });
  t.after(() => context.close());
  return { context, address: world.address };
}

/** Waits until no frames are drawn any more. */
async function rest(visitor) {
  await visitor.until("a still picture", (news) => news.still === "true");
  await visitor.page.waitForTimeout(3000);
}

const onScreen = (screen) => (news) => news.screen === screen;

test("Back and a link within the page act at once while the page rests", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t));
  const open = async () => {
    await visitor.page.evaluate(() => (location.hash = "game=hex&size=4"));
    const news = await visitor.soon("the match of the link", onScreen("table"));
    assert.equal(news.game, "hex");
  };
  await rest(visitor);
  await open();
  for (let turn = 0; turn < 2; turn += 1) {
    await rest(visitor);
    await visitor.page.evaluate(() => history.back());
    await visitor.soon("the gallery", onScreen("gallery"));
    await rest(visitor);
    await open();
  }
  assert.deepEqual(visitor.complaints, []);
});

test("each of 24 touches of 80 ms is answered", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t, {}, TABLET), "#game=hex&size=8");
  await visitor.until("the table", onScreen("table"));
  const session = await visitor.page.context().newCDPSession(visitor.page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const lost = [];
  for (let i = 0; i < 24; i += 1) {
    const site = `${"abcdefgh"[i % 8]}${1 + 2 * Math.floor(i / 8)}`;
    const { x, y } = await visitor.place(visitor.site(site));
    const before = await visitor.news();
    await send("touchStart", [{ x, y }]);
    await visitor.page.waitForTimeout(80);
    await send("touchEnd", []);
    const answered = (news) => news.actions !== before.actions || news.text !== before.text;
    await visitor.soon(`an answer to the touch on ${site}`, answered).catch(() => lost.push(site));
  }
  assert.deepEqual(lost, []);
  // A button, as well.
  for (let i = 24; i > 20; i -= 1) {
    const { x, y } = await visitor.place(visitor.control("Undo"));
    await send("touchStart", [{ x, y }]);
    await visitor.page.waitForTimeout(80);
    await send("touchEnd", []);
    await visitor.soon("the action taken back", (news) => Number(news.actions) === i - 1);
  }
});

/** Returns what a screen reader is told, after the picture has come to rest. */
async function told(visitor) {
  await visitor.until("a still picture", (news) => news.still === "true");
  await visitor.frames(2);
  return visitor.page.locator("body").ariaSnapshot();
}

/** Fails if axe finds a fault. */
async function inspect(visitor, screen) {
  if (!(await visitor.page.evaluate(() => "axe" in window))) await visitor.page.evaluate(axe);
  const faults = await visitor.page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" ")}`);
  });
  assert.deepEqual(faults, [], screen);
}

test("screen readers are told the same of a screen from wherever it is reached, and axe finds no fault", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t));
  const seen = new Map();
  const look = async (screen, from) => {
    const now = await told(visitor);
    if (seen.has(screen)) assert.equal(now, seen.get(screen), `${screen} after ${from}`);
    else await inspect(visitor, screen);
    seen.set(screen, now);
  };
  const lead = {
    setup: async () => visitor.page.evaluate(() => (location.hash = "setup=rastros")),
    matches: () => visitor.press("My matches"),
    devices: () => visitor.press("With another device"),
  };
  const leave = async () => {
    await visitor.press("Back to the games");
    await visitor.until("the gallery", onScreen("gallery"));
  };
  // The cover shown while the page loads stays for a moment after the first frame.
  await visitor.page.locator("#curtain").waitFor({ state: "hidden" });
  await look("gallery", "the start");
  const screens = ["setup", "matches", "devices"];
  for (const from of screens) {
    for (const to of screens.filter((name) => name !== from)) {
      for (const screen of [from, to]) {
        await lead[screen]();
        await visitor.until(screen, onScreen(screen));
        await look(screen, `${from}, ${to}`);
        await leave();
        await look("gallery", screen);
      }
    }
  }
  await visitor.press("Settings");
  await visitor.place('#mirror[role="dialog"] [aria-label="Close"]');
  await look("settings", "the gallery");
  const names = await visitor.page.locator("#mirror").ariaSnapshot();
  assert.doesNotMatch(names, /Rastros/, "the gallery is not read behind the dialog");
  await visitor.press("Close");
  await visitor.until("the gallery", onScreen("gallery"));
  await visitor.place(visitor.control("Settings"));
  await look("gallery", "settings");
  await visitor.page.evaluate(() => (location.hash = "game=rastros"));
  await visitor.until("the table", onScreen("table"));
  await look("table", "the gallery");
  await visitor.press("Rules");
  await visitor.place('#mirror[role="dialog"] [aria-label="Close"]');
  await look("rules", "the table");
  await visitor.press("Close");
  await visitor.place(visitor.control("Rules"));
  await look("table", "rules");
  assert.deepEqual(visitor.complaints, []);
});

/** Returns what has the focus of the document. */
const focused = (visitor) =>
  visitor.page.evaluate(() => {
    const { id, tagName, ariaLabel } = document.activeElement;
    return id || ariaLabel || tagName;
  });

test("the tab key leaves the canvas and the page, and arrows speak the board", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t), "#game=hex&size=4");
  await visitor.until("the table", onScreen("table"));
  await visitor.place(visitor.site("a1"));
  const kinds = new Set();
  for (let i = 0; i < 40; i += 1) {
    await visitor.page.keyboard.press("Tab");
    kinds.add(
      await visitor.page.evaluate(() => {
        const { dataset, tagName } = document.activeElement;
        return dataset.site ? "site" : dataset.node ? "control" : tagName;
      }),
    );
    await visitor.frames(1);
  }
  for (const kind of ["site", "control", "BODY"]) assert.ok(kinds.has(kind), `${kind} among ${[...kinds]}`);
  // Arrows move the cursor, and the focus with it. A person looks first where the focus is.
  await rest(visitor);
  await visitor.page.locator("#table").focus();
  const heard = new Set();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight"]) {
    await visitor.page.keyboard.press(key);
    // At the edge of the board nothing moves.
    await visitor.page.waitForTimeout(2000);
    heard.add(await focused(visitor));
  }
  assert.ok([...heard].filter((name) => name !== "table").length >= 3, [...heard].join("; "));
  await visitor.page.keyboard.press("Enter");
  await visitor.soon("the action", (news) => news.actions === "1");
});

test("Escape leaves the page on which a match is set up", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t), "#setup=hex");
  await visitor.until("the game being set up", onScreen("setup"));
  await rest(visitor);
  await visitor.page.keyboard.press("Escape");
  await visitor.soon("the gallery", onScreen("gallery"));
});

test("the volume is a slider whose value a screen reader changes", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t));
  await visitor.press("Settings");
  const slider = visitor.page.locator('#mirror input[type="range"]');
  await slider.waitFor({ state: "attached" });
  assert.ok(await slider.getAttribute("aria-label"));
  await slider.fill("0.25");
  await visitor.page.waitForFunction(() => {
    const { volume } = JSON.parse(localStorage["tabuleiro/settings.json"]);
    return Math.abs(volume - 0.25) < 0.01;
  });
});

test("the browser reads aloud what is said, once a person has asked for it", async (t) => {
  const place = await stranger(t);
  await drawNothing(place.context);
  await place.context.addInitScript(() => {
    window.spoken = [];
    SpeechSynthesis.prototype.speak = (words) => window.spoken.push({ lang: words.lang, text: words.text });
  });
  const visitor = await Visitor.arrive(place, "#game=hex&size=4");
  await visitor.until("the table", onScreen("table"));
  const spoken = () => visitor.page.evaluate(() => window.spoken);
  await visitor.play("a1");
  assert.deepEqual(await spoken(), []);
  await visitor.press("Settings");
  const yes = visitor.control("Read aloud: yes");
  await visitor.place(yes);
  // By a key: it lies further down in the dialog.
  await visitor.page.locator(yes).press("Enter");
  await visitor.page.waitForFunction((yes) => document.querySelector(yes)?.ariaPressed === "true", yes);
  await visitor.page.locator(visitor.control("Close")).press("Enter");
  await visitor.page.locator(visitor.control("Close")).waitFor({ state: "detached" });
  await visitor.play("b2");
  await visitor.page.waitForFunction(() => window.spoken.some(({ text }) => text.includes("b2")));
  assert.ok((await spoken()).every(({ lang }) => lang === "en-GB"));
});

test("the task of a lesson and the answer are said", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t), "#setup=hex");
  await visitor.until("the game being set up", onScreen("setup"));
  await visitor.press("Learn");
  await visitor.until("the table", onScreen("table"));
  await visitor.place("#mirror [data-site]");
  const shown = await visitor.page.locator("#mirror span").allTextContents();
  const { text } = await visitor.news();
  assert.ok(shown.some((line) => line.length > 20 && text.includes(line.replace(/\.$/, ""))), `${text} in ${shown}`);
});

test("title and address name what is on the screen, and a reload comes back to it", async (t) => {
  const visitor = await Visitor.arrive(await stranger(t), "#setup=hex");
  await visitor.until("the game being set up", onScreen("setup"));
  const state = () => visitor.page.evaluate(() => [document.title, location.hash]);
  await visitor.page.waitForFunction(() => location.hash === "#setup=hex");
  assert.deepEqual(await state(), ["Hex · Tabuleiro", "#setup=hex"]);
  await visitor.reload();
  await visitor.until("the game being set up", onScreen("setup"));
  await visitor.press("Play");
  await visitor.until("the table", onScreen("table"));
  await visitor.page.waitForFunction(() => location.hash.startsWith("#game=hex"));
  const [first] = await state();
  assert.match(first, /^Hex – .+ · Tabuleiro$/);
  await visitor.play("c3");
  await visitor.page.waitForFunction((first) => document.title !== first, first);
  await visitor.reload();
  const back = await visitor.until("the table", onScreen("table"));
  assert.equal(back.actions, "1", "a reload continues the match");
  await visitor.press("Back to the games");
  await visitor.until("the gallery", onScreen("gallery"));
  await visitor.page.waitForFunction(() => location.hash === "" && document.title === "Tabuleiro");
});

test("the head of the page, its small files, and its start", async (t) => {
  const place = await stranger(t);
  await place.context.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    window.refused = 0;
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      if (!navigator.userActivation.hasBeenActive) window.refused += 1;
      return resume.call(this);
    };
  });
  const page = await place.context.newPage();
  const lines = [];
  page.on("console", (line) => lines.push(`${line.type()}: ${line.text()}`));
  await page.goto(place.address);
  const visitor = new Visitor(page);
  await visitor.ready();
  const head = await page.evaluate(() => {
    const content = (selector) => document.querySelector(selector)?.getAttribute("content");
    return {
      viewport: content('meta[name="viewport"]'),
      title: content('meta[property="og:title"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.href,
    };
  });
  assert.doesNotMatch(head.viewport, /maximum-scale|user-scalable/);
  assert.equal(head.title, "Tabuleiro");
  assert.equal(head.canonical, place.address);
  for (const file of ["favicon.ico", "robots.txt"]) {
    const response = await page.request.get(place.address + file);
    assert.equal(response.status(), 200, file);
  }
  await page.evaluate(() => (location.hash = "setup=hex"));
  await visitor.until("the game being set up", onScreen("setup"));
  await visitor.press("Play");
  await visitor.until("the table", onScreen("table"));
  await visitor.play("c3");
  await visitor.press("Back to the games");
  await visitor.until("the gallery", onScreen("gallery"));
  await visitor.frames(3);
  const shift = await page.evaluate(() => window.shift);
  assert.ok(shift < 0.1, `cumulative layout shift ${shift}`);
  assert.equal(await page.evaluate(() => window.refused), 0, "a browser refuses sound before a gesture, with a warning");
  assert.deepEqual(lines.filter((line) => /^(warning|error)/.test(line)), [], "nothing that nobody can act on");
  assert.ok(!lines.some((line) => /\/(root|home|work|Users)\//.test(line)), lines.join("\n"));
});
