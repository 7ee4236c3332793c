# Le plateau de Monumental, ses propres mots.

board-city = Cité
board-map = Carte
board-track = Piste
board-desks = Parties du plateau
board-lit = { $n ->
    [one] 1 action possible
   *[other] { $n } actions possibles
 }
board-player = Joueur { $n }
board-look = Voir de près : { $name }
board-close = Fermer
board-row = Ligne { $n }
board-column = Colonne { $n }
board-empty-place = place vide
board-basics = Bâtiments de base
board-pile = reste { $n }
board-deck-left = { $n ->
    [0] pioche vide
    [one] 1 carte à venir
   *[other] { $n } cartes à venir
 }
board-deck = Votre pioche ({ $n })
board-discard = Défausse ({ $n })
board-drawn = Cartes piochées ce tour
board-construction = En construction
board-construction-of = En construction : { $name }
board-labelled = { $name } : { $text }
board-no-construction = Pas de merveille en construction
board-policies = Politiques
board-developed = développée
board-tokens = { $n ->
    [one] 1 jeton production
   *[other] { $n } jetons production
 }
board-hidden = caché
board-over = La partie est finie.
board-act = À vous : utilisez, achetez, conquérez, explorez.
board-turn-of = C’est le tour de { $who }.
board-leads = en tête
board-automaton-cards = Ses cartes : { $names }
board-tile-value = valeur { $n }
board-soldiers = { $n ->
    [one] 1 soldat
   *[other] { $n } soldats
 }
board-explorer-of = explorateur de { $who }
board-attack = Attaque de { $tile } : { $sent } sur { $all }. Touchez d’où vient l’unité suivante.
board-deeds = Ce que la carte éclaire
board-deed-all = Tout
board-deed-conquer = Conquérir
board-deed-commit = Envoyer
board-deed-lead = Déplacer
board-deed-first = Explorateur 1
board-deed-second = Explorateur 2
board-deed-outpost = Avant-poste
board-deed-target = Choisir
