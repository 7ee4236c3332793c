import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from "vitest/node";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The files that take longest. They are started first, so that none of them runs alone at the end. */
const LONG = ["keyboard", "sight", "matches", "motion", "site"];

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + 1 || LONG.length + 1;
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)));
  }
}

/** Names the tests that passed only when they were tried again: each waits for too little, or shows a fault that is rare. */
class Flaky implements Reporter {
  onTestRunEnd(files: readonly TestModule[]) {
    for (const file of files)
      for (const test of file.children.allTests())
        if (test.diagnostic()?.flaky) console.log(`passed only at the second attempt: ${test.fullName}`);
  }
}

export default defineConfig({
  root: here("."),
  resolve: { alias: { $protocol: here("../../platform/protocol/protocol.ts") } },
  test: {
    environment: "node",
    include: ["*.test.ts"],
    // Four browsers at once, even on two cores: a page with animations waits more than it computes.
    maxWorkers: 4,
    // A browser on a loaded machine may be slow in ways that no test foresees. An uncaught error of a page fails both attempts.
    retry: 1,
    reporters: ["default", new Flaky()],
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
