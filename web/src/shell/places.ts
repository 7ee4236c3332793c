/** The pages, by their addresses. */
export type Place =
  | { page: "home" }
  | { page: "me" }
  | { page: "about" }
  | { page: "lost" }
  | { page: "play" | "learn" | "rules"; game: string }
  | { page: "room" | "replay"; room: string };

export function placeOf(path: string): Place {
  const [, first = "", second = "", ...rest] = path.replace(/\/$/, "").split("/");
  if (rest.length > 0) return { page: "lost" };
  switch (first) {
    case "":
      return { page: "home" };
    case "me":
    case "about":
      return second === "" ? { page: first } : { page: "lost" };
    case "play":
    case "learn":
    case "rules":
      return second === "" ? { page: "lost" } : { page: first, game: second };
    case "room":
    case "replay":
      return second === "" ? { page: "lost" } : { page: first, room: second };
    default:
      return { page: "lost" };
  }
}
