### SCRAMBLE SET. Was auf den Würfeln ist, steht in den gemeinsamen Worten der Spiele.

scramble-set = SCRAMBLE SET
    .blurb = Zweiundvierzig Würfel auf einen Wurf: Schnapp dir mehr SETs als die anderen.

## Hausregeln

option-rounds = Runden
    .about = Wie oft alle 42 Würfel geworfen werden.
option-penalty = Ein Ruf ohne SET
    .about = Wer sich irrt oder zu spät ist, muss vor dem nächsten Ruf warten oder verliert einen Punkt.
    .cooldown = kostet Zeit
    .point = kostet einen Punkt
option-cooldown-seconds = Wartezeit
    .about = So viele Sekunden dauert die Strafe nach einem Ruf ohne SET.
option-pause-seconds = Pause
    .about = So viele Sekunden liegen zwischen zwei Runden, wenn nicht alle früher bereit sind; 0: keine Pause.

## Was geschieht

rolls = Runde { $round }: { $dice } Würfel werden geworfen.
    .tie-break = Ins Stechen gehen { $tied }: { $dice } Würfel werden geworfen.
took =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $faces }.
wrong-point =
    { $who ->
        [you] Du nimmst { $faces }, aber das ist kein SET, und verlierst einen Punkt: { $why }.
       *[other] { $who } nimmt { $faces }, aber das ist kein SET, und verliert einen Punkt: { $why }.
    }
wrong-wait =
    { $who ->
        [you] Du nimmst { $faces }, aber das ist kein SET, und musst warten: { $why }.
       *[other] { $who } nimmt { $faces }, aber das ist kein SET, und muss warten: { $why }.
    }
late-point =
    { $who ->
        [you] Du hast SET gerufen, nicht rechtzeitig eins genommen und verlierst einen Punkt.
       *[other] { $who } hat SET gerufen, nicht rechtzeitig eins genommen und verliert einen Punkt.
    }
late-wait =
    { $who ->
        [you] Du hast SET gerufen, nicht rechtzeitig eins genommen und musst warten.
       *[other] { $who } hat SET gerufen, nicht rechtzeitig eins genommen und muss warten.
    }
caller-left =
    { $who ->
        [you] Du hast SET gerufen und bist gegangen.
       *[other] { $who } hat SET gerufen und ist gegangen.
    }
rested =
    { $who ->
        [you] Du darfst weitermachen.
       *[other] { $who } darf weitermachen.
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
    Die beste Aufteilung ergab { $sets ->
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
        } in { $time }; möglich waren { $best }.
    .tie-break =
        Nach { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } stand es unentschieden; ein weiteres SET hat entschieden.
    .shared =
        Nach { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } stand es unentschieden, und wer es noch hätte entscheiden können, war gegangen.
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
not-tied = In diesem Wurf entscheiden nur die mit den meisten SETs unter sich.
resting = Nach einem Ruf ohne SET musst du kurz warten.
not-alone = Das geht nur, wenn du mit anderen spielst.
alone-only = Das geht nur, wenn du allein spielst.
not-three = Nenn drei Würfel, die du nehmen willst.
    .different = Nimm drei verschiedene Würfel.
not-there = Auf Platz { $places } liegt kein Würfel.
not-a-move = „{ $text }“ ist hier kein Zug: { $words }, oder take und drei Plätze.
not-a-place = „{ $text }“ ist kein Platz: Sie haben die Nummern 1 bis 42.
not-a-face = Auf dem Tisch steht ein WILD noch für nichts; schreib *.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .die-twice = Ein Würfel steht hier zweimal.
    .taken = Ein Platz steht hier zweimal, oder dort lag kein Würfel.
    .ended = Nur wenn die Partie vorbei ist, steht hier ein Grund, und dann immer.
    .later = Das ist später als jetzt.
    .history = Hier sollten so viele Runden stehen wie auf dem Wertungsblatt.
    .tied = Hier sollten die stehen, zwischen denen ein Stechen entscheidet, und sonst niemand.
    .pause = Das gehört zu einer Pause.
    .rests = Niemand wartet, solange keine Würfel zu nehmen sind.
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
    .has-board = darf nehmen
    .waits = wartet
    .ready = bereit
    .tied = im Stechen
    .away = weg

## Das Tagesrätsel

scramble-set-daily = Tagesrätsel SCRAMBLE SET
    .blurb = Nimm aus den Würfeln von heute so viele SETs, wie es gibt; alle haben dieselben.
daily-rolled = { $dice } Würfel liegen da. Wie viele SETs sind gleichzeitig möglich?
daily-result =
    { $sets } von { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $faces }, aber das ist kein SET: { $why }.
no-set = { $faces } ist kein SET.

## Rückblick

review-unit = SETs
review-yardstick = Jedes SET, das jemand genommen hat, lag für alle da. Wer es nahm, hat eines gewonnen. Was den anderen entging, zählt so viel, wie jemand, der sehr gut spielt, bis dahin wahrscheinlich eines gesehen hätte. Ein falscher Ruf kostet eines. Allein zählt, wie viele SETs nach jedem noch zu haben sind.
review-curve = SETs minus verlorene Punkte.
review-kept = { $faces } genommen: { $left ->
        [one] 1 weiteres SET war
       *[other] { $left } weitere SETs waren
    } noch zu haben, mehr nach keinem anderen.
    .spoilt = { $faces } genommen, danach waren nur noch { $left } zugleich zu haben. Nach { $best } wären es { $most } gewesen.

## Die Lektion

lesson-first = In einem SET sind Anzahl, Farbe und Symbol jeweils alle gleich oder alle verschieden. Ruf SET und nimm eine, zwei und drei grüne Rauten.
    .title = Was ein SET ist
    .well = Das gehört dir. Niemand ist an der Reihe: Wer zuerst ruft, nimmt zuerst.
    .otherwise = Kein SET: Irgendwo sind zwei gleich und der dritte nicht. Nimm eine, zwei und drei grüne Rauten.
lesson-same = Drei völlig gleiche Würfel sind auch ein SET: Alles ist gleich. Nimm das mit dem markierten Würfel.
    .title = Alle gleich
    .well = Die leichtesten SETs von allen, wenn man nur an sie denkt.
    .other = Auch das ist ein SET. Aber am Anfang übersieht man gern drei völlig gleiche: zwei rote Ovale.
    .otherwise = Kein SET: Mindestens ein Würfel ist anders als die beiden anderen. Nimm dreimal zwei rote Ovale.
lesson-differ = Umgekehrt darf auch alles verschieden sein. Markiert sind ein rotes Oval und zwei grüne Wellen: Was ist das Dritte?
    .title = Alles verschieden
    .well = Keine Anzahl, keine Farbe, kein Symbol doppelt: ein SET.
    .otherwise = Kein SET. Zu einem roten Oval und zwei grünen Wellen gehört, was fehlt: drei, violett, Rauten.
lesson-trap = Die markierten Würfel sehen aus wie ein SET, aber zwei sind rot und einer grün. Such lieber ein richtiges; es gibt zwei.
    .title = Eine Falle
    .well = Gut geschaut. Sind zwei gleich und einer nicht, ist es kein SET.
    .trap = Das war die Falle: gleiches Symbol, verschiedene Anzahl, aber zweimal Rot und einmal Grün. Im richtigen Spiel müsstest du jetzt kurz warten.
    .otherwise = Kein SET. Schau noch einmal: Ein rotes Oval und zwei grüne Wellen gehören zusammen und ebenso zwei rote und drei grüne Ovale, jeweils mit einem dritten Würfel.
lesson-wild = Ein WILD steht für jede beliebige Seite. Nimm ein SET mit ihm: Was braucht er dazu?
    .title = Ein WILD
    .well = Ein WILD macht aus zwei beliebigen Würfeln ein SET. Ein anderes gab es hier nicht, und so ist die Runde von selbst vorbei.
    .otherwise = Ohne den WILD gibt es hier kein SET. Nimm den WILD und zwei beliebige Würfel.
lesson-split = Sechs Würfel, und zwei SETs sind zu holen, aber nur, wenn das erste das zweite übrig lässt. Der WILD passt zu allem: Welches SET braucht ihn nicht?
    .title = Zwei statt einem
    .well = Jetzt sind auch die anderen drei ein SET: zwei statt einem.
    .waste = Ein SET, aber dann ist kein anderes mehr da. Ein grünes, zwei violette und drei rote Ovale kommen ohne den WILD aus und lassen ihn den anderen beiden Würfeln.
    .otherwise = Kein SET: Nimm ein grünes, zwei violette und drei rote Ovale.
lesson-many = Zwölf Würfel mit sieben SETs. Nimm irgendeins; im richtigen Spiel sind es zweiundvierzig Würfel.
    .title = Zwölf Würfel
    .well = Flinke Augen. Wer am Ende die meisten SETs hat, gewinnt.
    .otherwise = Das ist kein SET. Warum, steht unter den Würfeln; versuch es noch einmal.
lesson-match = Jetzt eine kurze Runde mit fünfzehn Würfeln gegen jemanden, der sich Zeit lässt. Falsch gerufen kostet nur einen Augenblick.
    .title = Eine kurze Runde
    .well = Das ist SCRAMBLE SET. In einer ganzen Partie werden fünfmal alle zweiundvierzig Würfel geworfen.

## Übungen

drill-most = Wie viele SETs?
    .about = Die meisten, die zugleich zu haben sind.
    .question = Wie viele SETs sind zugleich zu haben, jeder Würfel in höchstens einem?
    .best =
        { $sets ->
            [0] Unter diesen Würfeln ist kein SET.
            [one] { $sets } SET, mehr geht nicht.
           *[other] { $sets } SETs zugleich, mehr geht nicht.
        }
    .more =
        Es geht mehr: { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] Nicht einmal eins: Keine drei Würfel sind ein SET.
            [one] Zugleich geht nur { $sets }.
           *[other] Zugleich gehen nur { $sets }.
        }
    .left = Übrig
drill-number =
    { $sets ->
        [0] Keins
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
