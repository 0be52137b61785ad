### Was mehrere Spiele gemeinsam haben: SET-Rufe, Runden, wer da ist, und was die Karten und Würfel von SET zeigen.

## Karten und Würfel von SET. In Kurzschrift: Anzahl, Farbe r g p, Füllung s o t (auf Karten), Symbol o q d; * ist WILD.

# So viele von einer Karte oder Würfelseite; `$parts` zählt ihre Zeichen: `2rtd` 4, `2rd` 3, `*` 1, `*2rd` 4.
piece =
    { $count ->
        [1] { "" }
       *[other] { $count } ×{ " " }
    }{ $part-1 ->
        [star] { $parts ->
            [1] WILD
           *[other] { wild-as }
        }
       *[other] { $parts ->
            [3] { face }
            [4] { card }
           *[other] { $piece }
        }
    }
# Nur die Namen.
named = { $pieces }
# Etwa „zwei rote gestreifte Rauten“ oder „ein grünes leeres Oval“.
card =
    { $part-1 ->
        [1] { $part-4 ->
            [o] ein { $part-2 ->
                [r] rotes
                [g] grünes
               *[p] violettes
            } { $part-3 ->
                [s] gefülltes
                [o] leeres
               *[t] gestreiftes
            } Oval
           *[other] eine { $part-2 ->
                [r] rote
                [g] grüne
               *[p] violette
            } { $part-3 ->
                [s] gefüllte
                [o] leere
               *[t] gestreifte
            } { $part-4 ->
                [q] Welle
               *[d] Raute
            }
        }
       *[other] { $part-1 ->
            [2] zwei
           *[3] drei
        } { $part-2 ->
            [r] rote
            [g] grüne
           *[p] violette
        } { $part-3 ->
            [s] gefüllte
            [o] leere
           *[t] gestreifte
        } { $part-4 ->
            [o] Ovale
            [q] Wellen
           *[d] Rauten
        }
    }
# Etwa „zwei rote Rauten“.
face =
    { $part-1 ->
        [1] { $part-3 ->
            [o] ein { $part-2 ->
                [r] rotes
                [g] grünes
               *[p] violettes
            } Oval
           *[other] eine { $part-2 ->
                [r] rote
                [g] grüne
               *[p] violette
            } { $part-3 ->
                [q] Welle
               *[d] Raute
            }
        }
       *[other] { $part-1 ->
            [2] zwei
           *[3] drei
        } { $part-2 ->
            [r] rote
            [g] grüne
           *[p] violette
        } { $part-3 ->
            [o] Ovale
            [q] Wellen
           *[d] Rauten
        }
    }
# Ein WILD, der für etwas steht, etwa „WILD als zwei rote Rauten“.
wild-as =
    WILD als { $part-2 ->
        [1] { $part-4 ->
            [o] ein { $part-3 ->
                [r] rotes
                [g] grünes
               *[p] violettes
            } Oval
           *[other] eine { $part-3 ->
                [r] rote
                [g] grüne
               *[p] violette
            } { $part-4 ->
                [q] Welle
               *[d] Raute
            }
        }
       *[other] { $part-2 ->
            [2] zwei
           *[3] drei
        } { $part-3 ->
            [r] rote
            [g] grüne
           *[p] violette
        } { $part-4 ->
            [o] Ovale
            [q] Wellen
           *[d] Rauten
        }
    }
# Was auf Papier bei den Symbolen steht, das ohne Farben gedruckt sein kann.
colour-letter =
    { $colour ->
        [r] R
        [g] G
       *[p] V
    }
    .legend = R rot, glatt; G grün, liniert; V violett, gepunktet
# Eine Eigenschaft, in der zwei gleich sind und eins anders, bei Karten wie bei Würfeln; steht in einer Aufzählung.
fault =
    .number =
        zweimal { $two ->
            [one] { $two } Symbol
           *[other] { $two } Symbole
        } und einmal { $one }
    .colour =
        zweimal { $two ->
            [r] rot
            [g] grün
           *[p] violett
        } und einmal { $one ->
            [r] rot
            [g] grün
           *[p] violett
        }
    .shading =
        zweimal { $two ->
            [s] gefüllt
            [o] leer
           *[t] gestreift
        } und einmal { $one ->
            [s] gefüllt
            [o] leer
           *[t] gestreift
        }
    .symbol =
        zweimal { $two ->
            [o] Oval
            [q] Welle
           *[d] Raute
        } und einmal { $one ->
            [o] Oval
            [q] Welle
           *[d] Raute
        }
# Tipps, die ein SET Stück für Stück verraten.
give-away =
    .one = Teil eines SETs: { $pieces }.
    .two = Teil eines SETs: { $pieces }.
    .three = Das SET ist { $pieces }.
no-set = Hier gibt es kein SET.

## SET rufen

option-call-seconds = Zeit zum Nehmen
    .about = Sekunden nach dem Ruf, um ein SET zu nehmen.
option-lag-credit-ms = Fotofinish
    .about = So viele Millisekunden früher kann ein Ruf über eine langsame Verbindung zählen; 0 schaltet das ab.
pressed =
    { $who ->
        [you] Du rufst; das Fotofinish entscheidet.
       *[other] { $who } ruft; das Fotofinish entscheidet.
    }
has-board =
    { $who ->
        [you] Du bist dran.
       *[other] { $who } ist dran.
    }
photo-finish = Fotofinish: { $presses }.
# In der Aufzählung derer, die gerufen haben.
press =
    { $who ->
        [you] du
       *[other] { $who }
    } bei { $ms } ms
measured =
    { $who ->
        [you] Du bist
       *[other] { $who } ist
    } { $ms } ms entfernt.
board-taken = Gerade ist jemand anders dran. Warte einen Moment.
called = Du hast schon SET gerufen.
no-board =
    .cards = Ruf erst SET, bevor du Karten nimmst.
    .dice = Ruf erst SET, bevor du Würfel nimmst.

## Wer da ist

left =
    { $who ->
        [you] Du bist gegangen.
       *[other] { $who } ist gegangen.
    }
returned =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
away = Diese Person ist schon gegangen.
    .you = Du hast den Tisch verlassen. Komm erst zurück.
here = Diese Person ist schon da.

## Runden

readied =
    { $who ->
        [you] Du bist bereit.
       *[other] { $who } ist bereit.
    }
time-up = Die Zeit ist um!
# Wie viele Runden eine Partie hatte; ein Strichpunkt folgt, und wer gewinnt.
were-played =
    { $rounds ->
        [1] Eine Runde ist gespielt
       *[other] Alle { $rounds } Runden sind gespielt
    }
    .hands =
        { $rounds ->
            [1] Eine Runde ist gespielt
           *[other] Alle { $rounds } Runden sind gespielt
        }
ready = Du bist schon bereit. Es fehlen noch andere.

## Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.

wrong =
    .date = Hier sollte der Tag dieses Rätsels stehen: { $date }.
    .two-callers = Niemand kann rufen, solange jemand dran ist.
    .press = Hier sollten ein Platz, die Ankunft und die Zeit stehen, zu der der Ruf zählt.
    .calling = Hier sollten ein Platz und das Ende seiner Zeit stehen.
    .sheet =
        { $seats ->
            [one] Hier sollte { $seats } Zahl stehen
           *[other] Hier sollten { $seats } Zahlen stehen
        }, die Punkte jeder Person in einer Runde.

## Würfel und Felder in Kurzschrift

not-a-die = „{ $text }“ ist kein Würfel. Schreib # und eine Nummer, von #1 bis #42.
    .shown = „{ $text }“ ist kein Würfel. Schreib, was er zeigt, und seine Nummer, etwa 2rd#7.
not-a-face = „{ $text }“ ist keine Würfelseite. Schreib Anzahl 1-3, Farbe r(ot) g(rün) p (violett), Symbol o(val) q (Welle) d (Raute), etwa 2rd; * ist WILD, und *2rd ist ein WILD, der für 2rd steht.
not-a-square = „{ $text }“ ist kein Feld. Schreib eine Spalte von a bis { $column } und eine Zeile von 1 bis { $row }, etwa g7.

## Wortlisten

# Wie eine Liste heißt, wo eine ausgewählt wird.
word-list =
    { $name ->
        [english] Englisch
        [french] Französisch
        [german] Deutsch
        [spanish] Spanisch
       *[other] { $name }
    }
bad-words = { $path }, Zeile { $line }: { $why }
    .file = { $path }: { $error }.
    .empty = { $path }: keine Wörter gefunden.
    .alphabet = { $path }: Die Wörter haben mehr als { $most } verschiedene Buchstaben.
    .place = { $path }: Der Pfad einer Wortliste darf kein „{ $sign }“ enthalten.
bad-line =
    .not-text = Das ist kein Text in UTF-8.
    .several = „{ $text }“ ist mehr als ein Wort.
    .letters = „{ $text }“ enthält Zeichen, die keine Buchstaben sind.
    .length = „{ $text }“ hat nicht { $least } bis { $most } Buchstaben.
    .level = { $level } ist keine Stufe: { $levels }.

## Ein Rätsel am Tag

option-date = Datum
    .about = Datum des Rätsels. Alle bekommen dasselbe.
# Nach „muss sein“.
allowed-date = ein Datum
stepped-back =
    { $who ->
        [you] Du nimmst den letzten Schritt zurück.
       *[other] { $who } nimmt den letzten Schritt zurück.
    }
daily-finished =
    .solved = Perfekt!
    .done =
        { $who ->
            [you] Du hörst hier auf.
           *[other] { $who } hört hier auf.
        }
# `$result` ist etwa „5 von 6 SETs“; gezählt werden Schritte, die zurückgenommen wurden.
daily-outcome =
    { $result }; { $backs ->
        [0] nichts zurückgenommen
        [one] { $backs } Schritt zurückgenommen
       *[other] { $backs } Schritte zurückgenommen
    }, in { $time }.
    .slips =
        { $result }; { $slips ->
            [one] { $slips } Fehler
           *[other] { $slips } Fehler
        }, { $backs ->
            [0] nichts zurückgenommen
            [one] { $backs } Schritt zurückgenommen
           *[other] { $backs } Schritte zurückgenommen
        }, in { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date }: in { $time }
    .solved = 🟩 { $game }, { $date }: perfekt in { $time }
daily-so-far =
    bisher: { $points }; { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $backs ->
        [one] { $backs } zurückgenommen
       *[other] { $backs } zurückgenommen
    }
# Am Ende: was möglich ist, und wie, in Kurzschrift.
daily-best = bestmöglich: { $best }, zum Beispiel { $steps }
nothing-back = Es gibt nichts zurückzunehmen.
too-many-steps = Das sind zu viele Schritte (höchstens { $most }). Nimm ein paar zurück.
hint-back = Von hier aus ist kein perfektes Ergebnis mehr möglich. Nimm den letzten Schritt zurück.

## Der Tisch eines Tagesrätsels

daily-back = Rückgängig
daily-done = Fertig
daily-about =
    .back = Nimmt deinen letzten Schritt zurück.
    .done = Beendet das Rätsel mit deinem jetzigen Ergebnis.
daily-look = Zeigen
    .own = Deine Lösung
    .best = Beste Lösung
daily-figure =
    .wrong = Fehler
    .backs = Rückgängig
# Ein Ergebnis für Freunde, das nichts davon verrät, was möglich ist.
daily-share =
    .solved = { $title }, { $date }: gelöst in { $time }
    .done = { $title }, { $date }: nicht gelöst, { $time }

## Was man von Partie zu Partie verfolgt

pace = Sekunden pro SET
    .about = Von der letzten Änderung auf dem Tisch bis zu deinem Ruf. Weniger ist besser.

## Verdeckte Karten, in Wiederholungen mit offenen Karten

hidden =
    .deck = Stapel
    .draw-pile = Nachziehstapel
    .down = Verdeckt
    .aside = Weggelegt
    .exchange = Zum Tauschen

## Zählen mit echten Karten und Würfeln

count-set = Das ist ein SET!
    .none = Kein SET.
count-feature =
    .same =
        { $feature ->
            [number] Anzahl
            [colour] Farbe
            [shading] Füllung
           *[symbol] Symbol
        }: alle gleich.
    .different =
        { $feature ->
            [number] Anzahl
            [colour] Farbe
            [shading] Füllung
           *[symbol] Symbol
        }: alle verschieden.
    .fault =
        { $feature ->
            [number] Anzahl
            [colour] Farbe
            [shading] Füllung
           *[symbol] Symbol
        }: { $fault }.
count-wild = Der WILD steht für { $face }.
    .any = Zwei WILDs ergeben mit jedem Würfel ein SET.
count-find = Ja, unter diesen { $count } ist ein SET.
    .none = Nein, unter diesen { $count } ist kein SET.
