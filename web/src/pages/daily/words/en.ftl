### The page of the daily puzzles.

title = Daily puzzles
today = Today’s puzzles
of-day = Puzzles for { $date }
# `$level` is 1 on Mondays to 7 on Sundays.
level =
    { $weekday }: { $level ->
        [1] easy
        [2] quite easy
        [3] not so easy
        [4] medium
        [5] quite hard
        [6] hard
       *[7] the hardest of the week
    }
next = Next puzzles in { $left }, at { $hour }
next-puzzle = Next puzzle: { $title }
streak = Day streak: { $days }
solved-streak = Perfect streak: { $days }
days = Other days
day-before = Previous day
day-after = Next day
to-today = Today’s puzzles
done = { $done } of { $all } done
share = Copy my result
    .streak = Day streak: { $days }
play = Play
go-on = Continue
again = Play again
best-in = Perfect! { $time }
in = { $time }
# How many others solved it here; the time is the middle one of theirs.
others = Solved by { $people } here; median { $time }

## What was reached beside what is possible

reached = Not quite perfect

## The archive and figures

archive = Past days
month-before = Previous month
month-after = Next month
day-done = { $date }: { $done } of { $all } done
figures = Statistics
no-figures = Your statistics will show up here. They’re stored in this browser.
kind =
    .clean = perfect, first try
    .few = perfect, 1 or 2 mistakes
    .many = perfect, 3 or more mistakes
    .short = not perfect
figure = { $played } played, { $solved } perfect.
    .times = Best { $quickest }, median { $middle }.
    .streak = Longest streak: { $days }.

## Days without puzzles

lost-none = That’s not a date
    .about = Use a date such as /daily/2026-03-14.
lost-future = Not yet
    .about = These puzzles unlock at midnight UTC.
lost-early = Before the first puzzle
    .about = The archive starts on { $first }.
