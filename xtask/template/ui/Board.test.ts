import { tableAt, unlit, type Moment } from "$board/fixture";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Board from "./Board.svelte";
import type { Catalogue, Hand, Public } from "./generated";
import printed from "./tests/catalogue.json?raw";
import recorded from "./tests/moments.json?raw";

const catalogue = JSON.parse(printed) as Catalogue;
const moments = JSON.parse(recorded) as Moment<Public, Hand>[];

afterEach(cleanup);

it.each(moments)("lights every offer of $seats: $prompt", (moment) => {
  const root = render(Board, { props: { table: tableAt(moment, catalogue) } }).container;
  expect(unlit(root, moment.offers)).toEqual([]);
});
