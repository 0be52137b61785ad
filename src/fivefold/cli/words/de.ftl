### Was die Befehlszeile sagt.

game = { $game }, { $players }; Bots: { $bots }
daily =
    Tagesrätsel vom { $date }, { $level ->
        [1] Montag: leicht
        [2] Dienstag: recht leicht
        [3] Mittwoch: nicht ganz so leicht
        [4] Donnerstag: mittel
        [5] Freitag: recht schwer
        [6] Samstag: schwer
       *[7] Sonntag: das schwerste der Woche
    }. SET ist jeden Tag gleich schwer; mit -o shape=basic bekommst du das kleine Rätsel.
    .next = Neue Rätsel in { $left }, um Mitternacht UTC.
characters = Charaktere, für jedes Spiel: { $names }.
stopped = Beendet.
record-is = Aufzeichnung: { $path }
records-are =
    { $records ->
        [one] { $records } Aufzeichnung in { $path }
       *[other] { $records } Aufzeichnungen in { $path }
    }
dataset-is =
    { $decisions ->
        [one] { $decisions } Entscheidung in { $path }
       *[other] { $decisions } Entscheidungen in { $path }
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
playing = Partien laufen
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
    .score = mittlere Punktzahl
average =
    Im Mittel pro Partie: { $acts ->
        [one] { $acts } Zug
       *[other] { $acts } Züge
    }, { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } Spielzeit.
verified =
    Geprüft: { $acts ->
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
exists = { $path } gibt es schon. `fivefold playthrough refresh` aktualisiert es.
changed = { $path } hat sich geändert.
many-people = Mehrere Personen heißen { $name }: { $ids }. Gib eine Kennung an.
no-such-person = Keine Person hat den Namen oder die Kennung { $name }.
contended = Die Datenbank hat sich ständig geändert. Versuch es noch einmal.
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
    }: { $verified } geprüft, { $going-on } laufen noch, { $unchecked } hier nicht prüfbar.
    .well = Alles in Ordnung.
    .wrong =
        { $troubles ->
            [one] { $troubles } Problem gefunden.
           *[other] { $troubles } Probleme gefunden.
        }
    .mended =
        { $matches ->
            [0] Das Verzeichnis war schon richtig.
            [one] Verzeichnis für { $matches } Partie berichtigt.
           *[other] Verzeichnis für { $matches } Partien berichtigt.
        }
exported =
    { $records ->
        [one] person.json und { $records } Aufzeichnung nach { $path } geschrieben.
       *[other] person.json und { $records } Aufzeichnungen nach { $path } geschrieben.
    }
forget = { $name } ({ $id }) löschen? Das lässt sich nicht rückgängig machen.
    .done = Gelöscht.
    .nothing = Über diese Person ist nichts gespeichert.
recomputed =
    { $matches ->
        [0] Es gibt keine gewerteten Partien.
        [one] { $matches } Partie neu gewertet. { $changed ->
            [0] Keine Wertung hat sich geändert.
            [one] { $changed } Wertung hat sich geändert.
           *[other] { $changed } Wertungen haben sich geändert.
        }
       *[other] { $matches } Partien neu gewertet. { $changed ->
            [0] Keine Wertung hat sich geändert.
            [one] { $changed } Wertung hat sich geändert.
           *[other] { $changed } Wertungen haben sich geändert.
        }
    }
    .without = { $matches ->
        [one] Die Aufzeichnung von { $matches } Partie ist gelöscht; sie zählt wie bisher.
       *[other] Die Aufzeichnungen von { $matches } Partien sind gelöscht; sie zählen wie bisher.
    }
keys = Neuer Schlüssel erstellt. Der alte gilt, bis seine Cookies ablaufen.
    .forgotten = Die alten Schlüssel sind gelöscht.

thinking = Bots laufen in { $processes ->
        [one] 1 Prozess
       *[other] { $processes } Prozessen
    }. Beenden mit Strg+C.
no-bots = Bots brauchen mindestens einen Prozess oder einen Bus zu anderen Bot-Prozessen.
not-a-pair = „{ $text }“ ist nicht NAME=WERT, etwa call_seconds=10.
not-a-seat = „{ $text }“ ist kein Platz. Gib eine Zahl ab 0, spectator oder all an.
no-such-act = Zug { $number } gibt es nicht. Gib 1 bis { $last } an.
not-a-language = „{ $text }“ ist kein Sprachkürzel. Gib zwei oder drei Buchstaben an, etwa it.
unknown-command = Den Befehl „{ $command }“ gibt es nicht. `fivefold --help` listet alle auf.
    .close = Den Befehl „{ $command }“ gibt es nicht. Meintest du { $close }?

## Hilfe

help =
    Spiel SET, SET Dice, WordSpiel, Karma und Five Crowns.

    Ohne Befehl öffnet sich der Tisch in deinem Browser. Andere in deinem Netz können beitreten.
    .version = Zeigt die Version.
    .language = Sprache (Standard: aus der Umgebung).
    .try = Zum Ausprobieren:
    .trademarks = Die Namen der Spiele sind Marken ihrer Inhaber, mit denen Fivefold nicht verbunden ist.
    .heading = { $heading }:
# Optionen mehrerer Befehle.
option =
    .house-rule = Setzt eine Hausregel; mehrfach möglich.
    .bots = Die anderen am Tisch: Stufen, Stärken von 0.0 bis 4.0 oder Charaktere wie otter.
    .seed = Derselbe Startwert gibt dieselben Karten.
    .words = Ein weiteres Wörterbuch, ein Wort pro Zeile; mehrfach möglich.
    .seat = Ansicht: ein Platz, spectator oder all.
    .database = Eine Datei oder eine URL von SQLite oder Postgres (Standard: die übliche Datei).
help-games = Listet die Spiele auf, mit Personenzahl, Bots und Optionen.
    .options = Zeigt die Optionen jedes Spiels.
help-play = Spielt in diesem Terminal gegen Bots. Ohne Angabe fragt es nach dem Spiel.
    .name = Dein Name.
    .pace = Spieltempo.
    .record = Schreibt die Aufzeichnung in diese Datei.
help-daily = Zeigt die Tagesrätsel von heute oder einem anderen Tag, und wie du sie spielst.
help-practice = Übungen in diesem Terminal. Sie werden schwerer, wenn du besser wirst. SPIEL ist ein Spiel (set) oder eine seiner Übungen (set.find).
    .level = Schwierigkeit am Anfang, von 0 bis 10.
    .count = Zahl der Übungen (Standard: bis du aufhörst).
    .seed = Derselbe Startwert stellt dieselben Übungen.
help-print = Erstellt eine Seite mit Rätseln zum Drucken, die Lösungen auf einer zweiten (HTML).
    .puzzles = Zahl der Rätsel.
    .seed = Derselbe Startwert ergibt dasselbe Blatt.
    .language = Sprache des Blatts.
    .paper = Papierformat.
    .out = Ausgabedatei (Standard: SPIEL-STARTWERT.html).
sheet-is = Blatt: { $path }
help-learn = Lehrt ein Spiel in diesem Terminal, Schritt für Schritt. Ohne Spiel listet es die Lektionen auf.
    .step = Bei diesem Schritt anfangen.
help-simulate = Lässt Bots gegeneinander spielen und vergleicht ihre Ergebnisse.
    .games = Zahl der Partien.
    .jobs = Zahl der Prozesse (Standard: einer pro Kern).
    .records = Speichert die Aufzeichnungen in diesem Ordner.
help-arena = Spielt eine Liga: Jede Gruppe von Bots spielt dieselben Karten in jeder Sitzfolge.
    .bots = Mindestens zwei: Stufen, Stärken, Charaktere oder eigene als paket.modul:name.
    .deals = Zahl der Kartenverteilungen.
    .seats = Zahl der Bots am Tisch (Standard: so wenige wie möglich).
    .into = Speichert Ergebnisse in diesem Ordner; eine unterbrochene Liga geht dort weiter.
    .records = Speichert auch die Aufzeichnungen.
help-dataset = Lässt Bots Partien spielen und schreibt jede Entscheidung in Parquet-Dateien.
    .matches = Zahl der Partien.
    .into = Schreibt in diesen Ordner; ein unterbrochener Lauf geht dort weiter.
    .seed = Derselbe Startwert gibt dieselben Daten.
    .vectors = Schreibt Stellungen auch als Zahlen.
help-replay = Zeigt die Wiederholung einer aufgezeichneten Partie als Text.
    .step = Hält nach jedem Zug an (Standard: nur in einem Terminal).
    .review = Zeigt die Analyse jeder Entscheidung.
help-review = Analysiert eine Partie: vergleicht jeden Zug mit dem besten.
    .json = Schreibt JSON.
    .every = Zeigt jede wichtige Entscheidung, nicht nur die Fehler.
    .seat = Analysiert nur diesen Platz (Standard: alle).
help-again = Spielt eine Aufzeichnung ab einem Zug weiter, auf dem Platz von damals, gegen Bots.
    .seat = Nimmt stattdessen diesen Platz.
help-verify = Prüft eine aufgezeichnete Partie.
help-check = Führt die Standardprüfungen für ein Spiel aus.
    .matches = Zahl der zufälligen Partien.
help-position = Zeigt eine Stellung, die als eine Zeile geschrieben ist, und die möglichen Züge.
help-new-game = Legt die Ordner eines neuen Spiels an, das sich gleich spielen lässt.
    .into = Ein Arbeitsverzeichnis von Fivefold.
help-playthrough = Erstellt und aktualisiert Musterpartien, die zeigen, was ein Spiel tut.
help-playthrough-make = Schreibt eine Musterpartie aus zufälligen Zügen, zum Bearbeiten von Hand.
    .seats = Zahl der Personen (Standard: so wenige wie möglich).
    .acts = Höchstzahl der Züge.
    .about = Die erste Zeile.
    .random = Zufälliges Spiel.
help-playthrough-refresh = Spielt Dateien oder alle in einem Ordner noch einmal und schreibt, was jetzt geschieht. Prüf danach die Unterschiede.
help-odds = Wahrscheinlichkeiten, aus einer Million Versuchen.
help-words = Schlägt Wörter nach und findet sie; prüft und beginnt Übersetzungen.
help-words-check = Listet auf, was in einer Übersetzung oder in allen fehlt oder falsch ist.
help-words-draft = Schreibt die Dateien einer neuen Sprache, oder was einer fehlt, auf Englisch, fertig zum Übersetzen.
help-serve = Startet einen Server für Browser. Jede Option lässt sich auch in der Umgebung setzen, als FIVEFOLD_ und ihr Name.
    .host = Adresse, auf der er lauscht.
    .port = Port (Standard: 8000 oder der nächste freie).
    .bus = Valkey-URL, wenn sich mehrere Prozesse eine Postgres-Datenbank teilen.
    .base-url = Öffentliche URL dieses Servers.
    .bots = Zahl der Bot-Prozesse; 0, wenn `fivefold think` anderswo läuft.
    .rest-minutes = Minuten, die ein leerer Raum im Speicher bleibt.
    .push-hosts = Weitere Hosts von Benachrichtigungsdiensten neben denen der üblichen Browser, durch Leerzeichen getrennt.
    .operator-token = Token für die Betriebsseite unter /operator. Besser in der Umgebung setzen.
    .quiet-rooms = Nur Kinderräume: Reaktionen statt Nachrichten, und Spitznamen.
    .blocked-names = Datei mit weiteren Namen, die abgelehnt werden, einer pro Zeile.
    .backups = Ordner für Sicherungen von der Betriebsseite.
    .quick-match = Bringt Leute, die sich nicht kennen, zu gewerteten Partien zusammen. Für öffentliche Server.
    .limits = Raten und Anzahlen, siehe unten.
    .logs = Schreibt JSON-Zeilen auf die Fehlerausgabe.
    .browser = Öffnet den Tisch in einem Browser.
help-think = Startet Bot-Prozesse für andere Server.
    .bus = Valkey-URL der Server.
    .bots = Zahl der Bot-Prozesse.
help-backup =
    Kopiert die Datenbank nach DATEI, während der Server läuft. Für Postgres nimm pg_dump.

    Die Kopie enthält die Schlüssel aller Cookies: Schütz sie so gut wie die Datenbank selbst.
help-doctor =
    Prüft eine Datenbank: liest jeden Raum, spielt jede Partie nach und prüft die beendeten.

    Geändert wird nichts, außer durch --mend-index. Der Rückgabewert ist 1, wenn es ein Problem gibt.
    .matches = Prüft nur so viele Partien, zufällig gewählt.
    .mend-index = Berichtigt aus den Aufzeichnungen das Verzeichnis, wer was gespielt hat.
help-people = Exportiert oder löscht, was über eine Person gespeichert ist.
help-people-export =
    Schreibt alles über WER (Kennung oder Name) nach ORDNER.

    Das sind person.json und die Aufzeichnung jeder beendeten Partie.
help-people-delete =
    Löscht WER (Kennung oder Name): überall den Namen und die Kennung, und die Chatnachrichten.

    Die Partien bleiben, denn auch andere haben sie gespielt, zeigen aber eine Nummer statt des Namens.
    .yes = Nicht nachfragen.
help-ratings = Verwaltet Wertungen.
help-ratings-recompute =
    Berechnet alle Wertungen aus den Aufzeichnungen der Partien neu.

    Server dürfen weiterlaufen. Dieselben Partien ergeben dieselben Wertungen: Ändert sich etwas, war etwas falsch.
help-keys = Verwaltet die Schlüssel, mit denen Cookies unterschrieben werden.
help-keys-rotate =
    Erstellt einen neuen Schlüssel.

    Laufende Server übernehmen ihn nach wenigen Minuten und nehmen den alten an, bis seine Cookies ablaufen.
    .forget-old = Lehnt ältere Cookies ab: Alle fangen neu an.
    .days = Tage, bis Cookies ablaufen.

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
click-required = erforderlich
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
       *[other] Meintest du eines davon: { $possibilities }?
    }
click-no-value = Option { $name } hat keinen Wert.
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
click-not-boolean = „{ $value }“ ist keins davon: { $states }.
click-not-choice =
    { $count ->
        [one] „{ $value }“ ist nicht { $choice }.
       *[other] „{ $value }“ ist keins davon: { $choices }.
    }
click-no-file = „{ $filename }“ gibt es nicht.
click-is-file = „{ $filename }“ ist eine Datei, kein Ordner.
click-is-directory = „{ $filename }“ ist ein Ordner, keine Datei.
click-not-readable = „{ $filename }“ lässt sich nicht lesen.
click-not-writable = „{ $filename }“ lässt sich nicht schreiben.
click-not-executable = „{ $filename }“ lässt sich nicht ausführen.
click-unopened = „{ $filename }“ lässt sich nicht öffnen: { $message }
click-unknown = unbekannter Fehler
click-different = Die beiden Werte stimmen nicht überein.
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
    .strikes = Nachrichten über der Grenze, nach denen eine Verbindung getrennt wird.
    .address-guesses = Versuchte Raumpasswörter je Stunde von einer Adresse.
    .person-reports = Meldungen einer Person am Tag.
    .address-reports = Meldungen einer Adresse am Tag.
    .message-bytes = Bytes in einer Nachricht.
    .waiting-bytes = Bytes, die auf eine langsame Verbindung warten dürfen.
    .room-queue = Nachrichten, die auf das Speichern eines Raums warten dürfen.
    .address-connections = Gleichzeitige Verbindungen einer Adresse.
    .person-connections = Gleichzeitige Verbindungen einer Person.
    .room-connections = Gleichzeitige Verbindungen in einem Raum.
    .room-address-connections = Gleichzeitige Verbindungen einer Adresse in einem Raum.
    .connections = Gleichzeitige Verbindungen insgesamt.
    .address-rooms = Neue Räume je Stunde von einer Adresse; ein Raum für eine Person zählt ein Zehntel.
    .person-rooms = Neue Räume je Stunde von einer Person; ein Raum für eine Person zählt ein Zehntel.
    .thoughts = Bot-Züge, die insgesamt warten dürfen.
    .thought-ms = Millisekunden für einen Bot-Zug.
    .request-seconds = Sekunden, in denen eine Anfrage ankommen muss.
wait = Wartezeiten
    .away = Millisekunden ohne Verbindung, nach denen jemand als nicht da gezeigt wird.
    .host = Millisekunden, bis jemand anders den Raum leitet; auch die Zeit, die alle nach einem Neustart zum Zurückkommen haben.
    .opening = Millisekunden, die eine Partie wartet, bis alle den Tisch sehen.
    .count = Millisekunden Countdown vor einem Spiel, in dem alle zugleich spielen.
    .early = Millisekunden vor Mitternacht UTC, ab denen das nächste Tagesrätsel öffnet.
    .retry = Millisekunden bis zum nächsten Versuch, wenn Speichern scheitert.
keep = Aufbewahrung
    .rooms = Tage, die ein unbenutzter Raum bleibt; 0 heißt für immer.
    .matches = Tage, die eine beendete Partie bleibt; 0 heißt für immer.
    .people = Tage, die eine Person ohne Partien bleibt; 0 heißt für immer.
    .cookies = Tage, die ein Cookie nach dem letzten Besuch gilt.
    .reports = Tage, die eine Meldung bleibt; 0 heißt für immer.
    .log = Tage, die das Protokoll der Betriebsseite bleibt; 0 heißt für immer.
help-score = Führt den Punktezettel eines Spiels am echten Tisch.
    .players = Die Namen, durch Kommas getrennt.
    .file = Speichert den Zettel in dieser Datei; gibt es sie schon, geht er weiter.
    .csv = Schreibt den Zettel am Ende als CSV.
scores-are = Punktezettel: { $path }

## Zählen mit echten Karten und Würfeln

help-count = Zählt echte Karten und Würfel: Punkte einer Hand, ob es ein SET ist, ob es ein Wort ist.
    .what = Was gezählt wird.
count-clauses = Regeln: { $clauses }
