import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { table, usual } from "./fixture";
import { placeInWords } from "./labels";
import { liveStands } from "./stands";

const HEIGHT = 0;

function inWords(at: ReturnType<typeof table>): string[] {
  const book = new Book(at, usual);
  return liveStands(at, book).map((it) => placeInWords(at, book, it, { of: HEIGHT, settled: false }));
}

describe("a place in words", () => {
  it("says what a reader would see, and no more", () => {
    expect(inWords(table())).toEqual([
      "Ben, 2 cartes, carte cachée, 93 m, en tête, a choisi la caractéristique, pastille verte",
      "Cléo, 2 cartes, carte cachée, 38 m",
      "Vous, 3 cartes, Colisée, n’a pas encore parlé, pastille jaune",
    ]);
  });

  it("says who counts as red, and who is out", () => {
    const [ben, cleo] = inWords(table({ counts_as_red: [2] }, { in_game: [0, 2] }));
    expect(ben).toContain("hors jeu");
    expect(cleo).toContain("compte comme rouge");
  });
});
