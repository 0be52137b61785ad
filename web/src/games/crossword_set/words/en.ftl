### CROSSWORD SET in the browser; beside the words of the game itself.

account =
    { $rounds ->
        [0] No rounds won
        [one] One round won: { $sum }
       *[other] { $rounds } rounds won: { $sum }
    }
## Grids and dice

grid = Your grid
    .of = { $name }’s grid
    .all-laid = All your dice are on the grid.
    .none-beside = No dice left beside the grid.
guest = { $face } as a guest on { $square }
# A die as it is read out: what it shows, and notes with commas between them.
die = { $notes }
    .on = on { $square }
    .used = used
    .apart = in a separate SET
    .loose = not in a SET
    .of = { $name }’s
    .guest = { $name }’s guest
    .stays = can’t move
no-set = Not a SET: { $why }
about =
    .grid = { $name }’s grid. Press to see it large.
    .take = Takes a die from the bag and rolls it. You have to use it like the others.
    .square = A square of your grid. Drag dice here, or tap a die and then a square.
    .mine = { $die }. Drag it, or tap it and then a square.
    .wild = { $die }. It becomes any face that fits, or you can choose one.
    .frozen = { $die }. There’s a guest in this grid, so it can’t move.
    .theirs = { $die }.
features = What does the WILD stand for?
    .number = Number
    .colour = Colour
    .symbol = Symbol
    .is = It’s { $face }
    .whatever = Anything that fits
    .until = Until you choose, the table picks a face that makes a SET with its neighbours.

## Players

you = You
player =
    .guest = has a guest
    .gives-up = offers to give up
    .ready = ready
    .mark = gives up
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
extra =
    .head = Extra dice
left-over = Left over
progress = Round { $round } of { $rounds }
next-round = Round { $round }

## The moment

status =
    .over = The game is over
    .between = The round is over
    .elsewhere = { $name }’s grid
    .used = { $used } of { $dice } dice used
todo =
    .host = Your dice can join here, in SETs with theirs.
    .guests = Guests can come when the bag is empty.
    .frozen = There’s a guest in your grid: the joined dice can’t move.
    .begin = Drag dice here, or tap a die, then a square.
take-back = Undo
chosen =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } chosen
    .wild = WILD …
    .turn = Rotate
    .aside = Aside
    .none = Clear
home = Back to your grid
take = Another die
    .empty = The bag is empty
    .left = { $bag } left
give-up = Give up
    .back = Play on
    .given = { $given } of { $present }

## The keys

keys =
    .dice = choose your dice, one or several
    .move = put the chosen dice beside the last one, or move them on
    .turn = rotate the chosen dice
    .aside = put the chosen dice aside
    .back = undo the last move
    .all = choose all on the grid
    .none = clear the selection
    .wild = choose what a WILD stands for
    .take = take another die
    .look = look at the next grid
    .give-up = offer to give up, or play on

## After a round

ending =
    .time = Time’s up
    .alone = You gave up
    .all = Everyone gave up
    .complete = All dice used!
    .won =
        { $who ->
            [you] You win { $points ->
                [one] 1 point
               *[other] { $points } points
            }!
           *[other] { $who } wins { $points ->
                [one] 1 point
               *[other] { $points } points
            }
        }
no-scores = No scores yet. If you use all your dice first, you get a point for each die the others haven’t used.
unused =
    { $dice ->
        [0] all used
        [one] { $dice } die not used
       *[other] { $dice } dice not used
    }
solution = The solver
    .complete =
        with { $extra ->
            [one] { $extra } extra die
           *[other] { $extra } extra dice
        }
    .part = { $used } of { $dice } used
# The first line of a result to be sent to friends; a line for each round follows.
share = CROSSWORD SET solitaire
    .left =
        { $dice ->
            [one] { $dice } die left
           *[other] { $dice } dice left
        }

## The daily puzzle

daily-goal = Put all dice in one grid of crossing SETs.
daily-used = Used

## On the page of daily puzzles

daily-about = Put all dice in one grid of crossing SETs.
daily-reached = { $points } of { $best } dice

## Entering real dice

pad-edge = Beyond the edge
pad-square = { $die } on { $square }
