// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code and its text are the same in every match.
 */
export type Action = { "do": "enter",
/**
 * The space.
 */
space: Space,
/**
 * The piece.
 */
take?: Piece, } | { "do": "lay",
/**
 * The position.
 */
position: Position, } | { "do": "pass" };

/**
 * One value for each seat.
 */
export type BySeat<T> = Array<T>;

/**
 * The content in one language. Each list is in the order of the numbers that views use.
 */
export type Catalogue = {
/**
 * The monuments.
 */
monuments: Array<MonumentEntry>,
/**
 * Points for a brick, from the lowest level to the highest.
 */
levels: Array<number>,
/**
 * The number of spaces of the outer ring, which come first.
 */
outer: number,
/**
 * The number of spaces of the middle ring, which come next. The centre is last.
 */
middle: number,
/**
 * The spaces beside each space.
 */
neighbours: Array<Array<Space>>,
/**
 * Rounds in a game.
 */
rounds: number,
/**
 * Points for a jewel.
 */
jewel: number,
/**
 * Points for the black piece.
 */
black: number, };

/**
 * The colour of a brick.
 */
export type Colour = "violet" | "red" | "neutral" | "orange";

/**
 * Points by source.
 */
export type Earned = {
/**
 * Where the marker started (QRY-03).
 */
start: number,
/**
 * For the black piece (QRY-27).
 */
black: number,
/**
 * For bricks laid (QRY-33).
 */
bricks: number,
/**
 * For bricks left in earlier rounds (QRY-41).
 */
left_before: number,
/**
 * For bricks left in this round. They may be given back (QRY-51).
 */
left_now: number,
/**
 * For jewels, at the end (QRY-53).
 */
jewels: number, };

/**
 * How a match ended (QRY-50).
 */
export type Ending = "complete" | "last_round";

/**
 * What an offer does besides what its sentence says.
 */
export type Facts = {
/**
 * Whether it ends the turn: the last pace of a walk (QRY-24), a brick (QRY-30), a pass (QRY-40).
 */
ends_turn: boolean,
/**
 * The spaces that the walk can enter at each of its later paces, the next one first (QRY-22, QRY-24, QRY-25). Empty
 * after the last pace.
 */
later: Array<Array<Space>>, };

/**
 * What is known of a player.
 */
export type Holdings = {
/**
 * The pieces behind the screen, as an attentive player remembers them (QRY-26).
 */
seen: Pieces,
/**
 * Whether this player has passed in this building phase (QRY-42).
 */
passed: boolean,
/**
 * The points so far.
 */
earned: Earned, };

/**
 * The points of a player's jewels, as far as a reader may be shown them (QRY-26): both bounds are the same for the reader's own
 * jewels, and for all if the table shows what was taken. Of the others' only their number together is shown.
 */
export type JewelPoints = {
/**
 * The least that they can be.
 */
least: number,
/**
 * The most that they can be.
 */
most: number, };

/**
 * A monument, by its place in the content file.
 */
export type Monument = number;

/**
 * A monument.
 */
export type MonumentEntry = {
/**
 * Its key in texts.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * The pieces of each round.
 */
rounds: Array<Pieces>,
/**
 * The positions of its bricks.
 */
plan: Array<SiteEntry>, };

/**
 * What the players choose before they begin (QRY-07, QRY-26).
 */
export type Options = {
/**
 * The key of the monument. An unknown key stands for the first monument.
 */
monument: string,
/**
 * Shows the pieces that each player has taken, which players at a real table must remember.
 */
show_taken: boolean, };

/**
 * A phase of a round (QRY-05).
 */
export type Phase = "quarry" | "building" | { "over": Ending };

/**
 * One of the pieces that come out of the bag (QRY-02).
 */
export type Piece = Colour | "blue" | "black";

/**
 * Counts of pieces by kind, eight bits each.
 */
export type Pieces = { [key in Piece]?: number };

/**
 * A position of the plan, by its place in the list.
 */
export type Position = number;

/**
 * What everyone sees.
 */
export type Public = {
/**
 * What was chosen before the match.
 */
with: With,
/**
 * The round, counted from 1 (QRY-05).
 */
round: number,
/**
 * The phase of the round.
 */
phase: Phase,
/**
 * The first player of the round; from the building phase on, of the next one too (QRY-27).
 */
first: Seat,
/**
 * Whose turn it is, and how far it has come.
 */
turn: Turn,
/**
 * The space of the worker. `None` while it is in front of a screen.
 */
worker: Space | null,
/**
 * The pieces lying in the quarry (QRY-13).
 */
quarry: Stones,
/**
 * The positions of the plan where a brick lies.
 */
built: Array<Position>,
/**
 * What is known of each player.
 */
players: BySeat<Holdings>, };

/**
 * What everyone is told.
 */
export type PublicEvent = { "event": "round_begun", round: number, first: Seat, paces: number, } | { "event": "placed", space: Space, piece: Piece, } | { "event": "entered", seat: Seat, space: Space, take: Piece | null, } | { "event": "walk_begun", seat: Seat, number: number, paces: number, } | { "event": "black_returned", seat: Seat, points: number, } | { "event": "laid", seat: Seat, position: Position, colour: Colour, points: number, } | { "event": "builder_called", seat: Seat, } | { "event": "passed", seat: Seat, shown: Pieces | null, points: number, } | { "event": "given_back", seat: Seat, points: number, } | { "event": "jewels_counted", seat: Seat, jewels: number, points: number, } | { "event": "ended", ending: Ending, };

/**
 * What one seat sees besides: the pieces behind its screen (QRY-26).
 */
export type Screen = {
/**
 * Its bricks, its jewels, and the black piece until the quarry is empty.
 */
pieces: Pieces, };

/**
 * What one seat is told.
 */
export type ScreenEvent = { "event": "gained", piece: Piece, } | { "event": "lost", piece: Piece, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * One position of a plan.
 */
export type SiteEntry = {
/**
 * Its level, counted from 1.
 */
level: number,
/**
 * Half bricks from the left.
 */
x: number,
/**
 * Half bricks from the back.
 */
y: number,
/**
 * The colour that goes there.
 */
colour: Colour, };

/**
 * A space of the quarry: first the outer ring clockwise, then the middle ring, the centre last.
 */
export type Space = number;

/**
 * The pieces lying in the quarry, by space.
 */
export type Stones = { [key in number]: { [key in Piece]?: number } };

/**
 * What a reader may be shown of a table and no piece says.
 */
export type TableFacts = {
/**
 * By seat, what the jewels behind its screen will give, until they are counted (QRY-53). `None` if the reader saw no jewel
 * that could be there.
 */
jewels: Array<JewelPoints | null>, };

/**
 * How far a turn has come.
 */
export type Turn = {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Its number in the quarry phase, counted from 1.
 */
number: number,
/**
 * The worker's paces still to go.
 */
paces_left: number,
/**
 * The spaces that the worker entered in this turn (QRY-22).
 */
entered: Array<Space>,
/**
 * The pieces taken in this turn (QRY-25).
 */
took: number, };

/**
 * What was chosen before the match.
 */
export type With = {
/**
 * The number of players.
 */
seats: number,
/**
 * The monument that is built (QRY-07).
 */
monument: Monument,
/**
 * Whether clients show the pieces that went behind the players' screens (QRY-26). No rule reads it.
 */
show_taken: boolean, };
