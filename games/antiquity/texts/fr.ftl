# Monuments : Merveilles de l’Antiquité. Tout ce qu’une personne lit dans ce jeu.

game = Monuments : Merveilles de l’Antiquité
    .about = Réunissez des cartes, érigez et améliorez des monuments, écrivez les histoires qui rendront célèbres ceux des autres.
    .credit = D’après le jeu de Stefan Risthaus. Les symboles de la plupart des cartes sont reconstitués.

### Les noms

monument-akropolis = Akropolis
    .place = Athènes
monument-artemision = Artemision
    .place = temple d’Artémis, Éphèse
monument-babylon = Babylone
    .place = remparts et porte d’Ishtar
monument-bet_hamikdash = Bet Hamikdash
    .place = temple de Jérusalem
monument-colosseum = Colisée
    .place = Rome
monument-kolossos = Kolossos
    .place = colosse de Rhodes
monument-mausoleion = Mausoleion
    .place = Halicarnasse
monument-petra = Petra
    .place = Nabatène
monument-pharos = Pharos
    .place = phare d’Alexandrie
monument-pyramides = Pyramides
    .place = Gizeh
monument-semiramis = Semiramis
    .place = jardins suspendus
monument-zeus = Zeus
    .place = statue d’Olympie
monument-random = tiré au sort
monument-unknown = monument inconnu
symbol-scroll = parchemin
symbol-ship = navire
symbol-helmet = casque
red = rouge
blue = bleu
green = vert
yellow = jaune
of-red = {" "}(rouge)
of-blue = {" "}(bleu)
of-green = {" "}(vert)
of-yellow = {" "}(jaune)
power-scribe = le Scribe
power-naute = le Naute
power-hero = le Héros
card = { $monument } { $value } ({ $symbol })
plain-card = { $monument } { $value }
nothing = rien

### Les options

option-power_cards = Cartes pouvoir
    .help = Ajoute le Scribe, le Héros et le Naute, qui vont à qui domine un symbole.
option-power_symbols = Les pouvoirs comptent comme symboles
    .help = Une carte pouvoir vaut un symbole de plus quand son détenteur marque des points.
option-left_out = Monument laissé de côté
    .help = À deux, un monument ne joue pas : choisissez-le ou laissez faire le sort.

### Ce qui est attendu

await-turn = un tour
prompt-wait = Ce n’est pas à vous de jouer.
prompt-open = À vous : trois actions pour piocher, ériger, améliorer ou marquer des points ; ou bien une histoire.
prompt-actions = { $actions ->
    [one] Encore une action.
   *[other] Encore { $actions } actions.
 }
prompt-end = Plus d’action : terminez votre tour, ou achetez-en une.
prompt-lay = Posez les cartes une à une : la dernière sera sur le dessus, et c’est elle qu’une histoire peut prendre.
prompt-rearrange = Reposez toutes les cartes, en commençant par celle du dessous.
prompt-first-card = Défaussez une première carte.
prompt-second-card = Défaussez une seconde carte du même symbole.
prompt-give = Choisissez la carte que vous donnez.

### Les actions

action-draw-row = Prendre { $card }
action-draw-pile = Piocher dans la pile
action-erect = Ériger { $monument }{ $colour }
action-improve = Améliorer { $monument }{ $colour }
action-lay = Poser { $card }
action-rearrange = Faire appel au Scribe : tout reposer dans un autre ordre
action-done = Valider
action-score = Marquer des points{ $colour }
action-buy = Acheter une action avec deux cartes
action-discard = Défausser { $card }
action-story = { $pages ->
    [one] Écrire une histoire d’une page{ $colour }
   *[other] Écrire une histoire de { $pages } pages{ $colour }
 }
action-acquire = Prendre { $power }{ $colour }
action-hero-row = Payer 1 point au Héros pour { $card }
action-hero-pile = Payer 1 point au Héros pour une carte de la pile
action-exchange = Avec le Naute, échanger une carte contre { $card }
action-give = Donner { $card }
action-end-turn = Terminer le tour

### Ce qui se passe

event-took-from-row = { $who-me ->
    [yes] Vous prenez { $card }.
   *[no] { $who } prend { $card }.
 }
event-drew-from-pile = { $who-me ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
 }
event-gained = C’est { $card }.
event-erected = { $who-me ->
    [yes] Vous érigez { $monument }{ $colour } : { $cards }.
   *[no] { $who } érige { $monument }{ $colour } : { $cards }.
 }
event-improved = { $who-me ->
    [yes] Vous améliorez { $monument }{ $colour } : { $cards }.
   *[no] { $who } améliore { $monument }{ $colour } : { $cards }.
 }
event-rearranged = { $who-me ->
    [yes] Avec le Scribe, vous réordonnez { $monument }{ $colour }, de bas en haut : { $cards }.
   *[no] Avec le Scribe, { $who } réordonne { $monument }{ $colour }, de bas en haut : { $cards }.
 }
event-scored = { $who-me ->
    [yes] Vous défaussez { $cards } pour marquer { $points } { $points ->
        [one] point
       *[other] points
     }{ $colour }.
   *[no] { $who } défausse { $cards } pour marquer { $points } { $points ->
        [one] point
       *[other] points
     }{ $colour }.
 }
event-bought = { $who-me ->
    [yes] Vous achetez une action avec { $cards }.
   *[no] { $who } achète une action avec { $cards }.
 }
event-story-begun = { $who-me ->
    [yes] Vous écrivez une histoire{ $colour }.
   *[no] { $who } écrit une histoire{ $colour }.
 }
event-page-taken = { $who-me ->
    [yes] Une page vient de chez vous{ $colour } : { $card }.
   *[no] Une page vient de chez { $who }{ $colour } : { $card }.
 }
event-marker-moved = { $monument } : le marqueur avance d’une colonne.
event-overflowed = Fin de piste pour { $monument } : { $who-me ->
    [yes] vous marquez
   *[no] { $who } marque
 } { $points } { $points ->
    [one] point
   *[other] points
 }{ $colour }.
event-story-written = { $who-me ->
    [yes] Votre histoire
   *[no] L’histoire écrite par { $who }
 }{ $colour } compte { $pages } { $pages ->
    [one] page
   *[other] pages
 }.
event-acquired = { $who-me ->
    [yes] Vous prenez { $power }{ $colour } et marquez { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[no] { $who } prend { $power }{ $colour } et marque { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
event-acquired-from = { $who-me ->
    [yes] Vous prenez { $power }{ $colour } à { $from-me ->
        [yes] votre autre couleur
       *[no] { $from }
     }{ $from-colour } et marquez
   *[no] { $from-me ->
        [yes] { $who }{ $colour } vous prend { $power }
       *[no] { $who } prend { $power }{ $colour } à { $from }
     }{ $from-colour } et marque
 } { $points } { $points ->
    [one] point
   *[other] points
 }.
event-hero-called = { $who-me ->
    [yes] Vous payez 1 point au Héros{ $colour }.
   *[no] { $who } paie 1 point au Héros{ $colour }.
 }
event-exchanged = { $who-me ->
    [yes] Avec le Naute, vous donnez { $given } contre { $taken }.
   *[no] Avec le Naute, { $who } donne { $given } contre { $taken }.
 }
event-row-filled = Nouvelle carte à l’étalage : { $card }.
event-turn-passed = { $who-me ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
 }
event-ended = Une carte de l’étalage ne peut être remplacée : la partie est finie.
tie-higher = le plus haut des deux scores
tie-monuments = le nombre de monuments
tie-story = la longueur de la plus longue histoire

### Ce qui est en préparation

plan-erect = { $who-me ->
    [yes] Vous allez ériger { $monument }.
   *[no] { $who } va ériger { $monument }.
 } Posé jusqu’ici : { $cards }.
plan-improve = { $who-me ->
    [yes] Vous allez améliorer { $monument }.
   *[no] { $who } va améliorer { $monument }.
 } Posé jusqu’ici : { $cards }.
plan-rearrange = { $who-me ->
    [yes] Vous reposez { $monument } depuis le bas.
   *[no] { $who } repose { $monument } depuis le bas.
 } Posé jusqu’ici : { $cards }.
plan-score = { $who-me ->
    [yes] Vous allez marquer des points.
   *[no] { $who } va marquer des points.
 } Défaussé jusqu’ici : { $card }.
plan-buy = { $who-me ->
    [yes] Vous allez acheter une action.
   *[no] { $who } va acheter une action.
 } Défaussé jusqu’ici : { $card }.
plan-exchange = { $who-me ->
    [yes] Vous allez échanger une carte avec celle de la place { $place } de l’étalage.
   *[no] { $who } va échanger une carte avec celle de la place { $place } de l’étalage.
 }

### Pourquoi non

no-over = La partie est finie.
no-not-your-turn = C’est à quelqu’un d’autre de jouer.
no-not-your-colour = Cette couleur n’est pas à vous.
no-finish-first = Finissez d’abord ce que vous avez commencé.
no-monument-turn-begun = Vous avez commencé un tour monument : une histoire prend un tour entier.
no-story-written = L’histoire est écrite : on ne fait rien d’autre ce tour-ci.
no-action-left = Toutes vos actions sont jouées.
no-act-first = Jouez au moins une action avant de finir le tour.
no-bought-already = Une action a déjà été achetée ce tour-ci.
no-pair = { $purpose ->
    [action] Pour acheter une action, il faut deux cartes du même symbole.
   *[points] Pour marquer des points, il faut deux cartes du même symbole.
 }
no-symbols-differ = { $purpose ->
    [action] Les deux cartes qui achètent une action doivent porter le même symbole.
   *[points] Les deux cartes qui rapportent des points doivent porter le même symbole.
 }
no-not-in-hand = Vous n’avez pas { $card } en main.
no-partner = Aucune autre carte de votre main ne porte le même symbole : { $card }.
no-nothing-to-pay = Il n’y a rien à payer avec des cartes en ce moment.
no-empty-slot = La place { $place } de l’étalage reste vide jusqu’à la fin du tour.
no-pile-empty = La pile est épuisée.
no-not-in-play = Ce monument ne joue pas dans cette partie.
no-built-by-two = Deux autres l’ont déjà érigé.
no-built-by-you = Vous l’avez érigé : améliorez-le.
no-first-builder = Pour l’ériger en premier, il faut au moins { $needed } de ses cartes ; vous en avez { $have }.
no-second-builder = Pour l’ériger en second, il faut au moins { $needed } de ses cartes ; vous en avez { $have }.
no-not-built = Ce monument n’est pas dans votre exposition.
no-card-to-add = Il faut au moins une carte de ce monument à ajouter.
no-nothing-to-lay = Aucun monument n’est en chantier.
no-other-monument = { $card } montre un autre monument.
no-laid-already = { $card } est déjà posée.
no-historian = Tous vos historiens ont écrit.
no-nothing-to-tell = Aucune autre exposition n’a de monument d’au moins deux cartes.
no-power-cards = Cette partie se joue sans les cartes pouvoir.
no-majority = Pour prendre { $power }, exposez plus souvent ce symbole que tous les autres : { $symbol }.
no-held-already = Vous tenez déjà { $power }.
no-not-held = Vous ne tenez pas { $power }.
no-used-already = Ce tour-ci, { $power } a déjà servi.
no-point-to-pay = Le Héros coûte 1 point, et vous n’en avez pas.
no-only-while-improving = Le Scribe n’aide qu’à améliorer un monument.
no-lay-all-again = Reposez d’abord toutes les cartes reprises.
no-nothing-to-exchange = Il n’y a rien à échanger en ce moment.

### La table en mots

sketch-turn = { $who-me ->
    [yes] À vous
   *[no] { $who } joue
 } · actions : { $actions } · pile : { $pile } { $pile ->
    [one] carte
   *[other] cartes
 }
sketch-over = La partie est finie.
sketch-colour = { $who-me ->
    [yes] Vous
   *[no] { $who }
 }{ $colour } · { $points } { $points ->
    [one] point
   *[other] points
 } · historiens : { $historians } · main : { $hand } { $hand ->
    [one] carte
   *[other] cartes
 } · { $monuments }
sketch-colour-empty = { $who-me ->
    [yes] Vous
   *[no] { $who }
 }{ $colour } · { $points } { $points ->
    [one] point
   *[other] points
 } · historiens : { $historians } · main : { $hand } { $hand ->
    [one] carte
   *[other] cartes
 } · rien d’exposé
sketch-monument = { $monument } { $values }
sketch-tracks = Pistes : { $tracks }
sketch-track-free = { $monument } { $sole } (libre)
sketch-track-one = { $monument } { $sole } (un constructeur)
sketch-track-two = { $monument } { $first }/{ $second } (deux constructeurs)
sketch-no-stories = Histoires : aucune
sketch-stories = Histoires : { $stories }
sketch-story = { $pages } { $pages ->
    [one] page
   *[other] pages
 } par { $who-me ->
    [yes] vous
   *[no] { $who }
 }{ $colour }
sketch-powers = Pouvoirs : { $powers }
sketch-power-free = { $power } (à prendre)
sketch-power-held = { $power } (chez { $who-me ->
    [yes] vous
   *[no] { $who }
 }{ $colour })
sketch-aside = Mises de côté : { $chronicled } · hors jeu : { $discarded }
sketch-row = Étalage : { $cards }
sketch-hand = Votre main ({ $many }) : { $cards }
drawing-legend = { $players }. Au-dessus des piles, les points déjà marqués, les historiens (h) et les cartes en main (▯). Sur chaque ligne : un monument par ses premières lettres, son marqueur sous ce que reçoit un seul constructeur, les constructeurs et leurs points, et entre parenthèses les cartes qu’il faut à un autre constructeur. Les piles, carte du dessus en dernier : ≡ parchemin, ~ navire, ^ casque.
drawing-player = { $letter } { $who-me ->
    [yes] vous
   *[no] { $who }
 }{ $colour }

### Pourquoi un conseil préfère un choix

reason-monument = Vous devriez marquer environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus à la fin avec { $monument }.
reason-erect = Vous pourrez ensuite ériger { $monument } dans ce tour : environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus à la fin.
reason-improve-then = Vous pourrez ensuite améliorer { $monument } dans ce tour : environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus à la fin.
reason-monument-of = { $who } devrait marquer environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins avec { $monument }.
reason-earned = Ce choix rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
 } tout de suite.
reason-powers = Une carte de pouvoir vous rapporte environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } à la fin.
reason-stories = Vos histoires devraient rapporter environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus : leurs pages et le bonus de la plus longue.
reason-stories-of = { $who } devrait marquer environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins avec ses histoires.
reason-historians = Le temps presse pour vos historiens : chacun qui n’écrit rien coûte { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-keep = Vous gardez { $cards ->
    [one] votre carte
   *[other] vos { $cards } cartes
 } « { $monument } » pour plus tard.
reason-improve = Avec cette carte, vous pourrez améliorer { $monument }.
reason-collect = Avec cette carte, vous avez { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } « { $monument } »{ $enough ->
    [yes] , assez pour l’ériger
   *[no] { "" }
 }.
reason-pile = Une carte de la pile promet plus que celles de l’étalage.
reason-above = Une histoire prend d’abord la carte du dessus : ce que vous posez au-dessus protège le { $value }.
reason-below = Une histoire prend d’abord la carte du dessus : tout en bas, le { $value } est à l’abri.

### Le nom des points

points-ANT-45 = Actions « Marquer »
points-ANT-55 = Pages au-delà de la piste
points-ANT-75 = Monuments
points-ANT-80 = Histoires
points-ANT-81 = Historiens sans histoire
points-ANT-82 = Histoires les plus longues
points-ANT-103 = Cartes Pouvoir
points-ANT-105 = Appels du Héros

### Règles : un message par règle de RULES.md, sous le même identifiant et dans le même ordre.

## Règles : mise en place

ANT-01 = Le jeu compte 108 cartes : 12 monuments de 9 cartes chacun, numérotées de 1 à 9. Chaque carte indique son monument, sa valeur et un seul symbole : parchemin, navire ou casque. Par exemple, Akropolis 7, Petra 1 et Pharos 1 portent un navire.
    .title = Cartes
    .words = symbole, symboles
ANT-02 = Chaque monument en jeu a une carte de disponibilité, posée au départ sur sa face « 2 monuments ». C’est un simple rappel de ce que montrent les expositions.
    .title = Cartes de disponibilité
ANT-03 = Chaque monument en jeu a un marqueur. Il part de la colonne la plus à gauche de la piste de ce monument, celle qui le représente.
    .title = Marqueurs au départ
ANT-04 = Chaque couleur a 2 historiens à quatre joueurs et 3 à trois joueurs. À deux joueurs, chacun mène deux couleurs, de 2 historiens chacune. Chaque couleur a aussi un compteur de points, qui part de 0.
    .title = Historiens et compteurs
ANT-05 = À trois joueurs, Semiramis ne sert pas : ses 9 cartes, son marqueur et sa carte de disponibilité quittent le jeu. Les 11 autres cartes marquées d’un III barré le quittent aussi. Il reste 88 cartes.
    .title = Trois joueurs
ANT-06 = Chacun reçoit 5 cartes, cachées aux autres. Les cartes restantes forment la pile, face cachée ; les 3 du dessus sont retournées et forment l’étalage.
    .title = Distribution
ANT-07 = Le sort désigne qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.
    .title = Ordre du jeu
ANT-08 = Avant la partie, la table choisit ses options : les cartes pouvoir, leur variante (seulement avec ces cartes) et, à deux joueurs, le monument laissé de côté. Sans choix de sa part, on joue sans cartes pouvoir ni variante, et le monument laissé de côté est tiré au sort.
    .title = Options de la table
ANT-09 = Tout le monde peut savoir combien de cartes chacun a en main, combien il en reste dans la pile et quelles cartes ont été défaussées ou mises de côté. Les cartes en main et l’ordre de la pile restent secrets.
    .title = Ce que chacun peut savoir

## Règles : un tour

ANT-10 = À votre tour, choisissez un tour monument ou un tour histoire, jamais les deux. Acheter une action, ou utiliser le Héros ou le Naute, commence un tour monument : vous ne pouvez plus écrire d’histoire pendant ce tour.
    .title = Choix du tour
ANT-11 = Un tour monument offre jusqu’à 3 actions, dans l’ordre que vous voulez, la même autant de fois que vous voulez. Faites-en au moins une : au début d’un tour, vous pouvez toujours piocher. Après cela, vous pouvez vous arrêter quand vous voulez.
    .title = Tour monument
    .words = action, actions, tour Monument
ANT-12 = Une fois par tour monument, à tout moment du tour, vous pouvez acheter une quatrième action en défaussant 2 cartes de votre main de même symbole ; elles quittent le jeu. L’action achetée peut rester inutilisée. L’achat n’est pas lui-même une action : il vous faut quand même en faire une dans le tour.
    .title = Quatrième action
    .words = acheter une action, achetez une action, achète une action, achètent une action
ANT-13 = À la fin du tour, l’étalage est complété à 3 cartes avec celles du dessus de la pile. Il ne l’est jamais pendant le tour : une place vidée reste vide jusque-là.
    .title = Étalage complété
    .words = étalage

## Règles : piocher

ANT-20 = Pour une action, prenez une carte : l’une de celles de l’étalage, ou celle du dessus de la pile. Une carte de l’étalage est connue de tous ; une carte de la pile n’est vue que de vous.
    .title = Piocher
    .words = piocher, piochez, pioche
ANT-21 = Vous pouvez avoir autant de cartes en main que vous voulez.
    .title = Main sans limite
ANT-22 = Une pile vide ne suffit pas à finir la partie. Quand elle est vide, seules les cartes de l’étalage peuvent être piochées ; une place vide de l’étalage n’offre rien.
    .title = Pile vide
    .words = pile

## Règles : ériger

ANT-30 = Pour une action, érigez un monument dans votre exposition avec des cartes de votre main, toutes de ce monument.
    .title = Ériger un monument
    .words = ériger, érigez, érige, érigé, exposition, expositions
ANT-31 = Qui érige un monument le premier pose au moins 2 cartes de ce monument. La carte de disponibilité passe sur sa face « 1 monument ».
    .title = Premier constructeur
    .words = ériger en premier, premier constructeur
ANT-32 = Qui érige un monument en second pose au moins 3 cartes de ce monument. La carte de disponibilité quitte le jeu.
    .title = Second constructeur
    .words = ériger en second, second constructeur
ANT-33 = En érigeant un monument, vous pouvez toujours poser plus de cartes que le minimum : cela reste une seule action.
    .title = Plus que le minimum
ANT-34 = Un monument déjà érigé dans deux autres expositions ne peut plus l’être dans la vôtre.
    .title = Pas de troisième constructeur
ANT-35 = Une exposition ne peut pas recevoir deux fois le même monument. Si vous l’avez déjà érigé, vous pouvez l’améliorer.
    .title = Une seule fois chaque monument
ANT-36 = En érigeant un monument, vous choisissez l’ordre de ses cartes ; la dernière posée est au-dessus. Cet ordre ne change plus ensuite, sauf grâce au Scribe si l’on joue avec les cartes pouvoir.
    .title = Ordre des cartes
    .words = sur le dessus, dessous

## Règles : améliorer

ANT-40 = Pour une action, ajoutez à un monument de votre exposition une ou plusieurs cartes de votre main, toutes de ce monument. Quel que soit leur nombre, c’est une seule action.
    .title = Améliorer un monument
    .words = améliorer, améliorez, améliore
ANT-41 = Les cartes ajoutées vont au-dessus du monument, dans l’ordre que vous choisissez. Celles du dessous gardent leur ordre, sauf si vous utilisez le Scribe.
    .title = Ordre des cartes ajoutées

## Règles : marquer

ANT-45 = Pour une action, défaussez 2 cartes de votre main de même symbole, de n’importe quels monuments, exposés ou non ; elles quittent le jeu. Chaque carte de votre exposition qui porte ce symbole, même recouverte, vous donne 1 point ; vous pouvez le faire même si cela ne rapporte rien. Par exemple, Petra 1 et Pharos 1 portent un navire : avec deux navires exposés, elles donnent 2 points.
    .title = Marquer des points
    .words = marquer des points

## Règles : tour histoire

ANT-50 = Pour écrire une histoire, il vous faut un historien inutilisé et, dans l’exposition d’au moins un adversaire, un monument de 2 cartes ou plus.
    .title = Quand écrire une histoire
    .words = écrire, écrivez, écrit, histoire, histoires
ANT-51 = L’histoire prend, chez tous vos adversaires, la carte du dessus de chaque monument exposé qui compte au moins 2 cartes. Chaque carte prise est une page. Vous ne choisissez pas : toutes ces cartes sont prises.
    .title = Pages d’une histoire
    .words = page, pages
ANT-52 = L’histoire ne prend rien dans l’exposition de la couleur qui l’écrit, ni dans un monument d’une seule carte. Par exemple, elle prend Akropolis 6 et Artemision 1, posées sur d’autres cartes, mais pas Pharos 5, seule carte de son monument.
    .title = Cartes épargnées
ANT-53 = Votre historien va sur la case de la piste des histoires qui porte le nombre de pages écrites, au-dessus de ceux qui s’y trouvent déjà. Une histoire a au moins 1 page, et la piste va aussi loin qu’il le faut : 24 pages sont le maximum possible.
    .title = Place de l’historien
    .words = historien, historiens
ANT-54 = Pour chaque page, le marqueur du monument avance d’une colonne vers la droite. Deux pages du même monument l’avancent donc de deux colonnes.
    .title = Avance des marqueurs
    .words = marqueur, marqueurs
ANT-55 = Un marqueur déjà sur la dernière colonne y reste ; chaque page en trop donne aussitôt 2 points à celui des deux constructeurs du monument qui en expose la carte la plus haute, et 1 point à l’autre. Un constructeur seul reçoit 3 points. On compare les cartes une fois prises toutes celles de l’histoire.
    .title = Au bout de la piste
    .words = fin de piste
ANT-56 = Pendant un tour histoire, vous écrivez l’histoire et rien d’autre ; vous ne pouvez pas non plus acheter une quatrième action.
    .title = Rien d’autre qu’une histoire
ANT-57 = Les cartes prises par les histoires sont mises de côté, face visible, et chacun peut les consulter jusqu’à la fin de la partie. Elles ne reviennent jamais en jeu.
    .title = Cartes des histoires

## Règles : à deux joueurs

ANT-60 = À deux joueurs, chacun mène deux couleurs ; chaque couleur a son exposition, son compteur de points et ses 2 historiens. Mais chacun n’a qu’une main de 5 cartes au départ et 3 actions par tour monument pour ses deux couleurs ensemble.
    .title = Deux couleurs chacun
    .words = autre couleur
ANT-61 = À deux joueurs, un monument est laissé de côté avec ses cartes et son marqueur. Il est tiré au sort, sauf si la table en a choisi un. Les cartes marquées d’un III barré restent en jeu.
    .title = Monument laissé de côté
ANT-62 = À deux joueurs, chaque action et chaque tour histoire profite à la couleur que vous désignez, et les points vont à cette couleur. Vous pouvez en changer d’une action à l’autre. Pour piocher ou acheter une action, vous n’en désignez aucune.
    .title = Couleur désignée
ANT-63 = À deux joueurs, chaque couleur compte comme un joueur à part : pour ériger, marquer des points, recevoir ceux des marqueurs arrivés au bout et ceux des monuments, écrire des histoires, en toucher les bonus et tenir les cartes pouvoir. Seuls la main, le tour et le nombre d’actions sont communs à vos deux couleurs.
    .title = Chaque couleur pour elle-même
ANT-64 = À deux joueurs, l’histoire d’une couleur prend ses pages dans les deux expositions de l’adversaire et dans celle de votre autre couleur. Un monument de 2 cartes ou plus de votre autre couleur suffit donc pour pouvoir écrire.
    .title = Histoires à deux joueurs
ANT-65 = À deux joueurs, chacun compte à la fin le plus bas des scores de ses deux couleurs, et le plus élevé de ces deux résultats gagne. À égalité, on compare les autres scores, puis le nombre de monuments érigés par les deux couleurs ensemble (un monument érigé par les deux compte deux fois), puis la plus longue histoire de l’une ou de l’autre. Si l’égalité demeure, la victoire est partagée.
    .title = Victoire à deux joueurs
ANT-66 = À deux joueurs, vos deux couleurs peuvent ériger le même monument : elles en sont alors le premier et le second constructeur.
    .title = Même monument, deux couleurs

## Règles : fin et décompte

ANT-70 = La partie finit dès qu’à la fin d’un tour l’étalage ne peut plus être complété à 3 cartes. On compte aussitôt les points : personne ne joue plus.
    .title = Fin de la partie
    .words = partie est finie
ANT-75 = À la fin, chaque monument donne des points, piste par piste, selon la colonne de son marqueur. Un constructeur seul reçoit la valeur en gras. S’il y en a deux, le constructeur principal reçoit la valeur de gauche entre les parenthèses, et le constructeur secondaire celle de droite.
    .title = Points des monuments
    .words = piste, pistes
ANT-76 = Le constructeur principal est celui qui a le plus de cartes dans ce monument à la fin ; à nombre égal, celui qui y a la carte la plus haute. Un monument garde toujours sa dernière carte : tous ses constructeurs reçoivent donc des points.
    .title = Constructeur principal
    .words = constructeur, constructeurs
ANT-77 = De gauche à droite, les six colonnes donnent 3, 6, 9, 12, 15 et 18 points à un constructeur seul. À deux, le principal et le secondaire reçoivent 2 et 1, 4 et 2, 6 et 3, 8 et 4, 10 et 5, 12 et 6 points.
    .title = Valeur des colonnes
    .words = colonne, colonnes
ANT-78 = Par exemple, C est seul à avoir érigé Akropolis, dont le marqueur est sur la deuxième colonne : 6 points. Pour Artemision, sur la troisième, A a deux cartes et B une seule : 6 points pour A, 3 pour B. Pour Pharos, sur la quatrième, A et C ont chacun une carte, un 8 et un 5 : 8 points pour A, 4 pour C.
    .title = Exemple de points des monuments
ANT-80 = À la fin, chaque historien donne autant de points que le numéro de sa case, c’est-à-dire autant que son histoire a de pages. Par exemple, des histoires de 4 et de 5 pages donnent 9 points.
    .title = Points des histoires
ANT-81 = À la fin, chaque historien inutilisé coûte 12 points.
    .title = Historiens inutilisés
ANT-82 = L’historien placé le plus loin sur la piste des histoires donne 9 points de bonus, le deuxième 6 et le troisième 3 ; une même couleur peut en toucher plusieurs. Sur une même case, celui du dessous, dont l’histoire est plus ancienne, passe devant. S’il y a moins de trois histoires, les bonus qui restent sont perdus.
    .title = Bonus des plus longues histoires
    .words = bonus
ANT-83 = Exemple à trois joueurs : Rouge a des histoires de 7, 6 et 4 pages et la troisième place, soit 17 + 3 = 20 points. Bleu en a de 9, 4 et 2 pages et la deuxième place, soit 15 + 6 = 21 points. Vert en a de 9 et 6 pages, un historien inutilisé et la première place, car son histoire de 9 pages est plus ancienne que celle de Bleu, soit 9 + 6 − 12 + 9 = 12 points.
    .title = Exemple de points des histoires
ANT-85 = Les cartes restées en main ne donnent aucun point. Un score final peut être négatif.
    .title = Cartes en main et scores négatifs
ANT-90 = Le plus grand nombre de points gagne ; à égalité, le plus grand nombre de monuments érigés, puis la plus longue histoire (0 page si l’on n’en a écrit aucune). Si l’égalité demeure, la victoire est partagée. Toutes les places se règlent ainsi ; les ex æquo partagent la leur et la suivante est sautée : 1, 1, 3.
    .title = Victoire et classement

## Règles : cartes pouvoir

ANT-100 = Il y a trois cartes pouvoir : le Scribe (parchemin), le Héros (casque) et le Naute (navire). Au départ, elles sont à la banque.
    .title = Cartes pouvoir
    .words = carte pouvoir, cartes pouvoir
ANT-101 = Pendant un tour monument, une action vous permet d’acquérir une carte pouvoir si vous avez la majorité de son symbole. Il faut que votre exposition compte plus de cartes de ce symbole que celle de toute autre couleur : une égalité ne suffit pas.
    .title = Acquérir une carte pouvoir
    .words = majorité
ANT-102 = La carte pouvoir est prise à la banque ou à la couleur qui la tient, sans refus possible, même à votre autre couleur ; une couleur ne prend jamais une carte qu’elle tient déjà. Avoir la majorité ne suffit pas pour que la carte change de place : il faut l’action.
    .title = Prendre une carte pouvoir
ANT-103 = Acquérir une carte pouvoir donne aussitôt 2 points. À la fin, chaque carte pouvoir donne 3 points à qui la tient.
    .title = Points des cartes pouvoir
ANT-104 = Scribe : chaque fois que la couleur qui le tient améliore un de ses monuments, elle peut en ranger toutes les cartes, anciennes et nouvelles, dans l’ordre de son choix. Il ne sert jamais en érigeant un monument.
    .title = Scribe
    .words = Scribe
ANT-105 = Héros : une fois par tour monument, piochez une carte de plus, dans l’étalage ou sur la pile, sans dépenser d’action. Cela coûte 1 point à la couleur qui tient le Héros ; il lui faut donc au moins 1 point.
    .title = Héros
    .words = Héros
ANT-106 = Naute : une fois par tour monument, échangez une carte de votre main contre une carte de l’étalage, sans dépenser d’action.
    .title = Naute
    .words = Naute
ANT-107 = Si la table a choisi cette variante, une carte pouvoir compte comme une carte de plus de son symbole quand la couleur qui la tient marque des points. Elle ne compte pas pour la majorité qui permet d’acquérir une carte pouvoir.
    .title = Variante des cartes pouvoir
ANT-108 = Un pouvoir peut servir dès le tour où sa carte est acquise. Le Héros et le Naute ne servent qu’une fois par tour, même si leur carte passe entre vos deux couleurs. À deux joueurs, une carte pouvoir appartient à une couleur ; le Héros et le Naute servent à la main commune.
    .title = Usage des pouvoirs
