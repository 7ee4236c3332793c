/** Whether the pages have a server. A site without one is built with `--mode site`: its data are files, and rooms are here. */
export const HAS_SERVER = import.meta.env.MODE !== "site";

/** The path that the pages are served under: empty, or such as `/monumenta`. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address of one of our pages or files, from its path within the site, such as `/rules/quarry`. */
export function at(path: string): string {
  return BASE + path;
}

/** The path within the site of an address; the address itself if it is not one of ours. */
export function pathWithin(address: string): string {
  return address === BASE || address.startsWith(`${BASE}/`) ? address.slice(BASE.length) || "/" : address;
}

/**
 * Where the answer to a request that is the same for everybody is found: at a server, or in a file that the build of the site
 * wrote. A file cannot have a query, so the language becomes part of its name.
 */
export function addressOf(path: string, ending: "json" | "txt" = "json", hasServer = HAS_SERVER): string {
  if (hasServer) return path;
  const { pathname, searchParams } = new URL(path, "http://site");
  const language = searchParams.get("lang");
  return at(`${pathname}${language ? `/${language}` : ""}.${ending}`);
}
