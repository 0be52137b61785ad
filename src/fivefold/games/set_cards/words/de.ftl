### SET, SET solo und das Tagesrätsel. Was auf den Karten ist, steht in den gemeinsamen Worten der Spiele.

set = SET
    .blurb = Entdecke vor den anderen drei Karten, die in jeder Eigenschaft alle gleich oder alle verschieden sind.
set-solitaire = SET solo
    .blurb = Räum den Stapel allein ab; drei zusätzliche Karten kosten einen Strafpunkt, den die letzten SETs wettmachen müssen.
set-daily = Tagesrätsel SET
    .blurb = Finde alle SETs unter den Karten von heute; alle haben dieselben.

## Hausregeln

option-deck = Karten
    .about = Alle 81 Karten, oder für den Anfang nur die 27 gefüllten.
    .full = 81 Karten
    .easy = 27 gefüllte Karten
option-no-set = Kein SET in Sicht
    .about = Drei weitere Karten kommen, wenn alle sich einig sind, oder von selbst, sobald es kein SET gibt.
    .agree = alle sind sich einig
    .auto = der Tisch merkt es
option-deals = Länge
    .about = Einmal durch alle Karten, oder einmal für jede Person als Geber.
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
moved = Der Tisch rückt zusammen: Platz { $steps }.
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
        } { $cards }, aber das ist kein SET: { $why }.
    .late =
        { $who ->
            [you] Du hast SET gerufen und nicht rechtzeitig eins genommen.
           *[other] { $who } hat SET gerufen und nicht rechtzeitig eins genommen.
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
        [you] Du siehst noch einmal hin.
       *[other] { $who } sieht noch einmal hin.
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
    .all-found = Alle SETs sind gefunden.
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

auto = Wenn es kein SET gibt, legt der Tisch von selbst weitere Karten aus.
agreed = Du hast schon gesagt, dass du kein SET siehst.
not-agreed = Du hast gar nicht gesagt, dass du kein SET siehst.
alone-only = Das geht nur, wenn du allein spielst.
not-alone = Das geht nur, wenn du mit anderen spielst.
    .puzzle = Im Rätsel kannst du nur Karten nehmen oder aufgeben.
deck-empty = Der Stapel ist leer.
found = Dieses SET hast du schon gefunden.
not-three = Nenn drei Karten, die du nehmen willst.
    .different = Nimm drei verschiedene Karten.
not-there = Nicht auf dem Tisch: { $cards }.
not-a-card = „{ $text }“ ist keine Karte: Schreib Anzahl 1-3, Farbe r (rot) g (grün) p (violett), Füllung s (gefüllt) o (leer) t (gestreift), Symbol o (Oval) q (Welle) d (Raute), etwa 2rtd.
not-a-place = Auf Platz { $place } liegt keine Karte.
not-a-move = „{ $text }“ ist hier kein Zug: { $words }, oder take und drei Karten.
no-numpy = Das Auszählen braucht das Paket numpy: `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Es können 3 bis { $most } Karten ausgelegt werden, nicht { $given }.
    .deals = Es muss mindestens einmal ausgelegt werden, nicht { $given }-mal.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .since = Hier sollte für jeden Platz auf dem Tisch eine Zeit stehen.
    .asked = Niemand sagt, dass es kein SET gibt.
    .ended = Nach dem Ende ruft niemand mehr.
    .card-twice = Diese Karte steht hier zum zweiten Mal.
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
    .has-board = darf nehmen
    .agreed = sieht kein SET
    .away = weg

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
    .daily = das Rätsel von heute
help-odds = Wie oft zufällige Karten kein SET enthalten, neben dem, was die Spielregel sagt.
    .cards = Karten auf dem Tisch.
    .deals = Wie oft ausgelegt wird.
    .easy = Nur die 27 gefüllten Karten verwenden.
    .seed = Derselbe Startwert legt dieselben Karten aus.

## Rückblick

review-unit = SETs
review-yardstick = Jedes SET, das jemand genommen hat, lag für alle da. Wer es nahm, hat eines gewonnen. Was den anderen entging, zählt so viel, wie jemand, der sehr gut spielt, bis dahin wahrscheinlich eines gesehen hätte. Ein falscher Ruf kostet eines.
    .alone = Jedes gefundene SET ist eines gewonnen. Ein falsches kostet eines, und ebenso drei weitere Karten, solange ein SET daliegt.
review-curve = SETs minus Strafen.
review-more = Drei weitere Karten verlangt, obwohl { $cards } seit { $seconds } Sekunden dalag; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.

## Die Lektion

lesson-first = In einem SET ist jede Eigenschaft auf allen drei Karten gleich oder auf allen dreien verschieden. Ruf SET und tipp diese drei an.
    .title = Was ein SET ist
    .well = Dein erstes SET! Nur die Anzahl ist verschieden; Symbol, Farbe und Füllung sind gleich.
    .agree = Hier ist ein SET: lauter rote gefüllte Ovale, einmal eins, einmal zwei, einmal drei.
    .otherwise = Ruf SET und tipp dann alle drei Karten an.
lesson-colour = Sechs Karten und ein SET darunter. Eine seiner Karten ist markiert: gleiche Anzahl, gleiche Füllung, gleiches Symbol und alle drei Farben.
    .title = Drei Farben
    .well = Nur die Farbe ist verschieden, und zwar auf allen dreien.
    .agree = Es gibt eins. Such zwei gefüllte Wellen in allen drei Farben.
    .otherwise = Das sind nicht die drei. Such zwei gefüllte Wellen in Rot, Grün und Violett.
lesson-two = Jetzt ist zweierlei zugleich verschieden: Anzahl und Farbe. Füllung und Symbol sind gleich.
    .title = Zweierlei verschieden
    .well = Eins rot, zwei grün, drei violett: Jede Eigenschaft wird für sich betrachtet.
    .agree = Es gibt eins: leere Rauten mit verschiedener Anzahl und verschiedener Farbe.
    .otherwise = Diese nicht. Nimm drei Karten mit leeren Rauten: eine, zwei und drei, jede in einer anderen Farbe.
lesson-all = Am schwersten zu sehen: Alles ist verschieden. Zwei Karten des SETs sind markiert; welche gehört dazu?
    .title = Alles verschieden
    .well = Anzahl, Farbe, Füllung und Symbol, alles verschieden. Auch das ist ein SET.
    .agree = Es gibt eins. Zu einer roten gefüllten Raute und zwei grünen gestreiften Ovalen gehört etwas Violettes, Leeres mit drei Wellen.
    .otherwise = Das ist kein SET: Irgendwo sind zwei gleich und die dritte nicht. Warum, steht unter den Karten.
lesson-third = Zu je zwei Karten gehört genau eine dritte. Überleg sie dir für das markierte Paar, Eigenschaft für Eigenschaft, dann such sie.
    .title = Die dritte Karte
    .well = Gleich, wo das Paar gleich ist, das Fehlende, wo es verschieden ist. Das klappt mit jedem Paar.
    .agree = Die dritte Karte liegt da: Das Paar ist in Anzahl, Farbe und Füllung verschieden, und beide zeigen Ovale.
    .otherwise = Markiert sind eins in Grün und zwei in Rot, also brauchst du drei in Violett; zu gefüllt und gestreift gehört leer; beide sind Ovale.
lesson-none = Manchmal gibt es gar kein SET. Schau gut hin; wenn du sicher bist, sag es.
    .title = Gar kein SET
    .well = Wenn alle das sagen, kommen drei Karten dazu. Ob du recht hattest, verrät der Tisch nicht.
    .wrong = Das war kein SET, und ein falsches kostet einen Punkt. Hier gibt es keins: Sag lieber das.
    .otherwise = Hier findet niemand ein SET. Sag, dass du keins siehst.
lesson-twelve = Ein ganzer Tisch mit zwölf Karten. Drei SETs liegen darauf, mit einer gemeinsamen Karte: Finde irgendeins!
    .title = Zwölf Karten
    .well = Gut gesehen. Alle suchen zugleich, und wer zuerst ruft, ist dran.
    .agree = Es gibt drei. Frag ruhig nach einem Tipp.
    .otherwise = Das ist kein SET. Warum, steht unter den Karten; versuch es noch einmal.
lesson-match = Jetzt eine kurze Partie gegen einen langsamen Bot. Wer die meisten SETs hat, gewinnt; falsch gerufen kostet einen Punkt.
    .title = Eine kurze Partie
    .well = Mehr ist an SET nicht dran. Der Rest ist Sehen.
lesson-alone-take = Allein musst du nicht rufen, und keine Uhr läuft. Zwei SETs liegen hier: Finde eins und nimm es.
    .title = Nehmen
    .well = Drei neue Karten liegen an seiner Stelle. So geht es weiter, bis der Stapel aufgebraucht ist.
    .more = Es gibt zwei SETs, und drei Karten mehr kosten einen Strafpunkt. Schau noch einmal hin.
    .resign = Wer aufgibt, kann nicht gewinnen. Hier liegen zwei SETs.
    .otherwise = Kein SET, und das kostet einen Strafpunkt. Eins der beiden ist ganz rot und leer.
lesson-alone-more = Wenn du kein SET siehst, bekommst du für einen Strafpunkt drei Karten mehr. Versuch es: Hier gibt es keins.
    .title = Drei Karten mehr
    .well = Ein Strafpunkt, aber jetzt gibt es ein SET. Am Ende kannst du ihn wettmachen.
    .resign = Deswegen gibt niemand auf. Nimm drei Karten mehr.
    .otherwise = Das war kein SET und kostet auch einen Strafpunkt. Hier gibt es keins: Nimm drei Karten mehr.
lesson-alone-back = Der Stapel ist leer, also tilgt jetzt jedes SET einen Strafpunkt. Zwei Karten eines SETs sind markiert.
    .title = Wettmachen
    .well = Der Strafpunkt ist weg. Du gewinnst, wenn am Ende weder ein SET noch ein Strafpunkt übrig ist.
    .resign = Dann bleibt der Strafpunkt, und das Spiel ist verloren. Nimm ein SET, und er ist weg.
    .otherwise = Kein SET: noch ein Strafpunkt. Zu drei grünen leeren Wellen und zwei violetten gefüllten Rauten gehört ein rotes gestreiftes Oval.
lesson-alone-match = Das Ende eines Spiels: zwölf Karten, und drei kommen noch. Räum den Tisch ab, ohne Strafpunkt.
    .title = Ein kurzes Spiel
    .well = Das ist SET allein. Ein ganzes Spiel hat einundachtzig Karten.

## Übungen

drill-judge = SET oder nicht?
    .about = Ist es ein SET, und wenn nicht, warum?
    .question = Ist das ein SET? Wenn nicht, sag, woran es liegt.
drill-missing = Die fehlende Karte
    .about = Finde zu zwei Karten die eine dritte.
    .question = Welche Karte ergibt mit diesen beiden ein SET?
    .best = Die dritte Karte ist { $card }.
drill-find = Finde das SET
    .about = Genau eins ist da; wo?
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
        [1] eine Eigenschaft ist gleich, drei sind verschieden
       *[other] { $same } Eigenschaften sind gleich, der Rest ist verschieden
    }.
    .none = Kein SET: { $why }.
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
