import { unlit } from "$board/fixture";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { translator } from "../../../web/src/shell/i18n";
import gameEn from "../texts/en.ftl?raw";
import gameFr from "../texts/fr.ftl?raw";
import Board from "./Board.svelte";
import { catalogue, moments, table } from "./tests/fixture";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { Antiquity, PublicEvent } from "./view";

afterEach(cleanup);

const VOICES = { fr: translator("fr", [gameFr, fr]), en: translator("en", [gameEn, en]) };

describe.each(moments)("at a table of $seats: $prompt", (moment) => {
  it.each(["fr", "en"] as const)(
    "everything that is offered can be touched, and is named in %s",
    (language) => {
      const unsaid: string[] = [];
      const say: Antiquity["say"] = (id, args) => {
        const text = VOICES[language](id, args);
        if (text === id && id.includes("-")) unsaid.push(id);
        return text;
      };
      const { container } = render(Board, { table: table(moment, { say, language }) });
      expect(unlit(container, moment.offers)).toEqual([]);
      expect(unsaid).toEqual([]);
    },
  );
});

describe("a spectator", () => {
  const over = moments.find((it) => it.awaited === null)!;

  it("sees the table and can touch nothing but the cards that everyone may look at again", () => {
    const { container } = render(Board, { table: table(over, { say: VOICES.fr }) });
    const playing = new Set(over.view.public.with.cards.map((card) => catalogue.cards[card]!.monument));
    expect(container.querySelectorAll(".track")).toHaveLength(playing.size);
    const touchable = [...container.querySelectorAll("button")].filter((it) => !it.closest("nav, .heaps"));
    expect(touchable).toEqual([]);
  });

  it("sees the cards that were just given up go to their heap", () => {
    const cards: [number, number] = [over.view.public.discarded[0]!, over.view.public.discarded[1]!];
    const scored: PublicEvent = { event: "scored", colour: 0, cards, points: 2 };
    const news = [{ step: 9, seat: 0, public: [scored], mine: [] }];
    const gone = (still: boolean) => {
      const { container } = render(Board, { table: table(over, { say: VOICES.fr, still, news }) });
      const pieces = container.querySelectorAll<HTMLElement>(".heaps [data-piece]");
      return [...pieces].map((it) => it.dataset["piece"]);
    };
    // To the heap, and to the bar that jumps there where the table is a long column.
    expect(gone(false)).toEqual(cards.map((card) => `card-${card}`));
    expect(gone(true)).toEqual([]);
  });

  it("sees the hands once all cards are open", () => {
    const [card] = over.view.public.with.cards as [number];
    const open: Antiquity["open"] = [undefined, { cards: [card], plan: { plan: "none" } }];
    const { getAllByLabelText } = render(Board, { table: table(over, { say: VOICES.fr, open }) });
    expect(getAllByLabelText(catalogue.cards[card]!.name)).not.toEqual([]);
  });
});
