import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The service worker of a build: it knows the files that it keeps, and its name changes with them. */
export function serviceWorker(code: string, files: readonly string[]): string {
  const list = JSON.stringify([...files].sort());
  const build = createHash("sha256").update(list).digest("hex").slice(0, 16);
  return code.replace("__BUILD__", build).replace('["__FILES__"]', list);
}

/** Writes `shell.html`, the page without any answers of a server, and completes the service worker. */
export function writeServiceWorker(): Plugin {
  let base = "/";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    writeBundle: {
      order: "post",
      async handler({ dir = "dist" }) {
        await copyFile(join(dir, "index.html"), join(dir, "shell.html"));
        const assets = (await readdir(join(dir, "assets"))).map((name) => `${base}assets/${name}`);
        const icons = ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];
        const path = join(dir, "offline.js");
        const code = await readFile(path, "utf8");
        await writeFile(path, serviceWorker(code, [...assets, ...icons.map((name) => base + name)]));
      },
    },
  };
}

/** Writes `404.html`, which is the page itself: hosts of files show it for the address of a room or of a rule. */
export function writeNotFoundPage(): Plugin {
  return {
    name: "not-found-page",
    apply: "build",
    writeBundle: {
      order: "post",
      async handler({ dir = "dist" }) {
        await copyFile(join(dir, "index.html"), join(dir, "404.html"));
      },
    },
  };
}
