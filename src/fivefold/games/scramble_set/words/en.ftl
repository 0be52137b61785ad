### SCRAMBLE SET. What is on the dice is in the words that games share.

scramble-set = SCRAMBLE SET
    .blurb = Forty-two dice are rolled at once; grab more SETs from them than the others.

## House rules

option-rounds = Rounds
    .about = How many times all 42 dice are rolled.
option-penalty = A call without a SET
    .about = Whoever is wrong or late must wait before calling again, or loses a point.
    .cooldown = costs time
    .point = costs a point
option-cooldown-seconds = Wait
    .about = Seconds to wait after a call without a SET.
option-pause-seconds = Pause
    .about = Seconds between two rounds, unless all are ready before; 0 for none.

## What happens

rolls = Round { $round }: { $dice } dice are rolled.
    .tie-break = Tie-break between { $tied }: { $dice } dice are rolled.
took =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $faces }.
wrong-point =
    { $who ->
        [you] You are wrong with { $faces } and lose a point: { $why }.
       *[other] { $who } is wrong with { $faces } and loses a point: { $why }.
    }
wrong-wait =
    { $who ->
        [you] You are wrong with { $faces } and must wait: { $why }.
       *[other] { $who } is wrong with { $faces } and must wait: { $why }.
    }
late-point =
    { $who ->
        [you] You called SET, took none in time, and lose a point.
       *[other] { $who } called SET, took none in time, and loses a point.
    }
late-wait =
    { $who ->
        [you] You called SET, took none in time, and must wait.
       *[other] { $who } called SET, took none in time, and must wait.
    }
caller-left =
    { $who ->
        [you] You called SET and left.
       *[other] { $who } called SET and left.
    }
rested =
    { $who ->
        [you] You may go on.
       *[other] { $who } may go on.
    }
stopped =
    { $who ->
        [you] You see no more SETs.
       *[other] { $who } sees no more SETs.
    }
round-over = The round is over: { $points }.
# In the list of everybody's points.
round-points =
    { $who ->
        [you] you
       *[other] { $who }
    } { $points }
best-split =
    The best split held { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
ended = The game is over.
    .tie-break =
        { $who ->
            [you] You win the tie-break.
           *[other] { $who } wins the tie-break.
        }
outcome =
    .alone =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } in { $time }; { $rounds ->
            [1] the best split holds
           *[other] the best splits hold
        } { $best }.
    .tie-break =
        After { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        } it was a tie, which one more SET broke.
    .shared =
        After { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        } it was a tie, and those who could have broken it had left.
    .most-sets =
        The most SETs in { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }, in { $time }.
# A die in a hint.
in-place = { $face } in place { $place }

## Refusals

rolled = The dice are rolled already.
not-rolled = Wait for the next roll.
not-tied = This roll is between those who have the most SETs.
resting = After a call without a SET you must wait a little.
not-alone = That is only for a table with others.
alone-only = That is only for one who plays alone.
not-three = Name three dice to take.
    .different = Take three different dice.
not-there = There is no die in place { $places }.
not-a-move = '{ $text }' is no move here: { $words }, or take and three places.
not-a-place = '{ $text }' is no place: they are numbered 1 to 42.
not-a-face = On the table a WILD stands for nothing yet; write *.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .die-twice = a die stands here twice.
    .taken = a place stands here twice, or no die lay there.
    .ended = a game that is over, and no other, has a reason here.
    .later = this is later than it is now.
    .history = as many rounds as on the sheet should stand here.
    .tied = those between whom a tie-break decides should stand here, and nobody else.
    .pause = this belongs to a pause.
    .rests = nobody waits while there are no dice to be taken.
    .no-calls = nobody can call here.
    .cannot-call = seat { $seat } cannot call.
    .places = the places of three dice should stand here.
    .round = the best split of a round and how long it took should stand here.

## The table as text

show-phase =
    .round =
        Round { $round }: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }
    .tie-break =
        Tie-break: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }
    .pause = Pause after round { $round }
    .over = The game is over
show-player =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $score } ({ $notes })
# Notes about a player, with commas between them.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } now
show-rounds = rounds { $points }
show-lost =
    lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
show-state =
    .has-board = has the board
    .waits = waits
    .ready = ready
    .tied = tied
    .away = away

## The daily puzzle

scramble-set-daily = Daily SCRAMBLE SET
    .blurb = Take as many SETs as there are from today's dice; everybody has the same ones.
daily-rolled = { $dice } dice lie there. How many SETs can be had at once?
daily-result =
    { $sets } of { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] You are
       *[other] { $who } is
    } wrong with { $faces }: { $why }.
no-set = { $faces } is no SET.

## Looking back

review-unit = SETs
review-yardstick = Every SET that somebody took was there for all. Who took it has gained one. What the others let go by counts as much as a very good player would have been likely to see a SET by then. A wrong call costs one. Alone it counts how many SETs can still be had after each.
review-curve = SETs minus lost points.
review-kept = Took { $faces }: { $left ->
        [one] 1 more SET
       *[other] { $left } more SETs
    } could still be had, and not one more after any other.
    .spoilt = Took { $faces }, after which only { $left } more could be had at once. After { $best } it would have been { $most }.
