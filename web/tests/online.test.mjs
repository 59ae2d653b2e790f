// Two devices: a telephone and a laptop play one match through the program's server, with a reload, a break of the
// network and a server that is killed in between.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, test } from "node:test";
import { OPEN_SITES, PHONE, QUICK, Visitor, newContext, open } from "./browser.mjs";
import { Server } from "./program.mjs";

const { PROGRAM } = process.env;

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

/** Waits until an action is on the tables of all visitors. */
const everywhere = (visitors, action, count) =>
  Promise.all(
    visitors.map((visitor) =>
      visitor.until(`'${action}' everywhere`, (news) => news.last === action && news.actions === `${count}`),
    ),
  );


/** Opens a table of a game and returns its code. */
async function openTable(visitor, game) {
  await visitor.seek("Find a game", game);
  await visitor.until("the game being set up", (news) => news.screen === "setup");
  await visitor.press("With another device");
  await visitor.press("Open a table");
  const label = visitor.page.locator("#mirror > *", { hasText: /Code of the table: [A-Z0-9]{4}/ }).first();
  return (await label.textContent()).trim().slice(-4);
}

/** What the visitors read in their languages. */
const ENGLISH = { lost: "No connection", more: "More", resign: "Resign", won: "wins", rematch: "Rematch", yes: "Yes" };
const PORTUGUESE = {
  lost: "Sem ligação",
  more: "Mais",
  resign: "Desistir",
  won: "Ganham as",
  rematch: "Desforra",
  yes: "Sim",
};

test("a telephone and a laptop play a match to its end", async (t) => {
  const contexts = [await newContext(world.browser, QUICK), await newContext(world.browser, PHONE)];
  t.after(() => Promise.all(contexts.map((context) => context.close())));
  const laptop = await Visitor.arrive({ context: contexts[0], address: server.address });
  const code = await openTable(laptop, "HIP");
  await laptop.photograph("online-laptop-waiting");
  const phone = await Visitor.arrive({ context: contexts[1], address: server.address }, code);
  Object.assign(laptop, { words: ENGLISH });
  Object.assign(phone, { words: PORTUGUESE });
  const both = [laptop, phone];
  for (const visitor of both) await visitor.until("the table", (news) => news.screen === "table");
  // The seats are drawn by lot.
  await Promise.race(both.map((visitor) => visitor.turn()));
  const [first, second] = (await laptop.mayPlay()) ? both : [phone, laptop];
  await laptop.photograph("online-laptop");
  await phone.photograph("online-phone");
  await first.tap(first.site("a1"));
  await everywhere(both, "a1", 1);
  await second.turn();
  await second.tap(second.site("b1"));
  await everywhere(both, "b1", 2);

  // A page that is reloaded comes back to its seat.
  await first.reload();
  await first.until("the table again", (news) => news.screen === "table" && news.actions === "2");
  await first.turn();
  await first.tap(first.site("c1"));
  await everywhere(both, "c1", 3);

  // A server that is killed has kept everything, and both pages come back by themselves.
  await server.kill();
  await second.heard(second.words.lost);
  await second.photograph("online-lost");
  await server.start();
  await second.turn();
  await second.tap(second.site("a3"));
  await everywhere(both, "a3", 4);

  // So does a page whose network was away.
  const away = second.page.context();
  await away.setOffline(true);
  await first.turn();
  await first.tap(first.site("c3"));
  await first.until("the action", (news) => news.actions === "5");
  await away.setOffline(false);
  await everywhere(both, "c3", 5);
  await second.turn();
  await phone.photograph("online-phone-turn");
  await second.press(second.words.more);
  await second.press(second.words.resign);
  for (const visitor of both) await visitor.heard(visitor.words.won);
  await laptop.photograph("online-laptop-end");
  await first.press(first.words.rematch);
  await second.press(second.words.yes);
  for (const visitor of both) await visitor.until("another match", (news) => news.actions === "0");
  // The seats are exchanged.
  await second.turn();
  // The server was away for a while, which pages report as errors of the network only.
  const unexpected = both.flatMap((visitor) => visitor.complaints).filter((text) => !/WebSocket|ERR_|Failed to/.test(text));
  assert.deepEqual(unexpected, []);
});

test("a page and the program on the desktop play a match", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  const laptop = await Visitor.arrive({ context, address: server.address });
  const code = await openTable(laptop, "HIP");
  const name = "app::tests::online::the_program_plays_against_a_page";
  const env = { ...process.env, TABULEIRO_SERVER: server.address, TABULEIRO_TABLE: code };
  const program = spawn(PROGRAM, ["--exact", name, "--ignored", "--nocapture"], { env });
  let printed = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (text) => (printed += text));
  const ended = new Promise((done) => program.once("exit", done));
  t.after(() => program.kill());
  await laptop.until("the table", (news) => news.screen === "table");
  // The first person is drawn by lot; after four actions both have played twice.
  for (;;) {
    const turnOrEnd = laptop.turn().then(() => true);
    assert.ok(await Promise.race([turnOrEnd, ended.then(() => false)]), printed);
    const played = Number((await laptop.news()).actions);
    if (played >= 4) break;
    await laptop.tap(OPEN_SITES);
    await laptop.until("the action", (news) => Number(news.actions) > played);
  }
  await laptop.press(ENGLISH.more);
  await laptop.press(ENGLISH.resign);
  await laptop.heard(ENGLISH.won);
  assert.equal(await ended, 0, printed);
  assert.match(printed, /1 passed/);
  assert.deepEqual(laptop.complaints, []);
});
