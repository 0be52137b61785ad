### CROSSWORD SET in the browser; beside the words of the game itself.

account =
    { $rounds ->
        [0] No round won
        [one] One round won: { $sum }
       *[other] { $rounds } rounds won: { $sum }
    }
## Grids and dice

grid = Your grid
    .of = The grid of { $name }
    .all-laid = All your dice are on the grid.
    .none-beside = No dice beside the grid.
guest = { $face } as a guest on { $square }
# A die as it is read out: what it shows, and notes with commas between them.
die = { $notes }
    .on = on { $square }
    .used = used
    .apart = in a SET apart
    .loose = in no SET
    .of = of { $name }
    .guest = guest of { $name }
    .stays = stays
no-set = No SET: { $why }
about =
    .grid = The grid of { $name }: press to see it in large.
    .take = Draws a die from the bag and rolls it. It has to be used like the others.
    .square = A square of your grid. Drag dice here, or tap them and then a square; draw a band around several to move them together. A die on another changes places with it.
    .mine = { $die }. Drag it, or tap it and then a square.
    .wild = { $die }. It stands for whatever you need: leave that to the table, or choose it and say it.
    .frozen = { $die }. A guest lies here, so it stays where it is.
    .theirs = { $die }.
features = What does the WILD stand for?
    .number = Number
    .colour = Colour
    .symbol = Symbol
    .is = It is { $face }
    .whatever = Whatever fits
    .until = Until you say, the table takes it for whatever makes a SET with its neighbours.

## Players

you = You
player =
    .guest = carries a guest
    .gives-up = would give up
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
    .elsewhere = { $name }'s grid
    .used = { $used } of { $dice } dice used
todo =
    .host = Your dice may join here, in SETs with theirs.
    .guests = Guests may come when the bag is empty.
    .frozen = A guest lies in your grid: the joined dice stay.
    .begin = Drag dice here, or tap them, then a square.
take-back = Take back
chosen =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } chosen
    .wild = WILD …
    .turn = Turn
    .aside = Aside
    .none = Choose none
home = Back to your grid
take = Another die
    .empty = The bag is empty
    .left = { $bag } left
give-up = Give up
    .back = Go on
    .given = { $given } of { $present }

## The keys

keys =
    .dice = choose your dice, one or several
    .move = lay chosen dice beside the last one, or move them on
    .turn = turn chosen dice by a quarter
    .aside = put chosen dice aside
    .back = take the last move back
    .all = choose all on the grid
    .none = choose none
    .wild = say what a chosen WILD stands for
    .take = another die
    .look = look at the next grid
    .give-up = give the round up, or go on

## After a round

ending =
    .time = Time is up
    .alone = Given up
    .all = All give up
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
no-scores = Nothing is scored yet: whoever uses all dice first gets a point for each die that the others have not used.
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
share = CROSSWORD SET alone
    .left =
        { $dice ->
            [one] { $dice } die left
           *[other] { $dice } dice left
        }

## The daily puzzle

daily-goal = All dice into one grid, in SETs that cross.
daily-used = Used

## On the page of daily puzzles

daily-about = All dice in one grid of SETs that cross.
daily-reached = { $points } of { $best } dice
