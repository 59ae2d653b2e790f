// Every teacher at the page of a class: the keyboard, a telephone, screen readers, paper, and the projector.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Fake } from "./teacher/fake.mjs";
import { World, classInRound, compare, inspect, ordered, overflow, show, strays } from "./teacher/world.mjs";

const VIEWS = ["game", "lobby", "pairs", "wall", "standings", "end"];

let world;
before(async () => (world = await World.start()));
after(() => world.close());

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
  await reach(await page.locator(".proposal.best button").getAttribute("aria-label"));
  await press("Enter");
  assert.equal((await ordered(fake, "add")).setup.game, "semaforo");
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
  const { page, fake } = await world.visit(t, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const names = ["New class", "Suggest", /^Use this: /, "Pair round 1", "Start round 1"];
  for (const name of names) {
    await page.getByRole("button", { name }).first().tap();
    if (name instanceof RegExp) {
      await page.getByRole("heading", { name: "Lobby" }).waitFor();
      fake.enrol(4);
    }
  }
  await page.locator(".board").first().waitFor();
});

for (const [locale, colorScheme] of [
  ["pt-PT", "light"],
  ["en-GB", "dark"],
]) {
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
  await page.locator(".classes a").waitFor();
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
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1366, 768],
  ]) {
    const { page } = await world.visit(t, { fake: classInRound(), viewport: { width, height }, locale: "pt-PT" });
    assert.ok((await overflow(page)) <= 0, `start at ${width}`);
    for (const view of VIEWS) {
      await show(page, `CDFH/${view}`);
      await page.evaluate(() => document.querySelectorAll("details").forEach((node) => (node.open = true)));
      assert.ok((await overflow(page)) <= 0, `${view} at ${width}`);
    }
  }
});

test("on paper there are the pairs and the standings, and no controls", async (t) => {
  const { page } = await world.visit(t, { fake: classInRound() });
  await page.emulateMedia({ media: "print" });
  for (const [view, wanted] of [
    ["pairs", ".pairs li"],
    ["standings", ".standings tr"],
  ]) {
    await show(page, `CDFH/${view}`);
    assert.ok((await page.locator(wanted).count()) > 3);
    assert.ok(await page.locator(wanted).first().isVisible());
    for (const control of ["button", ".top", ".next", "select"]) {
      const visible = await page
        .locator(control)
        .evaluateAll((nodes) => nodes.filter((node) => node.checkVisibility()).length);
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
    const sizes = await page
      .locator(texts)
      .evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize)));
    assert.ok(sizes.length >= 15 && Math.min(...sizes) >= 1080 / 45, `${selector}: ${Math.min(...sizes)} px`);
    const below = await page
      .locator(texts)
      .evaluateAll((nodes) => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)));
    assert.ok(below <= 1080, `${selector} ends at ${below}`);
  };
  await part(".p-lobby .qr", ".p-lobby .name");
  fake.propose(section);
  fake.start(section);
  fake.led();
  await part(".p-pairs", ".p-pairs .first");
  // The setting is changed in a second window of the same browser.
  const laptop = await context.newPage();
  await laptop.goto(`${world.address}#CDFH/wall`);
  await laptop.getByLabel("On the projector").selectOption("wall");
  await part(".p-boards", ".p-boards .name");
  await laptop.getByLabel("On the projector").selectOption("auto");
  fake.bell(section);
  fake.led();
  await part(".p-standings", ".p-standings .name");
});
