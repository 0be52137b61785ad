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
    .pick = pick a die by its position on the keyboard
about =
    .pick = { $die }. Tap three dice that are all alike or all different in every feature.
    .call = { $die }. Call SET, then tap three dice that are all alike or all different in every feature.
    .wild = { $die }. It makes a SET with any two dice.
no-scores = No round is over yet. Each SET is worth a point.
no-more = No more SETs
where = Round { $round } of { $rounds }
    .tie-break = Tie-break: the first SET wins
figure =
    .sets = SETs
    .dice = Dice
    .best = Most possible
pause = Round { $round } is over
    .tie = A tie!
    .shared = Round { $round } is a tie
    .ready = Ready
round-won =
    { $who ->
        [you] You win round { $round }
       *[other] { $who } wins round { $round }
    }
roll-again = Tie-break between { $tied }: the first SET wins.
round-sets = SETs this round
note =
    .sets = SETs this round: { $n }
    .lost = points lost: { $n }
    .waits = must wait
# A result to be sent to friends.
share = SCRAMBLE SET solitaire: { $sets } of { $best } SETs in { $time }

## The daily puzzle

daily-goal = Take as many SETs as you can.
daily-taken = SETs taken

## On the page of daily puzzles

daily-about = Take as many SETs as you can.
daily-reached =
    { $points } of { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
