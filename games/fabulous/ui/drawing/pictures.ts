import type { Monument } from "../book";
import { AFRICA } from "./africa";
import { EAST_ASIA } from "./east_asia";
import { NEW_WORLD } from "./new_world";
import { NORTH_EUROPE } from "./north_europe";
import { SOUTH_EUROPE } from "./south_europe";
import { WEST_ASIA } from "./west_asia";
import { block, both, columns, dome, gable, rect, spire, stepped, taper, temple, windows } from "./parts";
import { GLASS, GRANITE, LIMESTONE, MUD, SANDSTONE, SLATE, sketch, type Sketch } from "./sketch";

const DRAWN: Readonly<Record<string, Sketch>> = {
  ...SOUTH_EUROPE,
  ...NORTH_EUROPE,
  ...EAST_ASIA,
  ...WEST_ASIA,
  ...AFRICA,
  ...NEW_WORLD,
};

/** The picture of a monument: its own where we have drawn it, otherwise one that its figures suggest. */
export function pictureOf(monument: Monument): Sketch {
  return DRAWN[monument.key] ?? suggested(monument);
}

/** Whether we have drawn this monument. */
export const isDrawn = (key: string): boolean => key in DRAWN;

/** A picture from what is known of a monument that nobody has drawn: tall and young, old and low, and by where it stands. */
export function suggested({ figures, continent }: Pick<Monument, "figures" | "continent">): Sketch {
  const height = figures["height"] ?? 20;
  const year = figures["start_year"] ?? 1500;
  const tall = Math.min(108, 30 + height / 3);
  if (year > 1900 && height > 100)
    return sketch(GLASS, "stone", taper(120, 126, 40, tall, 14), spire(120, 126 - tall, 8, 12));
  if (year < 0) return sketch(LIMESTONE, "sand", temple(120, 126, 120, 50, 8));
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
