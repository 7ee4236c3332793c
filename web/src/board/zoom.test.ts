import { describe, expect, it } from "vitest";
import { clamped, WHOLE, zoomedAt } from "./zoom";

const SIZE = { width: 400, height: 300 };

describe("an enlarged drawing", () => {
  it("keeps the point under the pointer in its place", () => {
    const at = { x: 100, y: 200 };
    const once = zoomedAt(WHOLE, 2, at, SIZE);
    expect(once).toEqual({ scale: 2, x: -100, y: -200 });
    const { scale, x, y } = zoomedAt(once, 1.5, at, SIZE);
    // The point of the drawing that was under the pointer is drawn there again.
    expect([scale, x + scale * 100, y + scale * 200]).toEqual([3, 100, 200]);
  });

  it("is never larger than four times, and is shown whole if it is nearly whole", () => {
    expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, SIZE).scale).toBe(4);
    expect(zoomedAt({ scale: 1.1, x: -20, y: 0 }, 0.9, { x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
  });

  it("fills its frame wherever it is dragged", () => {
    expect(clamped({ scale: 2, x: 50, y: -900 }, SIZE)).toEqual({ scale: 2, x: 0, y: -300 });
  });
});
