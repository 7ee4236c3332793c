# Ce que dit le terminal.

human-name = Joueur { $number }
bot-name = Robot { $number }
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
hint-line = { $number }. { $label } (gagne { $win } fois sur 100, environ { $points } points à la fin)
points-now = Si la partie s’arrêtait là : { $points }
points-now-of = { $who-me ->
    [yes] vous
   *[no] { $who }
 } { $points }
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
    « indice » dit ce que ferait un maître, et pourquoi.
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
replay-keys = Flèches gauche et droite : un pas ; haut et bas : dix pas ; Origine et Fin ; q : quitter.
replay-step = Pas { $step } sur { $steps }

### Ce qu’on peut taper : les mots de chaque commande, dans toutes les langues.

command-why = pourquoi
command-undo = annuler
command-table = table
command-map = plan, carte
command-offers = choix
command-hint = indice
command-rules = règles, regles, règle, regle
command-save = sauver, enregistrer
command-help = aide
command-quit = quitter
