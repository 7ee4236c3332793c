/** Answers that are known before they are asked for, each good for one question. The first ones come with the page. */
const known = new Map<string, unknown>(Object.entries(JSON.parse(written() || "{}")));

function written(): string | null | undefined {
  return document.getElementById("first")?.textContent;
}

/** Lays an answer ready for whoever asks next. */
export function foresee(path: string, answer: unknown) {
  known.set(path, answer);
}

/** The answer, where one lies ready. */
export function foreseen(path: string): { answer: unknown } | null {
  if (!known.has(path)) return null;
  const answer = known.get(path);
  known.delete(path);
  return { answer };
}
