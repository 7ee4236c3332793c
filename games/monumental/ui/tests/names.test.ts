import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import CardName from "../CardName.svelte";

afterEach(cleanup);

it.each([
  ["Canal interocéanique", "14"],
  ["Avant-poste", "5"],
  ["Fort", "4"],
])("%s is written so small that its longest word fits its card", (name, letters) => {
  const { getByText } = render(CardName, { name });
  expect(getByText(name).style.getPropertyValue("--letters")).toBe(letters);
});
