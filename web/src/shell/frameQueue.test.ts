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
  return { frames, tell, tables: () => shown.map((frame) => frame.table?.n) };
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
  frames.still = true;
  tell(1, 1);
  tell(2, 1);
  expect(tables()).toEqual([1, 2]);
});

test("a long queue is shown at once", () => {
  const { tell, tables } = begun();
  for (let n = 1; n <= 30; n++) tell(n, 1);
  expect(tables().at(-1)).toBeGreaterThan(15);
  vi.advanceTimersByTime(450 * 30);
  expect(tables().at(-1)).toBe(30);
});

test("what was missed before a welcome is shown at once", () => {
  const { frames, tell, tables } = begun();
  tell(1, 1);
  tell(2, 1);
  frames.welcome();
  tell(3, 1);
  expect(tables()).toEqual([1, 2, 3]);
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
