import type { Entry, RoomInfo } from "$protocol";
import { isHere } from "../shell/here";

/** Whether this browser counts a match for its reader: one against bots alone, in which they have not gone back over what they saw. */
export function countsHere(room: RoomInfo, entries: readonly Entry[]): boolean {
  const people = room.seats.filter(({ sitter }) => sitter.kind === "person").length;
  const isOrdinary = isHere(room.id) && room.origin?.from === "browser";
  return isOrdinary && people === 1 && !entries.some((it) => it.what === "rewound");
}
