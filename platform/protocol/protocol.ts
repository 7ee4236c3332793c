// Written by `BLESS=1 cargo test -p protocol` from platform/protocol: do not edit.

/**
 * What a client says on the WebSocket of a room.
 *
 * `id` is the client's own name for a wish: the server answers it once, with `done` or `refused`, however often it
 * is sent. `seen` is the number of the last entry that the client has heard of.
 */
export type ToServer = { "type": "hello",
/**
 * Whose eyes: one of your seats, or any seat once the match is over. Without it: your first seat, else a
 * spectator's.
 */
seat?: number,
/**
 * The last entry that you have; everything after it is sent. Without it nothing of the past is sent.
 */
since?: number,
/**
 * `fr` or `en`; French where it is neither.
 */
lang: string,
/**
 * Whether news, offers and refusals come with words in that language.
 */
words: boolean,
/**
 * What is sent after every news.
 */
table: TableDetail, } | { "type": "look", } | { "type": "act",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * The last entry heard of. If the table has changed since, the action is refused and the news is sent.
 */
seen: number,
/**
 * Which of your seats acts; the one you look through if there is none.
 */
seat?: number,
/**
 * The action's code, text or object, as it was offered.
 */
action: number | string | object, } | { "type": "why",
/**
 * The client's name for this wish.
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
 * The client's name for this wish.
 */
id: string,
/**
 * Which of your seats asks.
 */
seat?: number, } | { "type": "undo",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * The last entry heard of.
 */
seen: number,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "confirm",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * The last entry heard of.
 */
seen: number,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "ask_undo",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * Which of your seats.
 */
seat?: number, } | { "type": "answer_undo",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * Whether you agree.
 */
yes: boolean, } | { "type": "chat",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * At most 500 characters.
 */
text: string, } | { "type": "vote_away",
/**
 * The client's name for this wish.
 */
id: string,
/**
 * Who is away.
 */
seat: number, } | { "type": "back",
/**
 * The client's name for this wish.
 */
id: string, } | { "type": "ping",
/**
 * The client's name for this wish.
 */
id: string, };

/**
 * What is sent after every news.
 */
export type TableDetail = "nothing" | "offers" | "everything";

/**
 * What the server says on the WebSocket of a room.
 */
export type FromServer = { "type": "welcome",
/**
 * The room as it is now.
 */
room: RoomInfo,
/**
 * The seats that are yours.
 */
mine: Array<number>,
/**
 * The seat that you look through; nothing where you are a spectator.
 */
seat: number | null,
/**
 * The number of the last entry.
 */
n: number,
/**
 * The last entry that you had heard of when you left, for « what happened since I left ».
 */
visited?: number,
/**
 * The server's time in milliseconds since 1970.
 */
now: number, } | { "type": "room",
/**
 * As it is now.
 */
room: RoomInfo, } | { "type": "news",
/**
 * One entry for each thing that happened, empty ones included.
 */
entries: Array<Entry>, } | { "type": "table" } & TableView | { "type": "done",
/**
 * The client's name for the wish.
 */
id: string,
/**
 * The entry that it led to, where it led to one.
 */
n?: number, } | { "type": "refused",
/**
 * The client's name for the wish; nothing where the message could not be read.
 */
id: string | null,
/**
 * Why.
 */
why: RequestError,
/**
 * The same in your language, where you asked for words.
 */
line?: string, } | { "type": "why_not",
/**
 * The client's name for the question.
 */
id: string,
/**
 * What speaks against it; nothing where it may be played.
 */
why: RequestError | null,
/**
 * The same in your language.
 */
line?: string, } | { "type": "hint",
/**
 * The client's name for the question.
 */
id: string,
/**
 * The number of the last entry when it was asked: advice about an older table is none.
 */
n: number,
/**
 * The offers, the one that the bot would take first.
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
 * Why the server did not carry out a request. The room is unchanged.
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
export type NotNow = "not_started" | "started" | "over" | "not_over" | "away" | "read_only" | "seat_taken" | "no_seat_free" | "seats_empty" | "not_ready" | "not_host" | "no_request" | "request_open" | "somebody_away" | "nothing_done" | "not_away" | "unknown_level" | "unknown_game" | "bad_settings" | "empty" | "too_long" | "not_seated" | "hints_off" | "not_your_turn" | "others_play" | "practice" | "unconfirmed" | "nothing_to_confirm" | "not_the_houses";

/**
 * Why a connection ends.
 */
export type CloseReason = "stopping" | "too_slow" | "reload";

/**
 * One thing that happened in a room, as one reader hears it. Entries are numbered from 0 without gaps, and the
 * numbers are the same for everyone.
 */
export type Entry = {
/**
 * Its number.
 */
n: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, } & ({ "what": "created",
/**
 * Its game.
 */
game: string,
/**
 * Its clock.
 */
clock: Clock, } | { "what": "seats", } | { "what": "started",
/**
 * What fixes the seed without telling it.
 */
commitment: string, } | { "what": "step",
/**
 * How many steps the match has now.
 */
step: number,
/**
 * Who acted; 255 is the house.
 */
seat: number,
/**
 * What you heard: empty where you heard nothing.
 */
news: { public?: unknown[], mine?: unknown[] } | { restored: unknown },
/**
 * The same in your language, where you asked for words.
 */
lines?: Array<string>, } | { "what": "confirmed",
/**
 * Which seat.
 */
seat: number, } | { "what": "rewound",
/**
 * How many steps the match has now.
 */
step: number,
/**
 * Who had asked.
 */
seat: number, } | { "what": "undo_asked",
/**
 * Who asks.
 */
seat: number,
/**
 * To how many steps.
 */
step: number, } | { "what": "undo_answered",
/**
 * Who answered.
 */
seat: number,
/**
 * Whether they agree.
 */
yes: boolean, } | { "what": "chat",
/**
 * Who, by name.
 */
name: string,
/**
 * Their first seat, where they have one.
 */
seat?: number,
/**
 * What.
 */
text: string, } | { "what": "away_voted",
/**
 * Who asked.
 */
by: number,
/**
 * For whom.
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
seat: number, } | { "what": "rematch",
/**
 * The new room's id.
 */
room: string, });

/**
 * What can happen in a room.
 */
export type What = { "what": "created",
/**
 * Its game.
 */
game: string,
/**
 * Its clock.
 */
clock: Clock, } | { "what": "seats", } | { "what": "started",
/**
 * What fixes the seed without telling it.
 */
commitment: string, } | { "what": "step",
/**
 * How many steps the match has now.
 */
step: number,
/**
 * Who acted; 255 is the house.
 */
seat: number,
/**
 * What you heard: empty where you heard nothing.
 */
news: { public?: unknown[], mine?: unknown[] } | { restored: unknown },
/**
 * The same in your language, where you asked for words.
 */
lines?: Array<string>, } | { "what": "confirmed",
/**
 * Which seat.
 */
seat: number, } | { "what": "rewound",
/**
 * How many steps the match has now.
 */
step: number,
/**
 * Who had asked.
 */
seat: number, } | { "what": "undo_asked",
/**
 * Who asks.
 */
seat: number,
/**
 * To how many steps.
 */
step: number, } | { "what": "undo_answered",
/**
 * Who answered.
 */
seat: number,
/**
 * Whether they agree.
 */
yes: boolean, } | { "what": "chat",
/**
 * Who, by name.
 */
name: string,
/**
 * Their first seat, where they have one.
 */
seat?: number,
/**
 * What.
 */
text: string, } | { "what": "away_voted",
/**
 * Who asked.
 */
by: number,
/**
 * For whom.
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
seat: number, } | { "what": "rematch",
/**
 * The new room's id.
 */
room: string, };

/**
 * Why a bot plays for somebody.
 */
export type AwayReason = "time" | "vote" | "left";

/**
 * The table as one reader sees it.
 */
export type TableView = {
/**
 * The number of the last entry.
 */
n: number,
/**
 * How many steps the match has.
 */
step: number,
/**
 * Through which seat.
 */
seat: number | null,
/**
 * Whose turn it is, or how it ended.
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
 * Whether the seat's turn waits for its `confirm`.
 */
confirm: boolean,
/**
 * The seat whose `confirm` everybody waits for: nobody else may act before.
 */
held?: number,
/**
 * A request to go back that waits for answers.
 */
asked?: UndoRequest,
/**
 * What the seat has to decide, in words.
 */
prompt?: string,
/**
 * What the seat sees, as the game's own data.
 */
view?: unknown,
/**
 * The table in plain lines that can be read aloud.
 */
lines?: Array<string>, };

/**
 * Where a match stands.
 */
export type Progress = { "is": "gathering" } | { "is": "waiting",
/**
 * Who.
 */
seats: Array<number>,
/**
 * What is awaited: the message `await-WHAT` of the game's texts.
 */
awaited: string, } | { "is": "over",
/**
 * Places, points and where they come from, by seat.
 */
outcome: unknown, };

/**
 * An action that may be taken now.
 */
export type Offer = {
/**
 * Its number.
 */
code: number,
/**
 * Its text form.
 */
text: string,
/**
 * Its parts.
 */
action: unknown,
/**
 * How its button reads, where you asked for words.
 */
label?: string, };

/**
 * What a bot thinks of an offer.
 */
export type Candidate = {
/**
 * The offer's number.
 */
code: number,
/**
 * How its button reads, where you asked for words.
 */
label?: string,
/**
 * How much of its time the bot gave to this offer, in thousandths: the more, the better it found it.
 */
share: number,
/**
 * What it expects the seat to have at the end, in tenths of a point; nothing where it cannot tell.
 */
points?: number,
/**
 * How likely it thinks the seat will win, in thousandths; nothing where it cannot tell.
 */
win?: number,
/**
 * How often it tried the offer.
 */
visits: number, };

/**
 * A request to go back that waits for answers.
 */
export type UndoRequest = {
/**
 * Who asks.
 */
seat: number,
/**
 * To how many steps.
 */
step: number,
/**
 * Whose answer is awaited.
 */
waits_for: Array<number>, };

/**
 * A room, as everyone in it sees it.
 */
export type RoomInfo = {
/**
 * Its id, as in its address.
 */
id: string,
/**
 * What was chosen when it was made.
 */
settings: Settings,
/**
 * Where it stands.
 */
state: RoomState,
/**
 * Who made it, by name.
 */
host: string,
/**
 * Their public number: several people may bear one name.
 */
host_person: number,
/**
 * The seats, clockwise.
 */
seats: Array<SeatInfo>,
/**
 * What can be verified after the end.
 */
deal: Deal,
/**
 * Whether it is for practice: the deal was known before, nothing counts, and no list shows it to others.
 */
practice: boolean,
/**
 * Where the deal of a practice room comes from.
 */
origin?: Origin,
/**
 * Where the same people play again.
 */
rematch?: string,
/**
 * Why the match cannot go on with this program, where it cannot: it is shown only.
 */
read_only?: string, };

/**
 * Where the deal of a practice room comes from.
 */
export type Origin = { "from": "words",
/**
 * The words.
 */
words: string, } | { "from": "branch",
/**
 * The room of that match.
 */
room: string,
/**
 * How many of its steps were taken over.
 */
step: number, };

/**
 * What is chosen when a room is made.
 */
export type Settings = {
/**
 * The game's slug.
 */
game: string,
/**
 * How many seats.
 */
seats: number,
/**
 * The game's options; what is not said has its default.
 */
options: Record<string, unknown>,
/**
 * Whether everybody finds the room in the list; otherwise people come by its link.
 */
open: boolean,
/**
 * The level of the bots that play for the absent: `random`, `apprentice`, `builder` or `master`.
 */
level: string,
/**
 * The clock.
 */
clock: Clock,
/**
 * Whether players may ask for hints.
 */
hints?: boolean,
/**
 * Whether a turn that can still be taken back waits for its player's `confirm` before anybody else acts.
 */
confirm?: boolean, };

/**
 * How much time there is to think.
 */
export type Clock = { "kind": "untimed" } | { "kind": "live",
/**
 * Seconds at the start.
 */
base: number,
/**
 * Seconds that every decision adds.
 */
increment: number, } | { "kind": "correspondence",
/**
 * Hours for one decision.
 */
hours: number, };

/**
 * Where a room stands.
 */
export type RoomState = "gathering" | "playing" | "over";

/**
 * One seat of a room.
 */
export type SeatInfo = {
/**
 * Who sits there.
 */
sitter: Sitter,
/**
 * Whether they want to begin.
 */
ready: boolean,
/**
 * Whether a bot plays for them now.
 */
away: boolean,
/**
 * The words that they added to the deal.
 */
words?: string, };

/**
 * Who sits at a seat.
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
 * What can be verified. The server's secret is fixed by `secret_commitment` before anybody adds words; the seed is
 * made of the secret and the words; both are shown after the end.
 */
export type Deal = {
/**
 * Fixes the server's secret, from the making of the room on.
 */
secret_commitment: string,
/**
 * Fixes the seed, from the start on. The same as `secret_commitment` where nobody added words.
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
 * Who is in the room now.
 */
export type Presence = {
/**
 * The seats whose owners are connected.
 */
seats: Array<number>,
/**
 * How many others look on.
 */
spectators: number, };

/**
 * A seat's clock.
 */
export type SeatClock = {
/**
 * Which seat.
 */
seat: number,
/**
 * Milliseconds that are left.
 */
left: number,
/**
 * Whether it runs now.
 */
runs: boolean, };

/**
 * What went wrong, with a status of 400 or more.
 */
export type Fault = {
/**
 * A word for programs, such as `not_found`, or a limit's name.
 */
fault: string,
/**
 * A sentence for people.
 */
because: string,
/**
 * How many seconds to wait, where a limit was reached.
 */
wait?: number, };

/**
 * Who you are.
 */
export type Me = {
/**
 * Your public number; the server fills it in.
 */
person: number,
/**
 * Your name.
 */
name: string,
/**
 * The name you log in with, where you have an account.
 */
account?: string, };

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
 * A game of the catalogue.
 */
export type GameInfo = {
/**
 * Its slug.
 */
game: string,
/**
 * Its name in the language that was asked for.
 */
name: string,
/**
 * What it is about.
 */
about: string,
/**
 * Whose game it is.
 */
credit: string,
/**
 * At least so many seats.
 */
least: number,
/**
 * At most so many.
 */
most: number,
/**
 * The version of its rules.
 */
rules: number,
/**
 * What can be chosen.
 */
options: Array<GameOption>, };

/**
 * Something that can be chosen before a match.
 */
export type GameOption = {
/**
 * Its name in the settings.
 */
name: string,
/**
 * Its name for people.
 */
label: string,
/**
 * What it does.
 */
help: string,
/**
 * What it can be, as the engine describes it.
 */
spec: unknown,
/**
 * The names of its choices, by value.
 */
choices: Record<string, string>, };

/**
 * A rule of a game.
 */
export type Ruling = {
/**
 * Its id, such as `ANT-31`.
 */
rule: string,
/**
 * Its title.
 */
title: string,
/**
 * The section that it stands in, where the texts say so.
 */
section?: string,
/**
 * Its text.
 */
text: string, };

/**
 * Asks for a room.
 */
export type NewRoom = {
/**
 * How it is.
 */
settings: Settings,
/**
 * Words that fix the deal, at most 200 characters: the room is for practice then.
 */
seed?: string, };

/**
 * Asks for a match against bots at once.
 */
export type PlayNow = {
/**
 * The game's slug.
 */
game: string,
/**
 * How many seats; as few as possible where it is not said.
 */
seats?: number,
/**
 * The bots' level.
 */
level?: string,
/**
 * The game's options.
 */
options?: Record<string, unknown>,
/**
 * Words that fix the deal, at most 200 characters: the room is for practice then.
 */
seed?: string,
/**
 * How to call you, at most 40 characters, where you are nobody yet and become a guest.
 */
name?: string, };

/**
 * Asks for a seat.
 */
export type Sit = {
/**
 * Which one; the first free one where it is not said.
 */
seat?: number,
/**
 * Who sits there, at most 40 characters, where it is not you by your own name: somebody beside you at the same device.
 */
name?: string, };

/**
 * One of your seats.
 */
export type SeatOf = {
/**
 * Which one.
 */
seat: number, };

/**
 * Puts a bot on a free seat, or takes it away. During a match: gives a seat of yours to a bot for good.
 */
export type BotSeat = {
/**
 * Which seat.
 */
seat: number,
/**
 * Its level; nobody sits there where it is not said.
 */
level?: string, };

/**
 * Says that you want to begin.
 */
export type ReadySeat = {
/**
 * Whether you do.
 */
ready: boolean, };

/**
 * Adds words of yours to the deal.
 */
export type WordsOf = {
/**
 * Which of your seats.
 */
seat: number,
/**
 * At most 200 characters.
 */
words: string, };

/**
 * The way into a room that is not open.
 */
export type Invitation = {
/**
 * The room's id.
 */
room: string,
/**
 * What its link carries.
 */
invite: string, };

/**
 * Rooms, the most urgent first.
 */
export type RoomList = {
/**
 * At most 100.
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
 * Whether it waits for you.
 */
your_turn: boolean,
/**
 * Where it stands.
 */
state: RoomState,
/**
 * When something happened last, in milliseconds since 1970.
 */
changed: number, };

/**
 * How somebody does at a game.
 */
export type GameStatistics = {
/**
 * The game's slug.
 */
game: string,
/**
 * Matches that are over.
 */
played: number,
/**
 * First places.
 */
won: number,
/**
 * The best points.
 */
best: number,
/**
 * The sum of all points.
 */
points: number, };

/**
 * A report of the lab that an operator has put here: the page `/reports/NAME`.
 */
export type Report = {
/**
 * The name of its file.
 */
name: string,
/**
 * Its title.
 */
title: string,
/**
 * When it was written, in milliseconds since 1970.
 */
changed: number, };

/**
 * A part of a match that is over, frame by frame, as it was finally played: what was taken back is left out.
 */
export type Replay = {
/**
 * How many frames the match has: the table before the first step, and after each.
 */
n_frames: number,
/**
 * Those that were asked for.
 */
frames: Array<Frame>, };

/**
 * The table at one moment.
 */
export type Frame = {
/**
 * Its number, from 0.
 */
frame: number,
/**
 * How many steps the match had, those that were taken back included: as entries count, and as `branch` wants it.
 */
step: number,
/**
 * Who made the last of them; 255 is the house, and nobody has before the first.
 */
by: number | null,
/**
 * What the step told, in words.
 */
lines: Array<string>,
/**
 * The same as data. Where everything is open: what whoever acted was told.
 */
news: { public?: unknown[], mine?: unknown[] },
/**
 * Whose turn it was then, or how it ended.
 */
progress: Progress,
/**
 * What the seat or a spectator saw.
 */
view?: unknown,
/**
 * What every seat saw, where everything is open.
 */
views?: unknown[],
/**
 * The table in plain lines that can be read aloud.
 */
sketch: Array<string>, };

/**
 * Asks to play on from a moment of a match that is over, against bots, in a new room for practice.
 */
export type Branch = {
/**
 * How many steps are taken over.
 */
step: number,
/**
 * Where you sit.
 */
seat: number,
/**
 * The bots' level.
 */
level?: string, };

/**
 * What was found when a match that is over was checked from what is stored of it.
 */
export type Verification = {
/**
 * Whether everything holds.
 */
verified: boolean,
/**
 * What was checked.
 */
checks: Array<Check>,
/**
 * The server's secret. Its commitment was shown from the making of the room on.
 */
secret: string,
/**
 * That commitment.
 */
secret_commitment: string,
/**
 * What players added to the deal: seat and words.
 */
words: Array<[number, string]>,
/**
 * The seed, made of the secret and the words.
 */
seed: string,
/**
 * Its commitment, shown from the start on.
 */
commitment: string,
/**
 * How many steps were played again.
 */
steps: number,
/**
 * The table's fingerprint after the last.
 */
digest: string, };

/**
 * One thing that was checked.
 */
export type Check = {
/**
 * What.
 */
what: Checked,
/**
 * Whether it holds.
 */
holds: boolean,
/**
 * What differs, where it does not.
 */
difference?: string, };

/**
 * What can be checked.
 */
export type Checked = "seed" | "commitment" | "steps" | "result";
