### SET CUBED in the browser; beside the words of the game itself.

account =
    { $turns ->
        [0] No turn with points
        [one] One turn with points
       *[other] { $turns } turns with points, the best { $best }
    }
## The board

board = The board
    .empty = No dice on the board yet.
    .nearer = Nearer
    .further = Further away
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
    .empty = An empty square: a die may lie here if it makes a SET with two others in a line.
    .bonus = A bonus square: the first die on it brings { $points } points more.
    .logo = The logo: the first SET lies here.
    .die = { $face }: one point in every SET that is completed with it.
    .wild = { $face }: before putting dice down, whoever has a die that shows this may take the WILD for it.
    .waiting = { $face }: it waits for a second die that makes a SET with it.
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
    .none = No dice in front of you.
# What one of your own dice is for at the moment.
own =
    .put = { $face }: choose it and then a lit square, or drag it there.
    .race = { $face }: three of your dice that are a SET open the game.
    .roll = { $face }: choose it to roll it once more.
    .wait = { $face }: for when it is your turn.
    .useless = { $face }: there is no square for it now.
sheet = Points, round by round

## The moment

moment = The moment
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
# What the keys do.
keys =
    .die = Choose a die
    .arrows = Go over the board; with a die in hand, to the squares for it
    .enter = Put the die down
    .escape = Choose no die
    .done = Be done, or skip
    .roll = Roll the chosen dice, or keep all
    .zoom = Nearer, further away

## The daily puzzle

daily-goal = Which turn is worth the most?

## On the page of daily puzzles

daily-about = The turn that is worth the most.
daily-reached = { $points } of { $best } points
