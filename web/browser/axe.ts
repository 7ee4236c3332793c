import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string; target: string[]; failureSummary?: string }[];
}

/** A rule that is left out on boards: figures on cards and tiles are drawn, and their accessible names are sentences. */
const DRAWN = "label-content-name-mismatch";

/** The faults that axe finds on a page, each with its first element. Tests expect none. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (drawn) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    const onBoard = (target: string) => document.querySelector(target)?.closest(".board") !== null;
    const counts = (id: string, target: string) => id !== drawn || !onBoard(target);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter((it) => counts(id, it.target[0]!)),
    }));
  }, DRAWN);
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ""}`);
}
