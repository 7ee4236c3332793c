import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Tooltip from "./Tooltip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

/** A board with a part, on which the mouse comes to rest. */
async function resting() {
  const area = document.createElement("section");
  area.innerHTML = `<span role="img" aria-label="Petra 7"></span><span role="img" aria-label="Zeus 2"></span>`;
  document.body.append(area);
  const [part, other] = [...area.children] as [HTMLElement, HTMLElement];
  render(Tooltip, { area, quiet: false });
  await point(part, 5);
  return { area, part, other };
}

/** The mouse is on an element, at this distance from the left. */
async function point(at: Element, clientX: number) {
  await fireEvent(
    at,
    Object.assign(new MouseEvent("pointerover", { bubbles: true, clientX, clientY: 5 }), {
      pointerType: "mouse",
    }),
  );
  vi.advanceTimersByTime(600);
  await tick();
}
const shown = () => screen.queryByRole("tooltip", { hidden: true })?.textContent ?? null;

it("names the part that the mouse rests on", async () => {
  await resting();
  expect(shown()).toBe("Petra 7");
});

it("goes when the part moves away under an unmoved mouse, or says something else", async () => {
  for (const change of [
    (part: Element) => vi.spyOn(part, "getBoundingClientRect").mockReturnValue(new DOMRect(40, 0, 10, 10)),
    (part: Element) => part.setAttribute("aria-label", "Petra 8"),
    (part: Element) => part.remove(),
  ]) {
    const { part } = await resting();
    change(part);
    vi.advanceTimersByTime(100);
    await tick();
    expect(shown()).toBeNull();
    cleanup();
    document.body.replaceChildren();
  }
});

it("does not name what comes to lie under an unmoved mouse before the mouse moves", async () => {
  const { other } = await resting();
  await point(other, 5);
  expect(shown()).toBeNull();
  await point(other, 6);
  expect(shown()).toBe("Zeus 2");
});
