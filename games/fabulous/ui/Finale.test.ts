import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Finale from "./Finale.svelte";
import { speaking, table } from "./fixture";

afterEach(cleanup);

it("shows the winner first, with the cards that all have seen and the number of the others", () => {
  const { piles, memory } = speaking.view.public;
  const last = piles.length - 1;
  const [first, second] = piles[last]!;
  const others = piles[last]!.length - 2;
  const all = { winners: [last], memory: { ...memory, shown: { [first!]: 0, [second!]: 1 } } };
  const { container } = render(Finale, { table: table(speaking, { all }) });
  const [winner, loser] = container.querySelectorAll("section");
  expect(winner!.classList).toContain("won");
  expect(winner!.querySelectorAll(".shown")).toHaveLength(3);
  expect(winner!.querySelectorAll("button.shown")).toHaveLength(2);
  expect(winner!.querySelector(".unseen")?.textContent.trim()).toBe(`+${others}`);
  expect(loser!.querySelectorAll(".shown")).toHaveLength(1);
});

it("unfolds a collection that is larger than a row, and opens each of its cards", async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const { piles, memory } = speaking.view.public;
  const last = piles.length - 1;
  const backs = piles.flat().slice(0, 9);
  const shown = Object.fromEntries(backs.map((back, nth) => [back, nth]));
  const all = {
    winners: [last],
    piles: piles.map((_, seat) => (seat === last ? backs : [])),
    memory: { ...memory, shown },
  };
  const { container } = render(Finale, { table: table(speaking, { all }) });
  const cards = () => container.querySelectorAll("section.won button.shown");
  expect(backs).toHaveLength(9);
  expect(cards()).toHaveLength(6);
  await fireEvent.click(container.querySelector("section.won button.more")!);
  expect(cards()).toHaveLength(9);
  const name = (at: number) => cards()[at]!.getAttribute("aria-label")!.split(/\s:/)[0];
  await fireEvent.click(cards()[7]!);
  const dialog = () => container.querySelector("dialog")!.getAttribute("aria-label");
  expect(dialog()).toBe(name(7));
  expect(container.querySelector("dialog .told")).not.toBeNull();
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(dialog()).toBe(name(8));
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(dialog()).toBe(name(8));
});
