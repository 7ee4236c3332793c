import type { ToServer } from "$protocol";
import { loading } from "./loading.svelte";
import type { FromWorker, ToWorker } from "./messages";
import { stopPrefetch } from "./prefetch";

type Waiting = (answer: { status: number; body: unknown }) => void;

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
const sockets = new Map<number, HereSocket>();
let last = 0;

function tell(message: ToWorker) {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onerror = failed;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  }
  worker.postMessage(message);
}

/** The script of the worker could not be loaded: the next message tries again. */
function failed(event: Event) {
  // Errors inside a worker that runs have a message.
  if (event instanceof ErrorEvent) return;
  worker = null;
  for (const answer of waiting.values())
    answer({ status: 503, body: { fault: "not_loaded", because: "worker" } });
  waiting.clear();
}

function receive(message: FromWorker) {
  switch (message.type) {
    case "answer":
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      break;
    case "loading":
      loading.set(message.game, message.part);
      break;
    case "opened":
      sockets.get(message.connection)?.opened();
      break;
    case "send":
      for (const text of message.messages) sockets.get(message.connection)?.received(text);
      break;
    case "close":
      sockets.get(message.connection)?.closed(message.reason);
      sockets.delete(message.connection);
      break;
  }
}

/** Loads a game's module in advance, so that its first match begins at once. */
export function prepare(game: string) {
  tell({ type: "prepare", game });
}

/** Sends the request that a server would get to the rooms of this browser. `game` is needed if the path names no room. */
export function requestHere(
  method: string,
  path: string,
  body: unknown,
  name: string,
  game?: string,
): Promise<{ status: number; body: unknown }> {
  const id = ++last;
  const answered = new Promise<{ status: number; body: unknown }>((resolve) => waiting.set(id, resolve));
  if (game) stopPrefetch(game, answered);
  tell({ type: "request", id, method, path, body: plain(body), name, ...(game ? { game } : {}) });
  return answered;
}

/** A copy of the body without Svelte's proxies, which cannot be sent to a worker. */
function plain(body: unknown): unknown {
  return body === undefined ? null : (JSON.parse(JSON.stringify(body)) as unknown);
}

/** A connection to a room of this browser, with the interface of a WebSocket. */
export class HereSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  #id = ++last;

  constructor(room: string, name: string) {
    sockets.set(this.#id, this);
    tell({ type: "connect", connection: this.#id, room, name });
  }

  send(text: string) {
    tell({ type: "message", connection: this.#id, message: JSON.parse(text) as ToServer });
  }

  close() {
    tell({ type: "disconnect", connection: this.#id });
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#id);
  }

  opened() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  received(text: string) {
    this.onmessage?.({ data: text });
  }

  closed(reason: string) {
    this.received(JSON.stringify({ type: "bye", why: reason }));
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
