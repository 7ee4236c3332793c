/** The games that bring a board, with the number of seats of a match in one click. */
export const GAMES = Object.entries(
  import.meta.glob<{ quick: { seats: number } }>("../../games/*/ui/quick.ts", { eager: true }),
).map(([path, { quick }]) => ({ game: path.split("/").at(-3)!, seats: quick.seats }));

/** Those that teach a first match. */
export const LESSONS = Object.keys(import.meta.glob("../../games/*/ui/lesson.ts")).map((path) =>
  path.split("/").at(-3)!,
);
