# Les mots du plateau, à côté de ceux du jeu.

board-arena = Les cartes en jeu
board-you = Vous
board-round = Manche { $number }
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
board-begins = { $me ->
    [yes] À vous de commencer
   *[no] { $who } va commencer…
 }
board-won = { $me ->
    [yes] Vous remportez la manche !
   *[no] { $who } remporte la manche.
 }
board-nobody-won = Personne ne remporte la manche.
board-champion = { $me ->
    [yes] Vous gagnez la partie !
   *[no] { $who } gagne la partie.
 }
board-champions = Victoire partagée : { $who }
board-won-by-grade = Égalité : la pastille a décidé.
board-won-by-battle = Égalité : la bataille a décidé.
board-won-by-collector = Grâce à une carte Collector.
board-bar = Pour changer de caractéristique, il faut une pastille { $reversed ->
    [yes] mieux conservée que :
   *[no] plus menacée que :
 }
board-locked = Verglas : la caractéristique ne change plus.
board-reversed = Séisme : l’ordre des pastilles est inversé.
board-eclipse = Éclipse : la valeur la plus faible gagne.
board-storm = Tornade : les cartes vont passer à gauche.
board-counts-as-red = compte comme rouge
board-guided = verra les cartes
board-pile = { $many ->
    [0] plus de carte
    [one] { $many } carte
   *[other] { $many } cartes
 }
board-out = hors jeu
board-sits-out = ne joue pas cette manche
board-given = carte donnée sans être vue
board-imposes = a choisi la caractéristique
board-best = en tête
board-wins = gagne
board-face-down = carte cachée
board-no-card = pas de carte en jeu
board-to-speak = n’a pas encore parlé
board-strength = bat { $many } des { $others } autres monuments du paquet
board-bars = La barre montre combien de monuments du paquet cette valeur bat.
board-closer = { $name } : voir de près
board-close = Fermer
board-in-country = { $country }, sur la carte du monde
board-your-card = Votre carte
board-card-of = La carte de { $who }
board-next-card = Votre carte arrive quand ce sera à vous de parler.
board-your-pile = Votre tas
board-grade-of = { $grade } : { $reason }
board-collector = Carte Collector
board-collector-read = { $me ->
    [yes] Vous lisez une carte Collector
   *[no] { $who } lit une carte Collector
 }
board-collectors-in = Cartes Collector dans la partie
board-choose-one = Choisissez la carte que vous jouez
board-choose-player = Touchez le joueur de votre choix
board-gained = +{ $many }
board-last-round = Revoir la manche précédente
board-ranking = Les cartes de chacun
board-now = Voir la manche en cours
board-collector-spent = déjà lue
