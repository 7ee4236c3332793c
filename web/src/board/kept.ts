/** What a reader likes at the boards, kept by the browser; nothing where it keeps nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps it for the next match. */
export function keep(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
