// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code and its text are the same in every match.
 */
export type Action = { "do": "look" } | { "do": "name", characteristic: Characteristic, } | { "do": "say" } | { "do": "impose", characteristic: Characteristic, } | { "do": "target", seat: Seat, } | { "do": "decline" } | { "do": "pick", nth: number, } | { "do": "time_up" };

/**
 * What was said of one card in this round: everybody heard it.
 */
export type Announced = { values: [Figure, Figure, Figure, Figure, Figure, Figure, Figure, Figure],
/**
 * Which grade was said, as a bit.
 */
grade: Grade | null, };

/**
 * Whose decision it is, and which.
 */
export type Awaited = {
/**
 * Who decides.
 */
seat: Seat,
/**
 * What is decided.
 */
what: What, };

/**
 * The back of one card of this match. Everybody can follow a back from pile to pile; few know what is on its face.
 */
export type Back = number;

/**
 * One value for each seat.
 */
export type BySeat<T> = Array<T>;

/**
 * What is printed on a card: one of the monuments, or a Collector.
 */
export type Card = number;

/**
 * When a seat won last, and when it went out: rounds counted from 1, and 0 for never.
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
 * What is printed, in one language. Each list is in the order of the numbers that views use.
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
 * What it does.
 */
text: string, };

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
 * What one seat sees besides: its card in play, and what it has looked at.
 */
export type Hand = {
/**
 * Its card in play.
 */
card: Card | null,
/**
 * Cards that it has seen and not everybody has.
 */
seen: Seen, };

/**
 * What one seat is told.
 */
export type HandEvent = { "event": "drew", card: Card, } | { "event": "passed", given: Card, received: Card, } | { "event": "remembered", back: Back, card: Card, } | { "event": "looked_at", back: Back, card: Card, } | { "event": "peeked", of: Seat, back: Back, card: Card, } | { "event": "published", back: Back, } | { "event": "settled" };

/**
 * What an attentive player remembers: which backs have shown their faces, and who has seen which.
 */
export type Memory = { shown: Shown,
/**
 * What each seat has seen and not everybody has.
 */
seen_by: BySeat<Array<Back>>,
/**
 * Those who have seen something that not everybody has.
 */
seers: Array<Seat>,
/**
 * Cards that nobody has shown, but that everybody knows to be monuments.
 */
monuments: Array<Back>,
/**
 * Cards that nobody has shown, but that everybody knows to be Collectors.
 */
collectors: Array<Back>, };

/**
 * A monument.
 */
export type MonumentEntry = {
/**
 * Its key, by which it is drawn and texts tell of it.
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
 * What its card says of each characteristic, in the smallest unit that the card shows.
 */
figures: Array<Figure>,
/**
 * The same with their units, such as `330 m`.
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
 * The youngest player, by number; `random` draws who leads first.
 */
youngest: string,
/**
 * For how many minutes it is played; `none` for no limit.
 */
minutes: string,
/**
 * For how many rounds it is played.
 */
rounds: number,
/**
 * How many Collector cards there are: those named, and others drawn at random.
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
 * Whose decision it is.
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
 * Those who are not out (FAB-50).
 */
in_game: Array<Seat>,
/**
 * In which rounds each seat won last and went out.
 */
careers: BySeat<Career>,
/**
 * Whether the house has said that time is up (FAB-53).
 */
time_up: boolean,
/**
 * Who has won; nobody before the end.
 */
winners: Array<Seat>, piles: Array<Array<Back>>, played: Array<Array<Back>>, };

/**
 * What everyone is told.
 */
export type PublicEvent = { "event": "round_begun", number: number, leader: Seat, } | { "event": "deciding_round_begun", leader: Seat, tied: Array<Seat>, } | { "event": "awaited", seat: Seat, what: What, } | { "event": "drew", seat: Seat, } | { "event": "sat_out", seat: Seat, } | { "event": "lead_handed", to: Seat, } | { "event": "named", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "imposed", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "said", seat: Seat, characteristic: Characteristic, value: Figure, } | { "event": "collector_read", seat: Seat, collector: Collector, } | { "event": "no_effect", collector: Collector, } | { "event": "given", seat: Seat, } | { "event": "lead_claimed", seat: Seat, } | { "event": "comparison_turned" } | { "event": "locked" } | { "event": "storm_coming" } | { "event": "cards_passed" } | { "event": "said_again", seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade, } | { "event": "card_taken", from: Seat, to: Seat, } | { "event": "piles_swapped", seat: Seat, other: Seat, } | { "event": "swap_declined", seat: Seat, } | { "event": "grades_reversed" } | { "event": "looked_at_own", seat: Seat, many: number, } | { "event": "picked", seat: Seat, many: number, nth: number, collectors: number, } | { "event": "nothing_to_pick", seat: Seat, many: number, } | { "event": "counts_as_red", seat: Seat, } | { "event": "guide_coming", seat: Seat, } | { "event": "looked_around", seat: Seat, } | { "event": "compared", seat: Seat, grade: Grade, } | { "event": "battle_begun", fighters: Array<Seat>, } | { "event": "dropped_out", seat: Seat, } | { "event": "turned_up", seat: Seat, card: Card, } | { "event": "battle_goes_on", fighters: Array<Seat>, } | { "event": "shown", seat: Seat, card: Card, } | { "event": "won", seat: Seat, } | { "event": "nobody_won" } | { "event": "went_out", seat: Seat, } | { "event": "time_up" } | { "event": "ended", winners: Array<Seat>, };

/**
 * What everybody knows of the round under way.
 */
export type Round = {
/**
 * Counted from 1; 0 before the first.
 */
number: number,
/**
 * Whether it is the one more round that decides between those who have equally many cards (FAB-52).
 */
deciding: boolean,
/**
 * Who leads it.
 */
leader: Seat,
/**
 * Who takes part: everybody who is not out, or those between whom it decides.
 */
players: Array<Seat>,
/**
 * Those of them who have a card in play.
 */
in_play: Array<Seat>,
/**
 * Those of them who had no card to draw (FAB-44).
 */
sitting_out: Array<Seat>,
/**
 * Who imposed the characteristic; the leader before there is one.
 */
imposer: Seat,
/**
 * The grade of that player's card, as it counts.
 */
bar: Grade,
/**
 * The characteristic that counts.
 */
characteristic: Characteristic | null,
/**
 * Who has said a value in this circuit.
 */
spoken: Array<Seat>,
/**
 * What was said of the card that each seat has in play.
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
 * Whether nobody may impose another characteristic.
 */
locked: boolean,
/**
 * Those whose cards count as red.
 */
counts_as_red: Array<Seat>,
/**
 * Who will choose the characteristic as soon as a card is drawn.
 */
claimed_by: Seat | null,
/**
 * Who will look at the cards in play once everybody has drawn.
 */
guided: Seat | null,
/**
 * How often the cards in play will be passed on once everybody has drawn.
 */
storms: number,
/**
 * Those who fight for the round; nobody outside a battle.
 */
fighters: Array<Seat>,
/**
 * Those of them who have turned a card up.
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
 * How many play.
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
 * How many cards the match has.
 */
cards: number,
/**
 * How many of them were dealt: the backs from here on are set aside unseen (FAB-01).
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
