// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code and its text are the same in every match.
 */
export type Action = { "do": "draw_row", slot: number, } | { "do": "draw_pile" } | { "do": "erect", colour: Colour, monument: Monument, } | { "do": "improve", colour: Colour, monument: Monument, } | { "do": "lay", card: Card, } | { "do": "rearrange" } | { "do": "done" } | { "do": "score", colour: Colour, } | { "do": "buy" } | { "do": "discard", card: Card, } | { "do": "story", colour: Colour, } | { "do": "acquire", colour: Colour, power: Power, } | { "do": "hero_row", slot: number, } | { "do": "hero_pile" } | { "do": "exchange", slot: number, } | { "do": "give", card: Card, } | { "do": "end_turn" };

/**
 * One value for each seat.
 */
export type BySeat<T> = Array<T>;

/**
 * A monument card: monument × 9 + value − 1.
 */
export type Card = number;

/**
 * A monument card.
 */
export type CardEntry = {
/**
 * Its name with its symbol, such as `Petra 7 (ship)`.
 */
name: string,
/**
 * Its name alone, such as `Petra 7`.
 */
plain_name: string,
/**
 * The monument that it shows.
 */
monument: Monument,
/**
 * Its value, from 1 to 9.
 */
value: number,
/**
 * The mark in its corner.
 */
symbol: Symbol, };

/**
 * The content in one language. Each list is in the order of the numbers that views use.
 */
export type Catalogue = {
/**
 * The monuments.
 */
monuments: Array<MonumentEntry>,
/**
 * The cards.
 */
cards: Array<CardEntry>,
/**
 * The points of the columns of the monument tracks, from left to right.
 */
columns: Array<Column>,
/**
 * The figures that the rulebook states.
 */
figures: Figures, };

/**
 * A colour. Each seat plays one, or two in a match of two players (ANT-60).
 */
export type Colour = number;

/**
 * What each colour has on the table.
 */
export type Colours = Array<Holdings>;

/**
 * The points that a monument gives its builders.
 */
export type Column = {
/**
 * For a sole builder.
 */
sole: number,
/**
 * For the first of two builders.
 */
first: number,
/**
 * For the second of two builders.
 */
second: number, };

/**
 * Points gained during play. All others are counted at the end.
 */
export type Earned = {
/**
 * By scoring cards (ANT-45).
 */
scored: number,
/**
 * From stories about monuments at the end of their tracks (ANT-55).
 */
overflow: number,
/**
 * For acquiring power cards (ANT-103).
 */
acquired: number,
/**
 * Paid to the Hero (ANT-105).
 */
hero: number, };

/**
 * The monuments that a colour shows, each a pile of cards.
 */
export type Exhibition = { [key in number]: Array<number> };

/**
 * What an offer gives now, or that it ends the turn.
 */
export type Facts = { "is": "points",
/**
 * How many.
 */
points: number, } | { "is": "pages",
/**
 * The number of its pages.
 */
pages: number, } | { "is": "ends_turn",
/**
 * How many actions are left and lost.
 */
lost: number, };

/**
 * The figures that the rulebook states.
 */
export type Figures = {
/**
 * Cards dealt to each player.
 */
hand: number,
/**
 * Actions in a monument turn.
 */
actions: number,
/**
 * Cards that the first builder plays at least.
 */
first_builder: number,
/**
 * Cards that the second builder plays at least.
 */
second_builder: number,
/**
 * Points for a historian who wrote nothing.
 */
unused_historian: number,
/**
 * Points for the longest stories.
 */
story_bonus: Array<number>,
/**
 * Points for acquiring a power card.
 */
power_acquired: number,
/**
 * Points for holding one at the end.
 */
power_held: number, };

/**
 * What one seat sees besides: its hand, and its plan.
 */
export type Hand = {
/**
 * Its cards, including those of the plan.
 */
cards: Array<Card>,
/**
 * The action that it has begun and the others do not see yet.
 */
plan: Plan, };

/**
 * What one seat is told.
 */
export type HandEvent = { "event": "drew", card: Card, } | { "event": "took", card: Card, } | { "event": "lost", cards: Array<Card>, } | { "event": "planned" } & Plan;

/**
 * What a colour has on the table.
 */
export type Holdings = {
/**
 * Its exhibition.
 */
exhibition: Exhibition,
/**
 * Its historians who have written nothing yet.
 */
historians: number,
/**
 * Its points so far, by source.
 */
earned: Earned, };

/**
 * A monument, by its place in the content file.
 */
export type Monument = number;

/**
 * A monument.
 */
export type MonumentEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * The name of its colour, by which it is drawn.
 */
colour: string, };

/**
 * What the rulebook lets the players choose (ANT-08).
 */
export type Options = {
/**
 * Plays with the three power cards.
 */
power_cards: boolean,
/**
 * A power card counts as one more of its symbol for scoring.
 */
power_symbols: boolean,
/**
 * The key of the monument that two players leave out; `random` draws one.
 */
left_out: string, };

/**
 * A pile of one monument's cards, as their values: four bits each, the bottom card in the lowest bits.
 */
export type Pile = Array<number>;

/**
 * An action that takes several decisions. Only the seat sees it until it is complete, so it can be taken back.
 */
export type Plan = { "plan": "none" } | { "plan": "erect", colour: Colour, monument: Monument, laid: Pile, } | { "plan": "improve", colour: Colour, monument: Monument, laid: Pile, } | { "plan": "rearrange", colour: Colour, monument: Monument, new: Array<Card>, laid: Pile, } | { "plan": "score", colour: Colour, first: Card | null, } | { "plan": "buy", first: Card | null, } | { "plan": "exchange", slot: number, };

/**
 * A power card. Each belongs to a symbol (ANT-100).
 */
export type Power = "scribe" | "naute" | "hero";

/**
 * What everyone sees.
 */
export type Public = {
/**
 * What was chosen before the match.
 */
with: With,
/**
 * Whose turn it is, and how far it has come.
 */
turn: Turn,
/**
 * The cards lying face up.
 */
row: [Card | null, Card | null, Card | null],
/**
 * The number of cards in the pile.
 */
pile_left: number,
/**
 * The number of cards in each hand (ANT-09).
 */
hand_sizes: BySeat<number>,
/**
 * The cards in hand that were taken from the row, which everyone saw.
 */
known: BySeat<Array<Card>>,
/**
 * Everything a colour has on the table.
 */
colours: Colours,
/**
 * The column of each monument's marker, counted from 0.
 */
markers: Array<number>,
/**
 * The stories, the oldest first.
 */
stories: Array<Story>,
/**
 * Cards out of the game (ANT-12, ANT-45).
 */
discarded: Array<Card>,
/**
 * Cards set aside for stories (ANT-57).
 */
chronicled: Array<Card>,
/**
 * The colour that holds each power card (ANT-102).
 */
powers: [Colour | null, Colour | null, Colour | null],
/**
 * Whether the last turn is over.
 */
over: boolean, };

/**
 * What everyone is told.
 */
export type PublicEvent = { "event": "action_taken" } | { "event": "took_from_row", seat: Seat, slot: number, card: Card, } | { "event": "drew_from_pile", seat: Seat, } | { "event": "erected", colour: Colour, monument: Monument, cards: Pile, } | { "event": "improved", colour: Colour, monument: Monument, cards: Pile, } | { "event": "rearranged", colour: Colour, monument: Monument, pile: Pile, } | { "event": "scored", colour: Colour, cards: [Card, Card], points: number, } | { "event": "bought", seat: Seat, cards: [Card, Card], } | { "event": "story_begun", colour: Colour, } | { "event": "page_taken", from: Colour, card: Card, } | { "event": "marker_moved", monument: Monument, } | { "event": "overflowed", monument: Monument, colour: Colour, points: number, } | { "event": "story_written", colour: Colour, pages: number, } | { "event": "acquired", colour: Colour, power: Power, from: Colour | null, points: number, } | { "event": "hero_called", colour: Colour, } | { "event": "exchanged", seat: Seat, slot: number, given: Card, taken: Card, } | { "event": "row_filled", slot: number, card: Card, } | { "event": "turn_passed", to: Seat, actions: number, } | { "event": "ended" };

/**
 * The points that a rule gives.
 */
export type RulePoints = {
/**
 * The id of the rule.
 */
rule: string,
/**
 * Its points.
 */
points: number, };

/**
 * The points of a colour, if the match were counted now.
 */
export type ScoreNow = {
/**
 * All of them.
 */
points: number,
/**
 * What each rule gives or takes.
 */
by_rule: Array<RulePoints>, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * What a monument pays one of its builders, if the match were counted now (ANT-75, ANT-76).
 */
export type Share = {
/**
 * The builder.
 */
colour: Colour,
/**
 * Its points.
 */
points: number, };

/**
 * A story: the historian stands on the space of that many pages.
 */
export type Story = {
/**
 * Whose historian.
 */
colour: Colour,
/**
 * How many pages.
 */
pages: number, };

/**
 * The mark in a card's corner.
 */
export type Symbol = "scroll" | "ship" | "helmet";

/**
 * What everybody may know of a table and no card says.
 */
export type TableFacts = {
/**
 * The shares of each monument's builders, by the number of the monument. Empty if nobody has built it.
 */
shares: Array<Array<Share>>,
/**
 * What each colour would have, if the match were counted now.
 */
scores: Array<ScoreNow>,
/**
 * The seats that would have most points, if the match were counted now; none if all would have as many.
 */
leaders: Array<Seat>, };

/**
 * How far the turn has come.
 */
export type Turn = {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * What kind of turn it became (ANT-10).
 */
kind: TurnKind,
/**
 * Actions still to take.
 */
actions_left: number,
/**
 * Whether an action was taken (ANT-11).
 */
acted: boolean,
/**
 * Whether an action was bought (ANT-12).
 */
bought: boolean,
/**
 * The powers that were used and serve once a turn. The Scribe is among them only by version 1 (ANT-104, ANT-108).
 */
used: [boolean, boolean, boolean], };

/**
 * What kind of turn it is.
 */
export type TurnKind = "open" | "monument" | "story";

/**
 * What was chosen before the match, and what follows from it.
 */
export type With = {
/**
 * The number of players.
 */
seats: number,
/**
 * The cards in play. With two or three players, some are left out.
 */
cards: Array<Card>,
/**
 * Whether the power cards are in play (ANT-100).
 */
power_cards: boolean,
/**
 * Whether a power card counts as a symbol for scoring (ANT-107).
 */
power_symbols: boolean, };
