// Starts the game without a network. VERSION and FILES are put in by tools/build_site.py; a file's name tells its content,
// so one version's files never mix with another's. A new version waits until the page says so, never in a game.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const PAGE = "./";

self.addEventListener("install", (event) => event.waitUntil(gather()));
self.addEventListener("activate", (event) => event.waitUntil(clear().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope))
    event.respondWith(answer(event.request));
});

/** All files; what an older version has under the same name is the same. */
async function gather() {
  const cache = await caches.open(VERSION);
  for (const file of FILES) {
    const known = NAMED.test(file) && (await caches.match(file));
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: NAMED.test(file) ? "default" : "no-cache" }));
  }
}
const NAMED = /-[\w-]{8}\.\w+$/;

async function clear() {
  for (const name of await caches.keys())
    if (name !== VERSION && name.startsWith("projectl-")) await caches.delete(name);
}

async function answer(request) {
  const cache = await caches.open(VERSION);
  const asked = request.mode === "navigate" ? PAGE : request;
  return (await cache.match(asked, { ignoreSearch: true })) ?? fetch(request);
}
