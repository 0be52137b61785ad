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
