# What the server says by itself.

no-unreadable = The server did not understand this message.
no-such-action = There is no such action in this game.
no-rule = A rule forbids it.
no-stale = The table has changed meanwhile: look again.
no-final = This decision can no longer be taken back.
no-not-your-seat = This seat is not yours.
no-limit = Slower, please: try again in { $wait } s.
no-trouble = The server has trouble. See whether it was done, then try again.
not-now-not-started = The match has not begun.
not-now-started = The match has begun.
not-now-over = The match is over.
not-now-not-over = The match is not over yet.
not-now-away = A bot plays for you: take your seat back first.
not-now-read-only = This version of Monumenta cannot continue this match: you can watch it, and end it by agreement.
not-now-can-go-on = This match can go on. Only a match that cannot is ended by agreement.
not-now-seat-taken = This seat is taken.
not-now-no-seat-free = All seats are taken.
not-now-one-seat = In an open room, only the host and invited people may take several seats.
not-now-seats-empty = Some seats are still empty.
not-now-not-ready = Somebody is not ready yet.
not-now-not-host = Only whoever made the room may do this.
not-now-no-request = Nobody has asked to go back.
not-now-request-open = Somebody has already asked to go back.
not-now-somebody-away = Everybody has to agree to going back, and somebody is away.
not-now-nothing-done = You have done nothing yet.
not-now-not-away = This player is here, or has not been away for long enough.
not-now-unknown-level = There is no such level of bots.
not-now-unknown-game = There is no such game.
not-now-bad-settings = These settings are not possible.
not-now-empty = There is nothing to say.
not-now-too-long = This is too long.
not-now-not-seated = Take a seat first.
not-now-hints-off = Nobody may ask for hints in this room.
not-now-not-your-turn = It is not your turn.
not-now-others-play = Others play with you: stand up instead, and a bot plays until you come back.
not-now-practice = In a room for practice the deal is fixed.
not-now-unconfirmed = Somebody has yet to confirm their turn.
not-now-nothing-to-confirm = There is no turn to confirm.
not-now-not-the-houses = The house cannot do this now.
bot-name = { $number ->
    [1] Daedalus
    [2] Zenobia
    [3] Archimedes
    [4] Cleopatra
    [5] Gudea
    [6] Dido
   *[other] Bot { $number }
 }
stored-action = You played “{ $action }”.
stored-other = { $who } played; this version of the program cannot tell what.
stored-house = The house played; this version of the program cannot tell what.
