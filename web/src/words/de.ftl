### Die Seiten des Clients: Startseite, Lobby, Einstellungen, und was alle Tische gemeinsam haben.

brand = Fivefold, zur Startseite
trademarks = SET und die Namen der anderen Spiele sind Marken ihrer Inhaber. Fivefold ist freie Software von Spielbegeisterten, mit den Inhabern nicht verbunden und von ihnen nicht unterstützt.

## Startseite

front = Gute Spiele, ein Tisch.
    .about = Spiel mit Freunden, gegen Bots oder allein. Ohne Konto, ohne Installation.
    .alone = Spiel gegen Bots oder allein. Alles bleibt auf diesem Gerät.
    .games = Spiele
continue =
    { $matches ->
        [one] Deine Partie fortsetzen
       *[other] Deine Partien fortsetzen
    }
    .with = mit { $names }
    .more = { $matches } weitere
    .yours = Du bist am Zug ({ $turns })
    .left = noch { $time }
    .mine = Du bist am Zug
    .waiting = { $names } am Zug
    .vacation = { $name } ist bis { $day } im Urlaub
play = Spielen
solo = Solo
today = Rätsel von heute
    .done = { $done } von { $all } fertig
rooms = Öffentliche Räume ({ $rooms })
    .with = mit { $host }
    .here = { $people } da
    .playing = { $people } da, Partie läuft
join = Beitreten
    .title = Mit Code beitreten
profile = Profil
keep = Du hast drei Partien gespielt. Willst du sie auf jedem Gerät behalten?
    .yes = Behalten
    .no = Jetzt nicht
arrival = Hier weiterspielen?
    .title = Hier weiterspielen: Fivefold
    .about = Dieses Gerät übernimmt deinen Namen und deine Plätze von deinem anderen Gerät.
    .replaces = Dein bisheriger Name und deine Partien auf diesem Gerät werden ersetzt.
    .yes = Ja, das bin ich
    .no = Nein
    .done = Du bist jetzt auch auf diesem Gerät { $name }.
    .done-unnamed = Dieses Gerät gehört jetzt auch dir.
friend-invites = { $name } lädt dich zu { $game } ein
    .list = Einladungen
lost = Seite nicht gefunden
    .about = Diese Seite gibt es nicht.
    .home = Zur Startseite
    .no-table = Tisch nicht gefunden
    .left = Du hast den Tisch verlassen
name = Dein Name
    .change = Du heißt { $name }. Namen ändern
    .done = Name geändert.

## Einstellungen

settings = Einstellungen
    .update = Einstellungen, eine neue Version ist da
setting-language = Sprache
    .auto = Automatisch
setting-theme = Design
    .light = Hell
    .dark = Dunkel
as-system = Automatisch
setting-palette = Farben
    .about = Hier unterscheiden sich die Farben auch in der Helligkeit. Das hilft bei Farbfehlsichtigkeit.
    .standard = Standard
    .red-green = Für Rot-Grün-Schwäche
    .blue-yellow = Für Blau-Gelb-Schwäche
    .contrast = Hoher Kontrast
setting-patterns = Muster
    .about = Jede Farbe bekommt auch ein eigenes Muster: Rot glatt, Grün liniert, Violett gepunktet.
setting-motion = Animationen
    .none = Aus
sound = Ton
volume = Lautstärke
    .pieces = Karten, Würfel und Buchstaben
    .calls = SET-Rufe
    .turn = Ich bin am Zug
    .end = Ende der Partie
    .chat = Chat
haptics = Vibration
setting-notify = Benachrichtigen, wenn ich am Zug bin
    .about = Nur wenn dieser Tab im Hintergrund ist.
    .refused = Dein Browser blockiert Benachrichtigungen von dieser Seite.
setting-level = Bots, wenn du auf „Spielen“ tippst
    .about = „Mein Niveau“ passt sich dir an.
setting-pace = Tempo der Bots
    .about = An Tischen, die du leitest. Tippe auf den Tisch, um sie anzutreiben.
    .relaxed = Gemütlich
    .normal = Normal
    .fast = Schnell
setting-keys = Tasten auf Karten und Würfeln
    .about = Erscheint, wenn du eine Tastatur hast.
    .show = Anzeigen
    .hide = Ausblenden
on = An
off = Aus

## Ein Raum

room = Raum { $code }
    .untitled = Raum
invited = { $host } lädt dich zu { $game } ein
    .nickname = Hier heißt du { $name }.
    .full = Alle Plätze sind besetzt.
    .watch = Lieber zuschauen
    .watch-only = Zuschauen
    .learn =
        { $minutes ->
            [one] In { $minutes } Minute lernen
           *[other] In { $minutes } Minuten lernen
        }
menu = Menü
end-match = Partie für alle beenden
    .sure = Diese Partie für alle beenden?
    .about = Sie endet für alle am Tisch, ohne Ergebnis.
    .no = Weiterspielen
lobby =
    .players = Am Tisch
    .start = Starten
    .waiting = Warten, bis { $host } startet.
    .rules = Hausregeln
    .changed =
        { $changed ->
            [0] Standardregeln
           *[other] { $changed } geändert
        }
    .who = Wer beitreten kann
    .link = Alle mit dem Link
    .everybody = Öffentlich
    .locked = Wer neu dazukommt, braucht das Passwort.
    .quiet = Kinderraum
    .quiet-about = Reaktionen statt Nachrichten, und alle bekommen einen Spitznamen.
# Neben Auswahlen: ein Feld für einen anderen Text, etwa eigene Karten.
option-other = Oder etwas anderes:
box-rule = Standard: { $value }
    .mark = { $value } (Standard)
amount =
    .seconds = { $value } s
    .ms = { $value } ms
    .unlimited = Unbegrenzt
which-game = Spiel wählen
leave = Tisch verlassen?
    .about = Die Partie geht weiter, und du behältst deinen Platz. Du findest sie auf der Startseite.
    .rated = Diese Partie wird gewertet. Wenn du nicht bald zurückkommst, hast du verloren.
    .yes = Verlassen
    .no = Bleiben
free =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
    .about = Freie Plätze bleiben leer, wenn du keine Bots hinzufügst.
    .bots =
        { $free ->
            [one] Mit Bot auf meinem Niveau
           *[other] Mit Bots auf meinem Niveau
        }
    .without =
        { $taken ->
            [one] Allein starten
           *[other] Mit { $taken } Personen starten
        }
    .wait = Auf andere warten
invite = Einladen
    .to = In Raum { $code } einladen
    .copy = Link kopieren
    .picture = QR-Code mit dem Link zu diesem Raum
# Die Adresse folgt.
handover =
    Öffne das innerhalb von { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } auf deinem anderen Gerät, um deinen Namen und deinen Platz mitzunehmen.
    .copy = Link kopieren
    .ask = Auf anderem Gerät weiterspielen
    .back = Zurück zur Einladung
    .picture = QR-Code mit dem Link für dein anderes Gerät
lock = Passwort für Neue
    .locked = Der Raum hat ein Passwort
    .another = Neues Passwort (leer: keins)
    .none = Keins
    .remove = Entfernen
    .set = Festlegen
password = Passwort
panel = Leute und Chat
    .here = Leute und Chat, { $here } da
    .unread = Leute und Chat, { $here } da, { $unheard } neu
    .close = Leute und Chat schließen
person =
    .you = du
    .host = leitet den Raum
    .away = nicht da
    .watching = schaut zu
    .muted = stumm
    .company = Stummschalten oder melden
    .about = { $name } stummschalten oder melden
bot-plays = Bot weiterspielen lassen
stand-up = Platz verlassen
send-out = Entfernen
    .name = { $name } entfernen
chat = Chat
    .said = Nachrichten
    .none = Noch keine Nachrichten.
    .reactions = Reaktionen
    .say = Nachricht schreiben
    .send = Senden
seat = Platz { $number }
    .who = Wer auf Platz { $number } sitzt
    .free = Freier Platz
    .sit = Platz nehmen
    .add-bot = Bot hinzufügen
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
    .list = Publikum: { $names }
    .take = Platz von { $name } übernehmen
away = Nicht da
    .gone = { $name } ist nicht da
    .bot = { $name } ist nicht da; ein Bot spielt
begins = Beginnt in { $seconds }
    .waiting = Warten, bis alle den Tisch sehen …
skip = Zum Tisch
connection =
    .lost = Verbindung unterbrochen. Neuer Versuch …
    .coming = Der Tisch wird geöffnet …
engine = Die Spiele werden geladen
    .failed = Die Spiele konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
    .again = Noch einmal versuchen
    .lost = Das hat nicht geklappt. Bitte versuch es noch einmal.
    .full = Auf diesem Gerät ist kein Platz mehr, darum wurde das nicht gespeichert. Schaff Platz und versuch es noch einmal.
unreachable = Der Tisch ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
answered = Der Server meldet Fehler { $status }.
not-sent = Du bist offline, darum wurde das nicht gesendet.

## Am Tisch

again = Noch einmal
another = Anderes Spiel
actions = Aktionen
hint = Tipp
really = Wirklich?
wait = Einen Moment
waiting = Warten auf die anderen
happened = Verlauf
    .nothing = Noch nichts.
    .older = Früheres zeigen
rules = Regeln
    .page = Regeln auf eigener Seite öffnen
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Warum? (Regel { $clauses })
    .score = So wird gezählt
    .ask = Warum?
    .rule = Genaue Regel
stage = Tisch
tab =
    .happened = Verlauf
    .scores = Punkte
    .rules = Regeln
    .chat = Chat
moves = Züge
your-move = Dein Zug
your-turn = Du bist am Zug.
    .tab = Du bist am Zug
push = Benachrichtigen, wenn ich am Zug bin
    .no = Nein danke
    .done = Wir benachrichtigen dich, wenn du am Zug bist.
    .denied = Dein Browser blockiert Benachrichtigungen von dieser Seite.
shortcuts = Tastenkürzel
    .why = Warum?
    .these = Tastenkürzel zeigen
live = Live-Meldungen
players = Am Tisch
player =
    .you = Du
    .has-board = ist dran
    .turn = am Zug
    .away = nicht da
evening = Bisherige Partien
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
    .place = Platz { $place } für dich
    .done = Gut gemacht!
    .failed = Diesmal nicht
    .close = Tisch zeigen
    .copy = Ergebnis kopieren
    .level = Bots in deiner nächsten Partie
    .wait = Wer den Raum leitet, kann noch eine Partie starten.
    .review = Analyse
    .show = Ergebnis
sheet =
    .player = Name
    .points = Punkte
    .round = Runde
    .all = Summe
    .best = bestes Ergebnis der Runde
standing = Spielstand
    .time = Zeit
keys =
    .call = SET rufen
    .go = Markierung bewegen
    .pick = auswählen
    .none = Auswahl aufheben
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
calling = SET gerufen …
watching-now = Du schaust zu
notice =
    .no-set =
        { $who ->
            [you] Das ist kein SET
           *[other] { $who }: kein SET
        }
    .late =
        { $who ->
            [you] Du hast SET gerufen, aber die Zeit war um.
           *[other] { $who } hat SET gerufen, aber die Zeit war um.
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

labelled = { $label }: { $text }
save = Speichern
close = Schließen
dismiss = Ausblenden
copied = Kopiert!

## Lernen

learn =
    .coach = Anleitung
    .steps = Schritte der Lektion
    .step = Schritt { $step } von { $steps }
    .again = Von vorn
    .next = Weiter
    .skip = Überspringen
    .done = geschafft
ways = Seiten
    .daily = Tagesrätsel
    .practice = Üben
    .mine = Meine Partien
    .teaching = Für Lehrkräfte
    .print = Rätsel zum Drucken
    .score = Am echten Tisch
    .more = Weitere Seiten

## Die App, und ohne Netz

app = Fivefold als App
    .install = Installieren
    .offer = Fivefold als App installieren?
    .share = Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
    .saved = Seiten und Regeln sind auf diesem Gerät gespeichert. Zum Spielen brauchst du eine Verbindung.
    .ready = Bereit: Du kannst offline spielen.
update = Eine neue Version ist da.
    .reload = Neu laden
    .later = Lade nach deiner Partie neu.
offline = Offline
    .title = Du bist offline
    .about = Diese Seite braucht eine Verbindung. Versuch es wieder, wenn du online bist.
    .only-server = Nur auf einem Server
    .only-server-about = Hier spielst du nur auf diesem Gerät. Klubs, Turniere, Profile und Bestenlisten gibt es auf einem Fivefold-Server.
tournament = Turnier
    .table = Dein Tisch
    .waiting = Runde { $round }, Tisch { $table }. Es geht los, sobald alle da sind.
    .back = Zurück zum Turnier
