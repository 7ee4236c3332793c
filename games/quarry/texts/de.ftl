# World Monuments: alles, was man in diesem Spiel liest.

game = World Monuments
    .about = Führt den Arbeiter durch den Steinbruch, um Ziegel zu sammeln, und baut dann gemeinsam ein einziges Monument, Ebene für Ebene.
    .credit = Nach dem Spiel von Piero Cioni. Die Pläne, die Steine jeder Runde und die Form des Steinbruchs sind nachgebildet.

### Namen

## Monumente

monument-notre_dame = Notre-Dame
    .city = Paris
monument-san_pietro = Petersdom
    .city = Rom
monument-taj_mahal = Taj Mahal
    .city = Agra
monument-capitol = Kapitol
    .city = Washington

## Steine

piece-violet = Violetter Ziegel
piece-red = Roter Ziegel
piece-neutral = Neutraler Ziegel
piece-orange = Oranger Ziegel
piece-blue = Blaues Juwel
piece-black = Schwarzer Stein

## Ringe des Steinbruchs

ring-outer = Außenring
ring-middle = Mittelring
ring-centre = Zentrum

## In Sätzen

a-violet = einen violetten Ziegel
a-red = einen roten Ziegel
a-neutral = einen neutralen Ziegel
a-orange = einen orangen Ziegel
a-blue = ein Juwel
a-black = den schwarzen Stein
many-violet = { $many ->
    [one] { $many } violetter Ziegel
   *[other] { $many } violette Ziegel
 }
many-red = { $many ->
    [one] { $many } roter Ziegel
   *[other] { $many } rote Ziegel
 }
many-neutral = { $many ->
    [one] { $many } neutraler Ziegel
   *[other] { $many } neutrale Ziegel
 }
many-orange = { $many ->
    [one] { $many } oranger Ziegel
   *[other] { $many } orange Ziegel
 }
many-blue = { $many ->
    [one] { $many } Juwel
   *[other] { $many } Juwelen
 }
many-black = der schwarze Stein
colour-violet = violett
colour-red = rot
colour-neutral = neutral
colour-orange = orange
nothing = nichts

### Optionen

option-monument = Monument
    .help = Das Monument, das gemeinsam gebaut wird: Jedes hat seinen eigenen Plan und seine eigenen Ziegel.
option-show_taken = Zeigen, was jeder genommen hat
    .help = Zeigt, was hinter die einzelnen Sichtschirme gewandert ist. Ist die Option aus, muss man es sich merken, wie am echten Tisch.

### Worauf gewartet wird

await-walk = ein Schritt des Arbeiters
await-brick = ein Ziegel
prompt-over = Die Partie ist zu Ende.
prompt-wait = Du bist nicht am Zug.
prompt-put = Du bist am Zug: Setze den Arbeiter auf ein Feld des Außenrings und nimm den Stein dort.
prompt-walk = { $paces ->
    [one] Du bist am Zug: Es bleibt ein Schritt, und er muss auf dem Außenring enden.
   *[other] Du bist am Zug: Es bleiben { $paces } Schritte, der letzte endet auf dem Außenring.
 }
prompt-lay = Du bist am Zug: Lege einen Ziegel.
prompt-pass = Keiner deiner Ziegel passt irgendwohin: Du musst passen.

### Aktionen

action-put = Den Arbeiter auf { $space } setzen und { $piece } nehmen
action-enter = Auf { $space } gehen und { $piece } nehmen
action-enter-empty = Auf { $space } gehen, ein leeres Feld
action-lay = { $points ->
    [one] Auf { $position } { $piece } legen (Ebene { $level }, { $points } Punkt)
   *[other] Auf { $position } { $piece } legen (Ebene { $level }, { $points } Punkte)
 }
action-pass = { $points ->
    [0] Passen
    [one] Passen und { $points } Punkt verlieren
   *[other] Passen und { $points } Punkte verlieren
 }

### Was geschieht

event-round-begun = Runde { $round }: Der Steinbruch ist gefüllt, { $who-me ->
    [yes] du beginnst.
   *[no] { $who } beginnt.
 }
event-entered = { $who-me ->
    [yes] Du gehst mit dem Arbeiter auf { $space } und nimmst { $piece }.
   *[no] { $who } geht mit dem Arbeiter auf { $space } und nimmt { $piece }.
 }
event-entered-empty = { $who-me ->
    [yes] Du gehst mit dem Arbeiter auf { $space }, wo nichts liegt.
   *[no] { $who } geht mit dem Arbeiter auf { $space }, wo nichts liegt.
 }
event-walk-begun = { $who-me ->
    [yes] Du bist am Zug: { $paces } Schritte.
   *[no] { $who } ist am Zug: { $paces } Schritte.
 }
event-black-returned = Der Steinbruch ist leer. { $who-me ->
    [yes] Du gibst den schwarzen Stein zurück, erhältst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     } und beginnst mit dem Bauen.
   *[no] { $who } gibt den schwarzen Stein zurück, erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     } und beginnt mit dem Bauen.
 }
event-laid = { $who-me ->
    [yes] Du legst
   *[no] { $who } legt
 } { $piece } auf Ebene { $level }, Bauplatz { $position }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
event-passed = { $who-me ->
    [yes] Du passt.
   *[no] { $who } passt.
 }
event-passed-shown = { $who-me ->
    [yes] Du passt und hebst deinen Sichtschirm ({ $pieces }):
   *[no] { $who } passt und hebt den Sichtschirm ({ $pieces }):
 } { $points ->
    [0] Nichts geht verloren.
    [one] { $points } Punkt geht verloren.
   *[other] { $points } Punkte gehen verloren.
 }
event-given-back = Das Monument ist vorzeitig vollendet: { $who-me ->
    [yes] Du erhältst
   *[no] { $who } erhält
 } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } zurück, durch Passen verloren.
event-jewels-counted = { $jewels ->
    [0] { $who-me ->
        [yes] Du hast kein Juwel.
       *[no] { $who } hat kein Juwel.
     }
    [one] { $who-me ->
        [yes] Du zeigst ein Juwel: { $points } Punkte.
       *[no] { $who } zeigt ein Juwel: { $points } Punkte.
     }
   *[other] { $who-me ->
        [yes] Du zeigst { $jewels } Juwelen: { $points } Punkte.
       *[no] { $who } zeigt { $jewels } Juwelen: { $points } Punkte.
     }
 }
event-ended-complete = Der letzte Ziegel liegt: Das Monument ist vollendet und die Partie zu Ende.
event-ended-last-round = Die letzte Runde ist vorbei, und das Monument bleibt unvollendet: Die Partie ist zu Ende.

### Warum nicht

no-over = Die Partie ist zu Ende.
no-not-your-walk = Jemand anders ist mit dem Arbeiter am Zug.
no-not-your-brick = Jemand anders ist mit dem Bauen am Zug.
no-passed-already = Du hast gepasst: In dieser Phase legst du keine Ziegel mehr.
no-quarry-is-over = Der Steinbruch ist leer: Jetzt wird am Monument gebaut.
no-build-later = Gebaut wird erst, wenn der Steinbruch leer ist.
no-such-space = Der Steinbruch hat kein Feld { $space }.
no-put-on-outer-ring = Der Arbeiter wird auf den Außenring gesetzt; Feld { $space } liegt nicht dort.
no-not-next-to = Feld { $space } grenzt nicht an Feld { $worker }, auf dem der Arbeiter steht.
no-entered-already = Der Arbeiter hat Feld { $space } in diesem Zug schon betreten.
no-not-there = Auf Feld { $space } kannst du { $piece } nicht nehmen: So etwas liegt dort nicht.
no-must-take = Auf Feld { $space } liegen Steine: Du musst einen nehmen.
no-ends-inside = Der letzte Schritt endet auf dem Außenring; Feld { $space } liegt nicht dort.
no-way-out = { $paces ->
    [one] Von Feld { $space } aus kann der letzte Schritt nicht auf dem Außenring enden, ohne ein Feld zweimal zu betreten.
   *[other] Von Feld { $space } aus können die { $paces } übrigen Schritte nicht auf dem Außenring enden, ohne ein Feld zweimal zu betreten.
 }
no-nothing-to-take = Über Feld { $space } würdest du im ganzen Zug keinen Stein nehmen.
no-such-position = Der Plan hat keinen Bauplatz { $position }.
no-laid-already = Auf Bauplatz { $position } liegt schon ein Ziegel.
no-brick = Bauplatz { $position } braucht { $piece }, und du hast keinen.
no-not-carried = Bauplatz { $position } wird noch nicht getragen: Darunter fehlt ein Ziegel, auf Bauplatz { $missing }.
no-can-lay = Du kannst { $piece } auf Bauplatz { $position } legen: Wer bauen kann, passt nicht.

### Der Tisch in Worten

sketch-round = { $monument } · Runde { $round } von { $rounds }
sketch-put = { $who-me ->
    [yes] Steinbruchphase: Du setzt den Arbeiter ein.
   *[no] Steinbruchphase: { $who } setzt den Arbeiter ein.
 }
sketch-walk = { $who-me ->
    [yes] Steinbruchphase: Du bist am Zug, übrige Schritte: { $paces }.
   *[no] Steinbruchphase: { $who } ist am Zug, übrige Schritte: { $paces }.
 }
sketch-build = { $who-me ->
    [yes] Bauphase: Du bist am Zug.
   *[no] Bauphase: { $who } ist am Zug.
 }
sketch-over-complete = Die Partie ist zu Ende: Das Monument ist vollendet.
sketch-over-last-round = Die Partie ist zu Ende: Das Monument bleibt unvollendet.
sketch-quarry-legend = Felder in kleinen Buchstaben, Steine in großen: V violett, R rot, N neutral, O orange, J Juwel, X schwarzer Stein; @ der Arbeiter, > die Felder, auf die er gehen kann.
sketch-ring = { $ring }: { $spaces }
sketch-ring-empty = { $ring }: nichts
sketch-space = { $space } ({ $pieces })
sketch-worker = Der Arbeiter steht auf { $space }; er kann gehen auf: { $spaces }
sketch-worker-put = Der Arbeiter wartet vor dem Steinbruch; er kann gesetzt werden auf: { $spaces }
sketch-monument = Monument: { $laid } von { $bricks } Ziegeln
sketch-monument-legend = Oben die Ebene und ihre Punkte. Ziegel in Kästchen; (V) ein freier Bauplatz, v ein Bauplatz, der noch nicht getragen wird.
sketch-level = Ebene { $level }: { $laid } von { $bricks }; freie Bauplätze: { $open }
sketch-level-closed = Ebene { $level }: { $laid } von { $bricks }; nichts frei
sketch-open = { $colour } { $numbers }
sketch-supply = Runde { $round } bringt noch: { $pieces }
sketch-player = { $who-me ->
    [yes] Du
   *[no] { $who }
 } · { $score } Punkte, Feld { $space } der Leiste{ $first ->
    [yes] {" "}· beginnt die Runde
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· hat gepasst
   *[no] {""}
 }
sketch-player-off-track = { $who-me ->
    [yes] Du
   *[no] { $who }
 } · { $score } Punkte, neben der Leiste{ $first ->
    [yes] {" "}· beginnt die Runde
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· hat gepasst
   *[no] {""}
 }
sketch-taken = { $who }, hinter dem Sichtschirm: { $pieces }
sketch-screen = Hinter deinem Sichtschirm: { $pieces }

### Wie die Punkte heißen

points-QRY-03 = Start
points-QRY-27 = Schwarzer Stein
points-QRY-33 = Gelegte Steine
points-QRY-41 = Übrige Steine
points-QRY-53 = Juwelen

### Warum ein Tipp einen Zug vorzieht

reason-bricks = Deine Steine sollten am Bauwerk etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr bringen.
reason-bricks-of = Die Steine von { $who } sollten etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } weniger bringen.
reason-kept = Du bekommst mehr Steine: Was noch nirgends passt, passt vielleicht später.
reason-jewels = { $jewels ->
    [one] Ein Juwel
   *[other] { $jewels } Juwelen
 } mehr: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } am Ende.
reason-black = Der schwarze Stein bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, und wer ihn hat, baut zuerst.
reason-colours = Eine Farbe, die dir fehlt: Mit mehr Farben kannst du länger bauen.

### Regeln: eine Nachricht für jede Regel von RULES.md, unter derselben Nummer und in derselben Reihenfolge.

## Aufbau

QRY-01 = In einer Partie wird ein Monument gebaut: Notre-Dame, der Petersdom, das Taj Mahal oder das Kapitol. Der Tisch wählt es vor Spielbeginn, und die drei anderen bleiben aus dem Spiel.
    .title = Die Wahl des Monuments

QRY-02 = Das Spiel hat insgesamt 82 Steine: 72 Ziegel (violett, rot, neutral und orange), 9 blaue Juwelen, 3 für jede Runde, und einen schwarzen Stein für den, der beginnt.
    .title = Die Steine
    .words = Stein, Steine

QRY-03 = Jeder Punktemarker beginnt auf Feld 10. Die Punkteleiste ist ein Rundweg mit 60 Feldern: Nach Feld 60 kommt der Marker wieder auf Feld 1, und unter 1 steht er neben der Leiste. Der Punktestand selbst hat keine Grenze.
    .title = Die Punkteleiste
    .words = Punkteleiste, Leiste

QRY-04 = Wer beginnt, wird vor der ersten Runde ausgelost und erhält den Arbeiter.
    .title = Wer beginnt
    .words = beginnt die Runde

QRY-05 = Eine Partie hat drei Runden. Jede Runde beginnt mit der Steinbruchphase, in der Steine genommen werden, und geht weiter mit der Bauphase, in der Ziegel gelegt werden.
    .title = Drei Runden
    .words = Runde, Runden

QRY-06 = Der Steinbruch hat 12 Felder auf dem Außenring, 6 auf dem Mittelring und eines im Zentrum. Zwei Felder sind benachbart, wenn sie eine Kante teilen; sich an einer Ecke zu berühren genügt nicht.
    .title = Der Steinbruch
    .words = Steinbruch, Steinbruchs, Mittelring, Mittelrings, Zentrum

QRY-07 = Das Monument wird in den Optionen des Tisches gewählt. Sein Plan, mit der Zahl der Ziegel, die er braucht, liegt offen für alle.
    .title = Der Plan
    .words = Plan

## Den Steinbruch füllen

QRY-10 = Die Tafel des Monuments sagt, welche Steine in jeder der drei Runden ins Spiel kommen, und wie viele. Eine erste Runde kann zum Beispiel 25 haben: 10 violette, 6 rote, 3 neutrale und 2 orange Ziegel, 3 Juwelen und den schwarzen Stein.
    .title = Die Steine einer Runde

QRY-11 = Die Steine der Runde werden im Beutel gemischt und einzeln gezogen. Sie kommen zuerst auf den Außenring, einer auf jedes Feld, dann auf den Mittelring, zwei auf jedes Feld; alle übrigen kommen ins Zentrum.
    .title = Das Füllen des Steinbruchs

QRY-12 = Beim Taj Mahal erhält jedes Feld des Mittelrings nur einen Stein, in allen drei Runden. Beim Kapitol erhält in der dritten Runde jedes zweite Feld des Mittelrings einen Stein, und die anderen bleiben leer.
    .title = Die Ausnahmen auf dem Mittelring

QRY-13 = Alle Steine im Steinbruch sind für alle sichtbar.
    .title = Ein offener Steinbruch

## Steine nehmen

QRY-20 = Wer die Runde beginnt, fängt an; dann bewegen alle im Uhrzeigersinn reihum den Arbeiter, bis der Steinbruch leer ist. Wer den letzten Stein nimmt, führt den Zug noch zu Ende; dann endet die Steinbruchphase.
    .title = Die Züge im Steinbruch
    .words = Steinbruchphase

QRY-21 = Im ersten Zug einer Runde wird der Arbeiter auf ein beliebiges Feld des Außenrings gesetzt und der Stein dort genommen. Im zweiten Zug geht der Arbeiter zwei Schritte, im dritten drei und in jedem weiteren vier. Gezählt werden Züge, nicht Personen: Zu zweit hat den dritten Zug, wer auch den ersten hatte.
    .title = Die Zahl der Schritte
    .words = Schritt, Schritte

QRY-22 = Mit jedem Schritt geht der Arbeiter auf ein benachbartes Feld, und in einem Zug betritt er jedes Feld nur einmal. Das Feld, von dem er losging, hat er in diesem Zug noch nicht betreten: Er darf einmal dorthin zurückkehren.
    .title = Der Weg des Arbeiters
    .words = Arbeiter, Arbeiters

QRY-23 = Von jedem Feld, das der Arbeiter betritt, auch vom letzten, muss ein Stein genommen werden, wenn einer da ist. Liegen dort mehrere, wählt man frei.
    .title = Ein Stein von jedem Feld

QRY-24 = Der Arbeiter geht alle seine Schritte, und der letzte bringt ihn auf ein Feld des Außenrings. Ein Schritt ist nur erlaubt, wenn der Zug danach noch nach den Regeln enden kann: alle Schritte gegangen, kein Feld zweimal betreten, ein Ende auf dem Außenring und mindestens ein Stein genommen.
    .title = Das Ende des Wegs
    .words = Außenring, Außenrings

QRY-25 = In jedem Zug im Steinbruch muss mindestens ein Stein genommen werden: Ein Weg, der nichts einbringt, ist nicht erlaubt.
    .title = Mindestens ein Stein

QRY-26 = Genommene Steine kommen hinter den eigenen Sichtschirm, und von da an sieht man sie nur noch selbst. Alle haben sie verschwinden sehen und dürfen sich daran erinnern. Eine Option des Raums kann zeigen, was jeder genommen hat; ohne sie bleibt es verborgen, wie am echten Tisch.
    .title = Hinter dem Sichtschirm
    .words = Sichtschirm

QRY-27 = Sobald der Steinbruch leer ist, erhält 2 Punkte, wer den schwarzen Stein hat, gibt ihn in den Vorrat zurück und nimmt den Arbeiter. Damit beginnt man die Bauphase und auch die nächste Runde.
    .title = Der schwarze Stein
    .words = schwarzer Stein, schwarze Stein, schwarzen Stein, schwarzen Steins

## Bauen

QRY-30 = Wer den Arbeiter hat, fängt an; dann legen alle im Uhrzeigersinn reihum genau einen Ziegel auf das Monument. Wer einen legen kann, muss es tun.
    .title = Ein Ziegel pro Zug
    .words = Ziegel, Ziegeln, Bauphase, Bauen, gebaut

QRY-31 = Der Plan legt für jeden Bauplatz Ebene und Farbe fest. Ein Ziegel kommt nur auf einen Bauplatz seiner eigenen Farbe.
    .title = Die richtige Farbe
    .words = Bauplatz, Bauplätze

QRY-32 = Ziegel der Ebene 1 liegen auf der Tafel. Weiter oben ruht ein Ziegel auf einem anderen oder liegt auf mehreren zugleich: Alle, die ihn tragen, müssen vor ihm da sein.
    .title = Was trägt
    .words = getragen, tragen

QRY-33 = Ein Ziegel bringt die Punkte seiner Ebene, sobald er liegt: 1, 3, 5, 7 und 9 Punkte für die Ebenen 1, 2, 3, 4 und 5. Ein oranger Ziegel auf Ebene 4 ist also 7 Punkte wert und ein roter auf Ebene 2 ist 3 Punkte wert.
    .title = Punkte für jede Ebene
    .words = Ebene, Ebenen

QRY-34 = Das Monument wird aus Ziegeln gebaut: Ein Juwel oder der schwarze Stein wird nie darauf gelegt.
    .title = Nur Ziegel

## Passen

QRY-40 = Wer keinen Ziegel hat oder keinen, der irgendwohin passt, muss passen. Wer einen Ziegel legen kann, darf nicht passen.
    .title = Wann man passt
    .words = Passen

QRY-41 = In den ersten beiden Runden hebt den Sichtschirm, wer passt: Alle sehen dann die Ziegel und Juwelen, und jeder übrige Ziegel kostet 1 Punkt, auch wenn er schon in der Runde zuvor einen gekostet hat. Juwelen kosten nichts: 3 Ziegel und 3 Juwelen ergeben 3 verlorene Punkte. Ein Punktestand kann unter 0 fallen; in der dritten Runde wird nichts gezeigt, und nichts geht verloren.
    .title = Was übrige Ziegel kosten
    .words = Punkt geht verloren, Punkte gehen verloren, verlorene Punkte

QRY-42 = Wer gepasst hat, legt in dieser Phase keine Ziegel mehr, auch wenn später ein Bauplatz für einen davon frei wird. Ziegel und Juwelen behält man für die nächste Runde.
    .title = Passen ist endgültig
    .words = hast gepasst, hat gepasst

QRY-43 = Die Bauphase endet, wenn alle gepasst haben.
    .title = Das Ende der Bauphase

## Ende

QRY-50 = Die Partie endet nach der dritten Runde, ob das Monument vollendet ist oder nicht. Wird der letzte Ziegel des Monuments schon vorher gelegt, endet die Partie sofort, in welcher Runde auch immer.
    .title = Das Ende der Partie
    .words = Partie ist zu Ende

QRY-51 = In der letzten Runde, also in der dritten oder in der, in der das Monument vollendet wird, kostet ein übriger Ziegel nichts. Wird das Monument vor der dritten Runde vollendet, erhält man die Punkte zurück, die man durch Passen in derselben Phase gerade verloren hat.
    .title = Die letzte Runde
    .words = letzte Runde, letzten Runde, vorzeitig vollendet

QRY-53 = Am Ende der Partie bringt jedes Juwel 3 Punkte. Übrige Ziegel bringen nichts.
    .title = Die Schlusswertung
    .words = Juwel, Juwelen

QRY-54 = Die meisten Punkte gewinnen, und wer gleichauf liegt, teilt sich den Sieg. Ebenso entsteht die ganze Rangfolge: Auf zwei geteilte erste Plätze folgt der dritte.
    .title = Der Sieg
