# Les mots du plateau de World Monuments, à côté de ceux du jeu.

board-quarry = La carrière
board-space = Case { $space }, { $ring } : { $pieces }
board-monument = { $monument } : { $laid } { $laid ->
    [one] brique posée
   *[other] briques posées
 } sur { $bricks }
board-plan = Le plan
board-level = Niveau { $level }
board-level-points = { $points ->
    [one] { $points } point la brique
   *[other] { $points } points la brique
 }
board-position = Emplacement { $position }, niveau { $level }, vide ({ $piece })
board-laid = Emplacement { $position }, niveau { $level }, posée : { $piece }
board-round = Manche { $round } sur { $rounds }
board-phase-quarry = Phase de carrière
board-phase-building = Phase de construction
board-phase-over = Partie finie
board-paces = Pas de ce tour : { $done } sur { $paces }
board-first = Premier joueur
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-turn = C’est son tour
board-turn-own = À vous de jouer
board-passed = A passé
board-behind = Derrière le paravent : { $pieces }
board-hidden = Derrière le paravent : caché
board-nothing = Rien derrière le paravent
board-pass = Passer
board-to-come = Manche { $round } à venir
