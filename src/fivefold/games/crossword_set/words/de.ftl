### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Wirf zehn Würfel und verbinde sie vor allen anderen zu einem Kreuzwort aus SETs.

## Hausregeln

option-joining = Verbindung
    .about = SETs hängen zusammen, wenn sie Seite an Seite liegen, oder nur, wenn sie sich wie Wörter einen Würfel teilen.
    .touching = Berühren genügt
    .crossing = SETs müssen sich kreuzen
option-rounds = Runden
    .about = So viele Runden werden gespielt.
option-round-seconds = Zeit pro Runde
    .about = Nach so vielen Sekunden gewinnt niemand mehr die Runde. 0: keine Grenze.

## Was geschieht

began = Runde { $round }: Alle würfeln.
rolls =
    { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }.
arranged =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $dice }.
visited =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $dice } in { $host ->
        [you] deine Auslage
       *[other] die Auslage von { $host }
    }.
# Ein Würfel und wohin er kommt, in einer Aufzählung.
spot = { $face } auf { $square }
    .off = { $face } beiseite
declared =
    { $who ->
        [you] Dein WILD
       *[other] Der WILD von { $who }
    } steht jetzt für { $face }.
    .free =
        { $who ->
            [you] Dein WILD
           *[other] Der WILD von { $who }
        } steht für das, was gerade passt.
wild-now = Ein WILD steht jetzt für { $face }.
    .nothing = Ein WILD steht jetzt für nichts.
reached =
    { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } in den Beutel.
gives-up =
    { $who ->
        [you] Du würdest aufgeben.
       *[other] { $who } würde aufgeben.
    }
goes-on =
    { $who ->
        [you] Du machst weiter.
       *[other] { $who } macht weiter.
    }
round-over =
    { $who ->
        [you] Du hast alle Würfel untergebracht und bekommst
       *[other] { $who } hat alle Würfel untergebracht und bekommt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .given-up = Alle geben auf: Niemand gewinnt die Runde.
    .time = Niemand war rechtzeitig fertig: Niemand gewinnt die Runde.
# Wer allein spielt.
alone = Alle Würfel untergebracht in { $time }, mit { $extra } zusätzlichen.
    .left =
        { $unused ->
            [one] 1 Würfel bleibt
           *[other] { $unused } Würfel bleiben
        } nach { $time } übrig, bei { $extra } zusätzlichen.
solver =
    Es geht mit { $extra ->
        [0] keinem zusätzlichen Würfel
        [one] 1 zusätzlichen Würfel
       *[other] { $extra } zusätzlichen Würfeln
    }.
    .most = Höchstens { $laid } von { $dice } lassen sich unterbringen.
solver-grid =
    Der Löser: { $dice-count ->
        [0] nichts
       *[other] { $dice }
    }.
outcome = { $played }; die meisten Punkte gewinnen.
    .alone =
        { $done } von { $rounds ->
            [one] 1 Runde
           *[other] { $rounds } Runden
        } geschafft, mit { $extra ->
            [one] 1 zusätzlichen Würfel
           *[other] { $extra } zusätzlichen Würfeln
        }, in { $time }.

## Ablehnungen

building = Die Runde ist noch nicht vorbei.
between-rounds = Die Runde ist vorbei; sag, wenn du für die nächste bereit bist.
bag-empty = Der Beutel ist leer.
bag-not-empty = Solange Würfel im Beutel sind, bauen alle für sich.
gave-up = Du hast diese Runde schon aufgegeben.
not-given-up = Du hast diese Runde nicht aufgegeben.
no-change =
    .one = Dort liegt er schon.
    .many = Dort liegen sie schon.
    .wild = Dafür steht er schon.
not-wild = Das ist kein WILD: { $face }.
not-a-host = Gäste kommen in die Auslage von jemand anderem.
not-tied = Jeder Gast muss durch SETs mit den Würfeln dieser Auslage verbunden sein.
frozen = Dieser Würfel ({ $face }) liegt in einer Auslage mit einem Gast; dort bewegt sich nichts mehr.
not-your-die = { $die } gehört dir nicht.
no-dice = Sag, welche Würfel wohin kommen.
twice = Nenn jeden Würfel und jedes Feld nur einmal.
no-such-square = Ein Feld { $square } gibt es nicht.
occupied = Auf { $square } liegt schon ein Würfel.
not-a-player = „{ $text }“ ist kein Spieler: Schreib die Nummer, die vor dem Namen steht.
not-a-move = „{ $text }“ ist hier kein Zug: { $words }; put und Würfel mit Feldern (oder off); guest, die Nummer eines Spielers und dasselbe; declare, ein WILD und wofür er steht.
    .pairs = Nenn nach jedem Würfel ein Feld oder off.
not-a-die = „{ $text }“ ist kein Würfel: Schreib seine Nummer in deiner Liste oder seinen Namen, etwa #17.
    .number = Einen Würfel { $number } hast du nicht.
not-a-square = Ein Gast braucht ein Feld.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .acted = Hier sollten { $seats } Zeiten stehen, eine für jede Person.
    .owned = Hier sollten Würfel stehen, die jemand hat.
    .result = Hier sollten ein Ergebnis wie completed 0 65000 und { $seats } Würfelzahlen wie 4+0 stehen.
    .since = Das ist nach der Zeit, zu der zuletzt jemand etwas getan hat.
    .results = Jede Runde auf dem Wertungsblatt, und nur die, sollte ein Ergebnis haben.
    .rolling = So beginnt nur die erste Runde.
    .sheet = Nach einer Runde stehen Punkte auf dem Wertungsblatt.
    .ready = Bereit ist man nur zwischen zwei Runden.
    .not-building = Aufgeben und Würfel nehmen kann man nur in einer Runde.
    .no-die = Im Beutel ist kein Würfel.
    .left = Was jemand gesagt hat, der gegangen ist, gilt nicht mehr.
    .solution = Der Löser zeigt seine Auslage nur dem, der allein spielt, und erst nach einer Runde.
    .not-declared = { $die } ist kein WILD, der für etwas steht.
    .no-grid = { $die } liegt in keiner Auslage.
    .square-twice = Zwei Würfel liegen auf { $square } einer Auslage.
    .guest = { $die } ist ein Gast und sollte darum fest liegen.

## Tipps

hint-no-set = In deinen Würfeln steckt kein SET; nimm noch einen.
hint-all = Alle deine Würfel passen in eine Auslage.
hint-some = Eine Auslage kann { $used } deiner { $dice } Würfel unterbringen.
hint-set = Dazu gehört dieses SET: { $faces }.
hint-lay = Leg { $dice }.

## Der Tisch als Text

show = Runde { $round } von { $rounds }, { $bag } Würfel im Beutel
    .solver = Der Löser:
show-player =
    { $number } { $who ->
        [you] du
       *[other] { $who }
    }: { $notes }
# Angaben zu einer Person, mit Kommas dazwischen.
show-note =
    .points =
        { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    .used = { $used } von { $dice } Würfeln untergebracht
    .frozen = fest
    .gives-up = gibt auf
    .ready = bereit
    .away = nicht da
show-beside = { "  " }daneben: { $dice }

## Das Tagesrätsel

crossword-set-daily = Tagesrätsel CROSSWORD SET
    .blurb = Füge alle Würfel von heute zu einem Gitter, in dem sich die SETs kreuzen; alle haben dieselben.
daily-rolled = { $dice } Würfel sollen in einem Gitter liegen, in SETs, die sich wie Wörter kreuzen.
daily-result = { $used } von { $dice } Würfeln verwendet
put-only = „{ $text }“ ist hier kein Schritt: Schreib put, dann Würfel und Felder, etwa put #7 k10.

## Rückblick

review-unit = Würfel
review-yardstick = Eine Runde wird daran gemessen, wie viele Würfel verwendet wurden von denen, die in ein Gitter passen, wer auch immer schneller war. Ein weiterer Würfel aus dem Beutel war unnötig, wenn die Würfel ohne ihn zusammenpassten.
review-curve = Punkte.
review-round = { $used } von { $dice } Würfeln verwendet, und kein Gitter fasst mehr davon.
    .wrong = { $used } von { $dice } Würfeln verwendet. { $most } passten zusammen: { $grid }.
review-take = Ein weiterer Würfel war nötig: Höchstens { $most } von { $dice } passten zusammen.
    .needless = Noch einen Würfel genommen, obwohl alle { $dice } zusammenpassten: { $grid }.
review-give-up = Aufgegeben, obwohl alle { $dice } Würfel zusammenpassten: { $grid }.
