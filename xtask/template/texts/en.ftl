# Stairs. Everything that a person reads in this game.

game = Stairs
    .about = Lay a higher card than the one before, and score.
    .credit = A small game of our own.

### What is awaited

await-turn = a turn
prompt-wait = It is not your turn.
prompt-lay = Your turn: lay a card.

### Actions

action-lay = Lay the { $card }

### What happens

event-laid = { $who-me ->
    [yes] You lay the { $card }.
   *[no] { $who } lays the { $card }.
 }
event-laid-higher = { $who-me ->
    [yes] You lay the { $card } and score { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[no] { $who } lays the { $card } and scores { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
event-drew = { $who-me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
 }
event-gained = You now hold the { $card }.
event-turn-passed = { $who-me ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
 }
event-ended = Nobody holds a card: the match is over.

### Refusals

no-over = The match is over.
no-not-your-turn = It is another player’s turn.
no-not-in-hand = You do not hold the { $card }.

### The table

sketch-last = Laid last: the { $card }.
sketch-nothing-laid = Nothing is laid yet.
sketch-pile = { $pile ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $pile } cards in the pile.
 }
sketch-seat = { $who-me ->
    [yes] You
   *[no] { $who }
 }: { $points } { $points ->
    [one] point
   *[other] points
 }, { $hand } { $hand ->
    [one] card
   *[other] cards
 } in hand.
sketch-hand = Your hand: { $cards }.
sketch-hand-empty = Your hand is empty.

### Rules

STA-01 = The cards, numbered from 1 to 12, are shuffled. Everyone is dealt 3, hidden from the others; the rest is the pile, face down. Luck says who begins; play goes clockwise.
    .title = Setup
    .words = pile
STA-02 = On your turn, lay one card of your hand face up, then draw the top card of the pile as long as there is one. Whoever has no card is passed over.
    .title = A turn
STA-03 = A card that is higher than the one laid before it, by whomever, scores 1 point: 7 on 3 scores, 5 on 7 does not. The first card of the match scores nothing.
    .title = Points
    .words = point, points
STA-04 = The match ends when nobody holds a card. Most points win; equals share a place and the next is skipped.
    .title = End
