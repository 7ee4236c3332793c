# Monumental: the rules as they are told to players. One message for each rule of RULES.md, with the same id and in the same order.

## Rules: components and setup

MTL-01 = There are five civilisations. Each has 15 city cards (5 work camps, 3 libraries, 3 forts, 1 forum, 1 mine, 1 special building and 1 knowledge), 5 cultural policies and 1 warlord card.
    .title = Cards of the civilisations
MTL-02 = The development deck has 15 cards of the classical era (I), then 12 of the medieval era (II), then 8 of the modern era (III), each era shuffled on its own. Era I has 5 buildings, 5 knowledge cards and 5 wonders; era II has 4 of each; era III has 4 knowledge cards and 4 wonders. The three separator cards leave the game as soon as they appear.
    .title = Development deck
MTL-03 = The basic buildings are three face-up piles: 10 workshops, 10 laboratories and 10 archery ranges.
    .title = Basic buildings
MTL-04 = The board is made of hexagonal tiles: one capital per player, provinces, and sea. For each number of players a map fixes the tiles and where the barbarians, free towns, markets and production tokens are.
    .title = Board
MTL-05 = Each market gets as many tokens as there are players, drawn at random from its own and laid face down. The map says where the markets are (in order: forge, scroll, arms, spice), the value of the barbarians and the place of the free towns; chance decides which barbarian token of that value and which free town lie there.
    .title = Markets and random tokens
MTL-06 = One production token lies on each tile that is not a capital, sea or a market.
    .title = Production tokens at the start
MTL-07 = Everyone starts with 10 units (1 warlord and 9 soldiers) and 2 explorers on their capital, 2 outposts in reserve, and 2 gold.
    .title = What each player starts with
MTL-08 = Your 15 cards are shuffled and 9 places are filled, row by row from the top left: this is your city, of 3 rows and 3 columns. A knowledge drawn takes a place and at once gets a second card on top, its effect staying visible. The rest is your city deck; your discard pile is empty.
    .title = City at the start
MTL-09 = Your 5 policies are your culture hand; your warlord card lies face up. The five policies of a civilisation are no secret: anyone may read them.
    .title = Culture hand and warlord
MTL-10 = The first player is drawn at random. Capitals are chosen from the last player on, counter-clockwise; so are the civilisations, all different, unless the table has chosen to draw them at random.
    .title = Choosing capitals and civilisations
MTL-11 = The first 6 cards of the development deck are the development track: one row of 6 or, with two players, two rows of 3.
    .title = Development track
MTL-12 = If the table chooses a random board, it keeps the spaces and capitals of the map for that number of players: one free town and one market per player, barbarians on the other provinces, and a production token where there is no market. The land is all connected, no capital touches sea or a free town, and all have the same barbarian values around them, 1 or 2 only. The same seed always gives the same board again.
    .title = Random board

## Rules: order of play

MTL-15 = Play goes clockwise from the first player. A turn has four parts: activate the city, take actions, refill the city, refill the development track.
    .title = Parts of a turn

## Rules: activate

MTL-20 = At the start of your turn, choose one row and one column of your city, even if some places there are empty. Their cards, in five places if the city is full, are activated for this turn.
    .title = One row and one column
MTL-21 = A place is activated as a whole: activating a knowledge also activates the card on it.
    .title = Activated knowledge
MTL-22 = The effects of your activated cards are used in the order you like, each once per turn unless something says otherwise, and none is compulsory. Resources that are simply given are received on activation; any other effect waits until you use it, in one go.
    .title = Effects of cards
MTL-23 = If an effect makes you draw while your city deck is empty, your discard pile is shuffled and becomes the new deck.
    .title = Drawing from an empty deck
MTL-24 = The front of a barbarian or free-town token (value or price) is visible to all. Its back, with its two rewards, stays hidden until it is conquered.
    .title = Hidden rewards

## Rules: resources

MTL-25 = Production, science and military are the basic resources. They are spent in the turn in which they are generated; what is left at the end of the turn is lost.
    .title = Basic resources
MTL-26 = Gold and culture are kept from turn to turn. Gold replaces any basic resources one for one, never culture, which pays for policies. A payment first takes the military restricted to that use, then the resource asked for, then gold; you are asked only where a cost leaves you a choice.
    .title = Gold, culture and payments
MTL-27 = Production tokens and market tokens taken on the board are kept: use them in this turn or a later one. A production token is worth 1 production.
    .title = Tokens you keep
MTL-28 = The supply of resources never runs out: the number of cubes or tokens in the box does not limit what you can generate.
    .title = Unlimited supply

## Rules: terms

MTL-30 = Archive: a card that was not activated this turn leaves the game, under your warlord card, and will score nothing; the knowledge under it is discarded. If an effect archives a card of your city in an opponent’s turn, you refill its place at once.
    .title = Archive
MTL-31 = Discard: put a card of your city into your own discard pile, which is not that of the development track.
    .title = Discard
MTL-32 = Gain a card: take the development card or basic building named without paying its cost and put it on top of your city deck.
    .title = Gain a card
MTL-33 = Generate: the effect asks that resources have been generated this turn, wherever they come from and even if already spent; it does not consume them. Gold paid in place of a basic resource does not generate it, and a token generates only when it is used.
    .title = Generate
MTL-34 = Spend: to get the effect, you pay the resources shown.
    .title = Spend
MTL-35 = Reinforce: at the end of the turn, one card of your city activated in this turn stays in its place instead of being discarded. The knowledge under it is discarded.
    .title = Reinforce

## Rules: acquire

MTL-40 = Take as many actions as your resources allow, in the order you like. During your turn you may look through your own discard pile.
    .title = As many actions as you can
MTL-41 = A building, basic or from the development track, costs production; it goes on top of your city deck. When a pile of basic buildings is empty, no more of them can be acquired.
    .title = Acquire a building
MTL-42 = A knowledge from the development track costs science; it goes on top of your city deck.
    .title = Acquire a knowledge
MTL-43 = A wonder is built in two stages, each paid in full, in production. The first takes it from the development track and puts it beside your city; the second completes it, in the same turn or later.
    .title = Build a wonder
MTL-44 = When a wonder is complete, you first get its acquisition effect, then its card goes on top of your city deck, then you put its token on a tile that you control, your capital included. A tile holds only one wonder token.
    .title = Complete a wonder
MTL-45 = A wonder gained through another card is complete at once: it gives its acquisition effect too.
    .title = Gained wonder
MTL-46 = You can have only one wonder under construction. If you start another, pay its first stage, then keep one of the two: the other leaves the game, with no refund. A gained wonder is complete from the start and does not count.
    .title = One wonder under construction
MTL-47 = If none of your tiles can take a wonder’s token, it stays aside; the card loses nothing by it.
    .title = No place for the token

## Rules: policies

MTL-50 = Develop a policy of your choice from your culture hand. The first costs 1 culture, the second 2, and so on.
    .title = Develop a policy
MTL-51 = The policy is laid face up and its acquisition effect is played at once. Then those of all your earlier policies are played again, in the order you like; the new lasting effect already holds meanwhile.
    .title = Acquisition effects played again
MTL-52 = The lasting effect of a policy holds until the next policy covers it: only that of the newest is active.
    .title = Lasting effect

## Rules: conquer

MTL-60 = You may conquer a province next to a tile that you control. Each military moves one unit into it.
    .title = Conquer a province
MTL-61 = The number of units that move in is exactly the cost of conquest, and at least one; each costs 1 military, whatever the distance. They come from your capital or from your provinces connected to the target, directly or through other provinces of yours.
    .title = Units of a conquest
MTL-62 = A unit may move several times in the same turn if you pay for each move.
    .title = Moving again
MTL-63 = At least one unit or an outpost must always stay in each of your provinces. Only your capital may be left empty.
    .title = Never empty a province
MTL-64 = You control a province if you have at least one unit or an outpost there; you always control your capital, even empty. A group of your tiles is isolated when no path of tiles that you control joins it to your capital.
    .title = Control and isolation
MTL-65 = A capital cannot be attacked.
    .title = Capitals are safe
MTL-66 = An isolated province supplies units to an attack only if it touches the attacked province itself, or is connected to another of your provinces that touches the attacked one.
    .title = Attacking from an isolated province
MTL-67 = Barbarians: the cost of conquest is the tile’s value plus the token’s; for example, 3 units for a token of 2 on a tile of 1. Take the token, choose one of its two rewards at once and keep the token face up; basic resources received this way are lost if not used this turn.
    .title = Conquer barbarians
MTL-68 = Free town: move in as many units as the tile’s value, at least one, and also pay the resources shown; for example, 1 military and 2 science for a price of 2 science on a tile of 1. Choose one of the token’s two rewards at once and keep the token.
    .title = Conquer a free town
MTL-69 = Enemy province: the cost of conquest is the tile’s value plus its defence, which is 1 per soldier, 2 for a warlord, 3 for an outpost and 2 for a wonder; for example, 7 for a tile of 2 with 3 soldiers and the warlord. The beaten units go back to their capital, the outpost back to reserve.
    .title = Conquer an enemy province
MTL-70 = A wonder’s token stays on a conquered tile and defends whoever controls it. The card and its points stay with whoever built the wonder.
    .title = Wonder on a conquered tile
MTL-71 = The warlord counts 1 in attack and 2 in defence. If you conquer with your warlord, alone or with soldiers, you use the warlord card, once per turn, after the conquest.
    .title = Warlord
MTL-72 = After a conquest comes the token’s reward first, then the warlord’s effect, then the other triggered effects. Effects triggered by a policy work only in its owner’s turn; those at the start of the turn come before activation.
    .title = Order of triggered effects

## Rules: manoeuvre, fortify, explore, progress

MTL-75 = Manoeuvre: for 1 military, a unit goes to any of your provinces, or to your capital, connected to where it stands. It never goes to an isolated province, and the province it leaves must not be left empty.
    .title = Military manoeuvre
MTL-76 = Units moved by a card or a token go only to provinces that you already control, or to your capital, as in a manoeuvre: they cannot conquer anything.
    .title = Free moves
MTL-77 = At any moment of your turn, for free, replace three of your units in a province, even an isolated one, by an outpost; they go back to your capital. You have at most two in play, only one per province, and an outpost never moves. Lost with its province, it returns to reserve and may be built again.
    .title = Build an outpost
MTL-80 = Explorer: for 1 military, an explorer moves to an adjacent tile, whoever controls it, and takes as many steps as you pay for. Explorers may cross sea; units never enter it.
    .title = Move an explorer
MTL-81 = Once per turn, on arriving or where it stands, each explorer may take the production token of the tile, or one token of its market. At a market you look at the tokens there and take one; the others stay face down.
    .title = Take a token
MTL-82 = You can have only one token from each market. A used token is turned over and kept; only you may look at yours.
    .title = One token per market
MTL-83 = An explorer is not a unit: it conquers and controls nothing.
    .title = Explorers do not fight
MTL-85 = Scientific progress: for 2 science, draw the top card of your city deck, as often as you can pay. It is activated as if in the city, without being part of it for other effects, and is discarded at the end of the turn; so are cards drawn by an effect. A knowledge drawn this way works without a card on it.
    .title = Scientific progress

## Rules: effects

MTL-120 = An effect that lets you use a card again serves only once per turn, even if its own card is used again: no card can feed itself.
    .title = Using a card again
MTL-121 = An effect with a condition checks, when you use it, whether it is met: if so it gives its first result, otherwise the second. If it has no second result, you can use it only while the condition is met.
    .title = Effect with a condition
MTL-122 = Lasting effects change a number: a lower cost (acquisition, policy or scientific progress), a stronger defence for each soldier, several explorer steps for each military paid, several uses of the warlord per turn, cards reinforced at the end of each turn. If the price of a free town is lowered, you choose which resources you do not pay.
    .title = Lasting effects of policies
MTL-123 = Reductions for this turn add up and are used all together: by the next payment of their kind (a wonder’s stage is one) or, where they save units, by the next conquest. An exchange generates what it gives, but restricted military cannot be exchanged; a drawn card may be used again; a knowledge is never archived alone. A used market token counts as held, and a gained card as acquired for triggered effects.
    .title = More about effects
MTL-124 = An effect that replaces cards of the development track replaces them at once, in the same place; it can do nothing if the development deck is empty. The places of acquired cards stay empty until the end of the turn.
    .title = Replacing cards of the track
MTL-125 = Where the costs of cards are compared, that of a wonder is the sum of its two stages.
    .title = Cost of a wonder

## Rules: refill

MTL-90 = At the end of the turn all activated cards go to your discard pile, except those you reinforce. Then the empty places are filled one by one, row by row from the top left.
    .title = Refill the city
MTL-91 = A knowledge drawn takes a place, then a second card is put on it. If that is a knowledge too, keep one of the two and discard the other, until another kind of card comes. If neither city deck nor discard pile holds one, nothing is drawn: the knowledge stays alone, and its place is not empty.
    .title = Drawn knowledge
MTL-95 = With three or four players, if you acquired at least one card from the development track, the others slide right and new ones come in from the left up to 6. If not, the rightmost card is discarded, the others slide and one new card comes in from the left. This is never done during the turn.
    .title = Refill the track
MTL-96 = With two players, each row of 3 is treated on its own. If you acquired a card from it, it slides and is filled; if not, its rightmost card is discarded and a new one comes in.
    .title = Refill the track with two players
MTL-97 = Your discard pile is shuffled into a new city deck only if the deck is empty and a card must be drawn. If both are empty, some places stay empty.
    .title = Shuffle the discard pile
MTL-98 = For the development track a gained card counts as acquired, a basic building does not. Once the development deck is empty, nothing is discarded from the track any more.
    .title = What counts for the track

## Rules: end

MTL-100 = The end is triggered when the last card of the development deck is drawn at the end of a turn. Play goes on to the player on the first player’s right, then everyone takes one last turn: all will have had the same number. If the last player of a round triggers it, only that last turn remains.
    .title = End of the game
MTL-101 = At the end each knowledge is worth 1 point, each wonder 2, each developed policy 2, each province controlled 1. Your cards count in the city, the city deck and the discard pile. Archived cards, an unfinished wonder and the capital score nothing.
    .title = Points
MTL-102 = Domination: in each of the four categories (knowledge, wonders, policies, provinces), whoever has the most gets 3 points more. On a tie each gets 3; with zero, nobody does.
    .title = Domination
MTL-103 = Most points win; on a tie, most gold, then most culture. If the tie remains, the win is shared.
    .title = Winning

## Rules: solo

MTL-110 = Solo, you play against the Automaton on a board for two, with a civilisation for it and one for you. The development track is that of a game for two.
    .title = Playing solo
MTL-111 = The Automaton plays first, then you take turns.
    .title = The Automaton begins
MTL-112 = On its turn the Automaton reveals the top card of its deck and does its actions in order, each if possible; some are for certain civilisations only. Its deck is the 15 action cards and the card of its civilisation, shuffled again when used up. On a tie between cards it takes the one furthest from the development deck, then follows a fixed order; between provinces it takes the one with the lowest tile value, then you choose.
    .title = The Automaton’s turn
MTL-113 = The cards that the Automaton takes lie in front of it, face up. The barbarian, free-town and market tokens that it takes are discarded.
    .title = What the Automaton takes
MTL-114 = The Automaton scores as a player does, for its cards and provinces, domination included.
    .title = The Automaton’s points
MTL-115 = The table chooses the Automaton’s rule. With that of the rulebook, the default, it plays one card a turn and its tokens are discarded. With that of the printed edition it is far stronger: it plays two, its tokens become gold, an impossible action that costs nothing gives it 2 gold, and at the end it scores 1 point for every 3 gold.
    .title = Two rules for the Automaton
MTL-116 = The Automaton’s explorers head for the markets it has not visited (an empty market counts as visited), then for production tokens; with nothing to take, the action is impossible. With the rulebook’s rule it starts with 2 gold and its production tokens are discarded. If it must conquer three provinces, they are chosen before the first conquest; if it has no policy left to develop, it still gets the gold due.
    .title = More about the Automaton
