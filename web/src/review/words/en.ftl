### Looking back at a match, in the browser.

title = Review
invitation = Every decision beside the best one there was, and what it cost. It takes some seconds.
begin = Review this match
queued =
    { $ahead ->
        [0] This match comes next.
        [one] One other match is looked back at first.
       *[other] { $ahead } other matches are looked back at first.
    }
running = Looking at every decision …
failed = The match could not be looked back at.
again = Try again
figure = of 100
    .none = There was nothing to decide that mattered.
means = What does the figure mean?
    .text = It is the share of the possible gain that was taken: 100 is whoever always found the best there was, 0 whoever never did better than blindly. Only decisions that mattered count. It means the same in every game.
found =
    { $mattered ->
        [one] The best there was in { $found } of { $mattered } decision that mattered.
       *[other] The best there was in { $found } of { $mattered } decisions that mattered.
    }
given = Given away: { $cost } { $unit }.
curve = How it went
    .open = With all cards open.
    .moment = Moment
    .table = As a table
lessons = Moments to learn from
    .none = { $name } gave nothing away that mattered.
moment = Moment { $n }
cost = Given away: { $cost } { $unit }, { $lost } % of what there was to gain ({ $sure }).
best = Nothing better was to be had ({ $sure }).
show = Show it
try = Try it again
every = Every decision
    .filter = Which
    .whose = Whose
    .all = Everybody’s
    .more = Show more
    .count =
        { $count ->
            [0] No decision.
            [one] { $count } decision
           *[other] { $count } decisions
        }
filter =
    .dear = That cost something
    .mattered = That mattered
    .all = All of them
