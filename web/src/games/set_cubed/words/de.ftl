### SET CUBED im Browser; zusätzlich zu den Worten des Spiels selbst.

account =
    { $turns ->
        [0] Kein Zug mit Punkten
        [one] Ein Zug mit Punkten
       *[other] { $turns } Züge mit Punkten, der beste { $best }
    }
## Der Spielplan

board = Der Spielplan
    .empty = Noch keine Würfel auf dem Spielplan.
    .nearer = Näher
    .further = Weiter weg
# Ein Feld für das Ohr, etwa „b2, Bonus 5“.
square =
    { $square }, { $what ->
        [die] { $face }
        [bonus] Bonus { $points }
        [logo] Logo
       *[empty] leer
    }
# Was auf einem Feld getan werden kann; folgt auf das, was dort liegt.
fits = hier passt ein Würfel
    .one = hier passt: { $face }
    .replace = hier den WILD austauschen
# Was ein Feld ist und bewirkt.
about =
    .empty = Ein leeres Feld: Ein Würfel darf hierhin, wenn er mit zwei anderen in einer Reihe ein SET ergibt.
    .bonus = Ein Bonusfeld: Der erste Würfel darauf bringt { $points } Punkte zusätzlich.
    .logo = Das Logo: Hier liegt das erste SET.
    .die = { $face }: ein Punkt in jedem SET, das damit fertig wird.
    .wild = { $face }: Wer einen Würfel hat, der das zeigt, darf den WILD dagegen tauschen, bevor er Würfel legt.
    .waiting = { $face }: wartet auf einen zweiten Würfel, mit dem ein SET entsteht.
which = Welcher Würfel?
    .wild = Wofür steht der WILD?
# Als was ein WILD gelegt werden kann.
ways = { $faces }
later = WILD, entscheidet sich mit dem nächsten Würfel
    .short = mit dem nächsten Würfel entscheiden

## Die Spieler und ihre Würfel

first-player = Startspieler
    .mark = 1.
has-decided = Hat sich entschieden
no-dice = keine Würfel
tray = Deine Würfel
    .none = Vor dir liegen keine Würfel.
# Wozu ein eigener Würfel gerade da ist.
own =
    .put = { $face }: Wähl ihn und dann ein leuchtendes Feld, oder zieh ihn dorthin.
    .race = { $face }: Drei deiner Würfel, die ein SET sind, eröffnen die Partie.
    .roll = { $face }: Wähl ihn, um ihn noch einmal zu werfen.
    .wait = { $face }: für deinen nächsten Zug.
    .useless = { $face }: passt gerade auf kein Feld.
sheet = Punkte, Runde für Runde

## Der Augenblick

moment = Der Augenblick
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
take-back = Zurück
done = Fertig, +{ $points }
    .skip = Passen
roll = { $dice } werfen
    .keep = Alle behalten
bag = { $bag } im Beutel
    .round = { $bag } im Beutel, Runde { $round }
# Was die Tasten tun.
keys =
    .die = Einen Würfel wählen
    .arrows = Über den Spielplan gehen; mit einem Würfel zu den Feldern für ihn
    .enter = Den Würfel legen
    .escape = Keinen Würfel wählen
    .done = Fertig, oder passen
    .roll = Gewählte Würfel werfen, oder alle behalten
    .zoom = Näher, weiter weg

## Das Tagesrätsel

daily-goal = Welcher Zug bringt die meisten Punkte?

## Auf der Seite der Tagesrätsel

daily-about = Der Zug, der am meisten einbringt.
daily-reached = { $points } von { $best } Punkten
