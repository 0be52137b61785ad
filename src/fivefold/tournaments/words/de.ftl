### Turniere.

not-this-game = { $game } ist nicht für zwei oder mehr gedacht. Wähle ein anderes Spiel.
not-begun = Dieses Turnier hat noch nicht begonnen.
begun = Dieses Turnier hat schon begonnen.
over = Dieses Turnier ist vorbei.
too-few = Ein Turnier braucht mindestens { $least } Teilnehmende.
full = Dieses Turnier ist voll: höchstens { $most } können mitspielen.
entered = Du bist schon in diesem Turnier.
removed = Die Turnierleitung hat dich aus diesem Turnier genommen. Nur sie kann dich wieder mitspielen lassen.
left-too-often = Du hast dieses Turnier zu oft verlassen. Bitte die Turnierleitung, dich wieder mitspielen zu lassen.
too-late = Für dieses Turnier ist es zu spät.
no-such-player = Diese Person spielt in diesem Turnier nicht mit.
no-such-table = Diesen Tisch gibt es nicht.
bad-places = Gib für alle { $players } am Tisch einen Platz an. Wer gleichauf ist, teilt sich einen Platz.
cannot-swap = Tauschen geht nur, solange beide Tische noch kein Ergebnis haben.
round-open = Einige Tische spielen noch. Warte, bis sie fertig sind.
no-such-tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
not-host = Das kann nur die Turnierleitung.
too-many =
    Du kannst { $most ->
        [one] { $most } Turnier
       *[other] { $most } Turniere
    } gleichzeitig leiten. Beende erst eines.
too-many-bots = Ein Turnier hat höchstens { $most } Bots.
round = Runde { $round }
column-place = Platz
column-player = Name
column-points = Punkte
column-played = Gespielt
column-won = Gewonnen
column-opponents = Gegner
