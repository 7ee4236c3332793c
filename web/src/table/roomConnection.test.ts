import type { FromServer } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoomConnection } from "./roomConnection.svelte";

/** The server's end of a connection: it sends what a test wants, and keeps what the client sends. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  said: { type: string; id?: string }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as (typeof this.said)[number]);
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  close() {
    this.readyState = Socket.CLOSED;
    this.onclose();
  }
  tell(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const ROOM = { settings: { game: "quarry" }, seats: [] };
const WELCOME = { type: "welcome", room: ROOM, mine: [0], seat: 0, n: 0, now: 0 } as unknown as FromServer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A connection that was welcomed. */
function welcomed() {
  const connection = new RoomConnection("room", null, "fr", 7);
  const [socket] = Socket.all;
  socket!.open();
  socket!.tell(WELCOME);
  return { connection, socket: socket! };
}

test("a connection is stalled from `waiting` until the next message", () => {
  const { connection, socket } = welcomed();
  expect(connection.stalled).toBe(false);
  socket.tell({ type: "waiting" });
  expect([connection.stalled, connection.connected]).toEqual([true, true]);
  socket.tell({ type: "presence", seats: [0], spectators: 0 });
  expect(connection.stalled).toBe(false);
});

test("a lost connection is not stalled as well", () => {
  const { connection, socket } = welcomed();
  socket.tell({ type: "waiting" });
  socket.close();
  expect([connection.stalled, connection.connected]).toEqual([false, false]);
});

test("a request is sent again after a break, until it is answered", async () => {
  const { connection, socket } = welcomed();
  const answered = connection.request({ type: "undo", seen: 3 });
  const { id } = socket.said.at(-1)!;
  socket.close();
  vi.advanceTimersByTime(1000);
  const again = Socket.all[1]!;
  again.open();
  expect(again.said.map((it) => it.type)).toEqual(["hello", "undo"]);
  expect(again.said[1]!.id).toBe(id);
  again.tell({ type: "done", id: id! });
  expect((await answered).type).toBe("done");
});

test("a client of a server that stops reconnects after a random delay, and says what it has seen", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.25);
  const { socket } = welcomed();
  socket.tell({ type: "news", entries: [{ n: 5, at: 0, what: "chat", name: "Anna", text: "!" }] });
  socket.tell({ type: "bye", why: "stopping" });
  socket.close();
  vi.advanceTimersByTime(499);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]!.open();
  expect(Socket.all[1]!.said).toEqual([expect.objectContaining({ type: "hello", since: 5 })]);
});

test("a server that opens and closes without a welcome is tried less and less often", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  welcomed().socket.close();
  for (const wait of [400, 800, 1600]) {
    const met = Socket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(met);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(met + 1);
    Socket.all[met]!.open();
    Socket.all[met]!.close();
  }
});

const step = (n: number, seat: number) => ({ n, at: 0, what: "step", step: n, seat, news: { public: [n] } });

test("what happened before the welcome is missed, and only what follows is fresh", () => {
  const { connection, socket } = welcomed();
  const tell = (entries: object[]) => {
    socket.tell({ type: "news", entries } as unknown as FromServer);
    socket.tell({ type: "table", n: (entries.at(-1) as { n: number }).n } as unknown as FromServer);
  };
  const numbers = (entries: readonly { n: number }[]) => entries.map((it) => it.n);
  tell([step(1, 1), step(2, 0), step(3, 1)]);
  expect([numbers(connection.fresh), numbers(connection.missed)]).toEqual([[], [1, 2, 3]]);
  tell([step(4, 0)]);
  expect([numbers(connection.fresh), numbers(connection.missed)]).toEqual([[4], []]);
  expect(numbers(connection.entries)).toEqual([1, 2, 3, 4]);
});

test("the opening is asked for only in a browser that has never shown the match", () => {
  expect(welcomed().socket.said[0]).toMatchObject({ type: "hello", opening: true });
  localStorage.setItem("seen-steps", JSON.stringify([["room", 3]]));
  const again = new RoomConnection("room", null, "fr", 7);
  Socket.all[1]!.open();
  expect(Socket.all[1]!.said[0]).toMatchObject({ type: "hello", opening: false });
  again.close();
  localStorage.clear();
});
