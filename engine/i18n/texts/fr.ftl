# Ce que tous les jeux ont en commun.

the-house = La maison
player-numbered = Joueur { $number }
# The bot of a seat, everywhere: `web/botNames.ts` adds it to the texts of the pages.
bot-name = { $number ->
    [1] Dédale
    [2] Zénobie
    [3] Archimède
    [4] Cléopâtre
    [5] Gudéa
    [6] Didon
   *[other] Robot { $number }
 }
drawing = { $line }
list-end = { $others } et { $last }
house-action = Le jeu continue de lui-même
undone = { $seat-me ->
    [yes] Vous reprenez votre dernière décision.
   *[no] { $seat } reprend sa dernière décision.
 }
undo-nothing-done = Rien n’a encore été joué : il n’y a rien à reprendre.
undo-other-acted = { $by-me ->
    [yes] Votre dernière décision est déjà trop ancienne.
   *[no] { $by } a joué depuis : cette décision ne peut plus être reprise.
 }
undo-hidden-touched = Une carte cachée a été vue ou le sort a parlé : cette décision ne peut plus être reprise.
undo-shown = { $to } a appris quelque chose de caché : cette décision ne peut plus être reprise.
no-malformed = Cette action n’existe pas dans ce jeu. Tapez « aide » pour savoir quoi écrire.
no-such-seat = Personne n’est assis à cette place.
no-not-the-houses = La maison ne peut pas faire cela maintenant.
tie-shared = Égalité : { $players } partagent la place.
tie-shared-by = Égalité, même en comparant { $compared } : { $players } partagent la place.
tie-decided = Égalité : { $by } départage ({ $players }).
tie-amount = { $who-me ->
    [yes] vous
   *[no] { $who }
 } { $amount }
# Pourquoi un conseil préfère un choix, là où le jeu ne dit pas de raison.
hint-only = C’est le seul choix qui vaille.
hint-better = { $much ->
    [yes] C’est bien mieux que le deuxième choix.
   *[no] C’est un peu mieux que le deuxième choix.
 }
hint-more-points = Ce choix rapporte environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de plus à la fin que le deuxième.
hint-close = Le deuxième choix vaut presque autant.
