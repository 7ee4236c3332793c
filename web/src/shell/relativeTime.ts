import type { Clock, ListedRoom } from "$protocol";
import type { Language } from "./i18n";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something happened, in words. */
export function timeAgo(at: number, language: Language, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 0];
  return length === 0 ? format.format(0, "second") : format.format(Math.trunc(seconds / length), unit);
}

/** The time that is left: `4:05`, or `1:04:05` from an hour on. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The hours that a player has left at most for a decision, if the clock of the room gives `hours` for it. The room last changed at
 * `changed`; the decision began then or before.
 */
export function hoursLeft(changed: number, hours: number, now = Date.now()): number {
  return Math.max(0, Math.ceil(hours - (now - changed) / 3_600_000));
}

/** When the time for a decision ends at the latest, in milliseconds since 1970; never where no clock counts hours. */
export function timeIsUp(changed: number, clock: Clock): number {
  return clock.kind === "correspondence" ? changed + clock.hours * 3_600_000 : Infinity;
}

/** A list of rooms: first those that wait for the reader, of these that whose time ends first, and the newest otherwise. */
export function urgentFirst<Room extends Listed>(rooms: readonly Room[]): Room[] {
  const end = ({ changed, room }: Room) => timeIsUp(changed, room.settings.clock);
  const sooner = (one: number, other: number) => (one === other ? 0 : one - other);
  return rooms.toSorted(
    (one, other) =>
      Number(other.your_turn) - Number(one.your_turn) ||
      (one.your_turn ? sooner(end(one), end(other)) : 0) ||
      other.changed - one.changed,
  );
}

type Listed = Pick<ListedRoom, "your_turn" | "changed"> & { room: { settings: { clock: Clock } } };
