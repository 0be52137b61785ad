### Die Seite, auf der man auf eine Partie zurückblickt.

title = Rückblick
coming = Die Partie wird noch einmal ausgelegt.
nothing = Hier gibt es nichts zurückzublicken
beside = Was geschah
only-looking = Du blickst zurück. Zum Spielen wähle „Ab hier weiterspielen“.
controls = Durch die Partie gehen
moment = Moment
    .where = { $n } von { $last }, { $time }
marks = Entscheidende Momente
    .one = { $n }: { $label }
first = Zum Anfang
back = Einen Schritt zurück
play = Abspielen
pause = Anhalten
next = Einen Schritt weiter
last = Zum Ende
speed = Geschwindigkeit
eyes = Mit wessen Augen
    .watcher = Zuschauende
    .open = Alles offen
held = Was alle in der Hand haben
more = Teilen, sichern, prüfen
    .about = Wer den Link hat, kann diese Partie mit den Augen aller ansehen.
link = Link zu diesem Moment kopieren
save = Aufzeichnung sichern
position = Stellung als Text kopieren
deal = War das Geben fair?
    .about = Vor der ersten Karte hat der Server allen Zufall durch einen Startwert festgelegt und dessen Fingerabdruck gezeigt. Nach der letzten hat er den Startwert verraten. So konnte dazwischen niemand etwas am Geben ändern.
    .promised = Vor der ersten Karte versprochen: der Fingerabdruck
    .revealed = Nach der letzten verraten: der Startwert
    .fits = Dein Browser hat den Fingerabdruck des Startwerts selbst ausgerechnet: Es ist der versprochene.
    .differs = Dein Browser hat den Fingerabdruck des Startwerts selbst ausgerechnet: Es ist nicht der versprochene.
    .insecure = Browser rechnen Fingerabdrücke nur auf Seiten mit TLS aus, und das ist keine; der Server hat es stattdessen getan.
    .checking = Alles wird noch einmal gegeben und beurteilt …
    .again =
        { $acts ->
            [one] Ein Zug wurde aus dem Startwert noch einmal gegeben und beurteilt:
           *[other] Alle { $acts } Züge wurden aus dem Startwert noch einmal gegeben und beurteilt:
        } Alles geschah so, wie es in der Aufzeichnung steht.
    .yourself = So prüfst du es auf deinem eigenen Rechner: { $command }
play-on = Ab hier weiterspielen
    .about = Der Tisch wird so gedeckt, wie er nach Schritt { $n } stand, in einem eigenen Raum. Die Partie, auf die du blickst, bleibt, wie sie ist.
    .seat = Dein Platz
    .turn = (am Zug)
    .bots = Bots auf allen anderen Plätzen
    .start = Spielen
keys = Tasten
    .step = einen Schritt zurück oder weiter
    .play = abspielen oder anhalten
    .ends = zum Anfang oder zum Ende
    .speed = schneller oder langsamer
    .mark = zum nächsten entscheidenden Moment
    .more = diese Seite
open = Eine Aufzeichnung ansehen
    .about = Jede Partie lässt sich als Aufzeichnung sichern. Öffne eine, um sie auf ihrem Brett noch einmal zu sehen, mit den Augen aller; auf dem Server bleibt nichts davon.
    .choose = Datei wählen
    .drop = Oder zieh eine hierher.
