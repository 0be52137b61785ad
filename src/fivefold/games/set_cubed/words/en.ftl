### SET CUBED.

set-cubed = SET CUBED
    .blurb = Put dice on a board so that lines of three are SETs; the more SETs, the more points.

## House rules

option-turn-seconds = Time for a turn
    .about = Seconds until a turn is over; 0 turns it off.
option-extra-roll-seconds = Time for the extra roll
    .about = Seconds to decide which dice to roll once more before a round.
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
    .no-set = Nobody has a SET, so all roll again.
    .freed = The WILD is rolled.
    .stuck = Nobody could play, so all roll again.
    .extra = Dice are rolled once more.
    .kept = Everybody keeps their dice.
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
    } { $face } in the place of the WILD on { $square }.
waited =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $face } on { $square }, for a start.
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
        [you] You take back
       *[other] { $who } takes back
    } what lay on { $squares }.
turn-over =
    .opened =
        { $who ->
            [you] You have
           *[other] { $who } has
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        } for this turn.
    .done =
        { $who ->
            [you] You have
           *[other] { $who } has
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        } for this turn.
    .late =
        Time is up for { $who ->
            [you] you
           *[other] { $who }
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    .stuck =
        { $who ->
            [you] You can play nothing.
           *[other] { $who } can play nothing.
        }
offered = All have drawn. Who wants to roll dice once more?
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
    .out = Somebody is out of dice, and the bag is empty.
    .idle = Nobody plays any more.
outcome =
    .out = The bag is empty and somebody is out of dice; the most points win.
    .idle = Nobody has played a die in { $rounds } rounds; the most points win.

## Refusals

opened = The logo is filled already.
not-your-turn = It is not your turn.
waiting = Your die on { $square } makes no SET yet; take it back or go on.
not-in-hand = You do not have a die that shows { $face }.
    .many = You do not have that many of { $face }.
no-square = There is no square { $square }.
covered = A die lies on { $square } already.
three-dice = You have put down { $dice } dice; that is all for a turn.
none-waits = No WILD waits for its features.
no-set = { $face } on { $square } completes no SET, alone or with another of your dice.
    .wild = { $face } on { $square } completes no SET as it is.
    .state = Say what the WILD on { $square } stands for.
    .cannot-wait = Say what the WILD on { $square } stands for; without another die it cannot wait there.
    .two = { $face } on { $square } makes no SET with { $other } on { $waiting }.
    .line = { $faces } on { $first } to { $last } is no SET: { $faults }.
nothing-back = You have put nothing down that could be taken back.
too-late = WILDs are replaced before anything is put down.
no-wild = There is no WILD on { $square }.
not-stated = Say what the WILD stands for, such as *2rd.
not-a-set = { $faces } is no SET: { $faults }.
no-roll = Dice are rolled again only between two rounds.
decided = You have decided already.
not-a-move = '{ $text }' is no move here: set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go, or keep.
bad-board = A board is { $standard }, or its 1 to 60 bonus squares such as b2=5,l2=5.
    .rows = A board has { $needed } rows, not { $found }.
    .squares = Row { $row } of the board has { $found } squares, not { $needed }.
    .mark = '{ $mark }' on { $square } is neither . nor = nor a bonus of 2, 3 or 5.
    .logo = The logo (=) is { $logo }; look at { $square }.
    .near-logo = There can be no bonus on { $square }, which is on the logo or touches it.
    .twice = { $square } has two bonuses.
    .file = { $path } cannot be read: { $error }.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .hand = nobody has more than { $most } dice.
    .hand-with-turn = nobody has more than { $most } dice, with those that were put down in this turn.
    .wild-in-hand = a WILD in front of a player is just { $wild }.
    .wild-on-board = a WILD on the board stands for something, such as *2rd.
    .wild-waits = a WILD that waits is just { $wild }.
    .spots = one or two dice that were put down should stand here, such as g8=2rd.
    .set = the first and the last square of a SET should stand here, such as f8-h8.
    .past = a seat and why its turn was over should stand here.
    .square-twice = two dice lie on one square.
    .covered = a die lies there already.
    .before-race = before the logo is filled there is nothing on the board and on the sheet.
    .race-hands = in the race everybody has { $full } dice, and before it none.
    .after-race = after the race there are dice on the board and points on the sheet.
    .own-dice = everybody rolls dice of their own.
    .last-plays = the dice of these plays should be the last ones on the board.
    .turn-dice = a turn has at most { $most } dice.
    .no-turn = dice are put down in a turn only.
    .ended = a game that is over, and no other, has a reason here.

## Hints

hint-open = The SET is { $faces }.
    .none = You have no SET.
    .some = You have a SET.
    .one = It begins with { $face }.
hint-replace = You could replace the WILD on { $square } and roll it.
hint-none = Nothing can be played.
    .more = Nothing more can be played; that is your turn.
hint-put =
    Put { $dice }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .points =
        { $points ->
            [one] There is 1 more point
           *[other] There are { $points } more points
        } to be had.
    .where = Look at { $squares }.
hint-roll = As the board is, you have no use for { $dice }.
    .none = Every die of yours is of use; keep them.

## The table as text

show-moment =
    .race =
        whoever shows a SET first opens; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
    .turn =
        round { $round }; { $bag ->
            [one] 1 die
           *[other] { $bag } dice
        } in the bag
    .extra =
        before round { $next } all may roll dice once more; { $bag ->
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
    .blurb = Find the turn that is worth the most on today's board; everybody has the same one.
daily-dealt = { $dice } dice lie on the board. Which turn is worth the most?
daily-result =
    { $points } of { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
put-only = '{ $text }' is no step here: write put, a square and a die, such as put g8=2rd.

## Looking back

review-unit = points
review-yardstick = A turn is worth its points, less about a third of what the next player can make of it (shared among all others), plus a quarter of what is left for one’s own next turn and one for a WILD in hand. A roll is judged by the best turn with the dice it gives.
review-curve = Points.
review-turn = { $dice } for { $points } points was the best turn.
    .kept = Skipping was best.
    .wrong = { $dice } for { $points } points. { $best } would have been { $top }; the most was { $most }.
    .fewer = { $dice } for { $points } points; the most was { $most }. { $best } for { $top } would have left the next player less, or oneself more.
    .skipped = Skipped. { $best } would have been { $top } points.
    .better-skipped = { $dice } for { $points } points. It would have been better to skip and leave the next player less.
review-roll = { $dice-count ->
        [0] Keeping all dice
       *[other] Rolling { $dice } once more
    } was best: { $points } points on average with the best turn.
    .wrong = { $dice-count ->
            [0] Kept all dice
           *[other] Rolled { $dice } once more
        }: { $points } points on average with the best turn. { $best-count ->
            [0] Keeping all
           *[other] Rolling { $best }
        } would have given { $top }.

## The lesson

lesson-race = Three dice are a SET if number, colour and symbol are each the same on all three, or different on all three. Whoever first shows a SET of their own begins. You have one, with the marked die: show it.
    .title = Who begins
    .well = One, two and three green squiggles. They lie on the logo, and 3 points are yours.
    .otherwise = Take the three dice with green squiggles.
lesson-third = Now dice go next to dice. On the left end of the row, what makes a SET with one and two red ovals? Put it on the marked square.
    .title = Next to other dice
    .well = Three in a line that touch: a SET, and a point for each of its dice. The row may grow longer than three.
    .done = Nobody has to play, but here you can: three red ovals fit on e7.
    .otherwise = Put the three red ovals on e7.
lesson-two = One die on the board is enough to begin with: you may put two next to it at once. Two green ovals, two purple ones, and the two red ones on g7: make a column of them.
    .title = Two dice at once
    .well = The first one only waits; the second makes it a SET. 3 points, as the die that lay there counts too.
    .done = Your turn would be over. Put one die above or below g7, and the other in the same line.
    .otherwise = Put both dice with two ovals into one column with g7.
lesson-cross = A die may complete two lines at once, and then counts in both. Where does your green diamond make two SETs?
    .title = Two lines at once
    .well = Down from f6 and across to h8: 6 points with a single die.
    .one = A SET, but only one: 3 points. On f8 the diamond ends a column and begins a row.
    .done = There are 6 points for you here. Look at f8, where a column and a row meet.
    .otherwise = Put the green diamond on f8.
lesson-bonus = Squares with a number pay that many points to the first who puts a die there. The row has come close to one: play a SET that reaches a bonus.
    .title = A bonus
    .well = 2 points more. Nobody gets them again.
    .done = A bonus is waiting at the end of the row. Two red ovals fit on d7.
    .otherwise = Put the two red ovals on d7.
lesson-wild = A WILD stands for any face; you say which one when you put it down. Use yours in a SET.
    .title = A WILD
    .well = It is what you said from now on. In the SET it is played with it counts nothing, in later ones like any die.
    .done = Your WILD can be any die: for instance three red ovals on e7.
    .otherwise = Put the WILD next to the row, and say what it is.
lesson-swap = On g7 lies a WILD that stands for two red ovals, and you have a die that shows just that. At the start of your turn you may replace it.
    .title = Getting a WILD
    .well = The WILD was rolled and is yours now. That brings no points, but perhaps a WILD again.
    .done = Before you end the turn, take what you can: two red ovals go in the place of the WILD.
    .otherwise = Replace the WILD on g7.
lesson-turn = A turn has up to three dice, one after the other, and each may build on the one before. On the marked squares there are 17 points. You can take dice back.
    .title = A whole turn
    .well = 17 points, and not one more was possible. The same three dice elsewhere can be as few as 8.
    .done = There are 17 points here. The green diamond goes on f8, the purple squiggle below it, and two red ovals on g10.
    .otherwise = Play on until you have 17 points.
lesson-roll = Between two rounds you may roll dice once more, as many as you like. The green diamond and the two red ovals fit well. Roll the other three.
    .title = Rolling once more
    .well = What fits you keep, the rest gets a second chance.
    .keep = It costs nothing to roll them again, and as the board is, three of your dice fit nowhere.
    .good = Keep the green diamond and the two red ovals: they have their places already. Roll the other three.
    .otherwise = Three dice fit nowhere as the board is: roll all of them.
lesson-match = The end of a game: the bag is empty, and you are 2 points behind. When somebody has no dice left, the others finish the round, and the most points win.
    .title = The end of a game
    .well = That was SET CUBED. A whole game begins with the race and an empty board.

## Drills

drill-turn = The best turn
    .about = Where do up to three dice count most?
    .question = Which of these turns is worth the most?
    .best = { $points } points: no turn is worth more.
drill-worth =
    { $points } points: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }and { $bonus } bonus points
    }. The best turn has { $best }.
drill-dice = Your dice
