/** A sign of a seat: a colour and a shape, so that seats can be told apart without seeing colours. */
export interface Sign {
  colour: string;
  /** An SVG path, roughly between −10 and 10. */
  shape: string;
}

/** A seat at a table, with the view and the catalogue of its match; they are missing before the match begins. */
export interface Sitting {
  seat: number;
  seats: number;
  view?: unknown;
  /** The catalogue of the game. */
  catalogue?: unknown;
}

/** A game's function for the signs of a seat; several if a seat plays several colours. */
export type Signs = (sitting: Sitting) => readonly Sign[];

const SHAPES = [
  "M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z",
  "M-8.8-8.8H8.8V8.8H-8.8Z",
  "M0-11L10.5 8H-10.5Z",
  "M0-12L10.5 0L0 12L-10.5 0Z",
  "M-5-10H5L10 0L5 10H-5L-10 0Z",
  "M0-11L3.3-3.6L11-3L5 2.5L6.8 10L0 6L-6.8 10L-5 2.5L-11-3L-3.3-3.6Z",
];

/** The default sign of a seat. Games that mark their seats differently use these signs too. */
export function houseSign(nth: number): Sign {
  const at = nth % SHAPES.length;
  return { colour: `var(--seat-${at})`, shape: SHAPES[at]! };
}
