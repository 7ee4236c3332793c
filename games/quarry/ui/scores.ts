import type { StepNews } from "$board/table";
import type { Holdings, Pieces, Public, PublicEvent, QuarryTable } from "./view";
import { lately } from "./view";

export function score(player: Holdings): number {
  return Object.values(player.earned).reduce((sum, points) => sum + points, 0);
}

/** What a seat has just scored or lost; nothing where no points moved. */
export function gained(news: readonly StepNews[], seat: number): number {
  const events = news.flatMap((it) => it.public as readonly PublicEvent[]);
  return events.reduce((sum, it) => ("points" in it && it.seat === seat ? sum + it.points : sum), 0);
}

/**
 * What is known of the pieces behind a screen: one's own, those of an open replay, those just shown by a pass, and those
 * seen going there where the table wants them shown. Otherwise nothing: that is for players to remember.
 */
export function behind(table: QuarryTable, seat: number): Pieces | null {
  if (table.seat === seat && table.view.mine) return table.view.mine.pieces;
  const open = table.open[seat];
  if (open) return open.pieces;
  const player = table.view.public.players[seat];
  if (table.view.public.with.show_taken && player) return player.seen;
  return shown(lately(table), seat);
}

function shown(events: readonly PublicEvent[], seat: number): Pieces | null {
  const pass = events.find((it) => it.event === "passed" && it.seat === seat);
  return pass?.event === "passed" ? pass.shown : null;
}

export function over(view: Public): boolean {
  return typeof view.phase === "object";
}
