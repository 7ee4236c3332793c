import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Finale from "./Finale.svelte";
import { cardOf } from "./cards";
import { catalogue, holdings, moments, table, view } from "./tests/fixture";
import { momentWith } from "$board/fixture";

afterEach(cleanup);

it("shows each exhibition with the points of its monuments, stories and idle historians", async () => {
  const moment = momentWith(moments, "draw_pile");
  const none = holdings({});
  const builder = { ...holdings({ 1: [8, 2], 4: [5] }), historians: 1 };
  const colours = moment.view.public.colours.map((_, colour) => (colour === 0 ? builder : none));
  const shares = moment.view.facts!.shares.map((_, monument) =>
    monument === 1 ? [{ colour: 0, points: 9 }] : [],
  );
  const stories = [
    { colour: 0, pages: 4 },
    { colour: 1, pages: 2 },
  ];
  const seen = {
    ...moment.view,
    public: { ...view({}), colours, stories },
    facts: { ...moment.view.facts!, shares },
  };
  const { container } = render(Finale, { table: table({ ...moment, view: seen }) });
  const [first, second] = container.querySelectorAll("section");
  const texts = (within: Element, what: string) =>
    [...within.querySelectorAll(what)].map((it) => it.textContent?.trim());
  expect(texts(first!, ".pile .points")).toEqual(["+9", "+0"]);
  expect(first!.querySelectorAll(".pile:first-child .shown")).toHaveLength(2);
  expect(texts(first!, ".others > span")).toEqual(["+13", "−12"]);
  expect(texts(second!, ".others > span")[0]).toBe("+8");

  // Each stack can be opened: its cards have names, and each builder's share is explained.
  await fireEvent.click(first!.querySelector(".pile")!);
  const dialog = container.querySelector("dialog")!;
  const names = [...dialog.querySelectorAll(".board-card")].map((it) => it.getAttribute("aria-label"));
  expect(names).toEqual([8, 2].map((value) => catalogue.cards[cardOf(1, value)]!.name));
  expect(texts(dialog, "h4")).toEqual(["board-stack"]);
});
