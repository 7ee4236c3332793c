import { HOUSE, nameOf as named, publicEvents, type Deed, type Turns } from "$board/turns";
import { BEAT_STEPS, beats } from "./automaton";
import type { SoloEvent } from "./generated";
import { onlyGives } from "./costs";
import { actionOf } from "./offers";
import { nameOf } from "./seats/who";
import { tileName, waiting, type PublicEvent, type Table } from "./view";

/** How turns, losses and the points are told beside the board. */
export const turns: Turns<Table> = {
  deeds: (steps, table) =>
    steps.flatMap((step) =>
      publicEvents<PublicEvent>([step]).flatMap((it) => deed(it, step.seat, table) ?? []),
    ),
  moment(step, table) {
    const told = publicEvents<PublicEvent>([step]);
    for (const it of told) {
      const loss = lossOf(it);
      if (loss && loss.loser === table.seat && step.seat !== table.seat)
        return table.say("moment-lost", {
          who: step.seat < table.seats.length ? named(table, step.seat) : table.say("automaton"),
          tile: nameOfTile(table, loss.tile),
        });
      if (it.event !== "end_triggered") continue;
      const { last_round: last, round } = table.view.public;
      return table.say(last === round ? "moment-last-turns" : "moment-last-round");
    }
    return null;
  },
  pointsOrder: ["points", "most"].flatMap((kind) =>
    ["knowledge", "wonder", "policy", "province"].map((it) => `${kind}-${it}`),
  ),
  lasts: (step) => beats([step]).length * BEAT_STEPS,
  forced(offer, { view }) {
    const action = actionOf(offer);
    const task = waiting(view.public);
    switch (action.do) {
      case "commit": {
        // The last unit turns the token over that lies there.
        const at =
          task?.task === "commit" ? view.public.board.find((it) => it.tile === task.tile) : undefined;
        return task?.task === "commit" && (task.left > 1 || !at?.token) ? "safe" : "reveals";
      }
      case "target":
      case "slot":
      case "resource":
      case "keep":
      case "discarded":
      case "civilization":
      case "replay":
      case "swap":
      case "stop":
        return "safe";
      default:
        // What ends a turn, draws or turns something over is the reader's to do.
        return null;
    }
  },
  onlyGives,
  tellsLead: true,
  headlines: (step, { say }) =>
    publicEvents<PublicEvent>([step]).flatMap((it) => {
      if (it.event === "end_triggered") return [say("moment-last-round")];
      return it.event === "round_began" ? [say("headline-round", { round: it.round })] : [];
    }),
  // What the player has stands beside the map.
  prompt: ({ view, offers, say }) =>
    view.public.turn.phase === "act" && !waiting(view.public) && offers.length > 0
      ? say("board-prompt-act")
      : null,
  // Where the Automaton could do several things, the player chooses for it.
  actor: (step) => (publicEvents<PublicEvent>([step]).some((it) => it.event === "solo") ? HOUSE : step.seat),
  houseName: ({ say }) => say("automaton"),
  nearEnd({ view, say }) {
    const { last_round: last, round, turn } = view.public;
    if (last === null || turn.phase === "over") return null;
    return say(round < last ? "near-end-next" : "near-end");
  },
};

function lossOf(it: PublicEvent): { tile: number; loser: number | null } | null {
  if (it.event === "conquered") return it;
  return it.event === "solo" && it.solo === "conquered" ? it : null;
}

function nameOfTile({ view }: Pick<Table, "view">, tile: number): string {
  const found = view.public.board.find((it) => it.tile === tile);
  return found ? tileName(found) : "";
}

/** What a player did, in a few words; `seat` is who acted. */
function deed(it: PublicEvent, seat: number, table: Table): Deed | null {
  const { say, catalogue } = table;
  const card = (card: number) => catalogue.cards[card]?.name ?? "";
  const policy = (who: number, nth: number) =>
    catalogue.civs[table.view.public.players[who]?.civ ?? -1]?.policies[nth]?.name ?? "";
  switch (it.event) {
    case "capital_chosen": {
      // The last capital that is left goes to its player without being asked.
      const who = it.who === seat ? null : named(table, it.who);
      const tile = nameOfTile(table, it.tile);
      return {
        icon: "capital",
        text: who === null ? say("deed-settled", { tile }) : say("deed-settled-other", { who, tile }),
      };
    }
    case "civ_chosen":
      return { icon: "power", text: catalogue.civs[it.civ]?.name ?? "" };
    case "column_chosen":
      return { icon: "line", text: say("deed-line", { row: it.row + 1, column: it.column + 1 }) };
    case "acquired":
      return { icon: "take", text: say("deed-acquired", { card: card(it.card) }) };
    case "wonder_begun":
      return { icon: "brick", text: say("deed-begun", { card: card(it.card) }) };
    case "wonder_completed":
      return { icon: "build", text: say("deed-completed", { card: card(it.card) }) };
    case "developed":
      return { icon: "policy", text: say("deed-developed", { policy: policy(it.who, it.policy) }) };
    case "conquered":
      return conquest(table, it.tile, it.loser);
    case "outpost_built":
      return { icon: "capital", text: say("deed-outpost", { tile: nameOfTile(table, it.tile) }) };
    case "market_taken":
      return { icon: "gold", text: say("deed-market", { market: catalogue.markets[it.market]?.name ?? "" }) };
    case "solo":
      return soloDeed(it, table);
    default:
      // What matters less than the rest of a turn; the journal has it.
      return null;
  }
}

function conquest(table: Table, tile: number, loser: number | null): Deed {
  const name = nameOfTile(table, tile);
  if (loser === null) return { icon: "conquer", text: table.say("deed-conquered", { tile: name }) };
  if (loser === table.seat) return { icon: "loss", text: table.say("deed-conquered-yours", { tile: name }) };
  return {
    icon: "conquer",
    text: table.say("deed-conquered-from", { tile: name, who: nameOf(table, loser) }),
  };
}

/** Something that the automaton did. */
export function soloDeed(it: SoloEvent, table: Table): Deed | null {
  const { say, catalogue } = table;
  const card = (card: number) => catalogue.cards[card]?.name ?? "";
  switch (it.solo) {
    case "revealed":
      return { icon: "draw", text: catalogue.solo[it.card]?.name ?? "" };
    case "gold":
      return { icon: "gold", text: say("deed-gold", { gold: it.gold }) };
    case "took":
      return { icon: "take", text: say("deed-acquired", { card: card(it.card) }) };
    case "wonder_begun":
      return { icon: "brick", text: say("deed-begun", { card: card(it.card) }) };
    case "wonder_completed":
      return { icon: "build", text: say("deed-completed", { card: card(it.card) }) };
    case "conquered":
      return conquest(table, it.tile, it.loser);
    case "policy":
      return { icon: "policy", text: say("deed-policy") };
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
