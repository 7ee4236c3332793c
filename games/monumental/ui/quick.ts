/** A match in one click: two civilisations, for the shortest way through the eras. */
export const quick = { seats: 2 };
