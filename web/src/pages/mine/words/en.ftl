### The page of one's own games.

title = My games
empty = No games yet
    .about = Every match you play on this device shows up here, with your results, your bests and your progress.
    .play = Choose a game
matches = Matches
won = Won
share = Win rate
time = Time played
days = Day streak
longest = Longest win streak
streak = Current win streak
bests = Personal bests
best = Best score
fewest = Fewest points
quickest = Quickest win
figure = Accuracy
    .about = How close you came to best play, from 0 to 100, in reviewed matches.
won-of =
    { $played ->
        [one] { $won } of { $played } match won ({ $share })
       *[other] { $won } of { $played } matches won ({ $share })
    }
alone = Solo
course = Progress
plot-won = Matches won
    .about = Share of recent matches won, by strongest opponent.
levels = Results by level
level = Level
as-table = Show as a table
until = Until
no-bots = Without bots
all = All matches
game = Game
all-games = All games
company = With
anybody = Anyone
company-people = People only
company-bots = Bots
company-alone = Solo
result = Result
any-result = Any result
only-won = Won
only-lost = Lost
with = with { $names }
solved = Solved
not-solved = Not this time
first =
    { $points ->
        [none] Won
       *[points] Won · { $points }
    }
# `$points` is `none` where there are no points.
place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place{ $points ->
        [none] { "" }
       *[points] { " " }· { $points }
    }
none = No matches yet.
none-such = No matches found.
more = Show more
take-along = Your data
yours = We only know you by a cookie on this device. You can download all your games and replay them in any Fivefold.
export = Download everything
delete = Delete everything
delete-really = Delete everything?
    .about = Your name, your matches, your bests, your level and your ratings will be deleted for good, on all your devices.
    .stays = Matches you played with others stay, but without your name.
delete-yes = Delete everything
delete-no = Keep it
deleted = Everything has been deleted.
profile = Profile and devices
real = At a real table
    .won =
        { $count ->
            [one] { $names } won
           *[other] { $names } shared the win
        }
    .goes-on = Round { $round }
    .tied = A tie
