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
players = { $least } bis { $most } Personen
    .exactly =
        { $most ->
            [one] eine Person
           *[other] { $most } Personen
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
        [expert] Profi
       *[number] { $level }
    }
# Wie jemand ohne Namen heißt.
guest = Gast { $number }
# Wie Leute in stillen Räumen heißen.
nickname =
    { $which ->
        [maple] Ahorn
        [pebble] Kiesel
        [clover] Kleeblatt
        [pepper] Pfeffer
        [cinnamon] Zimt
        [marble] Murmel
        [thunder] Donner
        [breeze] Brise
        [acorn] Eichel
        [coral] Koralle
        [rocket] Rakete
        [biscuit] Keks
        [nutmeg] Muskat
        [ginger] Ingwer
        [cloud] Wolke
       *[comet] Komet
    }
    .numbered = { nickname } { $number }
bot-mark = { $name } · { $level }

## Ablehnungen

over = Die Partie ist vorbei.
no-such-seat = Platz { $seat } gibt es nicht. Die Plätze heißen 0 bis { $last }.
past = Es ist schon { $now } ms; bei { $at } ms kann nichts mehr geschehen.
not-yours = Das dürfen nur die Uhr und die Spielleitung.
not-due = Es ist noch nicht so weit.
    .past = Das war bei { $due } ms fällig.
clock-first = Bei { $due } ms ist zuerst die Uhr dran.
no-seed = Dieser Tisch wurde ohne seinen Startwert wiederhergestellt, darum kann nichts mehr ausgeteilt werden.
    .record = Dieser Tisch wurde ohne seinen Startwert wiederhergestellt, darum lässt sich das Ende der Aufzeichnung nicht schreiben.
not-noticed = { $game } verwendet das nicht.
    .lag = Die Verzögerung muss zwischen 0 und { $most } ms liegen.
    .name = Ein Name ist eine Zeile, ohne Leerzeichen davor oder danach.
not-a-move = „{ $text }“ ist in { $game } kein Zug.
    .house = „{ $text }“ ist kein Zug der Uhr oder der Spielleitung.
not-a-seat = „{ $text }“ ist kein Platz. Schreib eine Zahl ab 0, clock oder house.
not-an-act = „{ $text }“ ist keine Handlung. Schreib die Zeit, den Platz und den Zug.
    .rules = Nach Regelversion { $before } kann nicht { $rules } kommen.
    .opening = Die Eröffnung hat keinen Zug und keine Zeit.
not-a-playthrough = Ungültiger Kopf: { $why }
    .line = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf.
    .file = { $path }: { $why }

## Tische, die es nicht gibt

unknown-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
    .close = Das Spiel „{ $game }“ gibt es nicht. Meinst du { $close }?
    .record = Zeile { $line }: Dieses Fivefold hat das Spiel „{ $game }“ nicht.
unknown-drill = Die Übung „{ $drill }“ gibt es nicht. Es gibt: { $known }.
no-score-sheet = Für { $game } gibt es keinen Punktezettel.
bad-difficulty = Die Schwierigkeit muss eine Zahl von 0 bis { $hardest } sein.
bad-drill-seed = Der Startwert einer Übung ist ein Text aus höchstens { $longest } einfachen Zeichen.
unknown-option = Die Option { $option } gibt es nicht. Es gibt: { $known-count ->
        [0] keine
       *[other] { $known }
    }.
    .close = Die Option { $option } gibt es nicht. Meinst du { $close }?
    .made = Dieses Spiel hat seine Optionen schon; du kannst keine mehr setzen.
bad-value = Option { $option } muss { $allowed } sein, nicht { $value }.
    .matches = Spiel mindestens eine Partie.
allowed =
    .choices = { $choices }
    .number = eine ganze Zahl von { $least } bis { $most }
    .text = Text wie { $example }
bad-seats = { $game } ist für { $players }.
    .bots = { $game } ist für { $players }. Gib so viele Bots an.
    .position =
        Die Stellung ist für { $seats ->
            [one] eine Person
           *[other] { $seats } Personen
        }, nicht für { $given }.
unknown-bot = { $game } hat keinen Bot „{ $bot }“. Es gibt: { $known }.
bad-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $error }
no-encoding = { $game } lässt sich nicht als Zahlen für maschinelles Lernen darstellen.
no-pyarrow = Um Datensätze zu schreiben, installiere pyarrow: `pip install 'fivefold[data]'`.
other-dataset = In { $path } liegt etwas anderes. Nimm einen leeren Ordner oder dieselben Einstellungen wie vorher.
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
    .field = Hier sollten ein Feldname und ein Wert stehen.
    .field-twice = Dieses Feld kommt zweimal vor.
    .time = Die Zeit des Tisches liegt vor seiner letzten Handlung.
    .seats = Hier sollte die Zahl der Personen stehen: { $players }.
    .seat-twice = Ein Platz kommt zweimal vor.
    .parts = Hier sollte für jeden Platz ({ $seats }) ein Teil stehen, durch Striche getrennt.
    .no-such-field = Dieses Feld gibt es in diesem Spiel nicht.
    .hidden = Eine Stellung mit Verdecktem lässt sich nicht spielen.
    .too-many = { $piece } kommt zu oft vor: So viele hat { $game } nicht.

## Aufzeichnungen

empty = Zeile { $line }: Die Aufzeichnung ist leer.
foreign = Zeile { $line }: Das ist keine Aufzeichnung einer Partie von Fivefold.
    .not-text = Zeile { $line }: Das ist kein Text, also keine Aufzeichnung von Fivefold.
    .format = Zeile { $line }: Dieses Format einer Aufzeichnung ist unbekannt.
newer = Zeile { $line }: Regelversion { $rules } von { $game } ist neuer als die dieses Fivefold, { $today }.
    .format = Zeile { $line }: Die Aufzeichnung hat Format { $format }; dieses Fivefold liest bis { $most }.
older = Zeile { $line }: Gespielt wurde mit Regelversion { $played }, die Version { $today } nicht prüfen kann.
truncated = Zeile { $line }: Die Aufzeichnung ist unvollständig: Ihr Ende fehlt.
    .line = Zeile { $line }: Die Aufzeichnung bricht mitten in dieser Zeile ab.
    .count = Zeile { $line }: Darüber sollten { $said } Zeilen stehen, es sind aber { $found }.
    .opening = Zeile { $line }: Die Aufzeichnung ist unvollständig: Ihre Eröffnung fehlt.
damaged = Zeile { $line }: Ungültige Zeile: { $why }
    .bots = Zeile { $line }: Die Zeile muss für jeden Platz den Bot nennen oder sagen, dass dort keiner spielt.
    .table = Zeile { $line }: Die Zeile passt nicht zum Tisch ({ $error }).
    .seed = Zeile { $line }: Der Startwert steht genau dann in einer Aufzeichnung, wenn die Partie vorbei ist.
    .result = Zeile { $line }: Das Ergebnis ist nicht so geschrieben wie im Format { $format }.
    .players = Zeile { $line }: { $game } ist für { $players }, nicht für { $given }.
    .position =
        Zeile { $line }: Die Stellung ist für { $seats ->
            [one] eine Person
           *[other] { $seats } Personen
        }, nicht für { $given }.
    .spelling = Zeile { $line }: So schreibt Fivefold diese Zeile nicht.
    .opening = Zeile { $line }: Eine Aufzeichnung hat eine einzige Eröffnung, am Anfang.
    .time = Zeile { $line }: Die Zeit geht von { $now } auf { $at } ms zurück.
    .seat = Zeile { $line }: Platz { $seat } gibt es nicht. Die Plätze heißen 0 bis { $last }.
too-long = Zeile { $line }: Die Zeile ist länger als { $most } MiB.
    .record = Zeile { $line }: Die Aufzeichnung ist größer als { $most } MiB.
changed = Zeile { $line }: Falsche Prüfsumme: Eine Zeile darüber wurde später geändert.
forged = Zeile { $line }: Nach den Regeln und dem Startwert ist etwas anderes geschehen.
    .act = Zeile { $line }: Die Regeln erlauben „{ $act }“ nicht: { $why }
    .result = Zeile { $line }: Das ist nicht das Ergebnis der Partie.
    .seed = Zeile { $line }: Das ist nicht der Startwert, der in Zeile 1 versprochen wurde.
missing = Zeile { $line }: { $why }
unfinished = Zeile { $line }: Die Partie ist nicht vorbei. Ihr Startwert ist noch geheim und lässt sich nicht prüfen.
    .review = Zeile { $line }: Die Partie ist nicht vorbei. Erst danach kannst du sie analysieren.

## Zählen mit echten Karten und Würfeln

unknown-count = { $game } kann „{ $count }“ nicht zählen. Es gibt: { $known }.
    .none = Bei { $game } gibt es nichts zu zählen.
count-too-long = Das ist zu lang. Gib höchstens { $most } Zeichen ein.
count-pieces = Gib { $least } bis { $most } Karten oder Würfel ein, nicht { $count }.
    .exactly = Gib genau { $most } Karten oder Würfel ein, nicht { $count }.
