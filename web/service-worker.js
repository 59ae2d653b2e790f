// Keeps the whole program on the device: after the first visit it needs no network. A new version is fetched beside the
// old one and takes over at the next visit.
//
// What is kept is handed out as it came: the browser may then keep its compiled code with it.

const VERSION = "@VERSION@";
const FILES = @FILES@;
const CACHE = `tabuleiro-${VERSION}`;

self.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    // Named files never change; the others are asked for afresh.
    const request = (file) => new Request(file, { cache: /-[0-9a-f]{8}\./.test(file) ? "default" : "no-cache" });
    await cache.addAll(FILES.map(request));
  };
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    // First the pages, which wait for it to go on; throwing away megabytes takes slow machines seconds.
    await self.clients.claim();
    for (const name of await caches.keys()) {
      if (name.startsWith("tabuleiro-") && name !== CACHE) await caches.delete(name);
    }
  };
  event.waitUntil(takeOver());
});

// A page that has just opened and finds this version waiting asks it to take over at once.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const scope = new URL(self.registration.scope).pathname;
  const opensPage = event.request.mode === "navigate" && [scope, `${scope}index.html`].includes(url.pathname);
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const wanted = opensPage ? "./" : event.request;
    const kept = await cache.match(wanted, { ignoreSearch: true });
    return kept ?? fetch(event.request);
  };
  event.respondWith(answer());
});
