### The page for practice.

title = Practice
lead = Short questions from real positions, each a few seconds long. They get harder as you get better, and every answer is explained.
# Leads to the page for printing.
paper = Puzzles on paper
drills = Drills
# From 0 to 10.
level = Level { $level }
choices = Answers
choice = Answer { $number }
# Such as “2 of 3 chosen”.
pick = { $chosen } of { $count } chosen
check = Check
next = Next
right = Right
wrong = Wrong
loading = One moment …
keys = Keys: 1, 2, 3 … choose, arrows move, Enter goes on.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square }: the gap
        [new] { $square }: new, { $piece }
       *[old] { $square }: { $piece }
    }
progress = Your progress: { $title }
    .sum = { $right } of { $count } right
    .table = As a table
column =
    .when = When
    .difficulty = Difficulty
    .answer = Answer
    .level = Level after it
