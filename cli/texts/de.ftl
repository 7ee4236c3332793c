# Was das Terminal sagt.

human-name = Spieler { $number }
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
hint-figures = Die besten Züge in Zahlen: Wert von 100, und Punkte am Ende
hint-line = { $number }. { $label } | { $win } | etwa { $points }
points-now = Wenn es jetzt zu Ende wäre: { $points }
points-now-of = { $who-me ->
    [yes] du
   *[no] { $who }
 } { $points }{ $lost ->
    [0] {""}
   *[other] {" "}(−{ $lost })
 }
points-leads = { $who-me ->
    [yes] Du führst
   *[no] { $who } führt
 } mit { $one } zu { $other }.
points-leads-house = { $word } führt mit { $one } zu { $other }.
points-level = Gleichstand an der Spitze: { $points }.
points-difference = Was den Unterschied macht: { $source }, { $one } zu { $other }.
points-none = Dieses Spiel zählt die Punkte erst am Ende.
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
    „punkte“ sagt, wer führt und warum; „tipp“, was ein Meister tun würde, und warum.
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
replay-step = Schritt { $step } von { $steps }

# Der ganze Bildschirm.

player = { $who-me ->
    [yes] Du
   *[no] { $who }
 }
pane-board = Plan
pane-table = Tisch
pane-journal = Verlauf
pane-players = Wenn es jetzt endete
pane-players-over = Punkte
too-small = Dieses Fenster ist zu klein: Mach es größer oder seine Schrift kleiner. „--plain“ braucht weniger Platz.
filter-none = Keine Möglichkeit enthält diese Wörter. Esc zeigt alle.
keys-deciding = ↑↓ wählen · Enter nehmen · {"?"} Hilfe · q verlassen · u zurück · h Tipp · p Punkte · e Ende · / suchen · w warum nicht · Tab Feld · Bild↑/Bild↓ blättern · 1–9 Nummer · ←→ Gruppe · {":"} Befehl
keys-watching = beliebige Taste: den Rest zeigen · p Punkte · Tab Feld · Bild↑/Bild↓ blättern · {"?"} Hilfe · q verlassen
keys-filter = tippe, um zu suchen · ↑↓ wählen · Enter nehmen · Esc alle Möglichkeiten
keys-command = Enter ausführen · Tab ergänzen · ↑↓ frühere Zeilen · Esc zurück
keys-popup = beliebige Taste: zurück · ↑↓ rollen · Bild↑/Bild↓ Seite
keys-over = Enter Ergebnis · Tab Feld · Bild↑/Bild↓ blättern · q verlassen
keys-replay = ←→ Schritt · ↑↓ Zug · Pos1/Ende erster und letzter · p Punkte · {"?"} Hilfe · q verlassen · Tab Feld · Bild↑/Bild↓ blättern
keys-menu = ↑↓ wählen · Enter nehmen · 1–9 Nummer · q verlassen
keys-form = ↑↓ Zeile · ←→ ändern · Enter beginnen · Esc zurück
help-keys = ↑ ↓ wählen eine Möglichkeit, ← → die nächste Gruppe, Enter nimmt sie. Eine Nummer nimmt die Möglichkeit mit dieser Nummer.
    / sucht unter den Möglichkeiten, was du tippst. e wählt das Ende des Zuges.
    u nimmt die letzte Entscheidung zurück, h fragt einen Meister, w fragt, warum eine Aktion nicht erlaubt ist, p zeigt, wer führt und warum.
    Tab geht zum nächsten Feld; Bild↑ und Bild↓ blättern darin. q verlässt die Partie, die aufbewahrt wird.
help-commands = Nach „:“ kannst du einen Befehl eingeben; Tab ergänzt ihn, ↑ holt frühere zurück.
help-replay = ← → gehen um einen Schritt, ↑ ↓ um einen Zug, Pos1 und Ende zum ersten und zum letzten Schritt.
    p zeigt, wer führt und warum. Tab geht zum nächsten Feld; Bild↑ und Bild↓ blättern darin. q beendet.
results-title = Das Ende
results-won = { $who-me ->
    [yes] Du hast gewonnen!
   *[no] { $who } hat gewonnen.
 }
results-won-alone = Du hast gewonnen!
results-shared = Geteilter Sieg: { $who }.
results-decided = Was entschieden hat: { $source }, { $one } gegen { $other }.
results-sum = Zusammen
menu-go-on = Deine letzte Partie fortsetzen: { $word }
menu-for = für { $least } bis { $most }
menu-begin = Beginnen
menu-players = Spieler
menu-people = Menschen an dieser Tastatur
menu-bots = Stärke der Bots
menu-on = ja
menu-off = nein

### Was man eingeben kann: die Wörter jedes Befehls, in allen Sprachen.

command-why = warum
command-undo = zurück, zurueck
command-table = tisch
command-map = plan, karte
command-offers = auswahl
command-points = punkte
command-hint = tipp
command-rules = regeln, regel
command-save = speichern
command-help = hilfe
command-quit = ende, beenden
