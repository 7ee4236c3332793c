import { publicEvents } from "$board/turns";
import type { StepNews } from "$board/table";
import type { IconName } from "./drawings/icons";
import type { Reading, SoloDeed, SoloEvent, SoloLine } from "./generated";
import type { Player, Public, PublicEvent, Table } from "./view";

/** How long a moment of the automaton's turn is shown, in steps. */
export const BEAT_STEPS = 2.5;

/** A moment of the automaton's turn: a card is revealed, or one of its lines is done. */
export interface Beat {
  card: number;
  reading: Reading;
  /** Which of the card's lines; nothing while the card is only shown. */
  line: number | null;
  /** What came of it. */
  events: SoloEvent[];
  /** Whether the line was impossible. */
  idle: boolean;
}

/** The automaton's turn in these steps, moment by moment. What is told before the first card is not known to belong to a line. */
export function beats(steps: readonly StepNews[]): Beat[] {
  const found: Beat[] = [];
  const readings = new Map<number, Reading>();
  /** The line that is looked at; it is done once its deed is begun. */
  let next: { card: number; line: number } | null = null;
  for (const it of publicEvents<PublicEvent>(steps)) {
    const last = found.at(-1);
    if (it.event === "pushed" && it.task === "solo" && it.step > 0) {
      next = { card: it.card, line: it.step - 1 };
    } else if (it.event === "pushed" && it.task === "deed" && next) {
      const reading = readings.get(next.card) ?? "as_printed";
      found.push({ ...next, reading, events: [], idle: false });
      next = null;
    } else if (it.event === "solo" && it.solo === "revealed") {
      readings.set(it.card, it.reading);
      found.push({ card: it.card, reading: it.reading, line: null, events: [], idle: false });
    } else if (it.event === "solo" && it.solo === "idle" && last) {
      last.idle = true;
    } else if (it.event === "solo" && last) {
      last.events.push(it);
    }
  }
  return found;
}

/** Where on the map something came of it. */
export function tilesOf({ events }: Beat): number[] {
  return events.flatMap((it) => {
    if (it.solo === "conquered") return [it.tile];
    if (it.solo === "explored") return [it.to];
    return it.solo === "production" ? [it.at] : [];
  });
}

/** The table in the middle of the automaton's turn: as it was before, with what came of these moments. */
export function viewSoFar(before: Public, after: Public, sofar: readonly Beat[]): Public {
  const events = sofar.flatMap((it) => it.events);
  const tiles = new Set(sofar.flatMap(tilesOf));
  const taken = new Set(events.flatMap((it) => ("slot" in it ? it.slot : [])));
  const count = (is: (it: SoloEvent) => boolean) => events.filter(is).length;
  /** Of the tiles that something has come of, those after it; of the others, those before. */
  const merged = (then: readonly number[], now: readonly number[]) => [
    ...then.filter((it) => !tiles.has(it)),
    ...now.filter((it) => tiles.has(it)),
  ];
  const players = before.players.map((player, who): Player => {
    const now = after.players[who]!;
    const shown = {
      ...player,
      held: merged(player.held, now.held),
      outposts: merged(player.outposts, now.outposts),
    };
    if (who < before.players.length - 1) return shown;
    return {
      ...shown,
      knowledge: player.knowledge + count((it) => it.solo === "took" && it.kind === "knowledge"),
      wonders: player.wonders + count((it) => it.solo === "wonder_completed"),
      policies: [...player.policies, ...events.flatMap((it) => (it.solo === "policy" ? it.policy : []))],
      warlord: tiles.has(now.warlord ?? -1) ? now.warlord : player.warlord,
      explorers: player.explorers.map((at, nth) =>
        events.reduce((at, it) => (it.solo === "explored" && it.explorer === nth ? it.to : at), at),
      ) as Player["explorers"],
    };
  });
  return {
    ...before,
    players,
    board: before.board.map((it, nth) => (tiles.has(it.tile) ? after.board[nth]! : it)),
    track: before.track.map((card, slot) => (taken.has(slot) ? null : card)) as Public["track"],
  };
}

/** The lines of a card that are read, each by its place on the card. */
export function linesRead(
  lines: readonly SoloLine[],
  reading: Reading,
  kind: SoloLine["kind"] | undefined,
): number[] {
  const reads = ({ kind: only }: SoloLine) => {
    switch (reading) {
      case "as_printed":
        return only === null || only === kind;
      case "typed":
        return only !== null;
      case "common_twice":
        return only === null;
      case "passed_over":
        return false;
    }
  };
  return lines.flatMap((line, nth) => (reads(line) ? [nth] : []));
}

/** What stands for a line. */
export const SOLO_ICONS: Record<SoloDeed, IconName> = {
  wonder: "wonder",
  building_low: "building",
  building_high: "building",
  knowledge_low: "knowledge",
  knowledge_high: "knowledge",
  knowledge_all: "knowledge",
  policy: "policy",
  policy_gold: "policy",
  explore1: "explorer",
  explore2: "explorer",
  explore3: "explorer",
  gold3: "gold",
  conquer_low: "conquer",
  conquer_high: "conquer",
  conquer3_high: "conquer",
  shuffle: "refresh",
  draw: "draw",
  coastal_gold: "coast",
  until_tech: "draw",
  twice_common: "again",
  any_special: "draw",
  japan_choice: "any",
};

/** The civilisation's kind of the automaton. */
export function kindOfAutomaton({ view, catalogue }: Pick<Table, "view" | "catalogue">) {
  return catalogue.civs[view.public.players.at(-1)?.civ ?? -1]?.kind;
}
