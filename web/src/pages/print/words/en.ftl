### The page for printing.

title = Printable puzzles
lead = A sheet of puzzles, with the solutions on a separate page. It also works in black and white.
game = Game
puzzles = Puzzles
paper = Paper
    .a4 = A4
    .letter = Letter
language = Language
# Text from which a sheet is made.
seed = Seed
another = New sheet
print = Print
preview = Preview
note = The same seed always makes the same sheet, so you can print more copies later.
