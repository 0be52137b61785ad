### SCRAMBLE SET. Was auf den Würfeln ist, steht in den gemeinsamen Worten der Spiele.

scramble-set = SCRAMBLE SET
    .blurb = Wirf 42 Würfel auf einmal und schnapp dir die meisten SETs.

## Hausregeln

option-rounds = Runden
    .about = Wie oft alle 42 Würfel geworfen werden.
option-penalty = Falsche Rufe
    .about = Nach einem falschen oder zu späten Ruf musst du vor dem nächsten warten, oder du verlierst einen Punkt.
    .cooldown = kosten Zeit
    .point = kosten einen Punkt
option-cooldown-seconds = Wartezeit
    .about = Sekunden Wartezeit nach einem falschen Ruf.
option-pause-seconds = Pause
    .about = Sekunden zwischen zwei Runden, wenn nicht alle früher bereit sind. 0: keine Pause.

## Was geschieht

rolls = Runde { $round }: { $dice } Würfel werden geworfen.
    .tie-break = Stechen ({ $tied }): { $dice } Würfel werden geworfen.
took =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $faces }.
wrong-point =
    { $who ->
        [you] Du nimmst { $faces } und verlierst einen Punkt: { $why }.
       *[other] { $who } nimmt { $faces } und verliert einen Punkt: { $why }.
    }
wrong-wait =
    { $who ->
        [you] Du nimmst { $faces } und musst warten: { $why }.
       *[other] { $who } nimmt { $faces } und muss warten: { $why }.
    }
late-point =
    { $who ->
        [you] Du hast SET gerufen, aber die Zeit war um. Du verlierst einen Punkt.
       *[other] { $who } hat SET gerufen, aber die Zeit war um: ein Punkt weniger.
    }
late-wait =
    { $who ->
        [you] Du hast SET gerufen, aber die Zeit war um. Du musst warten.
       *[other] { $who } hat SET gerufen, aber die Zeit war um, und muss warten.
    }
caller-left =
    { $who ->
        [you] Du hast SET gerufen und bist gegangen.
       *[other] { $who } hat SET gerufen und ist gegangen.
    }
rested =
    { $who ->
        [you] Du darfst wieder rufen.
       *[other] { $who } darf wieder rufen.
    }
stopped =
    { $who ->
        [you] Du siehst keine SETs mehr.
       *[other] { $who } sieht keine SETs mehr.
    }
round-over = Die Runde ist vorbei: { $points }.
# In der Aufzählung der Punkte.
round-points =
    { $who ->
        [you] du
       *[other] { $who }
    } { $points }
best-split =
    Höchstens möglich: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
ended = Die Partie ist vorbei.
    .tie-break =
        { $who ->
            [you] Du gewinnst das Stechen.
           *[other] { $who } gewinnt das Stechen.
        }
outcome =
    .alone =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } in { $time }; höchstens möglich: { $best }.
    .tie-break =
        Nach { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } stand es unentschieden; ein weiteres SET hat entschieden.
    .shared =
        Nach { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } stand es unentschieden, und alle, die gleichauf lagen, waren gegangen.
    .most-sets =
        Die meisten SETs in { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        }, in { $time }.
# Ein Würfel in einem Tipp.
in-place = { $face } auf Platz { $place }

## Ablehnungen

rolled = Die Würfel sind schon geworfen.
not-rolled = Warte auf den nächsten Wurf.
not-tied = In diesem Stechen spielen nur die, die gleichauf liegen.
resting = Nach einem falschen Ruf musst du kurz warten.
not-alone = Das geht nur, wenn du mit anderen spielst.
alone-only = Das geht nur im Solospiel.
not-three = Nimm drei Würfel.
    .different = Nimm drei verschiedene Würfel.
not-there = Auf Platz { $places } liegt kein Würfel.
not-a-move = „{ $text }“ ist kein Zug. Versuch { $words }, oder take und drei Plätze.
not-a-place = „{ $text }“ ist kein Platz. Die Plätze haben die Nummern 1 bis 42.
not-a-face = Auf dem Tisch steht ein WILD noch für keine Seite. Schreib *.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .die-twice = Ein Würfel kommt zweimal vor.
    .taken = Ein Platz kommt zweimal vor oder hat keinen Würfel.
    .ended = Nur eine beendete Partie hat einen Grund.
    .later = Das liegt in der Zukunft.
    .history = Hier sollten so viele Runden stehen wie auf dem Punktezettel.
    .tied = Hier sollten genau die stehen, die gleichauf liegen.
    .pause = Das gehört zu einer Pause.
    .rests = Niemand wartet, wenn keine Würfel zu nehmen sind.
    .no-calls = Hier kann niemand rufen.
    .cannot-call = Platz { $seat } kann nicht rufen.
    .places = Hier sollten die Plätze dreier Würfel stehen.
    .round = Hier sollten die beste Aufteilung einer Runde und ihre Dauer stehen.

## Der Tisch als Text

show-phase =
    .round = Runde { $round }: { $dice } Würfel
    .tie-break = Stechen: { $dice } Würfel
    .pause = Pause nach Runde { $round }
    .over = Die Partie ist vorbei
show-player =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $score } ({ $notes })
# Angaben zu einer Person, mit Kommas dazwischen.
show-sets =
    gerade { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
show-rounds = Runden { $points }
show-lost =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verloren
show-state =
    .has-board = ist dran
    .waits = wartet
    .ready = bereit
    .tied = im Stechen
    .away = nicht da

## Das Tagesrätsel

scramble-set-daily = Tagesrätsel SCRAMBLE SET
    .blurb = Nimm aus den Würfeln von heute so viele SETs wie möglich. Alle haben dieselben.
daily-rolled = { $dice } Würfel liegen da. Wie viele SETs kannst du nehmen?
daily-result =
    { $sets } von { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $faces }. Das ist kein SET: { $why }.
no-set = { $faces } sind kein SET.

## Rückblick

review-unit = SETs
review-yardstick = Ein genommenes SET bringt eins, ein falscher Ruf kostet eins. Für die anderen zählt ein übersehenes SET umso mehr, je wahrscheinlicher geübte Augen es entdeckt hätten. Im Solospiel zählt, wie viele SETs du danach noch nehmen kannst.
review-curve = SETs minus verlorene Punkte.
review-kept = { $player ->
        [you] Du hast { $faces } genommen:
       *[other] { $faces } genommen:
    } { $left ->
        [one] 1 weiteres SET war
       *[other] { $left } weitere SETs waren
    } noch möglich. Nach keinem anderen wären es mehr gewesen.
    .spoilt = { $player ->
            [you] Du hast { $faces } genommen.
           *[other] { $faces } genommen.
        } Danach noch möglich: { $left }. Mehr ließ { $best }: { $most }.

## Die Lektion

lesson-first = In einem SET sind Anzahl, Farbe und Symbol jeweils alle gleich oder alle verschieden. Ruf SET und nimm eine, zwei und drei grüne Rauten.
    .title = Was ist ein SET?
    .well = Das gehört dir! Niemand ist am Zug: Wer zuerst ruft, nimmt.
    .otherwise = Das ist kein SET: Zwei Würfel haben etwas gemeinsam, der dritte nicht. Nimm eine, zwei und drei grüne Rauten.
lesson-same = Drei völlig gleiche Würfel sind auch ein SET: Alles ist gleich. Nimm das mit dem markierten Würfel.
    .title = Alle gleich
    .well = Das sind die leichtesten SETs, wenn man nur an sie denkt.
    .other = Auch das ist ein SET. Aber am Anfang übersieht man gern drei gleiche: Nimm drei Würfel mit zwei roten Ovalen.
    .otherwise = Das ist kein SET: Ein Würfel ist anders als die beiden anderen. Nimm drei Würfel mit zwei roten Ovalen.
lesson-differ = Es darf auch alles verschieden sein. Markiert sind ein rotes Oval und zwei grüne Wellen: Welcher Würfel ist der dritte?
    .title = Alles verschieden
    .well = Keine Anzahl, keine Farbe, kein Symbol kommt zweimal vor: ein SET.
    .otherwise = Das ist kein SET. Zu einem roten Oval und zwei grünen Wellen gehören drei violette Rauten.
lesson-trap = Die markierten Würfel sehen aus wie ein SET, aber zwei sind rot und einer grün. Such lieber ein richtiges; es gibt zwei.
    .title = Eine Falle
    .well = Gut gesehen! Haben zwei etwas gemeinsam und der dritte nicht, ist es kein SET.
    .trap = Das war die Falle: Zwei sind rot, und einer ist grün. Im richtigen Spiel müsstest du jetzt warten.
    .otherwise = Das ist kein SET. Such einen Würfel, der zu einem roten Oval und zwei grünen Wellen passt.
lesson-wild = Ein WILD steht für jede Seite. Nimm ein SET mit ihm: Was braucht er?
    .title = WILDs
    .well = Ein WILD bildet mit zwei beliebigen Würfeln ein SET. Andere SETs gibt es hier nicht, also ist die Runde vorbei.
    .otherwise = Ohne den WILD gibt es hier kein SET. Nimm den WILD und zwei beliebige Würfel.
lesson-split = Aus diesen sechs Würfeln kannst du zwei SETs nehmen, wenn du gut wählst. Welches SET braucht den WILD nicht?
    .title = Zwei SETs statt einem
    .well = Die anderen drei Würfel sind auch ein SET: zwei statt einem.
    .waste = Das ist ein SET, aber dann bleibt kein anderes. Nimm ein grünes, zwei violette und drei rote Ovale und heb den WILD auf.
    .otherwise = Das ist kein SET. Nimm ein grünes, zwei violette und drei rote Ovale.
lesson-many = In diesen zwölf Würfeln stecken sieben SETs. Nimm irgendeins; im richtigen Spiel sind es 42 Würfel.
    .title = Zwölf Würfel
    .well = Schnelle Augen! Wer die meisten SETs hat, gewinnt.
    .otherwise = Das ist kein SET; warum, steht unter den Würfeln. Versuch es noch einmal.
lesson-match = Jetzt eine kurze Runde mit fünfzehn Würfeln gegen einen langsamen Bot. Ein falscher Ruf kostet nur einen Moment.
    .title = Eine kurze Runde
    .well = Das ist SCRAMBLE SET! In einer ganzen Partie werden alle 42 Würfel geworfen, fünfmal.

## Übungen

drill-most = Wie viele SETs?
    .about = So viele, wie du auf einmal nehmen kannst.
    .question = Wie viele SETs kannst du nehmen, wenn du jeden Würfel nur einmal verwendest?
    .best =
        { $sets ->
            [0] Unter diesen Würfeln ist kein SET.
            [one] { $sets } SET, mehr geht nicht.
           *[other] { $sets } SETs auf einmal, mehr geht nicht.
        }
    .more =
        Es geht mehr: { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] Es gibt gar kein SET.
            [one] Auf einmal geht nur { $sets }.
           *[other] Auf einmal gehen nur { $sets }.
        }
    .left = Übrig
drill-number =
    { $sets ->
        [0] Keins
        [one] { $sets } SET
       *[other] { $sets } SETs
    }

## Zählen mit echten Würfeln

count-judge = Ist das ein SET?
    .about = Gib drei Würfel ein.
count-find = Gibt es ein SET?
    .about = Gib die Würfel ein, die noch da sind.
count-most = Wie viele SETs?
    .about = Gib die Würfel ein: Wie viele SETs lassen sich insgesamt nehmen?
    .sets =
        { $sets ->
            [0] Es lässt sich kein SET nehmen.
            [one] { $sets } SET lässt sich nehmen
           *[other] { $sets } SETs lassen sich nehmen
        }{ $sets ->
            [0] { "" }
           *[other] { $left ->
                [0] , und kein Würfel bleibt übrig.
                [one] , und { $left } Würfel bleibt übrig.
               *[other] , und { $left } Würfel bleiben übrig.
            }
        }

## Kurze Fragen zu den Regeln

asked-turns = Spielt man der Reihe nach?
    .answer = Nein. Alle dürfen rufen, und wer zuerst ruft, nimmt drei Würfel.
asked-equal = Sind drei gleiche Würfel ein SET?
    .answer = Ja. Auch drei gleiche Seiten sind ein SET.
asked-wild = Wofür kann ein WILD stehen?
    .answer = Für das, was den beiden anderen Würfeln fehlt.
asked-two-wilds = Darf ein SET zwei WILDs haben?
    .answer = Ja. Zwei oder drei WILDs passen zu jedem Würfel.
asked-wrong = Was kostet ein falscher Ruf?
    .answer = Drei Sekunden, in denen du nicht rufen kannst. Nach einer Hausregel einen Punkt.
asked-move = Darf ich Würfel verschieben, um besser zu sehen?
    .answer = Nein. Jeder Würfel bleibt, wo er gelandet ist, bis er genommen wird.
asked-end = Wann ist eine Runde zu Ende?
    .answer = Wenn unter den übrigen Würfeln kein SET mehr ist.
asked-rounds = Wie viele Runden gibt es?
    .answer = Fünf. Es gewinnt, wer in allen Runden zusammen die meisten SETs hat.
asked-tie = Was ist bei Gleichstand?
    .answer = Ein SET entscheidet: Die übrigen Würfel werden geworfen, und wer von denen, die gleichauf liegen, zuerst eins nimmt, gewinnt.
