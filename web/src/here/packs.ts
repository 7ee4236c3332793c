/**
 * The packs that matches of this browser began with: after an update, a match goes on with the figures that it began with.
 * They are never removed; a game gets a new pack only when its figures change.
 */
import { answerOf, completed, database } from "./database";

/** The files of a pack by name. */
export type PackFiles = Readonly<Record<string, string>>;

/** The packs by game and hash. A database of its own: adding to the rooms' one would wait for pages of an earlier version. */
const packs = database("monumenta-packs", (made) => made.createObjectStore("packs"));

/** The hashes of the packs that are kept of a game. */
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
