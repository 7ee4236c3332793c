import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { moving } from "./moving.svelte";

afterEach(() => vi.restoreAllMocks());

/** A board with one piece that lies at `x`, and what it was asked to do. */
function board() {
  const root = document.createElement("div");
  const piece = document.createElement("div");
  piece.dataset["piece"] = "worker";
  root.append(piece);
  const lies = { x: 0 };
  vi.spyOn(piece, "getBoundingClientRect").mockImplementation(() => new DOMRect(lies.x, 0, 10, 10));
  vi.spyOn(root, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100));
  const animate = vi.fn();
  piece.animate = animate;
  return { root, lies, animate };
}

function play(root: Element, still: boolean) {
  let moment = $state(0);
  const end = $effect.root(() => void moving({ moment: () => moment, still: () => still })(root));
  flushSync();
  return { next: () => flushSync(() => (moment += 1)), end };
}

it("flies from where it lay before the board was drawn anew", () => {
  const { root, lies, animate } = board();
  const { next, end } = play(root, false);
  lies.x = 40;
  next();
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    { translate: ["-40px 0px", "0px 0px"] },
    expect.objectContaining({ duration: expect.any(Number) as number }),
  );
  end();
});

it("stays where it is when the page was scrolled meanwhile", () => {
  const { root, lies, animate } = board();
  const { next, end } = play(root, false);
  lies.x = 40;
  dispatchEvent(new Event("scroll"));
  next();
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("does not move where that is unwanted", () => {
  const { root, lies, animate } = board();
  const { next, end } = play(root, true);
  lies.x = 40;
  next();
  expect(animate).not.toHaveBeenCalled();
  end();
});
