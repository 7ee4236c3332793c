# World Monuments : tout ce qu’une personne lit dans ce jeu.

game = World Monuments
    .about = Menez l’ouvrier à travers la carrière pour ramasser des briques, puis bâtissez tous ensemble un seul monument, niveau par niveau.
    .credit = D’après le jeu de Piero Cioni. Les plans, les pions de chaque manche et la forme de la carrière sont reconstitués.

### Les noms

## Monuments

monument-notre_dame = Notre-Dame
    .city = Paris
monument-san_pietro = Saint-Pierre de Rome
    .city = Rome
monument-taj_mahal = Taj Mahal
    .city = Agra
monument-capitol = Capitole
    .city = Washington

## Pions

piece-violet = Brique violette
piece-red = Brique rouge
piece-neutral = Brique neutre
piece-orange = Brique orange
piece-blue = Joyau bleu
piece-black = Pion noir

## Cercles de la carrière

ring-outer = Cercle extérieur
ring-middle = Cercle médian
ring-centre = Centre

## Dans les phrases

a-violet = une brique violette
a-red = une brique rouge
a-neutral = une brique neutre
a-orange = une brique orange
a-blue = un joyau
a-black = le pion noir
many-violet = { $many ->
    [one] { $many } brique violette
   *[other] { $many } briques violettes
 }
many-red = { $many ->
    [one] { $many } brique rouge
   *[other] { $many } briques rouges
 }
many-neutral = { $many ->
    [one] { $many } brique neutre
   *[other] { $many } briques neutres
 }
many-orange = { $many ->
    [one] { $many } brique orange
   *[other] { $many } briques orange
 }
many-blue = { $many ->
    [one] { $many } joyau
   *[other] { $many } joyaux
 }
many-black = le pion noir
colour-violet = violettes
colour-red = rouges
colour-neutral = neutres
colour-orange = orange
nothing = rien

### Les options

option-monument = Monument
    .help = Le monument que l’on bâtit ensemble : chacun a son plan et ses briques.
option-show_taken = Montrer ce que chacun a pris
    .help = Affiche ce qui est passé derrière chaque paravent. Sans cette option, il faut s’en souvenir, comme autour d’une vraie table.

### Ce qui est attendu

await-walk = un pas de l’ouvrier
await-brick = une brique
prompt-over = La partie est finie.
prompt-wait = Ce n’est pas à vous de jouer.
prompt-put = À vous : posez l’ouvrier sur une case du cercle extérieur et prenez-y le pion.
prompt-walk = { $paces ->
    [one] À vous : encore un pas, qui doit finir sur le cercle extérieur.
   *[other] À vous : encore { $paces } pas, pour finir sur le cercle extérieur.
 }
prompt-lay = À vous : posez une brique.
prompt-pass = Aucune de vos briques ne trouve de place : il faut passer.

### Les actions

action-put = Poser l’ouvrier en { $space } et prendre { $piece }
action-enter = Aller en { $space } et prendre { $piece }
action-enter-empty = Aller en { $space }, case vide
action-lay = { $points ->
    [one] Poser { $piece } en { $position } (niveau { $level }, { $points } point)
   *[other] Poser { $piece } en { $position } (niveau { $level }, { $points } points)
 }
action-pass = { $points ->
    [0] Passer
    [one] Passer et perdre { $points } point
   *[other] Passer et perdre { $points } points
 }

### Ce qui se passe

event-round-begun = Manche { $round } : la carrière est remplie, { $who-me ->
    [yes] vous commencez.
   *[no] { $who } commence.
 }
event-entered = { $who-me ->
    [yes] Vous menez l’ouvrier en { $space } et prenez { $piece }.
   *[no] { $who } mène l’ouvrier en { $space } et prend { $piece }.
 }
event-entered-empty = { $who-me ->
    [yes] Vous menez l’ouvrier en { $space }, où il n’y a rien.
   *[no] { $who } mène l’ouvrier en { $space }, où il n’y a rien.
 }
event-walk-begun = { $who-me ->
    [yes] C’est à vous : { $paces } pas.
   *[no] C’est à { $who } : { $paces } pas.
 }
event-black-returned = La carrière est vide. { $who-me ->
    [yes] Vous rendez le pion noir, marquez { $points } { $points ->
        [one] point
       *[other] points
     } et commencez à construire.
   *[no] { $who } rend le pion noir, marque { $points } { $points ->
        [one] point
       *[other] points
     } et commence à construire.
 }
event-laid = { $who-me ->
    [yes] Vous posez
   *[no] { $who } pose
 } { $piece } au niveau { $level }, emplacement { $position } : { $points } { $points ->
    [one] point
   *[other] points
 }.
event-passed = { $who-me ->
    [yes] Vous passez.
   *[no] { $who } passe.
 }
event-passed-shown = { $who-me ->
    [yes] Vous passez et levez votre paravent ({ $pieces }) :
   *[no] { $who } passe et lève son paravent ({ $pieces }) :
 } { $points ->
    [0] rien n’est perdu.
    [one] { $points } point perdu.
   *[other] { $points } points perdus.
 }
event-given-back = Le monument est achevé avant l’heure : { $who-me ->
    [yes] vous retrouvez
   *[no] { $who } retrouve
 } { $points } { $points ->
    [one] point, perdu
   *[other] points, perdus
 } en passant.
event-jewels-counted = { $jewels ->
    [0] { $who-me ->
        [yes] Vous n’avez pas de joyau.
       *[no] { $who } n’a pas de joyau.
     }
    [one] { $who-me ->
        [yes] Vous dévoilez un joyau : { $points } points.
       *[no] { $who } dévoile un joyau : { $points } points.
     }
   *[other] { $who-me ->
        [yes] Vous dévoilez { $jewels } joyaux : { $points } points.
       *[no] { $who } dévoile { $jewels } joyaux : { $points } points.
     }
 }
event-ended-complete = La dernière brique est posée : le monument est achevé, la partie est finie.
event-ended-last-round = La dernière manche est terminée, le monument reste inachevé : la partie est finie.

### Pourquoi non

no-over = La partie est finie.
no-not-your-walk = C’est à quelqu’un d’autre de déplacer l’ouvrier.
no-not-your-brick = C’est à quelqu’un d’autre de poser une brique.
no-passed-already = Vous avez passé : vous ne posez plus de brique dans cette phase.
no-quarry-is-over = La carrière est vide : à présent, on construit.
no-build-later = On construit quand la carrière est vide.
no-such-space = La carrière n’a pas de case { $space }.
no-put-on-outer-ring = L’ouvrier se pose sur le cercle extérieur ; la case { $space } n’en est pas.
no-not-next-to = La case { $space } ne touche pas la case { $worker }, où se trouve l’ouvrier.
no-entered-already = L’ouvrier est déjà entré dans la case { $space } pendant ce tour.
no-not-there = La case { $space } n’a rien de tel à prendre : { $piece }.
no-must-take = Il y a des pions dans la case { $space } : il faut en prendre un.
no-ends-inside = Le dernier pas finit sur le cercle extérieur ; la case { $space } n’en est pas.
no-way-out = { $paces ->
    [one] Depuis la case { $space }, le pas qui reste ne peut pas finir sur le cercle extérieur sans repasser par une case.
   *[other] Depuis la case { $space }, les { $paces } pas qui restent ne peuvent pas finir sur le cercle extérieur sans repasser par une case.
 }
no-nothing-to-take = En passant par la case { $space }, vous ne prendriez aucun pion de tout le tour.
no-such-position = Le plan n’a pas d’emplacement { $position }.
no-laid-already = Une brique se trouve déjà à l’emplacement { $position }.
no-brick = L’emplacement { $position } veut { $piece }, et vous n’en avez pas.
no-not-carried = L’emplacement { $position } n’est pas encore porté : il manque une brique dessous, à l’emplacement { $missing }.
no-can-lay = Vous pouvez poser { $piece } à l’emplacement { $position } : on ne passe pas quand on peut construire.

### La table en mots

sketch-round = { $monument } · manche { $round } sur { $rounds }
sketch-put = { $who-me ->
    [yes] Phase de carrière : à vous de poser l’ouvrier.
   *[no] Phase de carrière : à { $who } de poser l’ouvrier.
 }
sketch-walk = { $who-me ->
    [yes] Phase de carrière : à vous, encore { $paces } pas.
   *[no] Phase de carrière : à { $who }, encore { $paces } pas.
 }
sketch-build = { $who-me ->
    [yes] Phase de construction : à vous.
   *[no] Phase de construction : à { $who }.
 }
sketch-over-complete = La partie est finie : le monument est achevé.
sketch-over-last-round = La partie est finie : le monument reste inachevé.
sketch-quarry-legend = Cases en minuscules, pions en majuscules : V violet, R rouge, N neutre, O orange, J joyau, X pion noir ; @ l’ouvrier, > les cases où il peut aller.
sketch-ring = { $ring } : { $spaces }
sketch-ring-empty = { $ring } : rien
sketch-space = { $space } ({ $pieces })
sketch-worker = L’ouvrier est en { $space } ; il peut aller en : { $spaces }
sketch-worker-put = L’ouvrier attend hors de la carrière ; il peut se poser en : { $spaces }
sketch-monument = Monument : { $laid } { $laid ->
    [one] brique
   *[other] briques
 } sur { $bricks }
sketch-monument-legend = En tête, le niveau et ses points. Briques encadrées ; (V) emplacement ouvert, v emplacement pas encore porté.
sketch-level = Niveau { $level } : { $laid } sur { $bricks } ; emplacements ouverts : { $open }
sketch-level-closed = Niveau { $level } : { $laid } sur { $bricks } ; rien d’ouvert
sketch-open = briques { $colour } { $numbers }
sketch-supply = Manche { $round } à venir : { $pieces }
sketch-player = { $who-me ->
    [yes] Vous
   *[no] { $who }
 } · { $score } points, case { $space } de la piste{ $first ->
    [yes] {" "}· premier joueur
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· a passé
   *[no] {""}
 }
sketch-player-off-track = { $who-me ->
    [yes] Vous
   *[no] { $who }
 } · { $score } points, hors de la piste{ $first ->
    [yes] {" "}· premier joueur
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· a passé
   *[no] {""}
 }
sketch-taken = { $who }, derrière le paravent : { $pieces }
sketch-screen = Derrière votre paravent : { $pieces }

### Pourquoi un conseil préfère un choix

reason-bricks = Vos briques devraient rapporter environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus sur le monument.
reason-bricks-of = { $who } devrait marquer environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins avec ses briques.
reason-kept = Vous prenez plus de briques : celles qui n’ont pas encore leur place pourront servir plus tard.
reason-jewels = { $jewels ->
    [one] Un joyau
   *[other] { $jewels } joyaux
 } de plus : { $points ->
    [one] 1 point
   *[other] { $points } points
 } à la fin.
reason-black = Le pion noir rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
 }, et qui l’a pris construit en premier.
reason-colours = Une couleur qui vous manque : avec plus de couleurs, on construit plus longtemps.

### Le nom des points

points-QRY-03 = Départ
points-QRY-27 = Pion noir
points-QRY-33 = Briques posées
points-QRY-41 = Briques restantes
points-QRY-53 = Joyaux

### Règles : un message par règle de RULES.md, sous le même identifiant et dans le même ordre.

## Mise en place

QRY-01 = On ne bâtit qu’un monument par partie : Notre-Dame, Saint-Pierre de Rome, le Taj Mahal ou le Capitole. La table le choisit avant de commencer, et les trois autres restent de côté.
    .title = Le choix du monument

QRY-02 = Le jeu compte 82 pions : 72 briques (violettes, rouges, neutres et orange), 9 joyaux bleus, à raison de 3 par manche, et un pion noir, celui du premier joueur.
    .title = Les pions
    .words = pion, pions

QRY-03 = Chaque marqueur de score part de la case 10. La piste a 60 cases et forme une boucle : après la case 60 le marqueur revient sur la case 1, et en dessous de 1 il sort de la piste. Le score lui-même n’a pas de limite.
    .title = La piste de score
    .words = piste

QRY-04 = Le premier joueur est tiré au sort avant la première manche. C’est lui qui a l’ouvrier.
    .title = Le premier joueur
    .words = premier joueur

QRY-05 = Une partie compte trois manches. Chaque manche commence par la phase de carrière, où l’on prend des pions, et continue par la phase de construction, où l’on pose des briques.
    .title = Trois manches
    .words = manche, manches

QRY-06 = La carrière a 12 cases sur le cercle extérieur, 6 sur le cercle médian et une au centre. Deux cases sont voisines quand elles ont un bord en commun ; se toucher par un coin ne suffit pas.
    .title = La carrière
    .words = carrière, cercle médian, centre

QRY-07 = Le monument se choisit dans les options de la table. Son plan, avec le nombre de briques qu’il demande, est visible de tous.
    .title = Le plan
    .words = plan

## Remplir la carrière

QRY-10 = Le plateau du monument dit quels pions entrent dans chacune des trois manches, et combien. Une première manche peut ainsi en compter 25 : 10 briques violettes, 6 rouges, 3 neutres et 2 orange, 3 joyaux et le pion noir.
    .title = Les pions de la manche

QRY-11 = Les pions de la manche sont mélangés dans le sac, puis tirés un à un. Ils vont d’abord sur le cercle extérieur, un par case, puis sur le cercle médian, deux par case ; tous ceux qui restent vont au centre.
    .title = Le remplissage de la carrière

QRY-12 = Pour le Taj Mahal, chaque case du cercle médian ne reçoit qu’un pion, aux trois manches. Pour le Capitole, à la troisième manche, une case du cercle médian sur deux reçoit un pion et les autres restent vides.
    .title = Les exceptions du cercle médian

QRY-13 = Tous les pions qui se trouvent dans la carrière sont visibles de tous.
    .title = Une carrière à découvert

## Prendre des pions

QRY-20 = À partir du premier joueur, puis dans le sens des aiguilles d’une montre, chacun déplace l’ouvrier à son tour jusqu’à ce que la carrière soit vide. Le joueur qui prend le dernier pion va jusqu’au bout de son déplacement ; la phase de carrière s’arrête ensuite.
    .title = L’ordre dans la carrière
    .words = phase de carrière

QRY-21 = Au premier tour d’une manche, on pose l’ouvrier sur une case au choix du cercle extérieur et on prend le pion qui s’y trouve. Au deuxième tour l’ouvrier fait deux pas, au troisième trois, et quatre à tous les tours suivants. On compte les tours et non les joueurs : à deux, le troisième tour revient au premier joueur.
    .title = Le nombre de pas
    .words = un pas, dernier pas, pas qui reste, pas qui restent

QRY-22 = À chaque pas, l’ouvrier passe sur une case voisine ; dans un même tour, il n’entre qu’une fois dans chaque case. La case d’où il est parti n’a pas encore été visitée dans ce tour : il peut y revenir une fois.
    .title = Le chemin de l’ouvrier
    .words = ouvrier

QRY-23 = Dans chaque case où entre l’ouvrier, la dernière comprise, il faut prendre un pion s’il y en a. S’il y en a plusieurs, le joueur prend celui qu’il veut.
    .title = Un pion par case

QRY-24 = L’ouvrier fait tous ses pas, et le dernier l’amène sur une case du cercle extérieur. Un pas n’est permis que si le tour peut encore se terminer dans les règles : tous les pas faits, aucune case visitée deux fois, l’arrivée sur le cercle extérieur et au moins un pion pris.
    .title = La fin du déplacement
    .words = cercle extérieur

QRY-25 = À chaque tour dans la carrière, il faut prendre au moins un pion : un chemin qui ne rapporte rien est interdit.
    .title = Au moins un pion

QRY-26 = Les pions pris vont derrière le paravent du joueur, qui est dès lors seul à les voir. Tout le monde les a vus partir : on a le droit de s’en souvenir. Une option du salon permet d’afficher ce que chacun a pris ; par défaut elle est désactivée, comme autour d’une vraie table.
    .title = Derrière le paravent
    .words = paravent

QRY-27 = Dès que la carrière est vide, le joueur qui a le pion noir marque 2 points, le rend à la réserve et prend l’ouvrier. C’est lui qui commence la phase de construction, et il sera le premier joueur de la manche suivante.
    .title = Le pion noir
    .words = pion noir

## Construire

QRY-30 = À partir du joueur qui a l’ouvrier, puis dans le sens des aiguilles d’une montre, chacun pose à son tour une brique sur le monument, ni plus ni moins. Qui peut en poser une doit le faire.
    .title = Une brique par tour
    .words = brique, briques, phase de construction, construire, construit

QRY-31 = Le plan fixe le niveau et la couleur de chaque emplacement. Une brique ne va que sur un emplacement de sa couleur.
    .title = La bonne couleur
    .words = emplacement, emplacements

QRY-32 = Les briques du niveau 1 reposent sur le plateau. Plus haut, une brique s’appuie sur une seule brique ou à cheval sur plusieurs : toutes celles qui la portent doivent être là avant elle.
    .title = Les appuis
    .words = porté, portent

QRY-33 = Une brique posée rapporte tout de suite les points de son niveau : 1, 3, 5, 7 et 9 points pour les niveaux 1, 2, 3, 4 et 5. Une brique orange posée au niveau 4 vaut donc 7 points ; une brique rouge posée au niveau 2 en vaut 3.
    .title = Les points de chaque niveau
    .words = niveau, niveaux

QRY-34 = Le monument se construit avec des briques : on n’y pose jamais un joyau ni le pion noir.
    .title = Seulement des briques

## Passer

QRY-40 = Un joueur qui n’a pas de brique, ou dont aucune brique ne trouve d’emplacement, est obligé de passer. Tant qu’il peut poser une brique, il n’a pas le droit de passer.
    .title = Quand passer
    .words = passer, passez, passe

QRY-41 = Aux deux premières manches, le joueur qui passe lève son paravent : tous voient alors ses briques et ses joyaux, et il perd 1 point par brique restante, même si elle lui a déjà coûté un point à la manche d’avant. Les joyaux ne coûtent rien : avec 3 briques et 3 joyaux, on perd 3 points. Un score peut descendre en dessous de 0 ; à la troisième manche, on ne montre rien et on ne perd rien.
    .title = Le coût des briques restantes
    .words = point perdu, points perdus

QRY-42 = Après avoir passé, on ne pose plus de brique dans cette phase, même si un emplacement s’ouvre plus tard pour l’une des siennes. On garde ses briques et ses joyaux pour la manche suivante.
    .title = Passer, c’est définitif
    .words = avez passé, a passé

QRY-43 = La phase de construction s’arrête quand tout le monde a passé.
    .title = La fin de la phase de construction

## Fin de la partie

QRY-50 = La partie s’arrête après la troisième manche, que le monument soit achevé ou non. Si la dernière brique du monument est posée avant, la partie s’arrête à l’instant, quelle que soit la manche.
    .title = La fin de la partie
    .words = partie est finie

QRY-51 = À la dernière manche, c’est-à-dire la troisième ou celle où le monument est achevé, une brique restante ne coûte rien. Si le monument est achevé avant la troisième manche, les points que des joueurs viennent de perdre en passant, dans cette même phase, leur sont rendus.
    .title = La dernière manche
    .words = dernière manche, achevé avant

QRY-53 = À la fin de la partie, chaque joyau rapporte 3 points. Les briques restantes ne rapportent rien.
    .title = Le décompte final
    .words = joyau, joyaux

QRY-54 = Le plus grand nombre de points donne la victoire, et les joueurs à égalité la partagent. Tout le classement se fait de la même façon : deux premiers à égalité sont suivis d’un troisième.
    .title = La victoire
