# Die Wörter des Spielplans von World Monuments, neben denen des Spiels.

board-you = Du
board-quarry = Der Steinbruch
board-bare = Die Steine ausblenden, um den Steinbruch zu sehen
board-space = Feld { $space }, { $ring }: { $pieces }
board-monument = { $monument }: { $laid } von { $bricks } Ziegeln gelegt
board-plan = Der Plan
board-level = Ebene { $level }
board-level-points = { $points ->
    [one] { $points } Punkt pro Ziegel
   *[other] { $points } Punkte pro Ziegel
 }
board-position = Bauplatz { $position }, Ebene { $level }, leer ({ $piece })
board-laid = Bauplatz { $position }, Ebene { $level }, gelegt: { $piece }
board-round = Runde { $round } von { $rounds }
board-phase-quarry = Im Steinbruch
board-phase-building = Beim Bau
board-phase-over = Partie zu Ende
board-paces = Schritte dieses Zugs: { $done } von { $paces }
board-first = Beginnt die Runde
board-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
board-turn = Am Zug
board-turn-own = Du bist am Zug
board-passed = Hat gepasst
board-behind = Hinter dem Sichtschirm: { $pieces }
board-hidden = Hinter dem Sichtschirm: verborgen
board-nothing = Nichts hinter dem Sichtschirm
board-pass = Passen
board-to-come = Runde { $round } kommt noch
board-legend = Wozu die Steine gut sind
board-brick-is = Kommt auf einen Bauplatz seiner Farbe und seines Zeichens.
board-jewel-is = { $points } Punkte am Ende der Partie. Es wird nie gelegt.
board-black-is = { $points } Punkte, sobald der Steinbruch leer ist, und du beginnst mit dem Bauen.

### Das Spiel in einer Minute

overview-aim = Das Ziel: die meisten Punkte nach drei Runden, oder sobald das Monument vollendet ist.
overview-1 = Alle führen denselben Arbeiter. Von jedem Feld, das du mit ihm betrittst, nimmst du einen Stein.
overview-2 = Deine Steine kommen hinter deinen Sichtschirm. Merke dir, was die anderen nehmen!
overview-3 = Der Steinbruch ist leer? Dann wird gebaut: In jedem Zug legst du einen Ziegel auf einen Platz seiner Farbe.
overview-4 = Je höher ein Ziegel liegt, desto mehr bringt er: 1, 3, 5, 7, dann 9 Punkte. Am Ende zählt jedes Juwel 3.
chapter-walk = Erste Schritte
chapter-gather = Ziegel auswählen
chapter-build = Bauen
chapter-round = Die zweite Runde

### Die Einführung: vor jedem Zug gesagt.

lesson-put = Willkommen im Steinbruch! Im ersten Zug wird der Arbeiter auf ein Feld des Außenrings gesetzt, und man nimmt, was dort liegt. Setze ihn auf g: Ein Juwel ist am Ende 3 Punkte wert.
lesson-other-walks = Alle bewegen denselben Arbeiter. Im zweiten Zug geht er zwei Schritte, und von jedem Feld, das er betritt, wird ein Stein genommen: Sieh zu.
lesson-three-steps = Dritter Zug: drei Schritte für dich, wie die Fußspuren zeigen. Beginne mit Feld i und seinem roten Ziegel.
lesson-inwards = Ein Schritt führt immer auf ein benachbartes Feld, auch nach innen. Geh auf q: ein zweites Juwel.
lesson-outer-end = Der letzte Schritt muss auf dem Außenring enden, und kein Feld wird in einem Zug zweimal betreten. Geh hinaus auf j.
lesson-four-steps = Ab dem vierten Zug geht der Arbeiter vier Schritte. Dein Gegner geht bis a hinauf.
lesson-look-ahead = Sieh dir vor dem Losgehen das Monument an: Ebene 1 braucht vor allem violette Ziegel und in den Ecken neutrale. Geh auf m und nimm einen neutralen.
lesson-centre = Geh quer durch das Zentrum, s: Dort wartet ein violetter Ziegel.
lesson-black = Der schwarze Stein, auf o! Wer ihn hat, wenn der Steinbruch leer ist, erhält 2 Punkte und beginnt mit dem Bauen.
lesson-screen = Was du nimmst, kommt hinter deinen Sichtschirm, wo nur du es sehen kannst. Geh hinaus auf e.
lesson-other-gathers = Dein Gegner nimmt, was auf dieser Seite übrig ist. Du musst dir selbst merken, was hinter den anderen Sichtschirm wandert.
lesson-last-piece = Nur ein Ziegel ist noch da, auf f. In jedem Zug muss mindestens ein Stein genommen werden: Nur die Wege dorthin sind erlaubt. Geh über m.
lesson-empty = Ein leeres Feld zählt als Schritt, und man nimmt dort nichts. Geh weiter über s.
lesson-empty-again = Dann über o.
lesson-quarry-ends = Nimm den letzten Ziegel, auf f. Dann ist der Steinbruch leer: Der schwarze Stein bringt dir 2 Punkte und den ersten Zug beim Bauen.
lesson-first-brick = Jetzt wird gebaut! Ein Ziegel pro Zug, auf einen Bauplatz seiner Farbe. Die möglichen Bauplätze leuchten auf dem Plan: Tippe auf 2.
lesson-other-lays = Ein Punkt für dich: Auf Ebene 1 bringt ein Ziegel 1 Punkt, auf den Ebenen darüber 3, 5, 7 und 9. Dein Gegner legt einen direkt neben deinen.
lesson-straddle = Die Ziegel 2 und 3 sind da: Sie tragen Bauplatz 25, der auf beiden liegt. Lege dort deinen roten Ziegel, für 3 Punkte.
lesson-corner = Dein Gegner legt einen neutralen Ziegel in eine Ecke.
lesson-on-theirs = Es ist gleich, wer den Ziegel darunter gelegt hat. Baue auf dem deines Gegners weiter, auf Bauplatz 18: noch einmal 3 Punkte.
lesson-on-yours = Aber das gilt für alle: Dein Gegner hatte einen orangen Ziegel und baut auf deinem weiter, für 5 Punkte.
lesson-careful = Jeder Ziegel öffnet Plätze, auch für die anderen. Nummer 5 trägt für sich allein nichts: Lege dort einen violetten Ziegel, ohne etwas zu verschenken.
lesson-no-red = Dein Gegner hat 9 gelegt: Zusammen mit 5 trägt er einen roten Ziegel. Du hast keinen mehr, also mach anderswo weiter, auf 8.
lesson-other-reaps = Wie erwartet: Dieser rote Ziegel ist 3 Punkte wert.
lesson-must-build = Wer bauen kann, muss bauen. Du hast noch einen neutralen Ziegel: Lege ihn in die Ecke 1, auch wenn er jemand anderem hilft.
lesson-pass = Du hast keinen Ziegel mehr: Du musst passen. In den ersten beiden Runden kostet jeder übrige Ziegel 1 Punkt; deine Juwelen kosten nichts.
lesson-other-goes-on = Dein Gegner macht weiter, solange einer seiner Ziegel Platz findet.
lesson-left-over = Ein roter Ziegel bleibt übrig, der nirgends passt. Beim Passen hebt dein Gegner den Sichtschirm und verliert 1 Punkt: Nimm lieber nicht, was du nicht legen kannst.
lesson-second-round = Zweite Runde: Der Steinbruch ist wieder voll, und du beginnst, dank des schwarzen Steins. Ein oranger Ziegel wäre auf Bauplatz 29 5 Punkte wert: Setze den Arbeiter auf b.
lesson-mix = Nimm verschiedene Farben und Ebenen, damit du lange legen kannst. Zuerst einen roten, auf e.
lesson-mix-neutral = Dann einen neutralen, auf o.
lesson-mix-violet = Und einen violetten auf f, auf dem Außenring.
lesson-to-centre = Im Zentrum liegen drei Steine. Geh über q darauf zu.
lesson-choose = Liegen auf einem Feld mehrere Steine, wählst du: Tippe auf den, den du willst. Nimm hier das Juwel.
lesson-way-out = Denk an den Weg hinaus: Du musst außen enden. Geh über m.
lesson-end = Ende auf a. Nach drei Runden, oder sobald das Monument vollendet ist, bringt jedes Juwel 3 Punkte dazu, und der höchste Punktestand gewinnt. Jetzt bist du dran!

### Was die anderen taten, das nahe Ende und die Punkte

deed-took = nimmt { $pieces }
headline-round = Runde { $round }
deed-laid = legt { $piece } auf Ebene { $level } (+{ $points })
deed-laid-many = legt { $bricks } Ziegel (+{ $points })
deed-black = schwarzer Stein zurück (+{ $points })
deed-passed = { $points ->
    [0] passt
   *[other] passt (−{ $points })
 }
near-end = Letzte Runde
