/**
 * Whether the pages have a server. A site without one is built with `--mode site`: its data are files, and its rooms are in the
 * browser.
 */
export const HAS_SERVER = import.meta.env.MODE !== "site";

/** The path that the pages are served under: empty, or for example `/monumenta`. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address of one of our pages or files, from its path within the site, such as `/rules/quarry`. */
export function at(path: string): string {
  return BASE + path;
}

/** The path of an address within the site; the address itself if it belongs to another site. */
export function pathWithin(address: string): string {
  return address === BASE || address.startsWith(`${BASE}/`) ? address.slice(BASE.length) || "/" : address;
}

/**
 * The address of an answer that is the same for everybody: the request itself if there is a server, otherwise the file that the
 * build of the site wrote. A file cannot have a query, so the language becomes part of its name.
 */
export function addressOf(path: string, ending: "json" | "txt" = "json", hasServer = HAS_SERVER): string {
  if (hasServer) return path;
  const { pathname, searchParams } = new URL(path, "http://site");
  const language = searchParams.get("lang");
  return at(`${pathname}${language ? `/${language}` : ""}.${ending}`);
}
