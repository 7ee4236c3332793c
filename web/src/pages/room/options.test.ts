import type { GameOption } from "$protocol";
import { expect, test } from "vitest";
import { counts, sent } from "./options";

const option = (spec: { name: string; [part: string]: unknown }) =>
  ({ name: spec.name, label: "", help: "", choices: {}, spec }) as GameOption;
const OPTIONS = [
  option({ name: "powers", kind: "flag", default: false }),
  option({ name: "symbols", kind: "flag", default: true, needs: "powers" }),
  option({ name: "left", kind: "choice", values: ["a", "b"], default: "a", seats: [2] }),
];

test("an option counts at its number of seats and with what it needs", () => {
  const which = (choices: object, seats: number) =>
    OPTIONS.filter((it) => counts(it, OPTIONS, choices as Record<string, unknown>, seats)).map(
      (it) => it.name,
    );
  expect(which({}, 3)).toEqual(["powers"]);
  expect(which({ powers: true }, 2)).toEqual(["powers", "symbols", "left"]);
});

test("only what counts and differs is sent", () => {
  expect(sent(OPTIONS, { symbols: false, left: "b" }, 3)).toEqual({});
  expect(sent(OPTIONS, { powers: true, symbols: false, left: "b" }, 2)).toEqual({
    powers: true,
    symbols: false,
    left: "b",
  });
});
