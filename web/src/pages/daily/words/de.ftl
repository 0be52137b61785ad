### Die Seite der Tagesrätsel.

title = Tagesrätsel
today = Die Rätsel von heute
of-day = Die Rätsel vom { $date }
# `$level` ist montags 1 und sonntags 7.
level =
    { $weekday }: { $level ->
        [1] leicht
        [2] recht leicht
        [3] nicht ganz so leicht
        [4] mittel
        [5] recht schwer
        [6] schwer
       *[7] am schwersten
    }
next = Neue Rätsel in { $left }, um { $hour } Uhr
streak =
    { $days ->
        [one] Heute oder gestern gespielt
       *[other] { $days } Tage in Folge gespielt
    }
solved-streak =
    { $days ->
        [one] Das letzte gelöst
       *[other] { $days } Tage in Folge gelöst
    }
days = Andere Tage
day-before = Tag davor
day-after = Tag danach
to-today = Zu den Rätseln von heute
done = { $done } von { $all } fertig
share = Ergebnis des Tages kopieren
    .streak = { $days } Tage in Folge
play = Spielen
go-on = Weiter
again = Noch einmal
advanced = 12 Karten, 6 SETs
basic = 9 Karten, 4 SETs
best-in = Besser geht es nicht. { $time }
in = { $time }
# Wie viele es hier gelöst haben; die Zeit ist die mittlere.
others = Hier von { $people } gelöst, von der Hälfte in höchstens { $time }

## Was erreicht wurde, und was möglich ist

reached = Nicht ganz das Bestmögliche
reached-set = { $points } von { $best } SETs
reached-scramble-set =
    { $points } von { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
reached-crossword-set = { $points } von { $best } Würfeln
reached-set-cubed = { $points } von { $best } Punkten
reached-wordspiel = { $points } von { $best } Punkten
reached-five-crowns =
    { $points ->
        [one] { $points } Punkt übrig
       *[other] { $points } Punkte übrig
    }, möglich { $best }
reached-karma =
    Fertig in { $points ->
        [one] { $points } Zug
       *[other] { $points } Zügen
    }, möglich { $best }
    .not-out = Nicht fertig geworden; möglich in { $best } Zügen

## Das Archiv und Zahlen

archive = Vergangene Tage
month-before = Monat davor
month-after = Monat danach
day-done = { $date }: { $done } von { $all } fertig
figures = Wie es lief
no-figures = Hier siehst du, wie deine Rätsel ausgegangen sind. Das wird in diesem Browser gemerkt.
kind =
    .clean = bestmöglich, auf Anhieb
    .few = bestmöglich, 1 oder 2 Fehltritte
    .many = bestmöglich, mehr Fehltritte
    .short = nicht das Beste
figure =
    { $played ->
        [one] { $played } gespielt
       *[other] { $played } gespielt
    }, { $solved } bestmöglich.
    .times = Am schnellsten { $quickest }, im Mittel { $middle }.
    .streak =
        { $days ->
            [one] Höchstens { $days } Tag in Folge.
           *[other] Höchstens { $days } Tage in Folge.
        }

## Tage ohne Rätsel

lost-none = Das ist kein Tag
    .about = Schreib einen Tag wie /daily/2026-03-14.
lost-future = Noch nicht
    .about = Die Rätsel dieses Tages kommen mit ihm, um Mitternacht UTC.
lost-early = Vor dem ersten Rätsel
    .about = Das Archiv beginnt am { $first }.
