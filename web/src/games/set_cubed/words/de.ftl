### SET CUBED im Browser; zusätzlich zu den Worten des Spiels selbst.

## Der Spielplan

board = Der Spielplan
    .empty = Noch keine Würfel auf dem Spielplan.
    .nearer = Näher
    .further = Weiter weg
    .dice = Zu den Würfeln
# Ein Feld, auf das ein Würfel kommen kann.
square = Ein Würfel auf { $square }
    .replace = Den WILD auf { $square } austauschen
which = Welcher Würfel?
    .wild = Wofür steht der WILD?
# Als was ein WILD gelegt werden kann.
ways = { $faces }
later = WILD, entscheidet sich mit dem nächsten Würfel
    .short = mit dem nächsten Würfel entscheiden

## Die Spieler und ihre Würfel

you = Du
first-player = Startspieler
    .mark = 1.
has-decided = Hat sich entschieden
summary =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $state ->
        [turn] , am Zug
        [decided] , hat sich entschieden
       *[none] { "" }
    }. { $dice-count ->
        [0] Keine Würfel
       *[other] { $dice }
    }.
tray = Deine Würfel
    .none = Vor dir liegen keine Würfel.
sheet = Punkte, Runde für Runde

## Der Augenblick

status =
    .over = Die Partie ist vorbei
    .race = Der Wettlauf um die Eröffnung
    .find = Finde ein SET in deinen Würfeln!
    .roll = Würfel noch einmal werfen?
    .others = Die anderen entscheiden über ihre Würfel
    .plays = { $name } ist am Zug
    .partner = Jetzt sein Partner
    .mine = Du bist am Zug
    .all = Mehr geht in diesem Zug nicht
todo =
    .race = Wähl drei in der Reihenfolge, in der sie auf dem Logo liegen sollen.
    .roll = Wähl die Würfel, die du noch einmal werfen willst, oder behalte alle.
    .partner = Der Würfel auf { $square } braucht noch einen, um ein SET zu ergeben.
    .put =
        { $dice ->
            [one] Noch ein Würfel
           *[other] Noch bis zu { $dice } Würfel
        }: Wähl einen und dann ein Feld.
# Folgt auf die Zahl.
seconds =
    { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
turn-points = Punkte in diesem Zug
    .total = Dieser Zug
line = SET { $first }–{ $last }
    .bonus = Bonus
# Der Zug davor; die Punkte folgen.
past =
    .scored =
        { $who ->
            [you] Du bekommst
           *[other] { $who } bekommt
        }
    .skipped =
        { $who ->
            [you] Du hast gepasst
           *[other] { $who } hat gepasst
        }
    .stuck =
        { $who ->
            [you] Du konntest nichts legen
           *[other] { $who } konnte nichts legen
        }
take-back = Zurücknehmen
done = Fertig, +{ $points }
    .skip = Passen
roll = { $dice } werfen
    .keep = Alle behalten
bag = { $bag } im Beutel
    .round = { $bag } im Beutel, Runde { $round }
account =
    { $turns ->
        [0] Kein Zug mit Punkten
        [one] Ein Zug mit Punkten
       *[other] { $turns } Züge mit Punkten, der beste { $best }
    }
