// Written by `BLESS=1 cargo test -p protocol` from platform/protocol: do not edit.

/**
 * A message from a client, on the WebSocket of a room.
 *
 * `id` is chosen by the client and identifies a request: however often the client sends it, the server carries it out
 * at most once, and answers with `done` or `refused`. `seen` is the number of the last entry that the client has.
 */
export type ToServer = { "type": "hello",
/**
 * The seat whose view the client gets: one of your seats, or any seat once the match is over. Without it, the
 * view of your first seat, or of a spectator if you have none.
 */
seat?: number,
/**
 * The number of the last entry that the client has; the server sends all later ones. Without it, the server
 * sends no past entries.
 */
since?: number,
/**
 * The tag of a language, such as `fr`; French if the server does not have the language.
 */
lang: string,
/**
 * Whether entries, offers and refusals come with texts in that language.
 */
words: boolean,
/**
 * What the server sends after new entries.
 */
table: TableDetail,
/**
 * Whether the server sends the steps of a match that has just begun one by one, each with the table after it.
 * It does so in answer to the first `hello` of a connection, if the client has none of these steps and asks for
 * whole tables, and if you have a seat, have not acted, and were not in the room before.
 */
opening?: boolean, } | { "type": "look", } | { "type": "act",
/**
 * The id of this request.
 */
id: string,
/**
 * The number of the last entry that the client has. If the table has changed since, the server sends the missed
 * entries and refuses the action.
 */
seen: number,
/**
 * Which of your seats acts. Without it, the seat whose view the client gets.
 */
seat?: number,
/**
 * The action's code, text or object, as in its offer.
 */
action: number | string | object, } | { "type": "why",
/**
 * The id of this request.
 */
id: string,
/**
 * Which of your seats asks.
 */
seat?: number,
/**
 * The action's code, text or object.
 */
action: number | string | object, } | { "type": "hint",
/**
 * The id of this request.
 */
id: string,
/**
 * Which of your seats asks.
 */
seat?: number, } | { "type": "undo",
/**
 * The id of this request.
 */
id: string,
/**
 * The number of the last entry that the client has.
 */
seen: number,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "confirm",
/**
 * The id of this request.
 */
id: string,
/**
 * The number of the last entry that the client has.
 */
seen: number,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "ask_undo",
/**
 * The id of this request.
 */
id: string,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "answer_undo",
/**
 * The id of this request.
 */
id: string,
/**
 * Whether you agree.
 */
yes: boolean, } | { "type": "chat",
/**
 * The id of this request.
 */
id: string,
/**
 * At most 500 characters.
 */
text: string, } | { "type": "vote_away",
/**
 * The id of this request.
 */
id: string,
/**
 * The seat of the absent person.
 */
seat: number, } | { "type": "back",
/**
 * The id of this request.
 */
id: string, } | { "type": "ping",
/**
 * The id of this request.
 */
id: string, };

/**
 * What the server sends after new entries.
 */
export type TableDetail = "nothing" | "offers" | "everything";

/**
 * A message from the server, on the WebSocket of a room.
 */
export type FromServer = { "type": "welcome",
/**
 * The room as it is now.
 */
room: RoomInfo,
/**
 * Your seats.
 */
mine: Array<number>,
/**
 * The seat whose view the client gets, or `null` for a spectator.
 */
seat: number | null,
/**
 * The number of the last entry.
 */
n: number,
/**
 * The last entry that had been sent to you when you left: what came later happened while you were away.
 */
visited?: number,
/**
 * The server's time in milliseconds since 1970.
 */
now: number, } | { "type": "room",
/**
 * The room as it is now.
 */
room: RoomInfo, } | { "type": "news",
/**
 * The entries. An entry of which the seat may learn nothing has empty news.
 */
entries: Array<Entry>, } | { "type": "table" } & TableView | { "type": "done",
/**
 * The id of the request.
 */
id: string,
/**
 * The number of the entry that it led to, if it led to one.
 */
n?: number, } | { "type": "refused",
/**
 * The id of the request, or `null` if the message could not be read.
 */
id: string | null,
/**
 * Why.
 */
why: RequestError,
/**
 * The same as a sentence in the client's language, if `hello` asked for texts.
 */
line?: string, } | { "type": "why_not",
/**
 * The id of the request.
 */
id: string,
/**
 * The reason, or `null` if the action is possible.
 */
why: RequestError | null,
/**
 * The same as a sentence in the client's language.
 */
line?: string, } | { "type": "hint",
/**
 * The id of the request.
 */
id: string,
/**
 * The number of the last entry when the client asked. If the table has changed since, the hint is worthless.
 */
n: number,
/**
 * Why the first candidate is the best, in one or two sentences in the client's language.
 */
reason?: string,
/**
 * The offers, beginning with the one that the bot would take.
 */
candidates: Array<Candidate>, } | { "type": "presence" } & Presence | { "type": "clocks",
/**
 * One for each seat.
 */
clocks: Array<SeatClock>, } | { "type": "waiting" } | { "type": "bye",
/**
 * Why.
 */
why: CloseReason, };

/**
 * Why the server did not carry out a request. The room is unchanged, unless the error is `trouble`.
 */
export type RequestError = { "no": "unreadable",
/**
 * What the server expected instead.
 */
expected: string, } | { "no": "malformed",
/**
 * What the server expected instead.
 */
expected: string, } | { "no": "rule",
/**
 * The rule's id, such as `ANT-31`.
 */
rule: string,
/**
 * The game's own data about the refusal.
 */
because: unknown, } | { "no": "stale",
/**
 * The number of the last entry.
 */
n: number, } | { "no": "final",
/**
 * The engine's reason.
 */
because: unknown, } | { "no": "not_your_seat" } | { "no": "not_now",
/**
 * Why.
 */
because: NotNow, } | { "no": "limit",
/**
 * The name of the limit.
 */
limit: string,
/**
 * How many seconds to wait.
 */
wait: number, } | { "no": "trouble" };

/**
 * Why the state of a room does not allow a request.
 *
 * The server words each reason in the message `not-now-CODE` of its texts.
 */
export type NotNow = "not_started" | "started" | "over" | "not_over" | "away" | "read_only" | "can_go_on" | "seat_taken" | "no_seat_free" | "one_seat" | "seats_empty" | "not_ready" | "not_host" | "no_request" | "request_open" | "somebody_away" | "nothing_done" | "not_away" | "unknown_level" | "unknown_game" | "bad_settings" | "empty" | "too_long" | "not_seated" | "hints_off" | "not_your_turn" | "others_play" | "practice" | "unconfirmed" | "nothing_to_confirm" | "not_the_houses";

/**
 * Why a connection ends.
 */
export type CloseReason = "stopping" | "too_slow" | "reload" | "ended";

/**
 * An entry of a room's log, as one client is shown it. Entries are numbered from 0 without gaps, and all clients see the
 * same numbers.
 */
export type Entry = {
/**
 * The number of the entry.
 */
n: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, } & ({ "what": "created",
/**
 * The game's slug.
 */
game: string,
/**
 * The clock.
 */
clock: Clock, } | { "what": "seats", } | { "what": "settings",
/**
 * The names of the settings that changed, as in `Settings`, apart from the game's options.
 */
changed: Array<string>,
/**
 * The names of the game's options that changed.
 */
options: Array<string>, } | { "what": "started",
/**
 * The commitment to the seed: it fixes the seed without revealing it.
 */
commitment: string, } | { "what": "step",
/**
 * The number of steps that the match has now.
 */
step: number,
/**
 * The seat that acted; 255 is the house.
 */
seat: number,
/**
 * The events that the client may see; empty if there are none.
 */
news: { public?: unknown[], mine?: unknown[] } | { restored: unknown },
/**
 * The same as sentences in the client's language, if `hello` asked for texts.
 */
lines?: Array<string>, } | { "what": "confirmed",
/**
 * Which seat.
 */
seat: number, } | { "what": "rewound",
/**
 * The number of steps that the match has now.
 */
step: number,
/**
 * The seat that had asked.
 */
seat: number, } | { "what": "undo_asked",
/**
 * The seat that asks.
 */
seat: number,
/**
 * The number of steps that the match would have.
 */
step: number, } | { "what": "undo_answered",
/**
 * The seat that answered.
 */
seat: number,
/**
 * Whether it agrees.
 */
yes: boolean, } | { "what": "chat",
/**
 * The sender's name.
 */
name: string,
/**
 * Whether the sender has an account. A guest of the same name has none.
 */
account?: boolean,
/**
 * The sender's first seat, if they have one.
 */
seat?: number,
/**
 * The message.
 */
text: string, } | { "what": "away_voted",
/**
 * The seat that voted.
 */
by: number,
/**
 * The seat of the absent person.
 */
seat: number, } | { "what": "away",
/**
 * Which seat.
 */
seat: number,
/**
 * Why.
 */
why: AwayReason, } | { "what": "back",
/**
 * Which seat.
 */
seat: number, } | { "what": "end_agreed",
/**
 * Which seat.
 */
seat: number, } | { "what": "ended", } | { "what": "rematch",
/**
 * The new room's id.
 */
room: string, });

/**
 * What can happen in a room.
 */
export type What = { "what": "created",
/**
 * The game's slug.
 */
game: string,
/**
 * The clock.
 */
clock: Clock, } | { "what": "seats", } | { "what": "settings",
/**
 * The names of the settings that changed, as in `Settings`, apart from the game's options.
 */
changed: Array<string>,
/**
 * The names of the game's options that changed.
 */
options: Array<string>, } | { "what": "started",
/**
 * The commitment to the seed: it fixes the seed without revealing it.
 */
commitment: string, } | { "what": "step",
/**
 * The number of steps that the match has now.
 */
step: number,
/**
 * The seat that acted; 255 is the house.
 */
seat: number,
/**
 * The events that the client may see; empty if there are none.
 */
news: { public?: unknown[], mine?: unknown[] } | { restored: unknown },
/**
 * The same as sentences in the client's language, if `hello` asked for texts.
 */
lines?: Array<string>, } | { "what": "confirmed",
/**
 * Which seat.
 */
seat: number, } | { "what": "rewound",
/**
 * The number of steps that the match has now.
 */
step: number,
/**
 * The seat that had asked.
 */
seat: number, } | { "what": "undo_asked",
/**
 * The seat that asks.
 */
seat: number,
/**
 * The number of steps that the match would have.
 */
step: number, } | { "what": "undo_answered",
/**
 * The seat that answered.
 */
seat: number,
/**
 * Whether it agrees.
 */
yes: boolean, } | { "what": "chat",
/**
 * The sender's name.
 */
name: string,
/**
 * Whether the sender has an account. A guest of the same name has none.
 */
account?: boolean,
/**
 * The sender's first seat, if they have one.
 */
seat?: number,
/**
 * The message.
 */
text: string, } | { "what": "away_voted",
/**
 * The seat that voted.
 */
by: number,
/**
 * The seat of the absent person.
 */
seat: number, } | { "what": "away",
/**
 * Which seat.
 */
seat: number,
/**
 * Why.
 */
why: AwayReason, } | { "what": "back",
/**
 * Which seat.
 */
seat: number, } | { "what": "end_agreed",
/**
 * Which seat.
 */
seat: number, } | { "what": "ended", } | { "what": "rematch",
/**
 * The new room's id.
 */
room: string, };

/**
 * Why a bot plays for a person.
 */
export type AwayReason = "time" | "vote" | "left";

/**
 * The table as a seat or a spectator sees it.
 */
export type TableView = {
/**
 * The number of the last entry.
 */
n: number,
/**
 * The number of steps of the match.
 */
step: number,
/**
 * The seat, or `null` for a spectator.
 */
seat: number | null,
/**
 * Which seats may act, or the result.
 */
progress: Progress,
/**
 * What the seat may do now.
 */
offers: Array<Offer>,
/**
 * Whether the seat's last action can be taken back now.
 */
undo: boolean,
/**
 * Whether the seat must send `confirm` to end its turn.
 */
confirm: boolean,
/**
 * The seat that must send `confirm` before any other seat may act.
 */
held?: number,
/**
 * The open request to go back.
 */
asked?: UndoRequest,
/**
 * What the seat has to decide, as a sentence.
 */
prompt?: string,
/**
 * What the seat sees, in the game's own type.
 */
view?: unknown,
/**
 * Places and points by seat, as after the end, if the match were counted now by what everybody sees. Points of
 * hidden cards are missing.
 */
standings?: unknown,
/**
 * The table as lines of text that can be read aloud.
 */
lines?: Array<string>, };

/**
 * The progress of a match.
 */
export type Progress = { "is": "gathering" } | { "is": "waiting",
/**
 * Their numbers; 255 is the house.
 */
seats: Array<number>,
/**
 * What they have to do: the message `await-WHAT` of the game's texts.
 */
awaited: string, } | { "is": "over",
/**
 * By seat: places, points, and what the points are for.
 */
outcome: unknown,
/**
 * What decided between players with the same points, or that they share a place: a sentence each, if `hello`
 * asked for texts.
 */
ties?: Array<string>, };

/**
 * An action that the seat may take now.
 */
export type Offer = {
/**
 * The code of the action.
 */
code: number,
/**
 * The action as text.
 */
text: string,
/**
 * The action in the game's own type.
 */
action: unknown,
/**
 * The label of its button, if `hello` asked for texts.
 */
label?: string,
/**
 * What a board draws of it besides, such as its cost, in the game's own type.
 */
facts?: unknown,
/**
 * Whether a client should ask the player before it sends the action: turns are confirmed in this room, the action
 * ends the turn, and it cannot be taken back, so no `confirm` follows it.
 */
confirm?: boolean, };

/**
 * A bot's opinion of an offer.
 */
export type Candidate = {
/**
 * The code of the offered action.
 */
code: number,
/**
 * The label of its button, if `hello` asked for texts.
 */
label?: string,
/**
 * The part of its time that the bot spent on this offer, in thousandths. It spends more on better offers.
 */
share: number,
/**
 * The points that it expects the seat to have at the end, in tenths of a point, if it can tell.
 */
points?: number,
/**
 * The probability that the seat wins, in thousandths, if it can tell.
 */
win?: number,
/**
 * How often it tried the offer.
 */
visits: number, };

/**
 * An open request to go back.
 */
export type UndoRequest = {
/**
 * The seat that asks.
 */
seat: number,
/**
 * The number of steps that the match would have.
 */
step: number,
/**
 * The seats that have not answered.
 */
waits_for: Array<number>, };

/**
 * A room, as all its clients see it.
 */
export type RoomInfo = {
/**
 * The id, as in the room's URL.
 */
id: string,
/**
 * The settings. The host may change them before the match starts.
 */
settings: Settings,
/**
 * The state.
 */
state: RoomState,
/**
 * The name of the person who created it.
 */
host: string,
/**
 * The public number of that person. Several people may have the same name.
 */
host_person: number,
/**
 * The seats, clockwise.
 */
seats: Array<SeatInfo>,
/**
 * What clients need to verify the deal after the end.
 */
deal: Deal,
/**
 * Whether it is for practice: the deal is known, the match counts in no statistics, and no list shows it to others.
 */
practice: boolean,
/**
 * Where the deal of a practice room comes from.
 */
origin?: Origin,
/**
 * The id of the room where the same people play again.
 */
rematch?: string,
/**
 * Set if this version of the server cannot continue the match and only shows it: the reason.
 */
read_only?: string,
/**
 * The hash of the pack that the match began with, if it is not the server's own: the catalogue of that pack has its
 * figures.
 */
pack?: string, };

/**
 * Where the deal of a practice room comes from.
 */
export type Origin = { "from": "words",
/**
 * The words.
 */
words: string, } | { "from": "branch",
/**
 * The id of that match's room.
 */
room: string,
/**
 * The number of its steps that were copied.
 */
step: number, } | { "from": "browser" };

/**
 * The settings of a room.
 */
export type Settings = {
/**
 * The game's slug.
 */
game: string,
/**
 * The number of seats.
 */
seats: number,
/**
 * The game's options. Missing ones have their defaults.
 */
options: Record<string, unknown>,
/**
 * Whether the list of open rooms shows it. Otherwise people need its invitation link.
 */
open: boolean,
/**
 * The level of the bots that play for absent people, one of `GET /api/bots`.
 */
level: string,
/**
 * The kind of clock.
 */
clock: Clock,
/**
 * Whether players may ask for hints.
 */
hints?: boolean,
/**
 * Whether a player must confirm a turn that can still be undone before any other seat may act.
 */
confirm?: boolean,
/**
 * How long bots of the strongest level think about a decision.
 */
thinking?: Thinking, };

/**
 * How long bots of the strongest level think about a decision.
 */
export type Thinking = "short" | "normal" | "long";

/**
 * How much time players have.
 */
export type Clock = { "kind": "untimed" } | { "kind": "live",
/**
 * Seconds at the start.
 */
base: number,
/**
 * Seconds that each decision adds.
 */
increment: number, } | { "kind": "correspondence",
/**
 * Hours for one decision.
 */
hours: number, };

/**
 * The state of a room.
 */
export type RoomState = "gathering" | "playing" | "over";

/**
 * One seat of a room.
 */
export type SeatInfo = {
/**
 * The person or the bot on it.
 */
sitter: Sitter,
/**
 * Whether the person is ready to start.
 */
ready: boolean,
/**
 * Whether a bot plays for the absent person.
 */
away: boolean,
/**
 * The words that the person added to the deal.
 */
words?: string,
/**
 * Whether the person has an account. A guest of the same name has none.
 */
account?: boolean, };

/**
 * The occupant of a seat.
 */
export type Sitter = { "kind": "nobody" } | { "kind": "person",
/**
 * Their public number.
 */
person: number,
/**
 * Their name.
 */
name: string, } | { "kind": "bot",
/**
 * Its level.
 */
level: string, };

/**
 * How the deal can be verified. `secret_commitment` fixes the server's secret before players add words; the seed is made
 * of the secret and the words; both are shown after the end.
 */
export type Deal = {
/**
 * The commitment to the server's secret, known as soon as the room exists.
 */
secret_commitment: string,
/**
 * The commitment to the seed, known from the start of the match on. Equal to `secret_commitment` if no player added
 * words.
 */
commitment?: string,
/**
 * The server's secret, after the end.
 */
secret?: string,
/**
 * The seed, after the end.
 */
seed?: string, };

/**
 * Who is connected to the room.
 */
export type Presence = {
/**
 * The seats whose owners are connected.
 */
seats: Array<number>,
/**
 * The number of connected spectators.
 */
spectators: number, };

/**
 * A seat's clock.
 */
export type SeatClock = {
/**
 * The seat.
 */
seat: number,
/**
 * The remaining time in milliseconds.
 */
left: number,
/**
 * Whether the clock runs now.
 */
runs: boolean, };

/**
 * The body of an answer with a status of 400 or more.
 */
export type Fault = {
/**
 * The code of the error, such as `not_found`, or the name of the rate limit that was reached.
 */
fault: string,
/**
 * A sentence that explains it.
 */
because: string,
/**
 * How many seconds to wait, if a rate limit was reached.
 */
wait?: number, };

/**
 * The person of the client's cookie.
 */
export type Me = {
/**
 * Your public number. The server ignores it in requests.
 */
person: number,
/**
 * The name that others see.
 */
name: string,
/**
 * The name to log in with, if you have an account.
 */
account?: string,
/**
 * The confirmed e-mail address of your account. Nobody else sees it.
 */
email?: string, };

/**
 * A name and a password.
 */
export type Credentials = {
/**
 * The name to log in with.
 */
name: string,
/**
 * At least 8 characters.
 */
password: string, };

/**
 * An account that was just made. It has the fields of [`Me`].
 */
export type NewAccount = {
/**
 * Your public number.
 */
person: number,
/**
 * The name that others see.
 */
name: string,
/**
 * The name to log in with.
 */
account: string,
/**
 * Codes that replace a forgotten password, each once. They are shown only now.
 */
codes: Array<string>, };

/**
 * New recovery codes. They are shown only now.
 */
export type Codes = {
/**
 * The codes.
 */
codes: Array<string>, };

/**
 * The password, to prove who you are.
 */
export type Password = {
/**
 * The password.
 */
password: string, };

/**
 * Another password.
 */
export type ChangePassword = {
/**
 * The password until now.
 */
current: string,
/**
 * The new one, of at least 8 characters.
 */
password: string, };

/**
 * Another password with a recovery code.
 */
export type Recovery = {
/**
 * The name to log in with, or the e-mail address of the account.
 */
name: string,
/**
 * A code that was not used yet, written down or sent by mail. Spaces, hyphens and capitals do not count.
 */
code: string,
/**
 * The new password, of at least 8 characters.
 */
password: string, };

/**
 * What replaces a forgotten password on this server, besides the recovery codes.
 */
export type RecoveryWays = {
/**
 * Whether a code can be sent to the e-mail address of an account.
 */
mail: boolean, };

/**
 * Asks for a code by mail that replaces a forgotten password.
 */
export type Forgotten = {
/**
 * The name to log in with, or the e-mail address of the account.
 */
name: string, };

/**
 * Another e-mail address of your account.
 */
export type ChangeEmail = {
/**
 * The address. A code is sent there, which must be confirmed.
 */
email: string,
/**
 * The password.
 */
password: string, };

/**
 * Confirms an e-mail address.
 */
export type ConfirmEmail = {
/**
 * The code that was sent to the address.
 */
code: string, };

/**
 * A device on which you are logged in.
 */
export type DeviceInfo = {
/**
 * Its id, to log it out.
 */
id: string,
/**
 * What the browser calls itself (`User-Agent`).
 */
name: string,
/**
 * When it logged in, in milliseconds since 1970; 0 if that is not known.
 */
created: number,
/**
 * When it was last used, to the hour.
 */
used: number,
/**
 * Whether it is the one that asks.
 */
this: boolean, };

/**
 * A game of the catalogue.
 */
export type GameInfo = {
/**
 * The slug.
 */
game: string,
/**
 * The name, in the requested language.
 */
name: string,
/**
 * What the game is about.
 */
about: string,
/**
 * The authors of the game.
 */
credit: string,
/**
 * The least number of seats.
 */
least: number,
/**
 * The greatest number of seats.
 */
most: number,
/**
 * The version of the rules.
 */
rules: number,
/**
 * What can be chosen before a match.
 */
options: Array<GameOption>, };

/**
 * An option of a game.
 */
export type GameOption = {
/**
 * The name in the settings.
 */
name: string,
/**
 * The name that people see.
 */
label: string,
/**
 * What it does.
 */
help: string,
/**
 * The possible values, as the engine describes them.
 */
spec: unknown,
/**
 * The names of its values that people see.
 */
choices: Record<string, string>, };

/**
 * The levels of bots.
 */
export type BotLevels = {
/**
 * All levels, the weakest first.
 */
levels: Array<string>,
/**
 * The level of a new room's bots.
 */
default: string,
/**
 * The level of the opponents in a first match.
 */
beginner: string,
/**
 * The level that gives hints.
 */
adviser: string, };

/**
 * A rule of a game.
 */
export type Ruling = {
/**
 * The id, such as `ANT-31`.
 */
rule: string,
/**
 * The title.
 */
title: string,
/**
 * The section of the rulebook, in lists of rules.
 */
section?: string,
/**
 * The text.
 */
text: string, };

/**
 * Creates a room.
 */
export type NewRoom = {
/**
 * The settings.
 */
settings: Settings,
/**
 * Words that fix the deal, at most 200 characters. A room with a fixed deal is for practice.
 */
seed?: string, };

/**
 * Starts a match against bots at once.
 */
export type PlayNow = {
/**
 * The game's slug.
 */
game: string,
/**
 * The number of seats; by default the least that the game allows.
 */
seats?: number,
/**
 * The level of the bots.
 */
level?: string,
/**
 * The game's options.
 */
options?: Record<string, unknown>,
/**
 * Words that fix the deal, at most 200 characters. A room with a fixed deal is for practice.
 */
seed?: string,
/**
 * The name of a new guest, at most 40 characters. Ignored if the client has a cookie.
 */
name?: string, };

/**
 * Takes a seat.
 */
export type Sit = {
/**
 * The seat; by default the first that is free.
 */
seat?: number,
/**
 * The name of another person who plays on the same device, at most 40 characters; by default your own name.
 */
name?: string, };

/**
 * Leaves a seat.
 */
export type SeatOf = {
/**
 * One of your seats.
 */
seat: number, };

/**
 * Puts a bot on a free seat, or removes it. During a match, it gives one of your seats to a bot for good.
 */
export type BotSeat = {
/**
 * The seat.
 */
seat: number,
/**
 * The level of the bot. Without it, the bot is removed.
 */
level?: string, };

/**
 * Says whether you are ready to start.
 */
export type ReadySeat = {
/**
 * Whether you are ready.
 */
ready: boolean, };

/**
 * Adds words to the deal.
 */
export type WordsOf = {
/**
 * One of your seats.
 */
seat: number,
/**
 * The words, at most 200 characters.
 */
words: string, };

/**
 * An invitation to a room that is not open.
 */
export type Invitation = {
/**
 * The room's id.
 */
room: string,
/**
 * The value of `invite` in the room's link.
 */
invite: string, };

/**
 * A list of rooms.
 */
export type RoomList = {
/**
 * At most 100 rooms.
 */
rooms: Array<ListedRoom>, };

/**
 * A room in a list.
 */
export type ListedRoom = {
/**
 * The room.
 */
room: RoomInfo,
/**
 * Whether the match waits for you.
 */
your_turn: boolean,
/**
 * The state of the room.
 */
state: RoomState,
/**
 * When the room last changed, in milliseconds since 1970.
 */
changed: number, };

/**
 * A person's results at one game.
 */
export type GameStatistics = {
/**
 * The game's slug.
 */
game: string,
/**
 * The number of finished matches, counted once for each seat of the person.
 */
played: number,
/**
 * The number of first places.
 */
won: number,
/**
 * The most points in one match.
 */
best: number,
/**
 * The sum of all points.
 */
points: number,
/**
 * The same by number of seats and by opponents.
 */
tables: Array<TableStatistics>, };

/**
 * A person's results at one game with as many seats and the same kind of opponents.
 */
export type TableStatistics = {
/**
 * The number of seats.
 */
seats: number,
/**
 * Whether there were other people.
 */
people: boolean,
/**
 * The levels of the bots, each once, in alphabetical order.
 */
levels: Array<string>,
/**
 * The number of finished matches, counted once for each seat of the person.
 */
played: number,
/**
 * The number of first places.
 */
won: number,
/**
 * The most points in one match.
 */
best: number,
/**
 * The sum of all points.
 */
points: number, };

/**
 * A report of the lab, which the server shows at `/reports/NAME`.
 */
export type Report = {
/**
 * The name of the file.
 */
name: string,
/**
 * The title.
 */
title: string,
/**
 * When it was written, in milliseconds since 1970.
 */
changed: number, };

/**
 * Frames of a match. Steps that were taken back are left out.
 */
export type Replay = {
/**
 * The number of frames of the match: the table before the first step, and after each step.
 */
n_frames: number,
/**
 * The requested frames.
 */
frames: Array<Frame>, };

/**
 * The table after one step.
 */
export type Frame = {
/**
 * The number of the frame, from 0.
 */
frame: number,
/**
 * The number of steps so far, including those that were taken back: the number that `Branch` takes.
 */
step: number,
/**
 * The seat that made the step; 255 is the house. `null` before the first step.
 */
by: number | null,
/**
 * The step as sentences.
 */
lines: Array<string>,
/**
 * The events of the step that the viewer may see; in the view of all seats, those that the acting seat may see.
 */
news: { public?: unknown[], mine?: unknown[] },
/**
 * Which seats may act, or the result.
 */
progress: Progress,
/**
 * What the seat or a spectator sees.
 */
view?: unknown,
/**
 * What each seat sees, in the view of all seats.
 */
views?: unknown[],
/**
 * The table as lines of text that can be read aloud.
 */
sketch: Array<string>, };

/**
 * Plays on from a step of a finished match, against bots, in a new practice room.
 */
export type Branch = {
/**
 * The number of steps to copy.
 */
step: number,
/**
 * Your seat.
 */
seat: number,
/**
 * The level of the bots.
 */
level?: string, };

/**
 * The result of checking a finished match against its stored log.
 */
export type Verification = {
/**
 * Whether all checks passed.
 */
verified: boolean,
/**
 * The checks.
 */
checks: Array<Check>,
/**
 * The server's secret.
 */
secret: string,
/**
 * The commitment to the secret, which was shown as soon as the room existed.
 */
secret_commitment: string,
/**
 * The words that players added to the deal, by seat.
 */
words: Array<[number, string]>,
/**
 * The seed, made of the secret and the words.
 */
seed: string,
/**
 * The commitment to the seed, which was shown from the start of the match on.
 */
commitment: string,
/**
 * The number of steps that were replayed.
 */
steps: number,
/**
 * The digest of the table after the last step.
 */
digest: string, };

/**
 * One check.
 */
export type Check = {
/**
 * What was checked.
 */
what: Checked,
/**
 * Whether it passed.
 */
holds: boolean,
/**
 * What differs, if it failed.
 */
difference?: string, };

/**
 * What a check is about.
 */
export type Checked = "seed" | "commitment" | "steps" | "result";
