# Monuments fabuleux. Everything that a person reads in this game.

game = Monuments fabuleux
    .about = Compare real monuments by height, age, prowess and visitors. An endangered monument may change the question, and rare cards upset the round.
    .credit = After the game by Bioviva. The choice of monuments, their figures and the effects of the Collector cards are ours.

### Names

## Monuments

monument-tour_eiffel = Eiffel Tower
monument-notre_dame_de_paris = Notre-Dame de Paris
monument-mont_saint_michel = Mont-Saint-Michel
monument-chateau_de_versailles = Palace of Versailles
monument-pont_du_gard = Pont du Gard
monument-viaduc_de_millau = Millau Viaduct
monument-colisee = Colosseum
monument-tour_de_pise = Leaning Tower of Pisa
monument-basilique_saint_pierre = St Peter’s Basilica
monument-pantheon_de_rome = Pantheon, Rome
monument-basilique_saint_marc = St Mark’s Basilica
monument-parthenon = Parthenon
monument-sagrada_familia = Sagrada Família
monument-alhambra = Alhambra
monument-palais_de_westminster = Palace of Westminster (Big Ben)
monument-stonehenge = Stonehenge
monument-newgrange = Newgrange
monument-neuschwanstein = Neuschwanstein Castle
monument-cathedrale_de_cologne = Cologne Cathedral
monument-saint_basile = Saint Basil’s Cathedral
monument-eglise_de_kiji = Kizhi Transfiguration Church
monument-cathedrale_sainte_sophie_de_kiev = Saint Sophia’s Cathedral, Kyiv
monument-stari_most = Stari Most (Old Bridge of Mostar)
monument-sainte_sophie_istanbul = Hagia Sophia
monument-taj_mahal = Taj Mahal
monument-grande_muraille = Great Wall of China
monument-cite_interdite = Forbidden City
monument-armee_de_terre_cuite = Mausoleum of Qin and Terracotta Army
monument-palais_du_potala = Potala Palace
monument-angkor_vat = Angkor Wat
monument-borobudur = Borobudur
monument-pagode_shwedagon = Shwedagon Pagoda
monument-sigiriya = Sigiriya
monument-chateau_de_himeji = Himeji Castle
monument-todai_ji = Tōdai-ji (Great Buddha of Nara)
monument-kinkaku_ji = Kinkaku-ji (Golden Pavilion)
monument-burj_khalifa = Burj Khalifa
monument-mosquee_cheikh_zayed = Sheikh Zayed Grand Mosque
monument-petra = Petra (Al-Khazneh)
monument-baalbek = Baalbek (Temple of Bacchus)
monument-palmyre = Palmyra (Great Colonnade)
monument-krak_des_chevaliers = Krak des Chevaliers
monument-persepolis = Persepolis
monument-registan = Registan of Samarkand
monument-minaret_de_jam = Minaret of Jam
monument-malwiya_de_samarra = Great Mosque of Samarra (Malwiya)
monument-gobekli_tepe = Göbekli Tepe
monument-shibam = Shibam
monument-pyramide_de_kheops = Great Pyramid of Giza
monument-sphinx_de_gizeh = Great Sphinx of Giza
monument-abou_simbel = Abu Simbel
monument-karnak = Karnak Temple
monument-lalibela = Lalibela (Church of Saint George)
monument-grande_mosquee_de_djenne = Great Mosque of Djenné
monument-djinguereber = Djinguereber Mosque of Timbuktu
monument-grand_zimbabwe = Great Zimbabwe
monument-amphitheatre_el_jem = Amphitheatre of El Jem
monument-mosquee_hassan_ii = Hassan II Mosque
monument-leptis_magna = Leptis Magna (Severan Basilica)
monument-basilique_de_yamoussoukro = Basilica of Our Lady of Peace
monument-machu_picchu = Machu Picchu
monument-chichen_itza = Chichén Itzá (El Castillo)
monument-teotihuacan = Teotihuacan (Pyramid of the Sun)
monument-tikal = Tikal (Temple IV)
monument-christ_redempteur = Christ the Redeemer
monument-statue_de_la_liberte = Statue of Liberty
monument-golden_gate = Golden Gate Bridge
monument-chan_chan = Chan Chan
monument-tour_cn = CN Tower
monument-opera_de_sydney = Sydney Opera House
monument-nan_madol = Nan Madol
monument-moai_de_rapa_nui = Moai of Easter Island

## Countries, by their two-letter ISO code

country-FR = France
country-IT = Italy
country-VA = Vatican City
country-GR = Greece
country-ES = Spain
country-GB = United Kingdom
country-IE = Ireland
country-DE = Germany
country-RU = Russia
country-UA = Ukraine
country-BA = Bosnia and Herzegovina
country-TR = Turkey
country-IN = India
country-CN = China
country-KH = Cambodia
country-ID = Indonesia
country-MM = Myanmar
country-LK = Sri Lanka
country-JP = Japan
country-AE = United Arab Emirates
country-JO = Jordan
country-LB = Lebanon
country-SY = Syria
country-IR = Iran
country-UZ = Uzbekistan
country-AF = Afghanistan
country-IQ = Iraq
country-YE = Yemen
country-EG = Egypt
country-ET = Ethiopia
country-ML = Mali
country-ZW = Zimbabwe
country-TN = Tunisia
country-MA = Morocco
country-LY = Libya
country-CI = Ivory Coast
country-PE = Peru
country-MX = Mexico
country-GT = Guatemala
country-BR = Brazil
country-US = United States
country-CA = Canada
country-AU = Australia
country-FM = Micronesia
country-CL = Chile

## Characteristics

characteristic-height = Height
    .unit = m
characteristic-prowess = Architectural prowess
    .unit = /100
characteristic-start_year = Construction date
characteristic-visitors = Visitors per year
characteristic-area = Area
    .unit = m²
characteristic-build_years = Building time
    .unit = years

## Sets of characteristics

set-usual = The usual four (with visitors)
set-extended = Five (with visitors and area)
set-alternative = Four (with building time)

## Conservation grades

grade-red = In danger
    .colour = Red grade
grade-orange = Threatened
    .colour = Orange grade
grade-yellow = Slightly threatened
    .colour = Yellow grade
grade-green = Not threatened
    .colour = Green grade

## Collector cards

collector-aurore_polaire = Polar aurora
collector-arc_en_ciel = Rainbow
collector-eclipse = Eclipse
collector-verglas = Black ice
collector-tornade = Tornado
collector-grele = Hail
collector-feu = Fire
collector-tsunami = Tsunami
collector-seisme = Earthquake
collector-restaurateur = The restorer
collector-gardien_du_patrimoine = Heritage guardian
collector-guide_touristique = Tour guide

## Packs

pack-classique = Classic (36)
pack-grand = Grand tour (60)
pack-complet = Full collection (72)
pack-antiquite = Antiquity
pack-moyen_age = Middle Ages
pack-temps_modernes = Modern times
pack-europe = Europe
pack-asie = Asia
pack-trois_mondes = Africa, Americas, Oceania
pack-en_peril = Fragile heritage

### What each Collector card does

effect-aurore_polaire = You win the round at once and take all the cards in play; an opponent who has not drawn yet gives the top card of their pile, unseen.
effect-arc_en_ciel = Draw a card and choose the characteristic of this round, whatever your grade; if you were already the leader, nobody may impose another.
effect-eclipse = In this round the lowest value wins; for the construction date it is the most recent.
effect-verglas = From now on nobody may impose another characteristic in this round.
effect-tornade = Once everybody has drawn, each player passes their card in play to the player on their left.
effect-grele = Each opponent puts the top card of their pile under yours, unseen.
effect-feu = Choose an opponent and put the top two cards of their pile under yours, unseen.
effect-tsunami = You may swap your pile with that of an opponent of your choice; the cards in play do not move.
effect-seisme = Until the end of the round the order of the grades is reversed: green beats yellow, yellow beats orange and orange beats red.
effect-restaurateur = Look at the top three cards of your pile, play one of the monuments and put the others underneath; a Collector card seen this way goes back on top.
effect-gardien_du_patrimoine = Draw a card: until the end of the round all your cards in play count as red.
effect-guide_touristique = Secretly look at the card in play of every opponent.

## What they do, said of the player who has one to the others

does-win_round = { $who } wins the round at once and takes all the cards in play; an opponent who has not drawn yet gives the top card of their pile, unseen.
does-take_lead = { $who } draws a card and chooses the characteristic of this round, whatever their grade; if they were already the leader, nobody may impose another.
does-lowest_wins = { effect-eclipse }
does-lock_characteristic = { effect-verglas }
does-rotate_cards = { effect-tornade }
does-steal_each = { $who } takes the top card of each opponent’s pile, unseen, and puts it under their own pile.
does-steal_from = { $who } takes the top two cards of an opponent’s pile, unseen, and puts them under their own pile.
does-swap_piles = { $who } may swap piles with an opponent of their choice; the cards in play do not move.
does-reverse_grades = { effect-seisme }
does-pick_of_three = { $who } looks at the top three cards of their pile, plays one of the monuments and puts the others underneath; a Collector card seen this way goes back on top.
does-count_as_red = { $who } draws a card: until the end of the round all their cards in play count as red.
does-peek_all = { $who } secretly looks at the card in play of every opponent.

### What is said of a card

figure = { $whole }
figure-decimal = { $whole }.{ $part }
value-height = { $figure } m
value-prowess = { $figure }/100
thousands = { $thousands },{ $rest }
value-start_year = { $era ->
    [before] { $plain } BC
    [early] AD { $plain }
   *[late] { $plain }
 }
value-visitors = { $figure }
value-area = { $figure } m²
value-build_years = { $figure } { $many ->
    [one] year
   *[other] years
 }
value-unknown = unknown value
dot-red = red
dot-orange = orange
dot-yellow = yellow
dot-green = green
card-figure = { $name } { $value }
card = { $monument }, { $dot }
card-in-list = { $monument } ({ $dot })
card-in-full = { $monument }, { $dot } ({ $figures })
card-collector = Collector card { $collector }
monument-unknown = unknown monument
characteristic-unknown = unknown characteristic

### Options

option-pack = Pack
    .help = The monuments you play with. A bigger pack makes a longer game.
option-characteristics = Characteristics
    .help = The numbers that are compared.
option-youngest = The youngest
    .help = The youngest leads the first round: say at which place, or leave it to chance.
option-youngest-random = drawn at random
option-youngest-1 = at place 1
option-youngest-2 = at place 2
option-youngest-3 = at place 3
option-youngest-4 = at place 4
option-youngest-5 = at place 5
option-youngest-6 = at place 6
option-minutes = Limit in minutes
    .help = When time is up, the round is finished and whoever has most cards wins.
option-minutes-10 = 10 minutes
option-minutes-5 = 5 minutes
option-minutes-15 = 15 minutes
option-minutes-20 = 20 minutes
option-minutes-none = none
option-rounds = Limit in rounds
    .help = After that many rounds whoever has most cards wins: 36 rounds take 10 to 15 minutes. No game has more than 3,000 rounds.
option-collectors = Collector cards
    .help = How many Collector cards are in the game: first those that you name, the others at random.
option-win_round = Collector card: Polar aurora
    .help = Its holder wins the round at once.
option-take_lead = Collector card: Rainbow
    .help = Its holder chooses the characteristic.
option-lowest_wins = Collector card: Eclipse
    .help = The weakest value wins the round.
option-lock_characteristic = Collector card: Black ice
    .help = Nobody may impose another characteristic any more.
option-rotate_cards = Collector card: Tornado
    .help = Everybody passes their card in play to the left.
option-steal_each = Collector card: Hail
    .help = Each opponent gives a card from their pile.
option-steal_from = Collector card: Fire
    .help = One opponent gives two cards from their pile.
option-swap_piles = Collector card: Tsunami
    .help = Its holder may swap piles with an opponent.
option-reverse_grades = Collector card: Earthquake
    .help = The order of the grades is reversed.
option-pick_of_three = Collector card: The restorer
    .help = Its holder plays one of the top three cards of their pile.
option-count_as_red = Collector card: Heritage guardian
    .help = Its holder’s cards count as red.
option-peek_all = Collector card: Tour guide
    .help = Its holder sees the others’ cards in play.

### What is awaited

await-look = a look at the first card
await-name = a characteristic
await-speak = a value, or another characteristic
await-target = an opponent
await-pick = one card of three
prompt-over = The game is over.
prompt-wait = It is not your turn.
prompt-look = You lead. Look at the top card of your pile.
prompt-name = Name the strongest characteristic of your monument.
prompt-speak = Say your value or impose another characteristic.
prompt-say = Say your value.
prompt-victim = { $collector }: from whom do you take the top two cards?
prompt-partner = { $collector }: with whom do you swap piles, if you wish to?
prompt-pick = { $collector }: which of these cards do you play?

### Actions

action-look = Look at your card and begin
action-name = Name: { $name } ({ $value })
action-say = Say { $value }
action-impose = Impose: { $name } ({ $value })
action-victim = Take from { $who }
action-partner = Swap with { $who }
action-decline = Keep your pile
action-pick = Play { $card }
action-time-up = Time is up

### What happens

event-round-begun = Round { $number }: { $who-me ->
    [yes] you lead.
   *[no] { $who } leads.
 }
event-deciding-round = A tie: one more round decides between { $tied }; { $who-me ->
    [yes] you lead it.
   *[no] { $who } leads it.
 }
event-drew = { $seat-me ->
    [yes] You look at your card: { $card }.
   *[no] { $seat } looks at their card: { $card }.
 }
event-passed = { $seat-me ->
    [yes] You give { $given } and receive { $received }.
   *[no] { $seat } gives { $given } and receives { $received }.
 }
event-looked-at = { $seat-me ->
    [yes] You look at a card: { $card }.
   *[no] { $seat } looks at a card: { $card }.
 }
event-peeked = { $seat-me ->
    [yes] You see { $who }’s card in play: { $card }.
   *[no] { $seat } sees { $who }’s card in play: { $card }.
 }
event-sat-out = { $who-me ->
    [yes] You have nothing to draw and sit the round out.
   *[no] { $who } has nothing to draw and sits the round out.
 }
event-lead-handed = { $who-me ->
    [yes] You lead in place of the leader.
   *[no] { $who } leads in place of the leader.
 }
event-named = { $who-me ->
    [yes] You name
   *[no] { $who } names
 } the characteristic “{ $name }”: { $value } ({ $dot }).
event-imposed = { $who-me ->
    [yes] You impose
   *[no] { $who } imposes
 } another characteristic, “{ $name }”: { $value } ({ $dot }).
event-said = { $who-me ->
    [yes] You say { $value }.
   *[no] { $who } says { $value }.
 }
event-said-again = With the card received, { $who-me ->
    [yes] you say
   *[no] { $who } says
 } { $value } ({ $dot }).
event-collector-read = { $who-me ->
    [yes] You read out the Collector card { $collector }: “{ $effect }”
   *[no] { $who } reads out the Collector card { $collector }. { $does }
 }
event-no-effect = { $collector } has no effect here.
event-given = { $who-me ->
    [yes] You give the top card of your pile, unseen.
   *[no] { $who } gives the top card of their pile, unseen.
 }
event-lead-claimed = { $who-me ->
    [yes] You will choose the characteristic.
   *[no] { $who } will choose the characteristic.
 }
event-cards-passed = Everybody passes their card in play to the left.
event-card-taken = { $to-me ->
    [yes] { $from } gives you a card from their pile, which goes under yours.
   *[no] { $from-me ->
        [yes] You give { $to } a card from your pile, which goes under theirs.
       *[no] { $from } gives { $to } a card from their pile, which goes under that of { $to }.
     }
 }
event-piles-swapped = { $who-me ->
    [yes] You swap piles with { $other }.
   *[no] { $other-me ->
        [yes] { $who } swaps piles with you.
       *[no] { $who } swaps piles with { $other }.
     }
 }
event-swap-declined = { $who-me ->
    [yes] You keep your pile.
   *[no] { $who } keeps their pile.
 }
event-looked-at-own = { $who-me ->
    [yes] You look
   *[no] { $who } looks
 } { $many ->
    [0] in vain: the pile is empty.
    [one] at the top card of the pile.
   *[other] at the top { $many } cards of the pile.
 }
event-picked = { $who-me ->
    [yes] You play one of them.
   *[no] { $who } plays one of them.
 }
event-nothing-to-pick = No monument among them: the next card is drawn as usual.
event-guide-coming = { $who-me ->
    [yes] You will see the cards in play once everybody has drawn.
   *[no] { $who } will see the cards in play once everybody has drawn.
 }
event-looked-around = { $who-me ->
    [yes] You have looked at the cards in play.
   *[no] { $who } has looked at the cards in play.
 }
event-compared = A tie: { $who-me ->
    [yes] your card is { $dot }.
   *[no] { $who }’s card is { $dot }.
 }
event-battle-begun = A battle between { $fighters }!
event-battle-goes-on = Still level: the battle goes on between { $fighters }.
event-dropped-out = { $who-me ->
    [yes] With no card to turn, you leave the battle.
   *[no] With no card to turn, { $who } leaves the battle.
 }
event-turned-up = { $who-me ->
    [yes] You turn up a card: { $card }.
   *[no] { $who } turns up a card: { $card }.
 }
event-shown = { $who-me ->
    [yes] You had: { $card }.
   *[no] { $who } had: { $card }.
 }
event-won = { $who-me ->
    [yes] You win the round.
   *[no] { $who } wins the round.
 }
event-nobody-won = Nobody has a card to play: the round has no winner.
event-went-out = { $who-me ->
    [yes] You have no card left: you are out.
   *[no] { $who } has no card left and is out.
 }
event-time-up = Time is up: a round that has begun is finished, then the cards are counted.
event-ended = The game is over. Won by: { $winners }.
tie-deciding-round = the last round among those who were tied
tie-went-out = the round of going out

### Why not

no-over = The game is over.
no-not-asked = It is not your turn.
no-the-houses = The table’s clock says when time is up.
no-asked-for = { $what ->
    [look] Look at your card first.
    [name] Now a characteristic must be named.
    [speak] Now say your value, or impose another characteristic.
    [victim] First choose whom you take cards from.
    [partner] First say whether you swap piles, and with whom.
    [pick] First choose the card that you play.
   *[nothing] The game is over.
 }
no-not-in-set = This game is played without that characteristic: { $name }.
no-in-force = It is the characteristic in force already: { $name }.
no-locked = A Collector card keeps everybody from changing the characteristic in this round.
no-not-worse = To impose a characteristic, your monument must be more endangered than that of the last who did: yours is { $mine }, theirs { $bar }.
no-not-better = The grades are reversed: your monument must be less endangered than that of the last who imposed a characteristic. Yours is { $mine }, theirs { $bar }.
no-yourself = Choose an opponent, not yourself.
no-not-in-game = { $who } is not in the game.
no-not-in-round = { $who } takes no part in this round.
no-must-apply = The effect applies: choose an opponent.
no-not-looked-at = You did not look at that many cards: there is no card { $nth }.
no-pick-monument = Card { $nth } is a Collector card: choose a monument.

### The table in words

sketch-before = The game is about to begin: { $who-me ->
    [yes] you lead
   *[no] { $who } leads
 } the first round.
sketch-round = Round { $number } · { $who-me ->
    [yes] you lead
   *[no] { $who } leads
 } · no characteristic yet
sketch-named = Round { $number } · { $name } · { $imposer-me ->
    [yes] chosen by you
   *[no] chosen by { $imposer }
 } ({ $dot })
sketch-deciding = Deciding round between { $tied }
sketch-limit-minutes = Limit: { $minutes } minutes
sketch-time-up = Time is up: this is the last round.
sketch-limit-rounds = Limit: { $rounds } rounds
sketch-over = The game is over. Won by: { $winners }.
sketch-lowest-wins = the weakest value wins
sketch-reversed = grades reversed
sketch-lock = characteristic locked
sketch-storm = the cards will move
sketch-red = { $who-me ->
    [yes] your cards count as red
   *[no] { $who }’s cards count as red
 }
sketch-effects = Effects: { $effects }
sketch-collectors-hidden = Collector cards still in the piles: { $cards }
sketch-collectors-read = Collector cards read: { $cards }
sketch-reading = Collector card { $collector }: { $who-me ->
    [yes] “{ $effect }”
   *[no] { $does }
 }
sketch-seat = { $mark } { $who-me ->
    [yes] You
   *[no] { $who }
 } · pile { $bar } { $cards } · { $state }
sketch-seat-over = { $mark } { $who-me ->
    [yes] You
   *[no] { $who }
 } · pile { $bar } { $cards }
sketch-state-said = { $value }
sketch-state-in-play = card in play
sketch-state-waiting = has not looked yet
sketch-state-sitting-out = sits out
sketch-state-battle = in battle: { $cards }
sketch-state-watching = watches the round
sketch-state-out = out since round { $round }
sketch-card = Your card: { $monument }, { $country } · { $grade } ({ $dot }): { $reason }
sketch-figure = { $bar } { $rank } of { $many } · { $name }: { $value }
sketch-about = { $about }
sketch-looked-at = Cards looked at: { $cards }
sketch-peeked = You know { $who }’s card in play: { $card }

### Why that grade

reason-tour_eiffel = Repainted and inspected on a permanent cycle
reason-notre_dame_de_paris = Reopened in 2024 after the 2019 fire; works continue
reason-mont_saint_michel = Heavy crowds and a demanding marine setting
reason-chateau_de_versailles = Continuous upkeep and restoration
reason-pont_du_gard = Protected site, floods monitored
reason-viaduc_de_millau = Recent, fully instrumented structure
reason-colisee = Pollution, vibration and crowds; restoration under way
reason-tour_de_pise = Stabilised between 1990 and 2001
reason-basilique_saint_pierre = Permanently maintained
reason-pantheon_de_rome = One of the best preserved ancient buildings
reason-basilique_saint_marc = Lagoon floods and salt; severe damage in 2019
reason-parthenon = Named by the rules: monitored ruins, no risk
reason-sagrada_familia = Active, funded building site
reason-alhambra = Visitor quotas, fragile stucco
reason-palais_de_westminster = Fire risk and decaying stone; major works pending
reason-stonehenge = Road and tourism pressure around the site
reason-newgrange = Strictly regulated access
reason-neuschwanstein = Interior restoration completed
reason-cathedrale_de_cologne = On the list of World Heritage in Danger from 2004 to 2006; stone eaten away by pollution
reason-saint_basile = Damp and vibration from Red Square
reason-eglise_de_kiji = Timber restored after a long risk of collapse
reason-cathedrale_sainte_sophie_de_kiev = World Heritage in Danger since 2023 (war)
reason-stari_most = Destroyed in 1993, rebuilt from 2001 to 2004
reason-sainte_sophie_istanbul = Fragile dome, earthquakes, very heavy use
reason-taj_mahal = Air pollution and a shrinking Yamuna
reason-grande_muraille = Long stretches ruined or robbed of brick
reason-cite_interdite = Complete restoration and daily quotas
reason-armee_de_terre_cuite = Pigments and clay sensitive to air
reason-palais_du_potala = Strict quotas, earth and timber structure
reason-angkor_vat = Taken off the list of World Heritage in Danger in 2004, international follow-up
reason-borobudur = Stone wear and volcanic ash; climbs capped
reason-pagode_shwedagon = Seismic risk, continuous religious upkeep
reason-sigiriya = Fragile frescoes, crowded stairs
reason-chateau_de_himeji = Major restoration completed in 2015
reason-todai_ji = Rebuilt from 1692 to 1709, maintained
reason-kinkaku_ji = Burnt in 1950, rebuilt from 1952 to 1955
reason-burj_khalifa = Recent building
reason-mosquee_cheikh_zayed = Recent building
reason-petra = Erosion, flash floods and crowds
reason-baalbek = Conflict area, enhanced protection
reason-palmyre = World Heritage in Danger since 2013; temples destroyed in 2015
reason-krak_des_chevaliers = World Heritage in Danger since 2013
reason-persepolis = Ground subsidence and lichens
reason-registan = Heavy restoration, urban pressure
reason-minaret_de_jam = In Danger since 2002: two rivers undermine its foundations, and it leans
reason-malwiya_de_samarra = In Danger since 2007; top damaged in 2005
reason-gobekli_tepe = New shelters, growing visits
reason-shibam = In Danger since 2015: war, floods, mud brick
reason-pyramide_de_kheops = Very busy plateau, city close by
reason-sphinx_de_gizeh = Crumbling limestone, groundwater
reason-abou_simbel = Moved and saved from the waters in the 1960s
reason-karnak = Salt groundwater treated by drainage
reason-lalibela = Cracks, rain and regional conflict
reason-grande_mosquee_de_djenne = In Danger since 2016; rebuilt in 1906 and 1907
reason-djinguereber = In Danger since 2012, as from 1990 to 2005
reason-grand_zimbabwe = Vegetation and dry-stone walls needing repair
reason-amphitheatre_el_jem = Soft stone, town very close
reason-mosquee_hassan_ii = Concrete attacked by sea spray, repaired since 2005
reason-leptis_magna = In Danger since 2016: conflict and looting
reason-basilique_de_yamoussoukro = Recent building
reason-machu_picchu = Named by the rules: degrades without protection
reason-chichen_itza = Climbing banned since 2008, crowds
reason-teotihuacan = Illegal building inside the perimeter
reason-tikal = Stabilised ruin in a national park
reason-christ_redempteur = Lightning and rain on the soapstone
reason-statue_de_la_liberte = Restored in 1986, monitored
reason-golden_gate = Permanent painting and seismic retrofit
reason-chan_chan = In Danger since 1986: rain, adobe erosion
reason-tour_cn = Recent building
reason-opera_de_sydney = Exemplary management plan
reason-nan_madol = In Danger since 2016: mangrove, silting
reason-moai_de_rapa_nui = Erosion, 2022 fire, rising sea

### What the height measures

height-tour_eiffel = Top of the aerials
height-notre_dame_de_paris = Tip of the spire
height-mont_saint_michel = Statue of the archangel, above the shore
height-chateau_de_versailles = Roof ridge of the royal chapel (estimate)
height-pont_du_gard = Third tier of arches
height-viaduc_de_millau = Top of the tallest pylon
height-colisee = Outer wall
height-tour_de_pise = Higher side
height-basilique_saint_pierre = Cross on the dome
height-pantheon_de_rome = Height under the oculus
height-basilique_saint_marc = Outer dome
height-parthenon = Columns and entablature
height-sagrada_familia = Tower of Jesus Christ (2026)
height-alhambra = Comares Tower
height-palais_de_westminster = Victoria Tower (Big Ben: 96 m)
height-stonehenge = Tallest trilithon
height-newgrange = Top of the mound
height-neuschwanstein = Tallest tower
height-cathedrale_de_cologne = North spire
height-saint_basile = Central spire
height-eglise_de_kiji = Central dome
height-cathedrale_sainte_sophie_de_kiev = Bell tower
height-stari_most = Above the Neretva in summer
height-sainte_sophie_istanbul = Top of the dome
height-taj_mahal = Finial of the dome
height-grande_muraille = Mean height (14 m at most)
height-cite_interdite = Meridian Gate
height-armee_de_terre_cuite = Imperial burial mound
height-palais_du_potala = Above the Red Hill
height-angkor_vat = Central tower
height-borobudur = Topmost stupa
height-pagode_shwedagon = Main stupa
height-sigiriya = Rock above the plain
height-chateau_de_himeji = Keep and stone base
height-todai_ji = Great Buddha Hall
height-kinkaku_ji = Pavilion and phoenix
height-burj_khalifa = Tip of the spire
height-mosquee_cheikh_zayed = Minarets
height-petra = Rock-cut façade
height-baalbek = Original roof
height-palmyre = Columns
height-krak_des_chevaliers = Towers on the glacis (estimate)
height-persepolis = Columns of the Apadana
height-registan = Portal of Ulugh Beg
height-minaret_de_jam = Whole minaret, base included
height-malwiya_de_samarra = Spiral minaret
height-gobekli_tepe = T-shaped pillars
height-shibam = Tallest tower houses
height-pyramide_de_kheops = Height today (146.6 m at first)
height-sphinx_de_gizeh = Head
height-abou_simbel = Façade of the great temple
height-karnak = Hatshepsut’s obelisk
height-lalibela = Church cut into the rock
height-grande_mosquee_de_djenne = Minarets
height-djinguereber = Pyramid-shaped minaret
height-grand_zimbabwe = Great Enclosure
height-amphitheatre_el_jem = Outer wall
height-mosquee_hassan_ii = Minaret
height-leptis_magna = Reconstructed nave (estimate)
height-basilique_de_yamoussoukro = Cross on the dome
height-machu_picchu = Highest walls (estimate)
height-chichen_itza = Pyramid and temple
height-teotihuacan = Pyramid alone
height-tikal = Up to the roof comb
height-christ_redempteur = Statue and pedestal
height-statue_de_la_liberte = Torch and pedestal
height-golden_gate = Top of the towers
height-chan_chan = Adobe walls
height-tour_cn = Top of the aerial
height-opera_de_sydney = Tallest shell
height-nan_madol = Walls of Nandauwas
height-moai_de_rapa_nui = Tallest moai ever raised

### Two sentences about each monument

about-tour_eiffel = Gustave Eiffel and his engineers put it up in Paris in a little over two years, for the World’s Fair of 1889. This iron giant remained the tallest structure in the world until 1930; it was meant to be taken down after twenty years, but its radio aerials saved it.
about-notre_dame_de_paris = Begun in 1163 on an island in the Seine, this Gothic cathedral is the setting of a famous novel by Victor Hugo, in which Quasimodo rings the bells. In April 2019 a fire destroyed its roof timbers and its spire; they were rebuilt as before, and it reopened in December 2024.
about-mont_saint_michel = An abbey crowns this rock in Normandy, which the sea surrounds completely at the highest tides. The monks began the great church in 1023, and today a gilded statue of the archangel Michael shines at the tip of the spire.
about-chateau_de_versailles = Louis XIII had a hunting lodge built here in 1623, and his son Louis XIV turned it into a huge palace where the whole court lived. In the Hall of Mirrors, 357 mirrors face the windows that look out on the gardens.
about-pont_du_gard = Around the year 50 the Romans threw this bridge across the river Gardon to carry water from a spring to the city of Nîmes. With its three tiers of arches it is the highest of all Roman aqueduct bridges.
about-viaduc_de_millau = The engineer Michel Virlogeux and the architect Norman Foster devised this cable-stayed bridge, which has carried a motorway over the Tarn valley since 2004. The tip of its tallest mast stands higher than the Eiffel Tower.
about-colisee = Tens of thousands of Romans could sit in this arena to watch gladiators fight. Begun by the emperor Vespasian and opened in the year 80 by his son Titus, it is the largest amphitheatre that Rome ever built.
about-tour_de_pise = This marble bell tower began to lean while it was being built, because the ground was too soft on one side. It was closed in 1990, earth was taken out from under the opposite side to straighten it a little, and visitors have been climbing it again since 2001.
about-basilique_saint_pierre = Bramante, Michelangelo and other great artists followed one another for more than a century on this building site in the Vatican, opened in 1506. The dome designed by Michelangelo stands above the place where, by tradition, the apostle Peter is buried.
about-pantheon_de_rome = No concrete dome without iron reinforcement is larger than that of this Roman temple, nearly nineteen centuries old. A round hole at the top, the oculus, lets in the light, and the rain too, which drains away through small holes in the floor.
about-basilique_saint_marc = In Venice, the inside of this church with five domes gleams with mosaics on a gold ground. It was begun in 1063 to house the relics of Saint Mark, and the high tides of the lagoon have often flooded it.
about-parthenon = This marble temple on the Acropolis of Athens housed a huge statue of the goddess Athena, made of gold and ivory. In 1687, during a war, gunpowder was kept in it, and a Venetian shot blew it up.
about-sagrada_familia = In Barcelona, the architect Antoni Gaudí worked on this church for more than forty years, until his death in 1926. Its columns branch out like the trees of a forest, and the building work begun in 1882 has lasted more than a century.
about-alhambra = The name of this fortified palace in Granada comes from Arabic and means “the red one”, like the colour of its walls. The sultans of the city had it built from 1238 on, and in one of its courtyards twelve marble lions carry a fountain.
about-palais_de_westminster = The British Parliament sits in London in this palace, rebuilt from 1840 on because a fire had ravaged the old one in 1834. Big Ben is the nickname of the great bell of its clock, but many people use it for the whole tower.
about-stonehenge = About five thousand years ago, people in the south of England dug a ditch here in the shape of a circle; the giant stones came later. They are set out so that the sun rises in line with them on the longest day of the year.
about-newgrange = Older than the pyramids of Egypt, this great tomb in Ireland lies hidden under a mound of earth and stones. At sunrise, around the shortest day of the year, a beam of light travels up the whole passage to the chamber at its end.
about-neuschwanstein = King Ludwig II of Bavaria dreamed up this castle with the knights of Richard Wagner’s operas in mind. Begun in 1869 and never quite finished, it inspired Walt Disney’s castle of Sleeping Beauty.
about-cathedrale_de_cologne = Opened in 1248, the building site came to a halt for nearly three centuries, and an old wooden crane stayed up there on the unfinished tower. Completed in 1880, the cathedral was for a few years the tallest building in the world.
about-saint_basile = To celebrate the capture of the city of Kazan, Tsar Ivan the Terrible had this cathedral built in Moscow from 1555 on. Its onion-shaped domes each have their own patterns and colours.
about-eglise_de_kiji = In 1714, on an island of Lake Onega in the north of Russia, carpenters raised this wooden church with twenty-two domes. Its walls are made of logs fitted into one another without nails.
about-cathedrale_sainte_sophie_de_kiev = Prince Yaroslav the Wise gave his cathedral the name of the most famous church of Constantinople, Saint Sophia. Inside, mosaics and frescoes of the 11th century are still in place, nearly a thousand years later.
about-stari_most = The old Ottoman bridge of Mostar, finished in 1566, crossed the Neretva in a single arch of stone until war destroyed it in 1993. It was rebuilt just as it was from 2001 to 2004, and divers leap once more from its top into the river.
about-sainte_sophie_istanbul = It took only five years, from 532 to 537, to raise this church for the emperor Justinian, with a dome that seems to float on a crown of windows. It became a mosque in 1453, a museum in the 1930s, and a mosque again in 2020.
about-taj_mahal = The Mughal emperor Shah Jahan had this tomb of white marble built in Agra for his wife Mumtaz Mahal, who died in 1631. Inlaid coloured stones draw flowers on it, and four minarets stand at the corners of its terrace.
about-grande_muraille = It is not one wall but many, built over the centuries by several Chinese dynasties as a protection against attacks from the north. End to end they measure more than 20,000 kilometres, and yet, whatever people say, they cannot be seen from the Moon.
about-cite_interdite = Twenty-four emperors of China reigned from this palace in Beijing, which nobody could enter without leave. Built from 1406 to 1420, it became in 1925 a museum where everyone may walk about.
about-armee_de_terre_cuite = In 1974, farmers digging a well near Xi’an came across life-size soldiers of baked clay. There are thousands of them, with different faces, buried to guard the tomb of Qin Shi Huang, the first emperor of China.
about-palais_du_potala = High above the city of Lhasa, this palace was the winter home of the Dalai Lamas, the religious leaders of Tibet, until 1959. The fifth of them began the work in 1645, and the palace is said to have more than a thousand rooms.
about-angkor_vat = This temple, built in the 12th century by the Khmer king Suryavarman II, is so dear to Cambodians that it appears on their flag. Dedicated at first to the Hindu god Vishnu and later Buddhist, it is one of the largest religious monuments in the world.
about-borobudur = On the island of Java, pilgrims climb from terrace to terrace, going round and round, to the top of this vast Buddhist temple. It lay abandoned for centuries, hidden by volcanic ash and forest, and work to clear it began in 1814.
about-pagode_shwedagon = In Yangon, the largest city of Myanmar, this stupa covered all over with gold shines from afar, and thousands of diamonds adorn its tip. By tradition it houses eight hairs of the Buddha.
about-sigiriya = In the 5th century King Kassapa set his palace at the very top of this giant rock in Sri Lanka. To climb it, one passes between two enormous lion’s paws at the foot of the stairs.
about-chateau_de_himeji = The Japanese call it the White Heron Castle, because its pale walls and its roofs make one think of a bird about to take flight. Its great keep was built from 1601 to 1609, and the path that leads to it twists like a maze to confuse attackers.
about-todai_ji = The Great Buddha of bronze seated in this temple at Nara, in Japan, was cast in the 8th century. Twice fire destroyed its hall; today’s, begun in 1692, is smaller than the first and yet is among the largest wooden buildings in the world.
about-kinkaku_ji = Gold leaf covers the two upper floors of this pavilion in Kyoto, which is mirrored in a pond. A young monk set it on fire in 1950, and it was rebuilt from 1952 on.
about-burj_khalifa = On the day of its opening in Dubai, in January 2010, this skyscraper officially became the tallest tower in the world. Seen from the sky it has the shape of a Y with three wings, which helps it stand up to the wind.
about-mosquee_cheikh_zayed = Eighty-two domes crown this mosque of white marble in Abu Dhabi, which has room for forty thousand people. It bears the name of Sheikh Zayed, the first president of the United Arab Emirates, whose tomb lies right beside it.
about-petra = At the end of a narrow gorge in Jordan this front suddenly appears, cut into a cliff of pink sandstone. It was carved about two thousand years ago by the Nabataeans, a people of traders, and was probably the tomb of one of their kings.
about-baalbek = In Lebanon, this Roman temple dedicated to Bacchus, the god of wine, is one of the best preserved of antiquity, and it is larger than the Parthenon. In a quarry close by there still lie gigantic blocks of stone that nobody ever put in place.
about-palmyre = In an oasis of the Syrian desert, caravans arrived along this avenue lined with columns, more than a kilometre long. In the 3rd century Queen Zenobia of Palmyra stood up to Rome; in 2015 war destroyed several temples of the city.
about-krak_des_chevaliers = Entrusted in 1142 to the Knights Hospitaller, this castle in Syria became one of the mightiest fortresses of the crusaders. Sultan Baybars captured it in 1271, after a siege of more than a month.
about-persepolis = About 518 BC, King Darius of Persia had these palaces begun on a vast stone terrace, in what is now Iran. The carvings of the stairway show the peoples of the empire bringing their gifts; in 330 BC Alexander the Great marched in and the palaces burned.
about-registan = Three former religious schools, their fronts covered in coloured tiles, surround this square in Samarkand, a great halt on the Silk Road. The first was founded in 1417 by Ulugh Beg, a prince with a passion for astronomy.
about-minaret_de_jam = All alone at the bottom of a valley in Afghanistan, this brick minaret of the 12th century is covered with patterns and fine lettering. The place is so remote that archaeologists studied it properly only from 1957 on.
about-malwiya_de_samarra = A spiral ramp winds around this minaret in Iraq, like the shell of a snail. In the 9th century the caliph al-Mutawakkil had a mosque built at its foot that was one of the largest in the world.
about-gobekli_tepe = Long before writing and the wheel were invented, hunter-gatherers set up these T-shaped pillars in the south-east of Turkey. Foxes, snakes, vultures and scorpions can be made out on them, carved in the stone.
about-shibam = This town in Yemen is nicknamed the “Manhattan of the desert”, so tightly do its tall houses crowd together. They are made of earth bricks dried in the sun, and the people who live there must keep renewing the plaster that shields them from the rain.
about-pyramide_de_kheops = Built for the pharaoh Khufu with about two million blocks of stone, it remained the tallest structure in the world for more than three thousand years. It is the only one of the Seven Wonders of antiquity still standing.
about-sphinx_de_gizeh = Near the pyramids of Egypt this lion with a human head keeps watch, carved from the very rock of the plateau, probably for the pharaoh Khafre. A legend blames Napoleon’s soldiers for breaking its nose, but it had lost it long before they came.
about-abou_simbel = Four giant seated statues of Ramesses II guard the entrance of this temple, which the Egyptians had cut into a cliff beside the Nile. In the 1960s it was sawn into blocks and put together again higher up, to save it from the waters of a new dam.
about-karnak = At Luxor, in Egypt, the pharaohs kept enlarging this sanctuary of the god Amun for nearly two thousand years. Its largest hall holds 134 columns, crowded like the trunks of a forest of stone.
about-lalibela = Nobody piled up stones to make this church in Ethiopia: it was dug from the top down out of the rock, in the shape of a cross. The town has eleven churches hewn in this way, which tradition credits to King Lalibela and where people still come to pray.
about-grande_mosquee_de_djenne = This mosque in Mali, rebuilt in 1906 and 1907, is one of the largest mud-brick buildings in the world. Almost every year the townspeople climb the beams that stick out of its walls and coat it with fresh clay, in the course of a great festival.
about-djinguereber = Back from his pilgrimage to Mecca, Mansa Musa, emperor of Mali, had this earthen mosque built in Timbuktu from 1325 on. The city was long a great centre of scholars, and its families keep precious manuscripts.
about-grand_zimbabwe = The granite walls of this ancient city hold without mortar, because every stone is well wedged against the others. It was built by the ancestors of the Shona people, and Zimbabwe owes it its name, which speaks of houses of stone.
about-amphitheatre_el_jem = In this Tunisian town made rich by olive oil, the Romans raised in the 3rd century one of the largest amphitheatres of their empire. About 35,000 spectators could find a seat there, and one can still visit the underground passages from which gladiators and wild beasts came out.
about-mosquee_hassan_ii = Part of this mosque in Casablanca is built over the Atlantic Ocean. Its roof can open to the sky, and at its inauguration, in 1993, no minaret in the world was taller than its own.
about-leptis_magna = Born in this city of today’s Libya, Septimius Severus became emperor of Rome in 193 and filled his native city with monuments. The basilica finished in 216 by his son Caracalla was used for justice and business, before it became a church.
about-basilique_de_yamoussoukro = President Félix Houphouët-Boigny gave Yamoussoukro, the town of his birth, this giant church inspired by St Peter’s in Rome. Pope John Paul II came to consecrate it in 1990.
about-machu_picchu = Around 1450 the Incas built this city on a ridge of the Andes, with stones so well cut that many hold without mortar. It stayed almost unknown to the rest of the world until the explorer Hiram Bingham came in 1911.
about-chichen_itza = Counting the one at the temple, the stairways of this Mayan pyramid in Mexico have 365 steps, as many as the days of the year. At the equinoxes the sun casts a rippling shadow on it, like a serpent coming down.
about-teotihuacan = The Pyramid of the Sun towers over the Avenue of the Dead, in a city of Mexico that probably had, fifteen centuries ago, more than a hundred thousand people. When the Aztecs came upon it, it had long been in ruins, and they believed that gods had been born there.
about-tikal = Raised by the Maya around 741, Temple IV rises above the treetops of the forest of Guatemala. The view from its top appears in the first Star Wars film, released in 1977.
about-christ_redempteur = At the top of Mount Corcovado, he has held out his arms over Rio de Janeiro since 1931. The Brazilian engineer Heitor da Silva Costa and the French sculptor Paul Landowski designed the statue, and a mosaic of small stone triangles covers its concrete.
about-statue_de_la_liberte = France gave the United States this statue by the sculptor Auguste Bartholdi; the iron skeleton that holds it up inside is by Gustave Eiffel. It crossed the ocean in pieces and has stood since 1886 at the entrance of New York harbour.
about-golden_gate = When it opened in San Francisco, in 1937, no suspension bridge in the world had so long a span. Its colour, called “international orange”, shows up well in fog.
about-chan_chan = On the coast of Peru, the capital of the Chimú kingdom was one of the largest cities of mud brick ever built. Its walls are decorated with fish, birds and waves, and heavy rains are slowly wearing them away.
about-tour_cn = Of all the structures in the world that stand without cables, this tower in Toronto, completed in 1976, remained the tallest for more than thirty years. Brave visitors walk there on a glass floor, more than 300 metres above the street.
about-opera_de_sydney = The Dane Jørn Utzon won the competition to design this opera house in 1957, with roofs that make one think of sails filled by the wind. More than a million tiles cover them, and Queen Elizabeth II opened it in 1973.
about-nan_madol = At the edge of the island of Pohnpei, in the Pacific, this city is built on about a hundred artificial islets separated by canals. Its walls are made of long columns of basalt stacked like logs, and it is still not well known how they were transported.
about-moai_de_rapa_nui = The people of this island lost in the Pacific carved nearly a thousand giants, most of them from the rock of one volcano. Researchers have shown with a copy that they could be moved upright, rocked along with ropes.

### Why a hint prefers a choice

reason-odds = By “{ $name }” your card should win about { $times } { $times ->
    [one] time
   *[other] times
 } in 10; by “{ $other }” { $fewer ->
    [0] almost never
   *[other] about { $fewer }
 }.
reason-round = You are more likely to win this round.
reason-cards = You should have about { $cards } { $cards ->
    [one] card
   *[other] cards
 } more.
reason-cards-of = { $who } should have about { $cards } { $cards ->
    [one] card
   *[other] cards
 } fewer.

### Names of points

points-FAB-04 = Cards

### Rules: one message for each rule of RULES.md, under the same id and in the same order.

## Setup

FAB-01 = Everybody is dealt as many cards as the others, face down, in a pile whose order is kept; only the top card may be looked at, when it comes into play. If the cards do not divide evenly, a few monuments are set aside unseen. Collector cards are all dealt.
    .title = The deal
    .words = pile, piles

FAB-02 = Every card but a Collector card shows a monument, with a number for each characteristic of the game and a conservation grade. Architectural prowess is a mark out of 100, judged by the means of its time; the date is the start of building, or of the latest rebuilding if the monument had been wholly destroyed. Some numbers are estimates.
    .title = The monuments
    .words = characteristic, characteristics, height, architectural prowess, construction date, visitors per year, area, building time

FAB-03 = The colour of the grade tells how endangered the monument is. From the most endangered to the least: red (in danger), orange (threatened), yellow (slightly threatened), green (not threatened).
    .title = The four grades
    .words = grade, grades, in danger, endangered, threatened

FAB-04 = The aim is to own all the cards dealt. Collector cards already set aside do not count.
    .title = Gathering the cards

FAB-05 = The game is for 2 to 6 players. The pack (36 monuments by default, or 60, or 72, or a themed pack) and the characteristics of the game are chosen in the options of the table.
    .title = The table

## A round

FAB-10 = The leader looks at the top card of their own pile, names one characteristic and says its value. The youngest player, named in the options of the table, leads the first round; if nobody is named, the leader is drawn at random.
    .title = The leader
    .words = lead, leads, leader

FAB-11 = Then the others look at their cards and, clockwise from the leader, say their value, which is always true. During the round everybody knows the values said, the grade of whoever imposed a characteristic (the leader first, from the moment of naming it), the grades compared in a tie, the battle cards, the Collector cards read and the size of the piles. When the round is settled, all the cards played in it are shown.
    .title = The circuit
    .words = say, says, value, values

FAB-12 = The highest value wins the round; for the construction date it is the oldest, so that −85 beats 1325. Values are compared as they are displayed: a tie on the screen is a tie.
    .title = The best value
    .words = win the round, wins the round

FAB-13 = The winner takes the cards of all the others and puts everything under the pile, unshuffled: first the winner’s own cards in the order they were played, then those of the others clockwise. A card passed on by a Collector card belongs to whoever now has it in front of them.
    .title = Cards won
    .words = card in play, cards in play

FAB-14 = The winner of the round is the leader of the next one.
    .title = The next leader

## Ties

FAB-20 = Players tied for the win compare their grades: the most endangered monument wins the round. Nobody else takes part.
    .title = Ties
    .words = tie, still level

FAB-21 = If the grades are level too, each of the tied players turns up a new card and only grades are compared: the most endangered monument wins, and this goes on as long as the tie lasts. The winner takes all the cards of the round, battle cards included.
    .title = The battle
    .words = battle

FAB-22 = A player whose pile is empty drops out of the battle, leaving their cards in it, and one left alone wins without turning up another. The others turn up their cards clockwise from whoever imposed the characteristic, and only those level on the most endangered grade go on. If nobody can turn up a card, the first of them in that order wins, beginning with whoever imposed the characteristic.
    .title = A battle without cards
    .words = leave the battle, leaves the battle

## Changing the characteristic

FAB-30 = A player whose card in play is yellow, orange or red may impose another characteristic if that monument is more endangered than the one of the last player who imposed one (at first, the leader). The same grade is not enough. A green card never allows it, unless by the effect of a Collector card.
    .title = Imposing another characteristic
    .words = impose, imposes, imposed

FAB-31 = When another characteristic is imposed, a new circuit begins with the player who imposed it. Everybody takes part, even the leader and those who had already said a value.
    .title = A new circuit

FAB-32 = The characteristic may change several times in a round, but each time with a monument more endangered than that of the last player who did it: three changes at most. For example, a leader with a green card names the height, the next player with an orange card imposes architectural prowess, and only a red card can change it again.
    .title = Several changes

FAB-33 = A characteristic is imposed on one’s turn in the circuit, instead of saying one’s value; after the last value it is too late. It cannot be the characteristic in force, but an earlier one may come back. Every player is asked in every circuit, even those who can only say their value, so that being asked gives no grade away.
    .title = When to change

## Collector cards

FAB-40 = A player who comes upon a Collector card announces it and reads it out, and it takes effect at once. It cannot be kept for later.
    .title = The Collector card
    .words = Collector card, Collector cards

FAB-41 = If a card is still needed to take part in the round, that player draws the next one of their pile. If it is a Collector card again, it takes effect in turn.
    .title = The replacement card

FAB-42 = After its effect the Collector card is set aside for the rest of the game and counts for nobody.
    .title = A card used once

FAB-43 = The table plays with 0 to 12 Collector cards, all different (one by default), drawn at random or chosen; everybody knows which are in the game. If several come up in the same round, they take effect in turn order from the leader.
    .title = How many Collector cards

FAB-44 = Even where the Collector card is the player’s last card, its effect comes first. A player with nothing to draw sits the round out, and one who still has no card at its end is out. If it is the leader, the next player who has a card leads instead.
    .title = Nothing left to draw
    .words = nothing to draw

FAB-45 = In a battle these Collector cards take effect: Polar aurora, Hail, Fire, Tsunami, Earthquake, The restorer and Heritage guardian. The others are set aside without effect, and the player turns up another card.
    .title = A Collector card in the battle

FAB-46 = Each of the twelve Collector cards has its effect: win the round, choose the characteristic, let the lowest value win, lock the characteristic, rotate the cards in play, take one card from each opponent, take two from one opponent, swap two piles, reverse the order of the grades, pick one of three cards, count as red or see the cards in play. If the leader comes upon the Tornado or the Tour guide, the others draw before the leader names the characteristic, and their Collector cards take effect as soon as they come up.
    .title = The twelve effects
    .words = no effect

## End

FAB-50 = A player with no card at the end of a round is out and does not come back. Whoever has all the cards wins the game.
    .title = Going out and winning
    .words = game is over, is out, are out, won by

FAB-51 = The table may set a limit: 10 minutes by default, or 5, 15 or 20 minutes, or 1 to 3,000 rounds, or none. At the limit the round under way is finished, battle included, and the most cards win. A round is under way once its leader has looked at their card.
    .title = The limit
    .words = limit

FAB-52 = If players are level on cards at the limit, one more round is played, in which only they take part, can be chosen as a target and can win. It is led by whoever of them won a round most recently; if none of them has, by the first of them clockwise from the last winner. If they are still level, they share the win.
    .title = A tie at the limit
    .words = one more round, deciding round

FAB-54 = The winner comes first. The others are ranked by the cards they hold at the end, then by the round in which they went out, the later one ahead. Players who are level share a place.
    .title = The ranking

FAB-53 = The platform keeps the time, and the end of time is recorded in the game as an event: a game replayed runs in exactly the same way. Every game stops after 3,000 rounds, and the cards are then counted as at the limit.
    .title = The clock
    .words = time is up
