/** A match in one click: two civilisations that chance deals, for the shortest way through the eras. */
export const quick = {
  seats: 2,
  options: { civilizations: "random" },
  age: 14,
  minutes: "90–120",
  difficulty: 3,
};
