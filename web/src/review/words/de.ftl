### Der Rückblick auf eine Partie, im Browser.

title = Rückblick
invitation = Jede Entscheidung neben der besten, die es gab, und was sie gekostet hat. Das dauert ein paar Sekunden.
begin = Auf diese Partie zurückblicken
queued =
    { $ahead ->
        [0] Diese Partie ist als Nächste dran.
        [one] Vorher kommt noch eine andere Partie dran.
       *[other] Vorher kommen noch { $ahead } andere Partien dran.
    }
running = Jede Entscheidung wird angesehen …
failed = Der Rückblick auf diese Partie ist misslungen.
again = Noch einmal versuchen
figure = von 100
    .none = Es gab nichts zu entscheiden, worauf es ankam.
means = Was bedeutet die Zahl?
    .text = Sie ist der Anteil des möglichen Gewinns, der genutzt wurde: 100 hat, wer immer das Beste gefunden hat, 0, wer nie besser als blind entschieden hat. Es zählen nur Entscheidungen, auf die es ankam. Sie bedeutet in jedem Spiel dasselbe.
found =
    { $mattered ->
        [one] Das Beste, was es gab, in { $found } von { $mattered } Entscheidung, auf die es ankam.
       *[other] Das Beste, was es gab, in { $found } von { $mattered } Entscheidungen, auf die es ankam.
    }
given = Verschenkt: { $cost } { $unit }.
curve = So ist es gelaufen
    .open = Mit allen Karten offen.
    .moment = Moment
    .table = Als Tabelle
lessons = Momente, aus denen man lernen kann
    .none = { $name } hat nichts verschenkt, worauf es ankam.
moment = Moment { $n }
cost = Verschenkt: { $cost } { $unit }, { $lost } % dessen, was zu gewinnen war ({ $sure }).
best = Besser ging es nicht ({ $sure }).
show = Ansehen
try = Noch einmal probieren
every = Jede Entscheidung
    .filter = Welche
    .whose = Von wem
    .all = Von allen
    .more = Mehr zeigen
    .count =
        { $count ->
            [0] Keine Entscheidung.
            [one] { $count } Entscheidung
           *[other] { $count } Entscheidungen
        }
filter =
    .dear = Die etwas gekostet haben
    .mattered = Auf die es ankam
    .all = Alle
