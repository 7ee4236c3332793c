/** Small tables for the tests of this folder. */
import type { Holdings, Pack, Public } from "./view";

export const pack: Pack = {
  column: [
    { sole: 3, first: 2, second: 1 },
    { sole: 6, first: 4, second: 2 },
  ],
  monument: [
    { key: "akropolis", colour: "green", symbols: ["scroll", "ship", "helmet"] },
    { key: "petra", colour: "pink", symbols: ["helmet", "scroll", "ship"] },
  ],
  rules: { first_builder: 2, second_builder: 3, story_bonus: [9, 6, 3], unused_historian: -12 },
};

export function holdings(exhibition: Record<number, number[]>): Holdings {
  return { exhibition, historians: 3, earned: { scored: 0, overflow: 0, acquired: 0, hero: 0 } };
}

export function view(parts: Partial<Public>): Public {
  return {
    with: { seats: 3, cards: [0, 1, 9], power_cards: false, power_symbols: false },
    turn: {
      seat: 0,
      kind: "open",
      actions_left: 3,
      acted: false,
      bought: false,
      used: [false, false, false],
    },
    row: [null, null, null],
    pile_left: 40,
    hand_sizes: [5, 5, 5],
    known: [[], [], []],
    colours: [holdings({}), holdings({}), holdings({})],
    markers: [0, 0],
    stories: [],
    discarded: [],
    chronicled: [],
    powers: [null, null, null],
    over: false,
    ...parts,
  };
}
