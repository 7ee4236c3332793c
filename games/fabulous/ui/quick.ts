/** A match in one click: three sit at the table, and 36 rounds of about twenty seconds take 10 to 15 minutes. */
export const quick = {
  seats: 3,
  age: 7,
  minutes: "10–15",
  difficulty: 1,
  rounds: 36,
  options: { rounds: 36, minutes: "none" },
};
