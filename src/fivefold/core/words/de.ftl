### Was jedes Spiel und jedes Programm gleich sagt.

# Wie die Sprache sich selbst nennt, und wie sie Zahlen und Aufzählungen schreibt (BCP 47).
language = Deutsch
locale = de

yes = ja
no = nein
# Wer liest, in einer Aufzählung von Namen.
you = du
# Eine Zahl, die für sich steht.
number = { $n }
players = { $least } bis { $most } Spieler
    .exactly =
        { $most ->
            [one] eine Person
           *[other] { $most } Spieler
        }
# Wie ein Bot am Tisch heißt, und wie stark er ist; eine Stufe kann eine Zahl sein.
bot-name =
    { $face ->
        [snail] Schnecke
        [hedgehog] Igel
        [otter] Otter
        [hare] Hase
        [squirrel] Eichhörnchen
        [bear] Bär
        [goose] Gans
        [badger] Dachs
        [raven] Rabe
        [fox] Fuchs
        [lynx] Luchs
        [owl] Eule
       *[other] { $face }
    }
    .numbered = { bot-name } { $number }
level =
    { $level ->
        [even] Mein Niveau
        [random] Zufällig
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[number] { $level }
    }
bot-mark = { $name } · { $level }

## Ablehnungen

over = Die Partie ist vorbei.
no-such-seat = Platz { $seat } gibt es nicht; die Plätze heißen 0 bis { $last }.
past = Es ist schon { $now } ms; bei { $at } ms kann nichts mehr geschehen.
not-yours = Das dürfen nur die Uhr und die Spielleitung.
not-due = Es ist noch nicht so weit.
    .past = Es war um { $due } ms so weit.
clock-first = Um { $due } ms war zuerst die Uhr dran.
no-seed = Dieser Tisch wurde ohne seinen Startwert wiederhergestellt, darum kann nichts mehr ausgeteilt werden.
    .record = Dieser Tisch wurde ohne seinen Startwert wiederhergestellt, den die Aufzeichnung am Ende braucht.
not-noticed = Das spielt bei { $game } keine Rolle.
    .lag = Eine Verzögerung liegt zwischen 0 und { $most } ms.
    .name = Ein Name ist eine Zeile ohne Leerraum davor und dahinter.
not-a-move = „{ $text }“ ist kein Zug von { $game }.
    .house = „{ $text }“ ist kein Zug der Uhr oder der Spielleitung.
not-a-seat = „{ $text }“ ist kein Platz: eine Zahl ab 0, clock oder house.
not-an-act = „{ $text }“ ist keine Handlung: Schreib wann, wer und was.
    .rules = Nach Regelversion { $before } kann nicht { $rules } kommen.
    .opening = Der Tisch eröffnet von selbst und sofort: ohne Zug und ohne Zeit.
not-a-playthrough = Der Kopf stimmt nicht: { $why }
    .line = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf.
    .file = { $path }: { $why }

## Tische, die es nicht gibt

unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $known }.
    .close = Ein Spiel namens „{ $game }“ gibt es nicht. Meinst du { $close }?
    .record = Zeile { $line }: Dieses Fivefold kennt das Spiel „{ $game }“ nicht.
unknown-drill = Eine Übung namens „{ $drill }“ gibt es nicht. Es gibt: { $known }.
bad-difficulty = Eine Schwierigkeit ist eine Zahl von 0 bis { $hardest }.
bad-drill-seed = Der Startwert einer Übung ist ein Text aus höchstens { $longest } einfachen Zeichen.
unknown-option = Eine Option { $option } gibt es nicht. Es gibt: { $known-count ->
        [0] keine
       *[other] { $known }
    }.
    .close = Eine Option { $option } gibt es nicht. Meinst du { $close }?
    .made = Ein fertiges Spiel hat seine Optionen schon.
bad-value = Option { $option } nimmt { $allowed }, nicht { $value }.
    .matches = Mindestens eine Partie muss gespielt werden.
allowed =
    .choices = { $choices }
    .number = eine ganze Zahl von { $least } bis { $most }
    .text = Text wie { $example }
bad-seats = { $game } ist für { $players }.
    .bots = { $game } ist für { $players }; gib so viele Bots an.
    .position =
        Die Stellung ist für { $seats ->
            [one] eine Person
           *[other] { $seats } Spieler
        }, nicht für { $given }.
unknown-bot = { $game } hat keinen Bot „{ $bot }“. Es gibt: { $known }.
bad-seed = Ein Startwert ist eine ganze Zahl ab 0, 32 Bytes oder 64 Hexadezimalziffern.

## Stellungen als Text

bad-position = Zeichen { $at } ({ $field }, bei „{ $text }“): { $why }
    .empty = Zeichen { $at } ({ $field }): { $why }
    .too-long = Eine Stellung hat höchstens { $most } Zeichen.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .number = Hier sollte eine ganze Zahl ab { $least } stehen.
    .number-between = Hier sollte eine ganze Zahl von { $least } bis { $most } stehen.
    .word = Hier sollte eines von { $words } stehen.
    .field = Hier sollte ein Name stehen und was dazu gehört.
    .field-twice = Dieses Feld steht hier zum zweiten Mal.
    .time = Die Zeit des Tisches liegt vor dem letzten Ereignis.
    .seats = Hier sollte die Zahl der Spieler stehen: { $players }.
    .seat-twice = Ein Platz steht hier zweimal.
    .parts = Hier sollte für jeden Platz ({ $seats }) ein Teil stehen, durch Striche getrennt.
    .no-such-field = Dieses Feld gibt es in diesem Spiel nicht.
    .hidden = Mit Verdecktem lässt sich nicht weiterspielen.
    .too-many = Es gibt mehr { $piece }, als { $game } hat.

## Aufzeichnungen

empty = Zeile { $line }: Die Aufzeichnung ist leer.
foreign = Zeile { $line }: Das ist keine Aufzeichnung einer Partie von Fivefold.
    .not-text = Zeile { $line }: Das ist kein Text, also keine unserer Aufzeichnungen.
    .format = Zeile { $line }: Eine Aufzeichnung in diesem Format gab es nie.
newer = Zeile { $line }: Regelversion { $rules } von { $game } ist neuer als die dieses Fivefold, { $today }.
    .format = Zeile { $line }: Die Aufzeichnung hat Format { $format }; dieses Fivefold liest bis { $most }.
older = Zeile { $line }: Gespielt wurde mit Regelversion { $played }, die Version { $today } nicht mehr beurteilen kann.
truncated = Zeile { $line }: Die Aufzeichnung bricht hier ab: Ihr Ende fehlt.
    .line = Zeile { $line }: Die Aufzeichnung bricht mitten in dieser Zeile ab.
    .count = Zeile { $line }: Darüber sollten { $said } Zeilen stehen, es sind aber { $found }.
    .opening = Zeile { $line }: Die Aufzeichnung bricht hier ab: Die Eröffnung des Tisches fehlt.
damaged = Zeile { $line }: Die Zeile passt nicht: { $why }
    .bots = Zeile { $line }: die Zeile sagt nicht für jeden Platz, welcher Bot dort spielt, falls einer spielt.
    .table = Zeile { $line }: Die Zeile passt nicht zum Tisch ({ $error }).
    .seed = Zeile { $line }: Der Startwert steht genau dann in einer Aufzeichnung, wenn die Partie vorbei ist.
    .result = Zeile { $line }: Das Ergebnis ist nicht so geschrieben wie im Format { $format }.
    .players = Zeile { $line }: { $game } ist für { $players }, nicht für { $given }.
    .position =
        Zeile { $line }: Die Stellung ist für { $seats ->
            [one] eine Person
           *[other] { $seats } Spieler
        }, nicht für { $given }.
    .spelling = Zeile { $line }: So schreibt Fivefold diese Zeile nicht.
    .opening = Zeile { $line }: Eine Aufzeichnung beginnt mit der Eröffnung des Tisches und hat nur diese.
    .time = Zeile { $line }: Die Zeit geht von { $now } auf { $at } ms zurück.
    .seat = Zeile { $line }: Platz { $seat } gibt es nicht; die Plätze heißen 0 bis { $last }.
too-long = Zeile { $line }: Die Zeile ist länger als { $most } MiB.
    .record = Zeile { $line }: Die Aufzeichnung ist größer als { $most } MiB.
changed = Zeile { $line }: Die Prüfsumme passt nicht: Weiter oben wurde nachträglich etwas geändert.
forged = Zeile { $line }: Nach den Regeln und dem Startwert ist etwas anderes geschehen.
    .act = Zeile { $line }: Die Regeln erlauben „{ $act }“ nicht: { $why }
    .result = Zeile { $line }: Das ist nicht das Ergebnis, das herauskam.
    .seed = Zeile { $line }: Das ist nicht der Startwert, der in Zeile 1 versprochen wurde.
missing = Zeile { $line }: { $why }
unfinished = Zeile { $line }: Die Partie ist nicht vorbei; ihr Startwert ist noch geheim und lässt sich nicht prüfen.
    .review = Zeile { $line }: Die Partie ist nicht vorbei; erst dann lässt sie sich analysieren.
