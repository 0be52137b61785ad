### Schnelle Partien und Wertungen.

find = Partie suchen
looking = Wir suchen jemanden mit etwa deiner Stärke …
nobody = Noch niemand da. Wir suchen weiter.
about = Die Partie wird gewertet. Wenn du gehst, hast du verloren.
pace = Bedenkzeit
    .each = { $pace ->
        [relaxed] Viel
        [fast] Wenig
       *[normal] Normal
    }
bot = Lieber gegen einen Bot
cancel = Suche abbrechen
rematch = Revanche
    .asked = Warten auf dein Gegenüber …
    .wanted = Dein Gegenüber möchte eine Revanche.
another = Weitersuchen
# „Schwer“ ist eine Stufe der Bots.
strength = Etwa Stufe { $level }
    .below = Schwächer als Leicht
    .above = Stärker als Profi
    .unsure = { $strength } (vorläufig)
    .of = { $name }: { $strength }
ratings = Wertungen
    .none = Such auf der Seite eines Spiels eine Partie, dann steht hier deine Wertung.
    .matches = { $matches ->
        [one] { $matches } gewertete Partie
       *[other] { $matches } gewertete Partien
    }
    .curve = Deine Wertung im Lauf der Zeit
hidden = Andere dürfen meine Wertungen sehen
listed = Meinen Namen in Bestenlisten zeigen
