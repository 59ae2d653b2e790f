// The server of the program with the teacher's page, a browser, and a class that answers in the place of the server's own.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../program.mjs";
import { Fake } from "./fake.mjs";

const { SERVER, PLAYWRIGHT, AXE, CHROMIUM = "/usr/bin/chromium", UPDATE } = process.env;
const { chromium } = createRequire(join(PLAYWRIGHT, "package.json"))("playwright-core");
const axe = readFileSync(join(AXE, "axe.min.js"), "utf8");
const here = dirname(fileURLToPath(import.meta.url));

export const TOKEN = "0123456789abcdef0123456789abcdef";

const setup = { game: "rastros", options: [], system: "swiss", rounds: 3, matches: 1, minutes: 9, bell: "draw" };

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#fff"/></svg>';

export class World {
  /** Starts the program as a server, and a browser. */
  static async start() {
    const world = new World();
    const port = await freePort();
    world.folder = mkdtempSync(join(tmpdir(), "tabuleiro-teacher-"));
    world.address = `http://127.0.0.1:${port}/teacher`;
    world.server = spawn(SERVER, ["serve", "--data", world.folder, "--port", `${port}`, "--bind", "127.0.0.1"]);
    world.printed = "";
    world.server.stdout.on("data", (text) => (world.printed += text));
    world.server.stderr.resume();
    while (!/Data: /.test(world.printed)) {
      assert.equal(world.server.exitCode, null, "the server has ended");
      await new Promise((done) => setTimeout(done, 50));
    }
    world.browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-background-networking"],
    });
    return world;
  }

  async close() {
    await this.browser.close();
    this.server.kill();
    rmSync(this.folder, { recursive: true });
  }

  /** Opens a page for a teacher who has never been there. `asked` counts the pictures that were asked for. */
  async visit(t, { hash = `#${TOKEN}`, fake = new Fake(), ...options } = {}) {
    const context = await this.browser.newContext({
      locale: "en-GB",
      timezoneId: "Europe/Lisbon",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    t.after(() => context.close());
    const asked = [];
    await context.route("**/table/*.svg*", (route) => {
      asked.push(route.request().url().split("/table/")[1]);
      return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
    });
    await context.route("**/teacher/address.json", (route) =>
      route.fulfill({ json: { address: "http://192.168.1.17/" } }),
    );
    await fake.answer(context);
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && complaints.push(line.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(this.address + hash);
    await page.locator("h1").first().waitFor();
    return { context, page, fake, complaints, asked };
  }
}

/** A class in the middle of its first round, with a match that waits, one that is stuck, one that is over and an absent pupil. */
export function classInRound() {
  const fake = new Fake();
  fake.open();
  fake.add(setup);
  fake.enrol(9);
  fake.view.entrants[8].name = "Maria";
  const [section] = fake.view.sections;
  fake.propose(section);
  fake.start(section);
  section.pairs[1].waits = true;
  fake.finish(0, 2, "second");
  const boards = [...fake.boards.values()];
  boards[0].since = 300;
  boards[3].persons.second = "away";
  return fake;
}

/** Waits until the class has got an order, and returns it. */
export async function ordered(fake, what) {
  for (let i = 0; i < 100; i += 1) {
    const found = fake.orders.findLast((order) => order.do === what);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no order '${what}' among ${fake.orders.map((order) => order.do)}`);
}

/** Shows a view of a class, and waits until it is there. */
export async function show(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  const there = hash.endsWith("projector") ? ".projector" : `a[aria-current="page"][href="#${hash}"]`;
  await page.locator(there).waitFor({ state: "attached" });
  // The pictures and the address are asked for meanwhile.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(100);
}

/** Fails if axe finds a fault. */
export async function inspect(page, name) {
  // Not as a script of the page, which its policy forbids.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.html)
          .join(" ")}`,
    );
  });
  assert.deepEqual(faults, [], name);
}

/** Compares what a screen reader is told with a file; UPDATE=1 writes it. */
export async function compare(page, name) {
  const tree = await page.locator("body").ariaSnapshot();
  const told = `${tree.replace(/\d:\d\d/g, "0:00")}\n`;
  const file = join(here, `${name}.txt`);
  if (UPDATE) writeFileSync(file, told);
  assert.ok(existsSync(file), `${name}.txt is missing: UPDATE=1 writes it`);
  assert.equal(told, readFileSync(file, "utf8"), name);
}

/** Returns texts that are not words of a language: keys, and values that were not filled in. */
export const strays = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      if (/^[a-z0-9]+([-_][a-z0-9_]+)+$/.test(text) || /[{}]|undefined|NaN|\[object/.test(text)) found.push(text);
    }
    return found;
  });

/** Returns how far the page is wider than its window. */
export const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
