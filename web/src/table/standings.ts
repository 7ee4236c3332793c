import type { AnyTable, StepNews } from "$board/table";
import { HOUSE, type HiddenPoints, type Turns } from "$board/turns";
import type { Standing } from "./outcome";

/** What each player did since the reader's last step, in a few words, by seat. */
export function deedsBySeat(
  since: readonly StepNews[],
  turns: Turns,
  table: AnyTable,
): ReadonlyMap<number, readonly string[]> {
  const actor = (it: StepNews) => turns.actor?.(it) ?? it.seat;
  const seats = [...new Set(since.map(actor))];
  return new Map(
    seats.flatMap((seat) => {
      const deeds = turns.deeds?.(
        since.filter((it) => actor(it) === seat),
        table,
      );
      return deeds && deeds.length > 0 ? [[seat, counted(deeds.map((it) => it.text))] as const] : [];
    }),
  );
}

/** Each text once, where it first stands, with how often it is there. */
function counted(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, often]) => (often > 1 ? `${text} ×\u00a0${often}` : text));
}

/** A seat's points if the match ended now: one figure, or between two where some are hidden. */
export interface Score {
  seat: number;
  least: number;
  most: number;
  hidden: HiddenPoints | null;
  /** What they lose for what is unfinished, as a number below zero: the figures contain it. */
  penalty: number;
  /** Whether nobody can have more. */
  leads: boolean;
}

/** Everybody's points if the match ended now, by seat. */
export function scoresNow(standings: readonly Standing[], turns: Turns, table: AnyTable): Score[] {
  const scores = standings.map((standing, seat) => {
    const { points } = standing;
    const hidden = turns.hiddenPoints?.(seat, table) ?? null;
    const penalty = turns.penalty ? pointsBy(standing, turns.penalty.rule) : 0;
    return {
      seat,
      least: points + (hidden?.least ?? 0),
      most: points + (hidden?.most ?? 0),
      hidden,
      penalty,
    };
  });
  const best = Math.max(...scores.map((it) => it.least));
  const equal = scores.every((it) => it.least === best && it.most === best);
  return scores.map((it) => ({ ...it, leads: !equal && it.least === best }));
}

/** The points of the house, where one player plays against it. */
export function housePoints(standings: readonly Standing[]): number | null {
  const [, house] = standings.length === 1 ? (standings[0]?.scores ?? []) : [];
  return house ? house.sources.reduce((sum, it) => sum + it.points, 0) : null;
}

/** The one who has most points if the match ended now, or the house, where it plays; nobody where several have as many. */
export function leaderOf(scores: readonly Score[], byHouse: number | null): number | null {
  const all = scores.map(({ seat, least }) => ({ seat, least }));
  if (byHouse !== null) all.push({ seat: HOUSE, least: byHouse });
  const best = Math.max(...all.map((it) => it.least));
  const [leader, ...others] = all.filter((it) => it.least === best);
  return leader && others.length === 0 ? leader.seat : null;
}

/** What players did, and of one of them that they took the lead. */
export function withLead(
  deeds: ReadonlyMap<number, readonly string[]>,
  leader: number | null,
  text: string,
): ReadonlyMap<number, readonly string[]> {
  if (leader === null) return deeds;
  return new Map([...deeds, [leader, [...(deeds.get(leader) ?? []), text]]]);
}

/** The standings with the places of the points that the reader knows of: the server's leave out what is hidden. */
export function placedBy(standings: readonly Standing[], scores: readonly Score[]): readonly Standing[] {
  if (!scores.some((it) => it.hidden)) return standings;
  const place = (seat: number) => 1 + scores.filter((it) => it.least > scores[seat]!.least).length;
  return standings.map((it, seat) => ({ ...it, place: place(seat) }));
}

/** What one rule gave in the score that counts: where a seat has several, the one that its points are. */
function pointsBy({ points, scores }: Standing, rule: string): number {
  const sum = (sources: Standing["scores"][number]["sources"]) =>
    sources.reduce((sum, it) => sum + it.points, 0);
  const counts = scores.find(({ sources }) => sum(sources) === points) ?? scores[0];
  return sum(counts?.sources.filter((it) => it.rule === rule) ?? []);
}

/** What is earned, without what is lost for what is unfinished. */
export function earned({ least, most, penalty }: Score): Pick<Score, "least" | "most"> {
  return { least: least - penalty, most: most - penalty };
}

/** A whole number with the true minus sign. */
export const signed = (points: number) => String(points).replace("-", "−");

/** `12`, `−3` or `9–15`. */
export function scoreText({ least, most }: Pick<Score, "least" | "most">): string {
  return least === most ? signed(least) : `${signed(least)}–${signed(most)}`;
}
