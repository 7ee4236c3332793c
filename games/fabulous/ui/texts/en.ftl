# The words of the board, beside those of the game.

board-arena = The cards in play
board-you = You
board-round = Round { $number }
board-rounds-left = { $left ->
    [0] the last one
   *[other] { $left } to go
 }
board-time-limit = ends after { $minutes } min
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
board-aiming = { $me ->
    [yes] Choose an opponent
   *[no] { $who } is choosing an opponent…
 }
board-picking = { $me ->
    [yes] Choose your card
   *[no] { $who } is choosing a card…
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
board-bar = It may change: { $reversed ->
    [yes] better preserved than
   *[no] more endangered than
 }
board-bar-none = Nobody can change the question any more.
board-locked = The characteristic stays for this round.
board-reversed = Earthquake: the order of the grades is reversed.
board-eclipse = Eclipse: the weakest value wins.
board-storm = Tornado: the cards will move to the left.
board-counts-as-red = counts as red
board-guided = { $me ->
    [yes] Tour guide: you will see the cards in play.
   *[no] Tour guide: { $who } will see the cards in play.
 }
board-pile = { $many ->
    [0] no card left
    [one] { $many } card
   *[other] { $many } cards
 }
board-out = out of the game
board-sits-out = sits out
board-given = card given
board-imposes = chose the characteristic
board-best = in the lead
board-wins = wins
board-face-down = face down
board-no-card = no card in play
board-to-speak = has not spoken yet
board-strength = beats { $many } of the { $others } other monuments of the pack
board-bars = The bar shows how many monuments of the pack this value beats.
board-closer = { $name }: look closer
board-collection = All of { $who }’s cards ({ $many } more)
board-unseen = { $many ->
    [one] one card that was never shown
   *[other] { $many } cards that were never shown
 }
board-card-before = Card before
board-card-after = Next card
board-close = Close
board-in-country = { $country }, on the map of the world
board-your-card = Your card
board-card-of = { $who }’s card
board-next-card = Your card comes when it is your turn to speak.
board-you-are-out = You have no card left: the others play on. The button ▸▸ shows the rest at once.
board-your-pile = Your pile
board-grade-of = { $grade }: { $reason }
board-collector = Collector card
board-collector-read = { $me ->
    [yes] You read the card
   *[no] { $who } reads the card
 }
board-collectors-in = Collector cards in the game
board-choose-one = Choose the card that you play
board-gained = +{ $many }
board-last-round = See the round before again
board-monuments = The { $many } monuments
board-ranking = Everybody’s cards
board-now = See the round under way
board-collector-spent = already read

## The game in a minute

overview-aim = The aim: take all the cards, or have most of them when time is up.
overview-1 = Look at your monument. Whoever leads chooses what is compared: height, prowess, age or visitors.
overview-2 = Everybody says their figure. The best takes all the cards, and leads the next round.
overview-3 = A more endangered monument may change the question: from green, which is safe, to red, in great danger.
overview-4 = Rare Collector cards upset the round: read them and do what they say.
chapter-compare = Comparing
chapter-impose = Changing the question
chapter-turn = Turning the tables
chapter-battle = The battle
guided-names = Sostratus, Nitocris

## The first game

lesson-look = Welcome! Everybody has a pile of hidden cards. You lead the first round: look at your card.
lesson-name = Angkor Wat! The bars show what is strong in this pack. Prowess, 87 out of 100, is your best figure: touch it.
lesson-circuit = The others look at their cards and say the same characteristic, one after the other. Sostratus first (the blue square), then Nitocris (the green one).
lesson-lead = 87 beats 79 and 62: you take all three cards and lead again. Burj Khalifa, 828 metres: the height, of course!
lesson-imposed = Beware: your grade is green and Sostratus’s is yellow. A more endangered monument may change the question… and Sostratus does.
lesson-say = Now the construction date counts, and the oldest wins. Your tower is of 2004: say so, there is nothing else to do.
lesson-triangle-leads = Nitocris wins with Borobudur, begun about 780. Whoever wins a round leads the next one.
lesson-fire = You have come upon a Collector card: Fire! It acts only once. Take two cards from Sostratus: touch their place.
lesson-impose = Your monument is Palmyra, a red grade: nothing is more endangered. Now you change the question: the date, the year 150, looks good.
lesson-older = Let us see the others… You never know what they hold.
lesson-square-leads = Ouch: the Parthenon, begun in 447 BC, is older still. Sostratus leads.
lesson-green = Pisa is green: you can only answer. Touch another line of your card and the game tells you why. Then say 56 metres.
lesson-triangle-again = The Minaret of Jam, 65 metres, was taller. Nitocris leads and chooses the prowess of the Taj Mahal.
lesson-pyramid = 85 is a lot, but you have the Great Pyramid! Say your 97: it is the record.
lesson-visitors = Your turn to lead. St Peter’s has eleven million visitors: nobody will do better.
lesson-late = Sostratus has only seven million. But Nitocris has not spoken yet, and their grade is orange…
lesson-say-again = A new characteristic, a new circuit: everybody speaks again, and so do you.
lesson-eclipse = Petra wins. Nitocris begins the round with a Collector card, the Eclipse: this time the weakest value wins!
lesson-weakest = Your mosque of Timbuktu is red and has only 5,000 visitors: today that is a strength. Impose it!
lesson-towers = Well done! You lead with the Sagrada Família: 87 of prowess, try it.
lesson-equal = Sostratus has the Sydney Opera House… 87 as well! In a tie the more endangered monument wins. But both grades are green.
lesson-battle = So there is a battle: each turns up one more card, and the more endangered grade takes everything. Watch.
lesson-weak = Your Sphinx is orange, their Notre-Dame is yellow: all five cards are yours! The mosque of Djenné is not as strong. Try the height.
lesson-come-back = The Krak was taller. And here is the Parthenon again: cards that are won go under the pile and come back one day. Remember them!
lesson-rather = The year 800 does not beat the Parthenon. But your grade is yellow and Sostratus’s is green: change the question. To the visitors, say.
lesson-lost-again = The Statue of Liberty has more of them. Never mind: at least Sostratus has nothing. Nitocris leads.
lesson-angkor = The Colosseum: 48.5 metres. And you meet Angkor Wat again, your first card: 65 metres. Say it!
lesson-end = Now you know it all. You play until somebody has all the cards, or until time is up: then the biggest pile wins. One last answer…

### What others did, the end to come, and the points

deed-named = asks for { $what }: { $value }
deed-said = says { $value }
deed-imposed = changes to { $what }: { $value }
headline-round = Round { $round }
deed-collector = reads { $collector }
deed-collector-of = { $me ->
    [yes] you read { $collector }
   *[no] { $who } reads { $collector }
 }
deed-turned-up = turns up { $card }
moment-won = { $who } wins the round.
moment-collector = { $who } reads the card { $collector }.
moment-won-you = You win the round!
moment-nobody = Nobody wins the round.
near-end = Last round
