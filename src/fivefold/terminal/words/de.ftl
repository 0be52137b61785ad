### Was im Terminal gesagt wird, rund um jedes Spiel.

# Befehle bleiben, wie sie sind: Man tippt sie ein.
help =
    .first = Tipp einen Zug ein, oder mehrere mit ; dazwischen. Außerdem:
    .look = look: den Tisch noch einmal zeigen
    .moves = moves: was du jetzt tun kannst
    .hint = hint: ein Tipp, und dann mehr
    .why = why: die Regeln hinter dem, was zuletzt gesagt wurde
    .help = help: diese Hilfe
    .quit = quit: aufhören
    .look-up = look up WORT: wo das Spiel ein Nachschlagewerk hat
welcome = { $game }: { $players }. Mit help bekommst du Hilfe.
title = { $game }: { $players }
to-play = Um es zu spielen, tipp: { $move }
to-stop = Um aufzuhören, tipp noch einmal { $word }.
no-book = Hier gibt es nichts nachzuschlagen.
your-move = Dein Zug:
more =
    { $more ->
        [one] { $moves } und { $more } weiterer
       *[other] { $moves } und { $more } weitere
    }
find-it = Was es zu tun gibt, musst du selbst herausfinden.
not-you = Du bist jetzt nicht dran.
no-hint = Hier gibt es keinen Tipp.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Dafür ist keine Spielregel der Grund.
not-over = Die Partie ist noch nicht vorbei.
to-share = Zum Weitergeben, ohne etwas zu verraten:
score =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] Niemand gewinnt.
        [you] Du gewinnst.
        [one] { $winners } gewinnt.
        [us] { $winners } gewinnt gemeinsam.
       *[many] { $winners } gewinnen gemeinsam.
    }
won-by =
    { $winners-are ->
        [nobody] Niemand hat gewonnen.
       *[many] Gewonnen: { $winners }.
    }
step = [{ $page } von { $pages }: Enter, b, eine Zahl, q]
learn = { $game } lernen. Tipp einen Zug ein; skip geht zum nächsten Schritt, again fängt diesen neu an, steps zeigt alle, und quit hört auf.
    .step = Schritt { $step } von { $steps }: { $title }
    .marked = Markiert: { $pieces }
    .anew = Hier ist der Tisch, wie er war.
    .ask = [Enter: weiter; again; steps; eine Zahl; quit]
    .end = Das war die Lektion. Jetzt spiel: { $command }

## Rückblick

review-player =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $figure } von 100. Der beste Zug in { $found } von { $mattered ->
        [one] { $mattered } wichtigen Entscheidung
       *[other] { $mattered } wichtigen Entscheidungen
    }. Insgesamt verschenkt: { $cost } { $unit }.
    .nothing =
        { $who ->
            [you] Du
           *[other] { $who }
        }: Auf keine Entscheidung kam es an.
review-decision = { $n }. { $said } Verschenkt: { $cost } { $unit }, { $lost } % dessen, was zu gewinnen war ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Du
       *[other] { $who }
    }:
review-open = Mit allen Karten offen.
review-again = Um eine davon noch einmal zu versuchen: fivefold again AUFZEICHNUNG NUMMER

## Üben

drill-question = { $number }. (Schwierigkeit { $difficulty }) { $question }
drill-choose =
    .one = [eine Zahl, q]
    .some = [{ $count } Zahlen, q]
    .all = [alle richtigen Zahlen, q]
drill-verdict =
    .right = Richtig.
    .wrong = Falsch.
    .best = { $best }
drill-over = { $right } von { $asked } richtig; Stufe { $level }.
