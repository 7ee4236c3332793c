import { HOUSE, nameOf as named, publicEvents, type Deed, type Turns } from "$board/turns";
import { BEAT_STEPS, beats } from "./automaton";
import { automatonActs } from "./automatonShow.svelte";
import type { SoloEvent } from "./generated";
import { onlyGives } from "./costs";
import { actionOf } from "./offers";
import { conquest, nameOfTile, soloDeeds } from "./soloDeeds";
import { isAutomaton, waiting, type PublicEvent, type Table } from "./view";

/** How turns, losses and the points are told beside the board. */
export const turns: Turns<Table> = {
  deeds(steps, table) {
    const found: Deed[] = [];
    /** What came of the automaton's card so far. */
    let ofCard: SoloEvent[] = [];
    /** The conquests just told. */
    let conquests: { loser: number | null; tiles: number[] } | null = null;
    const closeCard = () => {
      found.push(...soloDeeds(ofCard, table));
      ofCard = [];
    };
    for (const step of steps) {
      const told = publicEvents<PublicEvent>([step]);
      // What the Automaton does in a player's step is told under its name.
      const by = told.some((it) => it.event === "solo") ? table.view.public.players.length - 1 : step.seat;
      for (const it of told) {
        if (it.event === "solo") {
          if (it.solo === "revealed") closeCard();
          ofCard.push(it);
          continue;
        }
        const done = deed(it, by, table);
        if (!done) continue;
        closeCard();
        // One conquest after another is one deed.
        if (it.event !== "conquered") conquests = null;
        else if (conquests && conquests.loser === it.loser) {
          conquests.tiles.push(it.tile);
          found[found.length - 1] = conquest(table, conquests.tiles, it.loser);
          continue;
        } else conquests = { loser: it.loser, tiles: [it.tile] };
        found.push(done);
      }
    }
    closeCard();
    return found;
  },
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
  onlyEnds: (offer) => actionOf(offer).do === "end",
  onlyGives,
  gestures: ({ say }) => [say("board-drag")],
  tellsLead: true,
  headlines: (step, { say }) =>
    publicEvents<PublicEvent>([step]).flatMap((it) => {
      if (it.event === "end_triggered") return [say("moment-last-round")];
      return it.event === "round_began" ? [say("headline-round", { round: it.round })] : [];
    }),
  showing: automatonActs,
  prompt(table) {
    const { view, offers, say } = table;
    if (automatonActs(table)) return say("board-automaton-plays");
    // What the player has stands beside the map.
    const acts = view.public.turn.phase === "act" && !waiting(view.public) && offers.length > 0;
    return acts ? say("board-prompt-act") : null;
  },
  // Where the Automaton could do several things, the player chooses for it.
  actor: (step) => (publicEvents<PublicEvent>([step]).some((it) => it.event === "solo") ? HOUSE : step.seat),
  houseName: ({ say }) => say("automaton"),
  nearEnd({ view, seat, say }) {
    const { last_round: last, round, turn, first, players } = view.public;
    if (last === null || turn.phase === "over") return null;
    if (round < last) return say("near-end-next");
    const nth = (who: number) => (who - first + players.length) % players.length;
    return say(seat !== null && nth(turn.who) <= nth(seat) ? "near-end" : "near-end-others");
  },
};

function lossOf(it: PublicEvent): { tile: number; loser: number | null } | null {
  if (it.event === "conquered") return it;
  return it.event === "solo" && it.solo === "conquered" ? it : null;
}

/** What a player did, in a few words; `by` is the player under whose name it is told. */
function deed(it: PublicEvent, by: number, table: Table): Deed | null {
  const { say, catalogue } = table;
  const card = (card: number) => catalogue.cards[card]?.name ?? "";
  const policy = (who: number, nth: number) =>
    catalogue.civs[table.view.public.players[who]?.civ ?? -1]?.policies[nth]?.name ?? "";
  switch (it.event) {
    case "capital_chosen": {
      // The last capital that is left goes to its player without being asked.
      const other = isAutomaton(table.view.public, it.who) ? say("automaton") : named(table, it.who);
      const who = it.who === by ? null : other;
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
      return conquest(table, [it.tile], it.loser);
    case "outpost_built":
      return { icon: "capital", text: say("deed-outpost", { tile: nameOfTile(table, it.tile) }) };
    case "market_taken":
      return { icon: "gold", text: say("deed-market", { market: catalogue.markets[it.market]?.name ?? "" }) };
    default:
      // What matters less than the rest of a turn; the journal has it.
      return null;
  }
}
