import { momentWith } from "$board/fixture";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { catalogue, moments, speaking, table } from "./fixture";
import type { FabulousTable, PublicEvent } from "./view";

const [COLOSSEUM, LIBERTY] = [6, 65] as const;
const FIRE = 6;

const drawn = (at: FabulousTable) => render(Board, { props: { table: at } }).container;
const lit = (root: Element) => [...root.querySelectorAll<HTMLElement>("button.lit")];

afterEach(cleanup);

describe("every offer is on the board and is handed back", () => {
  it.each(moments)("of $seats: $prompt", (moment) => {
    const at = { ...table(moment), take: vi.fn() };
    const root = drawn(at);
    for (const offer of at.offers) {
      const spot = lit(root).find((it) => it.getAttribute("aria-label")?.includes(offer.label ?? ""));
      expect(spot, offer.text).toBeDefined();
      spot!.click();
      expect(at.take).toHaveBeenLastCalledWith([offer], expect.anything(), undefined);
    }
    if (at.offers.length === 0) expect(lit(root)).toEqual([]);
  });
});

describe("the board", () => {
  it("answers why another characteristic cannot be imposed", () => {
    const { characteristic } = speaking.view.public.round;
    const [another] = catalogue.sets[speaking.view.public.with.set]!.filter((it) => it !== characteristic);
    const offers = speaking.offers.filter((it) => it.text === "say");
    const at = { ...table(speaking), offers, whyNot: vi.fn() };
    const row = `[data-piece="row-${catalogue.characteristics[another!]!.key}"]`;
    drawn(at).querySelector<HTMLElement>(row)!.click();
    expect(at.whyNot).toHaveBeenCalledWith({ do: "impose", characteristic: another }, expect.anything());
  });

  it("puts the button to say a value on the picture of the card that has it", () => {
    const button = drawn(table(speaking)).querySelector('.monument .picture [data-piece="button"]');
    expect(button?.textContent).toContain("Annoncer");
    const value = button?.querySelector(".unbroken")?.textContent ?? "";
    expect(button?.getAttribute("aria-label") ?? button?.textContent).toContain(value);
    expect(value).toMatch(/\d/);
  });

  it("goes on to the next round when the reader has seen the end of the last one", async () => {
    const told: PublicEvent[] = [
      { event: "shown", seat: 0, card: COLOSSEUM },
      { event: "won", seat: 1 },
      { event: "round_begun", number: 2, leader: 1 },
    ];
    const naming = momentWith(moments, "name");
    const at = table(naming, { round: { number: 2 } });
    const news = [{ step: 9, seat: 0, public: told, mine: [] }];
    const { container, rerender } = render(Board, { props: { table: { ...at, news, paused: true } } });
    const bar = () => container.querySelector(".round")!.textContent;
    expect(bar()).toContain("Ben remporte la manche");
    await rerender({ table: { ...at, news, paused: false } });
    expect(bar()).not.toContain("remporte");
  });

  it("lights nothing for a spectator, and shows no face", () => {
    const { mine, ...view } = table(speaking).view;
    const root = drawn({ ...table(speaking), view, seat: null, offers: [] });
    expect(lit(root)).toEqual([]);
    expect(root.textContent).not.toContain(catalogue.monuments[mine!.card!]!.name);
    expect(root.querySelectorAll("[data-piece^='seat-']")).toHaveLength(speaking.seats);
  });

  it("shows all cards in a replay with open cards", () => {
    const cards = [...Array(speaking.seats).keys()].map((nth) => 10 + nth);
    const open = cards.map((card) => ({ card, seen: {} }));
    const root = drawn({ ...table(speaking), seat: null, offers: [], open });
    const shown = [...root.querySelectorAll(".stand [aria-label]")].map((it) =>
      it.getAttribute("aria-label"),
    );
    for (const seat of speaking.view.public.round.in_play)
      expect(shown.join()).toContain(catalogue.monuments[cards[seat]!]!.name);
  });

  it("keeps a settled round in sight while the next leader chooses", () => {
    const told: PublicEvent[] = [
      { event: "said", seat: 0, characteristic: 0, value: 485 },
      { event: "shown", seat: 0, card: COLOSSEUM },
      { event: "shown", seat: 1, card: LIBERTY },
      { event: "won", seat: 1 },
      { event: "round_begun", number: 2, leader: 1 },
    ];
    const naming = momentWith(moments, "name");
    const memory = { ...naming.view.public.memory, shown: { 0: COLOSSEUM, 12: LIBERTY } };
    const awaited = { seat: 1, what: "name" as const };
    const at = table(naming, { round: { number: 2 }, all: { memory, awaited }, mine: { card: null } });
    const root = drawn({ ...at, offers: [], news: [{ step: 9, seat: 0, public: told, mine: [] }] });
    expect(root.querySelector(".round")!.textContent).toContain("Ben remporte la manche");
    expect(root.querySelector('[aria-label*="Statue de la Liberté"]')).not.toBeNull();
  });

  it("reads a Collector card out", () => {
    const { awaited } = speaking.view.public;
    const read: PublicEvent = { event: "collector_read", seat: awaited.seat, collector: FIRE };
    const told = { news: [{ step: 7, seat: awaited.seat, mine: [], public: [read] }] };
    const at = table(speaking, { round: { reading: FIRE } });
    const effect = (root: Element) => root.querySelector(".moment .effect")?.textContent ?? null;
    expect(effect(drawn({ ...at, ...told }))).toContain("Choisissez un adversaire");
    cleanup();
    const aims = table(speaking, {
      round: { reading: FIRE },
      all: { awaited: { ...awaited, what: "victim" } },
    });
    expect(effect(drawn(aims))).toContain("Choisissez un adversaire");
    cleanup();
    const [other] = table(speaking).seats.flatMap(({ name }, seat) =>
      seat === awaited.seat ? [] : [{ name, seat }],
    );
    const theirs = drawn({ ...at, news: [{ ...told.news[0]!, public: [{ ...read, seat: other!.seat }] }] });
    expect(effect(theirs), "others are not spoken to").toContain(`${other!.name} choisit un adversaire`);
    cleanup();
    const later = drawn(at);
    expect(effect(later)).toBeNull();
    expect(later.querySelector(".notes .read")!.textContent).toContain("Feu");
  });

  it("waits at a Collector card of another, in the round that it is read in", () => {
    const told: PublicEvent[] = [{ event: "collector_read", seat: 1, collector: FIRE }];
    const news = [{ step: 9, seat: 1, public: told, mine: [] }];
    const root = drawn({ ...table(speaking), news, offers: [], paused: true });
    expect(root.querySelector(".moment .effect")).not.toBeNull();
    expect(root.querySelector(".round")!.textContent).not.toContain("remporte");
  });

  it("has nothing to touch in a replay, and asks nobody", () => {
    for (const moment of moments) {
      const root = drawn({ ...table(moment), offers: [], whyNot: null });
      expect(root.querySelectorAll(".press"), moment.prompt ?? "").toHaveLength(0);
      expect(root.querySelector(".round")!.textContent).not.toMatch(/À vous|Vous choisissez/);
      cleanup();
    }
  });

  it("tells a reader who is out that the others play on", () => {
    const in_game = [0, 1, 2].filter((seat) => seat !== speaking.seat);
    const at = table(speaking, { all: { in_game }, mine: { card: null } });
    expect(drawn({ ...at, offers: [] }).querySelector(".own")!.textContent).toContain("plus de carte");
  });

  it("ends with everybody's cards", () => {
    const over = moments.find((it) => it.awaited === null)!;
    const [winner] = over.view.public.winners as [number];
    const root = drawn(table(over));
    expect(root.querySelector(".round")!.textContent).toContain(table(over).seats[winner]!.name);
    expect(root.querySelectorAll("li.won")).toHaveLength(over.view.public.winners.length);
  });
});
