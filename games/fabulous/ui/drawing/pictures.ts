import type { MonumentEntry } from "../view";
import { AFRICA } from "./africa";
import { AMERICAS } from "./americas";
import { EAST_ASIA } from "./east_asia";
import { NORTH_EUROPE } from "./north_europe";
import { OCEANIA } from "./oceania";
import { SOUTH_EUROPE } from "./south_europe";
import { WEST_ASIA } from "./west_asia";
import { block, both, columns, dome, gable, rect, spire, stepped, taper, windows } from "./parts";
import { GRANITE, MUD, SANDSTONE, SLATE, sketch, type Sketch } from "./sketch";

const DRAWN: Readonly<Record<string, Sketch>> = {
  ...SOUTH_EUROPE,
  ...NORTH_EUROPE,
  ...EAST_ASIA,
  ...WEST_ASIA,
  ...AFRICA,
  ...AMERICAS,
  ...OCEANIA,
};

/** The picture of a monument: its own where we have drawn it, otherwise one that its continent suggests. */
export function pictureOf(monument: Pick<MonumentEntry, "key" | "continent">): Sketch {
  return DRAWN[monument.key] ?? suggested(monument.continent);
}

/** Whether we have drawn this monument. */
export const isDrawn = (key: string): boolean => key in DRAWN;

/** A picture of a monument that nobody has drawn, by where it stands. */
export function suggested(continent: MonumentEntry["continent"]): Sketch {
  const tall = 40;
  if (continent.endsWith("america"))
    return sketch(GRANITE, "grass", stepped(120, 126, 150, tall * 0.9, 8, 34));
  if (continent === "africa")
    return sketch(
      MUD,
      "sand",
      block(120, 126, 130, 50),
      both(120, 50, (x) => taper(x, 126, 26, tall, 14)),
    );
  if (continent === "asia")
    return sketch(
      SANDSTONE,
      "sand",
      block(120, 126, 110, 40),
      dome(120, 86, 32),
      both(120, 66, (x) => taper(x, 126, 12, tall, 8)),
    );
  return sketch(
    SLATE,
    "grass",
    block(120, 126, 90, 56),
    gable(120, 70, 96, 26, "r"),
    both(120, 50, (x) => [...block(x, 126, 24, tall * 0.8), ...spire(x, 126 - tall * 0.8, 26, 26)]),
    columns(100, 96, 40, 30, 4),
    windows(84, 74, 72, 16, 5, 1),
    rect(114, 108, 12, 18, "w"),
  );
}
