/**
 * The worker that runs rooms inside the browser. It passes messages of the page to the module of the game and carries out the
 * effects that the module returns: it stores entries, answers requests, lets bots think and runs timers.
 */
import { Engine, type Ask, type Effect } from "./engine";
import type { FromWorker, ToWorker } from "./messages";
import { modules, sizes, weights } from "./modules";
import { keepPack, packHashes, readPack } from "./packs";
import { keptRoom, readLog, write } from "./store";

const engines = new Map<string, Promise<Engine>>();
/** The engine of each room in memory. */
const rooms = new Map<string, Promise<Engine | null>>();
const roomOf = new Map<number, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Tells the workers of other tabs which rooms have changed. */
const others = new BroadcastChannel("rooms");

const tell = (message: FromWorker) => postMessage(message);

/** The module of a game could not be loaded. */
class LoadError extends Error {}

function engineOf(game: string): Promise<Engine> | null {
  const address = modules[game];
  if (!address) return null;
  let engine = engines.get(game);
  if (!engine) {
    engine = load(game, address).catch((error: unknown) => {
      throw new LoadError(String(error));
    });
    engines.set(game, engine);
    engine.catch(() => engines.delete(game));
  }
  return engine;
}

/** Loads the module of a game, gives it the stored packs of earlier modules, and stores its own. */
async function load(game: string, address: string): Promise<Engine> {
  const size = sizes[game]!;
  const [engine, kept] = await Promise.all([
    Engine.load(address, weights[game], (bytes) => tell({ type: "loading", game, part: bytes / size })),
    packHashes(game),
  ]);
  for (const effect of engine.handle({ type: "loaded", game, kept })) {
    if (effect.type === "keep_pack") await keepPack(game, effect.hash, effect.files);
    if (effect.type === "read_pack")
      engine.handle({ type: "pack", game, files: await readPack(game, effect.hash) });
  }
  return engine;
}

/** The engine with the room in its memory, or null if the browser has no such room. */
function open(room: string): Promise<Engine | null> {
  let found = rooms.get(room);
  if (!found) {
    found = read(room);
    rooms.set(room, found);
    found.then(
      (engine) => engine ?? rooms.delete(room),
      () => rooms.delete(room),
    );
  }
  return found;
}

async function read(room: string): Promise<Engine | null> {
  const kept = await keptRoom(room);
  const engine = await (kept && engineOf(kept.room.settings.game));
  if (engine) run(engine, { type: "open", room, log: await readLog(room) });
  return engine ?? null;
}

/** Drops a room from memory. It is read again when it is needed. */
function close(room: string, engine: Engine) {
  clearTimeout(timers.get(room));
  rooms.delete(room);
  run(engine, { type: "close", room });
}

function run(engine: Engine, ask: Ask) {
  for (const effect of engine.handle(ask)) carryOut(engine, effect);
}

function carryOut(engine: Engine, effect: Effect) {
  switch (effect.type) {
    case "store": {
      const { room } = effect;
      rooms.set(room, Promise.resolve(engine));
      write(effect).then(
        () => {
          others.postMessage(room);
          run(engine, { type: "stored", room });
        },
        () => close(room, engine),
      );
      break;
    }
    case "think":
      void (effect.learned ? engine.learn() : Promise.resolve()).then(() =>
        setTimeout(() => run(engine, { type: "think", room: effect.room })),
      );
      break;
    case "wake":
      clearTimeout(timers.get(effect.room));
      timers.set(
        effect.room,
        setTimeout(() => run(engine, { type: "wake", room: effect.room }), Math.min(effect.after, 60_000)),
      );
      break;
    case "close":
      roomOf.delete(effect.connection);
      tell(effect);
      break;
    case "answer":
    case "send":
      tell(effect);
      break;
    case "keep_pack":
    case "read_pack":
      // A module returns these only when it is loaded: see `load`.
      break;
  }
}

/** The id and the seed of a room, in case the request creates one. */
function newRoom() {
  const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const random = (length: number) => hex(crypto.getRandomValues(new Uint8Array(length)));
  return { room: `here-${random(8)}`, secret: random(32) };
}

async function request(message: Extract<ToWorker, { type: "request" }>) {
  const { id, method, path, body, name, game } = message;
  const room = /^\/api\/rooms\/([^/?]+)/.exec(path)?.[1];
  const engine = await (room ? open(room) : game ? engineOf(game) : null);
  if (!engine) {
    tell({ type: "answer", id, status: 404, body: { fault: "not_found", because: path } });
    return;
  }
  const log = room && path.includes("/verify") ? await readLog(room) : null;
  run(engine, { type: "request", id, method, path, body, name, new: newRoom(), log });
}

async function connect({ connection, room, name }: Extract<ToWorker, { type: "connect" }>) {
  const engine = await open(room);
  if (!engine) {
    tell({ type: "close", connection, reason: "reload" });
    return;
  }
  const visited = (await keptRoom(room))?.visited ?? null;
  roomOf.set(connection, room);
  run(engine, { type: "connect", connection, room, name, visited });
  tell({ type: "opened", connection });
}

async function pass(ask: Extract<Ask, { type: "message" | "disconnect" }>) {
  const engine = await rooms.get(roomOf.get(ask.connection) ?? "");
  if (engine) run(engine, ask);
}

others.onmessage = ({ data: room }: MessageEvent<string>) => {
  void rooms.get(room)?.then((engine) => engine && close(room, engine));
};

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "prepare":
      void engineOf(data.game)?.catch(() => null);
      break;
    case "request":
      void request(data).catch((error: unknown) =>
        tell({
          type: "answer",
          id: data.id,
          status: 503,
          body: { fault: error instanceof LoadError ? "not_loaded" : "trouble", because: String(error) },
        }),
      );
      break;
    case "connect":
      void connect(data).catch(() => tell({ type: "close", connection: data.connection, reason: "reload" }));
      break;
    case "message":
    case "disconnect":
      void pass(data);
      break;
  }
};
