### Karma.

karma = Karma
    .blurb = Werde alle deine Karten los: Leg gleich hoch oder höher – oder lass eine Karma-Karte den Spieß umdrehen.

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
    .about = So viele Sekunden habt ihr, um eure offenen Tischkarten auszuwählen; danach tut es der Tisch. 0: keine Grenze.
option-turn-seconds = Zeit pro Zug
    .about = So viele Sekunden bleiben für jeden Schritt eines Zuges; danach zieht der Tisch. 0: keine Grenze.
option-turn-limit = Längste Partie
    .about = Nach so vielen Zügen pro Person endet die Partie, und wer die meisten Karten hat, verliert.
option-memory = Gedächtnis
    .about = Ob der Tisch zeigt, was sich alle merken könnten: den Stapel, was aus dem Spiel ist und welche Karten offen auf wessen Hand gewandert sind.
    .forgetful = selbst merken
    .open = der Tisch merkt es sich

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
    Die Zeit ist um; der Tisch legt { $cards } für { $who ->
        [you] dich
       *[other] { $who }
    } aus.
    .hidden =
        Die Zeit ist um; der Tisch legt drei Karten für { $who ->
            [you] dich
           *[other] { $who }
        } aus.
revealed = Offen liegen { $shown }.
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
    .five = Als Nächstes ist Fünf oder weniger dran.
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
            [you] Du deckst { $card } auf, was nicht passt, und nimmst
           *[other] { $who } deckt { $card } auf, was nicht passt, und nimmt
        } alles mit dem Stapel von { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } auf die Hand.
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
        Die Züge sind aufgebraucht. { $losers-are ->
            [you] Du hast die meisten Karten und verlierst.
            [one] { $losers } hat die meisten Karten und verliert.
            [us] { $losers } habt die meisten Karten und verliert.
           *[many] { $losers } haben die meisten Karten und verlieren.
        }
outcome =
    .one-left = Alle bis auf eine Person sind ihre Karten losgeworden.
    .turn-limit = Nach { $turns } Zügen ist Schluss; wer die meisten Karten hat, verliert.

## Ablehnungen

not-your-turn = Du bist nicht am Zug.
name-receiver = Sag zuerst, wer den Stapel bekommt.
no-gift = Verschenken kannst du den Stapel nur mit der Karma-Karte.
chosen = Die offenen Tischkarten sind schon ausgewählt.
choose-first = Zuerst wählen alle ihre offenen Tischkarten aus.
three-cards = Leg drei deiner sechs Karten aus.
not-held = { $cards } hast du nicht.
    .hand = { $cards } hast du nicht auf der Hand.
    .up = { $cards } hast du nicht unter deinen offenen Tischkarten.
one-to-three = Spiel eine, zwei oder drei gleiche Karten.
blind = Du hast nur noch verdeckte Tischkarten; deck eine auf.
not-blind = Deine verdeckten Tischkarten sind noch nicht an der Reihe.
no-card-there = An dieser Stelle liegt keine verdeckte Tischkarte.
must-follow = Auf „{ -table }“ muss noch eine Karte folgen.
no-pile = Es gibt keinen Stapel zum Aufnehmen.
not-to-yourself = Schenk den Stapel jemand anderem.
no-such-seat = Spieler { $number } gibt es nicht; die Spieler haben die Nummern 1 bis { $last }.
too-low = { $card } ist niedriger als { $top }; spiel { $top } oder höher, eine Karma-Karte, oder nimm den Stapel auf.
five-or-below = { $card } ist mehr als fünf; spiel eine Zahl bis 5, eine Karma-Karte, oder nimm den Stapel auf.
not-a-card = „{ $text }“ ist keine Karte: Schreib 1 bis 16, GIVE, FIVE, TABLE oder UP.
not-a-place = „{ $text }“ ist keine Stelle: Schreib 1, 2 oder 3.
not-a-player = „{ $text }“ ist kein Spieler: Schreib die Nummer, die vor dem Namen steht.
not-three = Nenn drei Karten zum Auslegen.
not-a-move = „{ $text }“ ist hier kein Zug: play, pickup, turn, give oder lay, etwa play 7 7.
    .daily = „{ $text }“ ist hier kein Schritt: play und eine bis drei Karten, etwa play 7 7; oder pickup.
not-alike = Nenn eine Karte, oder zwei oder drei gleiche.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .row = Hier sollten eine oder zwei gleiche Karten stehen.
    .not-in-hand = Was bekannt oder ausgewählt ist, fehlt auf der Hand von Platz { $seat }.
    .has-cards = Platz { $seat } hat noch Karten.
    .turn = Wer fertig ist, ist nicht am Zug.
    .ended = Nur wenn die Partie vorbei ist, steht hier ein Grund, und dann immer.
    .three-or-none = Hier sollten drei Karten stehen oder keine.
    .places = Hier sollten { $places } Karten stehen, mit - wo keine liegt.

## Tipps

demand = Es braucht { $top } oder mehr; heb dir Karma-Karten für den Fall auf, dass keine Zahl passt.
    .anything = Jede Karte passt; niedrige wirst du später schwer los.
    .five = Es braucht eine Zahl bis fünf oder eine Karma-Karte.
    .follow = Auf „{ -table }“ darf jede Zahl folgen: eine Gelegenheit, eine niedrige loszuwerden.
hint-lay = Leg { $cards } aus.
    .why = Was du auslegst, spielst du zuletzt und ohne große Auswahl: Leg aus, was leicht zu spielen ist.
    .which = Karma-Karten passen immer, hohe Zahlen fast immer.
hint-give =
    Gib ihn { $to ->
        [you] dir selbst
       *[other] { $to }
    }.
    .why = Wer die wenigsten Karten hat, ist am schnellsten fertig.
hint-turn = Niemand weiß, was verdeckt liegt; eine ist so gut wie die andere.
hint-pick-up = Nimm den Stapel auf.
    .why = Nichts von dem, was du hast, passt auf { $top }.
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
    .follow = spielt weiter
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
    .blurb = Alle Karten offen: Sei vor dem Gegenüber draußen, in so wenigen Zügen wie möglich; alle haben dieselben Karten.
daily-dealt = Alle Karten liegen offen, { $cards } für jede Seite. Sei vor dem Gegenüber draußen, in so wenigen Zügen wie möglich.
other-played = Das Gegenüber spielt { $cards }.
other-took =
    Das Gegenüber nimmt den Stapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
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
other-out = Das Gegenüber ist draußen.
daily-result =
    In { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } draußen, möglich { $best ->
        [one] ist { $best }
       *[other] sind { $best }
    }
    .not-out =
        Nicht vor dem Gegenüber draußen; möglich ist es in { $best ->
            [one] { $best } Zug
           *[other] { $best } Zügen
        }
daily-over = Es ist entschieden; geh einen Schritt zurück, oder lass es dabei.
show-daily =
    .pile =
        Stapel: { $cards-count ->
            [0] leer
           *[other] { $cards }
        }
    .other =
        Gegenüber: Hand { $hand-count ->
            [0] leer
           *[other] { $hand }
        }; aufgedeckt { $up-count ->
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
        }; aufgedeckt { $up-count ->
            [0] nichts
           *[other] { $up }
        }
hint-daily =
    Von hier aus { $turns ->
        [one] genügt { $turns } Zug
       *[other] genügen { $turns } Züge
    }.

## Rückblick

review-unit = Prozentpunkte
review-yardstick = Jeder Zug wird an der Chance gemessen, nicht als Letzte oder Letzter mit Karten dazusitzen. Dafür werden viele Vermutungen über das Verdeckte durchsucht, wie es unsere stärksten Bots tun, und die dann übrigen Karten sagen, wie die Chancen stehen.
review-curve = Die Chance, nicht zuletzt übrig zu bleiben, so wie die Karten liegen.
review-move = { $made }: { $chance } %, nicht zuletzt übrig zu bleiben; besser ging es nicht.
    .wrong = { $made }: { $chance } %, nicht zuletzt übrig zu bleiben. { $best }: { $top } %.
# Was jemand tut, am Satzanfang.
review-named =
    .play = { $cards } gespielt
    .give = Den Stapel { $to ->
            [you] dir
           *[other] an { $to }
        } gegeben
    .pick-up = Den Stapel aufgenommen

## Die Lektion

lesson-fit = Werde alle deine Karten los. Auf dem Stapel liegt eine 7: Spiel eine Karte, die so hoch ist oder höher.
    .title = Gleich hoch oder höher
    .well = Das passt. Solange es Karten zum Ziehen gibt, wird deine Hand auf drei Karten aufgefüllt.
    .pickup = Den Stapel darfst du immer nehmen, aber hier passt etwas. Versuch die 9 oder die 12.
    .otherwise = So kommt keine Karte auf den Stapel. Spiel die 9 oder die 12.
lesson-thrift = Drei Karten passen auf die 4. Die hohen sind später kostbar: Spiel die niedrigste, die passt.
    .title = Die niedrigste, die passt
    .well = Gleich hoch genügt. Die 10 und die 15 warten auf schwerere Zeiten.
    .higher = Das passt auch, aber eine 4 hätte gereicht, und leichter wird es nicht.
    .pickup = Niemand muss den Stapel nehmen, solange eine Karte passt. Such die niedrigste.
    .otherwise = Spiel die 4, die niedrigste, die passt.
lesson-twins = Gleiche Karten dürfen zusammen gespielt werden. Du hast zwei 8er: Spiel beide auf einmal.
    .title = Zwei auf einmal
    .well = Zwei Karten weg in einem Zug.
    .one = Eine 8 ist richtig, zwei sind besser. Wähl beide, bevor du spielst.
    .otherwise = Wähl beide 8er, dann spiel sie.
lesson-pickup = Nichts auf deiner Hand reicht an die 14 heran. Dann gibt es nur eins: Nimm den Stapel.
    .title = Wenn nichts passt
    .well = Seine Karten gehören jetzt dir, und dein Zug ist vorbei. Das passiert allen einmal.
    .otherwise = Nimm den Stapel.
lesson-row = Zwei 9er liegen hintereinander, und du hast die dritte. Drei gleiche hintereinander räumen den Stapel ab.
    .title = Drei hintereinander
    .well = Der Stapel ist aus dem Spiel, und du bist noch einmal dran: Fang einen neuen an.
    .eleven = Das passt, aber die 9 hätte den ganzen Stapel abgeräumt.
    .pickup = Damit bekommst du zwei 9er dazu. Spiel lieber deine, dann ist der Stapel weg.
    .otherwise = Spiel die 9.
lesson-five = Karma-Karten passen auf alles. Nach „{ -five }“ braucht der Nächste höchstens eine 5 oder eine Karma-Karte.
    .title = { -five }
    .well = So niedrig hat dein Gegenüber nichts.
    .otherwise = Sonst passt nichts auf die 13. Spiel „{ -five }“.
lesson-give = Ein hoher Stapel, und nichts passt. Mit „{ -give }“ bekommt ihn jemand anders, und die Karte selbst ist aus dem Spiel.
    .title = { -give }
    .well = Sechs Karten, die nicht bei dir landen. Wer als Nächstes dran ist, fängt einen neuen Stapel an.
    .otherwise = Nimm ihn nicht selbst: Spiel „{ -give }“.
lesson-up = „{ -up }“ holt die unterste Karte des Stapels herauf. Unter der 16 liegt eine 5.
    .title = { -up }
    .well = Jetzt zählt die 5, und du bist eine Karte los.
    .otherwise = Spiel „{ -up }“, dann zählt die 16 nicht mehr.
lesson-table = „{ -table }“ lässt dich sofort mit einer eigenen Tischkarte weitermachen, egal mit welcher Zahl. Deine 1 passt sonst fast nie: Jetzt ist die Gelegenheit.
    .title = { -table }
    .well = Die 1 ist weg, und das war die schwerste von allen.
    .high = Die hättest du auf vielen Stapeln spielen können. Die 1 passt fast nirgends.
    .otherwise = Spiel erst die Karma-Karte, dann die 1 vom Tisch.
lesson-blind = Hand und Nachziehstapel sind leer, die offenen Tischkarten auch. Jetzt kommen die verdeckten, blind: Dreh eine um.
    .title = Verdeckte Karten
    .well = Passt sie, ist sie gespielt; passt sie nicht, nimmst du mit ihr den Stapel. Wer gar keine Karte mehr hat, ist fertig, und wer als Letzter noch welche hat, verliert.
    .otherwise = Dreh eine der verdeckten Karten um.
lesson-match = Das Ende einer Partie gegen jemanden, der es ruhig angehen lässt. Frag nach einem Tipp, wann immer du magst.
    .title = Eine kurze Partie
    .well = Das war eine Partie Karma. Du bist bereit für eine ganze.

## Übungen

drill-may = Was darf gespielt werden?
    .about = Alle Karten, die auf den Stapel passen.
    .question = Oben liegt { $top }. Wähl alle Karten, die darauf gespielt werden dürfen.
    .best = Es passen: { $cards }.
drill-best = Zuerst draußen
    .about = Alle Karten liegen offen; womit bist du am schnellsten draußen?
    .question = Alle Karten liegen offen. Mit welchem Schritt bist du zuerst draußen, in den wenigsten Zügen? Das Gegenüber spielt immer die niedrigste Karte, die passt.
    .best =
        Draußen in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        }, etwa so: { $steps }.
    .out =
        Danach bist du bestenfalls in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        } draußen; es geht in { $fewest }.
    .soonest =
        Damit bist du in { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        } draußen, und schneller geht es nicht.
    .never = Danach bist du in { $most } Zügen nicht zuerst draußen; es geht in { $fewest }.
drill-fits =
    .high = { $card } ist so hoch, wie { $top } es verlangt.
    .low = { $card } ist höchstens fünf.
    .always = { $card } ist eine Karma-Karte: Sie darf immer gespielt werden.
drill-pile = Stapel, oben ist rechts
drill-theirs = Hand des Gegenübers
    .up = Offene Tischkarten des Gegenübers
drill-mine = Deine Hand
    .up = Deine offenen Tischkarten
drill-pick-up = den Stapel aufnehmen
