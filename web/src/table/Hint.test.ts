import type { Candidate } from "$protocol";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import Hint from "./Hint.svelte";
import type { RoomConnection } from "./roomConnection.svelte";

afterEach(cleanup);

const candidate = (code: number, label: string): Candidate => ({
  code,
  label,
  share: 500,
  points: 120,
  win: 550,
  visits: 150,
});

/** A table with three offers, and the answer of a bot about entry 4. */
function asked(reason?: string) {
  const candidates = [candidate(7, "Erect Petra"), candidate(3, "Draw from the pile")];
  const hint = { type: "hint", id: "h", n: 4, ...(reason === undefined ? {} : { reason }), candidates };
  const offers = [3, 7].map((code) => ({ code }));
  let requests = 0;
  const request = () => {
    requests += 1;
    return Promise.resolve(hint);
  };
  const connection = { eyes: 0, table: { n: 4, offers }, request } as unknown as RoomConnection;
  const marks: (number | null)[] = [];
  const acts: number[] = [];
  const act = (offer: { code: number }) => void acts.push(offer.code);
  const mark = (code: number | null) => void marks.push(code);
  const { container } = render(Hint, { connection, act, mark });
  return { container, marks, acts, requests: () => requests };
}

async function ask(container: Element) {
  container.querySelector<HTMLElement>("[data-key=h]")!.click();
  await tick();
  await tick();
  await tick();
}

test("a hint marks one choice on the board and says why in a sentence; the others are folded", async () => {
  const reason = "Petra should bring you about 3 points more at the end.";
  const { container, marks, acts } = asked(reason);
  await ask(container);
  expect(marks.at(-1)).toBe(7);
  const box = container.querySelector("[role=dialog]")!;
  expect(box.querySelector("#hint-best")!.textContent).toBe("Erect Petra");
  expect(box.querySelector("#hint-why")!.textContent).toBe(reason);
  const more = box.querySelector("details")!;
  expect(more.open).toBe(false);
  expect(more.textContent).toContain("Draw from the pile");
  const main = box.querySelector<HTMLElement>("[data-first]")!;
  expect(main.getAttribute("aria-describedby")).toBe("hint-best hint-why");
  main.click();
  await tick();
  expect(acts).toEqual([7]);
  expect(marks.at(-1), "the mark goes with the choice").toBe(null);
});

test("a hint of a bot that gives no reason has no empty sentence", async () => {
  const { container } = asked();
  await ask(container);
  expect(container.querySelector("#hint-best")).not.toBe(null);
  expect(container.querySelector("#hint-why")).toBe(null);
});

test("the same key opens and closes a hint, which is asked for once", async () => {
  const { container, marks, requests } = asked();
  await ask(container);
  const box = () => container.querySelector("[role=dialog]");
  await fireEvent.keyDown(container.querySelector("[data-first]")!, { key: "h" });
  expect(box()).toBe(null);
  expect(marks.at(-1), "the mark stays on the board").toBe(7);
  await ask(container);
  expect(box()).not.toBe(null);
  expect(requests()).toBe(1);
  await ask(container);
  expect(box()).toBe(null);
});

test("the choices of a hint are compared in columns, and each can be played", async () => {
  const { container, acts } = asked();
  await ask(container);
  const cells = (row: Element) => [...row.querySelectorAll(".figure")].map((it) => it.textContent);
  const rows = [...container.querySelectorAll("tbody tr")];
  expect(rows.map(cells)).toEqual([
    ["50", "12", "55"],
    ["50", "12", "55"],
  ]);
  rows[1]!.querySelector("button")!.click();
  expect(acts).toEqual([3]);
});
