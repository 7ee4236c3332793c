import type { Entry } from "$protocol";
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import LiveRegion from "./LiveRegion.svelte";
import type { RoomConnection } from "./roomConnection.svelte";

afterEach(cleanup);

const step = (n: number, seat: number, ...lines: string[]) =>
  ({ n, what: "step", seat, lines }) as unknown as Entry;

async function repeated(entries: readonly Entry[]) {
  const parts = { entries, fresh: entries.slice(-1), mine: [0], table: { n: 9 } };
  const connection = parts as unknown as RoomConnection;
  const { component, container } = render(LiveRegion, { connection, prompt: "Your turn." });
  await (component as { repeat: () => Promise<void> }).repeat();
  await tick();
  return [...container.querySelectorAll(".repeated p")].map((it) => it.textContent);
}

test("a screen reader says again what the others did since the reader's last step, and what is asked", async () => {
  const entries = [step(1, 0, "You take Petra."), step(2, 1, "Ben draws."), step(3, 2, "Cléo builds.")];
  expect(await repeated(entries)).toEqual(["Ben draws.", "Cléo builds.", "Your turn."]);
});

test("within the reader's turn their own last step is said again", async () => {
  expect(await repeated([step(1, 1, "Ben draws."), step(2, 0, "You take Petra.")])).toEqual([
    "You take Petra.",
    "Your turn.",
  ]);
});

test("the same words of another step are new words, so that they are said", async () => {
  const at = (...fresh: Entry[]) => {
    const connection = { entries: fresh, fresh, mine: [0], table: { n: 9 } } as unknown as RoomConnection;
    return { connection, prompt: "Your turn." };
  };
  const { container, rerender } = render(LiveRegion, at(step(1, 1, "Ben draws.")));
  const said = () => container.querySelector("[aria-live] p");
  const before = said();
  await rerender(at(step(2, 1, "Ben draws.")));
  expect(said()!.textContent).toBe("Ben draws.");
  expect(said()).not.toBe(before);
});
