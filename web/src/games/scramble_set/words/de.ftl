### SCRAMBLE SET im Browser, zusätzlich zu den Worten des Spiels selbst.

account =
    SETs: { $sum }{ $rounds ->
        [0] {""}
        [one] , in einer Runde am besten
       *[other] , in { $rounds } Runden am besten
    }
dice = Würfel auf dem Tisch
    .left = { $n } Würfel
pick = Nimm drei Würfel
keys =
    .pick = einen Würfel nehmen, wie sie auf der Tastatur liegen
about =
    .pick = { $die }. Drei Würfel, die in jeder Eigenschaft alle gleich oder alle verschieden sind, bilden ein SET: tipp sie an.
    .call = { $die }. Drei Würfel, die in jeder Eigenschaft alle gleich oder alle verschieden sind, bilden ein SET: Ruf SET, dann tipp sie an.
    .wild = { $die }. Er steht für das, was zwei andere zu einem SET brauchen.
no-scores = Noch ist keine Runde vorbei: Ein SET zählt einen Punkt.
no-more = Keine SETs mehr
where = Runde { $round } von { $rounds }
    .tie-break = Stechen: Das erste SET gewinnt
figure =
    .sets = SETs
    .dice = Würfel
    .best = Beste Aufteilung
pause = Runde { $round } ist vorbei
    .tie = Unentschieden!
    .shared = Runde { $round } geht unentschieden aus
    .ready = Bereit
round-won =
    { $who ->
        [you] Du gewinnst Runde { $round }
       *[other] { $who } gewinnt Runde { $round }
    }
roll-again = Ins Stechen gehen { $tied }: Das erste SET gewinnt.
round-sets = SETs dieser Runde
note =
    .sets = SETs in dieser Runde: { $n }
    .lost = verlorene Punkte: { $n }
    .waits = muss warten
# Ein Ergebnis für Freunde.
share = SCRAMBLE SET allein: { $sets } von { $best } SETs in { $time }

## Das Tagesrätsel

daily-goal = Nimm so viele SETs, wie es gibt.
daily-taken = Genommene SETs

## Auf der Seite der Tagesrätsel

daily-about = So viele SETs zugleich, wie es gibt.
daily-reached =
    { $points } von { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
