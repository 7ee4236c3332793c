/** What a Collector card shows: the two colours of its sky, and what is drawn on it; without a width a shape is filled. */
export interface CollectorSketch {
  sky: readonly [string, string];
  lines: readonly (readonly [d: string, colour: string, width?: number])[];
}

/** By the key of the Collector; the sheet is 100 by 100, and its middle is always seen. */
export const COLLECTORS: Readonly<Record<string, CollectorSketch>> = {
  aurore_polaire: {
    sky: ["#10204a", "#1d5a5e"],
    lines: [
      ["M5 44Q25 16 45 38T95 28", "#6ff0b0", 7],
      ["M5 54Q30 28 50 48T95 40", "#56c8e8", 5],
      ["M5 63Q30 42 55 58T95 52", "#c77df0", 4],
      ["M0 100V82L25 66L45 82L70 62L100 84V100Z", "#0b1530"],
    ],
  },
  arc_en_ciel: {
    sky: ["#9fd3f2", "#e8f6ff"],
    lines: [
      ["M14 78A36 36 0 0 1 86 78", "#e2473f", 6],
      ["M20 78A30 30 0 0 1 80 78", "#f2a33c", 6],
      ["M26 78A24 24 0 0 1 74 78", "#f4dc4e", 6],
      ["M32 78A18 18 0 0 1 68 78", "#58b368", 6],
      ["M38 78A12 12 0 0 1 62 78", "#3f7fd0", 6],
      ["M0 76H100V100H0Z", "#7fb069"],
    ],
  },
  eclipse: {
    sky: ["#191634", "#54356b"],
    lines: [
      ["M50 22A28 28 0 1 1 49.9 22Z", "#ffd76b"],
      ["M53 26A25 25 0 1 1 52.9 26Z", "#0c0a1c"],
      ["M50 8V15M50 85V92M8 50H15M85 50H92M20 20L25 25M75 75L80 80M80 20L75 25M25 75L20 80", "#ffd76b", 3],
    ],
  },
  verglas: {
    sky: ["#a9d3ec", "#5f97bf"],
    lines: [
      ["M50 20V80M24 35L76 65M76 35L24 65", "#ffffff", 5],
      [
        "M43 23L50 30L57 23M43 77L50 70L57 77M25 43L34 41L31 32M69 68L66 59L75 57M75 43L66 41L69 32M31 68L34 59L25 57",
        "#ffffff",
        4,
      ],
    ],
  },
  tornade: {
    sky: ["#5c6878", "#b9b09a"],
    lines: [
      ["M20 24Q50 14 80 24", "#eef0f3", 8],
      ["M26 37Q50 28 74 37", "#e0e5ea", 7],
      ["M34 49Q54 42 68 49", "#d0d6dd", 7],
      ["M42 61Q56 56 63 61", "#c2c9d2", 6],
      ["M50 73Q57 70 58 74", "#b4bcc6", 5],
      ["M0 82H100V100H0Z", "#7d7057"],
    ],
  },
  grele: {
    sky: ["#46556b", "#8a9bb0"],
    lines: [
      ["M24 48Q14 46 18 36Q22 26 34 30Q40 14 56 20Q66 16 72 28Q86 28 84 40Q82 48 74 48Z", "#e6ebf2"],
      ["M30 60V60.1M46 66V66.1M62 60V60.1M76 66V66.1M38 78V78.1M56 80V80.1M70 78V78.1", "#ffffff", 9],
    ],
  },
  feu: {
    sky: ["#4a1410", "#b4431c"],
    lines: [
      ["M52 16Q78 42 72 64Q66 84 50 84Q34 84 28 64Q30 48 40 42Q40 52 46 52Q54 40 52 16Z", "#ff8f2e"],
      ["M51 46Q66 58 61 72Q56 82 49 82Q38 80 38 68Q42 66 46 68Q52 60 51 46Z", "#ffd45e"],
    ],
  },
  tsunami: {
    sky: ["#e8f4f8", "#b5dcea"],
    lines: [
      ["M0 100V80Q14 74 18 58Q26 28 56 24Q82 22 84 44Q74 36 64 42Q52 50 60 66Q66 76 100 76V100Z", "#2b86b3"],
      ["M0 100V86Q30 88 40 74Q40 52 56 40Q44 56 54 70Q64 84 100 82V100Z", "#1d6a94"],
      ["M34 38Q48 26 68 30M24 56Q28 46 34 42", "#ffffff", 3],
    ],
  },
  seisme: {
    sky: ["#d8b98c", "#a5764a"],
    lines: [
      ["M28 56V36H22L38 24L54 36H48V56Z", "#f3e6c6"],
      ["M0 56H100V100H0Z", "#7b4f2e"],
      ["M54 54L44 66L58 76L48 100H60L66 76L54 66L62 54Z", "#2c1a0e"],
      ["M44 66L24 72M66 76L84 72", "#2c1a0e", 3],
    ],
  },
  restaurateur: {
    sky: ["#f0e2c4", "#c49a5b"],
    lines: [
      ["M24 78H76V84H24ZM28 44H36V78H28ZM64 44H72V78H64ZM22 38H78V44H22ZM50 16L80 36H20Z", "#fffaf0"],
      ["M47 52H53V80H47Z", "#8a5a2b"],
      ["M42 40H58V54H42Z", "#9a3b1f"],
    ],
  },
  gardien_du_patrimoine: {
    sky: ["#f0d9cf", "#b34a37"],
    lines: [
      ["M50 14L78 24V48Q78 72 50 86Q22 72 22 48V24Z", "#fff6ec"],
      ["M34 62H66V66H34ZM36 44H41V60H36ZM47.5 44H52.5V60H47.5ZM59 44H64V60H59ZM50 28L68 42H32Z", "#9a3b1f"],
    ],
  },
  guide_touristique: {
    sky: ["#cfe6d4", "#4f8f74"],
    lines: [
      ["M12 52Q50 14 88 52Q50 90 12 52Z", "#ffffff"],
      ["M50 36A16 16 0 1 1 49.9 36Z", "#2f7a63"],
      ["M50 44A8 8 0 1 1 49.9 44Z", "#11302a"],
      ["M56 46V46.1", "#ffffff", 5],
    ],
  },
};

/** For a Collector that nobody has drawn. */
export const UNKNOWN_COLLECTOR: CollectorSketch = {
  sky: ["#6b5a86", "#3b3054"],
  lines: [["M50 18L58 42L84 42L63 57L71 82L50 66L29 82L37 57L16 42L42 42Z", "#ffd76b"]],
};
