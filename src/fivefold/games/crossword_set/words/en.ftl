### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Race to join ten dice into one crossword of SETs.

## House rules

option-joining = Joining
    .about = SETs can touch side by side, or must share a die like words in a crossword.
    .touching = SETs can touch
    .crossing = SETs must cross
option-rounds = Rounds
    .about = Number of rounds.
option-round-seconds = Time per round
    .about = Seconds until the round ends without a winner. 0: no limit.

## What happens

began = Round { $round }: everyone rolls.
rolls =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    } { $dice }.
arranged =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $dice }.
visited =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $dice } of { $host ->
        [you] your
       *[other] { $host }’s
    } grid.
# A die and where it goes, in a list.
spot = { $face } on { $square }
    .off = { $face } aside
declared =
    { $who ->
        [you] Your
       *[other] { $who }’s
    } WILD is now { $face }.
    .free =
        { $who ->
            [you] Your
           *[other] { $who }’s
        } WILD is now anything that fits.
wild-now = A WILD is now { $face }.
    .nothing = A WILD can be any face again.
reached =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } another die.
gives-up =
    { $who ->
        [you] You offer to give up.
       *[other] { $who } offers to give up.
    }
goes-on =
    { $who ->
        [you] You play on.
       *[other] { $who } plays on.
    }
round-over =
    { $who ->
        [you] You’ve used all your dice and win
       *[other] { $who } has used all dice and wins
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .given-up = Everyone gave up. Nobody wins the round.
    .time = Time’s up. Nobody wins the round.
# A player alone.
alone =
    All dice used in { $time }, with { $extra ->
        [one] 1 extra die
       *[other] { $extra } extra dice
    }.
    .left =
        { $unused ->
            [one] 1 die
           *[other] { $unused } dice
        } left over after { $time }, with { $extra ->
            [one] 1 extra die
           *[other] { $extra } extra dice
        }.
solver =
    It can be done with { $extra ->
        [one] 1 extra die
       *[other] { $extra } extra dice
    }.
    .most = At most { $laid } of { $dice } dice can be used.
solver-grid =
    The solver: { $dice-count ->
        [0] nothing
       *[other] { $dice }
    }.
outcome = { $played }; the player with the most points wins.
    .alone =
        { $done } of { $rounds ->
            [one] 1 round
           *[other] { $rounds } rounds
        } completed with { $extra ->
            [one] 1 extra die
           *[other] { $extra } extra dice
        }, in { $time }.

## Refusals

building = The round isn’t over yet.
between-rounds = The round is over. Say when you’re ready for the next one.
bag-empty = There are no dice left in the bag.
bag-not-empty = You can’t add dice to other grids until the bag is empty.
gave-up = You’ve already offered to give up this round.
not-given-up = You haven’t offered to give up.
no-change =
    .one = It’s already there.
    .many = They’re already there.
    .wild = It already stands for that.
not-wild = { $face } isn’t a WILD.
not-a-host = That’s your own grid. A guest goes to another player’s grid.
not-tied = Each guest must make a SET with the dice of that grid.
frozen = { $face } can’t move: there’s a guest in this grid.
not-your-die = { $die } isn’t yours.
no-dice = Say which dice go where.
twice = Name each die and each square once.
no-such-square = There’s no square { $square }.
occupied = There’s already a die on { $square }.
not-a-player = “{ $text }” isn’t a player. Write the number before the name.
not-a-move = “{ $text }” isn’t a move. Write { $words }; put, then dice with squares (or off); guest, a player’s number and the same; or declare, a WILD and its face.
    .pairs = Name a square, or off, after each die.
not-a-die = “{ $text }” isn’t a die. Write its number in your list, or its name, such as #17.
    .number = You don’t have a die { $number }.
not-a-square = Choose a square for the guest.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .acted = expected { $seats } times here, one for each player.
    .owned = expected dice that a player has here.
    .result = expected a result such as completed 0 65000 and { $seats } dice counts such as 4+0 here.
    .since = this is after the last action.
    .results = each round on the sheet must have one result.
    .rolling = only the first round begins like this.
    .sheet = after a round there are points on the sheet.
    .ready = players are ready only between rounds.
    .not-building = players give up and take dice only during a round.
    .no-die = there’s no die in the bag.
    .left = a player who has left can’t say anything.
    .solution = the solver shows its grid only to a player alone, after a round.
    .not-declared = { $die } isn’t a declared WILD.
    .no-grid = { $die } isn’t on a grid.
    .square-twice = two dice are on { $square } of one grid.
    .guest = { $die } is a guest, so it must be frozen.

## Hints

hint-no-set = There’s no SET in your dice. Take another die.
    .empty = There’s no SET in your dice, and the bag is empty.
hint-no-more = Your grid can’t use any more of your dice. Take another die.
    .empty = Your grid can’t use any more of your dice, and the bag is empty.
hint-all = All your dice fit into one grid.
hint-some =
    A grid can use { $used ->
        [one] 1 die
       *[other] { $used } dice
    } of your { $dice }.
hint-set = It has a SET of { $faces }.
hint-lay = Put { $dice }.

## The table as text

show =
    Round { $round } of { $rounds }, { $bag ->
        [one] 1 die
       *[other] { $bag } dice
    } in the bag
    .solver = The solver:
show-player =
    { $number } { $who ->
        [you] you
       *[other] { $who }
    }: { $notes }
# Notes about a player, with commas between them.
show-note =
    .points =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    .used = { $used } of { $dice } dice used
    .frozen = frozen
    .gives-up = offers to give up
    .ready = ready
    .away = away
show-beside = { "  " }not on the grid: { $dice }

## The daily puzzle

crossword-set-daily = Daily CROSSWORD SET
    .blurb = Join all of today’s dice into one grid of crossing SETs. Everyone gets the same dice.
daily-rolled = Put all { $dice } dice in one grid of SETs that cross like words.
daily-result = { $used } of { $dice } dice used
put-only = “{ $text }” isn’t a move. Write put, then dice and squares, such as put #7 k10.

## Review

review-unit = dice
review-yardstick = A round is judged by how many of the dice that fit into one grid were used; speed doesn’t count. Taking another die was needless if the dice fitted together without it.
review-curve = Points.
review-round = { $player ->
        [you] You used
       *[other] Used
    } { $used } of { $dice } dice, and no grid holds more of them.
    .wrong = { $player ->
            [you] You used
           *[other] Used
        } { $used } of { $dice } dice. { $most } fitted together: { $grid }.
review-take = Another die was needed: at most { $most } of { $dice } fitted together.
    .needless = { $player ->
            [you] You took another die
           *[other] Took another die
        } although all { $dice } fitted together: { $grid }.
review-give-up = { $player ->
        [you] You gave up
       *[other] Gave up
    } although all { $dice } dice fitted together: { $grid }.

## The lesson

lesson-line = Race to join all your dice into one grid of SETs. Start with one SET: put the marked dice side by side.
    .title = Three in a line
    .well = Three neighbours in a row or a column: that’s how SETs work here.
    .take = You already have ten dice to use. Another one would have to be used too.
    .give = You’ve only just started. Put one, two and three red ovals side by side.
    .otherwise = Put one, two and three red ovals side by side.
lesson-slant = These three are a SET, but they aren’t in a straight line. Move the marked die to the end of the row.
    .title = No diagonals
    .well = Now it counts: a SET is always a row or a column, never a diagonal.
    .take = You already have the three dice you need. Move the three ovals next to the two.
    .give = It’s just one move. Put the three red ovals at the right end of the row.
    .otherwise = Put the three red ovals at the right end of the row.
lesson-longer = A line can be longer than three, if every three neighbours are a SET. Put the marked die at the end where it fits.
    .title = A longer line
    .well = Three, one, two: that’s another SET.
    .take = Not yet: the other three red ovals still fit in the row.
    .give = It’s too early to give up. Look at the left end of the row.
    .otherwise = Put the three red ovals to the left of the one.
lesson-cross = SETs can cross like words: one die in a row and a column. Make a column of three red, three green and three purple ovals.
    .title = Crossing
    .well = The corner die counts in both lines. Now six dice are joined.
    .take = You don’t need another die. Three red, three green and three purple ovals are a SET.
    .give = It’s going well. Put the green and the purple ovals below three red ones.
    .otherwise = Put the three green and three purple ovals in a column with three red ones.
lesson-touch = The SET at the bottom is too far away to count. Move it up until it touches the others.
    .title = Touching is enough
    .well = SETs don’t have to share a die: it’s enough if they touch. Now the squiggles count too.
    .take = You have all the dice you need. Just move the bottom SET closer.
    .give = One more push, and nine of your ten dice are used. Move the squiggles up.
    .otherwise = Move the three squiggles up until they touch the column.
lesson-wild = Your last die is a WILD: it stands for any face that makes a SET. Put it at the end of any line.
    .title = WILDs
    .well = All ten dice used: you win the round! You get a point for each die the others haven’t used.
    .take = You have only one die left, and a WILD fits nearly everywhere. Use it first.
    .give = With the best die of all? Put the WILD at the end of a line.
    .otherwise = Put the WILD next to two dice in a line.
lesson-order = Your last die fits at neither end of the row. But the order in a SET doesn’t matter: swap the one and the two.
    .title = Swapping dice
    .well = Two, one, three: it’s still a SET. You can move your dice as often as you like.
    .take = You’d have to use a new die too. First see if swapping helps.
    .give = There’s a way. Swap the one and the two red ovals.
    .otherwise = Swap the one and the two red ovals in the row.
lesson-ends = Now the row starts with two red ovals. Put the marked die at the other end.
    .title = Matching ends
    .well = Two, one, three, two: each three neighbours are a SET, and all your dice are used.
    .take = You don’t need another die. Yours fits at the right end of the row.
    .give = You’re one die away! Put the two red ovals at the right end of the row.
    .otherwise = Put the other two red ovals at the right end of the row.
lesson-more = Two green diamonds don’t make a SET with any of these dice. When you’re stuck, you can take another die.
    .title = Another die
    .well = You have to use it too, but a new die makes new SETs. Take as many as you need.
    .give = If everyone gives up, the round is over and nobody scores. Taking a die costs nothing.
    .otherwise = Take another die from the bag.
lesson-guest = When the bag is empty, you can also use other players’ grids. Put your green diamond in line with your opponent’s diamonds.
    .title = Other players’ grids
    .well = That was your last die, so you win the round. Your opponent has seven dice left: seven points.
    .give = You need just one place, and there is one: at the end of your opponent’s row.
    .otherwise = Put the green diamond at the end of your opponent’s row.
lesson-match = Play a round with only eight dice against an easy bot. All of them fit into one grid.
    .title = A short round
    .well = That was CROSSWORD SET. A full game has three rounds, with ten dice each.

## Drills

drill-gap = Fill the gap
    .about = One die makes SETs in both directions.
    .question = Which die goes in the gap, so that every line through it is a SET?
    .best =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs at once
        }: { $face }.
    .wrong =
        { $wrong ->
            [1] In one of { $lines } lines it doesn’t make a SET
           *[other] In { $wrong } of { $lines } lines it doesn’t make a SET
        }: { $why }.
drill-grid = One too many
    .about = All dice but one fit into one grid.
    .question = { $dice } of these dice fit into one grid of crossing SETs. Which die doesn’t?
    .best = Without { $face }, all { $dice } fit into one grid.
    .most = Without this one, only { $most } of the other { $dice } fit into one grid.

## Counting with real dice

count-grid = Check a grid
    .about = Enter the dice as they lie, row by row.
    .complete = Complete! Every die is part of a SET, and the grid is connected.
    .left =
        { $left ->
            [one] Not complete: { $left } of { $dice } dice isn’t used.
           *[other] Not complete: { $left } of { $dice } dice aren’t used.
        }
count-wild = WILD counts as: { $spots }.
    .open = With this many WILDs, enter what each of them stands for.
count-loose = Not part of a SET: { $spots }.
count-apart = The SETs lie in { $groups } groups that aren’t connected.
count-dice = Enter 1 to { $most } dice, not { $count }.
count-too-large = The grid is too large. It can have { $most } rows and { $most } columns.
count-judge = Is it a SET?
    .about = Enter three dice.

## Short questions about the rules

asked-reroll = May I roll a die again?
    .answer = No. Each die is rolled only once.
asked-move = Can I move dice that I’ve put down?
    .answer = Yes, at any time, one or several at once.
asked-longer = Can a row be longer than three dice?
    .answer = Yes. Every three neighbours are judged separately, and each die has to be part of a SET.
asked-diagonal = Do diagonals count?
    .answer = No. The dice of a SET are side by side in a row or a column.
asked-two-grids = May I build two separate grids?
    .answer = No. You must be able to walk from any die to any other.
asked-wild = Can a WILD stand for two faces at once?
    .answer = No. It stands for the same face in all its SETs, but can change when dice are moved.
asked-stuck = What if I’m stuck?
    .answer = Take another die from the bag. It has to be used too.
asked-guests = Can I add dice to another player’s grid?
    .answer = Only when the bag is empty, and only where they make a SET with dice that are already there.
asked-points = Who scores?
    .answer = Only the player who is first to use all their dice: a point for each unused die of the others.
asked-rounds = How many rounds are there?
    .answer = Three, each starting with all the dice in the bag. The most points win.
