# What the terminal says.

human-name = Player { $number }
type-help = Type the number of a choice, or “help”.
commitment = Commitment of the deal: { $word }
seed-shown = Seed of the deal, now revealed: { $word }
kept = Match kept in { $word }
left = Match left and kept. To go on: monumenta play --resume { $word }
saved = Nothing to do: the match is kept after every decision, in { $word }
narrow = The drawing needs { $needed } columns and your terminal has { $width }: widen it, or make its letters smaller.
nothing-drawn = Nothing is drawn at this table: “table” tells it in words.
hand-over = It is { $word }’s turn. Pass the keyboard, then press Enter.
no-such-offer = { $many ->
    [one] There is only one choice: type 1.
   *[other] Type a number from 1 to { $many }.
 }
no-such-rule = There is no such rule. “rules” lists them.
why-what = Why not what? Write an action after it, for example “why { $word }”. “offers” shows how actions are written.
why-not-yes = Nothing speaks against it: it is allowed now.
thinks = { $word } is thinking…
hint-thinks = A master is thinking…
hint-title = A master would play:
hint-figures = The best choices in figures: value of 100, and points at the end
hint-line = { $number }. { $label } | { $win } | about { $points }
points-now = If it ended now: { $points }
points-now-of = { $who-me ->
    [yes] you
   *[no] { $who }
 } { $points }{ $lost ->
    [0] {""}
   *[other] {" "}(−{ $lost })
 }
points-leads = { $who-me ->
    [yes] You lead
   *[no] { $who } leads
 }, { $one } to { $other }.
points-leads-house = { $word } leads, { $one } to { $other }.
points-level = A tie for the lead: { $points }.
points-difference = What makes the difference: { $source }, { $one } to { $other }.
points-none = This game counts its points only at the end.
lost = You have lost.
result = { $place }. { $who-me ->
    [yes] You
   *[no] { $who }
 }: { $points } { $points ->
    [one] point
   *[other] points
 }
result-part = {"   "}{ $name }: { $points }
help = Type the number of a choice, or the action in words, as in recorded matches.
    “table” shows the table, “map” only what is drawn of it; “offers” lists the choices again, with the words that can be typed for each.
    “why ACTION” tells the rule that speaks against it; “rules” and “rules ID” explain them.
    “points” says who leads and why; “hint” what a master would do, and why.
    “undo” takes your last decision back while nothing hidden was revealed.
    “quit” leaves the match, which is kept after every decision; “save” says where.
menu-title = Monumenta: four games about monuments
menu-choose = Which game? (number, or “q” to quit)
menu-seats = How many at the table, { $least } to { $most }? (Enter: { $least })
menu-resume = 0 goes on with your last match: { $word }
menu-level = How strong are the bots? (Enter: { $word })
level-random = random
level-apprentice = apprentice
level-builder = builder
level-master = master
level-sage = sage
menu-again = Type a number of the list.
replay-title = Match replayed: { $word }
replay-step = Step { $step } of { $steps }

# The full screen.

player = { $who-me ->
    [yes] You
   *[no] { $who }
 }
pane-board = Board
pane-table = Table
pane-journal = Journal
pane-players = If it ended now
pane-players-over = Points
too-small = This window is too small: make it larger, or its letters smaller. “--plain” needs less room.
filter-none = No choice has these words. Esc shows all.
keys-deciding = ↑↓ select · Enter take · {"?"} help · q leave · u undo · h hint · p points · e end · / find · w why not · Tab pane · PgUp/PgDn scroll · 1–9 number · ←→ group · {":"} command
keys-watching = any key: show the rest · p points · Tab pane · PgUp/PgDn scroll · {"?"} help · q leave
keys-filter = type to find · ↑↓ select · Enter take · Esc all choices
keys-command = Enter do it · Tab complete · ↑↓ earlier lines · Esc back
keys-popup = any key: back · ↑↓ scroll · PgUp/PgDn page
keys-over = Enter result · Tab pane · PgUp/PgDn scroll · q leave
keys-replay = ←→ step · ↑↓ turn · Home/End first and last · p points · {"?"} help · q leave · Tab pane · PgUp/PgDn scroll
keys-menu = ↑↓ select · Enter choose · 1–9 number · q leave
keys-form = ↑↓ line · ←→ change · Enter begin · Esc back
help-keys = ↑ ↓ select a choice, ← → the next group, Enter takes it. A number takes the choice of that number.
    / finds choices by the letters that you type. e selects the end of the turn.
    u takes the last decision back, h asks a master, w asks why an action is not allowed, p shows who leads and why.
    Tab goes to the next pane; PgUp and PgDn scroll it. q leaves; the match is kept.
help-commands = After “:” you can type a command; Tab completes it, ↑ brings back earlier ones.
help-replay = ← → go by one step, ↑ ↓ by one turn, Home and End to the first and the last step.
    p shows who leads and why. Tab goes to the next pane; PgUp and PgDn scroll it. q leaves.
results-title = The end
results-won = { $who-me ->
    [yes] You have won!
   *[no] { $who } has won.
 }
results-won-alone = You have won!
results-shared = The win is shared: { $who }.
results-decided = What decided: { $source }, { $one } against { $other }.
results-sum = All together
menu-go-on = Go on with your last match: { $word }
menu-for = for { $least } to { $most }
menu-begin = Begin
menu-players = Players
menu-people = People at this keyboard
menu-bots = Level of the bots
menu-on = yes
menu-off = no

### What can be typed: the words of each command, in any language.

command-why = why
command-undo = undo, u
command-table = table, t
command-map = map, m
command-offers = offers, o
command-points = points, p
command-hint = hint, i
command-rules = rules, rule
command-save = save, s
command-help = help, h, ?
command-quit = quit, exit, q
