# Ce que le serveur dit de lui-même.

no-unreadable = Le serveur n’a pas compris ce message.
no-such-action = Cette action n’existe pas dans ce jeu.
no-rule = Une règle l’interdit.
no-stale = La table a changé entre-temps : regardez de nouveau.
no-final = Cette décision ne peut plus être annulée.
no-not-your-seat = Cette place n’est pas la vôtre.
no-limit = Moins vite, s’il vous plaît : réessayez dans { $wait } s.
no-trouble = Le serveur rencontre un problème. Vérifiez si c’est fait, puis réessayez.
not-now-not-started = La partie n’a pas commencé.
not-now-started = La partie a commencé.
not-now-over = La partie est finie.
not-now-not-over = La partie n’est pas encore finie.
not-now-away = Un robot joue à votre place : reprenez d’abord votre place.
not-now-read-only = Cette version de Monumenta ne peut pas continuer cette partie : on peut la regarder, et l’arrêter d’un commun accord.
not-now-can-go-on = Cette partie peut continuer : on n’arrête d’un commun accord que celles qui ne le peuvent plus.
not-now-seat-taken = Cette place est prise.
not-now-no-seat-free = Toutes les places sont prises.
not-now-one-seat = Dans une salle ouverte, seuls l’hôte et les invités peuvent prendre plusieurs places.
not-now-seats-empty = Il reste des places vides.
not-now-not-ready = Quelqu’un n’est pas encore prêt.
not-now-not-host = Seule la personne qui a créé le salon peut le faire.
not-now-no-request = Personne n’a demandé de revenir en arrière.
not-now-request-open = Quelqu’un a déjà demandé de revenir en arrière.
not-now-somebody-away = Tout le monde doit être d’accord pour revenir en arrière, et quelqu’un est absent.
not-now-nothing-done = Vous n’avez encore rien joué.
not-now-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps.
not-now-unknown-level = Ce niveau de robot n’existe pas.
not-now-unknown-game = Ce jeu n’existe pas.
not-now-bad-settings = Ces réglages ne sont pas possibles.
not-now-empty = Il n’y a rien à dire.
not-now-too-long = C’est trop long.
not-now-not-seated = Prenez d’abord une place.
not-now-hints-off = Dans cette salle, on ne demande pas d’indices.
not-now-not-your-turn = Ce n’est pas à vous de jouer.
not-now-others-play = D’autres jouent avec vous : levez-vous plutôt, et un robot joue jusqu’à votre retour.
not-now-practice = Dans une salle d’entraînement, la donne est fixée.
not-now-unconfirmed = Quelqu’un doit encore confirmer son tour.
not-now-nothing-to-confirm = Il n’y a pas de tour à confirmer.
not-now-not-the-houses = La maison ne peut pas faire cela maintenant.
bot-name = { $number ->
    [1] Dédale
    [2] Zénobie
    [3] Archimède
    [4] Cléopâtre
    [5] Gudéa
    [6] Didon
   *[other] Robot { $number }
 }
stored-action = Vous avez joué « { $action } ».
stored-other = { $who } a joué ; cette version du programme ne peut pas dire quoi.
stored-house = La maison a joué ; cette version du programme ne peut pas dire quoi.
