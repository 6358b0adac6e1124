// A folder of files (`make site`) may have stood where a server stands now, and its service worker would show that page for
// good. Browsers look for a newer one under this name, and find its end: the page offers it like any new version, never in
// a game. What was fetched is thrown away; the games stay in the browser, for the folder that may come back.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith("projectl")) await caches.delete(name);
  await self.registration.unregister();
}
