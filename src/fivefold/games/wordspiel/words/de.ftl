### WordSpiel und das Solitär dazu.

wordspiel = WordSpiel
    .blurb = Fang dein Wort mit dem Ende des letzten an.
wordspiel-solitaire = WordSpiel solo
    .blurb = Leg alle deine Buchstaben, bevor der Nachziehstapel leer ist.

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
    .about = Zahl der Runden.
option-turn-seconds = Zeit pro Zug
    .about = Wie lange ein Zug dauern darf, bevor du eine Karte nehmen musst. Mit Tagen spielst du, wann du Zeit hast.
option-words = Falsche Wörter
    .about = Leg irgendein Wort und hoff, dass es niemand anzweifelt, oder lass den Tisch nur echte Wörter erlauben.
    .challenge = ihr zweifelt an
    .checked = der Tisch prüft
option-challenge-seconds = Zeit zum Anzweifeln des letzten Worts
    .about = Sekunden, um ein Wort anzuzweifeln, mit dem jemand fertig wird.
option-failed-challenge = Ein richtiges Wort anzweifeln
    .about = Kostet nichts, oder eine Karte vom Nachziehstapel.
    .free = kostet nichts
    .card = kostet eine Karte
option-bluff = Bluffen
    .about = Bots legen manchmal falsche Wörter.
option-lexicon = Sprache der Wörter
    .about = Die Wortliste dieser Partie, egal in welcher Sprache du die Seite liest.
option-accents = Akzente und Umlaute
    .about = É, Ä und Ñ gelten als E, A und N, oder als eigene Buchstaben, für die es Karten geben muss.
    .folded = zählen nicht
    .kept = zählen
option-deck = Buchstaben
    .about = Die 110 Karten der Schachtel, die einer anderen Sprache, oder Buchstaben mit ihrer Anzahl: A9B2C2 und so weiter.
    .box = Schachtel (Englisch)
    .french = Französisch
    .german = Deutsch
    .spanish = Spanisch

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
    }: Es gibt keine Karte zu ziehen.
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
    Der Nachziehstapel ist leer. { $count ->
        [one] 1 Karte wird der neue
       *[other] { $count } Karten werden neu gemischt
    }.
round-over =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } keine Karten mehr. Die Runde ist vorbei.
    .idle = Niemand findet ein Wort. Die Runde ist vorbei.
scores = Punkte: { $scores }.
each-points =
    { $who ->
        [you] du
       *[other] { $who }
    } { $points }
outcome = { $played }; wer die wenigsten Punkte hat, gewinnt.
    .won =
        Gewonnen: Alle Karten sind gelegt{ $count ->
            [0] { "" }
           *[other] , { card-count } übrig
        }.
    .lost = Verloren: { card-count } übrig.

## Was allein geschieht

set-out = Die Spirale beginnt mit { $card }. Hand: { $cards }.
resigned =
    { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
finished =
    .won = Alle Karten sind gelegt.
    .lost = Das war die letzte Chance.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
begun = Die Runde hat schon begonnen.
not-begun = Die Runde beginnt, wenn alle bereit sind.
not-makeable = { $word } lässt sich nicht aus dem Ende der Spirale und deinen Karten legen.
    .nothing = Das lässt sich nicht aus dem Ende der Spirale und deinen Karten legen.
no-cards = Verwende mindestens eine Karte von deiner Hand.
not-the-end = Die Spirale endet nicht mit { $letters }.
not-in-hand = Du hast { $card } nicht.
    .many = Du hast { $cards } nicht, oder nicht so oft.
    .nothing = Du hast diese Karte nicht.
not-a-word = { $word } steht nicht im Wörterbuch.
word-or-command = Um { $word } als Wort zu legen, schreib: word { $word }.
    .draw = Um { $word } als Wort zu legen, schreib: word { $word }. Um eine Karte zu ziehen, schreib: draw hand.
deck-empty = Es gibt keine Karte zu ziehen. Du musst passen.
    .exchange = Es gibt keine Karte mehr, gegen die du tauschen könntest.
    .alone = Der Nachziehstapel ist leer. Das ist deine letzte Chance.
deck-not-empty = Passen kannst du noch nicht. Zieh eine Karte, wenn du kein Wort hast.
your-turn = Wenn du am Zug bist, kannst du keine Karten tauschen.
no-exchange = Du hast in dieser Runde schon { $count } Karten getauscht.
    .alone = Du hast schon { $count } Karten getauscht.
last-word = Das letzte Wort liegt. Lass es gelten oder zweifle es an.
no-word = Es gibt kein Wort, das du anzweifeln könntest.
own-word = Dein eigenes Wort kannst du nicht anzweifeln.
not-last = Gelten lassen musst du nur ein Wort, das die Runde beendet.
accepted = Du hast das Wort schon gelten lassen.
hand-only = Im Solospiel kannst du eine Karte nur auf die Hand nehmen.
alone-only = Das geht nur im Solospiel.
not-alone = Das geht nur, wenn du mit anderen spielst.
no-list = Das Wörterbuch dieser Partie ist hier nicht installiert, darum lässt sich kein Wort nachschlagen.
    .only = Das Wörterbuch { $tag } ist nicht installiert, nur { $known }. Gib seine Datei mit --words an.
bad-deck =
    Ein Kartensatz hat { $least } bis { $most } Karten, nicht { $count }.
    .twice = Nenn jeden Buchstaben des Kartensatzes einmal, etwa A9B2C2.
    .accents = Der Kartensatz hat { $letter }, aber Akzente zählen nicht. Schreib { $plain }, oder lass Akzente zählen.
    .unused = Der Kartensatz hat { $letter }, aber kein Wort dieses Wörterbuchs. Wähl andere Karten oder ein anderes Wörterbuch.
not-a-move = „{ $text }“ ist kein Zug. Schreib ein Wort wie UNITE oder UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready oder pass.
not-letters = „{ $text }“ enthält Zeichen, die keine Buchstaben sind.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .round = Hier sollte die Nummer der Runde stehen, ab 1.
    .no-points = Eine beendete Partie hat Punkte.
    .past = Hier sollten die Karten stehen, die auf den Händen übrig sind, hinter einem Punkt.
    .deck = Bevor eine Runde beginnt, gibt es einen Nachziehstapel und keine Spirale.
    .no-hand = Alle müssen Karten haben.
    .spiral = Hier sollten die Karten der Spirale stehen.
    .last = Wer das letzte Wort gelegt hat, darf keine Karten haben.
    .not-in-hand = Diese Karten sind nicht alle auf der Hand von Platz { $seat }.
    .letters = Hier sollten Buchstaben stehen.
    .play = Hier sollten ein Platz, ein Zug und ein Wort wie UN.ITE stehen.
    .not-there = Das liegt dort nicht in der Spirale.
    .whole = Hier sollte die ganze Spirale stehen.
    .verdict = Hier sollten zwei Plätze, ein Wort wie UN.ITE und good oder wrong stehen.
    .left = Hier sollten ein Punkt und die Karten stehen, die übrig waren.
    .hand = Die Hand ist genau dann leer, wenn die Partie so geendet hat.

## Das Wörterbuch

look-up =
    .good = { $word } ist ein Wort.
    .wrong = { $word } steht nicht im Wörterbuch.
    .nothing = Das steht nicht im Wörterbuch.
    .no-list = Das Wörterbuch dieser Partie ist hier nicht installiert.
list =
    { $tag }, { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
looked = { $word }: ja, Stufe { $level }
    .no = { $word }: nein
found = { $word }  Stufe { $level }
    .none = Kein Wort ist möglich.

## Tipps

hint-no-word =
    .take = Hier gibt es kein Wort. Zieh eine Karte.
    .pass = Hier gibt es kein Wort. Du musst passen.
    .exchange = Hier gibt es kein Wort. Tausch eine Karte.
    .lost = Hier gibt es kein Wort. Die Partie ist verloren.
hint-words =
    { $words ->
        [one] Ein Wort ist
       *[other] { $words } Wörter sind
    } möglich, mit bis zu { card-count }.
hint-begins = Eins mit { card-count } beginnt mit { $letters }.
hint-word = { $word }: Leg { $play }.

## Der Tisch als Text

show-round = Runde { $round } von { $rounds }; { card-count } im Nachziehstapel
show-list = Wörterbuch: { $list }
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
    .last = Nachziehstapel: { card-count }; das nächste Wort ist deine letzte Chance; noch { exchange-count }

## Hilfe zu den Befehlen

help-look = Prüft, ob Wörter im Wörterbuch stehen und wie selten sie sind (10 bis 95).
    .words = Eine andere Wortliste verwenden: eine Datei oder ein Name wie french.
help-find = Listet alle spielbaren Wörter auf, die mit den meisten Karten zuerst.
    .spiral = Die Spirale oder ihr Ende.
    .hand = Die Karten auf deiner Hand.
    .level = Die seltenste Stufe, die mitzählt.
help-list = Gibt das ganze Wörterbuch aus, ein Wort je Zeile mit seiner Stufe, so wie --words es liest.

## Das Tagesrätsel

wordspiel-daily = Tagesrätsel WordSpiel
    .blurb = Hol die meisten Punkte aus Spirale und Hand von heute, in bis zu drei Wörtern. Alle haben dieselben.
daily-set-out = Die Spirale beginnt mit { $word }. Hand: { $cards }. Wie viele Punkte schaffst du in { $words } Wörtern?
daily-word =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $word } ({ $play }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
daily-result =
    { $points } von { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }
three-words = Du hast schon { $words } Wörter gelegt. Nimm eins zurück oder drück „Fertig“.
words-only = „{ $text }“ ist kein Zug. Schreib ein Wort.

## Rückblick

review-unit = Züge
review-yardstick = Ein Wort wird daran gemessen, wie viele Züge der Rest der Hand braucht und wie viel von ihrer Hand die nächste Person danach legen kann. Ein falsches Wort zählt, als wäre es angezweifelt worden.
    .alone = Ein Wort wird daran gemessen, wie viele Züge der Rest der Hand etwa braucht.
review-curve = Punkte bisher und Karten auf der Hand. Wer die wenigsten hat, gewinnt.
    .alone = Karten auf der Hand.
review-word = { $play } war { $words ->
        [one] das einzige Wort
       *[other] das beste von { $words } Wörtern
    }: etwa { $turns } Züge für den Rest.
    .out = { $play } hat alle Karten aufgebraucht.
    .wrong = { $play }, mit etwa { $turns } Zügen für den Rest. Nach { $best } wären es { $top }.
    .next = { $play }, mit etwa { $turns } Zügen für den Rest. { $best } hätte mehr Karten gelegt oder der nächsten Person weniger gelassen.
    .take = { $play }, mit etwa { $turns } Zügen für den Rest. Selbst eine Karte an die Spirale wäre besser gewesen, weil das der nächsten Person weniger lässt.
    .draw = { $play }, mit etwa { $turns } Zügen für den Rest. Eine Karte zu nehmen wäre besser gewesen.
review-take = Die Karte dorthin zu nehmen war richtig: Es gab { $words ->
        [0] kein Wort
       *[other] kein besseres Wort
    }.
    .wrong = { $player ->
            [you] Du hast eine Karte
           *[other] Eine Karte
        } { $place ->
            [spiral] an die Spirale
           *[hand] auf die Hand
        } genommen, ohne dass ein Wort möglich war. { $place ->
            [spiral] Auf der Hand
           *[hand] An der Spirale
        } wäre sie besser gewesen: etwa { $top } Züge statt { $turns }.
    .word = { $player ->
            [you] Du hast eine Karte genommen,
           *[other] Eine Karte genommen,
        } obwohl es { $best } gab, { $words ->
            [one] das einzige Wort
           *[other] das beste von { $words } Wörtern
        }: etwa { $top } Züge für den Rest statt { $turns }.
review-give-up = { $player ->
        [you] Du hast aufgegeben,
       *[other] Aufgegeben,
    } obwohl es { $best } gab, { $words ->
        [one] das einzige Wort
       *[other] das beste von { $words } Wörtern
    }.

## Die Lektion

lesson-first = Hier gelten englische Wörter, und deins beginnt mit dem Ende der Spirale, einem C. Leg A und T von deiner Hand an: CAT.
    .title = Das erste Wort
    .well = Gutes Wort, und weniger Karten! Wer jetzt am Zug ist, muss mit deinem letzten Buchstaben beginnen.
    .draw = Eine Karte nimmst du nur, wenn du kein Wort findest. Hier ergeben C, A und T das Wort CAT.
    .otherwise = Leg ein Wort, das mit C beginnt, etwa CAT.
lesson-further = Die Spirale endet mit FUN. Du darfst mehr als den letzten Buchstaben nehmen: Welches englische Wort beginnt mit UN?
    .title = Weiter vorn beginnen
    .well = Je mehr Buchstaben der Spirale du mitnimmst, desto mehr Wörter gibt es.
    .one = Das ist ein Wort nur mit dem N. Aber schau auch auf UN: UNITE, UNIT, UNTIE.
    .draw = Es gibt ein Wort: UN aus der Spirale, dann ITE von deiner Hand.
    .otherwise = Leg UNITE: UN liegt in der Spirale, und I, T, E hast du auf der Hand.
lesson-across = Nach CAN und NO steht in der Spirale CANO. Nimm alle vier Buchstaben, über beide Wörter hinweg, für ein Boot, auf Deutsch: Kanu.
    .title = Über zwei Wörter
    .well = CANOE, quer über zwei Wörter!
    .draw = Es gibt ein Wort über alles hinweg: CANO und ein E.
    .otherwise = Gutes Wort, aber nur mit dem Ende. CANO braucht bloß noch ein E, dann ist es ein Boot.
lesson-many = Karten, die am Ende übrig sind, zählen gegen dich, also leg viele auf einmal. Nach STAR gibt es ein Wort mit vier deiner Karten.
    .title = Viele Karten legen
    .well = Vier Karten weg in einem Zug.
    .draw = Du musst keine Karte nehmen. Du hast ING: Setz ein T oder ein V davor.
    .otherwise = Das ist ein Wort, aber es braucht weniger Karten. STARTING und STARVING brauchen vier.
lesson-stuck = Hier passt kein Wort, also musst du eine Karte nehmen. Sag, bevor du sie siehst, wohin sie kommt: Leg sie an die Spirale.
    .title = Kein Wort
    .well = Deine Hand ist nicht größer geworden, und dein Gegenüber muss mit dieser Karte beginnen.
    .hand = Auch das geht, aber jetzt hast du eine Karte mehr. An der Spirale ist sie das Problem deines Gegenübers.
    .otherwise = Leg eine Karte an die Spirale.
lesson-doubt = Dein Gegenüber hat CATZ gelegt. Wenn du glaubst, dass das kein englisches Wort ist, zweifle es an, bevor du legst.
    .title = Ein Wort anzweifeln
    .well = Dein Gegenüber nimmt die Karten zurück und eine als Strafe dazu. Ist das Wort gut, kostet Anzweifeln nichts.
    .word = Sobald du gelegt hast, gilt das Wort davor. Zweifle zuerst CATZ an.
    .draw = Mit einer Karte ist dein Zug vorbei, und CATZ gilt. Zweifle es zuerst an.
    .otherwise = Zweifle das Wort an.
lesson-swap = Solange dein Gegenüber am Zug ist, darfst du bis zu drei Karten pro Runde tauschen. Welche von deinen ist am schwersten zu gebrauchen?
    .title = Karten tauschen
    .well = Fast jedes englische Wort mit Q braucht auch ein U. Schlechter kann die neue Karte kaum sein.
    .otherwise = Dieser Buchstabe steckt in vielen Wörtern. Das Q braucht fast immer ein U, und du hast keins: Tausch das Q.
lesson-out = Du hast noch zwei Karten, T und S. Leg beide auf einmal an PLANE oder an dessen Ende, dann ist die Runde vorbei.
    .title = Die letzten Karten
    .well = Keine Karten, keine Punkte! Die anderen bekommen einen Punkt pro Karte auf der Hand, und wer die wenigsten Punkte hat, gewinnt.
    .draw = Du bist so nah dran: S und T passen beide. Was kreist auf Englisch um die Sonne?
    .otherwise = Eine Karte bleibt, und dein Gegenüber spielt weiter. PLANETS, NETS und NEST brauchen beide.
lesson-match = Spiel eine kurze Runde mit sieben Karten gegen einen leichten Bot. Hier gelten nur echte englische Wörter.
    .title = Eine kurze Runde
    .well = Das war WordSpiel. Eine ganze Partie hat fünf Runden mit je zehn Karten.
lesson-alone-word = Im Solospiel bekommst du nach jedem Wort eine Karte vom Nachziehstapel. Leg irgendein englisches Wort, das mit S beginnt.
    .title = Wort und Karte
    .well = Deine Karten liegen in der Spirale, und eine kam vom Nachziehstapel. Werde alle Karten los, bevor er leer ist.
    .draw = Damit musst du eine Karte mehr loswerden. Mit S gibt es fünfzig Wörter.
    .give = Zu früh! S passt zu fast allem, was du hast: SPORE, STARE, SOAP.
    .otherwise = Das schadet nicht, aber ein Wort hilft mehr, etwa SPORE.
lesson-alone-many = Jedes Wort bringt dir eine Karte, also hilft ein Wort mit nur einer Karte nicht. Leg drei Karten oder mehr.
    .title = Drei oder mehr
    .well = Jetzt ist deine Hand kleiner, trotz der neuen Karte.
    .draw = Du hast ING: Leg KING oder WALKING.
    .give = Du musst nicht aufgeben: WALK geht mit ING weiter.
    .otherwise = Das ist ein Wort, aber ein kurzes. KING, KIND und WALKING brauchen drei Karten.
lesson-alone-swap = In der ganzen Partie darfst du drei Karten tauschen, wann du willst. Eine von deinen ist schwer zu gebrauchen.
    .title = Karten tauschen
    .well = Ohne Q geht es leichter. Du kannst noch zweimal tauschen.
    .other = Dieser Buchstabe steckt in vielen Wörtern. Das Q braucht fast immer ein U: Tausch es.
    .draw = Das ist eine Karte mehr, und das Q hast du noch. Tausch es.
    .give = Gib nicht auf: Tausch das Q.
    .otherwise = Gutes Wort, aber das Q hast du noch. Tausch es, solange du kannst.
lesson-alone-last = Der Nachziehstapel ist leer: Das ist dein letztes Wort. Um zu gewinnen, leg beide Karten.
    .title = Das letzte Wort
    .well = Deine Hand ist leer. Du gewinnst!
    .draw = Es gibt nichts mehr zu nehmen. Was kreist auf Englisch um die Sonne?
    .give = So nah dran! S und T passen beide hinter PLANE.
    .otherwise = Eine Karte bleibt übrig, also ist die Partie verloren. PLANETS, NETS und NEST brauchen beide.
lesson-alone-match = Du hast fünf Karten auf der Hand, und drei liegen im Nachziehstapel. Leg sie alle!
    .title = Eine kurze Partie
    .well = Das ist WordSpiel solo. Eine ganze Partie hat zehn Karten auf der Hand, und zehn kommen noch.

## Übungen

drill-longest = Das längste Wort
    .about = Nimm das Ende der Spirale und deine Hand.
    .question = Beginn mit dem Ende der Spirale und leg Karten von deiner Hand an. Welches ist das längste englische Wort, das du legen kannst?
    .best = { $word }, gelegt als { $play }: { $letters } Buchstaben, mehr geht nicht.
drill-shorter = Du kannst { $word } legen ({ $play }), mit { $letters } Buchstaben. Möglich sind { $more }.
drill-lacks =
    { $cards-count ->
        [one] Für { $word } fehlt dir { $cards }.
       *[other] Für { $word } fehlen dir { $cards }.
    }
drill-spiral = Spirale
drill-hand = Deine Hand

## Verdeckte Karten, in Wiederholungen mit offenen Karten

hidden-deck = Nachziehstapel

## Zählen mit echten Karten

count-word = Ist das ein Wort?
    .about = Gib das Wort ein. Ein Punkt vor den eigenen Karten zeigt auch, was gelegt wurde, etwa UN.ITE.
    .good = Ja: { $word } steht in der Liste. ({ $list })
    .wrong = Nein: { $word } steht nicht in der Liste. ({ $list })
count-played =
    { $count ->
        [one] { $start } kommt von der Spirale,
       *[other] { $start } kommen von der Spirale,
    } { $played ->
        [one] { $played } Karte kommt aus der Hand.
       *[other] { $played } Karten kommen aus der Hand.
    }
count-not-a-word = „{ $text }“ ist kein Wort: Gib nur Buchstaben ein, höchstens { $most }.

## Kurze Fragen zu den Regeln

asked-back = Wie viele Buchstaben der Spirale darf ich benutzen?
    .answer = So viele du willst, der Reihe nach bis zum Ende, aber mindestens einen.
asked-own-card = Muss ich eine eigene Karte benutzen?
    .answer = Ja, mindestens eine.
asked-draw = Was ist, wenn ich kein Wort habe?
    .answer = Zieh eine Karte. Bevor du sie siehst, sagst du, ob sie auf die Hand oder ans Ende der Spirale kommt.
asked-refill = Ziehe ich nach, wenn ich ein Wort gelegt habe?
    .answer = Nein. Ein Wort bringt keine neue Karte.
asked-exchange = Wann darf ich eine Karte tauschen?
    .answer = Bis zu dreimal in einer Runde, bevor sie beginnt oder solange du nicht am Zug bist.
asked-challenge = Was passiert, wenn ein angezweifeltes Wort nicht im Wörterbuch steht?
    .answer = Seine Karten gehen zurück auf die Hand, dazu eine vom Nachziehstapel. Der Zug wird nicht wiederholt.
asked-good-challenge = Was kostet es, ein richtiges Wort anzuzweifeln?
    .answer = Nichts. Nach einer Hausregel eine Karte vom Nachziehstapel.
asked-when = Wie lange darf man ein Wort anzweifeln?
    .answer = Bis ein anderes Wort oder eine Karte vom Nachziehstapel an der Spirale liegt.
asked-names = Sind Namen und Abkürzungen erlaubt?
    .answer = Namen nicht. Abkürzungen, die alle kennen, schon, etwa kg im französischen und spanischen Wörterbuch.
asked-look-up = Darf ich ein Wort nachschlagen, bevor ich es lege?
    .answer = Ja, jederzeit, auch im eigenen Zug.
asked-points = Wie wird eine Runde gewertet?
    .answer = Jede Karte auf der Hand zählt einen Punkt. Nach fünf Runden gewinnt, wer die wenigsten Punkte hat.
asked-deck-empty = Was ist, wenn der Nachziehstapel leer ist?
    .answer = Ein neuer wird aus den weggelegten Karten und der Spirale gemischt, ohne deren letzte drei Wörter.
