/**
 * The addresses of all pages; a star stands for one part. The server answers other addresses with the status 404 and the same
 * client, which says that there is no such page.
 */
export const PATHS = [
  "/",
  "/me",
  "/about",
  "/verify",
  "/plain",
  "/play/*",
  "/learn/*",
  "/rules/*",
  "/room/*",
  "/replay/*",
] as const;

/** A page, with the parts of its address. */
export type Place =
  | { page: "home" }
  | { page: "me" }
  | { page: "about" }
  | { page: "verify" }
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
    case "verify":
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

/** Where a link to the former plain page (`/plain#ROOM.INVITE`) leads; null for other addresses. */
export function plainLink(path: string, hash: string): string | null {
  if (!/^\/plain\/?$/.test(path)) return null;
  const [room, invite] = hash.slice(1).split(".");
  if (!room) return "/";
  return `/room/${room}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}
