### Was ein Server sagt.

closed = Der Betreiber hat diesen Raum geschlossen.
moved = Der Raum wird neu geöffnet; gleich bist du wieder da.
restart = Der Server startet neu; gleich bist du wieder da.
abuse = Von dir kam zu viel, was keinen Sinn ergibt.
signed-out = Du wurdest hier von einem anderen Gerät aus abgemeldet.
banned = Der Betreiber dieses Servers hat dich weggeschickt.
too-many-connections = Du bist schon zu oft hier; schließ ein paar deiner Tabs.
    .address = Von deiner Adresse kommen zu viele Verbindungen.
too-many-rooms = Du hast viele Räume eröffnet; warte ein wenig.
not-kept = Die Datenbank antwortet nicht; versuch es noch einmal.
    .room = Der Raum konnte nicht gespeichert werden; versuch es gleich noch einmal.
    .code = Es war kein Code frei; versuch es noch einmal.
no-such-room = Diesen Raum gibt es nicht; vielleicht wurde er schon aufgeräumt.
no-such-match = Diese Partie gibt es nicht.
not-over = Die Partie ist nicht vorbei; bis dahin ist ihre Aufzeichnung geheim.
busy = In diesem Raum ist zu viel los; versuch es gleich noch einmal.
    .records = Gerade werden viele Aufzeichnungen erstellt; versuch es gleich noch einmal.
bad-message = Das ist keine Nachricht: { $why }.
too-fast = Du fragst zu viel auf einmal; mach langsamer.
not-operator = Das ist Sache des Betreibers, mit dem Schlüssel.
bad-request = { $why }.
    .ban = Nenn eine Person oder eine Adresse, nicht beides.
    .code = Ein Code besteht nur aus Buchstaben und Ziffern.
too-many-codes = Gerade kommen viele Geräte dazu; versuch es in ein paar Minuten noch einmal.
bad-handover = Dieser Code gilt nicht mehr; lass dir auf dem anderen Gerät einen neuen geben.
stranger = Ruf zuerst /api/me auf und behalte das Cookie.
other-site = Eine andere Seite darf nicht für dich sprechen.
not-found = Hier ist nichts.

## Beim Start, und für alle, die sich darum kümmern

no-file = Eine Datenbank { $path } gibt es nicht.
    .postgres = Hier lässt sich nur eine Datei kopieren; für Postgres tut pg_dump dasselbe.
exists = { $path } gibt es schon; wähl einen anderen Namen.
no-copy = { $path } konnte nicht kopiert werden: { $why }.
bad-address = { $host } Port { $port } ist nicht benutzbar: { $why }.
port-taken = Port { $port } auf { $host } ist belegt; wähl mit --port einen anderen.
no-start = Der Server ist nicht gestartet; warum, steht in der Zeile darüber.
bad-database = { $why }
