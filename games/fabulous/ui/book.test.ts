import { describe, expect, it } from "vitest";
import { Book } from "./book";
import { content, say, usual } from "./fixture";

const [HEIGHT, , DATE, VISITORS] = [0, 1, 2, 3] as const;
const EIFFEL = 0;
const KHEOPS = 48;

describe("the book", () => {
  const book = new Book({ content, say }, usual);

  it("says values as the game does", () => {
    expect(book.value(HEIGHT, 3300)).toBe("330 m");
    expect(book.value(HEIGHT, 488)).toBe("48,8 m");
    expect(book.value(VISITORS, 7_000_000)).toBe("7\u202f000\u202f000");
    expect(book.value(DATE, -2589)).toBe("−2589");
    expect(book.value(DATE, null)).toBe("valeur inconnue");
  });

  it("knows what is on a card", () => {
    expect(book.name(EIFFEL)).toBe("Tour Eiffel");
    expect(book.figure(EIFFEL, HEIGHT)).toBe(3300);
    expect(book.collector(EIFFEL)).toBeUndefined();
    expect(book.collector(book.collectorCard(6))).toBe("feu");
    expect(book.name(book.collectorCard(6))).toBe("Feu");
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
