import type { Invitation } from "$protocol";
import { ask } from "./api";
import { remember } from "../pages/room/invitation";
import { myself } from "./me.svelte";

const key = (room: string) => `sent-${room}`;

/** The id of the room on the server that a match of this browser was sent to, or null. */
export function sentTo(room: string): string | null {
  return localStorage.getItem(key(room));
}

/**
 * Sends a match of this browser to the server, finished or not, and returns the id of its room there. The server verifies the
 * record before it stores it. A match that was sent before keeps its room.
 */
export async function sendMatch(room: string): Promise<string> {
  const known = sentTo(room);
  if (known) return known;
  const record = await ask<unknown>("GET", `/api/rooms/${room}/handover`);
  await myself.somebody();
  const made = await ask<Invitation>("POST", "/api/records", record);
  remember(made.room, made.invite);
  localStorage.setItem(key(room), made.room);
  return made.room;
}
