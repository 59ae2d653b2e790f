// The teacher's page of a class: what the teacher does, and what the page asks of the server. The program serves the page; the
// class itself is told by web/tests/teacher/fake.mjs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Fake } from "./teacher/fake.mjs";
import { TOKEN, World, classInRound, ordered, show } from "./teacher/world.mjs";

let world;
before(async () => (world = await World.start()));
after(() => world.close());

test("the address that the program prints leads to the page, which takes the token out of the address and keeps it", async (t) => {
  const printed = /For the teacher of a class: (\S+)#([0-9a-f]{32})\n/.exec(world.printed);
  assert.ok(printed, world.printed);
  assert.equal(printed[1], world.address);
  const { page, fake, complaints } = await world.visit(t, { hash: `#${printed[2]}` });
  assert.equal(page.url(), world.address);
  await page.getByRole("button", { name: "New class" }).waitFor();
  assert.equal(fake.token, printed[2]);
  await page.reload();
  await page.getByRole("button", { name: "New class" }).waitFor();
  assert.equal(fake.token, printed[2]);
  assert.deepEqual(complaints, []);
});

test("without a token the page says where the address is, and opens no class", async (t) => {
  const { page } = await world.visit(t, { hash: "" });
  await page.getByText("This is not the teacher's address").waitFor();
  assert.equal(await page.getByRole("button", { name: "New class" }).count(), 0);
});

test("two are exchanged by two taps, and wishes are ordered", async (t) => {
  const fake = new Fake();
  fake.open();
  fake.add({ game: "hex", system: "swiss", matches: 1, bell: "draw" });
  fake.enrol(6);
  fake.propose(fake.view.sections[0]);
  const { page } = await world.visit(t, { fake });
  await show(page, "CDFH/pairs");
  await page.locator(".who").nth(0).click();
  assert.equal(await page.locator(".who").nth(0).getAttribute("aria-pressed"), "true");
  await page.locator(".who").nth(3).click();
  assert.deepEqual((await ordered(fake, "exchange")).pair, [0, 3]);
  await page.getByText("Keep apart, let meet").click();
  await page.getByLabel("The other").selectOption("4");
  await page.getByRole("button", { name: "Keep apart", exact: true }).click();
  assert.deepEqual(await ordered(fake, "apart"), { do: "apart", section: 0, pair: [0, 4], apart: true });
  await page.getByRole("button", { name: "Drop" }).click();
  await page.getByRole("button", { name: "Drop" }).waitFor({ state: "detached" });
});

test("a board is decided, the bell and the last round are asked about first", async (t) => {
  const fake = classInRound();
  const { page } = await world.visit(t, { fake });
  await show(page, "CDFH/wall");
  await page.locator(".look").nth(1).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Draw" }).click();
  assert.deepEqual(await ordered(fake, "decide"), {
    do: "decide",
    section: 0,
    round: 1,
    pair: 1,
    match: 0,
    outcome: "draw",
  });
  await page.getByRole("button", { name: "Ring the bell" }).click();
  await dialog.getByText("2 pairs still play").waitFor();
  assert.ok(!fake.orders.some((order) => order.do === "bell"));
  await dialog.getByRole("button", { name: "Ring the bell" }).click();
  await ordered(fake, "bell");
  await page.getByRole("status").getByText("round 1 is over").waitFor();
  await show(page, "CDFH/pairs");
  await page.getByRole("button", { name: "Take the last round back" }).click();
  await dialog.getByRole("button", { name: "Take the last round back" }).click();
  await ordered(fake, "take_back");
});

test("refusals and a lost connection are told in sentences, and names are never markup", async (t) => {
  const fake = classInRound();
  fake.view.entrants[0].name = '<img src=x onerror="document.title=1">';
  const { page } = await world.visit(t, { fake, locale: "pt-PT" });
  await show(page, "CDFH/lobby");
  await page.getByText('<img src=x onerror="document.title=1">').waitFor();
  fake.refuse("illegal");
  await page.getByRole("status").getByText("Isso não é possível agora.").waitFor();
  fake.refuse("a_word_of_a_later_version");
  await page.getByRole("status").getByText("O servidor recusou. Nada mudou.").waitFor();
  for (const socket of fake.sockets) await socket.close();
  await page.getByRole("status").getByText("A ligação voltou.").waitFor();
  assert.notEqual(await page.title(), "1");
});

test("the language is changed in place and stays", async (t) => {
  const { page } = await world.visit(t, { fake: classInRound() });
  await show(page, "CDFH/standings");
  await page.getByRole("button", { name: "Português" }).click();
  await page.getByRole("heading", { name: "Classificação" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pt-PT");
  await page.reload();
  await page.getByRole("heading", { name: "Classificação" }).waitFor();
});

test("a picture is asked for when its board has changed, and at most twice a second", async (t) => {
  const fake = classInRound();
  const { page, asked } = await world.visit(t, { fake, viewport: { width: 1280, height: 1600 } });
  await show(page, "CDFH/wall");
  await page.waitForTimeout(1000);
  asked.length = 0;
  fake.led();
  await page.waitForTimeout(800);
  assert.deepEqual(asked, []);
  const [board] = fake.boards.values();
  for (let i = 0; i < 20; i += 1) {
    fake.play([board]);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(700);
  assert.ok(asked.length >= 3 && asked.length <= 6, `${asked}`);
  assert.ok(asked.every((name) => name.startsWith(board.table)));
  assert.ok(asked.at(-1).includes(`n=${board.n}&`), "the last position is shown");
});

test("nothing that has not changed is drawn again", async (t) => {
  const fake = classInRound();
  const { page } = await world.visit(t, { fake });
  for (const view of ["lobby", "wall", "standings", "pairs"]) {
    await show(page, `CDFH/${view}`);
    const changes = await page.evaluate(async () => {
      let count = 0;
      const watch = new MutationObserver(
        (list) => (count += list.filter(({ target }) => !target.closest?.(".left")).length),
      );
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      window.watched = () => count;
    });
    assert.equal(changes, undefined);
    fake.led();
    fake.wall([...fake.boards.values()]);
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => window.watched()), 0, view);
  }
});

test("thirty live boards cost less than a tenth of a core", async (t) => {
  const fake = new Fake();
  fake.open();
  fake.add({ game: "rastros", system: "swiss", matches: 1, minutes: 20, bell: "draw" });
  fake.enrol(60);
  fake.propose(fake.view.sections[0]);
  fake.start(fake.view.sections[0]);
  const { page } = await world.visit(t, { fake });
  await show(page, "CDFH/wall");
  await page.waitForTimeout(1500);
  const session = await world.browser.newBrowserCDPSession();
  // The time of the processor, which other programs on the machine do not change much.
  const busy = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const [start, from] = [await busy(), Date.now()];
  const boards = [...fake.boards.values()];
  assert.equal(boards.length, 30);
  // Each pair plays an action every eight seconds, and the server tells twice a second.
  for (let i = 0; i < 16; i += 1) {
    fake.play(boards.filter((_, at) => at % 16 === i));
    await page.waitForTimeout(500);
  }
  const share = ((await busy()) - start) / ((Date.now() - from) / 1000);
  console.log(`thirty boards: ${(100 * share).toFixed(1)} % of a core`);
  assert.ok(share < 0.1, `${share}`);
});

test("results are fetched with the token in a header", async (t) => {
  const { page, context } = await world.visit(t, { fake: classInRound() });
  let given;
  await context.route("**/teacher/export/**", (route) => {
    given = [new URL(route.request().url()).pathname, route.request().headers().authorization];
    return route.fulfill({ body: "rank,name\n", contentType: "text/csv" });
  });
  await show(page, "CDFH/end");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Standings (CSV)" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "CDFH-standings.csv");
  assert.deepEqual(given, ["/teacher/export/CDFH/standings.csv", `Bearer ${TOKEN}`]);
});
