### WordSpiel im Browser; neben den Wörtern des Spiels selbst.

account =
    Übrig: { $sum }{ $out ->
        [0] {""}
        [one] , einmal fertig
       *[other] , { $out }-mal fertig
    }
## Die Spirale

spiral = Spirale
    .letters =
        { $letters ->
            [one] Spirale aus einem Buchstaben, { $end }
           *[other] Spirale aus { $letters } Buchstaben, am Ende { $end }
        }
    .to-end = Zum Ende
    .title = Die Spirale
    .order = Neuestes Wort zuerst; Buchstaben, die schon da lagen, sind gelb.
    .none = Sie hat noch nicht begonnen.
letter =
    { $letter }; { $rank ->
        [1] das Ende der Spirale
       *[other] { $rank }. vom Ende
    }
    .from =
        { $letter }, von { $name }; { $rank ->
            [1] das Ende der Spirale
           *[other] { $rank }. vom Ende
        }
word-by-word = Die Spirale Wort für Wort
laid =
    .first = die erste Karte
    .deck = vom Nachziehstapel
deck = { card-count } im Nachziehstapel
    .alone = { card-count } im Nachziehstapel
no-letters = keine Karten

## Dein Wort

your-word = Dein Wort
    .clear = Wort löschen
    .play = Legen
# Buchstaben des Worts, das man bildet, und woher sie kommen.
source =
    .spiral = { $letters } aus der Spirale
    .hand = { $letters } von deiner Hand
    .missing = { $letters }, was du nicht hast
sources = { $parts }
take-out = { $letter }: herausnehmen
another-way = { card-count } · anders legen
another-word = oder { $word }?
prompt =
    .over = Die Partie ist vorbei.
    .begin = Dein Wort beginnt mit { $letter }
    .begin-end = Dein Wort beginnt mit dem Ende von … { $letters }
    .last-chance = Ein letztes Wort, das alle deine Karten braucht.
    .wait = Die Runde beginnt, wenn alle bereit sind.
    .ready = Bereit, wenn du es bist.
    .looking = Die anderen prüfen { $word }.
prompt-last = { $who } ist fertig mit { $word }. Ist das ein Wort?
prompt-turn = { $who } ist am Zug.
    .meanwhile = { $who } ist am Zug. Du kannst schon dein Wort bilden.
which-aside = Welche Karte tauschst du?
seconds =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }

## Deine Hand, und was du tun kannst

your-hand = Deine Hand, { card-count }
shuffle = Hand mischen
ready = Bereit
accept = Gelten lassen
pass = Passen
take = Karte ziehen
    .hand = Auf die Hand
    .spiral = An die Spirale
    .into-hand = Eine Karte auf die Hand ziehen
    .onto-spiral = Eine Karte an die Spirale legen
exchange = Tauschen
    .count = Eine Karte tauschen, noch { exchange-count }
    .card = { $letter } tauschen
give-up = Aufgeben
challenge = Anzweifeln
    .word = { $word } anzweifeln
ask = Nachschlagen
    .title = Ein Wort nachschlagen
    .word = Wort
    .list = Wörterbuch: { $list }
verdict =
    .good = ist ein Wort
    .wrong = ist kein Wort

## Wie es steht

count =
    .hand = Hand
    .pile = Stapel
    .words = Wörter
    .exchanges = Tauschen
last-chance = Letzte Chance:
    .how = Leg alle deine Karten
left-over = Auf deiner Hand:
round = Runde { $round } von { $rounds }
    .next = Als Nächstes: Runde { $round } von { $rounds }.
round-begins =
    { $who ->
        [you] Du fängst an.
       *[other] { $who } fängt an.
    }
    .exchange = Vorher kannst du Karten tauschen.
round-end =
    { $who ->
        [you] Du bist deine Karten los!
       *[other] { $who } hat keine Karten mehr
    }
    .idle = Niemand findet ein Wort
seat =
    .ready = ist bereit
    .accepts = lässt das Wort gelten
    .exchanges = Noch { exchange-count } in Runde { $round } von { $rounds }.
    .known = Wieder auf der Hand:
deals =
    { $who ->
        [you] Du gibst.
       *[other] { $who } gibt.
    }
counting = Ein Punkt für jede Karte auf der Hand; wer die wenigsten Punkte hat, gewinnt. Wörterbuch: { $list }.
sheet =
    .player = Name
    .left = Übrig
    .sum = Summe
    .out = fertig!
share =
    .won =
        { $title }: gewonnen mit { $words ->
            [one] 1 Wort
           *[other] { $words } Wörtern
        } in { $time }
    .lost =
        { $title }: { card-count } übrig nach { $words ->
            [one] 1 Wort
           *[other] { $words } Wörtern
        } in { $time }

# Was etwas ist und bewirkt.
about =
    .hand = { $letter }: Tipp es an oder zieh es hoch, um es zu verwenden; zieh es zur Seite, um es zu verschieben.
    .exchange = { $letter }: gegen eine andere Karte tauschen.
    .own = { $letter } von deiner Hand. Tipp es an, um es herauszunehmen.
    .spiral = { $letter } liegt in der Spirale: Dein Wort beginnt damit. Tipp es an, um es herauszunehmen.
    .missing = { $letter } ist weder am Ende der Spirale noch auf deiner Hand.
    .letter = { $name }. Tipp es an, um dein Wort hier zu beginnen.
    .exchanges = Vor einer Runde und während andere spielen, kannst du Karten tauschen: noch { exchange-count }.
    .challenge = Zweifle das letzte Wort an: Steht es nicht im Wörterbuch, gehen seine Karten zurück.
# Was die Tasten tun.
keys =
    .letters = Ein Wort tippen; Buchstaben der Spirale werden erkannt
    .back = Den letzten Buchstaben entfernen
    .stretch = Mehr oder weniger Buchstaben der Spirale verwenden
    .turn = Das Wort anders bilden
    .dot = Bereit, gelten lassen oder passen

## Das Tagesrätsel

daily-goal = Hol die meisten Punkte mit bis zu drei Wörtern: einen für jeden Buchstaben.

## Auf der Seite der Tagesrätsel

daily-about = Hol die meisten Punkte mit bis zu drei Wörtern.
daily-reached = { $points } von { $best } Punkten

## Echte Karten eingeben

pad-dot = Punkt vor den eigenen Karten
