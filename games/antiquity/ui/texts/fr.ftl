# Le plateau de Monuments : Merveilles de l’Antiquité. Ce que le jeu nomme lui-même est dans ../texts.

### Le plateau

board-market = À piocher
board-pile = { $cards ->
    [0] Pile vide
    [one] Pile : 1 carte
   *[other] Pile : { $cards } cartes
 }
board-row-empty = Place vide de l’étalage
board-tracks = Pistes des monuments
board-worth = Vaut { $sole } points à un seul constructeur, { $first } et { $second } à deux.
board-built-by = Érigé par : { $by }.
board-built-by-nobody = Personne ne l’a érigé.
board-needed = Cartes nécessaires pour l’ériger : { $cards }
board-left-out = Hors jeu dans cette partie : { $monuments }
board-stories = Histoires
board-story-of = Histoire ({ $colour }), pages : { $pages }{ $bonus ->
    [0] {""}
   *[other] , bonus : { $bonus }
 }
board-pages = Pages de la dernière histoire
board-chronicled = Pages des histoires : { $cards }
board-discarded = Cartes défaussées : { $cards }

### Les places

board-plays = joue
board-hand-size = { $cards ->
    [0] Aucune carte en main
    [one] 1 carte en main
   *[other] { $cards } cartes en main
 }
board-exhibition = Exposition ({ $colour }), points : { $points }
board-historians = Historiens ({ $colour }) : { $historians }
board-plot = Une place libre ({ $colour })
board-fan = { $monument }, cartes : { $cards }, au-dessus { $top }

### La main

board-dock = Votre main et vos choix
board-hand = { $cards ->
    [0] Votre main est vide
    [one] Votre main : 1 carte
   *[other] Votre main : { $cards } cartes
 }
board-hand-empty = Aucune carte en main
board-actions-left = Actions restantes : { $actions }
board-site = De la carte du dessous à celle du dessus
board-points = Marquer
board-story = Histoire
board-buy = + 1 action
board-end = Finir le tour
board-done = C’est posé
board-scribe = Tout réordonner

### Les pouvoirs

board-scribe-card = Scribe
board-naute-card = Naute
board-hero-card = Héros
board-power-scribe = réordonne un monument que l’on améliore
board-power-naute = échange une carte avec l’étalage
board-power-hero = donne une carte de plus pour 1 point
