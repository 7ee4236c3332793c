# Was das Terminal sagt.

human-name = Spieler { $number }
bot-name = Bot { $number }
type-help = Gib die Nummer einer Möglichkeit ein oder „hilfe“.
commitment = Fingerabdruck des Mischens: { $word }
seed-shown = Startwert des Mischens, jetzt offengelegt: { $word }
kept = Partie aufbewahrt in { $word }
left = Partie verlassen und aufbewahrt. Zum Fortsetzen: monumenta play --resume { $word }
saved = Nichts zu tun: Die Partie wird nach jeder Entscheidung aufbewahrt, in { $word }
narrow = Die Zeichnung braucht { $needed } Spalten, und dein Terminal hat { $width }: Mach es breiter oder seine Schrift kleiner.
nothing-drawn = An diesem Tisch ist nichts gezeichnet: „tisch“ beschreibt ihn in Worten.
hand-over = { $word } ist am Zug. Gib die Tastatur weiter und drücke dann Enter.
no-such-offer = { $many ->
    [one] Es gibt nur eine Möglichkeit: Gib 1 ein.
   *[other] Gib eine Zahl von 1 bis { $many } ein.
 }
no-such-rule = Diese Regel gibt es nicht. „regeln“ zählt alle auf.
why-what = Warum was nicht? Schreib eine Aktion dahinter, zum Beispiel „warum { $word }“. „auswahl“ zeigt, wie Aktionen geschrieben werden.
why-not-yes = Nichts spricht dagegen: Es ist jetzt erlaubt.
thinks = { $word } denkt nach…
hint-thinks = Ein Meister denkt nach…
hint-title = Ein Meister würde spielen:
hint-line = { $number }. { $label } (gewinnt { $win }-mal von 100, etwa { $points } Punkte am Ende)
points-now = Wenn es jetzt zu Ende wäre: { $points }
points-now-of = { $who-me ->
    [yes] du
   *[no] { $who }
 } { $points }
lost = Du hast verloren.
result = { $place }. { $who-me ->
    [yes] Du
   *[no] { $who }
 }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
result-part = {"   "}{ $name }: { $points }
help = Gib die Nummer einer Möglichkeit ein oder die Aktion in Worten, wie in aufgezeichneten Partien.
    „tisch“ zeigt den Tisch, „plan“ nur, was davon gezeichnet ist; „auswahl“ zählt die Möglichkeiten noch einmal auf, mit den Worten, die man für jede eingeben kann.
    „warum AKTION“ nennt die Regel, die dagegen spricht; „regeln“ und „regeln NUMMER“ erklären sie.
    „tipp“ sagt, was ein Meister tun würde, und warum.
    „zurück“ nimmt deine letzte Entscheidung zurück, solange nichts Verborgenes aufgedeckt wurde.
    „ende“ verlässt die Partie, die nach jeder Entscheidung aufbewahrt wird; „speichern“ sagt, wo.
menu-title = Monumenta: vier Spiele über Monumente
menu-choose = Welches Spiel? (Nummer, oder „q“ zum Beenden)
menu-seats = Wie viele am Tisch, { $least } bis { $most }? (Enter: { $least })
menu-resume = 0 setzt deine letzte Partie fort: { $word }
menu-level = Wie stark sind die Bots? (Enter: { $word })
level-random = nach Los
level-apprentice = Lehrling
level-builder = Baumeister
level-master = Meister
level-sage = Weiser
menu-again = Gib eine Nummer der Liste ein.
replay-title = Partie wird abgespielt: { $word }
replay-keys = Links und rechts: ein Schritt; auf und ab: zehn; Pos1 und Ende; q: beenden.
replay-step = Schritt { $step } von { $steps }

### Was man eingeben kann: die Wörter jedes Befehls, in allen Sprachen.

command-why = warum
command-undo = zurück, zurueck
command-table = tisch
command-map = plan, karte
command-offers = auswahl
command-hint = tipp
command-rules = regeln, regel
command-save = speichern
command-help = hilfe
command-quit = ende, beenden
