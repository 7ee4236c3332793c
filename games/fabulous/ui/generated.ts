// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code and its text are the same in every match.
 */
export type Action = { "do": "look" } | { "do": "name", characteristic: Characteristic, } | { "do": "say" } | { "do": "impose", characteristic: Characteristic, } | { "do": "target", seat: Seat, } | { "do": "decline" } | { "do": "pick", nth: number, } | { "do": "time_up" };

/**
 * What was announced of one card in this round.
 */
export type Announced = { values: [Figure, Figure, Figure, Figure, Figure, Figure, Figure, Figure],
/**
 * The grade that was said, as a bit.
 */
grade: Grade | null, };

/**
 * Whose decision is awaited, and which.
 */
export type Awaited = {
/**
 * The seat that decides.
 */
seat: Seat,
/**
 * What is decided.
 */
what: What, };

/**
 * The back of one card of this match. Everyone can follow a back from pile to pile, but need not know its face.
 */
export type Back = number;

/**
 * One value for each seat.
 */
export type BySeat<T> = Array<T>;

/**
 * The face of a card: a monument or a Collector.
 */
export type Card = number;

/**
 * When a seat won last, and when it went out. Rounds are counted from 1; 0 stands for never.
 */
export type Career = {
/**
 * The last round that it won.
 */
won: number,
/**
 * The round at whose end it had no card.
 */
out: number, };

/**
 * The content in one language. Each list is in the order of the numbers that views use.
 */
export type Catalogue = {
/**
 * The monuments: the card of a monument has the number of its place here.
 */
monuments: Array<MonumentEntry>,
/**
 * The Collector cards.
 */
collectors: Array<CollectorEntry>,
/**
 * The characteristics.
 */
characteristics: Array<CharacteristicEntry>,
/**
 * The cards of each pack.
 */
packs: Array<Array<Card>>,
/**
 * The characteristics of each set.
 */
sets: Array<Array<Characteristic>>, };

/**
 * A characteristic, by its place in `characteristics.toml`.
 */
export type Characteristic = number;

/**
 * A characteristic.
 */
export type CharacteristicEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * Whether the lowest value wins, as with dates.
 */
lowest_wins: boolean, };

/**
 * A Collector card, by its place in `collectors.toml`.
 */
export type Collector = number;

/**
 * A Collector card.
 */
export type CollectorEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * The number of its card.
 */
card: Card,
/**
 * Its name.
 */
name: string,
/**
 * What it does, said to the player who has it.
 */
text: string,
/**
 * The key of its effect, by which others are told what it does.
 */
effect: string, };

/**
 * A part of the world.
 */
export type Continent = "europe" | "asia" | "africa" | "north_america" | "south_america" | "oceania";

/**
 * A number on a card, in the smallest unit that the card shows: tenths of a metre for a height.
 */
export type Figure = number | null;

/**
 * How well a monument is preserved; the worse, the greater (FAB-03).
 */
export type Grade = "green" | "yellow" | "orange" | "red";

/**
 * What one seat sees besides: its card in play, and the cards that it has looked at.
 */
export type Hand = {
/**
 * Its card in play.
 */
card: Card | null,
/**
 * Cards that it has seen and not everyone has.
 */
seen: Seen, };

/**
 * What one seat is told.
 */
export type HandEvent = { "event": "drew", card: Card, } | { "event": "passed", given: Card, received: Card, } | { "event": "remembered", back: Back, card: Card, } | { "event": "looked_at", back: Back, card: Card, } | { "event": "peeked", of: Seat, back: Back, card: Card, } | { "event": "published", back: Back, } | { "event": "settled" };

/**
 * What an attentive player remembers: which backs have shown their faces, and which seats have seen which.
 */
export type Memory = { shown: Shown,
/**
 * The cards that each seat has seen and not everyone has.
 */
seen_by: BySeat<Array<Back>>,
/**
 * The seats that have seen a card that not everyone has.
 */
seers: Array<Seat>,
/**
 * Unseen cards that everyone knows to be monuments.
 */
monuments: Array<Back>,
/**
 * Unseen cards that everyone knows to be Collectors.
 */
collectors: Array<Back>, };

/**
 * A monument.
 */
export type MonumentEntry = {
/**
 * Its key in drawings and texts.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * The ISO code of its country, by which the flag is drawn.
 */
country: string,
/**
 * Its continent.
 */
continent: Continent,
/**
 * Where it stands.
 */
place: Place,
/**
 * How well it is preserved.
 */
grade: Grade,
/**
 * Its figure for each characteristic, in the smallest unit that the card shows.
 */
figures: Array<Figure>,
/**
 * The same figures with their units, such as `330 m`.
 */
values: Array<string>, };

/**
 * What the table chooses before a match (FAB-05, FAB-10, FAB-43, FAB-51).
 */
export type Options = {
/**
 * The key of the pack.
 */
pack: string,
/**
 * The key of the set of characteristics.
 */
characteristics: string,
/**
 * The number of the youngest player, who leads first; `random` draws the first leader.
 */
youngest: string,
/**
 * The limit in minutes; `none` for no limit.
 */
minutes: string,
/**
 * The limit in rounds.
 */
rounds: number,
/**
 * The number of Collector cards: the named ones, and others drawn at random.
 */
collectors: number,
/**
 * Names the Collector card that wins the round.
 */
win_round: boolean,
/**
 * Names the Collector card that takes the lead.
 */
take_lead: boolean,
/**
 * Names the Collector card that lets the lowest win.
 */
lowest_wins: boolean,
/**
 * Names the Collector card that locks the characteristic.
 */
lock_characteristic: boolean,
/**
 * Names the Collector card that rotates the cards in play.
 */
rotate_cards: boolean,
/**
 * Names the Collector card that takes a card from each.
 */
steal_each: boolean,
/**
 * Names the Collector card that takes two from one.
 */
steal_from: boolean,
/**
 * Names the Collector card that swaps piles.
 */
swap_piles: boolean,
/**
 * Names the Collector card that reverses the grades.
 */
reverse_grades: boolean,
/**
 * Names the Collector card that picks one of three.
 */
pick_of_three: boolean,
/**
 * Names the Collector card that counts as red.
 */
count_as_red: boolean,
/**
 * Names the Collector card that sees the cards in play.
 */
peek_all: boolean, };

/**
 * A place on the map, in ten-thousandths of a degree.
 */
export type Place = {
/**
 * North of the equator.
 */
latitude: number,
/**
 * East of Greenwich.
 */
longitude: number, };

/**
 * What everyone sees.
 */
export type Public = {
/**
 * What was chosen before the match.
 */
with: With,
/**
 * The decision that is awaited.
 */
awaited: Awaited,
/**
 * The round under way.
 */
round: Round,
/**
 * What an attentive player remembers of the cards.
 */
memory: Memory,
/**
 * The players who are not out (FAB-50).
 */
in_game: Array<Seat>,
/**
 * The rounds in which each seat won last and went out.
 */
careers: BySeat<Career>,
/**
 * Whether the house has said that time is up (FAB-53).
 */
time_up: boolean,
/**
 * The winners. Empty before the end.
 */
winners: Array<Seat>, piles: Array<Array<Back>>, played: Array<Array<Back>>, };

/**
 * What everyone is told.
 */
export type PublicEvent = { "event": "round_begun", number: number, leader: Seat, } | { "event": "deciding_round_begun", leader: Seat, tied: Array<Seat>, } | { "event": "awaited", seat: Seat, what: What, } | { "event": "drew", seat: Seat, } | { "event": "sat_out", seat: Seat, } | { "event": "lead_handed", to: Seat, } | { "event": "named", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "imposed", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "said", seat: Seat, characteristic: Characteristic, value: Figure, } | { "event": "collector_read", seat: Seat, collector: Collector, } | { "event": "no_effect", collector: Collector, } | { "event": "given", seat: Seat, } | { "event": "lead_claimed", seat: Seat, } | { "event": "comparison_turned" } | { "event": "locked" } | { "event": "storm_coming" } | { "event": "cards_passed" } | { "event": "said_again", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "card_taken", from: Seat, to: Seat, } | { "event": "piles_swapped", seat: Seat, other: Seat, } | { "event": "swap_declined", seat: Seat, } | { "event": "grades_reversed" } | { "event": "looked_at_own", seat: Seat, many: number, } | { "event": "picked", seat: Seat, many: number, nth: number, collectors: number, } | { "event": "nothing_to_pick", seat: Seat, many: number, } | { "event": "counts_as_red", seat: Seat, } | { "event": "guide_coming", seat: Seat, } | { "event": "looked_around", seat: Seat, } | { "event": "compared", seat: Seat, grade: Grade, } | { "event": "battle_begun", fighters: Array<Seat>, } | { "event": "dropped_out", seat: Seat, } | { "event": "turned_up", seat: Seat, card: Card, } | { "event": "battle_goes_on", fighters: Array<Seat>, } | { "event": "shown", seat: Seat, card: Card, } | { "event": "won", seat: Seat, } | { "event": "nobody_won" } | { "event": "went_out", seat: Seat, } | { "event": "time_up" } | { "event": "ended", winners: Array<Seat>, };

/**
 * The public state of the round.
 */
export type Round = {
/**
 * Counted from 1; 0 before the first.
 */
number: number,
/**
 * Whether it is the extra round between players with equally many cards (FAB-52).
 */
deciding: boolean,
/**
 * The leader of the round.
 */
leader: Seat,
/**
 * The players of the round: everyone who is not out, or in a deciding round the tied players.
 */
players: Array<Seat>,
/**
 * The players who have a card in play.
 */
in_play: Array<Seat>,
/**
 * The players who had no card to draw (FAB-44).
 */
sitting_out: Array<Seat>,
/**
 * The player who imposed the characteristic. Before there is one, the leader.
 */
imposer: Seat,
/**
 * The grade of that player's card, as it counts in this round.
 */
bar: Grade,
/**
 * The characteristic that counts.
 */
characteristic: Characteristic | null,
/**
 * The players who have said a value in this circuit.
 */
spoken: Array<Seat>,
/**
 * What was announced of the card that each seat has in play.
 */
heard: [Announced, Announced, Announced, Announced, Announced, Announced],
/**
 * The Collector card that was read last.
 */
reading: Collector | null,
/**
 * Whether the weakest value wins.
 */
lowest_wins: boolean,
/**
 * Whether the order of the grades is turned round.
 */
reversed: boolean,
/**
 * Whether no player may impose another characteristic.
 */
locked: boolean,
/**
 * The players whose cards count as red.
 */
counts_as_red: Array<Seat>,
/**
 * The player who will choose the characteristic as soon as they have drawn a card.
 */
claimed_by: Seat | null,
/**
 * The player who will look at the cards in play once everyone has drawn.
 */
guided: Seat | null,
/**
 * How often the cards in play will be passed on once everyone has drawn.
 */
storms: number,
/**
 * The players who fight for the round. Empty if there is no battle.
 */
fighters: Array<Seat>,
/**
 * The fighters who have turned a card up.
 */
turned: Array<Seat>, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * Cards that one seat has seen, by their backs.
 */
export type Seen = { [key in number]: number };

export type Shown = { [key in number]: number };

/**
 * What is decided.
 */
export type What = "look" | "name" | "speak" | "victim" | "partner" | "pick" | "nothing";

/**
 * What was chosen before the match, and what follows from it.
 */
export type With = {
/**
 * The number of players.
 */
seats: number,
/**
 * The pack, by its place in `packs.toml`.
 */
pack: number,
/**
 * The set of characteristics, by its place in `characteristics.toml`.
 */
set: number,
/**
 * The Collector cards that are in the game (FAB-43).
 */
collectors: Array<Collector>,
/**
 * The number of cards of the match.
 */
cards: number,
/**
 * The number of cards that were dealt. The backs from this number on are set aside unseen (FAB-01).
 */
dealt: number,
/**
 * After how many minutes the house says that time is up (FAB-51).
 */
minutes: number | null,
/**
 * After how many rounds the cards are counted (FAB-51, FAB-53).
 */
rounds: number, };
