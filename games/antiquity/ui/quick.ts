/** A match in one click: three sit at the table. */
export const quick = { seats: 3 };
