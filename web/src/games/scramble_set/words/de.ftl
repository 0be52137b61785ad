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
    .pick = einen Würfel nach seiner Lage auf der Tastatur nehmen
about =
    .pick = { $die }. Tipp drei Würfel an, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
    .call = { $die }. Ruf SET, dann tipp drei Würfel an, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
    .wild = { $die }. Er bildet mit zwei beliebigen Würfeln ein SET.
no-scores = Noch ist keine Runde vorbei. Jedes SET zählt einen Punkt.
no-more = Keine SETs mehr
where = Runde { $round } von { $rounds }
    .tie-break = Stechen: Das erste SET gewinnt
figure =
    .sets = SETs
    .dice = Würfel
    .best = Höchstens möglich
pause = Runde { $round } ist vorbei
    .tie = Unentschieden!
    .shared = Runde { $round } ist unentschieden
    .ready = Bereit
round-won =
    { $who ->
        [you] Du gewinnst Runde { $round }
       *[other] { $who } gewinnt Runde { $round }
    }
roll-again = Stechen ({ $tied }): Das erste SET gewinnt.
round-sets = SETs dieser Runde
note =
    .sets = SETs in dieser Runde: { $n }
    .lost = verlorene Punkte: { $n }
    .waits = muss warten
# Ein Ergebnis für Freunde.
share = SCRAMBLE SET solo: { $sets } von { $best } SETs in { $time }

## Das Tagesrätsel

daily-goal = Nimm so viele SETs wie möglich.
daily-taken = Genommene SETs

## Auf der Seite der Tagesrätsel

daily-about = Nimm so viele SETs wie möglich.
daily-reached =
    { $points } von { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
