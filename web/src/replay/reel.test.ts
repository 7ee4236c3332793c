import { afterEach, expect, test, vi } from "vitest";
import { eyesOf, Reel } from "./reel";

afterEach(() => vi.unstubAllGlobals());

test("an address names a seat, spectators or the whole table", () => {
  expect(eyesOf("all")).toBe("all");
  expect(eyesOf("2")).toBe(2);
  for (const nobody of [null, "", "-1", "x", "1.5", "none"]) expect(eyesOf(nobody)).toBe("none");
});

test("the log ends with the frame that is shown, and has frames of several chunks", async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    const query = new URL(path, "http://house").searchParams;
    const [from, to] = [Number(query.get("from")), Math.min(60, Number(query.get("to")))];
    const frames = Array.from({ length: to - from }, (_, nth) => ({ frame: from + nth }));
    return Response.json({ n_frames: 60, frames });
  });
  const reel = new Reel("room", null, "all", "fr");
  const numbers = () => reel.lately.map((it) => it.frame);
  await reel.show(2);
  expect(numbers()).toEqual([0, 1, 2]);
  await reel.show(41);
  expect([numbers().length, numbers()[0], numbers().at(-1)]).toEqual([20, 22, 41]);
  await reel.show(99);
  expect(numbers().at(-1)).toBe(59);
  const late = new Reel("room", null, "all", "fr");
  await late.show(41);
  expect(late.lately.length, "what came before is fetched too").toBe(20);
});

test("the frames that a running match got meanwhile are fetched", async () => {
  let n = 65;
  vi.stubGlobal("fetch", async (path: string) => {
    const query = new URL(path, "http://house").searchParams;
    const [from, to] = [Number(query.get("from")), Math.min(n, Number(query.get("to")))];
    const frames = Array.from({ length: Math.max(0, to - from) }, (_, nth) => ({ frame: from + nth }));
    return Response.json({ n_frames: n, frames });
  });
  const reel = new Reel("room", null, 0, "fr");
  await reel.show(9999);
  expect([reel.frame?.frame, reel.length], "the last one").toEqual([64, 65]);
  n = 75;
  await reel.show(5);
  await reel.show(70);
  expect([reel.frame?.frame, reel.length]).toEqual([70, 75]);
});

test("another player, whose view is shown, is called by name", async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url, "http://room").searchParams.get("you"));
    return Response.json({ n_frames: 1, frames: [{ frame: 0 }] });
  });
  await new Reel("room", null, 1, "fr", "none").show(0);
  await new Reel("room", null, 0, "fr").show(0);
  expect(asked).toEqual(["none", ""]);
});

test("stepping by turn goes forward to the end of the next turn, and back to the end of the one before", async () => {
  const turns = [null, 0, 0, 1, 1, 1, 0, 2];
  vi.stubGlobal("fetch", async () =>
    Response.json({ n_frames: turns.length, frames: turns.map((by, frame) => ({ frame, by })) }),
  );
  const reel = new Reel("room", null, "all", "fr");
  await reel.show(0);
  expect(await reel.turnEnd(0, 1)).toBe(2);
  expect(await reel.turnEnd(2, 1)).toBe(5);
  expect(await reel.turnEnd(3, 1), "a turn that has begun").toBe(5);
  expect(await reel.turnEnd(7, 1), "there is no more").toBe(7);
  expect(await reel.turnEnd(5, -1)).toBe(2);
  expect(await reel.turnEnd(1, -1)).toBe(0);
});
