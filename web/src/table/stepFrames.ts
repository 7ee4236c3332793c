import type { Entry, Frame as ReplayFrame, Replay, TableView } from "$protocol";
import type { Frame } from "./frameQueue";
import { isUndo, standingSteps } from "./table";

type Step = Extract<Entry, { what: "step" }>;

/** The frames of a replay that lie between the steps of one update: the first and the last. */
export interface Between {
  from: number;
  to: number;
}

/** The number of the house, which deals and refills between the steps of players. */
const HOUSE = 255;

/**
 * Where the tables between the steps of one update lie in the replay, or null if it is shown as it is. Bots that need no time to
 * think send several steps with the last table only.
 */
export function tablesBetween(
  received: readonly Entry[],
  { entries }: Pick<Frame, "entries">,
  mine: readonly number[],
): Between | null {
  const steps = entries.filter((it): it is Step => it.what === "step");
  const others = steps.filter((it) => !mine.includes(it.seat) && it.seat !== HOUSE);
  if (others.length < 2 || steps.some(isUndo) || entries.some((it) => it.what === "rewound")) return null;
  const standing = standingSteps(received);
  // Frame 0 is the table before the first step.
  const from = standing.indexOf(steps[0]!.step) + 1;
  return from === 0 ? null : { from, to: from + steps.length - 2 };
}

/** One frame for each step of an update, with the tables of the replay. A step that told nothing is shown with the next. */
export function frameBySteps(
  { entries, table }: { entries: readonly Entry[]; table: TableView },
  { frames }: Pick<Replay, "frames">,
  standings: unknown,
): Frame[] {
  const found = new Map(frames.map((it) => [it.step, it]));
  const made: Frame[] = [];
  let told: Entry[] = [];
  for (const entry of entries) {
    told.push(entry);
    const after = entry.what === "step" && tells(entry) ? found.get(entry.step) : undefined;
    if (!after) continue;
    made.push({ entries: told, table: tableOf(table, entry.n, after, standings) });
    told = [];
  }
  return [...made, { entries: told, table }];
}

const tells = ({ news }: Step) =>
  !("restored" in news) && (news.public?.length ?? 0) + (news.mine?.length ?? 0) > 0;

/** The table after a step that others made: the reader can do nothing there. */
function tableOf(last: TableView, n: number, frame: ReplayFrame, standings: unknown): TableView {
  return {
    n,
    step: frame.step,
    seat: last.seat,
    progress: frame.progress,
    offers: [],
    undo: false,
    confirm: false,
    view: frame.view,
    // A replay has no points: those before stay until the last step.
    standings,
    lines: frame.sketch,
  };
}
