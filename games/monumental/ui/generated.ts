// Written by `cargo xtask bless` from the game's Rust types: do not edit.

/**
 * One small decision. Its code, its text and its JSON are the same in every match.
 */
export type Action = Move | Answer | HouseMove;

/**
 * Places to activate.
 */
export type Activate = {
/**
 * How many are left.
 */
left: number, };

/**
 * An amount of each resource.
 */
export type Amount = [number, number, number, number, number];

/**
 * An answer to a question.
 */
export type Answer = { "do": "commit", tile: Tile, unit: Unit, } | { "do": "target", tile: Tile, } | { "do": "civilization", civ: number, } | { "do": "resource", resource: Resource, } | { "do": "swap", from: Resource, to: Resource, } | { "do": "branch", nth: number, } | { "do": "slot", slot: number, } | { "do": "discarded", card: Card, } | { "do": "again", place: Place, } | { "do": "pick", slot: number, } | { "do": "pick_basic", pile: number, } | { "do": "keep", token: number, } | { "do": "replay", policy: number, } | { "do": "accept" } | { "do": "stop" };

/**
 * Cards to archive.
 */
export type Archive = {
/**
 * The player who archives.
 */
who: Who,
/**
 * The `archive` step.
 */
step: StepId,
/**
 * How many cards.
 */
left: number,
/**
 * The reward of the player whose turn it is, for the first card.
 */
reward: Block, };

/**
 * The units that a conquest needs.
 */
export type Attack = {
/**
 * How many.
 */
units: number,
/**
 * Where they can come from.
 */
from: Array<Reserve>, };

/**
 * Steps that follow each other in the content's list.
 */
export type Block = {
/**
 * The first one.
 */
from: number,
/**
 * The number of items.
 */
len: number, };

/**
 * The board and what lies on it.
 */
export type Board = Array<{ tile: Tile, q: number, r: number, terrain: Terrain, value: number, token?: Token, wonder?: Card, soldiers: number, production: boolean, market?: number, market_left: number, }>;

/**
 * Blocks that follow each other in the content's list of branches.
 */
export type Branches = {
/**
 * The first one.
 */
from: number,
/**
 * The number of items.
 */
len: number, };

/**
 * Between equals the player on the automaton's right decides (R75).
 */
export type BreakTie = {
/**
 * The equal targets.
 */
tiles: Array<Tile>,
/**
 * The decision.
 */
tie: Tie, };

/**
 * A kind of card: several copies can be in play.
 */
export type Card = number;

/**
 * A kind of card.
 */
export type CardEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * What kind of card it is.
 */
kind: Kind,
/**
 * The era of a development card, from 1; 0 for other cards.
 */
era: number,
/**
 * The cost: one number, or two for the stages of a wonder. Empty for starting cards.
 */
cost: Array<number>,
/**
 * All that it does.
 */
text: string,
/**
 * The same in lines: of a wonder, what its completion gives, and what it does in the city.
 */
lines: Array<string>,
/**
 * What it does in the city, as icons.
 */
icons: Array<Glyph>,
/**
 * The same, step by step: an action names a step by its place here.
 */
steps: Array<StepEntry>,
/**
 * What a wonder gives when it is complete.
 */
complete: Array<Glyph>,
/**
 * The resources that it gives at once when it is activated (MTL-22).
 */
yields: Amount, };

/**
 * A pile of cards, the last one on top. Its capacity is enough for any player; this is checked when the pack is
 * loaded.
 */
export type Cards = Array<number>;

/**
 * The content in one language. Each list is in the order of the numbers that views use.
 */
export type Catalogue = {
/**
 * Every kind of card.
 */
cards: Array<CardEntry>,
/**
 * The cards of the piles of basic buildings.
 */
basics: Array<Card>,
/**
 * The civilisations.
 */
civs: Array<CivEntry>,
/**
 * The two rewards of each exploration token.
 */
rewards: Array<[Effect, Effect]>,
/**
 * The markets.
 */
markets: Array<MarketEntry>,
/**
 * The branches of all choices. A task says which of them are its own.
 */
branches: Array<Effect>,
/**
 * The automaton's cards.
 */
solo: Array<SoloEntry>,
/**
 * What scientific progress costs in science.
 */
progress: number, };

/**
 * An answer to what a step asks, which can be chosen together with the step.
 */
export type ChoiceEntry = {
/**
 * What it gives.
 */
text: string,
/**
 * The same as icons.
 */
icons: Array<Glyph>,
/**
 * The action that answers.
 */
answer: Action, };

/**
 * One of several branches of an effect.
 */
export type ChooseBranch = {
/**
 * The branches.
 */
options: Branches,
/**
 * The card whose effect it is.
 */
place: Place, };

/**
 * Capitals are chosen from the last player on, counter-clockwise (MTL-10).
 */
export type ChooseCapital = {
/**
 * Whose capital it is.
 */
who: Who, };

/**
 * Civilisations are chosen in the same order, all different (MTL-10).
 */
export type ChooseCiv = {
/**
 * Whose civilisation it is.
 */
who: Who, };

/**
 * A task that goes on by itself.
 */
export type Chore = { "task": "steps", block: Block, place: Place, } | { "task": "times", block: Block, place: Place, left: number, } | { "task": "on_top", card: Card, } | { "task": "opponents", step: StepId, next: number, } | { "task": "refill", who: Who, slot: number, } | { "task": "refill_one", who: Who, slot: number, } | { "task": "cover", who: Who, slot: number, } | { "task": "deal" } | { "task": "begin", who: Who, } | { "task": "clear" } | { "task": "track" } | { "task": "pass" } | { "task": "solo", card: number, step: number, reading: Reading, } | { "task": "deed", deed: SoloDeed, } | { "task": "storm", tiles: Array<Tile>, left: number, } | { "task": "wander", explorer: number, left: number, steps: number, } | { "task": "next_card" };

/**
 * Who chooses the civilisations.
 */
export type CivChoice = "chosen" | "random";

/**
 * A civilisation.
 */
export type CivEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * Its type on the automaton's cards.
 */
kind: CivKind,
/**
 * The name of that type.
 */
kind_name: string,
/**
 * Its special building.
 */
building: Card,
/**
 * Its knowledge.
 */
knowledge: Card,
/**
 * Its warlord's name.
 */
warlord: string,
/**
 * What its warlord gives.
 */
warlord_effect: Effect,
/**
 * Its policies.
 */
policies: Array<PolicyEntry>, };

/**
 * The type of a civilisation on the automaton's cards.
 */
export type CivKind = "technological" | "aggressive" | "architectural" | "economic" | "cultural";

/**
 * What asks for a part of the military of a conquest (MTL-67 to MTL-69).
 */
export type CostOf = "terrain" | "barbarians" | "soldiers" | "warlord" | "outpost" | "wonder" | "siege";

/**
 * A part of what a conquest costs in military.
 */
export type CostPart = {
/**
 * What asks for it.
 */
of: CostOf,
/**
 * The amount. For `siege` it is subtracted.
 */
n: number, };

/**
 * Which part of a city deck a card was drawn from.
 */
export type DeckPart = "top" | "hidden";

/**
 * A card drawn in this turn.
 */
export type Drawn = {
/**
 * The card.
 */
card: Card,
/**
 * How often each of its steps can be used, four bits each.
 */
left: number, };

/**
 * One of two knowledge cards is kept and the other discarded (MTL-91).
 */
export type Duel = {
/**
 * Whose city it is.
 */
who: Who,
/**
 * Where the first of them lies.
 */
slot: number,
/**
 * The second.
 */
card: Card, };

/**
 * Some steps, as a sentence and as icons.
 */
export type Effect = {
/**
 * What they do.
 */
text: string,
/**
 * The same as icons.
 */
icons: Array<Glyph>,
/**
 * How many basic resources of the player's choice they give, if they do nothing else; otherwise 0.
 */
any: number, };

/**
 * Basic resources to turn into others.
 */
export type Exchange = {
/**
 * How many are left.
 */
left: number, };

/**
 * The facts of an offer.
 */
export type Facts = { "is": "price",
/**
 * The whole cost, before a part of a free town's price is waived.
 */
amount: Amount,
/**
 * The least gold that must stand in for basic resources.
 */
gold: number,
/**
 * How much of a free town's price is waived.
 */
waived: number,
/**
 * The parts of the military of a conquest. Empty for all other actions.
 */
parts: Array<CostPart>,
/**
 * The units of a conquest that are chosen right after it; `None` for all other actions, or if another question
 * comes first.
 */
attack?: Attack, } | { "is": "units",
/**
 * How many units can leave that tile.
 */
leave: number, } | { "is": "only_gives" } | { "is": "free_steps",
/**
 * How many steps.
 */
steps: number,
/**
 * Where the first step of each explorer can go.
 */
first: [Array<Tile>, Array<Tile>], } | { "is": "siege",
/**
 * The provinces that can be conquered right after it.
 */
conquests: Array<SiegeConquest>, } | { "is": "pays",
/**
 * Every way to pay for it once, without its fixed cost; those with least gold first.
 */
ways: Array<Amount>, } | { "is": "token",
/**
 * What can be acquired with tokens that are used first.
 */
purchases: Array<TokenPurchase>, };

/**
 * The holder of a province before its conquest.
 */
export type Foe = "barbarian" | "free_town" | "enemy";

/**
 * Basic resources of the player's choice.
 */
export type GainAny = {
/**
 * How many are left.
 */
left: number, };

/**
 * A card gained without its cost (MTL-32); a wonder is complete at once (MTL-45).
 */
export type GainCard = {
/**
 * The `gain_card` step.
 */
step: StepId, };

/**
 * A part of a line of icons.
 */
export type Glyph = {
/**
 * The icon.
 */
icon: Icon,
/**
 * How many.
 */
n: number, } | {
/**
 * The sign as shown.
 */
sign: string, };

/**
 * A player's token of a market.
 */
export type Held = "none" | "hidden" | { "used": number };

/**
 * A move of the house, for the automaton.
 */
export type HouseMove = { "do": "automaton" };

/**
 * The icons that effects are drawn with. Boards bring a drawing for each.
 */
export type Icon = "production" | "science" | "military" | "gold" | "culture" | "any" | "draw" | "archive" | "reinforce" | "recover" | "refresh" | "activate" | "again" | "exchange" | "boost" | "siege" | "unit" | "warlord" | "explorer" | "outpost" | "token" | "market" | "building" | "knowledge" | "wonder" | "policy" | "province" | "coast" | "conquer" | "barbarian" | "town" | "enemy";

/**
 * Which market token is taken, after looking at them (MTL-81).
 */
export type KeepToken = {
/**
 * The explorer that is there.
 */
explorer: number,
/**
 * The market.
 */
market: number, };

/**
 * Which of two wonders is kept (MTL-46).
 */
export type KeepWonder = {
/**
 * The one under construction.
 */
old: Card,
/**
 * The one just acquired.
 */
new: Card, };

/**
 * What kind of card it is.
 */
export type Kind = "building" | "knowledge" | "wonder";

/**
 * The board.
 */
export type MapChoice = "fixed" | "random";

/**
 * A conquest: units come from the capital or from the player's own provinces that are connected to the target
 * (MTL-61).
 */
export type March = {
/**
 * The target.
 */
tile: Tile,
/**
 * How many units are still to be sent.
 */
left: number,
/**
 * The soldiers on their way.
 */
soldiers: number,
/**
 * Whether the warlord is on the way.
 */
warlord: boolean, };

/**
 * A market.
 */
export type MarketEntry = {
/**
 * Its key, by which it is drawn.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * What its tokens give.
 */
tokens: Array<Effect>, };

/**
 * A move in the player's own turn.
 */
export type Move = { "do": "row", row: number, } | { "do": "column", column: number, } | { "do": "use", place: Place, step: number, } | { "do": "use_policy", nth: number, } | { "do": "buy", slot: number, } | { "do": "buy_basic", pile: number, } | { "do": "complete" } | { "do": "develop", policy: number, } | { "do": "conquer", tile: Tile, } | { "do": "lead", tile: Tile, unit: Unit, } | { "do": "outpost", tile: Tile, } | { "do": "explore", explorer: number, tile: Tile, } | { "do": "take", explorer: number, } | { "do": "token" } | { "do": "market", market: number, } | { "do": "progress" } | { "do": "end" };

/**
 * Free steps of explorers.
 */
export type MoveExplorers = {
/**
 * How many are left.
 */
left: number,
/**
 * The explorer, or `None` for both.
 */
only: number | null, };

/**
 * Where a unit goes.
 */
export type MoveTo = {
/**
 * The tile of the unit.
 */
from: Tile,
/**
 * The unit.
 */
unit: Unit, };

/**
 * Free manoeuvres.
 */
export type MoveUnits = {
/**
 * How many are left.
 */
left: number, };

/**
 * What the rulebook lets the players choose.
 */
export type Options = {
/**
 * The board (MTL-04, MTL-12).
 */
map: MapChoice,
/**
 * Who chooses the civilisations (MTL-10).
 */
civilizations: CivChoice,
/**
 * How the automaton plays (MTL-115).
 */
solo: SoloChoice, };

/**
 * A resource to pay with, if the player chooses the cost.
 */
export type PayAny = {
/**
 * The `spend` step.
 */
step: StepId,
/**
 * How many resources are still to be paid.
 */
any: number,
/**
 * How often the step can still be paid.
 */
left: number,
/**
 * The card whose effect it is.
 */
place: Place, };

/**
 * How a payment is split.
 */
export type Payment = {
/**
 * From military that is only for this foe.
 */
restricted: number,
/**
 * The foe.
 */
foe: Foe | null,
/**
 * From production, science and military.
 */
basic: [number, number, number],
/**
 * Gold, in place of basic resources or as gold.
 */
gold: number,
/**
 * Culture.
 */
culture: number, };

/**
 * What is awaited when nothing else is under way.
 */
export type Phase = "setup" | "row" | { "column": number } | "act" | { "automaton": number } | "over";

/**
 * Where an active card lies: over or under in the city, or beside it.
 *
 * 0 to 8 are the city's places from the top left, 9 to 17 the knowledge under them, from 18 on the cards drawn in
 * this turn.
 */
export type Place = number;

/**
 * Where an outpost is placed that an effect gives.
 */
export type PlaceOutpost = object;

/**
 * Where a wonder's token is placed: one on each tile that the player controls, the capital included (MTL-44).
 */
export type PlaceWonder = {
/**
 * The wonder.
 */
card: Card, };

/**
 * What one player has, as everyone sees or remembers it.
 */
export type Player = {
/**
 * The civilisation, once it is chosen.
 */
civ: number | null,
/**
 * The capital, once it is chosen.
 */
capital: Tile | null,
/**
 * Gold.
 */
gold: number,
/**
 * Culture.
 */
culture: number,
/**
 * Production tokens in reserve (MTL-27).
 */
production_tokens: number,
/**
 * The city, from the top left.
 */
city: Array<Slot>,
/**
 * The cards of the city deck whose order no one knows, as an attentive player can tell.
 */
hidden: Cards,
/**
 * The cards on top of them, which everyone saw.
 */
top: Cards,
/**
 * The discard pile. All of it was seen.
 */
discard: Cards,
/**
 * The cards under the warlord (MTL-30).
 */
archived: Cards,
/**
 * The wonder under construction.
 */
construction: Card | null,
/**
 * Knowledge owned, wherever it is (MTL-101).
 */
knowledge: number,
/**
 * Wonders owned.
 */
wonders: number,
/**
 * The policies developed, by number, the newest last.
 */
policies: Array<number>,
/**
 * The capital and the provinces controlled.
 */
held: Array<Tile>,
/**
 * Where the outposts are.
 */
outposts: Array<Tile>,
/**
 * Outposts in reserve.
 */
outposts_left: number,
/**
 * The tile of the warlord. `None` while it moves to a conquest.
 */
warlord: Tile | null,
/**
 * Where the explorers are.
 */
explorers: [Tile, Tile],
/**
 * The token of each market (MTL-82).
 */
markets: [Held, Held, Held, Held],
/**
 * Barbarian tokens.
 */
barbarians: number,
/**
 * Free-town tokens.
 */
towns: number, };

/**
 * A cultural policy.
 */
export type PolicyEntry = {
/**
 * Its name.
 */
name: string,
/**
 * All that it does.
 */
text: string,
/**
 * What it gives when it is developed, as icons.
 */
develop: Array<Glyph>,
/**
 * What it does while it is the newest policy, as icons: one line for each effect.
 */
lasting: Array<Array<Glyph>>, };

/**
 * What one seat sees besides: its market tokens, and the tokens that it saw in the markets.
 */
export type Private = {
/**
 * Its token of each market, by number.
 */
tokens: [number | null, number | null, number | null, number | null],
/**
 * The tokens that it saw in each market and left there, one bit each.
 */
seen: [number, number, number, number],
/**
 * The players who had a token of the market when it looked, one bit each.
 */
before: [number, number, number, number],
/**
 * Whether it ever looked.
 */
looked: [boolean, boolean, boolean, boolean], };

/**
 * What one seat is told.
 */
export type PrivateEvent = { "event": "looked",
/**
 * The market.
 */
market: number,
/**
 * The tokens there, one bit each.
 */
tokens: number,
/**
 * The players who had taken one before, one bit each.
 */
before: number, } | { "event": "kept",
/**
 * The market.
 */
market: number,
/**
 * Which token.
 */
token: number, };

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
 * The agenda. The last task is next.
 */
agenda: Array<Task>,
/**
 * The players, clockwise; the automaton last.
 */
players: Array<Player>,
/**
 * The board.
 */
board: Board,
/**
 * The development track: the rightmost place of a row is its last.
 */
track: [Card | null, Card | null, Card | null, Card | null, Card | null, Card | null],
/**
 * The development cards still in the deck, one bit each by number.
 */
unseen: number,
/**
 * The development cards that left the game.
 */
gone: number,
/**
 * The era of the newest card drawn.
 */
era: number,
/**
 * The number of basic buildings in each pile.
 */
basics: [number, number, number, number],
/**
 * The exploration tokens that were turned over, one bit each.
 */
turned: number,
/**
 * The player who began.
 */
first: Who,
/**
 * The round, from 1 on.
 */
round: number,
/**
 * The last round, once the end is triggered (MTL-100).
 */
last_round: number | null,
/**
 * The state of the automaton's cards.
 */
solo: SoloDesk, };

/**
 * What everyone is told. If an event names no player, it is about the player whose turn it is.
 */
export type PublicEvent = { "event": "pushed" } & Task | { "event": "popped" } | { "event": "capital_chosen", who: Who, tile: Tile, soldiers: number, outposts: number, } | { "event": "civ_chosen", who: Who, civ: number, } | { "event": "card_brought", who: Who, card: Card, knowledge: boolean, } | { "event": "turn_began", who: Who, cards: number, } | { "event": "round_began", round: number, } | { "event": "row_chosen", row: number, } | { "event": "column_chosen", who: Who, row: number, column: number, } | { "event": "activated", who: Who, slot: number, over: number, under: number, } | { "event": "effect_used", who: Who, place: Place, step: number, card: Card, } | { "event": "used_again", who: Who, place: Place, card: Card, left: number, } | { "event": "gained", who: Who, amount: Amount, } | { "event": "restricted_gained", who: Who, n: number, only: Foe, } | { "event": "paid", who: Who, payment: Payment, } | { "event": "discount_given", who: Who, on: Purchase, n: number, uses: number, } | { "event": "discount_spent", on: Purchase, } | { "event": "siege_given", who: Who, n: number, } | { "event": "siege_spent" } | { "event": "reinforce_given", who: Who, n: number, } | { "event": "production_tokens", who: Who, n: number, } | { "event": "production_token_used", who: Who, } | { "event": "market_used", who: Who, market: number, token: number, } | { "event": "acquired", who: Who, from: Shelved, card: Card, kind: Kind, } | { "event": "wonder_taken", who: Who, slot: number, card: Card, } | { "event": "wonder_begun", who: Who, card: Card, } | { "event": "wonder_kept", who: Who, kept: Card, lost: Card, } | { "event": "wonder_completed", who: Who, card: Card, } | { "event": "wonder_on_top", card: Card, } | { "event": "wonder_placed", who: Who, card: Card, tile: Tile, } | { "event": "drew", who: Who, card: Card, part: DeckPart, left: number, } | { "event": "reshuffled", who: Who, } | { "event": "archived", who: Who, slot: number | null, card: Card, wonder: boolean, } | { "event": "recovered", who: Who, card: Card, } | { "event": "reinforced", who: Who, slot: number, } | { "event": "city_cleared" } | { "event": "dealt", who: Who, slot: number, card: Card, part: DeckPart, under: boolean, } | { "event": "knowledge_drawn", who: Who, card: Card, part: DeckPart, } | { "event": "knowledge_kept", who: Who, slot: number, kept: Card, lost: Card, } | { "event": "developed", who: Who, policy: number, } | { "event": "replayed", who: Who, policy: number, } | { "event": "triggered", passive: number, } | { "event": "conquest_begun", who: Who, tile: Tile, units: number, } | { "event": "committed", who: Who, from: Tile, unit: Unit, } | { "event": "conquered", who: Who, tile: Tile, soldiers: number, warlord: boolean, foe: Foe | null, loser: Who | null, } | { "event": "token_turned", tile: Tile, token: number, } | { "event": "warlord_called", who: Who, } | { "event": "moved", who: Who, from: Tile, to: Tile, unit: Unit, } | { "event": "outpost_built", who: Who, tile: Tile, soldiers: number, warlord: boolean, } | { "event": "explored", who: Who, explorer: number, to: Tile, } | { "event": "production_taken", who: Who, explorer: number, at: Tile, } | { "event": "market_opened", who: Who, explorer: number, market: number, } | { "event": "market_taken", who: Who, market: number, } | { "event": "track_discarded", slot: number, card: Card, } | { "event": "track_slid", row: number, } | { "event": "track_filled", slot: number, card: Card, } | { "event": "era_began", era: number, } | { "event": "end_triggered", last_round: number, } | { "event": "ended" } | { "event": "solo" } & SoloEvent;

/**
 * The kinds of payment that can be cheaper.
 */
export type Purchase = "building" | "basic" | "knowledge" | "wonder" | "progress" | "policy" | "free_town";

/**
 * A task that waits for an answer.
 */
export type Question = { "task": "capital" } & ChooseCapital | { "task": "civ" } & ChooseCiv | { "task": "gain_any" } & GainAny | { "task": "choose" } & ChooseBranch | { "task": "spend_more" } & SpendMore | { "task": "pay_any" } & PayAny | { "task": "archive" } & Archive | { "task": "activate" } & Activate | { "task": "reuse" } & Reuse | { "task": "gain_card" } & GainCard | { "task": "move_units" } & MoveUnits | { "task": "move_to" } & MoveTo | { "task": "move_explorers" } & MoveExplorers | { "task": "exchange" } & Exchange | { "task": "outpost" } & PlaceOutpost | { "task": "refresh" } & Refresh | { "task": "recover" } & Recover | { "task": "reward" } & Reward | { "task": "rebate" } & Rebate | { "task": "commit" } & March | { "task": "place_wonder" } & PlaceWonder | { "task": "keep_wonder" } & KeepWonder | { "task": "duel" } & Duel | { "task": "market" } & KeepToken | { "task": "replay" } & Replay | { "task": "reinforce" } & Reinforce | { "task": "tie" } & BreakTie | { "task": "send_home" } & SendHome;

/**
 * How the lines of a card of the automaton are read (MTL-112).
 */
export type Reading = "as_printed" | "typed" | "common_twice" | "passed_over";

/**
 * Which part of a free town's price is waived.
 */
export type Rebate = {
/**
 * Where the town is.
 */
tile: Tile,
/**
 * How much is waived.
 */
left: number,
/**
 * The price that is left.
 */
price: Amount, };

/**
 * Discarded cards to put on the deck.
 */
export type Recover = {
/**
 * How many are left.
 */
left: number, };

/**
 * Cards of the track to replace.
 */
export type Refresh = {
/**
 * How many are left.
 */
left: number, };

/**
 * Cards to keep in place at the end of the turn (MTL-35).
 */
export type Reinforce = {
/**
 * How many are left.
 */
left: number, };

/**
 * Which earlier policy is played again next (MTL-51).
 */
export type Replay = {
/**
 * The policies that are still to be played, one bit each.
 */
policies: number, };

/**
 * A tile from which units can be sent.
 */
export type Reserve = {
/**
 * The tile.
 */
tile: Tile,
/**
 * How many units can leave it.
 */
leave: number, };

/**
 * What cards yield and cost.
 */
export type Resource = "production" | "science" | "military" | "gold" | "culture";

/**
 * Active cards to reuse.
 */
export type Reuse = {
/**
 * How many are left.
 */
left: number,
/**
 * The card whose effect it is.
 */
own: Place, };

/**
 * One of two rewards of a token is chosen at once (MTL-67, MTL-68).
 */
export type Reward = {
/**
 * The token.
 */
token: number, };

/**
 * Whether the warlord goes home with the soldiers that an outpost replaces.
 */
export type SendHome = {
/**
 * Where the outpost is built.
 */
tile: Tile, };

/**
 * Where a card was taken from.
 */
export type Shelved = { "track": number } | { "basic": number };

/**
 * A province that can be conquered once an effect lowers the units it needs.
 */
export type SiegeConquest = {
/**
 * The province.
 */
tile: Tile,
/**
 * What the conquest then costs and which units it needs: a price.
 */
price: Facts, };

/**
 * One place of a city.
 */
export type Slot = {
/**
 * The knowledge that lies there, under the card.
 */
knowledge: Card | null,
/**
 * The card that lies there.
 */
card: Card | null, };

/**
 * How the automaton plays.
 */
export type SoloChoice = "rulebook" | "full";

/**
 * What the automaton does.
 */
export type SoloDeed = "wonder" | "building_low" | "building_high" | "knowledge_low" | "knowledge_high" | "knowledge_all" | "policy" | "policy_gold" | "explore1" | "explore2" | "explore3" | "gold3" | "conquer_low" | "conquer_high" | "conquer3_high" | "shuffle" | "draw" | "coastal_gold" | "until_tech" | "twice_common" | "any_special" | "japan_choice";

/**
 * The state of the automaton's cards.
 */
export type SoloDesk = {
/**
 * The cards still in its deck, one bit each.
 */
left: number,
/**
 * The card on show.
 */
shown: number | null,
/**
 * How its lines are read.
 */
reading: Reading,
/**
 * The markets that its explorers have visited, one bit each.
 */
visited: number,
/**
 * The market tokens that it discarded, one bit each.
 */
discarded: [number, number, number, number],
/**
 * Its development cards, one bit each.
 */
cards: number, };

/**
 * A card of the automaton.
 */
export type SoloEntry = {
/**
 * Its name.
 */
name: string,
/**
 * What it does, from top to bottom.
 */
lines: Array<SoloLine>, };

/**
 * What the automaton does.
 */
export type SoloEvent = { "solo": "deck_laid", cards: number, } | { "solo": "revealed", card: number, reading: Reading, } | { "solo": "card_done" } | { "solo": "gold", gold: number, } | { "solo": "paid", gold: number, } | { "solo": "took", slot: number, card: Card, kind: Kind, } | { "solo": "wonder_begun", slot: number, card: Card, } | { "solo": "wonder_completed", card: Card, } | { "solo": "policy", policy: number, } | { "solo": "conquered", tile: Tile, loser: Who | null, soldier: boolean, outpost: boolean, } | { "solo": "token_turned", tile: Tile, token: number, } | { "solo": "explored", explorer: number, to: Tile, } | { "solo": "production", at: Tile, kept: number, } | { "solo": "market", market: number, token: number, } | { "solo": "idle" };

/**
 * One line of an automaton's card.
 */
export type SoloLine = {
/**
 * What is done.
 */
text: string,
/**
 * The same as a key, by which it is drawn.
 */
deed: SoloDeed,
/**
 * Done only by a civilisation of this type; by all if there is none.
 */
kind: CivKind | null, };

/**
 * Whether to pay for an effect once more.
 */
export type SpendMore = {
/**
 * The `spend` step.
 */
step: StepId,
/**
 * How often it can still be paid.
 */
left: number,
/**
 * The card whose effect it is.
 */
place: Place, };

/**
 * One step of a card.
 */
export type StepEntry = {
/**
 * What it does.
 */
text: string,
/**
 * The same as icons.
 */
icons: Array<Glyph>,
/**
 * Whether it happens by itself when the card is activated.
 */
at_once: boolean,
/**
 * The answers to what it asks, if it asks one thing and the same answers are always possible.
 */
choices: Array<ChoiceEntry>, };

/**
 * One step of the content's list of steps.
 */
export type StepId = number;

/**
 * A task of the agenda. The last one is next.
 */
export type Task = Chore | Question;

/**
 * The terrain of a hexagon.
 */
export type Terrain = "none" | "capital" | "sea" | "plains" | "forest" | "desert" | "hills" | "swamp" | "mountain" | "volcano";

/**
 * A decision of the player for the automaton (MTL-112).
 */
export type Tie = "conquest" | { "wonder": { card: Card, } } | { "explorer": { explorer: number, } };

/**
 * One hexagon. Its column and its row are axial coordinates from -3 to 3; it is named as on a chessboard, `a1` to `g7`.
 */
export type Tile = number;

/**
 * The front of an exploration token, which everyone sees (MTL-24).
 */
export type Token = { "barbarian": number } | { "town": Amount };

/**
 * Something that is acquired with production tokens: they are used first, and gold stands in for what is still missing.
 */
export type TokenPurchase = {
/**
 * The action that acquires it.
 */
action: Action,
/**
 * How many tokens are used.
 */
tokens: number,
/**
 * The whole cost.
 */
amount: Amount,
/**
 * The gold that must stand in all the same.
 */
gold: number, };

/**
 * How far the turn has come.
 */
export type Turn = {
/**
 * Whose turn it is.
 */
who: Who,
/**
 * What is awaited when nothing else is under way.
 */
phase: Phase,
/**
 * Production, science and military to be spent in this turn (MTL-25).
 */
stock: [number, number, number],
/**
 * What was generated in this turn, spent or not (MTL-33).
 */
generated: [number, number, number],
/**
 * Military against barbarians, free towns and enemies only.
 */
restricted: [number, number, number],
/**
 * How much cheaper the next payments are, by kind and by how many of them are left.
 */
discounts: [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]],
/**
 * How many fewer units the next conquest needs.
 */
siege: number,
/**
 * Cards that can be kept in place at the end.
 */
reinforce: number,
/**
 * The active places of the city, one bit each.
 */
active: number,
/**
 * The places kept at the end, one bit each.
 */
reinforced: number,
/**
 * How often each step of an active city card can be used, four bits each, by place.
 */
left: Array<number>,
/**
 * The cards drawn in this turn (MTL-85).
 */
drawn: Array<Drawn>,
/**
 * The rows of the track from which something was acquired, one bit each.
 */
rows_taken: number,
/**
 * Provinces conquered.
 */
conquered: number,
/**
 * Whether the warlord took part in a conquest.
 */
warlord_attacked: boolean,
/**
 * How often the warlord's card was triggered.
 */
warlord_uses: number,
/**
 * The explorers that took something, one bit each.
 */
explorers_used: number,
/**
 * How often each lasting effect of the newest policy was used.
 */
passive_uses: [number, number, number, number], };

/**
 * A unit.
 */
export type Unit = "soldier" | "warlord";

/**
 * A player at the board: a seat, or the automaton of a solo game.
 */
export type Who = number;

/**
 * What was chosen before the match.
 */
export type With = {
/**
 * The number of players, including the automaton.
 */
players: number,
/**
 * Whether the last player is the automaton.
 */
automaton: boolean,
/**
 * Whether the automaton plays as in the printed edition (MTL-115).
 */
full: boolean,
/**
 * Whether the board was drawn at random.
 */
random_map: boolean,
/**
 * The first development card of the pack.
 */
first_development: Card,
/**
 * Whether civilisations are drawn at random.
 */
random_civs: boolean, };
