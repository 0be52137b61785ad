### SET CUBED in the browser; beside the words of the game itself.

account =
    { $turns ->
        [0] No scoring turns
        [one] One scoring turn
       *[other] { $turns } scoring turns, the best { $best }
    }
## The board

board = The board
    .empty = No dice on the board yet.
    .nearer = Zoom in
    .further = Zoom out
# A square for the ear, such as “b2, bonus 5”.
square =
    { $square }, { $what ->
        [die] { $face }
        [bonus] bonus { $points }
        [logo] logo
       *[empty] empty
    }
# What can be done on a square; follows what is on it.
fits = a die can go here
    .one = { $face } can go here
    .replace = replace the WILD here
# What a square is and does.
about =
    .empty = An empty square: a die fits here if it makes a SET with two others in a line.
    .bonus = A bonus square: the first die here gets { $points } extra points.
    .logo = The logo: the first SET goes here.
    .die = { $face }: scores a point in every SET it helps complete.
    .wild = { $face }: if you have a die that shows this, you can swap it for the WILD before you play any dice.
    .waiting = { $face }: needs a second die to make a SET.
which = Which die?
    .wild = What does the WILD stand for?
# What a WILD can be put down as.
ways = { $faces }
later = WILD, to be decided with the next die
    .short = decide with the next die

## Players and their dice

first-player = First player
    .mark = 1st
has-decided = Has decided
no-dice = no dice
tray = Your dice
    .none = You have no dice.
# What one of your own dice is for at the moment.
own =
    .put = { $face }: choose it and then a lit square, or drag it there.
    .race = { $face }: choose three of your dice that are a SET to open the game.
    .roll = { $face }: choose it to roll it again.
    .wait = { $face }: you can play it on your turn.
    .useless = { $face }: it doesn’t fit anywhere now.
sheet = Points by round

## The moment

moment = Status
status =
    .over = The game is over
    .race = The race to open
    .find = Find a SET in your dice!
    .roll = Roll any dice again?
    .others = The others are deciding
    .plays = { $name } plays
    .partner = Now a second die
    .mine = Your turn
    .all = All three dice played
todo =
    .race = Choose three, in the order in which they go on the logo.
    .roll = Choose the dice to roll, or keep them all.
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
turn-points = Points this turn
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
            [you] You couldn’t play
           *[other] { $who } couldn’t play
        }
take-back = Undo
done = Done, +{ $points }
    .skip = Skip
roll = Roll { $dice }
    .keep = Keep all
bag = { $bag } in the bag
    .round = { $bag } in the bag, round { $round }
# What the keys do.
keys =
    .die = Choose a die
    .arrows = Move over the board; with a die chosen, to the squares it fits
    .enter = Put the die down
    .escape = Clear the selection
    .done = End your turn, or skip
    .roll = Roll the chosen dice, or keep all
    .zoom = Zoom in, zoom out

## The daily puzzle

daily-goal = Which turn scores the most?

## On the page of daily puzzles

daily-about = Find the best-scoring turn.
daily-reached = { $points } of { $best } points

## Entering real dice

pad-bonus = Bonus square
