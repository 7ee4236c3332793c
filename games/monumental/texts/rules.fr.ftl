# Monumental : les règles, telles qu’on les dit à qui joue. Un message par règle de RULES.md, sous le même identifiant et dans le même ordre.

## Règles : matériel et mise en place

MTL-01 = Il y a cinq civilisations. Chacune a 15 cartes de cité (5 chantiers, 3 librairies, 3 forts, 1 forum, 1 mine, 1 bâtiment spécial et 1 connaissance), 5 politiques culturelles et 1 carte chef de guerre.
    .title = Cartes des civilisations
MTL-02 = La pioche de développement compte 15 cartes de l’ère classique (I), puis 12 de l’ère médiévale (II), puis 8 de l’ère moderne (III), chaque ère mélangée à part. L’ère I a 5 bâtiments, 5 connaissances et 5 merveilles ; l’ère II en a 4 de chaque sorte ; l’ère III a 4 connaissances et 4 merveilles. Les trois cartes de séparation quittent le jeu dès qu’elles apparaissent.
    .title = Pioche de développement
MTL-03 = Les bâtiments de base forment trois piles, face visible : 10 ateliers, 10 laboratoires et 10 champs de tir.
    .title = Bâtiments de base
MTL-04 = Le plateau est fait de tuiles hexagonales : une capitale par joueur, des provinces et de la mer. Pour chaque nombre de joueurs, un plan fixe les tuiles et la place des barbares, des villes libres, des marchés et des jetons production.
    .title = Plateau
MTL-05 = Chaque marché reçoit autant de jetons qu’il y a de joueurs, tirés au sort parmi les siens et posés face cachée. Le plan dit où sont les marchés (dans l’ordre : forges, lettrés, armes, épices), la valeur des barbares et la place des villes libres ; le sort décide quel jeton barbare de cette valeur et quelle ville libre s’y trouvent.
    .title = Marchés et jetons tirés au sort
MTL-06 = Un jeton production est posé sur chaque tuile qui n’est ni une capitale, ni la mer, ni un marché.
    .title = Jetons production au départ
MTL-07 = Chacun commence avec 10 unités (1 chef de guerre et 9 soldats) et 2 explorateurs sur sa capitale, 2 avant-postes en réserve et 2 or.
    .title = Départ de chaque joueur
MTL-08 = Vos 15 cartes sont mélangées et 9 places sont remplies, ligne par ligne depuis le coin en haut à gauche : c’est votre cité, de 3 lignes et 3 colonnes. Une connaissance piochée prend une place et reçoit aussitôt une seconde carte par-dessus, son effet restant visible. Le reste forme votre pioche de cité ; votre défausse est vide.
    .title = Cité au départ
MTL-09 = Vos 5 politiques forment votre jeu de culture ; votre carte chef de guerre est posée face visible. Les cinq politiques d’une civilisation ne sont pas un secret : tout le monde peut les lire.
    .title = Jeu de culture et chef de guerre
MTL-10 = Le sort désigne le premier joueur. Les capitales se choisissent à partir du dernier joueur, dans le sens inverse des aiguilles d’une montre ; les civilisations aussi, toutes différentes, sauf si la table a choisi de les tirer au sort.
    .title = Choix des capitales et des civilisations
MTL-11 = Les 6 premières cartes de la pioche de développement forment la piste de développement : une rangée de 6 ou, à deux joueurs, deux rangées de 3.
    .title = Piste de développement
MTL-12 = Si la table choisit un plateau tiré au sort, il garde les cases et les capitales du plan prévu pour ce nombre de joueurs : une ville libre et un marché par joueur, des barbares sur les autres provinces et un jeton production là où il n’y a pas de marché. Les terres sont d’un seul tenant, aucune capitale ne touche la mer ni une ville libre, et toutes ont autour d’elles les mêmes valeurs de barbares, 1 ou 2 seulement. La même graine redonne toujours le même plateau.
    .title = Plateau tiré au sort

## Règles : ordre du jeu

MTL-15 = On joue dans le sens des aiguilles d’une montre à partir du premier joueur. Un tour a quatre temps : activer la cité, faire des actions, compléter la cité, compléter la piste de développement.
    .title = Déroulement d’un tour

## Règles : activer

MTL-20 = Au début de votre tour, choisissez une ligne et une colonne de votre cité, même si des places y sont vides. Leurs cartes, dans cinq places si la cité est pleine, sont activées pour ce tour.
    .title = Une ligne et une colonne
MTL-21 = Une place s’active tout entière : activer une connaissance active aussi la carte posée dessus.
    .title = Connaissance activée
MTL-22 = Les effets de vos cartes activées s’utilisent dans l’ordre de votre choix, chacun une fois par tour sauf indication contraire, et aucun n’est obligatoire. Les ressources simplement données sont reçues dès l’activation ; tout autre effet attend que vous l’utilisiez, en une seule fois.
    .title = Effets des cartes
MTL-23 = Si un effet fait piocher alors que votre pioche de cité est vide, votre défausse est mélangée et devient la nouvelle pioche.
    .title = Piocher quand la pioche est vide
MTL-24 = Le recto d’un jeton barbare ou ville libre (valeur ou prix) est visible de tous. Son verso, avec les deux gains, reste caché jusqu’à la conquête.
    .title = Gains cachés des jetons

## Règles : ressources

MTL-25 = La production, la science et la force militaire sont les ressources de base. Elles se dépensent dans le tour où elles sont générées ; ce qui reste à la fin du tour est perdu.
    .title = Ressources de base
MTL-26 = L’or et la culture se gardent d’un tour à l’autre. L’or remplace une à une n’importe quelles ressources de base, jamais la culture, qui paie les politiques. Un paiement prend d’abord la force militaire réservée à cet usage, puis la ressource demandée, puis l’or ; on ne vous interroge que si un coût vous laisse le choix.
    .title = Or, culture et paiements
MTL-27 = Les jetons production et les jetons marché pris sur le plateau se gardent : utilisez-les pendant ce tour ou un tour suivant. Un jeton production vaut 1 production.
    .title = Jetons gardés
MTL-28 = La réserve de ressources ne s’épuise jamais : le nombre de pions ou de jetons de la boîte ne limite pas ce que vous pouvez générer.
    .title = Réserve sans limite

## Règles : termes

MTL-30 = Archiver : une carte qui n’a pas été activée ce tour quitte le jeu, sous votre carte chef de guerre, et ne rapportera rien ; la connaissance sous elle est défaussée. Si un effet archive une carte de votre cité pendant le tour d’un adversaire, vous complétez aussitôt sa place.
    .title = Archiver
MTL-31 = Défausser : mettre une carte de votre cité dans votre propre défausse, qui n’est pas celle de la piste de développement.
    .title = Défausser
MTL-32 = Gagner une carte : prendre la carte de développement ou le bâtiment de base indiqué sans payer son coût et le poser sur votre pioche de cité.
    .title = Gagner une carte
MTL-33 = Générer : l’effet demande que des ressources aient été générées ce tour, d’où qu’elles viennent et même déjà dépensées ; il ne les consomme pas. L’or payé à la place d’une ressource de base ne la génère pas, et un jeton ne génère qu’au moment où il est utilisé.
    .title = Générer
MTL-34 = Dépenser : pour obtenir l’effet, vous payez les ressources indiquées.
    .title = Dépenser
MTL-35 = Renforcer : à la fin du tour, une carte de votre cité activée pendant ce tour reste à sa place au lieu d’être défaussée. La connaissance sous elle est défaussée.
    .title = Renforcer

## Règles : acquérir

MTL-40 = Faites autant d’actions que vos ressources le permettent, dans l’ordre de votre choix. Pendant votre tour, vous pouvez regarder votre propre défausse.
    .title = Autant d’actions que possible
MTL-41 = Un bâtiment, de base ou de la piste de développement, coûte de la production ; il va sur le dessus de votre pioche de cité. Quand une pile de bâtiments de base est vide, on ne peut plus en acquérir.
    .title = Acquérir un bâtiment
MTL-42 = Une connaissance de la piste de développement coûte de la science ; elle va sur le dessus de votre pioche de cité.
    .title = Acquérir une connaissance
MTL-43 = Une merveille se construit en deux étapes, chacune payée en entier, en production. La première la prend sur la piste de développement et la pose à côté de votre cité ; la seconde l’achève, le même tour ou plus tard.
    .title = Construire une merveille
MTL-44 = Quand une merveille est achevée, vous recevez d’abord son effet d’acquisition, puis sa carte va sur le dessus de votre pioche de cité, puis vous posez son jeton sur une tuile que vous contrôlez, capitale comprise. Une tuile ne porte qu’un seul jeton merveille.
    .title = Achever une merveille
MTL-45 = Une merveille gagnée grâce à une autre carte est achevée aussitôt : elle donne aussi son effet d’acquisition.
    .title = Merveille gagnée
MTL-46 = Vous ne pouvez avoir qu’une merveille en construction. Si vous en commencez une autre, payez sa première étape, puis gardez l’une des deux : l’autre quitte le jeu, sans remboursement. Une merveille gagnée est achevée d’emblée et ne compte pas.
    .title = Une seule merveille en construction
MTL-47 = Si aucune de vos tuiles ne peut recevoir le jeton d’une merveille, il reste de côté ; la carte n’y perd rien.
    .title = Aucune place pour le jeton

## Règles : politiques

MTL-50 = Développez une politique de votre choix, prise dans votre jeu de culture. La première coûte 1 culture, la deuxième 2, et ainsi de suite.
    .title = Développer une politique
MTL-51 = La politique est posée face visible et son effet d’acquisition est joué aussitôt. Puis ceux de toutes vos politiques précédentes sont joués de nouveau, dans l’ordre de votre choix ; le nouvel effet permanent vaut déjà pendant ce temps.
    .title = Effets d’acquisition rejoués
MTL-52 = L’effet permanent d’une politique vaut jusqu’à ce que la suivante la recouvre : seul celui de la plus récente est actif.
    .title = Effet permanent

## Règles : conquérir

MTL-60 = Vous pouvez conquérir une province voisine d’une tuile que vous contrôlez. Chaque force militaire y fait entrer une unité.
    .title = Conquérir une province
MTL-61 = Le nombre d’unités qui entrent est exactement le coût de conquête, et au moins une ; chacune coûte 1 force militaire, quelle que soit la distance. Elles viennent de votre capitale ou de vos provinces reliées à la cible, directement ou à travers d’autres de vos provinces.
    .title = Unités d’une conquête
MTL-62 = Une unité peut bouger plusieurs fois dans le même tour si vous payez chaque mouvement.
    .title = Bouger plusieurs fois
MTL-63 = Il doit toujours rester au moins une unité ou un avant-poste dans chacune de vos provinces. Seule votre capitale peut rester vide.
    .title = Ne pas vider une province
MTL-64 = Vous contrôlez une province si vous y avez au moins une unité ou un avant-poste ; vous contrôlez toujours votre capitale, même vide. Un groupe de vos tuiles est isolé quand aucun chemin de tuiles que vous contrôlez ne le relie à votre capitale.
    .title = Contrôle et isolement
MTL-65 = Une capitale ne peut pas être attaquée.
    .title = Capitales à l’abri
MTL-66 = Une province isolée ne fournit d’unités à une attaque que si elle touche elle-même la province attaquée, ou si elle est reliée à une autre de vos provinces qui touche la province attaquée.
    .title = Attaquer depuis une province isolée
MTL-67 = Barbares : le coût de conquête est la valeur de la tuile plus celle du jeton ; par exemple, 3 unités pour un jeton 2 sur une tuile de 1. Prenez le jeton, choisissez aussitôt l’un de ses deux gains et gardez le jeton face visible ; les ressources de base ainsi reçues sont perdues si elles ne servent pas ce tour.
    .title = Conquérir des barbares
MTL-68 = Ville libre : faites entrer autant d’unités que la valeur de la tuile, au moins une, et payez en plus les ressources indiquées ; par exemple, 1 force militaire et 2 science pour un prix de 2 science sur une tuile de 1. Choisissez aussitôt l’un des deux gains du jeton et gardez le jeton.
    .title = Conquérir une ville libre
MTL-69 = Province ennemie : le coût de conquête est la valeur de la tuile plus sa défense, soit 1 par soldat, 2 pour un chef de guerre, 3 pour un avant-poste et 2 pour une merveille ; par exemple, 7 pour une tuile de 2 avec 3 soldats et le chef de guerre. Les unités battues rentrent dans leur capitale, l’avant-poste retourne en réserve.
    .title = Conquérir une province ennemie
MTL-70 = Le jeton d’une merveille reste sur la tuile conquise et défend qui la contrôle. La carte et ses points restent à qui a construit la merveille.
    .title = Merveille sur une tuile conquise
MTL-71 = Le chef de guerre compte 1 en attaque et 2 en défense. Si vous conquérez avec lui, seul ou avec des soldats, vous utilisez sa carte, une fois par tour, après la conquête.
    .title = Chef de guerre
MTL-72 = Après une conquête viennent d’abord le gain du jeton, puis l’effet du chef de guerre, puis les autres effets déclenchés. Les effets qu’une politique déclenche ne valent que pendant le tour de son propriétaire ; ceux du début du tour viennent avant l’activation.
    .title = Ordre des effets déclenchés

## Règles : manœuvrer, fortifier, explorer, progresser

MTL-75 = Manœuvre : pour 1 force militaire, une unité va dans n’importe laquelle de vos provinces, ou dans votre capitale, reliée à l’endroit où elle se trouve. Elle ne va jamais dans une province isolée, et la province qu’elle quitte ne doit pas rester vide.
    .title = Manœuvre militaire
MTL-76 = Les unités déplacées par une carte ou un jeton ne vont que dans des provinces que vous contrôlez déjà, ou dans votre capitale, comme pour une manœuvre : elles ne peuvent rien conquérir.
    .title = Déplacements gratuits
MTL-77 = À tout moment de votre tour et gratuitement, remplacez trois de vos unités d’une province, même isolée, par un avant-poste ; elles rentrent dans votre capitale. Vous en avez deux au plus en jeu, un seul par province, et un avant-poste ne bouge jamais. Perdu avec sa province, il revient en réserve et peut être construit de nouveau.
    .title = Construire un avant-poste
MTL-80 = Explorateur : pour 1 force militaire, un explorateur avance sur une tuile voisine, quel que soit celui qui la contrôle, et d’autant de pas que vous en payez. Les explorateurs peuvent traverser la mer ; les unités n’y entrent jamais.
    .title = Bouger un explorateur
MTL-81 = Une fois par tour, en arrivant ou là où il se tient, chaque explorateur peut prendre le jeton production de la tuile, ou un jeton de son marché. Au marché, vous regardez les jetons présents et en prenez un ; les autres restent face cachée.
    .title = Prendre un jeton
MTL-82 = Vous ne pouvez avoir qu’un seul jeton de chaque marché. Un jeton utilisé est retourné et gardé ; vous seul pouvez regarder les vôtres.
    .title = Un jeton par marché
MTL-83 = Un explorateur n’est pas une unité : il ne conquiert et ne contrôle rien.
    .title = Les explorateurs ne combattent pas
MTL-85 = Progrès scientifique : pour 2 science, piochez la carte du dessus de votre pioche de cité, aussi souvent que vous pouvez payer. Elle est activée comme dans la cité, sans en faire partie pour les autres effets, et elle est défaussée à la fin du tour ; de même pour les cartes piochées par un effet. Une connaissance ainsi piochée agit sans carte posée dessus.
    .title = Progrès scientifique

## Règles : effets

MTL-120 = Un effet qui permet de réutiliser une carte ne sert qu’une fois par tour, même si sa propre carte est utilisée de nouveau : aucune carte ne peut s’alimenter elle-même.
    .title = Réutiliser une carte
MTL-121 = Un effet à condition regarde, au moment où vous l’utilisez, si elle est remplie : si oui, il donne son premier résultat, sinon le second. S’il n’a pas de second résultat, vous ne pouvez l’utiliser que tant que la condition est remplie.
    .title = Effet à condition
MTL-122 = Les effets permanents changent un nombre : un coût (acquisition, politique ou progrès scientifique) baissé, une défense plus forte pour chaque soldat, plusieurs pas d’explorateur par force militaire payée, plusieurs usages du chef de guerre par tour, des cartes renforcées à la fin de chaque tour. Si le prix d’une ville libre baisse, vous choisissez les ressources que vous ne payez pas.
    .title = Effets permanents des politiques
MTL-123 = Les réductions valables ce tour s’ajoutent et servent toutes ensemble : au prochain paiement de leur sorte (une étape de merveille en est un) ou, pour les unités en moins, à la prochaine conquête. Un échange génère ce qu’il donne, mais la force militaire réservée ne s’échange pas ; on peut réutiliser une carte piochée ; une connaissance ne s’archive jamais seule. Un jeton marché utilisé compte comme possédé, et une carte gagnée comme acquise pour les effets déclenchés.
    .title = Précisions sur les effets
MTL-124 = Un effet qui remplace des cartes de la piste de développement les remplace aussitôt, à la même place ; il ne peut rien si la pioche de développement est vide. Les places des cartes acquises restent vides jusqu’à la fin du tour.
    .title = Remplacer des cartes de la piste
MTL-125 = Quand on compare le coût des cartes, celui d’une merveille est la somme de ses deux étapes.
    .title = Coût d’une merveille

## Règles : compléter

MTL-90 = À la fin du tour, toutes les cartes activées vont dans votre défausse, sauf celles que vous renforcez. Puis les places vides sont remplies une à une, ligne par ligne depuis le coin en haut à gauche.
    .title = Compléter la cité
MTL-91 = Une connaissance piochée prend une place, puis une seconde carte est posée dessus. Si c’est encore une connaissance, gardez l’une des deux et défaussez l’autre, jusqu’à ce que vienne une autre sorte de carte. Si ni la pioche de cité ni la défausse n’en contiennent, on ne pioche rien : la connaissance reste seule, et sa place n’est pas vide.
    .title = Connaissance piochée
MTL-95 = À trois ou quatre joueurs, si vous avez acquis au moins une carte de la piste de développement, les autres glissent vers la droite et de nouvelles entrent par la gauche jusqu’à 6. Sinon, la carte la plus à droite est défaussée, les autres glissent et une nouvelle entre par la gauche. Ce n’est jamais fait pendant le tour.
    .title = Compléter la piste
MTL-96 = À deux joueurs, chaque rangée de 3 est traitée à part. Si vous y avez acquis une carte, elle glisse et se complète ; sinon, sa carte la plus à droite est défaussée et une nouvelle entre.
    .title = Compléter la piste à deux joueurs
MTL-97 = Votre défausse n’est mélangée en une nouvelle pioche de cité que si la pioche est vide et qu’il faut piocher. Si les deux sont vides, des places restent vides.
    .title = Mélanger la défausse
MTL-98 = Pour la piste de développement, une carte gagnée compte comme acquise, un bâtiment de base non. Dès que la pioche de développement est vide, on ne défausse plus rien de la piste.
    .title = Ce qui compte pour la piste

## Règles : fin

MTL-100 = La fin se déclenche quand la dernière carte de la pioche de développement est tirée à la fin d’un tour. On joue jusqu’au joueur assis à droite du premier joueur, puis chacun fait un dernier tour : tous auront joué autant de tours. Si le dernier joueur d’une manche la déclenche, il ne reste que ce dernier tour.
    .title = Fin de la partie
MTL-101 = À la fin, chaque connaissance vaut 1 point, chaque merveille 2, chaque politique développée 2, chaque province contrôlée 1. Vos cartes comptent dans la cité, la pioche de cité et la défausse. Les cartes archivées, une merveille inachevée et la capitale ne rapportent rien.
    .title = Points
MTL-102 = Domination : dans chacune des quatre catégories (connaissances, merveilles, politiques, provinces), qui en a le plus reçoit 3 points de plus. En cas d’égalité, chacun en reçoit 3 ; avec zéro, personne.
    .title = Domination
MTL-103 = Le plus grand nombre de points gagne ; à égalité, le plus d’or, puis le plus de culture. Si l’égalité demeure, la victoire est partagée.
    .title = Victoire

## Règles : en solo

MTL-110 = En solo, on joue contre l’Automate sur un plateau pour deux, avec une civilisation pour lui et une pour vous. La piste de développement est celle d’une partie à deux.
    .title = Jouer en solo
MTL-111 = L’Automate joue en premier, puis vous jouez tour à tour.
    .title = L’Automate commence
MTL-112 = À son tour, l’Automate révèle la première carte de sa pioche et en fait les actions possibles dans l’ordre ; certaines sont réservées à certaines civilisations. Sa pioche réunit les 15 cartes d’action et la carte de sa civilisation, mélangées de nouveau quand elle est épuisée. À égalité entre des cartes, il prend la plus éloignée de la pioche de développement, puis suit un ordre fixe ; entre des provinces, il prend celle dont la tuile a la plus petite valeur, puis c’est vous qui choisissez.
    .title = Tour de l’Automate
MTL-113 = Les cartes que prend l’Automate sont posées devant lui, face visible. Les jetons barbare, ville libre et marché qu’il prend sont défaussés.
    .title = Ce que prend l’Automate
MTL-114 = L’Automate marque des points comme un joueur, pour ses cartes et ses provinces, domination comprise.
    .title = Points de l’Automate
MTL-115 = La table choisit la règle de l’Automate. Avec celle du livret, par défaut, il joue une carte par tour et ses jetons sont défaussés. Avec celle de l’édition imprimée, il est bien plus fort : il en joue deux, ses jetons deviennent de l’or, une action impossible et gratuite lui donne 2 or, et il marque à la fin 1 point par tranche de 3 or.
    .title = Deux règles pour l’Automate
MTL-116 = Les explorateurs de l’Automate vont vers les marchés qu’il n’a pas visités (un marché vide compte comme visité), puis vers les jetons production ; sans rien à prendre, l’action est impossible. Avec la règle du livret, il commence avec 2 or et ses jetons production sont défaussés. S’il doit conquérir trois provinces, elles sont choisies avant la première conquête ; s’il n’a plus de politique à développer, l’or prévu lui est donné quand même.
    .title = Précisions sur l’Automate
