import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

export default defineConfig({
  root: here("."),
  resolve: { alias: { $protocol: here("../../platform/protocol/protocol.ts") } },
  test: {
    environment: "node",
    include: ["*.test.ts"],
    // Four browsers at once, even on two cores: a page with animations waits more than it computes.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
