// The plain page: everything that a room can do, with words and buttons only.
"use strict";

const TEXTS = {
  fr: {
    name: "Votre nom", language: "Langue", games: "Jeux", mine: "Mes parties", open: "Salons ouverts",
    offers: "Vos choix", undo: "Annuler", askUndo: "Demander de revenir en arrière", back: "Reprendre ma place",
    table: "La table", whyLabel: "Pourquoi pas (action) ?", why: "Pourquoi pas ?", log: "Journal", chatLabel: "Message",
    say: "Envoyer", deal: "La donne", playNow: "Jouer contre des robots", makeRoom: "Créer un salon", seats: "Places",
    public: "Ouvert à tous", clock: "Pendule", untimed: "sans", live: "10 min + 10 s", days: "2 jours par coup",
    free: "libre", sit: "S’asseoir", stand: "Se lever", ready: "Prêt", notReady: "Pas prêt", bot: "Robot", start: "Commencer",
    link: "Lien d’invitation", newLink: "Nouveau lien", yourTurn: "à vous de jouer", none: "Rien pour l’instant.",
    gathering: "On s’installe.", playing: "La partie est en cours.", over: "La partie est finie.", away: "un robot joue à sa place",
    here: "présent", spectators: "spectateurs", agree: "D’accord", disagree: "Non", asks: "demande de revenir en arrière.",
    record: "Télécharger la partie", rematch: "Revanche", allowed: "C’est permis.", lost: "Connexion perdue, on réessaie…",
    skip: "Aller au contenu", guest: "Invité", voteAway: "Faire jouer un robot", words: "Ajouter des mots à la donne",
    place: "place", points: "points", waitOthers: "En attente des autres.", level: "Niveau", look: "Regarder par la place",
    commitment: "Empreinte publiée", secret: "Secret du serveur", seed: "Graine", copied: "Lien copié.", since: "Depuis votre départ :",
    leftRoom: "s’absente : un robot joue", backRoom: "est de retour", started: "La partie commence.", rewound: "On revient en arrière.",
  },
  en: {
    name: "Your name", language: "Language", games: "Games", mine: "My games", open: "Open rooms",
    offers: "Your choices", undo: "Undo", askUndo: "Ask to go back", back: "Take my seat back",
    table: "The table", whyLabel: "Why not (action)?", why: "Why not?", log: "Log", chatLabel: "Message",
    say: "Send", deal: "The deal", playNow: "Play against bots", makeRoom: "Make a room", seats: "Seats",
    public: "Open to everyone", clock: "Clock", untimed: "none", live: "10 min + 10 s", days: "2 days a move",
    free: "free", sit: "Sit down", stand: "Stand up", ready: "Ready", notReady: "Not ready", bot: "Bot", start: "Begin",
    link: "Invitation link", newLink: "New link", yourTurn: "your turn", none: "Nothing yet.",
    gathering: "People gather.", playing: "The match is on.", over: "The match is over.", away: "a bot plays for them",
    here: "here", spectators: "spectators", agree: "Agree", disagree: "No", asks: "asks to go back.",
    record: "Download the record", rematch: "Rematch", allowed: "It is allowed.", lost: "Connection lost, trying again…",
    skip: "Skip to content", guest: "Guest", voteAway: "Let a bot play", words: "Add words to the deal",
    place: "place", points: "points", waitOthers: "Waiting for the others.", level: "Level", look: "Look through seat",
    commitment: "Published commitment", secret: "The server’s secret", seed: "Seed", copied: "Link copied.", since: "Since you left:",
    leftRoom: "is away: a bot plays", backRoom: "is back", started: "The match begins.", rewound: "We go back.",
  },
};

const $ = (id) => document.getElementById(id);
const state = { lang: "fr", me: null, games: [], levels: ["random"], room: null, line: null };
const t = (key) => TEXTS[state.lang][key] ?? key;

function el(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
}
const button = (text, onclick) => el("button", { type: "button", textContent: text, onclick });
const notice = (text) => { $("notice").textContent = text; };

async function api(method, path, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const json = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    notice(json?.because ?? String(answer.status));
    throw new Error(json?.fault ?? answer.status);
  }
  return json;
}

/* Who and in which language */

async function introduce() {
  const name = $("name").value.trim() || t("guest");
  if (!state.me || state.me.name !== name) state.me = await api("POST", "/api/me", { name });
  $("name").value = state.me.name;
}

async function speak(lang) {
  state.lang = lang;
  document.documentElement.lang = lang;
  try { localStorage.setItem("lang", lang); } catch { /* a private window */ }
  $("language").value = lang;
  $("skip").textContent = t("skip");
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
  $("table").setAttribute("aria-label", t("table"));
  state.games = await api("GET", `/api/games?lang=${lang}`);
  if (state.room) enter(state.room.id, state.room.invite, state.room.seat); else showLobby();
}

/* The list of games and rooms */

function showLobby() {
  $("lobby").hidden = false;
  $("room").hidden = true;
  document.title = "Monumenta";
  $("games").replaceChildren(...state.games.map(gameCard));
  listRooms();
}

function gameCard(game) {
  const seats = el("select");
  for (let n = game.least; n <= game.most; n++) seats.append(el("option", { value: n, textContent: n }));
  const level = el("select");
  for (const it of state.levels) level.append(el("option", { value: it, textContent: it, selected: it === "builder" }));
  const open = el("input", { type: "checkbox" });
  const clock = el("select", {}, ...["untimed", "live", "days"].map((it) => el("option", { value: it, textContent: t(it) })));
  const now = button(t("playNow"), async () => {
    await introduce();
    const room = await api("POST", "/api/play", { game: game.game, seats: Number(seats.value), level: level.value });
    location.hash = room.id;
  });
  now.className = "main";
  const make = button(t("makeRoom"), async () => {
    await introduce();
    const clocks = { untimed: { kind: "untimed" }, live: { kind: "live", base: 600, increment: 10 }, days: { kind: "correspondence", hours: 48 } };
    const settings = { game: game.game, seats: Number(seats.value), open: open.checked, level: level.value, clock: clocks[clock.value] };
    const made = await api("POST", "/api/rooms", { settings });
    await api("POST", `/api/rooms/${made.room}/sit`, {});
    location.hash = `${made.room}.${made.invite}`;
  });
  return el("article", { className: "game" },
    el("h3", { textContent: game.name }), el("p", { textContent: game.about }), el("p", {}, el("small", { textContent: game.credit })),
    el("div", { className: "row" }, label(t("seats"), seats), label(t("level"), level), now),
    el("details", {}, el("summary", { textContent: t("makeRoom") }),
      el("div", { className: "row" }, label(t("public"), open), label(t("clock"), clock), make)));
}

const label = (text, control) => el("label", {}, text + " ", control);

async function listRooms() {
  const show = (where, list) => where.replaceChildren(...(list.rooms.length ? list.rooms.map(roomLine) : [el("li", { textContent: t("none") })]));
  show($("mine"), await api("GET", "/api/rooms/mine"));
  show($("open"), await api("GET", "/api/rooms"));
}

function roomLine(listed) {
  const name = state.games.find((it) => it.game === listed.room.settings.game)?.name ?? listed.room.settings.game;
  const who = listed.room.seats.map((_, seat) => seatName(listed.room, seat)).join(", ");
  const turn = listed.your_turn ? ` — ${t("yourTurn")}` : "";
  return el("li", { className: listed.your_turn ? "turn" : "" },
    el("a", { href: `#${listed.room.id}`, textContent: `${name} (${who}) — ${t(listed.state)}${turn}` }));
}

function seatName(room, seat) {
  const sitter = room.seats[seat]?.sitter;
  if (!sitter || sitter.kind === "nobody") return t("free");
  return sitter.kind === "bot" ? `${t("bot")} ${seat + 1} (${sitter.level})` : sitter.name;
}

/* A room */

function enter(id, invite, seat) {
  leave();
  $("lobby").hidden = true;
  $("room").hidden = false;
  $("log").replaceChildren();
  $("offers").replaceChildren();
  $("table").textContent = "";
  state.room = { id, invite, seat, seen: 0, mine: [], info: null, table: null, presence: null, wishes: 0, waiting: new Map() };
  connect(state.room);
}

function leave() {
  const room = state.room;
  state.room = null;
  room?.line?.close();
}

function connect(room) {
  const query = room.invite ? `?invite=${encodeURIComponent(room.invite)}` : "";
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/api/rooms/${room.id}/socket${query}`);
  room.line = line;
  line.onopen = () => {
    notice("");
    room.tries = 0;
    say({ type: "hello", since: room.seen, lang: state.lang, words: true, table: "everything", ...(room.seat == null ? {} : { seat: room.seat }) });
    for (const wish of room.waiting.values()) say(wish);
  };
  line.onmessage = (event) => { if (state.room === room) hear(room, JSON.parse(event.data)); };
  line.onclose = () => {
    if (state.room !== room) return;
    notice(t("lost"));
    room.tries = (room.tries ?? 0) + 1;
    setTimeout(() => { if (state.room === room) connect(room); }, Math.min(10000, 300 * 2 ** room.tries));
  };
}

function say(message) {
  const line = state.room?.line;
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
}

// A wish has a name, and is sent again after a broken connection until it is answered.
function wish(message) {
  const room = state.room;
  const id = `${Date.now().toString(36)}-${room.wishes++}`;
  const whole = { ...message, id };
  room.waiting.set(id, whole);
  say(whole);
}

function hear(room, message) {
  if (message.id) room.waiting.delete(message.id);
  switch (message.type) {
    case "welcome":
      Object.assign(room, { info: message.room, mine: message.mine, eyes: message.seat, visited: message.visited });
      showRoom(room);
      break;
    case "room": room.info = message.room; showRoom(room); break;
    case "news": message.entries.forEach((entry) => tell(room, entry)); break;
    case "table": room.table = message; showTable(room); break;
    case "presence": room.presence = message; showRoom(room); break;
    case "clocks": room.clocks = message.clocks; showRoom(room); break;
    case "refused": notice(message.line ?? message.why.expected ?? message.why.no); if (message.why.no === "stale") say({ type: "look" }); break;
    case "why_not": $("why-answer").textContent = message.why ? `${message.line ?? ""} ${message.why.rule ?? ""}` : t("allowed"); break;
    case "done": notice(""); break;
    case "bye": notice(t("lost")); break;
  }
}

function tell(room, entry) {
  if (entry.n <= room.seen && room.seen > 0) return;
  room.seen = entry.n;
  const who = (seat) => seatName(room.info, seat);
  const lines = {
    step: () => entry.lines ?? [], chat: () => [`${entry.name} : ${entry.text}`], started: () => [t("started")],
    rewound: () => [t("rewound")], away: () => [`${who(entry.seat)} ${t("leftRoom")}`], back: () => [`${who(entry.seat)} ${t("backRoom")}`],
    undo_asked: () => [`${who(entry.seat)} ${t("asks")}`],
  }[entry.what]?.() ?? [];
  if (room.visited != null && entry.n === room.visited + 1 && lines.length) $("log").append(el("li", { className: "turn", textContent: t("since") }));
  for (const text of lines) $("log").append(el("li", { className: entry.what === "chat" ? "chat" : "", textContent: text }));
  $("log").scrollTop = $("log").scrollHeight;
}

function showRoom(room) {
  const { info } = room;
  if (!info) return;
  const game = state.games.find((it) => it.game === info.settings.game);
  $("title").textContent = game?.name ?? info.settings.game;
  document.title = `${$("title").textContent} — Monumenta`;
  const onlookers = room.presence?.spectators ? ` ${room.presence.spectators} ${t("spectators")}.` : "";
  $("state").textContent = (info.read_only ?? t(info.state)) + onlookers;
  $("seats").replaceChildren(...info.seats.map((seat, nth) => seatLine(room, seat, nth)));
  $("match").hidden = info.state === "gathering";
  $("back").hidden = !room.mine.some((seat) => info.seats[seat].away);
  $("gather").replaceChildren(...gatherButtons(room));
  const deal = [["commitment", info.deal.secret_commitment], ["commitment", info.deal.commitment], ["secret", info.deal.secret], ["seed", info.deal.seed]];
  $("deal").replaceChildren(...deal.filter(([, value]) => value).map(([key, value]) => el("p", { textContent: `${t(key)} : ${value}` })));
}

function seatLine(room, seat, nth) {
  const { info } = room;
  const marks = [];
  if (seat.ready && info.state === "gathering") marks.push(t("ready"));
  if (seat.away) marks.push(t("away"));
  if (room.presence?.seats.includes(nth)) marks.push(t("here"));
  const clock = room.clocks?.find((it) => it.seat === nth);
  if (clock) marks.push(`${Math.floor(clock.left / 60000)} min ${Math.floor(clock.left / 1000) % 60} s`);
  const waits = room.table?.progress.is === "waiting" && room.table.progress.seats.includes(nth);
  const standing = room.table?.progress.is === "over" ? room.table.progress.outcome[nth] : null;
  if (standing) marks.push(`${t("place")} ${standing.place}, ${standing.points} ${t("points")}`);
  const line = el("li", { className: waits ? "turn" : "", textContent: [seatName(info, nth), ...marks].join(" — ") + " " });
  const post = (what, body) => api("POST", `/api/rooms/${room.id}/${what}${room.invite ? `?invite=${room.invite}` : ""}`, body);
  if (info.state === "gathering") {
    if (seat.sitter.kind === "nobody") {
      line.append(button(t("sit"), async () => { await introduce(); await post("sit", { seat: nth }); enter(room.id, room.invite); }));
      for (const level of state.levels) line.append(button(`${t("bot")} (${level})`, () => post("bot", { seat: nth, level })));
    } else if (seat.sitter.kind === "bot") line.append(button(t("stand"), () => post("bot", { seat: nth })));
    else if (room.mine.includes(nth)) line.append(button(t("stand"), async () => { await post("stand", { seat: nth }); enter(room.id, room.invite); }));
  } else if (info.state === "playing" && seat.sitter.kind === "person" && !seat.away && room.mine.length && !room.mine.includes(nth) && !room.presence?.seats.includes(nth)) {
    line.append(button(t("voteAway"), () => wish({ type: "vote_away", seat: nth })));
  }
  const mayLook = info.state === "over" || room.mine.length > 1;
  if (mayLook && info.state !== "gathering" && nth !== room.eyes && (info.state === "over" || room.mine.includes(nth))) {
    line.append(button(`${t("look")} ${nth + 1}`, () => enter(room.id, room.invite, nth)));
  }
  return line;
}

function gatherButtons(room) {
  const post = (what, body) => api("POST", `/api/rooms/${room.id}/${what}`, body ?? {});
  if (room.info.state === "over") {
    return [button(t("rematch"), async () => { const made = await post("rematch"); location.hash = made.invite ? `${made.room}.${made.invite}` : made.room; }),
      el("a", { href: `/api/rooms/${room.id}/record`, download: `${room.id}.json`, textContent: t("record") })];
  }
  if (room.info.state !== "gathering") return [];
  const buttons = [];
  if (room.mine.length) {
    const ready = room.mine.every((seat) => room.info.seats[seat].ready);
    buttons.push(button(ready ? t("notReady") : t("ready"), () => post("ready", { ready: !ready })));
    const words = el("input", { maxLength: 200 });
    buttons.push(label(t("words"), words), button("+", () => post("words", { seat: room.mine[0], words: words.value })));
  }
  buttons.push(button(t("start"), () => post("start")));
  if (room.invite) {
    const link = `${location.origin}/plain#${room.id}.${room.invite}`;
    buttons.push(button(t("link"), async () => { try { await navigator.clipboard.writeText(link); notice(t("copied")); } catch { notice(link); } }));
  }
  return buttons;
}

function showTable(room) {
  const { table } = room;
  room.seen = Math.max(room.seen, table.n);
  $("prompt").textContent = table.progress.is === "over" ? t("over") : table.offers.length ? table.prompt ?? "" : t("waitOthers");
  $("table").textContent = (table.lines ?? []).join("\n");
  $("undo").disabled = !table.undo;
  const hadFocus = $("offers").contains(document.activeElement);
  $("offers").replaceChildren(...table.offers.map((offer) => el("li", {}, button(offer.label ?? offer.text, () => {
    for (const other of $("offers").querySelectorAll("button")) other.disabled = true;
    wish({ type: "act", seen: table.n, action: offer.code });
  }))));
  if (hadFocus) ($("offers").querySelector("button") ?? $("table")).focus();
  const ask = table.asked;
  const mine = ask && room.mine.some((seat) => ask.waits_for.includes(seat));
  $("ask").replaceChildren(...(ask ? [`${seatName(room.info, ask.seat)} ${t("asks")}`] : []),
    ...(mine ? [button(t("agree"), () => wish({ type: "answer_undo", yes: true })), button(t("disagree"), () => wish({ type: "answer_undo", yes: false }))] : []));
  // At one device for several, the next seat of ours takes over.
  const next = table.progress.is === "waiting" && table.progress.seats.find((seat) => room.mine.includes(seat));
  if (room.mine.length > 1 && typeof next === "number" && !table.progress.seats.includes(room.eyes)) enter(room.id, room.invite, next);
  showRoom(room);
}

/* Begin */

$("undo").onclick = () => wish({ type: "undo", seen: state.room.table.n });
$("ask-undo").onclick = () => wish({ type: "ask_undo" });
$("back").onclick = () => wish({ type: "back" });
$("why").onsubmit = (event) => { event.preventDefault(); wish({ type: "why", action: $("why-text").value.trim() }); };
$("chat").onsubmit = (event) => {
  event.preventDefault();
  if ($("chat-text").value.trim()) wish({ type: "chat", text: $("chat-text").value });
  $("chat-text").value = "";
};
$("name").onchange = introduce;
$("language").onchange = () => speak($("language").value);
$("home").onclick = () => { location.hash = ""; };

function route() {
  const [id, invite] = location.hash.slice(1).split(".");
  if (!id || id === "main") {
    if (id === "main" && state.room) return;
    leave();
    return showLobby();
  }
  enter(id, invite);
}

async function begin() {
  let lang = navigator.language.startsWith("en") ? "en" : "fr";
  try { lang = localStorage.getItem("lang") ?? lang; } catch { /* a private window */ }
  state.me = await api("GET", "/api/me");
  $("name").value = state.me?.name ?? "";
  state.levels = await api("GET", "/api/levels");
  await speak(lang);
  window.onhashchange = route;
  route();
}
begin();
