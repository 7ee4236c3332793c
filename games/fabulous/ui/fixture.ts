import { parse } from "smol-toml";
import { translator } from "../../../web/src/shell/i18n";
import type { FabulousTable, Mine, Public, Round } from "./view";

const FILES = import.meta.glob<string>(["../content/*.toml", "../texts/fr.ftl", "./texts/fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (name: string) => FILES[name]!;

/** The content of the game, as a server tells it. */
export const content = Object.fromEntries(
  ["monuments", "characteristics", "collectors", "packs"].map((it) => [
    it,
    parse(file(`../content/${it}.toml`)),
  ]),
) as Record<string, any>;
/** Its texts, with those of the board, in French. */
export const say = translator("fr", [file("../texts/fr.ftl"), file("./texts/fr.ftl")]);
export const usual = { pack: 0, set: 0 } as Public["with"];

const silent = { values: [null, null, null, null, null, null, null, null], grade: null };

/** A table of three in the first round: seat 1 leads, everybody has a card in play; the reader sits at 0. */
export function table(
  round: Partial<Round> = {},
  all: Partial<Public> = {},
  mine: Partial<Mine> = {},
): FabulousTable {
  return {
    view: {
      public: {
        with: { ...usual, seats: 3, collectors: [], cards: 36, dealt: 36, minutes: null, rounds: 3000 },
        awaited: { seat: 0, what: "speak" },
        round: {
          number: 1,
          deciding: false,
          leader: 1,
          players: [0, 1, 2],
          in_play: [0, 1, 2],
          sitting_out: [],
          imposer: 1,
          bar: "green",
          characteristic: 0,
          spoken: [1, 2],
          heard: [
            silent,
            { values: [930, ...silent.values.slice(1)], grade: "green" },
            { values: [380, ...silent.values.slice(1)], grade: null },
          ],
          reading: null,
          lowest_wins: false,
          reversed: false,
          locked: false,
          counts_as_red: [],
          claimed_by: null,
          guided: null,
          storms: 0,
          fighters: [],
          turned: [],
          ...round,
        },
        piles: [
          [1, 2, 3],
          [13, 14],
          [25, 26],
        ],
        played: [[0], [12], [24]],
        memory: { shown: {} },
        in_game: [0, 1, 2],
        careers: [0, 1, 2].map(() => ({ won: 0, out: 0 })),
        time_up: false,
        winners: [],
        ...all,
      },
      mine: { card: 6, seen: {}, ...mine },
    },
    open: [],
    seat: 0,
    seats: ["Anna", "Ben", "Cléo"].map((name, nth) => ({
      name,
      kind: "person",
      me: nth === 0,
      turn: nth === 0,
      signs: [],
    })),
    offers: [],
    awaited: "speak",
    prompt: "",
    news: [],
    content,
    say,
    language: "fr",
    still: true,
    take: () => {},
    whyNot: () => {},
    read: (text) => [{ text }],
    showRule: () => {},
  };
}
