# What the page itself says. The words of the games are in their folders.

### The frame

skip-to-content = Skip to content
settings = Settings
theme-now = Theme: { $theme }
theme-system = as the system
theme-light = light
theme-dark = dark
sounds = Sounds
sounds-on = Sounds are on
sounds-off = Sounds are off
me = My corner
about = About
language = Language
tables-words = Tables in words
tables-drawn = Tables with pictures
home = Home
close = Close
loading = One moment…
loading-game = Loading the game…
try-again = Try again
offline-title = No connection.
offline-text = Against bots you play in this browser, which keeps your matches. Other people’s rooms and your account come back with the network.
site-text = Everything here is played in this browser, against bots or by several people at one device, and it keeps your matches. Accounts and rooms across devices need a server.
send-match = Keep on the server
send-match-help = The server verifies the match and keeps it: you find it on other devices and can share its link.
match-sent = See it on the server
yes = yes
no = no
add = Add
rule = Rule
room = Room
lost = There is nothing at this address
lost-help = The link may be incomplete.
no-connection = The server does not answer. Check your connection.
guest-names = Vitruvius, Hypatia, Imhotep, Phidias, Semiramis, Callicrates, Apollodorus, Ictinus, Artemisia, Mausolus, Sostratus, Aspasia, Nitocris, Eupalinos, Theodora, Anthemius, Dinocrates, Pytheos

### Home

home-title = Play, build, tell the tale
home-lead = Four games about monuments, alone against bots or with friends. Nothing to install, no sign-up.
games = The games
play = Play
play-game = Play { $game } against bots
against-bots = { $number ->
    [one] Against 1 bot
   *[other] Against { $number } bots
 }
against-house = Alone against the game
opponents = Opponents
opponents-level = Their level
with-friends = With friends
with-options = Options…
learn = Learn
rules = Rules
players = { $least } to { $most } players
players-or-one = 1 to { $most } players, alone too
age = From age { $age }
minutes = { $minutes } min
rounds = { $rounds } rounds
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = demanding
continue = Continue
open-rooms = Open rooms
open-rooms-none = No room is waiting for players. Open one with “With friends”.
watch = Watch
finished = Finished matches
verify-open = Watch and verify a match from a file
bots = { $number ->
    [one] 1 bot
   *[other] { $number } bots
 }
your-turn = Your turn
others-play = The others play
hours-left = { $hours ->
    [0] time is nearly up
    [one] at most 1 hour left
   *[other] at most { $hours } hours left
 }
is-playing = In progress
is-over = Over
seats-free = { $number ->
    [0] Full
    [one] 1 seat free
   *[other] { $number } seats free
 }
level-adaptive = adapts to me
    .about = Stronger when you win, gentler when you come last.
level-adaptive-now = adapts to me ({ $level })
level-random = random
    .about = Plays at random: for trying things out.
level-apprentice = apprentice
    .about = Looks one step ahead: for a first match.
level-builder = builder
    .about = Thinks a few steps ahead: for people who know the rules.
level-master = master
    .about = Thinks further ahead: a hard opponent.
level-sage = sage
    .about = Thinks longest and judges by experience: the strongest of all.

### When something is wrong

fault-limit = Not so fast, please: try again in { $wait } s.
fault-other = That did not work. Try again.
fault-no-server = This page needs a server, and this site has none.
fault-not-verified = This match does not agree with the rules.
fault-not-found = The link is wrong, or what you look for is private.
fault-nobody = The server does not know you any more. Reload the page.
fault-login = Wrong account name or password.
fault-code = The name or the code is wrong, or the code was used or is too old.
fault-email = That is not an e-mail address.
fault-account = You have an account already, or the name is taken.
fault-taken = That name is taken.
fault-person-changed = Something was changed on another device. Try again.
fault-timeout = That took too long. See whether it was done, then try again.
fault-bad-request = These settings are not possible.
fault-bad-settings = These settings are not possible.
fault-unknown-game = There is no such game here.
fault-unknown-level = There is no such level of bots.
fault-seat-taken = That seat is taken.
fault-no-seat-free = All seats are taken.
fault-one-seat = In an open room each person takes one seat.
fault-seats-empty = Some seats are still empty.
fault-not-ready = Somebody is not ready yet.
fault-not-host = Only whoever opened the room can do that.
fault-not-seated = Take a seat first.
fault-not-your-seat = That seat is not yours.
fault-started = The match has already begun.
fault-not-over = The match is not over.
fault-read-only = This match was played with other rules.
fault-can-go-on = This match can go on.
fault-others-play = Others play with you: leave your seat instead, and a bot plays until you come back.
fault-practice = In a room for practice the deal is fixed.
fault-too-long = That is too long.
fault-not-loaded = The game could not be loaded. Check your connection.
fault-trouble = The server has trouble. See whether it was done, then try again.

# end of home page

### Making a room

how-many = How many seats?
how-many-help = Bots can take the seats that stay free.
where-played = Who plays where?
several-devices = Everyone on their own device
several-devices-help = You get a link to send to the others.
one-device = Everyone at this device
one-device-help = The match is played in this browser, without a network; the device goes from hand to hand.
player-at = Player { $number }
options = Options
at-the-table = At the table
clock = Time to think
clock-help = When time is up a bot plays for that person until they come back.
clock-none = No limit
clock-quick = Lively: 5 minutes, plus 10 s a decision
clock-calm = Calm: 15 minutes, plus 30 s a decision
clock-day = Over several days: 24 hours a decision
clock-days = Over several days: 3 days a decision
clock-live = { $minutes } min, plus { $seconds } s a decision
clock-hours = { $hours } h a decision
open-room = Open to everyone
open-room-help = Everyone sees it on the home page and may watch. Otherwise only people with the link can come in.
hints = Hints allowed
hints-help = Anyone may ask the bot what it would play, and why.
confirm-turns = Confirm before the turn passes
confirm-turns-help = Nothing is final before you agree. You are asked before anything hidden is shown; otherwise the whole turn can be undone.
stand-in = Substitutes for absent players
stand-in-help = Their level when they play for somebody who is away.
thinking = Thinking time of the strongest bots
thinking-short = short
thinking-normal = normal
thinking-long = long
thinking-help = The bots of the level sage think about a decision for a moment, for as long as usual, or five times as long.
make-room = Make the room
more-options = More settings
change-options = Change
change-save = Save the changes
change-cancel = Cancel
setting-seats = Number of seats
settings-changed = { $host } has changed: { $what }.
play-bots-now = Play against bots
invited-by = { $host } invites you to play { $game }.
seat-name = Your name at this table
next-level = Your next opponents will be of another level: { $level }.

### The room before the match

seats = The seats
you = you
is-ready = ready
has-account = account
seat-free = free seat
seat-named = { $name } ({ $number })
bot-at = Bot at seat { $number }
no-bot = no bot
sit = Sit down
sit-too = Add a player here
stand = Leave the seat
send-away = Free this seat
fill-bots = Fill up with bots
start = Start
start-empty = Some seats are still empty.
start-unready = Somebody is not ready yet.
ready = I am ready
not-ready = Wait for me
host-starts = { $host } will start the match.
sit-first = Take a seat to play.
hot-seat-help = You hold several seats: the device will pass from hand to hand, and each sees only their own cards.
invite = Invite
invite-help = Send this link, or let them scan the code.
invite-none = This device does not know the link any more.
qr-code = Code to scan to join the room
copy-link = Copy the link
copied = The link is copied.
copy-by-hand = This browser does not copy: select the text by hand.
share = Share
renew-link = Change the link
new-link = Make a link
room-open = open to everyone
room-by-link = by invitation
room-lost = You can’t enter this room
practice = A practice match: it does not count.
practice-here = Played in this browser: it counts here, in “My corner”, and nowhere else.
practice-title = Practice match
deal-title = A deal that can be verified
deal-help = This fingerprint fixes the shuffle before anybody has played. At the end the secret is shown and anyone can check. Add words of your own to the shuffle if you like.
deal-words = Your words for the shuffle

### The table

board = Board
zen = Only the board
zen-leave = Show all again
forced = Play my only choice for me
forced-off = Never
forced-safe = If safe
forced-all = Always
forced-help = Safe: nothing hidden is shown, and effects only give. “Always” also says values and sends the last unit.
asks = Ask before my turn ends
asks-never = Never
asks-lost = If I lose something
asks-always = Always
asks-help = Something is lost, for example, if you could still act.
palette-distinct = Colours for colour-blind readers
table-in-words = Table in words
beside-the-board = Beside the board
parts-of-table = Parts of the table
tab-board = Board
tab-offers = Choices
tab-journal = Journal
journal-keys = The left and right arrows go from one explained word to the next.
journal-details = { $name }: everything that happened
tab-chat = Chat
choices = { $number ->
    [0] Your choices
    [one] Your choices (1)
   *[other] Your choices ({ $number })
 }
choices-none = Nothing to decide at the moment.
command = Type a choice
command-first = { $number ->
    [one] 1 choice: { $choice }
   *[other] { $number } choices, the first: { $choice }
 }
command-none = No choice has these words.
choose = Choose
why-not = Why not?
read-rule = Read rule { $rule }
players-list = The players
plays-now = playing
is-away = a bot plays for them
is-gone = away
vote-away = Let a bot play
follow = Follow a player
follow-help = Their place lies nearest on the board. What is hidden from you stays hidden.
follow-nobody = Nobody
spectators = { $number ->
    [one] 1 person is watching
   *[other] { $number } people are watching
 }
journal = Journal
since-visit = Since your last visit
missed-moves = { $number ->
    [one] What happened since: 1 move
   *[other] What happened since: { $number } moves
 }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-well-played = Well played!
chat-phrase-one-moment = One moment
chat-phrase-sorry = Sorry!
chat-phrase-thanks = Thank you
chat-phrases-name = Ready-made phrases
send = Send
connection-lost = Connection lost. Your moves are kept, we are trying again.
connection-stalled = The server cannot save anything just now. Your moves wait, nothing is lost.
read-only = This match began by other rules: it can be looked at, and ended by agreement.
read-only-over = This match was played by other rules: it can only be looked at.
agree-to-end = End the match
waits-for = Waiting for { $names }.
thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
lead-taken = takes the lead
lead-yours = You take the lead.
points-now = If it ended now
points-now-are = { $unit ->
    [cards] Cards if it ended now: { $points }
   *[points] Points if it ended now: { $points }
 }
go-on = Go on
skip = Skip
skip-help = Show the rest at once
does-so-far = { $name }: { $deeds }
others-did = What the others did
is-over-long = The match is over.
undo = Undo
start-again = Start the turn again
ask-undo = Ask to undo
agree = Agree
disagree = No
confirm = Confirm
confirm-prompt = Your turn is over. Confirm, or undo.
ends-for-good = “{ $choice }” ends your turn and cannot be undone.
ends-turn = End your turn?
keep-turn = Not yet
hint = Hint
hint-none = No hint at the moment.
hint-title = The bot would play
hint-asking = It is thinking…
hint-follow = Play this
hint-more = Other choices and figures
hint-choice = Choice
hint-share = Share
hint-share-help = Share: how much of its thought the bot gave to this choice, in %.
hint-points = Points
hint-points-help = Points: what it expects at the end.
hint-win = Value
hint-win-help = Value: from 0 to 100, by the chance to win and the lead.
volume = Volume
vibration = Vibration
table-settings = Table settings
keys = Keys at the table
key-arrows = ← ↑ → ↓
key-arrows-does = go from one lit thing on the board to the next
key-enter = Enter
key-enter-does = take it
key-digits = 1 – 9
key-digits-does = take this choice of the list
key-u = U
key-u-does = undo
key-h = H
key-h-does = ask for a hint
key-e = E
key-e-does = end the turn, where that is possible
key-p = P
key-p-does = show who leads, and why
key-r = R
key-r-does = say again, for a screen reader, what happened and what is asked
key-j = J
key-j-does = go to the journal
key-c = C
key-c-does = go to the chat
key-s = S
key-s-does = open the settings of the table
key-z = Z
key-z-does = hide all but the board, or show it again
key-plus = + − 0
key-plus-does = make the first drawing of the board larger or smaller, or show all of it
key-slash = /
key-slash-does = type a choice in words, as in the terminal; Enter takes the first
key-space = Space
key-space-does = go on, or show the rest of the others’ turns at once
key-question = { "?" }
key-question-does = show this list
notices = Call me when it is my turn
undo-waits = Waiting for { $names }: may you undo?
undo-practice = Undo (practice)
undo-practice-help = Takes your last move back, even if something was revealed: from then on the match is for practice and does not count.
ask-undo-help = The others have to agree.
speed = Others’ turns
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
speed-help = A touch of the board shows the rest at once.
result = Result
take-back-seat = Take my seat back
hand-over = Pass the device to { $name }
hand-over-help = The cards stay hidden meanwhile.
hand-over-ready = I am { $name }
log-started = The match begins.
log-rewound = { $me ->
    [yes] You undo your last move.
   *[no] { $name } undoes their last move.
 }
log-undo-asked = { $me ->
    [yes] You ask to undo your last move.
   *[no] { $name } asks to undo their last move.
 }
log-undo-yes = { $me ->
    [yes] You agree.
   *[no] { $name } agrees.
 }
log-undo-no = { $me ->
    [yes] You refuse.
   *[no] { $name } refuses.
 }
log-away-time = { $me ->
    [yes] Your time is up: a bot plays for you.
   *[no] { $name } is out of time: a bot plays for them.
 }
log-away-vote = A bot plays for { $name }, as the others asked.
log-away-left = { $name } leaves the table: a bot plays for them.
log-away-voted = { $name } proposes that a bot plays for { $other }.
log-back = { $me ->
    [yes] You take your seat again.
   *[no] { $name } takes their seat again.
 }
log-end-agreed = { $name } agrees to end the match.
log-ended = The match ends by agreement, without a result.

zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit

### The end

end-counting = { $unit ->
    [cards] Counting the cards…
   *[points] Counting the points…
 }
end-won = { $names } wins
end-you-won = You win!
end-shared = A shared win: { $names }
end-solo-won = You have won!
end-solo-lost = You have lost, this time
end-your-place = Your place: { $place }, with { $points }.
points-many = { $unit ->
    [cards] { $points ->
        [one] { $points } card
       *[other] { $points } cards
     }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
rematch = Play again
rematch-join = Join the rematch
rematch-asked = Somebody wants to play again: a seat is waiting for you.
look-at-board = Look at the board
replay = Watch it again
download-record = Download the match
points-by = { $unit ->
    [cards] What everybody has
   *[points] Where the points come from
 }
points-sum = Sum
points-counted = Score
points = { $unit ->
    [cards] Cards
   *[points] Points
 }
place = Place
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
chart = { $unit ->
    [cards] The cards over the match
   *[points] The points over the match
 }
chart-now = { $unit ->
    [cards] The cards that everybody had
   *[points] The points, if the match had ended then
 }
chart-move = Move { $step } of { $steps }
chart-replay = Watch from here
verify-title = Verify the deal
verify-help = The fingerprint that was published at the start must be that of the secret shown at the end. The sums are done on this page.
verify-secret-commitment = Fingerprint of the secret, from the making of the room
verify-commitment = Fingerprint of the shuffle, from the start
verify-seed = The shuffle, shown at the end
verify = Verify
verify-secret-yes = The secret is the one that was fixed.
verify-secret-no = The secret is not the one that was fixed!
verify-seed-yes = The shuffle is made of the secret and the players’ words.
verify-seed-no = The shuffle is not made of the secret!
verify-commitment-yes = The shuffle is the one that was fixed at the start.
verify-commitment-no = The shuffle is not the one of the start!
verify-replayed = The whole match was played again and came to the same.
verify-differs = Played again, this match comes to something else!
verify-unable = This browser does such sums only over an encrypted connection; the server can still play the match again.
verify-page = Verify a match
verify-page-help = A downloaded match holds its deal and every move. It is played again by the rules, in this browser if it can; if everything agrees, you can watch it.
verify-page-help-here = A downloaded match holds its deal and every move. It is played again by the rules, in this browser; if everything agrees, you can watch it.
verify-choose = Choose a file, or drop it on this page
verify-file-yes = { $game }: { $steps ->
    [one] one move played again
   *[other] { $steps } moves played again
    }, everything agrees.
verify-unreadable = This file is not a match of Monumenta.

### Rules

search-rules = Search the rules
rules-all = All the rules
rules-found = { $number ->
    [one] 1 rule found
   *[other] { $number } rules found
 }
rules-none = No rule has these words.
sections = Chapters
components = Cards and pieces
overview = The game in a minute

### Learning

lesson = A guided first match
lesson-none = This game has no lesson yet.
lesson-later = Later! Follow the lesson first.
lesson-chapter = Chapter { $nth } of { $of }: { $title }
lesson-do-it = Play it for me
lesson-skip = Skip the lesson
lesson-next = Continue
lesson-watch = Watch what the others do.
lesson-over = The lesson is over
lesson-over-help = You know the essentials. Bots take the other seats: the match is yours.
lesson-play-on = Play on
lesson-broken = The lesson does not fit these rules any more. Play freely.

### Watching again

replay-of = Replay
replay-step = Move { $step } of { $steps }
replay-slider = Go to a move
replay-first = To the start
replay-back = Previous move
replay-forward = Next move
replay-last = To the end
replay-turn-back = Previous turn
replay-turn = Next turn
replay-speed = Speed: × { $speed }
replay-to-table = Back to the table
replay-start = The beginning of the match
replay-play = Play through
replay-pause = Pause
replay-eyes = Seen by
replay-public = the public
replay-all = all cards open
replay-link = Copy the link to this move
replay-branch = Play on from here
replay-branch-help = A trial match against bots, from this move on.

### My corner

my-name = Your name
my-name-help = This is the name that others see. Matches that have begun keep the old one.
save = Save
name-saved = Your name is saved.
account = Account
account-help = With an account you find your matches with other people on all your devices. Matches against bots stay in this browser, unless you keep them on the server.
account-is = Logged in as { $account }.
account-name = Account name
password = Password
password-help = At least 8 characters.
make-account = Make an account
log-in = Log in
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
account-made = Your account is made.
forgotten = Forgotten your password?
forgotten-help = One of the codes shown when the account was made replaces the password, once. All other devices are logged out.
forgotten-mail = If your account has an e-mail address, a code can be sent there. It can be used once, within 15 minutes.
name-or-email = Account name or e-mail address
send-code = Send me a code
recovery-sent = If there is such an account with an e-mail address, a code is on its way.
code = Code
recover = Change the password and log in
codes = Your recovery codes
codes-help = Write them down now: they will not be shown again. If you forget your password, each code replaces it once.
codes-made = Here are your new codes. The old ones are worth nothing now.
codes-copy = Copy the codes
codes-copied = The codes are copied.
new-codes = New recovery codes
devices = Your devices
this-device = this device
device-out = That device is logged out.
log-out-others = Log out all others
others-out = All other devices are logged out.
change-password = Change password
change-password-help = All your other devices will be logged out.
current-password = Current password
new-password = New password
password-changed = Your password is changed.
email = E-mail address
email-help = If you forget your password, a code can be sent to your address. It is used for nothing else, and nobody else sees it.
email-is = Your address is { $email }. If you forget your password, a code can be sent there.
email-new = New e-mail address
email-await = A code is on its way to { $email }. It can be used within 15 minutes.
email-confirm = Confirm the address
email-other = Another address
email-remove = Remove the address
email-sent = A code is on its way.
email-confirmed = Your e-mail address is confirmed.
email-removed = Your e-mail address is removed.
here-title = In this browser
here-help = Matches against bots are played in this browser, without a server. It keeps them and counts your results, which count nowhere else.
here-play = Play here against bots
offline-keep = Keep everything to play without a network
offline-kept = Everything is kept: you can play without a network.
my-figures = Your figures
figures-by-table = By opponents
players-at = { $seats } players
people = people
figures-are = { $played ->
    [one] 1 match
   *[other] { $played } matches
 }, { $won ->
    [one] 1 won
   *[other] { $won } won
 } · best { $best }, mean { $mean }
figures-likely = Of 100 matches like these you would probably win { $low } to { $high }.
figures-likely-help = “Probably” means 19 times out of 20. The more you play, the narrower the range.
my-data = Your data
my-data-help = Download or erase everything we know about you.
export = Download my data
erase = Erase everything
erase-sure = Erase everything?
erase-help = Your name and messages disappear, and bots finish your matches. This cannot be taken back.
erased = Everything is erased.
keep = Keep

### About

about-house = Monumenta is an open game table: play here, learn here, watch your matches again, and read the program if you like.
about-games = Who made the games
about-ours = What we made
about-ours-text = The drawings, the sentences of the rules, the bots and the program are ours. Nothing is copied from booklets or boxes.
about-found = What is on the cards comes from what the rulebooks print, from public pages, or from our reconstruction where nothing was known; each entry says its origin.
about-trust = Why you can trust the deal
about-trust-text = The shuffle is fixed before the first move by a published fingerprint, and shown at the end. Bots see only what their seat sees.
about-reports = What our measurements say
about-data = Your data
about-data-text = A name, your matches and what you say there, and an e-mail address if you give one; no advertising, no tracking. “My corner” lets you download everything and erase everything.
