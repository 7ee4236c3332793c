import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { measurePieces, moving } from "./moving.svelte";

afterEach(() => vi.restoreAllMocks());

interface Drawn {
  /** The position of the worker on the screen. */
  worker: number;
  /** The position of the part of the board that the worker is in. */
  area?: number;
  /** How high the worker is. */
  height?: number;
}

/** A board whose pieces are drawn again for every table, with the animations that this started. */
function board(first: Drawn, still = false, sizes = false) {
  const root = document.createElement("div");
  const area = document.createElement("div");
  const [worker, place] = [document.createElement("div"), document.createElement("div")];
  area.dataset["area"] = "wheel";
  worker.dataset["piece"] = "worker";
  place.dataset["piece"] = "space";
  root.append(area, place);
  area.append(worker);
  const lies = { worker: first.worker, area: first.area ?? 0, height: first.height ?? 10 };
  const box = (x: () => number) => () => new DOMRect(x(), 0, 10, lies.height);
  vi.spyOn(root, "getBoundingClientRect").mockImplementation(box(() => 0));
  vi.spyOn(area, "getBoundingClientRect").mockImplementation(box(() => lies.area));
  vi.spyOn(worker, "getBoundingClientRect").mockImplementation(box(() => lies.worker));
  vi.spyOn(place, "getBoundingClientRect").mockImplementation(box(() => lies.worker));
  const finish = vi.fn();
  const animate = vi.fn(() => ({ finish }));
  worker.animate = animate as unknown as Element["animate"];
  place.animate = animate as unknown as Element["animate"];

  let table = $state.raw({ ...first, still, tempo: 1, news: [] });
  const end = $effect.root(() => {
    const motion = moving(() => table, "[data-piece=worker]", { sizes });
    motion(root);
    // The board is drawn after the effect of `moving`.
    $effect.pre(() => {
      lies.worker = table.worker;
      lies.area = table.area ?? 0;
      lies.height = table.height ?? 10;
    });
  });
  flushSync();
  const draw = (next: Drawn) => flushSync(() => (table = { ...next, still, tempo: 1, news: [] }));
  return { draw, animate, finish, lies, end };
}

it("animates a piece once, from its position before the board was drawn again", () => {
  const { draw, animate, end } = board({ worker: 0 });
  draw({ worker: 40 });
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ translate: ["-40px 0px", "0px 0px"] }),
    expect.objectContaining({ duration: 320 }),
  );
  draw({ worker: 40 });
  draw({ worker: 40 });
  expect(animate).toHaveBeenCalledOnce();
  end();
});

it("ends an animation before it reads positions", () => {
  const { draw, finish, lies, animate, end } = board({ worker: 0 });
  draw({ worker: 40 });
  // During the animation the worker is elsewhere on the screen; finishing the animation puts it in its place.
  lies.worker = 20;
  finish.mockImplementation(() => (lies.worker = 40));
  draw({ worker: 40 });
  expect(finish).toHaveBeenCalledOnce();
  expect(animate).toHaveBeenCalledOnce();
  end();
});

it("does not animate a piece whose part of the board is shifted by the layout", () => {
  const { draw, animate, end } = board({ worker: 30, area: 0 });
  draw({ worker: 130, area: 100 });
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("does not animate a piece because the page was scrolled", () => {
  const { draw, animate, lies, end } = board({ worker: 30 });
  lies.worker = 90;
  dispatchEvent(new Event("scroll"));
  draw({ worker: 90 });
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("animates nothing if animations are off", () => {
  const { draw, animate, end } = board({ worker: 0 }, true);
  draw({ worker: 40 });
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("animates a piece from where it was measured, whatever is drawn before it", () => {
  const { draw, animate, lies, end } = board({ worker: 0 });
  measurePieces();
  lies.worker = 20;
  draw({ worker: 40 });
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ translate: ["-40px 0px", "0px 0px"] }),
    expect.anything(),
  );
  end();
});

it("measures nothing without animations", () => {
  const { draw, animate, end } = board({ worker: 0 }, true);
  const measured = vi.spyOn(DOMRect.prototype, "x", "get");
  measurePieces();
  draw({ worker: 40 });
  expect(measured).not.toHaveBeenCalled();
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("lets a piece become larger on its way if the board says so", () => {
  const larger = { worker: 40, height: 20 };
  const { draw, animate, end } = board({ worker: 0 }, false, true);
  draw(larger);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ scale: [0.5, 1] }),
    expect.anything(),
  );
  end();
  const other = board({ worker: 0 });
  other.draw(larger);
  expect(other.animate).toHaveBeenCalledExactlyOnceWith(
    expect.not.objectContaining({ scale: expect.anything() as unknown }),
    expect.anything(),
  );
  other.end();
});
