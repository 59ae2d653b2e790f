// The page for text: everything by keys, with the sentences as the only witness. UPDATE=1 writes what screen readers are told
// into web/tests/text; TRANSCRIPTS names a folder for what was typed and said.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inspect, overflow, strays } from "./teacher/world.mjs";
import { Reader, open } from "./text/reader.mjs";
import { Server } from "./program.mjs";

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
    await reader.reach(language === "pt" ? "Regras" : "Rules");
    await reader.page.keyboard.press("Enter");
    await reader.page.locator("#rules-text p").nth(3).waitFor();
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

test("a part of the page that does not arrive is told instead of loading for ever", async (t) => {
  for (const missing of ["main", "board", "binding", "words"]) {
    const context = await world.browser.newContext({ serviceWorkers: "block" });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.route(new RegExp(`/text-${missing}-[^/]*$`), (route) => route.abort());
    await page.goto(`${world.address}text.html`);
    await page.getByRole("alert").waitFor();
    assert.equal(await page.locator("#state").isVisible(), false, missing);
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
  const first = page.getByRole("link", { name: "Tabuleiro as text, for screen readers" });
  const isFirst = (link) => link === document.querySelector("a[href], button, input, [tabindex]");
  assert.ok(await first.evaluate(isFirst), "the first in the order");
  for (let i = 0; i < 9 && !(await first.evaluate((link) => link === document.activeElement)); i += 1) {
    await page.keyboard.press("Shift+Tab");
  }
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
  assert.equal(reader.page.workers().length, 0);
  await reader.ask("hint", /Look at/);
  assert.equal(reader.page.workers().length, 1);
  assert.deepEqual(reader.complaints, []);
});

test("a match of Hex is played against the computer to its end by keys alone", async (t) => {
  const reader = await Reader.arrive(t, world);
  let said = (await setUp(reader, "Hex", { level: "Home", "option-size": "Home" })).join("\n");
  await reader.compare("hex-begins");
  await inspect(reader.page, "a match of Hex");
  // The listener tries the places from the middle on; the page says which of them are taken.
  const open = ["b2", "a2", "b1", "c2", "b3", "a3", "c1", "a1", "c3"];
  while (!/wins/.test(said)) {
    const place = open.shift();
    assert.ok(place, reader.transcript.join("\n"));
    const answer = await reader.enter(place);
    if (answer.some((line) => line.includes("No move begins"))) continue;
    const begun = answer.findIndex((line) => /wins|is thinking/.test(line));
    const after = answer.slice(Math.max(begun, 0)).some((line) => /wins|^(White|Black)\. .*Place a stone/.test(line));
    said = [...answer, ...(after ? [] : await reader.until(/wins|^(White|Black)\. .*Place a stone/))].join("\n");
    if (said.includes("You are White now")) open.unshift("b2");
  }
  reader.keep("hex");
  assert.match((await reader.enter("board")).join("\n"), /Row 2/);
  assert.deepEqual(reader.complaints, []);
});

test("Ouri is played side by side, and the focus stays in the field", async (t) => {
  const reader = await Reader.arrive(t, world, "", { locale: "pt-PT" });
  const { keyboard } = reader.page;
  await reader.reach("find");
  await keyboard.type("ouri");
  await reader.reach("Ouri");
  await keyboard.press("Enter");
  await reader.page.locator("#setup").waitFor();
  await reader.reach("who-computer");
  await keyboard.press("ArrowDown");
  await reader.reach("begin");
  await keyboard.press("Enter");
  let said = (await reader.listen()).join("\n");
  await reader.compare("ouri-begins");
  await inspect(reader.page, "a match of Ouri");
  for (let turn = 0; turn < 300 && !/Ganha o |Empate/.test(said); turn += 1) {
    const houses = places((await reader.enter("j")).join("\n"));
    assert.ok(houses.length, said);
    said = (await reader.enter(houses.at(-1))).join("\n");
  }
  assert.match(said, /Ganha o |Empate/);
  reader.keep("ouri");
  assert.deepEqual(reader.complaints, []);
});

test("a lesson is followed and a puzzle solved, whose files come when they are asked for", async (t) => {
  const reader = await Reader.arrive(t, world, "#setup=rastros", { locale: "pt-PT" });
  await reader.reach("lesson");
  await reader.page.keyboard.press("Enter");
  let said = await reader.until(/Lição/);
  await reader.compare("lesson-begins");
  await inspect(reader.page, "a lesson");
  const names = [...reader.bytes.keys()];
  for (const name of ["text-study-pt", "text-lessons"]) assert.ok(names.some((file) => file.startsWith(name)), name);
  for (let step = 0; step < 250 && !said.join(" ").includes("A lição acabou"); step += 1) {
    const told = said.find((line) => /Experimenta assim|O computador sugere/.test(line));
    if (said.some((line) => line.includes("Escreve «seguinte»"))) said = await reader.enter("seguinte");
    else said = await reader.enter(told ? places(told).join(" ") : "sugestão");
    if (/A pensar|Um momento/.test(said.at(-1))) said.push(...(await reader.listen()));
  }
  assert.ok(said.join(" ").includes("A lição acabou"), reader.transcript.join("\n"));
  reader.keep("lesson");
  await reader.ask("problema hex 1", /Problema 1/);
  for (let hint = 0; hint < 3; hint += 1) said = await reader.enter("sugestão");
  const told = said.find((line) => /Experimenta assim/.test(line));
  await reader.ask(places(told).at(-1), /seguinte/);
  reader.keep("puzzle");
  const learned = await reader.page.evaluate(() => JSON.parse(localStorage["tabuleiro/learned.json"]));
  assert.deepEqual(learned.lessons, ["rastros"]);
  assert.match(learned.puzzles.join("; "), /^hex \w+$/);
  assert.deepEqual(reader.complaints, []);
});

test("two pages play a match through the server, one comes back after it was loaded again", async (t) => {
  const server = await Server.open();
  t.after(() => server.close());
  const there = { browser: world.browser, address: server.address };
  const first = await Reader.arrive(t, there, "#setup=hip");
  await first.reach("who-computer");
  await first.page.keyboard.press("ArrowUp");
  await first.reach("begin");
  await first.page.keyboard.press("Enter");
  const code = (await first.until(/Code of the table/)).join(" ").match(/Code of the table: (\w{4})/)[1];
  const second = await Reader.arrive(t, there);
  await second.reach("code");
  await second.page.keyboard.type(code.toLowerCase());
  await second.page.keyboard.press("Enter");
  const heard = [await first.until(/You are/), await second.until(/You are/)].map((lines) => lines.join(" "));
  // The seats are drawn by lot.
  const begins = (text) => /You are: Black|You are: (Player 1|First)/.test(text);
  const [one, other] = begins(heard[0]) ? [first, second] : [second, first];
  await one.enter("a1");
  assert.match((await other.until(/a1/)).join(" "), /a1/);
  await other.enter("b1");
  await one.until(/b1/);
  await one.page.reload();
  await one.until(/You are/);
  await one.page.locator("#line").focus();
  await one.enter("c1");
  await other.until(/c1/);
  await inspect(other.page, "a match with another device");
  assert.match((await other.enter("resign")).join(" "), /Yes or no/);
  assert.match((await other.enter("yes")).join(" "), /wins: you lost/);
  await one.until(/wins: you won/);
  one.keep("online");
  assert.deepEqual([...first.complaints, ...second.complaints], []);
});

test("after the first visit the page needs no network", async (t) => {
  const reader = await Reader.arrive(t, world);
  await reader.page.evaluate(() => navigator.serviceWorker.ready);
  const isKept = async () => (await caches.match(performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".wasm")).name)) !== undefined;
  await reader.page.waitForFunction(isKept);
  await reader.page.reload();
  await reader.page.waitForFunction(() => document.documentElement.dataset.state === "ready");
  await reader.page.context().setOffline(true);
  await reader.page.goto(`${world.address}text.html#game=hip`);
  await reader.page.reload();
  await reader.until(/Place a stone/);
  assert.match((await reader.enter("a1")).join(" "), /Black: a1/);
});

test("the arrow keys move over the board, and Enter writes the cell into the field", async (t) => {
  const reader = await Reader.arrive(t, world, "#game=rastros");
  const { keyboard } = reader.page;
  await reader.page.locator("#board td[data-name]").first().waitFor();
  const focused = () => reader.page.evaluate(() => document.activeElement.dataset.name);
  const stops = await reader.page.locator('#board [tabindex="0"]').count();
  assert.equal(stops, 1, "one cell is in the order of the tab key");
  await reader.reach("Send");
  await keyboard.press("Tab");
  const before = await focused();
  assert.ok(before, "the board follows the field");
  const seen = [before];
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"]) {
    await keyboard.press(key);
    seen.push(await focused());
  }
  assert.deepEqual(seen, ["a7", "b7", "b6", "a6", "a7", "g7", "a7"]);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  assert.deepEqual(await reader.page.evaluate(() => [document.activeElement.id, document.activeElement.value]), ["line", "a6"]);
});
