# The board of Monuments: Wonders of Antiquity. What the game itself names is in ../texts.

### The board

board-you = You
board-market = To draw from
board-pile = { $cards ->
    [0] Empty pile
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards
 }
board-row-empty = Empty place in the row
board-tracks = Tracks of the monuments
board-key = Points: large for a sole builder, small for two.
board-worth = Worth { $sole } points to a sole builder, { $first } and { $second } to two.
board-built-by = Built by: { $by }.
board-built-by-nobody = Nobody has built it.
board-needed = Cards needed to erect it: { $cards }
board-left-out = Not in this match: { $monuments }
board-stories = Stories
board-story-of = Story ({ $colour }), pages: { $pages }{ $bonus ->
    [0] {""}
   *[other] , bonus: { $bonus }
 }
board-space = { $pages ->
    [one] A story of 1 page gives 1 point.
   *[other] A story of { $pages } pages gives { $pages } points.
 }
board-pages = Pages of the last story
board-chronicled = Pages of stories: { $cards }
board-discarded = Discarded cards: { $cards }
board-close = Close

### The places

board-plays = playing
board-hand-size = { $cards ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
board-exhibition = Exhibition ({ $colour }), points: { $points }
board-now = { $points ->
    [one] 1 point
   *[other] { $points } points
 } if the match ended now ({ $colour })
board-lower-counts = Of a player’s two colours, the one with fewer points counts.
board-leads = Has most points if the match ended now
board-symbols = Cards on show with this symbol ({ $symbol }): { $count }. “Score” gives 1 point for each.
board-historians = Historians ({ $colour }): { $historians }
board-historian = Historian ({ $colour })
board-nothing = Nothing on show yet
board-stack = { $who }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-stack-first = Of two builders, the one with more cards gets more; where they have as many, the one with the highest card.
board-stack-order = From the lowest card to the top one, which stories take first.
board-scored = Points scored during the match: { $points }
board-story-gave = Story of { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } with its bonus
board-nothing-built = Nothing on show
board-plot = A free place ({ $colour })
board-below = Further down: { $names }
board-jumps = Parts of the table
board-jump-hand = Hand
board-jump-market = To draw
board-jump-mine = You
board-jump-others = Others
board-jump-tracks = Tracks
board-jump-stories = Stories
board-fan = { $cards }. Symbols from bottom to top: { $symbols }

### The hand

board-dock = Hand and choices
board-hand = { $cards ->
    [0] No cards in hand
    [one] In hand: 1 card
   *[other] In hand: { $cards } cards
 }
board-prompt-open = Your turn: three actions, or a story. An action: draw, erect, improve or score points.
board-prompt-lay = Lay the cards one by one. The last one will be on top, and that is the one a story can take.
board-prompt-buy = No action left: end your turn, or buy one.
board-prompt-end = No action left: end your turn.
board-hand-empty = No cards in hand
board-actions-left = Actions left: { $actions }
board-site = From the lowest card to the top one
board-points = Score
board-story = Story
board-buy = + 1 action
board-end = End the turn
board-done = Done
board-scribe = Rearrange all

### The powers

board-scribe-card = Scribe
board-naute-card = Seafarer
board-hero-card = Hero
board-power-scribe = rearranges a monument that is being improved
board-power-naute = exchanges a card with the row
board-power-hero = gives one more card for 1 point
board-power-held = { $power }: held by { $who }

### The game in a minute

overview-aim = The aim: most points at the end. Erect monuments, make them grow, and write stories.
overview-1 = Your turn is three actions. The simplest: take a card from the row or from the pile.
overview-2 = Erect a monument with two of its cards or more. Only the one on top can be taken from you: put a small one there.
overview-3 = Score points: two cards with the same symbol bring 1 point for each such symbol in your exhibition.
overview-4 = Or, instead of all that, write a story: it takes the top card of the others’ large monuments. Each page pays you, and makes their monuments more famous.
chapter-erect = Erecting a monument
chapter-improve = Improving, and scoring points
chapter-write = Writing a story
chapter-buy = Buying an action

### The first match

lesson-welcome = Welcome! You are red. Your hand has two cards of Pharos already: take a third one from the row.
lesson-erect = Two more actions. Erect Pharos: touch one of its cards in your hand.
lesson-lay-high = Lay the 4 first: it will be at the very bottom, out of reach.
lesson-lay-next = Then the 3.
lesson-lay-low = And the 2 on top: the top card is the one that a historian can take away.
lesson-done = That is all: show your monument to the others.
lesson-draw-pile = Last action: draw from the pile. Only you will see this card.
lesson-end-first = Pharos 9, what luck! End your turn: the row is filled again.
lesson-blue-akropolis = Blue’s turn. Akropolis is erected with two cards: enough for the first builder.
lesson-green-petra = Green does the same with Petra.
lesson-take-low = Your turn. Take Pharos 1: a low card, but it will protect the others.
lesson-improve = Improve Pharos: that is a single action, however many cards you lay.
lesson-lay-nine = The 9 first.
lesson-lay-one = The 1 on top: if somebody writes about Pharos, the 1 will be taken.
lesson-done-again = Show it.
lesson-score = For your third action, score points: it takes two cards of the same symbol.
lesson-score-first = Discard Kolossos 8, which bears a ship.
lesson-score-second = And Petra 6, a ship too: each ship in your exhibition gives 1 point.
lesson-end-scored = Two points for the two ships of Pharos. End your turn.
lesson-blue-builds = Blue erects Bet Hamikdash, then Kolossos, and now shows three monuments of two cards.
lesson-green-draws = Green draws three cards.
lesson-story = Time to write! A story takes a whole turn. From the others, it takes the top card of every monument of two cards or more: four pages here.
lesson-end-story = Your historian stands on space 4: that will be 4 points, and a bonus if the story remains among the longest. But the monuments told of are worth more to their builders: their markers have moved on. End your turn.
lesson-blue-zeus = Blue erects Zeus.
lesson-green-story = Green writes as well, and takes your Pharos 1. The 9 is safe, and Pharos is worth 6 points now!
lesson-take-helmet = Blue has built Bet Hamikdash: to be the second builder takes three cards. Take the 1 all the same, for its helmet.
lesson-draw-again = Draw another card.
lesson-take-nine = Take Zeus 9: when two builders have the same number of cards, the highest card wins.
lesson-buy = No action left? Once a turn, two cards of the same symbol buy a fourth one.
lesson-buy-first = Discard Bet Hamikdash 6.
lesson-buy-second = And Bet Hamikdash 1: two helmets.
lesson-fourth = The action is yours: draw.
lesson-last = The match ends when the row cannot be filled again. Each monument then gives the points of its marker, and a historian who has written nothing costs 12. End your turn: the rest is up to you!

### What others did, the end to come, and the points

deed-took = took { $card }
deed-drew = { $cards ->
    [one] drew a card
   *[other] drew { $cards } cards
 }
deed-erected = erected { $monument } ({ $cards })
deed-improved = improved { $monument } (+{ $cards })
deed-rearranged = rearranged { $monument }
deed-scored = scored { $points ->
    [one] 1 point
   *[other] { $points } points
 }
deed-bought = bought an action
deed-story = wrote a story of { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }
deed-power = took { $power }
moment-story = { $who } writes a story of { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }.
ends-lost = { $actions ->
    [one] You have 1 action left: end all the same?
   *[other] You have { $actions } actions left: end all the same?
 }
near-end = { $cards ->
    [0] Pile empty: an unfilled row ends the match.
    [one] The end is near: 1 card left in the pile.
   *[other] The end is near: { $cards } cards left in the pile.
 }

## The order of the hand

board-sort = Sort the hand by { $order }
board-sort-monument = monument
board-sort-value = value
board-marked = (marked)
board-mark = Long press, right click or M: mark it for later.
board-sort-symbol = symbol

## What the parts of the board say of themselves

board-column-now = Here the marker stands.
board-column-passed = The marker has passed this column.
board-column-later = Stories move the marker here.
board-gets = Gives { $points } points ({ $colour }) if the match ended now.
board-actions-lost = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
 }
board-points-tip = Score: discard two cards with the same symbol; each card you show with it gives 1 point. Now at most
board-story-tip = Story: a historian takes the top cards of the others’ monuments as pages and moves their markers. It takes the whole turn; now, in points for its pages:
board-buy-tip = One more action for two cards of your hand.
board-end-tip = End the turn: the row is filled and the next player plays.
board-done-tip = Finish what was begun.
board-scribe-tip = The Scribe lets you lay all cards of this monument in a new order.

## Points that can still be lost

penalty-why = At the end each historian who has written no story costs { $points } points.
