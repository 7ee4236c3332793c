import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { Player } from "$board/table";
import { houseSign } from "$board/signs";
import Chart from "./Chart.svelte";

afterEach(cleanup);

const player = (name: string, nth: number): Player => ({
  name,
  kind: "person",
  me: nth === 0,
  turn: false,
  signs: [houseSign(nth)],
});
const drawn = (scores: number[][]) => {
  const { container } = render(Chart, {
    scores,
    players: [player("Anna", 0)],
    house: player("Automaton", 1),
    unit: "points",
    replayAt: String,
  });
  const lines = container.querySelectorAll("svg path[fill=none][stroke^='var(--seat']").length;
  return { lines, text: container.querySelector("p")?.textContent ?? "" };
};

it("draws the points of the house beside those of the player", () => {
  const { lines, text } = drawn([
    [0, 1],
    [3, 5],
  ]);
  expect(lines).toBe(2);
  expect(text).toMatch(/Anna\s*3\s*Automaton\s*5/);
});

it("draws no line for a house that does not play", () => {
  const { lines, text } = drawn([[0], [3]]);
  expect(lines).toBe(1);
  expect(text).not.toContain("Automaton");
});

it("tells the points of a move that is chosen by keys, and opens the replay there", async () => {
  const { getByRole } = render(Chart, {
    scores: [[0], [3], [8]],
    players: [player("Anna", 0)],
    house: player("Automaton", 1),
    unit: "points",
    replayAt: (step: number) => `#${step}`,
  });
  const slider = getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toContain("Anna 8");
  await fireEvent.keyDown(slider, { key: "ArrowLeft" });
  expect(slider.getAttribute("aria-valuetext")).toContain("Anna 3");
  await fireEvent.keyDown(slider, { key: "Home" });
  expect(slider.getAttribute("aria-valuenow")).toBe("0");
  expect(getByRole("link").getAttribute("href")).toBe("#0");
});
