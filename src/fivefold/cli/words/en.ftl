### What the command line says.

game = { $game }, { $players }; bots: { $bots }
stopped = Stopped.
record-is = The record is in { $path }.
records-are = { $records } records are in { $path }.
which = Fivefold. What would you like to play?
    .how = A number or a name; Enter for none.
playing = Playing
standings = { $game }, { $matches } matches
    .bot = bot
    .wins = wins
    .share = share
    .interval = 95 % interval
    .score = mean score
average = On average { $acts } acts and { $seconds } seconds of play a match.
verified = True: { $acts } acts and { $events } events follow from the rules and the promised seed.
laws = { $game }: { $matches } matches, { $acts } acts
    .law = law
    .tested = tested
may =
    { $who ->
        [you] You may
       *[other] { $who } may
    }: { $moves }
    .more =
        { $who ->
            [you] You may
           *[other] { $who } may
        }: { $moves }, and { $more } more
    .wait =
        { $who ->
            [you] You wait.
           *[other] { $who } waits.
        }
next = Next: docs/adding-a-game.md.
exists = { $path } is there already; `fivefold playthrough refresh` plays it again.
changed = { $path } has changed.
many-people = Several people are called { $name }: { $ids }. Give one of the ids.
no-such-person = Nobody is called { $name }, and it is no id.
contended = The database was changed by others again and again; try once more.
copied = { $path } is a complete copy of { $bytes } bytes.
doctor = schema { $schema }; { $rooms } rooms; { $matches } matches with { $entries } entries: { $verified } verified, { $going-on } going on, { $unchecked } that cannot be judged here.
    .well = All is well.
    .wrong =
        { $troubles ->
            [one] { $troubles } thing is wrong.
           *[other] { $troubles } things are wrong.
        }
exported = { $path } has person.json and { $records } records.
forget = Forget { $name } ({ $id })? That cannot be undone.
    .done = Forgotten.
    .nothing = Nothing was kept about them.
keys = There is a new key; the old one ends with its cookies.
    .forgotten = The old keys are gone.
