# What all games share.

the-house = The house
player-numbered = Player { $number }
# The bot of a seat, everywhere: `web/botNames.ts` adds it to the texts of the pages.
bot-name = { $number ->
    [1] Daedalus
    [2] Zenobia
    [3] Archimedes
    [4] Cleopatra
    [5] Gudea
    [6] Dido
   *[other] Bot { $number }
 }
drawing = { $line }
list-end = { $others } and { $last }
house-action = The game goes on by itself
undone = { $seat-me ->
    [yes] You take your last decision back.
   *[no] { $seat } takes their last decision back.
 }
undo-nothing-done = Nothing was played yet: there is nothing to take back.
undo-other-acted = { $by-me ->
    [yes] Your last decision is already too long ago.
   *[no] { $by } has played since: this decision can no longer be taken back.
 }
undo-hidden-touched = A hidden card was seen, or luck has spoken: this decision can no longer be taken back.
undo-shown = { $to } learnt something that was hidden: this decision can no longer be taken back.
no-malformed = There is no such action in this game. Type “help” to see what you can write.
no-such-seat = Nobody sits at that place.
no-not-the-houses = The house cannot do this now.
tie-shared = A tie: { $players } share the place.
tie-shared-by = A tie, also by { $compared }: { $players } share the place.
tie-decided = A tie: { $by } decides ({ $players }).
tie-amount = { $who-me ->
    [yes] you
   *[no] { $who }
 } { $amount }
# Why a hint prefers a choice, where the game says no reason of its own.
hint-only = It is the only choice worth making.
hint-better = { $much ->
    [yes] It is far better than the next best choice.
   *[no] It is a little better than the next best choice.
 }
hint-more-points = It brings about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more by the end than the next best choice.
hint-close = The next best choice is nearly as good.
