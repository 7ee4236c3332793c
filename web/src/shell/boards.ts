import type { Component } from "svelte";
import type { Table } from "$board/table";
import type { Language } from "./words";

/** A board as a game brings it: `games/NAME/ui/Board.svelte`. */
export type Board = Component<{ table: Table<any, any> }>;

const BOARDS = import.meta.glob<{ default: Board }>("../../../games/*/ui/Board.svelte");
const TEXTS = import.meta.glob<string>("../../../games/*/ui/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The game's own board, loaded when it is needed; nothing where a game has none. */
export async function board(game: string): Promise<Board | null> {
  const load = BOARDS[`../../../games/${game}/ui/Board.svelte`];
  return load ? (await load()).default : null;
}

/** The board's own texts, beside those of the game. */
export async function boardTexts(game: string, language: Language): Promise<string> {
  const load = TEXTS[`../../../games/${game}/ui/texts/${language}.ftl`];
  return load ? await load() : "";
}
