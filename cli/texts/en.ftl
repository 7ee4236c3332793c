# What the terminal says.

human-name = Player { $number }
bot-name = Bot { $number }
type-help = Type the number of a choice, or “help”.
commitment = Commitment of the deal: { $word }
seed-shown = Seed of the deal, now revealed: { $word }
kept = Match kept in { $word }
left = Match left and kept. To go on: monumenta play --resume { $word }
hand-over = It is the turn of { $word }. Pass the keyboard, then press Enter.
no-such-offer = { $many ->
    [one] There is only one choice: type 1.
   *[other] Type a number from 1 to { $many }.
 }
no-such-rule = There is no such rule. “rules” lists them.
why-what = Why not what? Write for example “why story red”.
why-not-yes = Nothing speaks against it: it is allowed now.
hint-title = A master would play:
hint-line = { $number }. { $label } (about { $points } points, { $win } chances in 100, { $visits } trials)
lost = You have lost.
result = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
 }
help = Type the number of a choice, or the action in words, as in recorded matches.
    “table” shows the table; “offers” lists the choices again, with the words that can be typed for each.
    “why ACTION” tells the rule that speaks against it; “rules” and “rules ID” explain them.
    “hint” says what a master would do, and why.
    “undo” takes your last decision back while nothing hidden was revealed.
    “quit” leaves the match, which is kept.
menu-title = Monumenta: four games about monuments
menu-choose = Which game? (number, or “q” to quit)
menu-seats = How many at the table, { $least } to { $most }? (Enter: { $least })
menu-again = Type a number of the list.
replay-title = Match replayed: { $word }
replay-keys = Left and right: one step; up and down: ten; Home and End; q: quit.
replay-step = Step { $step } of { $steps }
