/** The addresses of the games' WebAssembly modules, by game; none if they were not built. */
const files = import.meta.glob<string>("../../modules/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

export const modules: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [/([^/]+)\.wasm$/.exec(path)![1]!, address]),
);
