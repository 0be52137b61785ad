### Was ein Raum sagt.

not-kept = Das konnte nicht gespeichert werden, darum hat sich nichts geändert. Versuch es gleich noch einmal.
no-book = Dieses Spiel hat kein Wörterbuch.
busy = Die Bots sind gerade beschäftigt. Versuch es gleich noch einmal.
trouble = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
locked = Dieser Raum hat ein Passwort. Gib es ein, um beizutreten.
too-many-questions = Warte bitte erst die letzte Antwort ab.
bad-name =
    Ein Name hat 1 bis { $most ->
        [one] { $most } Buchstaben
       *[other] { $most } Buchstaben
    }.
rated = Das geht in einer gewerteten Partie nicht.
    .gone = Dein Gegenüber ist gegangen. Such eine neue Partie.
kicked = Du wurdest aus diesem Raum entfernt.
full = Dieser Raum ist voll. Versuch es später noch einmal, oder eröffne einen eigenen.
not-host = Das darf nur, wer den Raum leitet.
no-such-person = Diese Person ist nicht hier.
wrong-password = Falsches Passwort. Versuch es noch einmal.
playing = Es läuft eine Partie. Spielt sie zu Ende oder geht erst zurück in die Lobby.
    .other-seat = Dieser Platz gehört nicht zur Partie.
    .has-seen = Du hast schon eine andere Hand gesehen. Den Platz kannst du erst in der nächsten Partie wechseln.
    .seated = Du hast in dieser Partie schon einen Platz.
    .no-stand-in = Während einer Partie springt ein Bot nur ein, wenn jemand gegangen ist.
no-open-seat = Alle Plätze sind besetzt. Du kannst zuschauen.
seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
not-seated = Du hast keinen Platz. Such dir erst einen aus.
empty = Schreib erst etwas.
no-match = Es läuft keine Partie.
    .other = Diese Partie läuft nicht an diesem Tisch.
watching = Du schaust zu. Nimm Platz, um mitzuspielen.
too-long = Diese Partie ist zu lang. Geh zurück in die Lobby und beginn eine neue.
no-such-reaction = Diese Reaktion gibt es nicht.
no-such-step = Diesen Schritt hat die Lektion nicht.
no-such-moment = Diesen Zug hat die Partie nicht. Ihr letzter ist { $last }.
is-over = In dieser Stellung ist die Partie vorbei. Es gibt nichts mehr zu spielen.
known-cards = Wer den Raum leitet, kennt diese Karten schon. Darum kannst du nur zusehen.
not-yourself = Du kannst dich nicht selbst entfernen. Verlass einfach den Raum.
owner = Wer den Raum eröffnet hat, kann nicht entfernt werden.
not-here = Das geht hier nicht.
no-hints = Tipps gibt es nur, wenn du allein oder gegen Bots spielst.
too-few =
    Dieses Spiel braucht { $least ->
        [one] mindestens { $least } Person
       *[other] mindestens { $least } Personen
    }. Füg Bots hinzu oder warte auf andere.
not-begun = Die Partie fängt gleich an.
not-yet = Das Rätsel vom { $date } öffnet um Mitternacht UTC.
quiet = In diesem Raum gibt es keine Nachrichten, nur Reaktionen.
    .always = Alle Räume auf diesem Server sind Kinderräume.
tournament = Das geht hier nicht: Das Turnier legt Spiel und Plätze fest.
    .not-yours = Hier kann nur sitzen, wer an diesem Tisch spielt.
