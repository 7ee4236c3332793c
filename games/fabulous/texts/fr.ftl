# Monuments fabuleux. Tout ce qu’une personne lit dans ce jeu.

game = Monuments fabuleux
    .about = Comparez de vrais monuments : hauteur, âge, prouesse, visiteurs. Un monument menacé peut changer la question, et de rares cartes bousculent la manche.
    .credit = D’après le jeu de Bioviva. Le choix des monuments, leurs chiffres et les effets des cartes Collector sont de nous.

### Les noms

## Monuments

monument-tour_eiffel = Tour Eiffel
monument-notre_dame_de_paris = Notre-Dame de Paris
monument-mont_saint_michel = Mont-Saint-Michel
monument-chateau_de_versailles = Château de Versailles
monument-pont_du_gard = Pont du Gard
monument-viaduc_de_millau = Viaduc de Millau
monument-colisee = Colisée
monument-tour_de_pise = Tour de Pise
monument-basilique_saint_pierre = Basilique Saint-Pierre
monument-pantheon_de_rome = Panthéon de Rome
monument-basilique_saint_marc = Basilique Saint-Marc
monument-parthenon = Parthénon
monument-sagrada_familia = Sagrada Família
monument-alhambra = Alhambra
monument-palais_de_westminster = Palais de Westminster (Big Ben)
monument-stonehenge = Stonehenge
monument-newgrange = Newgrange
monument-neuschwanstein = Château de Neuschwanstein
monument-cathedrale_de_cologne = Cathédrale de Cologne
monument-saint_basile = Cathédrale Saint-Basile
monument-eglise_de_kiji = Église de la Transfiguration de Kiji
monument-cathedrale_sainte_sophie_de_kiev = Cathédrale Sainte-Sophie de Kyiv
monument-stari_most = Stari Most (Vieux pont de Mostar)
monument-sainte_sophie_istanbul = Sainte-Sophie d’Istanbul
monument-taj_mahal = Taj Mahal
monument-grande_muraille = Grande Muraille
monument-cite_interdite = Cité interdite
monument-armee_de_terre_cuite = Mausolée de Qin et armée de terre cuite
monument-palais_du_potala = Palais du Potala
monument-angkor_vat = Angkor Vat
monument-borobudur = Borobudur
monument-pagode_shwedagon = Pagode Shwedagon
monument-sigiriya = Sigiriya
monument-chateau_de_himeji = Château de Himeji
monument-todai_ji = Tōdai-ji (Grand Bouddha de Nara)
monument-kinkaku_ji = Kinkaku-ji (Pavillon d’or)
monument-burj_khalifa = Burj Khalifa
monument-mosquee_cheikh_zayed = Mosquée Cheikh Zayed
monument-petra = Pétra (Khazneh)
monument-baalbek = Baalbek (temple de Bacchus)
monument-palmyre = Palmyre (grande colonnade)
monument-krak_des_chevaliers = Krak des Chevaliers
monument-persepolis = Persépolis
monument-registan = Régistan de Samarcande
monument-minaret_de_jam = Minaret de Djam
monument-malwiya_de_samarra = Grande mosquée de Samarra (Malwiya)
monument-gobekli_tepe = Göbekli Tepe
monument-shibam = Shibam
monument-pyramide_de_kheops = Pyramide de Khéops
monument-sphinx_de_gizeh = Sphinx de Gizeh
monument-abou_simbel = Abou Simbel
monument-karnak = Temple de Karnak
monument-lalibela = Lalibela (Bete Giyorgis)
monument-grande_mosquee_de_djenne = Grande mosquée de Djenné
monument-djinguereber = Mosquée Djinguereber de Tombouctou
monument-grand_zimbabwe = Grand Zimbabwe
monument-amphitheatre_el_jem = Amphithéâtre d’El Jem
monument-mosquee_hassan_ii = Mosquée Hassan-II
monument-leptis_magna = Leptis Magna (basilique des Sévères)
monument-basilique_de_yamoussoukro = Basilique Notre-Dame-de-la-Paix
monument-machu_picchu = Machu Picchu
monument-chichen_itza = Chichén Itzá (El Castillo)
monument-teotihuacan = Teotihuacán (pyramide du Soleil)
monument-tikal = Tikal (temple IV)
monument-christ_redempteur = Christ Rédempteur
monument-statue_de_la_liberte = Statue de la Liberté
monument-golden_gate = Golden Gate Bridge
monument-chan_chan = Chan Chan
monument-tour_cn = Tour CN
monument-opera_de_sydney = Opéra de Sydney
monument-nan_madol = Nan Madol
monument-moai_de_rapa_nui = Moaï de l’île de Pâques

## Pays, par leur code ISO à deux lettres

country-FR = France
country-IT = Italie
country-VA = Vatican
country-GR = Grèce
country-ES = Espagne
country-GB = Royaume-Uni
country-IE = Irlande
country-DE = Allemagne
country-RU = Russie
country-UA = Ukraine
country-BA = Bosnie-Herzégovine
country-TR = Turquie
country-IN = Inde
country-CN = Chine
country-KH = Cambodge
country-ID = Indonésie
country-MM = Birmanie
country-LK = Sri Lanka
country-JP = Japon
country-AE = Émirats arabes unis
country-JO = Jordanie
country-LB = Liban
country-SY = Syrie
country-IR = Iran
country-UZ = Ouzbékistan
country-AF = Afghanistan
country-IQ = Irak
country-YE = Yémen
country-EG = Égypte
country-ET = Éthiopie
country-ML = Mali
country-ZW = Zimbabwe
country-TN = Tunisie
country-MA = Maroc
country-LY = Libye
country-CI = Côte d’Ivoire
country-PE = Pérou
country-MX = Mexique
country-GT = Guatemala
country-BR = Brésil
country-US = États-Unis
country-CA = Canada
country-AU = Australie
country-FM = Micronésie
country-CL = Chili

## Caractéristiques

characteristic-height = Hauteur
    .unit = m
characteristic-prowess = Prouesse architecturale
    .unit = /100
characteristic-start_year = Date de construction
characteristic-visitors = Visiteurs par an
characteristic-area = Superficie
    .unit = m²
characteristic-build_years = Durée de construction
    .unit = ans

## Jeux de caractéristiques

set-usual = Les quatre habituelles (avec les visiteurs)
set-extended = Cinq (avec les visiteurs et la superficie)
set-alternative = Quatre (avec la durée de construction)

## Degrés de conservation

grade-red = En péril
    .colour = Pastille rouge
grade-orange = Menacé
    .colour = Pastille orange
grade-yellow = Peu menacé
    .colour = Pastille jaune
grade-green = Pas menacé
    .colour = Pastille verte

## Cartes Collector

collector-aurore_polaire = Aurore polaire
collector-arc_en_ciel = Arc-en-ciel
collector-eclipse = Éclipse
collector-verglas = Verglas
collector-tornade = Tornade
collector-grele = Grêle
collector-feu = Feu
collector-tsunami = Tsunami
collector-seisme = Séisme
collector-restaurateur = Le restaurateur
collector-gardien_du_patrimoine = Gardien du patrimoine
collector-guide_touristique = Guide touristique

## Paquets

pack-classique = Classique (36)
pack-grand = Grand voyage (60)
pack-complet = Collection complète (72)
pack-antiquite = Antiquité
pack-moyen_age = Moyen Âge
pack-temps_modernes = Temps modernes
pack-europe = Europe
pack-asie = Asie
pack-trois_mondes = Afrique, Amériques, Océanie
pack-en_peril = Patrimoine fragile

### Ce que fait chaque carte Collector

effect-aurore_polaire = Vous gagnez aussitôt la manche et prenez toutes les cartes en jeu ; un adversaire qui n’a pas encore pioché donne, sans la montrer, la carte du dessus de son tas.
effect-arc_en_ciel = Piochez une carte et choisissez la caractéristique de cette manche, quelle que soit votre pastille ; si vous étiez déjà le meneur, personne ne pourra en imposer une autre.
effect-eclipse = Pendant cette manche, la valeur la plus faible gagne ; pour la date de construction, c’est la plus récente.
effect-verglas = À partir de maintenant, plus personne ne peut imposer une autre caractéristique dans cette manche.
effect-tornade = Une fois que tout le monde a pioché, chacun donne sa carte en jeu à son voisin de gauche.
effect-grele = Chaque adversaire glisse sous votre tas, sans la montrer, la carte du dessus du sien.
effect-feu = Choisissez un adversaire et glissez sous votre tas, sans les montrer, les deux cartes du dessus du sien.
effect-tsunami = Vous pouvez échanger votre tas avec celui d’un adversaire de votre choix ; les cartes en jeu ne bougent pas.
effect-seisme = Jusqu’à la fin de la manche, l’ordre des pastilles est inversé : la verte bat la jaune, la jaune bat l’orange et l’orange bat la rouge.
effect-restaurateur = Regardez les trois cartes du dessus de votre tas, jouez l’un des monuments et remettez les autres dessous ; une carte Collector vue ainsi revient sur le dessus.
effect-gardien_du_patrimoine = Piochez une carte : jusqu’à la fin de la manche, toutes vos cartes en jeu comptent comme rouges.
effect-guide_touristique = Regardez en secret la carte en jeu de chaque adversaire.

## Ce qu’elles font, dit de qui les a, pour les autres

does-win_round = { $who } gagne aussitôt la manche et prend toutes les cartes en jeu ; un adversaire qui n’a pas encore pioché donne, sans la montrer, la carte du dessus de son tas.
does-take_lead = { $who } pioche une carte et choisit la caractéristique de cette manche, quelle que soit sa pastille ; si { $who } menait déjà la manche, personne ne pourra en imposer une autre.
does-lowest_wins = { effect-eclipse }
does-lock_characteristic = { effect-verglas }
does-rotate_cards = { effect-tornade }
does-steal_each = { $who } prend, sans la montrer, la carte du dessus du tas de chaque adversaire et la glisse sous son propre tas.
does-steal_from = { $who } choisit un adversaire, prend, sans les montrer, les deux cartes du dessus de ce tas et les glisse sous le sien.
does-swap_piles = { $who } peut échanger son tas avec celui d’un adversaire de son choix ; les cartes en jeu ne bougent pas.
does-reverse_grades = { effect-seisme }
does-pick_of_three = { $who } regarde les trois cartes du dessus de son tas, joue l’un des monuments et remet les autres dessous ; une carte Collector vue ainsi revient sur le dessus.
does-count_as_red = { $who } pioche une carte : jusqu’à la fin de la manche, toutes ses cartes en jeu comptent comme rouges.
does-peek_all = { $who } regarde en secret la carte en jeu de chaque adversaire.

### Ce qui est dit d’une carte

figure = { $whole }
figure-decimal = { $whole },{ $part }
value-height = { $figure } m
value-prowess = { $figure }/100
thousands = { $thousands } { $rest }
value-start_year = { $era ->
    [before] { $plain } av. J.‑C.
    [early] { $plain } apr. J.‑C.
   *[late] { $plain }
 }
value-visitors = { $figure }
value-area = { $figure } m²
value-build_years = { $figure } { $many ->
    [one] an
   *[other] ans
 }
value-unknown = valeur inconnue
dot-red = pastille rouge
dot-orange = pastille orange
dot-yellow = pastille jaune
dot-green = pastille verte
card-figure = { $name } { $value }
card = { $monument }, { $dot }
card-in-list = { $monument } ({ $dot })
card-in-full = { $monument }, { $dot } ({ $figures })
card-collector = carte Collector { $collector }
monument-unknown = monument inconnu
characteristic-unknown = caractéristique inconnue

### Les options

option-pack = Paquet
    .help = Les monuments avec lesquels on joue. Un paquet plus grand donne une partie plus longue.
option-characteristics = Caractéristiques
    .help = Les nombres que l’on compare.
option-youngest = Le plus jeune
    .help = Le plus jeune mène la première manche : dites à quelle place il est assis, ou laissez faire le sort.
option-youngest-random = tiré au sort
option-youngest-1 = à la place 1
option-youngest-2 = à la place 2
option-youngest-3 = à la place 3
option-youngest-4 = à la place 4
option-youngest-5 = à la place 5
option-youngest-6 = à la place 6
option-minutes = Limite en minutes
    .help = À la fin du temps, on finit la manche et le plus grand nombre de cartes gagne.
option-minutes-10 = 10 minutes
option-minutes-5 = 5 minutes
option-minutes-15 = 15 minutes
option-minutes-20 = 20 minutes
option-minutes-none = aucune
option-rounds = Limite en manches
    .help = Après ce nombre de manches, le plus grand nombre de cartes gagne : 36 manches durent de 10 à 15 minutes. Aucune partie ne dépasse 3 000 manches.
option-collectors = Cartes Collector
    .help = Combien de cartes Collector entrent dans la partie : d’abord celles que vous nommez, les autres au sort.
option-win_round = Carte Collector : Aurore polaire
    .help = Son détenteur gagne aussitôt la manche.
option-take_lead = Carte Collector : Arc-en-ciel
    .help = Son détenteur choisit la caractéristique.
option-lowest_wins = Carte Collector : Éclipse
    .help = La valeur la plus faible gagne la manche.
option-lock_characteristic = Carte Collector : Verglas
    .help = Plus personne ne peut imposer une autre caractéristique.
option-rotate_cards = Carte Collector : Tornade
    .help = Chacun passe sa carte en jeu à son voisin de gauche.
option-steal_each = Carte Collector : Grêle
    .help = Chaque adversaire donne une carte de son tas.
option-steal_from = Carte Collector : Feu
    .help = Un adversaire donne deux cartes de son tas.
option-swap_piles = Carte Collector : Tsunami
    .help = Son détenteur peut échanger son tas avec celui d’un adversaire.
option-reverse_grades = Carte Collector : Séisme
    .help = L’ordre des pastilles est inversé.
option-pick_of_three = Carte Collector : Le restaurateur
    .help = Son détenteur joue l’une des trois cartes du dessus de son tas.
option-count_as_red = Carte Collector : Gardien du patrimoine
    .help = Les cartes de son détenteur comptent comme rouges.
option-peek_all = Carte Collector : Guide touristique
    .help = Son détenteur voit les cartes en jeu des autres.

### Ce qui est attendu

await-look = un regard sur la première carte
await-name = une caractéristique
await-speak = une valeur, ou une autre caractéristique
await-target = un adversaire
await-pick = une carte parmi trois
prompt-over = La partie est finie.
prompt-wait = Ce n’est pas à vous de jouer.
prompt-look = Vous menez. Découvrez la carte du dessus de votre tas.
prompt-name = Nommez la caractéristique la plus forte de votre monument.
prompt-speak = Annoncez votre valeur ou imposez une autre caractéristique.
prompt-say = Annoncez votre valeur.
prompt-victim = { $collector } : à qui prenez-vous les deux cartes du dessus ?
prompt-partner = { $collector } : avec qui échangez-vous votre tas, si vous le voulez ?
prompt-pick = { $collector } : laquelle de ces cartes jouez-vous ?

### Les actions

action-look = Découvrir votre carte et commencer
action-name = Nommer : { $name } ({ $value })
action-say = Annoncer { $value }
action-impose = Imposer : { $name } ({ $value })
action-victim = Prendre à { $who }
action-partner = Échanger avec { $who }
action-decline = Garder votre tas
action-pick = Jouer { $card }
action-time-up = Le temps est écoulé

### Ce qui se passe

event-round-begun = Manche { $number } : { $who-me ->
    [yes] vous menez.
   *[no] { $who } mène.
 }
event-deciding-round = Égalité : une manche de plus départage { $tied } ; { $who-me ->
    [yes] vous la menez.
   *[no] { $who } la mène.
 }
event-drew = { $seat-me ->
    [yes] Vous découvrez votre carte : { $card }.
   *[no] { $seat } découvre sa carte : { $card }.
 }
event-passed = { $seat-me ->
    [yes] Vous donnez { $given } et recevez { $received }.
   *[no] { $seat } donne { $given } et reçoit { $received }.
 }
event-looked-at = { $seat-me ->
    [yes] Vous regardez une carte : { $card }.
   *[no] { $seat } regarde une carte : { $card }.
 }
event-peeked = { $seat-me ->
    [yes] Vous voyez la carte en jeu chez { $who } : { $card }.
   *[no] { $seat } voit la carte en jeu chez { $who } : { $card }.
 }
event-sat-out = { $who-me ->
    [yes] Vous n’avez rien à piocher et ne participez pas à la manche.
   *[no] { $who } n’a rien à piocher et ne participe pas à la manche.
 }
event-lead-handed = { $who-me ->
    [yes] Vous menez à la place du meneur.
   *[no] { $who } mène à la place du meneur.
 }
event-named = { $who-me ->
    [yes] Vous nommez
   *[no] { $who } nomme
 } la caractéristique « { $name } » : { $value } ({ $dot }).
event-imposed = { $who-me ->
    [yes] Vous imposez
   *[no] { $who } impose
 } une autre caractéristique, « { $name } » : { $value } ({ $dot }).
event-said = { $who-me ->
    [yes] Vous annoncez { $value }.
   *[no] { $who } annonce { $value }.
 }
event-said-again = Avec la carte reçue, { $who-me ->
    [yes] vous annoncez
   *[no] { $who } annonce
 } { $value } ({ $dot }).
event-collector-read = { $who-me ->
    [yes] Vous lisez la carte Collector { $collector } : « { $effect } »
   *[no] { $who } lit la carte Collector { $collector }. { $does }
 }
event-no-effect = { $collector } : sans effet ici.
event-given = { $who-me ->
    [yes] Vous donnez, sans la voir, la carte du dessus de votre tas.
   *[no] { $who } donne, sans la voir, la carte du dessus de son tas.
 }
event-lead-claimed = { $who-me ->
    [yes] Vous choisirez la caractéristique.
   *[no] { $who } choisira la caractéristique.
 }
event-cards-passed = Chacun passe sa carte en jeu à son voisin de gauche.
event-card-taken = { $to-me ->
    [yes] { $from } vous donne une carte de son tas, qui passe sous le vôtre.
   *[no] { $from-me ->
        [yes] Vous donnez à { $to } une carte de votre tas, qui passe sous le sien.
       *[no] { $from } donne à { $to } une carte de son tas, qui passe sous le sien.
     }
 }
event-piles-swapped = { $who-me ->
    [yes] Vous échangez votre tas avec { $other }.
   *[no] { $other-me ->
        [yes] { $who } échange son tas avec le vôtre.
       *[no] { $who } échange son tas avec { $other }.
     }
 }
event-swap-declined = { $who-me ->
    [yes] Vous gardez votre tas.
   *[no] { $who } garde son tas.
 }
event-looked-at-own = { $who-me ->
    [yes] Vous regardez
   *[no] { $who } regarde
 } { $many ->
    [0] en vain : le tas est vide.
    [one] la carte du dessus du tas.
   *[other] les { $many } cartes du dessus du tas.
 }
event-picked = { $who-me ->
    [yes] Vous en jouez une.
   *[no] { $who } en joue une.
 }
event-nothing-to-pick = Aucun monument parmi elles : on pioche comme d’habitude.
event-guide-coming = { $who-me ->
    [yes] Vous verrez les cartes en jeu quand tout le monde aura pioché.
   *[no] { $who } verra les cartes en jeu quand tout le monde aura pioché.
 }
event-looked-around = { $who-me ->
    [yes] Vous avez regardé les cartes en jeu.
   *[no] { $who } a regardé les cartes en jeu.
 }
event-compared = Égalité : { $who-me ->
    [yes] vous montrez une { $dot }.
   *[no] { $who } montre une { $dot }.
 }
event-battle-begun = Bataille entre { $fighters } !
event-battle-goes-on = Encore à égalité : la bataille continue entre { $fighters }.
event-dropped-out = { $who-me ->
    [yes] Sans carte à retourner, vous quittez la bataille.
   *[no] Sans carte à retourner, { $who } quitte la bataille.
 }
event-turned-up = { $who-me ->
    [yes] Vous retournez une carte : { $card }.
   *[no] { $who } retourne une carte : { $card }.
 }
event-shown = { $who-me ->
    [yes] Vous aviez : { $card }.
   *[no] { $who } avait : { $card }.
 }
event-won = { $who-me ->
    [yes] Vous gagnez la manche.
   *[no] { $who } gagne la manche.
 }
event-nobody-won = Personne n’a de carte à jouer : la manche est sans gagnant.
event-went-out = { $who-me ->
    [yes] Vous n’avez plus de carte : vous êtes hors de la partie.
   *[no] { $who } n’a plus de carte et sort de la partie.
 }
event-time-up = Le temps est écoulé : une manche commencée va jusqu’au bout, puis on compte les cartes.
event-ended = La partie est finie. Victoire : { $winners }.
tie-deciding-round = la dernière manche entre les ex æquo
tie-went-out = la manche de l’élimination

### Pourquoi non

no-over = La partie est finie.
no-not-asked = Ce n’est pas à vous de jouer.
no-the-houses = C’est l’horloge de la table qui dit quand le temps est écoulé.
no-asked-for = { $what ->
    [look] Découvrez d’abord votre carte.
    [name] C’est le moment de nommer une caractéristique.
    [speak] C’est le moment d’annoncer votre valeur ou d’imposer une autre caractéristique.
    [victim] Choisissez d’abord à qui vous prenez des cartes.
    [partner] Dites d’abord si vous échangez votre tas, et avec qui.
    [pick] Choisissez d’abord la carte que vous jouez.
   *[nothing] La partie est finie.
 }
no-not-in-set = Cette partie se joue sans cette caractéristique : { $name }.
no-in-force = C’est déjà la caractéristique en cours : { $name }.
no-locked = Une carte Collector empêche de changer de caractéristique dans cette manche.
no-not-worse = Pour imposer une caractéristique, il faut un monument plus menacé que celui du dernier à l’avoir fait : vous avez une { $mine }, lui une { $bar }.
no-not-better = Les pastilles sont inversées : il faut un monument moins menacé que celui du dernier à avoir imposé une caractéristique. Vous avez une { $mine }, lui une { $bar }.
no-yourself = Choisissez un adversaire, pas vous-même.
no-not-in-game = { $who } n’est pas dans la partie.
no-not-in-round = { $who } ne participe pas à cette manche.
no-must-apply = L’effet s’applique : choisissez un adversaire.
no-not-looked-at = Vous n’avez pas regardé autant de cartes : il n’y a pas de carte { $nth }.
no-pick-monument = La carte { $nth } est une carte Collector : choisissez un monument.

### La table en mots

sketch-before = La partie va commencer : { $who-me ->
    [yes] vous menez
   *[no] { $who } mène
 } la première manche.
sketch-round = Manche { $number } · { $who-me ->
    [yes] vous menez
   *[no] { $who } mène
 } · pas encore de caractéristique
sketch-named = Manche { $number } · { $name } · { $imposer-me ->
    [yes] choisie par vous
   *[no] choisie par { $imposer }
 } ({ $dot })
sketch-deciding = Manche de départage entre { $tied }
sketch-limit-minutes = Limite : { $minutes } minutes
sketch-time-up = Le temps est écoulé : c’est la dernière manche.
sketch-limit-rounds = Limite : { $rounds } manches
sketch-over = La partie est finie. Victoire : { $winners }.
sketch-lowest-wins = la valeur la plus faible gagne
sketch-reversed = pastilles inversées
sketch-lock = caractéristique bloquée
sketch-storm = les cartes vont tourner
sketch-red = { $who-me ->
    [yes] vos cartes comptent comme rouges
   *[no] chez { $who }, les cartes comptent comme rouges
 }
sketch-effects = Effets : { $effects }
sketch-collectors-hidden = Cartes Collector encore dans les tas : { $cards }
sketch-collectors-read = Cartes Collector déjà lues : { $cards }
sketch-reading = Carte Collector { $collector } : { $who-me ->
    [yes] « { $effect } »
   *[no] { $does }
 }
sketch-seat = { $mark } { $who-me ->
    [yes] Vous
   *[no] { $who }
 } · tas { $bar } { $cards } · { $state }
sketch-seat-over = { $mark } { $who-me ->
    [yes] Vous
   *[no] { $who }
 } · tas { $bar } { $cards }
sketch-state-said = { $value }
sketch-state-in-play = carte en jeu
sketch-state-waiting = n’a pas encore découvert sa carte
sketch-state-sitting-out = ne participe pas
sketch-state-battle = en bataille : { $cards }
sketch-state-watching = regarde la manche
sketch-state-out = hors de la partie depuis la manche { $round }
sketch-card = Votre carte : { $monument }, { $country } · { $grade } ({ $dot }) : { $reason }
sketch-figure = { $bar } { $rank } sur { $many } · { $name } : { $value }
sketch-about = { $about }
sketch-looked-at = Cartes regardées : { $cards }
sketch-peeked = Vous connaissez la carte en jeu chez { $who } : { $card }

### Pourquoi cette pastille

reason-tour_eiffel = Repeinte et contrôlée en permanence
reason-notre_dame_de_paris = Rouverte en 2024 après l’incendie de 2019 ; les travaux continuent
reason-mont_saint_michel = Forte fréquentation et cadre maritime exigeant
reason-chateau_de_versailles = Entretien et restaurations continus
reason-pont_du_gard = Site protégé, crues surveillées
reason-viaduc_de_millau = Ouvrage récent sous surveillance instrumentée
reason-colisee = Pollution, vibrations et foule, restauration engagée
reason-tour_de_pise = Stabilisée entre 1990 et 2001
reason-basilique_saint_pierre = Entretien permanent
reason-pantheon_de_rome = L’un des édifices antiques les mieux conservés
reason-basilique_saint_marc = Inondations et sel de la lagune ; graves dégâts en 2019
reason-parthenon = Cité par la règle : ruines surveillées, sans risque
reason-sagrada_familia = Chantier actif et financé
reason-alhambra = Quotas de visite, stucs fragiles
reason-palais_de_westminster = Risque d’incendie et pierre dégradée, grand chantier attendu
reason-stonehenge = Pression routière et touristique autour du site
reason-newgrange = Accès strictement régulé
reason-neuschwanstein = Restauration intérieure achevée
reason-cathedrale_de_cologne = Sur la liste du patrimoine en péril de 2004 à 2006 ; pierre rongée par la pollution
reason-saint_basile = Humidité et vibrations de la place Rouge
reason-eglise_de_kiji = Bois restauré après un long risque d’effondrement
reason-cathedrale_sainte_sophie_de_kiev = Patrimoine mondial en péril depuis 2023 (guerre)
reason-stari_most = Détruit en 1993, reconstruit de 2001 à 2004
reason-sainte_sophie_istanbul = Coupole fragile, séismes et très forte fréquentation
reason-taj_mahal = Pollution de l’air et rivière Yamuna asséchée
reason-grande_muraille = Longs tronçons ruinés ou pillés
reason-cite_interdite = Restauration d’ensemble et quotas journaliers
reason-armee_de_terre_cuite = Pigments et terre cuite sensibles à l’air
reason-palais_du_potala = Quotas stricts, structure de terre et bois
reason-angkor_vat = Retiré de la liste du patrimoine en péril en 2004, suivi international
reason-borobudur = Usure des pierres et cendres volcaniques, montées limitées
reason-pagode_shwedagon = Risque sismique, entretien religieux continu
reason-sigiriya = Fresques fragiles, escaliers saturés
reason-chateau_de_himeji = Grande restauration achevée en 2015
reason-todai_ji = Rebâti de 1692 à 1709, entretenu
reason-kinkaku_ji = Incendié en 1950, reconstruit de 1952 à 1955
reason-burj_khalifa = Bâtiment récent
reason-mosquee_cheikh_zayed = Bâtiment récent
reason-petra = Érosion, crues soudaines et foule
reason-baalbek = Zone de conflit, protection renforcée
reason-palmyre = Patrimoine mondial en péril depuis 2013 ; destructions de 2015
reason-krak_des_chevaliers = Patrimoine mondial en péril depuis 2013
reason-persepolis = Affaissement des sols et lichens
reason-registan = Restaurations lourdes, pression urbaine
reason-minaret_de_jam = En péril depuis 2002 : deux rivières minent ses fondations, et il penche
reason-malwiya_de_samarra = En péril depuis 2007 ; sommet abîmé en 2005
reason-gobekli_tepe = Abris récents, visites en hausse
reason-shibam = En péril depuis 2015 : guerre, crues, terre crue
reason-pyramide_de_kheops = Plateau très visité, urbanisation proche
reason-sphinx_de_gizeh = Calcaire qui s’effrite, nappe phréatique
reason-abou_simbel = Déplacé et sauvé des eaux dans les années 1960
reason-karnak = Remontées d’eau salée traitées par drainage
reason-lalibela = Fissures, pluies et conflit régional
reason-grande_mosquee_de_djenne = En péril depuis 2016 ; reconstruite en 1906 et 1907
reason-djinguereber = En péril depuis 2012, comme déjà de 1990 à 2005
reason-grand_zimbabwe = Végétation et murs de pierre sèche à reprendre
reason-amphitheatre_el_jem = Pierre tendre, ville très proche
reason-mosquee_hassan_ii = Béton attaqué par les embruns, réparé depuis 2005
reason-leptis_magna = En péril depuis 2016 : conflit et pillage
reason-basilique_de_yamoussoukro = Bâtiment récent
reason-machu_picchu = Cité par la règle : se dégrade sans protection
reason-chichen_itza = Montée interdite depuis 2008, foule
reason-teotihuacan = Constructions illégales dans le périmètre
reason-tikal = Ruine stabilisée dans un parc national
reason-christ_redempteur = Foudre et pluie sur la stéatite
reason-statue_de_la_liberte = Restaurée en 1986, surveillée
reason-golden_gate = Peinture et confortement sismique permanents
reason-chan_chan = En péril depuis 1986 : pluies, érosion de l’adobe
reason-tour_cn = Bâtiment récent
reason-opera_de_sydney = Plan de gestion exemplaire
reason-nan_madol = En péril depuis 2016 : mangrove, envasement
reason-moai_de_rapa_nui = Érosion, incendie de 2022, montée de la mer

### Ce que mesure la hauteur

height-tour_eiffel = Sommet des antennes
height-notre_dame_de_paris = Sommet de la flèche
height-mont_saint_michel = Statue de l’archange, au-dessus du rivage
height-chateau_de_versailles = Faîte de la chapelle royale (estimation)
height-pont_du_gard = Troisième rang d’arches
height-viaduc_de_millau = Sommet du pylône le plus haut
height-colisee = Mur extérieur
height-tour_de_pise = Côté le plus haut
height-basilique_saint_pierre = Croix de la coupole
height-pantheon_de_rome = Hauteur sous l’oculus
height-basilique_saint_marc = Coupole extérieure
height-parthenon = Colonnes et entablement
height-sagrada_familia = Tour de Jésus-Christ (2026)
height-alhambra = Tour de Comares
height-palais_de_westminster = Tour Victoria (Big Ben : 96 m)
height-stonehenge = Plus grand trilithe
height-newgrange = Sommet du tertre
height-neuschwanstein = Tour la plus haute
height-cathedrale_de_cologne = Flèche nord
height-saint_basile = Flèche centrale
height-eglise_de_kiji = Coupole centrale
height-cathedrale_sainte_sophie_de_kiev = Clocher
height-stari_most = Au-dessus de la Neretva en été
height-sainte_sophie_istanbul = Sommet de la coupole
height-taj_mahal = Fleuron du dôme
height-grande_muraille = Hauteur moyenne (14 m au plus)
height-cite_interdite = Porte du Midi
height-armee_de_terre_cuite = Tertre impérial
height-palais_du_potala = Au-dessus de la colline Rouge
height-angkor_vat = Tour centrale
height-borobudur = Stupa sommital
height-pagode_shwedagon = Stupa principal
height-sigiriya = Rocher au-dessus de la plaine
height-chateau_de_himeji = Donjon et soubassement
height-todai_ji = Pavillon du Grand Bouddha
height-kinkaku_ji = Pavillon et phénix
height-burj_khalifa = Sommet de la flèche
height-mosquee_cheikh_zayed = Minarets
height-petra = Façade rupestre
height-baalbek = Toiture d’origine
height-palmyre = Colonnes
height-krak_des_chevaliers = Tours sur glacis (estimation)
height-persepolis = Colonnes de l’Apadana
height-registan = Portail d’Ulugh Beg
height-minaret_de_jam = Minaret entier, base comprise
height-malwiya_de_samarra = Minaret en spirale
height-gobekli_tepe = Piliers en T
height-shibam = Plus hautes maisons-tours
height-pyramide_de_kheops = Hauteur actuelle (146,6 m à l’origine)
height-sphinx_de_gizeh = Tête
height-abou_simbel = Façade du grand temple
height-karnak = Obélisque d’Hatchepsout
height-lalibela = Église taillée dans le roc
height-grande_mosquee_de_djenne = Minarets
height-djinguereber = Minaret pyramidal
height-grand_zimbabwe = Grande Enceinte
height-amphitheatre_el_jem = Mur extérieur
height-mosquee_hassan_ii = Minaret
height-leptis_magna = Nef restituée (estimation)
height-basilique_de_yamoussoukro = Croix de la coupole
height-machu_picchu = Plus hauts murs (estimation)
height-chichen_itza = Pyramide et temple
height-teotihuacan = Pyramide seule
height-tikal = Jusqu’à la crête faîtière
height-christ_redempteur = Statue et piédestal
height-statue_de_la_liberte = Torche et piédestal
height-golden_gate = Sommet des pylônes
height-chan_chan = Murs d’adobe
height-tour_cn = Sommet de l’antenne
height-opera_de_sydney = Plus haute coque
height-nan_madol = Murs de Nandauwas
height-moai_de_rapa_nui = Plus grand moaï jamais dressé

### Deux phrases sur chaque monument

about-tour_eiffel = Gustave Eiffel et ses ingénieurs l’ont dressée à Paris en un peu plus de deux ans, pour l’Exposition universelle de 1889. Ce géant de fer est resté le plus haut édifice du monde jusqu’en 1930 ; on devait le démonter au bout de vingt ans, mais ses antennes de radio l’ont sauvé.
about-notre_dame_de_paris = Commencée en 1163 sur une île de la Seine, cette cathédrale gothique est le décor d’un roman célèbre de Victor Hugo, où vit Quasimodo, le sonneur de cloches. En avril 2019, un incendie a détruit sa charpente et sa flèche ; on les a refaites comme avant, et elle a rouvert en décembre 2024.
about-mont_saint_michel = Une abbaye couronne ce rocher de Normandie, que la mer entoure complètement aux plus grandes marées. Les moines ont commencé la grande église en 1023, et une statue dorée de l’archange Michel brille aujourd’hui à la pointe de la flèche.
about-chateau_de_versailles = Louis XIII y fait bâtir un pavillon de chasse en 1623, et son fils Louis XIV en fait un immense palais où vit toute la cour. Dans la galerie des Glaces, 357 miroirs font face aux fenêtres qui donnent sur les jardins.
about-pont_du_gard = Vers l’an 50, les Romains ont lancé ce pont au-dessus du Gardon pour conduire l’eau d’une source jusqu’à la ville de Nîmes. Avec ses trois étages d’arches, c’est le plus haut de tous les ponts-aqueducs romains.
about-viaduc_de_millau = L’ingénieur Michel Virlogeux et l’architecte Norman Foster ont imaginé ce pont à haubans, qui porte une autoroute au-dessus de la vallée du Tarn depuis 2004. La pointe de son plus haut pylône s’élève plus haut que la tour Eiffel.
about-colisee = Des dizaines de milliers de Romains pouvaient s’asseoir dans cette arène pour voir des combats de gladiateurs. Commencé par l’empereur Vespasien et inauguré en 80 par son fils Titus, c’est le plus grand amphithéâtre que Rome ait construit.
about-tour_de_pise = Ce clocher de marbre s’est mis à pencher pendant qu’on le construisait, car le sol était trop mou d’un côté. On l’a fermé en 1990, on a retiré de la terre sous le côté opposé pour le redresser un peu, et les visiteurs y montent de nouveau depuis 2001.
about-basilique_saint_pierre = Bramante, Michel-Ange et d’autres grands artistes se sont relayés pendant plus d’un siècle sur ce chantier du Vatican, ouvert en 1506. La coupole dessinée par Michel-Ange se dresse au-dessus de l’endroit où, selon la tradition, l’apôtre Pierre est enterré.
about-pantheon_de_rome = Aucune coupole de béton sans armature de fer n’est plus grande que celle de ce temple romain, vieux de près de dix-neuf siècles. Un trou rond au sommet, l’oculus, laisse entrer la lumière, et aussi la pluie, qui s’en va par de petits trous dans le sol.
about-basilique_saint_marc = À Venise, l’intérieur de cette église à cinq coupoles brille de mosaïques à fond d’or. On l’a commencée en 1063 pour abriter les reliques de saint Marc, et les grandes marées de la lagune l’ont souvent inondée.
about-parthenon = Ce temple de marbre, sur l’Acropole d’Athènes, abritait une immense statue de la déesse Athéna, faite d’or et d’ivoire. En 1687, pendant une guerre, on y gardait de la poudre à canon, et un tir vénitien l’a fait exploser.
about-sagrada_familia = À Barcelone, l’architecte Antoni Gaudí a travaillé plus de quarante ans à cette église, jusqu’à sa mort en 1926. Les colonnes s’y ramifient comme les arbres d’une forêt, et le chantier ouvert en 1882 a duré plus d’un siècle.
about-alhambra = Le nom de ce palais fortifié de Grenade vient de l’arabe et veut dire « la rouge », comme la couleur de ses murs. Les sultans de la ville l’ont fait construire à partir de 1238, et dans une de ses cours douze lions de marbre portent une fontaine.
about-palais_de_westminster = Le parlement britannique siège à Londres dans ce palais, rebâti à partir de 1840 parce qu’un incendie avait ravagé l’ancien en 1834. Big Ben est le surnom de la grosse cloche de son horloge, mais beaucoup de gens appellent ainsi la tour entière.
about-stonehenge = Il y a environ cinq mille ans, des habitants du sud de l’Angleterre ont creusé ici un fossé en forme de cercle ; les pierres géantes sont venues plus tard. Elles sont disposées de telle façon que le soleil se lève dans leur axe le jour le plus long de l’année.
about-newgrange = Plus vieille que les pyramides d’Égypte, cette grande tombe d’Irlande est cachée sous une colline de terre et de pierres. Au lever du soleil, autour du jour le plus court de l’année, un rayon de lumière remonte tout le couloir jusqu’à la chambre du fond.
about-neuschwanstein = Le roi Louis II de Bavière a rêvé ce château en pensant aux chevaliers des opéras de Richard Wagner. Commencé en 1869 et jamais tout à fait terminé, il a inspiré à Walt Disney le château de la Belle au bois dormant.
about-cathedrale_de_cologne = Ouvert en 1248, le chantier s’est arrêté pendant près de trois siècles, et une vieille grue de bois est restée là-haut, sur la tour inachevée. La cathédrale, terminée en 1880, a été pendant quelques années le plus haut bâtiment du monde.
about-saint_basile = Pour fêter la prise de la ville de Kazan, le tsar Ivan le Terrible a fait construire cette cathédrale à Moscou à partir de 1555. Ses coupoles en forme de bulbe ont chacune leurs motifs et leurs couleurs.
about-eglise_de_kiji = Des charpentiers ont élevé en 1714, sur une île du lac Onega, dans le nord de la Russie, cette église de bois aux vingt-deux coupoles. Ses murs sont faits de rondins emboîtés les uns dans les autres, sans clous.
about-cathedrale_sainte_sophie_de_kiev = Le prince Iaroslav le Sage a donné à sa cathédrale le nom de la plus célèbre église de Constantinople, Sainte-Sophie. À l’intérieur, des mosaïques et des fresques du XIe siècle sont toujours en place, près de mille ans après.
about-stari_most = L’ancien pont ottoman de Mostar, achevé en 1566, franchissait la Neretva d’une seule arche de pierre, jusqu’à ce que la guerre le détruise en 1993. On l’a rebâti à l’identique de 2001 à 2004, et des plongeurs sautent de nouveau de son sommet dans la rivière.
about-sainte_sophie_istanbul = Il n’a fallu que cinq ans, de 532 à 537, pour élever cette église voulue par l’empereur Justinien, dont la coupole semble flotter sur une couronne de fenêtres. Elle est devenue une mosquée en 1453, un musée dans les années 1930, puis de nouveau une mosquée en 2020.
about-taj_mahal = L’empereur moghol Shah Jahan a fait construire à Agra ce tombeau de marbre blanc pour son épouse Mumtaz Mahal, morte en 1631. Des pierres de couleur incrustées y dessinent des fleurs, et quatre minarets se dressent aux coins de la terrasse.
about-grande_muraille = Ce n’est pas un seul mur, mais beaucoup de murailles, bâties au fil des siècles par plusieurs dynasties chinoises pour se protéger des attaques venues du nord. Mises bout à bout, elles dépassent 20 000 kilomètres, et pourtant, quoi qu’on raconte, on ne les voit pas depuis la Lune.
about-cite_interdite = Vingt-quatre empereurs de Chine ont régné depuis ce palais de Pékin, où personne n’entrait sans permission. Construit de 1406 à 1420, il est devenu en 1925 un musée où tout le monde peut se promener.
about-armee_de_terre_cuite = En 1974, des paysans qui creusaient un puits près de Xi’an sont tombés sur des soldats de terre cuite grandeur nature. Ils sont des milliers, avec des visages différents, enterrés pour garder le tombeau de Qin Shi Huang, le premier empereur de Chine.
about-palais_du_potala = Au-dessus de la ville de Lhassa, ce palais a été la résidence d’hiver des dalaï-lamas, les chefs religieux du Tibet, jusqu’en 1959. Le cinquième d’entre eux a lancé les travaux en 1645, et l’on dit que le palais compte plus de mille pièces.
about-angkor_vat = Ce temple bâti au XIIe siècle par le roi khmer Suryavarman II est si cher aux Cambodgiens qu’il figure sur leur drapeau. Consacré d’abord au dieu hindou Vishnou, puis devenu bouddhiste, c’est l’un des plus grands monuments religieux du monde.
about-borobudur = Sur l’île de Java, les pèlerins montent de terrasse en terrasse, en tournant, vers le sommet de cet immense temple bouddhique. Il est resté abandonné pendant des siècles, caché par la cendre des volcans et par la forêt, et on a commencé à le dégager en 1814.
about-pagode_shwedagon = À Rangoun, la plus grande ville de Birmanie, ce stupa tout couvert d’or brille de loin, et des milliers de diamants ornent sa pointe. Selon la tradition, il abrite huit cheveux du Bouddha.
about-sigiriya = Au Ve siècle, le roi Kassapa a installé son palais tout en haut de ce rocher géant du Sri Lanka. Pour y monter, on passe entre deux énormes pattes de lion taillées au pied de l’escalier.
about-chateau_de_himeji = Les Japonais l’appellent le château du Héron blanc, car ses murs clairs et ses toits font penser à un oiseau prêt à s’envoler. Son grand donjon a été bâti de 1601 à 1609, et le chemin qui y mène tourne comme un labyrinthe pour égarer les assaillants.
about-todai_ji = Le Grand Bouddha de bronze assis dans ce temple de Nara, au Japon, a été fondu au VIIIe siècle. Deux fois le feu a détruit son pavillon ; celui d’aujourd’hui, commencé en 1692, est plus petit que le premier et compte pourtant parmi les plus grands bâtiments de bois du monde.
about-kinkaku_ji = Des feuilles d’or recouvrent les deux étages du haut de ce pavillon de Kyoto, qui se reflète dans un étang. Un jeune moine l’a incendié en 1950, et on l’a reconstruit à partir de 1952.
about-burj_khalifa = Le jour de son inauguration à Dubaï, en janvier 2010, ce gratte-ciel est officiellement devenu la plus haute tour du monde. Vu du ciel, il a la forme d’un Y à trois ailes, qui l’aide à résister au vent.
about-mosquee_cheikh_zayed = Quatre-vingt-deux dômes coiffent cette mosquée de marbre blanc d’Abou Dhabi, qui peut accueillir quarante mille personnes. Elle porte le nom de Cheikh Zayed, le premier président des Émirats arabes unis, dont le tombeau se trouve juste à côté.
about-petra = Au bout d’une gorge étroite de Jordanie apparaît soudain cette façade, taillée dans une falaise de grès rose. Elle a été sculptée il y a environ deux mille ans par les Nabatéens, un peuple de marchands, et servait sans doute de tombeau à l’un de leurs rois.
about-baalbek = Au Liban, ce temple romain dédié à Bacchus, le dieu du vin, est l’un des mieux conservés de l’Antiquité, et il est plus grand que le Parthénon. Dans une carrière toute proche gisent encore des blocs de pierre gigantesques, que personne n’a jamais mis en place.
about-palmyre = Dans une oasis du désert syrien, les caravanes arrivaient le long de cette avenue bordée de colonnes, longue de plus d’un kilomètre. Au IIIe siècle, la reine Zénobie de Palmyre a tenu tête à Rome ; en 2015, la guerre a détruit plusieurs temples de la ville.
about-krak_des_chevaliers = Confié en 1142 aux chevaliers de l’Hôpital, ce château de Syrie est devenu l’une des plus puissantes forteresses des croisés. Le sultan Baybars s’en est emparé en 1271, après plus d’un mois de siège.
about-persepolis = Vers 518 avant notre ère, le roi de Perse Darius a fait commencer ces palais sur une immense terrasse de pierre, dans l’Iran actuel. Les sculptures de l’escalier montrent les peuples de l’empire qui apportent leurs cadeaux ; en 330 avant notre ère, Alexandre le Grand y est entré et les palais ont brûlé.
about-registan = Trois anciennes écoles religieuses, aux façades couvertes de carreaux de couleur, entourent cette place de Samarcande, grande étape de la route de la soie. La première a été fondée en 1417 par Ulugh Beg, un prince passionné d’astronomie.
about-minaret_de_jam = Tout seul au fond d’une vallée d’Afghanistan, ce minaret de brique du XIIe siècle est couvert de motifs et de belles écritures. L’endroit est si loin de tout que les archéologues ne l’ont vraiment étudié qu’à partir de 1957.
about-malwiya_de_samarra = Une rampe en spirale s’enroule autour de ce minaret d’Irak, comme la coquille d’un escargot. Au IXe siècle, le calife al-Mutawakkil a fait construire à ses pieds une mosquée qui était l’une des plus grandes du monde.
about-gobekli_tepe = Bien avant l’invention de l’écriture et de la roue, des chasseurs-cueilleurs ont dressé ces piliers en forme de T dans le sud-est de la Turquie. On y reconnaît, sculptés dans la pierre, des renards, des serpents, des vautours et des scorpions.
about-shibam = On surnomme cette ville du Yémen la « Manhattan du désert », tant ses hautes maisons se serrent les unes contre les autres. Elles sont en briques de terre séchées au soleil, et leurs habitants doivent sans cesse refaire l’enduit qui les protège de la pluie.
about-pyramide_de_kheops = Bâtie pour le pharaon Khéops avec environ deux millions de blocs de pierre, elle est restée le plus haut édifice du monde pendant plus de trois mille ans. C’est la seule des Sept Merveilles de l’Antiquité qui soit encore debout.
about-sphinx_de_gizeh = Près des pyramides d’Égypte veille ce lion à tête humaine, taillé dans le rocher même du plateau, sans doute pour le pharaon Khéphren. Une légende accuse les soldats de Napoléon d’avoir cassé son nez, mais il l’avait perdu bien avant leur venue.
about-abou_simbel = Quatre statues géantes de Ramsès II, assises, gardent l’entrée de ce temple que les Égyptiens avaient creusé dans une falaise au bord du Nil. Dans les années 1960, on l’a découpé en blocs puis remonté plus haut, pour le sauver des eaux d’un nouveau barrage.
about-karnak = À Louxor, en Égypte, les pharaons ont agrandi ce sanctuaire du dieu Amon pendant près de deux mille ans. Sa plus grande salle contient 134 colonnes, serrées comme les troncs d’une forêt de pierre.
about-lalibela = Personne n’a empilé de pierres pour faire cette église d’Éthiopie : on l’a creusée de haut en bas dans la roche, en forme de croix. La ville compte onze églises taillées ainsi, que la tradition attribue au roi Lalibela et où l’on vient toujours prier.
about-grande_mosquee_de_djenne = Cette mosquée du Mali, reconstruite en 1906 et 1907, est l’un des plus grands bâtiments de terre crue du monde. Chaque année ou presque, les habitants grimpent aux poutres qui dépassent de ses murs et la recouvrent d’une couche d’argile fraîche, au cours d’une grande fête.
about-djinguereber = De retour de son pèlerinage à La Mecque, Mansa Moussa, l’empereur du Mali, a fait construire cette mosquée de terre à Tombouctou, à partir de 1325. La ville a longtemps été un grand centre de savants, et ses familles gardent de précieux manuscrits.
about-grand_zimbabwe = Les murs de granit de cette ancienne cité tiennent sans mortier, car chaque pierre est bien calée sur les autres. Elle a été bâtie par les ancêtres du peuple shona, et le Zimbabwe lui doit son nom, qui évoque des maisons de pierre.
about-amphitheatre_el_jem = Dans cette ville de Tunisie enrichie par l’huile d’olive, les Romains ont élevé au IIIe siècle l’un des plus grands amphithéâtres de leur empire. Environ 35 000 spectateurs pouvaient y prendre place, et l’on visite encore les galeries souterraines d’où sortaient les gladiateurs et les fauves.
about-mosquee_hassan_ii = Une partie de cette mosquée de Casablanca est construite au-dessus de l’océan Atlantique. Son toit peut s’ouvrir sur le ciel, et à son inauguration, en 1993, aucun minaret du monde n’était plus haut que le sien.
about-leptis_magna = Né dans cette ville de l’actuelle Libye, Septime Sévère est devenu empereur de Rome en 193 et a couvert sa cité natale de monuments. La basilique terminée en 216 par son fils Caracalla servait à rendre la justice et à traiter les affaires, avant de devenir une église.
about-basilique_de_yamoussoukro = Le président Félix Houphouët-Boigny a offert à Yamoussoukro, la ville où il est né, cette église géante inspirée de Saint-Pierre de Rome. Le pape Jean-Paul II est venu la consacrer en 1990.
about-machu_picchu = Vers 1450, les Incas ont bâti cette cité sur une crête des Andes, avec des pierres si bien taillées que beaucoup tiennent sans mortier. Elle est restée presque inconnue du reste du monde jusqu’à la venue de l’explorateur Hiram Bingham, en 1911.
about-chichen_itza = En comptant celle du temple, les escaliers de cette pyramide maya du Mexique ont 365 marches, autant que de jours dans l’année. Aux équinoxes, le soleil y dessine une ombre ondulante, comme un serpent qui descend.
about-teotihuacan = La pyramide du Soleil domine l’allée des Morts, dans une cité du Mexique qui a compté, il y a quinze siècles, sans doute plus de cent mille habitants. Quand les Aztèques l’ont découverte, elle était déjà en ruine depuis longtemps, et ils ont cru que des dieux y étaient nés.
about-tikal = Élevé par les Mayas vers 741, le temple IV dépasse la cime des arbres de la forêt du Guatemala. La vue que l’on a de son sommet apparaît dans le premier film de La Guerre des étoiles, sorti en 1977.
about-christ_redempteur = Au sommet du mont Corcovado, il ouvre les bras au-dessus de Rio de Janeiro depuis 1931. L’ingénieur brésilien Heitor da Silva Costa et le sculpteur français Paul Landowski l’ont conçu, et une mosaïque de petits triangles de pierre recouvre son béton.
about-statue_de_la_liberte = La France a offert aux États-Unis cette statue du sculpteur Auguste Bartholdi ; le squelette de fer qui la tient à l’intérieur est de Gustave Eiffel. Elle a traversé l’océan en pièces détachées et se dresse depuis 1886 à l’entrée du port de New York.
about-golden_gate = À son ouverture à San Francisco, en 1937, aucun pont suspendu au monde n’avait une aussi longue portée. Sa couleur, appelée « orange international », se voit bien dans le brouillard.
about-chan_chan = Sur la côte du Pérou, la capitale du royaume chimú était l’une des plus grandes villes de terre crue jamais construites. Ses murs sont ornés de poissons, d’oiseaux et de vagues, et les fortes pluies les font peu à peu disparaître.
about-tour_cn = De toutes les constructions du monde tenant debout sans câbles, cette tour de Toronto, achevée en 1976, est restée la plus haute pendant plus de trente ans. Les visiteurs courageux y marchent sur un plancher de verre, à plus de 300 mètres au-dessus de la rue.
about-opera_de_sydney = Le Danois Jørn Utzon a gagné en 1957 le concours pour dessiner cet opéra, dont les toits font penser à des voiles gonflées par le vent. Plus d’un million de tuiles les recouvrent, et la reine Élisabeth II l’a inauguré en 1973.
about-nan_madol = Au bord de l’île de Pohnpei, dans le Pacifique, cette cité est bâtie sur une centaine d’îlots artificiels séparés par des canaux. Ses murs sont faits de longues colonnes de basalte empilées comme des rondins, et l’on ne sait toujours pas bien comment elles ont été transportées.
about-moai_de_rapa_nui = Les habitants de cette île perdue dans le Pacifique ont taillé près d’un millier de géants, la plupart dans la roche d’un même volcan. Des chercheurs ont montré avec une copie qu’on pouvait les faire avancer debout, en les balançant avec des cordes.

### Pourquoi un conseil préfère un choix

reason-odds = Avec « { $name } », votre carte devrait gagner environ { $times } fois sur 10 ; avec « { $other } », { $fewer ->
    [0] presque jamais
   *[other] environ { $fewer }
 }.
reason-round = Vous avez plus de chances de gagner la manche.
reason-cards = Vous devriez avoir environ { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } de plus.
reason-cards-of = { $who } devrait avoir environ { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } de moins.

### Le nom des points

points-FAB-04 = Cartes

### Règles : un message par règle de RULES.md, sous le même identifiant et dans le même ordre.

## Mise en place

FAB-01 = Chacun reçoit autant de cartes que les autres, face cachée, en un tas dont l’ordre ne change pas ; on ne regarde que la carte du dessus, quand elle entre en jeu. Si le partage ne tombe pas juste, quelques monuments sont écartés sans être vus. Les cartes Collector, elles, sont toutes distribuées.
    .title = La distribution
    .words = tas

FAB-02 = Toutes les cartes, sauf les cartes Collector, montrent un monument, avec un nombre pour chaque caractéristique de la partie et une pastille pour son degré de conservation. La prouesse architecturale est notée sur 100, en la jugeant avec les moyens de son temps ; la date est celle du début des travaux, ou du dernier chantier si le monument a été rebâti après une destruction totale. Certains nombres sont des estimations.
    .title = Les monuments
    .words = caractéristique, caractéristiques, hauteur, prouesse architecturale, date de construction, visiteurs par an, superficie, durée de construction

FAB-03 = La couleur de la pastille dit à quel point le monument est menacé. Du plus menacé au moins menacé : rouge (en péril), orange (menacé), jaune (peu menacé), verte (pas menacé).
    .title = Les quatre pastilles
    .words = pastille, pastilles, en péril, menacé, menacée

FAB-04 = Il faut réunir toutes les cartes distribuées. Les cartes Collector déjà écartées ne comptent pas.
    .title = Réunir les cartes

FAB-05 = On joue de 2 à 6. Le paquet (36 monuments par défaut, ou 60, ou 72, ou un paquet à thème) et les caractéristiques de la partie se choisissent dans les options de la table.
    .title = La table

## Une manche

FAB-10 = Le meneur découvre, pour lui seul, la carte du dessus de son tas, nomme une caractéristique et annonce la valeur de son monument. La première manche est menée par le plus jeune, que la table désigne dans ses options ; si elle ne désigne personne, le sort décide.
    .title = Le meneur
    .words = mener, menez, mène, meneur

FAB-11 = Les autres découvrent ensuite leur carte et annoncent leur valeur, qui est toujours vraie, dans le sens des aiguilles d’une montre à partir du meneur. Pendant la manche, tous connaissent les valeurs annoncées, la pastille de quiconque a imposé une caractéristique (à commencer par le meneur, dès qu’il l’a nommée), les pastilles comparées dans une égalité, les cartes de bataille, les cartes Collector lues et la taille des tas. Quand la manche est réglée, toutes les cartes jouées sont montrées.
    .title = Le tour de table
    .words = annoncer, annoncez, annonce, valeur, valeurs

FAB-12 = La plus grande valeur gagne la manche ; pour la date de construction, c’est la plus ancienne, et −85 bat donc 1325. On compare les valeurs telles qu’elles sont affichées : une égalité à l’écran est une égalité.
    .title = La meilleure valeur
    .words = gagne la manche, gagnez la manche

FAB-13 = Le gagnant prend les cartes des autres et glisse le tout sous son tas, sans mélanger : d’abord ses propres cartes dans l’ordre où il les a jouées, puis celles des autres dans le sens des aiguilles d’une montre. Une carte passée à quelqu’un par une carte Collector devient la carte du joueur qui l’a devant lui.
    .title = Les cartes gagnées
    .words = carte en jeu, cartes en jeu

FAB-14 = Le gagnant de la manche est le meneur de la suivante.
    .title = Le prochain meneur

## Égalités

FAB-20 = Les joueurs à égalité pour la victoire comparent leurs pastilles : le monument le plus menacé gagne la manche. Les autres joueurs n’y prennent pas part.
    .title = L’égalité
    .words = égalité

FAB-21 = Si les pastilles sont égales elles aussi, chacun des joueurs à égalité retourne une nouvelle carte et l’on ne compare plus que les pastilles : le monument le plus menacé gagne, et l’on continue tant que l’égalité dure. Le gagnant prend toutes les cartes de la manche, cartes de bataille comprises.
    .title = La bataille
    .words = bataille

FAB-22 = Un joueur dont le tas est vide quitte la bataille en y laissant ses cartes, et celui qui reste seul gagne sans en retourner d’autre. Les autres retournent leur carte dans le sens des aiguilles d’une montre, à partir de celui qui a imposé la caractéristique, et seuls continuent ceux qui sont à égalité sur la pastille la plus menacée. Si personne ne peut retourner de carte, le premier d’entre eux dans cet ordre gagne, en commençant par celui qui a imposé la caractéristique.
    .title = La bataille sans cartes
    .words = quitte la bataille, quittez la bataille

## Changer de caractéristique

FAB-30 = Un joueur dont la carte en jeu est jaune, orange ou rouge peut imposer une autre caractéristique si son monument est plus menacé que celui du dernier joueur qui en a imposé une (au début, le meneur). La même pastille ne suffit pas. Une carte verte ne le permet jamais, sauf par l’effet d’une carte Collector.
    .title = Imposer une autre caractéristique
    .words = imposer, imposez, impose, imposé

FAB-31 = Quand une autre caractéristique est imposée, un nouveau tour de table part du joueur qui l’a imposée. Tout le monde y participe, même le meneur et ceux qui avaient déjà annoncé une valeur.
    .title = Un nouveau tour de table

FAB-32 = On peut changer de caractéristique plusieurs fois dans une manche, mais chaque fois avec un monument plus menacé que celui du dernier joueur qui l’a fait : trois changements au plus. Par exemple, un meneur à la carte verte nomme la hauteur, son voisin à la carte orange impose la prouesse architecturale, et seule une carte rouge peut encore en changer.
    .title = Plusieurs changements

FAB-33 = On impose une caractéristique quand vient son tour, au lieu d’annoncer sa valeur ; après la dernière valeur, il est trop tard. Ce ne peut pas être la caractéristique en cours, mais une caractéristique abandonnée peut revenir. À chaque tour de table la question est posée à tous, même à ceux qui ne peuvent qu’annoncer leur valeur, pour qu’elle ne trahisse aucune pastille.
    .title = Le moment de changer

## Cartes Collector

FAB-40 = Un joueur qui découvre une carte Collector l’annonce et la lit à tous, et elle agit sans attendre. On ne peut pas la garder pour plus tard.
    .title = La carte Collector
    .words = carte Collector, cartes Collector

FAB-41 = S’il lui faut encore une carte pour participer à la manche, ce joueur pioche la suivante de son tas. Si c’est de nouveau une carte Collector, elle agit à son tour.
    .title = La carte de remplacement

FAB-42 = Après son effet, la carte Collector est écartée jusqu’à la fin de la partie et ne compte pour personne.
    .title = Une carte qui ne sert qu’une fois

FAB-43 = La table joue avec 0 à 12 cartes Collector, toutes différentes (une seule par défaut), tirées au sort ou choisies ; tous savent lesquelles sont dans la partie. Si plusieurs sortent dans la même manche, elles agissent dans l’ordre du tour de table, à partir du meneur.
    .title = Le nombre de cartes Collector

FAB-44 = Même si la carte Collector est la dernière carte du joueur, son effet passe d’abord. Un joueur qui n’a rien à piocher ne participe pas à la manche, et s’il n’a toujours aucune carte à la fin, il est éliminé. Si c’est le meneur, le joueur suivant qui a une carte mène à sa place.
    .title = Plus rien à piocher
    .words = rien à piocher

FAB-45 = Dans une bataille, ces cartes Collector agissent : Aurore polaire, Grêle, Feu, Tsunami, Séisme, Le restaurateur et Gardien du patrimoine. Les autres sont écartées sans effet, et le joueur retourne une autre carte.
    .title = Une carte Collector dans la bataille

FAB-46 = Chacune des douze cartes Collector a son effet : gagner la manche, choisir la caractéristique, faire gagner la valeur la plus faible, bloquer la caractéristique, faire tourner les cartes en jeu, prendre une carte à chacun, en prendre deux à un adversaire, échanger deux tas, inverser l’ordre des pastilles, choisir entre trois cartes, compter comme rouge ou regarder les cartes en jeu. Si le meneur découvre la Tornade ou le Guide touristique, les autres piochent avant qu’il nomme la caractéristique, et leurs cartes Collector agissent dès qu’elles apparaissent.
    .title = Les douze effets
    .words = sans effet

## Fin de la partie

FAB-50 = Un joueur sans carte à la fin d’une manche est éliminé et ne revient pas. Celui qui a toutes les cartes gagne la partie.
    .title = Élimination et victoire
    .words = partie est finie, hors de la partie, sort de la partie, victoire

FAB-51 = La table peut fixer une limite : 10 minutes par défaut, ou bien 5, 15 ou 20 minutes, ou de 1 à 3 000 manches, ou aucune. À la limite, la manche en cours se termine, bataille comprise, et le plus grand nombre de cartes donne la victoire. Une manche est en cours dès que le meneur a découvert sa carte.
    .title = La limite
    .words = limite

FAB-52 = Si plusieurs joueurs sont à égalité de cartes à la limite, on joue une manche de plus, où eux seuls participent, peuvent être choisis comme cible et peuvent gagner. Celui d’entre eux qui a gagné une manche le plus récemment la mène ; si aucun n’en a gagné, c’est le premier d’entre eux dans le sens des aiguilles d’une montre après le dernier gagnant. S’ils sont encore à égalité, ils partagent la victoire.
    .title = L’égalité à la limite
    .words = manche de plus, manche de départage

FAB-54 = Le vainqueur est premier. Les autres sont classés d’après les cartes qu’ils ont à la fin, puis d’après la manche de leur élimination, la plus tardive devant. Les joueurs à égalité partagent la même place.
    .title = Le classement

FAB-53 = C’est la plateforme qui mesure le temps, et la fin du temps est inscrite dans la partie comme un événement : une partie revue se déroule exactement de la même façon. Toute partie s’arrête au bout de 3 000 manches, et l’on compte alors les cartes comme à la limite.
    .title = L’horloge
    .words = temps est écoulé
