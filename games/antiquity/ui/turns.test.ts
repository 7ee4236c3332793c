import { expect, test } from "vitest";
import { turns } from "./turns";
import type { Antiquity, PublicEvent } from "./view";

test("the end of a turn asks about the actions that the rules call lost", () => {
  const offer = { code: 0, text: "", action: { do: "end_turn" } };
  const say = (id: string, args?: object) => `${id} ${JSON.stringify(args)}`;
  const ends = (facts?: object) => turns.ends!({ ...offer, facts }, { say } as Antiquity);
  expect(ends({ is: "ends_turn", lost: 2 })).toEqual({ lost: 'ends-lost {"actions":2}' });
  expect(ends({ is: "ends_turn", lost: 0 })).toEqual({ lost: null });
  expect(ends({ is: "points", points: 3 })).toBeNull();
  expect(ends()).toBeNull();
});

test("a story is shown long enough to be read, where nobody is asked to go on", () => {
  const told = (...events: PublicEvent[]) => ({ step: 1, seat: 1, public: events, mine: [] });
  const written: PublicEvent = { event: "story_written", colour: 1, pages: 3 };
  expect(turns.lasts!(told(written))).toBeGreaterThan(2);
  expect(turns.lasts!(told())).toBe(1);
});

test("the prompt after the last action speaks of buying one only while that is possible", () => {
  const say = (id: string) => id;
  const promptOf = (prompt: string, offers: object[]) =>
    turns.prompt!({ prompt, say, offers } as unknown as Antiquity);
  expect(promptOf("prompt-end", [{ action: { do: "buy" } }, { action: { do: "end_turn" } }])).toBe(
    "board-prompt-buy",
  );
  expect(promptOf("prompt-end", [{ action: { do: "end_turn" } }])).toBe("board-prompt-end");
  expect(promptOf("prompt-lay", [])).toBe("board-prompt-lay");
  expect(promptOf("prompt-give", [])).toBeNull();
});
