import type { GameInfo, Ruling } from "$protocol";
import { getContext, setContext } from "svelte";
import { reader, type Reader } from "$board/glossary";
import { ask } from "./api";
import { boardTexts, board, glossary, type Board } from "./boards";
import { voice, type Language, type Say } from "./words";

/** What is needed to draw a game's table. */
export interface Kit {
  Board: Board | null;
  content: Record<string, any>;
  say: Say;
  /** Finds what a rule explains in a sentence. */
  read: Reader;
}

const asked = new Map<string, Promise<any>>();

/** Asks once; what failed is asked again. */
function once<Answer>(key: string, find: () => Promise<Answer>): Promise<Answer> {
  const known = asked.get(key);
  if (known) return known;
  const found = find();
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

/** The games of the catalogue, in a language. */
export function games(language: Language): Promise<GameInfo[]> {
  const path = `/api/games?lang=${language}`;
  return once(path, () => ask<GameInfo[]>("GET", path));
}

/** The levels of bots, the weakest first. */
export function levels(): Promise<string[]> {
  return once("levels", () => ask<string[]>("GET", "/api/levels"));
}

export function rules(game: string, language: Language): Promise<Ruling[]> {
  const path = `/api/games/${game}/rules?lang=${language}`;
  return once(path, () => ask<Ruling[]>("GET", path));
}

export function rule(id: string, language: Language): Promise<Ruling> {
  const path = `/api/rules/${id}?lang=${language}`;
  return once(path, () => ask<Ruling>("GET", path));
}

/** A game's texts as they are written. */
export function texts(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/texts/${language}`;
  return once(path, async () => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(path);
    return answer.text();
  });
}

export function kit(game: string, language: Language): Promise<Kit> {
  return once(`kit ${game} ${language}`, async () => {
    const [content, text, own, drawn, words] = await Promise.all([
      once(`content ${game}`, () => ask<Record<string, any>>("GET", `/api/games/${game}/content`)),
      texts(game, language),
      boardTexts(game, language),
      board(game),
      glossary(game),
    ]);
    return { Board: drawn, content, say: voice(language, [text, own]), read: reader(words?.[language]) };
  });
}

type Reading = Pick<Kit, "read" | "say">;
const READING = Symbol("reading");
const IDS_ONLY: Reading = { read: reader(), say: (id) => id.split(".")[0]! };

/** Lets every sentence within a page know the words of its game. */
export function readWith(kit: () => Kit | null) {
  setContext(READING, () => kit() ?? IDS_ONLY);
}

/** The words of the game that is shown; where there is none, the ids of rules alone. */
export function reading(): () => Reading {
  return getContext<(() => Reading) | undefined>(READING) ?? (() => IDS_ONLY);
}
