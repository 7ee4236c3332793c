import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Pictures and fonts are compressed already. */
const TEXTS = /\.(html|js|css|svg|json|wasm|bin|webmanifest|txt)$/;

/** Writes each text file of the build again as `.br` and `.gz`, which the server sends. */
export function compressFiles(): Plugin {
  let folder = "dist";
  return {
    name: "compress-files",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        const texts = files.filter((file) => TEXTS.test(file));
        await Promise.all(texts.map((file) => compress(join(folder, file))));
      },
    },
  };
}

/** Compressed files that are not smaller are left out. */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compressed = {
    br: await promisify(brotliCompress)(plain, { params }),
    gz: await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(compressed)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
