/** Values of files by game, which is a part of their path. */
const byGame = <Value>(files: Record<string, Value>, game: RegExp): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [game.exec(path)![1]!, value]));

/** The addresses of the games' WebAssembly modules, by game; empty if they were not built. */
export const modules = byGame(
  import.meta.glob<string>("../../modules/*.wasm", { query: "?url", import: "default", eager: true }),
  /([^/]+)\.wasm$/,
);

/** The number of bytes of each module. */
export const sizes = byGame(
  import.meta.glob<number>("../../modules/*.wasm", { query: "?size", import: "default", eager: true }),
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
