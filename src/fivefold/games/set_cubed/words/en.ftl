### SET CUBED.

set-cubed = SET CUBED
    .blurb = Lay dice in lines of three. Every SET scores.

## House rules

option-turn-seconds = Time per turn
    .about = How long a turn may take. With days, you play whenever you have time.
option-extra-roll-seconds = Time for the extra roll
    .about = Seconds to decide which dice to roll again before a round.
option-board = Board
    .about = The bonus squares: standard, or a list such as b2=5,l2=5.

## What happens

drew = New dice.
rolls =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    } { $dice }.
rolled =
    .no-set = Nobody has a SET, so everyone rolls again.
    .freed = The WILD is rolled.
    .stuck = Nobody could play, so everyone rolls again.
    .extra = The chosen dice are rolled again.
    .kept = Everyone keeps their dice.
opens =
    { $who ->
        [you] You have a SET and open
       *[other] { $who } has a SET and opens
    } with { $faces } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
replaced =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $face } in place of the WILD on { $square }.
waited =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $face } on { $square } first.
placed =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } { $play }.
# What was put down, and what each new SET is worth: “2rd on g8: f8-h8 3, bonus 5”.
play = { $dice }: { $gains }
spot = { $face } on { $square }
gain = { $first }-{ $last } { $points }
    .bonus = bonus { $points }
took-back =
    { $who ->
        [you] You undo
       *[other] { $who } undoes
    } the dice on { $squares }.
turn-over =
    .opened =
        { $who ->
            [you] You score
           *[other] { $who } scores
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        } this turn.
    .done =
        { $who ->
            [you] You score
           *[other] { $who } scores
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        } this turn.
    .late =
        Time’s up for { $who ->
            [you] you
           *[other] { $who }
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    .stuck =
        { $who ->
            [you] You can’t play.
           *[other] { $who } can’t play.
        }
offered = Everyone has drawn. Who wants to roll dice again?
chose =
    { $who ->
        [you] You will
       *[other] { $who } will
    } { $dice ->
        [0] keep all dice
        [one] roll 1 die
       *[other] roll { $dice } dice
    }.
    .hidden =
        { $who ->
            [you] You have decided.
           *[other] { $who } has decided.
        }
ended =
    .out = A player is out of dice, and the bag is empty.
    .idle = Nobody has played for a while, so the game ends.
outcome =
    .out = The bag is empty and a player is out of dice. The player with the most points wins.
    .idle = Nobody has played a die in { $rounds } rounds. The player with the most points wins.

## Refusals

opened = The game is already open. Play dice on the board.
not-your-turn = It’s not your turn.
waiting = Your die on { $square } isn’t in a SET yet. Add another die or undo it.
not-in-hand = You don’t have a die that shows { $face }.
    .many = You don’t have that many dice with { $face }.
no-square = There’s no square { $square }.
covered = There’s already a die on { $square }.
three-dice = You’ve played { $dice } dice, and that’s all for a turn. Press Done.
none-waits = There’s no WILD that needs a face.
no-set = { $face } on { $square } doesn’t complete a SET, alone or with another of your dice.
    .wild = { $face } on { $square } doesn’t complete a SET.
    .state = Choose what the WILD on { $square } stands for.
    .cannot-wait = Choose what the WILD on { $square } stands for. No second die fits there, so it can’t wait.
    .two = { $face } on { $square } doesn’t make a SET with { $other } on { $waiting }.
    .line = { $faces } on { $first } to { $last } aren’t a SET: { $faults }.
nothing-back = There’s nothing to undo.
too-late = You can replace WILDs only before you play a die.
no-wild = There’s no WILD on { $square }.
not-stated = Say what the WILD stands for, such as *2rd.
not-a-set = { $faces } aren’t a SET: { $faults }.
no-roll = You can roll dice again only between rounds.
decided = You’ve already decided.
not-a-move = “{ $text }” isn’t a move. Write set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go, or keep.
bad-board = A board is { $standard }, or its 1 to 60 bonus squares such as b2=5,l2=5.
    .rows = A board has { $needed } rows, not { $found }.
    .squares = Row { $row } of the board has { $found } squares, not { $needed }.
    .mark = “{ $mark }” on { $square } isn’t . or = or a bonus of 2, 3 or 5.
    .logo = The logo (=) must be { $logo }. Check { $square }.
    .near-logo = { $square } is on or next to the logo, so it can’t have a bonus.
    .twice = { $square } has two bonuses.
    .file = Can’t read { $path }: { $error }.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .hand = a player has at most { $most } dice.
    .hand-with-turn = a player has at most { $most } dice, including those played this turn.
    .wild-in-hand = a WILD in a hand is written { $wild }.
    .wild-on-board = a WILD on the board stands for a face, such as *2rd.
    .wild-waits = a WILD that waits is written { $wild }.
    .spots = expected one or two dice on the board here, such as g8=2rd.
    .set = expected the first and last square of a SET here, such as f8-h8.
    .past = expected a seat and why its turn ended here.
    .square-twice = two dice are on one square.
    .covered = there’s already a die there.
    .before-race = before the opening, the board and the sheet are empty.
    .race-hands = in the race each player has { $full } dice, and before it none.
    .after-race = after the race there are dice on the board and points on the sheet.
    .own-dice = each player rolls their own dice.
    .last-plays = the dice of these plays must be the last ones on the board.
    .turn-dice = a turn has at most { $most } dice.
    .no-turn = dice are played only during a turn.
    .ended = only a finished game has a reason.

## Hints

hint-open = The SET is { $faces }.
    .none = You have no SET.
    .some = You have a SET.
    .one = It begins with { $face }.
hint-replace = You could replace the WILD on { $square } and roll it.
hint-none = You can’t play anything.
    .more = You can’t play anything else. Press Done.
hint-put =
    Put { $dice }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .points =
        { $points ->
            [one] You can get 1 more point
           *[other] You can get { $points } more points
        }.
    .where = Look at { $squares }.
hint-roll = Nothing on the board fits { $dice }. Roll again.
    .none = All your dice are useful. Keep them.

## The table as text

show-moment =
    .race =
        the first player to show a SET opens; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
    .turn =
        round { $round }; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
    .extra =
        before round { $next } everyone can roll dice again; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
    .over =
        the game is over; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
show-player =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $dice-count ->
        [0] no dice
       *[other] { $dice }
    }
    .notes =
        { $who ->
            [you] you
           *[other] { $who }
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } ({ $notes }): { $dice-count ->
            [0] no dice
           *[other] { $dice }
        }
# Notes about a player, with commas between them.
show-note =
    .first = first
    .turn = to play, { $dice } more
    .adding = to add a die
    .decided = has decided
show-play = { "  " }{ $play }

## The daily puzzle

set-cubed-daily = Daily SET CUBED
    .blurb = Find the best-scoring turn on today’s board. Everyone gets the same one.
daily-dealt = { $dice } dice are on the board. Which turn scores the most?
daily-result =
    { $points } of { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
put-only = “{ $text }” isn’t a move. Write put, a square and a die, such as put g8=2rd.

## Review

review-unit = points
review-yardstick = A turn is worth its points, minus about a third of what it opens up for the next player, plus a quarter of what you keep for your next turn. A roll is judged by the best turn it gives.
review-curve = Points.
review-turn = { $dice } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } was the best turn.
    .kept = Skipping was best.
    .wrong = { $dice } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. { $best } would have been { $top }; the most was { $most }.
    .fewer = { $dice } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; the most was { $most }. { $best } for { $top } would have left less for the next player, or kept more for the next turn.
    .skipped = { $player ->
            [you] You skipped.
           *[other] Skipped.
        } { $best } would have been { $top ->
            [one] { $top } point
           *[other] { $top } points
        }.
    .better-skipped = { $dice } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Skipping would have been better: it leaves less for the next player.
review-roll = { $dice-count ->
        [0] Keeping all dice
       *[other] Rolling { $dice } once more
    } was best: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average with the best turn.
    .wrong = { $dice-count ->
            [0] { $player ->
                    [you] You kept all dice
                   *[other] Kept all dice
                }
           *[other] { $player ->
                    [you] You rolled { $dice } once more
                   *[other] Rolled { $dice } once more
                }
        }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } on average with the best turn. { $best-count ->
            [0] Keeping all
           *[other] Rolling { $best }
        } would have given { $top }.

## The lesson

lesson-race = In a SET, number, colour and symbol are each all the same or all different. Show the three green squiggles.
    .title = What’s a SET?
    .well = The first player to show a SET goes first. It’s placed on the logo for 3 points.
    .otherwise = Choose the three dice with green squiggles.
lesson-differ = In this SET everything is different. Two of its dice are marked: find the third and show all three.
    .title = All different
    .well = No number, colour or symbol appears twice. That’s a SET too!
    .otherwise = Show one red oval, two green squiggles and three purple diamonds.
lesson-third = Which of your dice makes a SET with one and two red ovals? Put it on the marked square, next to the row.
    .title = Three in a line
    .well = That’s a SET: a point for each of its dice. A row can be longer than three.
    .done = You don’t have to play, but here you can: three red ovals fit on e7.
    .otherwise = Put the three red ovals on e7.
lesson-two = You can also add two dice at once. Make a column of the marked dice: two green, two purple and two red ovals.
    .title = Two dice at once
    .well = The first die waits, and the second completes the SET. You get 3 points, because the red die counts too.
    .done = That would end your turn. Put one die above or below g7, and the other in the same line.
    .otherwise = Put both dice with two ovals in one column with g7.
lesson-cross = A die can complete two lines at once, and then it counts in both. Where does your green diamond make two SETs?
    .title = Two lines at once
    .well = A column and a row: 6 points with a single die!
    .one = That’s only one SET: 3 points. On f8 the diamond completes a column and a row.
    .done = You can get 6 points here. Look at f8, where a column and a row meet.
    .otherwise = Put the green diamond on f8.
lesson-touch = One SET is enough, whatever else the die touches. Put the two purple ovals on the marked square.
    .title = One line is enough
    .well = The column is a SET. It doesn’t matter that the die also touches the squiggle in the row.
    .done = Two purple ovals fit on g6: the column below is a SET.
    .otherwise = Put the two purple ovals on g6.
lesson-bonus = Numbered squares give bonus points to the first player who puts a die there. Play a SET that reaches one.
    .title = Bonus squares
    .well = 2 bonus points! Each bonus counts only once.
    .done = There’s a bonus at the end of the row. Two red ovals fit on d7.
    .otherwise = Put the two red ovals on d7.
lesson-wild = A WILD stands for any face, and you choose which one when you place it. Use yours in a SET.
    .title = WILDs
    .well = From now on it stays what you chose. It scores nothing at first, but counts in later SETs.
    .done = Your WILD can be any die, such as three red ovals on e7.
    .otherwise = Put the WILD next to the row, and choose what it stands for.
lesson-swap = The WILD on g7 stands for two red ovals, and you have that die. At the start of your turn you can replace it.
    .title = Taking a WILD
    .well = The WILD’s die is rolled, and it’s yours now. That scores nothing, but it may come up WILD again.
    .done = Before you end your turn, replace the WILD with your two red ovals.
    .otherwise = Replace the WILD on g7.
lesson-turn = In a turn you can play up to three dice, one after another. Score 17 points on the marked squares; you can undo.
    .title = A whole turn
    .well = 17 points, the most possible! Elsewhere the same three dice can score as little as 8.
    .done = You can get 17 points here: the green diamond on f8, the purple squiggle below it, and two red ovals on g10.
    .otherwise = Keep going until you have 17 points.
lesson-roll = Between rounds you can roll any of your dice again. Keep the green diamond and the two red ovals, and roll the rest.
    .title = Rolling again
    .well = You kept the dice that fit, and the rest get a second chance.
    .keep = Rolling again costs nothing, and three of your dice fit nowhere on this board.
    .good = Keep the green diamond and the two red ovals: they already fit. Roll the other three.
    .otherwise = Three of your dice fit nowhere on this board. Roll all of them.
lesson-match = The bag is empty, and you’re 2 points behind. The round in which a player runs out of dice is the last.
    .title = The end of a game
    .well = That’s SET CUBED: the most points win. A full game starts with the race and an empty board.

## Drills

drill-turn = The best turn
    .about = Where do up to three dice score the most?
    .question = Which of these turns scores the most?
    .best = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: no turn scores more.
drill-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }and { $bonus ->
                [one] { $bonus } bonus point
               *[other] { $bonus } bonus points
            }
    }. The best turn scores { $best }.
drill-dice = Your dice

## Counting with real dice

count-turn = Points of a turn
    .about = Enter each new SET, three dice at a time, and the bonus squares.
    .points =
        { $points ->
            [one] The turn scores { $points } point.
           *[other] The turn scores { $points } points.
        }
    .wrong =
        { $points ->
            [one] Not everything is a SET. The rest scores { $points } point.
           *[other] Not everything is a SET. The rest scores { $points } points.
        }
count-line =
    .wrong = Line { $number } isn’t a SET: { $why }.
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-wild = A new WILD scores nothing in the SETs it’s first played in.
count-bonus = Bonus squares: { count-points }.
count-nothing = Enter at least one SET of three dice.
count-too-many = That’s more SETs or bonus squares than a turn can have.
count-judge = Is it a SET?
    .about = Enter three dice.

## Short questions about the rules

asked-how-many = How many dice can I put down?
    .answer = Up to three in a turn.
asked-diagonal = Do diagonals count?
    .answer = No. The dice of a SET are side by side in a row or a column.
asked-touching = What if my die touches dice that don’t make a SET with it?
    .answer = That does no harm, as long as it’s part of a SET in one direction.
asked-two-sets = Does a die in two SETs count twice?
    .answer = Yes. Each new SET scores a point for each of its dice.
asked-wild-points = Does a WILD score points?
    .answer = Not in the SETs it’s first played in. In later SETs it counts like any other die.
asked-replace = Can I take a WILD from the board?
    .answer = Yes, before you put down a die: swap it for one of yours that shows what it stands for. Then roll it; it’s yours.
asked-bonus = Who gets a bonus square?
    .answer = The player who puts the first die on it, once.
asked-skip = Do I have to put down dice?
    .answer = No. You may skip your turn.
asked-first = Who goes first?
    .answer = The first player to show a SET among their own five dice. They put it on the logo.
asked-reroll = May I roll my dice again?
    .answer = Yes, once after each round, as many of them as you like.
asked-end = When is the game over?
    .answer = When the bag is empty, at the end of the round in which a player has no dice left.
