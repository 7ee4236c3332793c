// Keeps one page that says that there is no connection. Nothing else is kept: a table is only worth its newest state.
const KEPT = "offline-3";
const PAGE = "/offline.html";
const PARTS = ["/offline.css", "/comeback.js", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, ...PARTS])));
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
    const { mode, method, url } = event.request;
    const { origin, pathname } = new URL(url);
    const isPart = origin === location.origin && method === "GET" && PARTS.includes(pathname);
    if (mode !== "navigate" && !isPart) return;
    event.respondWith(fetch(event.request).catch(() => caches.match(isPart ? pathname : PAGE)));
});
