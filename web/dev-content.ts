import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Content and texts from the tree, for servers that do not tell them yet. */
export function contentFromTree(games: string): Plugin {
  return {
    name: "content-from-tree",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const texts = /^\/api\/games\/(\w+)\/texts\/(fr|en)$/.exec(request.url ?? "");
        const content = /^\/api\/games\/(\w+)\/content$/.exec(request.url ?? "");
        if (texts) return response.end(readFileSync(`${games}/${texts[1]}/texts/${texts[2]}.ftl`));
        if (!content) return next();
        const folder = `${games}/${content[1]}/content`;
        const files = readdirSync(folder).filter((name) => name.endsWith(".toml"));
        const read = (name: string) => [
          name.replace(".toml", ""),
          parse(readFileSync(`${folder}/${name}`, "utf8")),
        ];
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify(Object.fromEntries(files.map(read))));
      });
    },
  };
}
