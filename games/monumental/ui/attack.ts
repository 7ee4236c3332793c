import { sameAction, type Offer } from "$board/table";
import { attackOf, leaveOf } from "./costs";
import { actionOf, shares, type Gesture } from "./offers";
import { tileName, waiting, type Action, type Public, type Table } from "./view";

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
 * begins the conquest alone, and the units are chosen after it.
 */
export function conquests(offer: Offer, { say, view }: Pick<Table, "say" | "view">): Offer[] {
  const attack = attackOf(offer);
  const action = actionOf(offer);
  if (!attack || action.do !== "conquer") return [offer];
  const { board, players, turn } = view.public;
  const sources = attack.from.map(({ tile, leave }) => ({
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
  if (best.length === 0) return [offer];
  const tile = board.find((it) => it.tile === action.tile);
  const found: Conquest[] = best.map((units) => ({
    ...offer,
    label: say("board-conquer-with", {
      tile: tile ? tileName(tile) : "",
      units: unitsText(units, { say, view }),
    }),
    units,
    rest: actionsOf(units, sources),
  }));
  const otherwise = { ...offer, label: say("board-conquer-otherwise", { tile: tile ? tileName(tile) : "" }) };
  return all.length > best.length ? [...found, otherwise] : found;
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
