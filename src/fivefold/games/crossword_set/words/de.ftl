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
outcome = { $played }; wer die meisten Punkte hat, gewinnt.
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
    .blurb = Füge alle Würfel von heute zu einer Auslage, in der sich die SETs kreuzen; alle haben dieselben.
daily-rolled = Bring alle { $dice } Würfel in einer Auslage unter, in SETs, die sich wie Wörter kreuzen.
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

## Die Lektion

lesson-line = Bring als Erstes alle deine Würfel in einer Auslage aus SETs unter. Fang mit einem SET an: Leg die markierten Würfel nebeneinander.
    .title = Drei in einer Linie
    .well = Drei Nachbarn in einer Reihe oder einer Spalte: So liegen hier SETs.
    .take = Du hast schon zehn Würfel unterzubringen. Einer mehr ist nur einer mehr.
    .give = Du hast kaum angefangen. Leg ein, zwei und drei rote Ovale nebeneinander.
    .otherwise = Leg ein, zwei und drei rote Ovale nebeneinander.
lesson-slant = Diese drei sind ein SET, liegen aber nicht in einer geraden Linie. Schieb den markierten Würfel ans Ende der Reihe.
    .title = Nicht schräg
    .well = Jetzt zählt es: Ein SET liegt in einer Reihe oder Spalte, nie schräg.
    .take = Du hast die drei Würfel schon. Schieb die drei Ovale neben die zwei.
    .give = Es fehlt nur ein Zug. Leg die drei roten Ovale ans rechte Ende der Reihe.
    .otherwise = Leg die drei roten Ovale ans rechte Ende der Reihe.
lesson-longer = Eine Linie darf länger sein als drei, wenn je drei Nachbarn ein SET sind. Leg den markierten Würfel an das Ende, an das er passt.
    .title = Eine längere Linie
    .well = Drei, eins, zwei: wieder ein SET.
    .take = Noch nicht: Für die drei roten Ovale ist in der Reihe noch Platz.
    .give = So früh gibt niemand auf. Schau auf das linke Ende der Reihe.
    .otherwise = Leg die drei roten Ovale links neben das eine.
lesson-cross = SETs dürfen sich kreuzen wie Wörter. Mach eine Spalte aus drei roten, drei grünen und drei violetten Ovalen.
    .title = Kreuzen
    .well = Der Würfel in der Ecke zählt in beiden. Sechs Würfel hängen jetzt zusammen.
    .take = Du brauchst keinen neuen Würfel. Drei rote, drei grüne und drei violette Ovale sind ein SET.
    .give = Es läuft doch gut. Leg die grünen und die violetten Ovale unter drei rote.
    .otherwise = Leg die drei grünen und die drei violetten Ovale in eine Spalte mit drei roten.
lesson-touch = Das SET ganz unten liegt zu weit weg, um zu zählen. Schieb es hinauf, bis es die anderen berührt.
    .title = Berühren genügt
    .well = SETs brauchen keinen gemeinsamen Würfel: Berühren genügt. Jetzt zählen auch die Wellen.
    .take = Die Würfel sind alle da. Nur das SET ganz unten muss näher kommen.
    .give = Noch ein Schubs, und neun von zehn Würfeln sind untergebracht. Schieb die Wellen hinauf.
    .otherwise = Schieb die drei Würfel mit Wellen hinauf, bis sie die Spalte berühren.
lesson-wild = Ein Würfel ist noch da, und es ist ein WILD: Er steht für das, was gerade ein SET ergibt. Leg ihn an das Ende irgendeiner Linie.
    .title = Ein WILD
    .well = Alle zehn Würfel sind untergebracht: Die Runde gehört dir! Für jeden Würfel, den die anderen übrig haben, bekommst du einen Punkt.
    .take = Du hast nur noch einen, und ein WILD passt fast überall. Leg ihn zuerst.
    .give = Mit dem besten Würfel von allen in der Hand? Leg den WILD an das Ende einer Linie.
    .otherwise = Leg den WILD neben zwei Würfel in einer Linie.
lesson-order = Dein letzter Würfel passt an kein Ende der Reihe. Aber die Reihenfolge im SET ist egal: Tausch die Eins mit der Zwei.
    .title = Würfel tauschen
    .well = Zwei, eins, drei: immer noch ein SET. Du darfst deine Würfel beliebig oft umlegen.
    .take = Auch ein neuer Würfel muss untergebracht werden. Sieh erst, ob es hilft, zwei Würfel zu tauschen.
    .give = Es gibt einen Weg. Lass ein und zwei rote Ovale die Plätze tauschen.
    .otherwise = Lass ein und zwei rote Ovale in der Reihe die Plätze tauschen.
lesson-ends = Jetzt beginnt die Reihe mit zwei roten Ovalen. Leg den markierten Würfel ans andere Ende.
    .title = Gleiche Enden
    .well = Zwei, eins, drei, zwei: Je drei Nachbarn sind ein SET, und alle Würfel sind untergebracht.
    .take = Du brauchst keinen neuen Würfel. Deiner passt ans rechte Ende der Reihe.
    .give = Nur ein Würfel fehlt noch! Leg die zwei roten Ovale ans rechte Ende der Reihe.
    .otherwise = Leg die anderen zwei roten Ovale ans rechte Ende der Reihe.
lesson-more = Zwei grüne Rauten ergeben mit keinem dieser Würfel ein SET. Wenn du nicht weiterkommst, darfst du noch einen Würfel nehmen.
    .title = Noch ein Würfel
    .well = Er muss auch untergebracht werden, aber jeder neue Würfel bringt neue SETs. Nimm so viele, wie du brauchst.
    .give = Wenn alle aufgeben, ist die Runde vorbei, und niemand bekommt Punkte. Einen Würfel zu nehmen kostet nichts.
    .otherwise = Nimm noch einen Würfel aus dem Beutel.
lesson-guest = Ist der Beutel leer, darfst du auch in fremden Auslagen legen. Leg deine grüne Raute dort an die Reihe mit Rauten.
    .title = In fremder Auslage
    .well = Das war dein letzter Würfel, also gehört die Runde dir. Gegenüber bleiben sieben übrig: sieben Punkte.
    .give = Dir fehlt nur ein Platz, und es gibt einen: am Ende der Reihe in der anderen Auslage.
    .otherwise = Leg die grüne Raute an das Ende der Reihe in der anderen Auslage.
lesson-match = Spiel eine Runde mit nur acht Würfeln gegen einen leichten Bot. Sie passen alle in eine Auslage.
    .title = Eine kurze Runde
    .well = Das war eine Runde CROSSWORD SET. Eine Partie hat drei, mit je zehn Würfeln.

## Übungen

drill-gap = Schließ die Lücke
    .about = Ein Würfel ergibt SETs in beiden Richtungen.
    .question = Welcher Würfel gehört in die Lücke, damit jede Linie durch sie ein SET ist?
    .best = { $sets } SETs zugleich: { $face }.
    .wrong =
        { $wrong ->
            [1] In einer von { $lines } Linien ist das kein SET
           *[other] In { $wrong } von { $lines } Linien ist das kein SET
        }: { $why }.
drill-grid = Einer zu viel
    .about = Alle Würfel bis auf einen liegen in einer Auslage.
    .question = { $dice } dieser Würfel liegen in einer Auslage, in der sich SETs kreuzen. Welcher Würfel muss draußen bleiben?
    .best = Ohne { $face } liegen alle { $dice } in einer Auslage.
    .most = Ohne diesen liegen von den anderen { $dice } höchstens { $most } in einer Auslage.
