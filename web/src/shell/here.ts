import type { Me } from "$protocol";
import { keptRooms } from "../here/store";
import { HAS_SERVER } from "./base";

/** Rooms inside this browser. The code that runs them is loaded when it is first needed. */

const page = () => import("../here/page");

/** The number of the person at this browser, in all its rooms. */
export const PERSON_HERE = 1;

/** Whether a room is in this browser. The ids of a server's rooms have no hyphen. */
export function isHere(room: string): boolean {
  return room.startsWith("here-");
}

/** Whether the path of a request names a room of this browser. */
export function hereIn(path: string): boolean {
  return /^\/api\/rooms\/here-/.test(path);
}

export async function askHere(method: string, path: string, body: unknown, game?: string) {
  const { requestHere } = await page();
  return requestHere(method, path, body, nameHere(), game);
}

/** A socket to a room of this browser. */
export async function connectHere(room: string) {
  const { HereSocket } = await page();
  return new HereSocket(room, nameHere());
}

const NAME = "name-here";

/** The name of the person in the rooms of this browser; empty if they have none yet. */
export function nameHere(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function renameHere(name: string) {
  localStorage.setItem(NAME, name);
}

/** The person in the rooms of this browser. If they have no name here yet, this one becomes their name. */
export function personHere(name: string): Me {
  const known = nameHere() || name;
  if (known !== nameHere()) renameHere(known);
  return { person: PERSON_HERE, name: known };
}

const PLAY_AT = "play-at";

/** Whether matches against bots are played in this browser, by the reader's settings, and not on the server. */
export function playsHere(): boolean {
  return !HAS_SERVER || localStorage.getItem(PLAY_AT) !== "server";
}

export function playHere(here: boolean) {
  localStorage.setItem(PLAY_AT, here ? "here" : "server");
}

/** Whether a game can be played in this browser: its module was built, and the browser has what it needs. */
export async function canPlayHere(game: string): Promise<boolean> {
  const able = "WebAssembly" in globalThis && "indexedDB" in globalThis;
  if (!able || !playsHere()) return false;
  const { modules } = await import("../here/modules");
  return game in modules;
}

/** Loads a game's module, because the reader is about to play it. */
export async function prepareHere(game: string) {
  if (await canPlayHere(game)) (await page()).prepare(game);
}

/** The rooms of this browser, for the home page. */
export const roomsHere = keptRooms;
