import { expect, test } from "vitest";
import { reconnectDelay } from "./backoff";

const SOON = () => 0;
const LATE = () => 1;

test("clients of a server that stops reconnect soon, and not all at once", () => {
  expect(reconnectDelay(1, "stopping", SOON)).toBe(0);
  expect(reconnectDelay(1, "stopping", LATE)).toBe(2000);
});

test("a room that is reloaded is back at once", () => {
  expect(reconnectDelay(1, "reload", LATE)).toBeLessThan(500);
});

test("each failed attempt doubles the delay up to a limit, whatever the first reason was", () => {
  for (const why of ["stopping", "reload", "too_slow", null] as const) {
    const delays = [2, 3, 4, 5, 6, 20].map((breaks) => reconnectDelay(breaks, why, SOON));
    expect(delays).toEqual([400, 800, 1600, 3200, 5000, 5000]);
  }
});
