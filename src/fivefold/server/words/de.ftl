### Was ein Server sagt.

closed = Der Betreiber hat diesen Raum geschlossen.
moved = Der Raum wird neu geöffnet; gleich bist du wieder da.
restart = Der Server startet neu; gleich bist du wieder da.
abuse = Verbindung getrennt: zu viele ungültige Nachrichten.
signed-out = Du wurdest hier von einem anderen Gerät aus abgemeldet.
forgotten = Deine Daten sind gelöscht.
banned = Du wurdest von diesem Server ausgeschlossen.
too-many-connections = Fivefold ist in zu vielen Tabs offen. Schließ ein paar davon.
    .address = Von deiner Adresse kommen zu viele Verbindungen.
    .room = Von deiner Adresse kommen zu viele Verbindungen in diesen Raum.
too-many-rooms = Du hast viele Räume eröffnet; warte ein wenig.
too-many-guesses = Von deiner Adresse wurden zu viele Passwörter ausprobiert; warte ein wenig.
unreachable = Der Server dieses Raums ist gerade nicht zu erreichen; es wird weiter versucht.
    .stopping = Dieser Server wird gerade angehalten; versuch es noch einmal.
not-kept = Die Datenbank antwortet nicht; versuch es noch einmal.
    .room = Der Raum konnte nicht gespeichert werden; versuch es gleich noch einmal.
    .code = Es war kein Code frei; versuch es noch einmal.
no-such-room = Diesen Raum gibt es nicht. Vielleicht ist er abgelaufen.
no-such-match = Diese Partie gibt es nicht.
not-over = Die Partie ist nicht vorbei; bis dahin ist ihre Aufzeichnung geheim.
busy = In diesem Raum ist zu viel los; versuch es gleich noch einmal.
    .records = Gerade werden viele Aufzeichnungen erstellt; versuch es gleich noch einmal.
    .exports = Gerade werden schon alle Partien von jemandem zusammengestellt; versuch es gleich noch einmal.
    .devices = Gerade lässt sich kein weiteres Gerät hinzufügen; versuch es in ein paar Minuten noch einmal.
    .reviews = Gerade werden viele Partien analysiert. Versuch es gleich noch einmal.
no-review = Diese Partie konnte nicht analysiert werden. Versuch es später noch einmal.
    .too-long = Die Analyse hat zu lange gedauert. Versuch es später noch einmal.
too-large = Eine Aufzeichnung hat hier höchstens { $most } MB und 20.000 Zeilen.
too-much = Diese Aufzeichnung zu lesen dauert zu lange, deshalb bleibt sie liegen.
bad-message = Das ist keine Nachricht: { $why }.
    .newer = Das kennt man hier noch nicht; versuch es in ein paar Minuten noch einmal.
too-fast = Das war zu schnell. Warte einen Moment.
not-operator = Das ist Sache des Betreibers, mit dem Schlüssel.
bad-request = { $why }.
    .ban = Nenn eine Person oder eine Adresse, nicht beides.
    .code = Ein Code besteht nur aus Buchstaben und Ziffern.
too-many-codes = Gerade kommen viele Geräte dazu; versuch es in ein paar Minuten noch einmal.
bad-handover = Dieser Code gilt nicht mehr; lass dir auf dem anderen Gerät einen neuen geben.
stranger = Ruf zuerst /api/me auf und behalte das Cookie.
other-site = Eine andere Seite darf nicht für dich sprechen.
not-found = Hier ist nichts.
# Die Seite an Stelle des Clients, wenn der nicht gebaut ist.
not-built = Der Web-Client ist nicht gebaut: make play baut ihn.
# What a link to us shows where it is shared.
card = Fivefold: Karten- und Würfelspiele an einem Tisch
    .about = SET, Karma, Five Crowns und mehr: mit Freunden über einen Link, gegen Bots oder allein. Kein Konto, nichts zu installieren.
card-room = Komm und spiel { $game }
    .about = Am Tisch wartet ein Platz auf dich: öffne den Link. Kein Konto, nichts zu installieren.

## Beim Start, und für alle, die sich darum kümmern

no-file = Eine Datenbank { $path } gibt es nicht.
    .postgres = Hier lässt sich nur eine Datei kopieren; für Postgres tut pg_dump dasselbe.
exists = { $path } gibt es schon; wähl einen anderen Namen.
no-copy = { $path } konnte nicht kopiert werden: { $why }.
    .damaged = { $path } ließ sich nicht kopieren: Die Kopie ist beschädigt ({ $why }).
bad-address = { $host } Port { $port } ist nicht benutzbar: { $why }.
port-taken = Port { $port } auf { $host } ist belegt; wähl mit --port einen anderen.
no-start = Der Server ist nicht gestartet; warum, steht in der Zeile darüber.
no-bus = Ein Bus braucht das Paket redis: `pip install 'fivefold[cluster]'`.
bad-bus = Das ist keine Adresse eines Busses: gib eine an wie valkey://localhost:6379.
    .alone = Mehrere Prozesse brauchen eine gemeinsame Datenbank: gib eine URL von Postgres an.
start = Fivefold ist da: { $address }
    .other-port = Port { $taken } ist belegt, darum ist es Port { $port }.
    .others = Andere erreichen es unter { $address }
    .stop = Strg+C beendet es.
# Ärger mit der Datenbank.
database =
    .why = { $why }
    .no-asyncpg = Postgres braucht das Paket asyncpg: `pip install 'fivefold[postgres]'`.
    .no-address = Das ist keine Adresse einer Datenbank: gib eine Datei an oder eine URL von SQLite oder Postgres.
    .not-opened = Die Datenbank { $database } lässt sich nicht öffnen: { $why }.
    .newer = Sie stammt von einem neueren Fivefold (Schema { $schema }, dieses kennt { $known })
    .not-open = Die Datenbank ist nicht geöffnet.
    .no-answer = Die Datenbank hat nicht geantwortet: { $why }.
    .not-taken = Die Datenbank hat es nicht angenommen: { $why }.
    .undone = Die Datenbank hat die Transaktion zurückgenommen.
    .not-writable = Das lässt sich nicht schreiben: { $why }.
    .moved = Die Datenbank wurde unter dem laufenden Server verschoben oder ersetzt; starte ihn neu.
    .not-there = Die Datenbank ist nicht zu erreichen: { $why }.
    .hangs = die Festplatte oder das Netz hängt
    .room = Ein Raum lässt sich nicht lesen; `fivefold doctor` sagt, welcher.
    .match = Eine Partie lässt sich nicht lesen; `fivefold doctor` sagt, welche.
# Was eine Untersuchung findet; davor steht, worum es geht, etwa „Partie 4f: Es fehlen Einträge.“
sick = Datenbank
    .room = Raum
    .match = Partie
    .readable = Andere dürfen die Datei lesen; der nächste Start des Servers behebt das.
    .empty = Sie enthält keine Tabellen.
    .older = Sie hat Schema { $schema }; der nächste Start des Servers bringt sie auf { $today }.
    .stray = Es gibt Einträge, aber nicht die Partie, zu der sie gehören.
    .unreadable = Das lässt sich nicht lesen: { $why }.
    .other = Der Raum nennt sich selbst { $code }.
    .no-match = Die zugehörige Partie { $match } ist nicht da.
    .entries = Es fehlen Einträge.
    .end = Sie war vorbei, aber ihre letzten Einträge fehlen.
    .index = Das Verzeichnis, wer was gespielt hat, sagt etwas anderes über sie; doctor --mend-index berichtigt es.
    .not-replayed = Sie lässt sich nicht nachspielen: { $why }.

## Die Seite über die REST-Schnittstelle

api = Die REST-Schnittstelle
    .schema = dasselbe für Programme.
    .play = Gespielt wird über den WebSocket { $address }, den die Protokollseite des Projekts beschreibt.
    .takes = Nimmt { $what }.
    .answers = Antwortet mit { $what }.
    .list = einer Liste von { $what }
