### SET, SET solo und das Tagesrätsel. Was auf den Karten ist, steht in den gemeinsamen Worten der Spiele.

set = SET
    .blurb = Drei Karten, alle gleich oder alle verschieden: Entdecke sie vor den anderen.
set-solitaire = SET solo
    .blurb = Räum den Stapel allein ab. Zusätzliche Karten kosten einen Strafpunkt, den du am Ende wettmachen musst.
set-daily = Tagesrätsel SET
    .blurb = Finde alle SETs in den Karten von heute. Alle haben dieselben.

## Hausregeln

option-deck = Karten
    .about = Alle 81 Karten, oder für den Anfang nur die 27 gefüllten.
    .full = 81 Karten
    .easy = 27 gefüllte Karten
option-no-set = Kein SET in Sicht
    .about = Drei weitere Karten kommen, wenn alle sich einig sind, dass es kein SET gibt, oder automatisch.
    .agree = wenn alle einig sind
    .auto = automatisch
option-deals = Länge
    .about = Einmal durch den Stapel, oder so oft, dass alle einmal geben.
    .n1 = ein Durchgang
    .each = ein Durchgang pro Person
option-shape = Rätsel
    .about = Zwölf Karten mit sechs SETs, oder neun gefüllte Karten mit vier.
    .advanced = 12 Karten, 6 SETs
    .basic = 9 gefüllte Karten, 4 SETs

## Was geschieht

shuffled =
    { $who ->
        [you] Du mischst
       *[other] { $who } mischt
    } { $cards } Karten.
dealt = Ausgelegt: { $cards }.
moved = Karten rücken nach: Platz { $steps }.
# In der Aufzählung der Karten, die wandern: von einem Platz auf einen anderen.
moved-step = { $source } auf { $target }
took =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $cards }.
    .pardon =
        { $who ->
            [you] Du nimmst
           *[other] { $who } nimmt
        } { $cards }; das tilgt einen Strafpunkt.
found-one =
    { $who ->
        [you] Du findest
       *[other] { $who } findet
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] Du nimmst
           *[other] { $who } nimmt
        } { $cards }. Das ist kein SET: { $why }.
    .late =
        { $who ->
            [you] Du hast SET gerufen, aber die Zeit war um.
           *[other] { $who } hat SET gerufen, aber die Zeit war um.
        }
    .left =
        { $who ->
            [you] Du hast SET gerufen und bist gegangen.
           *[other] { $who } hat SET gerufen und ist gegangen.
        }
sees-none =
    { $who ->
        [you] Du siehst kein SET.
       *[other] { $who } sieht kein SET.
    }
looks-again =
    { $who ->
        [you] Du suchst weiter.
       *[other] { $who } sucht weiter.
    }
paid =
    { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } drei weitere Karten für einen Strafpunkt.
gave-up =
    { $who ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
round-over =
    .no-set-left = Es gibt kein SET mehr.
    .agreed = Alle sind sich einig, dass es kein SET mehr gibt.
    .all-found = Alle SETs gefunden!
outcome =
    .no-set-left = Der Stapel war leer, und es gab kein SET mehr.
    .agreed = Der Stapel war leer, und alle waren sich einig, dass es kein SET mehr gibt.
outcome-alone =
    .won = Gewonnen: { alone-figures }
    .lost = Verloren: { alone-figures }
    .resigned = Aufgegeben: { alone-figures }
alone-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }, { $penalties ->
        [one] { $penalties } Strafpunkt
       *[other] { $penalties } Strafpunkte
    } übrig, in { $time }.
outcome-puzzle =
    { $sets } von { $goal } SETs, { $wrong ->
        [one] { $wrong } Fehlgriff
       *[other] { $wrong } Fehlgriffe
    }, in { $time }.

## Ablehnungen

auto = Das musst du nicht sagen. Gibt es kein SET, kommen drei weitere Karten von selbst.
agreed = Du hast schon gesagt, dass du kein SET siehst.
not-agreed = Du hast nicht gesagt, dass du kein SET siehst.
alone-only = Das geht nur im Solospiel.
not-alone = Das geht nur, wenn du mit anderen spielst.
    .puzzle = Im Rätsel kannst du nur Karten nehmen oder aufgeben.
deck-empty = Der Stapel ist leer. Such ein SET in den Karten auf dem Tisch.
found = Dieses SET hast du schon gefunden. Such ein anderes.
not-three = Nimm drei Karten.
    .different = Nimm drei verschiedene Karten.
not-there = Diese Karten liegen nicht auf dem Tisch: { $cards }.
not-a-card = „{ $text }“ ist keine Karte. Schreib Anzahl 1-3, Farbe r (rot) g (grün) p (violett), Füllung s (gefüllt) o (leer) t (gestreift), Symbol o (Oval) q (Welle) d (Raute), etwa 2rtd.
not-a-place = Auf Platz { $place } liegt keine Karte.
not-a-move = „{ $text }“ ist kein Zug. Versuch { $words }, oder take und drei Karten.
no-numpy = Zum Auszählen installiere numpy: `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Wähl 3 bis { $most } Karten, nicht { $given }.
    .deals = Wähl mindestens 1 Durchgang, nicht { $given }.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .since = Hier sollte für jeden Platz auf dem Tisch eine Zeit stehen.
    .asked = Hier kann niemand sagen, dass es kein SET gibt.
    .ended = Nach dem Ende kann niemand rufen.
    .card-twice = Diese Karte kommt zweimal vor.
    .no-set = Hier sollten drei Karten stehen, die ein SET sind.

## Der Tisch als Text

show-deck =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } im Stapel
show-found = { $sets } von { $goal } gefunden
show-player =
    { $who ->
        [you] du
       *[other] { $who }
    }: { $score } ({ $notes })
# Angaben zu einer Person, mit Kommas dazwischen.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
show-penalties =
    { $penalties ->
        [one] { $penalties } Strafpunkt
       *[other] { $penalties } Strafpunkte
    }
show-state =
    .has-board = ist dran
    .agreed = sieht kein SET
    .away = nicht da

## Die Wahrscheinlichkeiten, auf der Kommandozeile

odds =
    .dealing = Karten auslegen
    .title = { $cards } von { $deck } Karten
    .without = kein SET
    .to-one = ein SET, zu eins
    .counted = gezählt
    .sure = zu 95 % sicher
    .interval = { $low } bis { $high }
    .sheet = laut Spielregel
    .about = etwa { $claim }
    .within = Die Zahl der Spielregel liegt im Intervall.
    .outside = Die Zahl der Spielregel liegt außerhalb des Intervalls.
    .speed = { $deals }-mal ausgelegt, { $speed }-mal pro Sekunde.

## Hilfe

help-try = SET in diesem Terminal gegen zwei Bots
    .daily = das Tagesrätsel von heute
help-odds = Zählt, wie oft zufällige Karten kein SET enthalten, und vergleicht es mit der Spielregel.
    .cards = Zahl der Karten auf dem Tisch.
    .deals = Wie oft ausgelegt wird.
    .easy = Nur die 27 gefüllten Karten verwenden.
    .seed = Startwert: Derselbe legt dieselben Karten aus.

## Rückblick

review-unit = SETs
review-yardstick = Ein genommenes SET bringt eins, ein falscher Ruf kostet eins. Für die anderen zählt ein übersehenes SET umso mehr, je wahrscheinlicher geübte Augen es entdeckt hätten.
    .alone = Jedes gefundene SET bringt eins. Ein falsches kostet eins, ebenso drei weitere Karten, solange ein SET daliegt.
review-curve = SETs minus Strafpunkte.
review-more = { $player ->
        [you] Du hast drei weitere Karten verlangt,
       *[other] Drei weitere Karten verlangt,
    } obwohl { $cards } schon { $seconds } Sekunden dalag; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.

## Die Lektion

lesson-first = In einem SET ist jede Eigenschaft auf allen drei Karten gleich oder auf allen dreien verschieden. Ruf SET und tipp diese drei an.
    .title = Was ist ein SET?
    .well = Dein erstes SET! Nur die Anzahl ist verschieden; Symbol, Farbe und Füllung sind gleich.
    .agree = Es gibt ein SET: ein, zwei und drei rote gefüllte Ovale.
    .otherwise = Ruf SET und tipp dann alle drei Karten an.
lesson-colour = Unter diesen sechs Karten ist ein SET, und eine seiner Karten ist markiert. Nur die Farbe ist verschieden.
    .title = Drei Farben
    .well = Ja! Nur die Farbe ist verschieden, und zwar auf allen dreien.
    .agree = Es gibt eins. Such zwei gefüllte Wellen in allen drei Farben.
    .otherwise = Das sind nicht die drei. Such zwei gefüllte Wellen in Rot, Grün und Violett.
lesson-two = Jetzt sind zwei Eigenschaften verschieden: Anzahl und Farbe. Füllung und Symbol sind auf allen dreien gleich.
    .title = Zweimal verschieden
    .well = Eins rot, zwei grün, drei violett. Prüf immer eine Eigenschaft nach der anderen.
    .agree = Es gibt eins: leere Rauten mit verschiedener Anzahl und verschiedener Farbe.
    .otherwise = Diese nicht. Nimm eine, zwei und drei leere Rauten, jede Karte in einer anderen Farbe.
lesson-all = Am schwersten zu sehen: Alles ist verschieden. Zwei Karten des SETs sind markiert; welche gehört noch dazu?
    .title = Alles verschieden
    .well = Anzahl, Farbe, Füllung und Symbol: alles verschieden. Auch das ist ein SET!
    .agree = Es gibt eins. Du hast eine rote gefüllte Raute und zwei grüne gestreifte Ovale, also such drei violette leere Wellen.
    .otherwise = Das ist kein SET: Zwei Karten haben etwas gemeinsam, die dritte nicht. Warum, steht unter den Karten.
lesson-third = Zu je zwei Karten gehört genau eine dritte. Finde sie für das markierte Paar, Eigenschaft für Eigenschaft.
    .title = Die dritte Karte
    .well = Ist das Paar gleich, ist es auch die dritte; ist es verschieden, nimm, was fehlt. Das klappt mit jedem Paar.
    .agree = Die dritte Karte liegt da. Das Paar ist in Anzahl, Farbe und Füllung verschieden, und beide zeigen Ovale.
    .otherwise = Markiert sind ein grünes gefülltes und zwei rote gestreifte Ovale. Du brauchst also drei violette leere Ovale.
lesson-none = Manchmal gibt es gar kein SET. Schau gut hin, und wenn du sicher bist, sag es.
    .title = Kein SET
    .well = Wenn alle das sagen, kommen drei weitere Karten. Ob du recht hattest, verrät der Tisch nicht.
    .wrong = Das ist kein SET und kostet einen Punkt. Hier gibt es keins: Sag lieber das.
    .otherwise = Hier gibt es kein SET. Sag, dass du keins siehst.
lesson-twelve = Ein ganzer Tisch mit zwölf Karten. Drei SETs stecken darin, mit einer gemeinsamen Karte: Finde eins davon!
    .title = Zwölf Karten
    .well = Gut gesehen! Alle suchen zugleich, und wer zuerst ruft, ist dran.
    .agree = Es gibt drei SETs. Hol dir einen Tipp, wenn du magst.
    .otherwise = Das ist kein SET; warum, steht unter den Karten. Versuch es noch einmal.
lesson-match = Jetzt eine kurze Partie gegen einen langsamen Bot. Wer die meisten SETs hat, gewinnt; ein falscher Ruf kostet einen Punkt.
    .title = Eine kurze Partie
    .well = Das ist SET! Jetzt kommt es nur noch aufs Sehen an.
lesson-alone-take = Im Solospiel musst du nicht rufen, und keine Uhr läuft. Hier liegen zwei SETs: Finde eins und nimm es.
    .title = Nehmen
    .well = Drei neue Karten kommen an seine Stelle. So geht es weiter, bis der Stapel leer ist.
    .more = Hier liegen zwei SETs, und drei weitere Karten kosten einen Strafpunkt. Schau noch einmal hin!
    .resign = Wenn du aufgibst, kannst du nicht gewinnen. Hier liegen zwei SETs.
    .otherwise = Das ist kein SET und kostet einen Strafpunkt. Eins der beiden SETs ist ganz rot und leer.
lesson-alone-more = Siehst du kein SET, bekommst du für einen Strafpunkt drei weitere Karten. Versuch es: Hier gibt es keins.
    .title = Drei weitere Karten
    .well = Ein Strafpunkt, aber jetzt gibt es ein SET. Am Ende kannst du ihn wettmachen.
    .resign = Du musst nicht aufgeben. Nimm drei weitere Karten.
    .otherwise = Das ist kein SET und kostet auch einen Strafpunkt. Hier gibt es keins: Nimm drei weitere Karten.
lesson-alone-back = Der Stapel ist leer, also tilgt jetzt jedes SET einen Strafpunkt. Zwei Karten eines SETs sind markiert.
    .title = Wettmachen
    .well = Der Strafpunkt ist weg. Du gewinnst, wenn am Ende weder ein SET noch ein Strafpunkt übrig ist.
    .resign = Dann bleibt der Strafpunkt, und du verlierst. Nimm ein SET, um ihn zu tilgen.
    .otherwise = Kein SET: noch ein Strafpunkt. Zu drei grünen leeren Wellen und zwei violetten gefüllten Rauten gehört ein rotes gestreiftes Oval.
lesson-alone-match = Das Ende einer Partie: zwölf Karten, und drei kommen noch. Räum den Tisch ab, ohne Strafpunkt.
    .title = Eine kurze Partie
    .well = Das ist SET solo. Eine ganze Partie hat 81 Karten.

## Übungen

drill-judge = SET oder nicht?
    .about = Ist es ein SET? Wenn nicht, warum?
    .question = Ist das ein SET? Wenn nicht, an welcher Eigenschaft liegt es?
drill-missing = Die fehlende Karte
    .about = Finde die Karte, die das SET vollständig macht.
    .question = Welche Karte ergibt mit diesen beiden ein SET?
    .best = Die fehlende Karte ist { $card }.
drill-find = Finde das SET
    .about = Es gibt genau ein SET. Wo?
    .question = Hier liegt genau ein SET. Wähl seine drei Karten.
    .best = Das SET ist { $cards }.
drill-answer =
    .set = Es ist ein SET
    .number = Nein: die Anzahl
    .colour = Nein: die Farbe
    .shading = Nein: die Füllung
    .symbol = Nein: das Symbol
drill-verdict =
    Ein SET: { $same ->
        [0] Alles ist verschieden
        [1] Eine Eigenschaft ist gleich, drei sind verschieden
       *[other] { $same } Eigenschaften sind gleich, die anderen sind verschieden
    }.
    .none = Das ist kein SET: { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] Die Anzahl
        [colour] Die Farbe
        [shading] Die Füllung
       *[symbol] Das Symbol
    } ist auf allen dreien { $how ->
        [same] gleich
       *[different] verschieden
    }: Das passt.

## Zählen mit echten Karten

count-judge = Ist das ein SET?
    .about = Gib drei Karten ein.
count-find = Gibt es ein SET?
    .about = Gib die Karten auf dem Tisch ein.
count-twice = { $card } wurde zweimal eingegeben, aber diese Karte gibt es nur einmal.

## Kurze Fragen zu den Regeln

asked-turns = Spielt man der Reihe nach?
    .answer = Nein. Alle suchen gleichzeitig, und wer zuerst ruft, nimmt die Karten.
asked-rule = Wie prüfe ich ein SET schnell?
    .answer = Haben zwei Karten etwas gemeinsam, das die dritte nicht hat, ist es kein SET.
asked-all-same = Muss in einem SET etwas gleich sein?
    .answer = Nein. Alle vier Eigenschaften dürfen bei allen drei Karten verschieden sein.
asked-call = Wie lange habe ich nach dem Rufen?
    .answer = Fünf Sekunden, um drei Karten zu nehmen. Danach zählt es als Ruf ohne SET.
asked-wrong = Was kostet ein falscher Ruf?
    .answer = Einen Punkt. Die Karten bleiben liegen, und man kann unter null kommen.
asked-none = Was ist, wenn niemand ein SET sieht?
    .answer = Sind sich alle einig, kommen drei Karten dazu.
asked-replace = Werden Karten ersetzt, wenn 15 auf dem Tisch liegen?
    .answer = Nein. Ein SET, das von mehr als zwölf Karten genommen wird, wird nicht ersetzt.
asked-odds = Können 15 Karten ohne SET sein?
    .answer = Ja, aber das ist selten. Erst in 21 Karten steckt immer ein SET.
asked-end = Wann ist die Partie zu Ende?
    .answer = Wenn der Stapel leer ist und kein SET mehr daliegt oder alle das meinen. Es gewinnt, wer die meisten Punkte hat.
asked-beginners = Gibt es ein leichteres Spiel für den Anfang?
    .answer = Ja. Nimm nur die 27 gefüllten Karten; dann sind nur Anzahl, Farbe und Symbol zu vergleichen.
