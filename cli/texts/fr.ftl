# Ce que dit le terminal.

human-name = Joueur { $number }
type-help = Tapez le numéro d’un choix, ou « aide ».
commitment = Engagement de la donne : { $word }
seed-shown = Graine de la donne, maintenant révélée : { $word }
kept = Partie conservée dans { $word }
left = Partie laissée et conservée. Pour la reprendre : monumenta play --resume { $word }
saved = Rien à faire : la partie est conservée après chaque décision, dans { $word }
narrow = Le dessin demande { $needed } colonnes et votre terminal en a { $width } : élargissez-le, ou réduisez ses lettres.
nothing-drawn = Rien n’est dessiné à cette table : « table » la raconte.
hand-over = C’est à { $word } de jouer. Passez le clavier, puis appuyez sur Entrée.
no-such-offer = { $many ->
    [one] Il n’y a qu’un choix : tapez 1.
   *[other] Tapez un numéro de 1 à { $many }.
 }
no-such-rule = Cette règle n’existe pas. « règles » en donne la liste.
why-what = Pourquoi quoi ? Écrivez une action après ce mot, par exemple « pourquoi { $word } ». « choix » montre comment les écrire.
why-not-yes = Rien ne s’y oppose : c’est permis maintenant.
thinks = { $word } réfléchit…
hint-thinks = Un maître réfléchit…
hint-title = Un maître jouerait :
hint-figures = Les meilleurs choix en chiffres : valeur sur 100, et points à la fin
hint-line = { $number }. { $label } | { $win } | environ { $points }
points-now = Si la partie s’arrêtait là : { $points }
points-now-of = { $who-me ->
    [yes] vous
   *[no] { $who }
 } { $points }{ $lost ->
    [0] {""}
   *[other] {" "}(−{ $lost })
 }
points-leads = { $who-me ->
    [yes] Vous menez
   *[no] { $who } mène
 }, { $one } à { $other }.
points-leads-house = { $word } mène, { $one } à { $other }.
points-level = Égalité en tête : { $points }.
points-difference = Ce qui fait l’écart : { $source }, { $one } à { $other }.
points-none = Ce jeu ne compte les points qu’à la fin.
lost = Vous avez perdu.
result = { $place }. { $who-me ->
    [yes] Vous
   *[no] { $who }
 } : { $points } { $points ->
    [one] point
   *[other] points
 }
result-part = {"   "}{ $name } : { $points }
help = Tapez le numéro d’un choix, ou l’action en toutes lettres, comme dans les parties enregistrées.
    « table » montre la table, « plan » seulement ce qui en est dessiné ; « choix » redonne les choix et ce qu’on peut taper pour chacun.
    « pourquoi ACTION » dit la règle qui s’y oppose ; « règles » et « règles ID » les expliquent.
    « points » dit qui mène et pourquoi ; « indice », ce que ferait un maître, et pourquoi.
    « annuler » reprend votre dernière décision tant que rien de caché n’a été révélé.
    « quitter » laisse la partie, qui est conservée après chaque décision ; « enregistrer » dit où.
menu-title = Monumenta : quatre jeux de monuments
menu-choose = Quel jeu ? (numéro, ou « q » pour quitter)
menu-seats = Combien à table, de { $least } à { $most } ? (Entrée : { $least })
menu-resume = 0 reprend votre dernière partie : { $word }
menu-level = De quelle force sont les robots ? (Entrée : { $word })
level-random = au hasard
level-apprentice = apprenti
level-builder = bâtisseur
level-master = maître
level-sage = sage
menu-again = Tapez un numéro de la liste.
replay-title = Partie rejouée : { $word }
replay-step = Pas { $step } sur { $steps }

# Le plein écran.

player = { $who-me ->
    [yes] Vous
   *[no] { $who }
 }
pane-board = Plateau
pane-table = Table
pane-journal = Journal
pane-players = Si la partie finissait maintenant
pane-players-over = Points
too-small = Cette fenêtre est trop petite : agrandissez-la, ou réduisez ses lettres. « --plain » demande moins de place.
filter-none = Aucun choix ne contient ces mots. Échap les montre tous.
keys-deciding = ↑↓ aller · Entrée prendre · {"?"} aide · q quitter · u annuler · h indice · p points · e fin · / chercher · w pourquoi pas · Tab volet · PgPréc/PgSuiv défiler · 1–9 numéro · ←→ groupe · {":"} commande
keys-watching = une touche : montrer la suite · p points · Tab volet · PgPréc/PgSuiv défiler · {"?"} aide · q quitter
keys-filter = tapez pour chercher · ↑↓ aller · Entrée prendre · Échap tous les choix
keys-command = Entrée valider · Tab compléter · ↑↓ lignes précédentes · Échap retour
keys-popup = une touche : retour · ↑↓ défiler · PgPréc/PgSuiv page
keys-over = Entrée résultat · Tab volet · PgPréc/PgSuiv défiler · q quitter
keys-replay = ←→ pas · ↑↓ tour · Origine/Fin premier et dernier · p points · {"?"} aide · q quitter · Tab volet · PgPréc/PgSuiv défiler
keys-menu = ↑↓ aller · Entrée choisir · 1–9 numéro · q quitter
keys-form = ↑↓ ligne · ←→ changer · Entrée commencer · Échap retour
help-keys = ↑ ↓ vont d’un choix à l’autre, ← → d’un groupe à l’autre, Entrée prend le choix. Un numéro prend le choix de ce numéro.
    / cherche parmi les choix ce que vous tapez. e va à la fin du tour.
    u reprend la dernière décision, h demande conseil à un maître, w demande pourquoi une action est refusée, p montre qui mène et pourquoi.
    Tab passe au volet suivant ; PgPréc et PgSuiv le font défiler. q quitte ; la partie est conservée.
help-commands = Après « : », vous pouvez taper une commande ; Tab la complète, ↑ rappelle les précédentes.
help-replay = ← → avancent ou reculent d’un pas, ↑ ↓ d’un tour, Origine et Fin vont au premier et au dernier pas.
    p montre qui mène et pourquoi. Tab passe au volet suivant ; PgPréc et PgSuiv le font défiler. q quitte.
results-title = Fin de la partie
results-won = { $who-me ->
    [yes] Vous avez gagné !
   *[no] { $who } a gagné.
 }
results-won-alone = Vous avez gagné !
results-shared = Victoire partagée : { $who }.
results-decided = Ce qui a décidé : { $source }, { $one } contre { $other }.
results-sum = Au total
menu-go-on = Reprendre votre dernière partie : { $word }
menu-for = de { $least } à { $most } joueurs
menu-begin = Commencer
menu-players = Joueurs
menu-people = Personnes à ce clavier
menu-bots = Force des robots
menu-on = oui
menu-off = non

### Ce qu’on peut taper : les mots de chaque commande, dans toutes les langues.

command-why = pourquoi
command-undo = annuler
command-table = table
command-map = plan, carte
command-offers = choix
command-points = points
command-hint = indice
command-rules = règles, regles, règle, regle
command-save = sauver, enregistrer
command-help = aide
command-quit = quitter
