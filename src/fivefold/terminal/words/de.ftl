### Was im Terminal gesagt wird, rund um jedes Spiel.

# Befehle bleiben, wie sie sind: Man tippt sie ein.
help =
    .first = Tipp einen Zug ein, oder mehrere mit ; dazwischen. Außerdem:
    .look = look: den Tisch noch einmal zeigen
    .moves = moves: deine möglichen Züge zeigen
    .hint = hint: einen Tipp bekommen; noch einmal getippt, mehr davon
    .why = why: die Regeln hinter der letzten Meldung zeigen
    .help = help: diese Hilfe zeigen
    .quit = quit: aufhören
    .look-up = look up WORT: im Wörterbuch nachschlagen, wenn das Spiel eins hat
welcome = { $game }: { $players }. Tipp help, um Hilfe zu bekommen.
title = { $game }: { $players }
to-play = Um es zu spielen, tipp: { $move }
to-stop = Um aufzuhören, tipp noch einmal { $word }.
your-move = Dein Zug:
more =
    { $more ->
        [one] { $moves } und { $more } weiterer
       *[other] { $moves } und { $more } weitere
    }
find-it = Das musst du selbst herausfinden!
not-you = Du bist nicht am Zug.
no-hint = Hier gibt es keinen Tipp.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Hier gilt keine Regel.
not-over = Die Partie ist noch nicht vorbei.
to-share = Dein Ergebnis zum Teilen, ohne etwas zu verraten:
score =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] Niemand gewinnt.
        [you] Du gewinnst!
        [one] { $winners } gewinnt.
        [us] { $winners } teilt euch den Sieg.
       *[many] { $winners } teilen sich den Sieg.
    }
won-by =
    { $winners-are ->
        [nobody] Niemand hat gewonnen.
       *[many] Gewonnen: { $winners }.
    }
step = [{ $page } von { $pages }: Enter, b, eine Zahl, q]
learn = { $game } lernen. Tipp einen Zug ein oder: skip (nächster Schritt), again (diesen Schritt neu beginnen), steps (alle Schritte zeigen), quit.
    .step = Schritt { $step } von { $steps }: { $title }
    .marked = Markiert: { $pieces }
    .anew = Zurück zum Anfang dieses Schritts.
    .ask = [Enter: weiter; again; steps; eine Zahl; quit]
    .end = Das war die Lektion. Jetzt spiel: { $command }

## Rückblick

review-player =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $figure } von 100. Bester Zug in { $found } von { $mattered ->
        [one] { $mattered } wichtigen Entscheidung
       *[other] { $mattered } wichtigen Entscheidungen
    }. Verschenkte { $unit } insgesamt: { $cost }.
    .nothing =
        { $who ->
            [you] Du
           *[other] { $who }
        }: keine wichtigen Entscheidungen.
review-decision = { $n }. { $said } Verschenkte { $unit }: { $cost }, { $lost } % des Möglichen ({ $sure }).
    .part = { $n }. { $said } Verschenkt: { $lost } % des Möglichen ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Du
       *[other] { $who }
    }:
review-open = Mit offenen Karten.
review-again = Um eine davon noch einmal zu versuchen: fivefold again AUFZEICHNUNG NUMMER

## Üben

drill-question = { $number }. (Schwierigkeit { $difficulty }) { $question }
drill-choose =
    .one = [eine Zahl, q]
    .some = [{ $count } Zahlen, q]
    .all = [alle richtigen Zahlen, q]
drill-verdict =
    .right = Richtig!
    .wrong = Falsch.
    .best = { $best }
drill-pieces = { $title }: { $pieces }
drill-over = { $right } von { $asked } richtig; Stufe { $level }.

## Ein Punktezettel

score-how = Gib die Punkte aller nacheinander ein, durch Leerzeichen getrennt. „3 Ann 12“ korrigiert Runde 3. u: zurück, + NAME: kommt dazu, - NAME: geht, . : hier aufhören, ! NAME: Gleichstand entscheiden, q: Ende.
    .pick = Gib nach jeder Runde einen Namen ein. „3 Ann“ korrigiert Runde 3. u: zurück, + NAME: kommt dazu, - NAME: geht, . : hier aufhören, q: Ende.
    .again = Das kann ich nicht lesen. Gib für alle eine Zahl ein, oder q für Ende.
score-players = Wer spielt mit? Gib die Namen ein, durch Kommas getrennt.
score-round = Runde { $round }.
score-about = { $about }.
score-deal = { $dealer } gibt.
    .first = { $dealer } gibt, { $first } beginnt.
score-won =
    { $names-count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
score-tied = Gleichstand! Würfelt mit den übrigen Würfeln und gib dann ! und den Namen ein.
