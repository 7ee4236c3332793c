/** How wide the cards of an exhibition can be, in rem, the largest first. */
const WIDTHS = [7.4, 6.6, 5.8, 5.1, 4.5, 4.1, 3.7, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2];

/** Narrower cards are drawn without their names, which nobody could read. */
const NAMED = 3.4;

/** How high a monument is, in widths of its cards: halfway between two cards and three. */
const HIGH = 1.93;

/** The distance between two monuments, in widths of a card. */
const APART = 0.09;

/** The widths that cards can have, up to this one. */
export function widthsUpTo(most: number): number[] {
  return WIDTHS.filter((it) => it <= most);
}

/**
 * The number of the first width at which an exhibition of this size, in rem, has room for so many monuments. Its cards begin with
 * it, so that they rarely become smaller later.
 */
export function reservedWidth(
  widths: readonly number[],
  room: { width: number; height: number },
  monuments: number,
): number {
  const found = widths.findIndex((width) => {
    const across = (room.width / width + APART) / (1 + APART);
    const rows = Math.floor(room.height / width / HIGH);
    return (rows > 1 ? Math.floor(across) * rows : across * rows) >= monuments;
  });
  return found < 0 ? widths.length - 1 : found;
}

/** Whether the names on cards of this width can be read. */
export const isNamed = (width: number) => width >= NAMED;
