# Stairs. Tout ce qu’une personne lit dans ce jeu.

game = Stairs
    .about = Posez une carte plus haute que la précédente et marquez.
    .credit = Un petit jeu de notre main.

### Ce qui est attendu

await-turn = un tour
prompt-wait = Ce n’est pas votre tour.
prompt-lay = À vous : posez une carte.

### Actions

action-lay = Poser le { $card }

### Ce qui se passe

event-laid = { $who-me ->
    [yes] Vous posez le { $card }.
   *[no] { $who } pose le { $card }.
 }
event-laid-higher = { $who-me ->
    [yes] Vous posez le { $card } et marquez { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[no] { $who } pose le { $card } et marque { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
event-drew = { $who-me ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
 }
event-gained = Vous avez maintenant le { $card }.
event-turn-passed = { $who-me ->
    [yes] C’est à vous.
   *[no] C’est à { $who } de jouer.
 }
event-ended = Plus personne n’a de carte : la partie est finie.

### Refus

no-over = La partie est finie.
no-not-your-turn = C’est à un autre de jouer.
no-not-in-hand = Vous n’avez pas le { $card }.

### La table

sketch-last = Posé en dernier : le { $card }.
sketch-nothing-laid = Rien n’est encore posé.
sketch-pile = { $pile ->
    [0] La pile est vide.
    [one] Une carte dans la pile.
   *[other] { $pile } cartes dans la pile.
 }
sketch-seat = { $who-me ->
    [yes] Vous
   *[no] { $who }
 } : { $points } { $points ->
    [one] point
   *[other] points
 }, { $hand } { $hand ->
    [one] carte
   *[other] cartes
 } en main.
sketch-hand = Votre main : { $cards }.
sketch-hand-empty = Votre main est vide.

### Règles

STA-01 = Les cartes, numérotées de 1 à 12, sont mélangées. Chacun en reçoit 3, cachées aux autres ; le reste forme la pile, face cachée. Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre.
    .title = Préparation
    .words = pile
STA-02 = À votre tour, posez une carte de votre main, face visible, puis piochez celle du dessus de la pile tant qu’il y en a. Qui n’a plus de carte passe son tour.
    .title = Un tour
STA-03 = Une carte plus haute que la précédente, posée par n’importe qui, rapporte 1 point : 7 sur 3 rapporte, 5 sur 7 ne rapporte rien. La première carte de la partie ne rapporte rien.
    .title = Points
    .words = point, points
STA-04 = La partie finit quand plus personne n’a de carte. Le plus grand nombre de points gagne ; les ex æquo partagent une place et la suivante est sautée.
    .title = Fin
