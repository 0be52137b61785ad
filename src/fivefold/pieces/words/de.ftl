### Was mehrere Spiele gemeinsam haben.

option-call-seconds = Zeit zum Nehmen
    .about = So viele Sekunden hat, wer gerufen hat, um ein SET zu nehmen.
option-lag-credit-ms = Fotofinish
    .about = Um so viele Millisekunden zählt ein Ruf über eine langsame Verbindung höchstens früher; 0 schaltet es ab.
# Eine Wortliste, mit der gespielt wird.
word-list = { $name }

## Rufen

pressed =
    { $who ->
        [you] Du rufst; das Fotofinish entscheidet.
       *[other] { $who } ruft; das Fotofinish entscheidet.
    }
called =
    { $who ->
        [you] Du darfst nehmen.
       *[other] { $who } darf nehmen.
    }
    .already = Du hast schon SET gerufen.
photo = Fotofinish: { $presses }.
photo-press =
    { $who ->
        [you] du
       *[other] { $who }
    } bei { $ms } ms
measured =
    { $who ->
        [you] Du bist { $ms } ms entfernt.
       *[other] { $who } ist { $ms } ms entfernt.
    }
board-taken = Gerade ist jemand anders dran; warte, bis das fertig ist.
no-board = Ruf SET, bevor du etwas nimmst.
fault-number =
    zwei zeigen { $two ->
        [one] { $two } Symbol
       *[other] { $two } Symbole
    }, eine zeigt { $one }
fault-colour =
    zwei sind { $two ->
        [r] rot
        [g] grün
       *[p] lila
    }, eine ist { $one ->
        [r] rot
        [g] grün
       *[p] lila
    }
fault-shading =
    zwei sind { $two ->
        [s] gefüllt
        [o] leer
       *[t] gestreift
    }, eine ist { $one ->
        [s] gefüllt
        [o] leer
       *[t] gestreift
    }
fault-symbol =
    zwei haben { $two ->
        [o] Ovale
        [q] Wellen
       *[d] Rauten
    }, eine hat { $one ->
        [o] Ovale
        [q] Wellen
       *[d] Rauten
    }

## Wer da ist, und Runden

gone =
    { $who ->
        [you] Du bist gegangen.
       *[other] { $who } ist gegangen.
    }
returned =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
away = Du hast den Tisch verlassen; komm erst zurück.
    .already = Diese Person ist schon gegangen.
here = Diese Person ist schon da.
ready = Du hast schon gesagt, dass du bereit bist.
readied =
    { $who ->
        [you] Du bist bereit.
       *[other] { $who } ist bereit.
    }
time-up = Die Zeit ist um.
played-rounds =
    .most =
        { $number ->
            [one] Eine Runde ist gespielt; die meisten Punkte gewinnen.
           *[other] Alle { $number } Runden sind gespielt; die meisten Punkte gewinnen.
        }
    .fewest =
        { $number ->
            [one] Eine Runde ist gespielt; die wenigsten Punkte gewinnen.
           *[other] Alle { $number } Runden sind gespielt; die wenigsten Punkte gewinnen.
        }
played-hands =
    .fewest =
        { $number ->
            [one] Ein Blatt ist gespielt; die wenigsten Punkte gewinnen.
           *[other] Alle { $number } Blätter sind gespielt; die wenigsten Punkte gewinnen.
        }

## Was nicht lesbar ist

not-a-die = „{ $text }“ ist kein Würfel: Schreib # und seine Nummer, von #1 bis #42.
    .shown = „{ $text }“ ist kein Würfel: Schreib, was er zeigt, und seine Nummer, etwa 2rd#7.
not-a-face = „{ $text }“ ist keine Würfelseite: Schreib Zahl 1-3, Farbe r g p (rot, grün, lila), Symbol o q d (Oval, Welle, Raute), etwa 2rd; * ist WILD, und *2rd eines, das für 2rd steht.
not-a-square = „{ $text }“ ist kein Feld: Schreib eine Spalte von a bis { $column } und eine Zeile von 1 bis { $rows }, etwa g7.
# Was an einer Stelle im Text einer Stellung nicht stimmt; folgt auf einen Doppelpunkt.
wrong =
    .calling = Niemand ruft, solange jemand nehmen darf.
    .press = Hier sollten ein Platz, seine Ankunft und die Zeit stehen, zu der sie zählt.
    .caller = Hier sollten ein Platz und das Ende seiner Zeit stehen.
    .sheet = Hier sollten { $seats } Zahlen stehen, die Punkte aller in einer Runde.
bad-words = { $path }: { $why }.
    .line = { $path }, Zeile { $line }: { $why }.
    .empty = { $path }: Darin steht kein Wort.
    .path = { $path }: Eine Liste darf nicht liegen, wo ein Name „{ $sign }“ enthält.
# Was an einer Zeile einer Wortliste nicht stimmt; ohne Punkt.
bad-word =
    .not-text = das ist kein Text in UTF-8
    .several = { $word } ist mehr als ein Wort
    .letters = { $word } hat andere Buchstaben als A bis Z
    .length = { $word } hat nicht 2 bis { $most } Buchstaben
    .level = { $level } ist keine Stufe: { $levels }
