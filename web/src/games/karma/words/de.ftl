### Karma im Browser; zu den Worten des Spiels selbst.

account =
    { $cards ->
        [one] mit { $cards } Karte übrig
       *[other] mit { $cards } Karten übrig
    }

hidden-card = eine verdeckte Karte
cards = { $cards }

## Auswählen

choose = Wähl drei Karten
    .about = Sie liegen offen auf dem Tisch und kommen nach deiner Hand dran. Die anderen drei behältst du.
    .suggested = Vorschlag
    .suggested-card = { $card }, vorgeschlagen
    .take = Vorschlag nehmen
    .lay = Diese auslegen
    .left = Noch zu wählen: { $n }
seconds =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

## Der Tisch

pile = Der Stapel
    .top =
        Der Stapel: oben { $top }, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    .empty = Der Stapel ist leer
deck =
    Nachziehstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
    .caption = zu ziehen
gone =
    Aus dem Spiel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
    .caption = weg
in-a-row = { $cards } in Folge
name =
    { $who ->
        [you] Du
       *[other] { $who }
    }
scores =
    .left =
        { $cards ->
            [one] noch { $cards } Karte
           *[other] noch { $cards } Karten
        }
hand =
    Deine Hand, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
card =
    .fits = passt
    .unfit = passt nicht
    .picked = { $n } ausgewählt
    .share = { $n } von { $all }
places = Deine Tischkarten, noch { $cards }
    .down = Verdeckte Karte { $number }
    .turn = Verdeckte Karte { $number }: aufdecken
    .up = Offen: { $card }
    .fits = Offen: { $card }, passt
tile =
    .give = Den Stapel { $name } schenken
    .hand = { $cards } auf der Hand
    .up = offen { $cards }
    .down = { $cards } verdeckt
    .out = Fertig als
    .place = { $place }.
    .out-as = fertig als { $place }.
    .last = Zuletzt
    .lost = hat zuletzt noch Karten und verliert
    .chosen = hat gewählt
    .chooses = wählt aus
play =
    { $kind ->
        [number] Die { $card } spielen
       *[other] { $card } spielen
    }
    .nothing = Spielen
pick-up = Aufnehmen
    .all =
        { $size ->
            [1] Karte aufnehmen
           *[other] Alle { $size } aufnehmen
        }
look-through = Karten ansehen

## Wer dran ist, und womit

status =
    .over = Die Partie ist vorbei
    .choose = Alle wählen aus
    .choosing =
        { $waiting ->
            [one] { $waiting } von { $players } wählt noch.
           *[other] { $waiting } von { $players } wählen noch.
        }
    .mine = Du bist am Zug
    .out = Du bist als { $place }. fertig!
    .give =
        { $cards ->
            [1] Wer bekommt die Karte?
           *[other] Wer bekommt den Stapel mit { $cards }?
        }
    .giving = Wähl jemanden aus.
    .blind = Deck eine verdeckte Karte auf.
    .follow = Spiel noch eine Karte
    .follow-up = Spiel eine offene Tischkarte, egal welche Zahl.
    .follow-hand = Spiel eine Handkarte, egal welche Zahl.
    .stuck = Nichts passt: Nimm den Stapel auf.
turn-play =
    { $who ->
        [you] Du bist am Zug
       *[other] { $who } ist am Zug
    }
turn-follow =
    { $who ->
        [you] Du spielst noch eine Karte
       *[other] { $who } spielt noch eine Karte
    }
turn-give =
    { $who ->
        [you] Du verschenkst den Stapel
       *[other] { $who } verschenkt den Stapel
    }
asked =
    .new-pile = Beginn einen neuen Stapel.
    .anything = Jede Karte passt.
    .low = { $highest } oder weniger, oder eine Karma-Karte.
    .high = { $lowest } oder höher, oder eine Karma-Karte.
    .sixteen = 16 oder eine Karma-Karte.
flash =
    .other = Der Stapel geht an dein Gegenüber
    .row = Drei in Folge!
    .misfit = Das passt nicht
    .gift =
        Der Stapel geht an { $to ->
            [you] dich
           *[other] { $to }
        }

## Rückblick

known =
    .up = Offen
    .seen = Offen auf die Hand gewandert
    .pile = Von oben nach unten:
    .no-pile = Es gibt keinen Stapel.
    .gone = Aus dem Spiel

## Was eine Karte ist und tut

about = { $number }: passt auf { $number } und weniger. Zwei oder drei gleiche kannst du zusammen spielen.
    .give = „Verschenk den Stapel“: passt auf alles. Du wählst, wer den ganzen Stapel aufnimmt.
    .five = „Fünf oder weniger“: passt auf alles. Als Nächstes muss eine 1 bis 5 kommen oder eine Karma-Karte.
    .table = „Spiel eine Tischkarte“: passt auf alles. Danach spielst du eine deiner Tischkarten, egal welche Zahl.
    .up = „Von unten nach oben“: passt auf alles. Die unterste Karte des Stapels kommt nach oben.
    .down = Eine verdeckte Karte: Niemand kennt sie. Diese spielst du zuletzt.
    .deck = Nachziehstapel: Nach deinem Zug wird deine Hand auf drei Karten aufgefüllt.
    .gone = Aus dem Spiel: Drei in Folge räumen den ganzen Stapel ab.
    .pile = Der Stapel: Hierher spielst du deine Karten. Auf einen leeren Stapel passt jede Karte.

## Tasten

keys =
    .choose = drei Karten wählen und auslegen
    .suggested = den Vorschlag nehmen
    .low = Zahlen 1 bis 10 auswählen; noch einmal drücken für eine mehr
    .high = Zahlen 11 bis 16 auswählen
    .karma = „Verschenk den Stapel“, „Fünf oder weniger“, „Spiel eine Tischkarte“, „Von unten nach oben“ auswählen
    .play = ausgewählte Karten spielen
    .turn = eine verdeckte Karte aufdecken
    .pick-up = den Stapel aufnehmen
    .give = den Stapel dieser Person schenken
    .nothing = Auswahl aufheben

## Das Tagesrätsel

daily-goal = Sei vor deinem Gegenüber fertig, in möglichst wenigen Zügen.
daily-turns = Züge
daily-fewest = Wenigste Züge
daily-other = Dein Gegenüber
    .hand = auf der Hand
    .up = offen

## Auf der Seite der Tagesrätsel

daily-about = Alle Karten offen: Sei zuerst fertig, in möglichst wenigen Zügen.
daily-reached =
    { $end ->
        [unsolved] Nicht fertig; möglich in { $best } Zügen
       *[other]
            Fertig in { $points ->
                [one] { $points } Zug
               *[other] { $points } Zügen
            }, möglich { $best }
    }

## Echte Karten eingeben

pad-numbers = Zahlen
pad-karma = Karma-Karten
pad-empty = Leerer Stapel
