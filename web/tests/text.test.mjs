// The page for text: everything by keys, with the sentences as the only witness. UPDATE=1 writes what screen readers are told
// into web/tests/text; TRANSCRIPTS names a folder for what was typed and said.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inspect, overflow, strays } from "./teacher/world.mjs";
import { Reader, open } from "./text/reader.mjs";

/** The most bytes over the network before the first search. */
const LIMIT = 400_000;

let world;
before(async () => (world = await open()));
after(() => world.close());

test("the list of the games is read in families, and axe finds no fault in any language", async (t) => {
  for (const [locale, language] of [["en-GB", "en"], ["pt-PT", "pt"]]) {
    const reader = await Reader.arrive(t, world, "", { locale });
    assert.equal(await reader.page.locator("html").getAttribute("lang"), language);
    await reader.compare(`games-${language}`);
    await inspect(reader.page, `games, ${language}`);
    assert.deepEqual(await strays(reader.page), []);
    assert.equal(await reader.page.locator("#families a").count(), 48);
    await reader.reach("find");
    await reader.page.keyboard.type("otelo");
    await reader.page.waitForFunction(() => document.querySelectorAll("#families a").length === 2);
    await reader.reach(language === "pt" ? "Otelo 1-11" : "1-11 Othello");
    await reader.page.keyboard.press("Enter");
    await reader.page.locator("#setup").waitFor();
    await reader.compare(`setup-${language}`);
    await inspect(reader.page, `setup, ${language}`);
    assert.deepEqual(reader.complaints, []);
  }
});

test("a narrow page at twice the size has nothing beside its window", async (t) => {
  for (const colorScheme of ["light", "dark"]) {
    const narrow = { viewport: { width: 320, height: 640 }, colorScheme };
    const reader = await Reader.arrive(t, world, "", narrow);
    for (const hash of ["", "#setup=ouri"]) {
      await reader.page.evaluate((hash) => (location.hash = hash), hash);
      for (const size of ["100%", "200%"]) {
        await reader.page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
        assert.equal(await overflow(reader.page), 0, `${hash} at ${size}`);
      }
      await inspect(reader.page, `${hash}, ${colorScheme}`);
    }
  }
});

test("the ordinary page leads to the page for text, first in the order of the tab key and where there is no WebGL", async (t) => {
  const context = await world.browser.newContext({ locale: "en-GB" });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(`${world.address}#game=hex&size=5`);
  await page.waitForFunction(() => document.documentElement.dataset.state === "no-webgl2");
  await page.getByRole("link", { name: "Play as text, without pictures" }).waitFor();
  await inspect(page, "without WebGL");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Tab");
  const first = page.getByRole("link", { name: "Tabuleiro as text, for screen readers" });
  assert.ok(await first.evaluate((link) => link === document.activeElement), "the first in the order");
  // The link moves into the window.
  const box = await first.boundingBox();
  assert.ok(box.y >= 0 && box.x >= 0, JSON.stringify(box));
  await page.keyboard.press("Enter");
  await page.waitForURL(/text\.html#game=hex/);
  await page.locator("#board td[data-name=a1]").waitFor();
});

/** The names of places in a sentence. */
const places = (text) => [...text.matchAll(/(?<![a-z0-9])[a-s]\d{1,2}(?![a-z0-9])/g)].map(([name]) => name);

/** Goes from the list of the games to a match against the computer, by keys alone. */
async function setUp(reader, game, choices = {}) {
  const { keyboard } = reader.page;
  await reader.reach("find");
  await keyboard.type(game);
  await reader.reach(game);
  await keyboard.press("Enter");
  await reader.page.locator("#setup").waitFor();
  for (const [id, typed] of Object.entries(choices)) {
    await reader.reach(id);
    await keyboard.press(typed);
  }
  await reader.reach("begin");
  await keyboard.press("Enter");
  return reader.listen();
}

test("before the first search less than 400 000 bytes are loaded, and the worker comes with it", async (t) => {
  const reader = await Reader.arrive(t, world);
  await setUp(reader, "Hex", { "who-computer": "ArrowDown" });
  await reader.enter("f6");
  assert.match((await reader.enter("board")).join("\n"), /f, Black’s stone/);
  await reader.page.waitForLoadState("networkidle");
  const loaded = [...reader.bytes].map(([name, bytes]) => `${name} ${bytes}`).join("\n");
  console.log(`before the first search ${reader.sum} bytes:\n${loaded}`);
  assert.ok(reader.sum < LIMIT, loaded);
  assert.ok(![...reader.bytes.keys()].some((name) => /^(thinker|worker|weights|text-(study|lessons|puzzles|wire-\w+\.wasm))/.test(name)), loaded);
  await reader.enter("hint");
  await reader.until(/Look at/);
  assert.ok([...reader.bytes.keys()].some((name) => name.startsWith("thinker")));
  assert.deepEqual(reader.complaints, []);
});

test("a match of Hex is played against the computer to its end by keys alone", async (t) => {
  const reader = await Reader.arrive(t, world);
  let said = (await setUp(reader, "Hex", { level: "Home", "option-size": "Home" })).join("\n");
  await reader.compare("hex-begins");
  await inspect(reader.page, "a match of Hex");
  const isOver = () => /wins/.test(said);
  for (let turn = 0; turn < 12 && !isOver(); turn += 1) {
    const free = places((await reader.enter("moves")).join("\n"));
    assert.ok(free.length, said);
    const place = free.includes("b2") ? "b2" : free[0];
    said = [...(await reader.enter(place)), ...(await reader.until(/Place a stone|swap|wins/))].join("\n");
  }
  assert.ok(isOver(), reader.transcript.join("\n"));
  reader.keep("hex");
  assert.deepEqual(reader.complaints, []);
});
