import type { Entry, TableView } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameQueue, type Frame } from "./frameQueue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ME = [0];
const step = (n: number, seat: number, news: object = { public: [n] }) =>
  ({ n, at: 0, what: "step", step: n, seat, news }) as Entry;
const table = (n: number) => ({ n }) as TableView;

function begun({ stepTime = 450 }: { stepTime?: number | null } = {}) {
  const shown: Frame[] = [];
  const frames = new FrameQueue(
    (frame) => shown.push(frame),
    () => Date.now(),
  );
  if (stepTime !== null) frames.stepTime = stepTime;
  const tell = (n: number, seat: number, news?: object) => {
    frames.addEntries([step(n, seat, news)], ME);
    frames.addTable(table(n));
  };
  return {
    frames,
    tell,
    missed: () => shown.flatMap((frame) => (frame.missed ? frame.entries.map((it) => it.n) : [])),
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
  const { tell, tables } = begun({ stepTime: 0 });
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
  const { tell, tables } = begun({ stepTime: 900 });
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

test.each([450, 0])("a moment stays until the reader has seen it, with %i ms between steps", (stepTime) => {
  const { frames, tell, tables } = begun({ stepTime });
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

test("nothing that was missed waits to be looked at", () => {
  const { frames, tell } = begun();
  frames.isMoment = () => true;
  frames.welcome();
  tell(1, 1);
  expect(frames.paused).toBe(false);
});

test("a frame that the board shows moment by moment lasts longer", () => {
  const { frames, tell, tables } = begun();
  frames.lasts = ({ table }) => (table?.n === 1 ? 3 : 1);
  tell(1, 0);
  tell(2, 1);
  vi.advanceTimersByTime(1300);
  expect(tables()).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(tables()).toEqual([1, 2]);
});

test.each([0, 2])("a frame that was looked at lasts %i more steps once the reader goes on", (more) => {
  const { frames, tell, tables } = begun();
  frames.isMoment = ({ table }) => table?.n === 1;
  frames.lasts = () => 5;
  frames.lastsAfter = ({ table }) => (table?.n === 1 ? more : 9);
  tell(1, 1);
  tell(2, 1);
  vi.advanceTimersByTime(60_000);
  expect(tables()).toEqual([1]);
  frames.resume();
  expect(tables()).toEqual(more > 0 ? [1] : [1, 2]);
  vi.advanceTimersByTime(more * 450);
  expect(tables()).toEqual([1, 2]);
});

test("what was missed before a welcome is shown at once", () => {
  const { frames, tell, tables } = begun();
  tell(1, 0);
  tell(2, 1);
  frames.welcome();
  tell(3, 1);
  expect(tables()).toEqual([1, 2, 3]);
});

test("what was missed is told apart from what the reader watches", () => {
  const { frames, tell, missed } = begun();
  frames.welcome();
  tell(1, 1);
  tell(2, 0);
  frames.welcome();
  tell(3, 1);
  expect(missed()).toEqual([1, 3]);
});

test("of an opening the dealt table is missed, and its steps are shown one by one", () => {
  const { frames, tell, tables, missed } = begun();
  frames.welcome();
  frames.addEntries([{ n: 1, at: 0, what: "started", commitment: "" }], ME);
  frames.addTable(table(1));
  tell(2, 1);
  tell(3, 1);
  expect(tables()).toEqual([1]);
  vi.advanceTimersByTime(900);
  expect(tables()).toEqual([1, 2, 3]);
  expect(missed()).toEqual([1]);
});

test("others' steps wait until there is a board to show them on", () => {
  const { frames, tell, tables } = begun({ stepTime: null });
  tell(1, 0);
  tell(2, 1);
  vi.advanceTimersByTime(5000);
  expect(tables()).toEqual([1]);
  frames.stepTime = 450;
  expect(tables()).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(tables()).toEqual([1, 2]);
});

test("a step that tells the reader nothing is shown with the one before it", () => {
  const { tell, tables, entries } = begun();
  tell(1, 0);
  tell(2, 1, {});
  expect(tables(), "no time is spent on it").toEqual([1, 2]);
  tell(3, 1);
  tell(4, 1, {});
  tell(5, 1);
  vi.advanceTimersByTime(450);
  expect(tables()).toEqual([1, 2, 4]);
  expect(entries(), "what the step before it told is not lost").toEqual([1, 2, 3, 4]);
});

test("a cleared queue shows nothing more", () => {
  const { frames, tell, tables } = begun();
  tell(1, 0);
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
