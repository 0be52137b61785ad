### Was die Befehlszeile sagt.

game = { $game }, { $players }; Bots: { $bots }
daily =
    Die Rätsel vom { $date }, { $level ->
        [1] Montag: leicht
        [2] Dienstag: recht leicht
        [3] Mittwoch: nicht ganz so leicht
        [4] Donnerstag: mittel
        [5] Freitag: recht schwer
        [6] Samstag: schwer
       *[7] Sonntag: am schwersten
    }. SET ist jeden Tag gleich schwer; das kleine Rätsel bekommst du mit -o shape=basic.
    .next = Neue kommen in { $left }, um Mitternacht UTC.
characters = Charaktere, für jedes Spiel: { $names }.
stopped = Beendet.
record-is = Aufzeichnung: { $path }
records-are =
    { $records ->
        [one] { $records } Aufzeichnung in { $path }
       *[other] { $records } Aufzeichnungen in { $path }
    }
learned =
    { $steps ->
        [one] { $done } von { $steps } Schritt
       *[other] { $done } von { $steps } Schritten
    }
    .no-lesson = Für { $game } gibt es keine Lektion.
    .no-step =
        Die Lektion zu { $game } hat nur { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }.
which = Fivefold. Was möchtest du spielen?
    .how = Eine Nummer oder ein Name; Enter beendet.
playing = Es wird gespielt
reviewing = Analyse
standings =
    { $matches ->
        [one] { $game }, { $matches } Partie
       *[other] { $game }, { $matches } Partien
    }
    .bot = Bot
    .wins = Siege
    .share = Anteil
    .interval = 95-%-Intervall
    .score = Punkte im Mittel
average =
    Im Mittel pro Partie: { $acts ->
        [one] { $acts } Zug
       *[other] { $acts } Züge
    }, { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } Spielzeit.
verified =
    Stimmt: { $acts ->
        [one] { $acts } Zug
       *[other] { $acts } Züge
    } und { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    } folgen aus den Regeln und dem versprochenen Startwert.
laws =
    { $game }: { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $acts ->
        [one] { $acts } Zug
       *[other] { $acts } Züge
    }
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
        }: { $moves } und { $more ->
            [one] { $more } weiteren
           *[other] { $more } weitere
        }
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
copied =
    { $bytes ->
        [one] { $path } ist eine vollständige Kopie ({ $bytes } Byte).
       *[other] { $path } ist eine vollständige Kopie ({ $bytes } Bytes).
    }
doctor =
    Schema { $schema }; { $rooms ->
        [one] { $rooms } Raum
       *[other] { $rooms } Räume
    }; { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }: { $verified } geprüft, { $going-on } noch im Gang, { $unchecked } hier nicht prüfbar.
    .well = Alles in Ordnung.
    .wrong =
        { $troubles ->
            [one] { $troubles } Sache stimmt nicht.
           *[other] { $troubles } Sachen stimmen nicht.
        }
    .mended =
        { $matches ->
            [0] Das Verzeichnis war richtig.
            [one] Das Verzeichnis stimmt für { $matches } Partie wieder.
           *[other] Das Verzeichnis stimmt für { $matches } Partien wieder.
        }
exported =
    { $records ->
        [one] In { $path } liegen person.json und { $records } Aufzeichnung.
       *[other] In { $path } liegen person.json und { $records } Aufzeichnungen.
    }
forget = { $name } ({ $id }) vergessen? Das lässt sich nicht rückgängig machen.
    .done = Vergessen.
    .nothing = Über diese Person war nichts gespeichert.
keys = Es gibt einen neuen Schlüssel; der alte endet mit seinen Cookies.
    .forgotten = Die alten Schlüssel sind weg.

thinking = Hier denken Bots in { $processes ->
        [one] 1 Prozess
       *[other] { $processes } Prozessen
    }. Strg+C beendet das.
no-bots = Bots brauchen mindestens einen Prozess zum Denken oder einen Bus zu anderen, die denken.
not-a-pair = „{ $text }“ sollte NAME=WERT sein, etwa call_seconds=10.
not-a-seat = „{ $text }“ ist kein Platz: eine Zahl ab 0, spectator oder all.
no-such-act = Einen Zug { $number } gibt es nicht; es sind die Züge 1 bis { $last }.
not-a-language = „{ $text }“ ist keine Sprache: zwei oder drei Buchstaben, etwa it.
unknown-command = Den Befehl „{ $command }“ gibt es nicht. `fivefold --help` zählt alle auf.
    .close = Den Befehl „{ $command }“ gibt es nicht. Meintest du { $close }?

## Hilfe

help =
    Die Spiele aus fünf Schachteln, nach den Originalregeln: SET, SET Dice, WordSpiel, Karma und Five Crowns.

    Ohne Befehl öffnet sich der Tisch in deinem Browser, für dich und für andere in deinem Netz.
    .version = Zeigt die Version.
    .language = In welcher Sprache gesprochen wird; sonst so, wie es die Umgebung sagt.
    .try = Zum Ausprobieren:
    .trademarks = Die Namen der Spiele sind Marken ihrer Inhaber, mit denen Fivefold nicht verbunden ist.
    .heading = { $heading }:
# Optionen mehrerer Befehle.
option =
    .house-rule = Eine Hausregel; mehrfach möglich.
    .bots = Wer noch mitspielt: Stufen, Stärken von 0.0 bis 4.0 oder Namen wie otter.
    .seed = Gleicher Startwert, gleiche Karten.
    .words = Ein weiteres Wörterbuch, ein Wort je Zeile; mehrfach möglich.
    .seat = Wessen Blick: ein Platz, spectator oder all.
    .database = Eine Datei oder eine URL von SQLite oder Postgres; sonst die übliche Datei.
help-games = Die Spiele, mit Spielerzahl, Bots und Optionen.
    .options = Mit den Optionen jedes Spiels.
help-play = Spielt in diesem Terminal, Zeile für Zeile, gegen Bots; fragt ohne Angabe, welches Spiel.
    .name = Dein Name.
    .pace = Wie schnell die Zeit vergeht.
    .record = Schreibt die Aufzeichnung in diese Datei.
help-daily = Die Rätsel von heute oder eines anderen Tages, und wie du sie spielst.
help-practice = Übungen in diesem Terminal, eine nach der anderen, schwerer, wenn du besser wirst; SPIEL ist ein Spiel (set) oder eine seiner Übungen (set.find).
    .level = Beginne mit dieser Schwierigkeit, von 0 bis 10.
    .count = So viele Übungen; sonst, bis du aufhörst.
    .seed = Derselbe Startwert stellt dieselben Übungen.
help-print = Rätsel eines Spiels als Seite zum Ausdrucken, die Lösungen auf einer eigenen (HTML).
    .puzzles = Wie viele Rätsel.
    .seed = Derselbe Startwert ergibt dasselbe Blatt.
    .language = In welcher Sprache.
    .paper = Für welches Papier.
    .out = In diese Datei schreiben; sonst SPIEL-STARTWERT.html.
sheet-is = Das Blatt ist { $path }.
help-learn = Lern ein Spiel in diesem Terminal, Schritt für Schritt; ohne Spiel wird gesagt, welche man lernen kann.
    .step = Mit diesem Schritt anfangen.
help-simulate = Lässt Bots gegeneinander spielen, um zu sehen, wer besser ist.
    .games = Wie viele Partien.
    .jobs = Prozesse; sonst einer je Kern.
    .records = Legt die Aufzeichnungen in diesen Ordner.
help-replay = Geht die Aufzeichnung einer Partie als Text durch.
    .step = Hält nach jedem Zug an; sonst nur in einem Terminal.
    .review = Mit der Analyse jeder Entscheidung.
help-review = Analysiert eine Partie: vergleicht jeden Zug mit dem besten.
    .json = Als JSON.
    .every = Jede Entscheidung, auf die es ankam, nicht nur die lehrreichsten.
    .seat = Von wem: ein Platz; sonst von allen.
help-again = Noch einmal versuchen: von vor einem Zug einer Aufzeichnung weiterspielen, anstelle der Person, die am Zug war, mit Bots auf den anderen Plätzen.
    .seat = Ein anderer Platz als der, von dem der Zug kam.
help-verify = Spielt eine Aufzeichnung aus ihrem Startwert nach und vergleicht.
help-check = Prüft ein Spiel an den Gesetzen, die für alle gelten.
    .matches = Wie viele zufällige Partien.
help-position = Zeigt einen Tisch, der als eine Zeile geschrieben ist, und was man dort tun kann.
help-new-game = Schreibt die Ordner eines neuen Spiels, das sich gleich spielen lässt.
    .into = Ein Arbeitsverzeichnis von Fivefold.
help-playthrough = Erzeugt und erneuert die Musterpartien, die zeigen, was ein Spiel tut.
help-playthrough-make = Schreibt eine Musterpartie aus zufälligen Zügen, zum Kürzen und Bearbeiten.
    .seats = Wie viele mitspielen; sonst so wenige wie möglich.
    .acts = Höchstens so viele Züge.
    .about = Die erste Zeile.
    .random = Zufällige Züge.
help-playthrough-refresh = Spielt Dateien (oder alle in einem Ordner) noch einmal und schreibt, was jetzt geschieht; sieh dir die Unterschiede an.
help-odds = Wahrscheinlichkeiten, ermittelt durch millionenfaches Austeilen.
help-words = Wörter: nachschlagen, welche finden; und die Sprachen prüfen oder beginnen.
help-words-check = Sagt, was in einer Sprache oder in allen fehlt und was nicht zu den englischen Texten passt.
help-words-draft = Schreibt die Dateien einer neuen Sprache, oder was einer fehlt, auf Englisch, um sie dort zu übersetzen.
help-serve = Stellt den Tisch für Browser bereit: für Gastgeber. Jede Option ist auch eine Umgebungsvariable, FIVEFOLD_ und ihr Name.
    .host = Auf welcher Adresse er erreichbar ist.
    .port = 8000 oder der nächste freie.
    .bus = Eine URL von Valkey, wenn sich mehrere Prozesse ein Postgres teilen.
    .base-url = Die Adresse, unter der andere ihn erreichen.
    .bots = Prozesse, in denen Bots denken; 0, wenn `fivefold think` das anderswo tut.
    .rest-minutes = Wie viele Minuten ein leerer Raum im Speicher bleibt.
    .operator-token = Wer es hat, darf Räume auflisten und schließen und Leute aussperren; besser über die Umgebung angeben.
    .limits = Raten und Anzahlen, wie unten.
    .logs = JSON-Zeilen auf der Fehlerausgabe.
    .browser = Öffnet den Tisch in einem Browser.
help-think = Denkt für die Bots von Servern am selben Bus: für Gastgeber, die Rechner übrig haben.
    .bus = Die URL des Valkey, das die Server benutzen.
    .bots = Prozesse, in denen Bots denken.
help-backup =
    Kopiert die Datenbank nach DATEI, während der Server läuft; für Postgres gibt es pg_dump.

    Die Kopie enthält die Schlüssel aller Cookies: Bewahre sie so sorgfältig auf wie die Datenbank selbst.
help-doctor =
    Sieht eine Datenbank durch: liest jeden Raum, spielt jede Partie nach, prüft, was vorbei ist.

    Geändert wird nichts, außer das Verzeichnis, wer was gespielt hat, soll berichtigt werden. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
    .matches = Nur so viele Partien, durch Zufall gewählt.
    .mend-index = Das Verzeichnis, wer was gespielt hat, nach den Aufzeichnungen berichtigen.
help-people = Was über jemanden gespeichert ist: Auskunft geben oder vergessen.
help-people-export =
    Schreibt alles über WER (eine Kennung oder ein Name) in den Ordner ORDNER.

    Das sind person.json und die Aufzeichnung jeder beendeten Partie.
help-people-delete =
    Vergisst WER (eine Kennung oder ein Name): Name und Kennung sind überall weg, der Chat ist geleert.

    Die Partien bleiben, denn sie gehören auch den anderen; dort steht nur noch eine Nummer.
    .yes = Nicht nachfragen.
help-keys = Die Schlüssel, mit denen Cookies unterschrieben werden.
help-keys-rotate =
    Macht einen neuen Schlüssel.

    Laufende Server benutzen ihn nach wenigen Minuten und glauben dem alten, bis das letzte seiner Cookies abgelaufen ist.
    .forget-old = Glaubt keinem älteren Cookie: Alle sind wieder Fremde.
    .days = Wie viele Tage Cookies gelten.

# Ein Platzhalter für einen Wert, wie ihn Hilfe und Fehler zeigen; in Großbuchstaben.
metavar =
    { $word ->
        [args] ARGUMENTE
        [bot] BOT
        [command] BEFEHL
        [date] DATUM
        [directory] ORDNER
        [file] DATEI
        [float-range] ZAHL
        [folder] ORDNER
        [game] SPIEL
        [integer-range] ZAHL
        [language] SPRACHE
        [n] N
        [name] NAME
        [number] NUMMER
        [options] OPTIONEN
        [path] DATEI
        [paths] DATEIEN
        [record] AUFZEICHNUNG
        [text] TEXT
        [value] WERT
        [who] WER
        [words] WÖRTER
       *[other] { $word }
    }

## Was click sagt: Fehler und Überschriften

click-aborted = Beendet.
click-choose = Zur Wahl stehen: { $choices }
click-commands = Befehle
click-options = Optionen
click-arguments = Argumente
click-usage = Aufruf:
click-show = Zeigt diese Hilfe.
click-version = Zeigt die Version.
click-default = Standard: { $default }
click-variable = Umgebung: { $var }
click-required = nötig
click-try = Hilfe gibt es mit `{ $command } { $option }`.
click-error = Fehler: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-invalid = Ungültiger Wert: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-no-command = Den Befehl „{ $name }“ gibt es nicht.
click-no-option = Die Option { $name } gibt es nicht.
click-did-you-mean =
    { $count ->
        [one] Meintest du { $possibility }?
       *[other] Meintest du eine von diesen: { $possibilities }?
    }
click-no-value = Option { $name } nimmt keinen Wert.
click-needs-value =
    { $count ->
        [one] Option { $name } braucht einen Wert.
       *[other] Option { $name } braucht { $nargs } Werte.
    }
click-extra =
    { $count ->
        [one] Unerwartetes Argument: { $args }
       *[other] Unerwartete Argumente: { $args }
    }
click-wrong-count = Erwartet: { $nargs } Werte, angegeben: { $len }.
click-wrong-length = Erwartet: { $len_type } Werte, angegeben: { $len_value }.
click-not-number = „{ $value }“ ist keine Zahl.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-not-boolean = „{ $value }“ ist nicht dabei: { $states }.
click-not-choice =
    { $count ->
        [one] „{ $value }“ ist nicht { $choice }.
       *[other] „{ $value }“ ist nicht dabei: { $choices }.
    }
click-no-file = „{ $filename }“ gibt es nicht.
click-is-file = „{ $filename }“ ist eine Datei, kein Ordner.
click-is-directory = „{ $filename }“ ist ein Ordner, keine Datei.
click-not-readable = „{ $filename }“ lässt sich nicht lesen.
click-not-writable = „{ $filename }“ lässt sich nicht schreiben.
click-not-executable = „{ $filename }“ lässt sich nicht ausführen.
click-unopened = „{ $filename }“ lässt sich nicht öffnen: { $message }
click-unknown = unbekannter Fehler
click-different = Die beiden Werte sind verschieden.
click-invalid-input = Fehler: ungültige Eingabe.
click-repeat = Zur Bestätigung wiederholen

## Was ein Server erlaubt, abwartet und behält; zuerst jeweils die Überschrift

limit = Grenzen
    .connection-points = Punkte je Sekunde für eine Verbindung.
    .connection-burst = Punkte, die eine Verbindung ansparen kann.
    .person-points = Punkte je Sekunde für eine Person, über alle Verbindungen.
    .person-burst = Punkte, die eine Person ansparen kann.
    .room-points = Punkte je Sekunde für alle in einem Raum.
    .room-burst = Punkte, die ein Raum ansparen kann.
    .address-points = Punkte je Sekunde für eine Adresse, einschließlich Anfragen.
    .address-burst = Punkte, die eine Adresse ansparen kann.
    .strikes = Nachrichten darüber hinaus, nach denen eine Verbindung beendet wird.
    .address-guesses = Passwörter von Räumen je Stunde von einer Adresse.
    .message-bytes = Bytes in einer Nachricht.
    .waiting-bytes = Bytes, die auf einen langsamen Empfänger warten dürfen.
    .room-queue = Nachrichten, die auf das Speichern eines Raums warten dürfen.
    .address-connections = Gleichzeitige Verbindungen einer Adresse.
    .person-connections = Gleichzeitige Verbindungen einer Person.
    .room-connections = Gleichzeitige Verbindungen in einem Raum.
    .room-address-connections = Gleichzeitige Verbindungen einer Adresse in einem Raum.
    .connections = Verbindungen insgesamt.
    .address-rooms = Neue Räume je Stunde von einer Adresse.
    .person-rooms = Neue Räume je Stunde von einer Person.
    .thoughts = Fragen an Bots, die insgesamt warten dürfen.
    .thought-ms = Millisekunden, die ein Bot über einen Zug nachdenken darf.
    .request-seconds = Sekunden, in denen eine Anfrage ankommen muss.
wait = Wie lange gewartet wird
    .away = Millisekunden ohne Verbindung, nach denen jemand als abwesend gezeigt wird.
    .host = Millisekunden, nach denen die Gastgeberrolle weitergeht; auch die Zeit für alle nach einem Neustart.
    .opening = Millisekunden, die eine Partie wartet, bis alle, die spielen, den Tisch gesehen haben.
    .count = Millisekunden, die alle den Tisch sehen, bevor ein Spiel beginnt, in dem alle zugleich handeln.
    .early = Millisekunden vor seinem Tag, ab denen ein Tagesrätsel gespielt werden darf.
    .retry = Millisekunden, bevor erneut versucht wird, was sich nicht speichern ließ.
keep = Wie lange aufbewahrt wird
    .rooms = Tage, die ein Raum bleibt, den niemand öffnet; 0 heißt für immer.
    .matches = Tage, die eine Partie nach ihrem Ende bleibt; 0 heißt für immer.
    .people = Tage, die jemand bekannt bleibt, der nichts gespielt hat; 0 heißt für immer.
    .cookies = Tage, die ein Gerät seine Person nach dem letzten Besuch kennt.
