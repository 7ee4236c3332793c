# Le plateau de Monuments : Merveilles de l’Antiquité. Ce que le jeu nomme lui-même est dans ../texts.

### Le plateau

board-you = Vous
board-market = À piocher
board-pile = { $cards ->
    [0] Pile vide
    [one] Pile : 1 carte
   *[other] Pile : { $cards } cartes
 }
board-row-empty = Place vide de l’étalage
board-tracks = Pistes des monuments
board-key = Points : en grand pour un seul constructeur, en petit pour deux.
board-worth = Vaut { $sole } points à un seul constructeur, { $first } et { $second } à deux.
board-built-by = Érigé par : { $by }.
board-built-by-nobody = Personne ne l’a érigé.
board-needed = Cartes nécessaires pour l’ériger : { $cards }
board-left-out = Pas dans cette partie : { $monuments }
board-stories = Histoires
board-story-of = Histoire ({ $colour }), pages : { $pages }{ $bonus ->
    [0] {""}
   *[other] , bonus : { $bonus }
 }
board-space = { $pages ->
    [one] Une histoire de 1 page donne 1 point.
   *[other] Une histoire de { $pages } pages donne { $pages } points.
 }
board-pages = Pages de la dernière histoire
board-chronicled = Pages des histoires : { $cards }
board-discarded = Cartes défaussées : { $cards }
board-close = Fermer

### Les places

board-plays = joue
board-hand-size = { $cards ->
    [0] Aucune carte en main
    [one] 1 carte en main
   *[other] { $cards } cartes en main
 }
board-exhibition = Exposition ({ $colour }), points : { $points }
board-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si la partie s’arrêtait maintenant ({ $colour })
board-lower-counts = Des deux couleurs d’un joueur, c’est celle qui a le moins de points qui compte.
board-leads = Le plus de points si la partie s’arrêtait maintenant
board-symbols = Cartes exposées avec ce symbole ({ $symbol }) : { $count }. « Marquer » donne 1 point pour chacune.
board-historians = Historiens ({ $colour }) : { $historians }
board-historian = Historien ({ $colour })
board-nothing = Rien d’exposé pour l’instant
board-stack = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-stack-first = De deux constructeurs, celui qui a le plus de cartes reçoit le plus ; à égalité, celui qui a la plus haute carte.
board-stack-order = De la carte du dessous à celle du dessus, que les histoires prennent d’abord.
board-scored = Points marqués pendant la partie : { $points }
board-story-gave = Histoire de { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } avec sa prime
board-nothing-built = Rien d’exposé
board-plot = Une place libre ({ $colour })
board-below = Plus bas : { $names }
board-jumps = Parties de la table
board-jump-hand = Main
board-jump-market = À piocher
board-jump-mine = Vous
board-jump-others = Autres
board-jump-tracks = Pistes
board-jump-stories = Histoires
board-fan = { $cards }. Symboles, de bas en haut : { $symbols }

### La main

board-dock = La main et les choix
board-hand = { $cards ->
    [0] Aucune carte en main
    [one] En main : 1 carte
   *[other] En main : { $cards } cartes
 }
board-prompt-open = À vous : trois actions, ou une histoire. Une action : piocher, ériger, améliorer ou marquer des points.
board-prompt-lay = Posez les cartes une à une. La dernière sera sur le dessus, et c’est elle qu’une histoire peut prendre.
board-prompt-buy = Plus d’action : finissez, ou achetez-en une.
board-prompt-end = Plus d’action : finissez le tour.
board-hand-empty = Aucune carte en main
board-actions-left = Actions restantes : { $actions }
board-site = De la carte du dessous à celle du dessus
board-points = Marquer
board-story = Histoire
board-buy = + 1 action
board-end = Finir le tour
board-done = Valider
board-scribe = Tout réordonner

### Les pouvoirs

board-scribe-card = Scribe
board-naute-card = Naute
board-hero-card = Héros
board-power-scribe = réordonne un monument que l’on améliore
board-power-naute = échange une carte avec l’étalage
board-power-hero = donne une carte de plus pour 1 point
board-power-held = { $power } : carte prise par { $who }

### Le jeu en une minute

overview-aim = Le but : avoir le plus de points à la fin. Érigez des monuments, faites-les grandir et écrivez des histoires.
overview-1 = À votre tour, trois actions. La plus simple : prenez une carte de l’étalage ou de la pile.
overview-2 = Érigez un monument avec au moins deux de ses cartes. Seule celle du dessus peut vous être prise : mettez-y une petite.
overview-3 = Marquez des points : deux cartes du même symbole rapportent 1 point pour chaque symbole pareil de votre exposition.
overview-4 = Ou, au lieu de tout cela, écrivez une histoire : elle prend la carte du dessus des grands monuments des autres. Chaque page vous rapporte, et rend leurs monuments plus célèbres.
chapter-erect = Ériger un monument
chapter-improve = Améliorer et marquer des points
chapter-write = Écrire une histoire
chapter-buy = Acheter une action

### La première partie

lesson-welcome = Bienvenue ! Vous êtes rouge. Votre main a déjà deux cartes du Pharos : prenez-en une troisième dans l’étalage.
lesson-erect = Encore deux actions. Érigez le Pharos : touchez l’une de ses cartes dans votre main.
lesson-lay-high = Posez d’abord le 4 : il sera tout en dessous, à l’abri.
lesson-lay-next = Puis le 3.
lesson-lay-low = Et le 2 par-dessus : la carte du dessus est celle qu’un historien peut emporter.
lesson-done = C’est tout : montrez votre monument aux autres.
lesson-draw-pile = Dernière action : piochez dans la pile. Cette carte, vous seul la verrez.
lesson-end-first = Le Pharos 9, quelle chance ! Terminez votre tour : l’étalage se complète.
lesson-blue-akropolis = À Bleu. Il érige Akropolis avec deux cartes : c’est assez pour être le premier constructeur.
lesson-green-petra = Vert fait de même avec Petra.
lesson-take-low = À vous. Prenez le Pharos 1 : une petite carte, mais elle protégera les autres.
lesson-improve = Améliorez le Pharos : c’est une seule action, quel que soit le nombre de cartes.
lesson-lay-nine = Le 9 d’abord.
lesson-lay-one = Le 1 par-dessus : si quelqu’un écrit sur le Pharos, c’est le 1 qui partira.
lesson-done-again = Montrez-le.
lesson-score = Pour la troisième action, marquez des points : il faut deux cartes du même symbole.
lesson-score-first = Défaussez Kolossos 8, qui porte un navire.
lesson-score-second = Et Petra 6, un navire aussi : chaque navire de votre exposition donne 1 point.
lesson-end-scored = Deux points pour les deux navires du Pharos. Terminez votre tour.
lesson-blue-builds = Bleu érige Bet Hamikdash, puis Kolossos : il expose maintenant trois monuments de deux cartes.
lesson-green-draws = Vert pioche trois cartes.
lesson-story = C’est le moment d’écrire ! Une histoire prend tout un tour. Elle emporte, chez les autres, la carte du dessus de chaque monument d’au moins deux cartes : ici, quatre pages.
lesson-end-story = Votre historien est sur la case 4 : ce sera 4 points, et un bonus si l’histoire reste parmi les plus longues. Mais les monuments racontés valent plus pour qui les a érigés : leurs marqueurs ont avancé. Terminez votre tour.
lesson-blue-zeus = Bleu érige Zeus.
lesson-green-story = Vert écrit à son tour, et emporte votre Pharos 1. Le 9 est sauf, et le Pharos vaut désormais 6 points !
lesson-take-helmet = Bleu a déjà érigé Bet Hamikdash : le faire en second demande trois cartes. Prenez tout de même le 1, pour son casque.
lesson-draw-again = Piochez encore une carte.
lesson-take-nine = Prenez Zeus 9 : quand deux constructeurs ont autant de cartes, la plus haute l’emporte.
lesson-buy = Plus d’action ? Une fois par tour, deux cartes du même symbole en achètent une quatrième.
lesson-buy-first = Défaussez Bet Hamikdash 6.
lesson-buy-second = Et Bet Hamikdash 1 : deux casques.
lesson-fourth = L’action est à vous : piochez.
lesson-last = La partie finit quand l’étalage ne peut plus être complété. Chaque monument donne alors les points de son marqueur, et un historien qui n’a rien écrit en coûte 12. Terminez votre tour : la suite vous appartient !

### Ce que font les autres, la fin qui approche, et les points

deed-took = prend { $card }
deed-drew = { $cards ->
    [one] pioche une carte
   *[other] pioche { $cards } cartes
 }
deed-erected = érige { $monument } ({ $cards })
deed-improved = améliore { $monument } (+{ $cards })
deed-rearranged = réarrange { $monument }
deed-scored = marque { $points ->
    [one] 1 point
   *[other] { $points } points
 }
deed-bought = achète une action
deed-story = écrit une histoire de { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }
deed-power = prend { $power }
moment-story = { $who } écrit une histoire de { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }.
ends-lost = { $actions ->
    [one] Il vous reste 1 action : finir quand même ?
   *[other] Il vous reste { $actions } actions : finir quand même ?
 }
near-end = { $cards ->
    [0] Pile vide : étalage incomplet, fin de partie.
    [one] La fin approche : 1 carte dans la pile.
   *[other] La fin approche : { $cards } cartes dans la pile.
 }

## The order of the hand

board-sort = Trier la main par { $order }
board-sort-monument = monument
board-sort-value = valeur
board-marked = (marquée)
board-mark = Appui long, clic droit ou M : la marquer pour plus tard.
board-sort-symbol = symbole

## What the parts of the board say of themselves

board-column-now = Le marqueur est ici.
board-column-passed = Le marqueur a dépassé cette colonne.
board-column-later = Les histoires avancent le marqueur jusqu’ici.
board-gets = Donne { $points } points ({ $colour }) si la partie s’arrêtait maintenant.
board-actions-lost = { $actions ->
    [one] encore 1 action
   *[other] encore { $actions } actions
 }
board-points-tip = Marquer : défaussez deux cartes du même symbole ; chaque carte exposée qui le porte donne 1 point. Au plus, maintenant
board-story-tip = Histoire : un historien prend comme pages les cartes du dessus des monuments adverses et avance leurs marqueurs. Elle prend tout le tour ; en ce moment, en points pour ses pages :
board-buy-tip = Une action de plus contre deux cartes de votre main.
board-end-tip = Terminer le tour : l’étalage est complété et le joueur suivant joue.
board-done-tip = Terminer ce qui est commencé.
board-scribe-tip = Le Scribe vous laisse reposer toutes les cartes de ce monument dans un nouvel ordre.

## Points that can still be lost

penalty-why = À la fin, chaque historien qui n’a écrit aucune histoire coûte { $points } points.
