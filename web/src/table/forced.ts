import type { Entry } from "$protocol";
import type { AnyTable, Offer } from "$board/table";
import type { Turns } from "$board/turns";
import type { TakesForced } from "../shell/settings.svelte";
import { isUndo } from "./table";

/**
 * The only offer, if it may be taken for the reader, or one of several that only gives. After a player went back, and where the
 * turn ends for good, readers decide themselves.
 */
export function forcedOffer(
  entries: readonly Entry[],
  table: AnyTable,
  { forced, onlyGives }: Turns,
  takes: TakesForced,
): Offer | null {
  if (takes === "off" || wentBack(entries)) return null;
  const [only, ...others] = table.offers;
  if (others.length > 0) return table.offers.find((it) => !it.confirm && onlyGives?.(it)) ?? null;
  if (!only || only.confirm) return null;
  const means = forced?.(only, table);
  return means === "safe" || (means === "reveals" && takes === "all") ? only : null;
}

/** Whether the last thing that happened was that somebody went back, alone or with everybody's consent. */
function wentBack(entries: readonly Entry[]): boolean {
  const last = entries.findLast((it) => it.what !== "chat");
  return last?.what === "rewound" || (last?.what === "step" && isUndo(last));
}
