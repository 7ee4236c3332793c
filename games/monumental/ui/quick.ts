/** A match in one click: two sit at the table, so that turns come round soon. */
export const quick = { seats: 2 };
