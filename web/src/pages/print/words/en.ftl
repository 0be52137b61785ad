### The page for printing.

title = Puzzles on paper
lead = A sheet of puzzles with our drawings, and the solutions on a page of their own. It stays readable in black and white.
game = Game
puzzles = Puzzles
paper = Paper
    .a4 = A4
    .letter = Letter
language = Language
# Text from which a sheet is made.
seed = Seed
another = Another sheet
print = Print
preview = The sheet
note = The same seed always makes the same sheet, so you can print it again, or more of it.
