import { sameAction, type Offer } from "$board/table";
import { attackOf, costText, goldFor, leaveOf } from "./costs";
import { actionOf, shares, type Gesture } from "./offers";
import { tileName, waiting, type Action, type Facts, type Public, type Table } from "./view";

/** Units that go together. */
export interface Units {
  /** How many soldiers come from where. */
  soldiers: readonly { from: number; n: number }[];
  /** Whether the warlord goes with them. */
  warlord: boolean;
}

/** A way to send all units that an attack still needs. */
export interface Sending extends Units {
  actions: Action[];
  /** The codes of the offers that these actions are. */
  codes: readonly number[];
  /** The actions in their text form. */
  text: string;
}

/** The offer of a conquest, with the units that follow it in the same gesture. */
export interface Conquest extends Gesture {
  units: Units;
}

/** A tile from which units can be sent. */
interface Source {
  tile: number;
  soldiers: number;
  /** How many can leave it, soldiers and warlord together. */
  leave: number;
  warlord: boolean;
}

/** More ways than this are not listed: the reader sends the units one by one. */
const WAYS = 8;

/** The ways to send the rest of an attack at once, from few tiles first; none where there are too many to choose among. */
export function sendings(offers: readonly Offer[], view: Public): Sending[] {
  const task = waiting(view);
  if (task?.task !== "commit") return [];
  const commits = offers.filter((it) => actionOf(it).do === "commit");
  const tiles = new Map<number, Source>();
  for (const offer of commits) {
    const action = actionOf(offer);
    if (action.do !== "commit") continue;
    const there = tiles.get(action.tile) ?? { tile: action.tile, soldiers: 0, leave: 0, warlord: false };
    tiles.set(action.tile, {
      ...there,
      leave: leaveOf(offer),
      ...(action.unit === "warlord" ? { warlord: true } : { soldiers: soldiersAt(view, action.tile) }),
    });
  }
  const found = ways(task.left, [...tiles.values()]);
  if (found.length > WAYS) return [];
  return found.map((units) => {
    const actions = actionsOf(units, [...tiles.values()]);
    const sent = actions.flatMap((action) => commits.find((it) => sameAction(it.action, action)) ?? []);
    return {
      ...units,
      actions,
      codes: sent.map((it) => it.code),
      text: sent.map((it) => it.text).join("; "),
    };
  });
}

/**
 * The ways to conquer a province, as offers with all units that follow: one with the warlord and one without, which take the
 * soldiers from the fewest tiles, and of those from the tiles that can spare most. Where there are others, the last offer
 * begins the conquest alone, and the units are chosen after it. With `source`, all units come from that tile.
 */
export function conquests(
  offer: Offer,
  { say, view }: Pick<Table, "say" | "view">,
  source: number | null = null,
): Offer[] {
  const action = actionOf(offer);
  if (action.do !== "conquer") return [offer];
  const { found, all } = withUnits(offer, [], { say, view }, source);
  if (found.length === 0) return [offer];
  const label = say("board-conquer-otherwise", { conquest: offer.label ?? offer.text });
  return all > found.length ? [...found, { ...offer, label }] : found;
}

/**
 * The conquests for which an effect is used first that lowers the units they need, by their tile: those that are not possible
 * without it, or only with gold.
 */
export function sieges(table: Pick<Table, "offers" | "say" | "view">): Map<number, Conquest[]> {
  const { offers, say, view } = table;
  const found = new Map<number, Conquest[]>();
  for (const use of offers) {
    const facts = use.facts as Facts | undefined;
    if (facts?.is !== "siege") continue;
    for (const { tile, price } of facts.conquests) {
      const plain = offers.find((it) => sameAction(it.action, { do: "conquer", tile }));
      if (price.is !== "price" || found.has(tile) || (plain && goldFor([plain]) === 0)) continue;
      const hexagon = view.public.board.find((it) => it.tile === tile);
      const label = say("board-siege", {
        tile: hexagon ? tileName(hexagon) : "",
        cost: costText(say, price),
        effect: use.label ?? use.text,
      });
      found.set(tile, withUnits({ ...use, label, facts: price }, [{ do: "conquer", tile }], table).found);
    }
  }
  return found;
}

/** The best ways to send the units of a conquest after these actions, and how many ways there are. */
function withUnits(
  offer: Offer,
  first: readonly Action[],
  { say, view }: Pick<Table, "say" | "view">,
  source: number | null = null,
): { found: Conquest[]; all: number } {
  const attack = attackOf(offer);
  if (!attack) return { found: [], all: 0 };
  const { players, turn } = view.public;
  const from = attack.from.filter((it) => source === null || it.tile === source);
  const sources = from.map(({ tile, leave }) => ({
    tile,
    leave,
    soldiers: soldiersAt(view.public, tile),
    warlord: players[turn.who]?.warlord === tile,
  }));
  const all = ways(attack.units, sources);
  const spare = ({ soldiers }: Units) =>
    soldiers.reduce((sum, { from }) => sum + (sources.find((it) => it.tile === from)?.leave ?? 0), 0);
  const best = [false, true].flatMap((warlord) => {
    const led = all.filter((it) => it.warlord === warlord);
    const fewest = led.filter((it) => it.soldiers.length === led[0]?.soldiers.length);
    return fewest.sort((one, other) => spare(other) - spare(one)).slice(0, 1);
  });
  const conquest = offer.label ?? offer.text;
  const found: Conquest[] = best.map((units) => ({
    ...offer,
    label: say("board-conquer-with", { conquest, units: unitsText(units, { say, view }) }),
    units,
    rest: [...first, ...actionsOf(units, sources)],
  }));
  return { found, all: all.length };
}

/** Whether an offer brings its units. */
export function isConquest(offer: Offer): offer is Conquest {
  return "units" in offer;
}

/** `the warlord and 2 soldiers of a4`. */
export function unitsText({ soldiers, warlord }: Units, { say, view }: Pick<Table, "say" | "view">): string {
  const nameOf = (tile: number) => {
    const found = view.public.board.find((it) => it.tile === tile);
    return found ? tileName(found) : "";
  };
  const sent = soldiers.map(({ from, n }) => say("board-send-soldiers", { n, from: nameOf(from) }));
  const all = [...(warlord ? [say("board-send-warlord")] : []), ...sent];
  const last = all.pop() ?? "";
  return all.length > 0 ? say("board-and", { others: all.join(", "), last }) : last;
}

function soldiersAt(view: Public, tile: number): number {
  return view.board.find((it) => it.tile === tile)?.soldiers ?? 0;
}

/** Every way to send this number of units, those from few tiles first. */
function ways(many: number, sources: readonly Source[]): Units[] {
  const led = sources.some((it) => it.warlord && it.leave > 0);
  const most = (it: Source, leads: boolean) =>
    Math.min(it.soldiers, it.leave - (leads && it.warlord ? 1 : 0));
  const found = (led ? [false, true] : [false]).flatMap((warlord) =>
    shares(
      many - (warlord ? 1 : 0),
      sources.map((it) => ({ from: it.tile, n: most(it, warlord) })),
    ).map((soldiers) => ({ soldiers, warlord })),
  );
  return found.sort((one, other) => one.soldiers.length - other.soldiers.length);
}

/** The warlord goes first: the soldiers that stay let him leave. */
function actionsOf({ soldiers, warlord }: Units, sources: readonly Source[]): Action[] {
  const from = sources.find((it) => it.warlord);
  const first: Action[] = warlord && from ? [{ do: "commit", tile: from.tile, unit: "warlord" }] : [];
  return [
    ...first,
    ...soldiers.flatMap(({ from, n }) =>
      Array<Action>(n).fill({ do: "commit", tile: from, unit: "soldier" }),
    ),
  ];
}
