# Les mots du plateau de World Monuments, à côté de ceux du jeu.

board-you = Vous
board-quarry = La carrière
board-bare = Cacher les pions pour voir la carrière
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
board-phase-quarry = À la carrière
board-phase-building = Construction
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
board-legend = À quoi servent les pions
board-brick-is = Se pose sur un emplacement de sa couleur et de son signe.
board-jewel-is = { $points } points à la fin de la partie. Ne se pose pas.
board-black-is = { $points } points quand la carrière est vide, et vous commencez à construire.

### Le jeu en une minute

overview-aim = Le but : avoir le plus de points après trois manches, ou dès que le monument est achevé.
overview-1 = Tout le monde mène le même ouvrier. Sur chaque case où vous le faites entrer, prenez un pion.
overview-2 = Vos pions vont derrière votre paravent. Retenez ce que prennent les autres !
overview-3 = La carrière est vide ? On construit. À chaque tour, posez une brique sur un emplacement de sa couleur.
overview-4 = Plus une brique est haute, plus elle rapporte : 1, 3, 5, 7 puis 9 points. À la fin, chaque joyau en vaut 3.
chapter-walk = Premiers pas
chapter-gather = Choisir ses briques
chapter-build = Construire
chapter-round = La deuxième manche

### La leçon : dite avant chaque coup.

lesson-put = Bienvenue dans la carrière ! Au premier tour, l’ouvrier se pose sur une case du cercle extérieur et l’on prend ce qui s’y trouve. Posez-le en g : un joyau vaudra 3 points à la fin.
lesson-other-walks = Tout le monde mène le même ouvrier. Au deuxième tour il fait deux pas, et l’on prend un pion sur chaque case où il entre : regardez.
lesson-three-steps = Troisième tour : trois pas pour vous, comme le montrent les empreintes. Commencez par la case i et sa brique rouge.
lesson-inwards = Un pas mène toujours à une case voisine, vers l’intérieur aussi. Entrez en q : un second joyau.
lesson-outer-end = Le dernier pas doit finir sur le cercle extérieur, et l’on n’entre pas deux fois dans la même case. Sortez en j.
lesson-four-steps = À partir du quatrième tour, l’ouvrier fait quatre pas. Votre adversaire remonte vers a.
lesson-look-ahead = Avant de partir, regardez le monument : au niveau 1, il veut surtout des briques violettes, et des neutres aux coins. Entrez en m pour en prendre une neutre.
lesson-centre = Traversez le centre, en s : une brique violette vous y attend.
lesson-black = Le pion noir, en o ! Qui l’a quand la carrière est vide marque 2 points et commence à construire.
lesson-screen = Ce que vous prenez va derrière votre paravent, que vous êtes seul à voir. Sortez en e.
lesson-other-gathers = Votre adversaire prend ce qui reste de ce côté. À vous de vous souvenir de ce qui passe derrière son paravent.
lesson-last-piece = Il ne reste qu’une brique, en f. Il faut prendre au moins un pion par tour : seuls les chemins qui y mènent sont permis. Passez par m.
lesson-empty = Une case vide compte comme un pas, et l’on n’y prend rien. Continuez par s.
lesson-empty-again = Puis par o.
lesson-quarry-ends = Prenez la dernière brique en f. La carrière sera vide : le pion noir vous donnera 2 points et le premier tour de construction.
lesson-first-brick = Maintenant, on construit ! À chaque tour, une brique, sur un emplacement de sa couleur. Les emplacements possibles s’allument sur le plan : touchez le 2.
lesson-other-lays = Un point pour vous : au niveau 1, une brique rapporte 1 point, puis 3, 5, 7 et 9 aux niveaux suivants. Votre adversaire pose la sienne juste à côté.
lesson-straddle = Les briques 2 et 3 sont là : elles portent l’emplacement 25, à cheval sur les deux. Posez-y votre brique rouge, pour 3 points.
lesson-corner = Votre adversaire pose une brique neutre dans un coin.
lesson-on-theirs = Peu importe qui a posé la brique du dessous. Montez sur la sienne, à l’emplacement 18 : encore 3 points.
lesson-on-yours = Mais cela vaut pour tous : votre adversaire avait une brique orange, et monte sur la vôtre pour 5 points.
lesson-careful = Chaque brique ouvre des places, pour les autres aussi. Le 5 ne porte rien tout seul : posez-y une brique violette sans rien offrir.
lesson-no-red = Votre adversaire a posé le 9 : avec le 5, il porte une brique rouge. Vous n’en avez plus, alors avancez de votre côté, au 8.
lesson-other-reaps = Comme prévu, sa brique rouge vaut 3 points.
lesson-must-build = Qui peut construire doit construire. Il vous reste une brique neutre : posez-la au coin 1, tant pis si elle sert à un autre.
lesson-pass = Vous n’avez plus de brique : il faut passer. Dans les deux premières manches, chaque brique restante coûte 1 point ; vos joyaux ne coûtent rien.
lesson-other-goes-on = Votre adversaire continue tant qu’une de ses briques trouve une place.
lesson-left-over = Il lui reste une brique rouge sans emplacement. En passant, il lève son paravent et perd 1 point : mieux vaut ne pas prendre ce que l’on ne pourra pas poser.
lesson-second-round = Deuxième manche : la carrière est de nouveau pleine, et vous commencez, grâce au pion noir. Une brique orange vaudrait 5 points à l’emplacement 29 : posez l’ouvrier en b.
lesson-mix = Prenez des couleurs et des niveaux variés, pour pouvoir poser longtemps. D’abord une rouge, en e.
lesson-mix-neutral = Puis une neutre, en o.
lesson-mix-violet = Et une violette en f, sur le cercle extérieur.
lesson-to-centre = Il y a trois pions au centre. Allez vers lui par q.
lesson-choose = Où il y a plusieurs pions, vous choisissez : touchez celui que vous voulez. Ici, prenez le joyau.
lesson-way-out = Pensez à la sortie : il faut finir dehors. Passez par m.
lesson-end = Finissez en a. Après trois manches, ou dès que le monument est achevé, on ajoute 3 points par joyau, et le meilleur score gagne. À vous de jouer !

### Ce que font les autres, la fin qui approche, et les points

deed-took = prend { $pieces }
headline-round = Manche { $round }
deed-laid = pose { $piece } au niveau { $level } (+{ $points })
deed-laid-many = pose { $bricks } briques (+{ $points })
deed-black = pion noir rendu (+{ $points })
deed-passed = { $points ->
    [0] passe
   *[other] passe (−{ $points })
 }
near-end = Dernière manche
