import type { Entry, TableView } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, type Frame } from "./pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ME = [0];
const step = (n: number, seat: number) => ({ n, at: 0, what: "step", step: n, seat, news: {} }) as Entry;
const table = (n: number) => ({ n }) as TableView;

function begun() {
  const shown: Frame[] = [];
  const pace = new Pace(
    (frame) => shown.push(frame),
    () => Date.now(),
  );
  const tell = (n: number, seat: number) => {
    pace.hear([step(n, seat)], ME);
    pace.see(table(n));
  };
  return { pace, tell, tables: () => shown.map((frame) => frame.table?.n) };
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

test("whoever wants no movement waits for nothing", () => {
  const { pace, tell, tables } = begun();
  pace.still = true;
  tell(1, 1);
  tell(2, 1);
  expect(tables()).toEqual([1, 2]);
});

test("whoever is far behind catches up", () => {
  const { tell, tables } = begun();
  for (let n = 1; n <= 30; n++) tell(n, 1);
  expect(tables().at(-1)).toBeGreaterThan(15);
  vi.advanceTimersByTime(450 * 30);
  expect(tables().at(-1)).toBe(30);
});

test("after a greeting what was missed is shown at once", () => {
  const { pace, tell, tables } = begun();
  tell(1, 1);
  tell(2, 1);
  pace.begin();
  tell(3, 1);
  expect(tables()).toEqual([1, 2, 3]);
});

test("other eyes begin anew", () => {
  const { pace, tell, tables } = begun();
  tell(1, 1);
  tell(2, 1);
  pace.forget();
  vi.advanceTimersByTime(2000);
  expect(tables()).toEqual([1]);
});

test("talk is heard at once", () => {
  const { pace, tables } = begun();
  pace.hear([{ n: 1, at: 0, what: "chat", name: "Anna", text: "!" }], ME);
  expect(tables()).toEqual([undefined]);
});
