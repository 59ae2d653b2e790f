// The service worker: the page without a network, and the change to a new version.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { PATIENCE, QUICK, Visitor, open } from "./browser.mjs";

/** Opens a browser and a server of a copy of the page. */
async function publish(t) {
  const folder = await mkdtemp(join(tmpdir(), "tabuleiro-page-"));
  await cp(process.env.PAGE, folder, { recursive: true });
  const world = await open(QUICK, {}, folder);
  t.after(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });
  return { world, folder };
}

/** Replaces the page on the server by a version of which every file has another name, and one another content. */
async function release(folder) {
  const renamed = (text) => text.replaceAll(/-[0-9a-f]{8}(?=\.\w)/g, "-22222222");
  const version = /(?<=VERSION = "|data-version=")/g;
  for (const name of await readdir(folder)) {
    const [from, to] = [join(folder, name), join(folder, renamed(name))];
    if (/\.(js|css|html)\.(br|gz)$/.test(name)) await rm(from);
    else if (/\.(js|css|html)$/.test(name)) {
      const text = renamed(await readFile(from, "utf8")).replace(version, "second-");
      await rm(from);
      await writeFile(to, name.endsWith(".css") ? `${text}\n:root { --edition: second; }\n` : text);
    } else await rename(from, to);
  }
}

const edition = (visitor) =>
  visitor.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--edition"));

/**
 * Waits until the new version has been fetched and serves the pages that are opened from then on. On a busy machine Chromium can
 * take five minutes: so long it waits until the old service worker has no event left.
 */
async function takenOver(visitor) {
  for (const end = Date.now() + PATIENCE; ; await visitor.page.waitForTimeout(200)) {
    const state = await visitor.page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
      const second = (await caches.keys()).some((name) => name.startsWith("tabuleiro-second-"));
      return { second, installing: installing?.state, waiting: waiting?.state, active: active?.state };
    });
    if (state.second && !state.installing && !state.waiting && state.active === "activated") return;
    assert.ok(Date.now() < end, `the new version never takes over: ${JSON.stringify(state)}`);
  }
}

test("after the first visit it needs no network, and a new version takes over at the next visit", async (t) => {
  const { world, folder } = await publish(t);
  const visitor = await Visitor.arrive(world);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  const weights = (await readdir(folder)).filter((name) => /^weights-.*\.bin$/.test(name));
  assert.notEqual(weights.length, 0);
  await visitor.page.waitForFunction(
    async (names) => (await Promise.all(names.map((name) => caches.match(name)))).every(Boolean),
    weights,
  );
  await world.context.setOffline(true);
  await visitor.reload();
  assert.equal((await visitor.news()).screen, "gallery", "without a network");
  await world.context.setOffline(false);
  await release(folder);
  // Browsers look for a new version at a time of their own: in this visit, or already at the end of the one before.
  await visitor.reload();
  const begun = await edition(visitor);
  await takenOver(visitor);
  assert.equal(await edition(visitor), begun, "a visit ends with the version it began with");
  await visitor.reload();
  assert.equal(await edition(visitor), "second");
  // The files of the old version are deleted.
  await visitor.page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tabuleiro-"));
    return names.length === 1 && names[0].startsWith("tabuleiro-second-");
  });
});

test("a page keeps its own files when a new version takes over", async (t) => {
  const { world, folder } = await publish(t);
  const old = await Visitor.arrive(world);
  await old.page.evaluate(() => navigator.serviceWorker.ready);
  await old.reload();
  await release(folder);
  await old.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await takenOver(old);
  const load = () =>
    old.page.evaluate(async () => {
      const links = ["program", "binding", "worker"].map((id) => document.getElementById(id).href);
      // Bypasses the browser's own cache, which may be too small for the files.
      const answers = await Promise.all(links.map((link) => fetch(link, { cache: "reload" })));
      return answers.map((answer) => answer.ok);
    });
  assert.equal(await edition(old), "");
  assert.deepEqual(await load(), [true, true, true]);
  // When a page of the new version is opened, the files of versions without open pages are deleted.
  const fresh = await Visitor.arrive(world);
  assert.equal(await edition(fresh), "second");
  assert.deepEqual(await load(), [true, true, true]);
  await old.reload();
  assert.equal(await edition(old), "second");
});
