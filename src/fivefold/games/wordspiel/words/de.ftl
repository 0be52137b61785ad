### WordSpiel und das Solitär dazu.

wordspiel = WordSpiel
    .blurb = Fang dein Wort mit dem Ende des letzten an und werde vor allen anderen deine Karten los.
wordspiel-solitaire = WordSpiel solo
    .blurb = Brauch alle deine Buchstaben auf, bevor der Nachziehstapel leer ist.

## Karten. In Kurzschrift ihr Buchstabe; ein Wort hat die eigenen Karten hinter einem Punkt, etwa UN.ITE.

piece =
    { $count ->
        [1] { $piece }
       *[other] { $count } × { $piece }
    }
card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
exchange-count =
    { $exchanges ->
        [one] 1-mal tauschen
       *[other] { $exchanges }-mal tauschen
    }

## Hausregeln

option-rounds = Runden
    .about = Wie viele Runden ihr spielt.
option-turn-seconds = Zeit pro Zug
    .about = Nach so vielen Sekunden muss eine Karte nehmen, wer trödelt. 0: keine Grenze.
option-words = Falsche Wörter
    .about = Jedes Wort darf gelegt werden und gilt, solange es niemand anzweifelt, oder es gehen nur echte Wörter.
    .challenge = ihr zweifelt an
    .checked = der Tisch prüft
option-challenge-seconds = Zeit zum Anzweifeln des letzten Worts
    .about = So viele Sekunden lang kann ein Wort angezweifelt werden, mit dem jemand fertig wird.
option-failed-challenge = Ein richtiges Wort anzweifeln
    .about = Kostet nichts, oder eine Karte vom Nachziehstapel.
    .free = kostet nichts
    .card = kostet eine Karte
option-bluff = Bluffen
    .about = Ob die Bots manchmal etwas versuchen, von dem sie wissen, dass es kein Wort ist.
option-lexicon = Sprache der Wörter
    .about = Welche Wortliste gilt, egal in welcher Sprache du die Seite liest. Die Partie merkt sich ihren Inhalt.
option-accents = Akzente und Umlaute
    .about = Ob É, Ä und Ñ als E, A und N gelegt werden, sodass die Karten der Schachtel reichen, oder eigene Buchstaben sind, für die es Karten geben muss.
    .folded = zählen nicht
    .kept = zählen
option-deck = Buchstaben
    .about = Die 110 Karten der Schachtel, oder Buchstaben mit ihrer Anzahl: A9B2C2 und so weiter.

## Was geschieht

dealt =
    { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } die Karten für Runde { $round } aus.
holds =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { $cards }.
turned = Die Spirale beginnt mit { $card }.
spelled =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $word } ({ $play }).
# Steht vor dem, was der Tisch für jemanden tut, der zu lange gebraucht hat.
late = Die Zeit ist um:
drew =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $card }.
    .hidden =
        { $who ->
            [you] Du ziehst
           *[other] { $who } zieht
        } eine Karte.
    .spiral =
        { $who ->
            [you] Du legst
           *[other] { $who } legt
        } { $card } vom Nachziehstapel an die Spirale.
passed =
    { $who ->
        [you] Du passt
       *[other] { $who } passt
    }; es gibt keine Karte zu ziehen.
exchanged =
    { $who ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { $card } gegen { $drawn }.
    .hidden =
        { $who ->
            [you] Du tauschst
           *[other] { $who } tauscht
        } eine Karte.
challenged =
    .good =
        { $who ->
            [you] Du zweifelst
           *[other] { $who } zweifelt
        } { $word } an, aber das Wort gibt es.
    .wrong =
        { $who ->
            [you] Du zweifelst
           *[other] { $who } zweifelt
        } { $word } an, und das Wort gibt es nicht: { $whose ->
            [you] Du nimmst
           *[other] { $whose } nimmt
        } die Karten zurück.
# Was ein Anzweifeln kostet.
paid =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $card } vom Nachziehstapel.
    .hidden =
        { $who ->
            [you] Du ziehst
           *[other] { $who } zieht
        } eine Karte vom Nachziehstapel.
accepts =
    { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } das Wort gelten.
reshuffled =
    Der Nachziehstapel ist leer; { $count ->
        [one] 1 Karte wird der neue
       *[other] { $count } Karten werden für einen neuen gemischt
    }.
round-over =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } keine Karten mehr; die Runde ist vorbei.
    .idle = Niemand findet mehr ein Wort; die Runde ist vorbei.
scores = Punkte: { $scores }.
each-points =
    { $who ->
        [you] du
       *[other] { $who }
    } { $points }
outcome = { $played }; wer die wenigsten Punkte hat, gewinnt.
    .won =
        Gewonnen: Alle Karten der Hand sind gelegt{ $count ->
            [0] { "" }
           *[other] , und { card-count } sind übrig
        }.
    .lost = Verloren: { card-count } übrig.

## Was allein geschieht

set-out = Die Spirale beginnt mit { $card }; auf der Hand: { $cards }.
resigned =
    { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
finished =
    .won = Alle Karten der Hand sind gelegt.
    .lost = Das war die letzte Chance.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
begun = Die Runde hat schon begonnen.
not-begun = Die Runde beginnt, wenn alle bereit sind.
not-makeable = { $word } lässt sich nicht aus dem Ende der Spirale und deinen Karten legen.
    .nothing = Das lässt sich nicht aus dem Ende der Spirale und deinen Karten legen.
no-cards = Ein Wort braucht mindestens eine Karte von deiner Hand.
not-the-end = Die Spirale endet nicht mit { $letters }.
not-in-hand = { $card } hast du nicht.
    .many = { $cards } hast du nicht, oder nicht so oft.
    .nothing = Diese Karte hast du nicht.
not-a-word = { $word } steht nicht im Wörterbuch.
word-or-command = Um { $word } als Wort zu legen, schreib: word { $word }.
    .draw = Um { $word } als Wort zu legen, schreib: word { $word }. Um eine Karte zu ziehen, schreib: draw hand.
deck-empty = Es gibt keine Karte zu ziehen; passe.
    .exchange = Es gibt keine Karte, gegen die du tauschen könntest.
    .alone = Der Nachziehstapel ist leer: Das ist die letzte Chance.
deck-not-empty = Zieh eine Karte, wenn du kein Wort hast.
your-turn = Tauschen darfst du nur, wenn du nicht am Zug bist.
no-exchange = Du hast in dieser Runde schon { $count } Karten getauscht.
    .alone = Du hast schon { $count } Karten getauscht.
last-word = Das letzte Wort liegt; lass es gelten oder zweifle es an.
no-word = Es gibt kein Wort, das du anzweifeln könntest.
own-word = Das ist dein eigenes Wort.
not-last = Gelten lassen musst du nur ein Wort, das die Runde beendet.
accepted = Du hast das Wort schon gelten lassen.
hand-only = Allein nimmst du eine Karte immer auf die Hand.
alone-only = Das geht nur solo.
not-alone = Das geht nur mit anderen am Tisch.
no-list = Das Wörterbuch dieser Partie ist nicht da, darum lässt sich kein Wort nachschlagen.
    .only = Das Wörterbuch { $tag } ist nicht da, nur { $known }; gib seine Datei mit --words an.
bad-deck =
    Ein Kartensatz hat { $least } bis { $most } Karten, nicht { $count }.
    .twice = Ein Kartensatz nennt jeden Buchstaben einmal, etwa A9B2C2.
    .accents = Der Kartensatz hat Karten mit { $letter }, aber Akzente zählen nicht: Schreib { $plain }, oder lass sie zählen.
not-a-move = „{ $text }“ ist hier kein Zug: ein Wort wie UNITE oder UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready oder pass.
not-letters = „{ $text }“ sollten Buchstaben sein.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .round = Hier sollte die Nummer der Runde stehen, ab 1.
    .no-points = Eine Partie, die vorbei ist, hat Punkte.
    .past = Hier sollten die Karten stehen, die auf den Händen übrig sind, hinter einem Punkt.
    .deck = Bevor eine Runde beginnt, gibt es einen Nachziehstapel und keine Spirale.
    .no-hand = Alle sollten Karten haben.
    .spiral = Hier sollten die Karten der Spirale stehen.
    .last = Wer das letzte Wort gelegt hat, sollte keine Karten haben.
    .not-in-hand = Diese Karten sind nicht alle auf der Hand von Platz { $seat }.
    .letters = Hier sollten Buchstaben stehen.
    .play = Hier sollten ein Platz, ein Zug und ein Wort wie UN.ITE stehen.
    .not-there = Das liegt dort nicht in der Spirale.
    .whole = Hier sollte die ganze Spirale stehen.
    .verdict = Hier sollten zwei Plätze, ein Wort wie UN.ITE und good oder wrong stehen.
    .left = Hier sollten ein Punkt und die Karten stehen, die übrig waren.
    .hand = Auf der Hand sind Karten, bis es zu Ende ist, weil sie leer ist.

## Das Wörterbuch

look-up =
    .good = { $word } ist ein Wort.
    .wrong = { $word } steht nicht im Wörterbuch.
    .nothing = Das steht nicht im Wörterbuch.
    .no-list = Das Wörterbuch dieser Partie ist nicht da.
list =
    { $tag }, { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
looked = { $word }: ja, Stufe { $level }
    .no = { $word }: nein
found = { $word }  Stufe { $level }
    .none = Es lässt sich kein Wort legen.

## Tipps

hint-no-word =
    .take = Hier gibt es kein Wort; zieh eine Karte.
    .pass = Hier gibt es kein Wort; passe.
    .exchange = Hier gibt es kein Wort; tausch eine Karte.
    .lost = Hier gibt es kein Wort; es ist verloren.
hint-words =
    { $words ->
        [one] Ein Wort ist
       *[other] { $words } Wörter sind
    } möglich, mit bis zu { card-count }.
hint-begins = Eines mit { card-count } beginnt mit { $letters }.
hint-word = { $word }: Leg { $play }.

## Der Tisch als Text

show-round = Runde { $round } von { $rounds }; { card-count } im Nachziehstapel
show-spiral = Spirale: { $spiral }
    .none = Spirale: noch nicht begonnen
show-player =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $notes })
# Angaben zu einem Spieler, mit Kommas dazwischen.
show-note =
    .deals = gibt
    .exchanges = kann noch { exchange-count }
    .holds = hält { $cards }
    .ready = ist bereit
    .accepts = lässt das Wort gelten
    .challengeable = kann angezweifelt werden
    .turn = am Zug
show-hand =
    deine Hand: { $cards-count ->
        [0] leer
       *[other] { $cards }
    }
show-piles = Nachziehstapel: { card-count }; noch { exchange-count }
    .last = Nachziehstapel: { card-count }; das nächste Wort ist die letzte Chance; noch { exchange-count }

## Hilfe zu den Befehlen

help-look = Sagt von jedem Wort, ob es im Wörterbuch steht und wie selten es ist (10 bis 95).
    .words = Eine andere Wortliste.
help-find = Zählt alle spielbaren Wörter auf, die mit den meisten Karten zuerst.
    .spiral = Die Spirale oder ihr Ende.
    .hand = Die Karten auf der Hand.
    .level = Die seltensten Wörter, die gesucht werden.
help-list = Gibt das ganze Wörterbuch aus, ein Wort je Zeile mit seiner Stufe, so wie --words es liest.

## Das Tagesrätsel

wordspiel-daily = Tagesrätsel WordSpiel
    .blurb = Die meisten Punkte aus Spirale und Hand von heute, in bis zu drei Wörtern; alle haben dieselben.
daily-set-out = Die Spirale beginnt mit { $word }, die Hand ist { $cards }. Wie viele Punkte gehen in { $words } Wörtern höchstens?
daily-word =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $word } ({ $play }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
daily-result =
    { $points } von { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }
three-words = Es sind schon { $words } Wörter.
words-only = „{ $text }“ ist hier kein Schritt: Schreib ein Wort.

## Rückblick

review-unit = Züge
review-yardstick = Ein Wort wird daran gemessen, wie viele Züge der Rest der Hand etwa braucht, wie viel von ihrer Hand die nächste Person danach spielen kann (die ganze zählt zwei Züge), und ein wenig an den Karten, die es verbraucht. Ein Wort, das keines ist, zählt, als wäre es angezweifelt worden.
    .alone = Ein Wort wird daran gemessen, wie viele Züge der Rest der Hand etwa braucht.
review-curve = Punkte bisher und Karten auf der Hand; die wenigsten gewinnen.
    .alone = Karten auf der Hand.
review-word = { $play } war { $words ->
        [one] das einzige Wort
       *[other] das beste von { $words } Wörtern
    }: etwa { $turns } Züge für den Rest.
    .out = { $play } hat alle Karten verbraucht.
    .wrong = { $play }, mit etwa { $turns } Zügen für den Rest. Nach { $best } wären es { $top }.
    .next = { $play }, mit etwa { $turns } Zügen für den Rest. { $best } hätte mehr verbraucht oder der nächsten Person weniger gelassen.
    .take = { $play }, mit etwa { $turns } Zügen für den Rest. Selbst eine Karte auf die Spirale wäre besser gewesen, weil das der nächsten Person weniger lässt.
    .draw = { $play }, mit noch etwa { $turns } Zügen für den Rest. Eine Karte zu nehmen wäre besser gewesen.
review-take = Die Karte dorthin zu nehmen war richtig: Es gab { $words ->
        [0] kein Wort
       *[other] kein besseres Wort
    }.
    .wrong = Eine Karte { $place ->
            [spiral] auf die Spirale
           *[hand] auf die Hand
        } genommen, ohne dass ein Wort möglich war. { $place ->
            [spiral] Auf der Hand
           *[hand] Auf der Spirale
        } wäre sie besser gewesen: etwa { $top } Züge statt { $turns }.
    .word = Eine Karte genommen, obwohl es { $best } gab, { $words ->
            [one] das einzige Wort
           *[other] das beste von { $words } Wörtern
        }: etwa { $top } Züge für den Rest statt { $turns }.
review-give-up = Aufgegeben, obwohl es { $best } gab, { $words ->
        [one] das einzige Wort
       *[other] das beste von { $words } Wörtern
    }.

## Die Lektion

lesson-first = Gespielt wird mit englischen Wörtern, und jedes beginnt mit dem Ende der Spirale, hier mit C. Leg A und T aus deiner Hand an: CAT, die Katze.
    .title = Das erste Wort
    .well = Ein gutes Wort und ein paar Karten weniger. Wer jetzt dran ist, muss mit deinem letzten Buchstaben beginnen.
    .draw = Eine Karte musst du nur nehmen, wenn du kein Wort findest. Hier ergeben C und A und T das Wort CAT.
    .otherwise = Leg ein Wort, das mit C beginnt, etwa CAT.
lesson-further = Die Spirale endet mit FUN. Du darfst mehr als den letzten Buchstaben nehmen: Welches englische Wort beginnt mit UN?
    .title = Weiter vorn
    .well = Je mehr Buchstaben der Spirale du mitnimmst, desto mehr Wörter gibt es.
    .one = Ein gutes Wort, nur mit dem N. Aber schau auch auf UN: UNITE, UNIT, UNTIE.
    .draw = Es gibt ein Wort: UN aus der Spirale, dann ITE von deiner Hand.
    .otherwise = Leg UNITE: UN liegt schon da, und I, T, E hast du.
lesson-across = Nach CAN und NO steht in der Spirale CANO. Nimm alle vier Buchstaben, quer über beide Wörter, für etwas, das schwimmt; auf Deutsch heißt es Kanu.
    .title = Über zwei Wörter
    .well = CANOE, quer über zwei Wörter hinweg.
    .draw = Es gibt ein Wort, das über alles geht: CANO und ein E.
    .otherwise = Ein gutes Wort, aber nur mit dem Ende. CANO braucht bloß noch ein E, dann ist es ein Boot.
lesson-many = Karten, die am Ende übrig sind, zählen gegen dich, also leg viele auf einmal. Nach STAR gibt es ein Wort mit vier von deinen fünf Karten.
    .title = Viele Karten auf einmal
    .well = Vier Karten weg in einem Zug.
    .draw = Bloß keine Karte mehr: Du hast ING, und mit einem T oder V davor geht STAR weiter.
    .otherwise = Das ist ein Wort, aber es braucht weniger Karten. Mit vieren wird es STARTING oder STARVING.
lesson-stuck = Hier passt kein Wort, also musst du eine Karte nehmen. Sag, bevor du sie siehst, wohin sie kommt: Leg sie an die Spirale.
    .title = Gar kein Wort
    .well = Deine Hand ist nicht größer geworden, und dein Gegenüber muss mit dieser Karte beginnen.
    .hand = Auch das ist erlaubt, und manchmal hilft die Karte. Aber jetzt hast du eine mehr loszuwerden; an der Spirale muss dein Gegenüber mit ihr zurechtkommen.
    .otherwise = Nimm eine Karte an die Spirale.
lesson-doubt = Dein Gegenüber hat CATZ gelegt. Wenn du glaubst, dass das kein englisches Wort ist, zweifle es an, bevor du legst.
    .title = Ein Wort anzweifeln
    .well = Die Karten gehen zurück, und eine kommt als Strafe dazu. Wäre das Wort richtig gewesen, hätte es dich nichts gekostet.
    .word = Sobald du gelegt hast, gilt das Wort davor, egal was es ist. Zweifle erst CATZ an.
    .draw = Mit deiner Karte ist der Zug vorbei, und CATZ gilt. Zweifle es erst an.
    .otherwise = Zweifle das Wort an.
lesson-swap = Solange dein Gegenüber am Zug ist, darfst du tauschen, bis zu drei Karten pro Runde. Welche von deinen ist am schwersten zu gebrauchen?
    .title = Karten tauschen
    .well = Fast jedes englische Wort mit Q braucht auch ein U. Schlechter kann die neue Karte kaum sein.
    .otherwise = Dieser Buchstabe steckt in vielen Wörtern. Das Q braucht fast immer ein U, und du hast keins: Tausch das Q.
lesson-out = Du hast noch zwei Karten, T und S. Leg beide auf einmal an PLANE oder an dessen Ende, dann ist die Runde vorbei.
    .title = Die letzten Karten
    .well = Keine Karte mehr: keine Punkte für dich. Die anderen bekommen einen für jede Karte, die sie noch haben, und wer die wenigsten Punkte hat, gewinnt.
    .draw = Du bist so nah dran: S und T passen beide. Denk an das, was um die Sonne kreist, auf Englisch.
    .otherwise = Eine Karte ist weg, aber eine bleibt, und es geht weiter. PLANETS, NETS und NEST brauchen beide.
lesson-match = Eine kurze Runde mit sieben Karten gegen einen leichten Bot. Hier gelten nur echte englische Wörter.
    .title = Eine kurze Runde
    .well = Das war eine Runde WordSpiel. Eine Partie hat fünf, mit je zehn Karten.
lesson-alone-word = Allein bekommst du nach jedem Wort eine Karte vom Nachziehstapel. Leg irgendein englisches Wort, das mit S anfängt.
    .title = Ein Wort, eine Karte
    .well = Deine Karten liegen in der Spirale, und eine kam vom Nachziehstapel.
    .draw = Damit musst du eine mehr loswerden. Mit S hast du fünfzig Wörter auf der Hand.
    .give = Jetzt schon? S passt zu fast allem, was du hast: SPORE, STARE, SOAP.
    .otherwise = Verloren ist damit nichts, aber ein Wort hilft mehr: SPORE zum Beispiel.
lesson-alone-many = Jedes Wort bringt eine Karte zurück; mit nur einer Karte kommst du also nicht voran. Nimm drei oder mehr.
    .title = Drei Karten oder mehr
    .well = So wird deine Hand kleiner, obwohl eine Karte kam.
    .draw = Du hast ING: KING und WALKING liegen für dich bereit.
    .give = Dafür gibt es keinen Grund: Nach WALK geht es mit ING weiter.
    .otherwise = Ein Wort, aber ein kurzes. KING, KIND und WALKING brauchen drei Karten.
lesson-alone-swap = Drei Karten darfst du im ganzen Spiel tauschen, wann du willst. Eine von deinen ist schwer zu gebrauchen.
    .title = Karten tauschen
    .well = Ohne Q geht es leichter. Zwei Tausche bleiben dir für das Ende.
    .other = Der Buchstabe kommt in vielen Wörtern vor. Das Q braucht fast immer ein U: Tausch das.
    .draw = Eine Karte mehr, und das Q ist noch da. Tausch es.
    .give = Werde lieber das Q los: Tausch es.
    .otherwise = Ein gutes Wort, aber das Q bleibt bei dir. Tausch es, solange du kannst.
lesson-alone-last = Der Nachziehstapel ist leer: Das ist dein letztes Wort. Um zu gewinnen, muss es beide Karten brauchen.
    .title = Das letzte Wort
    .well = Die Hand ist leer, das Spiel gewonnen.
    .draw = Da ist nichts mehr zu nehmen. Was kreist auf Englisch um die Sonne?
    .give = So kurz vor dem Ziel? S und T passen beide hinter PLANE.
    .otherwise = Eine Karte bleibt übrig, und damit ist das Spiel verloren. PLANETS, NETS und NEST brauchen beide.
lesson-alone-match = Du hast fünf Karten auf der Hand, und drei liegen im Nachziehstapel. Leg sie alle!
    .title = Ein kurzes Spiel
    .well = Das ist WordSpiel allein. Ein ganzes Spiel hat zehn Karten auf der Hand, und zehn kommen noch.

## Übungen

drill-longest = Das längste Wort
    .about = Aus dem Ende der Spirale und deiner Hand.
    .question = Ein Wort beginnt mit dem Ende der Spirale und geht mit deinen Karten weiter. Welches ist das längste, das du legen kannst? Es sind englische Wörter.
    .best = { $word }, gelegt als { $play }: { $letters } Buchstaben, länger geht es nicht.
drill-shorter = { $word } geht ({ $play }), mit { $letters } Buchstaben; möglich sind { $more }.
drill-lacks =
    { $cards-count ->
        [one] Für { $word } fehlt dir { $cards }.
       *[other] Für { $word } fehlen dir { $cards }.
    }
drill-spiral = Spirale
drill-hand = Deine Hand
