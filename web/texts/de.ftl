# Was die Seite selbst sagt. Die Wörter der Spiele stehen in ihren Ordnern.

### Der Rahmen

skip-to-content = Zum Inhalt springen
settings = Einstellungen
theme-now = Farben: { $theme }
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
sounds = Töne
sounds-on = Töne sind an
sounds-off = Töne sind aus
me = Meine Ecke
about = Über uns
language = Sprache
tables-words = Tische in Worten
tables-drawn = Tische mit Bildern
home = Startseite
close = Schließen
loading = Einen Moment…
loading-game = Das Spiel wird geladen …
try-again = Noch einmal versuchen
offline-title = Keine Verbindung.
offline-text = Gegen Bots spielst du in diesem Browser, der deine Partien aufbewahrt. Die Räume der anderen und dein Konto sind mit dem Netz wieder da.
site-text = Hier wird alles in diesem Browser gespielt, gegen Bots oder zu mehreren an einem Gerät, und er bewahrt deine Partien auf. Konten und Räume über mehrere Geräte brauchen einen Server.
send-match = Auf dem Server aufbewahren
send-match-help = Der Server prüft die Partie und bewahrt sie auf: Du findest sie auf anderen Geräten wieder und kannst ihren Link teilen.
match-sent = Auf dem Server ansehen
yes = ja
no = nein
add = Hinzufügen
rule = Regel
room = Raum
lost = Unter dieser Adresse ist nichts
lost-help = Vielleicht ist der Link unvollständig.
no-connection = Der Server antwortet nicht. Prüfe deine Verbindung.
guest-names = Vitruv, Hypatia, Imhotep, Phidias, Semiramis, Kallikrates, Apollodor, Iktinos, Artemisia, Mausolos, Sostratos, Aspasia, Nitokris, Eupalinos, Theodora, Anthemios, Deinokrates, Pytheos

### Startseite

home-title = Spielen, bauen, erzählen
home-lead = Vier Spiele über Monumente, allein gegen Bots oder mit Freunden. Nichts zu installieren, keine Anmeldung.
games = Die Spiele
play = Spielen
play-game = { $game } gegen Bots spielen
against-bots = { $number ->
    [one] Gegen 1 Bot
   *[other] Gegen { $number } Bots
 }
against-house = Allein gegen das Spiel
opponents = Gegner
opponents-level = Ihre Stufe
with-friends = Mit Freunden
with-options = Optionen …
learn = Lernen
rules = Regeln
players = { $least } bis { $most } Personen
players-or-one = 1 bis { $most } Personen, auch allein
age = Ab { $age } Jahren
minutes = { $minutes } Min.
rounds = { $rounds } Runden
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = anspruchsvoll
continue = Weiterspielen
open-rooms = Offene Räume
open-rooms-none = Kein Raum wartet auf Mitspieler. Eröffne einen über „Mit Freunden“.
watch = Zuschauen
finished = Beendete Partien
verify-open = Eine Partie aus einer Datei prüfen und ansehen
bots = { $number ->
    [one] 1 Bot
   *[other] { $number } Bots
 }
your-turn = Du bist am Zug
others-play = Die anderen spielen
hours-left = { $hours ->
    [0] die Zeit ist fast um
    [one] höchstens noch 1 Stunde
   *[other] höchstens noch { $hours } Stunden
 }
is-playing = Läuft
is-over = Beendet
seats-free = { $number ->
    [0] Voll
    [one] 1 Platz frei
   *[other] { $number } Plätze frei
 }
level-adaptive = passt sich mir an
    .about = Stärker, wenn du gewinnst, milder, wenn du Letzter wirst.
level-adaptive-now = passt sich mir an ({ $level })
level-random = nach Los
    .about = Spielt nach Los: zum Ausprobieren.
level-apprentice = Lehrling
    .about = Schaut einen Zug voraus: für eine erste Partie.
level-builder = Baumeister
    .about = Denkt einige Züge voraus: für alle, die die Regeln kennen.
level-master = Meister
    .about = Denkt weiter voraus: ein harter Gegner.
level-sage = Weiser
    .about = Denkt am längsten und urteilt aus Erfahrung: der Stärkste von allen.

### Wenn etwas nicht stimmt

fault-limit = Nicht so schnell, bitte: Versuch es in { $wait } s noch einmal.
fault-other = Das hat nicht geklappt. Versuch es noch einmal.
fault-no-server = Diese Seite braucht einen Server, und hier gibt es keinen.
fault-not-verified = Diese Partie stimmt nicht mit den Regeln überein.
fault-not-found = Hier ist nichts, oder nichts für dich.
fault-nobody = Der Server kennt dich nicht mehr. Lade die Seite neu.
fault-login = Der Name oder das Passwort ist falsch.
fault-code = Der Name oder der Code ist falsch, oder der Code wurde schon benutzt oder ist zu alt.
fault-email = Das ist keine E-Mail-Adresse.
fault-account = Du hast schon ein Konto, oder der Name ist vergeben.
fault-taken = Dieser Name ist vergeben.
fault-person-changed = Auf einem anderen Gerät wurde etwas geändert. Versuch es noch einmal.
fault-timeout = Das hat zu lange gedauert. Sieh nach, ob es geschehen ist, und versuche es dann noch einmal.
fault-bad-request = Diese Einstellungen sind nicht möglich.
fault-bad-settings = Diese Einstellungen sind nicht möglich.
fault-unknown-game = Dieses Spiel gibt es hier nicht.
fault-unknown-level = Diese Stufe von Bots gibt es nicht.
fault-seat-taken = Dieser Platz ist besetzt.
fault-no-seat-free = Alle Plätze sind besetzt.
fault-one-seat = In einem offenen Raum nimmt jeder nur einen Platz.
fault-seats-empty = Einige Plätze sind noch leer.
fault-not-ready = Jemand ist noch nicht bereit.
fault-not-host = Das darf nur, wer den Raum eröffnet hat.
fault-not-seated = Setz dich zuerst.
fault-not-your-seat = Das ist nicht dein Platz.
fault-started = Die Partie hat schon begonnen.
fault-not-over = Die Partie ist noch nicht zu Ende.
fault-read-only = Diese Partie wurde nach anderen Regeln gespielt.
fault-can-go-on = Diese Partie kann weitergehen.
fault-others-play = Andere spielen mit dir: Verlasse stattdessen deinen Platz, dann spielt ein Bot, bis du zurückkommst.
fault-practice = In einem Übungsraum steht fest, wie gemischt ist.
fault-too-long = Das ist zu lang.
fault-not-loaded = Das Spiel konnte nicht geladen werden. Prüfe die Verbindung.
fault-trouble = Der Server hat ein Problem. Sieh nach, ob es geschehen ist, und versuche es dann noch einmal.

# end of home page

### Einen Raum eröffnen

how-many = Wie viele Plätze?
how-many-help = Bots können die Plätze einnehmen, die frei bleiben.
where-played = Wer spielt wo?
several-devices = Alle am eigenen Gerät
several-devices-help = Du bekommst einen Link, den du den anderen schickst.
one-device = Alle an diesem Gerät
one-device-help = Die Partie wird in diesem Browser gespielt, ohne Netz; das Gerät geht von Hand zu Hand.
player-at = Spieler { $number }
options = Optionen
at-the-table = Am Tisch
clock = Bedenkzeit
clock-help = Ist die Zeit abgelaufen, spielt ein Bot weiter, bis die Person zurückkommt.
clock-none = Unbegrenzt
clock-quick = Lebhaft: 5 Minuten, dazu 10 s pro Entscheidung
clock-calm = Ruhig: 15 Minuten, dazu 30 s pro Entscheidung
clock-day = Über mehrere Tage: 24 Stunden pro Entscheidung
clock-days = Über mehrere Tage: 3 Tage pro Entscheidung
clock-live = { $minutes } min, dazu { $seconds } s pro Entscheidung
clock-hours = { $hours } h pro Entscheidung
open-room = Offen für alle
open-room-help = Alle sehen ihn auf der Startseite und dürfen zuschauen. Sonst kommt nur herein, wer den Link hat.
hints = Tipps erlaubt
hints-help = Jeder darf den Bot fragen, was er spielen würde, und warum.
confirm-turns = Bestätigen, bevor der Zug weitergeht
confirm-turns-help = Nichts ist endgültig, bevor du zustimmst. Du wirst gefragt, bevor etwas Verdecktes gezeigt wird; sonst lässt sich der ganze Zug zurücknehmen.
stand-in = Bots zur Vertretung
stand-in-help = Ihre Stufe, wenn sie für jemanden spielen, der fort ist.
thinking = Bedenkzeit der stärksten Bots
thinking-short = kurz
thinking-normal = normal
thinking-long = lang
thinking-help = Die Bots der Stufe Weise überlegen einen Augenblick, wie gewohnt oder fünfmal so lange.
make-room = Raum eröffnen
more-options = Weitere Einstellungen
change-options = Ändern
change-save = Änderungen speichern
change-cancel = Abbrechen
setting-seats = Anzahl der Plätze
settings-changed = { $host } hat geändert: { $what }.
play-bots-now = Gegen Bots spielen
invited-by = { $host } lädt dich zu { $game } ein.
seat-name = Dein Name an diesem Tisch
next-level = Deine nächsten Gegner haben eine andere Stufe: { $level }.

### Der Raum vor der Partie

seats = Die Plätze
you = du
is-ready = bereit
has-account = Konto
seat-free = freier Platz
seat-named = { $name } ({ $number })
bot-at = Bot auf Platz { $number }
no-bot = kein Bot
sit = Hinsetzen
sit-too = Mitspieler hier hinzufügen
stand = Aufstehen
send-away = Diesen Platz frei machen
fill-bots = Mit Bots auffüllen
start = Starten
start-empty = Einige Plätze sind noch leer.
start-unready = Jemand ist noch nicht bereit.
ready = Ich bin bereit
not-ready = Wartet auf mich
host-starts = { $host } startet die Partie.
sit-first = Setz dich, um mitzuspielen.
hot-seat-help = Du hast mehrere Plätze: Das Gerät geht von Hand zu Hand, und jeder sieht nur die eigenen Karten.
invite = Einladen
invite-help = Schick diesen Link, oder lass den Code abfotografieren.
invite-none = Dieses Gerät kennt den Link nicht mehr.
qr-code = Code zum Abfotografieren, um in den Raum zu kommen
copy-link = Link kopieren
copied = Der Link ist kopiert.
copy-by-hand = Dieser Browser kopiert nicht: Markiere den Text von Hand.
share = Teilen
renew-link = Link ändern
new-link = Link erstellen
room-open = offen für alle
room-by-link = auf Einladung
room-lost = Dieser Raum ist für dich geschlossen
practice = Eine Übungspartie: Sie zählt nicht.
practice-here = In diesem Browser gespielt: Sie zählt hier, in „Meine Ecke“, und sonst nirgends.
practice-title = Übungspartie
deal-title = Ein Mischen, das sich nachprüfen lässt
deal-help = Dieser Fingerabdruck legt das Mischen fest, bevor jemand gespielt hat. Am Ende wird das Geheimnis gezeigt, und jeder kann nachprüfen. Füge dem Mischen eigene Wörter hinzu, wenn du magst.
deal-words = Deine Wörter für das Mischen

### Der Tisch

board = Spielplan
zen = Nur das Brett
zen-leave = Wieder alles zeigen
forced = Meine einzige Wahl für mich treffen
forced-off = Nie
forced-safe = Ohne Risiko
forced-all = Immer
forced-help = Ohne Risiko: Nichts Verdecktes wird gezeigt, und Effekte geben nur etwas. Mit „immer“ auch Ansagen und die letzte Einheit.
asks = Vor dem Ende meines Zugs fragen
asks-never = Nie
asks-lost = Bei Verlust
asks-always = Immer
asks-help = Verloren geht zum Beispiel etwas, wenn du noch etwas tun könntest.
palette-distinct = Farben bei Farbenblindheit
table-in-words = Tisch in Worten
beside-the-board = Neben dem Spielplan
parts-of-table = Teile des Tisches
tab-board = Spielplan
tab-offers = Auswahl
tab-journal = Verlauf
journal-keys = Die Pfeile nach links und rechts gehen von einem erklärten Wort zum nächsten.
journal-details = { $name }: alles, was geschah
tab-chat = Chat
choices = { $number ->
    [0] Deine Möglichkeiten
    [one] Deine Möglichkeiten (1)
   *[other] Deine Möglichkeiten ({ $number })
 }
choices-none = Im Moment gibt es nichts zu entscheiden.
command = Zug eintippen
command-first = { $number ->
    [one] 1 Möglichkeit: { $choice }
   *[other] { $number } Möglichkeiten, die erste: { $choice }
 }
command-none = Keine Möglichkeit enthält diese Wörter.
choose = Wähle
why-not = Warum nicht?
read-rule = Regel { $rule } lesen
players-list = Die Mitspieler
plays-now = am Zug
is-away = ein Bot vertritt
is-gone = fort
vote-away = Einen Bot spielen lassen
follow = Jemandem folgen
follow-help = Dieser Platz liegt auf dem Spielbrett am nächsten. Was dir verborgen ist, bleibt verborgen.
follow-nobody = Niemandem
spectators = { $number ->
    [one] 1 Person schaut zu
   *[other] { $number } Personen schauen zu
 }
journal = Verlauf
since-visit = Seit deinem letzten Besuch
missed-moves = { $number ->
    [one] Seitdem geschehen: 1 Zug
   *[other] Seitdem geschehen: { $number } Züge
 }
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-phrase-hello = Hallo!
chat-phrase-good-luck = Viel Glück!
chat-phrase-well-played = Gut gespielt!
chat-phrase-one-moment = Einen Moment
chat-phrase-sorry = Entschuldigung!
chat-phrase-thanks = Danke
chat-phrases-name = Fertige Sätze
send = Senden
connection-lost = Verbindung verloren. Deine Züge sind aufbewahrt, wir versuchen es weiter.
connection-stalled = Der Server kann gerade nichts speichern. Deine Züge warten, nichts geht verloren.
read-only = Diese Partie hat nach anderen Regeln begonnen: Man kann sie ansehen und in gegenseitigem Einvernehmen beenden.
read-only-over = Diese Partie wurde nach anderen Regeln gespielt: Man kann sie nur noch ansehen.
agree-to-end = Partie beenden
waits-for = Warten auf { $names }.
thinks = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
lead-taken = geht in Führung
lead-yours = Du gehst in Führung.
points-now = Wenn es jetzt endete
points-now-are = { $unit ->
    [cards] Karten, wenn es jetzt endete: { $points }
   *[points] Punkte, wenn es jetzt endete: { $points }
 }
go-on = Weiter
skip = Überspringen
skip-help = Den Rest sofort zeigen
does-so-far = { $name }: { $deeds }
others-did = Was die anderen getan haben
is-over-long = Die Partie ist zu Ende.
undo = Zurücknehmen
start-again = Den Zug neu beginnen
ask-undo = Um Rücknahme bitten
agree = Einverstanden
disagree = Nein
confirm = Bestätigen
confirm-prompt = Dein Zug ist zu Ende. Bestätige ihn, oder nimm zurück.
ends-for-good = „{ $choice }“ beendet deinen Zug und lässt sich nicht zurücknehmen.
ends-turn = Deinen Zug beenden?
keep-turn = Noch nicht
hint = Tipp
hint-none = Im Moment kein Tipp.
hint-title = Der Bot würde spielen
hint-asking = Er denkt nach…
hint-follow = Das spielen
hint-more = Andere Züge und Zahlen
hint-choice = Wahl
hint-share = Anteil
hint-share-help = Anteil: wie viel seiner Bedenkzeit der Roboter dieser Wahl gibt, in %.
hint-points = Punkte
hint-points-help = Punkte: was er am Ende erwartet.
hint-win = Wert
hint-win-help = Wert: von 0 bis 100, nach Siegchance und Vorsprung.
volume = Lautstärke
vibration = Vibration
table-settings = Tisch einstellen
keys = Tasten am Tisch
key-arrows = ← ↑ → ↓
key-arrows-does = von einem leuchtenden Feld zum nächsten
key-enter = Enter
key-enter-does = es nehmen
key-digits = 1 – 9
key-digits-does = diese Wahl der Liste nehmen
key-u = U
key-u-does = zurücknehmen
key-h = H
key-h-does = um einen Tipp bitten
key-e = E
key-e-does = den Zug beenden, wo das geht
key-p = P
key-p-does = zeigen, wer führt und warum
key-r = R
key-r-does = für eine Sprachausgabe wiederholen, was geschah und was gefragt ist
key-j = J
key-j-does = zum Verlauf gehen
key-c = C
key-c-does = zum Chat gehen
key-s = S
key-s-does = den Tisch einstellen
key-z = Z
key-z-does = nur das Brett zeigen, oder wieder alles
key-plus = + − 0
key-plus-does = die erste Zeichnung des Spielbretts vergrößern, verkleinern oder ganz zeigen
key-slash = /
key-slash-does = einen Zug in Worten eintippen wie im Terminal; Enter nimmt den ersten
key-space = Leertaste
key-space-does = weiter, oder den Rest der Züge der anderen sofort zeigen
key-question = { "?" }
key-question-does = diese Liste zeigen
notices = Mich rufen, wenn ich dran bin
undo-waits = Warten auf { $names }: Darfst du zurücknehmen?
undo-practice = Zurücknehmen (Übung)
undo-practice-help = Nimmt deinen letzten Zug zurück, auch wenn etwas aufgedeckt wurde: Danach ist die Partie eine Übung und zählt nicht.
ask-undo-help = Die anderen müssen zustimmen.
speed = Züge der anderen
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = sofort
speed-help = Eine Berührung des Bretts zeigt den Rest sofort.
result = Ergebnis
take-back-seat = Meinen Platz wieder einnehmen
hand-over = Gib das Gerät an { $name }
hand-over-help = Die Karten bleiben solange verdeckt.
hand-over-ready = Ich bin { $name }
log-started = Die Partie beginnt.
log-rewound = { $me ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $name } nimmt den letzten Zug zurück.
 }
log-undo-asked = { $me ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $name } möchte den letzten Zug zurücknehmen.
 }
log-undo-yes = { $me ->
    [yes] Du stimmst zu.
   *[no] { $name } stimmt zu.
 }
log-undo-no = { $me ->
    [yes] Du lehnst ab.
   *[no] { $name } lehnt ab.
 }
log-away-time = { $me ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich.
   *[no] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
 }
log-away-vote = Ein Bot spielt für { $name }, wie die anderen es wollten.
log-away-left = { $name } verlässt den Tisch: Ein Bot spielt weiter.
log-away-voted = { $name } schlägt vor, dass ein Bot für { $other } spielt.
log-back = { $me ->
    [yes] Du nimmst deinen Platz wieder ein.
   *[no] { $name } nimmt den Platz wieder ein.
 }
log-end-agreed = { $name } ist einverstanden, die Partie zu beenden.
log-ended = Die Partie endet in gegenseitigem Einvernehmen, ohne Ergebnis.

zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen

### Das Ende

end-counting = { $unit ->
    [cards] Die Karten werden gezählt …
   *[points] Die Punkte werden gezählt …
 }
end-won = { $names } gewinnt
end-you-won = Du gewinnst!
end-shared = Ein geteilter Sieg: { $names }
end-solo-won = Du hast gewonnen!
end-solo-lost = Diesmal hast du verloren
end-your-place = Dein Platz: { $place }, mit { $points }.
points-many = { $unit ->
    [cards] { $points ->
        [one] { $points } Karte
       *[other] { $points } Karten
     }
   *[points] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
     }
 }
rematch = Noch einmal spielen
rematch-join = Zur Revanche
rematch-asked = Jemand möchte noch einmal spielen: Ein Platz wartet auf dich.
look-at-board = Den Spielplan ansehen
replay = Noch einmal ansehen
download-record = Partie herunterladen
points-by = { $unit ->
    [cards] Was alle haben
   *[points] Woher die Punkte kommen
 }
points-sum = Summe
points-counted = Punkte, die zählen
points = { $unit ->
    [cards] Karten
   *[points] Punkte
 }
place = Platz
place-nth = { $place }.
chart = { $unit ->
    [cards] Die Karten im Lauf der Partie
   *[points] Die Punkte im Lauf der Partie
 }
chart-now = { $unit ->
    [cards] Die Karten, die da alle hatten
   *[points] Die Punkte, hätte die Partie da geendet
 }
chart-move = Zug { $step } von { $steps }
chart-replay = Von hier ansehen
verify-title = Das Mischen nachprüfen
verify-help = Der Fingerabdruck, der zu Beginn veröffentlicht wurde, muss der des Geheimnisses sein, das am Ende gezeigt wird. Gerechnet wird auf dieser Seite.
verify-secret-commitment = Fingerabdruck des Geheimnisses, vom Eröffnen des Raums
verify-commitment = Fingerabdruck des Mischens, vom Start
verify-seed = Das Mischen, am Ende gezeigt
verify = Nachprüfen
verify-secret-yes = Das Geheimnis ist das, das festgelegt war.
verify-secret-no = Das Geheimnis ist nicht das, das festgelegt war!
verify-seed-yes = Das Mischen entsteht aus dem Geheimnis und den Wörtern der Mitspieler.
verify-seed-no = Das Mischen entsteht nicht aus dem Geheimnis!
verify-commitment-yes = Das Mischen ist das, das zu Beginn festgelegt war.
verify-commitment-no = Das Mischen ist nicht das vom Beginn!
verify-replayed = Die ganze Partie wurde noch einmal gespielt und kam zum selben Ergebnis.
verify-differs = Noch einmal gespielt, kommt diese Partie zu etwas anderem!
verify-unable = Dieser Browser rechnet so etwas nur über eine verschlüsselte Verbindung; der Server kann die Partie trotzdem noch einmal spielen.
verify-page = Eine Partie prüfen
verify-page-help = Eine heruntergeladene Partie enthält das Mischen und jeden Zug. Sie wird nach den Regeln noch einmal gespielt, in diesem Browser, wenn er kann; wenn alles stimmt, kannst du sie ansehen.
verify-page-help-here = Eine heruntergeladene Partie enthält das Mischen und jeden Zug. Sie wird nach den Regeln noch einmal gespielt, in diesem Browser; wenn alles stimmt, kannst du sie ansehen.
verify-choose = Wähle eine Datei, oder lege sie auf dieser Seite ab
verify-file-yes = { $game }: { $steps ->
    [one] ein Zug noch einmal gespielt
   *[other] { $steps } Züge noch einmal gespielt
    }, alles stimmt.
verify-unreadable = Diese Datei ist keine Partie von Monumenta.

### Regeln

search-rules = In den Regeln suchen
rules-all = Alle Regeln
rules-found = { $number ->
    [one] 1 Regel gefunden
   *[other] { $number } Regeln gefunden
 }
rules-none = Keine Regel enthält diese Wörter.
sections = Kapitel
components = Karten und Teile
overview = Das Spiel in einer Minute

### Lernen

lesson = Eine erste Partie mit Anleitung
lesson-none = Für dieses Spiel gibt es noch keine Einführung.
lesson-later = Später! Folge zuerst der Einführung.
lesson-chapter = Kapitel { $nth } von { $of }: { $title }
lesson-do-it = Spiel es für mich
lesson-skip = Einführung überspringen
lesson-next = Weiter
lesson-watch = Sieh zu, was die anderen tun.
lesson-over = Die Einführung ist zu Ende
lesson-over-help = Du kennst das Wesentliche. Bots nehmen die anderen Plätze ein: Die Partie gehört dir.
lesson-play-on = Weiterspielen
lesson-broken = Die Einführung passt nicht mehr zu diesen Regeln. Spiel frei weiter.

### Noch einmal ansehen

replay-of = Noch einmal ansehen
replay-step = Zug { $step } von { $steps }
replay-slider = Zu einem Zug gehen
replay-first = Zum Anfang
replay-back = Voriger Zug
replay-forward = Nächster Zug
replay-last = Zum Ende
replay-turn-back = Zum vorigen Spieler
replay-turn = Zum nächsten Spieler
replay-speed = Tempo: × { $speed }
replay-to-table = Zurück zum Tisch
replay-start = Der Anfang der Partie
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-public = allen
replay-all = alle Karten offen
replay-link = Link zu diesem Zug kopieren
replay-branch = Von hier aus weiterspielen
replay-branch-help = Eine Probepartie gegen Bots, von diesem Zug an.

### Meine Ecke

my-name = Dein Name
my-name-help = Diesen Namen sehen die anderen. Begonnene Partien behalten den alten.
save = Speichern
name-saved = Dein Name ist gespeichert.
account = Konto
account-help = Mit einem Konto findest du deine Partien mit anderen auf allen deinen Geräten. Partien gegen Bots bleiben in diesem Browser, wenn du sie nicht auf dem Server aufbewahrst.
account-is = Du bist { $account }.
account-name = Name des Kontos
password = Passwort
password-help = Mindestens 8 Zeichen.
make-account = Konto anlegen
log-in = Anmelden
log-out = Abmelden
logged-in = Du bist angemeldet.
logged-out = Du bist abgemeldet.
account-made = Dein Konto ist angelegt.
forgotten = Passwort vergessen?
forgotten-help = Einer der Codes, die beim Anlegen des Kontos gezeigt wurden, ersetzt das Passwort, ein einziges Mal. Alle anderen Geräte werden abgemeldet.
forgotten-mail = Wenn dein Konto eine E-Mail-Adresse hat, kann ein Code dorthin geschickt werden. Er gilt einmal und 15 Minuten lang.
name-or-email = Name des Kontos oder E-Mail-Adresse
send-code = Code schicken
recovery-sent = Wenn es ein solches Konto mit einer E-Mail-Adresse gibt, ist ein Code unterwegs.
code = Code
recover = Passwort ändern und anmelden
codes = Deine Ersatzcodes
codes-help = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt. Wenn du dein Passwort vergisst, ersetzt jeder Code es einmal.
codes-made = Hier sind deine neuen Codes. Die alten gelten nicht mehr.
codes-copy = Codes kopieren
codes-copied = Die Codes sind kopiert.
new-codes = Neue Ersatzcodes
devices = Deine Geräte
this-device = dieses Gerät
device-out = Das Gerät ist abgemeldet.
log-out-others = Alle anderen abmelden
others-out = Alle anderen Geräte sind abgemeldet.
change-password = Passwort ändern
change-password-help = Alle deine anderen Geräte werden abgemeldet.
current-password = Bisheriges Passwort
new-password = Neues Passwort
password-changed = Dein Passwort ist geändert.
email = E-Mail-Adresse
email-help = Wenn du dein Passwort vergisst, kann ein Code an deine Adresse geschickt werden. Sie dient zu nichts anderem, und niemand sonst sieht sie.
email-is = Deine Adresse ist { $email }. Wenn du dein Passwort vergisst, kann ein Code dorthin geschickt werden.
email-new = Neue E-Mail-Adresse
email-await = Ein Code ist unterwegs an { $email }. Er gilt 15 Minuten lang.
email-confirm = Adresse bestätigen
email-other = Eine andere Adresse
email-remove = Adresse entfernen
email-sent = Ein Code ist unterwegs.
email-confirmed = Deine E-Mail-Adresse ist bestätigt.
email-removed = Deine E-Mail-Adresse ist entfernt.
here-title = In diesem Browser
here-help = Gegen Bots wird in diesem Browser gespielt, ohne Server. Er bewahrt deine Partien auf und zählt deine Ergebnisse, die sonst nirgends zählen.
here-play = Hier gegen Bots spielen
offline-keep = Alles aufbewahren, um ohne Netz zu spielen
offline-kept = Alles ist aufbewahrt: Du kannst ohne Netz spielen.
my-figures = Deine Zahlen
figures-by-table = Nach Gegnern
players-at = { $seats } Spieler
people = Menschen
figures-are = { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
 }, { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
 } · Bestwert { $best }, Mittel { $mean }
figures-likely = Von 100 solchen Partien würdest du wahrscheinlich { $low } bis { $high } gewinnen.
figures-likely-help = „Wahrscheinlich“ heißt: in 19 von 20 Fällen. Je mehr du spielst, desto enger die Spanne.
my-data = Deine Daten
my-data-help = Alles, was der Server über dich weiß, in einer Datei; oder gar nichts mehr.
export = Meine Daten herunterladen
erase = Alles löschen
erase-sure = Alles löschen?
erase-help = Dein Name und deine Nachrichten verschwinden, und Bots beenden deine Partien. Das lässt sich nicht zurücknehmen.
erased = Alles ist gelöscht.
keep = Behalten

### Über uns

about-house = Monumenta ist ein offener Spieltisch: Hier kannst du spielen, lernen, deine Partien noch einmal ansehen und, wenn du magst, das Programm lesen.
about-games = Von wem die Spiele sind
about-ours = Was wir gemacht haben
about-ours-text = Die Zeichnungen, die Sätze der Regeln, die Bots und das Programm sind von uns. Nichts ist aus Anleitungen oder Schachteln abgeschrieben.
about-found = Was auf den Karten steht, kommt aus dem, was die Anleitungen abdrucken, von öffentlichen Seiten oder, wo nichts bekannt war, aus unserer Nachbildung; bei jedem Eintrag steht die Herkunft.
about-trust = Warum du dem Mischen trauen kannst
about-trust-text = Das Mischen wird vor dem ersten Zug durch einen veröffentlichten Fingerabdruck festgelegt und am Ende gezeigt. Bots sehen nur, was man von ihrem Platz aus sieht.
about-reports = Was unsere Messungen sagen
about-data = Deine Daten
about-data-text = Ein Name, deine Partien und was du dort sagst, und eine E-Mail-Adresse, wenn du eine angibst; keine Werbung, keine Verfolgung. In „Meine Ecke“ kannst du alles herunterladen und alles löschen.
