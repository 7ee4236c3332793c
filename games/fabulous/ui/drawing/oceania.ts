import { forest, palm, sea } from "./nature";
import { line, poly, range, rect, row, shape, windows, type Part } from "./parts";
import { GRANITE, MARBLE, roofed, sketch, type Sketch } from "./sketch";

const moai = (x: number, base: number, h: number): Part => [
  ...poly(
    "m",
    [x - h * 0.22, base],
    [x - h * 0.2, base - h * 0.36],
    [x - h * 0.15, base - h * 0.42],
    [x - h * 0.17, base - h * 0.95],
    [x - h * 0.1, base - h],
    [x + h * 0.12, base - h],
    [x + h * 0.17, base - h * 0.94],
    [x + h * 0.14, base - h * 0.42],
    [x + h * 0.22, base - h * 0.34],
    [x + h * 0.24, base],
  ),
  ...poly(
    "d",
    [x + h * 0.06, base],
    [x + h * 0.05, base - h],
    [x + h * 0.12, base - h],
    [x + h * 0.17, base - h * 0.94],
    [x + h * 0.14, base - h * 0.42],
    [x + h * 0.22, base - h * 0.34],
    [x + h * 0.24, base],
  ),
  ...poly(
    "w",
    [x - h * 0.15, base - h * 0.82],
    [x + h * 0.12, base - h * 0.82],
    [x + h * 0.11, base - h * 0.74],
    [x - h * 0.14, base - h * 0.74],
  ),
  ...poly(
    "l",
    [x - h * 0.03, base - h * 0.84],
    [x + h * 0.03, base - h * 0.84],
    [x + h * 0.06, base - h * 0.58],
    [x - h * 0.06, base - h * 0.58],
  ),
  ...rect(x - h * 0.08, base - h * 0.52, h * 0.15, h * 0.035, "w"),
];

/** A sail of the Sydney opera. */
const sail = (x: number, base: number, w: number, h: number): Part => [
  ...shape(
    `M${x} ${base}Q${x + w * 0.1} ${base - h * 0.8} ${x + w} ${base - h}Q${x + w * 0.7} ${base - h * 0.4} ${x + w * 0.86} ${base}Z`,
    "l",
  ),
  ...shape(
    `M${x + w * 0.5} ${base}Q${x + w * 0.5} ${base - h * 0.6} ${x + w} ${base - h}Q${x + w * 0.7} ${base - h * 0.4} ${x + w * 0.86} ${base}Z`,
    "d",
  ),
];

export const OCEANIA: Readonly<Record<string, Sketch>> = {
  opera_de_sydney: sketch(
    roofed(MARBLE, "#d8d2c4"),
    "water",
    line("M124 100Q180 44 238 96M124 104H240", 3, "rock"),
    sea(118),
    rect(28, 104, 158, 16, "#c9a98a"),
    rect(28, 116, 158, 4, "#9a7b5e"),
    windows(32, 107, 150, 8, 20, 1),
    sail(104, 104, 44, 58),
    sail(84, 104, 46, 76),
    sail(128, 104, 34, 38),
    sail(56, 104, 42, 60),
    sail(36, 104, 32, 40),
    shape("M184 104Q170 100 160 78Q178 86 184 104Z", "l"),
  ),
  nan_madol: sketch(
    { ...GRANITE, m: "#7d7c78", d: "#4e4f4d", l: "#a3a29b" },
    "water",
    forest(0, 240, 40),
    palm(30, 60),
    palm(196, 56),
    sea(122),
    range(7).flatMap((line_) =>
      row(46 + (line_ % 2) * 6, 178, 10, (x) => [
        ...rect(x - 8, 112 - line_ * 8, 15, 7, line_ % 2 ? "m" : "l"),
        ...rect(x - 8, 117 - line_ * 8, 15, 2, "d"),
      ]),
    ),
    poly("m", [38, 64], [38, 52], [56, 58], [56, 64]),
    poly("m", [185, 64], [185, 52], [166, 58], [166, 64]),
    rect(100, 88, 20, 34, "w"),
    rect(94, 82, 32, 6, "l"),
  ),
  moai_de_rapa_nui: sketch(
    GRANITE,
    "grass",
    sea(112),
    shape("M0 126Q60 106 130 114T240 120V150H0Z", "#9fbd74"),
    rect(20, 116, 186, 8, "d"),
    rect(24, 112, 178, 5, "l"),
    moai(44, 114, 58),
    moai(76, 114, 66),
    moai(110, 114, 78),
    moai(146, 114, 64),
    moai(178, 114, 56),
    rect(97, 28, 26, 9, "#9a4630"),
    rect(136, 44, 20, 8, "#9a4630"),
  ),
};
