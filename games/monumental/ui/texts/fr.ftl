# Le plateau de Monumental, ses propres mots.

board-you = Vous
board-city = Cité
board-map = Carte
board-track = Piste
board-desks = Parties du plateau
board-lit = { $n ->
    [one] 1 action possible
   *[other] { $n } actions possibles
 }
board-player = Joueur { $n }
board-look = Voir de près : { $name }
board-back-to-mine = Revenir à ma cité
board-look-at-city = Voir la cité
board-under = Dessous : { $name }
board-close = Fermer
board-and = { $others } et { $last }
board-row = Ligne { $n }
board-column = Colonne { $n }
board-crossing = Ligne { $row } et colonne { $column } ensemble
board-empty-place = place vide
board-basics = Bâtiments de base
board-pile = reste { $n }
board-deck-left = { $n ->
    [0] pioche vide
    [one] 1 carte à venir
   *[other] { $n } cartes à venir
 }
board-deck = Votre pioche ({ $n })
board-deck-of-other = Pioche ({ $n })
board-discard = Défausse ({ $n })
board-from-discard = Dans votre défausse
board-drawn = Cartes piochées ce tour
board-construction = En construction
board-construction-of = En construction : { $name }
board-labelled = { $name } : { $text }
board-no-construction = Aucune merveille en cours
board-policies = Politiques
board-developed = développée
board-tokens = { $n ->
    [one] 1 jeton production
   *[other] { $n } jetons production
 }
board-all = Tous
board-all-tokens = Utiliser les { $n } jetons production
board-hidden = caché
board-leads = en tête
board-lost = perdu : { $what }
board-lost-resources = { $n ->
    [one] 1 ressource
   *[other] { $n } ressources
 }
board-lost-effects = { $n ->
    [one] 1 effet
   *[other] { $n } effets
 }
board-automaton-cards = Ses cartes : { $names }
board-automaton-idle = impossible
board-automaton-plays = L’Automate joue.
board-automaton-twice = Ses lignes ouvertes à toutes les civilisations sont jouées deux fois.
board-automaton-passed = Carte passée : aucune de ses lignes n’est jouée.
board-next = Étape suivante
board-skip = Passer
board-tile-value = valeur { $n }
board-soldiers = { $n ->
    [one] 1 soldat
   *[other] { $n } soldats
 }
board-explorer-of = explorateur ({ $who })
board-attack = Attaque de { $tile } : { $sent } sur { $all }
board-steps = L’explorateur { $explorer } y va en { $steps } pas
board-free-steps = { $steps ->
    [one] L’explorateur { $explorer } y va
   *[other] L’explorateur { $explorer } y va en { $steps } pas
 } ({ $effect })
board-with-tokens = { $n ->
    [one] Avec 1 jeton de production
   *[other] Avec { $n } jetons de production
 } : { $cost }
board-pay = Payer { $amount }
board-pay-otherwise = Payer autrement
board-takes = l’explorateur y prend le jeton production
board-visits = l’explorateur y consulte le marché
board-send = Envoyer { $units }
board-send-soldiers = { $n ->
    [one] 1 soldat
   *[other] { $n } soldats
 } de { $from }
board-send-warlord = le chef de guerre
board-conquer-with = { $conquest } ({ $units })
board-conquer-otherwise = { $conquest } (avec d’autres unités)
board-siege = Conquérir { $tile } : { $cost } ({ $effect })
board-cost = coûte { $amount }
board-cost-by = { $total } ({ $parts })
board-cost-part = { $of } { $n }
board-cost-terrain = terrain
board-cost-barbarians = barbares
board-cost-soldiers = soldats
board-cost-warlord = chef de guerre
board-cost-outpost = avant-poste
board-cost-wonder = merveille
board-cost-siege = siège −{ $n }
board-cost-waived = remise de { $n } sur le prix de la ville
board-cost-gold = dont { $n } en or
board-bare = Cacher les pièces sur la carte
board-keep-use = { $keep }, et l’utiliser aussitôt
board-use-now = aussitôt
board-deeds = Ce que la carte éclaire
board-deed-all = Tout
board-deed-conquer = Conquérir
board-deed-commit = Envoyer
board-deed-lead = Déplacer
board-deed-first = Explorateur 1
board-deed-second = Explorateur 2
board-deed-outpost = Avant-poste
board-deed-target = Choisir

## Le jeu en une minute

overview-aim = Le but : avoir le plus de points quand la pioche de développement est vide. Il y a quatre façons d’en gagner.
overview-1 = À chaque tour, une ligne et une colonne de votre cité agissent : elles donnent production, science et force militaire.
overview-2 = Dépensez-les pour acquérir des bâtiments, des connaissances et des merveilles : votre cité devient plus forte.
overview-3 = La force militaire conquiert des provinces et fait marcher vos explorateurs.
overview-4 = À la fin : connaissances et provinces 1 point, merveilles et politiques 2 points ; et 3 de plus pour qui domine l’une des quatre.
chapter-settle = S’installer
chapter-first = Un premier tour
chapter-other = Le tour de l’adversaire
chapter-second = Un tour plus fort

## La première partie

lesson-capital = Bienvenue ! Deux civilisations se partagent cette carte. Votre adversaire s’installe en bas et choisit le Danemark ; la capitale du haut est à vous.
lesson-civilization = Prenez l’Égypte : elle bâtit les merveilles à moindre prix. Chaque civilisation a son bâtiment, sa connaissance et son chef de guerre.
lesson-row = Voici votre cité : neuf cartes. À chaque tour, une ligne et une colonne agissent. Choisissez la première ligne : elle donne 2 de production et 1 de force militaire.
lesson-column = Puis une colonne. La première ajoute une mine, et un fort posé sur une connaissance. Ce qui n’agit pas aujourd’hui sera encore là demain.
lesson-mine = Vos ressources sont en haut. Les effets qui attendent sont éclairés sur les cartes : la mine donne 1 pièce d’or, puisque vous avez généré 2 de production. L’or se garde et remplace les autres ressources.
lesson-knowledge = Les hiéroglyphes utilisent une fois de plus la carte posée dessus. Touchez-les : le fort donne encore 1 de force militaire.
lesson-conquer = Passons à la carte{ $phone ->
    [yes] {" "}(touchez « Carte »)
   *[no] {""}
 }. Touchez b3, une plaine tenue par des barbares de valeur 1 : une seule unité suffit. Envoyez votre chef de guerre : une conquête avec lui vous donne 1 de production.
lesson-send = À côté de la province, choisissez qui part : envoyez votre chef de guerre.
lesson-reward = La province est à vous : 1 point à la fin. Le jeton retourné offre un gain au choix ; prenez 2 de production, nous allons bâtir.
lesson-wonder = Sur la piste{ $phone ->
    [yes] {" "}(touchez « Piste »)
   *[no] {""}
 }, une merveille se construit en deux étapes. Touchez Stonehenge pour payer la première, 3 de production.
lesson-complete = Elle attend près de votre cité{ $phone ->
    [yes] {" "}(touchez « Cité »)
   *[no] {""}
 }. Achevez-la tout de suite : 4 de production, dont 2 payés en or. Une merveille vaut 2 points.
lesson-place = Son achèvement vous donne 1 de culture. Posez maintenant son jeton en b3 : une merveille défend la province où elle se dresse.
lesson-policy = La culture paie les politiques, 2 points chacune. Développez « Royauté divine » : 3 de production tout de suite, et des merveilles moins chères ensuite.
lesson-basic = Avec cette production, acquérez un atelier. Il va sur votre pioche, et donc très vite dans votre cité.
lesson-explore = Il vous reste de la force militaire. Elle fait aussi marcher vos explorateurs : envoyez le premier en b3.
lesson-take = Un explorateur prend ce qui se trouve sur sa tuile, une fois par tour : ici, un jeton production, à garder.
lesson-end = Les ressources de base qui restent sont perdues ; l’or, la culture et les jetons se gardent. Finissez votre tour.
lesson-other = Vos cinq cartes actives sont défaussées, et la pioche comble les vides : voici déjà l’atelier et Stonehenge. C’est au Danemark d’activer sa cité.
lesson-other-conquers = Il conquiert lui aussi une plaine, juste à côté de sa capitale, et choisit l’or.
lesson-other-ends = Il acquiert un champ de tir et finit son tour. La piste avance : les cartes de droite s’en vont si personne ne les prend.
lesson-again = À vous. La première ligne est devenue forte : 2 de production, 1 de force militaire, et Stonehenge.
lesson-second-column = Avec la deuxième colonne, l’obélisque agit aussi.
lesson-stonehenge = Stonehenge laisse le choix entre deux effets. Prenez 3 de science : il y a une connaissance à acquérir.
lesson-branch = Prenez 3 de science.
lesson-writing = L’écriture coûte 3 de science. Une connaissance vaut 1 point, et se glisse sous une autre carte de votre cité.
lesson-obelisk = Touchez l’obélisque : le prochain paiement d’une merveille baisse encore de 1.
lesson-gardens = Les jardins suspendus ne coûtent plus que 2 de production pour la première étape. Commencez-les.
lesson-token = Touchez votre jeton production, près des ressources : il donne 1 de production.
lesson-gardens-done = Achevez-les : 2 de production, et votre pièce d’or pour le reste. Ils vous rendent aussitôt 2 pièces d’or.
lesson-gardens-place = Posez leur jeton dans votre capitale.
lesson-progress = Le progrès scientifique pioche une carte de plus, qui agit aussitôt. Il coûte 2 de science : votre or les remplace.
lesson-over = Vous avez tout vu. Quand la pioche de développement est vide, chacun joue un dernier tour ; qui domine en connaissances, merveilles, politiques ou provinces gagne 3 points de plus. Finissez ce tour, et bonne partie !

## Ce que font les autres, la fin qui approche, et les points

headline-round = Manche { $round }
deed-settled = s’installe en { $tile }
deed-settled-other = { $who } s’installe en { $tile }
deed-line = ligne { $row }, colonne { $column }
deed-acquired = acquiert { $card }
deed-begun = commence { $card }
deed-completed = achève { $card }
deed-developed = développe { $policy }
deed-conquered = conquiert { $tile }
deed-conquered-yours = vous prend { $tile }
deed-conquered-from = prend { $tile } à { $who }
deed-outpost = bâtit un avant-poste en { $tile }
deed-market = prend un jeton ({ $market })
deed-gold = +{ $gold } or
moment-lost = { $who } prend votre province { $tile } !
moment-last-turns = La pioche de développement est vide : chacun joue son dernier tour.
moment-last-round = La pioche de développement est vide : la dernière manche approche.
near-end = Dernière manche : votre dernier tour
near-end-others = Dernière manche
near-end-next = La prochaine manche est la dernière

## What the icons and the figures mean

board-legend = Ce que disent les icônes
board-drag = À la souris, faites glisser un explorateur, ou les unités d’une case, jusqu’à leur destination.
board-drag-explorer = faites glisser l’explorateur jusqu’à sa destination
board-drag-units = faites glisser des unités jusqu’à leur destination
board-icon-production = production : paie bâtiments et merveilles
board-icon-science = science : paie les connaissances et le progrès scientifique
board-icon-military = force militaire : conquiert des provinces, déplace unités et explorateurs
board-icon-gold = or : se conserve et remplace toute autre ressource
board-icon-culture = culture : se conserve et paie les politiques
board-icon-any = une ressource de base au choix
board-icon-draw = piochez une carte, qui agit aussitôt
board-icon-archive = archivez une carte : elle quitte votre paquet pour toujours
board-icon-reinforce = gardez une carte à sa place à la fin du tour
board-icon-recover = remettez une carte de votre défausse sur votre paquet
board-icon-refresh = renouvelez les cartes de la piste
board-icon-activate = activez un emplacement de plus de votre cité
board-icon-again = utilisez une carte une fois de plus
board-icon-exchange = échangez une ressource contre une autre
board-icon-boost = la carte posée dessus donne plus
board-icon-discount = un prix plus bas
board-icon-siege = la prochaine conquête demande moins d’unités
board-icon-unit = une unité
board-icon-warlord = votre chef de guerre
board-icon-explorer = un explorateur : prend ce qui se trouve sur sa case
board-icon-outpost = un avant-poste : défend sa province
board-icon-token = un jeton de production
board-icon-market = un jeton de marché
board-icon-building = un bâtiment
board-icon-knowledge = une connaissance
board-icon-wonder = une merveille
board-icon-policy = une politique
board-icon-province = une province
board-icon-coast = une province au bord de la mer
board-icon-conquer = une conquête
board-icon-barbarian = des barbares
board-icon-town = une ville libre
board-icon-enemy = un adversaire
board-icon-end = terminé
board-sign-arrow = vous recevez alors
board-sign-least = si vous en avez au moins autant
board-sign-if = si c’est le cas
board-sign-times = autant de fois
board-sign-per = pour chacun de ceux que vous avez
board-sign-against = seulement contre
board-sign-or = ou
board-sign-most = qui coûte au plus autant
board-tip-production = Paie bâtiments et merveilles ; ce qui reste est perdu à la fin du tour.
board-tip-science = Paie les connaissances et la pioche d’une carte de plus ; ce qui reste est perdu.
board-tip-military = Conquiert des provinces et déplace les explorateurs ; ce qui reste est perdu.
board-tip-gold = Se conserve d’un tour à l’autre et remplace toute ressource.
board-tip-culture = Se conserve d’un tour à l’autre et paie les politiques.
board-tip-knowledge = 1 point chacune, et 3 de plus à qui en a le plus.
board-tip-wonder = 2 points chacune, et 3 de plus à qui en a le plus.
board-tip-policy = 2 points chacune, et 3 de plus à qui en a le plus.
board-tip-province = 1 point chacune, et 3 de plus à qui en a le plus.

## The prompt

board-prompt-act = À vous d’agir, ou de finir le tour.
