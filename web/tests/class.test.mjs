// A class in the browser: the teacher's page, a telephone and a laptop hold a lesson with the program's server, from the choice
// of names through two rounds to the end, with a tablet that is replaced.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { OPEN_SITES, PATIENCE, PHONE, QUICK, Visitor, newContext, open } from "./browser.mjs";
import { Server } from "./program.mjs";

const { PICTURES } = process.env;

/** What a pupil reads in each language. */
const ENGLISH = { take: "I take this one", more: "More", resign: "Resign", colours: /blue|cream|green|orange|pink|turquoise|violet/ };
const PORTUGUESE = { take: "Fico com este", more: "Mais", resign: "Desistir", colours: /azul|creme|verde|laranja|rosa|turquesa|violeta/ };

let world;
let server;
before(async () => {
  server = await Server.open();
  world = await open(QUICK);
});
after(async () => {
  await world.close();
  await server.close();
});

/** Returns the label of the first control whose label matches, in the page. */
const LABELLED = (pattern) =>
  [...document.querySelectorAll("#mirror [data-node][aria-label]")]
    .map((node) => node.ariaLabel)
    .find((label) => new RegExp(pattern).test(label));


/** Takes a picture of the teacher's page. */
async function photograph(page, name) {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `class-${name}.png`) });
}

/** Opens the teacher's page as the program prints its address. */
async function teach(t, options = {}) {
  const context = await world.browser.newContext({
    locale: "en-GB",
    viewport: { width: 1366, height: 768 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  t.after(() => context.close());
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(server.forTeacher);
  return { page, complaints, press: (name) => page.getByRole("button", { name, exact: true }).click() };
}

/** Comes with a device to the class, and chooses the first name that is offered. */
async function enrol(t, device, code, words) {
  const context = await newContext(world.browser, device);
  t.after(() => context.close());
  const pupil = await Visitor.arrive({ context, address: server.address }, code);
  Object.assign(pupil, { words });
  await pupil.page.waitForFunction(LABELLED, words.colours.source);
  return pupil;
}

/** Chooses a name. */
async function choose(pupil) {
  const name = await pupil.page.evaluate(LABELLED, pupil.words.colours.source);
  await pupil.press(name);
  await pupil.press(pupil.words.take);
  return name;
}

/** Plays one action each, and has the second pupil resign. Returns who won. */
async function playRound(pupils) {
  for (const pupil of pupils) await pupil.until("the table", (news) => news.screen === "table" && news.actions === "0");
  await Promise.race(pupils.map((pupil) => pupil.turn()));
  const [first, second] = (await pupils[0].mayPlay()) ? pupils : [...pupils].reverse();
  await first.tap(OPEN_SITES);
  await second.until("the action", (news) => news.actions === "1");
  await second.turn();
  await second.photograph("class-pupil-turn");
  await second.press(second.words.more);
  await second.press(second.words.resign);
  return first;
}

test("a teacher and two pupils hold a lesson", async (t) => {
  const teacher = await teach(t);
  await teacher.press("New class");
  await photograph(teacher.page, "game");
  await teacher.page.getByText("Choose everything by hand").click();
  await teacher.page.getByLabel("Find a game").fill("HIP");
  await teacher.page.getByRole("radio", { name: /HIP/ }).check();
  await teacher.page.getByLabel("Rounds").fill("2");
  await teacher.press("Use this game");
  await teacher.page.getByRole("heading", { name: "Lobby" }).waitFor();
  const code = new URL(teacher.page.url()).hash.slice(1, 5);
  await photograph(teacher.page, "lobby");

  const pupils = [await enrol(t, QUICK, code, ENGLISH), await enrol(t, PHONE, code, PORTUGUESE)];
  await pupils[1].photograph("class-pupil-names");
  for (const pupil of pupils) await choose(pupil);
  await teacher.page.getByText("2 pupils, 2 present").waitFor();
  await pupils[1].photograph("class-pupil-waits");

  await teacher.press("Pair round 1");
  await photograph(teacher.page, "pairs");
  await teacher.press("Start round 1");
  await teacher.page.locator(".board").first().waitFor();
  const winner = await playRound(pupils);
  await photograph(teacher.page, "wall");

  // The result is there, and the next round begins on both devices by itself.
  await teacher.page.getByRole("button", { name: "Pair round 2" }).waitFor();
  await winner.photograph("class-pupil-won");
  await teacher.press("Pair round 2");
  await teacher.press("Start round 2");
  await playRound(pupils);
  await teacher.page.getByRole("link", { name: "Standings" }).click();
  // Each round gives one point.
  await teacher.page.waitForFunction(() => {
    const points = [...document.querySelectorAll("td.number.points")].map((cell) => Number(cell.textContent));
    return points.length === 2 && points[0] + points[1] === 2;
  });
  await photograph(teacher.page, "standings");
  assert.deepEqual(teacher.complaints, []);
});
