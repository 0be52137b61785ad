### The review of a match, in the browser.

title = Review
invitation = See how each move compares with the best one. It takes a few seconds.
begin = Review this match
queued =
    { $ahead ->
        [0] This match is next.
        [one] { $ahead } match ahead of yours.
       *[other] { $ahead } matches ahead of yours.
    }
running = Reviewing every move …
failed = This match couldn’t be reviewed.
again = Try again
figure = of 100
    .none = No real decisions in this match.
means = What does this number mean?
    .text = It’s your accuracy: 100 means you always found the best move, 0 means no better than chance. Only moves that mattered count.
found =
    { $mattered ->
        [one] Best move in { $found } of { $mattered } key decision.
       *[other] Best move in { $found } of { $mattered } key decisions.
    }
given = Total cost in { $unit }: { $cost }.
curve = Progress
    .open = With all cards face up.
    .moment = Move
    .table = Show as a table
lessons = Mistakes to learn from
    .none = { $name } made no costly mistakes.
moment = Move { $n }
cost = Cost in { $unit }: { $cost }, { $lost }% of what was possible ({ $sure }).
    .part = Cost: { $lost }% of what was possible ({ $sure }).
best = Best move ({ $sure }).
show = Show move
try = Try again
trial =
    .asked = Find a better move. Take your time: the clock is stopped and nobody else plays.
    .right = Found it!
    .wrong = Not yet.
    .more = There’s a better move.
    .show = Show me
    .back = Back to the review
every = All decisions
    .filter = Show
    .whose = Player
    .all = Everyone
    .more = Show more
    .count =
        { $count ->
            [0] No decisions
            [one] { $count } decision
           *[other] { $count } decisions
        }
filter =
    .dear = Mistakes
    .mattered = Key moves
    .all = All
