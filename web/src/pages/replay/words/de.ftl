### Die Seite, auf der man auf eine Partie zurückblickt.

title = Wiederholung
coming = Die Partie wird geladen …
nothing = Hier gibt es nichts anzusehen
beside = Verlauf
only-looking = Das ist eine Wiederholung. Zum Spielen wähle „Ab hier weiterspielen“.
controls = Wiederholung steuern
moment = Zug
    .where = { $n } von { $last }, { $time }
marks = Wichtige Züge
    .one = { $n }: { $label }
first = Zum Anfang
back = Voriger Zug
play = Abspielen
pause = Anhalten
next = Nächster Zug
last = Zum Ende
speed = Geschwindigkeit
eyes = Ansicht
    .watcher = Publikum
    .open = Alle Karten offen
hidden = Verdeckte Karten
pile = { $name }: { $count }
    .order = Die nächste Karte steht vorn.
more = Teilen, herunterladen, prüfen
    .about = Alle mit dem Link können diese Partie ansehen und sehen alle Karten.
link = Link zu diesem Zug kopieren
save = Herunterladen
position = Stellung als Text kopieren
deal = Wurde fair ausgeteilt?
    .about = Vor der ersten Karte hat der Server einen Startwert gewählt, der allen Zufall festlegt, und dessen Fingerabdruck gezeigt. Nach der letzten Karte hat er den Startwert verraten. So konnte dazwischen niemand etwas ändern.
    .promised = Vor der ersten Karte: der Fingerabdruck
    .revealed = Nach der letzten Karte: der Startwert
    .fits = Dein Browser hat es geprüft: Der Startwert passt zum Fingerabdruck.
    .differs = Dein Browser hat es geprüft: Der Startwert passt nicht zum Fingerabdruck.
    .insecure = Dein Browser kann das nur über HTTPS prüfen, darum hat es der Server geprüft.
    .checking = Alle Züge werden geprüft …
    .again =
        { $acts ->
            [one] { $acts } Zug wurde
           *[other] Alle { $acts } Züge wurden
        } mit dem Startwert geprüft. Alles war so, wie es aufgezeichnet ist.
    .yourself = Prüf es auf deinem eigenen Rechner: { $command }
play-on = Ab hier weiterspielen
    .about = Öffnet die Stellung nach Zug { $n } in einem neuen Raum. Diese Wiederholung bleibt, wie sie ist.
    .seat = Dein Platz
    .turn = (am Zug)
    .bots = Bots auf allen anderen Plätzen
    .start = Spielen
keys = Tastenkürzel
    .step = voriger oder nächster Zug
    .play = abspielen oder anhalten
    .ends = zum Anfang oder zum Ende
    .speed = schneller oder langsamer
    .mark = nächster wichtiger Zug
    .more = dieses Fenster
open = Aufzeichnung öffnen
    .about = Du kannst jede Partie als Aufzeichnung herunterladen. Öffne hier eine, um sie mit offenen Karten anzusehen. Sie wird nicht auf dem Server gespeichert.
    .choose = Datei wählen
    .drop = Oder zieh eine hierher.
