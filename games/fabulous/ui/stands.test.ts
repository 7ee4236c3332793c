import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { table, usual } from "./fixture";
import { choice, faceOf, liveStands, order, ranking, rowAction, settledStands } from "./stands";
import { listen, UNHEARD } from "./story";

const [COLOSSEUM, LIBERTY, CHRIST] = [6, 65, 64] as const;
const of = (at: ReturnType<typeof table>) => new Book(at, usual);

describe("the places of a round under way", () => {
  it("begin after the reader and end with the reader", () => {
    expect(order({ seat: 1, seats: table().seats })).toEqual([2, 0, 1]);
    expect(order({ seat: null, seats: table().seats })).toEqual([0, 1, 2]);
  });

  it("show what was said, who leads and who imposed", () => {
    const at = table();
    const [ben, cleo, anna] = liveStands(at, of(at));
    expect(ben).toMatchObject({
      seat: 1,
      figure: 930,
      said: true,
      best: true,
      state: "imposes",
      grade: "green",
    });
    expect(cleo).toMatchObject({ seat: 2, figure: 380, best: false, face: null });
    expect(anna).toMatchObject({ seat: 0, figure: 485, said: false, face: COLOSSEUM, pile: 3 });
  });

  it("let the weakest lead in an eclipse", () => {
    const at = table({ lowest_wins: true });
    expect(
      liveStands(at, of(at))
        .filter((it) => it.best)
        .map((it) => it.seat),
    ).toEqual([2]);
  });

  it("keep the cards of others face down, but for those that the reader has looked at", () => {
    expect(faceOf(table(), 1, 12)).toBeNull();
    expect(faceOf(table({}, {}, { seen: { 12: LIBERTY } }), 1, 12)).toBe(LIBERTY);
  });

  it("do not tell a spectator what is in play, until all cards are open", () => {
    const watched = { ...table(), seat: null };
    expect(faceOf(watched, 1, 12)).toBeNull();
    expect(faceOf({ ...watched, open: [undefined, { card: LIBERTY, seen: {} }] }, 1, 12)).toBe(LIBERTY);
  });

  it("say who is out and who sits the round out", () => {
    const at = table({ sitting_out: [2] }, { in_game: [0, 2] });
    expect(liveStands(at, of(at)).map((it) => it.state)).toEqual(["out", "sits_out", "plays"]);
  });
});

describe("the places of a settled round", () => {
  it("show every card that was played, and the winner", () => {
    const at = table({ number: 2 }, { memory: { shown: { 0: COLOSSEUM, 12: LIBERTY, 24: CHRIST } } });
    const { settled } = listen(UNHEARD, [
      {
        step: 3,
        seat: 0,
        mine: [],
        public: [
          { event: "said", seat: 0, characteristic: 0, value: 485 },
          { event: "shown", seat: 1, card: LIBERTY },
          { event: "shown", seat: 2, card: CHRIST },
          { event: "shown", seat: 0, card: COLOSSEUM },
          { event: "won", seat: 1 },
          { event: "round_begun", number: 2, leader: 1 },
        ],
      },
    ]);
    expect(settled?.number).toBe(1);
    const stands = settledStands(at, of(at), settled!);
    expect(stands.map((it) => [it.seat, it.face, it.back, it.figure, it.best])).toEqual([
      [1, LIBERTY, 12, 930, true],
      [2, CHRIST, 24, 380, false],
      [0, COLOSSEUM, 0, 485, false],
    ]);
  });
});

describe("what can be touched", () => {
  it("is to name, then to say or to impose", () => {
    const all = table().view.public;
    expect(rowAction({ ...all, awaited: { seat: 0, what: "name" } }, 2)).toEqual({
      do: "name",
      characteristic: 2,
    });
    expect(rowAction(all, 0)).toEqual({ do: "say" });
    expect(rowAction(all, 2)).toEqual({ do: "impose", characteristic: 2 });
  });

  it("is one of the three cards looked at, in the order of the offers", () => {
    const at = table(
      {},
      { awaited: { seat: 0, what: "pick" }, memory: { shown: { 2: CHRIST } } },
      { seen: { 1: LIBERTY, 3: COLOSSEUM } },
    );
    expect(choice(at)).toEqual([LIBERTY, CHRIST, COLOSSEUM]);
    expect(choice(table())).toEqual([]);
  });
});

describe("the ranking", () => {
  it("has the winner first, then the most cards, then who stayed longest", () => {
    const careers = [
      { won: 0, out: 3 },
      { won: 0, out: 7 },
      { won: 9, out: 0 },
    ];
    const places = ranking(table({}, { piles: [[], [], [1, 2]], careers, winners: [2] }).view.public);
    expect(places.map((it) => it.seat)).toEqual([2, 1, 0]);
  });
});
