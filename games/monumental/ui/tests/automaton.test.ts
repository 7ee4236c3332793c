import type { StepNews } from "$board/table";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beats, linesRead, tilesOf } from "../automaton";
import { BEAT_TIME } from "../automatonShow.svelte";
import Board from "../Board.svelte";
import type { SoloLine } from "../generated";
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

  it("reads the lines that are for its civilisation", () => {
    const kinds: SoloLine["kind"][] = [null, "cultural", "aggressive"];
    const lines = kinds.map((kind): SoloLine => ({ text: "", deed: "draw", kind }));
    expect(linesRead(lines, "as_printed", "cultural")).toEqual([0, 1]);
    expect(linesRead(lines, "typed", "cultural")).toEqual([1, 2]);
    expect(linesRead(lines, "common_twice", "cultural")).toEqual([0]);
    expect(linesRead(lines, "passed_over", "cultural")).toEqual([]);
  });
});

describe("on the board it is played out", () => {
  const moment = moments.find((it) => it.view.public.with.automaton && it.seat !== null)!;
  const shown = (parts: object) => render(Board, { table: table(moment, { news: turn, ...parts }) });
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

  it("line by line, at the reader's speed", () => {
    shown({ still: false, tempo: 2 });
    expect(document.body.textContent).toContain(catalogue.solo[0]!.name);
    expect(now()).toBeUndefined();
    wait(2);
    expect(now()).toContain(catalogue.solo[0]!.lines[0]!.text);
    wait(2);
    expect(now()).toContain(catalogue.solo[0]!.lines[2]!.text);
    expect(now()).toContain("board-automaton-idle");
    wait(2);
    expect(now()).toBeUndefined();
  });

  it("until a click skips the rest", async () => {
    shown({ still: false });
    wait(1);
    const skip = [...document.querySelectorAll("button")].find((it) => it.textContent === "board-skip")!;
    await fireEvent.click(skip);
    expect(now()).toBeUndefined();
  });

  it("not at all where movement is unwanted", () => {
    shown({ still: true });
    expect(document.body.textContent).not.toContain("board-skip");
  });
});
