import { momentWith } from "$board/fixture";
import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { moments, speaking, table, usual } from "./fixture";
import { choice, faceOf, liveStands, order, ranking, rowAction, settledStands } from "./stands";
import { listen, UNHEARD } from "./story";
import type { FabulousTable } from "./view";

const [COLOSSEUM, LIBERTY, CHRIST] = [6, 65, 64] as const;
const of = (at: FabulousTable) => new Book(at, usual);
const reader = speaking.seat!;
const { in_play, imposer, spoken, heard, characteristic } = speaking.view.public.round;
const other = in_play.find((it) => it !== reader)!;
const hidden = speaking.view.public.played[other]![0]!;

describe("the places of a round under way", () => {
  it("begin after the reader and end with the reader", () => {
    const seats = table(speaking).seats.slice(0, 3);
    expect(order({ nearest: 1, seats })).toEqual([2, 0, 1]);
    expect(order({ nearest: null, seats })).toEqual([0, 1, 2]);
  });

  it("show what was said, who leads and who imposed", () => {
    const at = table(speaking);
    const stands = liveStands(at, of(at));
    const stand = (seat: number) => stands.find((it) => it.seat === seat);
    for (const seat of spoken) {
      const figure = heard[seat]?.values[characteristic!] ?? null;
      expect(stand(seat)).toMatchObject({ figure, said: true, face: null });
    }
    expect(stand(imposer)).toMatchObject({ state: "imposes", grade: heard[imposer]?.grade });
    const card = at.view.mine!.card!;
    const figure = of(at).figure(card, characteristic!);
    expect(stand(reader)).toMatchObject({ figure, said: false, best: false, face: card });
  });

  it("let the weakest lead in an eclipse", () => {
    const leading = (lowest_wins: boolean) => {
      const at = table(speaking, { round: { lowest_wins } });
      return liveStands(at, of(at)).flatMap((it) => (it.best ? [it.figure ?? 0] : []));
    };
    const said = spoken.map((seat) => heard[seat]?.values[characteristic!] ?? 0);
    const [most, least] = [Math.max(...said), Math.min(...said)];
    const lowest = of(table(speaking)).smallest(characteristic!);
    expect(leading(false)[0]).toBe(lowest ? least : most);
    expect(leading(true)[0]).toBe(lowest ? most : least);
  });

  it("keep the cards of others face down, but for those that the reader has looked at", () => {
    expect(faceOf(table(speaking), other, hidden)).toBeNull();
    const looked = table(speaking, { mine: { seen: { [hidden]: LIBERTY } } });
    expect(faceOf(looked, other, hidden)).toBe(LIBERTY);
  });

  it("do not tell a spectator what is in play, until all cards are open", () => {
    const watched = { ...table(speaking), seat: null };
    expect(faceOf(watched, other, hidden)).toBeNull();
    const open = watched.seats.map((_, seat) => (seat === other ? { card: LIBERTY, seen: {} } : undefined));
    expect(faceOf({ ...watched, open }, other, hidden)).toBe(LIBERTY);
  });

  it("say who is out and who sits the round out", () => {
    const away = order(table(speaking)).find((it) => it !== reader && it !== other)!;
    const in_game = speaking.view.public.in_game.filter((it) => it !== other);
    const at = table(speaking, { round: { sitting_out: [away] }, all: { in_game } });
    const states = new Map(liveStands(at, of(at)).map((it) => [it.seat, it.state]));
    expect([states.get(other), states.get(away)]).toEqual(["out", "sits_out"]);
  });
});

describe("the places of a settled round", () => {
  it("show every card that was played, and the winner", () => {
    const memory = { ...speaking.view.public.memory, shown: { 0: COLOSSEUM, 12: LIBERTY, 24: CHRIST } };
    const at = table(speaking, { all: { memory } });
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
    const stands = settledStands(at, of(at), settled!).filter((it) => it.face !== null);
    const shown = stands.map((it) => [it.seat, it.face, it.back, it.figure, it.best]);
    expect(shown.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [0, COLOSSEUM, 0, 485, false],
      [1, LIBERTY, 12, 930, true],
      [2, CHRIST, 24, 380, false],
    ]);
  });
});

describe("what can be touched", () => {
  it("is to name, then to say or to impose", () => {
    const all = speaking.view.public;
    const another = of(table(speaking)).characteristics.find((it) => it !== characteristic)!;
    const naming = { ...all, awaited: { seat: reader, what: "name" as const } };
    expect(rowAction(naming, another)).toEqual({ do: "name", characteristic: another });
    expect(rowAction(all, characteristic!)).toEqual({ do: "say" });
    expect(rowAction(all, another)).toEqual({ do: "impose", characteristic: another });
  });

  it("is one of the cards looked at, as many as are offered", () => {
    const picking = momentWith(moments, "pick");
    const cards = choice(table(picking));
    const monuments = cards.filter((it) => of(table(picking)).monument(it));
    expect(monuments).toHaveLength(picking.offers.length);
    expect(choice(table(speaking))).toEqual([]);
  });
});

describe("the ranking", () => {
  it("has the winner first, then the most cards, then who stayed longest", () => {
    const careers = [
      { won: 0, out: 3 },
      { won: 0, out: 7 },
      { won: 9, out: 0 },
    ];
    const all = table(speaking, { all: { piles: [[], [], [1, 2]], careers, winners: [2] } }).view.public;
    expect(ranking(all).map((it) => it.seat)).toEqual([2, 1, 0]);
  });
});
