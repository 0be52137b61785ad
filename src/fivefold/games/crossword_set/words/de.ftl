### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Verbinde zehn Würfel vor allen anderen zu einem Kreuzwort aus SETs.

## Hausregeln

option-joining = Verbindung
    .about = SETs dürfen sich seitlich berühren, oder sie müssen sich wie Wörter im Kreuzworträtsel einen Würfel teilen.
    .touching = Berühren genügt
    .crossing = SETs müssen sich kreuzen
option-rounds = Runden
    .about = Zahl der Runden.
option-round-seconds = Zeit pro Runde
    .about = Sekunden, bis die Runde ohne Sieg endet. 0: keine Grenze.

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
        } steht jetzt für alles, was passt.
wild-now = Ein WILD steht jetzt für { $face }.
    .nothing = Ein WILD steht wieder für alles, was passt.
reached =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } noch einen Würfel.
gives-up =
    { $who ->
        [you] Du möchtest aufgeben.
       *[other] { $who } möchte aufgeben.
    }
goes-on =
    { $who ->
        [you] Du spielst weiter.
       *[other] { $who } spielt weiter.
    }
round-over =
    { $who ->
        [you] Du hast alle Würfel untergebracht und bekommst
       *[other] { $who } hat alle Würfel untergebracht und bekommt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .given-up = Alle haben aufgegeben. Niemand gewinnt die Runde.
    .time = Die Zeit ist um. Niemand gewinnt die Runde.
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
between-rounds = Die Runde ist vorbei. Sag, wenn du bereit für die nächste bist.
bag-empty = Im Beutel sind keine Würfel mehr.
bag-not-empty = In fremde Auslagen darfst du erst legen, wenn der Beutel leer ist.
gave-up = Du hast schon gesagt, dass du diese Runde aufgeben möchtest.
not-given-up = Du hast nicht gesagt, dass du aufgeben möchtest.
no-change =
    .one = Dort liegt er schon.
    .many = Dort liegen sie schon.
    .wild = Dafür steht er schon.
not-wild = { $face } ist kein WILD.
not-a-host = Das ist deine eigene Auslage. Gäste kommen in die Auslage von jemand anderem.
not-tied = Jeder Gast muss mit den Würfeln dieser Auslage ein SET bilden.
frozen = { $face } lässt sich nicht bewegen: In dieser Auslage liegt ein Gast.
not-your-die = { $die } gehört dir nicht.
no-dice = Sag, welche Würfel wohin kommen.
twice = Nenn jeden Würfel und jedes Feld nur einmal.
no-such-square = Das Feld { $square } gibt es nicht.
occupied = Auf { $square } liegt schon ein Würfel.
not-a-player = „{ $text }“ spielt nicht mit. Schreib die Nummer, die vor dem Namen steht.
not-a-move = „{ $text }“ ist kein Zug. Schreib { $words }; put, dann Würfel mit Feldern (oder off); guest, die Nummer einer Person und dasselbe; oder declare, ein WILD und seine Seite.
    .pairs = Nenn nach jedem Würfel ein Feld oder off.
not-a-die = „{ $text }“ ist kein Würfel. Schreib seine Nummer in deiner Liste oder seinen Namen, etwa #17.
    .number = Du hast keinen Würfel { $number }.
not-a-square = Wähl ein Feld für den Gast.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .acted = Hier sollten { $seats } Zeiten stehen, eine für jede Person.
    .owned = Hier sollten Würfel stehen, die jemand hat.
    .result = Hier sollten ein Ergebnis wie completed 0 65000 und { $seats } Würfelzahlen wie 4+0 stehen.
    .since = Das ist nach der letzten Handlung.
    .results = Jede Runde auf dem Punktezettel muss genau ein Ergebnis haben.
    .rolling = So beginnt nur die erste Runde.
    .sheet = Nach einer Runde stehen Punkte auf dem Punktezettel.
    .ready = Bereit ist man nur zwischen zwei Runden.
    .not-building = Aufgeben und Würfel nehmen kann man nur in einer Runde.
    .no-die = Im Beutel ist kein Würfel.
    .left = Wer gegangen ist, kann nichts mehr sagen.
    .solution = Der Löser zeigt seine Auslage nur im Solospiel, nach einer Runde.
    .not-declared = { $die } ist kein festgelegter WILD.
    .no-grid = { $die } liegt in keiner Auslage.
    .square-twice = Zwei Würfel liegen auf { $square } einer Auslage.
    .guest = { $die } ist ein Gast, muss also fest liegen.

## Tipps

hint-no-set = In deinen Würfeln steckt kein SET. Nimm noch einen.
    .empty = In deinen Würfeln steckt kein SET, und der Beutel ist leer.
hint-no-more = Mehr deiner Würfel passen nicht in deine Auslage. Nimm noch einen.
    .empty = Mehr deiner Würfel passen nicht in deine Auslage, und der Beutel ist leer.
hint-all = Alle deine Würfel passen in eine Auslage.
hint-some = Eine Auslage kann { $used } deiner { $dice } Würfel unterbringen.
hint-set = Darin ist dieses SET: { $faces }.
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
    .gives-up = möchte aufgeben
    .ready = bereit
    .away = nicht da
show-beside = { "  " }daneben: { $dice }

## Das Tagesrätsel

crossword-set-daily = Tagesrätsel CROSSWORD SET
    .blurb = Verbinde alle Würfel von heute zu einer Auslage aus SETs, die sich kreuzen. Alle haben dieselben Würfel.
daily-rolled = Verbinde alle { $dice } Würfel zu einer Auslage aus SETs, die sich wie Wörter kreuzen.
daily-result = { $used } von { $dice } Würfeln untergebracht
put-only = „{ $text }“ ist kein Zug. Schreib put, dann Würfel und Felder, etwa put #7 k10.

## Rückblick

review-unit = Würfel
review-yardstick = Eine Runde wird daran gemessen, wie viele der Würfel, die in eine Auslage passen, untergebracht wurden; Tempo zählt nicht. Ein weiterer Würfel war unnötig, wenn die Würfel auch ohne ihn zusammenpassten.
review-curve = Punkte.
review-round = { $player ->
        [you] Du hast { $used } von { $dice } Würfeln untergebracht
       *[other] { $used } von { $dice } Würfeln untergebracht
    }, und in keine Auslage passen mehr davon.
    .wrong = { $player ->
            [you] Du hast { $used } von { $dice } Würfeln untergebracht
           *[other] { $used } von { $dice } Würfeln untergebracht
        }. { $most } passten zusammen: { $grid }.
review-take = Ein weiterer Würfel war nötig: Höchstens { $most } von { $dice } passten zusammen.
    .needless = { $player ->
            [you] Du hast noch einen Würfel genommen,
           *[other] Noch einen Würfel genommen,
        } obwohl alle { $dice } zusammenpassten: { $grid }.
review-give-up = { $player ->
        [you] Du hast aufgegeben,
       *[other] Aufgegeben,
    } obwohl alle { $dice } Würfel zusammenpassten: { $grid }.

## Die Lektion

lesson-line = Bring vor den anderen alle deine Würfel in einer Auslage aus SETs unter. Fang mit einem SET an: Leg die markierten Würfel nebeneinander.
    .title = Drei in einer Linie
    .well = Drei Nachbarn in einer Reihe oder einer Spalte: So liegen hier SETs.
    .take = Du hast schon zehn Würfel unterzubringen. Ein weiterer müsste auch noch untergebracht werden.
    .give = Du hast gerade erst angefangen. Leg ein, zwei und drei rote Ovale nebeneinander.
    .otherwise = Leg ein, zwei und drei rote Ovale nebeneinander.
lesson-slant = Diese drei sind ein SET, liegen aber nicht in einer geraden Linie. Schieb den markierten Würfel ans Ende der Reihe.
    .title = Nicht schräg
    .well = Jetzt zählt es: Ein SET liegt in einer Reihe oder Spalte, nie schräg.
    .take = Du hast schon die drei Würfel, die du brauchst. Schieb die drei Ovale neben die zwei.
    .give = Es fehlt nur ein Zug. Leg die drei roten Ovale ans rechte Ende der Reihe.
    .otherwise = Leg die drei roten Ovale ans rechte Ende der Reihe.
lesson-longer = Eine Linie darf länger sein als drei, wenn je drei Nachbarn ein SET sind. Leg den markierten Würfel an das Ende, an das er passt.
    .title = Eine längere Linie
    .well = Drei, eins, zwei: wieder ein SET.
    .take = Noch nicht: Die anderen drei roten Ovale passen noch in die Reihe.
    .give = Zum Aufgeben ist es zu früh. Schau auf das linke Ende der Reihe.
    .otherwise = Leg die drei roten Ovale links neben das eine.
lesson-cross = SETs dürfen sich kreuzen wie Wörter: ein Würfel in Reihe und Spalte. Leg drei rote, drei grüne und drei violette Ovale in eine Spalte.
    .title = Kreuzen
    .well = Der Würfel in der Ecke zählt in beiden Linien. Sechs Würfel hängen jetzt zusammen.
    .take = Du brauchst keinen neuen Würfel. Drei rote, drei grüne und drei violette Ovale sind ein SET.
    .give = Es läuft doch gut. Leg die grünen und die violetten Ovale unter drei rote.
    .otherwise = Leg die drei grünen und die drei violetten Ovale in eine Spalte mit drei roten.
lesson-touch = Das SET ganz unten liegt zu weit weg, um zu zählen. Schieb es hinauf, bis es die anderen berührt.
    .title = Berühren genügt
    .well = SETs brauchen keinen gemeinsamen Würfel: Berühren genügt. Jetzt zählen auch die Wellen.
    .take = Du hast alle Würfel, die du brauchst. Schieb nur das unterste SET näher heran.
    .give = Noch ein Schubs, und neun deiner zehn Würfel sind untergebracht. Schieb die Wellen hinauf.
    .otherwise = Schieb die drei Würfel mit Wellen hinauf, bis sie die Spalte berühren.
lesson-wild = Dein letzter Würfel ist ein WILD: Er steht für jede Seite, die ein SET ergibt. Leg ihn ans Ende irgendeiner Linie.
    .title = WILDs
    .well = Alle zehn Würfel untergebracht: Du gewinnst die Runde! Für jeden Würfel, den die anderen übrig haben, bekommst du einen Punkt.
    .take = Du hast nur noch einen Würfel, und ein WILD passt fast überall. Leg ihn zuerst.
    .give = Mit dem besten Würfel von allen? Leg den WILD ans Ende einer Linie.
    .otherwise = Leg den WILD neben zwei Würfel in einer Linie.
lesson-order = Dein letzter Würfel passt an kein Ende der Reihe. Aber die Reihenfolge im SET ist egal: Tausch die Eins mit der Zwei.
    .title = Würfel tauschen
    .well = Zwei, eins, drei: immer noch ein SET. Du darfst deine Würfel beliebig oft umlegen.
    .take = Auch ein neuer Würfel muss untergebracht werden. Sieh erst, ob Tauschen hilft.
    .give = Es gibt einen Weg. Vertausch das eine und die zwei roten Ovale.
    .otherwise = Vertausch das eine und die zwei roten Ovale in der Reihe.
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
lesson-guest = Ist der Beutel leer, darfst du auch in fremde Auslagen legen. Leg deine grüne Raute in eine Linie mit den Rauten deines Gegenübers.
    .title = Fremde Auslagen
    .well = Das war dein letzter Würfel, also gewinnst du die Runde. Dein Gegenüber hat noch sieben Würfel: sieben Punkte.
    .give = Du brauchst nur einen Platz, und es gibt einen: am Ende der Reihe deines Gegenübers.
    .otherwise = Leg die grüne Raute ans Ende der Reihe deines Gegenübers.
lesson-match = Spiel eine Runde mit nur acht Würfeln gegen einen leichten Bot. Sie passen alle in eine Auslage.
    .title = Eine kurze Runde
    .well = Das war CROSSWORD SET. Eine ganze Partie hat drei Runden mit je zehn Würfeln.

## Übungen

drill-gap = Schließ die Lücke
    .about = Ein Würfel ergibt SETs in beiden Richtungen.
    .question = Welcher Würfel gehört in die Lücke, damit jede Linie durch sie ein SET ist?
    .best =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } auf einmal: { $face }.
    .wrong =
        { $wrong ->
            [1] In einer von { $lines } Linien ergibt er kein SET
           *[other] In { $wrong } von { $lines } Linien ergibt er kein SET
        }: { $why }.
drill-grid = Einer zu viel
    .about = Alle Würfel bis auf einen passen in eine Auslage.
    .question = { $dice } dieser Würfel passen in eine Auslage aus SETs, die sich kreuzen. Welcher Würfel passt nicht?
    .best = Ohne { $face } passen alle { $dice } in eine Auslage.
    .most = Ohne diesen passen nur { $most } der anderen { $dice } in eine Auslage.

## Zählen mit echten Würfeln

count-grid = Auslage prüfen
    .about = Gib die Würfel so ein, wie sie liegen, Reihe für Reihe.
    .complete = Fertig! Jeder Würfel liegt in einem SET, und alles hängt zusammen.
    .left =
        { $left ->
            [one] Nicht fertig: { $left } von { $dice } Würfeln ist nicht untergebracht.
           *[other] Nicht fertig: { $left } von { $dice } Würfeln sind nicht untergebracht.
        }
count-wild = WILD zählt als: { $spots }.
    .open = Gib bei so vielen WILDs ein, wofür jeder steht.
count-loose = In keinem SET: { $spots }.
count-apart = Die SETs liegen in { $groups } Gruppen, die nicht zusammenhängen.
count-dice = Gib 1 bis { $most } Würfel ein, nicht { $count }.
count-too-large = Die Auslage ist zu groß. Sie kann { $most } Reihen und { $most } Spalten haben.
count-judge = Ist das ein SET?
    .about = Gib drei Würfel ein.

## Kurze Fragen zu den Regeln

asked-reroll = Darf ich einen Würfel noch einmal werfen?
    .answer = Nein. Jeder Würfel wird nur einmal geworfen.
asked-move = Darf ich gelegte Würfel verschieben?
    .answer = Ja, jederzeit, einzeln oder mehrere auf einmal.
asked-longer = Darf eine Reihe länger als drei Würfel sein?
    .answer = Ja. Je drei Nachbarn zählen für sich, und jeder Würfel muss in einem SET liegen.
asked-diagonal = Zählen Diagonalen?
    .answer = Nein. Die Würfel eines SETs liegen nebeneinander in einer Reihe oder Spalte.
asked-two-grids = Darf ich zwei getrennte Auslagen bauen?
    .answer = Nein. Man muss von jedem Würfel zu jedem anderen gehen können.
asked-wild = Darf ein WILD für zwei Seiten zugleich stehen?
    .answer = Nein. Er steht in allen seinen SETs für dieselbe Seite; werden Würfel bewegt, darf sie sich ändern.
asked-stuck = Was ist, wenn ich nicht weiterkomme?
    .answer = Nimm noch einen Würfel aus dem Beutel. Auch er muss untergebracht werden.
asked-guests = Darf ich Würfel an eine fremde Auslage legen?
    .answer = Erst wenn der Beutel leer ist, und nur wo sie mit Würfeln, die schon da sind, ein SET ergeben.
asked-points = Wer bekommt Punkte?
    .answer = Nur wer zuerst alle Würfel untergebracht hat: einen Punkt für jeden nicht untergebrachten der anderen.
asked-rounds = Wie viele Runden gibt es?
    .answer = Drei, jede mit allen Würfeln im Beutel. Es gewinnt, wer die meisten Punkte hat.
