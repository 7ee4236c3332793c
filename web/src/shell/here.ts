import type { Me } from "$protocol";
import { keptRooms } from "../here/store";
import { HAS_SERVER } from "./base";

/** Rooms inside this browser. What runs them is loaded when the first of them is needed. */

const page = () => import("../here/page");

/** The person at this browser, in all rooms of it. */
export const PERSON_HERE = 1;

/** Whether a room is one of this browser's: a server's rooms have no hyphen in their ids. */
export function isHere(room: string): boolean {
  return room.startsWith("here-");
}

/** Whether a request is about a room of this browser. */
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

/** The name of the person at this browser, for rooms that no server knows. */
export function nameHere(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function renameHere(name: string) {
  localStorage.setItem(NAME, name);
}

/** The person at this browser under the name that they have here, or under this one from now on. */
export function personHere(name: string): Me {
  const known = nameHere() || name;
  if (known !== nameHere()) renameHere(known);
  return { person: PERSON_HERE, name: known };
}

const PLAY_AT = "play-at";

/** Whether the reader plays against bots in this browser, and not on the server. */
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

/** Loads a game's module: the reader is about to play it. */
export async function prepareHere(game: string) {
  if (await canPlayHere(game)) (await page()).prepare(game);
}

/** The rooms of this browser, for the home page. */
export const roomsHere = keptRooms;
