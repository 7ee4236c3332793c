import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  resolve: { alias: { $protocol: here("../../platform/protocol/protocol.ts") } },
  test: {
    environment: "node",
    include: ["*.test.ts"],
    // Four browsers at once also on two cores: a page that moves waits more than it computes.
    maxWorkers: 4,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
