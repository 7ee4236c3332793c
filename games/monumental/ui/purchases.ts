import { offersOf, sameAction, type Offer } from "$board/table";
import { costText, type Price } from "./costs";
import type { Gesture } from "./offers";
import type { Action, Facts, Table } from "./view";

/** The offer of a production token, with those that follow it and with what is acquired by them. */
export interface Purchase extends Gesture {
  /** How many tokens are used. */
  tokens: number;
}

/** The offers to acquire something: if production tokens help to pay for it, they are used first. */
export function purchases(table: Pick<Table, "offers" | "say">, action: Action): Offer[] {
  const [token] = offersOf(table, { do: "token" });
  const facts = token?.facts as Facts | undefined;
  const all = facts?.is === "token" ? facts.purchases : [];
  const found = all.find((it) => sameAction(it.action, action));
  if (!token || !found) return offersOf(table, action);
  const { tokens, amount, gold } = found;
  const price: Price = { is: "price", amount, gold, waived: 0, parts: [] };
  const label = table.say("board-with-tokens", { n: tokens, cost: costText(table.say, price) });
  const rest = [...Array<Action>(tokens - 1).fill({ do: "token" }), action];
  const purchase: Purchase = { ...token, label, facts: price, tokens, rest };
  return [purchase];
}

/** How many production tokens an offer uses first. */
export function tokensOf(offer: Offer | undefined): number {
  return offer && "tokens" in offer ? (offer as Purchase).tokens : 0;
}
