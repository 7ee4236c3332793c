import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { catalogue, say, usual } from "./fixture";

const [HEIGHT, , DATE, VISITORS] = [0, 1, 2, 3] as const;
const [EIFFEL, COLOSSEUM, KHEOPS] = [0, 6, 48] as const;

describe("the book", () => {
  const book = new Book({ catalogue, say }, usual);

  it("says values as the game does", () => {
    expect(book.value(HEIGHT, 3300)).toBe("330 m");
    expect(book.value(HEIGHT, book.figure(COLOSSEUM, HEIGHT))).toBe("48,5 m");
    expect(book.value(VISITORS, book.figure(EIFFEL, VISITORS))).toMatch(/^\d\u202f\d{3}\u202f\d{3}/);
    expect(book.value(DATE, book.figure(KHEOPS, DATE))).toMatch(/^2\d+\sav\./);
    expect(book.value(DATE, null)).toBe("valeur inconnue");
  });

  it("knows what is on a card", () => {
    const fire = catalogue.collectors[6]!;
    expect(book.name(EIFFEL)).toBe("Tour Eiffel");
    expect(book.figure(EIFFEL, HEIGHT)).toBe(3300);
    expect(book.collector(EIFFEL)).toBeUndefined();
    expect(book.collector(fire.card)).toBe(fire);
    expect(book.name(fire.card)).toBe("Feu");
  });

  it("measures a value against the pack, the oldest date being the strongest", () => {
    const old = book.beaten(DATE, book.figure(KHEOPS, DATE)!, false);
    const young = book.beaten(DATE, book.figure(EIFFEL, DATE)!, false);
    expect(old.others).toBe(35);
    expect(old.many).toBeGreaterThan(30);
    expect(young.many).toBeLessThan(10);
  });

  it("turns the measure round in an eclipse", () => {
    const figure = book.figure(EIFFEL, HEIGHT)!;
    const usually = book.beaten(HEIGHT, figure, false).many;
    const eclipsed = book.beaten(HEIGHT, figure, true).many;
    expect(usually).toBeGreaterThan(30);
    expect(usually + eclipsed).toBe(35);
  });
});
