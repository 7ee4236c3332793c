import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Standing } from "./outcome";
import Podium from "./Podium.svelte";

afterEach(cleanup);

const standing = (place: number, points: number): Standing => ({
  place,
  points,
  scores: [{ sources: [{ rule: "A-1", points }] }],
});
const standings = [standing(2, 4), standing(3, 2), standing(1, 9)];
const players = ["Anna", "Ben", "Cleo"].map((name) => ({
  name,
  kind: "person" as const,
  me: false,
  turn: false,
  signs: [],
}));

/** The names in the order in which the players stand, and the name of the player who stands out as the winner, if one does. */
function shown(counted: boolean) {
  const { container } = render(Podium, { players, standings, unit: "points", order: [], counted });
  const names = [...container.querySelectorAll(".name")].map((it) => it.textContent);
  return { names, first: container.querySelector("li.first .name")?.textContent };
}

test("players stand in the order of their seats until their points are counted, then the best in front", () => {
  expect(shown(false)).toEqual({ names: ["Anna", "Ben", "Cleo"], first: undefined });
  cleanup();
  expect(shown(true)).toEqual({ names: ["Cleo", "Anna", "Ben"], first: "Cleo" });
});
