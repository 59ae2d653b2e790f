// The page over plain http, where the browser does not ask for brotli.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PLAIN_HOST, QUICK, Visitor, newContext, open } from "./browser.mjs";

/** The most bytes of a first visit. (A page of `web/build --fast` is larger.) */
const LIMIT = 7_000_000;

let world;
let address;
before(async () => {
  world = await open(QUICK);
  address = `http://${PLAIN_HOST}:${world.server.address().port}/`;
});
after(() => world.close());

/** Returns the bytes that each file of a visit took, by the file's name without the hash. */
async function downloads(visitor) {
  return visitor.page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const name = (entry) => new URL(entry.name).pathname.replace(/-[0-9a-f]{8}/, "").slice(1);
    return Object.fromEntries(entries.map((entry) => [name(entry), entry.transferSize]));
  });
}

test("over plain http the program comes as brotli, and a first visit is small", async () => {
  const visitor = await Visitor.arrive({ context: world.context, address });
  assert.equal(await visitor.page.evaluate(() => isSecureContext), false);
  assert.equal((await visitor.news()).screen, "gallery");
  const bytes = await downloads(visitor);
  assert.ok(bytes["tabuleiro.wasm.br"] > 0 && bytes["unpack.wasm"] > 0, JSON.stringify(bytes));
  assert.ok(!("tabuleiro.wasm" in bytes), JSON.stringify(bytes));
  const sum = Object.values(bytes).reduce((a, b) => a + b, 0);
  console.log(`a first visit over plain http downloads ${sum} bytes`);
  assert.ok(sum < LIMIT, JSON.stringify(bytes));
  assert.deepEqual(visitor.complaints, []);
});

test("where the brotli file cannot be had, the page takes the other", async (t) => {
  const context = await newContext(world.browser, QUICK);
  t.after(() => context.close());
  await context.route("**/*.wasm.br", (route) => route.abort());
  const visitor = await Visitor.arrive({ context, address });
  assert.equal((await visitor.news()).screen, "gallery");
  assert.ok((await downloads(visitor))["tabuleiro.wasm"] > 0);
});

test("in a secure context the decoder is not downloaded", async () => {
  const visitor = await Visitor.arrive(world);
  assert.equal(await visitor.page.evaluate(() => isSecureContext), true);
  const bytes = await downloads(visitor);
  assert.ok(bytes["tabuleiro.wasm"] > 0, JSON.stringify(bytes));
  assert.deepEqual(Object.keys(bytes).filter((name) => name.startsWith("unpack")), []);
  const kept = await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.some((name) => name.endsWith(".wasm")), String(kept));
  assert.deepEqual(kept.filter((name) => name.includes("unpack")), []);
  assert.deepEqual(visitor.complaints, []);
});
