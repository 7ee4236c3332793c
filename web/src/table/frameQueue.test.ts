import type { Entry, TableView } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameQueue, type Frame } from "./frameQueue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ME = [0];
const step = (n: number, seat: number) => ({ n, at: 0, what: "step", step: n, seat, news: {} }) as Entry;
const table = (n: number) => ({ n }) as TableView;

function begun() {
  const shown: Frame[] = [];
  const frames = new FrameQueue(
    (frame) => shown.push(frame),
    () => Date.now(),
  );
  const tell = (n: number, seat: number) => {
    frames.addEntries([step(n, seat)], ME);
    frames.addTable(table(n));
  };
  return {
    frames,
    tell,
    tables: () => shown.map((frame) => frame.table?.n),
    entries: () => shown.flatMap((frame) => frame.entries.map((it) => it.n)),
  };
}

test("what the reader did is shown at once", () => {
  const { tell, tables } = begun();
  tell(1, 0);
  tell(2, 0);
  expect(tables()).toEqual([1, 2]);
});

test("what others do is shown step by step, and nothing is lost", () => {
  const { tell, tables } = begun();
  tell(1, 0);
  tell(2, 1);
  tell(3, 1);
  expect(tables()).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(tables()).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(tables()).toEqual([1, 2, 3]);
});

test("a reader who wants no movement is shown everything at once", () => {
  const { frames, tell, tables } = begun();
  frames.stepTime = 0;
  tell(1, 1);
  tell(2, 1);
  expect(tables()).toEqual([1, 2]);
});

test("a long queue is shown faster, and still step by step", () => {
  const { tell, tables } = begun();
  for (let n = 1; n <= 60; n++) tell(n, 1);
  vi.advanceTimersByTime(450 * 30);
  expect(tables()).toEqual(Array.from({ length: 60 }, (_, nth) => nth + 1));
});

test("a slow reader has more time", () => {
  const { frames, tell, tables } = begun();
  frames.stepTime = 900;
  tell(1, 0);
  tell(2, 1);
  vi.advanceTimersByTime(850);
  expect(tables()).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(tables()).toEqual([1, 2]);
});

test("a click shows the rest at once, with everything that happened", () => {
  const { frames, tell, tables, entries } = begun();
  tell(1, 0);
  for (let n = 2; n <= 5; n++) tell(n, 1);
  frames.skip();
  expect(tables()).toEqual([1, 5]);
  expect(entries()).toEqual([1, 2, 3, 4, 5]);
  expect(frames.pending).toBe(false);
});

test("a moment stays until the reader has seen it", () => {
  const { frames, tell, tables } = begun();
  frames.isMoment = ({ table }) => table?.n === 2;
  tell(1, 0);
  tell(2, 1);
  tell(3, 1);
  vi.advanceTimersByTime(60_000);
  expect(tables()).toEqual([1, 2]);
  expect(frames.paused).toBe(true);
  frames.resume();
  vi.advanceTimersByTime(450);
  expect(tables()).toEqual([1, 2, 3]);
});

test("what was missed before a welcome is shown at once", () => {
  const { frames, tell, tables } = begun();
  tell(1, 1);
  tell(2, 1);
  frames.welcome();
  tell(3, 1);
  expect(tables()).toEqual([1, 2, 3]);
});

/** Tells one step of the reader and two of others with the last table only; the tables between come when `arrive` is called. */
function toldAtOnce() {
  const { frames, ...rest } = begun();
  const entries = [step(1, 0), step(2, 1), step(3, 1)];
  let arrive = (_: Frame[]) => {};
  let fail = () => {};
  frames.split = () =>
    new Promise((found, failed) => {
      arrive = found;
      fail = () => failed(new Error("no connection"));
    });
  frames.addEntries(entries, ME);
  frames.addTable(table(3));
  const single = entries.map((it) => ({ entries: [it], table: table(it.n) }));
  return { frames, ...rest, arrive: () => arrive(single), fail: () => fail() };
}

test("steps that came with one table are shown one by one", async () => {
  const { frames, tables, entries, arrive } = toldAtOnce();
  expect(tables(), "the tables between are on their way").toEqual([]);
  expect(frames.pending).toBe(true);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(tables(), "the reader's own step is shown at once").toEqual([1]);
  await vi.advanceTimersByTimeAsync(450);
  expect(tables()).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(450);
  expect(tables()).toEqual([1, 2, 3]);
  expect(entries()).toEqual([1, 2, 3]);
});

test("a click does not wait for the tables between", async () => {
  const { frames, tables, entries, arrive } = toldAtOnce();
  frames.skip();
  expect(tables()).toEqual([3]);
  arrive();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tables()).toEqual([3]);
  expect(entries()).toEqual([1, 2, 3]);
});

test("without the tables between, the last one is shown", async () => {
  const { tables, entries, fail } = toldAtOnce();
  fail();
  await vi.advanceTimersByTimeAsync(450);
  expect(tables()).toEqual([3]);
  expect(entries()).toEqual([1, 2, 3]);
});

test("a cleared queue shows nothing more", () => {
  const { frames, tell, tables } = begun();
  tell(1, 1);
  tell(2, 1);
  frames.clear();
  vi.advanceTimersByTime(2000);
  expect(tables()).toEqual([1]);
});

test("chat is shown at once", () => {
  const { frames, tables } = begun();
  frames.addEntries([{ n: 1, at: 0, what: "chat", name: "Anna", text: "!" }], ME);
  expect(tables()).toEqual([undefined]);
});
