// Keeps every file of the page on the device, so that the page needs no network after the first visit. A new version is
// fetched while the old one runs and serves the pages opened from then on; open pages keep their own files.
//
// Responses are cached and returned unchanged: the browser can then keep the compiled program with them.

const VERSION = "@VERSION@";
const FILES = @FILES@;
/** Files that a page downloads when a game needs them; kept after it has loaded. */
const LATER = @LATER@;
const PREFIX = "tabuleiro-";
const CACHE = `${PREFIX}${VERSION}`;
/** Files named after their content, which never changes. */
const NAMED = /-[0-9a-f]{8}\.\w+$/;

self.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    const request = (file) => new Request(file, { cache: NAMED.test(file) ? "default" : "no-cache" });
    await cache.addAll(FILES.map(request));
    // At once and not when the next page opens: the browser can take minutes until the old service worker is idle.
    self.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

// Pages wait until this event is over, so old files are deleted later.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  // Sent by a page that has loaded everything.
  if (event.data === "delete old files") event.waitUntil(deleteOldFiles());
  if (event.data === "keep other files") event.waitUntil(keepLater());
});

/** Keeps the other files, so that all games can be played without a network. */
async function keepLater() {
  const cache = await caches.open(CACHE);
  for (const file of LATER) {
    // Without a network, the next page tries again.
    if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  }
}

/** Deletes the caches of other versions, except those of open pages (page.js, holdFiles) and of a newer version. */
async function deleteOldFiles() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Listed first: a version whose installation begins after this line is not in the list.
  if (self.registration.installing || self.registration.waiting) return;
  for (const name of old) {
    const remove = (lock) => lock && caches.delete(name);
    if (navigator.locks) await navigator.locks.request(name, { ifAvailable: true }, remove);
    else await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const scope = new URL(self.registration.scope).pathname;
  const opensPage = event.request.mode === "navigate" && [scope, `${scope}index.html`].includes(url.pathname);
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const wanted = opensPage ? "./" : event.request;
    const kept = await cache.match(wanted, { ignoreSearch: true });
    // A page of the version before may still load its program or its worker.
    const old = async () => (NAMED.test(url.pathname) ? caches.match(event.request) : undefined);
    return kept ?? (await old()) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
