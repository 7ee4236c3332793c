import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressFiles } from "./compress";
import { fileSizes } from "./fileSizes";
import { writeNotFoundPage, writeServiceWorker } from "./offline";
import { pageTexts } from "./pageTexts";
import { writePreloadList } from "./preload";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` speaks to. */
const server = process.env["MONUMENTA"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  root: here("."),
  // A site without a server (`cargo xtask site`) has nobody who reads the preload list or picks compressed files.
  plugins: [
    svelte(),
    pageTexts(),
    fileSizes(),
    writeServiceWorker(),
    ...(mode === "site" ? [writeNotFoundPage()] : [writePreloadList(), compressFiles()]),
  ],
  worker: { plugins: () => [fileSizes()] },
  resolve: {
    alias: { $board: here("./src/board"), $protocol: here("../platform/protocol/protocol.ts") },
    // Tests run the components as a browser does.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // `preload.ts` reads here which files a page loads.
    manifest: true,
    // Few files rather than many: a browser asks an unencrypted server for six at a time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /node_modules\/(?!uqr)|src\/shell\// },
            { name: "table", test: /src\/(table|board)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "../games/*/ui/**/*.test.ts", "../xtask/template/ui/**/*.test.ts"],
  },
}));
