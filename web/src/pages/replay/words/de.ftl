### Die Seite, auf der man auf eine Partie zurückblickt.

title = Wiederholung
coming = Die Partie wird geladen …
nothing = Hier gibt es nichts anzusehen
beside = Verlauf
only-looking = Das ist eine Wiederholung. Zum Spielen wähle „Ab hier weiterspielen“.
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
eyes = Ansicht
    .watcher = Zuschauer
    .open = Alle Karten offen
held = Was alle in der Hand haben
more = Teilen, herunterladen, prüfen
    .about = Wer den Link hat, kann diese Partie ansehen und sieht alle Karten.
link = Link zu diesem Moment kopieren
save = Herunterladen
position = Stellung als Text kopieren
deal = Wurde fair ausgeteilt?
    .about = Vor der ersten Karte hat der Server allen Zufall durch einen Startwert festgelegt und dessen Fingerabdruck gezeigt. Nach der letzten hat er den Startwert verraten. So konnte dazwischen niemand etwas am Geben ändern.
    .promised = Vor der ersten Karte versprochen: der Fingerabdruck
    .revealed = Nach der letzten verraten: der Startwert
    .fits = Dein Browser hat den Fingerabdruck des Startwerts selbst ausgerechnet: Es ist der versprochene.
    .differs = Dein Browser hat den Fingerabdruck des Startwerts selbst ausgerechnet: Es ist nicht der versprochene.
    .insecure = Dein Browser kann das nur über HTTPS prüfen; der Server hat es geprüft.
    .checking = Alle Züge werden geprüft …
    .again =
        { $acts ->
            [one] Ein Zug wurde aus dem Startwert noch einmal gegeben und beurteilt:
           *[other] Alle { $acts } Züge wurden aus dem Startwert noch einmal gegeben und beurteilt:
        } Alles geschah so, wie es in der Aufzeichnung steht.
    .yourself = So prüfst du es auf deinem eigenen Rechner: { $command }
play-on = Ab hier weiterspielen
    .about = Die Stellung nach Zug { $n } wird in einem eigenen Raum aufgebaut. Diese Wiederholung bleibt, wie sie ist.
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
open = Eine Aufzeichnung öffnen
    .about = Jede Partie lässt sich herunterladen. Öffne hier eine Aufzeichnung, um sie mit allen Karten offen anzusehen. Auf dem Server wird nichts gespeichert.
    .choose = Datei wählen
    .drop = Oder zieh eine hierher.
