# Was alle Spiele gemeinsam haben.

the-house = Das Haus
player-numbered = Spieler { $number }
# The bot of a seat, everywhere: `web/botNames.ts` adds it to the texts of the pages.
bot-name = { $number ->
    [1] Dädalus
    [2] Zenobia
    [3] Archimedes
    [4] Kleopatra
    [5] Gudea
    [6] Dido
   *[other] Bot { $number }
 }
drawing = { $line }
list-end = { $others } und { $last }
house-action = Das Spiel geht von selbst weiter
undone = { $seat-me ->
    [yes] Du nimmst deine letzte Entscheidung zurück.
   *[no] { $seat } nimmt die letzte Entscheidung zurück.
 }
undo-nothing-done = Es wurde noch nichts gespielt: Es gibt nichts zurückzunehmen.
undo-other-acted = { $by-me ->
    [yes] Deine letzte Entscheidung liegt schon zu lange zurück.
   *[no] { $by } hat seitdem gespielt: Diese Entscheidung lässt sich nicht mehr zurücknehmen.
 }
undo-hidden-touched = Eine verdeckte Karte wurde gesehen, oder das Los hat entschieden: Diese Entscheidung lässt sich nicht mehr zurücknehmen.
undo-shown = { $to } hat etwas Verborgenes erfahren: Diese Entscheidung lässt sich nicht mehr zurücknehmen.
no-malformed = Diese Aktion gibt es in diesem Spiel nicht. Gib „hilfe“ ein, um zu sehen, was du schreiben kannst.
no-such-seat = An diesem Platz sitzt niemand.
no-not-the-houses = Das Haus kann das jetzt nicht tun.
tie-shared = Gleichstand: { $players } teilen sich den Platz.
tie-shared-by = Gleichstand, auch verglichen nach: { $compared }. { $players } teilen sich den Platz.
tie-decided = Gleichstand: { $by } entscheidet ({ $players }).
tie-amount = { $who-me ->
    [yes] du
   *[no] { $who }
 } { $amount }
# Warum ein Tipp einen Zug vorzieht, wo das Spiel keinen Grund nennt.
hint-only = Es ist die einzige sinnvolle Wahl.
hint-better = { $much ->
    [yes] Das ist viel besser als der zweitbeste Zug.
   *[no] Das ist etwas besser als der zweitbeste Zug.
 }
hint-more-points = Das bringt bis zum Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr als der zweitbeste Zug.
hint-close = Der zweitbeste Zug ist fast ebenso gut.
