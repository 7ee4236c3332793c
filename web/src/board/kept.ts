/** The value that this browser stores under a name, or null if there is none. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value for the next visit. */
export function keep(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // If the browser allows no storage, the value is lost.
  }
}
