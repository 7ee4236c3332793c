import { isReader } from "$board/table";
import { isAutomaton, type Public, type Table } from "../view";

/** The key of a player's civilisation, once it is chosen. */
export function civKey(view: Public, who: number, table: Pick<Table, "catalogue">): string | null {
  const civ = view.players[who]?.civ ?? null;
  return civ === null ? null : (table.catalogue.civs[civ]?.key ?? null);
}

/** A player's colour: that of the civilisation, or of the seat until there is one. */
export function colour(view: Public, who: number, table: Pick<Table, "catalogue">): string {
  const key = civKey(view, who, table);
  return key === null ? `var(--seat-${who})` : `var(--civ-${key})`;
}

/** What a player is called. */
export function nameOf(table: Table, who: number): string {
  if (isAutomaton(table.view.public, who)) return table.say("automaton");
  if (isReader(table, who)) return table.say("board-you");
  return table.seats[who]?.name ?? table.say("board-player", { n: who + 1 });
}
