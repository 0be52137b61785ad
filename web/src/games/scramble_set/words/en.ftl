### SCRAMBLE SET in the browser, besides the words of the game itself.

account =
    SETs: { $sum }{ $rounds ->
        [0] {""}
        [one] , best in one round
       *[other] , best in { $rounds } rounds
    }
dice = Dice on the table
    .left =
        { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }
pick = Pick three dice
keys =
    .pick = pick a die, as they lie on the keyboard
about =
    .pick = { $die }. Three dice that are all alike or all different in every feature are a SET: press them.
    .call = { $die }. Three dice that are all alike or all different in every feature are a SET: call SET, then press them.
    .wild = { $die }. It stands for whatever two others need to be a SET.
no-scores = No round is over yet: a SET is worth a point.
no-more = No more SETs
where = Round { $round } of { $rounds }
    .tie-break = Tie-break: the first SET wins
figure =
    .sets = SETs
    .dice = Dice
    .best = Best split
pause = Round { $round } is over
    .tie = A tie!
    .shared = Round { $round } is shared
    .ready = Ready
round-won =
    { $who ->
        [you] You win round { $round }
       *[other] { $who } wins round { $round }
    }
roll-again = Tie-break between { $tied }: the first SET wins.
round-sets = SETs of this round
note =
    .sets = SETs in this round: { $n }
    .lost = points lost: { $n }
    .waits = must wait
# A result to be sent to friends.
share = SCRAMBLE SET alone: { $sets } of { $best } SETs in { $time }

## The daily puzzle

daily-goal = Take as many SETs as there are.
daily-taken = SETs taken

## On the page of daily puzzles

daily-about = As many SETs at once as there are.
daily-reached =
    { $points } of { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
