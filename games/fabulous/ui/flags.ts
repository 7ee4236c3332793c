/** A flag as coloured shapes on a cloth of 30 by 20, simplified where an emblem is too fine for the size of a card. */
export type Flag = readonly (readonly [d: string, colour: string])[];

const W = "#ffffff";
const RED = "#d32f2f";
const GREEN = "#1b8a4b";
const BLACK = "#1f1f1f";
const BLUE = "#2456a6";
const NAVY = "#1b2c6b";
const YELLOW = "#f6c726";
const SKY = "#75b2dd";

const box = (x: number, y: number, w: number, h: number, c: string): Flag => [
  [`M${x} ${y}h${w}v${h}h${-w}Z`, c],
];
const cloth = (c: string): Flag => box(0, 0, 30, 20, c);
const bars = (...colours: string[]): Flag =>
  colours.flatMap((c, nth) => box(0, (20 / colours.length) * nth, 30, 20 / colours.length, c));
const posts = (...colours: string[]): Flag =>
  colours.flatMap((c, nth) => box((30 / colours.length) * nth, 0, 30 / colours.length, 20, c));
const disc = (x: number, y: number, r: number, c: string): Flag => [
  [`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, c],
];
const shape = (d: string, c: string): Flag => [[d, c]];
const wedge = (w: number, c: string): Flag => shape(`M0 0L${w} 10L0 20Z`, c);
const moon = (x: number, y: number, r: number, c: string, behind: string): Flag => [
  ...disc(x, y, r, c),
  ...disc(x + r * 0.35, y, r * 0.8, behind),
];

/** A star with five points. */
export function star(x: number, y: number, r: number, c: string): Flag {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const far = nth % 2 ? r * 0.4 : r;
    const turn = (Math.PI * nth) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(2)} ${(y + far * Math.sin(turn)).toFixed(2)}`;
  });
  return shape(`M${points.join("L")}Z`, c);
}

const saltire = (thick: number, c: string, w: number, h: number): Flag =>
  shape(
    `M0 0H${thick}L${w} ${h - thick * 0.7}V${h}H${w - thick}L0 ${thick * 0.7}ZM${w} 0H${w - thick}L0 ${h - thick * 0.7}V${h}H${thick}L${w} ${thick * 0.7}Z`,
    c,
  );
const jack = (w: number, h: number): Flag => [
  ...box(0, 0, w, h, NAVY),
  ...saltire(w * 0.14, W, w, h),
  ...saltire(w * 0.06, RED, w, h),
  ...box(w * 0.4, 0, w * 0.2, h, W),
  ...box(0, h * 0.35, w, h * 0.3, W),
  ...box(w * 0.44, 0, w * 0.12, h, RED),
  ...box(0, h * 0.4, w, h * 0.2, RED),
];

/** By the country's code of two letters. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  FR: posts(BLUE, W, RED),
  IT: posts(GREEN, W, RED),
  IE: posts(GREEN, W, "#f08a2a"),
  CI: posts("#f08a2a", W, GREEN),
  ML: posts(GREEN, YELLOW, RED),
  PE: posts(RED, W, RED),
  DE: bars(BLACK, RED, YELLOW),
  RU: bars(W, BLUE, RED),
  UA: bars("#2f6fc4", YELLOW),
  ID: bars(RED, W),
  YE: bars(RED, W, BLACK),
  VA: [
    ...posts("#ffe04a", W),
    ...shape("M19 6L25 13M25 6L19 13", W),
    ...shape("M20 5l1.5 0l4 8l-1.5 1Z", "#c79a1f"),
    ...shape("M25 5l-1.5 0l-4 8l1.5 1Z", "#9aa3ad"),
    ...disc(22.5, 6, 1.8, "#c79a1f"),
  ],
  GR: [
    ...bars(BLUE, W, BLUE, W, BLUE, W, BLUE, W, BLUE),
    ...box(0, 0, 11.1, 11.1, BLUE),
    ...box(4.45, 0, 2.2, 11.1, W),
    ...box(0, 4.45, 11.1, 2.2, W),
  ],
  ES: [...bars(RED, YELLOW, YELLOW, RED), ...box(7, 7, 4, 5, RED), ...box(8, 8, 2, 3, W)],
  GB: jack(30, 20),
  BA: [
    ...cloth(NAVY),
    ...shape("M9 0H25V20Z", YELLOW),
    ...[1, 6, 11, 16].flatMap((y) => star(6 + y * 0.8, y + 1.5, 1.8, W)),
  ],
  TR: [...cloth(RED), ...moon(11, 10, 5, W, RED), ...star(18, 10, 2.5, W)],
  TN: [...cloth(RED), ...disc(15, 10, 5.5, W), ...moon(15, 10, 3.8, RED, W), ...star(16.5, 10, 1.8, RED)],
  IN: [
    ...bars("#f39a3c", W, GREEN),
    ...disc(15, 10, 2.9, NAVY),
    ...disc(15, 10, 2.1, W),
    ...disc(15, 10, 0.8, NAVY),
  ],
  CN: [
    ...cloth(RED),
    ...star(5.5, 6, 3.5, YELLOW),
    ...[2.5, 5, 8, 10.5].flatMap((y, nth) => star(nth % 3 ? 12.5 : 11, y, 1.3, YELLOW)),
  ],
  KH: [
    ...bars(NAVY, RED, RED, NAVY),
    ...shape("M9 14V10H10.500V7.500H11.500V10H14V5.500H16V10H18.500V7.500H19.500V10H21V14Z", W),
  ],
  MM: [...bars(YELLOW, GREEN, RED), ...star(15, 10.5, 7, W)],
  LK: [
    ...cloth(YELLOW),
    ...box(1, 1, 4, 18, GREEN),
    ...box(5, 1, 4, 18, "#ef7d22"),
    ...box(10, 1, 19, 18, "#8d2030"),
    ...shape("M15 15V9L17 6L20 7L21 10L24 8L24.5 11L23 15H21V12H18V15Z", YELLOW),
  ],
  JP: [...cloth(W), ...disc(15, 10, 6, RED)],
  AE: [...bars(GREEN, W, BLACK), ...box(0, 0, 8, 20, RED)],
  JO: [...bars(BLACK, W, GREEN), ...wedge(15, RED), ...star(5, 10, 2, W)],
  LB: [
    ...box(0, 0, 30, 5, RED),
    ...box(0, 5, 30, 10, W),
    ...box(0, 15, 30, 5, RED),
    ...shape("M15 5.500L19 9H17L20 12H16V14.500H14V12H10L13 9H11Z", GREEN),
  ],
  SY: [...bars(GREEN, W, BLACK), ...[9, 15, 21].flatMap((x) => star(x, 10, 2.2, RED))],
  IR: [
    ...bars(GREEN, W, RED),
    ...disc(15, 10, 2.2, RED),
    ...disc(15, 10, 1.1, W),
    ...box(14.6, 7.5, 0.8, 5, RED),
  ],
  UZ: [
    ...box(0, 0, 30, 6.5, "#3aa4d8"),
    ...box(0, 6.5, 30, 0.6, RED),
    ...box(0, 7.1, 30, 6, W),
    ...box(0, 13.1, 30, 0.6, RED),
    ...box(0, 13.6, 30, 6.4, GREEN),
    ...moon(5, 3.3, 2.2, W, "#3aa4d8"),
    ...[9, 11.5, 14].flatMap((x) => star(x, 3.5, 0.9, W)),
  ],
  AF: [
    ...posts(BLACK, RED, GREEN),
    ...disc(15, 10, 3.2, W),
    ...disc(15, 10, 2.1, RED),
    ...box(14, 8.8, 2, 2.4, W),
  ],
  IQ: [...bars(RED, W, BLACK), ...shape("M8 8.500h1v3h3v-3h1v3h3v-2h1v2h4v1H8Z", GREEN)],
  EG: [...bars(RED, W, BLACK), ...shape("M13 7L15 8L17 7V11L16 13H14L13 11Z", "#c79a1f")],
  ET: [...bars(GREEN, YELLOW, RED), ...disc(15, 10, 4.5, BLUE), ...star(15, 10.2, 3.3, YELLOW)],
  ZW: [
    ...bars(GREEN, YELLOW, RED, BLACK, RED, YELLOW, GREEN),
    ...wedge(12, W),
    ...star(4, 10, 3.2, RED),
    ...shape("M3.5 12V8.500L5 7.500V12Z", YELLOW),
  ],
  MA: [...cloth(RED), ...star(15, 10.5, 5, GREEN), ...star(15, 10.5, 2.6, RED)],
  LY: [...bars(RED, BLACK, BLACK, GREEN), ...moon(14, 10, 3, W, BLACK), ...star(17.5, 10, 1.6, W)],
  MX: [
    ...posts(GREEN, W, RED),
    ...shape("M13 8Q15 5.5 17 8L16 12Q15 13 13.5 12Z", "#8a5a2b"),
    ...shape("M12.5 12.500Q15 15 17.5 12.500L17 13.800Q15 15.5 13 13.800Z", GREEN),
  ],
  GT: [
    ...posts(SKY, W, SKY),
    ...disc(15, 10, 2.6, GREEN),
    ...disc(15, 10, 1.7, W),
    ...disc(15, 9.5, 0.9, "#c79a1f"),
  ],
  BR: [
    ...cloth(GREEN),
    ...shape("M3 10L15 2L27 10L15 18Z", YELLOW),
    ...disc(15, 10, 4.3, NAVY),
    ...shape("M10.9 9.300Q15 7.5 19.1 10.800L18.8 11.800Q15 8.8 10.8 10.300Z", W),
  ],
  US: [
    ...bars(RED, W, RED, W, RED, W, RED, W, RED, W, RED, W, RED),
    ...box(0, 0, 12.5, 10.8, NAVY),
    ...[2, 5.2, 8.4].flatMap((y) => [2, 4.8, 7.6, 10.4].flatMap((x) => star(x, y, 1, W))),
  ],
  CA: [
    ...posts(RED, W, W, RED),
    ...shape(
      "M15 3.500L16.3 6L18 5.300L17.4 9L19.5 7.500L20 9L22 9L20.6 11.500L21.5 12.200L16.3 14V16.500H13.700V14L8.5 12.200L9.4 11.500L8 9L10 9L10.5 7.500L12.6 9L12 5.300L13.7 6Z",
      RED,
    ),
  ],
  AU: [
    ...cloth(NAVY),
    ...jack(15, 10),
    ...star(7.5, 15, 2.6, W),
    ...star(22.5, 4, 1.5, W),
    ...star(22.5, 16.5, 1.5, W),
    ...star(19, 9, 1.5, W),
    ...star(26, 8, 1.5, W),
  ],
  FM: [
    ...cloth(SKY),
    ...star(15, 4, 2, W),
    ...star(15, 16, 2, W),
    ...star(8.5, 10, 2, W),
    ...star(21.5, 10, 2, W),
  ],
  CL: [...bars(W, RED), ...box(0, 0, 10, 10, BLUE), ...star(5, 5, 3, W)],
};
