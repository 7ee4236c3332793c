import type { Ruling } from "$protocol";

/** Rules under one heading. */
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
