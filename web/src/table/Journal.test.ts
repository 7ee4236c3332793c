import type { Entry } from "$protocol";
import type { AnyTable } from "$board/table";
import type { Turns } from "$board/turns";
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import Journal from "./Journal.svelte";
import { notices } from "../shell/notices.svelte";

afterEach(cleanup);

const step = (n: number, ...lines: string[]) =>
  ({ n, at: 0, what: "step", step: n, seat: n % 2, news: {}, lines }) as Entry;
const entries = [step(1, "See ANT-20 and ANT-50."), step(2, "And ANT-31.")];
const sentences = (container: Element) =>
  [...container.querySelectorAll("li li")].map((it) => it.textContent?.trim());

function press(key: string) {
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  return document.activeElement!.textContent;
}

test("the journal is one stop, and the arrows go from word to word, the newest first", () => {
  const { container } = render(Journal, { entries, players: [] });
  expect(container.querySelectorAll("[tabindex='0']").length).toBe(1);
  container.querySelector("ol")!.focus();
  expect(press("ArrowLeft")).toBe("ANT-31");
  expect(press("ArrowLeft")).toBe("ANT-50");
  expect(press("ArrowLeft")).toBe("ANT-20");
  expect(press("ArrowLeft")).toBe("ANT-20");
  expect(press("ArrowRight")).toBe("ANT-50");
});

test("a word opens its rule by pointer and by key, and the sentence stays whole", () => {
  const { container } = render(Journal, { entries, players: [] });
  const [first, second] = container.querySelectorAll<HTMLElement>("[role=button]");
  expect(sentences(container)).toEqual(["See ANT-20 and ANT-50.", "And ANT-31."]);
  first!.click();
  expect(notices.rule).toBe("ANT-20");
  second!.focus();
  press("Enter");
  expect(notices.rule).toBe("ANT-50");
});

test("a turn shows its deeds, and unfolds into its sentences", async () => {
  const turns: Turns = { deeds: () => [{ icon: "build", text: "erected Petra" }] };
  const told = [step(1, "Anna will erect Petra.", "Anna erects Petra: 7, 4.")];
  const { container } = render(Journal, { entries: told, players: [], turns, table: {} as AnyTable });
  expect(sentences(container)).toEqual(["erected Petra"]);
  container.querySelector<HTMLElement>("button[aria-expanded=false]")!.click();
  await tick();
  expect(sentences(container)).toEqual(["Anna will erect Petra.", "Anna erects Petra: 7, 4."]);
});

test("at the end the journal says who has won", () => {
  const { container } = render(Journal, { entries, players: [], result: "Ben wins" });
  expect(container.querySelector("li:last-child.headline")!.textContent).toBe("Ben wins");
});
