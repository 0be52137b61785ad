### Der Rückblick auf eine Partie, im Browser.

title = Analyse
invitation = Vergleich jeden Zug mit dem besten. Das dauert ein paar Sekunden.
begin = Partie analysieren
queued =
    { $ahead ->
        [0] Diese Partie ist als Nächste dran.
        [one] Vorher kommt noch { $ahead } Partie dran.
       *[other] Vorher kommen noch { $ahead } Partien dran.
    }
running = Jeder Zug wird analysiert …
failed = Diese Partie konnte nicht analysiert werden.
again = Noch einmal
figure = von 100
    .none = In dieser Partie gab es nichts Wichtiges zu entscheiden.
means = Was bedeutet die Zahl?
    .text = Das ist deine Genauigkeit: 100 heißt, du hast immer den besten Zug gefunden, 0 heißt, nicht besser als Zufall. Nur wichtige Züge zählen.
found =
    { $mattered ->
        [one] Bester Zug in { $found } von { $mattered } wichtigen Entscheidung.
       *[other] Bester Zug in { $found } von { $mattered } wichtigen Entscheidungen.
    }
given = Verschenkte { $unit }: { $cost }.
curve = Verlauf
    .open = Mit offenen Karten.
    .moment = Zug
    .table = Als Tabelle zeigen
lessons = Fehler zum Lernen
    .none = { $name } hat keine teuren Fehler gemacht.
moment = Zug { $n }
cost = Verschenkte { $unit }: { $cost }, { $lost } % des Möglichen ({ $sure }).
    .part = Verschenkt: { $lost } % des Möglichen ({ $sure }).
best = Bester Zug ({ $sure }).
show = Zug zeigen
try = Noch einmal versuchen
trial =
    .asked = Finde einen besseren Zug. Lass dir Zeit: Die Uhr steht, und sonst spielt niemand.
    .right = Gefunden!
    .wrong = Noch nicht.
    .more = Es gibt einen besseren Zug.
    .show = Zeig es mir
    .back = Zurück zur Analyse
every = Alle Entscheidungen
    .filter = Zeigen
    .whose = Wer
    .all = Alle
    .more = Mehr zeigen
    .count =
        { $count ->
            [0] Keine Entscheidungen
            [one] { $count } Entscheidung
           *[other] { $count } Entscheidungen
        }
filter =
    .dear = Fehler
    .mattered = Wichtige Züge
    .all = Alle
