import { arches, box, columns, disc, poly, steps, type Drawing } from "./shapes";

const akropolis: Drawing = [
  ["shade", "M0 56V47L7 42L11 35L30 33L51 32L56 39L64 44V56Z"],
  ["deep", "M11 35L17 44L13 56H0V47L7 42ZM33 33L39 42L35 56H49L46 45L51 32Z"],
  ["deep", box(16, 17, 32, 13)],
  ["stone", box(13, 30, 38, 3) + columns(7, 14.5, 49.5, 2.8, 17, 30)],
  ["stone", box(13, 13.5, 38, 3) + poly(12, 13, 32, 4, 52, 13)],
  ["shade", poly(19, 12, 32, 6.2, 45, 12)],
];

const artemision: Drawing = [
  ["deep", box(8, 23, 48, 23)],
  ["stone", columns(8, 7, 57, 3.4, 23, 46) + steps(32, 55, 3, [62, 57, 52])],
  ["shade", columns(8, 6.4, 57.6, 4.6, 42.5, 46) + box(1, 52, 62, 0.8)],
  ["stone", box(5, 19, 54, 4) + poly(4, 18.5, 32, 7, 60, 18.5)],
  ["deep", box(30.5, 12, 3, 5.5) + box(24.5, 13.5, 2.4, 4) + box(37, 13.5, 2.4, 4)],
  ["glow", "M34.5 .2a4.4 4.4 0 1 0 2 6.2a3.6 3.6 0 0 1-2-6.2Z"],
];

const babylon: Drawing = [
  ["shade", box(0, 33, 64, 23) + columns(9, 0, 64, 4, 29, 34)],
  ["deep", box(0, 40, 64, 1.4) + box(0, 50, 64, 1.4)],
  ["stone", box(22, 22, 20, 34) + columns(3, 25.5, 38.5, 3, 18.5, 23)],
  ["deep", arches(1, 26, 38, 12, 28, 56)],
  ["stone", box(8, 12, 15, 44) + box(41, 12, 15, 44)],
  [
    "stone",
    columns(3, 7, 24, 4, 6, 12) + columns(3, 40, 57, 4, 6, 12) + box(7, 10, 17, 3) + box(40, 10, 17, 3),
  ],
  ["shade", box(8, 19, 15, 1.4) + box(41, 19, 15, 1.4) + box(8, 49, 15, 1.4) + box(41, 49, 15, 1.4)],
  [
    "glow",
    [24, 33, 42]
      .map((y) => [10, 17, 43, 50].map((x) => `M${x} ${y}h3l1-1.4h1v4h-1v-1.4h-3v1.4h-1Z`).join(""))
      .join(""),
  ],
];

const betHamikdash: Drawing = [
  ["shade", box(6, 26, 11, 26) + box(47, 26, 11, 26) + box(0, 44, 64, 12)],
  ["deep", columns(2, 9, 14.4, 1.6, 31, 38) + columns(2, 49.6, 55, 1.6, 31, 38)],
  ["stone", box(15, 9, 34, 43) + steps(32, 56, 2, [30, 26])],
  ["glow", columns(7, 15, 49, 1.8, 4.5, 9) + box(13.5, 9, 37, 2.4)],
  ["shade", columns(4, 17.5, 46.5, 3.2, 17, 52) + box(15, 14.5, 34, 1.6)],
  ["deep", box(25.5, 23, 13, 29)],
  ["glow", box(24, 20, 16, 2.2)],
  ["wire", "M32 48V31M28.9 31v2.2a3.1 3.1 0 0 0 6.2 0V31M26.8 31v3a5.2 5.2 0 0 0 10.4 0v-3M29.5 48.6h5"],
];

const colosseum: Drawing = [
  ["shade", "M34 54V25Q52 23 62 30V47Q55 54 34 55Z"],
  ["deep", arches(4, 44, 60, 2.8, 31, 37) + arches(4, 44, 60, 2.8, 42, 49)],
  ["stone", "M2 48V14Q20 5 38 10L42 15L41 20L46 25V54Q14 58 2 48Z"],
  [
    "deep",
    arches(6, 5, 40, 3.4, 14.5, 21.5) + arches(6, 5, 42, 3.8, 26.5, 35) + arches(6, 5, 43, 4, 40, 49.5),
  ],
  [
    "shade",
    "M2 24Q22 21.5 45 24.5V25.6Q22 22.8 2 25.2ZM2 37.4Q24 36 46 37.6V38.8Q24 37.2 2 38.6ZM2 11.5V14Q20 5 38 10L37 8Q18 3 2 11.5Z",
  ],
];

const kolossos: Drawing = [
  ["deep", "M0 51q4-2.4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0V56H0Z"],
  ["shade", box(5, 45, 16, 9) + box(43, 45, 16, 9) + box(3.5, 43, 19, 2.6) + box(41.5, 43, 19, 2.6)],
  ["stone", poly(26, 28, 9, 43, 18, 43, 20, 39, 32, 33, 44, 39, 46, 43, 55, 43, 38, 28)],
  ["stone", poly(24.5, 14, 39.5, 14, 37.5, 30, 26.5, 30)],
  [
    "stone",
    poly(37, 13.5, 47, 3.5, 49.5, 5.5, 40, 20) + poly(25, 14, 18, 22, 22, 31, 24.5, 29.5, 21.8, 23, 27, 19),
  ],
  ["shade", poly(25.5, 26.5, 38.5, 26.5, 42, 35, 32, 32, 22, 35)],
  ["glow", poly(32, 0, 33, 5, 36.5, 1.5, 35.5, 6, 39.5, 5, 36, 9, 28, 9, 24.5, 5, 28.5, 6, 27.5, 1.5, 31, 5)],
  ["stone", disc(32, 9, 3.8)],
  ["glow", "M49 0q4 3 1.6 6.4q-2.4 1-3.6-1Q49 3.5 49 0Z"],
  ["stone", "M26 50h12l-2 3.4h-8ZM31.4 41v8H26.6Z"],
];

const mausoleion: Drawing = [
  ["stone", steps(32, 56, 2.4, [54, 48]) + box(12, 36, 40, 16)],
  ["shade", box(12, 39.5, 40, 1.2) + box(12, 46, 40, 1.2) + columns(5, 15, 49, 3, 41, 46)],
  ["deep", box(15, 23, 34, 12)],
  ["stone", columns(8, 13, 51, 2.6, 23, 35) + box(11, 34, 42, 2.4) + box(11, 20.5, 42, 3)],
  ["shade", steps(32, 20.5, 2.1, [38, 32, 26, 20, 14])],
  [
    "stone",
    [38, 32, 26, 20, 14].map((width, nth) => box(32 - width / 2, 18.4 - nth * 2.1, width, 0.8)).join(""),
  ],
  [
    "glow",
    disc(37, 8, 2.2) +
      "M33.6 8.4V4.4h.9l1 1.6h3v2.4Z" +
      "M26 10l.8-3.4-1.8-1.2-2.6.6-.6-1.2 2.6-2.2 1.8-.4.4 1.2 4.4 2.4h2.8v1.4h-2.4l1.2 3.2h-1.2l-1.8-2.8h-1.6l-1 2.4Z",
  ],
];

const petra: Drawing = [
  ["shade", "M0 56V9L7 3L18 0L30 2L42 0L56 2L64 8V56Z"],
  ["deep", "M0 56V9L7 3L9 20L6 36L9 56ZM64 56V8L56 2L54 18L58 34L54 56ZM11 6H53V54H11Z"],
  [
    "stone",
    columns(6, 12.5, 51.5, 3.2, 35, 53) +
      box(11, 53, 42, 3) +
      box(11, 31, 42, 4) +
      poly(18, 30.6, 32, 24.5, 46, 30.6),
  ],
  ["deep", box(29.4, 41, 5.2, 12) + poly(24.5, 29.6, 32, 26.2, 39.5, 29.6)],
  [
    "stone",
    columns(2, 13, 21.5, 2.4, 15, 25) + columns(2, 42.5, 51, 2.4, 15, 25) + columns(3, 27, 37, 2, 14, 24),
  ],
  [
    "stone",
    poly(12, 14.8, 22, 9.5, 22, 14.8) +
      poly(52, 14.8, 42, 9.5, 42, 14.8) +
      poly(25.5, 13.6, 32, 7, 38.5, 13.6),
  ],
  ["stone", box(12, 25, 12, 1.6) + box(40, 25, 12, 1.6)],
  ["glow", disc(32, 5, 2.2)],
];

const pharos: Drawing = [
  ["light", poly(32, 5, 0, 0, 0, 11) + poly(32, 5, 64, 0, 64, 11)],
  ["shade", "M8 52L14 46H50L56 52V56H8Z"],
  ["stone", poly(20.5, 46, 23, 25, 41, 25, 43.5, 46)],
  ["shade", poly(34, 25, 41, 25, 43.5, 46, 34.5, 46)],
  ["stone", box(21, 22.4, 22, 2.8) + box(26, 13, 12, 9.5) + box(24.6, 11.6, 14.8, 1.8) + box(29, 6.6, 6, 5)],
  ["shade", box(33.5, 13.4, 4.5, 9)],
  ["deep", arches(1, 29, 33, 4, 39, 46) + arches(2, 26, 32, 2, 29, 33) + arches(1, 29.5, 32, 2.4, 16, 20)],
  ["glow", "M32 0q5 3.6 2.6 7h-5.2Q27 3.6 32 0Z"],
  ["deep", "M0 52q4-2.4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0V56H0Z"],
];

const pyramides: Drawing = [
  ["glow", disc(52, 10, 5.5)],
  ["stone", poly(46, 20, 28, 50, 64, 50)],
  ["deep", poly(46, 20, 64, 50, 52, 50)],
  ["stone", poly(23, 6, 0, 50, 46, 50)],
  ["shade", poly(23, 6, 46, 50, 30, 50)],
  ["stone", poly(44, 39, 36, 51, 53, 51)],
  ["shade", poly(44, 39, 53, 51, 47, 51)],
  ["deep", "M0 50Q18 47 32 50T64 49V56H0Z"],
];

const GARDEN = [
  [3, 43, 58],
  [11, 32, 42],
  [19, 21, 26],
] as const;

const semiramis: Drawing = [
  [
    "leaf",
    disc(13, 27, 4) +
      disc(51, 27, 4) +
      disc(25, 15, 3.4) +
      disc(39, 15, 3.6) +
      disc(6, 38, 3.6) +
      disc(58, 38, 3.6),
  ],
  ["stone", GARDEN.map(([x, y, width]) => box(x, y, width, 56 - y)).join("") + box(27, 12, 10, 10)],
  ["shade", GARDEN.map(([x, y, width]) => box(x, y, width, 2)).join("") + box(26, 11, 12, 2)],
  [
    "deep",
    arches(7, 6, 58, 4.4, 47.5, 56) +
      arches(5, 14, 50, 4.4, 36, 43) +
      arches(3, 22.5, 41.5, 4, 24.6, 32) +
      arches(1, 30, 34, 4, 14.5, 21),
  ],
  ["light", box(31, 33, 2, 10) + box(31, 44, 2, 12)],
  [
    "leaf",
    GARDEN.map(([x, y, width]) => {
      const tufts = Math.round(width / 7);
      return Array.from({ length: tufts }, (_, nth) => {
        const at = x + (nth * width) / tufts;
        return `M${at} ${y - 0.5}q3.6-3.4 7 0q.4 ${nth % 2 ? 6 : 3.4}-1.8 5q-1.2-3.4-3-1.4q-2.2-.4-2.2-3.6Z`;
      }).join("");
    }).join("") +
      "M32 12q-5-2-7 1.4q1-5.4 6-4.4q-3-3.4-6-2.6q5-3.4 7 1.6q2-5 7-1.6q-3-.8-6 2.6q5-1 6 4.4q-2-3.4-7-1.4Z",
  ],
];

const zeus: Drawing = [
  ["deep", box(17, 8, 30, 42) + poly(15.5, 8.4, 32, 0, 48.5, 8.4)],
  ["shade", steps(32, 56, 3, [56, 48]) + box(13, 30, 5, 20) + box(46, 30, 5, 20)],
  ["stone", poly(24, 18, 40, 18, 43, 22, 41, 35, 23, 35, 21, 22)],
  ["stone", poly(22, 33, 42, 33, 46, 37, 44, 50, 36, 50, 35, 40, 29, 40, 28, 50, 20, 50, 18, 37)],
  ["shade", poly(23, 19, 27, 18, 40, 34, 43, 38, 42, 42, 31, 36, 21, 39, 20, 36, 33, 33)],
  [
    "stone",
    poly(41, 19, 51, 25, 54, 17, 56.4, 18, 53, 29, 50, 29.6, 40, 25) +
      poly(23, 19, 12, 25, 8, 25, 8, 28, 13, 29, 24, 25),
  ],
  ["stone", disc(32, 11.5, 4.8)],
  ["shade", "M27.4 11.6q2 2.4 4.6 2.2t4.6-2.2q.8 6-4.6 9.4q-5.4-3.4-4.6-9.4Z"],
  [
    "glow",
    "M27 10.4q1.4-4.6 5-4.6t5 4.6q-1.4-2-5-2t-5 2Z" +
      box(54, 6, 1.6, 44) +
      poly(50.6, 3, 54.8, 5.4, 59, 3, 56, 8, 53.6, 8),
  ],
  ["glow", "M9.6 24.6V18l-3-2.6 3 .6a1.6 1.6 0 1 1 1.6 0l3-.6-3 2.6v6.6Z"],
];

/** The twelve monuments by their keys in the pack. */
const DRAWINGS: Record<string, Drawing> = {
  akropolis,
  artemision,
  babylon,
  bet_hamikdash: betHamikdash,
  colosseum,
  kolossos,
  mausoleion,
  petra,
  pharos,
  pyramides,
  semiramis,
  zeus,
};

/** What a monument of somebody's own pack looks like: a plain temple. */
const TEMPLE: Drawing = [
  ["deep", box(14, 26, 36, 24)],
  ["stone", columns(5, 12, 52, 4, 26, 50) + steps(32, 56, 3, [52, 46]) + box(10, 22, 44, 4)],
  ["stone", poly(9, 21.5, 32, 9, 55, 21.5)],
];

export function drawingOf(key: string): Drawing {
  return DRAWINGS[key] ?? TEMPLE;
}
