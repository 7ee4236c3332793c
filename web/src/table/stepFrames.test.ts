import type { Entry, Frame, TableView } from "$protocol";
import { expect, test } from "vitest";
import { frameBySteps, tablesBetween } from "./stepFrames";

const ME = [0];
const HOUSE = 255;
const UNDO = { restored: true };
const step = (n: number, seat: number, news: object = { public: [n] }) =>
  ({ n, at: 0, what: "step", step: n, seat, news }) as unknown as Entry;

test("several steps of others are between two frames of the replay, which leaves out what was taken back", () => {
  const before = [step(1, 0), step(2, 0), step(3, 0, UNDO)];
  const fresh = [step(4, 0), step(5, 1), step(6, HOUSE), step(7, 2)];
  expect(tablesBetween([...before, ...fresh], { entries: fresh }, ME)).toEqual({ from: 2, to: 4 });
});

test.each([
  ["one step of another player", [step(1, 0), step(2, 1), step(3, HOUSE)]],
  ["steps of the reader", [step(1, 0), step(2, 0)]],
  ["a step that was taken back", [step(1, 1), step(2, 1), step(3, 1, UNDO)]],
])("%s is shown as it is", (_, entries) => {
  expect(tablesBetween(entries, { entries }, ME)).toBeNull();
});

test("there is a frame for each step that told something, the last with the newest table", () => {
  const last = { n: 4, step: 4, seat: 0, offers: ["offer"], standings: "after" } as unknown as TableView;
  const frames = [1, 2, 3].map((step) => ({ step, view: `view ${step}`, sketch: [] }) as unknown as Frame);
  const entries = [step(1, 0), step(2, 1), step(3, 1, {}), step(4, 1)];
  const made = frameBySteps({ entries, table: last }, { frames }, "before");
  expect(made.map((it) => it.entries.map(({ n }) => n))).toEqual([[1], [2], [3, 4]]);
  expect(made[1]!.table).toMatchObject({ n: 2, view: "view 2", offers: [], standings: "before" });
  expect(made[2]!.table).toBe(last);
});
