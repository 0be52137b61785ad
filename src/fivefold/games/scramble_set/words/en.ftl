### SCRAMBLE SET. What is on the dice is in the words that games share.

scramble-set = SCRAMBLE SET
    .blurb = Roll 42 dice at once and grab the most SETs.

## House rules

option-rounds = Rounds
    .about = How many times all 42 dice are rolled.
option-penalty = Wrong calls
    .about = After a wrong or late call, you have to wait before calling again, or you lose a point.
    .cooldown = costs time
    .point = costs a point
option-cooldown-seconds = Wait
    .about = Seconds to wait after a wrong call.
option-pause-seconds = Pause
    .about = Seconds between rounds, unless everyone is ready sooner. 0: no pause.

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
        [you] You pick { $faces } and lose a point: { $why }.
       *[other] { $who } picks { $faces } and loses a point: { $why }.
    }
wrong-wait =
    { $who ->
        [you] You pick { $faces } and must wait: { $why }.
       *[other] { $who } picks { $faces } and must wait: { $why }.
    }
late-point =
    { $who ->
        [you] You called SET but ran out of time. You lose a point.
       *[other] { $who } called SET but ran out of time, and loses a point.
    }
late-wait =
    { $who ->
        [you] You called SET but ran out of time. You have to wait.
       *[other] { $who } called SET but ran out of time, and has to wait.
    }
caller-left =
    { $who ->
        [you] You called SET, then left.
       *[other] { $who } called SET, then left.
    }
rested =
    { $who ->
        [you] You can call again.
       *[other] { $who } can call again.
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
    The most possible was { $sets ->
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
        } in { $time }; most possible: { $best }.
    .tie-break =
        After { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        } it was a tie, broken by one more SET.
    .shared =
        After { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        } it was a tie, and the tied players had left.
    .most-sets =
        The most SETs in { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }, in { $time }.
# A die in a hint.
in-place = { $face } in place { $place }

## Refusals

rolled = The dice have already been rolled.
not-rolled = Wait for the next roll.
not-tied = This tie-break is only for the tied players.
resting = You have to wait a moment after a wrong call.
not-alone = That’s only possible in a game with others.
alone-only = That’s only possible in solitaire.
not-three = Pick three dice.
    .different = Pick three different dice.
not-there = There’s no die in place { $places }.
not-a-move = “{ $text }” isn’t a move. Try { $words }, or take and three places.
not-a-place = “{ $text }” isn’t a place. Places are numbered 1 to 42.
not-a-face = On the table, a WILD doesn’t stand for a face yet. Write *.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .die-twice = a die is listed twice.
    .taken = a place is listed twice, or has no die.
    .ended = only a finished game has a reason.
    .later = this is in the future.
    .history = expected as many rounds here as on the sheet.
    .tied = expected exactly the tied players here.
    .pause = this belongs in a pause.
    .rests = nobody waits when there are no dice to take.
    .no-calls = nobody can call here.
    .cannot-call = seat { $seat } can’t call.
    .places = expected the places of three dice here.
    .round = expected the best split of a round and its duration here.

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
    .blurb = Take as many SETs as you can from today’s dice. Everyone gets the same ones.
daily-rolled = { $dice } dice are on the table. How many SETs can you take?
daily-result =
    { $sets } of { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] You pick
       *[other] { $who } picks
    } { $faces }. Not a SET: { $why }.
no-set = { $faces } aren’t a SET.

## Review

review-unit = SETs
review-yardstick = Taking a SET gains one; a wrong call costs one. For the others, a missed SET counts by how likely a strong player was to spot it. In solitaire, a choice counts by how many SETs you can still take after it.
review-curve = SETs minus lost points.
review-kept = { $player ->
        [you] You took
       *[other] Took
    } { $faces }: { $left ->
        [one] 1 more SET
       *[other] { $left } more SETs
    } could still be taken. No other choice left more.
    .spoilt = { $player ->
            [you] You took
           *[other] Took
        } { $faces }. SETs left to take after it: { $left }. After { $best }, it would have been { $most }.

## The lesson

lesson-first = In a SET, number, colour and symbol are each all the same or all different. Call SET, then take one, two and three green diamonds.
    .title = What’s a SET?
    .well = It’s yours! There are no turns: the first to call takes.
    .otherwise = Not a SET: two dice share a feature and the third doesn’t. Take one, two and three green diamonds.
lesson-same = Three identical dice are a SET too: everything is the same. Take the one with the marked die.
    .title = All alike
    .well = These are the easiest SETs, once you think of them.
    .other = That’s a SET too. But try the kind that beginners miss: three dice with two red ovals.
    .otherwise = Not a SET: one die differs from the other two. Take three dice with two red ovals.
lesson-differ = Everything can be different too. The marked dice are one red oval and two green squiggles: which is the third?
    .title = All different
    .well = No number, colour or symbol appears twice: it’s a SET.
    .otherwise = Not a SET. One red oval and two green squiggles need three purple diamonds.
lesson-trap = The marked dice look like a SET, but two are red and one is green. Find a real SET instead; there are two.
    .title = A trap
    .well = Well spotted! If two share a feature and the third doesn’t, it’s not a SET.
    .trap = That was the trap: two are red and one is green. In a real game you’d have to wait now.
    .otherwise = Not a SET. Look for a die that goes with one red oval and two green squiggles.
lesson-wild = A WILD stands for any face. Take a SET with it: what does it need?
    .title = WILDs
    .well = A WILD makes a SET with any two dice. There are no other SETs here, so the round is over.
    .otherwise = Without the WILD there’s no SET here. Take the WILD and any two dice.
lesson-split = You can take two SETs from these six dice, if you choose well. Which SET doesn’t need the WILD?
    .title = Two SETs, not one
    .well = The other three dice are a SET too: two instead of one.
    .waste = That’s a SET, but it leaves no other. Take one green, two purple and three red ovals, and save the WILD.
    .otherwise = Not a SET. Take one green, two purple and three red ovals.
lesson-many = There are seven SETs in these twelve dice. Take any; in a real game there are 42 dice.
    .title = Twelve dice
    .well = Quick eyes! The player with the most SETs wins.
    .otherwise = Not a SET. Check the reason below the dice and try again.
lesson-match = Now play a short round with fifteen dice against a slow bot. A wrong call only costs you a moment.
    .title = A short round
    .well = That’s SCRAMBLE SET! In a full game all 42 dice are rolled, five times.

## Drills

drill-most = How many SETs?
    .about = The most you can take at once.
    .question = How many SETs can you take, using each die only once?
    .best =
        { $sets ->
            [0] There’s no SET in these dice.
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
            [0] There’s no SET at all.
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

## Counting with real dice

count-judge = Is it a SET?
    .about = Enter three dice.
count-find = Is there a SET?
    .about = Enter the dice that are left.
count-most = How many SETs?
    .about = Enter the dice: how many SETs can be taken in all?
    .sets =
        { $sets ->
            [0] No SET can be taken.
            [one] { $sets } SET can be taken
           *[other] { $sets } SETs can be taken
        }{ $sets ->
            [0] { "" }
           *[other] { $left ->
                [0] , and no die is left.
                [one] , and { $left } die is left.
               *[other] , and { $left } dice are left.
            }
        }

## Short questions about the rules

asked-turns = Do players take turns?
    .answer = No. Anyone may call, and the first to call takes three dice.
asked-equal = Are three equal dice a SET?
    .answer = Yes. Three equal faces are a SET too.
asked-wild = What can a WILD stand for?
    .answer = Whatever the other two dice need.
asked-two-wilds = Can a SET have two WILDs?
    .answer = Yes. Two or three WILDs fit any die.
asked-wrong = What does a wrong call cost?
    .answer = Three seconds in which you can’t call. With a house rule, a point.
asked-move = May I move dice to see better?
    .answer = No. Each die stays where it landed until it’s taken.
asked-end = When is a round over?
    .answer = When no three of the dice left are a SET.
asked-rounds = How many rounds are there?
    .answer = Five. The player with the most SETs in all rounds wins.
asked-tie = What if there’s a tie?
    .answer = A SET decides: the dice that were left are rolled, and the first of the tied players to take one wins.
