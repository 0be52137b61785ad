### Die Seiten des Clients: Startseite, Lobby, Einstellungen, und was alle Tische gemeinsam haben.

brand = Fivefold, zur Startseite
trademarks = SET und die Namen der anderen Spiele sind Marken ihrer Inhaber. Fivefold ist freie Software von Spielern für Spieler; es ist weder mit ihnen verbunden noch von ihnen unterstützt.

## Startseite

front = Gute Spiele, ein Tisch.
    .about = Spiel mit Freunden über einen Link, gegen Bots oder allein. Ohne Konto, ohne Installation.
    .games = Spiele
continue =
    { $matches ->
        [one] Deine Partie fortsetzen
       *[other] Deine Partien fortsetzen
    }
    .with = mit { $names }
level = Wie stark sollen die Bots sein?
    .about = Das fragen wir nur einmal. Du findest es in den Einstellungen wieder.
tile-players = { $least } bis { $most } Spieler
tile-alone = Allein
tile-play = Losspielen
tile-friends = Mit Freunden
today = Tagesrätsel: { $done } von { $all } fertig
tile-daily = Tagesrätsel
tile-solitaire = Solo
rooms = Offene Tische
    .none = Gerade hat niemand einen offenen Tisch. Eröffne einen mit Freunden und mach ihn öffentlich.
    .with = mit { $host }
    .here = { $people } da
    .playing = { $people } da, Partie läuft
join = Beitreten
    .title = Mit Code beitreten
    .label = Code des Raums
    .placeholder = Raumcode
arrival = Hier weiterspielen?
    .title = Hier weiterspielen: Fivefold
    .about = Dieses Gerät übernimmt deinen Namen und deine Plätze von deinem anderen Gerät. Dein bisheriger Name auf diesem Gerät wird ersetzt.
    .yes = Ja, das bin ich
    .no = Nein
    .done = Du bist { $name }, jetzt auch auf diesem Gerät.
lost = Hier ist nichts
    .about = Diese Seite gibt es nicht.
    .home = Zur Startseite
    .no-table = Diesen Tisch gibt es nicht
    .left = Du hast den Tisch verlassen
name = Dein Name
    .change = Du heißt { $name }. Namen ändern
    .done = So heißt du jetzt.

## Einstellungen

settings = Einstellungen
setting-language = Sprache
    .auto = Automatisch
setting-theme = Design
    .light = Hell
    .dark = Dunkel
as-system = Automatisch
setting-palette = Farben der Spielsteine
    .about = Diese Farben unterscheiden sich auch in der Helligkeit, bei Farbfehlsichtigkeit.
    .standard = Standard
    .red-green = Rot-Grün-sicher
    .blue-yellow = Blau-Gelb-sicher
    .contrast = Hoher Kontrast
setting-patterns = Muster
    .about = Jede Farbe bekommt auch ihr eigenes Papier: Rot glatt, Grün liniert, Lila gepunktet.
setting-motion = Bewegung
    .none = Keine
sound = Ton
volume = Lautstärke
    .pieces = Karten, Würfel und Buchstaben
    .calls = SET-Rufe
    .turn = Ich bin am Zug
    .end = Das Ende
    .chat = Chat
haptics = Vibration
setting-notify = Benachrichtigung, wenn du am Zug bist
    .about = Nur wenn dieser Tab im Hintergrund ist.
    .refused = Dein Browser erlaubt keine Benachrichtigungen von dieser Seite.
setting-level = Bots für „Losspielen“
    .about = Stärke der Bots bei „Losspielen“.
    .ask = Frag mich
setting-keys = Tasten auf den Spielsteinen
    .about = Wird gezeigt, wo es eine Tastatur gibt.
    .show = Zeigen
    .hide = Verbergen
on = An
off = Aus

## Ein Raum

room = Raum { $code }
    .untitled = Raum
lobby = Lobby
    .stop = Partie beenden?
    .stop-about = Sie endet für alle am Tisch, ohne Ergebnis.
    .stop-yes = Partie beenden
    .players = Am Tisch
    .start = Los geht’s
    .waiting = Warten, bis { $host } startet.
    .game = Spiel
    .rules = Hausregeln
    .changed =
        { $changed ->
            [0] Standardregeln
           *[other] { $changed } geändert
        }
    .who = Wer beitreten kann
    .link = Alle mit dem Link
    .everybody = Öffentlich
    .locked = Neue brauchen das Passwort.
which-game = Welches Spiel
leave = Den Tisch verlassen?
    .about = Die Partie geht weiter, und dein Platz bleibt deiner. Du findest sie auf der Startseite wieder.
    .yes = Zur Startseite
    .no = Bleiben
free =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
    .about = Freie Plätze bleiben frei, wenn du keine Bots dazuholst.
    .bots =
        { $free ->
            [one] Bot auf meinem Niveau dazu
           *[other] Bots auf meinem Niveau dazu
        }
    .without =
        { $taken ->
            [one] Allein anfangen
           *[other] Mit { $taken } anfangen
        }
    .wait = Auf jemanden warten
invite = Einladen
    .to = In Raum { $code } einladen
    .copy = Link kopieren
    .picture = Der Link zu diesem Raum als QR-Code
# Die Adresse folgt.
handover =
    Öffne innerhalb von { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } diese Adresse auf deinem anderen Gerät. Es hat dann deinen Namen und deinen Platz.
    .copy = Diesen Link kopieren
    .ask = Auf einem anderen Gerät weiterspielen
    .back = Zurück zur Einladung
    .picture = Der Link für dein anderes Gerät als QR-Code
lock = Passwort für Neue
    .locked = Der Raum hat ein Passwort
    .another = Ein anderes oder keins
    .none = Keins
    .remove = Entfernen
    .set = Setzen
password = Passwort
    .title = Dieser Raum ist abgeschlossen
    .enter = Eintreten
panel = Leute und Chat
    .here = Leute und Chat, { $here } da
    .unread = Leute und Chat, { $here } da, { $unheard } neu
    .close = Leute und Chat schließen
person =
    .you = du
    .host = Gastgeber
    .away = weg
    .watching = schaut zu
bot-plays = Bot weiterspielen lassen
stand-up = Platz verlassen
send-out = Entfernen
    .name = { $name } entfernen
chat = Chat
    .said = Was gesagt wurde
    .none = Noch hat niemand etwas gesagt.
    .reactions = Reaktionen
    .say = Sag etwas
    .send = Senden
seat = Platz { $number }
    .who = Wer auf Platz { $number } sitzt
    .free = frei
    .sit = Hier sitzen
    .open = für alle, die den Link öffnen
seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
    .fewer = Ein Platz weniger
    .more = Ein Platz mehr
bot-choice = Wer spielt auf Platz { $number }?
    .nobody = Frei lassen
    .dial = Stärke
    .characters = Charaktere
watching = Du schaust zu.
    .list = Es schauen zu: { $names }
    .take = Den Platz von { $name } übernehmen
away = Nicht da
    .gone = { $name } ist weg
    .bot = { $name } ist weg; ein Bot spielt
begins = Beginnt in { $seconds }
    .waiting = Warten, bis alle den Tisch sehen …
skip = Zum Tisch
connection =
    .lost = Verbindung unterbrochen, gleich wieder da …
    .coming = Auf dem Weg zum Tisch …
unreachable = Der Tisch ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
answered = Der Server hat mit { $status } geantwortet.
not-sent = Du bist gerade nicht verbunden; das wurde nicht gesendet.

## Am Tisch

again = Noch einmal
another = Anderes Spiel
actions = Was du tun kannst
hint = Tipp
really = Wirklich?
wait = Einen Moment
waiting = Warten auf die anderen
happened = Verlauf
    .nothing = Noch nichts.
    .older = Früheres zeigen
rules = Regeln
    .page = Die Regeln auf einer eigenen Seite
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Warum? (Regel { $clauses })
    .score = So wird gezählt
stage = Der Tisch
tab =
    .happened = Verlauf
    .scores = Punkte
    .rules = Regeln
    .chat = Chat
moves = Züge
your-move = Dein Zug
your-turn = Du bist am Zug.
    .tab = Du bist am Zug
shortcuts = Tasten
    .why = Warum?
    .these = Diese Tasten zeigen
live = Was geschieht
players = Spieler
player =
    .you = Du
    .has-board = darf nehmen
    .turn = am Zug
    .away = weg
evening = Heute in diesem Raum
    .matches =
        { $matches ->
            [one] { $matches } Partie in diesem Raum
           *[other] { $matches } Partien in diesem Raum
        }
    .won = { $won } von { $played } gewonnen
result =
    { $winners-are ->
        [nobody] Niemand gewinnt
        [you] Du gewinnst!
        [one] { $winners } gewinnt
        [us] { $winners } teilt euch den Sieg
       *[many] { $winners } teilen sich den Sieg
    }
    .done = Gut gemacht!
    .failed = Diesmal nicht
    .close = Den Tisch ansehen
    .copy = Ergebnis kopieren
    .wait = Der Gastgeber kann noch eine Partie starten.
    .review = Analyse
    .look-back = Wiederholung
    .record = Herunterladen
    .show = Ergebnis
sheet =
    .player = Spieler
    .points = Punkte
    .round = Runde
    .all = Summe
    .best = am besten in dieser Runde
standing = Spielstand
    .time = Zeit
keys =
    .call = SET rufen
    .go = von einem zum nächsten gehen
    .pick = nehmen
    .none = keine wählen
# What keys are called.
key =
    .arrows = Pfeile
    .backspace = Rücktaste
    .escape = Escape
    .space = Leertaste
    .enter = Eingabe
started = Die Partie beginnt.
pick-three = Nimm drei
to-go = noch { $n }
has-it =
    { $who ->
        [you] Du bist dran
       *[other] { $who } ist dran
    }
calling = Gerufen …
watching-now = Zuschauen
notice =
    .no-set =
        { $who ->
            [you] Das ist kein SET
           *[other] { $who }: kein SET
        }
    .late =
        { $who ->
            [you] Du hast SET gerufen und nicht rechtzeitig eins genommen.
           *[other] { $who } hat SET gerufen und nicht rechtzeitig eins genommen.
        }
    .left =
        { $who ->
            [you] Du hast SET gerufen und bist gegangen.
           *[other] { $who } hat SET gerufen und ist gegangen.
        }
    .photo = Fotofinish
    .first =
        { $who ->
            [you] Du zuerst
           *[other] { $who } zuerst
        }
    .later =
        { $who ->
            [you] Du
           *[other] { $who }
        } +{ $ms } ms

## Kleinigkeiten

save = Speichern
close = Schließen
dismiss = Schließen
copied = Kopiert.

## Lernen

learn-alone = Solo lernen
learn = Lernen
    .coach = Was zu tun ist
    .steps = Schritte der Lektion
    .step = Schritt { $step } von { $steps }
    .again = Noch einmal
    .next = Weiter
    .skip = Überspringen
    .done = geschafft
ways = Seiten
    .daily = Tagesrätsel
    .practice = Üben
    .mine = Meine Spiele
    .teaching = Für Lehrkräfte
    .print = Rätsel auf Papier
    .more = Weitere Seiten
