### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Roll ten dice and race to join them all into one crossword of SETs.

## House rules

option-joining = Joining
    .about = SETs hang together when they touch side by side, or only when they share a die like words.
    .touching = SETs may touch
    .crossing = SETs must cross
option-rounds = Rounds
    .about = How many rounds are played.
option-round-seconds = Time for a round
    .about = Seconds after which nobody wins the round any more; 0 for as long as it takes.

## What happens

began = Round { $round }: all roll.
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
       *[other] { $host }'s
    } grid.
# A die and where it goes, in a list.
spot = { $face } on { $square }
    .off = { $face } aside
declared =
    { $who ->
        [you] Your
       *[other] { $who }'s
    } WILD stands for { $face }.
    .free =
        { $who ->
            [you] Your
           *[other] { $who }'s
        } WILD stands for whatever fits.
wild-now = A WILD stands for { $face } now.
    .nothing = A WILD stands for nothing now.
reached =
    { $who ->
        [you] You reach
       *[other] { $who } reaches
    } into the bag.
gives-up =
    { $who ->
        [you] You would give up.
       *[other] { $who } would give up.
    }
goes-on =
    { $who ->
        [you] You go on.
       *[other] { $who } goes on.
    }
round-over =
    { $who ->
        [you] You have used all dice and win
       *[other] { $who } has used all dice and wins
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .given-up = All give up: nobody wins the round.
    .time = Nobody was in time: nobody wins the round.
# One who plays alone.
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
    .most = At most { $laid } of { $dice } can be used.
solver-grid =
    The solver: { $dice-count ->
        [0] nothing
       *[other] { $dice }
    }.
outcome = { $played }; the most points win.
    .alone =
        { $done } of { $rounds ->
            [one] 1 round
           *[other] { $rounds } rounds
        } completed with { $extra ->
            [one] 1 extra die
           *[other] { $extra } extra dice
        }, in { $time }.

## Refusals

building = The round is not over yet.
between-rounds = The round is over; say when you are ready for the next.
bag-empty = The bag is empty.
bag-not-empty = As long as there are dice in the bag everybody builds alone.
gave-up = You have given this round up already.
not-given-up = You have not given this round up.
no-change =
    .one = That is where it lies already.
    .many = They lie there already.
    .wild = That is what it stands for already.
not-wild = { $face } is no WILD.
not-a-host = Guests go to the grid of another player.
not-tied = Each guest must be tied to the dice of that grid by SETs.
frozen = { $face } lies in a grid with a guest, where nothing moves any more.
not-your-die = { $die } is not yours.
no-dice = Say which dice go where.
twice = Name each die and each square once.
no-such-square = There is no square { $square }.
occupied = There is a die on { $square }.
not-a-player = '{ $text }' is no player: write the number that stands before the name.
not-a-move = '{ $text }' is no move here: { $words }; put and dice with squares (or off); guest, a player's number and the same; declare, a WILD and what it stands for.
    .pairs = Name a square, or off, after each die.
not-a-die = '{ $text }' is no die: write its number in your list, or its name, such as #17.
    .number = You have no die { $number }.
not-a-square = A guest needs a square.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .acted = { $seats } times should stand here, one for each player.
    .owned = dice that somebody has should stand here.
    .result = a result such as completed 0 65000 and { $seats } numbers of dice such as 4+0 should stand here.
    .since = this is after the time when somebody last did something.
    .results = each round on the sheet, and no other, should have a result.
    .rolling = only the first round begins so.
    .sheet = after a round there are points on the sheet.
    .ready = nobody is ready but between two rounds.
    .not-building = players give up and take dice in a round only.
    .no-die = there is no die in the bag.
    .left = what somebody said who has left is void.
    .solution = the solver shows its grid to one who plays alone, after a round.
    .not-declared = { $die } is no WILD that stands for something.
    .no-grid = { $die } lies on no grid.
    .square-twice = two dice lie on { $square } of one grid.
    .guest = { $die } is a guest, so it should be frozen.

## Hints

hint-no-set = There is no SET in your dice; take another die.
hint-all = All of your dice fit into one grid.
hint-some =
    A grid can use { $used ->
        [one] 1 die
       *[other] { $used } dice
    } of your { $dice }.
hint-set = It has a SET of { $faces }.
hint-lay = Lay { $dice }.

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
    .gives-up = gives up
    .ready = ready
    .away = away
show-beside = { "  " }beside: { $dice }

## The daily puzzle

crossword-set-daily = Daily CROSSWORD SET
    .blurb = Join all of today's dice into one grid in which the SETs cross; everybody has the same ones.
daily-rolled = { $dice } dice are to lie in one grid, in SETs that cross like words.
daily-result = { $used } of { $dice } dice used
put-only = '{ $text }' is no step here: write put, then dice and squares, such as put #7 k10.

## Looking back

review-unit = dice
review-yardstick = A round is judged by how many dice were used of those that one grid can hold, whoever was faster. Another die from the bag was needless if the dice fitted together without it.
review-curve = Points.
review-round = Used { $used } of { $dice } dice, and no grid holds more of them.
    .wrong = Used { $used } of { $dice } dice. { $most } fitted together: { $grid }.
review-take = Another die was needed: at most { $most } of { $dice } fitted together.
    .needless = Took another die although all { $dice } fitted together: { $grid }.
review-give-up = Gave up although all { $dice } dice fitted together: { $grid }.

## The lesson

lesson-line = Everybody rolls ten dice, and whoever first has all of theirs in one grid of SETs wins the round. Begin with one SET: lay the marked dice side by side, in a row or a column.
    .title = Three in a line
    .well = Three neighbours in a row or a column, never at a slant: that is how SETs lie here.
    .take = You have ten dice to use already. One more would only be one more.
    .give = You have hardly begun. Lay one, two and three red ovals side by side.
    .otherwise = Lay one, two and three red ovals side by side.
lesson-longer = A line may be longer than three: then every three neighbours count by themselves. At one end of the row the other three red ovals make a second SET.
    .title = A longer line
    .well = Three, one, two: a SET again. A fourth die fits if it makes both ends of the row the same.
    .take = Not yet: the three red ovals still have a place in the row.
    .give = Nobody gives up that early. Look at the left end of the row.
    .otherwise = Lay the three red ovals to the left of the one.
lesson-cross = As in a crossword, SETs can cross: one die belongs to a row and to a column. Hang the three green and the three purple ovals onto three red ones.
    .title = Crossing
    .well = The corner die counts in both. Six dice hang together now.
    .take = You do not need another die. Three red, three green and three purple ovals are a SET.
    .give = It is going well. Lay the green and the purple ovals below three red ones.
    .otherwise = Lay the three green and the three purple ovals in a column with three red ones.
lesson-touch = Below lies a good SET, but it is far off, and only what hangs together counts. SETs may just touch, side by side: move it up to the others.
    .title = Touching is enough
    .well = SETs need not share a die: to touch is enough. Now the squiggles count, too.
    .take = All dice are there already. Only the SET at the bottom has to come closer.
    .give = One more shove, and nine of ten dice are used. Move the squiggles up.
    .otherwise = Move the three squiggles up until they touch the column.
lesson-wild = One die is left, and it is a WILD: it stands for whatever makes a SET. Lay it at the end of any line.
    .title = A WILD
    .well = All ten dice are used, so the round is yours. You get a point for each die the others have not used.
    .take = You have only one left, and a WILD fits nearly everywhere. Lay it first.
    .give = With the best die of all in hand? Lay the WILD at the end of a line.
    .otherwise = Lay the WILD next to two dice in a line.
lesson-order = The other two red ovals fit nowhere, as the row lies. But you may move your dice as often as you like, and the order in a SET does not matter. Put two at one end of the row, and two at the other.
    .title = Moving dice
    .well = Two, one, three, two: now both ends agree, and all dice are used.
    .take = A new die must be used too. First see whether moving two dice helps.
    .give = There is a way. Let one and two red ovals change places.
    .otherwise = Let one and two red ovals change places, then lay the other two at the right end.
lesson-more = Two green diamonds make no SET with any of these dice, however you lay them. When you are stuck you may take one more die.
    .title = One more die
    .well = It is rolled once and has to be used too, but every new die brings new SETs. Take as many as you need, one by one.
    .give = If all give up the round is over, and nobody scores. Taking a die costs nothing.
    .otherwise = Take one more die from the bag.
lesson-guest = The bag is empty: now you may lay dice on the grids of others too. Go to your friend’s grid: your green diamond fits onto the row of diamonds there.
    .title = On another grid
    .well = That die counts as used by you, so you have used all of yours. Your friend has seven left: seven points.
    .give = You need one place only, and there is one: at the end of your friend’s row.
    .otherwise = Lay the green diamond at the end of your friend’s row.
lesson-match = A whole round, but you have only eight dice; all of them fit into one grid. Your friend takes it easy. Ask for a hint whenever you like.
    .title = A short round
    .well = That was a round of CROSSWORD SET. A game has three, with ten dice each.

## Drills

drill-gap = Close the gap
    .about = One die makes SETs in both directions.
    .question = Which die belongs into the gap, so that every line through it is a SET?
    .best = { $sets } SETs at once: { $face }.
    .wrong =
        { $wrong ->
            [1] In one of { $lines } lines it makes no SET
           *[other] In { $wrong } of { $lines } lines it makes no SET
        }: { $why }.
drill-grid = One too many
    .about = All dice but one lie in one grid.
    .question = { $dice } of these dice lie in one grid in which SETs cross. Which die has to stay out?
    .best = Without { $face } all { $dice } lie in one grid.
    .most = Without this one { $most } of the other { $dice } lie in one grid at most.
