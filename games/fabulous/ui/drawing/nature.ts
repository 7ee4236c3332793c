import { GROUND, disc, line, poly, range, rect, shape, type Part } from "./parts";

/** What stands around a monument. */
export const tree = (x: number, h = 16): Part => [
  ...rect(x - 1, GROUND - h * 0.5, 2, h * 0.5, "rock"),
  ...disc(x, GROUND - h * 0.7, h * 0.34, "leaf", h * 0.4),
];

export const cypress = (x: number, h = 22): Part => disc(x, GROUND - h / 2, h * 0.16, "leaf", h / 2);

export const fir = (x: number, h = 22, base = GROUND): Part => [
  ...poly("leaf", [x - h * 0.28, base], [x, base - h * 0.65], [x + h * 0.28, base]),
  ...poly("leaf", [x - h * 0.2, base - h * 0.35], [x, base - h], [x + h * 0.2, base - h * 0.35]),
];

export const palm = (x: number, h = 26): Part => [
  ...line(`M${x} ${GROUND}Q${x + 3} ${GROUND - h / 2} ${x + 1} ${GROUND - h}`, 2, "rock"),
  ...range(5).flatMap((nth) => {
    const across = (nth - 2) * 5;
    return line(
      `M${x + 1} ${GROUND - h}Q${x + 1 + across} ${GROUND - h - 5} ${x + 1 + across * 1.7} ${GROUND - h + 3}`,
      2,
      "leaf",
    );
  }),
];

export const bush = (x: number, r = 6): Part => disc(x, GROUND, r, "leaf", r * 0.7);

export const forest = (from: number, to: number, h = 14, base = GROUND): Part =>
  range(Math.round((to - from) / 7)).flatMap((nth) => {
    const high = h * (0.75 + 0.3 * ((nth * 7) % 3));
    return shape(`M${from + nth * 7 - 3} ${base}a6 ${high} 0 0 1 12 0Z`, "leaf");
  });

export const mountain = (cx: number, w: number, h: number, base = GROUND): Part => [
  ...poly(
    "rock",
    [cx - w / 2, base],
    [cx - w * 0.1, base - h * 0.92],
    [cx, base - h],
    [cx + w * 0.14, base - h * 0.8],
    [cx + w / 2, base],
  ),
];

export const snowcap = (cx: number, w: number, h: number): Part => [
  ...mountain(cx, w, h),
  ...poly(
    "white",
    [cx - w * 0.1, GROUND - h * 0.8],
    [cx - w * 0.04, GROUND - h * 0.95],
    [cx, GROUND - h],
    [cx + w * 0.09, GROUND - h * 0.86],
    [cx + w * 0.04, GROUND - h * 0.78],
    [cx - w * 0.02, GROUND - h * 0.84],
  ),
];

export const dunes = (): Part =>
  shape(
    `M0 ${GROUND}Q50 ${GROUND - 16} 110 ${GROUND - 3}Q170 ${GROUND - 20} 240 ${GROUND - 2}V${GROUND}Z`,
    "rock",
  );

export const sea = (top = GROUND): Part => [
  ...rect(0, top, 240, 150 - top, "water"),
  ...range(6).flatMap((nth) =>
    line(`M${10 + nth * 40} ${top + 8 + (nth % 3) * 5}q5-3 10 0t10 0`, 1, "white"),
  ),
];
