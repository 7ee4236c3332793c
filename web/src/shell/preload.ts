/** Answers that are known before their requests are sent, by path. Each is used once. The server writes the first into the page. */
const answers = new Map(Object.entries(JSON.parse(written() || "{}") as Record<string, unknown>));

function written(): string | null | undefined {
  return document.getElementById("first")?.textContent;
}

/** Keeps an answer for the next request of this path. */
export function preload(path: string, answer: unknown) {
  answers.set(path, answer);
}

/** Takes the answer that is kept for this path; null if there is none. The answer itself may be null. */
export function preloaded(path: string): { answer: unknown } | null {
  if (!answers.has(path)) return null;
  const answer = answers.get(path);
  answers.delete(path);
  return { answer };
}
