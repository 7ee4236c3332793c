import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { catalogue, say, speaking, table, usual } from "./fixture";
import { listen, tied, UNHEARD } from "./story";
import { turns } from "./turns";
import type { PublicEvent } from "./view";

const step = (step: number, ...told: PublicEvent[]) => ({ step, seat: 0, mine: [], public: told });

it("a Collector card is shown long enough to be read", () => {
  const lasts = (told: PublicEvent) => turns.lasts!(step(1, told));
  expect(lasts({ event: "collector_read", seat: 1, collector: 2 })).toBeGreaterThan(3);
  expect(lasts({ event: "drew", seat: 0 })).toBe(1);
});

it("a Collector card that another reads waits for the reader, and stays after the end of a round", () => {
  const read = (seat: number): PublicEvent => ({ event: "collector_read", seat, collector: 2 });
  const at = { ...table(speaking), seat: 0 };
  expect(turns.moment!(step(1, read(1)), at)).toContain(catalogue.collectors[2]!.name);
  expect(turns.moment!(step(1, read(0)), at)).toBeNull();
  const end: PublicEvent = { event: "won", seat: 1 };
  expect(turns.moment!(step(1, end, read(1)), at)).toContain("remporte");
  expect(turns.lastsAfter!(step(1, end, read(1)))).toBeGreaterThan(turns.lastsAfter!(step(1, end)));
  expect(turns.lastsAfter!(step(1, read(1)))).toBe(0);
});

it("a reader who is out of the game goes on without being asked after each round", () => {
  const at = (in_game: number[]) => ({ ...table(speaking, { all: { in_game } }), seat: 0 });
  const end = (...more: PublicEvent[]) => step(4, { event: "won", seat: 1 }, ...more);
  expect(turns.moment!(end(), at([0, 1, 2]))).not.toBeNull();
  expect(turns.moment!(end(), at([1, 2]))).toBeNull();
  expect(turns.moment!(end({ event: "went_out", seat: 0 }), at([1, 2]))).not.toBeNull();
  expect(turns.lasts!(end())).toBeGreaterThan(1);
  expect(turns.headlines!(end(), at([1, 2]))).toHaveLength(1);
});

it("what was said in a round is told until the reader has seen its end", () => {
  const said = step(1, { event: "said", seat: 0, characteristic: 0, value: 10 });
  const end = step(
    2,
    { event: "said", seat: 0, characteristic: 0, value: 20 },
    { event: "won", seat: 0 },
    { event: "round_begun", number: 2, leader: 0 },
    { event: "drew", seat: 0 },
  );
  const next = step(3, { event: "named", seat: 0, characteristic: 1, value: 80, grade: "red" });
  expect(turns.current!([said, end], { paused: true })).toEqual([
    said,
    { ...end, public: end.public.slice(0, 2) },
  ]);
  const rest = { ...end, public: [{ event: "drew", seat: 0 }] };
  expect(turns.current!([said, end], { paused: false })).toEqual([rest]);
  expect(turns.current!([said, end, next], { paused: false })).toEqual([rest, next]);
  expect(turns.current!([said], { paused: false })).toEqual([said]);
});

describe("the story of a round", () => {
  it("keeps the last settled round while the next is told", () => {
    const first = listen(UNHEARD, [
      step(1, { event: "round_begun", number: 4, leader: 0 }),
      step(2, { event: "named", seat: 0, characteristic: 2, value: 1887, grade: "green" }),
      step(
        3,
        { event: "shown", seat: 0, card: 0 },
        { event: "won", seat: 0 },
        { event: "round_begun", number: 5, leader: 0 },
      ),
    ]);
    expect(first.settled).toMatchObject({ number: 4, characteristic: 2, winner: 0 });
    const second = listen(first, [
      step(4, { event: "named", seat: 0, characteristic: 0, value: 10, grade: "red" }),
    ]);
    expect(second.settled).toBe(first.settled);
    expect(second.now.characteristic).toBe(0);
  });

  it("hears every step once, and begins anew where the table went back", () => {
    const read: PublicEvent = { event: "collector_read", seat: 1, collector: 2 };
    const once = listen(UNHEARD, [step(7, read)]);
    expect(listen(once, [step(7, read)])).toBe(once);
    expect(listen(once, [step(7, read), step(8)]).now.read).toHaveLength(1);
    expect(listen(once, [step(3)]).now.read).toHaveLength(0);
  });

  it("collects the cards of a battle and the Collector cards, and turns the comparison", () => {
    const { now } = listen(UNHEARD, [
      step(
        1,
        { event: "comparison_turned" },
        { event: "collector_read", seat: 1, collector: 2 },
        { event: "battle_begun", fighters: [0, 1] },
        { event: "turned_up", seat: 0, card: 3 },
        { event: "turned_up", seat: 1, card: 4 },
        { event: "turned_up", seat: 0, card: 5 },
      ),
    ]);
    expect(now.battle.get(0)).toEqual([3, 5]);
    expect(now.battle.get(1)).toEqual([4]);
    expect(now.read).toEqual([{ seat: 1, collector: 2 }]);
    expect(now.weakestWins).toBe(true);
  });

  it("knows when the grade decided", () => {
    const [SAGRADA, ANGKOR, PISA] = [12, 29, 7] as const;
    const book = new Book({ catalogue, say }, usual);
    const won = { ...UNHEARD.now, characteristic: 1, winner: 0 };
    expect(
      tied(book, {
        ...won,
        cards: new Map([
          [0, ANGKOR],
          [1, SAGRADA],
        ]),
      }),
    ).toBe(true);
    expect(
      tied(book, {
        ...won,
        cards: new Map([
          [0, ANGKOR],
          [1, PISA],
        ]),
      }),
    ).toBe(false);
  });
});
