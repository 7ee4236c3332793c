/**
 * The packs that matches of this browser began with: after an update of the app, a match continues with the pack that it began
 * with. Packs are never removed; a game gets a new one only when its content changes.
 */
import { answerOf, completed, database } from "./database";

/** The files of a pack by name. */
export type PackFiles = Readonly<Record<string, string>>;

/**
 * The packs by game and hash. This is a database of its own: adding packs to that of the rooms would mean a new version of it,
 * which has to wait until pages with the earlier version are closed.
 */
const packs = database("monumenta-packs", (made) => made.createObjectStore("packs"));

/** The hashes of the stored packs of a game. */
export async function packHashes(game: string): Promise<string[]> {
  const all = (await packs()).transaction("packs").objectStore("packs");
  const keys = await answerOf(all.getAllKeys(IDBKeyRange.bound([game], [game, []])));
  return keys.map((key) => (key as [game: string, hash: string])[1]);
}

export async function readPack(game: string, hash: string): Promise<PackFiles> {
  const all = (await packs()).transaction("packs").objectStore("packs");
  return answerOf(all.get([game, hash]) as IDBRequest<PackFiles>);
}

export async function keepPack(game: string, hash: string, files: PackFiles): Promise<void> {
  const transaction = (await packs()).transaction("packs", "readwrite");
  transaction.objectStore("packs").put(files, [game, hash]);
  return completed(transaction);
}
