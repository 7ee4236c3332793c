/** The games with a board, and the number of seats and the options of a match that is started with one click. */
export const GAMES = Object.entries(
  import.meta.glob<{ quick: { seats: number; options?: object } }>("../../games/*/ui/quick.ts", {
    eager: true,
  }),
).map(([path, { quick }]) => ({
  game: path.split("/").at(-3)!,
  seats: quick.seats,
  options: quick.options ?? {},
}));

/** The games with a lesson. */
export const LESSONS = Object.keys(import.meta.glob("../../games/*/ui/lesson.ts")).map((path) =>
  path.split("/").at(-3)!,
);
