// The teacher's page of a class. The program serves it; the class itself is told by web/tests/teacher/fake.mjs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Fake } from "./teacher/fake.mjs";
import { TOKEN, World, classInRound, compare, inspect, overflow, show, strays } from "./teacher/world.mjs";

const VIEWS = ["game", "lobby", "pairs", "wall", "standings", "end"];

let world;
before(async () => (world = await World.start()));
after(() => world.close());

/** Waits until the class has got an order, and returns it. */
async function ordered(fake, what) {
  for (let i = 0; i < 100; i += 1) {
    const found = fake.orders.findLast((order) => order.do === what);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no order '${what}' among ${fake.orders.map((order) => order.do)}`);
}

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

test("by keyboard alone a teacher comes from a new class to the start of a round", async (t) => {
  const { page, fake, complaints } = await world.visit(t);
  let keys = 0;
  const press = async (key) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const reach = async (name) => {
    const there = () => page.evaluate(() => document.activeElement.ariaLabel || document.activeElement.textContent);
    for (let i = 0; i < 60; i += 1) {
      if ((await there()) === name) {
        const outlined = await page.evaluate(() => document.activeElement.matches(":focus-visible"));
        assert.ok(outlined, `the focus on '${name}' is visible`);
        return;
      }
      await press("Tab");
    }
    throw new Error(`'${name}' is not reached`);
  };
  await reach("New class");
  await press("Enter");
  await page.getByRole("heading", { name: "Which game?" }).waitFor();
  await reach("Suggest");
  await press("Enter");
  await page.locator(".proposal.best").waitFor();
  await reach("Use this: Slime Trail");
  await press("Enter");
  assert.equal((await ordered(fake, "add")).setup.game, "rastros");
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
  fake.enrol(6);
  await page.getByText("6 pupils, 6 present").waitFor();
  await reach("Pair round 1");
  await press("Enter");
  await page.getByRole("heading", { name: "Proposal for round 1" }).waitFor();
  await reach("Start round 1");
  await press("Enter");
  await ordered(fake, "start");
  await page.locator(".board").nth(2).waitFor();
  console.log(`from a new class to the first round: ${keys} keys`);
  assert.deepEqual(complaints, []);
});

test("by touch it takes a dozen touches at most", async (t) => {
  const { page, fake } = await world.visit(t, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const names = ["New class", "Suggest", "Use this: Slime Trail", "Pair round 1", "Start round 1"];
  for (const name of names) {
    await page.getByRole("button", { name }).tap();
    if (name.startsWith("Use")) {
      await page.getByRole("heading", { name: "Lobby" }).waitFor();
      fake.enrol(4);
    }
  }
  await page.locator(".board").first().waitFor();
});

for (const [locale, colorScheme] of [["pt-PT", "light"], ["en-GB", "dark"]]) {
  test(`axe finds no fault in any view, and all is said in words: ${locale}, ${colorScheme}`, async (t) => {
    const { page, complaints } = await world.visit(t, { fake: classInRound(), locale, colorScheme });
    const look = async (name) => {
      await inspect(page, name);
      assert.deepEqual(await strays(page), [], name);
    };
    await look("start");
    for (const view of VIEWS) {
      await show(page, `CDFH/${view}`);
      await page.evaluate(() => document.querySelectorAll("details").forEach((node) => (node.open = true)));
      await look(view);
    }
    await show(page, "CDFH/lobby");
    await page.locator("button.entrant").first().click();
    await look("entrant");
    await page.keyboard.press("Escape");
    await show(page, "CDFH/wall");
    await page.locator(".look").nth(1).click();
    await look("board");
    await page.keyboard.press("Escape");
    await show(page, "CDFH/projector");
    await look("projector");
    assert.deepEqual(complaints, []);
  });
}

test("a screen reader is told each view as the files have it", async (t) => {
  const fake = classInRound();
  const { page } = await world.visit(t, { fake });
  await compare(page, "start");
  for (const view of VIEWS) {
    await show(page, `CDFH/${view}`);
    await compare(page, view);
  }
  fake.bell(fake.view.sections[0]);
  fake.propose(fake.view.sections[0]);
  fake.led();
  await show(page, "CDFH/pairs");
  await page.getByRole("heading", { name: "Proposal for round 2" }).waitFor();
  await compare(page, "proposal");
  await show(page, "CDFH/projector");
  await compare(page, "projector");
});

test("no view is wider than a telephone of 360 pixels, a tablet or a laptop", async (t) => {
  for (const [width, height] of [[360, 740], [820, 1180], [1366, 768]]) {
    const { page } = await world.visit(t, { fake: classInRound(), viewport: { width, height }, locale: "pt-PT" });
    assert.ok((await overflow(page)) <= 0, `start at ${width}`);
    for (const view of VIEWS) {
      await show(page, `CDFH/${view}`);
      await page.evaluate(() => document.querySelectorAll("details").forEach((node) => (node.open = true)));
      assert.ok((await overflow(page)) <= 0, `${view} at ${width}`);
    }
  }
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
  assert.deepEqual(await ordered(fake, "decide"), { do: "decide", section: 0, round: 1, pair: 1, match: 0, outcome: "draw" });
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
      const watch = new MutationObserver((list) => (count += list.filter(({ target }) => !target.closest?.(".left")).length));
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

test("on paper there are the pairs and the standings, and no controls", async (t) => {
  const { page } = await world.visit(t, { fake: classInRound() });
  await page.emulateMedia({ media: "print" });
  for (const [view, wanted] of [["pairs", ".pairs li"], ["standings", ".standings tr"]]) {
    await show(page, `CDFH/${view}`);
    assert.ok((await page.locator(wanted).count()) > 3);
    assert.ok(await page.locator(wanted).first().isVisible());
    for (const control of ["button", ".top", ".next", "select"]) {
      const visible = await page.locator(control).evaluateAll((nodes) => nodes.filter((node) => node.checkVisibility()).length);
      assert.equal(visible, 0, `${control} in ${view}`);
    }
  }
});

test("the projector shows what fits where the class stands, in large letters and without controls", async (t) => {
  const fake = new Fake();
  fake.open();
  fake.add({ game: "rastros", system: "swiss", rounds: 2, matches: 1, bell: "draw" });
  fake.enrol(30);
  const { page, context } = await world.visit(t, { fake, viewport: { width: 1920, height: 1080 } });
  await page.locator(".classes a").waitFor();
  await show(page, "projector");
  const [section] = fake.view.sections;
  const part = async (selector, texts) => {
    await page.locator(selector).waitFor();
    assert.equal(await page.locator("button, a, input, select").count(), 0);
    assert.ok((await overflow(page)) <= 0);
    const sizes = await page.locator(texts).evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize)));
    assert.ok(sizes.length >= 15 && Math.min(...sizes) >= 1080 / 45, `${selector}: ${Math.min(...sizes)} px`);
    const below = await page.locator(texts).evaluateAll((nodes) => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)));
    assert.ok(below <= 1080, `${selector} ends at ${below}`);
  };
  await part(".p-lobby .qr", ".p-lobby .name");
  fake.propose(section);
  fake.start(section);
  fake.led();
  await part(".p-pairs", ".p-pairs .first");
  // The teacher asks for something else in another window of the same browser.
  const laptop = await context.newPage();
  await laptop.goto(`${world.address}#CDFH/wall`);
  await laptop.getByLabel("On the projector").selectOption("wall");
  await part(".p-boards", ".p-boards .name");
  await laptop.getByLabel("On the projector").selectOption("auto");
  fake.bell(section);
  fake.led();
  await part(".p-standings", ".p-standings .name");
});

test("results are fetched with the token in a header", async (t) => {
  const { page, context } = await world.visit(t, { fake: classInRound() });
  let given;
  await context.route("**/teacher/export/**", (route) => {
    given = [new URL(route.request().url()).pathname, route.request().headers().authorization];
    return route.fulfill({ body: "rank,name\n", contentType: "text/csv" });
  });
  await show(page, "CDFH/end");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Standings (CSV)" }).click()]);
  assert.equal(download.suggestedFilename(), "CDFH-standings.csv");
  assert.deepEqual(given, ["/teacher/export/CDFH/standings.csv", `Bearer ${TOKEN}`]);
});
