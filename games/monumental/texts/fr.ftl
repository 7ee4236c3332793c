# Monumental. Tout ce qu’une personne lit dans ce jeu.

game = Monumental
    .about = Menez une civilisation : à chaque tour, une ligne et une colonne de votre cité agissent, et un monde reste à conquérir.
    .credit = D’après le jeu de Matthew Dunstan. Les effets des cartes, les jetons et les plateaux sont notre reconstitution.
nothing = rien
cost-plus = { $one } + { $other }
cost-free = gratuit
card-unknown = carte inconnue
card-over = { $over } sur { $under }
civilization-unknown = civilisation à choisir
market-unknown = marché inconnu
front-barbarian = barbares de valeur { $value }
front-town = ville libre ({ $price })
score-player = votre civilisation

### Names

## Noms : civilisations

civilization-china = Chine
civilization-denmark = Danemark
civilization-egypt = Égypte
civilization-greece = Grèce
civilization-japan = Japon
civilization_type-technological = technologique
civilization_type-aggressive = agressive
civilization_type-architectural = architecturale
civilization_type-economic = économique
civilization_type-cultural = culturelle

## Noms : chefs de guerre

warlord-hua_mulan = Hua Mulan
warlord-siegfried = Siegfried
warlord-ramses = Ramsès II
warlord-hercules = Hercule
warlord-musashi = Miyamoto Musashi

## Noms : cartes de départ

card-work_camp = Chantier
card-library = Librairie
card-fort = Fort
card-forum = Forum
card-mine = Mine

## Noms : bâtiments spéciaux et connaissances des civilisations

card-paper_mill = Moulin à papier
card-pyrotechnics = Pyrotechnie
card-longhouse = Maison longue
card-seafaring = Navigation
card-obelisk = Obélisque
card-hieroglyphs = Hiéroglyphes
card-agora = Agora
card-philosophy = Philosophie
card-samurai_school = École de samouraïs
card-bushido = Bushido

## Noms : politiques

card-china_exams = Examens impériaux
card-china_caravans = Routes caravanières
card-china_mandate = Mandat céleste
card-china_canal = Grand canal
card-china_ministries = Six ministères
card-denmark_raids = Razzias d’été
card-denmark_thing = Assemblée des hommes libres
card-denmark_sagas = Sagas
card-denmark_shield_wall = Mur de boucliers
card-denmark_tribute = Tribut
card-egypt_kingship = Royauté divine
card-egypt_floods = Crues du fleuve
card-egypt_tombs = Demeures d’éternité
card-egypt_corvee = Corvée
card-egypt_scribes = Écoles de scribes
card-greece_colonies = Colonies lointaines
card-greece_assembly = Conseil des citoyens
card-greece_league = Ligue maritime
card-greece_theatre = Fêtes du théâtre
card-greece_phalanx = Phalange
card-japan_tea = Voie du thé
card-japan_shogunate = Shogunat
card-japan_gardens = Jardins secs
card-japan_seclusion = Pays fermé
card-japan_blossoms = Fête des cerisiers

## Noms : bâtiments de base

card-workshop = Atelier
card-laboratory = Laboratoire
card-archery_range = Champ de tir

## Noms : cartes de développement, ère I

card-temple = Temple
card-quarry = Carrière
card-barracks = Caserne
card-academy = Académie
card-marketplace = Halle
card-coinage = Monnaie
card-irrigation = Irrigation
card-metal_casting = Fonte des métaux
card-writing = Écriture
card-laws = Lois écrites
card-pyramids = Pyramides
card-stonehenge = Stonehenge
card-hanging_gardens = Jardins suspendus
card-great_library = Grande Bibliothèque
card-great_wall = Grande Muraille

## Noms : cartes de développement, ère II

card-university = Université
card-castle = Château fort
card-guild_hall = Maison des guildes
card-cathedral = Cathédrale
card-compass = Boussole
card-gunpowder = Poudre noire
card-banking = Banque
card-printing = Caractères mobiles
card-machu_picchu = Machu Picchu
card-angkor = Angkor Vat
card-alhambra = Alhambra
card-forbidden_city = Cité interdite

## Noms : cartes de développement, ère III

card-industry = Travail à la chaîne
card-electricity = Électricité
card-aviation = Aviation
card-computing = Informatique
card-eiffel_tower = Tour Eiffel
card-liberty = Statue de la Liberté
card-interocean_canal = Canal interocéanique
card-space_station = Station spatiale

## Noms : ères et sortes de cartes

era-1 = ère classique (I)
era-2 = ère médiévale (II)
era-3 = ère moderne (III)
card_kind-building = bâtiment
card_kind-knowledge = connaissance
card_kind-wonder = merveille
card_kind-policy = politique
card_kind-warlord = chef de guerre

## Noms : ressources

resource-production = production
resource-science = science
resource-military = force militaire
resource-gold = or
resource-culture = culture
amount-production = { $n } de production
amount-science = { $n } de science
amount-military = { $n } de force militaire
amount-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 }
amount-culture = { $n } de culture

## Noms : les signes entre les icônes

sign-per = par
sign-against = contre

## Noms : pièces

piece-soldier = soldat
piece-warlord = chef de guerre
piece-explorer = explorateur
piece-outpost = avant-poste

## Noms : le plateau

terrain-plains = plaine
terrain-forest = forêt
terrain-desert = désert
terrain-hills = collines
terrain-swamp = marais
terrain-mountain = montagne
terrain-volcano = volcan
terrain-sea = mer
province_kind-any = province
province_kind-empty = province que personne ne contrôle
province_kind-capital = capitale

## Noms : marchés

market-forge = marché des forges
market-scroll = marché des lettrés
market-arms = marché des armes
market-spice = marché aux épices

## Noms : jetons

token_kind-barbarian = jeton barbare
token_kind-free_town = jeton ville libre
token_kind-market = jeton marché
token_kind-production = jeton production
token-b01 = barbares
token-b02 = barbares
token-b03 = barbares
token-b04 = barbares
token-b05 = barbares
token-b06 = barbares
token-b07 = barbares
token-b08 = barbares
token-b09 = barbares
token-b10 = barbares
token-b11 = barbares
token-b12 = barbares
token-b13 = barbares
token-b14 = barbares
token-b15 = barbares
token-b16 = barbares
token-b17 = barbares
token-b18 = barbares
token-b19 = barbares
token-b20 = barbares
token-b21 = barbares
token-b22 = barbares
token-b23 = barbares
token-b24 = barbares
token-b25 = barbares
token-b26 = barbares
token-b27 = barbares
token-b28 = barbares
token-b29 = barbares
token-b30 = barbares
token-b31 = barbares
token-b32 = barbares
token-b33 = barbares
token-b34 = barbares
token-b35 = barbares
token-b36 = barbares
token-b37 = barbares
token-b38 = barbares
token-b39 = barbares
token-b40 = barbares
token-ft_samarkand = Samarcande
token-ft_petra = Pétra
token-ft_carthage = Carthage
token-ft_palmyra = Palmyre
token-ft_timbuktu = Tombouctou
token-ft_ragusa = Raguse
token-ft_novgorod = Novgorod
token-ft_malacca = Malacca
token-ft_kilwa = Kilwa
token-ft_cusco = Cuzco
token-forge_1 = jeton du marché des forges
token-forge_2 = jeton du marché des forges
token-forge_3 = jeton du marché des forges
token-forge_4 = jeton du marché des forges
token-forge_5 = jeton du marché des forges
token-scroll_1 = jeton du marché des lettrés
token-scroll_2 = jeton du marché des lettrés
token-scroll_3 = jeton du marché des lettrés
token-scroll_4 = jeton du marché des lettrés
token-scroll_5 = jeton du marché des lettrés
token-arms_1 = jeton du marché des armes
token-arms_2 = jeton du marché des armes
token-arms_3 = jeton du marché des armes
token-arms_4 = jeton du marché des armes
token-arms_5 = jeton du marché des armes
token-spice_1 = jeton du marché aux épices
token-spice_2 = jeton du marché aux épices
token-spice_3 = jeton du marché aux épices
token-spice_4 = jeton du marché aux épices
token-spice_5 = jeton du marché aux épices

## Noms : l’Automate

automaton = Automate
the-house = l’Automate
automaton_card-solo_conquer_arch = Conquêtes et architecture
automaton_card-solo_knowledge_aggr = Connaissances et agression
automaton_card-solo_policy_tech = Politiques et technologie
automaton_card-solo_gold_tech = Or et technologie
automaton_card-solo_conquer_econ = Conquêtes et économie
automaton_card-solo_explore_aggr = Exploration et agression
automaton_card-solo_wonder_econ = Merveilles et économie
automaton_card-solo_knowledge_arch = Connaissances et architecture
automaton_card-solo_policy_aggr = Politiques et agression
automaton_card-solo_explore_cult = Exploration et culture
automaton_card-solo_explore_arch = Exploration et architecture
automaton_card-solo_gold_cult = Or et culture
automaton_card-solo_explore_tech = Exploration et technologie
automaton_card-solo_explore_econ = Exploration et économie
automaton_card-solo_wonder_cult = Merveilles et culture
automaton_card-solo_china = Carte de la Chine
automaton_card-solo_denmark = Carte du Danemark
automaton_card-solo_egypt = Carte de l’Égypte
automaton_card-solo_greece = Carte de la Grèce
automaton_card-solo_japan = Carte du Japon
automaton_action-wonder = achever sa merveille en construction ou, sinon, commencer la moins chère de la piste
automaton_action-building_low = prendre le bâtiment le moins cher de la piste
automaton_action-building_high = prendre le bâtiment le plus cher de la piste
automaton_action-knowledge_low = prendre la connaissance la moins chère de la piste
automaton_action-knowledge_high = prendre la connaissance la plus chère de la piste
automaton_action-knowledge_all = prendre toutes les connaissances de la piste
automaton_action-policy = développer une politique sans la payer
automaton_action-policy_gold = développer une politique sans la payer, puis recevoir 2 pièces d’or par politique développée
automaton_action-explore1 = faire avancer ses deux explorateurs de 1 pas et prendre des jetons
automaton_action-explore2 = faire avancer ses deux explorateurs de 2 pas et prendre des jetons
automaton_action-explore3 = faire avancer ses deux explorateurs de 3 pas et prendre des jetons
automaton_action-gold3 = recevoir 3 pièces d’or
automaton_action-conquer_low = conquérir la province voisine au coût le plus bas
automaton_action-conquer_high = conquérir la province voisine au coût le plus haut
automaton_action-conquer3_high = conquérir les trois provinces voisines aux coûts les plus hauts
automaton_action-shuffle = mélanger sa défausse et cette carte dans sa pioche
automaton_action-draw = révéler et jouer une carte de plus
automaton_action-coastal_gold = recevoir 1 pièce d’or par province côtière
automaton_action-until_tech = révéler des cartes jusqu’à une carte à action technologique, et la jouer
automaton_action-twice_common = révéler une carte et jouer deux fois ses actions ouvertes à toutes les civilisations
automaton_action-any_special = révéler une carte et jouer ses actions réservées, quelle que soit la civilisation ; si elle n’en a pas, révéler la suivante
automaton_action-japan_choice = avec moins de provinces que son adversaire, conquérir la province voisine au coût le plus bas ; sinon, avec moins de politiques, en développer une ; sinon, révéler et jouer une carte de plus

## Noms : le vocabulaire des effets

trigger-turn_start = au début du tour
trigger-conquer = après une conquête
trigger-acquire_building = après l’acquisition d’un bâtiment
trigger-acquire_knowledge = après l’acquisition d’une connaissance
trigger-complete_wonder = après l’achèvement d’une merveille
trigger-progress = après un progrès scientifique
trigger-explorer_take = quand un explorateur prend un jeton
trigger-archive = après l’archivage d’une carte
count-provinces = { $n ->
    [one] province contrôlée
   *[other] { $n } provinces contrôlées
 }
count-coastal_provinces = { $n ->
    [one] province côtière contrôlée
   *[other] { $n } provinces côtières contrôlées
 }
count-wonders_owned = { $n ->
    [one] merveille possédée
   *[other] { $n } merveilles possédées
 }
count-policies = { $n ->
    [one] politique développée
   *[other] { $n } politiques développées
 }
count-knowledge_in_city = { $n ->
    [one] connaissance dans la cité
   *[other] { $n } connaissances dans la cité
 }
count-activated_knowledge = { $n ->
    [one] connaissance activée
   *[other] { $n } connaissances activées
 }
count-archived = { $n ->
    [one] carte archivée
   *[other] { $n } cartes archivées
 }
count-explorers_abroad = { $n ->
    [one] explorateur hors de la capitale
   *[other] { $n } explorateurs hors de la capitale
 }
count-market_tokens = { $n ->
    [one] jeton marché
   *[other] { $n } jetons marché
 }
count-barbarian_tokens = { $n ->
    [one] jeton barbare
   *[other] { $n } jetons barbares
 }
count-free_town_tokens = { $n ->
    [one] jeton ville libre
   *[other] { $n } jetons ville libre
 }
count-conquered_this_turn = { $n ->
    [one] province conquise ce tour
   *[other] { $n } provinces conquises ce tour
 }
count-outposts = { $n ->
    [one] avant-poste en jeu
   *[other] { $n } avant-postes en jeu
 }
discount-building = bâtiments
discount-basic = bâtiments de base
discount-knowledge = connaissances
discount-wonder = étapes de merveilles
discount-progress = progrès scientifique
discount-policy = politiques
discount-free_town = villes libres
against-barbarian = les barbares
against-free_town = les villes libres
against-enemy = les provinces ennemies
from-city = de votre cité
from-discard = de votre défausse
from-city_or_discard = de votre cité ou de votre défausse

## Noms : le décompte

score-knowledge = connaissances
score-wonder = merveilles
score-policy = politiques
score-province = provinces
points-knowledge = Connaissances
points-wonder = Merveilles
points-policy = Politiques
points-province = Provinces
most-knowledge = Le plus de connaissances
most-wonder = Le plus de merveilles
most-policy = Le plus de politiques
most-province = Le plus de provinces

### Options

option-map = Plateau
    .help = Le plateau habituel pour ce nombre de joueurs, ou un plateau tiré au sort, équitable pour tous.
option-map-fixed = le plateau habituel
option-map-random = un plateau tiré au sort
option-civilizations = Civilisations
    .help = Chacun choisit à son tour, ou le sort décide.
option-civilizations-chosen = choisies par les joueurs
option-civilizations-random = tirées au sort
option-solo = Automate
    .help = Selon la règle : une carte par tour, ses jetons défaussés. Selon l’édition imprimée : deux cartes par tour, les jetons deviennent de l’or, et l’or compte ; un adversaire bien plus fort.
option-solo-rulebook = doux, selon la règle
option-solo-full = fort, selon l’édition imprimée

### Ce qui est attendu

await-setup = un choix avant la partie
await-turn = un tour
await-answer = une réponse
await-automaton = l’Automate
prompt-wait = Ce n’est pas à vous de décider.
prompt-row = À vous : choisissez une ligne et une colonne.
prompt-column = Choisissez maintenant la colonne à activer.
prompt-act = À vous d’agir, ou de finir le tour. Il vous reste : { $what }.
prompt-capital = Choisissez votre capitale.
prompt-civ = Choisissez votre civilisation.
prompt-civ-automaton = Choisissez la civilisation de l’Automate.
prompt-gain-any = Choisissez une ressource de base (encore { $left }).
prompt-choose = Choisissez un de ces effets.
prompt-spend-more = Payer encore une fois ?
prompt-pay-any = Payez avec une ressource (encore { $left }).
prompt-archive = Archivez une carte ({ $left } au plus).
prompt-activate = Activez une carte de votre cité ({ $left } au plus).
prompt-reuse = Réutilisez une carte active ({ $left } au plus).
prompt-gain-card = Choisissez une carte à gagner.
prompt-move-units = Déplacez une unité gratuitement ({ $left } au plus).
prompt-move-to = Où va cette unité ({ $unit } de { $tile }) ?
prompt-move-explorers = Pas gratuits pour vos explorateurs : encore { $left }.
prompt-exchange = Échangez une ressource de base contre une autre ({ $left } au plus).
prompt-outpost = Choisissez où poser un avant-poste.
prompt-refresh = Remplacez une carte de la piste ({ $left } au plus).
prompt-recover = Placez une carte défaussée sur votre pioche ({ $left } au plus).
prompt-send-home = Choisissez les unités qui rentrent pour l’avant-poste en { $tile }.
prompt-reward = Choisissez un des deux gains.
prompt-rebate = Choisissez ce que vous ne payez pas sur { $price } ({ $left } de moins).
prompt-commit = Envoyez une unité en { $tile } (il en faut encore { $left }).
prompt-place-wonder = Merveille achevée, { $card } : où placez-vous son jeton ?
prompt-keep-wonder = Une seule merveille peut être en construction : laquelle gardez-vous ?
prompt-duel = Deux connaissances pour une seule place : laquelle gardez-vous ?
prompt-market = Vous consultez le { $market } : prenez un jeton.
prompt-replay = Quelle politique déjà développée rejouez-vous maintenant ?
prompt-reinforce = Conservez une carte active en place ({ $left } au plus).
prompt-tie-conquest = Quelle province l’Automate conquiert-il ?
prompt-tie-wonder = Merveille achevée, { $card } : où l’Automate place-t-il son jeton ?
prompt-tie-explorer = Où va l’explorateur { $nth } de l’Automate ?

### Actions

action-row = Ligne { $nth } : { $cards }
action-column = Colonne { $nth } : { $cards }
action-use = { $card } : { $effect }
action-buy = Acquérir { $card } — { $cost } ({ $text })
action-begin-wonder = Commencer { $card } — { $cost } ({ $text })
action-complete = Achever { $card } — { $cost }
action-develop = Développer { $policy } — { $cost } ({ $text })
action-conquer = Conquérir { $tile } — { $cost }
action-conquer-from = Conquérir { $tile } sur { $who } — { $cost }
action-commit = Envoyer depuis { $tile } : { $unit }
action-lead = Déplacer depuis { $tile } : { $unit } { $cost }
action-outpost = Remplacer trois unités de { $tile } par un avant-poste
action-explore = L’explorateur { $nth } va en { $tile } { $cost }
action-explore-for = L’explorateur { $nth } va en { $tile } { $cost } ({ $what })
stride-paid = — { $cost }
stride-free = gratuitement
action-take = L’explorateur { $nth } prend le jeton production de { $tile }
action-take-market = L’explorateur { $nth } consulte le { $what } de { $tile } et prend un jeton
action-token = Utiliser un jeton production
action-market = Utiliser le jeton du { $market } : { $effect }
action-progress = Progrès scientifique — { $cost } (piochez 1 carte)
action-end = Finir le tour
action-capital = S’installer en { $tile }
action-arrive = Aller en { $tile }
action-place-outpost = Poser l’avant-poste en { $tile }
action-place-wonder = Placer le jeton en { $tile }
action-target = Choisir { $tile }
action-civilization = Choisir : { $civ }
action-resource = { $resource }
action-swap = Échanger 1 de { $from } contre 1 de { $to }
action-send-soldiers = Faire rentrer { $n } soldats
action-send-warlord = Faire rentrer le chef de guerre avec { $n ->
    [one] 1 soldat
   *[other] { $n } soldats
 }
action-branch = { $effect }
action-keep-card = Garder { $card }
action-archive = Archiver { $card } ({ $slot })
action-activate = Activer { $card } ({ $slot })
action-reinforce = Conserver { $card } en place ({ $slot })
action-discarded = Choisir { $card } dans la défausse
action-again = Réutiliser { $card }
action-pick = Choisir { $card }
action-keep-token = Prendre le jeton : { $effect }
action-replay = Rejouer { $policy }
action-accept = Payer encore une fois
action-stop = C’est tout
action-automaton = L’Automate joue

### Les effets : les textes des cartes en sont faits

text-completed = à l’achèvement : { $effect }
text-acts = à chaque activation : { $effect }
text-policy = { $develop } ; tant qu’elle est la dernière : { $lasting }
effect-and = { $one } ; { $other }
effect-or = { $one } ou { $other }
effect-gain = recevez { $what }
effect-gain-any = { $n ->
    [one] recevez 1 ressource de base au choix
   *[other] recevez { $n } ressources de base au choix
 }
effect-any = { $n ->
    [one] 1 ressource de base
   *[other] { $n } ressources de base
 }
effect-any-of-choice = { $n ->
    [one] 1 ressource de base au choix
   *[other] { $n } ressources de base au choix
 }
effect-spend = { $n ->
    [one] payez { $cost } : { $then }
   *[other] jusqu’à { $n } fois, payez { $cost } : { $then }
 }
effect-if-generated = si vous avez généré au moins { $what } ce tour, { $then }
effect-if = si { $condition }, { $then }
effect-if-else = si { $condition }, { $then } ; sinon { $other }
effect-per = { $n ->
    [one] par { $count }, { $max } fois au plus : { $then }
   *[other] par lot de { $count }, { $max } fois au plus : { $then }
 }
effect-per-any = { $n ->
    [one] par { $count } : { $then }
   *[other] par lot de { $count } : { $then }
 }
effect-draw = { $n ->
    [one] piochez 1 carte
   *[other] piochez { $n } cartes
 }
effect-archive = { $n ->
    [one] vous pouvez archiver une carte { $from }
   *[other] vous pouvez archiver jusqu’à { $n } cartes { $from }
 }
effect-archive-then = { $n ->
    [one] vous pouvez archiver une carte { $from } ; dans ce cas, { $then }
   *[other] vous pouvez archiver jusqu’à { $n } cartes { $from } ; pour chacune, { $then }
 }
effect-reinforce = { $n ->
    [one] renforcez 1 carte
   *[other] renforcez { $n } cartes
 }
effect-activate = { $n ->
    [one] activez 1 carte de plus
   *[other] activez { $n } cartes de plus
 }
effect-reuse = { $n ->
    [one] réutilisez 1 carte active
   *[other] réutilisez { $n } cartes actives
 }
effect-gain-basic = gagnez un bâtiment de base qui coûte { $n } au plus
effect-gain-card = gagnez { $card } de la piste qui coûte { $n } au plus
a-building = un bâtiment
a-knowledge = une connaissance
a-wonder = une merveille
a-card = une carte
effect-times = { $effect }, { $n ->
    [2] deux fois
   *[other] { $n } fois
 }
effect-discount = { $next } { $n } de moins
next-building = { $uses ->
    [one] votre prochain bâtiment coûte
   *[other] vos { $uses } prochains bâtiments coûtent chacun
 }
next-basic = { $uses ->
    [one] votre prochain bâtiment de base coûte
   *[other] vos { $uses } prochains bâtiments de base coûtent chacun
 }
next-knowledge = { $uses ->
    [one] votre prochaine connaissance coûte
   *[other] vos { $uses } prochaines connaissances coûtent chacune
 }
next-wonder = { $uses ->
    [one] votre prochaine étape de merveille coûte
   *[other] vos { $uses } prochaines étapes de merveille coûtent chacune
 }
next-progress = { $uses ->
    [one] votre prochain progrès scientifique coûte
   *[other] vos { $uses } prochains progrès scientifiques coûtent chacun
 }
next-policy = { $uses ->
    [one] votre prochaine politique coûte
   *[other] vos { $uses } prochaines politiques coûtent chacune
 }
next-free_town = { $uses ->
    [one] votre prochaine ville libre coûte
   *[other] vos { $uses } prochaines villes libres coûtent chacune
 }
effect-move-units = { $n ->
    [one] déplacez 1 unité gratuitement
   *[other] déplacez { $n } unités gratuitement
 }
effect-move-explorers = { $n ->
    [one] 1 pas gratuit d’explorateur
   *[other] { $n } pas gratuits d’explorateurs
 }
effect-siege = { $n ->
    [one] votre prochaine conquête du tour demande 1 unité de moins
   *[other] votre prochaine conquête du tour demande { $n } unités de moins
 }
effect-military-vs = recevez { $n } de force militaire, seulement contre { $only }
effect-exchange = { $n ->
    [one] échangez 1 ressource de base contre une autre
   *[other] échangez jusqu’à { $n } ressources de base contre d’autres
 }
effect-boost = la carte posée dessus donne { $n } de plus de chaque ressource de base qu’elle fournit
effect-repeat-attached = utilisez une fois de plus la carte posée dessus
effect-outpost = posez un avant-poste gratuitement
effect-production-token = { $n ->
    [one] prenez 1 jeton production
   *[other] prenez { $n } jetons production
 }
effect-refresh = { $n ->
    [one] vous pouvez remplacer une carte de la piste
   *[other] vous pouvez remplacer jusqu’à { $n } cartes de la piste
 }
effect-recover = { $n ->
    [one] replacez 1 carte défaussée sur votre pioche
   *[other] replacez { $n } cartes défaussées sur votre pioche
 }
effect-each-opponent = { $n ->
    [one] chaque adversaire peut archiver 1 carte de sa propre cité ; pour chacun qui le fait, { $then }
   *[other] chaque adversaire peut archiver jusqu’à { $n } cartes de sa propre cité ; pour chacun qui le fait, { $then }
 }
if-conquered = { $n ->
    [one] vous avez conquis une province ce tour
   *[other] vous avez conquis au moins { $n } provinces ce tour
 }
if-warlord = votre chef de guerre a participé à une conquête ce tour
if-policies = { $n ->
    [one] vous avez une politique
   *[other] vous avez au moins { $n } politiques
 }
if-wonders = { $n ->
    [one] vous possédez une merveille
   *[other] vous possédez au moins { $n } merveilles
 }
if-attached = une carte est posée dessus
if-fewest = personne n’a moins de provinces
passive-trigger = { $limit ->
    [0] { $when }
    [one] une fois par tour, { $when }
   *[other] jusqu’à { $limit } fois par tour, { $when }
 }, { $then }
passive-trigger-foe = { $limit ->
    [0] { $when }
    [one] une fois par tour, { $when }
   *[other] jusqu’à { $limit } fois par tour, { $when }
 } ({ $foe }), { $then }
passive-action = en action, { $limit ->
    [one] une fois par tour
   *[other] { $limit } fois par tour
 } : { $then }
modifier-text-discount = { $on } : coût réduit de { $n }
modifier-text-soldiers = chaque soldat défend pour { $n } de plus
modifier-text-progress = le progrès scientifique coûte { $n } de moins
modifier-text-steps = chaque point de force militaire payé fait avancer un explorateur de { $n } pas
modifier-text-warlord = votre chef de guerre agit { $n } fois par tour
modifier-text-reinforce = { $n ->
    [one] conservez une carte à la fin de chaque tour
   *[other] conservez { $n } cartes à la fin de chaque tour
 }
modifier-text-town = le prix des villes libres baisse de { $n }

### Ce qui se passe

event-capital = { $who-me ->
    [yes] Vous vous installez en { $tile }.
   *[no] { $who } s’installe en { $tile }.
 }
event-civ = { $who-me ->
    [yes] Vous choisissez : { $civ }.
   *[no] { $who } choisit : { $civ }.
 }
event-turn = { $who-me ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
 }
event-round = La manche { $round } commence.
event-activated = { $who-me ->
    [yes] Vous activez la ligne { $row } et la colonne { $column }.
   *[no] { $who } active la ligne { $row } et la colonne { $column }.
 }
event-used = { $who-me ->
    [yes] Vous utilisez { $card } : { $effect }.
   *[no] { $who } utilise { $card }.
 }
event-used-again = { $who-me ->
    [yes] Vous réutilisez { $card }.
   *[no] { $who } réutilise { $card }.
 }
event-gained = { $who-me ->
    [yes] Vous recevez { $what }.
   *[no] { $who } reçoit { $what }.
 }
event-restricted = { $who-me ->
    [yes] Vous recevez { $n } de force militaire, seulement contre { $only }.
   *[no] { $who } reçoit { $n } de force militaire, seulement contre { $only }.
 }
event-paid = { $who-me ->
    [yes] Vous payez { $what }.
   *[no] { $who } paie { $what }.
 }
event-discount = { $who-me ->
    [yes] Vous paierez { $n } de moins ({ $on }).
   *[no] { $who } paiera { $n } de moins ({ $on }).
 }
event-siege = { $who-me ->
    [yes] Votre prochaine conquête demandera { $n ->
        [one] 1 unité de moins.
       *[other] { $n } unités de moins.
     }
   *[no] Pour { $who }, la prochaine conquête demandera { $n ->
        [one] 1 unité de moins.
       *[other] { $n } unités de moins.
     }
 }
event-may-reinforce = { $who-me ->
    [yes] À la fin du tour, vous pourrez conserver des cartes ({ $n }).
   *[no] À la fin du tour, { $who } pourra conserver des cartes ({ $n }).
 }
event-tokens = { $who-me ->
    [yes] Vous prenez { $n ->
        [one] 1 jeton production.
       *[other] { $n } jetons production.
     }
   *[no] { $who } prend { $n ->
        [one] 1 jeton production.
       *[other] { $n } jetons production.
     }
 }
event-token-used = { $who-me ->
    [yes] Vous utilisez un jeton production.
   *[no] { $who } utilise un jeton production.
 }
event-market-used = { $who-me ->
    [yes] Vous utilisez un jeton du { $market } : { $effect }.
   *[no] { $who } utilise un jeton du { $market }.
 }
event-acquired = { $who-me ->
    [yes] Vous acquérez { $card }, qui va sur votre pioche.
   *[no] { $who } acquiert { $card }.
 }
event-wonder-begun = { $who-me ->
    [yes] Vous commencez à construire { $card }.
   *[no] { $who } commence à construire { $card }.
 }
event-wonder-kept = { $who-me ->
    [yes] Vous gardez { $kept } ; { $lost } quitte la partie.
   *[no] { $who } garde { $kept } ; { $lost } quitte la partie.
 }
event-wonder-completed = { $who-me ->
    [yes] Vous achevez { $card } !
   *[no] { $who } achève { $card } !
 }
event-wonder-placed = { $card } : le jeton de la merveille est placé en { $tile }.
event-drew = { $who-me ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
 }
event-reshuffled = { $who-me ->
    [yes] Vous mélangez votre défausse, qui devient votre pioche.
   *[no] { $who } mélange sa défausse, qui devient sa pioche.
 }
event-archived = { $who-me ->
    [yes] Vous archivez { $card }.
   *[no] { $who } archive { $card }.
 }
event-recovered = { $who-me ->
    [yes] Vous replacez { $card } sur votre pioche.
   *[no] { $who } replace { $card } sur sa pioche.
 }
event-reinforced = { $who-me ->
    [yes] Vous conservez la carte en place ({ $slot }).
   *[no] { $who } conserve la carte en place ({ $slot }).
 }
event-dealt = { $who-me ->
    [yes] Vous placez dans votre cité : { $cards }.
   *[no] { $who } place dans sa cité : { $cards }.
 }
card-placed = { $card } ({ $slot })
event-second-knowledge = { $who-me ->
    [yes] Vous piochez une seconde connaissance : { $card }.
   *[no] { $who } pioche une seconde connaissance : { $card }.
 }
event-knowledge-kept = { $who-me ->
    [yes] Vous gardez { $kept } et défaussez { $lost }.
   *[no] { $who } garde { $kept } et défausse { $lost }.
 }
event-developed = { $who-me ->
    [yes] Vous développez une politique : { $policy }.
   *[no] { $who } développe une politique : { $policy }.
 }
event-replayed = { $who-me ->
    [yes] Vous rejouez { $policy }.
   *[no] { $who } rejoue { $policy }.
 }
event-conquest = { $who-me ->
    [yes] Vous attaquez { $tile } avec { $units ->
        [one] 1 unité
       *[other] { $units } unités
     }.
   *[no] { $who } attaque { $tile } avec { $units ->
        [one] 1 unité
       *[other] { $units } unités
     }.
 }
event-conquered = { $who-me ->
    [yes] Vous conquérez { $tile } ({ $foe }).
   *[no] { $who } conquiert { $tile } ({ $foe }).
 }
event-conquered-from = { $who-me ->
    [yes] Vous prenez { $tile } à { $loser }.
   *[no] { $loser-me ->
        [yes] { $who } vous prend { $tile } !
       *[no] { $who } prend { $tile } à { $loser }.
     }
 }
event-conquered-from-automaton = { $who-me ->
    [yes] Vous prenez { $tile } à l’Automate.
   *[no] { $who } prend { $tile } à l’Automate.
 }
event-token-turned = Le jeton est retourné ({ $token }) : { $one } ou { $other }.
event-warlord = { $who-me ->
    [yes] Votre chef de guerre { $warlord } : { $effect }.
   *[no] { $who } utilise l’effet de son chef de guerre, { $warlord }.
 }
event-moved = { $who-me ->
    [yes] Vous déplacez une unité de { $from } en { $to } ({ $unit }).
   *[no] { $who } déplace une unité de { $from } en { $to } ({ $unit }).
 }
event-outpost = { $who-me ->
    [yes] Vous posez un avant-poste en { $tile }.
   *[no] { $who } pose un avant-poste en { $tile }.
 }
event-explored = { $who-me ->
    [yes] Vous menez votre explorateur { $nth } en { $tile }.
   *[no] { $who } mène son explorateur { $nth } en { $tile }.
 }
event-production-taken = { $who-me ->
    [yes] Vous prenez le jeton production de { $tile }.
   *[no] { $who } prend le jeton production de { $tile }.
 }
event-market-opened = { $who-me ->
    [yes] Vous consultez les jetons du { $market }.
   *[no] { $who } consulte les jetons du { $market }.
 }
event-market-taken = { $who-me ->
    [yes] Vous prenez un jeton du { $market }.
   *[no] { $who } prend un jeton du { $market }.
 }
event-looked = Dans le { $market } se trouvent : { $tokens }.
event-kept = { $who-me ->
    [yes] Votre jeton : { $effect }.
   *[no] Jeton gardé par { $who } : { $effect }.
 }
event-track-discarded = { $card } quitte la piste.
event-track-filled = Nouveau sur la piste : { $cards }.
event-era = Une nouvelle ère commence : { $era }.
event-end-triggered = La dernière carte de développement est tirée : la manche se termine, puis chacun joue un dernier tour.
event-ended = La partie est finie.
tie-gold = l’or restant
tie-culture = la culture restante
event-solo-capital = L’Automate s’installe en { $tile }.
event-solo-civ = L’Automate joue : { $civ }.
event-solo-turn = C’est le tour de l’Automate.
event-solo-shuffled = La pioche de l’Automate est mélangée.
event-solo-revealed = L’Automate révèle une carte, « { $card } » : { $steps }.
event-solo-revealed-twice = L’Automate révèle une carte, « { $card } », et fait deux fois : { $steps }.
event-solo-passed-over = L’Automate révèle une carte, « { $card } », et passe à la suivante.
solo-paid = pour { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 }, { $deed }
solo-typed = si sa civilisation est { $kind }, { $deed }
event-solo-gold = L’Automate reçoit { $n ->
    [one] { $n } pièce d’or.
   *[other] { $n } pièces d’or.
 }
event-solo-paid = L’Automate paie { $n ->
    [one] { $n } pièce d’or.
   *[other] { $n } pièces d’or.
 }
event-solo-took = L’Automate prend { $card }.
event-solo-wonder-begun = L’Automate commence à construire { $card }.
event-solo-wonder-completed = L’Automate achève { $card }.
event-solo-policy = L’Automate développe une politique : { $policy }.
event-solo-conquered = L’Automate conquiert { $tile }.
event-solo-conquered-from = { $who-me ->
    [yes] L’Automate vous prend { $tile }.
   *[no] L’Automate prend { $tile } à { $who }.
 }
event-solo-explored = L’explorateur { $nth } de l’Automate va en { $tile }.
event-solo-production = L’Automate prend le jeton production de { $tile }.
event-solo-market = L’Automate prend un jeton du { $market } ({ $effect }).
event-solo-idle = C’est impossible pour l’Automate.

### Pourquoi non

no-over = La partie est finie.
no-not-your-turn = C’est à quelqu’un d’autre de décider.
no-finish-first = Finissez d’abord ce que vous avez commencé.
no-not-asked = Rien de tel n’est demandé maintenant.
no-activate-first = Activez d’abord votre cité : une ligne, puis une colonne.
no-active-already = Votre cité est déjà activée.
no-for-the-automaton = C’est la maison qui joue l’Automate.
no-must-answer = Ce choix ne peut pas être refusé.
no-such-line = Il y a trois lignes et trois colonnes.
no-such-branch = Ce choix n’existe pas.
no-capital = { $tile } n’est pas une capitale.
no-capital-taken = Cette capitale est déjà choisie.
no-such-civ = Cette civilisation n’existe pas.
no-civ-taken = Cette civilisation est déjà choisie.
no-feeds-itself = Une carte ne peut pas se réutiliser elle-même : choisissez-en une autre.
no-not-active = Cette carte n’est ni dans la ligne ni dans la colonne que vous avez activées.
no-not-idle = Il faut une carte de la cité qui ne soit pas active.
no-such-step = La carte n’a pas cet effet.
no-taken-already = Ce gain a été reçu à l’activation de la carte.
no-effect-used = Cet effet a déjà servi ce tour.
no-nothing-to-do = Cet effet ne peut rien donner maintenant.
no-not-enough = Cela coûte { $needed } ; vous avez { $have }.
no-not-enough-gold = Cela coûte { $needed } ; vous n’en avez pas, mais seulement { $have }.
no-not-enough-goldless = Cela coûte { $needed } ; vous avez { $have } et pas d’or.
no-not-enough-none = Cela coûte { $needed } ; vous n’en avez pas, et pas d’or non plus.
no-not-enough-culture = Cela coûte { $needed } de culture, que l’or ne remplace pas.
no-not-basic = Seules la production, la science et la force militaire conviennent ici.
no-empty-track-slot = La place { $nth } de la piste est vide.
no-such-pile = Cette pile n’existe pas.
no-pile-empty = Il n’en reste plus : { $card }.
no-construction = Vous n’avez pas de merveille en construction.
no-not-that-card = Cet effet ne donne pas cette carte.
no-wonder-there = { $tile } a déjà une merveille.
no-such-policy = Cette politique n’existe pas.
no-policy-developed = Cette politique est déjà développée.
no-not-to-replay = Cette politique n’est pas à rejouer maintenant.
no-policy-action = Votre dernière politique n’offre pas cette action.
no-capital-safe = Une capitale ne peut pas être attaquée.
no-province = Ce n’est pas une province.
no-own-province = Vous contrôlez déjà { $tile }.
no-not-adjacent = { $tile } ne touche aucune de vos tuiles.
no-not-enough-units = { $needed ->
    [one] Il faut 1 unité
   *[other] Il faut { $needed } unités
 } ; vous ne pouvez en envoyer que { $have }.
no-not-held = Vous ne contrôlez pas { $tile }.
no-unit-there = Aucune unité de ce genre n’est en { $tile }.
no-one-stays = Une unité ou un avant-poste doit rester en { $tile }.
no-not-joined = Aucun chemin de vos tuiles ne mène de { $tile } à la province attaquée.
no-isolated = { $tile } est coupée de votre capitale.
no-nowhere-to-go = Vous n’avez pas d’autre tuile où aller.
no-there-already = L’unité s’y trouve déjà.
no-not-in-price = Le prix de la ville ne comprend pas cette ressource : { $resource }.
no-outpost-needs = Un avant-poste remplace { $needed } unités ; il y en a { $have }.
no-outpost-in-capital = Un avant-poste ne se place jamais dans la capitale.
no-outpost-there = { $tile } a déjà un avant-poste.
no-outpost-left = Vous n’avez plus d’avant-poste en réserve.
no-such-explorer = Vous avez deux explorateurs.
no-other-explorer = Ces pas sont pour l’autre explorateur.
no-not-beside = { $tile } ne touche pas la tuile de cet explorateur.
no-explorer-used = Cet explorateur a déjà pris quelque chose ce tour.
no-nothing-to-take = Il n’y a rien à y prendre.
no-market-visited = Vous avez déjà un jeton de ce marché.
no-market-empty = Ce marché n’a plus de jeton.
no-such-token = Ce jeton ne s’y trouve pas.
no-token = Vous n’avez pas ce jeton.
no-token-used = Ce jeton a déjà servi.
no-nothing-to-draw = Votre pioche et votre défausse sont vides.
no-deck-empty = La pioche de développement est vide.
no-not-to-archive = On n’archive qu’une carte de la cité qui n’est pas active, et jamais une connaissance seule.
no-not-from-there = Cet effet n’archive pas les cartes qui se trouvent là.
no-not-discarded = Cette carte n’est pas dans votre défausse, ou ne peut pas être choisie.
no-not-to-reinforce = Seule une carte active de votre cité peut être conservée.
no-not-among-equals = L’Automate n’hésite pas sur cette tuile.

### La table en mots

sketch-setup = Avant la partie : on choisit capitales et civilisations.
sketch-round = Manche { $round } · { $turn } · pioche de développement : { $deck } cartes
sketch-end-near = Manche { $round } · { $turn } · la prochaine manche est la dernière
sketch-last-round = Dernière manche · { $turn }
turn-of = { $who-me ->
    [yes] à vous de jouer
   *[no] { $who } joue
 }
turn-of-automaton = tour de l’Automate
sketch-over = La partie est finie.
sketch-over-won = La partie est finie : vous avez battu l’Automate.
sketch-over-shared = La partie est finie : vous partagez la victoire avec l’Automate.
sketch-over-lost = La partie est finie : l’Automate a gagné.
sketch-legend = Chaque tuile : nom, valeur (^ capitale), joueur et soldats (w chef de guerre, o avant-poste), b barbares, t ville libre, ! merveille, * jeton production, M marché, ~~ mer ; dessous, e explorateurs
sketch-markets = Marchés : { $markets }
sketch-market = M{ $nth } { $market }
sketch-civilization = { $civ } : chef de guerre { $warlord } ({ $effect }) ; { $building } ; { $knowledge }
sketch-card = { $card } ({ $text })
sketch-own-warlord = Votre chef de guerre { $warlord }, envoyé conquérir : { $effect }
sketch-own-policy = Votre politique la plus récente, { $policy } : { $text }
sketch-own-city = Ce que font les cartes de votre cité :
sketch-own-card = {"  "}{ $text }
sketch-player = { $letter } { $who-me ->
    [yes] Vous
   *[no] { $who }
 } · { $civ } · { $points } { $points ->
    [one] point
   *[other] points
 } · connaissances { $knowledge }, merveilles { $wonders }, politiques { $policies }, provinces { $provinces } · or { $gold }, culture { $culture }, jetons production { $tokens }
sketch-automaton = { $letter } Automate · { $civ } · { $points } { $points ->
    [one] point
   *[other] points
 } · connaissances { $knowledge }, merveilles { $wonders }, politiques { $policies }, provinces { $provinces } · or { $gold }
sketch-pieces = {"  "}explorateurs : { $explorers } · avant-postes en réserve : { $outposts } · jetons marché : { $markets } · en construction : { $construction }
sketch-policies = {"  "}politiques, la plus récente en dernier : { $policies }
sketch-active = → { $card }
sketch-city = {"  "}ligne { $row } : { $one } | { $two } | { $three }
sketch-piles = {"  "}pioche : { $deck } · défausse : { $discard } · archivées : { $archived }
sketch-resources = Ressources de ce tour : { $what } · force militaire réservée : { $restricted }
sketch-track = Piste de développement :
sketch-track-card = {"  "}{ $nth }. { $card } ({ $kind }, { $cost }) : { $text }
slot = ligne { $row }, colonne { $column }
cost-production = { $n } de production
cost-science = { $n } de science
cost-wonder = { $one } puis { $two } de production
sketch-basics = Bâtiments de base : { $piles }
sketch-pile = { $card } ({ $left })
sketch-own-token = Votre jeton du { $market } : { $effect }
sketch-own-discard = Votre défausse : { $cards }

### Pourquoi un conseil préfère un choix

reason-deeds = Vous pourrez ensuite { $deeds }.
deed-conquer = conquérir { $tile }
deed-buy = acquérir « { $card } »
deed-begin = commencer « { $card } »
deed-complete = achever « { $card } »
deed-develop = développer « { $policy } »
reason-counted = Environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus pour vos { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }.
reason-counted-of = { $who } devrait avoir environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins pour ses { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }.
reason-lead = Vous prenez la tête pour les { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }, ce qui vaut { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-keeps-lead = Vous restez en tête pour les { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }, ce qui vaut { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-safer-lead = Votre avance pour les { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 } devient plus sûre.
reason-nearer = Vous vous rapprochez de la tête pour les { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }.
reason-lead-of = { $who } devrait perdre la première place pour les { $category ->
    [knowledge] connaissances
    [wonders] merveilles
    [policies] politiques
   *[provinces] provinces
 }.
reason-cards = Votre cité aura de meilleures cartes aux prochains tours.
reason-culture = Vous approchez de votre prochaine politique.
reason-tokens = Vous aurez un jeton de plus pour plus tard.
reason-gold = Il vous restera plus d’or pour la suite.
reason-begun = Une merveille commencée maintenant pourra être achevée plus tard.
reason-automaton = L’Automate devrait avoir environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins.

### Le nom des points

points-MTL-115 = L’or de l’Automate

### Règles : un message par règle de RULES.md, sous le même identifiant et dans le même ordre.

## Règles : matériel et mise en place

MTL-01 = Il y a cinq civilisations. Chacune a 15 cartes de cité (5 chantiers, 3 librairies, 3 forts, 1 forum, 1 mine, 1 bâtiment spécial et 1 connaissance), 5 politiques culturelles et 1 carte chef de guerre.
    .title = Cartes des civilisations
    .words = civilisation, civilisations
MTL-02 = La pioche de développement compte 15 cartes de l’ère classique (I), puis 12 de l’ère médiévale (II), puis 8 de l’ère moderne (III), chaque ère mélangée à part. L’ère I a 5 bâtiments, 5 connaissances et 5 merveilles ; l’ère II en a 4 de chaque sorte ; l’ère III a 4 connaissances et 4 merveilles. Les trois cartes de séparation quittent le jeu dès qu’elles apparaissent.
    .title = Pioche de développement
    .words = ère
MTL-03 = Les bâtiments de base forment trois piles, face visible : 10 ateliers, 10 laboratoires et 10 champs de tir.
    .title = Bâtiments de base
    .words = bâtiment de base, bâtiments de base
MTL-04 = Le plateau est fait de tuiles hexagonales : une capitale par joueur, des provinces et de la mer. Pour chaque nombre de joueurs, un plan fixe les tuiles et la place des barbares, des villes libres, des marchés et des jetons production.
    .title = Plateau
MTL-05 = Chaque marché reçoit autant de jetons qu’il y a de joueurs, tirés au sort parmi les siens et posés face cachée. Le plan dit où sont les marchés (dans l’ordre : forges, lettrés, armes, épices), la valeur des barbares et la place des villes libres ; le sort décide quel jeton barbare de cette valeur et quelle ville libre s’y trouvent.
    .title = Marchés et jetons tirés au sort
    .words = marché, marchés, marché des forges, marché des lettrés, marché des armes, marché aux épices
MTL-06 = Un jeton production est posé sur chaque tuile qui n’est ni une capitale, ni la mer, ni un marché.
    .title = Jetons production au départ
MTL-07 = Chacun commence avec 10 unités (1 chef de guerre et 9 soldats) et 2 explorateurs sur sa capitale, 2 avant-postes en réserve et 2 pièces d’or.
    .title = Départ de chaque joueur
MTL-08 = Vos 15 cartes sont mélangées et 9 places sont remplies, ligne par ligne depuis le coin en haut à gauche : c’est votre cité, de 3 lignes et 3 colonnes. Une connaissance piochée prend une place et reçoit aussitôt une seconde carte par-dessus, son effet restant visible. Le reste forme votre pioche de cité ; votre défausse est vide.
    .title = Cité au départ
    .words = cité, pioche
MTL-09 = Vos 5 politiques forment votre jeu de culture ; votre carte chef de guerre est posée face visible. Les cinq politiques d’une civilisation ne sont pas un secret : tout le monde peut les lire.
    .title = Jeu de culture et chef de guerre
MTL-10 = Le sort désigne le premier joueur. Les capitales se choisissent à partir du dernier joueur, dans le sens inverse des aiguilles d’une montre ; les civilisations aussi, toutes différentes, sauf si la table a choisi de les tirer au sort.
    .title = Choix des capitales et des civilisations
MTL-11 = Les 6 premières cartes de la pioche de développement forment la piste de développement : une rangée de 6 ou, à deux joueurs, deux rangées de 3.
    .title = Piste de développement
    .words = piste
MTL-12 = Si la table choisit un plateau tiré au sort, il garde les cases et les capitales du plan prévu pour ce nombre de joueurs : une ville libre et un marché par joueur, des barbares sur les autres provinces et un jeton production là où il n’y a pas de marché. Les terres sont d’un seul tenant, aucune capitale ne touche la mer ni une ville libre, et toutes ont autour d’elles les mêmes valeurs de barbares, 1 ou 2 seulement. La même graine redonne toujours le même plateau. Les valeurs des tuiles voisines des capitales sont aussi les mêmes, et aucun marché n’en est voisin.
    .title = Plateau tiré au sort

## Règles : ordre du jeu

MTL-15 = On joue dans le sens des aiguilles d’une montre à partir du premier joueur. Un tour a quatre temps : activer la cité, faire des actions, compléter la cité, compléter la piste de développement.
    .title = Déroulement d’un tour

## Règles : activer

MTL-20 = Au début de votre tour, choisissez une ligne et une colonne de votre cité, même si des places y sont vides. Leurs cartes (cinq emplacements si la cité est pleine) sont activées pour ce tour.
    .title = Une ligne et une colonne
    .words = activer, activez, active, activée, ligne, colonne, carte active, cartes actives
MTL-21 = Une place s’active tout entière : activer une connaissance active aussi la carte posée dessus.
    .title = Connaissance activée
    .words = posée dessus
MTL-22 = Les effets de vos cartes activées s’utilisent dans l’ordre de votre choix, chacun une fois par tour sauf indication contraire, et aucun n’est obligatoire. Les ressources simplement données sont reçues dès l’activation ; tout autre effet attend que vous l’utilisiez, en une seule fois. Un effet qui ne donnerait rien sur le moment n’est pas proposé. Un emplacement n’est activé qu’une fois par tour.
    .title = Effets des cartes
    .words = effet, effets
MTL-23 = Si un effet fait piocher alors que votre pioche de cité est vide, votre défausse est mélangée et devient la nouvelle pioche.
    .title = Piocher quand la pioche est vide
MTL-24 = Le recto d’un jeton barbare ou ville libre (valeur ou prix) est visible de tous. Son verso, avec les deux gains, reste caché jusqu’à la conquête.
    .title = Gains cachés des jetons

## Règles : ressources

MTL-25 = La production, la science et la force militaire sont les ressources de base. Elles se dépensent dans le tour où elles sont générées ; ce qui reste à la fin du tour est perdu.
    .title = Ressources de base
    .words = ressource de base, ressources de base, production, science, force militaire
MTL-26 = L’or et la culture se gardent d’un tour à l’autre. L’or remplace une à une n’importe quelles ressources de base, jamais la culture, qui paie les politiques. Un paiement prend d’abord la force militaire réservée à cet usage, puis la ressource demandée, puis l’or ; on ne vous interroge que si un coût vous laisse le choix.
    .title = Or, culture et paiements
    .words = or, culture
MTL-27 = Les jetons production et les jetons marché pris sur le plateau se gardent : utilisez-les pendant ce tour ou un tour suivant. Un jeton production donne 1 de production.
    .title = Jetons gardés
    .words = jeton production, jetons production
MTL-28 = La réserve de ressources ne s’épuise jamais : le nombre de pions ou de jetons de la boîte ne limite pas ce que vous pouvez générer.
    .title = Réserve sans limite

## Règles : termes

MTL-30 = Archiver : une carte qui n’a pas été activée ce tour quitte le jeu, sous votre carte chef de guerre, et ne rapportera rien ; la connaissance sous elle est défaussée. Si un effet archive une carte de votre cité pendant le tour d’un adversaire, vous complétez aussitôt sa place.
    .title = Archiver
    .words = archiver, archivez, archive
MTL-31 = Défausser : mettre une carte de votre cité dans votre propre défausse, qui n’est pas celle de la piste de développement.
    .title = Défausser
    .words = défausser, défaussez, défausse
MTL-32 = Gagner une carte : prendre la carte de développement ou le bâtiment de base indiqué sans payer son coût et le poser sur votre pioche de cité.
    .title = Gagner une carte
    .words = gagner, gagnez
MTL-33 = Générer : l’effet demande que des ressources aient été générées ce tour, d’où qu’elles viennent et même déjà dépensées ; il ne les consomme pas. L’or payé à la place d’une ressource de base ne la génère pas, et un jeton ne génère qu’au moment où il est utilisé.
    .title = Générer
    .words = généré
MTL-34 = Dépenser : pour obtenir l’effet, vous payez les ressources indiquées.
    .title = Dépenser
MTL-35 = Renforcer : à la fin du tour, une carte de votre cité activée pendant ce tour reste à sa place au lieu d’être défaussée. La connaissance sous elle est défaussée.
    .title = Renforcer
    .words = conserver, conservez, conserve, conservée, renforcez

## Règles : acquérir

MTL-40 = Faites autant d’actions que vos ressources le permettent, dans l’ordre de votre choix. Pendant votre tour, vous pouvez regarder votre propre défausse.
    .title = Autant d’actions que possible
MTL-41 = Un bâtiment, de base ou de la piste de développement, coûte de la production ; il va sur le dessus de votre pioche de cité. Quand une pile de bâtiments de base est vide, on ne peut plus en acquérir.
    .title = Acquérir un bâtiment
    .words = bâtiment, bâtiments
MTL-42 = Une connaissance de la piste de développement coûte de la science ; elle va sur le dessus de votre pioche de cité.
    .title = Acquérir une connaissance
    .words = connaissance, connaissances
MTL-43 = Une merveille se construit en deux étapes, chacune payée en entier, en production. La première la prend sur la piste de développement et la pose à côté de votre cité ; la seconde l’achève, le même tour ou plus tard.
    .title = Construire une merveille
    .words = merveille, merveilles
MTL-44 = Quand une merveille est achevée, vous recevez d’abord son effet d’acquisition, puis sa carte va sur le dessus de votre pioche de cité, puis vous posez son jeton sur une tuile que vous contrôlez, capitale comprise. Une tuile ne porte qu’un seul jeton merveille.
    .title = Achever une merveille
    .words = achever, achevez, achève, achèvement, jeton merveille
MTL-45 = Une merveille gagnée grâce à une autre carte est achevée aussitôt : elle donne aussi son effet d’acquisition.
    .title = Merveille gagnée
MTL-46 = Vous ne pouvez avoir qu’une merveille en construction. Si vous en commencez une autre, payez sa première étape, puis gardez l’une des deux : l’autre quitte le jeu, sans remboursement. Une merveille gagnée est achevée d’emblée et ne compte pas.
    .title = Une seule merveille en construction
    .words = merveille en construction, merveille peut être en construction
MTL-47 = Si aucune de vos tuiles ne peut recevoir le jeton d’une merveille, il reste de côté ; la carte n’y perd rien.
    .title = Aucune place pour le jeton

## Règles : politiques

MTL-50 = Développez une politique de votre choix, prise dans votre jeu de culture. La première coûte 1 de culture, la deuxième 2, et ainsi de suite.
    .title = Développer une politique
    .words = politique, politiques, développer, développez, développe
MTL-51 = La politique est posée face visible et son effet d’acquisition est joué aussitôt. Puis ceux de toutes vos politiques précédentes sont joués de nouveau, dans l’ordre de votre choix ; le nouvel effet permanent vaut déjà pendant ce temps.
    .title = Effets d’acquisition rejoués
    .words = rejouer, rejouez, rejoue
MTL-52 = L’effet permanent d’une politique vaut jusqu’à ce que la suivante la recouvre : seul celui de la plus récente est actif. S’il propose une action, vous pouvez l’utiliser tant qu’une de ses parties ferait quelque chose ; les autres sont passées.
    .title = Effet permanent
    .words = effet permanent

## Règles : conquérir

MTL-60 = Vous pouvez conquérir une province voisine d’une tuile que vous contrôlez. Chaque point de force militaire y fait entrer une unité.
    .title = Conquérir une province
    .words = conquérir, conquérez, conquiert, conquis, conquête, province, provinces
MTL-61 = Le nombre d’unités qui entrent est exactement le coût de conquête, et au moins une ; chacune coûte 1 de force militaire, quelle que soit la distance. Elles viennent de votre capitale ou de vos provinces reliées à la cible, directement ou à travers d’autres de vos provinces.
    .title = Unités d’une conquête
    .words = unité, unités, attaquez, attaque
MTL-62 = Une unité peut bouger plusieurs fois dans le même tour si vous payez chaque mouvement.
    .title = Bouger plusieurs fois
MTL-63 = Il doit toujours rester au moins une unité ou un avant-poste dans chacune de vos provinces. Seule votre capitale peut rester vide.
    .title = Ne pas vider une province
MTL-64 = Vous contrôlez une province si vous y avez au moins une unité ou un avant-poste ; vous contrôlez toujours votre capitale, même vide. Un groupe de vos tuiles est isolé quand aucun chemin de tuiles que vous contrôlez ne le relie à votre capitale.
    .title = Contrôle et isolement
    .words = contrôlez, contrôle, capitale, isolée
MTL-65 = Une capitale ne peut pas être attaquée.
    .title = Capitales à l’abri
MTL-66 = Une province isolée ne fournit d’unités à une attaque que si elle touche elle-même la province attaquée, ou si elle est reliée à une autre de vos provinces qui touche la province attaquée.
    .title = Attaquer depuis une province isolée
MTL-67 = Barbares : le coût de conquête est la valeur de la tuile plus celle du jeton ; par exemple, 3 unités pour un jeton de valeur 2 sur une tuile de valeur 1. Prenez le jeton, choisissez aussitôt l’un de ses deux gains et gardez le jeton face visible ; les ressources de base ainsi reçues sont perdues si elles ne servent pas ce tour.
    .title = Conquérir des barbares
MTL-68 = Ville libre : faites entrer autant d’unités que la valeur de la tuile, au moins une, et payez en plus les ressources indiquées ; par exemple, 1 de force militaire et 2 de science pour un prix de 2 de science sur une tuile de valeur 1. Choisissez aussitôt l’un des deux gains du jeton et gardez le jeton.
    .title = Conquérir une ville libre
    .words = ville libre, villes libres
MTL-69 = Province ennemie : le coût de conquête est la valeur de la tuile plus sa défense, soit 1 par soldat, 2 pour un chef de guerre, 3 pour un avant-poste et 2 pour une merveille ; par exemple, 7 pour une tuile de valeur 2 avec 3 soldats et le chef de guerre. Les unités battues rentrent dans leur capitale, l’avant-poste retourne en réserve.
    .title = Conquérir une province ennemie
    .words = province ennemie, soldat
MTL-70 = Le jeton d’une merveille reste sur la tuile conquise et défend qui la contrôle. La carte et ses points restent à qui a construit la merveille.
    .title = Merveille sur une tuile conquise
MTL-71 = Le chef de guerre compte 1 en attaque et 2 en défense. Si vous conquérez avec lui, seul ou avec des soldats, vous utilisez sa carte, une fois par tour, après la conquête.
    .title = Chef de guerre
    .words = chef de guerre
MTL-72 = Après une conquête viennent d’abord le gain du jeton, puis l’effet du chef de guerre, puis les autres effets déclenchés. Les effets qu’une politique déclenche ne valent que pendant le tour de son propriétaire ; ceux du début du tour viennent avant l’activation. Plusieurs effets déclenchés ensemble suivent l’ordre de la politique.
    .title = Ordre des effets déclenchés

## Règles : manœuvrer, fortifier, explorer, progresser

MTL-75 = Manœuvre : pour 1 de force militaire, une unité va dans n’importe laquelle de vos provinces, ou dans votre capitale, reliée à l’endroit où elle se trouve. Elle ne va jamais dans une province isolée, et la province qu’elle quitte ne doit pas rester vide.
    .title = Manœuvre militaire
MTL-76 = Les unités déplacées par une carte ou un jeton ne vont que dans des provinces que vous contrôlez déjà, ou dans votre capitale, comme pour une manœuvre : elles ne peuvent rien conquérir.
    .title = Déplacements gratuits
MTL-77 = À tout moment de votre tour et gratuitement, remplacez trois de vos unités d’une province, même isolée, par un avant-poste ; elles rentrent dans votre capitale. Vous en avez deux au plus en jeu, un seul par province, et un avant-poste ne bouge jamais. Perdu avec sa province, il revient en réserve et peut être construit de nouveau. Si le chef de guerre s’y trouve avec au moins trois soldats, vous choisissez s’il est l’une des trois.
    .title = Construire un avant-poste
    .words = avant-poste
MTL-80 = Explorateur : pour 1 de force militaire, un explorateur avance sur une tuile voisine, peu importe qui la contrôle ; il fait autant de pas que vous en payez. Les explorateurs peuvent traverser la mer ; les unités n’y entrent jamais.
    .title = Bouger un explorateur
    .words = explorateur, explorateurs
MTL-81 = Une fois par tour, en arrivant ou là où il se tient, chaque explorateur peut prendre le jeton production de la tuile, ou un jeton de son marché. Au marché, vous regardez les jetons présents et en prenez un ; les autres restent face cachée. Il peut le faire entre deux pas gratuits d’un effet.
    .title = Prendre un jeton
MTL-82 = Vous ne pouvez avoir qu’un seul jeton de chaque marché. Un jeton utilisé est retourné et gardé ; vous seul pouvez regarder les vôtres. L’utiliser le montre à tous.
    .title = Un jeton par marché
    .words = jeton du marché, jeton de ce marché
MTL-83 = Un explorateur n’est pas une unité : il ne conquiert et ne contrôle rien.
    .title = Les explorateurs ne combattent pas
MTL-85 = Progrès scientifique : pour 2 de science, piochez la carte du dessus de votre pioche de cité, aussi souvent que vous pouvez payer. Elle est activée comme dans la cité, sans en faire partie pour les autres effets, et elle est défaussée à la fin du tour ; de même pour les cartes piochées par un effet. Une connaissance ainsi piochée agit sans carte posée dessus.
    .title = Progrès scientifique
    .words = progrès scientifique

## Règles : effets

MTL-120 = Un effet qui permet de réutiliser une carte ne sert qu’une fois par tour, même si sa propre carte est utilisée de nouveau, et jamais pour cette carte-là : aucune carte ne peut s’alimenter elle-même.
    .title = Réutiliser une carte
    .words = réutiliser, réutilisez, réutilise
MTL-121 = Un effet à condition regarde, au moment où vous l’utilisez, si elle est remplie : si oui, il donne son premier résultat, sinon le second. S’il n’a pas de second résultat, vous ne pouvez l’utiliser que tant que la condition est remplie. À égalité, vous comptez parmi ceux qui ont le moins de provinces ; une connaissance piochée compte comme activée.
    .title = Effet à condition
MTL-122 = Les effets permanents changent un nombre : un coût (acquisition, politique ou progrès scientifique) baissé, une défense plus forte pour chaque soldat, plusieurs pas d’explorateur par point de force militaire payé, plusieurs usages du chef de guerre par tour, des cartes renforcées à la fin de chaque tour. Si le prix d’une ville libre baisse, vous choisissez les ressources que vous ne payez pas. Les pas supplémentaires sont ceux du même explorateur, tout de suite.
    .title = Effets permanents des politiques
MTL-123 = Les réductions valables ce tour s’ajoutent et servent toutes ensemble : au prochain paiement de leur sorte (une étape de merveille en est un) ou, pour les unités en moins, à la prochaine conquête. Un échange génère ce qu’il donne, mais la force militaire réservée ne s’échange pas ; on peut réutiliser une carte piochée ; une connaissance ne s’archive jamais seule. Un jeton marché utilisé compte comme possédé, et une carte gagnée comme acquise pour les effets déclenchés. Une réduction sur les bâtiments vaut aussi pour les bâtiments de base ; une carte reprise dans la défausse est montrée à tous.
    .title = Précisions sur les effets
MTL-124 = Un effet qui remplace des cartes de la piste de développement les remplace aussitôt, à la même place ; il ne peut rien si la pioche de développement est vide. Les places des cartes acquises restent vides jusqu’à la fin du tour.
    .title = Remplacer des cartes de la piste
MTL-125 = Quand on compare le coût des cartes, celui d’une merveille est la somme de ses deux étapes.
    .title = Coût d’une merveille

## Règles : compléter

MTL-90 = À la fin du tour, toutes les cartes activées vont dans votre défausse, sauf celles que vous renforcez. Puis les places vides sont remplies une à une, ligne par ligne depuis le coin en haut à gauche.
    .title = Compléter la cité
MTL-91 = Une connaissance piochée prend une place, puis une seconde carte est posée dessus. Si c’est encore une connaissance, gardez l’une des deux et défaussez l’autre, jusqu’à ce que vienne une autre sorte de carte. Si ni la pioche de cité ni la défausse n’en contiennent, on ne pioche rien : la connaissance reste seule, et sa place n’est pas vide.
    .title = Connaissance piochée
    .words = seconde connaissance, deux connaissances
MTL-95 = À trois ou quatre joueurs, si vous avez acquis au moins une carte de la piste de développement, les autres glissent vers la droite et de nouvelles entrent par la gauche jusqu’à 6. Sinon, la carte la plus à droite est défaussée, les autres glissent et une nouvelle entre par la gauche. Ce n’est jamais fait pendant le tour.
    .title = Compléter la piste
MTL-96 = À deux joueurs, chaque rangée de 3 est traitée à part. Si vous y avez acquis une carte, elle glisse et se complète ; sinon, sa carte la plus à droite est défaussée et une nouvelle entre.
    .title = Compléter la piste à deux joueurs
MTL-97 = Votre défausse n’est mélangée en une nouvelle pioche de cité que si la pioche est vide et qu’il faut piocher. Si les deux sont vides, des places restent vides.
    .title = Mélanger la défausse
    .words = mélangée
MTL-98 = Pour la piste de développement, une carte gagnée compte comme acquise, un bâtiment de base non. Dès que la pioche de développement est vide, on ne défausse plus rien de la piste.
    .title = Ce qui compte pour la piste

## Règles : fin

MTL-100 = La fin se déclenche quand la dernière carte de la pioche de développement est tirée à la fin d’un tour. On joue jusqu’au joueur assis à droite du premier joueur, puis chacun fait un dernier tour : tous auront joué autant de tours. Si le dernier joueur d’une manche la déclenche, il ne reste que ce dernier tour.
    .title = Fin de la partie
    .words = dernier tour, partie est finie
MTL-101 = À la fin, chaque connaissance vaut 1 point, chaque merveille 2, chaque politique développée 2, chaque province contrôlée 1. Vos cartes comptent dans la cité, la pioche de cité et la défausse. Les cartes archivées, une merveille inachevée et la capitale ne rapportent rien.
    .title = Points des cartes et des provinces
MTL-102 = Domination : dans chacune des quatre catégories (connaissances, merveilles, politiques, provinces), qui en a le plus reçoit 3 points de plus. En cas d’égalité, chacun en reçoit 3 ; avec zéro, personne.
    .title = Domination
MTL-103 = Le plus grand nombre de points gagne ; à égalité, le plus d’or, puis le plus de culture. Si l’égalité demeure, la victoire est partagée. En solo, l’Automate est classé comme un joueur : s’il vous devance, vous avez perdu.
    .title = Victoire

## Règles : en solo

MTL-110 = En solo, on joue contre l’Automate sur un plateau pour deux, avec une civilisation pour lui et une pour vous. La piste de développement est celle d’une partie à deux.
    .title = Jouer en solo
MTL-111 = L’Automate joue en premier, puis vous jouez tour à tour.
    .title = L’Automate commence
MTL-112 = À son tour, l’Automate révèle la première carte de sa pioche et en fait les actions possibles dans l’ordre ; certaines sont réservées à certaines civilisations. Sa pioche réunit les 15 cartes d’action et la carte de sa civilisation, toutes mélangées de nouveau quand elle est épuisée, sauf une carte encore en cours. À égalité entre des cartes, il prend la plus éloignée de la pioche de développement, puis suit un ordre fixe ; entre des provinces, il prend celle dont la tuile a la plus petite valeur, puis c’est vous qui choisissez. Une action impossible n’est pas payée.
    .title = Tour de l’Automate
    .words = Automate
MTL-113 = Les cartes que prend l’Automate sont posées devant lui, face visible. Les jetons barbare, ville libre et marché qu’il prend sont défaussés. Ils ne comptent pour personne.
    .title = Ce que prend l’Automate
MTL-114 = L’Automate marque des points comme un joueur, pour ses cartes et ses provinces, domination comprise.
    .title = Points de l’Automate
MTL-115 = La table choisit la règle de l’Automate. Avec celle du livret, par défaut, il joue une carte par tour et ses jetons sont défaussés. Avec celle de l’édition imprimée, il est bien plus fort : il en joue deux, ses jetons deviennent de l’or, une action impossible et gratuite lui donne 2 pièces d’or, et il marque à la fin 1 point par tranche de 3 pièces d’or.
    .title = Deux règles pour l’Automate
MTL-116 = Les explorateurs de l’Automate vont vers les marchés qu’il n’a pas visités (un marché vide compte comme visité), puis vers les jetons production ; sans rien à prendre, l’action est impossible. Avec la règle du livret, il commence avec 2 pièces d’or et ses jetons production sont défaussés. S’il doit conquérir trois provinces, elles sont choisies avant la première conquête ; s’il n’a plus de politique à développer, l’or prévu lui est donné quand même. Entre des marchés aussi proches, ils passent par un jeton production s’ils le peuvent, puis c’est vous qui choisissez. Ils prennent ce qui se trouve sur chaque tuile où ils entrent.
    .title = Précisions sur l’Automate
