import type { Entry, Presence, RoomInfo, SeatClock, TableView } from "$protocol";
import type { Sitting } from "$board/signs";
import type { Player, StepNews, Table } from "$board/table";
import { withoutRewound } from "./journalNews";
import { signs } from "./signs";
import type { Say } from "../shell/i18n";

/** Who sits where, as the reader names them and as the game marks them. */
export function players(
  room: RoomInfo,
  waiting: readonly number[],
  mine: readonly number[],
  say: Say,
  shown: Pick<Sitting, "view" | "catalogue"> = {},
): Player[] {
  const marked = signs(room.settings.game);
  const names = room.seats.map((it) => (it.sitter.kind === "person" ? it.sitter.name : null));
  const often = (name: string) => names.filter((it) => it === name).length > 1;
  return room.seats.map(({ sitter }, nth) => {
    const bot = say("bot-name", { number: nth + 1 });
    const name = sitter.kind === "person" ? sitter.name : sitter.kind === "bot" ? bot : say("seat-free");
    return {
      name: often(name) ? say("seat-named", { name, number: nth + 1 }) : name,
      kind: sitter.kind,
      me: mine.includes(nth),
      turn: waiting.includes(nth),
      signs: marked({ seat: nth, seats: room.seats.length, ...shown }),
    };
  });
}

/** The house, where it plays against the seats, with the sign that follows theirs. */
export function housePlayer(
  room: RoomInfo,
  name: string,
  shown: Pick<Sitting, "view" | "catalogue"> = {},
): Pick<Player, "name" | "signs"> {
  const { length } = room.seats;
  return { name, signs: signs(room.settings.game)({ seat: length, seats: length, ...shown }) };
}

/** Whom the table waits for: who has still to confirm their turn, or whose turn it is. */
export function waiting(table: TableView | null): readonly number[] {
  if (table?.held !== undefined) return [table.held];
  return table?.progress.is === "waiting" ? table.progress.seats : [];
}

/** Whether a step took an earlier one back. */
export function isUndo({ news }: Extract<Entry, { what: "step" }>): boolean {
  return "restored" in news;
}

/** How many steps these seats have made since anybody else acted, without those that were taken back. */
export function stepsInARow(entries: readonly Entry[], mine: readonly number[]): number {
  let steps = 0;
  for (const entry of entries) {
    if (entry.what === "step" && mine.includes(entry.seat)) steps += isUndo(entry) ? -1 : 1;
    else if (entry.what === "step" || entry.what === "rewound" || entry.what === "started") steps = 0;
  }
  return steps;
}

const newsByEntry = new WeakMap<Entry, StepNews>();

/** The events of the steps among these entries; the same object whenever an entry is asked for again. */
export function stepNews(entries: readonly Entry[]): StepNews[] {
  return entries.flatMap((entry) => {
    if (entry.what !== "step") return [];
    let found = newsByEntry.get(entry);
    if (!found) {
      const news = "restored" in entry.news ? {} : entry.news;
      found = { step: entry.step, seat: entry.seat, public: news.public ?? [], mine: news.mine ?? [] };
      newsByEntry.set(entry, found);
    }
    return [found];
  });
}

/** The numbers of the steps that still stand, oldest first, as a replay shows them: what was taken back is not among them. */
export function standingSteps(entries: readonly Entry[]): number[] {
  const steps: number[] = [];
  for (const entry of withoutRewound(entries)) {
    if (entry.what !== "step") continue;
    if ("restored" in entry.news) steps.pop();
    else steps.push(entry.step);
  }
  return steps;
}

/**
 * What others did between the steps of these seats, the newest first: before the turn that has begun, in answer to one of its
 * steps, or since it ended. Each is a list of steps, oldest first. `current` leaves out what is over.
 */
export function othersSteps(
  entries: readonly Entry[],
  mine: readonly number[],
  current: (steps: readonly StepNews[]) => readonly StepNews[] = (steps) => steps,
): StepNews[][] {
  if (mine.length === 0) return [];
  const steps = current(stepNews(entries.slice(entries.findLastIndex((it) => it.what === "started") + 1)));
  const blocks: StepNews[][] = [];
  let open = false;
  for (const step of steps) {
    const own = mine.includes(step.seat);
    if (!own && open) blocks[0]!.push(step);
    else if (!own) blocks.unshift([step]);
    open = !own;
  }
  return blocks;
}

/** What others did after the last step of these seats, oldest first: nothing as long as nobody has acted since. */
export function stepsSince(
  entries: readonly Entry[],
  mine: readonly number[],
  current?: (steps: readonly StepNews[]) => readonly StepNews[],
): StepNews[] {
  return stepsInARow(entries, mine) > 0 ? [] : (othersSteps(entries, mine, current)[0] ?? []);
}

/** The seat that has just refused to let one of these seats take its move back; null as soon as anything else is done. */
export function refuserOf(entries: readonly Entry[], mine: readonly number[]): number | null {
  const nth = entries.findLastIndex((it) => it.what !== "chat");
  const last = entries[nth];
  if (last?.what !== "undo_answered" || last.yes) return null;
  const asked = entries.findLast((it) => it.what === "undo_asked");
  return asked?.what === "undo_asked" && mine.includes(asked.seat) ? last.seat : null;
}

/** The parts of a table that come from the server's own. */
export function seen(table: TableView): Pick<Table, "view" | "offers" | "awaited" | "prompt"> {
  return {
    view: table.view as Table["view"],
    offers: table.offers,
    awaited: table.progress.is === "waiting" ? table.progress.awaited : null,
    prompt: table.prompt ?? "",
  };
}

/** Whether time or absence matters, so that the players are to be seen beside the board on a phone too. */
export function pressing(room: RoomInfo, clocks: readonly SeatClock[], presence: Presence | null): boolean {
  if (room.state !== "playing") return false;
  const absent = (nth: number) => presence !== null && !presence.seats.includes(nth);
  return (
    clocks.length > 0 || room.seats.some((it, nth) => it.away || (it.sitter.kind === "person" && absent(nth)))
  );
}
