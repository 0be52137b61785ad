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
    .pick = eine Karte nach ihrer Lage auf der Tastatur nehmen
    .no-set = sagen, dass du kein SET siehst, oder es zurücknehmen
    .more = drei weitere Karten, für einen Strafpunkt
about =
    .pick = { $card }. Tipp drei Karten an, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
    .call = { $card }. Ruf SET, dann tipp drei Karten an, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
    .deck = Im Stapel: noch { $cards } Karten.
    .no-set = Sagt, dass du kein SET siehst. Wenn alle das sagen, kommen drei weitere Karten.
    .more = Legt drei weitere Karten aus, für einen Strafpunkt.
give-up = Aufgeben
no-set = Ich sehe keins
    .agree = Einig: { $agreeing } von { $present }
more = Drei mehr
    .price = kostet einen Strafpunkt
figure =
    .sets = SETs
    .wrong = Fehlgriffe
    .penalties = Strafpunkte
found-sets = Gefundene SETs
    .none = noch nicht gefunden
missed-sets = Von allen übersehen
    .alone = Noch versteckt
    .more =
        { $n ->
            [one] und { $n } weiteres
           *[other] und { $n } weitere
        }
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

daily-about = Finde alle SETs in den Karten.
daily-reached = { $points } von { $best } SETs
