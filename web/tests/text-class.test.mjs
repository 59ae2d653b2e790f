// A class at the page for text: a teacher leads a lesson in the browser, and two pupils take part who type and know only what
// was said, one in Portuguese and one in English. TRANSCRIPTS names a folder for what they typed and said.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { PATIENCE } from "./browser.mjs";
import { Server } from "./program.mjs";
import { inspect } from "./teacher/world.mjs";
import { Reader, open } from "./text/reader.mjs";

const WORDS = JSON.parse(readFileSync(new URL("../../crates/server/teacher/words-en.json", import.meta.url), "utf8"));

let world;
let server;
before(async () => {
  server = await Server.open();
  world = await open();
});
after(async () => {
  await world.close();
  await server.close();
});

/** Opens the teacher's page. */
async function teach(t) {
  const context = await world.browser.newContext({ locale: "en-GB", viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE);
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(server.forTeacher);
  const say = (key, values = {}) => {
    const text = WORDS[key];
    return (typeof text === "string" ? text : text.other).replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };
  const press = (key, values) => page.getByRole("button", { name: say(key, values), exact: true }).click();
  /** Adds a section with HIP on the smallest board. */
  const add = async (system) => {
    await page.getByText(say("by-hand")).click();
    await page.getByLabel(say("search-game")).fill("HIP");
    await page.getByRole("radio", { name: /HIP/ }).check();
    await page.getByLabel(say("size"), { exact: true }).selectOption("4");
    if (system) await page.getByRole("radio", { name: say(system), exact: true }).check();
    else await page.getByLabel(say("rounds")).fill("1");
    await press("add-game");
  };
  return { page, say, press, add };
}

/** What the pupils read in each language. */
const ENGLISH = { locale: "en-GB", join: "join", hello: /^Hello, (.+)!$/, yours: /^Your match has begun: you play (.+)\.$/, seat: /You are: /, won: /you won/, lost: /you lost/, draw: /draw/i, waits: /last match/ };
const PORTUGUESE = { locale: "pt-PT", join: "entrar", hello: /^Olá, (.+)!$/, yours: /jogas contra (.+)\.$/, seat: /Ficas com: /, won: /ganhaste/, lost: /perdeste/, draw: /[Ee]mpate/, waits: /última partida/ };

/** Returns what matches in one of the lines. */
const found = (lines, pattern) => lines.map((line) => line.match(pattern)).find(Boolean);

/** A pupil goes to the page, enters the code of the class and takes the name with the number. */
async function enrol(t, code, words, number) {
  const reader = await Reader.arrive(t, { browser: world.browser, address: server.address }, "#game=hip&size=4", { locale: words.locale });
  await reader.listen();
  const offered = await reader.ask(`${words.join} ${code}`, /^9: /);
  const name = found(offered, new RegExp(`^${number}: (.+)\\.$`))[1];
  const greeted = await reader.ask(`${number}`, words.hello);
  assert.equal(found(greeted, words.hello)[1], name, "the name that was chosen");
  return Object.assign(reader, { words, name });
}

const ENDS = (words) => new RegExp(`${words.won.source}|${words.lost.source}|${words.draw.source}`);

/** Plays a match of HIP to its end. Each tries the places that nobody has named; some would complete a square. */
async function playOut(pupils) {
  const ended = new Map();
  const take = (pupil, lines) => {
    const end = lines.find((line) => ENDS(pupil.words).test(line));
    if (end) ended.set(pupil, end);
  };
  const open = ["a1", "b1", "c1", "d1", "d2", "c2", "b2", "a2", "a4", "b4", "c4", "d4", "d3", "c3", "b3", "a3"];
  for (let turn = 0; open.length && ended.size < 2; turn += 1) {
    const [pupil, other] = [pupils[turn % 2], pupils[(turn + 1) % 2]];
    let played;
    for (const place of open) {
      const said = await pupil.enter(place);
      if (!said.some((line) => line.includes(`: ${place}.`))) continue;
      played = place;
      take(pupil, said);
      break;
    }
    assert.ok(played, pupil.transcript.join("\n"));
    open.splice(open.indexOf(played), 1);
    take(other, await other.until(new RegExp(`: ${played}\\.`)));
  }
  return ended;
}

test("two pupils enrol, play a round, hear their places, and play the computer, by typing alone", async (t) => {
  const teacher = await teach(t);
  const { page, say, press } = teacher;
  await press("new-class");
  await teacher.add();
  await page.getByRole("heading", { name: say("view-lobby") }).waitFor();
  const code = new URL(page.url()).hash.slice(1, 5);

  const pupils = [await enrol(t, code, PORTUGUESE, 2), await enrol(t, code.toLowerCase(), ENGLISH, 1)];
  const [first, second] = pupils;
  await page.getByText(say("pupils-n", { n: 2, here: 2 })).waitFor();
  await inspect(first.page, "a class");
  assert.match((await first.enter("turma")).join("\n"), /Espera aqui/);

  // The page comes back to the class.
  await second.page.reload();
  await second.until(ENGLISH.hello);
  await second.page.locator("#line").focus();

  await press("pair-round", { next: 1 });
  await page.locator(".pairs li").first().waitFor();
  await press("start-round", { next: 1 });
  const begun = [];
  // Each hears the board and the name of the other one, whichever comes first.
  for (const pupil of pupils) {
    const said = await pupil.until(pupil.words.seat);
    if (!found(said, pupil.words.yours)) said.push(...(await pupil.until(pupil.words.yours)));
    begun.push(said);
  }
  const isFirst = (lines) => lines.some((line) => /Ficas com: (Negras|Jogador 1)|You are: (Black|Player 1)/.test(line));
  const ordered = isFirst(begun[0]) ? pupils : [second, first];
  const ended = await playOut(ordered);
  assert.equal(ended.size, 2, "both hear the end");
  for (const pupil of pupils) {
    const told = await pupil.until(/^(Place|Lugar|\d+\.º)/);
    assert.ok(told.some((line) => pupil.words.waits.test(line)), told.join("\n"));
  }

  // Everybody plays the computer.
  await page.getByRole("link", { name: say("view-game") }).click();
  await teacher.add("system-computer");
  await press("start-computer");
  await first.until(/«contra»/);
  await first.ask("contra", /HIP/);
  assert.match((await first.enter("sugestão")).join("\n"), /Esta partida conta/);
  await first.ask("desistir", /Sim ou não/);
  await first.ask("sim", /0 pontos/);
  await page.locator(".race li", { hasText: say("computer-lost") }).getByText("1", { exact: true }).waitFor();

  await page.getByRole("link", { name: say("view-end") }).click();
  await press("end-class");
  await page.getByRole("dialog").getByRole("button", { name: say("end-class"), exact: true }).click();
  await first.until(/A aula acabou/);
  await second.until(/The class is over/);
  for (const pupil of pupils) {
    pupil.keep(`class-${pupil.words.locale}`);
    assert.deepEqual(pupil.complaints, []);
  }
});
