### The page of the daily puzzles.

title = Daily puzzles
today = Today’s puzzles
of-day = Puzzles of { $date }
# `$level` is 1 on Mondays to 7 on Sundays.
level =
    { $weekday }: { $level ->
        [1] easy
        [2] quite easy
        [3] not so easy
        [4] in the middle
        [5] quite hard
        [6] hard
       *[7] the hardest of the week
    }
next = Next puzzles in { $left }, at { $hour }
streak = Days in a row: { $days }
solved-streak = Solved, days in a row: { $days }
days = Other days
day-before = Day before
day-after = Day after
to-today = To today’s puzzles
done = { $done } of { $all } done
share = Copy the day’s result
    .streak = Days in a row: { $days }
play = Play
go-on = Go on
again = Again
best-in = Nothing better is possible. { $time }
in = { $time }
# How many others solved it here; the time is the middle one of theirs.
others = Solved by { $people } here, half of them within { $time }

## What was reached beside what is possible

reached = Short of the best possible

## The archive and figures

archive = Past days
month-before = Month before
month-after = Month after
day-done = { $date }: { $done } of { $all } done
figures = How it went
no-figures = Here you will see how your puzzles went. They are kept in this browser.
kind =
    .clean = best, at once
    .few = best, 1 or 2 slips
    .many = best, more slips
    .short = short of the best
figure =
    { $played ->
        [one] { $played } played
       *[other] { $played } played
    }, { $solved } with the best possible.
    .times = Quickest { $quickest }, middle { $middle }.
    .streak = At most { $days } in a row.

## Days without puzzles

lost-none = That is no day
    .about = Write a day such as /daily/2026-03-14.
lost-future = Not yet
    .about = The puzzles of that day come when it does, at midnight UTC.
lost-early = Before the first puzzle
    .about = The archive begins on { $first }.
