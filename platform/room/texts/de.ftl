# Was der Server von sich aus sagt.

no-unreadable = Der Server hat diese Nachricht nicht verstanden.
no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
no-rule = Eine Regel verbietet es.
no-stale = Der Tisch hat sich inzwischen verändert: Sieh noch einmal hin.
no-final = Diese Entscheidung lässt sich nicht mehr zurücknehmen.
no-not-your-seat = Das ist nicht dein Platz.
no-limit = Langsamer, bitte: Versuch es in { $wait } s noch einmal.
no-trouble = Der Server hat ein Problem. Sieh nach, ob es geschehen ist, und versuche es dann noch einmal.
not-now-not-started = Die Partie hat noch nicht begonnen.
not-now-started = Die Partie hat schon begonnen.
not-now-over = Die Partie ist zu Ende.
not-now-not-over = Die Partie ist noch nicht zu Ende.
not-now-away = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
not-now-read-only = Diese Version von Monumenta kann die Partie nicht fortsetzen: Man kann sie ansehen und in gegenseitigem Einvernehmen beenden.
not-now-can-go-on = Diese Partie kann weitergehen: Nur eine, die es nicht kann, wird in gegenseitigem Einvernehmen beendet.
not-now-seat-taken = Dort sitzt schon jemand.
not-now-no-seat-free = Alle Plätze sind besetzt.
not-now-one-seat = In einem offenen Raum dürfen nur der Gastgeber und Eingeladene mehrere Plätze nehmen.
not-now-seats-empty = Einige Plätze sind noch leer.
not-now-not-ready = Jemand ist noch nicht bereit.
not-now-not-host = Das darf nur, wer den Raum eröffnet hat.
not-now-no-request = Niemand hat darum gebeten, zurückzugehen.
not-now-request-open = Jemand hat schon darum gebeten, zurückzugehen.
not-now-somebody-away = Alle müssen einverstanden sein, zurückzugehen, und jemand ist fort.
not-now-nothing-done = Du hast noch nichts getan.
not-now-not-away = Diese Person ist da oder noch nicht lange genug fort.
not-now-unknown-level = Diese Stufe von Bots gibt es nicht.
not-now-unknown-game = Dieses Spiel gibt es nicht.
not-now-bad-settings = Diese Einstellungen sind nicht möglich.
not-now-empty = Da steht nichts.
not-now-too-long = Das ist zu lang.
not-now-not-seated = Setz dich zuerst an einen Platz.
not-now-hints-off = In diesem Raum darf niemand um Tipps bitten.
not-now-not-your-turn = Du bist nicht am Zug.
not-now-others-play = Andere spielen mit dir: Steh stattdessen auf, dann spielt ein Bot, bis du zurückkommst.
not-now-practice = In einem Übungsraum steht fest, wie gemischt ist.
not-now-unconfirmed = Jemand muss den eigenen Zug noch bestätigen.
not-now-nothing-to-confirm = Es gibt keinen Zug zu bestätigen.
not-now-not-the-houses = Das Haus kann das jetzt nicht tun.
bot-name = { $number ->
    [1] Dädalus
    [2] Zenobia
    [3] Archimedes
    [4] Kleopatra
    [5] Gudea
    [6] Dido
   *[other] Bot { $number }
 }
stored-action = Du hast „{ $action }“ gespielt.
stored-other = { $who } hat gespielt; diese Version des Programms kann nicht sagen, was.
stored-house = Das Haus hat gespielt; diese Version des Programms kann nicht sagen, was.
