import { isReader } from "$board/table";
import type { Book } from "./book";
import type { Stand } from "./stands";
import type { Characteristic, FabulousTable, Seat } from "./view";

/** « Vous » for the reader, otherwise the name. */
export function nameOf(table: FabulousTable, seat: Seat): string {
  return isReader(table, seat) ? table.say("board-you") : (table.seats[seat]?.name ?? "");
}

/** A match without a limit in rounds stops here (FAB-53). */
const MOST_ROUNDS = 3000;

/** How many rounds are left after this one, or after how many minutes the match ends, if the table chose a limit. */
export function limitOf(
  { view, say }: Pick<FabulousTable, "view" | "say">,
  number = view.public.round.number,
): string | null {
  const { round, with: chosen } = view.public;
  if (round.deciding) return null;
  if (chosen.rounds < MOST_ROUNDS)
    return say("board-rounds-left", { left: Math.max(0, chosen.rounds - Math.max(1, number)) });
  return chosen.minutes === null ? null : say("board-time-limit", { minutes: chosen.minutes });
}

/** Why a player has nothing to say in this round, if so. */
export function noteOf({ say }: Pick<FabulousTable, "say">, { state }: Stand): string | null {
  switch (state) {
    case "out":
      return say("board-out");
    case "sits_out":
      return say("board-sits-out");
    case "given":
      return say("board-given");
    case "plays":
    case "imposes":
      return null;
  }
}

/** A player's place in words, for whoever does not see it. */
export function placeInWords(
  table: FabulousTable,
  book: Book,
  stand: Stand,
  { of, settled }: { of: Characteristic | null; settled: boolean },
): string {
  const { say } = table;
  const note = noteOf(table, stand);
  const card =
    stand.face !== null
      ? book.name(stand.face)
      : say(stand.back === null ? "board-no-card" : "board-face-down");
  const value = stand.said && of !== null ? book.value(of, stand.figure) : null;
  const silent = of !== null && !stand.said && !note && !settled;
  const asRed = !settled && table.view.public.round.counts_as_red.includes(stand.seat);
  return [
    nameOf(table, stand.seat),
    say("board-pile", { many: stand.pile }),
    note ?? card,
    silent ? say("board-to-speak") : value,
    stand.best ? say(settled ? "board-wins" : "board-best") : null,
    stand.state === "imposes" ? say("board-imposes") : null,
    stand.grade && say(`dot-${stand.grade}`),
    asRed ? say("board-counts-as-red") : null,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A monument's name without what stands in brackets after it. */
export const shortName = (name: string): string => name.replace(/\s*\(.*\)$/u, "");

/** Shorter words are not divided. */
const LONG_WORD = 8;
const SOFT_HYPHEN = "\u00ad";
/** Before consonants that a vowel follows, but not between two that belong together, and with three letters on either side. */
const SYLLABLE =
  /(?<=\p{L}{3})(?<![cpt](?=h)|g(?=n)|[bcdfgptv](?=[lr]))(?=(?:[cpt]h|gn|[bcdfgptv][lr]|[b-df-hj-np-tv-z])[aeiouyà-öø-ÿ]\p{L})/giu;

/** A name whose long words may be divided in a narrow place: browsers know how to divide words in few languages only. */
export function hyphenated(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word) =>
    word.length < LONG_WORD ? word : word.replaceAll(SYLLABLE, SOFT_HYPHEN),
  );
}
