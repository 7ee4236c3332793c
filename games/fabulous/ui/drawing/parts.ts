/**
 * The vocabulary of the pictures: towers, domes, columns, roofs. Every part stands on a base line and is a list of shapes,
 * so that a monument is a sentence of parts. The sheet is 240 by 150; the ground is at 126.
 */

/** A tone of the monument's own palette: light, middle, dark, opening, roof, accent, or of nature: leaf, water, rock, white, a shade over what is below; or a colour of its own. */
export type Tone =
  "l" | "m" | "d" | "w" | "r" | "a" | "leaf" | "water" | "rock" | "white" | "shade" | `#${string}`;

export interface Shape {
  d: string;
  tone: Tone;
  /** Drawn as a line of that width rather than filled. */
  line?: number;
}

export type Part = readonly Shape[];
export type Point = readonly [number, number];

/** Where the ground is. */
export const GROUND = 126;

export const shape = (d: string, tone: Tone): Part => [{ d, tone }];
export const line = (d: string, width: number, tone: Tone = "d"): Part => [{ d, tone, line: width }];
export const poly = (tone: Tone, ...points: readonly Point[]): Part =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, tone);
export const rect = (x: number, y: number, w: number, h: number, tone: Tone = "m"): Part =>
  shape(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, tone);
export const disc = (x: number, y: number, r: number, tone: Tone = "m", ry = r): Part =>
  shape(`M${n(x - r)} ${n(y)}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`, tone);

/** A wall with a shaded side. */
export const block = (cx: number, base: number, w: number, h: number): Part => [
  ...rect(cx - w / 2, base - h, w, h, "m"),
  ...rect(cx + w / 5, base - h, w / 2 - w / 5, h, "d"),
];

/** A wall that narrows upwards. */
export const taper = (cx: number, base: number, w: number, h: number, top: number): Part => [
  ...poly("m", [cx - w / 2, base], [cx - top / 2, base - h], [cx + top / 2, base - h], [cx + w / 2, base]),
  ...poly("d", [cx + w / 6, base], [cx + top / 6, base - h], [cx + top / 2, base - h], [cx + w / 2, base]),
];

/** A triangle: a pediment, a gable, a spire. */
export const gable = (cx: number, base: number, w: number, h: number, tone: Tone = "m"): Part =>
  poly(tone, [cx - w / 2, base], [cx, base - h], [cx + w / 2, base]);

/** A pointed roof with a shaded side. */
export const spire = (cx: number, base: number, w: number, h: number, tone: Tone = "r"): Part => [
  ...gable(cx, base, w, h, tone),
  ...poly("shade", [cx, base - h], [cx + w / 2, base], [cx + w / 8, base]),
];

/** A pyramid seen from a corner. */
export const pyramid = (cx: number, base: number, w: number, h: number): Part => [
  ...poly("l", [cx - w / 2, base], [cx, base - h], [cx + w / 6, base]),
  ...poly("d", [cx + w / 6, base], [cx, base - h], [cx + w / 2, base]),
];

/** Steps that become narrower, up to a platform. */
export function stepped(cx: number, base: number, w: number, h: number, many: number, top: number): Part {
  const rise = h / many;
  return range(many).flatMap((nth) => {
    const wide = w - ((w - top) * nth) / Math.max(1, many - 1);
    const y = base - rise * (nth + 1);
    return [
      ...rect(cx - wide / 2, y, wide, rise, nth % 2 ? "m" : "l"),
      ...rect(cx + wide * 0.2, y, wide * 0.3, rise, "d"),
    ];
  });
}

/** Half a ball on a wall, shaded. */
export const dome = (cx: number, base: number, r: number, h = r, tone: Tone = "r"): Part => [
  ...shape(`M${n(cx - r)} ${n(base)}A${r} ${h} 0 0 1 ${n(cx + r)} ${n(base)}Z`, tone),
  ...shape(
    `M${n(cx + r * 0.45)} ${n(base)}Q${n(cx + r * 0.6)} ${n(base - h * 0.7)} ${n(cx + r * 0.1)} ${n(base - h)}A${r} ${h} 0 0 1 ${n(cx + r)} ${n(base)}Z`,
    "shade",
  ),
];

/** A dome that swells and ends in a point. */
export function onion(cx: number, base: number, r: number, h: number, tone: Tone = "r"): Part {
  const half = (side: number) =>
    `C${n(cx + side * r * 1.5)} ${n(base - h * 0.35)} ${n(cx + side * r * 0.9)} ${n(base - h * 0.6)} ${n(cx)} ${n(base - h)}`;
  return [
    ...shape(`M${n(cx - r * 0.8)} ${n(base)}${half(-1)}L${n(cx)} ${n(base)}Z`, tone),
    ...shape(`M${n(cx + r * 0.8)} ${n(base)}${half(1)}L${n(cx)} ${n(base)}Z`, tone),
    ...shape(
      `M${n(cx + r * 0.8)} ${n(base)}${half(1)}Q${n(cx + r * 0.5)} ${n(base - h * 0.4)} ${n(cx + r * 0.3)} ${n(base)}Z`,
      "shade",
    ),
    ...line(`M${n(cx)} ${n(base - h + 1)}V${n(base - h - r * 0.6)}`, 1.2, "a"),
  ];
}

/** A row of columns under a beam. */
export function columns(x: number, y: number, w: number, h: number, many: number, tone: Tone = "l"): Part {
  const gap = w / many;
  const thick = gap * 0.5;
  return range(many).flatMap((nth) => [
    ...rect(x + gap * nth + (gap - thick) / 2, y, thick, h, tone),
    ...rect(x + gap * nth + (gap - thick) / 2 + thick * 0.6, y, thick * 0.4, h, "d"),
  ]);
}

/** Columns on steps, with a pediment. */
export const temple = (cx: number, base: number, w: number, h: number, many: number): Part => [
  ...rect(cx - w / 2 - 4, base - 4, w + 8, 4, "d"),
  ...rect(cx - w / 2 - 2, base - 8, w + 4, 4, "m"),
  ...rect(cx - w / 2 + 3, base - h, w - 6, h - 8, "w"),
  ...columns(cx - w / 2, base - h, w, h - 8, many),
  ...rect(cx - w / 2 - 2, base - h - 6, w + 4, 6, "m"),
  ...gable(cx, base - h - 6, w + 8, w * 0.17, "l"),
  ...gable(cx, base - h - 8, w - 12, w * 0.1, "d"),
];

/** A round-headed opening. */
export const arch = (cx: number, base: number, w: number, h: number, tone: Tone = "w"): Part =>
  shape(
    `M${n(cx - w / 2)} ${n(base)}V${n(base - h + w / 2)}A${w / 2} ${w / 2} 0 0 1 ${n(cx + w / 2)} ${n(base - h + w / 2)}V${n(base)}Z`,
    tone,
  );

/** A pointed opening. */
export const ogive = (cx: number, base: number, w: number, h: number, tone: Tone = "w"): Part =>
  shape(
    `M${n(cx - w / 2)} ${n(base)}V${n(base - h * 0.55)}Q${n(cx - w / 2)} ${n(base - h * 0.85)} ${n(cx)} ${n(base - h)}Q${n(cx + w / 2)} ${n(base - h * 0.85)} ${n(cx + w / 2)} ${n(base - h * 0.55)}V${n(base)}Z`,
    tone,
  );

/** A row of openings. */
export const arcade = (
  x: number,
  base: number,
  w: number,
  h: number,
  many: number,
  opening: typeof arch = arch,
): Part => range(many).flatMap((nth) => opening(x + (w / many) * (nth + 0.5), base, (w / many) * 0.62, h));

/** A grid of small windows. */
export const windows = (x: number, y: number, w: number, h: number, across: number, down: number): Part =>
  range(across * down).flatMap((nth) =>
    rect(
      x + (w / across) * ((nth % across) + 0.3),
      y + (h / down) * (Math.floor(nth / across) + 0.25),
      (w / across) * 0.4,
      (h / down) * 0.5,
      "w",
    ),
  );

/** The teeth of a defended wall. */
export const teeth = (x: number, y: number, w: number, many: number, tone: Tone = "m", h = 4): Part =>
  range(many).flatMap((nth) => rect(x + (w / many) * (nth + 0.2), y - h, (w / many) * 0.6, h, tone));

/** A slim tower with a balcony. */
export const minaret = (cx: number, base: number, w: number, h: number): Part => [
  ...taper(cx, base, w, h * 0.72, w * 0.8),
  ...rect(cx - w * 0.7, base - h * 0.74, w * 1.4, 2.4, "l"),
  ...taper(cx, base - h * 0.74, w * 0.62, h * 0.14, w * 0.55),
  ...onion(cx, base - h * 0.88, w * 0.36, h * 0.1, "r"),
];

/** A curved roof with lifted corners. */
export const sweep = (cx: number, base: number, w: number, h: number, tone: Tone = "r"): Part => [
  ...shape(
    `M${n(cx - w / 2)} ${n(base - 2)}Q${n(cx - w * 0.3)} ${n(base)} ${n(cx - w * 0.2)} ${n(base - h)}H${n(cx + w * 0.2)}Q${n(cx + w * 0.3)} ${n(base)} ${n(cx + w / 2)} ${n(base - 2)}L${n(cx + w / 2 - 3)} ${n(base + 1.5)}H${n(cx - w / 2 + 3)}Z`,
    tone,
  ),
  ...rect(cx - w / 2 + 3, base, w - 6, 1.6, "d"),
];

/** The same part mirrored on both sides of an axis. */
export const both = (cx: number, off: number, make: (cx: number) => Part): Part => [
  ...make(cx - off),
  ...make(cx + off),
];

/** The same part again and again from left to right. */
export const row = (from: number, to: number, many: number, make: (cx: number, nth: number) => Part): Part =>
  range(many).flatMap((nth) => make(from + ((to - from) * nth) / Math.max(1, many - 1), nth));

export const range = (many: number): number[] => Array.from({ length: many }, (_, nth) => nth);

/** Two decimals at most, so that drawings stay small. */
export const n = (value: number): number => Math.round(value * 100) / 100;
