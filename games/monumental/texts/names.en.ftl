# Monumental: the name of each thing, by kind and by its key in content/.

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
card_kind-basic = basic building
card_kind-knowledge = knowledge
card_kind-wonder = wonder
card_kind-policy = policy
card_kind-warlord = warlord
card_kind-separator = separator card
card_kind-any = card of any kind

## Names: resources

resource-production = production
resource-science = science
resource-military = military
resource-gold = gold
resource-culture = culture
resource-any = basic resource of your choice

## Names: pieces

piece-unit = unit
piece-soldier = soldier
piece-warlord = warlord
piece-explorer = explorer
piece-outpost = outpost
piece-wonder = wonder token

## Names: the board

map-2p = Two Shores
map-3p = Inner Sea
map-4p = Four Corners
map-random = random board
terrain-plains = plains
terrain-forest = forest
terrain-desert = desert
terrain-hills = hills
terrain-swamp = swamp
terrain-mountain = mountain
terrain-volcano = volcano
terrain-sea = sea
province_kind-any = province
province_kind-barbarian = barbarian province
province_kind-free_town = free town
province_kind-enemy = enemy province
province_kind-own = province of yours
province_kind-empty = province that nobody controls
province_kind-coastal = coastal province
province_kind-isolated = isolated province
province_kind-capital = capital
province_kind-sea = sea

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
token_kind-wonder = wonder token
token_kind-gold = gold token
token_kind-culture = culture token
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
automaton_action-building_high = take the dearest building of the track
automaton_action-knowledge_low = take the cheapest knowledge of the track
automaton_action-knowledge_high = take the dearest knowledge of the track
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
automaton_procedure-rulebook = rulebook’s rule
automaton_procedure-full = printed edition’s rule

## Names: the vocabulary of effects

op-gain = receive
op-gain_any = receive of your choice
op-choose = choose
op-spend = spend
op-if_generated = generate
op-if = condition
op-per = count
op-draw = draw
op-archive = archive
op-reinforce = reinforce
op-activate = activate
op-reuse = use again
op-gain_card = gain a card
op-discount = reduction
op-move_units = move units
op-move_explorers = move explorers
op-siege = fewer units
op-military_vs = restricted military
op-exchange = exchange
op-boost = amplify
op-repeat_attached = use the card on it twice
op-outpost = place an outpost
op-production_token = take a production token
op-refresh_display = replace cards of the track
op-recover = recover a discarded card
op-each_opponent = each opponent
trigger-turn_start = at the start of the turn
trigger-conquer = on a conquest
trigger-acquire_building = on acquiring a building
trigger-acquire_knowledge = on acquiring a knowledge
trigger-complete_wonder = on completing a wonder
trigger-progress = on scientific progress
trigger-explorer_take = when an explorer takes a token
trigger-archive = on archiving a card
modifier-discount = reduced cost
modifier-soldier_defense = defence of soldiers
modifier-progress_cost = cost of scientific progress
modifier-explorer_stride = explorer steps per military
modifier-warlord_limit = uses of the warlord per turn
modifier-reinforce = cards reinforced at the end of each turn
modifier-conquest_discount = price of free towns
count-provinces = provinces controlled
count-coastal_provinces = coastal provinces controlled
count-wonders_owned = wonders owned
count-policies = developed policies
count-knowledge_in_city = knowledge cards in the city
count-activated_knowledge = activated knowledge cards
count-archived = archived cards
count-explorers_abroad = explorers away from the capital
count-market_tokens = market tokens
count-barbarian_tokens = barbarian tokens
count-free_town_tokens = free-town tokens
count-conquered_this_turn = provinces conquered this turn
count-outposts = outposts in play
condition-conquered_this_turn = provinces conquered this turn
condition-warlord_attacked = conquest with the warlord this turn
condition-has_policies = developed policies
condition-owns_wonders = wonders owned
condition-has_attached = card on the knowledge
condition-fewest_provinces = fewest provinces
discount-building = buildings
discount-basic = basic buildings
discount-knowledge = knowledge
discount-wonder = wonders
discount-progress = scientific progress
discount-policy = policies
discount-free_town = free towns
against-barbarian = barbarians
against-free_town = free towns
against-enemy = enemy provinces
from-city = your city
from-discard = your discard pile
from-city_or_discard = your city or discard pile
from-basic = the basic buildings
from-display = the development track

## Names: scoring

score-knowledge = knowledge
score-wonder = wonders
score-policy = policies
score-province = provinces
score-domination = domination
score-gold = the Automaton’s gold
