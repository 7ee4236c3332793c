# Ce que dit la page elle-même. Les mots des jeux sont dans leurs dossiers.

### Le cadre

skip-to-content = Aller au contenu
settings = Réglages
theme-now = Thème : { $theme }
theme-system = comme le système
theme-light = clair
theme-dark = sombre
sounds = Sons
sounds-on = Les sons sont activés
sounds-off = Les sons sont coupés
me = Mon coin
about = À propos
language = Langue
tables-words = Tables en mots
tables-drawn = Tables en images
home = Accueil
close = Fermer
loading = Un instant…
loading-game = Chargement du jeu…
try-again = Réessayer
offline-title = Pas de connexion.
offline-text = Contre des robots, vous jouez dans ce navigateur ; vos parties y sont gardées. Les salons des autres et votre compte reviennent avec le réseau.
site-text = Ici, tout se joue dans ce navigateur, contre des robots ou à plusieurs sur le même appareil ; il garde vos parties. Les comptes et les salons entre plusieurs appareils demandent un serveur.
send-match = Garder sur le serveur
send-match-help = Le serveur vérifie la partie et la garde : vous la retrouvez ailleurs et pouvez partager son lien.
match-sent = Voir sur le serveur
yes = oui
no = non
add = Ajouter
rule = Règle
room = Salon
lost = Il n’y a rien à cette adresse
lost-help = Le lien est peut-être incomplet.
no-connection = Le serveur ne répond pas. Vérifiez votre connexion.
guest-names = Vitruve, Hypatie, Imhotep, Phidias, Sémiramis, Callicrate, Apollodore, Ictinos, Artémise, Mausole, Sostrate, Aspasie, Nitocris, Eupalinos, Théodora, Anthémius, Dinocrate, Pythéos

### L’accueil

home-title = Jouez, bâtissez, racontez
home-lead = Quatre jeux de monuments, seul contre des robots ou entre amis. Rien à installer, pas d’inscription.
games = Les jeux
play = Jouer
play-game = Jouer à { $game } contre des robots
against-bots = { $number ->
    [one] Contre 1 robot
   *[other] Contre { $number } robots
 }
against-house = Seul contre le jeu
opponents = Adversaires
opponents-level = Leur niveau
with-friends = Avec des amis
with-options = Options…
learn = Apprendre
rules = Règles
players = De { $least } à { $most } joueurs
players-or-one = De 1 à { $most } joueurs, seul aussi
age = Dès { $age } ans
minutes = { $minutes } min
rounds = { $rounds } manches
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = exigeant
continue = Reprendre
open-rooms = Salons ouverts
open-rooms-none = Aucun salon n’attend de joueurs. Ouvrez-en un avec « Avec des amis ».
watch = À regarder
finished = Parties finies
verify-open = Revoir et vérifier une partie à partir d’un fichier
bots = { $number ->
    [one] 1 robot
   *[other] { $number } robots
 }
your-turn = À vous de jouer
others-play = Les autres jouent
hours-left = { $hours ->
    [0] le temps est presque écoulé
    [one] encore 1 h au plus
   *[other] encore { $hours } h au plus
 }
is-playing = En cours
is-over = Finie
seats-free = { $number ->
    [0] Complet
    [one] 1 place libre
   *[other] { $number } places libres
 }
level-adaptive = à ma mesure
    .about = Plus fort quand vous gagnez, plus doux quand vous finissez dernier.
level-adaptive-now = à ma mesure ({ $level })
level-random = au hasard
    .about = Joue au hasard : pour essayer.
level-apprentice = apprenti
    .about = Regarde un coup plus loin : pour une première partie.
level-builder = bâtisseur
    .about = Prévoit quelques coups : pour qui connaît les règles.
level-master = maître
    .about = Prévoit plus loin : un adversaire difficile.
level-sage = sage
    .about = Réfléchit le plus longtemps et juge par expérience : le plus fort de tous.

### Quand cela ne va pas

fault-limit = Moins vite, s’il vous plaît : réessayez dans { $wait } s.
fault-other = Cela n’a pas marché. Réessayez.
fault-no-server = Cette page demande un serveur, et ce site n’en a pas.
fault-not-verified = Cette partie ne concorde pas avec les règles.
fault-not-found = Ce lien est faux, ou ce que vous cherchez est privé.
fault-nobody = Le serveur ne vous reconnaît plus. Rechargez la page.
fault-login = Nom de compte ou mot de passe incorrect.
fault-code = Le nom ou le code est incorrect, ou le code a déjà servi, ou il est trop ancien.
fault-email = Ce n’est pas une adresse électronique.
fault-account = Vous avez déjà un compte, ou ce nom est pris.
fault-taken = Ce nom est pris.
fault-person-changed = Quelque chose a changé sur un autre appareil. Réessayez.
fault-timeout = Cela a duré trop longtemps. Vérifiez si c’est fait, puis réessayez.
fault-bad-request = Ces réglages ne sont pas possibles.
fault-bad-settings = Ces réglages ne sont pas possibles.
fault-unknown-game = Ce jeu n’existe pas ici.
fault-unknown-level = Ce niveau de robot n’existe pas.
fault-seat-taken = Cette place est prise.
fault-no-seat-free = Toutes les places sont prises.
fault-one-seat = Dans un salon ouvert, une seule place par personne.
fault-seats-empty = Il reste des places vides.
fault-not-ready = Quelqu’un n’est pas encore prêt.
fault-not-host = Seule la personne qui a ouvert le salon peut le faire.
fault-not-seated = Prenez d’abord une place.
fault-not-your-seat = Cette place n’est pas la vôtre.
fault-started = La partie a déjà commencé.
fault-not-over = La partie n’est pas finie.
fault-read-only = Cette partie a été jouée avec d’autres règles.
fault-can-go-on = Cette partie peut continuer.
fault-others-play = D’autres jouent avec vous : quittez plutôt votre place, et un robot joue jusqu’à votre retour.
fault-practice = Dans un salon d’entraînement, la donne est fixée.
fault-too-long = C’est trop long.
fault-not-loaded = Le jeu n’a pas pu être chargé. Vérifiez votre connexion.
fault-trouble = Le serveur rencontre un problème. Vérifiez si c’est fait, puis réessayez.

# end of home page

### Préparer un salon

how-many = Combien de places ?
how-many-help = Des robots peuvent prendre les places libres.
where-played = Qui joue où ?
several-devices = Chacun sur son appareil
several-devices-help = Vous recevrez un lien à envoyer aux autres.
one-device = Tous sur cet appareil
one-device-help = La partie se joue dans ce navigateur, sans réseau ; l’appareil passe de main en main.
player-at = Joueur { $number }
options = Options
at-the-table = À la table
clock = Temps de réflexion
clock-help = Si le temps s’écoule, un robot joue à la place de la personne jusqu’à son retour.
clock-none = Sans limite
clock-quick = Vif : 5 minutes, plus 10 s par décision
clock-calm = Posé : 15 minutes, plus 30 s par décision
clock-day = Sur plusieurs jours : 24 heures par décision
clock-days = Sur plusieurs jours : 3 jours par décision
clock-live = { $minutes } min, plus { $seconds } s par décision
clock-hours = { $hours } h par décision
open-room = Salon ouvert à tous
open-room-help = Tout le monde le voit sur l’accueil et peut regarder. Sinon, seules les personnes qui ont le lien peuvent entrer.
hints = Conseils permis
hints-help = Chacun peut demander au robot ce qu’il jouerait, et pourquoi.
confirm-turns = Confirmer avant de passer la main
confirm-turns-help = Rien n’est définitif sans votre accord. On vous le demande avant de révéler quoi que ce soit ; sinon, tout le tour peut être annulé.
stand-in = Remplaçants des absents
stand-in-help = Leur niveau quand ils jouent pour quelqu’un qui s’absente.
thinking = Temps de réflexion des meilleurs robots
thinking-short = court
thinking-normal = normal
thinking-long = long
thinking-help = Les robots du niveau sage réfléchissent un instant, comme d’habitude ou cinq fois plus longtemps.
make-room = Créer le salon
more-options = Autres réglages
change-options = Modifier
change-save = Enregistrer les modifications
change-cancel = Annuler
setting-seats = Nombre de places
settings-changed = { $host } a modifié : { $what }.
play-bots-now = Jouer contre des robots
invited-by = { $host } vous invite à jouer à { $game }.
seat-name = Votre nom à cette table
next-level = Vos prochains adversaires seront d’un autre niveau : { $level }.

### Le salon avant la partie

seats = Les places
you = vous
is-ready = prêt
has-account = compte
seat-free = place libre
seat-named = { $name } ({ $number })
bot-at = Robot à la place { $number }
no-bot = sans robot
sit = S’asseoir
sit-too = Ajouter un joueur ici
stand = Quitter la place
send-away = Libérer la place
fill-bots = Compléter par des robots
start = Commencer
start-empty = Il reste des places vides.
start-unready = Quelqu’un n’est pas encore prêt.
ready = Je suis prêt
not-ready = Attendez-moi
host-starts = { $host } lancera la partie.
sit-first = Prenez une place pour jouer.
hot-seat-help = Vous tenez plusieurs places : l’appareil passera de main en main, et chacun ne verra que son jeu.
invite = Inviter
invite-help = Envoyez ce lien, ou faites scanner le code.
invite-none = Le lien n’est plus connu de cet appareil.
qr-code = Code à scanner pour rejoindre le salon
copy-link = Copier le lien
copied = Le lien est copié.
copy-by-hand = Ce navigateur ne copie pas : sélectionnez le texte à la main.
share = Partager
renew-link = Changer le lien
new-link = Faire un lien
room-open = ouvert à tous
room-by-link = sur invitation
room-lost = Impossible d’entrer dans ce salon
practice = Partie d’entraînement : elle ne compte pas.
practice-here = Partie jouée dans ce navigateur : elle compte ici, dans « Mon coin », et nulle part ailleurs.
practice-title = Partie d’entraînement
deal-title = Tirage vérifiable
deal-help = Cette empreinte fixe le mélange avant que quiconque ait joué. À la fin, le secret est montré et chacun peut vérifier. Ajoutez vos propres mots au mélange si vous le souhaitez.
deal-words = Vos mots pour le mélange

### La table

board = Plateau
zen = Rien que le plateau
zen-leave = Tout réafficher
forced = Jouer mon seul choix à ma place
forced-off = Jamais
forced-safe = Sans risque
forced-all = Toujours
forced-help = Sans risque : rien de caché n’est révélé, et les effets ne font que donner. Avec « toujours », aussi les annonces et la dernière unité.
asks = Me demander avant la fin de mon tour
asks-never = Jamais
asks-lost = Si j’y perds
asks-always = Toujours
asks-help = On y perd, par exemple, s’il reste des actions.
palette-distinct = Couleurs pour daltoniens
table-in-words = Table en mots
beside-the-board = À côté du plateau
parts-of-table = Parties de la table
tab-board = Plateau
tab-offers = Choix
tab-journal = Journal
journal-keys = Les flèches gauche et droite vont d’un mot expliqué à l’autre.
journal-details = { $name } : tout ce qui s’est passé
tab-chat = Discussion
choices = { $number ->
    [0] Vos choix
    [one] Vos choix (1)
   *[other] Vos choix ({ $number })
 }
choices-none = Rien à décider pour l’instant.
command = Tapez un choix
command-first = { $number ->
    [one] 1 choix : { $choice }
   *[other] { $number } choix, le premier : { $choice }
 }
command-none = Aucun choix ne contient ces mots.
choose = Choisissez
why-not = Pourquoi pas ?
read-rule = Lire la règle { $rule }
players-list = Les joueurs
plays-now = joue
is-away = remplacé par un robot
is-gone = absent
vote-away = Laisser un robot jouer
follow = Suivre quelqu’un
follow-help = Sa place est la plus proche sur le plateau. Ce qui vous est caché le reste.
follow-nobody = Personne
spectators = { $number ->
    [one] 1 personne regarde
   *[other] { $number } personnes regardent
 }
journal = Journal
since-visit = Depuis votre dernière visite
missed-moves = { $number ->
    [one] Depuis votre passage : un coup
   *[other] Depuis votre passage : { $number } coups
 }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-phrase-hello = Bonjour !
chat-phrase-good-luck = Bonne chance !
chat-phrase-well-played = Bien joué !
chat-phrase-one-moment = Un instant
chat-phrase-sorry = Pardon !
chat-phrase-thanks = Merci
chat-phrases-name = Phrases toutes prêtes
send = Envoyer
connection-lost = Connexion perdue. Vos coups sont gardés, nous réessayons.
connection-stalled = Le serveur ne peut rien enregistrer pour l’instant. Vos coups attendent, rien n’est perdu.
read-only = Cette partie a commencé avec d’autres règles : on peut la regarder, et l’arrêter d’un commun accord.
read-only-over = Cette partie a été jouée avec d’autres règles : on ne peut que la regarder.
agree-to-end = Arrêter la partie
waits-for = On attend { $names }.
thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
lead-taken = prend la tête
lead-yours = Vous prenez la tête.
points-now = Si la partie finissait maintenant
points-now-are = { $unit ->
    [cards] Cartes si la partie finissait maintenant : { $points }
   *[points] Points si la partie finissait maintenant : { $points }
 }
go-on = Continuer
skip = Passer
skip-help = Montrer la suite d’un coup
does-so-far = { $name } : { $deeds }
others-did = Ce que les autres ont fait
is-over-long = La partie est finie.
undo = Annuler
start-again = Recommencer le tour
ask-undo = Demander à annuler
agree = D’accord
disagree = Non
confirm = Confirmer
confirm-prompt = Votre tour est fini. Confirmez, ou annulez.
ends-for-good = « { $choice } » met fin à votre tour, sans retour possible.
ends-turn = Finir votre tour ?
keep-turn = Pas encore
hint = Conseil
hint-none = Pas de conseil pour l’instant.
hint-title = Le robot jouerait
hint-asking = Il réfléchit…
hint-follow = Jouer ce coup
hint-more = Autres choix et chiffres
hint-choice = Choix
hint-share = Part
hint-share-help = Part : combien de sa réflexion le robot a consacré à ce choix, en %.
hint-points = Points
hint-points-help = Points : ce qu’il attend à la fin.
hint-win = Valeur
hint-win-help = Valeur : de 0 à 100, selon les chances de gagner et l’avance.
volume = Volume
vibration = Vibrations
table-settings = Réglages de la table
keys = Touches à la table
key-arrows = ← ↑ → ↓
key-arrows-does = aller d’un élément allumé du plateau au suivant
key-enter = Entrée
key-enter-does = le choisir
key-digits = 1 – 9
key-digits-does = prendre ce choix de la liste
key-u = U
key-u-does = annuler
key-h = H
key-h-does = demander un conseil
key-e = E
key-e-does = finir le tour, si c’est possible
key-p = P
key-p-does = montrer qui mène, et pourquoi
key-r = R
key-r-does = répéter, pour un lecteur d’écran, ce qui s’est passé et ce qui est demandé
key-j = J
key-j-does = aller au journal
key-c = C
key-c-does = aller à la discussion
key-s = S
key-s-does = ouvrir les réglages de la table
key-z = Z
key-z-does = ne garder que le plateau, ou tout réafficher
key-plus = + − 0
key-plus-does = agrandir ou réduire le premier dessin du plateau, ou le montrer en entier
key-slash = /
key-slash-does = taper un choix en toutes lettres, comme dans le terminal ; Entrée prend le premier
key-space = Espace
key-space-does = continuer, ou montrer d’un coup la suite des tours des autres
key-question = { "?" }
key-question-does = montrer cette liste
notices = Me prévenir quand c’est à moi
undo-waits = On attend { $names } : pouvez-vous annuler ?
undo-practice = Annuler (entraînement)
undo-practice-help = Reprend votre dernier coup, même si quelque chose a été révélé : la partie devient alors un entraînement et ne compte plus.
ask-undo-help = Les autres doivent être d’accord.
speed = Les tours des autres
speed-slow = lents
speed-normal = normaux
speed-fast = rapides
speed-off = d’un coup
speed-help = Touchez le plateau pour passer la suite.
result = Résultat
take-back-seat = Reprendre ma place
hand-over = Passez l’appareil à { $name }
hand-over-help = Le jeu reste caché en attendant.
hand-over-ready = Je suis { $name }
log-started = La partie commence.
log-rewound = { $me ->
    [yes] Vous annulez votre dernier coup.
   *[no] { $name } annule son dernier coup.
 }
log-undo-asked = { $me ->
    [yes] Vous demandez à annuler votre dernier coup.
   *[no] { $name } demande à annuler son dernier coup.
 }
log-undo-yes = { $me ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
 }
log-undo-no = { $me ->
    [yes] Vous refusez.
   *[no] { $name } refuse.
 }
log-away-time = { $me ->
    [yes] Votre temps est écoulé : un robot joue à votre place.
   *[no] Temps écoulé pour { $name } : un robot joue à sa place.
 }
log-away-vote = Un robot joue pour { $name }, à la demande des autres.
log-away-left = { $name } quitte la table : un robot joue à sa place.
log-away-voted = { $name } propose qu’un robot joue pour { $other }.
log-back = { $me ->
    [yes] Vous reprenez votre place.
   *[no] { $name } reprend sa place.
 }
log-end-agreed = { $name } accepte d’arrêter la partie.
log-ended = La partie est arrêtée d’un commun accord, sans résultat.

zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout voir

### La fin

end-counting = { $unit ->
    [cards] On compte les cartes…
   *[points] On compte les points…
 }
end-won = { $names } l’emporte
end-you-won = Vous l’emportez !
end-shared = Victoire partagée : { $names }
end-solo-won = Vous avez gagné !
end-solo-lost = Vous avez perdu, cette fois
end-your-place = Votre place : { $place }, avec { $points }.
points-many = { $unit ->
    [cards] { $points ->
        [one] { $points } carte
       *[other] { $points } cartes
     }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
rematch = Rejouer
rematch-join = Rejoindre la revanche
rematch-asked = Quelqu’un veut rejouer : une place vous attend.
look-at-board = Revoir le plateau
replay = Revoir la partie
download-record = Télécharger la partie
points-by = { $unit ->
    [cards] Ce que chacun possède
   *[points] D’où viennent les points
 }
points-sum = Somme
points-counted = Score
points = { $unit ->
    [cards] Cartes
   *[points] Points
 }
place = Place
place-nth = { $place ->
    [one] 1er
   *[other] { $place }e
 }
chart = { $unit ->
    [cards] Les cartes, tour après tour
   *[points] Les points, tour après tour
 }
chart-now = { $unit ->
    [cards] Les cartes que chacun avait alors
   *[points] Les points, si la partie avait fini alors
 }
chart-move = Coup { $step } sur { $steps }
chart-replay = Revoir à partir d’ici
verify-title = Vérifier la donne
verify-help = L’empreinte publiée au début doit être celle du secret montré à la fin. Le calcul se fait sur cette page.
verify-secret-commitment = Empreinte du secret, dès l’ouverture du salon
verify-commitment = Empreinte du mélange, dès le début
verify-seed = Le mélange, montré à la fin
verify = Vérifier
verify-secret-yes = Le secret est celui qui avait été fixé.
verify-secret-no = Le secret n’est pas celui qui avait été fixé !
verify-seed-yes = Le mélange vient bien du secret et des mots des joueurs.
verify-seed-no = Le mélange ne vient pas du secret !
verify-commitment-yes = Le mélange est celui qui avait été fixé au début.
verify-commitment-no = Le mélange n’est pas celui du début !
verify-replayed = Toute la partie a été rejouée : c’est bien la même.
verify-differs = Rejouée, cette partie n’est pas la même !
verify-unable = Ce navigateur ne calcule que sur une connexion chiffrée ; le serveur, lui, peut rejouer la partie.
verify-page = Vérifier une partie
verify-page-help = Une partie téléchargée contient sa donne et chaque coup. Elle est rejouée selon les règles, dans ce navigateur s’il le peut ; si tout concorde, vous pouvez la revoir.
verify-page-help-here = Une partie téléchargée contient sa donne et chaque coup. Elle est rejouée selon les règles, dans ce navigateur ; si tout concorde, vous pouvez la revoir.
verify-choose = Choisissez un fichier, ou déposez-le sur cette page
verify-file-yes = { $game } : { $steps ->
    [one] un coup rejoué
   *[other] { $steps } coups rejoués
    }, tout concorde.
verify-unreadable = Ce fichier n’est pas une partie de Monumenta.

### Les règles

search-rules = Chercher dans les règles
rules-all = Toutes les règles
rules-found = { $number ->
    [one] 1 règle trouvée
   *[other] { $number } règles trouvées
 }
rules-none = Aucune règle ne contient ces mots.
sections = Chapitres
components = Cartes et pièces
overview = Le jeu en une minute

### Apprendre

lesson = Première partie guidée
lesson-none = Ce jeu n’a pas encore de leçon.
lesson-later = Plus tard ! Suivez d’abord la leçon.
lesson-chapter = Chapitre { $nth } sur { $of } : { $title }
lesson-do-it = Jouer à ma place
lesson-skip = Passer la leçon
lesson-next = Continuer
lesson-watch = Regardez ce que font les autres.
lesson-over = La leçon est finie
lesson-over-help = Vous connaissez l’essentiel. Des robots prennent les autres places : la partie est à vous.
lesson-play-on = Continuer la partie
lesson-broken = La leçon ne va plus avec ces règles. Jouez librement.

### Revoir

replay-of = Revoir la partie
replay-step = Coup { $step } sur { $steps }
replay-slider = Aller à un coup
replay-first = Au début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-last = À la fin
replay-turn-back = Tour précédent
replay-turn = Tour suivant
replay-speed = Vitesse : × { $speed }
replay-to-table = Retour à la table
replay-start = Le début de la partie
replay-play = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-public = le public
replay-all = toutes les cartes ouvertes
replay-link = Copier le lien de ce coup
replay-branch = Jouer à partir d’ici
replay-branch-help = Une partie d’essai contre des robots, à partir de ce coup.

### Mon coin

my-name = Votre nom
my-name-help = C’est le nom que voient les autres. Les parties déjà commencées gardent l’ancien.
save = Enregistrer
name-saved = Votre nom est enregistré.
account = Compte
account-help = Avec un compte, vous retrouvez vos parties avec d’autres sur tous vos appareils. Celles contre des robots restent dans ce navigateur, sauf si vous les gardez sur le serveur.
account-is = Connecté sous le nom { $account }.
account-name = Nom du compte
password = Mot de passe
password-help = Au moins 8 caractères.
make-account = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
logged-in = Vous êtes connecté.
logged-out = Vous êtes déconnecté.
account-made = Votre compte est créé.
forgotten = Mot de passe oublié ?
forgotten-help = Un des codes montrés à la création du compte remplace le mot de passe, une seule fois. Tous les autres appareils sont déconnectés.
forgotten-mail = Si votre compte a une adresse électronique, un code peut y être envoyé. Il sert une seule fois, dans les 15 minutes.
name-or-email = Nom du compte ou adresse électronique
send-code = M’envoyer un code
recovery-sent = Si un tel compte existe et qu’il a une adresse, un code est en route.
code = Code
recover = Changer le mot de passe et se connecter
codes = Vos codes de secours
codes-help = Notez-les maintenant : ils ne seront plus montrés. Si vous oubliez votre mot de passe, chaque code le remplace une fois.
codes-made = Voici vos nouveaux codes. Les anciens ne valent plus rien.
codes-copy = Copier les codes
codes-copied = Les codes sont copiés.
new-codes = Nouveaux codes de secours
devices = Vos appareils
this-device = cet appareil
device-out = Cet appareil est déconnecté.
log-out-others = Déconnecter tous les autres
others-out = Tous les autres appareils sont déconnectés.
change-password = Changer le mot de passe
change-password-help = Tous vos autres appareils seront déconnectés.
current-password = Mot de passe actuel
new-password = Nouveau mot de passe
password-changed = Votre mot de passe est changé.
email = Adresse électronique
email-help = Si vous oubliez votre mot de passe, un code peut être envoyé à votre adresse. Elle ne sert à rien d’autre, et personne d’autre ne la voit.
email-is = Votre adresse est { $email }. Si vous oubliez votre mot de passe, un code peut y être envoyé.
email-new = Nouvelle adresse électronique
email-await = Un code est en route vers { $email }. Il est valable 15 minutes.
email-confirm = Confirmer l’adresse
email-other = Une autre adresse
email-remove = Retirer l’adresse
email-sent = Un code est en route.
email-confirmed = Votre adresse est confirmée.
email-removed = Votre adresse est retirée.
here-title = Dans ce navigateur
here-help = Contre des robots, la partie se joue dans ce navigateur, sans serveur. Il garde vos parties et compte vos résultats, qui ne comptent nulle part ailleurs.
here-play = Jouer ici contre des robots
offline-keep = Tout garder pour jouer sans réseau
offline-kept = Tout est gardé : vous pouvez jouer sans réseau.
my-figures = Vos chiffres
figures-by-table = Par adversaires
players-at = { $seats } joueurs
people = des personnes
figures-are = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
 }, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
 } · record { $best }, moyenne { $mean }
figures-likely = Sur 100 parties comme celles-ci, vous en gagneriez probablement de { $low } à { $high }.
figures-likely-help = « Probablement » veut dire 19 fois sur 20. Plus vous jouez, plus l’écart se resserre.
my-data = Vos données
my-data-help = Téléchargez ou effacez tout ce que nous savons de vous.
export = Télécharger mes données
erase = Tout effacer
erase-sure = Tout effacer ?
erase-help = Votre nom et vos messages disparaissent, et des robots finissent vos parties. On ne peut pas revenir en arrière.
erased = Tout est effacé.
keep = Garder

### À propos

about-house = Monumenta est une table de jeu ouverte : on y joue, on y apprend, on y revoit ses parties, et chacun peut en lire le programme.
about-games = Les auteurs des jeux
about-ours = Ce que nous avons fait
about-ours-text = Les dessins, les phrases des règles, les robots et le programme sont de nous. Rien n’est copié des livrets ni des boîtes.
about-found = Le contenu des cartes vient de ce que les livrets impriment, de pages publiques, ou de notre reconstitution là où rien n’était connu ; chaque entrée dit son origine.
about-trust = Pourquoi vous fier à la donne
about-trust-text = Le mélange est fixé avant le premier coup par une empreinte publiée, et montré à la fin. Les robots ne voient que ce que voit leur place.
about-reports = Ce que disent nos mesures
about-data = Vos données
about-data-text = Un nom, vos parties et ce que vous y dites, et une adresse électronique si vous en donnez une ; pas de publicité, pas de mesure d’audience. « Mon coin » permet de tout télécharger et de tout effacer.
