### Der Rückblick auf eine Partie, im Browser.

title = Analyse
invitation = Sieh, wie jeder Zug neben dem besten dasteht. Das dauert ein paar Sekunden.
begin = Partie analysieren
queued =
    { $ahead ->
        [0] Diese Partie ist als Nächste dran.
        [one] Vorher kommt noch { $ahead } Partie dran.
       *[other] Vorher kommen noch { $ahead } Partien dran.
    }
running = Jede Entscheidung wird angesehen …
failed = Diese Partie konnte nicht analysiert werden.
again = Noch einmal versuchen
figure = von 100
    .none = Es gab nichts zu entscheiden, worauf es ankam.
means = Was bedeutet die Zahl?
    .text = Das ist deine Genauigkeit: 100 heißt, du hast immer den besten Zug gefunden, 0 heißt, nicht besser als Zufall. Es zählen nur Züge, auf die es ankam.
found =
    { $mattered ->
        [one] In { $found } von { $mattered } wichtigen Entscheidung der beste Zug.
       *[other] In { $found } von { $mattered } wichtigen Entscheidungen der beste Zug.
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
