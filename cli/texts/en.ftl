# What the terminal says.

human-name = Player { $number }
bot-name = Bot { $number }
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
hint-line = { $number }. { $label } (wins { $win } times in 100, about { $points } points at the end)
points-now = If it ended now: { $points }
points-now-of = { $who-me ->
    [yes] you
   *[no] { $who }
 } { $points }
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
    “hint” says what a master would do, and why.
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
replay-keys = Left and right: one step; up and down: ten; Home and End; q: quit.
replay-step = Step { $step } of { $steps }

### What can be typed: the words of each command, in any language.

command-why = why
command-undo = undo, u
command-table = table, t
command-map = map, m
command-offers = offers, o
command-hint = hint, i
command-rules = rules, rule
command-save = save, s
command-help = help, h, ?
command-quit = quit, exit, q
