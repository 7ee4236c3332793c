import { test } from "vitest";
import { GAMES } from "./games";
import { testServer } from "./testServer";
import { DESK, playWhole } from "./wholeMatch";

const it = testServer();

for (const setup of GAMES)
  test(`a whole match of ${setup.game} by keyboard alone`, () => playWhole(it, setup, "keyboard", DESK, 11));
