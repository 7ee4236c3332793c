/** Hue and strength for each name of a colour in the pack. */
const TINTS: Record<string, readonly [hue: number, chroma: number]> = {
  green: [150, 0.11],
  violet: [305, 0.12],
  blue: [258, 0.13],
  white: [95, 0.02],
  red: [25, 0.14],
  orange: [55, 0.13],
  grey: [240, 0.025],
  pink: [2, 0.11],
  cyan: [205, 0.1],
  yellow: [92, 0.13],
  lime: [125, 0.13],
  brown: [62, 0.075],
};

/** A style that gives everything of class `tint` the tones of this colour. */
export function tint(colour: string): string {
  const [hue, chroma] = TINTS[colour] ?? [75, 0.05];
  return `--hue:${hue};--chroma:${chroma}`;
}
