import type { Entry } from "$protocol";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Journal from "./Journal.svelte";
import { notices } from "../shell/notices.svelte";

afterEach(cleanup);

const step = (n: number, ...lines: string[]) =>
  ({ n, at: 0, what: "step", step: n, seat: 0, news: {}, lines }) as Entry;
const entries = [step(1, "See ANT-20 and ANT-50."), step(2, "And ANT-31.")];

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
  expect([...container.querySelectorAll("li")].map((it) => it.textContent?.trim())).toEqual([
    "See ANT-20 and ANT-50.",
    "And ANT-31.",
  ]);
  first!.click();
  expect(notices.rule).toBe("ANT-20");
  second!.focus();
  press("Enter");
  expect(notices.rule).toBe("ANT-50");
});
