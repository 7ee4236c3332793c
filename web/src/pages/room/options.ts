import type { GameOption } from "$protocol";

/** What an option can be, as the engine describes it. */
export type Spec = (
  | { kind: "flag"; default: boolean }
  | { kind: "choice"; values: string[]; default: string }
  | { kind: "number"; least: number; most: number; default: number }
) & { name: string; needs?: string; seats?: number[] };

export type Choices = Record<string, unknown>;

export const specOf = (option: GameOption) => option.spec as Spec;

export function chosen(option: GameOption, choices: Choices): unknown {
  return choices[option.name] ?? specOf(option).default;
}

/** What every option is unless somebody chooses otherwise. */
export function usual(all: readonly GameOption[]): Choices {
  return Object.fromEntries(all.map((it) => [it.name, specOf(it).default]));
}

/** Whether an option changes anything: at this number of seats, with what else is chosen. */
export function counts(
  option: GameOption,
  all: readonly GameOption[],
  choices: Choices,
  seats: number,
): boolean {
  const spec = specOf(option);
  if (spec.seats && !spec.seats.includes(seats)) return false;
  const needed = all.find((it) => it.name === spec.needs);
  return !needed || chosen(needed, choices) === true;
}

/** What was chosen otherwise than usual, and counts. */
export function unusual(all: readonly GameOption[], choices: Choices, seats: number): GameOption[] {
  return all.filter((it) => counts(it, all, choices, seats) && chosen(it, choices) !== specOf(it).default);
}

/** Only what counts is sent: an option that hangs on another would be refused without it. */
export function sent(all: readonly GameOption[], choices: Choices, seats: number): Choices {
  return Object.fromEntries(unusual(all, choices, seats).map((it) => [it.name, chosen(it, choices)]));
}
