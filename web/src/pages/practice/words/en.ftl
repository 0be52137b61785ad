### The page for practice.

title = Practice
lead = Quick questions from real games. They get harder as you improve, and every answer is explained.
# Leads to the page for printing.
paper = Printable puzzles
drills = Drills
# From 0 to 10.
level = Level { $level }
choices = Answers
choice = Answer { $number }
# Such as “2 of 3 chosen”.
pick = { $chosen } of { $count } selected
check = Check
next = Next
right = Correct
wrong = Wrong
streak = { $streak } in a row!
streak-most = Longest streak: { $streak }
run = { $right } of { $count } correct, { $all } in total
result = See result
another = Ten more
mark =
    .perfect = Perfect!
    .great = Great!
    .good = Well done!
    .more = Keep going!
loading = Loading …
keys = Keys: 1, 2, 3 … to choose, arrows to move, Enter to continue.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square }: the gap
        [new] { $square }: new, { $piece }
       *[old] { $square }: { $piece }
    }
progress = Your progress: { $title }
    .sum = { $right } of { $count } correct
    .table = Show as a table
column =
    .when = When
    .difficulty = Difficulty
    .answer = Answer
    .level = New level
