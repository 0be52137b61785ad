### The page of the daily puzzles.

title = Daily puzzles
today = Today's puzzles
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
streak =
    { $days ->
        [one] Played today’s or yesterday’s
       *[other] Played { $days } days in a row
    }
solved-streak =
    { $days ->
        [one] Solved the last one
       *[other] Solved { $days } days in a row
    }
days = Other days
day-before = Day before
day-after = Day after
to-today = To today’s puzzles
done = { $done } of { $all } done
share = Copy the day’s result
    .streak = { $days } days in a row
play = Play
go-on = Go on
again = Again
advanced = 12 cards, 6 SETs
basic = 9 cards, 4 SETs
best-in = Nothing better is possible. { $time }
in = { $time }
# How many others solved it here; the time is the middle one of theirs.
others = Solved by { $people } here, half of them within { $time }

## What was reached beside what is possible

reached = Short of the best possible
reached-set = { $points } of { $best } SETs
reached-scramble-set =
    { $points } of { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
reached-crossword-set = { $points } of { $best } dice
reached-set-cubed = { $points } of { $best } points
reached-wordspiel = { $points } of { $best } points
reached-five-crowns =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }, { $best } possible
reached-karma =
    Out in { $points ->
        [one] { $points } turn
       *[other] { $points } turns
    }, { $best } possible
    .not-out = Not out; { $best } turns possible

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
    .streak =
        { $days ->
            [one] At most { $days } day in a row.
           *[other] At most { $days } days in a row.
        }

## Days without puzzles

lost-none = That is no day
    .about = Write a day such as /daily/2026-03-14.
lost-future = Not yet
    .about = The puzzles of that day come when it does, at midnight UTC.
lost-early = Before the first puzzle
    .about = The archive begins on { $first }.
