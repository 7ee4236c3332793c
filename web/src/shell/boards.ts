import type { Component } from "svelte";
import type { Lesson } from "$board/lesson";
import type { AnyTable } from "$board/table";
import type { Turns } from "$board/turns";
import { REFERENCE, type Language } from "./i18n";

/** The board of a game: `games/NAME/ui/Board.svelte`. */
export type Board = Component<{ table: AnyTable }>;

/** What pictures outside a table are drawn with. */
export type Book = Pick<AnyTable, "catalogue" | "say" | "read" | "language" | "showRule">;

/** Pictures of a game's components: `games/NAME/ui/Pictures.svelte`. */
export type Pictures = Component<Book>;

/** The options of a game on the page that sets up a table: `games/NAME/ui/OptionPicture.svelte`. */
export interface OptionPictures {
  /** Draws an option, or one of its values. */
  default: Component<{ option: string; value: string }>;
  hasPicture: (option: string) => boolean;
  /** Whether a value makes sense with this number of seats. */
  isOffered?: (option: string, value: string, seats: number) => boolean;
  /** Called after each choice: corrects options that would contradict it. */
  settled?: (choices: Record<string, unknown>, usual: Record<string, unknown>) => Record<string, unknown>;
}

/** A match that is started with one click, and what the home page says about the game. */
export interface Quick {
  seats: number;
  /** The lowest age of players. */
  age?: number;
  /** How long a match takes, such as `30–45`. */
  minutes?: string;
  /** How much there is to learn: 1 is a few rules, 3 is many. */
  difficulty?: 1 | 2 | 3;
  /** The number of rounds of a match that is started with one click, if its options limit them. */
  rounds?: number;
  /** The options of a match that is started with one click; those that are missing have their defaults. */
  options?: Record<string, unknown>;
}

// The files of all games in `games/NAME/ui`. Each is loaded when it is needed, except `quick.ts`.
const BOARDS = import.meta.glob<{ default: Board; Finale?: Board; turns?: Turns }>(
  "../../../games/*/ui/Board.svelte",
);
const SCENES = import.meta.glob<{ default: Component }>("../../../games/*/ui/Scene.svelte");
const PICTURES = import.meta.glob<{ default: Pictures }>("../../../games/*/ui/Pictures.svelte");
const OPTIONS = import.meta.glob<OptionPictures>("../../../games/*/ui/OptionPicture.svelte");
const OVERVIEWS = import.meta.glob<{ default: Pictures }>("../../../games/*/ui/Overview.svelte");
const LESSONS = import.meta.glob<{ lesson: Lesson }>("../../../games/*/ui/lesson.ts");
const QUICK = import.meta.glob<{ quick: Quick }>("../../../games/*/ui/quick.ts", { eager: true });
const TEXTS = import.meta.glob<string>("../../../games/*/ui/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

const of = (game: string, file: string) => `../../../games/${game}/ui/${file}`;

/** The game's board, with what it exports for turns and for the end of a match; null if the game has none. */
export async function board(
  game: string,
): Promise<{ Board: Board | null; Finale: Board | null; turns: Turns }> {
  const found = await BOARDS[of(game, "Board.svelte")]?.();
  return { Board: found?.default ?? null, Finale: found?.Finale ?? null, turns: found?.turns ?? {} };
}

/** The language that a game is shown in: the reader's, or the reference language if the game lacks it. */
export function languageOf(game: string, language: Language): Language {
  return of(game, `texts/${language}.ftl`) in TEXTS ? language : REFERENCE;
}

/** The board's own texts, besides those of the game. */
export async function boardTexts(game: string, language: Language): Promise<string> {
  return (await TEXTS[of(game, `texts/${languageOf(game, language)}.ftl`)]?.()) ?? "";
}

/** The picture that stands for the game. */
export async function scene(game: string): Promise<Component | null> {
  return (await SCENES[of(game, "Scene.svelte")]?.())?.default ?? null;
}

/** Pictures of the game's components, for its rules. */
export async function pictures(game: string): Promise<Pictures | null> {
  return (await PICTURES[of(game, "Pictures.svelte")]?.())?.default ?? null;
}

/** The pictures of the game's options, or null if it has none. */
export async function optionPictures(game: string): Promise<OptionPictures | null> {
  return (await OPTIONS[of(game, "OptionPicture.svelte")]?.()) ?? null;
}

/** The game in a minute: its aim and drawn examples of a turn. */
export async function overview(game: string): Promise<Pictures | null> {
  return (await OVERVIEWS[of(game, "Overview.svelte")]?.())?.default ?? null;
}

export function hasLesson(game: string): boolean {
  return of(game, "lesson.ts") in LESSONS;
}

export async function lesson(game: string): Promise<Lesson | null> {
  return (await LESSONS[of(game, "lesson.ts")]?.())?.lesson ?? null;
}

export function quick(game: string): Quick | undefined {
  return QUICK[of(game, "quick.ts")]?.quick;
}
