### Was ein Server sagt.

closed = Dieser Raum wurde vom Betrieb des Servers geschlossen.
moved = Der Raum wird neu geöffnet. Gleich bist du wieder da.
restart = Der Server startet neu. Gleich bist du wieder da.
abuse = Verbindung getrennt: zu viele ungültige Nachrichten.
signed-out = Du wurdest hier von einem anderen Gerät aus abgemeldet.
forgotten = Deine Daten sind gelöscht.
banned = Du bist auf diesem Server gesperrt.
    .until = Du bist auf diesem Server bis { $until } gesperrt.
    .why = Du bist auf diesem Server gesperrt: { $why }
    .until-why = Du bist auf diesem Server bis { $until } gesperrt: { $why }
not-together = Melden kannst du nur Leute, mit denen du in diesem Raum bist oder warst.
    .match = Diese Partie wurde nicht in diesem Raum gespielt.
already-reported = Du hast das für diese Partie schon gemeldet. Es wird angesehen.
too-many-reports = Das sind genug Meldungen für heute. Sie werden angesehen.
no-reports = Auf diesem Server liest niemand Meldungen. Du kannst die Person stummschalten oder den Raum verlassen.
too-many-backups = Es gibt schon { $most } Sicherungen. Lösche zuerst alte in { $folder }.
no-backup = Die Sicherung ist nicht gelungen. Warum, steht im Log des Servers.
    .postgres = Für Postgres gibt es eigene Programme zum Sichern, etwa pg_dump.
name-not-allowed = Dieser Name ist hier nicht erlaubt. Bitte nimm einen anderen.
too-many-connections = Fivefold ist in zu vielen Tabs offen. Schließ ein paar und versuch es noch einmal.
    .address = Zu viele Verbindungen aus deinem Netz. Versuch es später noch einmal.
    .room = Zu viele Verbindungen aus deinem Netz in diesen Raum. Versuch es später noch einmal.
too-many-rooms =
    Du hast viele Räume eröffnet. Versuch es in { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } noch einmal.
too-many-guesses = Zu viele falsche Passwörter aus deinem Netz. Warte bitte ein wenig.
unreachable = Dieser Raum ist gerade nicht erreichbar. Neuer Versuch …
    .stopping = Dieser Server wird gerade beendet. Versuch es noch einmal.
not-kept = Das konnte nicht gespeichert werden. Versuch es noch einmal.
    .room = Der Raum konnte nicht gespeichert werden. Versuch es gleich noch einmal.
    .code = Es war kein Raumcode frei. Versuch es noch einmal.
quick =
    .off = Dieser Server vermittelt keine Partien. Spiel mit Freunden oder gegen Bots.
    .no-such-game = Für dieses Spiel lässt sich keine Partie suchen. Richte einen Tisch ein.
    .full = Aus deinem Netz suchen gerade zu viele eine Partie. Versuch es in einer Minute noch einmal.
    .no-bot = Für einen Bot ist es noch zu früh. Warte noch ein paar Sekunden.
no-such-month = Diesen Monat gibt es nicht.
no-such-room = Raum nicht gefunden. Vielleicht ist er abgelaufen.
no-such-club = Diesen Klub gibt es nicht. Prüfe den Link.
not-member = Das können nur Mitglieder.
too-many-clubs =
    Du kannst { $most ->
        [one] { $most } Klub
       *[other] { $most } Klubs
    } leiten.
no-such-match = Partie nicht gefunden.
not-over = Du kannst diese Partie herunterladen, wenn sie vorbei ist.
busy = In diesem Raum ist zu viel los. Versuch es gleich noch einmal.
    .records = Gerade wird viel heruntergeladen. Versuch es gleich noch einmal.
    .exports = Gerade läuft schon ein anderer Export. Versuch es gleich noch einmal.
    .devices = Gerade lässt sich kein Gerät hinzufügen. Versuch es in ein paar Minuten noch einmal.
    .reviews = Gerade werden viele Partien analysiert. Versuch es gleich noch einmal.
    .making = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
    .backup = Gerade läuft eine Sicherung. Versuch es gleich noch einmal.
no-review = Diese Partie konnte nicht analysiert werden. Versuch es später noch einmal.
    .too-long = Die Analyse hat zu lange gedauert. Versuch es später noch einmal.
too-large = Diese Datei ist zu groß. Erlaubt sind { $most } MB und 20.000 Zeilen.
too-much = Diese Datei zu öffnen dauert zu lange, darum haben wir aufgehört.
bad-message = Ungültige Nachricht: { $why }.
    .newer = Der Server wird gerade aktualisiert. Versuch es in ein paar Minuten noch einmal.
too-fast = Das war zu schnell. Warte bitte einen Moment.
not-operator = Das geht nur mit dem Betriebstoken dieses Servers.
bad-request = { $why }.
    .ban = Nenn eine Person oder eine Adresse, nicht beides.
    .code = Ein Code besteht nur aus Buchstaben und Ziffern.
    .host = Das ist keine gültige Serveradresse.
    .length = Die Anfrage nennt die Länge ihres Inhalts zweimal.
    .own-address = Das ist dein eigenes Netz. Du würdest dich aussperren.
too-many-codes = Gerade werden zu viele Geräte hinzugefügt. Versuch es in ein paar Minuten noch einmal.
bad-handover = Dieser Code ist abgelaufen. Hol dir auf deinem anderen Gerät einen neuen.
bad-passkey = Dieser Passkey hat nicht funktioniert. Versuch es noch einmal.
    .unknown = Dieser Passkey ist hier nicht mehr bekannt. Nimm einen anderen oder deinen Wiederherstellungscode.
no-passkeys = Auf diesem Server gibt es keine Passkeys. Nimm stattdessen einen Wiederherstellungscode.
too-many-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen.
bad-recovery = Das ist kein gültiger Wiederherstellungscode. Prüf jeden Buchstaben und jede Ziffer.
vacation =
    .already = Du bist schon im Urlaub.
    .too-long =
        Du hast dieses Jahr noch { $days ->
            [one] einen Urlaubstag
           *[other] { $days } Urlaubstage
        }.
push =
    .turn = Du bist am Zug
    .stop = Abschalten
    .unknown-service = Der Benachrichtigungsdienst dieses Browsers wird hier nicht unterstützt. Nimm einen anderen Browser.
    .bad-key = Dieser Browser hat einen ungültigen Schlüssel geschickt. Versuch es noch einmal.
    .unavailable = Dieser Server kann keine Benachrichtigungen senden.
friends =
    .strangers = Einladen kannst du nur Leute, mit denen du eine Partie beendet hast.
    .too-many = Du hast schon viele Einladungen verschickt. Bitte warte auf eine Antwort.
stranger = Kein Sitzungs-Cookie: Ruf zuerst /api/me auf und behalte das Cookie.
other-site = Anfrage blockiert: Sie kam von einer anderen Website.
not-found = Seite nicht gefunden.
# Die Seite an Stelle des Clients, wenn der nicht gebaut ist.
not-built = Der Web-Client ist nicht gebaut: make play baut ihn.
# What a link to us shows where it is shared.
card = Fivefold: Karten- und Würfelspiele an einem Tisch
    .about = SET, Karma, Five Crowns und mehr. Mit Freunden, gegen Bots oder allein. Ohne Konto, ohne Installation.
card-room = Komm und spiel { $game }
    .about = Ein Platz wartet auf dich: Öffne einfach den Link. Ohne Konto, ohne Installation.
card-game = { $game }: mit Freunden oder gegen Bots spielen
    .about = { $blurb } Ohne Konto, ohne Installation.

## Beim Start, und für alle, die sich darum kümmern

no-file = Datenbank { $path } nicht gefunden.
    .postgres = Hier lässt sich nur eine SQLite-Datei kopieren. Für Postgres nimm pg_dump.
no-names = Die Namen in { $path } sind nicht lesbar: { $why }.
exists = { $path } gibt es schon. Wähl einen anderen Namen.
no-copy = { $path } lässt sich nicht kopieren: { $why }.
    .damaged = { $path } lässt sich nicht kopieren: Die Kopie ist beschädigt ({ $why }).
bad-address = { $host }, Port { $port }, lässt sich nicht verwenden: { $why }.
port-taken = Port { $port } auf { $host } ist belegt. Wähl mit --port einen anderen.
no-start = Der Server ist nicht gestartet. Siehe die Zeile darüber.
no-bus = Ein Bus braucht das Paket redis: `pip install 'fivefold[cluster]'`.
bad-bus = Ungültige Bus-URL. Gib eine an wie valkey://localhost:6379.
    .alone = Mehrere Prozesse brauchen eine gemeinsame Datenbank. Gib eine Postgres-URL an.
start = Fivefold läuft unter { $address }
    .other-port = Port { $taken } ist belegt, darum ist es Port { $port }.
    .others = In deinem Netz: { $address }
    .no-tls = Ohne https bieten Browser keine Passkeys, keine Benachrichtigungen und keine Installation; Wiederherstellungscodes und Links für andere Geräte gehen. Ein Weg zu https: `caddy reverse-proxy --from NAME --to 127.0.0.1:{ $port }` und --base-url https://NAME
    .stop = Beenden mit Strg+C.
# Ärger mit der Datenbank.
database =
    .why = { $why }
    .no-asyncpg = Postgres braucht das Paket asyncpg: `pip install 'fivefold[postgres]'`.
    .no-address = Ungültige Datenbank. Gib eine Datei oder eine URL von SQLite oder Postgres an.
    .not-opened = Die Datenbank { $database } lässt sich nicht öffnen: { $why }.
    .newer = Sie stammt von einem neueren Fivefold (Schema { $schema }, dieses kennt { $known })
    .not-open = Die Datenbank ist nicht geöffnet.
    .no-answer = Die Datenbank hat nicht geantwortet: { $why }.
    .not-taken = Die Datenbank hat einen Schreibvorgang abgelehnt: { $why }.
    .undone = Die Datenbank hat die Transaktion zurückgenommen.
    .not-writable = Das lässt sich nicht schreiben: { $why }.
    .moved = Die Datenbankdatei wurde bei laufendem Server verschoben oder ersetzt. Starte den Server neu.
    .not-there = Die Datenbank ist nicht erreichbar: { $why }.
    .hangs = die Festplatte oder das Netz antwortet nicht
    .room = Ein Raum lässt sich nicht lesen. `fivefold doctor` sagt, welcher.
    .match = Eine Partie lässt sich nicht lesen. `fivefold doctor` sagt, welche.
# Was eine Untersuchung findet; davor steht, worum es geht, etwa „Partie 4f: Es fehlen Einträge.“
sick = Datenbank
    .room = Raum
    .match = Partie
    .readable = Andere dürfen die Datei lesen; der nächste Start des Servers behebt das.
    .empty = Sie enthält keine Tabellen.
    .older = Sie hat Schema { $schema }; der nächste Start des Servers bringt sie auf { $today }.
    .stray = Es gibt Einträge ohne Partie.
    .unreadable = Das lässt sich nicht lesen: { $why }.
    .other = Der Raum nennt sich selbst { $code }.
    .no-match = Die zugehörige Partie { $match } fehlt.
    .entries = Es fehlen Einträge.
    .end = Sie ist vorbei, aber ihre letzten Einträge fehlen.
    .index = Das Verzeichnis, wer was gespielt hat, ist falsch; `doctor --mend-index` behebt das.
    .not-replayed = Sie lässt sich nicht nachspielen: { $why }.

## Die Seite über die REST-Schnittstelle

api = REST-API
    .schema = dasselbe für Programme.
    .play = Gespielt wird über den WebSocket { $address }; siehe die Protokollseite des Projekts.
    .takes = Nimmt { $what }.
    .answers = Antwortet mit { $what }.
    .list = einer Liste von { $what }

## Der Client als App

app = Karten- und Würfelspiele an einem Tisch: mit Freunden, gegen Bots oder allein.
    .today = Rätsel von heute
    .picture = Die Spiele
