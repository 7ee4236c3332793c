/**
 * The land of the world, coarse: outlines as longitudes and latitudes in degrees, drawn by us for a map as small as a stamp.
 */
const LAND: readonly string[] = [
  // North America
  "-168 66 -156 71 -128 70 -110 68 -95 72 -82 68 -94 59 -82 55 -79 52 -78 62 -65 58 -56 52 -66 49 -65 45 -70 43 -74 40 -76 35 -81 31 -80 25 -82 29 -90 29 -97 27 -97 22 -94 18 -90 21 -87 21 -88 16 -83 14 -83 10 -79 9 -83 8 -87 12 -94 16 -105 20 -109 25 -113 31 -115 30 -110 23 -117 33 -124 40 -124 48 -133 56 -145 60 -153 58 -165 54 -158 58 -165 62",
  // Greenland
  "-73 78 -60 82 -30 83 -20 76 -24 70 -40 65 -45 60 -53 66 -55 70",
  // Arctic islands
  "-125 73 -105 73 -85 77 -62 82 -90 82 -120 77",
  "-90 73 -80 73 -62 66 -66 62 -75 65 -85 70",
  // Cuba, Hispaniola
  "-85 22 -77 20 -74 20 -69 19 -72 18 -77 20 -82 23",
  // South America
  "-79 9 -72 12 -62 10 -52 5 -50 0 -44 -3 -35 -6 -39 -15 -41 -22 -48 -26 -54 -34 -58 -38 -65 -43 -69 -51 -66 -55 -73 -52 -74 -44 -72 -30 -70 -18 -76 -14 -81 -5 -78 2",
  // Africa
  "-6 36 10 37 11 33 20 31 32 31 34 27 39 16 43 11 51 12 47 3 40 -4 40 -15 35 -20 33 -27 27 -34 19 -35 15 -27 12 -17 13 -7 9 0 9 4 4 6 -8 4 -16 11 -17 20 -10 29",
  // Madagascar
  "44 -17 49 -12 50 -16 47 -25 44 -23",
  // Europe and Asia
  "-9 43 -9 37 -5 36 0 39 3 42 9 44 12 42 16 38 18 40 13 45 19 42 23 36 27 41 27 37 36 36 34 31 35 28 43 13 52 17 60 23 56 26 51 25 48 30 57 26 67 24 73 20 77 8 80 13 80 16 87 21 92 22 95 16 98 8 103 1 100 13 105 9 109 12 106 20 114 22 121 28 121 37 118 39 125 39 126 34 129 36 128 40 140 52 136 55 155 59 157 51 163 60 179 66 179 69 140 73 113 74 100 77 70 72 60 69 44 68 38 66 40 64 33 67 41 67 26 71 14 67 5 61 8 58 11 59 13 55 17 61 22 65 22 60 30 60 21 57 20 54 10 54 8 57 8 54 -2 48 -1 44",
  // Great Britain and Ireland
  "-5 50 1 51 0 53 -2 56 -2 57 -5 58 -5 54 -3 53 -5 52",
  "-10 52 -6 52 -6 55 -10 54",
  // Iceland
  "-24 65 -18 66 -14 65 -19 63",
  // Sri Lanka
  "80 9 82 7 80 6",
  // Japan
  "130 31 132 34 137 35 141 36 142 40 145 43 142 45 140 42 140 38 136 37 131 34",
  // Philippines
  "120 18 122 18 124 12 126 7 122 7 121 13",
  // Sumatra, Java, Borneo, Sulawesi, New Guinea
  "95 5 100 2 106 -5 104 -5 98 1",
  "105 -7 115 -8 114 -9 106 -8",
  "109 1 114 5 118 6 117 0 115 -4 110 -2",
  "119 -4 120 1 125 1 122 -1 123 -5",
  "131 -1 141 -3 147 -6 150 -10 143 -9 138 -8",
  // Australia, Tasmania
  "114 -22 122 -18 129 -15 136 -12 136 -15 140 -18 142 -11 146 -19 153 -26 150 -37 144 -38 138 -35 131 -32 124 -33 116 -35",
  "145 -41 148 -41 147 -43",
  // New Zealand
  "173 -35 178 -38 175 -41 171 -45 167 -46 172 -41",
];

/** The map is as wide as the circle of the earth, and leaves the ice at both ends out. */
export const MAP = { left: -170, top: 78, width: 350, height: 134 };

/** Where a place lies on the map. */
/** Places are printed in ten-thousandths of a degree. */
export const DEGREE = 10_000;

export function spot(latitude: number, longitude: number): { x: number; y: number } {
  const x = (((longitude - MAP.left) % 360) + 360) % 360;
  return { x: Math.min(x, MAP.width), y: Math.max(0, Math.min(MAP.height, MAP.top - latitude)) };
}

/** The whole land as one path. */
export const LAND_PATH = LAND.map(outline).join("");

function outline(degrees: string): string {
  const numbers = degrees.split(" ").map(Number);
  const points: string[] = [];
  for (let nth = 0; nth + 1 < numbers.length; nth += 2)
    points.push(`${numbers[nth]! - MAP.left} ${MAP.top - numbers[nth + 1]!}`);
  return `M${points.join("L")}Z`;
}
