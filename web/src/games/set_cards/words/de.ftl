### SET im Browser, zusätzlich zu den Worten des Spiels selbst.

account =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $penalties ->
        [0] {""}
        [one] {" "}− { $penalties } Strafpunkt
       *[other] {" "}− { $penalties } Strafpunkte
    }
cards = Karten auf dem Tisch
pick = Nimm drei Karten
keys =
    .pick = eine Karte nehmen, wie sie auf der Tastatur liegen
    .no-set = sagen, dass du kein SET siehst, oder es zurücknehmen
    .more = drei weitere Karten, für eine Strafe
about =
    .pick = { $card }. Drei Karten, die in jeder Eigenschaft alle gleich oder alle verschieden sind, bilden ein SET: tipp sie an.
    .call = { $card }. Drei Karten, die in jeder Eigenschaft alle gleich oder alle verschieden sind, bilden ein SET: Ruf SET, dann tipp sie an.
    .deck = Im Stapel: noch { $cards } Karten.
    .no-set = Sagt, dass du kein SET siehst. Wenn alle das sagen, kommen drei Karten dazu.
    .more = Legt drei weitere Karten aus und kostet eine Strafe.
give-up = Aufgeben
no-set = Ich sehe keins
    .agree = { $agreeing } von { $present } sind sich einig
more = Drei mehr
    .price = kostet einen Strafpunkt
figure =
    .sets = SETs
    .wrong = Fehlgriffe
    .penalties = Strafpunkte
found-sets = Gefundene SETs
    .none = noch nicht gefunden
missed-sets = Das haben alle übersehen
    .alone = Das war noch zu finden
    .more = und { $n } weitere
note =
    .sets = SETs: { $n }
    .penalties = Strafpunkte: { $n }
# Ein Ergebnis für Freunde.
share =
    .puzzle = { $game }, { $date }: { $sets } von { $goal } in { $time }
    .won =
        { $game }: gewonnen, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } in { $time }
    .lost =
        { $game }: nicht gewonnen, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } in { $time }

## Auf der Seite der Tagesrätsel

daily-about = Finde jedes SET unter den Karten.
daily-reached = { $points } von { $best } SETs
