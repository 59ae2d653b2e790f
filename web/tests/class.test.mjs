// A class in the browser: the teacher's page, a telephone and a laptop hold a lesson with the program's server, from the choice
// of names through two rounds to the end, with a tablet that is replaced.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { OPEN_SITES, PATIENCE, PHONE, QUICK, Visitor, longTest, newContext, open } from "./browser.mjs";
import { Server } from "./program.mjs";

const { PICTURES } = process.env;

/** The words of the teacher's page in a language. */
const wordsOf = (lang) =>
  JSON.parse(readFileSync(new URL(`../../crates/server/teacher/words-${lang}.json`, import.meta.url), "utf8"));

/** What the teacher and a pupil read in each language. */
const ENGLISH = {
  lang: "en",
  locale: "en-GB",
  teacher: wordsOf("en"),
  take: "I take this one",
  computer: "Play the computer",
  more: "More",
  resign: "Resign",
  colours: /blue|cream|green|orange|pink|turquoise|violet/,
};
const PORTUGUESE = {
  lang: "pt",
  locale: "pt-PT",
  teacher: wordsOf("pt"),
  take: "Fico com este",
  computer: "Jogar com o computador",
  more: "Mais",
  resign: "Desistir",
  colours: /azul|creme|verde|laranja|rosa|turquesa|violeta/,
};

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


/** Opens the teacher's page as the program prints its address. */
async function teach(t, words, options = {}) {
  const context = await world.browser.newContext({
    locale: words.locale,
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
  /** Returns a text of the page with its values filled in. */
  const say = (key, values = {}) => {
    const text = words.teacher[key];
    return (typeof text === "string" ? text : text.other).replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };
  const teacher = {
    page,
    complaints,
    say,
    touches: 0,
    press(key, values) {
      teacher.touches += 1;
      return page.getByRole("button", { name: say(key, values), exact: true }).click();
    },
    async photograph(name) {
      if (!PICTURES) return;
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: join(PICTURES, `class-${words.lang}-${name}.png`) });
    },
  };
  return teacher;
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
  await second.press(second.words.more);
  await second.press(second.words.resign);
  return first;
}

/** The first time: the suggestion for two pupils as it stands. The way is counted in touches, without the reading. */
async function firstTime(t, words) {
  const began = Date.now();
  const teacher = await teach(t, words);
  await teacher.press("new-class");
  await teacher.page.getByLabel(teacher.say("how-many-pupils")).fill("2");
  await teacher.press("suggest");
  await teacher.page.locator(".proposal.best button").click();
  const code = new URL(teacher.page.url()).hash.slice(1, 5);
  const pupils = [await enrol(t, QUICK, code, ENGLISH), await enrol(t, PHONE, code, PORTUGUESE)];
  for (const pupil of pupils) await choose(pupil);
  await teacher.page.getByText(teacher.say("pupils-n", { n: 2, here: 2 })).waitFor();
  await teacher.press("pair-round", { next: 1 });
  await teacher.press("start-round", { next: 1 });
  for (const pupil of pupils) await pupil.until("the table", (news) => news.screen === "table");
  t.diagnostic(`the first round after ${teacher.touches + 1} touches and ${(Date.now() - began) / 1000} s`);
}

/** A lesson with its pictures, if they are wanted: a teacher who reads one language, pupils who read `mine` and `theirs`. */
async function lesson(t, words, devices) {
  const teacher = await teach(t, words);
  const { page, press, say, photograph } = teacher;
  await press("new-class");
  await photograph("game");
  await page.getByText(say("by-hand")).click();
  await page.getByLabel(say("search-game")).fill("HIP");
  await page.getByRole("radio", { name: /HIP/ }).check();
  await page.getByLabel(say("rounds")).fill("2");
  await photograph("by-hand");
  await press("add-game");
  await page.getByRole("heading", { name: say("view-lobby") }).waitFor();
  const code = new URL(page.url()).hash.slice(1, 5);
  await photograph("lobby");

  const pupils = [];
  for (const [device, read] of devices) pupils.push(await enrol(t, device, code, read));
  const [first, second] = pupils;
  const pupil = (name) => second.photograph(`class-${second.words.lang}-pupil-${name}`);
  await pupil("names");
  for (const one of pupils) await choose(one);
  await page.getByText(say("pupils-n", { n: 2, here: 2 })).waitFor();
  await pupil("waits");

  await press("pair-round", { next: 1 });
  await page.locator(".pairs li").first().waitFor();
  await photograph("pairs");
  await press("start-round", { next: 1 });
  await page.locator(".board").first().waitFor();
  await second.until("the table", (news) => news.screen === "table" && news.actions === "0");
  await pupil("plays");
  const winner = await playRound(pupils);
  await photograph("wall");

  // The result is there, and the next round begins on both devices by itself.
  await page.getByRole("button", { name: say("pair-round", { next: 2 }) }).waitFor();
  await (winner === second ? pupil("won") : pupil("lost"));
  await press("pair-round", { next: 2 });
  await press("start-round", { next: 2 });
  await playRound([first, second]);
  await page.getByRole("link", { name: say("view-standings") }).click();
  // Each round gives one point.
  await page.waitForFunction(() => {
    const points = [...document.querySelectorAll("td.number.points")].map((cell) => Number(cell.textContent));
    return points.length === 2 && points[0] + points[1] === 2;
  });
  await photograph("standings");

  // Everybody plays the computer: the first match of each counts.
  await page.getByRole("link", { name: say("view-game") }).click();
  await page.getByText(say("by-hand")).click();
  await page.getByLabel(say("search-game")).fill("HIP");
  await page.getByRole("radio", { name: /HIP/ }).check();
  await page.getByLabel(say("size"), { exact: true }).selectOption("4");
  await page.getByRole("radio", { name: say("system-computer"), exact: true }).check();
  await press("add-game");
  await press("start-computer");
  await second.until("the class", (news) => news.screen === "class");
  await pupil("computer");
  await second.press(second.words.computer);
  await second.until("the table", (news) => news.screen === "table" && news.actions === "0");
  await second.press(second.words.more);
  await second.press(second.words.resign);
  await page.locator(".race li", { hasText: say("computer-lost") }).getByText("1", { exact: true }).waitFor();
  await photograph("computer");
  await page.getByRole("link", { name: say("view-end") }).click();
  await press("end-class");
  await page.getByRole("dialog").getByRole("button", { name: say("end-class"), exact: true }).click();
  await second.until("the class", (news) => news.screen === "class");
  await page.getByRole("button", { name: say("delete"), exact: true }).waitFor();
  await photograph("end");
  await pupil("over");
  assert.deepEqual(teacher.complaints, []);
}

test("a teacher and two pupils hold a lesson, and one against the computer", (t) =>
  lesson(t, ENGLISH, [[QUICK, ENGLISH], [PHONE, PORTUGUESE]]));

longTest("the same in the other language", (t) =>
  lesson(t, PORTUGUESE, [[{ ...QUICK, locale: "pt-PT" }, PORTUGUESE], [{ ...PHONE, locale: "en-GB" }, ENGLISH]]));

test("a suggestion leads to the first round in a few touches", (t) => firstTime(t, ENGLISH));
