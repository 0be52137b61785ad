### Was gesagt wird, wenn ein neues Spiel entsteht.

bad-name = „{ $name }“ ist kein gültiger Name für ein Spiel. Nimm Wörter aus Buchstaben von a bis z und Ziffern.
    .digit = „{ $name }“ ist kein gültiger Name für ein Spiel: Er muss mit einem Buchstaben beginnen.
    .long = „{ $name }“ ist zu lang. Nimm höchstens { $most } Buchstaben.
    .short = „{ $name }“ ist zu kurz. Nimm mindestens zwei Buchstaben.
    .python = „{ $name }“ ist ein Wort von Python, darum kann kein Spiel so heißen.
    .prefix = Jedes Kürzel für Regeln, das zu „{ $name }“ passt, gehört schon einem anderen Spiel.
    .used = In jedem Spiel heißt schon etwas { $name }. Wähl einen anderen Namen.
not-a-checkout = { $path } ist kein Arbeitsverzeichnis von Fivefold: { $games } fehlt.
name-taken = Ein Spiel namens { $game } gibt es schon.
not-playable = Ein neues Spiel lässt sich in { $path } nicht spielen ({ $why }), darum wurde nichts geschrieben.
# Die erste Zeile seiner Musterpartie.
playthrough = Zwei spielen zufällige Züge.
