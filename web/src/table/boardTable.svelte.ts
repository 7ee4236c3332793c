import type { AnyTable, Player, StepNews, Table } from "$board/table";
import type { Choice } from "./choice.svelte";
import type { RoomConnection } from "./roomConnection.svelte";
import { seen, stepNews } from "./table";
import type { GameAssets } from "../shell/gameAssets";
import { notices } from "../shell/notices.svelte";
import { settings } from "../shell/settings.svelte";

/** What the table of a board is made of. */
interface Parts {
  connection: RoomConnection;
  choice: Choice;
  assets: () => GameAssets;
  players: () => readonly Player[];
  /** The code of the offer that a hint proposes. */
  hinted: () => number | null;
  /** The seat that a spectator follows. */
  followed: () => number | null;
  /** The steps of others before the reader's turn, told with a table that lacks them. */
  since: (table: AnyTable) => readonly StepNews[];
}

const NONE: readonly never[] = [];

/**
 * The table that a board is given: one object whose fields change, so that a part of the board is drawn again only if a field that
 * it reads has changed. Its fields can be read when the connection has a table and the assets are loaded.
 */
export function boardTable({
  connection,
  choice,
  assets,
  players,
  hinted,
  followed,
  since,
}: Parts): AnyTable {
  const now = $derived(seen(connection.table!));
  const view = $derived(now.view);
  const offers = $derived(connection.paused ? NONE : now.offers);
  const news = $derived(stepNews(connection.fresh));
  const missed = $derived(stepNews(connection.missed));
  const fields: Omit<Table, "since"> = {
    get view() {
      return view;
    },
    open: NONE,
    get seat() {
      return connection.eyes;
    },
    get nearest() {
      return connection.eyes ?? followed();
    },
    get seats() {
      return players();
    },
    get offers() {
      return offers;
    },
    get awaited() {
      return now.awaited;
    },
    get prompt() {
      return now.prompt;
    },
    get news() {
      return news;
    },
    get missed() {
      return missed;
    },
    get catalogue() {
      return assets().catalogue;
    },
    get say() {
      return assets().say;
    },
    get read() {
      return assets().read;
    },
    get language() {
      return settings.language;
    },
    get still() {
      return settings.still;
    },
    get tempo() {
      return settings.tempo;
    },
    get hinted() {
      return hinted();
    },
    get paused() {
      return connection.paused;
    },
    get planned() {
      return choice.planned;
    },
    take: (offers, near, then) => choice.take(offers, near, then),
    play: (actions) => choice.play(actions),
    whyNot: (action, near) => void choice.whyNot(action, near),
    showRule: (rule) => (notices.rule = rule),
  };
  const properties = Object.getOwnPropertyDescriptors(fields);
  const withSince = (get: () => AnyTable["since"]) =>
    Object.defineProperties({}, { ...properties, since: { get, enumerable: true } }) as AnyTable;
  const bare = withSince(() => NONE);
  const told = $derived(since(bare));
  return withSince(() => told);
}
