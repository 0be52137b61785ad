### Sheets of puzzles on paper.

solutions = { $game }: solutions
# `$letters` is such as “A” or “B D F”; several right answers have a slash between them.
right = { $letters }
line =
    .name = Name
    .date = Date
# The command that makes the same sheet.
again = Print this sheet again: { $command }
notice = Fivefold is free software. The games’ names are trademarks of their owners, with whom it is not affiliated.
bad-puzzles = A sheet has 1 to { $most } puzzles.
not-built = The pieces are drawn by the web client, which isn’t built: run make play.
