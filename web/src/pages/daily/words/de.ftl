### Die Seite der Tagesrätsel.

title = Tagesrätsel
today = Rätsel von heute
of-day = Rätsel vom { $date }
# `$level` ist montags 1 und sonntags 7.
level =
    { $weekday }: { $level ->
        [1] leicht
        [2] recht leicht
        [3] nicht ganz so leicht
        [4] mittel
        [5] recht schwer
        [6] schwer
       *[7] das schwerste der Woche
    }
next = Neue Rätsel in { $left }, um { $hour } Uhr
next-puzzle = Nächstes Rätsel: { $title }
streak = Tage in Folge: { $days }
solved-streak = Perfekt in Folge: { $days }
days = Andere Tage
day-before = Tag davor
day-after = Tag danach
to-today = Rätsel von heute
done = { $done } von { $all } fertig
share = Mein Ergebnis kopieren
    .streak = Tage in Folge: { $days }
play = Spielen
go-on = Weiter
again = Noch einmal
best-in = Perfekt! { $time }
in = { $time }
# Wie viele es hier gelöst haben; die Zeit ist die mittlere.
others = Hier von { $people } gelöst, Median { $time }

## Was erreicht wurde, und was möglich ist

reached = Nicht ganz perfekt

## Das Archiv und Zahlen

archive = Vergangene Tage
month-before = Monat davor
month-after = Monat danach
day-done = { $date }: { $done } von { $all } fertig
figures = Statistik
no-figures = Hier erscheint deine Statistik. Sie wird in diesem Browser gespeichert.
kind =
    .clean = perfekt, auf Anhieb
    .few = perfekt, 1 oder 2 Fehler
    .many = perfekt, 3 oder mehr Fehler
    .short = nicht perfekt
figure = { $played } gespielt, { $solved } perfekt.
    .times = Bestzeit { $quickest }, Median { $middle }.
    .streak = Längste Serie: { $days }.

## Tage ohne Rätsel

lost-none = Das ist kein Datum
    .about = Gib ein Datum an, etwa /daily/2026-03-14.
lost-future = Noch nicht
    .about = Diese Rätsel öffnen um Mitternacht UTC.
lost-early = Vor dem ersten Rätsel
    .about = Das Archiv beginnt am { $first }.
