### SET CUBED.

set-cubed = SET CUBED
    .blurb = Leg Würfel so auf den Spielplan, dass je drei in einer Reihe ein SET sind; je mehr SETs, desto mehr Punkte.

## Hausregeln

option-turn-seconds = Zeit pro Zug
    .about = Nach so vielen Sekunden ist ein Zug vorbei. 0: keine Grenze.
option-extra-roll-seconds = Zeit für den Extrawurf
    .about = So viele Sekunden habt ihr vor einer Runde, um zu entscheiden, welche Würfel ihr noch einmal werft.
option-board = Spielplan
    .about = Die Bonusfelder: standard oder eine Liste wie b2=5,l2=5.

## Was geschieht

drew = Neue Würfel.
rolls =
    { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }.
rolled =
    .no-set = Niemand hat ein SET, also würfeln alle noch einmal.
    .freed = Der WILD wird geworfen.
    .stuck = Niemand konnte legen, also würfeln alle neu.
    .extra = Extrawurf.
    .kept = Alle behalten ihre Würfel.
opens =
    { $who ->
        [you] Du hast ein SET und eröffnest
       *[other] { $who } hat ein SET und eröffnet
    }: { $faces }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
replaced =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $face } an die Stelle des WILD auf { $square }.
waited =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } schon einmal { $face } auf { $square }.
placed =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $play }.
# Was gelegt wurde, und was jedes neue SET zählt: „2rd auf g8: f8-h8 3, Bonus 5“.
play = { $dice }: { $gains }
spot = { $face } auf { $square }
gain = { $first }-{ $last } { $points }
    .bonus = Bonus { $points }
took-back =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } zurück, was auf { $squares } lag.
turn-over =
    .opened =
        { $who ->
            [you] Du bekommst
           *[other] { $who } bekommt
        } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für diesen Zug.
    .done =
        { $who ->
            [you] Du bekommst
           *[other] { $who } bekommt
        } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für diesen Zug.
    .late =
        Die Zeit ist um für { $who ->
            [you] dich
           *[other] { $who }
        }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    .stuck =
        { $who ->
            [you] Du kannst nichts legen.
           *[other] { $who } kann nichts legen.
        }
offered = Alle haben nachgezogen. Wer möchte Würfel noch einmal werfen?
chose =
    { $dice ->
        [0] { $who ->
            [you] Du behältst
           *[other] { $who } behält
        } alle Würfel.
        [one] { $who ->
            [you] Du wirfst
           *[other] { $who } wirft
        } 1 Würfel noch einmal.
       *[other] { $who ->
            [you] Du wirfst
           *[other] { $who } wirft
        } { $dice } Würfel noch einmal.
    }
    .hidden =
        { $who ->
            [you] Du hast dich entschieden.
           *[other] { $who } hat sich entschieden.
        }
ended =
    .out = Jemand hat keine Würfel mehr, und der Beutel ist leer.
    .idle = Niemand legt mehr.
outcome =
    .out = Der Beutel ist leer, und jemand hat keine Würfel mehr. Wer die meisten Punkte hat, gewinnt.
    .idle = Seit { $rounds } Runden hat niemand einen Würfel gelegt. Wer die meisten Punkte hat, gewinnt.

## Ablehnungen

opened = Auf dem Logo liegt schon ein SET.
not-your-turn = Du bist nicht am Zug.
waiting = Dein Würfel auf { $square } ergibt noch kein SET; nimm ihn zurück oder leg weiter.
not-in-hand = Du hast keinen Würfel, der { $face } zeigt.
    .many = Du hast nicht so viele Würfel, die { $face } zeigen.
no-square = Ein Feld { $square } gibt es nicht.
covered = Auf { $square } liegt schon ein Würfel.
three-dice = Du hast { $dice } Würfel gelegt; mehr sind in einem Zug nicht erlaubt.
none-waits = Es wartet kein WILD darauf, für etwas zu stehen.
no-set = Legst du { $face } auf { $square }, entsteht kein SET, weder allein noch mit einem anderen deiner Würfel.
    .wild = Legst du { $face } auf { $square }, entsteht so kein SET.
    .state = Sag, wofür der WILD auf { $square } steht.
    .cannot-wait = Sag, wofür der WILD auf { $square } steht; ohne einen weiteren Würfel kann er dort nicht warten.
    .two = { $face } auf { $square } und { $other } auf { $waiting } ergeben kein SET.
    .line = Kein SET auf { $first } bis { $last } ({ $faces }): { $faults }.
nothing-back = Du hast nichts gelegt, was du zurücknehmen könntest.
too-late = WILDs tauscht man aus, bevor man etwas legt.
no-wild = Auf { $square } liegt kein WILD.
not-stated = Sag, wofür der WILD steht, etwa *2rd.
not-a-set = Kein SET ({ $faces }): { $faults }.
no-roll = Noch einmal geworfen wird nur zwischen zwei Runden.
decided = Du hast dich schon entschieden.
not-a-move = „{ $text }“ ist hier kein Zug: set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go oder keep.
bad-board = Ein Spielplan ist { $standard } oder eine Liste seiner 1 bis 60 Bonusfelder, etwa b2=5,l2=5.
    .rows = Ein Spielplan hat { $needed } Zeilen, nicht { $found }.
    .squares = Zeile { $row } des Spielplans hat { $found } Felder, nicht { $needed }.
    .mark = „{ $mark }“ auf { $square } ist weder . noch = noch ein Bonus von 2, 3 oder 5.
    .logo = Das Logo (=) ist { $logo }; sieh dir { $square } an.
    .near-logo = Auf { $square } kann kein Bonus sein: Das Feld gehört zum Logo oder berührt es.
    .twice = { $square } hat zwei Boni.
    .file = { $path } lässt sich nicht lesen: { $error }.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .hand = Niemand hat mehr als { $most } Würfel.
    .hand-with-turn = Niemand hat mehr als { $most } Würfel, die in diesem Zug gelegten mitgezählt.
    .wild-in-hand = Ein WILD, der vor jemandem liegt, ist einfach { $wild }.
    .wild-on-board = Ein WILD auf dem Spielplan steht für etwas, etwa *2rd.
    .wild-waits = Ein WILD, der wartet, ist einfach { $wild }.
    .spots = Hier sollten ein oder zwei gelegte Würfel stehen, etwa g8=2rd.
    .set = Hier sollten das erste und das letzte Feld eines SETs stehen, etwa f8-h8.
    .past = Hier sollten ein Platz stehen und warum sein Zug vorbei war.
    .square-twice = Zwei Würfel liegen auf einem Feld.
    .covered = Dort liegt schon ein Würfel.
    .before-race = Bevor auf dem Logo ein SET liegt, sind Spielplan und Wertungsblatt leer.
    .race-hands = Beim Wettlauf haben alle { $full } Würfel und davor keine.
    .after-race = Nach dem Wettlauf liegen Würfel auf dem Spielplan, und auf dem Wertungsblatt stehen Punkte.
    .own-dice = Alle werfen ihre eigenen Würfel.
    .last-plays = Die Würfel dieses Zuges sollten die letzten auf dem Spielplan sein.
    .turn-dice = Ein Zug hat höchstens { $most } Würfel.
    .no-turn = Würfel legt man nur in einem Zug.
    .ended = Nur wenn die Partie vorbei ist, steht hier ein Grund, und dann immer.

## Tipps

hint-open = Das SET: { $faces }.
    .none = Du hast kein SET.
    .some = Du hast ein SET.
    .one = Es beginnt so: { $face }.
hint-replace = Du könntest den WILD auf { $square } austauschen und werfen.
hint-none = Du kannst nichts legen.
    .more = Mehr kannst du nicht legen; damit ist dein Zug zu Ende.
hint-put =
    Leg { $dice }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .points =
        Es { $points ->
            [one] ist noch 1 Punkt
           *[other] sind noch { $points } Punkte
        } zu holen.
    .where = Sieh dir { $squares } an.
hint-roll = So wie der Spielplan ist, kannst du das hier nicht brauchen: { $dice }.
    .none = Du kannst jeden deiner Würfel brauchen; behalte sie.

## Der Tisch als Text

show-moment =
    .race = wer zuerst ein SET zeigt, eröffnet; { $bag } Würfel im Beutel
    .turn = Runde { $round }; { $bag } Würfel im Beutel
    .extra = vor Runde { $next } dürfen alle noch einmal würfeln; { $bag } Würfel im Beutel
    .over = die Partie ist vorbei; { $bag } Würfel im Beutel
show-player =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $dice-count ->
        [0] keine Würfel
       *[other] { $dice }
    }
    .notes =
        { $who ->
            [you] du
           *[other] { $who }
        }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } ({ $notes }): { $dice-count ->
            [0] keine Würfel
           *[other] { $dice }
        }
# Angaben zu einer Person, mit Kommas dazwischen.
show-note =
    .first = beginnt
    .turn = am Zug, noch { $dice }
    .adding = legt noch einen dazu
    .decided = hat sich entschieden
show-play = { "  " }{ $play }

## Das Tagesrätsel

set-cubed-daily = Tagesrätsel SET CUBED
    .blurb = Finde den Zug, der auf dem Spielplan von heute am meisten zählt; alle haben denselben.
daily-dealt = { $dice } Würfel liegen auf dem Spielplan. Welcher Zug zählt am meisten?
daily-result =
    { $points } von { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }
put-only = „{ $text }“ ist hier kein Schritt: Schreib put, ein Feld und einen Würfel, etwa put g8=2rd.

## Rückblick

review-unit = Punkte
review-yardstick = Ein Zug zählt seine Punkte, weniger etwa ein Drittel dessen, was die nächste Person daraus machen kann (geteilt durch alle anderen), dazu ein Viertel dessen, was für den eigenen nächsten Zug bleibt, und eins für einen WILD auf der Hand. Ein Wurf wird am besten Zug mit den Würfeln gemessen, die er bringt.
review-curve = Punkte.
review-turn = { $dice } für { $points } Punkte war der beste Zug.
    .kept = Auszusetzen war am besten.
    .wrong = { $dice } für { $points } Punkte. { $best } hätte { $top } gebracht; das meiste waren { $most }.
    .fewer = { $dice } für { $points } Punkte; das meiste waren { $most }. { $best } für { $top } hätte der nächsten Person weniger oder für später mehr gelassen.
    .skipped = Ausgesetzt. { $best } hätte { $top } Punkte gebracht.
    .better-skipped = { $dice } für { $points } Punkte. Besser wäre es gewesen auszusetzen und der nächsten Person weniger zu lassen.
review-roll = { $dice-count ->
        [0] Alle Würfel zu behalten
       *[other] { $dice } noch einmal zu würfeln
    } war am besten: im Schnitt { $points } Punkte mit dem besten Zug.
    .wrong = { $dice-count ->
            [0] Alle Würfel behalten
           *[other] { $dice } noch einmal gewürfelt
        }: im Schnitt { $points } Punkte mit dem besten Zug. { $best-count ->
            [0] Alle zu behalten
           *[other] { $best } zu würfeln
        } hätte { $top } gebracht.

## Die Lektion

lesson-race = In einem SET sind Anzahl, Farbe und Symbol jeweils alle gleich oder alle verschieden. Zeig die drei Würfel mit grünen Wellen.
    .title = Was ist ein SET?
    .well = Wer zuerst ein SET zeigt, fängt an. Es kommt auf das Logo und bringt 3 Punkte.
    .otherwise = Nimm die drei Würfel mit grünen Wellen.
lesson-differ = In diesem SET ist alles verschieden. Zwei seiner Würfel sind markiert: Finde den dritten und zeige alle drei.
    .title = Alles verschieden
    .well = Keine Zahl, keine Farbe und kein Symbol kommt doppelt vor. Auch das ist ein SET!
    .otherwise = Zeige ein rotes Oval, zwei grüne Wellen und drei violette Rauten.
lesson-third = Welcher deiner Würfel ergibt ein SET mit einem und zwei roten Ovalen? Leg ihn auf das markierte Feld, an die Reihe.
    .title = Anlegen
    .well = Drei nebeneinander in einer Linie: ein SET und ein Punkt für jeden seiner Würfel. Die Reihe darf länger werden als drei.
    .done = Niemand muss legen, aber hier kannst du: Drei rote Ovale passen auf e7.
    .otherwise = Leg die drei roten Ovale auf e7.
lesson-two = Du darfst auch zwei Würfel auf einmal anlegen. Mach aus den markierten eine Spalte: zwei grüne, zwei violette und zwei rote Ovale.
    .title = Zwei Würfel auf einmal
    .well = Der erste wartet nur, mit dem zweiten wird es ein SET. 3 Punkte, denn der Würfel, der schon lag, zählt mit.
    .done = Damit wäre dein Zug vorbei. Leg einen Würfel über oder unter g7 und den anderen in dieselbe Spalte.
    .otherwise = Leg die beiden Würfel mit zwei Ovalen in eine Spalte mit g7.
lesson-cross = Ein Würfel kann zwei Linien auf einmal fertig machen und zählt dann in beiden. Wo ergibt deine grüne Raute zwei SETs?
    .title = Zwei Linien auf einmal
    .well = Eine Spalte und eine Reihe: 6 Punkte mit einem einzigen Würfel!
    .one = Ein SET, aber nur eins: 3 Punkte. Auf f8 endet mit der Raute eine Spalte und beginnt eine Reihe.
    .done = Hier liegen 6 Punkte für dich. Schau auf f8, wo eine Spalte und eine Reihe sich treffen.
    .otherwise = Leg die grüne Raute auf f8.
lesson-touch = Ein SET genügt, egal, was der Würfel sonst noch berührt. Leg die zwei violette Ovale auf das markierte Feld.
    .title = Eine Linie genügt
    .well = Die Spalte ist ein SET. Dass der Würfel in der Reihe auch die Welle berührt, macht nichts.
    .done = Zwei violette Ovale passen auf g6: Die Spalte darunter wird ein SET.
    .otherwise = Leg die zwei violette Ovale auf g6.
lesson-bonus = Felder mit einer Zahl bringen einmal so viele Punkte, für den ersten Würfel darauf. Leg ein SET, das eins erreicht.
    .title = Ein Bonus
    .well = 2 Punkte mehr. Die bekommt niemand noch einmal.
    .done = Am Ende der Reihe wartet ein Bonus. Zwei rote Ovale passen auf d7.
    .otherwise = Leg die zwei roten Ovale auf d7.
lesson-wild = Ein WILD steht für jede beliebige Würfelseite; welche, sagst du beim Legen. Nimm deinen für ein SET.
    .title = Ein WILD
    .well = Von jetzt an ist er, was du gesagt hast. In dem SET, mit dem er gelegt wird, zählt er nichts, in späteren wie jeder Würfel.
    .done = Dein WILD kann jeder Würfel sein: zum Beispiel drei rote Ovale auf e7.
    .otherwise = Leg den WILD an die Reihe und sag, was er ist.
lesson-swap = Auf g7 liegt ein WILD, der für zwei rote Ovale steht, und du hast einen Würfel, der genau das zeigt. Am Anfang deines Zuges darfst du ihn austauschen.
    .title = Einen WILD bekommen
    .well = Der WILD wurde geworfen und gehört jetzt dir. Punkte gibt es dafür nicht, aber vielleicht wieder einen WILD.
    .done = Bevor du den Zug beendest, nimm mit, was geht: Zwei rote Ovale kommen an die Stelle des WILD.
    .otherwise = Tausch den WILD auf g7 aus.
lesson-turn = In einem Zug darfst du bis zu drei Würfel legen, einen nach dem anderen. Hol 17 Punkte auf den markierten Feldern; Zurücknehmen geht.
    .title = Ein ganzer Zug
    .well = 17 Punkte, und nicht einer mehr war möglich. Anderswo bringen dieselben drei Würfel manchmal nur 8.
    .done = Hier sind 17 Punkte zu holen. Die grüne Raute kommt auf f8, die violette Welle darunter, und zwei rote Ovale auf g10.
    .otherwise = Leg weiter, bis du 17 Punkte hast.
lesson-roll = Zwischen zwei Runden darfst du Würfel noch einmal werfen. Behalt die grüne Raute und die zwei roten Ovale und wirf den Rest.
    .title = Noch einmal werfen
    .well = Was passt, behältst du, der Rest bekommt eine zweite Chance.
    .keep = Noch einmal zu werfen kostet nichts, und so wie der Spielplan ist, passen drei deiner Würfel nirgends.
    .good = Behalt die grüne Raute und die zwei roten Ovale: Für sie gibt es schon einen Platz. Wirf die anderen drei.
    .otherwise = Drei Würfel passen nirgends, so wie der Spielplan ist: Wirf sie alle.
lesson-match = Der Beutel ist leer, und du liegst 2 Punkte zurück. Die Runde, in der jemandem die Würfel ausgehen, ist die letzte.
    .title = Das Ende einer Partie
    .well = Das war SET CUBED: Wer die meisten Punkte hat, gewinnt. Eine ganze Partie beginnt mit dem Wettlauf und einem leeren Spielplan.

## Übungen

drill-turn = Der beste Zug
    .about = Wo zählen bis zu drei Würfel am meisten?
    .question = Welcher dieser Züge zählt am meisten?
    .best = { $points } Punkte: Kein Zug zählt mehr.
drill-worth =
    { $points } Punkte: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }und { $bonus } Bonuspunkte
    }. Der beste Zug hat { $best }.
drill-dice = Deine Würfel
