import { beforeEach, expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { guestName, isSameName } from "./me.svelte";
import { settings } from "./settings.svelte";

const TEXTS = import.meta.glob<string>("../../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names for guests in each language. */
const NAMES = Object.values(TEXTS).map((text) => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage("guest-names")!.value!);
});

let names = "";
beforeEach(() => {
  settings.say = () => names;
});

test("a guest gets no name that another player has, in whichever language it was drawn", () => {
  for (const mine of NAMES)
    for (const theirs of NAMES) {
      names = mine;
      const all = mine.split(", ");
      const others = theirs.split(", ");
      for (const [nth, name] of all.entries()) {
        expect(isSameName(others[nth]!, name), `${others[nth]} ${name}`).toBe(true);
        expect(others.filter((it) => isSameName(it, name)).length, name).toBe(1);
        expect(guestName(others.filter((_, it) => it !== nth))).toBe(name);
      }
    }
});

test("names that people typed are the same only letter by letter", () => {
  names = NAMES[0]!;
  expect(isSameName("Annabelle", "Anna")).toBe(false);
  expect(isSameName("Anna", "Anna")).toBe(true);
});
