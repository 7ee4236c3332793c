# Monuments: Wonders of Antiquity. Everything that a person reads in this game.

game = Monuments: Wonders of Antiquity
    .about = Collect cards, erect and improve monuments, and write the stories that make the others’ monuments famous.
    .credit = After the game by Stefan Risthaus. The symbols of most cards are our reconstruction.

### Names

monument-akropolis = Akropolis
    .place = Athens
monument-artemision = Artemision
    .place = temple of Artemis, Ephesus
monument-babylon = Babylon
    .place = walls and Ishtar Gate
monument-bet_hamikdash = Bet Hamikdash
    .place = temple of Jerusalem
monument-colosseum = Colosseum
    .place = Rome
monument-kolossos = Kolossos
    .place = colossus of Rhodes
monument-mausoleion = Mausoleion
    .place = Halicarnassus
monument-petra = Petra
    .place = Nabataea
monument-pharos = Pharos
    .place = lighthouse of Alexandria
monument-pyramides = Pyramids
    .place = Giza
monument-semiramis = Semiramis
    .place = hanging gardens
monument-zeus = Zeus
    .place = statue at Olympia
monument-random = drawn at random
monument-unknown = unknown monument
symbol-scroll = scroll
symbol-ship = ship
symbol-helmet = helmet
red = red
blue = blue
green = green
yellow = yellow
of-red = {" "}(red)
of-blue = {" "}(blue)
of-green = {" "}(green)
of-yellow = {" "}(yellow)
power-scribe = the Scribe
power-naute = the Seafarer
power-hero = the Hero
card = { $monument } { $value } ({ $symbol })
plain-card = { $monument } { $value }
nothing = nothing

### Options

option-power_cards = Power cards
    .help = Adds the Scribe, the Hero and the Seafarer, who go to whoever leads in a symbol.
option-power_symbols = Powers count as symbols
    .help = A power card is worth one more symbol when its holder scores points.
option-left_out = Monument left out
    .help = With two players one monument does not play: choose it, or leave it to luck.

### What is awaited

await-turn = a turn
prompt-wait = It is not your turn.
prompt-open = Your turn: three actions to draw, erect, improve or score points; or else a story.
prompt-actions = { $actions ->
    [one] One action left.
   *[other] { $actions } actions left.
 }
prompt-end = No action left: end your turn, or buy one.
prompt-lay = Lay the cards one by one: the last one will be on top, and that is the one a story can take.
prompt-rearrange = Lay all the cards again, the lowest first.
prompt-first-card = Discard a first card.
prompt-second-card = Discard a second card with the same symbol.
prompt-give = Choose the card that you give.

### Actions

action-draw-row = Take { $card }
action-draw-pile = Draw from the pile
action-erect = Erect { $monument }{ $colour }
action-improve = Improve { $monument }{ $colour }
action-lay = Lay { $card }
action-rearrange = Call the Scribe: lay everything again in another order
action-done = Done
action-score = Score points{ $colour }
action-buy = Buy an action with two cards
action-discard = Discard { $card }
action-story = { $pages ->
    [one] Write a story of one page{ $colour }
   *[other] Write a story of { $pages } pages{ $colour }
 }
action-acquire = Take { $power }{ $colour }
action-hero-row = Pay the Hero 1 point for { $card }
action-hero-pile = Pay the Hero 1 point for a card of the pile
action-exchange = With the Seafarer, exchange a card for { $card }
action-give = Give { $card }
action-end-turn = End the turn

### What happens

event-took-from-row = { $who-me ->
    [yes] You take { $card }.
   *[no] { $who } takes { $card }.
 }
event-drew-from-pile = { $who-me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
 }
event-gained = It is { $card }.
event-erected = { $who-me ->
    [yes] You erect { $monument }{ $colour }: { $cards }.
   *[no] { $who } erects { $monument }{ $colour }: { $cards }.
 }
event-improved = { $who-me ->
    [yes] You improve { $monument }{ $colour }: { $cards }.
   *[no] { $who } improves { $monument }{ $colour }: { $cards }.
 }
event-rearranged = { $who-me ->
    [yes] With the Scribe, you rearrange { $monument }{ $colour }, from the bottom up: { $cards }.
   *[no] With the Scribe, { $who } rearranges { $monument }{ $colour }, from the bottom up: { $cards }.
 }
event-scored = { $who-me ->
    [yes] You discard { $cards } to score { $points } { $points ->
        [one] point
       *[other] points
     }{ $colour }.
   *[no] { $who } discards { $cards } to score { $points } { $points ->
        [one] point
       *[other] points
     }{ $colour }.
 }
event-bought = { $who-me ->
    [yes] You buy an action with { $cards }.
   *[no] { $who } buys an action with { $cards }.
 }
event-story-begun = { $who-me ->
    [yes] You write a story{ $colour }.
   *[no] { $who } writes a story{ $colour }.
 }
event-page-taken = { $who-me ->
    [yes] A page comes from you{ $colour }: { $card }.
   *[no] A page comes from { $who }{ $colour }: { $card }.
 }
event-marker-moved = { $monument }: the marker moves one column on.
event-overflowed = The track of { $monument } is at its end: { $who-me ->
    [yes] you score
   *[no] { $who } scores
 } { $points } { $points ->
    [one] point
   *[other] points
 }{ $colour }.
event-story-written = { $who-me ->
    [yes] Your story
   *[no] { $who }’s story
 }{ $colour } has { $pages } { $pages ->
    [one] page
   *[other] pages
 }.
event-acquired = { $who-me ->
    [yes] You take { $power }{ $colour } and score { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[no] { $who } takes { $power }{ $colour } and scores { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
event-acquired-from = { $who-me ->
    [yes] You take { $power }{ $colour } from { $from-me ->
        [yes] your other colour
       *[no] { $from }
     }{ $from-colour } and score
   *[no] { $who } takes { $power }{ $colour } from { $from-me ->
        [yes] you
       *[no] { $from }
     }{ $from-colour } and scores
 } { $points } { $points ->
    [one] point
   *[other] points
 }.
event-hero-called = { $who-me ->
    [yes] You pay the Hero 1 point{ $colour }.
   *[no] { $who } pays the Hero 1 point{ $colour }.
 }
event-exchanged = { $who-me ->
    [yes] With the Seafarer, you give { $given } for { $taken }.
   *[no] With the Seafarer, { $who } gives { $given } for { $taken }.
 }
event-row-filled = New in the row: { $card }.
event-turn-passed = { $who-me ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
 }
event-ended = A card of the row cannot be replaced: the game is over.
tie-higher = the higher of the two scores
tie-monuments = the number of monuments
tie-story = the length of the longest story

### What is being prepared

plan-erect = { $who-me ->
    [yes] You are erecting { $monument }.
   *[no] { $who } is erecting { $monument }.
 } Laid so far: { $cards }.
plan-improve = { $who-me ->
    [yes] You are improving { $monument }.
   *[no] { $who } is improving { $monument }.
 } Laid so far: { $cards }.
plan-rearrange = { $who-me ->
    [yes] You are laying { $monument } again from the bottom.
   *[no] { $who } is laying { $monument } again from the bottom.
 } Laid so far: { $cards }.
plan-score = { $who-me ->
    [yes] You are about to score points.
   *[no] { $who } is about to score points.
 } Discarded so far: { $card }.
plan-buy = { $who-me ->
    [yes] You are about to buy an action.
   *[no] { $who } is about to buy an action.
 } Discarded so far: { $card }.
plan-exchange = { $who-me ->
    [yes] You are about to exchange a card with the one in place { $place } of the row.
   *[no] { $who } is about to exchange a card with the one in place { $place } of the row.
 }

### Why not

no-over = The game is over.
no-not-your-turn = It is somebody else’s turn.
no-not-your-colour = That colour is not yours.
no-finish-first = Finish first what you have begun.
no-monument-turn-begun = You have begun a monument turn: a story takes a whole turn.
no-story-written = The story is written: nothing else is done in this turn.
no-action-left = All your actions are taken.
no-act-first = Take at least one action before you end the turn.
no-bought-already = An action was already bought in this turn.
no-pair = { $purpose ->
    [action] Buying an action takes two cards with the same symbol.
   *[points] Scoring points takes two cards with the same symbol.
 }
no-symbols-differ = { $purpose ->
    [action] The two cards that buy an action must bear the same symbol.
   *[points] The two cards that score points must bear the same symbol.
 }
no-not-in-hand = { $card } is not in your hand.
no-partner = No other card in your hand bears the symbol of { $card }.
no-nothing-to-pay = Nothing is being paid for with cards right now.
no-empty-slot = Place { $place } stays empty until the end of the turn.
no-pile-empty = The pile is used up.
no-not-in-play = This monument is not in this game.
no-built-by-two = Two others have already built it.
no-built-by-you = You have built it: improve it.
no-first-builder = The first builder plays at least { $needed } of its cards; you have { $have }.
no-second-builder = The second builder plays at least { $needed } of its cards; you have { $have }.
no-not-built = This monument is not in your exhibition.
no-card-to-add = It takes at least one card of this monument to add.
no-nothing-to-lay = No monument is being built.
no-other-monument = { $card } shows another monument.
no-laid-already = { $card } is laid already.
no-historian = All your historians have written.
no-nothing-to-tell = No other exhibition has a monument of two cards or more.
no-power-cards = This game is played without the power cards.
no-majority = To take { $power }, show this symbol more often than anyone else: { $symbol }.
no-held-already = You already hold { $power }.
no-not-held = You do not hold { $power }.
no-used-already = In this turn { $power } was used already.
no-point-to-pay = The Hero costs 1 point, and you have none.
no-only-while-improving = The Scribe only helps to improve a monument.
no-lay-all-again = First lay all the cards that you took up.
no-nothing-to-exchange = There is nothing to exchange now.

### The table in words

sketch-turn = { $who-me ->
    [yes] Your turn
   *[no] { $who }’s turn
 } · actions: { $actions } · pile: { $pile } { $pile ->
    [one] card
   *[other] cards
 }
sketch-over = The game is over.
sketch-colour = { $who-me ->
    [yes] You
   *[no] { $who }
 }{ $colour } · { $points } { $points ->
    [one] point
   *[other] points
 } · historians: { $historians } · hand: { $hand } { $hand ->
    [one] card
   *[other] cards
 } · { $monuments }
sketch-colour-empty = { $who-me ->
    [yes] You
   *[no] { $who }
 }{ $colour } · { $points } { $points ->
    [one] point
   *[other] points
 } · historians: { $historians } · hand: { $hand } { $hand ->
    [one] card
   *[other] cards
 } · nothing on show
sketch-monument = { $monument } { $values }
sketch-tracks = Tracks: { $tracks }
sketch-track-free = { $monument } { $sole } (free)
sketch-track-one = { $monument } { $sole } (one builder)
sketch-track-two = { $monument } { $first }/{ $second } (two builders)
sketch-no-stories = Stories: none
sketch-stories = Stories: { $stories }
sketch-story = { $pages } { $pages ->
    [one] page
   *[other] pages
 } by { $who-me ->
    [yes] you
   *[no] { $who }
 }{ $colour }
sketch-powers = Powers: { $powers }
sketch-power-free = { $power } (to be taken)
sketch-power-held = { $power } (held by { $who-me ->
    [yes] you
   *[no] { $who }
 }{ $colour })
sketch-aside = Set aside: { $chronicled } · out of the game: { $discarded }
sketch-row = Row: { $cards }
sketch-hand = Your hand ({ $many }): { $cards }
drawing-legend = { $players }. Above the stacks, the points that each has scored, historians (h) and cards in hand (▯). Each row: a monument by its first letters, its marker below what a single builder gets, the builders with their points, and in brackets the cards that another builder needs. Stacks with the top card last: ≡ scroll, ~ ship, ^ helmet.
drawing-player = { $letter } { $who-me ->
    [yes] you
   *[no] { $who }
 }{ $colour }

### Why a hint prefers a choice

reason-monument = { $monument } should bring you about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more at the end.
reason-erect = You can then erect { $monument } in this turn: about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more at the end.
reason-improve-then = You can then improve { $monument } in this turn: about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more at the end.
reason-monument-of = { $who } should get about { $points ->
    [one] 1 point
   *[other] { $points } points
 } less from { $monument }.
reason-earned = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } at once.
reason-powers = A power card brings you about { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.
reason-stories = Your stories should bring you about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more: their pages, and the bonus of the longest.
reason-stories-of = { $who } should score about { $points ->
    [one] 1 point
   *[other] { $points } points
 } less with their stories.
reason-historians = Time is getting short for your historians: each one who writes nothing costs { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-keep = You keep { $cards ->
    [one] your card
   *[other] your { $cards } cards
 } of { $monument } for later.
reason-improve = With this card you can improve { $monument }.
reason-collect = With this card you hold { $cards } of { $monument }{ $enough ->
    [yes] , enough to erect it
   *[no] { "" }
 }.
reason-pile = A card of the pile promises more than those of the row.
reason-above = A story takes the top card first: what you lay above it protects the { $value }.
reason-below = A story takes the top card first: at the bottom the { $value } is safest.

### Names of points

points-ANT-45 = “Score” actions
points-ANT-55 = Pages beyond a track’s end
points-ANT-75 = Monuments
points-ANT-80 = Stories
points-ANT-81 = Historians without a story
points-ANT-82 = Longest stories
points-ANT-103 = Power cards
points-ANT-105 = The Hero’s calls

### Rules: one message for each rule of RULES.md, with the same id and in the same order.

## Rules: setup

ANT-01 = The game has 108 cards: 12 monuments of 9 cards each, numbered 1 to 9. Every card shows its monument, its value and a single symbol: scroll, ship or helmet. For example, Akropolis 7, Petra 1 and Pharos 1 carry a ship.
    .title = Cards
    .words = symbol, symbols
ANT-02 = Each monument in play has an availability card, which starts on its “2 monuments” side. It is only a reminder of what the exhibitions show.
    .title = Availability cards
ANT-03 = Each monument in play has a marker. It starts on the leftmost column of that monument’s track, the one that shows the monument.
    .title = Markers at the start
ANT-04 = Each colour has 2 historians with four players and 3 with three players. With two players, each plays two colours, with 2 historians for each colour. Each colour also has a score counter, which starts at 0.
    .title = Historians and counters
ANT-05 = With three players Semiramis is not used: its 9 cards, its marker and its availability card leave the game. So do the 11 other cards marked with a crossed-out III. 88 cards are left.
    .title = Three players
ANT-06 = Everyone is dealt 5 cards, hidden from the others. The remaining cards are the pile, face down; its top 3 cards are turned face up and make the row.
    .title = Deal
ANT-07 = The first player is drawn at random; play then goes clockwise.
    .title = Order of play
ANT-08 = Before the game the table chooses its options: the power cards, their variant (only with these cards) and, with two players, the monument left out. Where it chooses nothing, there are no power cards and no variant, and the monument left out is drawn at random.
    .title = Table options
ANT-09 = Everyone may know how many cards each player holds, how many are left in the pile, and which cards have been discarded or set aside. The cards in hand and the order of the pile stay secret.
    .title = What everyone may know

## Rules: a turn

ANT-10 = On your turn, choose a monument turn or a story turn, never both. Buying an action, or using the Hero or the Seafarer, begins a monument turn: you can no longer write a story in that turn.
    .title = Choice of turn
ANT-11 = A monument turn gives you up to 3 actions, in any order, the same one as often as you like. Take at least one: at the start of a turn you can always draw. After that, you may stop whenever you like.
    .title = Monument turn
    .words = action, actions, monument turn
ANT-12 = Once in a monument turn, at any moment of it, you may buy a fourth action by discarding 2 cards with the same symbol from your hand; they leave the game. The action you bought may stay unused. Buying is not itself an action: you still have to take one in the turn.
    .title = Fourth action
    .words = buy an action, buys an action, buying an action
ANT-13 = At the end of the turn the row is filled back to 3 cards from the top of the pile. It is never filled during the turn: an emptied place stays empty until then.
    .title = Filling the row
    .words = row

## Rules: draw

ANT-20 = For one action, take one card: one from the row, or the top card of the pile. A card from the row is known to all; a card from the pile is seen by you alone.
    .title = Draw
    .words = draw, draws
ANT-21 = You may hold as many cards as you like.
    .title = No hand limit
ANT-22 = An empty pile alone does not end the game. While it is empty, only cards from the row can be drawn; an empty place in the row offers nothing.
    .title = Empty pile
    .words = pile

## Rules: erect

ANT-30 = For one action, erect one monument in your exhibition with cards from your hand, all of that monument.
    .title = Erect a monument
    .words = erect, erects, erecting, erected, exhibition, exhibitions
ANT-31 = Whoever erects a monument first lays at least 2 cards of that monument. Its availability card turns to its “1 monument” side.
    .title = First builder
    .words = first builder
ANT-32 = Whoever erects a monument second lays at least 3 cards of that monument. Its availability card leaves the game.
    .title = Second builder
    .words = second builder
ANT-33 = When you erect a monument you may always lay more cards than the minimum: it is still a single action.
    .title = More than the minimum
ANT-34 = A monument already erected in two other exhibitions can no longer be erected in yours.
    .title = No third builder
ANT-35 = The same monument cannot be erected twice in one exhibition. If you have already erected it, you may improve it.
    .title = Each monument only once
ANT-36 = When you erect a monument you choose the order of its cards; the last one laid is on top. That order does not change afterwards, except by the Scribe if you play with the power cards.
    .title = Order of the cards
    .words = on top

## Rules: improve

ANT-40 = For one action, add to a monument in your exhibition one or more cards from your hand, all of that monument. However many they are, it is a single action.
    .title = Improve a monument
    .words = improve, improves, improving
ANT-41 = The added cards go on top of the monument, in the order you choose. Those below keep their order, unless you use the Scribe.
    .title = Order of added cards

## Rules: score

ANT-45 = For one action, discard 2 cards with the same symbol from your hand, of any monuments, exhibited or not; they leave the game. Each card in your exhibition that carries this symbol, even a covered one, gives you 1 point; you may do this even if it scores nothing. For example, Petra 1 and Pharos 1 carry a ship: with two ships exhibited, they give 2 points.
    .title = Score points
    .words = score points, scoring points

## Rules: story turn

ANT-50 = To write a story you need an unused historian and, in at least one opponent’s exhibition, a monument of 2 cards or more.
    .title = When to write a story
    .words = write, writes, story, stories
ANT-51 = From all your opponents’ exhibitions, the story takes the top card of every monument of at least 2 cards. Each card taken is one page. You do not choose: all these cards are taken.
    .title = Pages of a story
    .words = page, pages
ANT-52 = The story takes nothing from the exhibition of the colour that writes it, nor from a monument of a single card. For example, it takes Akropolis 6 and Artemision 1, which lie on other cards, but not Pharos 5, the only card of its monument.
    .title = Cards that are spared
ANT-53 = Your historian goes to the space of the story track that bears the number of pages written, on top of any already there. A story has at least 1 page, and the track goes as far as it must: 24 pages are the most there can be.
    .title = The historian’s place
    .words = historian, historians
ANT-54 = For each page, the monument’s marker moves one column to the right. Two pages of the same monument therefore move it two columns.
    .title = Moving the markers
    .words = marker, markers
ANT-55 = A marker already on the last column stays there; each page too many immediately gives 2 points to whichever of the monument’s two builders exhibits its highest card, and 1 point to the other. A sole builder gets 3 points. The cards are compared once all the story’s cards have been taken.
    .title = At the end of the track
ANT-56 = In a story turn you write the story and do nothing else; nor can you buy a fourth action.
    .title = Nothing but a story
ANT-57 = The cards taken by stories are set aside face up, and everyone may look at them until the game ends. They never come back into play.
    .title = Cards of the stories

## Rules: two players

ANT-60 = With two players, each plays two colours; each colour has its own exhibition, score counter and 2 historians. But each player has only one hand of 5 cards at the start, and 3 actions in a monument turn, for both colours together.
    .title = Two colours each
    .words = other colour
ANT-61 = With two players, one monument is left out with its cards and its marker. It is drawn at random, unless the table has chosen one. The cards marked with a crossed-out III stay in play.
    .title = Monument left out
ANT-62 = With two players, each action and each story turn is for the colour you name, and the points go to that colour. You may change colour from one action to the next. To draw or to buy an action, you name none.
    .title = Colour named
ANT-63 = With two players, each colour counts as a player of its own: for erecting, scoring points, receiving those of markers at the end of their track and those of monuments, writing stories, earning their bonuses and holding power cards. Only the hand, the turn and the number of actions are shared by your two colours.
    .title = Each colour for itself
ANT-64 = With two players, a colour’s story takes its pages from both of the opponent’s exhibitions and from that of your other colour. A monument of 2 cards or more in your other colour is therefore enough to allow a story.
    .title = Stories with two players
ANT-65 = With two players, each counts at the end the lower score of their two colours, and the higher of these two results wins. On a tie, compare the other scores, then the number of monuments erected by both colours together (one erected by both counts twice), then the longest story of either colour. If the tie remains, the win is shared.
    .title = Winning with two players
ANT-66 = With two players, both your colours may erect the same monument: they are then its first and second builder.
    .title = Same monument, two colours

## Rules: end and scoring

ANT-70 = The game ends as soon as the row cannot be filled back to 3 cards at the end of a turn. Points are counted at once: nobody gets another turn.
    .title = End of the game
    .words = game is over
ANT-75 = At the end each monument gives points, track by track, by the column of its marker. A sole builder gets the value in bold. If there are two, the primary builder gets the left value in the brackets, and the secondary builder the right one.
    .title = Monument points
    .words = track, tracks
ANT-76 = The primary builder is the one with more cards in that monument at the end; on equal numbers, the one with the highest card there. A monument always keeps its last card, so all its builders get points.
    .title = Primary builder
    .words = builder, builders
ANT-77 = From left to right, the six columns give a sole builder 3, 6, 9, 12, 15 and 18 points. With two, the primary and the secondary get 2 and 1, 4 and 2, 6 and 3, 8 and 4, 10 and 5, 12 and 6 points.
    .title = Value of the columns
    .words = column, columns
ANT-78 = For example, C alone has erected Akropolis, whose marker is on the second column: 6 points. For Artemision, on the third, A has two cards and B only one: 6 points for A, 3 for B. For Pharos, on the fourth, A and C have one card each, an 8 and a 5: 8 points for A, 4 for C.
    .title = Example of monument points
ANT-80 = At the end each historian gives as many points as the number of its space, which is the number of pages of its story. For example, stories of 4 and 5 pages give 9 points.
    .title = Story points
ANT-81 = At the end each unused historian costs 12 points.
    .title = Unused historians
ANT-82 = The historian furthest along the story track gives a bonus of 9 points, the second 6 and the third 3; one colour may earn several of these. On the same space the one below, whose story is older, ranks first. With fewer than three stories, the remaining bonuses are lost.
    .title = Bonuses for the longest stories
    .words = bonus
ANT-83 = Example with three players: Red has stories of 7, 6 and 4 pages and the third place, so 17 + 3 = 20 points. Blue has 9, 4 and 2 pages and the second place, so 15 + 6 = 21 points. Green has 9 and 6 pages, one unused historian and the first place, since its story of 9 pages is older than Blue’s, so 9 + 6 − 12 + 9 = 12 points.
    .title = Example of story points
ANT-85 = Cards left in hand score nothing. A final score may be negative.
    .title = Cards in hand and negative scores
ANT-90 = Most points win; on a tie, most monuments erected, then the longest story (0 pages for those who wrote none). If the tie remains, the win is shared. All places are settled this way; equals share theirs and the next one is skipped: 1, 1, 3.
    .title = Winning and ranking

## Rules: power cards

ANT-100 = There are three power cards: the Scribe (scroll), the Hero (helmet) and the Seafarer (ship). They are at the bank to begin with.
    .title = Power cards
    .words = power card, power cards
ANT-101 = In a monument turn, one action lets you acquire a power card if you have the majority of its symbol. Your exhibition must have more cards with this symbol than that of every other colour: a tie is not enough.
    .title = Acquire a power card
    .words = majority
ANT-102 = The power card is taken from the bank or from the colour that holds it, which cannot refuse, even from your own other colour; a colour never takes a card it already holds. Having the majority does not move the card by itself: it takes the action.
    .title = Taking a power card
ANT-103 = Acquiring a power card gives 2 points at once. At the end each power card gives 3 points to whoever holds it.
    .title = Points of the power cards
ANT-104 = Scribe: every time the colour that holds it improves one of its monuments, it may put all that monument’s cards, old and new, in any order. It never serves while erecting a monument.
    .title = Scribe
    .words = Scribe
ANT-105 = Hero: once in a monument turn, draw one more card, from the row or the pile, without spending an action. This costs 1 point to the colour that holds the Hero, which therefore needs at least 1 point.
    .title = Hero
    .words = Hero
ANT-106 = Seafarer: once in a monument turn, exchange a card of your hand for a card of the row, without spending an action.
    .title = Seafarer
    .words = Seafarer
ANT-107 = If the table has chosen this variant, a power card counts as one more card with its symbol when the colour that holds it scores points. It does not count for the majority that lets you acquire a power card.
    .title = Power card variant
ANT-108 = A power may be used from the very turn in which its card is acquired. The Hero and the Seafarer serve only once a turn, even if their card passes between your two colours. With two players a power card belongs to a colour; the Hero and the Seafarer serve the shared hand.
    .title = Using the powers
