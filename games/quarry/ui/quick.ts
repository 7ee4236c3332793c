/** A match in one click: three sit at the table. */
export const quick = { seats: 3, age: 8, minutes: "45", difficulty: 1 };
