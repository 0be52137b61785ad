### Die Regeln der Spiele als Seiten zum Lesen.

title = Die Regeln von { $game }
contents = Inhalt
search = Auf dieser Seite suchen
found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
others = Die Regeln der anderen Spiele

## Was auf einem Bild liegt. `label` ist eins davon, `pieces` das, was dort liegt.

row-of = { $label }: { $pieces }.
row-only = { $pieces }.
row-pile = Stapel
row-hand = Hand
row-up = Tischkarten, offen
row-down = Tischkarten, verdeckt
row-discards = Ablagestapel
row-spiral = Spirale
row-board = Spielplan
row-dice = Eigene Würfel
row-grid = Auslage
row-beside = Daneben

real = Spielst du mit echten Karten?
