/** A match in one click: two civilisations, for the shortest way through the eras. */
export const quick = { seats: 2, age: 14, minutes: "90–120", difficulty: 3 };
