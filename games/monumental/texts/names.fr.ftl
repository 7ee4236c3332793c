# Monumental : le nom de chaque chose, par sorte et par clé de content/.

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
card_kind-basic = bâtiment de base
card_kind-knowledge = connaissance
card_kind-wonder = merveille
card_kind-policy = politique
card_kind-warlord = chef de guerre
card_kind-separator = carte de séparation
card_kind-any = carte de n’importe quelle sorte

## Noms : ressources

resource-production = production
resource-science = science
resource-military = force militaire
resource-gold = or
resource-culture = culture
resource-any = ressource de base au choix

## Noms : pièces

piece-unit = unité
piece-soldier = soldat
piece-warlord = chef de guerre
piece-explorer = explorateur
piece-outpost = avant-poste
piece-wonder = jeton merveille

## Noms : le plateau

map-2p = Deux rivages
map-3p = Mer intérieure
map-4p = Quatre coins
map-random = plateau tiré au sort
terrain-plains = plaine
terrain-forest = forêt
terrain-desert = désert
terrain-hills = collines
terrain-swamp = marais
terrain-mountain = montagne
terrain-volcano = volcan
terrain-sea = mer
province_kind-any = province
province_kind-barbarian = province barbare
province_kind-free_town = ville libre
province_kind-enemy = province ennemie
province_kind-own = province à vous
province_kind-empty = province que personne ne contrôle
province_kind-coastal = province côtière
province_kind-isolated = province isolée
province_kind-capital = capitale
province_kind-sea = mer

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
token_kind-wonder = jeton merveille
token_kind-gold = jeton or
token_kind-culture = jeton culture
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
automaton_action-policy_gold = développer une politique sans la payer, puis recevoir 2 or par politique développée
automaton_action-explore1 = faire avancer ses deux explorateurs de 1 pas et prendre des jetons
automaton_action-explore2 = faire avancer ses deux explorateurs de 2 pas et prendre des jetons
automaton_action-explore3 = faire avancer ses deux explorateurs de 3 pas et prendre des jetons
automaton_action-gold3 = recevoir 3 or
automaton_action-conquer_low = conquérir la province voisine au coût le plus bas
automaton_action-conquer_high = conquérir la province voisine au coût le plus haut
automaton_action-conquer3_high = conquérir les trois provinces voisines aux coûts les plus hauts
automaton_action-shuffle = mélanger sa défausse et cette carte dans sa pioche
automaton_action-draw = révéler et jouer une carte de plus
automaton_action-coastal_gold = recevoir 1 or par province côtière
automaton_action-until_tech = révéler des cartes jusqu’à une carte à action technologique, et la jouer
automaton_action-twice_common = révéler une carte et jouer deux fois ses actions ouvertes à toutes les civilisations
automaton_action-any_special = révéler une carte et jouer ses actions réservées, quelle que soit la civilisation ; si elle n’en a pas, révéler la suivante
automaton_action-japan_choice = avec moins de provinces que son adversaire, conquérir la province voisine au coût le plus bas ; sinon, avec moins de politiques, en développer une ; sinon, révéler et jouer une carte de plus
automaton_procedure-rulebook = règle du livret
automaton_procedure-full = règle de l’édition imprimée

## Noms : le vocabulaire des effets

op-gain = recevoir
op-gain_any = recevoir au choix
op-choose = choisir
op-spend = dépenser
op-if_generated = générer
op-if = condition
op-per = compter
op-draw = piocher
op-archive = archiver
op-reinforce = renforcer
op-activate = activer
op-reuse = réutiliser
op-gain_card = gagner une carte
op-discount = réduction
op-move_units = déplacer des unités
op-move_explorers = déplacer des explorateurs
op-siege = unités en moins
op-military_vs = force militaire réservée
op-exchange = échanger
op-boost = amplifier
op-repeat_attached = jouer deux fois la carte posée dessus
op-outpost = poser un avant-poste
op-production_token = prendre un jeton production
op-refresh_display = remplacer des cartes de la piste
op-recover = récupérer une carte défaussée
op-each_opponent = chaque adversaire
trigger-turn_start = au début du tour
trigger-conquer = à une conquête
trigger-acquire_building = à l’acquisition d’un bâtiment
trigger-acquire_knowledge = à l’acquisition d’une connaissance
trigger-complete_wonder = à l’achèvement d’une merveille
trigger-progress = à un progrès scientifique
trigger-explorer_take = quand un explorateur prend un jeton
trigger-archive = à l’archivage d’une carte
modifier-discount = coût réduit
modifier-soldier_defense = défense des soldats
modifier-progress_cost = coût du progrès scientifique
modifier-explorer_stride = pas d’explorateur par force militaire
modifier-warlord_limit = usages du chef de guerre par tour
modifier-reinforce = cartes renforcées à la fin de chaque tour
modifier-conquest_discount = prix des villes libres
count-provinces = provinces contrôlées
count-coastal_provinces = provinces côtières contrôlées
count-wonders_owned = merveilles possédées
count-policies = politiques développées
count-knowledge_in_city = connaissances dans la cité
count-activated_knowledge = connaissances activées
count-archived = cartes archivées
count-explorers_abroad = explorateurs hors de la capitale
count-market_tokens = jetons marché
count-barbarian_tokens = jetons barbare
count-free_town_tokens = jetons ville libre
count-conquered_this_turn = provinces conquises ce tour
count-outposts = avant-postes en jeu
condition-conquered_this_turn = provinces conquises ce tour
condition-warlord_attacked = conquête avec le chef de guerre ce tour
condition-has_policies = politiques développées
condition-owns_wonders = merveilles possédées
condition-has_attached = carte posée sur la connaissance
condition-fewest_provinces = le moins de provinces
discount-building = bâtiments
discount-basic = bâtiments de base
discount-knowledge = connaissances
discount-wonder = merveilles
discount-progress = progrès scientifique
discount-policy = politiques
discount-free_town = villes libres
against-barbarian = les barbares
against-free_town = les villes libres
against-enemy = les provinces ennemies
from-city = votre cité
from-discard = votre défausse
from-city_or_discard = votre cité ou votre défausse
from-basic = les bâtiments de base
from-display = la piste de développement

## Noms : le décompte

score-knowledge = connaissances
score-wonder = merveilles
score-policy = politiques
score-province = provinces
score-domination = domination
score-gold = or de l’Automate
