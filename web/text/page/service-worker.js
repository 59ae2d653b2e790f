// Keeps what the page for text has loaded on the device, so that it needs no network afterwards. Its scope is that page
// only: the ordinary page has its own service worker, which keeps megabytes.

const VERSION = "@VERSION@";
/** The files of the first load. Others are kept when they are used. */
const FILES = @FILES@;
const PREFIX = "text-";
const CACHE = `${PREFIX}${VERSION}`;
const PAGE = "text.html";
/** Files named after their content, which never changes. */
const NAMED = /-[0-9a-f]{8}\.\w+$/;

self.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    const request = (file) => new Request(file, { cache: NAMED.test(file) ? "default" : "no-cache" });
    await cache.addAll(FILES.map(request));
    self.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    // Files of an older version that an open page has not loaded yet come from the network.
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const isPage = event.request.mode === "navigate";
  if (!isPage && !FILES.includes(url.pathname.split("/").at(-1)) && !NAMED.test(url.pathname)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(isPage ? PAGE : event.request, { ignoreSearch: true });
    if (kept) return kept;
    const fetched = await fetch(event.request);
    if (fetched.ok && NAMED.test(url.pathname)) await cache.put(event.request, fetched.clone());
    return fetched;
  };
  event.respondWith(answer());
});
