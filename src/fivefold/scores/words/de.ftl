### Punktezettel echter Tische.

bad-name =
    Ein Name hat 1 bis { $most ->
        [one] { $most } Buchstaben
       *[other] { $most } Buchstaben
    }.
same-name = { $name } steht schon auf dem Zettel. Häng einen Buchstaben an, um sie zu unterscheiden.
table-full =
    Dieses Spiel ist für höchstens { $most ->
        [one] { $most } Person
       *[other] { $most } Personen
    }.
no-such-player = { $name } steht nicht auf dem Zettel.
no-such-round =
    { $last ->
        [0] So wird dieses Spiel nicht gewertet.
        [one] Es gibt nur { $last } Runde.
       *[other] Es gibt nur { $last } Runden.
    }
too-many-rounds =
    Dieses Spiel hat höchstens { $most ->
        [one] { $most } Runde
       *[other] { $most } Runden
    }.
out-of-range = { $points } ist hier nicht möglich. Gib eine Zahl von { $least } bis { $most } ein.
impossible = Keine Karten ergeben zusammen { $points }. Zähl bitte noch einmal.
shared = In diesem Spiel teilen sich alle den Sieg, die gleichauf sind.
bad-file = Zeile { $line } gehört nicht zu einem Punktezettel: { $why }
no-such-sheet = Diesen Punktezettel haben wir nicht gefunden. Prüfe den Link.
full = Dieser Zettel ist voll. Fang einen neuen an.
locked = Dieser Zettel ist gesperrt. Frag die Person, die ihn angelegt hat.
not-owner = Sperren kann diesen Zettel nur, wer ihn angelegt hat.
round = Runde
total = Summe
