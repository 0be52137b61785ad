### Was gesagt wird, wenn ein neues Spiel entsteht.

bad-name = „{ $name }“ ist kein Name für ein Spiel: Schreib Wörter aus Buchstaben von a bis z und Ziffern.
    .digit = Der Name eines Spiels beginnt mit einem Buchstaben, „{ $name }“ nicht.
    .long = „{ $name }“ ist zu lang für einen Namen; { $most } Buchstaben genügen.
    .short = „{ $name }“ ist zu kurz für einen Namen; es müssen zwei Buchstaben sein.
    .python = „{ $name }“ bedeutet in Python etwas und kann darum kein Spiel benennen.
    .prefix = Jedes Kürzel, das „{ $name }“ in seinen Regeln haben könnte, gehört schon einem anderen Spiel.
    .used = { $name } ist in jedem Spiel etwas anderes; wähl einen anderen Namen.
not-a-checkout = { $path } ist kein Arbeitsverzeichnis von Fivefold: { $games } fehlt.
name-taken = Ein Spiel namens { $game } gibt es schon.
not-playable = Ein neues Spiel lässt sich in { $path } nicht spielen ({ $why }), also wird keines angelegt.
# Die erste Zeile seiner Musterpartie.
playthrough = Zwei spielen zufällige Züge.
