import type { ListedRoom, RoomInfo } from "$protocol";
import { answerOf, completed, database as openDatabase } from "./database";

/** What the browser stores about a room besides its log. */
export interface KeptRoom {
  id: string;
  /** When it last changed, in milliseconds since 1970. */
  changed: number;
  /** Whether the match waits for the person at this browser. */
  turn: boolean;
  room: RoomInfo;
  /** The last entry that the person had seen when they last left. */
  visited?: number;
}

/** The changes of one commit of a room. */
export interface Commit {
  room: string;
  entries: readonly [n: number, at: number, event: unknown][];
  info?: Omit<KeptRoom, "id" | "visited">;
  visited?: number;
}

/** The rooms by id, and their entries by room and number. */
const database = openDatabase("monumenta", (made) => {
  made.createObjectStore("rooms", { keyPath: "id" });
  made.createObjectStore("entries");
});

/**
 * Writes all of a commit or nothing. When the promise resolves, the operating system has the data, so they survive the end of the
 * tab and of the browser. It does not wait for the disk, which took most of the time of a move. The promise rejects if the store
 * already has an entry with one of these numbers, because another tab was first.
 */
export async function write({ room, entries, info, visited }: Commit): Promise<void> {
  const db = await database();
  const transaction = db.transaction(["rooms", "entries"], "readwrite", { durability: "relaxed" });
  const done = completed(transaction);
  for (const [n, at, event] of entries) transaction.objectStore("entries").add([n, at, event], [room, n]);
  if (info || visited !== undefined) {
    const rooms = transaction.objectStore("rooms");
    const request = rooms.get(room) as IDBRequest<KeptRoom | undefined>;
    request.onsuccess = () =>
      rooms.put({ ...request.result, id: room, ...info, ...(visited === undefined ? {} : { visited }) });
  }
  return done;
}

export async function keptRoom(id: string): Promise<KeptRoom | undefined> {
  const db = await database();
  return answerOf(db.transaction("rooms").objectStore("rooms").get(id) as IDBRequest<KeptRoom | undefined>);
}

/** All entries of a room, as the JSON text that the module reads. */
export async function readLog(id: string): Promise<string> {
  const db = await database();
  const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
  return JSON.stringify(await answerOf(db.transaction("entries").objectStore("entries").getAll(range)));
}

/** The rooms of this browser: first those in which it is the person's turn, then the others, each group by last change. */
export async function keptRooms(): Promise<ListedRoom[]> {
  const db = await database();
  const rooms = await answerOf(
    db.transaction("rooms").objectStore("rooms").getAll() as IDBRequest<KeptRoom[]>,
  );
  return rooms
    .sort((one, other) => Number(other.turn) - Number(one.turn) || other.changed - one.changed)
    .map(({ room, turn, changed }) => ({ room, your_turn: turn, state: room.state, changed }));
}

/** Removes a room and its log. */
export async function remove(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(["rooms", "entries"], "readwrite");
  transaction.objectStore("rooms").delete(id);
  transaction.objectStore("entries").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
  return completed(transaction);
}
