# The board of Monumental, in its own words.

board-you = You
board-city = City
board-map = Map
board-track = Track
board-desks = Parts of the board
board-lit = { $n ->
    [one] 1 possible action
   *[other] { $n } possible actions
 }
board-player = Player { $n }
board-look = Look closely: { $name }
board-back-to-mine = Back to my city
board-look-at-city = Look at the city
board-under = Under it: { $name }
board-close = Close
board-and = { $others } and { $last }
board-row = Row { $n }
board-column = Column { $n }
board-crossing = Row { $row } and column { $column } together
board-empty-place = empty place
board-basics = Basic buildings
board-pile = { $n } left
board-deck-left = { $n ->
    [0] deck empty
    [one] 1 card to come
   *[other] { $n } cards to come
 }
board-deck = Your deck ({ $n })
board-deck-of-other = Deck ({ $n })
board-discard = Discard pile ({ $n })
board-from-discard = In your discard pile
board-drawn = Cards drawn this turn
board-construction = Under construction
board-construction-of = Under construction: { $name }
board-labelled = { $name }: { $text }
board-no-construction = No wonder under construction
board-policies = Policies
board-developed = developed
board-tokens = { $n ->
    [one] 1 production token
   *[other] { $n } production tokens
 }
board-all = All
board-all-tokens = Use all { $n } production tokens
board-hidden = hidden
board-leads = leading
board-lost = lost: { $what }
board-lost-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }
board-lost-effects = { $n ->
    [one] 1 effect
   *[other] { $n } effects
 }
board-automaton-cards = Its cards: { $names }
board-automaton-idle = impossible
board-automaton-plays = The Automaton plays.
board-automaton-twice = Its lines for all civilisations are done twice.
board-automaton-passed = Passed over: none of its lines is done.
board-next = Next step
board-skip = Skip
board-tile-value = value { $n }
board-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
board-explorer-of = explorer ({ $who })
board-attack = Attack on { $tile }: { $sent } of { $all }
board-steps = Explorer { $explorer } goes there in { $steps } steps
board-free-steps = { $steps ->
    [one] Explorer { $explorer } goes there
   *[other] Explorer { $explorer } goes there in { $steps } steps
 } ({ $effect })
board-with-tokens = { $n ->
    [one] With 1 production token
   *[other] With { $n } production tokens
 }: { $cost }
board-pay = Pay { $amount }
board-pay-otherwise = Pay with something else
board-takes = the explorer takes the production token there
board-visits = the explorer looks at the market there
board-send = Send { $units }
board-send-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 } from { $from }
board-send-warlord = the warlord
board-conquer-with = { $conquest } ({ $units })
board-conquer-otherwise = { $conquest } (with other units)
board-siege = Conquer { $tile }: { $cost } ({ $effect })
board-cost = costs { $amount }
board-cost-by = { $total } ({ $parts })
board-cost-part = { $of } { $n }
board-cost-terrain = terrain
board-cost-barbarians = barbarians
board-cost-soldiers = soldiers
board-cost-warlord = warlord
board-cost-outpost = outpost
board-cost-wonder = wonder
board-cost-siege = siege −{ $n }
board-cost-waived = { $n } of the town’s price waived
board-cost-gold = { $n } of it in gold
board-bare = Hide the pieces on the map
board-keep-use = { $keep }, and use it at once
board-use-now = at once
board-deeds = What the map lights
board-deed-all = All
board-deed-conquer = Conquer
board-deed-commit = Send
board-deed-lead = Move
board-deed-first = Explorer 1
board-deed-second = Explorer 2
board-deed-outpost = Outpost
board-deed-target = Choose

## The game in a minute

overview-aim = The aim: most points when the development deck is empty. There are four ways to get them.
overview-1 = Each turn a row and a column of your city act: they give production, science and military.
overview-2 = Spend them on buildings, knowledge and wonders: your city grows stronger.
overview-3 = Military conquers provinces and makes your explorers march.
overview-4 = At the end: knowledge and provinces 1 point, wonders and policies 2 points; and 3 more for whoever dominates one of the four.
chapter-settle = Settling
chapter-first = A first turn
chapter-other = The other player’s turn
chapter-second = A stronger turn

## The first game

lesson-capital = Welcome! Two civilisations share this map. Your opponent settles at the bottom and chooses Denmark; the capital at the top is yours.
lesson-civilization = Take Egypt: it builds wonders at a lower price. Each civilisation has its own building, its own knowledge and its own warlord.
lesson-row = Here is your city: nine cards. Each turn one row and one column act. Choose the first row: it gives 2 production and 1 military.
lesson-column = Then a column. The first adds a mine, and a fort that lies on a knowledge. What does not act today will still be there tomorrow.
lesson-mine = Your resources are at the top. Effects that wait are lit on their cards: the mine gives 1 gold, since you generated 2 production. Gold is kept and stands in for other resources.
lesson-knowledge = Hieroglyphs use the card on them once more. Touch them: the fort gives another military.
lesson-conquer = On to the map{ $phone ->
    [yes] {" "}(touch “Map”)
   *[no] {""}
 }. Touch b3, a plain held by barbarians of value 1: a single unit is enough. Send your warlord: a conquest with him gives you 1 production.
lesson-send = Beside the province you choose who goes: send your warlord.
lesson-reward = The province is yours: 1 point at the end. The token offers one of two rewards; take 2 production, we are going to build.
lesson-wonder = On the track{ $phone ->
    [yes] {" "}(touch “Track”)
   *[no] {""}
 } a wonder is built in two stages. Touch Stonehenge to pay the first one, 3 production.
lesson-complete = It waits beside your city{ $phone ->
    [yes] {" "}(touch “City”)
   *[no] {""}
 }. Complete it at once: 4 production, two of them paid in gold. A wonder is worth 2 points.
lesson-place = Completing it gives you 1 culture. Now place its token in b3: a wonder defends the province where it stands.
lesson-policy = Culture pays for policies, 2 points each. Develop “Divine Kingship”: 3 production at once, and cheaper wonders from now on.
lesson-basic = With these 3 production, acquire a workshop. It goes on top of your deck, and so into your city very soon.
lesson-explore = You have military left. It also moves your explorers: send the first one to b3.
lesson-take = An explorer takes what lies on its tile, once a turn: here a production token, to keep.
lesson-end = Basic resources that are left are lost; gold, culture and tokens are kept. End your turn.
lesson-other = Your five active cards are discarded, and the deck fills the gaps: here are the workshop and Stonehenge already. Denmark activates its city.
lesson-other-conquers = It conquers a plain too, right beside its capital, and chooses gold.
lesson-other-ends = It acquires an archery range and ends its turn. The track moves on: cards on the right leave if nobody takes them.
lesson-again = Your turn. The first row has become strong: 2 production, one military, and Stonehenge.
lesson-second-column = With the second column, the obelisk acts as well.
lesson-stonehenge = Stonehenge leaves you the choice of two effects. Take 3 science: there is a knowledge to acquire.
lesson-branch = Take 3 science.
lesson-writing = Writing costs 3 science. A knowledge is worth 1 point, and slips under another card of your city.
lesson-obelisk = Touch the obelisk: the next payment for a wonder is 1 less again.
lesson-gardens = The Hanging Gardens now cost only 2 production for the first stage. Begin them.
lesson-token = Touch your production token, beside the resources: it gives 1 production.
lesson-gardens-done = Complete them: 2 production, and your gold for the third. They give you 2 gold at once.
lesson-gardens-place = Place their token in your capital.
lesson-progress = Scientific progress draws one more card, which acts at once. It costs 2 science: your gold stands in for them.
lesson-over = You have seen everything. When the development deck is empty, everyone has one last turn; whoever has the most knowledge, wonders, policies or provinces gets 3 points more. End this turn, and enjoy the game!

## What others did, the end to come, and the points

headline-round = Round { $round }
deed-settled = settled in { $tile }
deed-settled-other = { $who } settled in { $tile }
deed-line = row { $row }, column { $column }
deed-acquired = acquired { $card }
deed-begun = began { $card }
deed-completed = completed { $card }
deed-developed = developed { $policy }
deed-conquered = conquered { $tile }
deed-conquered-yours = took { $tile } from you
deed-conquered-from = took { $tile } from { $who }
deed-outpost = built an outpost in { $tile }
deed-market = took a token ({ $market })
deed-gold = +{ $gold } gold
moment-lost = { $who } takes your province { $tile }!
moment-last-turns = The development deck is empty: everybody plays their last turn.
moment-last-round = The development deck is empty: the last round is near.
near-end = Last round: your last turn
near-end-others = Last round
near-end-next = The next round is the last

## What the icons and the figures mean

board-legend = What the icons mean
board-drag = With a mouse, drag an explorer or the units of a tile to where they go.
board-drag-explorer = drag the explorer to where it goes
board-drag-units = drag units to where they go
board-icon-production = production: pays for buildings and wonders
board-icon-science = science: pays for knowledge and scientific progress
board-icon-military = military: conquers provinces and moves units and explorers
board-icon-gold = gold: is kept, and stands in for any other resource
board-icon-culture = culture: is kept, and pays for policies
board-icon-any = a basic resource of your choice
board-icon-draw = draw a card, which acts at once
board-icon-archive = archive a card: it leaves your deck for good
board-icon-reinforce = keep a card in its place at the end of the turn
board-icon-recover = put a card of your discard pile on your deck
board-icon-refresh = change the cards of the track
board-icon-activate = activate one more place of your city
board-icon-again = use a card once more
board-icon-exchange = exchange one resource for another
board-icon-boost = the card on it gives more
board-icon-discount = a lower price
board-icon-siege = the next conquest needs fewer units
board-icon-unit = a unit
board-icon-warlord = your warlord
board-icon-explorer = an explorer: takes what lies on its tile
board-icon-outpost = an outpost: defends its province
board-icon-token = a production token
board-icon-market = a market token
board-icon-building = a building
board-icon-knowledge = a knowledge
board-icon-wonder = a wonder
board-icon-policy = a policy
board-icon-province = a province
board-icon-coast = a province by the sea
board-icon-conquer = a conquest
board-icon-barbarian = barbarians
board-icon-town = a free town
board-icon-enemy = an opponent
board-icon-end = done
board-sign-arrow = then you receive
board-sign-least = if you have at least so many
board-sign-if = if that is so
board-sign-times = so many times
board-sign-per = for each that you have
board-sign-against = only against
board-sign-or = or
board-sign-most = that costs so much at most
board-tip-production = Pays for buildings and wonders; what is left is lost at the end of the turn.
board-tip-science = Pays for knowledge, and for drawing one more card; what is left is lost.
board-tip-military = Conquers provinces and moves explorers; what is left is lost.
board-tip-gold = Is kept from turn to turn and stands in for any resource.
board-tip-culture = Is kept from turn to turn and pays for policies.
board-tip-knowledge = 1 point each, and 3 more for whoever has most.
board-tip-wonder = 2 points each, and 3 more for whoever has most.
board-tip-policy = 2 points each, and 3 more for whoever has most.
board-tip-province = 1 point each, and 3 more for whoever has most.

## The prompt

board-prompt-act = Act, or end your turn.
