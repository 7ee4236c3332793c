/** The least and the most points that a chart has to show; zero is always among them. */
export function bounds(scores: readonly (readonly number[])[]): { least: number; most: number } {
  const all = scores.flat();
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** Four or five round numbers between two bounds. */
export function ticks(least: number, most: number): number[] {
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough) ?? power * 10;
  const found: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) found.push(tick + 0);
  return found;
}

/** The way of a seat's points over the steps. */
export function path(
  scores: readonly (readonly number[])[],
  seat: number,
  across: (step: number) => number,
  down: (points: number) => number,
): string {
  const at = (points: readonly number[], step: number) =>
    `${across(step).toFixed(1)} ${down(points[seat] ?? 0).toFixed(1)}`;
  return scores.map((points, step) => `${step === 0 ? "M" : "L"}${at(points, step)}`).join("");
}

/** Where marks stand that shall lie at these heights: as near as it goes without one covering another. */
export function apart(wanted: readonly number[], room: number, least: number, most: number): number[] {
  const order = wanted.map((_, nth) => nth).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let free = least;
  for (const nth of order) {
    placed[nth] = Math.max(free, wanted[nth]!);
    free = placed[nth] + room;
  }
  free = most;
  for (const nth of order.reverse()) {
    placed[nth] = Math.min(free, placed[nth]!);
    free = placed[nth] - room;
  }
  return placed;
}
