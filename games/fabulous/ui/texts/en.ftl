# The words of the board, beside those of the game.

board-arena = The cards in play
board-you = You
board-round = Round { $number }
board-deciding = Deciding round
board-over = The game is over
board-question = { $wins ->
    [highest] The greatest value wins.
    [lowest] The smallest value wins.
    [oldest] The oldest wins.
   *[newest] The most recent wins.
 }
board-choosing = { $me ->
    [yes] Choose the characteristic
   *[no] { $who } is choosing the characteristic…
 }
board-begins = { $me ->
    [yes] You begin
   *[no] { $who } begins…
 }
board-won = { $me ->
    [yes] You win the round!
   *[no] { $who } wins the round.
 }
board-nobody-won = Nobody wins the round.
board-champion = { $me ->
    [yes] You win the game!
   *[no] { $who } wins the game.
 }
board-champions = A shared win: { $who }
board-won-by-grade = A tie: the grade decided.
board-won-by-battle = A tie: the battle decided.
board-won-by-collector = Thanks to a Collector card.
board-bar = To change the characteristic you need a grade { $reversed ->
    [yes] better preserved than:
   *[no] more endangered than:
 }
board-locked = Black ice: the characteristic stays.
board-reversed = Earthquake: the order of the grades is reversed.
board-eclipse = Eclipse: the weakest value wins.
board-storm = Tornado: the cards will move to the left.
board-counts-as-red = counts as red
board-guided = will see the cards
board-pile = { $many ->
    [0] no card left
    [one] { $many } card
   *[other] { $many } cards
 }
board-out = out of the game
board-sits-out = sits this round out
board-given = card given unseen
board-imposes = chose the characteristic
board-best = in the lead
board-wins = wins
board-face-down = face down
board-no-card = no card in play
board-to-speak = has not spoken yet
board-strength = beats { $many } of the { $others } other monuments of the pack
board-bars = The bar shows how many monuments of the pack this value beats.
board-closer = { $name }: look closer
board-close = Close
board-in-country = { $country }, on the map of the world
board-your-card = Your card
board-card-of = The card of { $who }
board-next-card = Your card comes when it is your turn to speak.
board-your-pile = Your pile
board-grade-of = { $grade }: { $reason }
board-collector = Collector card
board-collector-read = { $me ->
    [yes] You read a Collector card
   *[no] { $who } reads a Collector card
 }
board-collectors-in = Collector cards in the game
board-choose-one = Choose the card that you play
board-choose-player = Touch the player of your choice
board-gained = +{ $many }
board-last-round = See the round before again
board-ranking = Everybody’s cards
board-now = See the round under way
board-collector-spent = already read
