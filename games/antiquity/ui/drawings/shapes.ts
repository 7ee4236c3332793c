/** A tone of a drawing; the colours come from the monument that is drawn. */
export type Tone = "stone" | "shade" | "deep" | "glow" | "light" | "leaf" | "wire";

/** A drawing on 64 × 56 units, from the back to the front: a tone and an outline each. */
export type Drawing = readonly (readonly [Tone, string])[];

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A polygon through pairs of coordinates. */
export function poly(...at: number[]): string {
  const points = at.flatMap((x, nth) => (nth % 2 === 0 ? [`${x} ${at[nth + 1] ?? 0}`] : []));
  return `M${points.join("L")}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  const across = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0Z`;
}

/** Where `many` things of one width begin so that they stand evenly from `left` to `right`. */
export function evenly(many: number, left: number, right: number, width: number): number[] {
  const gap = many > 1 ? (right - left - width) / (many - 1) : 0;
  return Array.from({ length: many }, (_, nth) => round(left + nth * gap));
}

export function columns(
  many: number,
  left: number,
  right: number,
  width: number,
  top: number,
  foot: number,
): string {
  return evenly(many, left, right, width)
    .map((x) => box(x, top, width, foot - top))
    .join("");
}

/** Openings with a round top. */
export function arches(
  many: number,
  left: number,
  right: number,
  width: number,
  top: number,
  foot: number,
): string {
  const half = width / 2;
  return evenly(many, left, right, width)
    .map((x) => `M${x} ${foot}V${top + half}a${half} ${half} 0 0 1 ${width} 0V${foot}Z`)
    .join("");
}

/** Boxes one upon the other around a middle, the lowest first; `top` is where the highest begins. */
export function steps(middle: number, foot: number, height: number, widths: readonly number[]): string {
  return widths
    .map((width, nth) => box(middle - width / 2, round(foot - (nth + 1) * height), width, height))
    .join("");
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
