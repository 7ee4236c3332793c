import { kindOf, momentWith, unlit } from "$board/fixture";
import { sameAction, type Offer } from "$board/table";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../Board.svelte";
import Finale from "../Finale.svelte";
import Map from "../map/Map.svelte";
import { conquests, isConquest, sendings } from "../attack";
import { onlyGives } from "../costs";
import { walks } from "../explorers";
import { actionOf, deedOf, mapOffers, mixes } from "../offers";
import { turns } from "../turns";
import { amountText } from "../view";
import { catalogue, moments, table, watched } from "./fixture";
import type { Table } from "../view";

afterEach(cleanup);

/** A message as its name with what is filled in. */
const plainly = (id: string, args?: Record<string, string | number>) =>
  [id, ...Object.values(args ?? {})].join(" ");

/** What can be taken on the board, by its name. */
function lit(): string[] {
  const found = document.querySelectorAll(".monumental .lit[aria-label]");
  return [...found].map((it) => it.getAttribute("aria-label") ?? "");
}

describe("every offer can be taken on the board", () => {
  it.each(moments)("of $seats: $prompt", (moment) => {
    const laid = table(moment);
    const { container } = render(Board, { table: laid });
    // Units are sent all at once where that can be listed, and resources are named together.
    const sent = new Set(sendings(moment.offers, laid.view.public).flatMap((it) => it.codes));
    const mixed = mixes(moment.offers, laid.view.public);
    const named = mixed.flatMap(({ first, rest }) => [actionOf(first), ...rest]);
    // Explorers take free steps first, where there are any.
    const walked = [...walks(laid, null).values()].flat().filter((it) => it.steps === 1);
    const others = mapOffers(moment.offers, laid.view.public)
      .filter((it) => !sent.has(it.code) && !named.some((action) => sameAction(action, it.action)))
      .filter((it) => kindOf(it) !== "explore")
      .flatMap((it) => conquests(it, laid));
    const pills = [...container.querySelectorAll(".answers .lit")].map((it) => it.getAttribute("aria-label"));
    for (const { amount } of mixed) expect(pills).toContain(` : ${amountText(laid.say, amount)}`);
    expect(unlit(container, [...others, ...walked])).toEqual([]);
    if (moment.offers.some((it) => kindOf(it) === "explore")) expect(walked.length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".way.lit").length > 0).toBe(sent.size > 0);
  });

  // Seldom offered in matches of chance: the moment is one in which such a thing is chosen.
  it.each([
    ["buy", { do: "pick", slot: 0 }],
    ["buy_basic", { do: "pick_basic", pile: 0 }],
    ["use", { do: "again", place: 0 }],
  ])("where %s is offered, %o", (kind, action) => {
    const moment = momentWith(moments, kind);
    const offers = [{ code: 0, text: "seldom", action }];
    const { container } = render(Board, { table: table(moment, { offers }) });
    expect(unlit(container, offers)).toEqual([]);
  });

  it.each(["row", "column"])("a %s, by its handle and by its cards", (line) => {
    const moment = momentWith(moments, line);
    const [offer] = moment.offers.filter((it) => kindOf(it) === line);
    render(Board, { table: table(moment, { offers: [offer!] }) });
    expect(lit().filter((it) => it.includes(offer!.label ?? ""))).toHaveLength(4);
  });
});

describe("fewer clicks", () => {
  it("a badge of a tile with several deeds takes its own, without a menu", () => {
    const moment = momentWith(moments, "conquer");
    const taken: (readonly Offer[])[] = [];
    const laid = table(moment, { take: (offers) => taken.push(offers) });
    const { container } = render(Map, { table: laid, marked: [] });
    const several = [...container.querySelectorAll(".badge.several")];
    for (const badge of several) badge.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(taken.length).toBeGreaterThan(0);
    for (const offers of taken) expect(new Set(offers.map(deedOf)).size).toBe(1);
  });

  it("a conquest with the warlord has a badge of its own, which sends him", () => {
    const moment = momentWith(moments, "conquer");
    const sent: unknown[] = [];
    const take: Table["take"] = (offers, _, then) => sent.push(...offers.flatMap((it) => then?.(it) ?? []));
    const laid = table(moment, { take, say: plainly });
    const led = moment.offers
      .flatMap((it) => conquests(it, laid))
      .filter((it) => isConquest(it) && it.units.warlord);
    const { container } = render(Map, { table: laid, marked: [] });
    let found = 0;
    for (const { label } of led) {
      sent.length = 0;
      const badge = [...container.querySelectorAll(".badge")].find(
        (it) => it.getAttribute("data-tip") === label,
      );
      badge?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (badge) found += 1;
      if (badge) expect(sent[0]).toMatchObject({ do: "commit", unit: "warlord" });
    }
    expect(found).toBeGreaterThan(0);
  });

  it("ending the turn says which effects and resources would be lost", () => {
    const moment = moments.find((it) =>
      ["use", "end"].every((kind) => it.offers.some((offer) => kindOf(offer) === kind)),
    )!;
    const { turn } = moment.view.public;
    const ended = (stock: typeof turn.stock) => {
      const view = { ...moment.view, public: { ...moment.view.public, turn: { ...turn, stock } } };
      const { container, unmount } = render(Board, { table: table(moment, { say: plainly, view }) });
      const text = container.querySelector("[data-piece=end]")?.textContent ?? "";
      unmount();
      return text;
    };
    const uses = moment.offers.filter((it) => ["use", "use_policy"].includes(kindOf(it))).length;
    expect(ended([2, 0, 1])).toContain(
      `board-lost board-and board-lost-resources 3 board-lost-effects ${uses}`,
    );
    expect(ended([0, 0, 0])).toContain(`board-lost-effects ${uses}`);
    expect(ended([0, 0, 0])).not.toContain("resources");
  });

  it.each(moments.filter((it) => it.offers.some(onlyGives)))(
    "takes an effect that only gives: $prompt",
    (moment) => {
      const gifts = moment.offers.filter((it) => turns.onlyGives?.(it));
      expect(gifts.map(kindOf)).toEqual(gifts.map(() => "use"));
    },
  );

  it("culture lights where a policy can be developed", () => {
    const moment = momentWith(moments, "develop");
    const { container } = render(Board, { table: table(moment) });
    const develop = moment.offers.filter((it) => kindOf(it) === "develop");
    const name = container.querySelector(".lit[data-piece=culture]")?.getAttribute("aria-label");
    for (const offer of develop) expect(name).toContain(offer.label ?? offer.text);
    cleanup();
    const quiet = render(Board, { table: table(momentWith(moments, "row")) });
    expect(quiet.container.querySelector("[data-piece=culture]")).toBeNull();
  });
});

describe("what was done", () => {
  const { view, seats } = table(momentWith(moments, "row"));
  const settled = (who: number) => ({
    step: 1,
    seat: 1,
    public: [{ event: "capital_chosen", who, tile: view.public.board[0]!.tile }],
    mine: [],
  });
  const say = (id: string, args?: Record<string, unknown>) => `${id} ${JSON.stringify(args)}`;
  const laid = table(momentWith(moments, "row"), { say });

  it("says whether the last round comes or has begun", () => {
    const step = { step: 1, seat: 1, public: [{ event: "end_triggered", last_round: 5 }], mine: [] };
    const moment = (round: number) =>
      turns.moment!(step, {
        ...laid,
        view: { public: { ...view.public, round, last_round: 5 } },
        say: plainly,
      });
    expect([moment(4), moment(5)]).toEqual(["moment-last-round", "moment-last-turns"]);
  });

  it("is told of the player who did it, not of the one whose action led to it", () => {
    const [own] = turns.deeds!([settled(1)], laid);
    const [other] = turns.deeds!([settled(0)], laid);
    expect(own?.text).toMatch(/^deed-settled \{"tile"/);
    expect(other?.text).toContain(JSON.stringify(seats[0]?.name));
  });
});

describe("the end", () => {
  it("shows every tile, and each wonder in the colour of its builder", () => {
    const moment = momentWith(moments, "row");
    const wonder = catalogue.cards.findIndex((it) => it.kind === "wonder");
    const { board } = moment.view.public;
    const players = moment.view.public.players.map((it, who) =>
      who === 0 ? { ...it, discard: [...it.discard, wonder] } : { ...it, construction: wonder },
    );
    const view = { ...moment.view, public: { ...moment.view.public, players } };
    const { container } = render(Finale, { table: table(moment, { view }) });
    expect(container.querySelectorAll(".world .hex")).toHaveLength(board.length);
    expect(container.querySelectorAll(".wonders svg")).toHaveLength(1);
    expect(container.querySelector<HTMLElement>(".wonders span")?.style.cssText).toContain("--civ-");
    expect(container.querySelectorAll("[role=button], button")).toHaveLength(0);
  });
});

describe("who looks", () => {
  const moment = momentWith(moments, "market");

  it("shows a spectator everything and lights nothing", () => {
    render(Board, { table: watched(moment) });
    expect(lit()).toEqual([]);
    expect(document.body.textContent).toContain(catalogue.cards[0]!.name);
    expect(document.querySelectorAll(".monumental button.press")).toHaveLength(0);
  });

  it("keeps another's market token hidden until all cards are open", () => {
    const icons = () =>
      document.querySelector('.purse [aria-label*="board-labelled"]')?.querySelectorAll(".pair").length;
    const { unmount } = render(Board, { table: watched(moment) });
    expect(icons()).toBe(0);
    unmount();
    const open = [...Array(moment.seats).keys()].map((it) =>
      it === moment.seat ? moment.view.mine : undefined,
    );
    render(Board, { table: watched(moment, { open }) });
    expect(icons()).toBeGreaterThan(0);
  });
});

describe("a token that was turned over", () => {
  const moment = moments.find((it) => it.view.public.agenda.at(-1)?.task === "reward")!;
  const task = moment.view.public.agenda.at(-1)!;
  const token = task.task === "reward" ? task.token : -1;
  const told = [{ event: "token_turned", tile: moment.view.public.board[0]!.tile, token }];
  const news = [{ step: 1, seat: 0, public: told, mine: [] }];
  const answers = (where: string) => document.querySelectorAll(`${where} .mtl-answer.lit`).length;

  it("offers its rewards on the map", () => {
    render(Board, { table: table(moment, { news }) });
    expect([answers(".map"), answers(".bar")]).toEqual([2, 0]);
    expect(document.querySelector(".map .token")).not.toBeNull();
  });

  it.each([false, true])(
    "is seen turning where movement is wanted, and only there: still %o",
    async (still) => {
      const [first, ...rest] = moment.view.public.board;
      const before = { ...moment.view.public, board: [{ ...first!, token: { barbarian: 2 } }, ...rest] };
      const seen = table(moment, { news: [], view: { public: before }, still });
      const { rerender } = render(Map, { table: seen, marked: [] });
      await rerender({ table: table(moment, { news, still }) });
      expect(document.querySelector(".turning") !== null).toBe(!still);
    },
  );

  it("offers them in the bar where the page came too late to see it turned", () => {
    render(Board, { table: table(moment, { news: [] }) });
    expect([answers(".map"), answers(".bar")]).toEqual([0, 2]);
  });
});

describe("the map", () => {
  const explore = momentWith(moments, "explore");

  it("shows the ways of explorers where one points, or asks for them, and lights where they can go", async () => {
    const { container } = render(Board, { table: table(explore) });
    const badges = () => container.querySelectorAll("g.badge").length;
    const lone = container.querySelector(".hex.lit:has(.glow.far)")!;
    const before = badges();
    await fireEvent.pointerOver(lone);
    expect(badges()).toBeGreaterThan(before);
    await fireEvent.pointerLeave(container.querySelector("svg.map")!);
    expect(badges()).toBe(before);
    const chip = [...container.querySelectorAll(".deeds button")].find((it) =>
      it.textContent.includes("board-deed-first"),
    )!;
    await fireEvent.click(chip);
    expect(badges()).toBeGreaterThan(before);
    expect(chip.getAttribute("aria-pressed")).toBe("true");
  });

  it("hides its pieces by a button, and by a key", async () => {
    const { container } = render(Board, { table: table(explore) });
    const button = container.querySelector<HTMLElement>("[aria-keyshortcuts=M]")!;
    const bare = () => container.querySelector(".sheet.bare") !== null;
    expect([bare(), button.getAttribute("aria-label")]).toEqual([false, "board-bare"]);
    await fireEvent.click(button);
    expect([bare(), button.getAttribute("aria-pressed")]).toEqual([true, "true"]);
    await fireEvent.keyDown(document.body, { key: "m" });
    expect(bare()).toBe(false);
  });
});

describe("a token of a market", () => {
  it("is taken, or taken and used by one touch", async () => {
    const moment = momentWith(moments, "keep");
    const take = vi.fn<Table["take"]>();
    const { container } = render(Board, { table: table(moment, { take }) });
    const task = moment.view.public.agenda.at(-1)!;
    const offer = moment.offers.find((it) => kindOf(it) === "keep")!;
    const touch = (piece: string) => fireEvent.click(container.querySelector(`[data-piece="${piece}"].lit`)!);
    const follows = () => {
      const [offers, , then] = take.mock.lastCall!;
      return then?.(offers[0]!) ?? [];
    };
    await touch(offer.text);
    expect(follows()).toEqual([]);
    await touch(`${offer.text} use`);
    expect(follows()).toEqual([{ do: "market", market: task.task === "market" ? task.market : -1 }]);
  });
});

it("is scrolled to its beginning once another player acts", async () => {
  const moment = moments.find(
    ({ seat, view }) =>
      seat !== null &&
      view.public.turn.who === seat &&
      view.public.turn.phase === "act" &&
      !view.public.with.automaton,
  )!;
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { rerender, container } = render(Board, { table: table(moment, { still: false }) });
  expect(scrolled).not.toHaveBeenCalled();
  const { turn, players } = moment.view.public;
  const other = (moment.seat! + 1) % players.length;
  const view = { ...moment.view, public: { ...moment.view.public, turn: { ...turn, who: other } } };
  await rerender({ table: table(moment, { still: false, view, offers: [] }) });
  expect(scrolled.mock.contexts).toEqual([container.querySelector(".monumental")]);
  scrolled.mockRestore();
});
