### One's profile: the name, ways to come back, and devices.

title = Profil
back = Deine Partien behalten
    .about = Dein Name und deine Partien sind nur in diesem Browser. Mit einem Passkey oder einem Wiederherstellungscode hast du sie auf jedem Gerät.
    .kept = Du kannst dich auf jedem Gerät anmelden.
passkey = Passkey
    .add = Passkey erstellen
    .done = Passkey erstellt
    .none = Passkeys brauchen eine sichere Adresse (https). Ein Wiederherstellungscode geht überall.
made = Erstellt am { $day }
remove = Entfernen
recovery =
    .get = Wiederherstellungscode holen
    .again = Neuen Wiederherstellungscode holen
    .made = Du hast einen Wiederherstellungscode vom { $day }.
    .about = Schreib ihn auf oder druck ihn aus: Wir zeigen ihn nur einmal. Ein neuer Code ersetzt diesen.
    .copy = Code kopieren
    .print = Drucken
devices = Deine Geräte
    .this = Dieses Gerät
    .seen = Zuletzt benutzt am { $day }
    .unnamed = Ein Browser
    .out = Abmelden
    .out-others = Überall sonst abmelden
    .done = Abgemeldet
    .add = Gerät hinzufügen
before = Schon einmal hier gespielt?
    .about = Melde dich mit deinem Profil von einem anderen Gerät an.
    .merge = Meine Partien aus diesem Browser mitnehmen
    .passkey = Mit Passkey anmelden
    .code = Wiederherstellungscode
    .sign-in = Anmelden
    .done = Willkommen zurück, { $name }!
    .done-unnamed = Willkommen zurück!
vacation = Urlaub
    .about = In Partien mit Tagen pro Zug steht deine Uhr still, solange du weg bist. Spielen kannst du trotzdem.
    .days = Tage
    .begin = Urlaub beginnen
    .end = Urlaub beenden
    .until = Du bist bis { $day } im Urlaub.
    .left =
        { $days ->
            [one] Du hast dieses Jahr noch einen Tag.
           *[other] Du hast dieses Jahr noch { $days } Tage.
        }
push = Benachrichtigungen
    .about = Wir benachrichtigen dich, wenn du in einer Partie mit Tagen pro Zug am Zug bist, auch wenn der Browser zu ist.
    .none = Benachrichtigungen brauchen eine sichere Adresse (https) und einen Browser, der sie unterstützt.
    .begin = Benachrichtigungen einschalten
    .begin-here = Auch in diesem Browser einschalten
    .end = Benachrichtigungen abschalten
    .denied = Dein Browser blockiert Benachrichtigungen von dieser Seite.
    .quiet-from = Ruhe von
    .quiet-until = bis
friends = Mit wem du gespielt hast
    .none = Wenn du eine Partie mit anderen beendest, findest du sie hier.
    .here = Gerade da
    .last = Letzte Partie: { $day }
    .blocked = Blockiert: kein Zutritt zu deinen Räumen, keine Einladungen
    .invite = Einladen
    .invited = Einladung verschickt
    .block = Blockieren
    .unblock = Nicht mehr blockieren
    .more = { $people } weitere
    .shows = Andere sehen lassen, wann ich da bin
tournaments = Turniere
clubs = Klubs
