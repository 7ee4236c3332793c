/** The addresses of files by game, which is a part of their path. */
const byGame = (files: Record<string, string>, game: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, address]) => [game.exec(path)![1]!, address]));

/** The addresses of the games' WebAssembly modules, by game; empty if they were not built. */
export const modules = byGame(
  import.meta.glob<string>("../../modules/*.wasm", { query: "?url", import: "default", eager: true }),
  /([^/]+)\.wasm$/,
);

/** The addresses of the weights of learned bots, by game. */
export const weights = byGame(
  import.meta.glob<string>("../../../games/*/learned/weights.bin", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  /([^/]+)\/learned\//,
);
