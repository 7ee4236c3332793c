/**
 * The later of two values, made of the parts of the earlier one wherever they are equal: the earlier value itself if nothing has
 * changed. What is computed or drawn from a part that has not changed is then not computed or drawn again. `after` is JSON, and
 * its parts may be replaced.
 */
export function reuse<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return reuseItems(before, after) as T;
  if (Array.isArray(before) || Array.isArray(after)) return after;
  const parts: Record<string, unknown> = after;
  const names = Object.keys(parts);
  let same = Object.keys(before).length === names.length;
  for (const name of names) {
    const part = (parts[name] = reuse(before[name], parts[name]));
    same &&= part === before[name] && name in before;
  }
  return same ? (before as T) : after;
}

/** From the first item that differs on, items are compared from the end: some were added or removed there. */
function reuseItems(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  const added = after.length - before.length;
  let shift = 0;
  let same = added === 0;
  const put = (nth: number): boolean => {
    const earlier = before[nth - shift];
    after[nth] = reuse(earlier, after[nth]);
    return after[nth] === earlier && nth - shift < before.length;
  };
  for (let nth = 0; nth < after.length; nth++) {
    if (put(nth)) continue;
    same = false;
    if (shift === added) continue;
    shift = added;
    put(nth);
  }
  return same ? before : after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** For `$derived.by`: computes a value again and reuses the parts of the last one that have not changed. */
export function reusing<T>(compute: () => T): () => T {
  let last: T | undefined;
  return () => (last = reuse(last, compute()));
}
