### Karma.

karma = Karma
    .blurb = Leg gleich hoch oder höher und werde deine Karten vor den anderen los.

## Karten. In Kurzschrift 1 bis 16, GIVE, FIVE, TABLE und UP.

-give = Verschenk den Stapel
-five = Fünf oder weniger
-table = Spiel eine Tischkarte
-up = Von unten nach oben

# So viele von einer Sorte, etwa „zwei 7er“.
piece =
    { $count ->
        [1] { card-name }
        [2] zwei { several }
        [3] drei { several }
        [4] vier { several }
        [5] fünf { several }
        [6] sechs { several }
       *[other] { $count } { several }
    }
card-name =
    { $piece ->
        [GIVE] „{ -give }“
        [FIVE] „{ -five }“
        [TABLE] „{ -table }“
        [UP] „{ -up }“
       *[other] { $piece }
    }
several =
    { $piece ->
        [GIVE] „{ -give }“
        [FIVE] „{ -five }“
        [TABLE] „{ -table }“
        [UP] „{ -up }“
       *[other] { $piece }er
    }

## Was auf den Karten steht: ein kurzes Wort, darunter der Name in Zeilen von höchstens elf Buchstaben.

face-give = Schenk / Verschenk / den Stapel
face-five = Fünf / oder / weniger
face-table = Tisch / Spiel eine / Tischkarte
face-up = Hoch / Von unten / nach oben

## Hausregeln

option-choose-seconds = Zeit zum Auswählen
    .about = Sekunden, um deine offenen Tischkarten auszuwählen; danach wählt der Tisch für dich. 0: keine Grenze.
option-turn-seconds = Zeit pro Zug
    .about = Wie lange jeder Schritt eines Zuges dauern darf, bevor der Tisch für dich spielt. Mit Tagen spielst du, wann du Zeit hast.
option-turn-limit = Längste Partie
    .about = Nach so vielen Zügen pro Person endet die Partie, und wer die meisten Karten hat, verliert.
option-memory = Gedächtnis
    .about = Wer sich den Stapel, die Karten aus dem Spiel und die offen auf eine Hand genommenen Karten merkt.
    .forgetful = alle selbst
    .open = der Tisch

## Was geschieht

dealt =
    Die Karten sind ausgeteilt; { $draw ->
        [one] 1 Karte liegt
       *[other] { $draw } Karten liegen
    } im Nachziehstapel.
holds =
    { $who ->
        [you] Du hast
       *[other] { $who } hat
    } { $cards }.
laid =
    { $who ->
        [you] Du legst { $cards } aus.
       *[other] { $who } legt { $cards } aus.
    }
    .hidden =
        { $who ->
            [you] Du legst drei Karten aus.
           *[other] { $who } legt drei Karten aus.
        }
laid-late =
    Die Zeit ist um. Der Tisch legt { $cards } für { $who ->
        [you] dich
       *[other] { $who }
    } aus.
    .hidden =
        Die Zeit ist um. Der Tisch legt drei Karten für { $who ->
            [you] dich
           *[other] { $who }
        } aus.
revealed = Offen: { $shown }.
# In der Aufzählung der aufgedeckten Karten.
shown =
    { $who ->
        [you] { $cards } bei dir
       *[other] { $cards } bei { $who }
    }
begins =
    { $who ->
        [you] Du fängst an.
       *[other] { $who } fängt an.
    }
# Steht vor dem, was der Tisch für jemanden tut, der zu lange gebraucht hat.
late = Die Zeit ist um:
played =
    .hand =
        { $who ->
            [you] Du spielst
           *[other] { $who } spielt
        } { $cards }.
    .up =
        { $who ->
            [you] Du spielst
           *[other] { $who } spielt
        } { $cards } vom Tisch.
    .down =
        { $who ->
            [you] Du deckst { $cards } auf, und das passt.
           *[other] { $who } deckt { $cards } auf, und das passt.
        }
three-in-a-row = Drei gleiche in Folge: Der Stapel kommt aus dem Spiel.
effect =
    .give = Wer bekommt den Stapel?
    .give-nothing = Es gibt keinen Stapel zu verschenken.
    .five = Die nächste Karte muss 5 oder weniger sein.
    .table = Es folgt noch eine Karte.
    .up = Die unterste Karte, { $card }, kommt nach oben.
drew =
    { $who ->
        [you] Du ziehst { $cards } nach.
       *[other] { $who } zieht { $cards } nach.
    }
    .hidden =
        { $who ->
            [you] Du ziehst
           *[other] { $who } zieht
        } { $cards-count ->
            [one] 1 Karte
           *[other] { $cards-count } Karten
        } nach.
out =
    { $who ->
        [you] Du bist fertig.
       *[other] { $who } ist fertig.
    }
back =
    { $who ->
        [you] Du bist wieder im Spiel.
       *[other] { $who } ist wieder im Spiel.
    }
new-pile =
    { $who ->
        [you] Du beginnst einen neuen Stapel.
       *[other] { $who } beginnt einen neuen Stapel.
    }
picked-up =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Stapel mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf.
    .turned =
        { $who ->
            [you] Du deckst { $card } auf, die nicht passt, und nimmst sie
           *[other] { $who } deckt { $card } auf, die nicht passt, und nimmt sie
        } mit dem Stapel von { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } auf.
gave =
    { $who ->
        [you] Du schenkst
       *[other] { $who } schenkt
    } { $to ->
        [you] dir
       *[other] { $to }
    } den Stapel mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
ended =
    .one-left =
        { $losers-are ->
            [you] Nur du hast noch Karten und verlierst.
           *[one] Nur { $losers } hat noch Karten und verliert.
        }
    .turn-limit =
        Die Zuggrenze ist erreicht. { $losers-are ->
            [you] Du hast die meisten Karten und verlierst.
            [one] { $losers } hat die meisten Karten und verliert.
            [us] { $losers } habt die meisten Karten und verliert.
           *[many] { $losers } haben die meisten Karten und verlieren.
        }
outcome =
    .one-left = Nur noch eine Person hat Karten.
    .turn-limit = Die Zuggrenze ({ $turns }) ist erreicht. Wer die meisten Karten hat, verliert.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
name-receiver = Wähl zuerst, wer den Stapel bekommt.
no-gift = Den Stapel verschenken kannst du nur mit der passenden Karma-Karte.
chosen = Die offenen Tischkarten sind schon ausgewählt.
choose-first = Warte, bis alle ihre offenen Tischkarten ausgewählt haben.
three-cards = Leg drei deiner sechs Karten aus.
not-held = Du hast { $cards } nicht.
    .hand = Du hast { $cards } nicht auf der Hand.
    .up = Du hast { $cards } nicht unter deinen offenen Tischkarten.
one-to-three = Spiel eine, zwei oder drei gleiche Karten.
blind = Du hast nur noch verdeckte Tischkarten. Deck eine auf.
not-blind = Deine verdeckten Tischkarten sind noch nicht dran.
no-card-there = Dort liegt keine verdeckte Tischkarte. Wähl eine andere.
must-follow = Auf „{ -table }“ muss noch eine Karte folgen.
no-pile = Es gibt keinen Stapel zum Aufnehmen. Spiel eine Karte.
not-to-yourself = Schenk den Stapel jemand anderem.
no-such-seat = Nummer { $number } gibt es nicht. Die Nummern gehen von 1 bis { $last }.
too-low = { $card } ist niedriger als { $top }. Spiel { $top } oder höher oder eine Karma-Karte, oder nimm den Stapel auf.
five-or-below = { $card } ist mehr als 5. Spiel 5 oder weniger oder eine Karma-Karte, oder nimm den Stapel auf.
not-a-card = „{ $text }“ ist keine Karte. Schreib 1 bis 16, GIVE, FIVE, TABLE oder UP.
not-a-place = „{ $text }“ ist keine Stelle. Schreib 1, 2 oder 3.
not-a-player = „{ $text }“ spielt nicht mit. Schreib die Nummer, die vor dem Namen steht.
not-three = Nenn die drei Karten, die du auslegst.
not-a-move = „{ $text }“ ist kein Zug. Schreib play, pickup, turn, give oder lay, etwa play 7 7.
    .daily = „{ $text }“ ist kein Zug. Schreib play und eine bis drei Karten, etwa play 7 7, oder pickup.
not-alike = Nenn eine Karte, oder zwei oder drei gleiche.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .row = Hier sollten eine oder zwei gleiche Karten stehen.
    .not-in-hand = Eine bekannte oder ausgewählte Karte fehlt auf der Hand von Platz { $seat }.
    .has-cards = Platz { $seat } hat noch Karten.
    .turn = Wer fertig ist, ist nicht am Zug.
    .ended = Nur eine beendete Partie hat einen Grund.
    .three-or-none = Hier sollten drei Karten stehen oder keine.
    .places = Zahl der Karten, die hier stehen sollten: { $places }, mit - für eine leere Stelle.

## Tipps

demand = Du brauchst { $top } oder höher. Heb Karma-Karten auf, bis sonst nichts passt.
    .anything = Du kannst jede Karte spielen. Niedrige wirst du später schwer los.
    .five = Du brauchst 5 oder weniger, oder eine Karma-Karte.
    .follow = Auf „{ -table }“ darf jede Zahl folgen: eine Chance, eine niedrige loszuwerden.
hint-lay = Leg { $cards } aus.
    .why = Diese Karten spielst du zuletzt. Leg aus, was leicht zu spielen ist.
    .which = Karma-Karten passen immer, hohe Zahlen fast immer.
hint-give =
    Gib ihn { $to ->
        [you] dir selbst
       *[other] { $to }
    }.
    .why = Wer die wenigsten Karten hat, ist am schnellsten fertig.
hint-turn = Niemand weiß, was verdeckt liegt. Nimm irgendeine.
hint-pick-up = Nimm den Stapel auf.
    .why = Nichts, was du hast, passt auf { $top }.
hint-play = Spiel { $cards }.
    .fitting = Das passt: { $cards }.

## Der Tisch als Text

show-pile =
    Stapel: { $top } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
    .none = kein Stapel
    .open =
        Stapel: { $cards } ({ $cards-count ->
            [one] 1 Karte
           *[other] { $cards-count } Karten
        }, die oberste zuletzt)
show-rest =
    { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    } im Nachziehstapel, { $gone ->
        [one] 1 Karte
       *[other] { $gone } Karten
    } aus dem Spiel
show-gone = aus dem Spiel: { $cards }
show-player =
    { $number } { $who ->
        [you] du
       *[other] { $who }
    }: { $notes }
# Angaben zu einem Spieler, mit Kommas dazwischen.
show-held = Hand { $cards }
    .known = Hand { $cards } mit { $known }
show-table = Tisch { $cards }
show-state =
    .chosen = hat gewählt
    .chooses = wählt aus
    .lost = hat verloren
    .out = fertig
    .play = am Zug
    .follow = spielt noch eine Karte
    .give = verschenkt den Stapel
show-hand =
    deine Hand: { $cards-count ->
        [0] leer
       *[other] { $cards }
    }
show-chosen = du legst aus: { $cards }
show-give = wer den Stapel bekommt: { $receivers }
show-receiver =
    { $move } für { $who ->
        [you] dich
       *[other] { $who }
    }

## Das Tagesrätsel; wer dort gegen dich spielt, hat keinen Namen

karma-daily = Tagesrätsel Karma
    .blurb = Alle Karten liegen offen. Sei vor deinem Gegenüber fertig, in möglichst wenigen Zügen. Alle haben dieselben Karten.
daily-dealt = Alle Karten liegen offen, { $cards } für jede Seite. Sei zuerst fertig, in möglichst wenigen Zügen.
other-played = Dein Gegenüber spielt { $cards }.
other-took =
    Dein Gegenüber nimmt den Stapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf.
other-gave =
    { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } den Stapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
gave-other =
    { $who ->
        [you] Du verschenkst
       *[other] { $who } verschenkt
    } den Stapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
other-out = Dein Gegenüber ist fertig.
daily-result =
    In { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } fertig (bestenfalls: { $best })
    .not-out =
        Du warst nicht zuerst fertig (möglich in { $best ->
            [one] { $best } Zug
           *[other] { $best } Zügen
        })
daily-over = Es ist entschieden. Mach einen Schritt rückgängig oder drück „Fertig“.
show-daily =
    .pile =
        Stapel: { $cards-count ->
            [0] leer
           *[other] { $cards }
        }
    .other =
        dein Gegenüber: Hand { $hand-count ->
            [0] leer
           *[other] { $hand }
        }; offen { $up-count ->
            [0] nichts
           *[other] { $up }
        }
    .mine =
        { $who ->
            [you] du
           *[other] { $who }
        }: Hand { $hand-count ->
            [0] leer
           *[other] { $hand }
        }; offen { $up-count ->
            [0] nichts
           *[other] { $up }
        }
hint-daily =
    Von hier aus kannst du in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } fertig sein.

## Rückblick

review-unit = Prozentpunkte
review-yardstick = Jeder Zug wird an deiner Chance gemessen, nicht zu verlieren. Unsere stärksten Bots berechnen sie aus vielen Vermutungen über die verdeckten Karten.
review-curve = Chance, nicht zu verlieren, wenn alle Karten bekannt sind.
review-move = { $made }: { $chance } % Chance, nicht zu verlieren. Kein Zug war besser.
    .wrong = { $made }: { $chance } % Chance, nicht zu verlieren. { $best }: { $top } %.
# Was jemand tut, am Satzanfang.
review-named =
    .play = Durch { $cards }
    .give = Mit dem Stapel { $to ->
            [you] für dich
           *[other] für { $to }
        }
    .pick-up = Mit dem Stapel auf der Hand

## Die Lektion

lesson-fit = Werde alle deine Karten los. Oben liegt eine 7: Spiel eine Karte, die so hoch ist oder höher.
    .title = Gleich hoch oder höher
    .well = Das passt. Solange es Karten zum Ziehen gibt, wird deine Hand auf drei Karten aufgefüllt.
    .pickup = Den Stapel darfst du immer aufnehmen, aber hier passt etwas. Versuch die 9 oder die 12.
    .otherwise = So kommt keine Karte auf den Stapel. Spiel die 9 oder die 12.
lesson-thrift = Drei deiner Karten passen auf die 4. Heb die hohen für später auf: Spiel die niedrigste, die passt.
    .title = Die niedrigste, die passt
    .well = Gleich hoch genügt. Die 10 und die 15 hast du noch, wenn du sie brauchst.
    .higher = Das passt auch, aber die 4 hätte gereicht. Leichter wird es nicht.
    .pickup = Du musst den Stapel nicht aufnehmen, solange eine Karte passt. Spiel die niedrigste.
    .otherwise = Spiel die 4, die niedrigste, die passt.
lesson-twins = Gleiche Karten dürfen zusammen gespielt werden. Du hast zwei 8er: Spiel beide auf einmal.
    .title = Zwei auf einmal
    .well = Zwei Karten weg in einem Zug.
    .one = Eine 8 ist richtig, zwei sind besser. Wähl beide, bevor du spielst.
    .otherwise = Wähl beide 8er, dann spiel sie.
lesson-pickup = Nichts auf deiner Hand reicht an die 14 heran. Also musst du den Stapel aufnehmen.
    .title = Wenn nichts passt
    .well = Seine Karten gehören jetzt dir, und dein Zug ist vorbei. Das passiert allen einmal.
    .otherwise = Nimm den Stapel auf.
lesson-row = Zwei 9er liegen in Folge, und du hast die dritte. Drei gleiche in Folge räumen den Stapel ab.
    .title = Drei in Folge
    .well = Der Stapel ist aus dem Spiel, und du bist noch einmal am Zug. Du beginnst einen neuen.
    .eleven = Das passt, aber die 9 hätte den ganzen Stapel abgeräumt.
    .pickup = Damit bekommst du zwei 9er dazu. Spiel lieber deine, dann ist der Stapel weg.
    .otherwise = Spiel die 9.
lesson-five = Karma-Karten passen auf alles. Nach „{ -five }“ muss als Nächstes 5 oder weniger kommen, oder eine Karma-Karte.
    .title = { -five }
    .well = So niedrig hat dein Gegenüber nichts.
    .otherwise = Sonst passt nichts auf die 13. Spiel „{ -five }“.
lesson-give = Der Stapel ist hoch, und nichts passt. „{ -give }“ gibt ihn jemand anderem und kommt selbst aus dem Spiel.
    .title = { -give }
    .well = Sechs Karten, die nicht bei dir landen! Wer als Nächstes am Zug ist, beginnt einen neuen Stapel.
    .otherwise = Nimm ihn nicht selbst auf: Spiel „{ -give }“.
lesson-up = „{ -up }“ holt die unterste Karte des Stapels nach oben. Unter der 16 liegt eine 5.
    .title = { -up }
    .well = Jetzt zählt die 5, und du bist eine Karte los.
    .otherwise = Spiel „{ -up }“, dann zählt die 16 nicht mehr.
lesson-table = Nach „{ -table }“ spielst du sofort eine deiner Tischkarten. Jede Zahl passt, also werde deine 1 los.
    .title = { -table }
    .well = Die 1 ist weg. Keine deiner Karten war schwerer zu spielen.
    .high = Die passt auf viele Stapel, aber die 1 passt fast nirgends.
    .otherwise = Spiel erst die Karma-Karte, dann die 1 vom Tisch.
lesson-blind = Deine Hand, der Nachziehstapel und deine offenen Tischkarten sind weg. Deck jetzt blind eine verdeckte Karte auf.
    .title = Verdeckte Karten
    .well = Passt sie, ist sie gespielt; sonst nimmst du sie mit dem Stapel auf. Wer zuletzt noch Karten hat, verliert.
    .otherwise = Deck eine der verdeckten Karten auf.
lesson-match = Spiel das Ende einer Partie gegen einen leichten Bot. Hol dir einen Tipp, wann immer du magst.
    .title = Eine kurze Partie
    .well = Das war Karma. Du bist bereit für eine ganze Partie!

## Übungen

drill-may = Was kannst du spielen?
    .about = Finde alle Karten, die auf den Stapel passen.
    .question = Oben liegt { $top }. Wähl alle Karten, die du darauf spielen kannst.
    .best = Das passt: { $cards }.
drill-best = Zuerst fertig
    .about = Alle Karten liegen offen. Mit welchem Zug bist du am schnellsten fertig?
    .question = Alle Karten liegen offen. Mit welchem Zug bist du zuerst fertig, in möglichst wenigen Zügen? Dein Gegenüber spielt immer die niedrigste Karte, die passt.
    .best =
        Fertig in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        }, zum Beispiel { $steps }.
    .out =
        Danach bist du bestenfalls in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        } fertig. Es geht in { $fewest }.
    .soonest =
        Damit bist du in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        } fertig. Schneller geht es nicht.
    .never = Danach bist du in { $most } Zügen nicht zuerst fertig. Es geht in { $fewest }.
drill-fits =
    .high = { $card } passt auf { $top }.
    .low = { $card } ist 5 oder weniger.
    .always = { $card } ist eine Karma-Karte. Die kannst du immer spielen.
drill-pile = Stapel, oberste Karte rechts
drill-theirs = Hand deines Gegenübers
    .up = Offene Tischkarten deines Gegenübers
drill-mine = Deine Hand
    .up = Deine offenen Tischkarten
drill-pick-up = den Stapel aufnehmen

## Der Punktezettel eines echten Tisches

scored-last = Wer hatte als Letztes noch Karten?

## Zählen mit echten Karten

count-fits = Was passt?
    .about = Gib die oberste Karte des Stapels ein. Nach „{ -up }“ ist das die Karte, die nach oben kam.
    .empty = Der Stapel ist leer, also passt jede Karte.
    .give = „{ -give }“ kommt aus dem Spiel. Gib die Karte darunter ein.
    .anything = Auf { $top } passt jede Karte.
    .five = Es passt eine Zahl bis 5 oder jede Karma-Karte. Sonst nimm den Stapel auf.
    .number = Es passt { $top } oder mehr oder jede Karma-Karte. Sonst nimm den Stapel auf.
count-card = Was tut sie?
    .about = Gib eine Karte ein.
count-does =
    .give = „{ -give }“: Jemand anders nimmt den ganzen Stapel auf, und die Karte kommt aus dem Spiel.
    .five = „{ -five }“: Als Nächstes muss 5 oder weniger kommen oder eine Karma-Karte, sonst wird der Stapel aufgenommen.
    .table = „{ -table }“: Spiel sofort noch eine Karte, und sie passt immer.
    .up = „{ -up }“: Die unterste Karte des Stapels kommt nach oben, und die nächste Person spielt darauf.
    .number = { $card } passt auf die gleiche oder eine kleinere Zahl. Die nächste Person braucht { $card } oder mehr.
count-also =
    .give = Du darfst auch jemanden wählen, der schon fertig ist. Ohne Stapel passiert nichts.
    .five = Sie bleibt im Stapel.
    .table = Nimm eine offene Tischkarte; gibt es keine, deck eine verdeckte auf; gibt es auch die nicht, nimm eine Handkarte.
    .up = Auf einem leeren Stapel zählt sie als null, also passt alles.
    .number = Die dritte von drei gleichen Karten in Folge räumt den Stapel ab, und wer sie gespielt hat, ist noch einmal am Zug.

## Kurze Fragen zu den Regeln

asked-must-play = Muss ich spielen, wenn ich kann?
    .answer = Nein. Du darfst stattdessen immer den Stapel aufnehmen, außer er ist leer.
asked-equal = Darf ich mehrere Karten auf einmal spielen?
    .answer = Ja, zwei oder drei gleiche, alle aus der Hand oder alle von deinen offenen Tischkarten.
asked-three = Was passiert bei drei in Folge?
    .answer = Die dritte gleiche Karte räumt den Stapel ab, und wer sie gespielt hat, ist noch einmal am Zug.
asked-others-three = Zählen Karten von mehreren Personen als drei in Folge?
    .answer = Ja. Es ist gleich, wer sie gespielt hat und in wie vielen Zügen.
asked-refill = Wann ziehe ich nach?
    .answer = Am Ende deines Zugs, bis du drei Handkarten hast. Nicht, wenn du den Stapel aufgenommen hast.
asked-when-table = Wann darf ich meine Tischkarten spielen?
    .answer = Wenn Hand und Nachziehstapel leer sind: erst die offenen, dann die verdeckten.
asked-face-down = Was ist, wenn eine verdeckte Karte nicht passt?
    .answer = Sie kommt mit dem Stapel auf deine Hand, und dein Zug ist zu Ende.
asked-picked-up = Was ist, wenn ich bei den Tischkarten den Stapel aufnehme?
    .answer = Dann hast du wieder eine Hand und musst sie vor jeder Tischkarte spielen.
asked-two-five = Was darf ich nach „Fünf oder weniger“ spielen?
    .answer = Eine Zahl von 1 bis 5 oder jede Karma-Karte. Sonst nimm den Stapel auf.
asked-give-out = Darf ich den Stapel jemandem schenken, der schon fertig ist?
    .answer = Ja. Diese Person ist dann wieder im Spiel.
asked-give-two = Bewirken zwei gleiche Karma-Karten mehr als eine?
    .answer = Nein. Zwei auf einmal wirken wie eine.
asked-end = Wer gewinnt?
    .answer = Alle außer der Person, die als letzte noch Karten hat.
