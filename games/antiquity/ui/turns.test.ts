import { expect, test } from "vitest";
import { momentWith } from "$board/fixture";
import { moments, table, view } from "./tests/fixture";
import { turns } from "./turns";
import type { Public } from "./view";

test("the end of a turn loses the actions that are left, but not after a story", () => {
  const moment = momentWith(moments, "draw_pile");
  const end = { code: 0, text: "", action: { do: "end_turn" } };
  const lost = (turn: Partial<Public["turn"]>) => {
    const shown = view({ turn: { ...moment.view.public.turn, ...turn } });
    const say = (id: string, args?: object) => `${id} ${JSON.stringify(args)}`;
    return turns.ends!(end, table({ ...moment, view: { ...moment.view, public: shown } }, { say }));
  };
  expect(lost({ kind: "monument", actions_left: 2 })).toEqual({ lost: 'ends-lost {"actions":2}' });
  expect(lost({ kind: "monument", actions_left: 0 })).toEqual({ lost: null });
  expect(lost({ kind: "story", actions_left: 3 })).toEqual({ lost: null });
  expect(turns.ends!({ ...end, action: { do: "draw_pile" } }, table(moment))).toBeNull();
});
