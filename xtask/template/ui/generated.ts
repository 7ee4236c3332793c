// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code and its text are the same in every match.
 */
export type Action = { "do": "lay", card: Card, };

/**
 * One value for each seat.
 */
export type BySeat<T> = Array<T>;

/**
 * A card. The first one has the number 1.
 */
export type Card = number;

/**
 * The content for clients. This game has only numbers.
 */
export type Catalogue = {
/**
 * The cards.
 */
cards: Array<Card>,
/**
 * Points for a card that is higher than the one before (STA-03).
 */
step: number, };

/**
 * What only its owner sees.
 */
export type Hand = {
/**
 * The cards in hand.
 */
cards: Array<Card>, };

/**
 * What one seat is told.
 */
export type HandEvent = { "event": "gained", card: Card, } | { "event": "lost", card: Card, };

/**
 * The options of a game that has none.
 */
export type NoOptions = Record<symbol, never>;

/**
 * What everyone sees.
 */
export type Public = {
/**
 * Whose turn it is.
 */
turn: Seat,
/**
 * The card laid last.
 */
last: Card | null,
/**
 * All the cards laid so far: an attentive player remembers them.
 */
laid: Array<Card>,
/**
 * The number of cards in each hand.
 */
hand_sizes: BySeat<number>,
/**
 * The number of cards in the pile.
 */
pile_left: number,
/**
 * The points of each seat.
 */
points: BySeat<number>,
/**
 * Whether the match has ended.
 */
over: boolean, };

/**
 * What everyone is told.
 */
export type PublicEvent = { "event": "laid", seat: Seat, card: Card, points: number, } | { "event": "drew", seat: Seat, } | { "event": "turn_passed", to: Seat, } | { "event": "ended" };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;
