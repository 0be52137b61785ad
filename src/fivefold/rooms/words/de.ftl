### Was ein Raum sagt.

not-kept = Das konnte nicht gespeichert werden und ist darum nicht geschehen. Versuch es gleich noch einmal.
no-book = In diesem Spiel gibt es nichts nachzuschlagen.
busy = Gerade wird an vielen Tischen nachgedacht. Versuch es gleich noch einmal.
trouble = Hier ist etwas schiefgegangen. Du kannst nichts dafür.
locked = Für diesen Raum braucht man ein Passwort.
too-many-questions = Warte erst die Antwort auf deine letzte Frage ab.
bad-name =
    Ein Name hat 1 bis { $most ->
        [one] { $most } Buchstaben
       *[other] { $most } Buchstaben
    }.
kicked = Der Gastgeber hat dich aus dem Raum entfernt.
full = Dieser Raum ist voll.
not-host = Das darf nur der Gastgeber.
no-such-person = Diese Person ist nicht hier.
wrong-password = Das ist nicht das Passwort dieses Raums.
playing = Es läuft gerade eine Partie. Spielt sie zu Ende oder geht erst zurück in die Lobby.
    .other-seat = Dieser Platz gehört nicht zur Partie.
    .has-seen = Du hast den Tisch in dieser Partie schon von einem anderen Platz aus gesehen.
    .seated = Du hast in dieser Partie schon einen Platz.
    .no-stand-in = Während einer Partie springt ein Bot nur für jemanden ein, der gegangen ist.
seat-taken = Dieser Platz ist besetzt.
not-seated = Du hast keinen Platz.
empty = Da steht nichts.
no-match = Es läuft keine Partie.
    .other = Diese Partie liegt hier nicht auf dem Tisch.
watching = Du schaust zu. Setz dich an einen Platz, um mitzuspielen.
too-long = Diese Partie dauert schon zu lange; geh zurück in die Lobby und beginn eine neue.
no-such-reaction = Diese Reaktion gibt es nicht.
no-such-step = Diesen Schritt hat die Lektion nicht.
no-such-moment = Diesen Moment hat die Partie nicht; ihr letzter ist { $last }.
is-over = In dieser Stellung ist die Partie zu Ende: Es gibt nichts mehr zu spielen.
known-cards = Wer diesen Tisch eröffnet hat, kennt alle Karten: Du kannst zusehen.
not-yourself = Du kannst dich nicht selbst entfernen.
owner = Wer den Raum eröffnet hat, kann nicht entfernt werden.
not-here = Das geht hier nicht.
no-hints = Tipps bekommt nur, wer allein oder gegen Bots spielt.
too-few =
    Dieses Spiel braucht { $least ->
        [one] mindestens { $least } Person
       *[other] mindestens { $least } Personen
    }; lass Bots auf den freien Plätzen spielen, oder warte auf jemanden.
not-begun = Die Partie fängt gleich an; einen Augenblick.
not-yet = Das Rätsel vom { $date } kommt mit seinem Tag, um Mitternacht UTC.
