### Five Crowns und das Solitär dazu.

five-crowns = Five Crowns
    .blurb = Elf Runden mit Sätzen und Folgen, jedes Mal mit einem neuen wilden Wert.
five-crowns-solitaire = Five Crowns solo
    .blurb = Mach aus elf Stapeln Sätze und Folgen, bevor die 28 Karten aufgebraucht sind.

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
    .about = Zahl der Runden; die letzte hat höchstens 13 Karten.
option-first = Erste Runde
    .about = Zahl der Karten in der ersten Runde.
option-turn-seconds = Zeit pro Zug
    .about = Wie lange ein Zug dauern darf, bevor der Tisch für dich spielt. Mit Tagen spielst du, wann du Zeit hast.
option-max-turns = Längste Runde
    .about = So viele Züge bekommt jede Person höchstens, wenn niemand Schluss macht.

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
        [one] Der Nachziehstapel ist leer. 1 Karte vom Ablagestapel wird der neue.
       *[other] Der Nachziehstapel ist leer. { $count } Karten vom Ablagestapel werden neu gemischt.
    }
stopped = Niemand hat Schluss gemacht, darum legen alle aus.
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
turned = Nächste Karte: { $card }.
placed =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $turned } für { $card } auf den { $size }er-Stapel: { points }.
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
    .used-up = Es gibt keine Karte mehr aufzudecken.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
pile-empty = Der Nachziehstapel ist leer. Nimm die oberste Karte vom Ablagestapel.
no-discard = Auf dem Ablagestapel liegt nichts. Zieh eine Karte.
drawn = Du hast schon eine Karte genommen. Wirf jetzt eine ab.
not-drawn = Nimm zuerst eine Karte.
last-turn = Das ist dein letzter Zug: Wähl einen Abwurf und leg den Rest aus.
    .out = Jemand hat schon Schluss gemacht. Wähl einen Abwurf und leg den Rest aus.
not-out = Mit { $card } kannst du nicht Schluss machen: Dann bleibt { $left } übrig.
nobody-out = Auslegen darfst du erst, wenn jemand Schluss gemacht hat.
not-in-hand = Du hast { $card } nicht.
    .many = Du hast { $card } nicht, oder nicht so oft.
not-a-meld = { $cards } ist weder ein Satz noch eine Folge.
no-pile = Diesen Stapel gibt es nicht. Die Stapel haben 3 bis 13 Karten.
closed = Der { $size }er-Stapel ist geschlossen. Wähl einen anderen.
not-in-pile = { $card } liegt nicht im { $size }er-Stapel und ist nicht die aufgedeckte Karte.
not-a-card = „{ $text }“ ist keine Karte. Schreib einen Wert 3 bis 10 J Q K und eine Farbe S H C D *, etwa 10H, oder JK.
not-a-move = „{ $text }“ ist kein Zug. Schreib draw, pick, discard QD, out QD oder lay QD. Bei out und lay kannst du Kombinationen nennen, etwa 3H-4H-5H.
    .alone = „{ $text }“ ist kein Zug. Schreib place, einen Stapel und den Abwurf, etwa place 7 QD.
    .daily = „{ $text }“ ist kein Zug. Schreib take, eine Karte des Paars und den Abwurf, etwa take 7H QD, oder pass.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .no-hand = Wer ausgelegt hat, hat keine Karten auf der Hand.
    .wild = Hier sollte der wilde Wert stehen, von { $least } bis { $most }.
    .no-past = Es wurde noch keine Runde gespielt.
    .size = Hier sollten { $count } Karten liegen.
    .past = Hier sollten die Karten von allen stehen, und ihre Punkte auf dem Punktezettel.
    .hand-size = Platz { $seat } sollte { card-count } haben.
    .not-in-hand = Diese Karten sind nicht alle auf der Hand von Platz { $seat }.
    .drawn = Hier steht nur, was seit dem neuen Mischen gezogen wurde.
    .reshuffled = Hier sollten alle Karten des Nachziehstapels stehen und die, die davon gezogen wurden.
    .out = Wer Schluss gemacht hat, hat alle Karten in Sätzen und Folgen ausgelegt.
    .no-points = Eine beendete Partie hat Punkte.
    .laid = Ausgelegt haben genau die, die ihren letzten Zug hatten.
    .no-card = Es gibt keine Karte zu nehmen.
    .turned = Aufgedeckt wird nur, solange ein Stapel offen ist.
    .no-piles = Hier sollten die Stapel stehen.
    .pile-sizes = Hier sollten Stapel mit 3, 4 und so weiter bis 13 Karten stehen.
    .piles = Hier sollten { $count } Stapel stehen, durch Kommas getrennt.

## Tipps

hint-standing = Gerade hättest du { points } übrig: { $laid }.
hint-draw = Zieh: Das lässt im Schnitt { $drawn } Punkte übrig; mit { $top } wären es { $left }.
    .no-use = Zieh: Das lässt im Schnitt { $drawn } Punkte übrig; { $top } bringt dir nichts, es bliebe bei { $points }.
    .only = Zieh eine Karte. Auf dem Ablagestapel liegt nichts.
hint-take = Nimm { $top } und wirf { $card } ab: Aus { $points } Punkten werden { $left }. Ziehen lässt im Schnitt { $drawn } übrig.
    .look = Sieh dir { $top } an.
    .must = Du musst die Karte vom Ablagestapel nehmen. Wirf { $card } ab, dann bleiben { points }.
    .either = Nimm irgendeine. Du kannst sie wieder abwerfen, denn alle anderen passen.
    .wild = Nimm { $top }: Das passt überall und lässt nach deiner nächsten Karte im Schnitt { $next } übrig.
hint-best = Du hast { points } auf der Hand. Ohne { $card } passen deine Karten am besten: { $laid }.
hint-lay-down = Leg aus und wirf { $card } ab: Du bekommst { points }.
hint-out = Du kannst Schluss machen: Wirf { $card } ab.
    .look = Du kannst Schluss machen: Bis auf eine liegen alle deine Karten in Sätzen und Folgen.
hint-discard = Wirf { $card } ab: Dann bleiben { points }, weniger geht nicht, und nach deiner nächsten Karte im Schnitt { $next }.
    .later = Wirf { $card } ab: Dann bleiben { points }, nach deiner nächsten Karte aber im Schnitt nur { $next }; ohne { $other } wären es { $other-points } und { $other-next }.
hint-place = Leg { $turned } dorthin und wirf { $card } ab: Aus { $before } Punkten werden { $points }.
    .look = Sieh dir den { $size }er-Stapel an.
    .nowhere = { $turned } hilft keinem Stapel. Leg sie auf irgendeinen und wirf sie wieder ab.

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
show-laid = { "  " }ausgelegt { $laid }, { points }
show-hand = deine Hand: { $cards }
show-best = am besten: { $laid }, { points }
show-pile = Stapel { $size }: { $cards }, { points }
    .closed = Stapel { $size }: { $laid }, geschlossen
show-rest = noch { card-count }; { points } übrig
    .turned = aufgedeckt: { $turned }; noch { card-count }; { points } übrig

## Das Tagesrätsel

five-crowns-daily = Tagesrätsel Five Crowns
    .blurb = Drei Blätter, für jedes drei Kartenpaare im Angebot. Lass möglichst wenige Punkte übrig. Alle haben dieselben Karten.
daily-dealt = Blätter mit { $sizes } Karten, für jedes { $offers } Paare im Angebot. Wie wenige Punkte kannst du übrig lassen?
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
    Das Blatt mit { $size } Karten ist ausgelegt: { $laid }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
daily-result =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } übrig (bestenfalls: { $best })
all-laid = Alle drei Blätter sind ausgelegt.
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
review-yardstick = Eine genommene Karte wird an den Punkten gemessen, die nach dem Zug im Schnitt übrig sind, ein Abwurf an denen nach einer weiteren Karte. Schluss machen wird daran gemessen, was ein weiterer Zug den anderen ersparen würde.
    .alone = Jede gelegte Karte wird an den Punkten gemessen, die sie wegnimmt, jetzt und im Schnitt mit einer weiteren unbekannten Karte.
review-curve = Punkte bisher, als würde jede Hand jetzt ausgelegt. Wer die wenigsten hat, gewinnt.
    .alone = Punkte in den offenen Stapeln.
review-draw = Ziehen war richtig: im Schnitt { $left } Punkte. Mit { $top } wären es { $other } gewesen.
    .wrong = { $player ->
            [you] Du hast gezogen,
           *[other] Gezogen,
        } das lässt im Schnitt { $left } Punkte. Mit { $top } wären es { $other } gewesen.
review-draw-wild = Ziehen war richtig: im Schnitt { $left } Punkte nach der nächsten Karte. Mit der wilden Karte { $top } wären es { $other }.
    .wrong = { $player ->
            [you] Du hast die wilde Karte { $top } liegen gelassen:
           *[other] Die wilde Karte { $top } liegen gelassen:
        } im Schnitt { $left } Punkte nach der nächsten Karte. Mit ihr wären es { $other }.
review-pick = { $top } zu nehmen war richtig: übrig bleiben { $left } Punkte. Ziehen hätte im Schnitt { $other } gelassen.
    .wrong = { $player ->
            [you] Du hast { $top } genommen,
           *[other] { $top } genommen,
        } übrig bleiben { $left } Punkte. Ziehen hätte im Schnitt { $other } gelassen.
review-pick-wild = Die wilde Karte { $top } zu nehmen war richtig: im Schnitt { $left } Punkte nach der nächsten Karte. Ohne sie wären es { $other }.
    .wrong = { $player ->
            [you] Du hast die wilde Karte { $top } genommen:
           *[other] Die wilde Karte { $top } genommen:
        } im Schnitt { $left } Punkte nach der nächsten Karte. Ziehen hätte { $other } gelassen.
review-discard = { $card } abzuwerfen war am besten: im Schnitt { $left } Punkte nach der nächsten Karte.
    .wrong = { $player ->
            [you] Du hast { $card } abgeworfen:
           *[other] { $card } abgeworfen:
        } im Schnitt { $left } Punkte nach der nächsten Karte. Ohne { $best } wären es { $other }.
review-out = { $player ->
        [you] Du hast Schluss gemacht, mit { $card } als Abwurf:
       *[other] Schluss gemacht, mit { $card } als Abwurf:
    } Ein weiterer Zug hätte den anderen je { $gain } Punkte erspart.
    .missed = { $player ->
            [you] Hier konntest du Schluss machen,
           *[other] Hier war Schluss möglich,
        } mit { $best } als Abwurf. Der Zug, den die anderen so bekommen, ist für sie je { $gain } Punkte wert.
review-lay = { $player ->
        [you] Du hast so gut wie möglich ausgelegt:
       *[other] So gut wie möglich ausgelegt:
    } { points }.
    .wrong = { $player ->
            [you] Du hast ausgelegt und { $card } abgeworfen:
           *[other] Ausgelegt und { $card } abgeworfen:
        } { points }. Mit { $best } als Abwurf blieben nur { $other }.
review-place = Sie auf den { $pile }er-Stapel zu legen und { $card } abzuwerfen war am besten: Das nimmt { $gain } Punkte weg.
    .wrong = { $player ->
            [you] Du hast sie auf den { $pile }er-Stapel gelegt und { $card } abgeworfen:
           *[other] Auf den { $pile }er-Stapel gelegt und { $card } abgeworfen:
        } Das nimmt { $gain } Punkte weg. Auf dem { $other }er-Stapel, mit { $best } als Abwurf, wären es { $most }.

## Die Lektion

lesson-book = Drei oder mehr Karten mit gleichem Wert sind ein Satz, egal in welchen Farben. Du hast zwei 8er: Nimm die dritte vom Ablagestapel.
    .title = Ein Satz
    .well = So beginnt jeder Zug: Nimm die oberste Karte vom Ablagestapel oder zieh eine.
    .draw = Eine gezogene Karte kann alles sein. Die 8 ist die, die du brauchst.
    .otherwise = Nimm die Herz-8.
lesson-out = Jeder Zug endet mit einem Abwurf. Deine anderen Karten liegen alle in Sätzen und Folgen, also wirf den König ab und mach Schluss.
    .title = Schluss machen
    .well = Keine Karte übrig, keine Punkte: Besser geht es nicht. Alle anderen haben noch einen letzten Zug.
    .only = Das ist die richtige Karte, und deine drei 8er sind ein Satz. Du hättest damit Schluss machen können.
    .book = Ohne diese 8 hast du keinen Satz. Den König brauchst du nicht.
    .otherwise = Wähl den Karo-König und mach Schluss.
lesson-run = Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine Folge. Eine deiner 9er gehört nicht dazu: Wirf sie ab und mach Schluss.
    .title = Eine Folge
    .well = 6, 7, 8 und 9 in Herz. Eine Folge hat drei oder mehr Karten, bis hinauf zum König.
    .only = Das ist die richtige Karte, aber alle anderen sind jetzt eine Folge. Mach damit Schluss.
    .suit = Die Herz-9 verlängert deine Folge. Die Pik-9 passt nicht.
    .gap = Das reißt ein Loch in die Folge. Schau dir die beiden 9er an: Nur eine davon ist Herz.
    .otherwise = Wirf die Pik-9 ab und mach Schluss.
lesson-wild = In einer Runde mit sechs Karten sind 6er wild: Sie stehen für jede Karte, Joker auch. Welche Karte brauchst du nicht?
    .title = Wilde Karten
    .well = Die 6 war eine 9 und der Joker eine Dame. Die nächste Runde hat sieben Karten, und 7er sind wild.
    .only = Das ist die richtige Karte, aber du hättest Schluss machen können. Deine wilden Karten füllen die Lücken.
    .rank = 6er sind in dieser Runde wild. Deine macht aus zwei 9ern einen Satz: Behalt sie.
    .joker = Joker sind immer wild. Zwischen Pik-Bube und Pik-König ist er die Dame: Behalt ihn.
    .otherwise = Wirf die Karo-4 ab und mach Schluss. Die 6 ergänzt die 9er, der Joker die Folge.
lesson-gold = Achte darauf, was andere abwerfen. Was ist dir in einer Runde mit sechs Karten eine 6 wert?
    .title = Was andere abwerfen
    .well = Eine wilde Karte passt überall. Aber bleib nicht auf ihr sitzen: Sie zählt 20, ein Joker 50.
    .draw = 6er sind in dieser Runde wild; sie hätte aus deinen zwei 9ern einen Satz gemacht. Etwas Besseres ziehst du kaum.
    .otherwise = Nimm die Kreuz-6.
lesson-unseen = Jetzt liegt ein König auf dem Ablagestapel. Er passt zu nichts auf deiner Hand, also zieh eine Karte.
    .title = Eine Karte ziehen
    .well = Wenn auch sie nicht hilft, kannst du sie wieder abwerfen.
    .king = Dieser König bringt dir nur 13 Punkte ein, und alle sehen, was du nimmst. Eine gezogene Karte ist selten schlechter.
    .otherwise = Zieh die oberste Karte vom Nachziehstapel.
lesson-dear = Übrige Karten zählen am Ende gegen dich: Zahlen wie gezeigt, Bube 11, Dame 12, König 13. Wirf die höchste ab, die du nicht brauchst.
    .title = Was gegen dich zählt
    .well = 13 Punkte weniger. Den beiden 4ern und den beiden Herzkarten fehlt jeweils nur eine Karte.
    .pair = Zwei 4er sind fast ein Satz und zählen wenig. Behalt sie und wirf eine hohe Karte ab.
    .near = Herz-8 und Herz-9 sind fast eine Folge. Wirf zuerst hohe einzelne Karten ab.
    .queen = Fast! Die Dame zählt 12, der König aber 13, und beide passen zu nichts.
    .otherwise = Wirf den Pik-König ab.
lesson-spare = Alle sieben Karten passen, aber eine musst du trotzdem abwerfen. Welche kannst du entbehren?
    .title = Eine zu viel
    .well = Drei Karten sind genauso ein Satz wie vier. Du darfst auch eine Karte abwerfen, die passt.
    .only = Gut gewählt, aber du hättest damit Schluss machen können: Alle anderen passen noch.
    .run = Eine Folge braucht drei Karten, und diese hat genau drei. Du hast eine 10 zu viel.
    .otherwise = Wirf eine der 10er ab und mach Schluss.
lesson-last = Dein Gegenüber hat Schluss gemacht, also ist das dein letzter Zug. Leg deine Folge aus und wirf die Karte ab, die dich am meisten kostet.
    .title = Der letzte Zug
    .well = Eine 4 und eine Dame bleiben: 16 Punkte. Wer nach elf Runden die wenigsten Punkte hat, gewinnt.
    .run = Dann hast du keine Folge, und alle Karten zählen. Lass Pik-7, Pik-8 und Pik-9 zusammen.
    .queen = Die Dame kostet 12, der König aber 13. In elf Runden zählt jeder Punkt.
    .four = Die 4 kostet dich nur 4 Punkte, der König 13.
    .otherwise = Leg aus, mit dem König als Abwurf.
lesson-match = Spiel zwei kurze Runden gegen einen leichten Bot, mit drei und mit vier Karten. Hol dir einen Tipp, wann immer du magst.
    .title = Zwei kurze Runden
    .well = Das ist Five Crowns! Eine ganze Partie geht bis zu dreizehn Karten, mit wilden Königen.
lesson-alone-place = Leg die aufgedeckte Karte auf einen Stapel und wirf eine Karte von ihm ab. Er ist geschlossen, wenn der Rest in Sätzen und Folgen liegt.
    .title = Einen Stapel schließen
    .well = Drei 8er, und der Stapel ist geschlossen. Du gewinnst, wenn es alle elf sind.
    .book = Ohne diese 8 ist es kein Satz. Behalt die drei 8er und wirf den König ab.
    .other = Dort nützt sie wenig. Leg sie auf den Stapel mit zwei 8ern.
    .otherwise = Leg die 8 auf den 3er-Stapel und wirf den Karo-König ab.
lesson-alone-wild = Jeder Stapel hat seinen eigenen wilden Wert: 5er im 5er-Stapel, 4er im 4er-Stapel. Wohin gehört die aufgedeckte 5?
    .title = Wild in jedem Stapel
    .well = Sie steht für die 9 zwischen 8 und 10. Das ist eine Folge aus fünf Karten, also ist der Stapel geschlossen.
    .other = Im 4er-Stapel ist eine 5 nur eine 5. Im 5er-Stapel ist sie wild.
    .wild = Das war die wilde Karte. Behalt sie und wirf den König ab.
    .otherwise = Leg die 5 auf den 5er-Stapel und wirf den Herz-König ab. Der Rest ist eine Folge.
lesson-alone-dear = Die 3 schließt nichts, aber irgendwohin muss sie. Karten in offenen Stapeln zählen am Ende, also wirf eine hohe für sie ab.
    .title = Wenn nichts passt
    .well = Ein König für eine 3: zehn Punkte weniger, und der andere Stapel kann seine Sätze noch schaffen.
    .gone = Du kannst sie gleich wieder abwerfen, aber das bringt nichts. Tausch sie gegen eine hohe Karte.
    .other = Dieser Stapel hat zwei Paare, also fast zwei Sätze. Der andere hat nur einzelne Karten.
    .otherwise = Leg die 3 auf den 4er-Stapel und wirf den König ab.
lesson-alone-match = Schließ die drei offenen Stapel mit den sieben Karten, die noch da sind. Hol dir einen Tipp, wann immer du magst.
    .title = Eine kurze Partie
    .well = Das ist Five Crowns solo. Eine ganze Partie hat 28 Karten zum Aufdecken.

## Übungen

drill-discard = Der beste Abwurf
    .about = Welcher Abwurf lässt die wenigsten Punkte übrig?
    .question = { ranks.first } sind wild. Welcher Abwurf lässt die wenigsten Punkte übrig?
drill-out = Kannst du Schluss machen?
    .about = Alle bis auf eine in Sätzen und Folgen, oder nicht ganz?
    .question = { ranks.first } sind wild. Mit welchem Abwurf kannst du Schluss machen?
    .not = Es geht nicht
    .closest = Du kannst nicht Schluss machen. Der beste Abwurf ist { $card }: { points } übrig.
drill-left = Ohne { $card }: { points } übrig, { $laid }.
    .none = Ohne { $card } liegen alle Karten in Sätzen und Folgen: { $laid }.
drill-rest = Übrig: { points }
drill-away = Abwurf

## Auf der Kommandozeile

help-try = Five Crowns gegen einen Profi

## Der Punktezettel eines echten Tisches

scored-hand = Je { $wild } Karten; { ranks } und Joker sind wild
    .short =
        { $wild ->
            [11] B
            [12] D
            [13] K
           *[other] { $wild }
        }

## Zählen mit echten Karten

count-hand = Hand zählen
    .about = Gib alle Karten der Hand ein. Sie werden so ausgelegt, dass die wenigsten Punkte übrig bleiben.
    .left = { points } übrig.
    .none = 0 Punkte: Alle Karten liegen in Sätzen und Folgen.
count-card = { $cards }: { points }
count-out = Kann ich Schluss machen?
    .about = Gib deine Hand mit der Karte ein, die du gerade genommen hast.
    .yes = Ja! Du kannst Schluss machen. Wirf { $cards-count ->
        [one] { $cards }
       *[other] eine davon
    } ab{ $cards-count ->
        [one] .
       *[other] : { $cards }.
    }
count-copies = Die zwei Kartenspiele haben { $card } nur { $most }-mal.
option-wild = Wilder Wert
    .about = Der Wert, der in dieser Runde wild ist: so hoch wie die Zahl der ausgeteilten Karten.

## Kurze Fragen zu den Regeln

asked-discard-wild = Darf ich eine wilde Karte abwerfen?
    .answer = Ja. Du darfst jede Karte abwerfen, auch eine wilde, die gepasst hätte.
asked-wild-rank = Welche Karten sind wild?
    .answer = Der Wert, der so hoch ist wie die Zahl der ausgeteilten Karten, und immer die Joker.
asked-same-card = Darf in einem Satz dieselbe Karte zweimal sein?
    .answer = Ja. Die Farben spielen keine Rolle, und dieselbe Karte darf zweimal darin sein.
asked-around = Geht eine Folge vom König zur 3 weiter?
    .answer = Nein. Eine Folge endet spätestens beim König.
asked-only-wilds = Darf ein Satz nur aus wilden Karten sein?
    .answer = Ja. Schon drei wilde Karten ergeben einen Satz oder eine Folge.
asked-must-go-out = Muss ich Schluss machen, wenn ich kann?
    .answer = Nein. Du musst nie Schluss machen.
asked-out-without-discard = Kann ich ohne Abwurf Schluss machen?
    .answer = Nein. Eine Karte musst du abwerfen, auch wenn alle passen.
asked-after-out = Was passiert, wenn jemand Schluss macht?
    .answer = Alle anderen haben noch einen Zug: eine Karte nehmen, Sätze und Folgen auslegen, eine abwerfen, den Rest zählen.
asked-add-on = Darf ich an fremde Sätze und Folgen anlegen?
    .answer = Nein. Niemand darf an die Sätze und Folgen anderer anlegen.
asked-points = Was zählen die Karten?
    .answer = Ihren Wert: Bube 11, Dame 12, König 13. Der wilde Wert zählt 20, ein Joker 50.
asked-taken-discard = Darf ich die Karte abwerfen, die ich gerade genommen habe?
    .answer = Ja, auch wenn sie vom Ablagestapel ist.
asked-pile-empty = Was ist, wenn der Nachziehstapel leer ist?
    .answer = Alle abgeworfenen Karten bis auf die oberste werden gemischt und sind der neue Nachziehstapel.
