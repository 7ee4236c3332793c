import type { BotLevels, GameInfo, RoomInfo, Ruling } from "$protocol";
import { getContext, setContext } from "svelte";
import type { Turns } from "$board/turns";
import { glossary, reader, type Reader } from "$board/glossary";
import { ask } from "./api";
import { addressOf } from "./base";
import { isHere } from "./here";
import { boardTexts, board, languageOf, type Board } from "./boards";
import { translator, type Language, type Say } from "./i18n";

/** What the client needs to draw the table of a game, in one language. */
export interface GameAssets {
  Board: Board | null;
  /** The part of the table that is shown at the end of a match; null if the game's picture is shown instead. */
  Finale: Board | null;
  /** How the game describes turns. */
  turns: Turns;
  /** The game's content, numbered and in the reader's language: the type `Catalogue` of the game. */
  catalogue: unknown;
  say: Say;
  /** Splits a sentence, so that words that a rule explains become links. */
  read: Reader;
}

const requests = new Map<string, Promise<unknown>>();

/** Sends a request once and shares its answer. A failed request is sent again by the next caller. */
function once<Answer>(key: string, find: () => Promise<Answer>): Promise<Answer> {
  const known = requests.get(key);
  if (known) return known as Promise<Answer>;
  const found = find();
  requests.set(key, found);
  found.catch(() => requests.delete(key));
  return found;
}

/** The games of the catalogue, in a language. */
export function games(language: Language): Promise<GameInfo[]> {
  const path = `/api/games?lang=${language}`;
  return once(path, () => ask<GameInfo[]>("GET", path));
}

/** The levels of bots, the weakest first, and which of them are defaults. */
export function bots(): Promise<BotLevels> {
  return once("bots", () => ask<BotLevels>("GET", "/api/bots"));
}

export function rules(game: string, language: Language): Promise<Ruling[]> {
  const path = `/api/games/${game}/rules?lang=${language}`;
  return once(path, () => ask<Ruling[]>("GET", path));
}

/** One rule. Without a server it is searched for among the rules of all games. */
export function rule(id: string, language: Language): Promise<Ruling> {
  const path = `/api/rules/${id}?lang=${language}`;
  return once(path, async () => {
    try {
      return await ask<Ruling>("GET", path);
    } catch (error) {
      for (const { game } of await games(language)) {
        const found = (await rules(game, language)).find((it) => it.rule === id);
        if (found) return found;
      }
      throw error;
    }
  });
}

/** A game's Fluent texts; in the reference language if the game lacks this one. */
export function texts(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/texts/${language}`;
  return once(path, async () => {
    const answer = await fetch(addressOf(path, "txt"));
    if (!answer.ok) throw new Error(path);
    return answer.text();
  });
}

/** The assets of a game. With a room, the catalogue is that of its match, which may have begun with an earlier pack. */
export function gameAssets(game: string, language: Language, room?: RoomInfo): Promise<GameAssets> {
  const path = cataloguePath(game, language, room);
  return once(`assets ${path}`, async () => {
    const [catalogue, text, own, drawn] = await Promise.all([
      ask<unknown>("GET", path),
      texts(game, language),
      boardTexts(game, language),
      board(game),
    ]);
    return {
      ...drawn,
      catalogue,
      say: translator(languageOf(game, language), [text, own]),
      read: reader(glossary(text)),
    };
  });
}

function cataloguePath(game: string, language: Language, room?: RoomInfo): string {
  const standard = `/api/games/${game}/catalogue/${language}`;
  if (!room?.pack) return standard;
  return isHere(room.id) ? `/api/rooms/${room.id}/catalogue/${language}` : `${standard}?pack=${room.pack}`;
}

type Reading = Pick<GameAssets, "read" | "say">;
const READING = Symbol("reading");
const IDS_ONLY: Reading = { read: reader(), say: (id) => id.split(".")[0]! };

/** Sets the glossary for all sentences within a component: that of the game. */
export function readWith(assets: () => GameAssets | null) {
  setContext(READING, () => assets() ?? IDS_ONLY);
}

/** The glossary of the game that is shown. Without a game, only the ids of rules become links. */
export function reading(): () => Reading {
  return getContext<(() => Reading) | undefined>(READING) ?? (() => IDS_ONLY);
}
