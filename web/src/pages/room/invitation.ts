/** The links of rooms that this browser made or came by, so that they outlive a new page. */
const KEY = "invitations";

export function remember(room: string, invite: string) {
  try {
    const known = read();
    delete known[room];
    const kept = Object.entries({ ...known, [room]: invite }).slice(-50);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing needs the link each time.
  }
}

export function invitation(room: string): string | null {
  return read()[room] ?? null;
}

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
