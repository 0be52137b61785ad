### The rules of the games as pages to read.

title = { $game } rules
contents = Contents
search = Search this page
found =
    { $count ->
        [0] Nothing found
        [one] { $count } match
       *[other] { $count } matches
    }
others = Rules of the other games

## What lies on a picture. `label` is one of these, `pieces` what lies there.

row-of = { $label }: { $pieces }.
row-only = { $pieces }.
row-pile = Pile
row-hand = Hand
row-up = Table Cards, face up
row-down = Table Cards, face down
row-discards = Discard pile
row-spiral = Spiral
row-board = Board
row-dice = Dice in hand
row-grid = Grid
row-beside = Next to it

real = Playing with real cards?
