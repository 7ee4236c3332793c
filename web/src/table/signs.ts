import { houseSign, type Signs } from "$board/signs";

// Not among what else games bring (`shell/boards.ts`): these come with the first table, not with the first page.
const SIGNS = import.meta.glob<{ signs: Signs }>("../../../games/*/ui/seats.ts", { eager: true });

/** How the game marks its seats; by the signs of the house where it says nothing. */
export function signs(game: string): Signs {
  const brought = SIGNS[`../../../games/${game}/ui/seats.ts`];
  return brought?.signs ?? (({ seat }) => [houseSign(seat)]);
}
