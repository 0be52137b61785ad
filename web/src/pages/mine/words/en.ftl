### The page of one's own games.

title = My games
empty = Nothing played yet
    .about = Every match you play on this device turns up here: with whom, how it went, your bests, and how you get better.
    .play = Choose a game
matches = Matches
won = Won
share = Share
time = Time at the table
days = Days in a row
longest = Wins in a row, at best
streak = Wins in a row, now
bests = Personal bests
best = Best points
quickest = Quickest win
figure = Review
    .about = How much of the possible gain you took, from 0 to 100, in matches that were looked back at.
won-of =
    { $played ->
        [one] { $won } of { $played } match won ({ $share })
       *[other] { $won } of { $played } matches won ({ $share })
    }
alone = Alone
course = In the course of time
plot-won = Matches won
    .about = Of your latest matches then, by the strongest bot at the table.
levels = Results by level
level = Level
as-table = As a table
until = Until
no-bots = Without bots
all = All matches
game = Game
all-games = All games
company = With
anybody = Anybody
company-people = People only
company-bots = Bots
company-alone = Alone
result = Result
any-result = Won and lost
only-won = Won
only-lost = Lost
with = with { $names }
solved = Done
not-solved = Not this time
first =
    { $points ->
        [none] Won
       *[points] Won · { $points }
    }
# `$points` is `none` where there are no points.
place =
    { $points ->
        [none] Place { $place }
       *[points] Place { $place } · { $points }
    }
none = No match here yet.
none-such = No match is like that.
more = Show more
take-along = Yours to keep, or to delete
yours = We know you by a cookie on this device, and nothing else. You can take everything along as records, which every Fivefold can replay.
export = Export everything
delete = Delete everything
delete-really = Delete everything?
    .about = Your name, your list of matches, your bests and how strong the bots think you are will be gone for good, on all your devices.
    .stays = Matches you played with others stay theirs: in them you will be a number without a name.
delete-yes = Delete everything
delete-no = Keep it
deleted = All of it is gone.
