/** The games that bring a board, with the number of seats and the options of a match in one click. */
export const GAMES = Object.entries(
  import.meta.glob<{ quick: { seats: number; options?: object } }>("../../games/*/ui/quick.ts", {
    eager: true,
  }),
).map(([path, { quick }]) => ({
  game: path.split("/").at(-3)!,
  seats: quick.seats,
  options: quick.options ?? {},
}));

/** Those that teach a first match. */
export const LESSONS = Object.keys(import.meta.glob("../../games/*/ui/lesson.ts")).map((path) =>
  path.split("/").at(-3)!,
);
