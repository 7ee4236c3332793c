import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { NotNow } from "$protocol";
import { expect, test } from "vitest";

const TEXTS = import.meta.glob<string>("../../texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts in two parts, as `web/pageTexts.ts` makes them. */
const parts = (part: "home" | "rest") =>
  part === "home"
    ? import.meta.glob<string>("../../texts/*.ftl", { query: "?home", import: "default", eager: true })
    : import.meta.glob<string>("../../texts/*.ftl", { query: "?rest", import: "default", eager: true });

const bundle = new FluentBundle("fr");
for (const part of ["home", "rest"] as const)
  bundle.addResource(new FluentResource(parts(part)["../../texts/fr.ftl"]!));

/** The ids of messages that the pages use literally; computed ones such as `say(`level-${…}`)` are not among them. */
const said = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/\bsay\("([a-z0-9-]+)"/g)].map((match) => match[1]!),
);

test("the home page says nothing that its part of the texts lacks", () => {
  const home = Object.entries(SOURCES).filter(([path]) =>
    /^\.\.\/(App|pages\/(Home|home\/.*)|here\/.*)\.|^\.\/.*\.svelte$/.test(path),
  );
  const used = home.flatMap(([, source]) =>
    [...source.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((it) => it[1]!),
  );
  expect(used.length).toBeGreaterThan(30);
  for (const [path, text] of Object.entries(parts("home"))) {
    const known = new Set(new FluentResource(text).body.map((message) => message.id));
    expect(
      used.filter((id) => !known.has(id)),
      path,
    ).toEqual([]);
  }
});

test("every message that a page uses is in the texts", () => {
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test("every message is given the values that it names", () => {
  const names = new Map<string, string[]>();
  for (const text of Object.values(TEXTS))
    for (const [, id, rest] of text.matchAll(/^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)/gm)) {
      const known = names.get(id!) ?? [];
      names.set(id!, [...known, ...[...rest!.matchAll(/\$([a-z]+)/g)].map((it) => it[1]!)]);
    }
  const lacking = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/\bsay\("([a-z0-9-]+)"(?:, \{([^{}]*)\})?\)/g)].flatMap(([, id, given]) => {
      const keys = [...(given ?? "").matchAll(/(?:^|[\s,])([a-z]+)\b/g)].map((it) => it[1]!);
      return (names.get(id!) ?? []).some((name) => !keys.includes(name)) ? [`${path}: ${id}`] : [];
    }),
  );
  expect(names.get("undo-waits")).toContain("names");
  expect(lacking).toEqual([]);
});

test("the texts can be read to the end", () => {
  expect(Object.keys(TEXTS).length).toBeGreaterThan(1);
  for (const [path, text] of Object.entries(TEXTS)) {
    const written = text.split("\n").filter((line) => /^[a-z]/.test(line)).length;
    expect(new FluentResource(text).body.length, path).toBe(written);
  }
});

test("bots have the names that rooms and the terminal give them", () => {
  const shared = import.meta.glob<string>("../../../engine/i18n/texts/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const nameIn = (text: string) =>
    [2, 3, 9].map((number) => {
      const bundle = new FluentBundle("fr");
      bundle.addResource(new FluentResource(text));
      return bundle.formatPattern(bundle.getMessage("bot-name")!.value!, { number });
    });
  for (const [path, text] of Object.entries(parts("rest")))
    expect(nameIn(text), path).toEqual(nameIn(shared[path.replace("../..", "../../../engine/i18n")]!));
});

/** How each reason is sent. For reasons over HTTP the page has a text; over the WebSocket the server sends the sentence. */
const ANSWERED_OVER: Record<NotNow, "http" | "socket"> = {
  not_started: "socket",
  started: "http",
  over: "socket",
  not_over: "http",
  away: "socket",
  read_only: "http",
  can_go_on: "http",
  seat_taken: "http",
  no_seat_free: "http",
  one_seat: "http",
  seats_empty: "http",
  not_ready: "http",
  not_host: "http",
  no_request: "socket",
  request_open: "socket",
  somebody_away: "socket",
  nothing_done: "socket",
  not_away: "socket",
  unknown_level: "http",
  unknown_game: "http",
  bad_settings: "http",
  empty: "socket",
  too_long: "http",
  not_seated: "http",
  hints_off: "socket",
  not_your_turn: "socket",
  others_play: "http",
  practice: "http",
  unconfirmed: "socket",
  nothing_to_confirm: "socket",
  not_the_houses: "socket",
};

test("every reason that is sent over HTTP has a text in every language", () => {
  for (const [path, text] of Object.entries(TEXTS)) {
    const known = new Set(new FluentResource(text).body.map((message) => message.id));
    const worded = Object.entries(ANSWERED_OVER).filter(([, over]) => over === "http");
    const missing = worded.filter(([code]) => !known.has(`fault-${code.replaceAll("_", "-")}`));
    expect(missing, path).toEqual([]);
  }
});
