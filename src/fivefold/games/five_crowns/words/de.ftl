### Five Crowns und das Solitär dazu.

five-crowns = Five Crowns
    .blurb = Elf Runden mit Sätzen und Folgen, und jedes Mal ist ein höherer Wert wild; wer die wenigsten Punkte hat, gewinnt.
five-crowns-solitaire = Five Crowns solo
    .blurb = Bring elf Stapel in Sätze und Folgen, bevor die 28 Karten aufgebraucht sind.

## Karten. In Kurzschrift Wert (3 bis 10, J, Q, K) und Farbe (S, H, C, D, *), etwa 10H; der Joker ist JK.

# Fürs Auge, etwa „Q♥“; fürs Ohr, etwa „Herz-Dame“.
piece =
    { $count ->
        [1] { card-sign }
       *[other] { $count } × { card-sign }
    }
    .aloud =
        { $count ->
            [1] { card-name }
           *[other] { $count }-mal { card-name }
        }
card-sign =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 }{ $part-2 ->
            [S] ♠
            [H] ♥
            [C] ♣
            [D] ♦
           *[star] ★
        }
    }
card-name =
    { $piece ->
        [JK] Joker
       *[other] { $part-2 ->
            [S] Pik
            [H] Herz
            [C] Kreuz
            [D] Karo
           *[star] Stern
        }-{ $part-1 ->
            [J] Bube
            [Q] Dame
            [K] König
           *[other] { $part-1 }
        }
    }
# Alle Karten eines Werts, am Satzanfang und mitten im Satz.
ranks =
    { $wild ->
        [11] Buben
        [12] Damen
        [13] Könige
       *[other] { $wild }er
    }
    .first =
        { $wild ->
            [11] Buben
            [12] Damen
            [13] Könige
           *[other] { $wild }er
        }
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Karten, die in Sätzen und Folgen liegen, und was davon übrig ist.
lying =
    { $melds-count ->
        [0] kein Satz und keine Folge, übrig { $left }
       *[other] { $melds }{ $left-count ->
            [0] { "" }
           *[other] ; übrig { $left }
        }
    }
# Punkte im Durchschnitt.
average = { $whole },{ $tenth }

## Was auf den Karten steht

face-wild = WILD
face-joker = JOKER

## Hausregeln

option-hands = Runden
    .about = Wie viele Runden ihr spielt, höchstens bis zu der mit 13 Karten.
option-first = Erste Runde
    .about = Wie viele Karten in der ersten Runde ausgeteilt werden.
option-turn-seconds = Zeit pro Zug
    .about = Nach so vielen Sekunden zieht der Tisch für alle, die trödeln. 0: keine Grenze.
option-max-turns = Längste Runde
    .about = So viele Züge hat jede Person höchstens in einer Runde, die niemand beendet.

## Was geschieht

dealt =
    { $who ->
        [you] Du gibst jeweils { card-count } aus und deckst { $top } auf.
       *[other] { $who } gibt jeweils { card-count } aus und deckt { $top } auf.
    }
holds =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { $cards }.
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
picked =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $card } vom Ablagestapel.
discarded =
    { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $card } ab.
went-out =
    { $who ->
        [you] Du machst Schluss mit { $laid } und wirfst { $card } ab.
       *[other] { $who } macht Schluss mit { $laid } und wirft { $card } ab.
    }
laid-down =
    { $who ->
        [you] Du legst aus: { $laid }, { points }; du wirfst { $card } ab.
       *[other] { $who } legt aus: { $laid }, { points }; Abwurf: { $card }.
    }
reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer; 1 abgelegte Karte wird der neue.
       *[other] Der Nachziehstapel ist leer; { $count } abgelegte Karten werden für einen neuen gemischt.
    }
stopped = In der ganzen Zeit hat niemand Schluss gemacht, darum legen alle aus.
each-laid =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $laid }.
hand-over = Die Runde ist vorbei. Punkte: { $scores }.
each-points =
    { $who ->
        [you] du
       *[other] { $who }
    } { $points }
outcome = { $played }; wer die wenigsten Punkte hat, gewinnt.
    .won = Gewonnen: Alle Stapel sind geschlossen, { card-count } übrig.
    .lost =
        Verloren: { points } übrig in { $piles ->
            [one] 1 Stapel
           *[other] { $piles } Stapeln
        }.

## Was allein geschieht

set-out = { $count } Stapel liegen aus.
turned = { $card } ist aufgedeckt.
placed =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $turned } auf den { $size }er-Stapel, { $card } geht: { points }.
    .again =
        { $who ->
            [you] Du wirfst
           *[other] { $who } wirft
        } { $card } wieder ab; im { $size }er-Stapel bleibt es bei { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
pile-closed = Der { $size }er-Stapel ({ ranks } wild) ist geschlossen: { $laid }.
finished =
    .all-closed = Alle Stapel sind geschlossen.
    .used-up = Es ist keine Karte mehr da.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
pile-empty = Der Nachziehstapel ist leer; nimm die oberste vom Ablagestapel.
no-discard = Auf dem Ablagestapel liegt nichts.
drawn = Du hast schon eine Karte genommen; wirf jetzt eine ab.
not-drawn = Nimm zuerst eine Karte.
last-turn = Das ist dein letzter Zug: Leg mit dem Abwurf aus, was du hast.
    .out = Jemand hat schon Schluss gemacht; leg mit dem Abwurf aus, was du hast.
not-out = Da bleibt { $left } übrig; mit { $card } kannst du nicht Schluss machen.
nobody-out = Auslegen darfst du erst, wenn jemand Schluss gemacht hat.
not-in-hand = { $card } hast du nicht.
    .many = { $card } hast du nicht, oder nicht so oft.
not-a-meld = { $cards } ist weder ein Satz noch eine Folge.
no-pile = Die Stapel haben 3 bis 13 Karten.
closed = Der { $size }er-Stapel ist geschlossen.
not-in-pile = { $card } liegt weder im { $size }er-Stapel noch aufgedeckt da.
not-a-card = „{ $text }“ ist keine Karte: Schreib einen Wert 3 bis 10 J Q K und eine Farbe S H C D *, etwa 10H, oder JK.
not-a-move = „{ $text }“ ist hier kein Zug: draw, pick, discard QD, out QD oder lay QD; bei out und lay kannst du Kombinationen nennen, etwa 3H-4H-5H.
    .alone = „{ $text }“ ist hier kein Zug: Schreib place, einen Stapel und den Abwurf, etwa place 7 QD.
    .daily = „{ $text }“ ist hier kein Schritt: Schreib take, eine Karte des Paars und den Abwurf, etwa take 7H QD; oder pass.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .no-hand = Wer ausgelegt hat, hat keine Karten auf der Hand.
    .wild = Hier sollte der wilde Wert stehen, von { $least } bis { $most }.
    .no-past = Es wurde noch keine Runde gespielt.
    .size = Hier sollten { $count } Karten liegen.
    .past = Hier sollten die Karten von allen stehen, und ihre Punkte auf dem Zettel.
    .hand-size = Platz { $seat } sollte { card-count } haben.
    .not-in-hand = Diese Karten sind nicht alle auf der Hand von Platz { $seat }.
    .drawn = Hier steht nur, was seit dem neuen Mischen gezogen wurde.
    .reshuffled = Hier sollten alle Karten des Nachziehstapels stehen und die, die davon gezogen wurden.
    .out = Wer Schluss gemacht hat, hat alle Karten in Sätzen und Folgen ausgelegt.
    .no-points = Eine Partie, die vorbei ist, hat Punkte.
    .laid = Ausgelegt hat genau, wer seit dem Schlussmachen am Zug war.
    .no-card = Es gibt keine Karte zu nehmen.
    .turned = Aufgedeckt wird nur, solange ein Stapel offen ist.
    .no-piles = Hier sollten die Stapel stehen.
    .pile-sizes = Hier sollten Stapel mit 3, 4 und so weiter bis 13 Karten stehen.
    .piles = Hier sollten { $count } Stapel stehen, durch Kommas getrennt.

## Tipps

hint-standing = So wie es ist, hättest du { points } übrig: { $laid }.
hint-draw = Zieh: Das lässt im Schnitt { $drawn } Punkte übrig; mit { $top } wären es { $left }.
    .no-use = Zieh: Das lässt im Schnitt { $drawn } Punkte übrig; { $top } bringt dir nichts, es bliebe bei { $points }.
    .only = Zieh; auf dem Ablagestapel liegt nichts.
hint-take = Nimm { $top }: Wenn du { $card } abwirfst, werden aus { $points } Punkten { $left }; eine Karte vom Nachziehstapel lässt im Schnitt { $drawn } übrig.
    .look = Sieh dir { $top } an.
    .must = Du musst die oberste vom Ablagestapel nehmen: Wenn du { $card } abwirfst, bleiben { points }.
    .either = Nimm, welche du willst: Du kannst sie wieder abwerfen, denn alle anderen liegen gut.
    .wild = Nimm { $top }: Das passt in jede Kombination und lässt nach deiner nächsten Karte im Schnitt { $next } Punkte übrig.
hint-best = Alle deine Karten lassen { points } übrig. Ohne { $card } liegen sie am besten: { $laid }.
hint-lay-down = Leg aus und wirf { $card } ab: { points } für dich.
hint-out = Du kannst Schluss machen: Wirf { $card } ab.
    .look = Du kannst Schluss machen: Bis auf eine liegen alle deine Karten in Sätzen und Folgen.
hint-discard = Wirf { $card } ab: Dann bleiben { points }, weniger geht nicht, und nach deiner nächsten Karte im Schnitt { $next }.
    .later = Wirf { $card } ab: Dann bleiben { points }, nach deiner nächsten Karte aber im Schnitt nur { $next }; ohne { $other } wären es { $other-points } und { $other-next }.
hint-place = Leg { $turned } dorthin und wirf { $card } ab: Aus { $before } Punkten werden { $points }.
    .look = Sieh dir den { $size }er-Stapel an.
    .nowhere = { $turned } hilft keinem Stapel: Leg sie auf irgendeinen und wirf sie gleich wieder ab.

## Der Tisch als Text

show-hand-of = je { $wild } Karten, { ranks } und Joker sind wild; die letzte Runde hat { $last }
show-piles =
    Nachziehstapel: { card-count }; auf dem Ablagestapel: { $top-count ->
        [0] nichts
       *[other] { $top }
    }
show-player =
    { $who ->
        [you] du
       *[other] { $who }
    }: { points } ({ $notes })
# Angaben zu einem Spieler, mit Kommas dazwischen.
show-note =
    .deals = gibt
    .holds = hält { $cards }
    .out = hat Schluss gemacht
    .take = nimmt eine Karte
    .discard = wirft ab
    .lay = legt aus
show-laid = { "  " }liegt { $laid }, { points }
show-hand = deine Hand: { $cards }
show-best = am besten liegt sie so: { $laid }, { points }
show-pile = Stapel { $size }: { $cards }, { points }
    .closed = Stapel { $size }: { $laid }, geschlossen
show-rest = noch { card-count }; { points } übrig
    .turned = aufgedeckt: { $turned }; noch { card-count }; { points } übrig

## Das Tagesrätsel

five-crowns-daily = Tagesrätsel Five Crowns
    .blurb = Drei Blätter, für jedes drei Kartenpaare im Angebot: Lass so wenige Punkte übrig, wie es geht; alle haben dieselben.
daily-dealt = Blätter mit { $sizes } Karten; für jedes werden nacheinander { $offers } Paare angeboten. Wie wenige Punkte können übrig bleiben?
daily-took =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $taken } für { $dropped }.
daily-passed =
    { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } { $cards } liegen.
daily-laid =
    Das Blatt mit { $size } Karten liegt da: { $laid }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
daily-result =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } übrig, möglich { $best ->
        [one] ist { $best }
       *[other] sind { $best }
    }
all-laid = Alle drei Blätter liegen da.
not-offered = { $card } ist jetzt nicht im Angebot.
# `$mark` steht vor dem Blatt, das zu spielen ist.
show-offered = { $mark } { $size } Karten: { $hand }; im Angebot { $offers }; { $laid }, { $points } Punkte
    .laid = { $mark } { $size } Karten: { $laid }, { $points } Punkte
hint-offered =
    Von diesem Blatt { $points ->
        [one] muss nur { $points } Punkt
       *[other] müssen nur { $points } Punkte
    } übrig bleiben.
    .pass = Nimm keine der beiden Karten.
    .which = Nimm { $taken }.
    .take = Nimm { $taken } und wirf { $dropped } ab.

## Rückblick

review-unit = Punkte
review-yardstick = Eine genommene Karte wird an den Punkten gemessen, die nach dem Zug im Schnitt übrig sind, eine abgeworfene an denen nach einer weiteren Karte; gezählt wird jede Karte, die nach dem Wissen der Person noch kommen kann. Schluss zu machen wird daran gemessen, was ein weiterer Zug den anderen ersparen würde.
    .alone = Jeder Platz für die Karte wird daran gemessen, wie viele Punkte er wegnimmt, jetzt und im Schnitt mit einer weiteren Karte; gezählt wird jede Karte, die noch nicht zu sehen war.
review-curve = Punkte bisher, und jedes Blatt so, wie es jetzt ausgelegt würde; die wenigsten gewinnen.
    .alone = Punkte in den offenen Stapeln.
review-draw = Ziehen war richtig: im Schnitt { $left } Punkte. Mit { $top } wären es { $other } gewesen.
    .wrong = Gezogen, das lässt im Schnitt { $left } Punkte. Mit { $top } wären es { $other } gewesen.
review-draw-wild = Ziehen war richtig: im Schnitt { $left } Punkte nach der nächsten Karte. Mit der wilden Karte { $top } wären es { $other }.
    .wrong = Die wilde Karte { $top } liegen gelassen: im Schnitt { $left } Punkte nach der nächsten Karte. Mit ihr wären es { $other }.
review-pick = { $top } zu nehmen war richtig: übrig bleiben { $left } Punkte. Ziehen hätte im Schnitt { $other } gelassen.
    .wrong = { $top } genommen, übrig bleiben { $left } Punkte. Ziehen hätte im Schnitt { $other } gelassen.
review-pick-wild = Die wilde Karte { $top } zu nehmen war richtig: im Schnitt { $left } Punkte nach der nächsten Karte. Ohne sie wären es { $other }.
    .wrong = Die wilde Karte { $top } genommen: im Schnitt { $left } Punkte nach der nächsten Karte. Ziehen hätte { $other } gelassen.
review-discard = { $card } abzuwerfen war am besten: im Schnitt { $left } Punkte nach der nächsten Karte.
    .wrong = { $card } abgeworfen: im Schnitt { $left } Punkte nach der nächsten Karte. Ohne { $best } wären es { $other }.
review-out = Schluss gemacht und { $card } abgeworfen: Ein weiterer Zug hätte den anderen je { $gain } Punkte erspart.
    .missed = Hier war Schluss möglich, mit { $best } als Abwurf. Der Zug, den die anderen so bekommen, ist jedem { $gain } Punkte wert.
review-lay = So gut wie möglich ausgelegt: { points }.
    .wrong = Ausgelegt und { $card } abgeworfen: { points }. Mit { $best } als Abwurf blieben nur { $other }.
review-place = Auf den { $pile }er-Stapel zu legen und { $card } abzuwerfen war am besten: Das nimmt { $gain } Punkte weg.
    .wrong = Auf den { $pile }er-Stapel gelegt und { $card } abgeworfen: Das nimmt { $gain } Punkte weg. Auf dem { $other }er-Stapel, ohne { $best }, wären es { $most }.

## Die Lektion

lesson-book = Drei oder mehr Karten mit gleichem Wert sind ein Satz; die Farben sind egal. Du hast zwei 8er, und auf dem Ablagestapel liegt die dritte: Nimm sie.
    .title = Ein Satz
    .well = So fängt jeder Zug an: Du nimmst die offene Karte oder eine verdeckte.
    .draw = Die verdeckte Karte kann alles sein. Die 8 lag offen da, und genau die fehlt dir.
    .otherwise = Nimm die Herz-8.
lesson-out = Jeder Zug endet mit einem Abwurf. Alle übrigen Karten liegen in Sätzen und Folgen, also wirf den König ab und mach Schluss.
    .title = Schluss machen
    .well = Keine Karte übrig, keine Punkte: Besser geht es nicht. Alle anderen haben noch einen letzten Zug.
    .only = Die richtige Karte, und deine drei 8er sind ein Satz: Du hättest damit Schluss machen können.
    .book = Ohne diese 8 ist es kein Satz mehr. Der König ist die Karte, die du nicht brauchst.
    .otherwise = Wähl den Karo-König und mach Schluss.
lesson-run = Drei oder mehr Karten einer Farbe, die aufeinanderfolgen, sind eine Folge. Eine deiner 9er gehört dazu, die andere nicht: Wirf die ab und mach Schluss.
    .title = Eine Folge
    .well = 6, 7, 8 und 9 in Herz. Eine Folge hat drei Karten oder mehr und reicht höchstens bis zum König.
    .only = Die richtige Karte, aber alle anderen sind jetzt eine Folge: Mach damit Schluss.
    .suit = Diese 9 war das Herz, das die Folge verlängert. Die Pik-9 passt nicht.
    .gap = Das reißt ein Loch in die Folge. Schau dir die beiden 9er an: Nur eine davon ist Herz.
    .otherwise = Wirf die Pik-9 ab und mach Schluss.
lesson-wild = In einer Runde mit sechs Karten sind 6er wild: Sie stehen für jede Karte, Joker auch. Welche Karte brauchst du nicht?
    .title = Wilde Karten
    .well = Die 6 war eine 9 und der Joker eine Dame. In der nächsten Runde sind es sieben Karten, und die 7er sind wild.
    .only = Die richtige Karte, aber du hättest Schluss machen können: Jede Lücke füllt eine wilde Karte.
    .rank = Eine 6 ist in dieser Runde wild: Sie macht aus deinen zwei 9ern drei. Behalt sie.
    .joker = Ein Joker passt überall: Zwischen Pik-Bube und Pik-König ist er die Dame. Behalt ihn.
    .otherwise = Wirf die Karo-4 ab und mach Schluss: Die 6 ergänzt die 9er, der Joker die Folge.
lesson-gold = Schau auch, was die anderen abwerfen. Was ist in einer Runde mit sechs Karten eine 6 für dich wert?
    .title = Was andere abwerfen
    .well = Eine wilde Karte passt in alles. Gefährlich ist sie nur am Ende: Auf deiner Hand zählt sie 20, ein Joker 50.
    .draw = Eine 6 ist in dieser Runde wild und hätte aus deinen zwei 9ern einen Satz gemacht. Kaum eine verdeckte Karte ist so gut.
    .otherwise = Nimm die Kreuz-6.
lesson-unseen = Jetzt liegt ein König offen. Zu deinen Karten passt er nicht, also nimm eine verdeckte.
    .title = Eine verdeckte Karte
    .well = Wenn du auch die nicht brauchen kannst, wirfst du sie einfach wieder ab.
    .king = Alle sehen, was du nimmst, und dieser König bringt dir nur 13 Punkte ein. Viel schlechter kann eine verdeckte Karte nicht sein, und oft ist sie besser.
    .otherwise = Nimm die oberste Karte vom Nachziehstapel.
lesson-dear = Was du am Ende auf der Hand hast, zählt gegen dich: Zahlen wie gedruckt, Bube 11, Dame 12, König 13. Wirf die höchste Karte ab, die du nicht brauchst.
    .title = Was gegen dich zählt
    .well = 13 Punkte weniger. Den beiden 4ern und den zwei Herz-Nachbarn fehlt jeweils nur eine Karte.
    .pair = Zwei 4er sind fast ein Satz, und sie kosten wenig. Behalt sie und wirf etwas Teures ab.
    .near = Herz-8 und Herz-9 sind fast eine Folge. Zuerst sollten die hohen Karten weg, die allein stehen.
    .queen = Fast: Die Dame zählt 12, der König 13, und beide passen zu nichts.
    .otherwise = Wirf den Pik-König ab.
lesson-spare = Alle sieben Karten passen, aber eine musst du trotzdem abwerfen. Welche kannst du entbehren?
    .title = Eine zu viel
    .well = Drei sind genauso ein Satz wie vier. Auch eine Karte, die passt, darf man abwerfen.
    .only = Gut gewählt, aber du hättest damit Schluss machen können: Alle anderen liegen immer noch gut.
    .run = Eine Folge braucht drei Karten, und diese hat genau drei. Von den 10ern hast du eine mehr, als du brauchst.
    .otherwise = Wirf eine der 10er ab und mach Schluss.
lesson-last = Dein Gegenüber hat Schluss gemacht, also ist das dein letzter Zug. Leg deine Folge aus und wirf ab, was dich am meisten kosten würde.
    .title = Der letzte Zug
    .well = Eine 4 und eine Dame bleiben übrig: 16 Punkte. Nach elf Runden gewinnen die wenigsten Punkte.
    .run = Dann zählen alle deine Karten, denn die Folge ist dahin. Lass Pik 7, 8 und 9 beisammen.
    .queen = Die Dame kostet 12, der König aber 13. Das ist wenig, doch es sind elf Runden.
    .four = Die 4 kostet dich nur 4 Punkte, der König 13.
    .otherwise = Leg aus, mit dem König als Abwurf.
lesson-match = Zwei kurze Runden gegen jemanden, der es gemütlich angeht: eine mit drei Karten, eine mit vier. Frag ruhig nach einem Tipp.
    .title = Zwei kurze Runden
    .well = Das ist Five Crowns. Eine ganze Partie geht weiter bis zu dreizehn Karten, und dann sind die Könige wild.
lesson-alone-place = Leg die aufgedeckte Karte auf einen Stapel und wirf eine Karte von ihm ab. Er ist geschlossen, wenn der Rest in Sätzen und Folgen liegt.
    .title = Einen Stapel schließen
    .well = Drei 8er, und der Stapel ist geschlossen. Du gewinnst, wenn es alle elf sind.
    .book = Ohne diese 8 ist es kein Satz. Behalt die drei 8er und wirf den König ab.
    .other = Dort nützt sie wenig. Leg sie auf den Stapel mit zwei 8ern.
    .otherwise = Leg die 8 auf den Stapel mit drei Karten und wirf den Karo-König ab.
lesson-alone-wild = Jeder Stapel hat seinen eigenen wilden Wert: im Fünferstapel die 5, im Viererstapel die 4. Wohin gehört die aufgedeckte 5?
    .title = Jedem seine wilde Karte
    .well = Sie steht für die 9 zwischen 8 und 10: eine Folge aus fünf Karten, und geschlossen.
    .other = Im Viererstapel ist eine 5 nur eine 5. Im Fünferstapel ist sie wild.
    .wild = Das war die wilde Karte. Behalt sie und wirf den König ab.
    .otherwise = Leg die 5 auf den Fünferstapel und wirf den Herz-König ab: Der Rest ist eine Folge.
lesson-alone-dear = Die 3 schließt nichts, aber irgendwohin muss sie, und eine Karte muss endgültig weg. Was in offenen Stapeln übrig bleibt, zählt am Ende: Trenn dich vom Teuersten.
    .title = Wenn nichts passt
    .well = Ein König für eine 3: zehn Punkte weniger, und die Sätze im anderen Stapel bleiben in Reichweite.
    .gone = Du darfst sie gleich wieder abwerfen, aber dann ist nichts gewonnen. Leg sie an die Stelle einer teuren Karte.
    .other = In dem Stapel liegen zwei Paare, also fast zwei Sätze. Im anderen liegen nur einzelne Karten.
    .otherwise = Leg die 3 auf den Viererstapel und wirf den König ab.
lesson-alone-match = Schließ die drei offenen Stapel mit den sieben Karten, die noch da sind. Frag ruhig nach einem Tipp.
    .title = Ein kurzes Spiel
    .well = Das ist Five Crowns allein. Ein ganzes Spiel deckt 28 Karten auf.

## Übungen

drill-discard = Der beste Abwurf
    .about = Eine Karte muss weg; was lässt die wenigsten Punkte?
    .question = { ranks.first } sind wild. Welche Karte muss weg, damit die wenigsten Punkte bleiben?
drill-out = Kannst du Schluss machen?
    .about = Alle bis auf eine in Sätzen und Folgen, oder nicht ganz?
    .question = { ranks.first } sind wild. Mit welchem Abwurf kannst du Schluss machen, wenn überhaupt?
    .not = Es geht nicht
    .closest = Schluss machen geht nicht. Am besten wirfst du { $card } ab; dann bleiben { points }.
drill-left = Ohne { $card } bleiben { points }: { $laid }.
    .none = Ohne { $card } liegen alle Karten in Sätzen und Folgen: { $laid }.
drill-rest = Übrig: { points }
drill-away = Weg

## Auf der Kommandozeile

help-try = Five Crowns gegen jemanden, der es kann
