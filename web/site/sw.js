// Starts the game without a network. VERSION and FILES are put in by tools/build_site.py; a file's name tells its content,
// so one version's files never mix with another's. A new version waits until the page says so, never in a game.
// Whatever is none of these files is no concern of it: another page beside the folder, its licences, what a server answers.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const PAGE = "./";

const addressOf = (file) => new URL(file, self.registration.scope).href;
const OURS = new Set(FILES.map(addressOf));
const PAGES = [PAGE, "./index.html"].map(addressOf);

self.addEventListener("install", (event) => event.waitUntil(gather()));
self.addEventListener("activate", (event) => event.waitUntil(clear().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const [address] = event.request.url.split(/[?#]/);
  const file = PAGES.includes(address) ? PAGES[0] : address;
  if (event.request.method === "GET" && OURS.has(file)) event.respondWith(answer(file, event.request));
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

async function answer(file, request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(file)) ?? fetch(request);
}
