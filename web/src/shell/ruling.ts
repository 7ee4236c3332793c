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

/** A rule in the texts of a game, under the heading that stands above it. */
export interface Section {
  title: string;
  rules: string[];
}

/** The sections of a game's rules, as its texts are ordered: headings are comments, rules are messages named by an id. */
export function sections(texts: string): Section[] {
  const found: Section[] = [];
  let title = "";
  for (const line of texts.split("\n")) {
    const heading = /^##+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) title = tidy(heading);
    const id = /^([A-Z]{3}-\d+) =/.exec(line)?.[1];
    if (id === undefined) continue;
    if (found.at(-1)?.title !== title) found.push({ title, rules: [] });
    found.at(-1)!.rules.push(id);
  }
  return found;
}

/** « Règles : mise en place » is « Mise en place ». */
function tidy(heading: string): string {
  const bare = heading.replace(/^(Règles|Rules)\s*:\s*/i, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
