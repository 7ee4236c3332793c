// Keeps the pages, the games and their texts, so that Monumenta opens and plays without a network. What is on the server alone
// (other people's rooms, accounts) is never kept.

// The build writes its own number here, and the files that it consists of.
const BUILD = "__BUILD__";
const FILES = ["__FILES__"];
// The path that the pages are served under.
const BASE = new URL("./", location.href).pathname;
const SHELL = `${BASE}shell.html`;
const DATA = "data";

// Answers of the server that are the same for everybody: games, rules, texts, levels.
const isData = ({ pathname }) =>
    pathname.startsWith(BASE) && /^api\/(games|rules|bots)([/.]|$)/.test(pathname.slice(BASE.length));

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(BUILD).then((kept) => kept.add(SHELL)));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    const old = (name) => name !== BUILD && name !== DATA;
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
    else if (FILES.includes(address.pathname)) event.respondWith(fromCache(request));
    else if (isData(address)) event.respondWith(fromServer(request));
});

// The names of files change with their contents: a kept one is as good as new.
async function fromCache(request) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(BUILD)).put(request, answer.clone());
    return answer;
}

async function fromServer(request) {
    const kept = await caches.open(DATA);
    try {
        const answer = await fetch(request);
        if (answer.ok) kept.put(request, answer.clone());
        return answer;
    } catch (error) {
        const found = await kept.match(request, { ignoreVary: true });
        if (found) return found;
        throw error;
    }
}

// A page asks to keep everything, and says which answers of the server it needs. It hears how far that is.
self.addEventListener("message", (event) => {
    if (event.data?.keep) event.waitUntil(keepAll(event.data.keep, event.ports[0]));
});

async function keepAll(data, port) {
    const [build, answers] = await Promise.all([caches.open(BUILD), caches.open(DATA)]);
    const wanted = [...FILES.map((path) => [build, path]), ...data.map((path) => [answers, path])];
    let done = 0;
    try {
        for (const [kept, path] of wanted) {
            if (!(await kept.match(path, { ignoreVary: true }))) await kept.add(path);
            done += 1;
            port?.postMessage({ done, of: wanted.length });
        }
    } catch (error) {
        port?.postMessage({ failed: String(error) });
    }
}
