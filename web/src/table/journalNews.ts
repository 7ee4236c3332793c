import type { Entry } from "$protocol";
import type { AnyTable, StepNews } from "$board/table";
import type { Deed, Turns } from "$board/turns";

/** A part of the journal. */
export type News =
  | {
      kind: "turn";
      key: string;
      /** Who acted; 255 is the house. */
      seat: number;
      deeds: readonly Deed[];
      /** The same in full sentences. */
      lines: readonly string[];
    }
  | { kind: "headline" | "since"; key: string; text: string }
  | { kind: "note"; key: string; seat: number | null; text: string };

/** What one step told. */
export interface ToldStep {
  key: string;
  news: StepNews;
  lines: readonly string[];
  /** Whether the step took the one before it back. */
  undoes?: boolean;
}

/** What is needed to tell of a game's steps; without a game's own words its sentences stand alone. */
export interface Telling {
  turns: Turns;
  table: AnyTable | null;
}

/** What the room itself tells between the steps. */
export type Between = { note: string; seat: number | null } | { since: string };

/**
 * The journal of a match: steps that follow each other from one seat are a turn, with what was done in it. A step that was
 * taken back leaves its sentences, but no deed.
 */
export function newsOf(told: readonly (ToldStep | (Between & { key: string }))[], telling: Telling): News[] {
  const items: News[] = [];
  const undone = undoneSteps(told.filter((it) => "news" in it));
  let open: ToldStep[] = [];
  const close = () => {
    if (open.length > 0) items.push(turnOf(open, undone, telling));
    open = [];
  };
  for (const it of told) {
    if (!("news" in it)) {
      close();
      items.push(
        "since" in it
          ? { kind: "since", key: `since ${it.key}`, text: it.since }
          : { kind: "note", key: it.key, seat: it.seat, text: it.note },
      );
      continue;
    }
    if (open[0] && actorOf(open[0], telling) !== actorOf(it, telling)) close();
    open.push(it);
    const heads = headlinesOf(it, undone, telling);
    if (heads.length > 0) close();
    for (const [nth, text] of heads.entries())
      items.push({ kind: "headline", key: `${it.key} headline ${nth}`, text });
  }
  close();
  return items.filter((it) => it.kind !== "turn" || it.lines.length > 0 || it.deeds.length > 0);
}

const actorOf = ({ news }: ToldStep, { turns }: Telling) => turns.actor?.(news) ?? news.seat;

function turnOf(steps: readonly ToldStep[], undone: ReadonlySet<ToldStep>, telling: Telling): News {
  const { turns, table } = telling;
  const kept = steps.filter((it) => !undone.has(it) && !it.undoes).map((it) => it.news);
  return {
    kind: "turn",
    key: `turn ${steps[0]!.key}`,
    seat: actorOf(steps[0]!, telling),
    deeds: (table && turns.deeds?.(kept, table)) ?? [],
    lines: steps.flatMap((it) => it.lines),
  };
}

function headlinesOf(it: ToldStep, undone: ReadonlySet<ToldStep>, { turns, table }: Telling): string[] {
  return undone.has(it) || !table ? [] : (turns.headlines?.(it.news, table) ?? []);
}

/** The steps that a later one took back. */
function undoneSteps(steps: readonly ToldStep[]): ReadonlySet<ToldStep> {
  const undone = new Set<ToldStep>();
  const standing: ToldStep[] = [];
  for (const it of steps) {
    if (!it.undoes) standing.push(it);
    else {
      const last = standing.pop();
      if (last) undone.add(last);
    }
  }
  return undone;
}

/** The steps among a room's entries that still stand: those before a rewinding to an earlier step are gone. */
export function withoutRewound(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.what === "rewound") {
      const gone = (it: Entry | undefined) => it?.what === "step" && it.step > entry.step;
      for (let nth = kept.length - 1; nth >= 0; nth--) if (gone(kept[nth])) kept.splice(nth, 1);
    }
    kept.push(entry);
  }
  return kept;
}
