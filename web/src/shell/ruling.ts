import type { Ruling } from "$protocol";

/** A piece of a sentence: plain, or the id of a rule. */
export type Piece = { text: string } | { rule: string };

const RULE = /\b[A-Z]{3}-\d{2,3}\b/g;

/** Parts a sentence at the ids of rules, so that each can be a link. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(RULE)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

/** Rules that stand under one heading. */
export interface Section {
  title: string;
  rules: Ruling[];
}

/** The rules section by section, in their order. */
export function sections(rules: readonly Ruling[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    const title = rule.section ?? "";
    if (found.at(-1)?.title !== title) found.push({ title, rules: [] });
    found.at(-1)!.rules.push(rule);
  }
  return found;
}
