/**
 * A part of a picture in a box of 96 by 64: a tone of the palette (`--p-…` in palette.css) and a path.
 * The tone "-" draws a line.
 */
export type Shape = readonly [tone: string, path: string];

/** Pictures by the key of their card. */
export type Pictures = Readonly<Record<string, readonly Shape[]>>;
