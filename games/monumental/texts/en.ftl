# Monumental. Everything that a person reads in this game.

game = Monumental
    .about = Lead a civilisation: each turn a row and a column of your city act, and a map waits to be conquered.
    .credit = After the game by Matthew Dunstan. The texts of the cards, the tokens and the boards are our reconstruction.
nothing = nothing
cost-plus = { $one } + { $other }
cost-free = free
card-unknown = unknown card
card-over = { $over } on { $under }
civilization-unknown = civilisation to be chosen
market-unknown = unknown market
front-barbarian = barbarians of { $value }
front-town = free town ({ $price })
score-player = your civilisation

### Names

## Names: civilisations

civilization-china = China
civilization-denmark = Denmark
civilization-egypt = Egypt
civilization-greece = Greece
civilization-japan = Japan
civilization_type-technological = technological
civilization_type-aggressive = aggressive
civilization_type-architectural = architectural
civilization_type-economic = economic
civilization_type-cultural = cultural

## Names: warlords

warlord-hua_mulan = Hua Mulan
warlord-siegfried = Siegfried
warlord-ramses = Ramses II
warlord-hercules = Hercules
warlord-musashi = Miyamoto Musashi

## Names: cards of the start

card-work_camp = Work Camp
card-library = Library
card-fort = Fort
card-forum = Forum
card-mine = Mine

## Names: special buildings and knowledge of the civilisations

card-paper_mill = Paper Mill
card-pyrotechnics = Pyrotechnics
card-longhouse = Longhouse
card-seafaring = Seafaring
card-obelisk = Obelisk
card-hieroglyphs = Hieroglyphs
card-agora = Agora
card-philosophy = Philosophy
card-samurai_school = Samurai Training Ground
card-bushido = Bushido

## Names: policies

card-china_exams = Imperial Examinations
card-china_caravans = Caravan Roads
card-china_mandate = Heavenly Mandate
card-china_canal = Great Canal
card-china_ministries = Six Ministries
card-denmark_raids = Summer Raids
card-denmark_thing = Free Assembly
card-denmark_sagas = Sagas
card-denmark_shield_wall = Shield Wall
card-denmark_tribute = Tribute
card-egypt_kingship = Divine Kingship
card-egypt_floods = River Floods
card-egypt_tombs = Houses of Eternity
card-egypt_corvee = Corvée
card-egypt_scribes = Schools of Scribes
card-greece_colonies = Overseas Colonies
card-greece_assembly = Citizens’ Council
card-greece_league = Maritime League
card-greece_theatre = Theatre Festivals
card-greece_phalanx = Phalanx
card-japan_tea = Way of Tea
card-japan_shogunate = Shogunate
card-japan_gardens = Dry Gardens
card-japan_seclusion = Closed Country
card-japan_blossoms = Blossom Viewing

## Names: basic buildings

card-workshop = Workshop
card-laboratory = Laboratory
card-archery_range = Archery Range

## Names: development cards, era I

card-temple = Temple
card-quarry = Quarry
card-barracks = Barracks
card-academy = Academy
card-marketplace = Marketplace
card-coinage = Coinage
card-irrigation = Irrigation
card-metal_casting = Metal Casting
card-writing = Writing
card-laws = Written Laws
card-pyramids = Pyramids
card-stonehenge = Stonehenge
card-hanging_gardens = Hanging Gardens
card-great_library = Great Library
card-great_wall = Great Wall

## Names: development cards, era II

card-university = University
card-castle = Castle
card-guild_hall = Guild Hall
card-cathedral = Cathedral
card-compass = Compass
card-gunpowder = Gunpowder
card-banking = Banking
card-printing = Movable Type
card-machu_picchu = Machu Picchu
card-angkor = Angkor Wat
card-alhambra = Alhambra
card-forbidden_city = Forbidden City

## Names: development cards, era III

card-industry = Assembly Line
card-electricity = Electricity
card-aviation = Aviation
card-computing = Computing
card-eiffel_tower = Eiffel Tower
card-liberty = Statue of Liberty
card-interocean_canal = Interoceanic Canal
card-space_station = Space Station

## Names: eras and kinds of cards

era-1 = classical era (I)
era-2 = medieval era (II)
era-3 = modern era (III)
card_kind-building = building
card_kind-knowledge = knowledge
card_kind-wonder = wonder
card_kind-policy = policy
card_kind-warlord = warlord

## Names: resources

resource-production = production
resource-science = science
resource-military = military
resource-gold = gold
resource-culture = culture
amount-production = { $n } production
amount-science = { $n } science
amount-military = { $n } military
amount-gold = { $n } gold
amount-culture = { $n } culture

## Names: the words between icons

sign-per = per
sign-against = vs

## Names: pieces

piece-soldier = soldier
piece-warlord = warlord
piece-explorer = explorer
piece-outpost = outpost

## Names: the board

terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-hills = hills
terrain-swamp = swamp
terrain-mountain = mountain
terrain-volcano = volcano
terrain-sea = sea
province_kind-any = province
province_kind-empty = province that nobody controls
province_kind-capital = capital

## Names: markets

market-forge = forge market
market-scroll = scroll market
market-arms = arms market
market-spice = spice market

## Names: tokens

token_kind-barbarian = barbarian token
token_kind-free_town = free-town token
token_kind-market = market token
token_kind-production = production token
token-b01 = barbarians
token-b02 = barbarians
token-b03 = barbarians
token-b04 = barbarians
token-b05 = barbarians
token-b06 = barbarians
token-b07 = barbarians
token-b08 = barbarians
token-b09 = barbarians
token-b10 = barbarians
token-b11 = barbarians
token-b12 = barbarians
token-b13 = barbarians
token-b14 = barbarians
token-b15 = barbarians
token-b16 = barbarians
token-b17 = barbarians
token-b18 = barbarians
token-b19 = barbarians
token-b20 = barbarians
token-b21 = barbarians
token-b22 = barbarians
token-b23 = barbarians
token-b24 = barbarians
token-b25 = barbarians
token-b26 = barbarians
token-b27 = barbarians
token-b28 = barbarians
token-b29 = barbarians
token-b30 = barbarians
token-b31 = barbarians
token-b32 = barbarians
token-b33 = barbarians
token-b34 = barbarians
token-b35 = barbarians
token-b36 = barbarians
token-b37 = barbarians
token-b38 = barbarians
token-b39 = barbarians
token-b40 = barbarians
token-ft_samarkand = Samarkand
token-ft_petra = Petra
token-ft_carthage = Carthage
token-ft_palmyra = Palmyra
token-ft_timbuktu = Timbuktu
token-ft_ragusa = Ragusa
token-ft_novgorod = Novgorod
token-ft_malacca = Malacca
token-ft_kilwa = Kilwa
token-ft_cusco = Cusco
token-forge_1 = forge market token
token-forge_2 = forge market token
token-forge_3 = forge market token
token-forge_4 = forge market token
token-forge_5 = forge market token
token-scroll_1 = scroll market token
token-scroll_2 = scroll market token
token-scroll_3 = scroll market token
token-scroll_4 = scroll market token
token-scroll_5 = scroll market token
token-arms_1 = arms market token
token-arms_2 = arms market token
token-arms_3 = arms market token
token-arms_4 = arms market token
token-arms_5 = arms market token
token-spice_1 = spice market token
token-spice_2 = spice market token
token-spice_3 = spice market token
token-spice_4 = spice market token
token-spice_5 = spice market token

## Names: the Automaton

automaton = Automaton
the-house = the Automaton
automaton_card-solo_conquer_arch = Conquests and architecture
automaton_card-solo_knowledge_aggr = Knowledge and aggression
automaton_card-solo_policy_tech = Policies and technology
automaton_card-solo_gold_tech = Gold and technology
automaton_card-solo_conquer_econ = Conquests and economy
automaton_card-solo_explore_aggr = Exploration and aggression
automaton_card-solo_wonder_econ = Wonders and economy
automaton_card-solo_knowledge_arch = Knowledge and architecture
automaton_card-solo_policy_aggr = Policies and aggression
automaton_card-solo_explore_cult = Exploration and culture
automaton_card-solo_explore_arch = Exploration and architecture
automaton_card-solo_gold_cult = Gold and culture
automaton_card-solo_explore_tech = Exploration and technology
automaton_card-solo_explore_econ = Exploration and economy
automaton_card-solo_wonder_cult = Wonders and culture
automaton_card-solo_china = Card of China
automaton_card-solo_denmark = Card of Denmark
automaton_card-solo_egypt = Card of Egypt
automaton_card-solo_greece = Card of Greece
automaton_card-solo_japan = Card of Japan
automaton_action-wonder = complete its wonder under construction, or else start the cheapest one of the track
automaton_action-building_low = take the cheapest building of the track
automaton_action-building_high = take the most expensive building of the track
automaton_action-knowledge_low = take the cheapest knowledge of the track
automaton_action-knowledge_high = take the most expensive knowledge of the track
automaton_action-knowledge_all = take every knowledge of the track
automaton_action-policy = develop a policy without paying for it
automaton_action-policy_gold = develop a policy without paying for it, then receive 2 gold per developed policy
automaton_action-explore1 = move both explorers 1 step and take tokens
automaton_action-explore2 = move both explorers 2 steps and take tokens
automaton_action-explore3 = move both explorers 3 steps and take tokens
automaton_action-gold3 = receive 3 gold
automaton_action-conquer_low = conquer the adjacent province with the lowest cost
automaton_action-conquer_high = conquer the adjacent province with the highest cost
automaton_action-conquer3_high = conquer the three adjacent provinces with the highest costs
automaton_action-shuffle = shuffle its discard pile and this card into its deck
automaton_action-draw = reveal and play one more card
automaton_action-coastal_gold = receive 1 gold per coastal province
automaton_action-until_tech = reveal cards up to one with a technological action, and play it
automaton_action-twice_common = reveal a card and play twice its actions open to all civilisations
automaton_action-any_special = reveal a card and play its restricted actions, whatever the civilisation; if it has none, reveal the next
automaton_action-japan_choice = with fewer provinces than its opponent, conquer the adjacent province with the lowest cost; else, with fewer policies, develop one; else reveal and play one more card

## Names: the vocabulary of effects

trigger-turn_start = at the start of the turn
trigger-conquer = after a conquest
trigger-acquire_building = after acquiring a building
trigger-acquire_knowledge = after acquiring a knowledge
trigger-complete_wonder = after completing a wonder
trigger-progress = after scientific progress
trigger-explorer_take = when an explorer takes a token
trigger-archive = after archiving a card
count-provinces = { $n ->
    [one] province controlled
   *[other] { $n } provinces controlled
 }
count-coastal_provinces = { $n ->
    [one] coastal province controlled
   *[other] { $n } coastal provinces controlled
 }
count-wonders_owned = { $n ->
    [one] wonder owned
   *[other] { $n } wonders owned
 }
count-policies = { $n ->
    [one] developed policy
   *[other] { $n } developed policies
 }
count-knowledge_in_city = { $n ->
    [one] knowledge card in the city
   *[other] { $n } knowledge cards in the city
 }
count-activated_knowledge = { $n ->
    [one] activated knowledge card
   *[other] { $n } activated knowledge cards
 }
count-archived = { $n ->
    [one] archived card
   *[other] { $n } archived cards
 }
count-explorers_abroad = { $n ->
    [one] explorer away from the capital
   *[other] { $n } explorers away from the capital
 }
count-market_tokens = { $n ->
    [one] market token
   *[other] { $n } market tokens
 }
count-barbarian_tokens = { $n ->
    [one] barbarian token
   *[other] { $n } barbarian tokens
 }
count-free_town_tokens = { $n ->
    [one] free-town token
   *[other] { $n } free-town tokens
 }
count-conquered_this_turn = { $n ->
    [one] province conquered this turn
   *[other] { $n } provinces conquered this turn
 }
count-outposts = { $n ->
    [one] outpost in play
   *[other] { $n } outposts in play
 }
discount-building = buildings
discount-basic = basic buildings
discount-knowledge = knowledge
discount-wonder = stages of wonders
discount-progress = scientific progress
discount-policy = policies
discount-free_town = free towns
against-barbarian = barbarians
against-free_town = free towns
against-enemy = enemy provinces
from-city = your city
from-discard = your discard pile
from-city_or_discard = your city or discard pile

## Names: scoring

score-knowledge = knowledge
score-wonder = wonders
score-policy = policies
score-province = provinces
points-knowledge = Knowledge
points-wonder = Wonders
points-policy = Policies
points-province = Provinces
most-knowledge = Most knowledge
most-wonder = Most wonders
most-policy = Most policies
most-province = Most provinces

### Options

option-map = Board
    .help = The fixed board for the number of players, or one drawn at random and fair to all.
option-map-fixed = the fixed board
option-map-random = a random board
option-civilizations = Civilisations
    .help = Everyone chooses in turn, or they are drawn at random.
option-civilizations-chosen = chosen by the players
option-civilizations-random = drawn at random
option-solo = The Automaton
    .help = As the rulebook says: one card a turn, its tokens discarded. As in the printed edition: two cards a turn, tokens become gold, and gold counts; a far stronger opponent.
option-solo-rulebook = gentle, as the rulebook says
option-solo-full = strong, as in the printed edition

### What is awaited

await-setup = a choice before the game
await-turn = a turn
await-answer = an answer
await-automaton = the Automaton
prompt-wait = It is not for you to decide now.
prompt-row = Your turn: choose a row and a column.
prompt-column = Now choose the column to activate.
prompt-act = Act, or end your turn. You have { $what }.
prompt-capital = Choose your capital.
prompt-civ = Choose your civilisation.
prompt-civ-automaton = Choose the civilisation of the Automaton.
prompt-gain-any = Choose a basic resource ({ $left } left).
prompt-choose = Choose one of these effects.
prompt-spend-more = Pay once more?
prompt-pay-any = Pay with a resource ({ $left } left).
prompt-archive = Archive a card ({ $left } at most).
prompt-activate = Activate a card of your city ({ $left } at most).
prompt-reuse = Use an active card again ({ $left } at most).
prompt-gain-card = Choose a card to gain.
prompt-move-units = Move a unit for free ({ $left } at most).
prompt-move-to = Where does it go ({ $unit } of { $tile })?
prompt-move-explorers = Free steps for your explorers: { $left } left.
prompt-exchange = Exchange a basic resource for another ({ $left } at most).
prompt-outpost = Choose where to place an outpost.
prompt-refresh = Replace a card of the track ({ $left } at most).
prompt-recover = Put a discarded card on your deck ({ $left } at most).
prompt-send-home = Choose the units that go home for the outpost in { $tile }.
prompt-reward = Choose one of the two rewards.
prompt-rebate = Choose what you do not pay of { $price } ({ $left } less).
prompt-commit = Send a unit to { $tile } ({ $left } still needed).
prompt-place-wonder = Where do you place the token of { $card }?
prompt-keep-wonder = Only one wonder can be under construction: which one do you keep?
prompt-duel = Two knowledge cards for one place: which one do you keep?
prompt-market = You are looking at the { $market }: take one token.
prompt-replay = Which earlier policy do you play again now?
prompt-reinforce = Keep an active card in place ({ $left } at most).
prompt-tie-conquest = Which province does the Automaton conquer?
prompt-tie-wonder = Where does the Automaton place the token of { $card }?
prompt-tie-explorer = Where does explorer { $nth } of the Automaton go?

### Actions

action-row = Row { $nth }: { $cards }
action-column = Column { $nth }: { $cards }
action-use = { $card }: { $effect }
action-buy = Acquire { $card } — { $cost } ({ $text })
action-begin-wonder = Begin { $card } — { $cost } ({ $text })
action-complete = Complete { $card } — { $cost }
action-develop = Develop { $policy } — { $cost } ({ $text })
action-conquer = Conquer { $tile } — { $cost }
action-conquer-from = Conquer { $tile } from { $who } — { $cost }
action-commit = Send from { $tile }: { $unit }
action-lead = Move from { $tile }: { $unit } { $cost }
action-outpost = Replace three units of { $tile } by an outpost
action-explore = Explorer { $nth } goes to { $tile } { $cost }
action-explore-for = Explorer { $nth } goes to { $tile } { $cost } ({ $what })
stride-paid = — { $cost }
stride-free = for free
action-take = Explorer { $nth } takes the production token of { $tile }
action-take-market = Explorer { $nth } looks at the { $what } of { $tile } and takes a token
action-token = Use a production token
action-market = Use the token of the { $market }: { $effect }
action-progress = Scientific progress — { $cost } (draw 1 card)
action-end = End the turn
action-capital = Settle in { $tile }
action-arrive = Go to { $tile }
action-place-outpost = Place the outpost in { $tile }
action-place-wonder = Place the token in { $tile }
action-target = Choose { $tile }
action-civilization = Choose { $civ }
action-resource = { $resource }
action-swap = Exchange 1 { $from } for 1 { $to }
action-send-soldiers = Send { $n } soldiers home
action-send-warlord = Send the warlord home, with { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
action-branch = { $effect }
action-keep-card = Keep { $card }
action-archive = Archive { $card } ({ $slot })
action-activate = Activate { $card } ({ $slot })
action-reinforce = Keep { $card } in place ({ $slot })
action-discarded = Choose { $card } of the discard pile
action-again = Use { $card } again
action-pick = Choose { $card }
action-keep-token = Take the token: { $effect }
action-replay = Play { $policy } again
action-accept = Pay once more
action-stop = That is all
action-automaton = The Automaton plays

### Effects: the texts of cards are said from these

text-completed = when completed: { $effect }
text-acts = each time it acts: { $effect }
text-policy = { $develop }; while it is the newest: { $lasting }
effect-and = { $one }; { $other }
effect-or = { $one } or { $other }
effect-gain = receive { $what }
effect-gain-any = { $n ->
    [one] receive 1 basic resource of your choice
   *[other] receive { $n } basic resources of your choice
 }
effect-any = { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
 }
effect-any-of-choice = { $n ->
    [one] 1 basic resource of your choice
   *[other] { $n } basic resources of your choice
 }
effect-spend = { $n ->
    [one] pay { $cost } to { $then }
   *[other] up to { $n } times, pay { $cost } to { $then }
 }
effect-if-generated = if you generated at least { $what } this turn, { $then }
effect-if = if { $condition }, { $then }
effect-if-else = if { $condition }, { $then }; otherwise { $other }
effect-per = for { $n ->
    [one] each
   *[other] every
 } { $count }, { $max ->
    [one] once at most
   *[other] up to { $max } times
 }: { $then }
effect-per-any = for { $n ->
    [one] each
   *[other] every
 } { $count }: { $then }
effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
 }
effect-archive = { $n ->
    [one] archive a card from { $from }, if you wish
   *[other] archive up to { $n } cards from { $from }
 }
effect-archive-then = { $n ->
    [one] archive a card from { $from }, if you wish, and then { $then }
   *[other] archive up to { $n } cards from { $from }, and for each { $then }
 }
effect-reinforce = { $n ->
    [one] reinforce 1 card
   *[other] reinforce { $n } cards
 }
effect-activate = { $n ->
    [one] activate 1 more card
   *[other] activate { $n } more cards
 }
effect-reuse = { $n ->
    [one] use 1 active card again
   *[other] use { $n } active cards again
 }
effect-gain-basic = gain a basic building that costs { $n } or less
effect-gain-card = gain { $card } from the track that costs { $n } or less
a-building = a building
a-knowledge = a knowledge
a-wonder = a wonder
a-card = a card
effect-times = { $effect }, { $n ->
    [2] twice
   *[other] { $n } times
 }
effect-discount = { $next } { $n } less
next-building = { $uses ->
    [one] your next building costs
   *[other] your next { $uses } buildings each cost
 }
next-basic = { $uses ->
    [one] your next basic building costs
   *[other] your next { $uses } basic buildings each cost
 }
next-knowledge = { $uses ->
    [one] your next knowledge costs
   *[other] your next { $uses } knowledge cards each cost
 }
next-wonder = { $uses ->
    [one] your next stage of a wonder costs
   *[other] your next { $uses } stages of wonders each cost
 }
next-progress = { $uses ->
    [one] your next scientific progress costs
   *[other] your next { $uses } scientific progresses each cost
 }
next-policy = { $uses ->
    [one] your next policy costs
   *[other] your next { $uses } policies each cost
 }
next-free_town = { $uses ->
    [one] your next free town costs
   *[other] your next { $uses } free towns each cost
 }
effect-move-units = { $n ->
    [one] move 1 unit for free
   *[other] move { $n } units for free
 }
effect-move-explorers = { $n ->
    [one] 1 free step of an explorer
   *[other] { $n } free steps of your explorers
 }
effect-siege = { $n ->
    [one] your next conquest this turn needs 1 unit less
   *[other] your next conquest this turn needs { $n } units less
 }
effect-military-vs = receive { $n } military, only against { $only }
effect-exchange = { $n ->
    [one] exchange 1 basic resource for another
   *[other] exchange up to { $n } basic resources for others
 }
effect-boost = the card on it gives { $n } more of each basic resource that it yields
effect-repeat-attached = use the card on it once more
effect-outpost = place an outpost for free
effect-production-token = { $n ->
    [one] take 1 production token
   *[other] take { $n } production tokens
 }
effect-refresh = { $n ->
    [one] replace up to 1 card of the track
   *[other] replace up to { $n } cards of the track
 }
effect-recover = { $n ->
    [one] put 1 discarded card on top of your deck
   *[other] put { $n } discarded cards on top of your deck
 }
effect-each-opponent = { $n ->
    [one] each opponent may archive 1 card from their own city; for each who does, { $then }
   *[other] each opponent may archive up to { $n } cards from their own city; for each who does, { $then }
 }
if-conquered = { $n ->
    [one] you conquered a province this turn
   *[other] you conquered { $n } or more provinces this turn
 }
if-warlord = your warlord took part in a conquest this turn
if-policies = { $n ->
    [one] you have a policy
   *[other] you have { $n } or more policies
 }
if-wonders = { $n ->
    [one] you own a wonder
   *[other] you own { $n } or more wonders
 }
if-attached = a card lies on it
if-fewest = nobody has fewer provinces
passive-trigger = { $limit ->
    [0] { $when }
    [one] once a turn, { $when }
   *[other] up to { $limit } times a turn, { $when }
 }, { $then }
passive-trigger-foe = { $limit ->
    [0] { $when }
    [one] once a turn, { $when }
   *[other] up to { $limit } times a turn, { $when }
 } ({ $foe }), { $then }
passive-action = as an action, { $limit ->
    [one] once a turn
   *[other] { $limit } times a turn
 }: { $then }
modifier-text-discount = { $on } cost { $n } less
modifier-text-soldiers = each soldier defends for { $n } more
modifier-text-progress = scientific progress costs { $n } science less
modifier-text-steps = each military paid moves an explorer { $n } steps
modifier-text-warlord = your warlord acts { $n } times a turn
modifier-text-reinforce = { $n ->
    [one] keep one card at the end of each turn
   *[other] keep { $n } cards at the end of each turn
 }
modifier-text-town = the price of free towns is { $n } less

### What happens

event-capital = { $who-me ->
    [yes] You settle in { $tile }.
   *[no] { $who } settles in { $tile }.
 }
event-civ = { $who-me ->
    [yes] You choose: { $civ }.
   *[no] { $who } chooses: { $civ }.
 }
event-turn = { $who-me ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
 }
event-round = Round { $round } begins.
event-activated = { $who-me ->
    [yes] You activate row { $row } and column { $column }.
   *[no] { $who } activates row { $row } and column { $column }.
 }
event-used = { $who-me ->
    [yes] You use { $card }: { $effect }.
   *[no] { $who } uses { $card }.
 }
event-used-again = { $who-me ->
    [yes] You use { $card } again.
   *[no] { $who } uses { $card } again.
 }
event-gained = { $who-me ->
    [yes] You receive { $what }.
   *[no] { $who } receives { $what }.
 }
event-restricted = { $who-me ->
    [yes] You receive { $n } military, only against { $only }.
   *[no] { $who } receives { $n } military, only against { $only }.
 }
event-paid = { $who-me ->
    [yes] You pay { $what }.
   *[no] { $who } pays { $what }.
 }
event-discount = { $who-me ->
    [yes] You will pay { $n } less for { $on }.
   *[no] { $who } will pay { $n } less for { $on }.
 }
event-siege = { $who-me ->
    [yes] Your next conquest needs { $n ->
        [one] 1 unit less.
       *[other] { $n } units fewer.
     }
   *[no] { $who }’s next conquest needs { $n ->
        [one] 1 unit less.
       *[other] { $n } units fewer.
     }
 }
event-may-reinforce = { $who-me ->
    [yes] At the end of the turn you may keep cards in place ({ $n }).
   *[no] At the end of the turn { $who } may keep cards in place ({ $n }).
 }
event-tokens = { $who-me ->
    [yes] You take { $n ->
        [one] 1 production token.
       *[other] { $n } production tokens.
     }
   *[no] { $who } takes { $n ->
        [one] 1 production token.
       *[other] { $n } production tokens.
     }
 }
event-token-used = { $who-me ->
    [yes] You use a production token.
   *[no] { $who } uses a production token.
 }
event-market-used = { $who-me ->
    [yes] You use a token of the { $market }: { $effect }.
   *[no] { $who } uses a token of the { $market }.
 }
event-acquired = { $who-me ->
    [yes] You acquire { $card }: it goes on top of your deck.
   *[no] { $who } acquires { $card }.
 }
event-wonder-begun = { $who-me ->
    [yes] You begin to build { $card }.
   *[no] { $who } begins to build { $card }.
 }
event-wonder-kept = { $who-me ->
    [yes] You keep { $kept }; { $lost } leaves the game.
   *[no] { $who } keeps { $kept }; { $lost } leaves the game.
 }
event-wonder-completed = { $who-me ->
    [yes] You complete { $card }!
   *[no] { $who } completes { $card }!
 }
event-wonder-placed = The token of { $card } is placed in { $tile }.
event-drew = { $who-me ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
 }
event-reshuffled = { $who-me ->
    [yes] Your discard pile is shuffled into a new deck.
   *[no] { $who }’s discard pile is shuffled into a new deck.
 }
event-archived = { $who-me ->
    [yes] You archive { $card }.
   *[no] { $who } archives { $card }.
 }
event-recovered = { $who-me ->
    [yes] You put { $card } back on top of your deck.
   *[no] { $who } puts { $card } back on top of their deck.
 }
event-reinforced = { $who-me ->
    [yes] You keep the card in place ({ $slot }).
   *[no] { $who } keeps the card in place ({ $slot }).
 }
event-dealt = { $who-me ->
    [yes] In your city: { $cards }.
   *[no] In { $who }’s city: { $cards }.
 }
card-placed = { $card } ({ $slot })
event-second-knowledge = { $who-me ->
    [yes] You draw a second knowledge: { $card }.
   *[no] { $who } draws a second knowledge: { $card }.
 }
event-knowledge-kept = { $who-me ->
    [yes] You keep { $kept } and discard { $lost }.
   *[no] { $who } keeps { $kept } and discards { $lost }.
 }
event-developed = { $who-me ->
    [yes] You develop a policy: { $policy }.
   *[no] { $who } develops a policy: { $policy }.
 }
event-replayed = { $who-me ->
    [yes] You play { $policy } again.
   *[no] { $who } plays { $policy } again.
 }
event-conquest = { $who-me ->
    [yes] You attack { $tile } with { $units ->
        [one] 1 unit
       *[other] { $units } units
     }.
   *[no] { $who } attacks { $tile } with { $units ->
        [one] 1 unit
       *[other] { $units } units
     }.
 }
event-conquered = { $who-me ->
    [yes] You conquer { $tile } ({ $foe }).
   *[no] { $who } conquers { $tile } ({ $foe }).
 }
event-conquered-from = { $who-me ->
    [yes] You take { $tile } from { $loser }.
   *[no] { $who } takes { $tile } from { $loser-me ->
        [yes] you!
       *[no] { $loser }.
     }
 }
event-conquered-from-automaton = { $who-me ->
    [yes] You take { $tile } from the Automaton.
   *[no] { $who } takes { $tile } from the Automaton.
 }
event-token-turned = The token is turned over ({ $token }): { $one } or { $other }.
event-warlord = { $who-me ->
    [yes] Your warlord { $warlord }: { $effect }.
   *[no] { $who } uses the effect of their warlord, { $warlord }.
 }
event-moved = { $who-me ->
    [yes] You move a unit from { $from } to { $to } ({ $unit }).
   *[no] { $who } moves a unit from { $from } to { $to } ({ $unit }).
 }
event-outpost = { $who-me ->
    [yes] You place an outpost in { $tile }.
   *[no] { $who } places an outpost in { $tile }.
 }
event-explored = { $who-me ->
    [yes] Your explorer { $nth } goes to { $tile }.
   *[no] { $who }’s explorer { $nth } goes to { $tile }.
 }
event-production-taken = { $who-me ->
    [yes] You take the production token of { $tile }.
   *[no] { $who } takes the production token of { $tile }.
 }
event-market-opened = { $who-me ->
    [yes] You look at the tokens of the { $market }.
   *[no] { $who } looks at the tokens of the { $market }.
 }
event-market-taken = { $who-me ->
    [yes] You take a token of the { $market }.
   *[no] { $who } takes a token of the { $market }.
 }
event-looked = In the { $market } lie: { $tokens }.
event-kept = { $who-me ->
    [yes] Your token: { $effect }.
   *[no] { $who }’s token: { $effect }.
 }
event-track-discarded = { $card } leaves the track.
event-track-filled = New on the track: { $cards }.
event-era = A new era begins: { $era }.
event-end-triggered = The last development card is drawn: this round is finished, then everyone has one last turn.
event-ended = The game is over.
tie-gold = the gold left
tie-culture = the culture left
event-solo-capital = The Automaton settles in { $tile }.
event-solo-civ = The Automaton plays: { $civ }.
event-solo-turn = It is the Automaton’s turn.
event-solo-shuffled = The Automaton’s deck is shuffled.
event-solo-revealed = The Automaton reveals a card, “{ $card }”: { $steps }.
event-solo-revealed-twice = The Automaton reveals a card, “{ $card }”, and does twice: { $steps }.
event-solo-passed-over = The Automaton reveals a card, “{ $card }”, and passes over it.
solo-paid = for { $n } gold, { $deed }
solo-typed = if its civilisation is { $kind }, { $deed }
event-solo-gold = The Automaton receives { $n } gold.
event-solo-paid = The Automaton pays { $n } gold.
event-solo-took = The Automaton takes { $card }.
event-solo-wonder-begun = The Automaton begins to build { $card }.
event-solo-wonder-completed = The Automaton completes { $card }.
event-solo-policy = The Automaton develops a policy: { $policy }.
event-solo-conquered = The Automaton conquers { $tile }.
event-solo-conquered-from = { $who-me ->
    [yes] The Automaton takes { $tile } from you.
   *[no] The Automaton takes { $tile } from { $who }.
 }
event-solo-explored = Explorer { $nth } of the Automaton goes to { $tile }.
event-solo-production = The Automaton takes the production token of { $tile }.
event-solo-market = The Automaton takes a token of the { $market } ({ $effect }).
event-solo-idle = That is impossible for the Automaton.

### Why not

no-over = The game is over.
no-not-your-turn = It is for somebody else to decide now.
no-finish-first = Finish first what you have begun.
no-not-asked = Nothing of the kind is asked now.
no-activate-first = Activate your city first: a row, then a column.
no-active-already = Your city is already active.
no-for-the-automaton = The house plays the Automaton.
no-must-answer = This choice cannot be declined.
no-such-line = There are three rows and three columns.
no-such-branch = There is no such choice.
no-capital = { $tile } is not a capital.
no-capital-taken = This capital is already chosen.
no-such-civ = There is no such civilisation.
no-civ-taken = This civilisation is already chosen.
no-feeds-itself = A card cannot use itself again: choose another one.
no-not-active = This card is not in the row or the column that you activated.
no-not-idle = It takes a card of the city that is not active.
no-such-step = The card has no such effect.
no-taken-already = This yield was received when the card was activated.
no-effect-used = This effect was already used this turn.
no-nothing-to-do = This effect can do nothing now.
no-not-enough = That costs { $needed }; you have { $have }.
no-not-enough-gold = That costs { $needed }; of that you have nothing, only { $have }.
no-not-enough-goldless = That costs { $needed }; you have { $have } and no gold.
no-not-enough-none = That costs { $needed }; you have none, and no gold.
no-not-enough-culture = That costs { $needed } culture, which gold does not replace.
no-not-basic = Only production, science or military will do here.
no-empty-track-slot = Place { $nth } of the track is empty.
no-such-pile = There is no such pile.
no-pile-empty = There is none left: { $card }.
no-construction = You have no wonder under construction.
no-not-that-card = This effect does not give that card.
no-wonder-there = { $tile } already has a wonder.
no-such-policy = There is no such policy.
no-policy-developed = This policy is already developed.
no-not-to-replay = This policy is not to be played again now.
no-policy-action = Your newest policy has no such action.
no-capital-safe = A capital cannot be attacked.
no-province = That is not a province.
no-own-province = You already control { $tile }.
no-not-adjacent = { $tile } touches no tile of yours.
no-not-enough-units = { $needed ->
    [one] It takes 1 unit
   *[other] It takes { $needed } units
 }; only { $have } can come.
no-not-held = You do not control { $tile }.
no-unit-there = No such unit is in { $tile }.
no-one-stays = A unit or an outpost must stay in { $tile }.
no-not-joined = No path of your tiles leads from { $tile } to the attacked province.
no-isolated = { $tile } is cut off from your capital.
no-nowhere-to-go = There is no other tile of yours to go to.
no-there-already = The unit is already there.
no-not-in-price = The price of the town has no { $resource }.
no-outpost-needs = An outpost replaces { $needed } units; { $have } are there.
no-outpost-in-capital = An outpost is never placed in the capital.
no-outpost-there = { $tile } already has an outpost.
no-outpost-left = You have no outpost in reserve.
no-such-explorer = You have two explorers.
no-other-explorer = These steps are for the other explorer.
no-not-beside = { $tile } does not touch the tile of this explorer.
no-explorer-used = This explorer already took something this turn.
no-nothing-to-take = There is nothing to take there.
no-market-visited = You already have a token of this market.
no-market-empty = This market has no token left.
no-such-token = No such token is there.
no-token = You have no such token.
no-token-used = This token was already used.
no-nothing-to-draw = Your deck and your discard pile are empty.
no-deck-empty = The development deck is empty.
no-not-to-archive = Only a card of the city that is not active can be archived, and never a knowledge alone.
no-not-from-there = This effect does not archive cards from there.
no-not-discarded = That card is not in your discard pile, or cannot be chosen.
no-not-to-reinforce = Only an active card of your city can be kept.
no-not-among-equals = The Automaton does not hesitate about that tile.

### The table in words

sketch-setup = Before the game: capitals and civilisations are chosen.
sketch-round = Round { $round } · { $turn } · development deck: { $deck } cards
sketch-end-near = Round { $round } · { $turn } · the next round is the last
sketch-last-round = Last round · { $turn }
turn-of = { $who-me ->
    [yes] your turn
   *[no] { $who }’s turn
 }
turn-of-automaton = the Automaton’s turn
sketch-over = The game is over.
sketch-over-won = The game is over: you have beaten the Automaton.
sketch-over-shared = The game is over: you share the win with the Automaton.
sketch-over-lost = The game is over: the Automaton has won.
sketch-legend = Each tile: name, value (^ capital), holder and soldiers (w warlord, o outpost), b barbarians, t free town, ! wonder, * production token, M market, ~~ sea; below it e explorers
sketch-markets = Markets: { $markets }
sketch-market = M{ $nth } { $market }
sketch-civilization = { $civ }: warlord { $warlord } ({ $effect }); { $building }; { $knowledge }
sketch-card = { $card } ({ $text })
sketch-own-warlord = Your warlord { $warlord }, when sent to conquer: { $effect }
sketch-own-policy = Your newest policy, { $policy }: { $text }
sketch-own-city = What the cards of your city do:
sketch-own-card = {"  "}{ $text }
sketch-player = { $letter } { $who-me ->
    [yes] You
   *[no] { $who }
 } · { $civ } · { $points } { $points ->
    [one] point
   *[other] points
 } · knowledge { $knowledge }, wonders { $wonders }, policies { $policies }, provinces { $provinces } · gold { $gold }, culture { $culture }, production tokens { $tokens }
sketch-automaton = { $letter } Automaton · { $civ } · { $points } { $points ->
    [one] point
   *[other] points
 } · knowledge { $knowledge }, wonders { $wonders }, policies { $policies }, provinces { $provinces } · gold { $gold }
sketch-pieces = {"  "}explorers: { $explorers } · outposts in reserve: { $outposts } · market tokens: { $markets } · under construction: { $construction }
sketch-policies = {"  "}policies, the newest last: { $policies }
sketch-active = → { $card }
sketch-city = {"  "}row { $row }: { $one } | { $two } | { $three }
sketch-piles = {"  "}deck: { $deck } · discard pile: { $discard } · archived: { $archived }
sketch-resources = Resources of this turn: { $what } · restricted military: { $restricted }
sketch-track = Development track:
sketch-track-card = {"  "}{ $nth }. { $card } ({ $kind }, { $cost }): { $text }
slot = row { $row }, column { $column }
cost-production = { $n } production
cost-science = { $n } science
cost-wonder = { $one } then { $two } production
sketch-basics = Basic buildings: { $piles }
sketch-pile = { $card } ({ $left } left)
sketch-own-token = Your token of the { $market }: { $effect }
sketch-own-discard = Your discard pile: { $cards }

### Why a hint prefers a choice

reason-deeds = You can then { $deeds }.
deed-conquer = conquer { $tile }
deed-buy = acquire “{ $card }”
deed-begin = begin “{ $card }”
deed-complete = complete “{ $card }”
deed-develop = develop “{ $policy }”
reason-counted = About { $points ->
    [one] 1 point
   *[other] { $points } points
 } more for { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }.
reason-counted-of = { $who } should have about { $points ->
    [one] 1 point
   *[other] { $points } points
 } less for { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }.
reason-lead = It gives you the lead in { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }, which is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-keeps-lead = It keeps your lead in { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }, which is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-safer-lead = It makes your lead in { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 } safer.
reason-nearer = It brings you nearer to the lead in { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }.
reason-lead-of = { $who } should lose the lead in { $category ->
    [knowledge] knowledge
    [wonders] wonders
    [policies] policies
   *[provinces] provinces
 }.
reason-cards = It gives your city better cards for the turns to come.
reason-culture = It brings you nearer to your next policy.
reason-tokens = You have a token more for later.
reason-gold = You have more gold left for later.
reason-begun = A wonder that is begun now can be completed later.
reason-automaton = The Automaton should have about { $points ->
    [one] 1 point
   *[other] { $points } points
 } less.

### Names of points

points-MTL-115 = The Automaton’s gold

### Rules: one message for each rule of RULES.md, with the same id and in the same order.

## Rules: components and setup

MTL-01 = There are five civilisations. Each has 15 city cards (5 work camps, 3 libraries, 3 forts, 1 forum, 1 mine, 1 special building and 1 knowledge), 5 cultural policies and 1 warlord card.
    .title = Cards of the civilisations
    .words = civilisation, civilisations
MTL-02 = The development deck has 15 cards of the classical era (I), then 12 of the medieval era (II), then 8 of the modern era (III), each era shuffled on its own. Era I has 5 buildings, 5 knowledge cards and 5 wonders; era II has 4 of each; era III has 4 knowledge cards and 4 wonders. The three separator cards leave the game as soon as they appear.
    .title = Development deck
    .words = era
MTL-03 = The basic buildings are three face-up piles: 10 workshops, 10 laboratories and 10 archery ranges.
    .title = Basic buildings
    .words = basic building, basic buildings
MTL-04 = The board is made of hexagonal tiles: one capital per player, provinces, and sea. For each number of players a map fixes the tiles and where the barbarians, free towns, markets and production tokens are.
    .title = Board
MTL-05 = Each market gets as many tokens as there are players, drawn at random from its own and laid face down. The map says where the markets are (in order: forge, scroll, arms, spice), the value of the barbarians and the place of the free towns; chance decides which barbarian token of that value and which free town lie there.
    .title = Markets and random tokens
    .words = market, markets, forge market, scroll market, arms market, spice market
MTL-06 = One production token lies on each tile that is not a capital, sea or a market.
    .title = Production tokens at the start
MTL-07 = Everyone starts with 10 units (1 warlord and 9 soldiers) and 2 explorers on their capital, 2 outposts in reserve, and 2 gold.
    .title = What each player starts with
MTL-08 = Your 15 cards are shuffled and 9 places are filled, row by row from the top left: this is your city, of 3 rows and 3 columns. A knowledge drawn takes a place and at once gets a second card on top, its effect staying visible. The rest is your city deck; your discard pile is empty.
    .title = City at the start
    .words = city, deck
MTL-09 = Your 5 policies are your culture hand; your warlord card lies face up. The five policies of a civilisation are no secret: anyone may read them.
    .title = Culture hand and warlord
MTL-10 = The first player is drawn at random. Capitals are chosen from the last player on, counter-clockwise; so are the civilisations, all different, unless the table has chosen to draw them at random.
    .title = Choosing capitals and civilisations
MTL-11 = The first 6 cards of the development deck are the development track: one row of 6 or, with two players, two rows of 3.
    .title = Development track
    .words = track
MTL-12 = If the table chooses a random board, it keeps the spaces and capitals of the map for that number of players: one free town and one market per player, barbarians on the other provinces, and a production token where there is no market. The land is all connected, no capital touches sea or a free town, and all have the same barbarian values around them, 1 or 2 only. The same seed always gives the same board again. The values of the tiles beside the capitals are the same too, and no market lies beside one.
    .title = Random board

## Rules: order of play

MTL-15 = Play goes clockwise from the first player. A turn has four parts: activate the city, take actions, refill the city, refill the development track.
    .title = Parts of a turn

## Rules: activate

MTL-20 = At the start of your turn, choose one row and one column of your city, even if some places there are empty. Their cards (five places if the city is full) are activated for this turn.
    .title = One row and one column
    .words = activate, activates, activated, row, column, active card, active cards
MTL-21 = A place is activated as a whole: activating a knowledge also activates the card on it.
    .title = Activated knowledge
    .words = card on it
MTL-22 = The effects of your activated cards are used in the order you like, each once per turn unless something says otherwise, and none is compulsory. Resources that are simply given are received on activation; any other effect waits until you use it, in one go. An effect that could do nothing at the moment is not offered. A place is activated only once per turn.
    .title = Effects of cards
    .words = effect, effects
MTL-23 = If an effect makes you draw while your city deck is empty, your discard pile is shuffled and becomes the new deck.
    .title = Drawing from an empty deck
MTL-24 = The front of a barbarian or free-town token (value or price) is visible to all. Its back, with its two rewards, stays hidden until it is conquered.
    .title = Hidden rewards

## Rules: resources

MTL-25 = Production, science and military are the basic resources. They are spent in the turn in which they are generated; what is left at the end of the turn is lost.
    .title = Basic resources
    .words = basic resource, basic resources, production, science, military
MTL-26 = Gold and culture are kept from turn to turn. Gold replaces any basic resources one for one, never culture, which pays for policies. A payment first takes the military restricted to that use, then the resource asked for, then gold; you are asked only where a cost leaves you a choice.
    .title = Gold, culture and payments
    .words = gold, culture
MTL-27 = Production tokens and market tokens taken on the board are kept: use them in this turn or a later one. A production token is worth 1 production.
    .title = Tokens you keep
    .words = production token, production tokens
MTL-28 = The supply of resources never runs out: the number of cubes or tokens in the box does not limit what you can generate.
    .title = Unlimited supply

## Rules: terms

MTL-30 = Archive: a card that was not activated this turn leaves the game, under your warlord card, and will score nothing; the knowledge under it is discarded. If an effect archives a card of your city in an opponent’s turn, you refill its place at once.
    .title = Archive
    .words = archive, archives
MTL-31 = Discard: put a card of your city into your own discard pile, which is not that of the development track.
    .title = Discard
    .words = discard, discards, discard pile
MTL-32 = Gain a card: take the development card or basic building named without paying its cost and put it on top of your city deck.
    .title = Gain a card
    .words = gain
MTL-33 = Generate: the effect asks that resources have been generated this turn, wherever they come from and even if already spent; it does not consume them. Gold paid in place of a basic resource does not generate it, and a token generates only when it is used.
    .title = Generate
    .words = generated
MTL-34 = Spend: to get the effect, you pay the resources shown.
    .title = Spend
MTL-35 = Reinforce: at the end of the turn, one card of your city activated in this turn stays in its place instead of being discarded. The knowledge under it is discarded.
    .title = Reinforce
    .words = reinforce, reinforced

## Rules: acquire

MTL-40 = Take as many actions as your resources allow, in the order you like. During your turn you may look through your own discard pile.
    .title = As many actions as you can
MTL-41 = A building, basic or from the development track, costs production; it goes on top of your city deck. When a pile of basic buildings is empty, no more of them can be acquired.
    .title = Acquire a building
    .words = building, buildings
MTL-42 = A knowledge from the development track costs science; it goes on top of your city deck.
    .title = Acquire a knowledge
    .words = knowledge
MTL-43 = A wonder is built in two stages, each paid in full, in production. The first takes it from the development track and puts it beside your city; the second completes it, in the same turn or later.
    .title = Build a wonder
    .words = wonder, wonders
MTL-44 = When a wonder is complete, you first get its acquisition effect, then its card goes on top of your city deck, then you put its token on a tile that you control, your capital included. A tile holds only one wonder token.
    .title = Complete a wonder
    .words = complete, completes, wonder token
MTL-45 = A wonder gained through another card is complete at once: it gives its acquisition effect too.
    .title = Gained wonder
MTL-46 = You can have only one wonder under construction. If you start another, pay its first stage, then keep one of the two: the other leaves the game, with no refund. A gained wonder is complete from the start and does not count.
    .title = One wonder under construction
    .words = wonder under construction, wonder can be under construction
MTL-47 = If none of your tiles can take a wonder’s token, it stays aside; the card loses nothing by it.
    .title = No place for the token

## Rules: policies

MTL-50 = Develop a policy of your choice from your culture hand. The first costs 1 culture, the second 2, and so on.
    .title = Develop a policy
    .words = policy, policies, develop, develops
MTL-51 = The policy is laid face up and its acquisition effect is played at once. Then those of all your earlier policies are played again, in the order you like; the new lasting effect already holds meanwhile.
    .title = Acquisition effects played again
MTL-52 = The lasting effect of a policy holds until the next policy covers it: only that of the newest is active. If it offers an action, you can use it while one of its parts could do something; the others are passed over.
    .title = Lasting effect
    .words = lasting

## Rules: conquer

MTL-60 = You may conquer a province next to a tile that you control. Each military moves one unit into it.
    .title = Conquer a province
    .words = conquer, conquers, conquered, conquest, province, provinces
MTL-61 = The number of units that move in is exactly the cost of conquest, and at least one; each costs 1 military, whatever the distance. They come from your capital or from your provinces connected to the target, directly or through other provinces of yours.
    .title = Units of a conquest
    .words = unit, units, attack, attacks
MTL-62 = A unit may move several times in the same turn if you pay for each move.
    .title = Moving again
MTL-63 = At least one unit or an outpost must always stay in each of your provinces. Only your capital may be left empty.
    .title = Never empty a province
MTL-64 = You control a province if you have at least one unit or an outpost there; you always control your capital, even empty. A group of your tiles is isolated when no path of tiles that you control joins it to your capital.
    .title = Control and isolation
    .words = control, capital, isolated
MTL-65 = A capital cannot be attacked.
    .title = Capitals are safe
MTL-66 = An isolated province supplies units to an attack only if it touches the attacked province itself, or is connected to another of your provinces that touches the attacked one.
    .title = Attacking from an isolated province
MTL-67 = Barbarians: the cost of conquest is the tile’s value plus the token’s; for example, 3 units for a token of 2 on a tile of 1. Take the token, choose one of its two rewards at once and keep the token face up; basic resources received this way are lost if not used this turn.
    .title = Conquer barbarians
MTL-68 = Free town: move in as many units as the tile’s value, at least one, and also pay the resources shown; for example, 1 military and 2 science for a price of 2 science on a tile of 1. Choose one of the token’s two rewards at once and keep the token.
    .title = Conquer a free town
    .words = free town, free towns
MTL-69 = Enemy province: the cost of conquest is the tile’s value plus its defence, which is 1 per soldier, 2 for a warlord, 3 for an outpost and 2 for a wonder; for example, 7 for a tile of 2 with 3 soldiers and the warlord. The beaten units go back to their capital, the outpost back to reserve.
    .title = Conquer an enemy province
    .words = enemy province, soldier
MTL-70 = A wonder’s token stays on a conquered tile and defends whoever controls it. The card and its points stay with whoever built the wonder.
    .title = Wonder on a conquered tile
MTL-71 = The warlord counts 1 in attack and 2 in defence. If you conquer with your warlord, alone or with soldiers, you use the warlord card, once per turn, after the conquest.
    .title = Warlord
    .words = warlord
MTL-72 = After a conquest comes the token’s reward first, then the warlord’s effect, then the other triggered effects. Effects triggered by a policy work only in its owner’s turn; those at the start of the turn come before activation. Several effects triggered at once follow the order of the policy.
    .title = Order of triggered effects

## Rules: manoeuvre, fortify, explore, progress

MTL-75 = Manoeuvre: for 1 military, a unit goes to any of your provinces, or to your capital, connected to where it stands. It never goes to an isolated province, and the province it leaves must not be left empty.
    .title = Military manoeuvre
MTL-76 = Units moved by a card or a token go only to provinces that you already control, or to your capital, as in a manoeuvre: they cannot conquer anything.
    .title = Free moves
MTL-77 = At any moment of your turn, for free, replace three of your units in a province, even an isolated one, by an outpost; they go back to your capital. You have at most two in play, only one per province, and an outpost never moves. Lost with its province, it returns to reserve and may be built again. If the warlord stands there with three soldiers or more, you choose whether it is one of the three.
    .title = Build an outpost
    .words = outpost
MTL-80 = Explorer: for 1 military, an explorer moves to an adjacent tile, whoever controls it, and takes as many steps as you pay for. Explorers may cross sea; units never enter it.
    .title = Move an explorer
    .words = explorer, explorers
MTL-81 = Once per turn, on arriving or where it stands, each explorer may take the production token of the tile, or one token of its market. At a market you look at the tokens there and take one; the others stay face down. It may do so between two free steps of an effect.
    .title = Take a token
MTL-82 = You can have only one token from each market. A used token is turned over and kept; only you may look at yours. Using it shows it to everyone.
    .title = One token per market
    .words = token of this market
MTL-83 = An explorer is not a unit: it conquers and controls nothing.
    .title = Explorers do not fight
MTL-85 = Scientific progress: for 2 science, draw the top card of your city deck, as often as you can pay. It is activated as if in the city, without being part of it for other effects, and is discarded at the end of the turn; so are cards drawn by an effect. A knowledge drawn this way works without a card on it.
    .title = Scientific progress
    .words = scientific progress

## Rules: effects

MTL-120 = An effect that lets you use a card again serves only once per turn, even if its own card is used again, and never on its own card: no card can feed itself.
    .title = Using a card again
MTL-121 = An effect with a condition checks, when you use it, whether it is met: if so it gives its first result, otherwise the second. If it has no second result, you can use it only while the condition is met. On a tie, you count as having the fewest provinces; knowledge that you drew counts as activated.
    .title = Effect with a condition
MTL-122 = Lasting effects change a number: a lower cost (acquisition, policy or scientific progress), a stronger defence for each soldier, several explorer steps for each military paid, several uses of the warlord per turn, cards reinforced at the end of each turn. If the price of a free town is lowered, you choose which resources you do not pay. Further steps are those of the same explorer, at once.
    .title = Lasting effects of policies
MTL-123 = Reductions for this turn add up and are used all together: by the next payment of their kind (a wonder’s stage is one) or, where they save units, by the next conquest. An exchange generates what it gives, but restricted military cannot be exchanged; a drawn card may be used again; a knowledge is never archived alone. A used market token counts as held, and a gained card as acquired for triggered effects. A reduction on buildings holds for basic buildings too; a card recovered from the discard pile is shown to everyone.
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
    .words = second knowledge, two knowledge cards
MTL-95 = With three or four players, if you acquired at least one card from the development track, the others slide right and new ones come in from the left up to 6. If not, the rightmost card is discarded, the others slide and one new card comes in from the left. This is never done during the turn.
    .title = Refill the track
MTL-96 = With two players, each row of 3 is treated on its own. If you acquired a card from it, it slides and is filled; if not, its rightmost card is discarded and a new one comes in.
    .title = Refill the track with two players
MTL-97 = Your discard pile is shuffled into a new city deck only if the deck is empty and a card must be drawn. If both are empty, some places stay empty.
    .title = Shuffle the discard pile
    .words = shuffled
MTL-98 = For the development track a gained card counts as acquired, a basic building does not. Once the development deck is empty, nothing is discarded from the track any more.
    .title = What counts for the track

## Rules: end

MTL-100 = The end is triggered when the last card of the development deck is drawn at the end of a turn. Play goes on to the player on the first player’s right, then everyone takes one last turn: all will have had the same number. If the last player of a round triggers it, only that last turn remains.
    .title = End of the game
    .words = last turn, game is over
MTL-101 = At the end each knowledge is worth 1 point, each wonder 2, each developed policy 2, each province controlled 1. Your cards count in the city, the city deck and the discard pile. Archived cards, an unfinished wonder and the capital score nothing.
    .title = Points for cards and provinces
MTL-102 = Domination: in each of the four categories (knowledge, wonders, policies, provinces), whoever has the most gets 3 points more. On a tie each gets 3; with zero, nobody does.
    .title = Domination
MTL-103 = Most points win; on a tie, most gold, then most culture. If the tie remains, the win is shared. In a solo game, the Automaton is ranked like a player: if it comes before you, you have lost.
    .title = Winning

## Rules: solo

MTL-110 = Solo, you play against the Automaton on a board for two, with a civilisation for it and one for you. The development track is that of a game for two.
    .title = Playing solo
MTL-111 = The Automaton plays first, then you take turns.
    .title = The Automaton begins
MTL-112 = On its turn the Automaton reveals the top card of its deck and does its actions in order, each if possible; some are for certain civilisations only. Its deck is the 15 action cards and the card of its civilisation, all shuffled again when used up, except a card it is still doing. On a tie between cards it takes the one furthest from the development deck, then follows a fixed order; between provinces it takes the one with the lowest tile value, then you choose. An impossible action is not paid for.
    .title = The Automaton’s turn
    .words = Automaton
MTL-113 = The cards that the Automaton takes lie in front of it, face up. The barbarian, free-town and market tokens that it takes are discarded. They count for nobody.
    .title = What the Automaton takes
MTL-114 = The Automaton scores as a player does, for its cards and provinces, domination included.
    .title = The Automaton’s points
MTL-115 = The table chooses the Automaton’s rule. With that of the rulebook, the default, it plays one card a turn and its tokens are discarded. With that of the printed edition it is far stronger: it plays two, its tokens become gold, an impossible action that costs nothing gives it 2 gold, and at the end it scores 1 point for every 3 gold.
    .title = Two rules for the Automaton
MTL-116 = The Automaton’s explorers head for the markets it has not visited (an empty market counts as visited), then for production tokens; with nothing to take, the action is impossible. With the rulebook’s rule it starts with 2 gold and its production tokens are discarded. If it must conquer three provinces, they are chosen before the first conquest; if it has no policy left to develop, it still gets the gold due. Between markets equally near, they go by way of a production token if they can, then you choose. They take what lies on every tile they enter.
    .title = More about the Automaton
