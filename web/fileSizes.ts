import { statSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?size";

/** Makes `import size from "file?size"` the number of bytes of the file. */
export function fileSizes(): Plugin {
  return {
    name: "file-sizes",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      return `export default ${statSync(id.slice(0, -QUERY.length)).size}`;
    },
  };
}
