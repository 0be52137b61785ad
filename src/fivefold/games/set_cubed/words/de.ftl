### SET CUBED.

set-cubed = SET CUBED
    .blurb = Leg Würfel in Dreierreihen: Jedes SET bringt Punkte.

## Hausregeln

option-turn-seconds = Zeit pro Zug
    .about = Wie lange ein Zug dauern darf. Mit Tagen spielst du, wann du Zeit hast.
option-extra-roll-seconds = Zeit für den Extrawurf
    .about = Sekunden, um vor einer Runde zu wählen, welche Würfel du noch einmal wirfst.
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
    .stuck = Niemand konnte legen, also würfeln alle noch einmal.
    .extra = Die gewählten Würfel werden noch einmal geworfen.
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
    } zuerst { $face } auf { $square }.
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
    } die Würfel auf { $squares } zurück.
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
    .idle = Seit einer Weile hat niemand gelegt, also endet die Partie.
outcome =
    .out = Der Beutel ist leer, und jemand hat keine Würfel mehr. Wer die meisten Punkte hat, gewinnt.
    .idle = Seit { $rounds } Runden hat niemand einen Würfel gelegt. Wer die meisten Punkte hat, gewinnt.

## Ablehnungen

opened = Die Partie ist schon eröffnet. Leg Würfel auf den Spielplan.
not-your-turn = Du bist nicht am Zug.
waiting = Dein Würfel auf { $square } ist noch in keinem SET. Leg noch einen dazu oder nimm ihn zurück.
not-in-hand = Du hast keinen Würfel, der { $face } zeigt.
    .many = Du hast nicht so viele Würfel, die { $face } zeigen.
no-square = Das Feld { $square } gibt es nicht.
covered = Auf { $square } liegt schon ein Würfel.
three-dice = Du hast { $dice } Würfel gelegt, mehr geht in einem Zug nicht. Drück „Fertig“.
none-waits = Kein WILD braucht gerade eine Seite.
no-set = { $face } auf { $square } ergibt kein SET, weder allein noch mit einem anderen deiner Würfel.
    .wild = { $face } auf { $square } ergibt kein SET.
    .state = Wähl, wofür der WILD auf { $square } steht.
    .cannot-wait = Wähl, wofür der WILD auf { $square } steht. Er kann dort nicht warten, denn es passt kein zweiter Würfel.
    .two = { $face } auf { $square } und { $other } auf { $waiting } ergeben kein SET.
    .line = Kein SET auf { $first } bis { $last } ({ $faces }): { $faults }.
nothing-back = Es gibt nichts zurückzunehmen.
too-late = WILDs kannst du nur austauschen, bevor du einen Würfel legst.
no-wild = Auf { $square } liegt kein WILD.
not-stated = Sag, wofür der WILD steht, etwa *2rd.
not-a-set = Kein SET ({ $faces }): { $faults }.
no-roll = Noch einmal werfen kannst du nur zwischen zwei Runden.
decided = Du hast dich schon entschieden.
not-a-move = „{ $text }“ ist kein Zug. Schreib set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go oder keep.
bad-board = Ein Spielplan ist { $standard } oder eine Liste seiner 1 bis 60 Bonusfelder, etwa b2=5,l2=5.
    .rows = Ein Spielplan hat { $needed } Reihen, nicht { $found }.
    .squares = Reihe { $row } des Spielplans hat { $found } Felder, nicht { $needed }.
    .mark = „{ $mark }“ auf { $square } ist weder . noch = noch ein Bonus von 2, 3 oder 5.
    .logo = Das Logo (=) muss { $logo } sein. Prüf { $square }.
    .near-logo = { $square } gehört zum Logo oder grenzt daran, darum ist dort kein Bonus möglich.
    .twice = { $square } hat zwei Boni.
    .file = { $path } lässt sich nicht lesen: { $error }.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .hand = Niemand hat mehr als { $most } Würfel.
    .hand-with-turn = Niemand hat mehr als { $most } Würfel, die in diesem Zug gelegten mitgezählt.
    .wild-in-hand = Ein WILD auf der Hand wird { $wild } geschrieben.
    .wild-on-board = Ein WILD auf dem Spielplan steht für eine Seite, etwa *2rd.
    .wild-waits = Ein WILD, der wartet, wird { $wild } geschrieben.
    .spots = Hier sollten ein oder zwei gelegte Würfel stehen, etwa g8=2rd.
    .set = Hier sollten das erste und das letzte Feld eines SETs stehen, etwa f8-h8.
    .past = Hier sollten ein Platz stehen und warum sein Zug vorbei war.
    .square-twice = Zwei Würfel liegen auf einem Feld.
    .covered = Dort liegt schon ein Würfel.
    .before-race = Vor der Eröffnung sind Spielplan und Punktezettel leer.
    .race-hands = Beim Wettlauf haben alle { $full } Würfel und davor keine.
    .after-race = Nach dem Wettlauf liegen Würfel auf dem Spielplan, und auf dem Punktezettel stehen Punkte.
    .own-dice = Alle werfen ihre eigenen Würfel.
    .last-plays = Die Würfel dieses Zuges sollten die letzten auf dem Spielplan sein.
    .turn-dice = Ein Zug hat höchstens { $most } Würfel.
    .no-turn = Würfel legt man nur in einem Zug.
    .ended = Nur eine beendete Partie hat einen Grund.

## Tipps

hint-open = Das SET ist { $faces }.
    .none = Du hast kein SET.
    .some = Du hast ein SET.
    .one = Es beginnt mit: { $face }.
hint-replace = Du könntest den WILD auf { $square } austauschen und werfen.
hint-none = Du kannst nichts legen.
    .more = Mehr kannst du nicht legen. Drück „Fertig“.
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
hint-roll = { $dice }: Dazu passt nichts auf dem Spielplan. Wirf noch einmal.
    .none = Alle deine Würfel sind nützlich. Behalt sie.

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
    .blurb = Finde auf dem Spielplan von heute den Zug mit den meisten Punkten. Alle haben denselben.
daily-dealt = { $dice } Würfel liegen auf dem Spielplan. Welcher Zug bringt die meisten Punkte?
daily-result =
    { $points } von { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }
put-only = „{ $text }“ ist kein Zug. Schreib put, ein Feld und einen Würfel, etwa put g8=2rd.

## Rückblick

review-unit = Punkte
review-yardstick = Ein Zug zählt seine Punkte, weniger etwa ein Drittel dessen, was die nächste Person daraus machen kann, plus ein Viertel dessen, was dir für deinen nächsten Zug bleibt. Ein Wurf wird am besten Zug gemessen, den er ermöglicht.
review-curve = Punkte.
review-turn = { $dice } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } war der beste Zug.
    .kept = Passen war am besten.
    .wrong = { $dice } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. { $best } hätte { $top } gebracht; höchstens möglich: { $most }.
    .fewer = { $dice } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }; höchstens möglich: { $most }. { $best } für { $top } hätte der nächsten Person weniger gelassen oder dir mehr für den nächsten Zug.
    .skipped = { $player ->
            [you] Du hast gepasst.
           *[other] Gepasst.
        } { $best } hätte { $top ->
            [one] { $top } Punkt
           *[other] { $top } Punkte
        } gebracht.
    .better-skipped = { $dice } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. Passen wäre besser gewesen: Das lässt der nächsten Person weniger.
review-roll = { $dice-count ->
        [0] Alle Würfel zu behalten
       *[other] { $dice } noch einmal zu werfen
    } war am besten: im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit dem besten Zug.
    .wrong = { $dice-count ->
            [0] { $player ->
                    [you] Du hast alle Würfel behalten
                   *[other] Alle Würfel behalten
                }
           *[other] { $player ->
                    [you] Du hast { $dice } noch einmal geworfen
                   *[other] { $dice } noch einmal geworfen
                }
        }: im Schnitt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } mit dem besten Zug. { $best-count ->
            [0] Alle zu behalten
           *[other] { $best } zu werfen
        } hätte { $top } gebracht.

## Die Lektion

lesson-race = In einem SET sind Anzahl, Farbe und Symbol jeweils alle gleich oder alle verschieden. Zeig die drei Würfel mit grünen Wellen.
    .title = Was ist ein SET?
    .well = Wer zuerst ein SET zeigt, fängt an. Es kommt auf das Logo und bringt 3 Punkte.
    .otherwise = Wähl die drei Würfel mit grünen Wellen.
lesson-differ = In diesem SET ist alles verschieden. Zwei seiner Würfel sind markiert: Finde den dritten und zeig alle drei.
    .title = Alles verschieden
    .well = Keine Anzahl, keine Farbe und kein Symbol kommt zweimal vor. Auch das ist ein SET!
    .otherwise = Zeig ein rotes Oval, zwei grüne Wellen und drei violette Rauten.
lesson-third = Welcher deiner Würfel ergibt ein SET mit einem und zwei roten Ovalen? Leg ihn auf das markierte Feld, an die Reihe.
    .title = Drei in einer Linie
    .well = Das ist ein SET: ein Punkt für jeden seiner Würfel. Eine Reihe darf länger sein als drei.
    .done = Du musst nicht legen, aber hier kannst du: Drei rote Ovale passen auf e7.
    .otherwise = Leg die drei roten Ovale auf e7.
lesson-two = Du darfst auch zwei Würfel auf einmal anlegen. Mach aus den markierten eine Spalte: zwei grüne, zwei violette und zwei rote Ovale.
    .title = Zwei Würfel auf einmal
    .well = Der erste Würfel wartet, und der zweite macht das SET fertig. Du bekommst 3 Punkte, denn der rote Würfel zählt mit.
    .done = Damit wäre dein Zug vorbei. Leg einen Würfel über oder unter g7 und den anderen in dieselbe Linie.
    .otherwise = Leg die beiden Würfel mit zwei Ovalen in eine Spalte mit g7.
lesson-cross = Ein Würfel kann zwei Linien auf einmal fertig machen und zählt dann in beiden. Wo ergibt deine grüne Raute zwei SETs?
    .title = Zwei Linien auf einmal
    .well = Eine Spalte und eine Reihe: 6 Punkte mit einem einzigen Würfel!
    .one = Das ist nur ein SET: 3 Punkte. Auf f8 ergänzt die Raute eine Spalte und eine Reihe.
    .done = Hier kannst du 6 Punkte holen. Schau auf f8, wo sich eine Spalte und eine Reihe treffen.
    .otherwise = Leg die grüne Raute auf f8.
lesson-touch = Ein SET genügt, egal, was der Würfel sonst noch berührt. Leg die zwei violetten Ovale auf das markierte Feld.
    .title = Eine Linie genügt
    .well = Die Spalte ist ein SET. Dass der Würfel in der Reihe auch die Welle berührt, macht nichts.
    .done = Zwei violette Ovale passen auf g6: Die Spalte darunter wird ein SET.
    .otherwise = Leg die zwei violetten Ovale auf g6.
lesson-bonus = Felder mit einer Zahl geben Bonuspunkte, aber nur für den ersten Würfel darauf. Leg ein SET, das eins erreicht.
    .title = Bonusfelder
    .well = 2 Bonuspunkte! Jeder Bonus zählt nur einmal.
    .done = Am Ende der Reihe wartet ein Bonus. Zwei rote Ovale passen auf d7.
    .otherwise = Leg die zwei roten Ovale auf d7.
lesson-wild = Ein WILD steht für jede Seite; welche, wählst du beim Legen. Verwende deinen in einem SET.
    .title = WILDs
    .well = Von jetzt an bleibt er, was du gewählt hast. Zuerst bringt er nichts, aber in späteren SETs zählt er.
    .done = Dein WILD kann jeder Würfel sein, zum Beispiel drei rote Ovale auf e7.
    .otherwise = Leg den WILD an die Reihe und wähl, wofür er steht.
lesson-swap = Der WILD auf g7 steht für zwei rote Ovale, und du hast diesen Würfel. Am Anfang deines Zuges kannst du ihn austauschen.
    .title = Einen WILD bekommen
    .well = Der WILD wurde geworfen und gehört jetzt dir. Punkte gibt es dafür nicht, aber vielleicht wieder einen WILD.
    .done = Bevor du den Zug beendest, tausch den WILD gegen deine zwei roten Ovale.
    .otherwise = Tausch den WILD auf g7 aus.
lesson-turn = In einem Zug darfst du bis zu drei Würfel legen, einen nach dem anderen. Hol 17 Punkte auf den markierten Feldern; Zurücknehmen ist erlaubt.
    .title = Ein ganzer Zug
    .well = 17 Punkte, mehr geht nicht! Anderswo bringen dieselben drei Würfel manchmal nur 8.
    .done = Hier kannst du 17 Punkte holen: die grüne Raute auf f8, die violette Welle darunter und zwei rote Ovale auf g10.
    .otherwise = Leg weiter, bis du 17 Punkte hast.
lesson-roll = Zwischen zwei Runden darfst du Würfel noch einmal werfen. Behalt die grüne Raute und die zwei roten Ovale und wirf den Rest.
    .title = Noch einmal werfen
    .well = Was passt, hast du behalten, und der Rest bekommt eine zweite Chance.
    .keep = Noch einmal werfen kostet nichts, und drei deiner Würfel passen nirgends auf diesen Spielplan.
    .good = Behalt die grüne Raute und die zwei roten Ovale: Sie passen schon. Wirf die anderen drei.
    .otherwise = Drei deiner Würfel passen nirgends auf diesen Spielplan. Wirf sie alle.
lesson-match = Der Beutel ist leer, und du liegst 2 Punkte zurück. Die Runde, in der jemandem die Würfel ausgehen, ist die letzte.
    .title = Das Ende einer Partie
    .well = Das ist SET CUBED: Wer die meisten Punkte hat, gewinnt. Eine ganze Partie beginnt mit dem Wettlauf und einem leeren Spielplan.

## Übungen

drill-turn = Der beste Zug
    .about = Wo bringen bis zu drei Würfel die meisten Punkte?
    .question = Welcher dieser Züge bringt die meisten Punkte?
    .best = { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Kein Zug bringt mehr.
drill-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }und { $bonus ->
                [one] { $bonus } Bonuspunkt
               *[other] { $bonus } Bonuspunkte
            }
    }. Der beste Zug bringt { $best }.
drill-dice = Deine Würfel

## Zählen mit echten Würfeln

count-turn = Punkte eines Zugs
    .about = Gib jedes neue SET ein, jeweils drei Würfel, und die Bonusfelder.
    .points =
        { $points ->
            [one] Der Zug bringt { $points } Punkt.
           *[other] Der Zug bringt { $points } Punkte.
        }
    .wrong =
        { $points ->
            [one] Nicht alles ist ein SET. Der Rest bringt { $points } Punkt.
           *[other] Nicht alles ist ein SET. Der Rest bringt { $points } Punkte.
        }
count-line =
    .wrong = Reihe { $number } ist kein SET: { $why }.
count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count-wild = Ein neuer WILD zählt nichts in den SETs, mit denen er kommt.
count-bonus = Bonusfelder: { count-points }.
count-nothing = Gib mindestens ein SET aus drei Würfeln ein.
count-too-many = Das sind mehr SETs oder Bonusfelder, als ein Zug haben kann.
count-judge = Ist das ein SET?
    .about = Gib drei Würfel ein.

## Kurze Fragen zu den Regeln

asked-how-many = Wie viele Würfel darf ich legen?
    .answer = Bis zu drei in einem Zug.
asked-diagonal = Zählen Diagonalen?
    .answer = Nein. Die Würfel eines SETs liegen nebeneinander in einer Reihe oder Spalte.
asked-touching = Was ist, wenn mein Würfel andere berührt, mit denen er kein SET ist?
    .answer = Das schadet nicht, solange er in einer Richtung in einem SET liegt.
asked-two-sets = Zählt ein Würfel in zwei SETs zweimal?
    .answer = Ja. Jedes neue SET bringt einen Punkt für jeden seiner Würfel.
asked-wild-points = Bringt ein WILD Punkte?
    .answer = Nicht in den SETs, mit denen er kommt. In späteren SETs zählt er wie jeder andere Würfel.
asked-replace = Darf ich einen WILD vom Spielplan nehmen?
    .answer = Ja, bevor du Würfel legst: Tausch ihn gegen einen von dir, der zeigt, wofür er steht. Wirf ihn dann; er gehört dir.
asked-bonus = Wer bekommt ein Bonusfeld?
    .answer = Wer den ersten Würfel darauf legt, und nur einmal.
asked-skip = Muss ich Würfel legen?
    .answer = Nein. Du darfst passen.
asked-first = Wer beginnt?
    .answer = Wer zuerst ein SET unter den eigenen fünf Würfeln zeigt. Es kommt auf das Logo.
asked-reroll = Darf ich meine Würfel noch einmal werfen?
    .answer = Ja, nach jeder Runde einmal, so viele du willst.
asked-end = Wann ist die Partie zu Ende?
    .answer = Wenn der Beutel leer ist, am Ende der Runde, in der jemand keine Würfel mehr hat.
