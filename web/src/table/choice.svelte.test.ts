import type { TableView } from "$protocol";
import type { Offer } from "$board/table";
import { beforeEach, expect, test, vi } from "vitest";
import { Choice } from "./choice.svelte";
import type { RoomConnection } from "./roomConnection.svelte";
import { notices } from "../shell/notices.svelte";

const offer = (code: number, label = `label ${code}`): Offer => ({ code, text: "", action: {}, label });
const table = (n: number, offers: Offer[]) => ({ n, offers }) as TableView;
const NEAR = document.createElement("button");

/** A table, and a server that answers when a test wants it to. */
class Fake {
  table = $state.raw<TableView | null>(null);
  eyes = 0;
  sent: unknown[] = [];
  #answer: (said: object) => void = () => {};

  request({ action }: { action: unknown }) {
    this.sent.push(action);
    return new Promise((answered) => (this.#answer = answered));
  }
  async answer(said: object) {
    this.#answer(said);
    await Promise.resolve();
  }
}

function laid(
  offers: Offer[],
  allows: (offer: Offer) => boolean = () => true,
  question: (offer: Offer) => string | null = () => null,
) {
  const connection = new Fake();
  connection.table = table(1, offers);
  const refuse = vi.fn();
  const choice = new Choice(connection as unknown as RoomConnection, allows, question, refuse);
  return { choice, connection, refuse, listed: () => choice.menu?.offers.map(({ label }) => label) };
}

beforeEach(() => void (notices.all = []));

test("one offer is taken at once, several by a menu", () => {
  const { choice, connection, listed } = laid([offer(1), offer(2)]);
  choice.take([offer(1), offer(2)], NEAR);
  expect([listed(), connection.sent]).toEqual([["label 1", "label 2"], []]);
  choice.take([offer(2)], NEAR);
  expect([listed(), connection.sent]).toEqual([undefined, [2]]);
});

test("while a choice is on its way nothing is chosen, and no menu of the table that is left opens", () => {
  const { choice, connection, listed } = laid([offer(1), offer(2)]);
  void choice.act(offer(1));
  expect(choice.busy).toBe(true);
  choice.take([offer(1), offer(2)], NEAR);
  void choice.act(offer(2));
  expect([listed(), connection.sent]).toEqual([undefined, [1]]);

  connection.table = table(2, [offer(2), offer(3)]);
  expect(choice.busy).toBe(false);
  choice.take([offer(2), offer(3)], NEAR);
  void choice.act(offer(3));
  expect(connection.sent).toEqual([1, 3]);
});

test("a plan goes on as long as its next part is offered", () => {
  const doing = (code: number): Offer => ({ code, text: "", action: { do: "step", to: code } });
  const { choice, connection } = laid([doing(1), doing(2)]);
  choice.play([1, 2, 9, 3].map((to) => ({ do: "step", to })));
  expect(connection.sent).toEqual([1]);
  choice.playOn();
  expect(connection.sent).toEqual([1]);
  connection.table = table(2, [doing(2), doing(3)]);
  choice.playOn();
  expect([connection.sent, choice.plans]).toEqual([[1, 2], true]);
  connection.table = table(3, [doing(3)]);
  choice.playOn();
  choice.playOn();
  expect([connection.sent, choice.plans]).toEqual([[1, 2], false]);
});

test("what follows an offer is planned when it is taken, at once or from a menu", () => {
  const doing = (code: number): Offer => ({ code, text: "", action: { do: "step", to: code } });
  const { choice, connection } = laid([doing(1), doing(2)]);
  const then = ({ code }: Offer) => [{ do: "step", to: code + 2 }];
  choice.take([doing(1), doing(2)], NEAR, then);
  expect([connection.sent, choice.plans]).toEqual([[], false]);
  choice.pick(doing(2));
  expect([connection.sent, choice.plans]).toEqual([[2], true]);
  connection.table = table(2, [doing(3), doing(4)]);
  choice.playOn();
  expect([connection.sent, choice.plans]).toEqual([[2, 4], false]);
  connection.table = table(3, [doing(1), doing(3)]);
  choice.take([doing(1)], NEAR, then);
  expect([connection.sent, choice.plans]).toEqual([[2, 4, 1], true]);
  // Whatever else is chosen lets the plan go.
  connection.table = table(4, [doing(5)]);
  choice.take([doing(5)], NEAR);
  expect([connection.sent, choice.plans]).toEqual([[2, 4, 1, 5], false]);
});

test("a menu keeps the words that a board gave, and what follows each of two ways to take one offer", () => {
  const doing = (code: number): Offer => ({ code, text: "", action: { do: "step", to: code } });
  const { choice, connection, listed } = laid([doing(1), doing(2)]);
  const ways = ["one way", "other way"].map((label) => ({ ...doing(1), label }));
  choice.take(ways, NEAR, ({ label }) => [{ do: "step", to: label === "one way" ? 2 : 3 }]);
  connection.table = table(2, [doing(1), doing(3)]);
  expect(listed()).toEqual(["one way", "other way"]);
  choice.pick(choice.menu!.offers[1]!);
  connection.table = table(3, [doing(2), doing(3)]);
  choice.playOn();
  expect(connection.sent).toEqual([1, 3]);
});

test("a plan waits until a guide allows its next part, and is let go by another choice", () => {
  const doing = (code: number): Offer => ({ code, text: "", action: { do: "step", to: code } });
  let allowed = $state([1]);
  const { choice, connection } = laid([doing(1)], ({ code }) => allowed.includes(code));
  choice.take([doing(1)], NEAR, () => [{ do: "step", to: 2 }]);
  connection.table = table(2, [doing(2), doing(3)]);
  choice.playOn();
  expect([connection.sent, choice.plans, choice.planned]).toEqual([[1], true, false]);
  allowed = [2];
  expect(choice.planned).toBe(true);
  choice.playOn();
  expect([connection.sent, choice.plans]).toEqual([[1, 2], false]);

  const other = laid([doing(1)], ({ code }) => code !== 2);
  other.choice.take([doing(1)], NEAR, () => [{ do: "step", to: 2 }]);
  other.connection.table = table(2, [doing(2), doing(3)]);
  void other.choice.act(doing(3));
  expect([other.connection.sent, other.choice.plans]).toEqual([[1, 3], false]);
});

test("after a refusal, which is told, the same table can be played on", async () => {
  const { choice, connection } = laid([offer(1), offer(2)]);
  void choice.act(offer(1));
  await connection.answer({ type: "refused", why: { no: "trouble" }, line: "Not now." });
  expect(notices.all.map(({ text }) => text)).toEqual(["Not now."]);
  expect(choice.busy).toBe(false);
  void choice.act(offer(2));
  expect(connection.sent).toEqual([1, 2]);
});

test("what ends the turn is sent after the reader has answered the question", () => {
  const last = offer(9);
  const { choice, connection } = laid([offer(1), last], undefined, ({ code }) =>
    code === 9 ? "Sure?" : null,
  );
  choice.take([last], NEAR);
  expect([choice.ending?.offer, choice.ending?.question]).toEqual([last, "Sure?"]);
  expect([connection.sent, choice.busy]).toEqual([[], false]);
  choice.close();
  void choice.confirm();
  expect([choice.ending, connection.sent]).toEqual([null, []]);

  void choice.act(last);
  void choice.act(offer(1));
  expect([choice.ending, connection.sent]).toEqual([null, [1]]);
  connection.table = table(2, [last]);
  void choice.act(last);
  connection.table = table(3, [last]);
  expect(choice.ending, "the table has changed").toBeNull();
  void choice.act(last);
  void choice.confirm();
  expect([choice.ending, connection.sent, choice.busy]).toEqual([null, [1, 9], true]);
});

test("a menu stays while others move, in the words of the newest table, and goes with what it lists", () => {
  const { choice, connection, listed } = laid([offer(1), offer(2)]);
  choice.take([offer(1), offer(2)], NEAR);
  connection.table = table(2, [offer(2), offer(1, "another label"), offer(3)]);
  expect(listed()).toEqual(["another label", "label 2"]);
  connection.table = table(3, [offer(1), offer(3)]);
  expect(listed()).toBeUndefined();
});

test("what the guide does not allow is not chosen, and is told", () => {
  const { choice, connection, refuse, listed } = laid(
    [offer(1), offer(2), offer(3)],
    ({ code }) => code === 2,
  );
  choice.take([offer(1), offer(3)], NEAR);
  expect([listed(), connection.sent, refuse.mock.calls.length]).toEqual([undefined, [], 1]);
  choice.take([offer(1), offer(2)], NEAR);
  expect(connection.sent).toEqual([2]);
});

test("the answer to « why not? » names its rule, and goes when something is touched", async () => {
  const { choice, connection } = laid([offer(1), offer(2)]);
  void choice.whyNot({}, NEAR);
  await connection.answer({ type: "why_not", why: { no: "rule", rule: "ANT-31" }, line: "Too far." });
  expect(choice.because).toEqual({ text: "Too far.", rule: "ANT-31", near: NEAR });
  choice.take([offer(1), offer(2)], NEAR);
  expect(choice.because).toBeNull();
});
