### SET CUBED in the browser; beside the words of the game itself.

## The board

board = The board
    .empty = No dice on the board yet.
    .nearer = Nearer
    .further = Further away
    .dice = To the dice
# A square to which a die can go.
square = A die on { $square }
    .replace = Replace the WILD on { $square }
which = Which die?
    .wild = What does the WILD stand for?
# What a WILD can be put down as.
ways = { $faces }
later = WILD, to be decided with the next die
    .short = decide with the next die

## Players and their dice

you = You
first-player = First player
    .mark = 1st
has-decided = Has decided
summary =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $state ->
        [turn] , to play
        [decided] , has decided
       *[none] { "" }
    }. { $dice-count ->
        [0] No dice
       *[other] { $dice }
    }.
tray = Your dice
    .none = No dice in front of you.
sheet = Points, round by round

## The moment

status =
    .over = The game is over
    .race = The race to open
    .find = Find a SET in your dice!
    .roll = Roll any dice once more?
    .others = The others decide about their dice
    .plays = { $name } plays
    .partner = Now its partner
    .mine = Your turn
    .all = That is all for this turn
todo =
    .race = Choose three in the order in which they are to lie on the logo.
    .roll = Choose those to roll, or keep them all.
    .partner = The die on { $square } needs another one to make a SET.
    .put =
        { $dice ->
            [one] One more die
           *[other] Up to { $dice } more dice
        }: choose one, then a square.
# Follows the number.
seconds =
    { $seconds ->
        [one] second
       *[other] seconds
    }
turn-points = Points of this turn
    .total = This turn
line = SET { $first }–{ $last }
    .bonus = Bonus
# The turn before; the points follow.
past =
    .scored =
        { $who ->
            [you] You scored
           *[other] { $who } scored
        }
    .skipped =
        { $who ->
            [you] You skipped
           *[other] { $who } skipped
        }
    .stuck =
        { $who ->
            [you] You could play nothing
           *[other] { $who } could play nothing
        }
take-back = Take back
done = Done, +{ $points }
    .skip = Skip
roll = Roll { $dice }
    .keep = Keep all
bag = { $bag } in the bag
    .round = { $bag } in the bag, round { $round }
account =
    { $turns ->
        [0] No turn with points
        [one] One turn with points
       *[other] { $turns } turns with points, the best { $best }
    }
