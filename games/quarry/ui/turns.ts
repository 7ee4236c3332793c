import { publicEvents, type Deed, type Turns } from "$board/turns";
import { sitesOf } from "./plan";
import { monumentOf, type Action, type Facts, type Kind, type PublicEvent, type QuarryTable } from "./view";

/** So many bricks are told one by one. At the end of a round, when others have passed, a player may lay many more. */
const FEW_BRICKS = 2;

/** How walks, bricks and the hidden jewels are told beside the board. */
export const turns: Turns<QuarryTable> = {
  deeds(steps, table) {
    const told = publicEvents<PublicEvent>(steps);
    const walk = told.filter((it) => it.event === "entered");
    const laid = told.filter((it) => it.event === "laid");
    return told.flatMap((it) => {
      if (it.event === "entered") return it === walk[0] ? taken(walk, table) : [];
      if (it.event === "laid" && laid.length > FEW_BRICKS)
        return it === laid[0] ? [allLaid(laid, table)] : [];
      return deed(it, table) ?? [];
    });
  },
  headlines: (step, { say }) =>
    publicEvents<PublicEvent>([step]).flatMap((it) =>
      it.event === "round_begun" ? [say("headline-round", { round: it.round })] : [],
    ),
  forced: ({ action }) => ((action as Action).do === "pass" ? null : "safe"),
  ends: ({ facts }) => ((facts as Facts | undefined)?.ends_turn ? { lost: null } : null),
  onlyEnds: ({ action }) => (action as Action).do === "pass",
  nearEnd({ view, catalogue, say }) {
    const { round, phase } = view.public;
    return typeof phase === "string" && round === catalogue.rounds ? say("near-end") : null;
  },
  /** Jewels lie behind the screens: the rules say what they are worth, as far as the reader may be shown it. */
  hiddenPoints(seat, { view }) {
    const jewels = view.facts?.jewels[seat];
    return jewels ? { rule: "QRY-53", ...jewels } : null;
  },
};

type Entered = Extract<PublicEvent, { event: "entered" }>;
type Laid = Extract<PublicEvent, { event: "laid" }>;

/** What a walk took, counted by kind. */
function taken(walk: readonly Entered[], table: QuarryTable): Deed[] {
  const kinds = walk.flatMap(({ take }) => take ?? []);
  const pieces = [...new Set(kinds)].map((kind) =>
    some(table, kind, kinds.filter((it) => it === kind).length),
  );
  return pieces.length > 0
    ? [{ icon: "dig", text: table.say("deed-took", { pieces: pieces.join(", ") }) }]
    : [];
}

function allLaid(laid: readonly Laid[], { say }: QuarryTable): Deed {
  const points = laid.reduce((sum, it) => sum + it.points, 0);
  return { icon: "brick", text: say("deed-laid-many", { bricks: laid.length, points }) };
}

/** « une brique violette », « 2 briques violettes » */
function some({ say }: Pick<QuarryTable, "say">, kind: Kind, many: number): string {
  return many === 1 ? say(`a-${kind}`) : say(`many-${kind}`, { many });
}

function deed(it: PublicEvent, table: QuarryTable): Deed | null {
  const { say } = table;
  switch (it.event) {
    case "laid": {
      const site = sitesOf(monumentOf(table))[it.position];
      const level = site?.level ?? 1;
      const piece = some(table, it.colour, 1);
      return { icon: "brick", text: say("deed-laid", { piece, level, points: it.points }) };
    }
    case "black_returned":
      return { icon: "points", text: say("deed-black", { points: it.points }) };
    case "passed":
      return { icon: "pass", text: say("deed-passed", { points: -it.points }) };
    case "entered":
    case "round_begun":
    case "placed":
    case "walk_begun":
    case "builder_called":
    case "given_back":
    case "jewels_counted":
    case "ended":
      return null;
  }
}

/** The positions where others have laid bricks since the reader's last step, each with whoever laid it. */
export function freshBricks({ since }: Pick<QuarryTable, "since">): ReadonlyMap<number, number> {
  return new Map(
    publicEvents<PublicEvent>(since).flatMap((it) =>
      it.event === "laid" ? [[it.position, it.seat] as const] : [],
    ),
  );
}
