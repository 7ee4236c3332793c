# Les mots du plateau, à côté de ceux du jeu.

board-arena = Les cartes en jeu
board-you = Vous
board-round = Manche { $number }
board-rounds-left = { $left ->
    [0] la dernière
    [one] encore une
   *[other] encore { $left }
 }
board-time-limit = fin au bout de { $minutes } min
board-deciding = Manche de départage
board-over = La partie est finie
board-question = { $wins ->
    [highest] La plus grande valeur gagne.
    [lowest] La plus petite valeur gagne.
    [oldest] Le plus ancien gagne.
   *[newest] Le plus récent gagne.
 }
board-choosing = { $me ->
    [yes] À vous de choisir la caractéristique
   *[no] { $who } choisit la caractéristique…
 }
board-aiming = { $me ->
    [yes] Choisissez un adversaire
   *[no] { $who } choisit un adversaire…
 }
board-picking = { $me ->
    [yes] Choisissez votre carte
   *[no] { $who } choisit sa carte…
 }
board-begins = { $me ->
    [yes] À vous de commencer
   *[no] { $who } va commencer…
 }
board-won = { $me ->
    [yes] Vous remportez la manche !
   *[no] { $who } remporte la manche.
 }
board-nobody-won = Personne ne remporte la manche.
board-champion = { $me ->
    [yes] Vous gagnez la partie !
   *[no] { $who } gagne la partie.
 }
board-champions = Victoire partagée : { $who }
board-won-by-grade = Égalité : la pastille a décidé.
board-won-by-battle = Égalité : la bataille a décidé.
board-won-by-collector = Grâce à une carte Collector.
board-bar = La question peut changer : { $reversed ->
    [yes] mieux conservé que
   *[no] plus menacé que
 }
board-bar-none = Plus personne ne peut changer la question.
board-locked = La caractéristique ne change plus.
board-reversed = Séisme : l’ordre des pastilles est inversé.
board-eclipse = Éclipse : la valeur la plus faible gagne.
board-storm = Tornade : les cartes vont passer à gauche.
board-counts-as-red = compte comme rouge
board-guided = { $me ->
    [yes] Guide touristique : vous verrez les cartes en jeu.
   *[no] Guide touristique : { $who } verra les cartes en jeu.
 }
board-pile = { $many ->
    [0] plus de carte
    [one] { $many } carte
   *[other] { $many } cartes
 }
board-out = hors jeu
board-sits-out = ne joue pas
board-given = carte donnée
board-imposes = a choisi la caractéristique
board-best = en tête
board-wins = gagne
board-face-down = carte cachée
board-no-card = pas de carte en jeu
board-to-speak = n’a pas encore parlé
board-strength = bat { $many } des { $others } autres monuments du paquet
board-bars = La barre montre combien de monuments du paquet cette valeur bat.
board-closer = { $name } : voir de près
board-collection = { $who } : toute la collection ({ $many } de plus)
board-unseen = { $many ->
    [one] une carte qui n’a pas été montrée
   *[other] { $many } cartes qui n’ont pas été montrées
 }
board-card-before = Carte précédente
board-card-after = Carte suivante
board-close = Fermer
board-in-country = { $country }, sur la carte du monde
board-your-card = Votre carte
board-card-of = La carte en jeu chez { $who }
board-next-card = Votre carte apparaîtra quand ce sera à vous.
board-you-are-out = Vous n’avez plus de carte : les autres jouent la suite. Le bouton ▸▸ la montre d’un coup.
board-your-pile = Votre tas
board-grade-of = { $grade } : { $reason }
board-collector = Carte Collector
board-collector-read = { $me ->
    [yes] Vous lisez la carte
   *[no] { $who } lit la carte
 }
board-collectors-in = Cartes Collector dans la partie
board-choose-one = Choisissez la carte que vous jouez
board-gained = +{ $many }
board-last-round = Revoir la manche précédente
board-monuments = Les { $many } monuments
board-ranking = Les cartes de chacun
board-now = Voir la manche en cours
board-collector-spent = déjà lue

## Le jeu en une minute

overview-aim = Le but : prendre toutes les cartes, ou en avoir le plus quand le temps est écoulé.
overview-1 = Découvrez votre monument. Qui mène choisit ce que l’on compare : la hauteur, la prouesse, l’âge ou les visiteurs.
overview-2 = Chacun annonce son chiffre. Le meilleur prend toutes les cartes et mène la manche suivante.
overview-3 = Un monument plus menacé peut changer la question : du vert, à l’abri, au rouge, en grand danger.
overview-4 = De rares cartes Collector bousculent la manche : lisez-les et suivez-les.
chapter-compare = Comparer
chapter-impose = Changer la question
chapter-turn = Retournements
chapter-battle = La bataille
guided-names = Sostrate, Nitocris

## La première partie

lesson-look = Bienvenue ! Chacun a un tas de cartes cachées. Vous menez la première manche : découvrez votre carte.
lesson-name = Angkor Vat ! Les barres montrent ce qui est fort dans ce paquet. La prouesse, 87 sur 100, est votre meilleur atout : touchez-la.
lesson-circuit = Les autres découvrent leur carte et annoncent la même caractéristique, l’un après l’autre. D’abord Sostrate (le carré bleu), puis Nitocris (le triangle vert).
lesson-lead = 87 bat 79 et 62 : vous prenez les trois cartes et menez encore. Le Burj Khalifa, 828 mètres : la hauteur, bien sûr !
lesson-imposed = Attention : votre pastille est verte, celle de Sostrate est jaune. Un monument plus menacé peut changer la question… et Sostrate ne s’en prive pas.
lesson-say = La date de construction compte désormais, et le plus ancien gagne. Votre tour date de 2004 : annoncez-le, il n’y a rien d’autre à faire.
lesson-triangle-leads = Nitocris l’emporte avec Borobudur, bâti vers 780. Qui gagne une manche mène la suivante.
lesson-fire = Vous tombez sur une carte Collector : le Feu ! Elle agit une seule fois. Prenez deux cartes à Sostrate : touchez sa place.
lesson-impose = Votre monument est Palmyre, pastille rouge : rien n’est plus menacé. À votre tour de changer la question : la date, l’an 150, paraît bonne.
lesson-older = Voyons les autres… On ne sait jamais ce qu’ils ont en main.
lesson-square-leads = Aïe : le Parthénon, commencé en 447 avant notre ère, est encore plus ancien. Sostrate mène.
lesson-green = Pise est verte : vous ne pouvez que répondre. Touchez une autre ligne de votre carte, et le jeu vous dira pourquoi. Puis annoncez 56 mètres.
lesson-triangle-again = Le minaret de Djam, 65 mètres, était plus haut. Nitocris mène et choisit la prouesse du Taj Mahal.
lesson-pyramid = 85, c’est beaucoup, mais vous avez la pyramide de Khéops ! Annoncez vos 97 : c’est le record.
lesson-visitors = À vous de mener. Saint-Pierre reçoit onze millions de visiteurs : personne ne fera mieux.
lesson-late = Sostrate n’en a que sept millions. Mais Nitocris n’a pas encore parlé, et sa pastille est orange…
lesson-say-again = Une nouvelle caractéristique, un nouveau tour de table : tout le monde parle de nouveau, vous aussi.
lesson-eclipse = Pétra gagne. Nitocris commence la manche par une carte Collector, l’Éclipse : cette fois, la valeur la plus faible l’emporte !
lesson-weakest = Votre mosquée de Tombouctou est rouge et ne reçoit que 5 000 visiteurs : aujourd’hui, c’est une force. Imposez-la !
lesson-towers = Gagné ! Vous menez avec la Sagrada Família : 87 de prouesse, essayez.
lesson-equal = Sostrate a l’opéra de Sydney… 87 lui aussi ! À égalité, le monument le plus menacé gagne. Mais les deux pastilles sont vertes.
lesson-battle = Alors c’est la bataille : chacun retourne une carte de plus, et la pastille la plus menacée emporte tout. Regardez bien.
lesson-weak = Votre Sphinx est orange, sa Notre-Dame est jaune : les cinq cartes sont à vous ! La mosquée de Djenné est moins forte. Tentez la hauteur.
lesson-come-back = Le Krak était plus haut. Et voici le Parthénon de retour : les cartes gagnées passent sous le tas et reviennent un jour. Retenez-les !
lesson-rather = L’an 800 ne bat pas le Parthénon. Mais votre pastille est jaune et celle de Sostrate est verte : changez la question. Les visiteurs, par exemple.
lesson-lost-again = La statue de la Liberté en a davantage. Tant pis : au moins, Sostrate n’a rien. Nitocris mène.
lesson-angkor = Le Colisée : 48,5 mètres. Et vous retrouvez Angkor Vat, votre première carte : 65 mètres. Annoncez !
lesson-end = Vous savez tout. On joue jusqu’à ce que quelqu’un ait toutes les cartes, ou jusqu’à la fin du temps : le plus gros tas gagne. Une dernière réponse…

### Ce que font les autres, la fin qui approche, et les points

deed-named = demande { $what } : { $value }
deed-said = annonce { $value }
deed-imposed = change pour { $what } : { $value }
headline-round = Manche { $round }
deed-collector = lit { $collector }
deed-collector-of = { $me ->
    [yes] vous lisez { $collector }
   *[no] { $who } lit { $collector }
 }
deed-turned-up = retourne { $card }
moment-won = { $who } remporte la manche.
moment-collector = { $who } lit la carte { $collector }.
moment-won-you = Vous remportez la manche !
moment-nobody = Personne ne remporte la manche.
near-end = Dernière manche
