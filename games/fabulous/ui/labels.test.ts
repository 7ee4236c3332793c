import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { speaking, table } from "./fixture";
import { hyphenated, limitOf, placeInWords, shortName } from "./labels";
import { liveStands, order } from "./stands";
import type { FabulousTable } from "./view";

const { round, with: chosen } = speaking.view.public;
const of = round.characteristic ?? 0;

function inWords(at: FabulousTable): string[] {
  const book = new Book(at, chosen);
  return liveStands(at, book).map((it) => placeInWords(at, book, it, { of, settled: false }));
}

describe("the limit of a match", () => {
  const at = (rounds: number, minutes: number | null, number: number) =>
    limitOf(
      table(speaking, { round: { number, deciding: false }, all: { with: { ...chosen, rounds, minutes } } }),
    );

  it("is told in rounds that are left, or in minutes", () => {
    expect([0, 1, 12].map((number) => at(36, 10, number))).toEqual(["encore 35", "encore 35", "encore 24"]);
    expect([35, 36, 37].map((number) => at(36, null, number))).toEqual([
      "encore une",
      "la dernière",
      "la dernière",
    ]);
    expect(at(3000, 10, 4)).toBe("fin au bout de 10\u00a0min");
    expect(at(3000, null, 4)).toBeNull();
  });
});

describe("a place in words", () => {
  it("says what a reader would see, and no more", () => {
    const at = table(speaking);
    const places = inWords(at);
    const book = new Book(at, chosen);
    order(at).forEach((seat, nth) => {
      const said = round.heard[seat]?.values[of] ?? null;
      const face = seat === at.seat ? book.name(at.view.mine!.card!) : "carte cachée";
      expect(places[nth]).toContain(seat === at.seat ? "Vous" : at.seats[seat]!.name);
      expect(places[nth]).toContain(face);
      expect(places[nth]).toContain(
        round.spoken.includes(seat) ? book.value(of, said) : "n’a pas encore parlé",
      );
    });
    expect(places.filter((it) => it.includes("en tête"))).toHaveLength(1);
    expect(places.filter((it) => it.includes("a choisi la caractéristique"))).toHaveLength(1);
  });

  it("says who counts as red, and who is out", () => {
    const [out, red] = order(table(speaking)) as [number, number];
    const inGame = speaking.view.public.in_game.filter((it) => it !== out);
    const places = inWords(table(speaking, { round: { counts_as_red: [red] }, all: { in_game: inGame } }));
    expect(places[0]).toContain("hors jeu");
    expect(places[1]).toContain("compte comme rouge");
  });
});

describe("a long word in a narrow place", () => {
  const cut = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");

  it("is divided between syllables, a short one is not", () => {
    const names = ["Parthénon", "Cathédrale", "Borobudur", "Tour de Pise", "Krak des Chevaliers"];
    expect(names.map(cut)).toEqual([
      "Par-thé-non",
      "Cathé-drale",
      "Boro-bu-dur",
      "Tour de Pise",
      "Krak des Che-va-liers",
    ]);
  });
});

it("a card in the arena leaves out what stands in brackets after its name", () => {
  expect(shortName("Lalibela (Église Saint-Georges)")).toBe("Lalibela");
  expect(shortName("Taj Mahal")).toBe("Taj Mahal");
});
