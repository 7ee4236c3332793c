// Keeps one page that says that there is no connection. Nothing else is kept: a table is only worth its newest state.
const KEPT = "offline-1";
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    const old = (name) => name !== KEPT;
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate") return;
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
});
