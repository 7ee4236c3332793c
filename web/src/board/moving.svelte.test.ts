import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { moving } from "./moving.svelte";

afterEach(() => vi.restoreAllMocks());

interface Drawn {
  /** Where the worker lies on the screen. */
  worker: number;
  /** Where the part of the board lies to which the worker belongs. */
  area?: number;
}

/** A board whose pieces are drawn anew for every table, and the flights that this started. */
function board(first: Drawn, still = false) {
  const root = document.createElement("div");
  const area = document.createElement("div");
  const [worker, place] = [document.createElement("div"), document.createElement("div")];
  area.dataset["area"] = "wheel";
  worker.dataset["piece"] = "worker";
  place.dataset["piece"] = "space";
  root.append(area, place);
  area.append(worker);
  const lies = { worker: first.worker, area: first.area ?? 0 };
  const box = (x: () => number) => () => new DOMRect(x(), 0, 10, 10);
  vi.spyOn(root, "getBoundingClientRect").mockImplementation(box(() => 0));
  vi.spyOn(area, "getBoundingClientRect").mockImplementation(box(() => lies.area));
  vi.spyOn(worker, "getBoundingClientRect").mockImplementation(box(() => lies.worker));
  vi.spyOn(place, "getBoundingClientRect").mockImplementation(box(() => lies.worker));
  const finish = vi.fn();
  const animate = vi.fn(() => ({ finish }));
  worker.animate = animate as unknown as Element["animate"];
  place.animate = animate as unknown as Element["animate"];

  let table = $state.raw({ ...first, still, tempo: 1 });
  const end = $effect.root(() => {
    const motion = moving(() => table, "[data-piece=worker]");
    motion(root);
    // What draws the board comes after the script that asked for motion.
    $effect.pre(() => {
      lies.worker = table.worker;
      lies.area = table.area ?? 0;
    });
  });
  flushSync();
  const draw = (next: Drawn) => flushSync(() => (table = { ...next, still, tempo: 1 }));
  return { draw, animate, finish, lies, end };
}

it("flies from where it lay before the board was drawn anew, once", () => {
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

it("ends a flight before it looks where things lie", () => {
  const { draw, finish, lies, animate, end } = board({ worker: 0 });
  draw({ worker: 40 });
  // In mid-flight the worker is seen elsewhere; finishing the flight puts it where it belongs.
  lies.worker = 20;
  finish.mockImplementation(() => (lies.worker = 40));
  draw({ worker: 40 });
  expect(finish).toHaveBeenCalledOnce();
  expect(animate).toHaveBeenCalledOnce();
  end();
});

it("stays with a part of the board that the layout shifts", () => {
  const { draw, animate, end } = board({ worker: 30, area: 0 });
  draw({ worker: 130, area: 100 });
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("does not move what a page that was scrolled shows elsewhere", () => {
  const { draw, animate, lies, end } = board({ worker: 30 });
  lies.worker = 90;
  dispatchEvent(new Event("scroll"));
  draw({ worker: 90 });
  expect(animate).not.toHaveBeenCalled();
  end();
});

it("does not move where that is unwanted", () => {
  const { draw, animate, end } = board({ worker: 0 }, true);
  draw({ worker: 40 });
  expect(animate).not.toHaveBeenCalled();
  end();
});
