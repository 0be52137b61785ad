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
advanced = 12 cards, 6 SETs
basic = 9 cards, 4 SETs
best-in = Nothing better is possible. { $time }
in = { $time }
# How many others solved it here; the time is the middle one of theirs.
others = Solved by { $people } here, half of them within { $time }

## What is to be done

about-set = Find every SET among the cards.
about-scramble-set = As many SETs at once as there are.
about-crossword-set = All dice in one grid of SETs that cross.
about-set-cubed = The turn that is worth the most.
about-wordspiel = The most points in up to three words.
about-five-crowns = Three hands, with as few points left as can be.
about-karma = All cards open: be out first, in as few turns as can be.

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
    .streak = At most { $days } in a row.

## Days without puzzles

lost-none = That is no day
    .about = Write a day such as /daily/2026-03-14.
lost-future = Not yet
    .about = The puzzles of that day come when it does, at midnight UTC.
lost-early = Before the first puzzle
    .about = The archive begins on { $first }.
