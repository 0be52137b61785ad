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
give-up = Aufgeben
no-set = Kein SET
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
