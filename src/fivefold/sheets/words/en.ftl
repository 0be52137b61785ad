### Sheets of puzzles on paper.

solutions = { $game }: solutions
# `$letters` is such as “A” or “B D F”; several right answers have a slash between them.
right = { $letters }
line =
    .name = Name
    .date = Date
# How the same sheet is had again.
again = This sheet again: { $command }
notice = Fivefold is free software. The games’ names are trademarks of their owners, with whom it is not affiliated.
bad-puzzles = A sheet has from 1 to { $most } puzzles.
not-built = The web client draws the pieces, and it is not built: run make play.
