import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { notices } from "./notices.svelte";

vi.useFakeTimers();
beforeEach(() => {
  for (const { id } of notices.all) notices.drop(id);
});
const shown = () => notices.all.map((it) => it.text);

test("a notice that is told again stands once", () => {
  notices.tell("later");
  notices.tell("else");
  notices.tell("later");
  expect(shown()).toEqual(["else", "later"]);
});

test("what failed is not shown beside what was done after it", () => {
  notices.tell("saved");
  notices.failed(new ApiError(403, { fault: "login", because: "" }));
  expect(shown()).toEqual(["saved", "fault-other"]);
  notices.tell("logged in");
  expect(shown()).toEqual(["saved", "logged in"]);
});
