import { cleanup, render } from "@testing-library/svelte";
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
  expect(winner!.querySelector(".more")?.textContent).toBe(`+${others}`);
  expect(loser!.querySelectorAll(".shown")).toHaveLength(1);
});
