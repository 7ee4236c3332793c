/** A match in one click: three sit at the table. */
export const quick = { seats: 3, age: 7, minutes: "10–15", difficulty: 1 };
