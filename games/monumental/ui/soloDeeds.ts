import { isReader } from "$board/table";
import type { Deed } from "$board/turns";
import type { SoloEvent } from "./generated";
import { nameOf } from "./seats/who";
import { tileName, type Table } from "./view";

export function nameOfTile({ view }: Pick<Table, "view">, tile: number): string {
  const found = view.public.board.find((it) => it.tile === tile);
  return found ? tileName(found) : "";
}

/** The conquest of tiles that one player, or nobody, loses. */
export function conquest(table: Table, tiles: readonly number[], loser: number | null): Deed {
  const tile = tiles.map((it) => nameOfTile(table, it)).join(", ");
  if (loser === null) return { icon: "conquer", text: table.say("deed-conquered", { tile }) };
  if (isReader(table, loser)) return { icon: "loss", text: table.say("deed-conquered-yours", { tile }) };
  return { icon: "conquer", text: table.say("deed-conquered-from", { tile, who: nameOf(table, loser) }) };
}

/** What the automaton did with one card: a deed of each kind, with the sum of its gold and a list of what it took. */
export function soloDeeds(events: readonly SoloEvent[], table: Table): Deed[] {
  const completed = new Set(events.flatMap((it) => (it.solo === "wonder_completed" ? it.card : [])));
  const kinds = new Map<string, SoloEvent[]>();
  for (const it of events) {
    if (it.solo === "wonder_begun" && completed.has(it.card)) continue;
    const kind = it.solo === "conquered" ? `conquered ${it.loser}` : it.solo;
    kinds.set(kind, [...(kinds.get(kind) ?? []), it]);
  }
  return [...kinds.values()].flatMap((alike) => deedOf(alike, table) ?? []);
}

/** What events of one kind tell together. */
function deedOf(alike: readonly SoloEvent[], table: Table): Deed | null {
  const { say, catalogue } = table;
  const card = alike.flatMap((it) => ("card" in it ? (catalogue.cards[it.card]?.name ?? []) : [])).join(", ");
  const first = alike[0]!;
  switch (first.solo) {
    case "revealed":
      return { icon: "draw", text: catalogue.solo[first.card]?.name ?? "" };
    case "gold":
      return {
        icon: "gold",
        text: say("deed-gold", { gold: alike.reduce((sum, it) => sum + ("gold" in it ? it.gold : 0), 0) }),
      };
    case "took":
      return { icon: "take", text: say("deed-acquired", { card }) };
    case "wonder_begun":
      return { icon: "brick", text: say("deed-begun", { card }) };
    case "wonder_completed":
      return { icon: "build", text: say("deed-completed", { card }) };
    case "conquered":
      return conquest(
        table,
        alike.flatMap((it) => ("tile" in it ? it.tile : [])),
        first.loser,
      );
    case "policy": {
      const civ = catalogue.civs[table.view.public.players.at(-1)?.civ ?? -1];
      const policy = alike.flatMap((it) => ("policy" in it ? (civ?.policies[it.policy]?.name ?? []) : []));
      return { icon: "policy", text: say("deed-developed", { policy: policy.join(", ") }) };
    }
    case "deck_laid":
    case "card_done":
    case "paid":
    case "token_turned":
    case "explored":
    case "production":
    case "market":
    case "idle":
      return null;
  }
}
