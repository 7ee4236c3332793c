# The board of Monuments: Wonders of Antiquity. What the game itself names is in ../texts.

### The board

board-market = To draw from
board-pile = { $cards ->
    [0] Empty pile
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards
 }
board-row-empty = Empty place in the row
board-tracks = Tracks of the monuments
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
board-pages = Pages of the last story
board-chronicled = Pages of stories: { $cards }
board-discarded = Discarded cards: { $cards }

### The places

board-plays = playing
board-hand-size = { $cards ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
board-exhibition = Exhibition ({ $colour }), points: { $points }
board-historians = Historians ({ $colour }): { $historians }
board-plot = A free place ({ $colour })
board-fan = { $monument }, cards: { $cards }, on top { $top }

### The hand

board-dock = Your hand and your choices
board-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
 }
board-hand-empty = No cards in hand
board-actions-left = Actions left: { $actions }
board-site = From the lowest card to the top one
board-points = Score
board-story = Story
board-buy = + 1 action
board-end = End the turn
board-done = That is all
board-scribe = Rearrange all

### The powers

board-scribe-card = Scribe
board-naute-card = Naute
board-hero-card = Hero
board-power-scribe = rearranges a monument that is being improved
board-power-naute = exchanges a card with the row
board-power-hero = gives one more card for 1 point
