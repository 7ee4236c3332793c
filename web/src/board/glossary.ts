import { FluentResource } from "@fluent/bundle";

/** The terms of a game by the rule that explains them, in every form that sentences use: `"ANT-50": "story, stories"`. */
export type Terms = Readonly<Record<string, string>>;

/** The terms of a game, from its texts: the attribute `.words` of the rules that explain them. */
export function glossary(text: string): Terms {
  const rules = new FluentResource(text).body.map(({ id, attributes }) => [id, attributes["words"]] as const);
  return Object.fromEntries(rules.filter((it): it is [string, string] => typeof it[1] === "string"));
}

/** A piece of a sentence: plain text, or a link to a rule. */
export interface Piece {
  text: string;
  rule?: string;
}

/** Splits a sentence, so that words that a rule explains can be links. */
export type Reader = (sentence: string) => Piece[];

const ID = "[A-Z]{3}-\\d{2,3}";
const IS_ID = new RegExp(`^${ID}$`);

/** Finds the words of a glossary and the ids of rules. Of two words that begin at the same letter, the longer one is used. */
export function reader(terms: Terms = {}): Reader {
  const rules = new Map(entries(terms));
  const longest = [...rules.keys()].sort((one, other) => other.length - one.length);
  const known = longest.map((word) => escaped(word).replaceAll(" ", "\\s"));
  // Between letters or digits, it would only be a part of another word.
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[ID, ...known].join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (sentence) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: text, index } of sentence.matchAll(found)) {
      const rule = rules.get(plain(text)) ?? text;
      if (!IS_ID.test(rule)) continue;
      if (index > from) pieces.push({ text: sentence.slice(from, index) });
      pieces.push({ text, rule });
      from = index + text.length;
    }
    if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
    return pieces;
  };
}

/** Each word with its rule. */
export function entries(terms: Terms): [word: string, rule: string][] {
  return Object.entries(terms).flatMap(([rule, forms]) =>
    forms.split(", ").map((word): [string, string] => [plain(word), rule]),
  );
}

const plain = (word: string) => word.toLowerCase().replace(/\s/g, " ");
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
