### Was die Befehlszeile sagt.

game = { $game }, { $players }; Bots: { $bots }
stopped = Abgebrochen.
record-is = Die Aufzeichnung liegt in { $path }.
records-are = { $records } Aufzeichnungen liegen in { $path }.
which = Fivefold. Was möchtest du spielen?
    .how = Eine Nummer oder ein Name; Enter für keins.
playing = Es wird gespielt
standings = { $game }, { $matches } Partien
    .bot = Bot
    .wins = Siege
    .share = Anteil
    .interval = 95-%-Intervall
    .score = Punkte im Mittel
average = Im Mittel { $acts } Züge und { $seconds } Sekunden Spielzeit pro Partie.
verified = Stimmt: { $acts } Züge und { $events } Ereignisse folgen aus den Regeln und dem versprochenen Startwert.
laws = { $game }: { $matches } Partien, { $acts } Züge
    .law = Gesetz
    .tested = geprüft
may =
    { $who ->
        [you] Du kannst
       *[other] { $who } kann
    }: { $moves }
    .more =
        { $who ->
            [you] Du kannst
           *[other] { $who } kann
        }: { $moves } und { $more } weitere
    .wait =
        { $who ->
            [you] Du wartest.
           *[other] { $who } wartet.
        }
next = Weiter geht es in docs/adding-a-game.md.
exists = { $path } gibt es schon; `fivefold playthrough refresh` spielt es neu.
changed = { $path } hat sich geändert.
many-people = Mehrere heißen { $name }: { $ids }. Gib eine der Kennungen an.
no-such-person = Niemand heißt { $name }, und eine Kennung ist es auch nicht.
contended = Die Datenbank wurde immer wieder von anderen geändert; versuch es noch einmal.
copied = { $path } ist eine vollständige Kopie von { $bytes } Bytes.
doctor = Schema { $schema }; { $rooms } Räume; { $matches } Partien mit { $entries } Einträgen: { $verified } geprüft, { $going-on } laufen noch, { $unchecked } lassen sich hier nicht beurteilen.
    .well = Alles in Ordnung.
    .wrong =
        { $troubles ->
            [one] { $troubles } Sache stimmt nicht.
           *[other] { $troubles } Sachen stimmen nicht.
        }
exported = In { $path } liegen person.json und { $records } Aufzeichnungen.
forget = { $name } ({ $id }) vergessen? Das lässt sich nicht rückgängig machen.
    .done = Vergessen.
    .nothing = Über diese Person war nichts gespeichert.
keys = Es gibt einen neuen Schlüssel; der alte endet mit seinen Cookies.
    .forgotten = Die alten Schlüssel sind weg.
