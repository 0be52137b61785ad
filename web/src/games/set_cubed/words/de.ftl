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
    .nearer = Vergrößern
    .further = Verkleinern
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
    .empty = Ein leeres Feld: Ein Würfel passt hierhin, wenn er mit zwei anderen in einer Linie ein SET ergibt.
    .bonus = Ein Bonusfeld: Der erste Würfel hier bringt { $points } Extrapunkte.
    .logo = Das Logo: Hierhin kommt das erste SET.
    .die = { $face }: bringt einen Punkt in jedem SET, das damit fertig wird.
    .wild = { $face }: Hast du einen Würfel, der das zeigt, kannst du ihn gegen den WILD tauschen, bevor du Würfel legst.
    .waiting = { $face }: braucht einen zweiten Würfel für ein SET.
which = Welcher Würfel?
    .wild = Wofür steht der WILD?
# Als was ein WILD gelegt werden kann.
ways = { $faces }
later = WILD, wird mit dem nächsten Würfel entschieden
    .short = mit dem nächsten Würfel entscheiden

## Die Spieler und ihre Würfel

first-player = Beginnt
    .mark = 1.
has-decided = Hat sich entschieden
no-dice = keine Würfel
tray = Deine Würfel
    .none = Du hast keine Würfel.
# Wozu ein eigener Würfel gerade da ist.
own =
    .put = { $face }: Wähl ihn und dann ein leuchtendes Feld, oder zieh ihn dorthin.
    .race = { $face }: Wähl drei deiner Würfel, die ein SET sind, um die Partie zu eröffnen.
    .roll = { $face }: Wähl ihn, um ihn noch einmal zu werfen.
    .wait = { $face }: für deinen nächsten Zug.
    .useless = { $face }: passt gerade nirgends.
sheet = Punkte pro Runde

## Der Augenblick

moment = Status
status =
    .over = Die Partie ist vorbei
    .race = Wettlauf um die Eröffnung
    .find = Finde ein SET in deinen Würfeln!
    .roll = Würfel noch einmal werfen?
    .others = Die anderen entscheiden noch
    .plays = { $name } ist am Zug
    .partner = Jetzt ein zweiter Würfel
    .mine = Du bist am Zug
    .all = Alle drei Würfel gelegt
todo =
    .race = Wähl drei in der Reihenfolge, in der sie auf dem Logo liegen sollen.
    .roll = Wähl die Würfel, die du noch einmal wirfst, oder behalt alle.
    .partner = Der Würfel auf { $square } braucht noch einen für ein SET.
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
take-back = Rückgängig
done = Fertig, +{ $points }
    .skip = Passen
roll = Wirf { $dice }
    .keep = Alle behalten
bag = { $bag } im Beutel
    .round = { $bag } im Beutel, Runde { $round }
# Was die Tasten tun.
keys =
    .die = Einen Würfel wählen
    .arrows = Über den Spielplan gehen; mit gewähltem Würfel zu den Feldern, auf die er passt
    .enter = Den Würfel legen
    .escape = Auswahl aufheben
    .done = Zug beenden oder passen
    .roll = Gewählte Würfel werfen, oder alle behalten
    .zoom = Vergrößern, verkleinern

## Das Tagesrätsel

daily-goal = Welcher Zug bringt die meisten Punkte?

## Auf der Seite der Tagesrätsel

daily-about = Finde den Zug mit den meisten Punkten.
daily-reached = { $points } von { $best } Punkten

## Echte Würfel eingeben

pad-bonus = Bonusfeld
