import type { StepNews } from "$board/table";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beats, linesRead, tilesOf, viewSoFar } from "../automaton";
import { BEAT_TIME } from "../automatonShow.svelte";
import Board from "../Board.svelte";
import type { SoloLine } from "../generated";
import { turns } from "../turns";
import { tileName } from "../view";
import { catalogue, moments, table } from "./fixture";

const revealed = { event: "solo", solo: "revealed", card: 0, reading: "as_printed" };
const line = (step: number) => ({ event: "pushed", task: "solo", card: 0, step, reading: "as_printed" });
const deed = { event: "pushed", task: "deed", deed: "conquer_low" };
const conquered = { event: "solo", solo: "conquered", tile: 3, loser: null, soldier: true, outpost: false };
const idle = { event: "solo", solo: "idle" };
const news = (...told: object[]): StepNews[] => [{ step: 7, seat: 255, public: told, mine: [] }];
const turn = news(revealed, line(0), line(1), deed, conquered, line(2), line(3), deed, idle, line(4));

describe("the automaton's turn", () => {
  it("is told by the card and by each line that was done, with what came of it", () => {
    expect(beats(turn).map(({ line, idle, events }) => [line, idle, events.length])).toEqual([
      [null, false, 0],
      [0, false, 1],
      [2, true, 0],
    ]);
    expect(beats(turn).map(tilesOf)).toEqual([[], [3], []]);
  });

  it("goes back to a card after one that it revealed", () => {
    const other = { ...revealed, card: 1 };
    const nested = news(revealed, line(1), deed, other, { ...line(1), card: 1 }, deed, line(2), deed);
    expect(beats(nested).map(({ card, line }) => [card, line])).toEqual([
      [0, null],
      [0, 0],
      [1, null],
      [1, 0],
      [0, 1],
    ]);
  });

  it("is seen on the board up to the moment under way", () => {
    const { public: after } = moments.find((it) => it.view.public.with.automaton)!.view;
    const [nobodys, other] = after.board.filter((it) =>
      after.players.every((who) => !who.held.includes(it.tile)),
    );
    const solo = (what: string, more: object) => ({ event: "solo", solo: what, ...more });
    const conquered = (tile: number) =>
      solo("conquered", { tile, loser: null, soldier: true, outpost: false });
    const all = beats(
      news(
        ...[revealed, line(1), deed, conquered(nobodys!.tile), line(2), deed, conquered(other!.tile)],
        ...[line(3), deed, solo("took", { slot: 2, card: 20, kind: "knowledge" })],
      ),
    );
    const players = after.players.with(-1, {
      ...after.players.at(-1)!,
      held: [...after.players.at(-1)!.held, nobodys!.tile, other!.tile],
    });
    const seen = (moments: number) => {
      const shown = viewSoFar(after, { ...after, players }, all.slice(0, moments));
      const { held, knowledge } = shown.players.at(-1)!;
      return [held.includes(nobodys!.tile), held.includes(other!.tile), knowledge, shown.track[2]];
    };
    const known = after.players.at(-1)!.knowledge;
    expect(seen(1)).toEqual([false, false, known, after.track[2]]);
    expect(seen(2)).toEqual([true, false, known, after.track[2]]);
    expect(seen(4)).toEqual([true, true, known + 1, null]);
  });

  it("reads the lines that are for its civilisation", () => {
    const kinds: SoloLine["kind"][] = [null, "cultural", "aggressive"];
    const lines = kinds.map((kind): SoloLine => ({ text: "", deed: "draw", kind }));
    expect(linesRead(lines, "as_printed", "cultural")).toEqual([0, 1]);
    expect(linesRead(lines, "typed", "cultural")).toEqual([1, 2]);
    expect(linesRead(lines, "common_twice", "cultural")).toEqual([0]);
    expect(linesRead(lines, "passed_over", "cultural")).toEqual([]);
  });
});

describe("the journal", () => {
  const moment = moments.find((it) => it.view.public.with.automaton && it.seat !== null)!;
  const solo = (what: string, more: object) => ({ event: "solo", solo: what, ...more });
  const gold = (n: number) => solo("gold", { gold: n });
  const told = news(
    revealed,
    gold(2),
    solo("took", { slot: 0, card: 20, kind: "building" }),
    gold(3),
    solo("wonder_begun", { slot: 1, card: 21 }),
    solo("wonder_completed", { card: 21 }),
    solo("took", { slot: 0, card: 22, kind: "building" }),
    { ...revealed, card: 1 },
    gold(1),
  );

  it("tells each card of the automaton in few lines: one for its gold, one for what it took", () => {
    const { say } = table(moment);
    const cards = [20, 22].map((card) => catalogue.cards[card]!.name).join(", ");
    expect(turns.deeds!(told, table(moment)).map((it) => it.text)).toEqual([
      catalogue.solo[0]!.name,
      say("deed-gold", { gold: 5 }),
      say("deed-acquired", { card: cards }),
      say("deed-completed", { card: catalogue.cards[21]!.name }),
      catalogue.solo[1]!.name,
      say("deed-gold", { gold: 1 }),
    ]);
  });

  it("tells conquests that follow one another as one, if the same player or nobody loses the tiles", () => {
    const { say } = table(moment);
    const [first, second, third] = moment.view.public.board;
    const conquered = (tile: number, loser: number | null) => ({ event: "conquered", who: 0, tile, loser });
    const told = news(conquered(first!.tile, null), conquered(second!.tile, null), conquered(third!.tile, 1));
    const texts = turns.deeds!(told, table(moment)).map((it) => it.text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(say("deed-conquered", { tile: `${tileName(first!)}, ${tileName(second!)}` }));
    expect(texts[1]).toContain("deed-conquered-from");
  });
});

describe("the last round", () => {
  it("is the reader's last turn only until they have played it", () => {
    const moment = moments.find((it) => it.seat === 1 && it.view.public.players.length === 2)!;
    const during = (who: number) => {
      const shown = { ...moment.view.public, last_round: 8, round: 8, first: 0 };
      return { public: { ...shown, turn: { ...shown.turn, who, phase: "act" as const } } };
    };
    const told = (seat: number | null, who: number) =>
      turns.nearEnd?.(table(moment, { seat, view: during(who) }));
    const { say } = table(moment);
    expect(told(1, 0)).toBe(say("near-end"));
    expect(told(1, 1)).toBe(say("near-end"));
    expect(told(0, 1)).toBe(say("near-end-others"));
    expect(told(null, 0)).toBe(say("near-end-others"));
  });
});

describe("on the board it is played out", { timeout: 30_000 }, () => {
  const moment = moments.find((it) => it.view.public.with.automaton && it.seat !== null)!;
  const shown = (parts: object) => render(Board, { table: table(moment, { news: turn, ...parts }) });
  const prompt = () => turns.prompt?.(table(moment, { news: turn, still: false }));
  const now = () => document.querySelector("[aria-current=step]")?.textContent;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const wait = (beats: number) => {
    vi.advanceTimersByTime(BEAT_TIME * beats);
    flushSync();
  };

  it("line by line, at the reader's speed, and the prompt says so until the last one", () => {
    shown({ still: false, tempo: 2 });
    expect(document.body.textContent).toContain(catalogue.solo[0]!.name);
    expect(now()).toBeUndefined();
    wait(2);
    expect(now()).toContain(catalogue.solo[0]!.lines[0]!.text);
    wait(2);
    expect(now()).toContain(catalogue.solo[0]!.lines[2]!.text);
    expect(now()).toContain("board-automaton-idle");
    expect(prompt()).toBe("board-automaton-plays");
    wait(2);
    expect(now()).toBeUndefined();
    expect(prompt()).not.toBe("board-automaton-plays");
  });

  it("and the prompt says so no longer once another board is shown", () => {
    shown({ still: false });
    expect(prompt()).toBe("board-automaton-plays");
    cleanup();
    expect(prompt()).not.toBe("board-automaton-plays");
  });

  it("and offers nothing before its last moment is over", () => {
    shown({ still: false });
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
    wait(5);
    expect(document.querySelectorAll(".lit").length).toBeGreaterThan(0);
  });

  it("until a click skips the rest", async () => {
    shown({ still: false });
    wait(1);
    const skip = [...document.querySelectorAll("button")].find((it) => it.textContent === "board-skip")!;
    await fireEvent.click(skip);
    expect(now()).toBeUndefined();
  });

  it("step by step, once the reader asks for the next one", async () => {
    shown({ still: false });
    wait(1);
    const next = () =>
      [...document.querySelectorAll("button")].find((it) => it.textContent === "board-next")!;
    await fireEvent.click(next());
    const line = now();
    expect(line).toBeDefined();
    wait(5);
    expect(now()).toBe(line);
    await fireEvent.click(next());
    expect(now()).not.toBe(line);
  });

  it("not at all where movement is unwanted", () => {
    shown({ still: true });
    expect(document.body.textContent).not.toContain("board-skip");
  });
});
