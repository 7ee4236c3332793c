import { dunes, forest, mountain, sea } from "./nature";
import {
  GROUND,
  block,
  both,
  disc,
  dome,
  gable,
  line,
  n,
  poly,
  range,
  rect,
  row,
  shape,
  stepped,
  teeth,
  windows,
  type Part,
} from "./parts";
import {
  BRICK,
  GRANITE,
  LIMESTONE,
  MARBLE,
  MUD,
  SANDSTONE,
  VERDIGRIS,
  roofed,
  sketch,
  type Sketch,
} from "./sketch";

/** How high the cable of the Golden Gate hangs. */
function cable(x: number): number {
  const [from, to, left, low, right] =
    x < 62 ? [0, 62, 84, 70, 22] : x < 162 ? [62, 162, 22, 150, 22] : [162, 240, 22, 70, 84];
  const t = (x - from) / (to - from);
  return n(left * (1 - t) ** 2 + 2 * low * t * (1 - t) + right * t * t);
}

const pylon = (x: number): Part => [
  ...rect(x - 7, 20, 4, 104, "m"),
  ...rect(x + 3, 20, 4, 104, "d"),
  ...range(4).flatMap((nth) => rect(x - 5, 26 + nth * 18, 10, 4, "m")),
  ...rect(x - 12, 116, 24, 10, "rock"),
];

/** A house of the city behind. */
const tower = (x: number, h: number): Part => [
  ...rect(x - 9, GROUND - h, 18, h, "#9fbccd"),
  ...windows(x - 8, GROUND - h + 2, 16, h - 4, 3, Math.round(h / 9)),
];

/** A Maya temple: a steep stepped pyramid with a stair and a house on top. */
const maya = (cx: number, w: number, h: number, many: number, top: number): Part => [
  ...stepped(cx, GROUND, w, h, many, top + 12),
  ...poly(
    "l",
    [cx - w * 0.1, GROUND],
    [cx - top * 0.24, GROUND - h],
    [cx + top * 0.24, GROUND - h],
    [cx + w * 0.1, GROUND],
  ),
  ...range(8).flatMap((nth) =>
    line(`M${cx - w * 0.08} ${GROUND - 4 - (nth * h) / 8}H${cx + w * 0.08}`, 0.8, "d"),
  ),
  ...rect(cx - top / 2, GROUND - h - 16, top, 16, "m"),
  ...rect(cx + top * 0.2, GROUND - h - 16, top * 0.3, 16, "d"),
  ...rect(cx - 4, GROUND - h - 11, 8, 11, "w"),
];

export const AMERICAS: Readonly<Record<string, Sketch>> = {
  machu_picchu: sketch(
    GRANITE,
    "grass",
    mountain(40, 150, 90),
    shape("M96 126L128 40Q136 16 144 14Q152 20 158 44L200 126Z", "leaf"),
    shape("M142 126L140 30Q143 14 146 15Q153 24 158 44L200 126Z", "#47703c"),
    shape("M0 126Q50 84 110 92T240 132V150H0Z", "#86b06a"),
    range(6).flatMap((nth) =>
      line(
        `M${14 + nth * 8} ${142 - nth * 8}Q${90} ${122 - nth * 7} ${196 - nth * 10} ${140 - nth * 6}`,
        2.6,
        "m",
      ),
    ),
    [44, 66, 88, 112, 134].flatMap((x, nth) => [
      ...block(x, 116 - (nth % 3) * 8, 17, 12),
      ...gable(x, 104 - (nth % 3) * 8, 17, 10, "l"),
      ...rect(x - 5, 108 - (nth % 3) * 8, 3, 5, "w"),
    ]),
    block(76, 134, 22, 10),
    block(108, 132, 26, 10),
    rect(150, 108, 26, 10, "m"),
    teeth(150, 108, 26, 4),
  ),
  chichen_itza: sketch(
    LIMESTONE,
    "grass",
    forest(0, 240, 18),
    maya(110, 158, 72, 9, 34),
    rect(91, 36, 38, 3, "l"),
    both(110, 18, (x) => disc(x, 124, 4, "m")),
  ),
  teotihuacan: sketch(
    roofed(SANDSTONE, "#a4753d"),
    "sand",
    mountain(190, 160, 66),
    poly("l", [10, 126], [34, 100], [92, 100], [84, 126]),
    stepped(110, 126, 196, 78, 5, 62),
    poly("m", [100, 126], [104, 48], [116, 48], [120, 126]),
    range(10).flatMap((nth) => line(`M102 ${122 - nth * 7.5}H118`, 0.8, "w")),
    row(24, 200, 7, (x) => disc(x, 127, 5, "leaf", 3)),
  ),
  tikal: sketch(
    GRANITE,
    "grass",
    forest(0, 240, 30),
    maya(110, 96, 66, 7, 30),
    rect(98, 26, 24, 18, "m"),
    rect(112, 26, 10, 18, "d"),
    poly("l", [98, 26], [104, 16], [116, 16], [122, 26]),
    forest(20, 76, 34),
    forest(146, 220, 32),
    forest(60, 160, 10),
  ),
  christ_redempteur: sketch(
    roofed(MARBLE, "#cfc8ba"),
    "grass",
    sea(112),
    mountain(190, 110, 64),
    shape("M40 150Q70 90 110 84T180 150Z", "leaf"),
    rect(100, 78, 20, 14, "d"),
    rect(96, 90, 28, 6, "m"),
    poly("m", [100, 78], [103, 38], [117, 38], [120, 78]),
    poly("d", [111, 78], [112, 38], [117, 38], [120, 78]),
    poly("l", [56, 42], [58, 37], [100, 34], [120, 34], [162, 37], [164, 42], [122, 48], [98, 48]),
    poly("d", [122, 48], [164, 42], [162, 40], [120, 42]),
    disc(110, 27, 6.5, "l", 8),
    disc(113, 27, 3.5, "m", 7),
    line("M106 52L104 76M110 50V76", 1, "d"),
  ),
  statue_de_la_liberte: sketch(
    roofed(VERDIGRIS, "#4c8774", "#f2b632"),
    "water",
    sea(128),
    row(16, 228, 11, (x, nth) =>
      rect(x - 8, 128 - 14 - ((nth * 17) % 24), 15, 14 + ((nth * 17) % 24), "rock"),
    ),
    poly("rock", [62, 132], [74, 118], [148, 118], [160, 132]),
    rect(92, 92, 38, 28, "#c9bda3"),
    rect(116, 92, 14, 28, "#a3977f"),
    rect(88, 88, 46, 5, "#ded3ba"),
    poly("m", [95, 88], [100, 50], [106, 44], [117, 44], [122, 52], [127, 88]),
    poly("d", [113, 88], [114, 46], [117, 44], [122, 52], [127, 88]),
    line("M103 56L100 86M108 54V86", 1.2, "d"),
    poly("m", [100, 52], [92, 26], [97, 24], [107, 46]),
    rect(89, 20, 10, 4, "d"),
    poly("a", [91, 20], [94, 7], [97, 20]),
    rect(118, 54, 9, 14, "l"),
    disc(111, 37, 5.5, "l", 7),
    line("M105 33L100 27M107 31L104 23M111 30V21M115 31L118 23M117 33L122 27", 1.6, "m"),
    rect(105, 31, 12, 3, "d"),
  ),
  golden_gate: sketch(
    { ...BRICK, l: "#e2674a", m: "#c9452b", d: "#8f2b1a" },
    "water",
    mountain(20, 120, 44),
    mountain(220, 120, 52),
    sea(118),
    line("M0 84Q31 70 62 22Q112 150 162 22Q201 70 240 84", 2.4, "m"),
    row(6, 234, 39, (x) => line(`M${x} ${cable(x)}V94`, 0.8, "d")),
    both(112, 50, pylon),
    rect(0, 93, 240, 5, "m"),
    rect(0, 97, 240, 2.5, "d"),
  ),
  chan_chan: sketch(
    MUD,
    "sand",
    dunes(),
    rect(0, 56, 240, 70, "m"),
    rect(0, 52, 240, 6, "l"),
    teeth(0, 52, 240, 20, "l"),
    range(6).flatMap((line_) =>
      row(12 + (line_ % 2) * 7, 228, 16, (x) =>
        poly("d", [x, 66 + line_ * 9], [x + 5, 70 + line_ * 9], [x, 74 + line_ * 9], [x - 5, 70 + line_ * 9]),
      ),
    ),
    rect(84, 78, 52, 48, "l"),
    rect(92, 86, 36, 40, "w"),
    rect(0, 120, 240, 6, "d"),
  ),
  tour_cn: sketch(
    roofed(GRANITE, "#6b6b68", "#d6453c"),
    "stone",
    row(14, 228, 10, (x, nth) => tower(x, 22 + ((nth * 19) % 34))),
    poly("m", [98, 126], [107, 48], [113, 48], [122, 126]),
    poly("d", [110, 126], [110, 48], [113, 48], [122, 126]),
    disc(110, 46, 16, "l", 5),
    rect(96, 40, 28, 7, "d"),
    disc(110, 40, 14, "m", 4),
    rect(106, 28, 8, 10, "m"),
    disc(110, 28, 6, "l", 2.4),
    line("M110 27V2", 2.4, "a"),
    dome(54, 126, 24, 18, "white"),
  ),
};
