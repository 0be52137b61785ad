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

## The lesson

lesson-first = Everybody takes SETs at once. Three dice are a SET if number, colour and symbol are each the same on all three, or different on all three. Here are one, two and three green diamonds: call SET, then take them.
    .title = What a SET is
    .well = That is yours. There are no turns: whoever calls first takes first.
    .otherwise = No SET: somewhere two agree and the third does not. Take one, two and three green diamonds.
lesson-same = On dice the same face can turn up more than once. Three that are all alike are a SET too: everything is the same. Take the one with the marked die.
    .title = All alike
    .well = The easiest SETs of all, once one thinks of them.
    .other = That is a SET as well. But it is the three that are all alike which beginners overlook: two red ovals.
    .otherwise = No SET: at least one die is different from the other two. Take two red ovals, three times.
lesson-differ = The other way round, everything may be different. The marked dice are one red oval and two green squiggles: what is the third?
    .title = Everything differs
    .well = No number, no colour, no symbol twice: a SET.
    .otherwise = No SET. With one red oval and two green squiggles goes what is missing: three, purple, diamonds.
lesson-trap = One, two and three ovals are marked. Do not be fooled: two are red, and one is green. Find a real SET instead; there are two.
    .title = A trap
    .well = Well looked. If two agree and one does not, it is no SET.
    .trap = That was the trap: same symbol, different numbers, but two are red and one is green. In a real game you would have to wait a moment now.
    .otherwise = No SET. Look once more: one red oval and two green squiggles belong together, and so do two red and three green ovals, with one more.
lesson-wild = A WILD stands for any face. What does that mean for any two other dice? Take a SET with it.
    .title = A WILD
    .well = A WILD makes a SET of any two dice. Here nothing else was one, and so the round is over by itself.
    .otherwise = Without the WILD there is no SET here. Take the WILD and any two dice.
lesson-split = Six dice, and two SETs can be had of them, but only if the first one leaves the second. The WILD goes with all: which SET does not need it?
    .title = Two instead of one
    .well = Now the other three are a SET as well: two instead of one.
    .waste = A SET, but then no other is left. One green, two purple and three red ovals do without the WILD, and leave it for the other two dice.
    .otherwise = No SET: take one green, two purple and three red ovals.
lesson-many = Twelve dice with seven SETs. Take any; in a real game there are forty-two dice.
    .title = Twelve dice
    .well = Quick eyes. Whoever has most SETs in the end wins.
    .otherwise = No SET: read below the table why, and try again.
lesson-match = Now a short round with fifteen dice, against somebody who takes their time. A wrong call only costs you a moment.
    .title = A short round
    .well = That is SCRAMBLE SET. A whole game rolls all forty-two dice, five times.

## Drills

drill-most = How many SETs?
    .about = The most that can be had at once.
    .question = How many SETs can be had at once, with each die in one at most?
    .best =
        { $sets ->
            [0] There is no SET among these dice.
            [one] { $sets } SET, and no more.
           *[other] { $sets } SETs at once, and no more.
        }
    .more =
        More is possible: { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] Not even one: no three dice are a SET.
            [one] Only { $sets } is possible at once.
           *[other] Only { $sets } are possible at once.
        }
    .left = Left over
drill-number =
    { $sets ->
        [0] None
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
