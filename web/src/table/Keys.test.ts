import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Offer } from "$board/table";
import type { Turns } from "$board/turns";
import Keys from "./Keys.svelte";
import type { RoomConnection } from "./roomConnection.svelte";

afterEach(cleanup);

const TURNS = import.meta.glob<{ turns: Turns }>("../../../games/*/ui/turns.ts", { eager: true });
const MOMENTS = import.meta.glob<{ default: { offers: readonly Offer[] }[] }>(
  "../../../games/*/ui/tests/moments.json",
  { eager: true },
);

const nothing = { repeat: () => {}, showOffers: () => {}, show: () => {} };

function acted(offers: readonly Offer[], onlyEnds: Turns["onlyEnds"]) {
  const acts: Offer[] = [];
  const connection = { paused: false, behind: false } as unknown as RoomConnection;
  const act = (offer: Offer) => void acts.push(offer);
  render(Keys, { board: undefined, connection, offers, onlyEnds, talks: false, act, ...nothing });
  return acts;
}

for (const [path, { turns }] of Object.entries(TURNS)) {
  const { onlyEnds } = turns;
  if (!onlyEnds) continue;
  const game = path.split("/").at(-3)!;
  const moments = MOMENTS[path.replace("turns.ts", "tests/moments.json")]!.default;

  test(`E ends a turn of ${game} by the only offer that does nothing else`, async () => {
    const ends = moments.map((it) => it.offers.filter(onlyEnds));
    expect(Math.max(...ends.map((it) => it.length))).toBe(1);
    const nth = ends.findIndex((it) => it.length === 1);
    const acts = acted(moments[nth]!.offers, onlyEnds);
    await fireEvent.keyDown(document.body, { key: "e" });
    expect(acts).toEqual(ends[nth]);
  });
}

test("E does nothing where nothing can be ended", async () => {
  const acts = acted([{ code: 1, text: "Lay a brick", action: { do: "lay" } }], () => false);
  await fireEvent.keyDown(document.body, { key: "e" });
  expect(acts).toEqual([]);
});
