import { momentWith, tableAt, type Moment } from "$board/fixture";
import { translator } from "../../../web/src/shell/i18n";
import gameFr from "../texts/fr.ftl?raw";
import printed from "./tests/catalogue.json?raw";
import recorded from "./tests/moments.json?raw";
import fr from "./texts/fr.ftl?raw";
import type { Catalogue, FabulousTable, Mine, Public, Round } from "./view";

/** What is printed, in French. */
export const catalogue = JSON.parse(printed) as Catalogue;
/** Moments of matches in which every kind of action is offered. */
export const moments = JSON.parse(recorded) as Moment<Public, Mine>[];
/** The texts of the game, with those of the board, in French. */
export const say = translator("fr", [gameFr, fr]);
export const usual = { pack: 0, set: 0 };

/** The reader may say a value or impose a characteristic; others have spoken. */
export const speaking = momentWith(moments, "impose");

/** The table of a moment, with some of its parts changed. */
export function table(
  moment: Moment<Public, Mine>,
  { round, all, mine }: { round?: Partial<Round>; all?: Partial<Public>; mine?: Partial<Mine> } = {},
): FabulousTable {
  const shown = { ...moment.view.public, ...all, round: { ...moment.view.public.round, ...round } };
  const own = moment.view.mine && { mine: { ...moment.view.mine, ...mine } };
  return tableAt(moment, catalogue, { say, view: { public: shown, ...own } });
}
