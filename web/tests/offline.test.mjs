// The service worker: the page without a network, and the change to a new version.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { PATIENCE, QUICK, Visitor, open } from "./browser.mjs";

/** How long a page waits for a new version (web/page.js, TAKES_OVER_WITHIN). */
const TAKES_OVER_WITHIN = 10_000;

/** A browser and a server of a copy of the page that can be changed. The page's wait for a new version takes `wait`. */
async function publish(t, wait) {
  const folder = await mkdtemp(join(tmpdir(), "tabuleiro-page-"));
  await cp(process.env.PAGE, folder, { recursive: true });
  const world = await open(QUICK, {}, folder);
  t.after(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });
  // Neither test depends on how fast the machine is: the wait is replaced.
  await world.context.addInitScript(([within, wait]) => {
    const native = window.setTimeout;
    window.setTimeout = (run, time, ...rest) => native.call(window, run, time === within ? wait : time, ...rest);
  }, [TAKES_OVER_WITHIN, wait]);
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

/** Waits until the new version has been fetched. */
async function fetched(visitor) {
  for (const end = Date.now() + PATIENCE; ; await visitor.page.waitForTimeout(200)) {
    const done = await visitor.page.evaluate(async () => {
      const kept = (await caches.keys()).some((name) => name.startsWith("tabuleiro-second-"));
      return kept && (await navigator.serviceWorker.getRegistration()).installing === null;
    });
    if (done) return;
    assert.ok(Date.now() < end, "the new version is never fetched");
  }
}

test("after the first visit it needs no network, and a new version takes over at the next visit", async (t) => {
  const { world, folder } = await publish(t, 2 ** 31 - 1);
  const visitor = await Visitor.arrive(world);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await world.context.setOffline(true);
  await visitor.reload();
  assert.equal((await visitor.news()).screen, "gallery", "without a network");
  await world.context.setOffline(false);
  await release(folder);
  await visitor.reload();
  // Browsers look for a new version at a time of their own: in this visit, or already at the end of the one before.
  if ((await edition(visitor)) === "") {
    await fetched(visitor);
    assert.equal(await edition(visitor), "", "a visit ends with the version it began with");
    await visitor.reload();
  }
  assert.equal(await edition(visitor), "second");
  // The files of the old version are deleted.
  await visitor.page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tabuleiro-"));
    return names.length === 1 && names[0].startsWith("tabuleiro-second-");
  });
  assert.deepEqual(visitor.complaints.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED")), []);
});

test("a page keeps its own files when a new version takes over in another tab", async (t) => {
  const { world, folder } = await publish(t, 2 ** 31 - 1);
  const old = await Visitor.arrive(world);
  await old.page.evaluate(() => navigator.serviceWorker.ready);
  await old.reload();
  await release(folder);
  await old.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await fetched(old);
  const fresh = await Visitor.arrive(world);
  assert.equal(await edition(fresh), "second");
  assert.equal(await edition(old), "");
  const load = () =>
    old.page.evaluate(async () => {
      const links = ["program", "binding", "worker"].map((id) => document.getElementById(id).href);
      const answers = await Promise.all(links.map((link) => fetch(link)));
      return answers.map((answer) => answer.ok);
    });
  assert.deepEqual(await load(), [true, true, true]);
  // The page asks for the deletion once more, and files are still kept.
  await fresh.reload();
  assert.deepEqual(await load(), [true, true, true]);
  await old.reload();
  assert.equal(await edition(old), "second");
});

test("a page that does not wait for a new version shows the old one whole or the new one", async (t) => {
  const { world, folder } = await publish(t, 0);
  const visitor = await Visitor.arrive(world);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.reload();
  await release(folder);
  await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await fetched(visitor);
  await visitor.reload();
  const version = await visitor.page.evaluate(() => document.documentElement.dataset.version);
  assert.equal(await edition(visitor), version.startsWith("second-") ? "second" : "");
  // The new version has taken over by the end of that visit.
  await visitor.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting === null);
  await visitor.reload();
  assert.equal(await edition(visitor), "second");
});
