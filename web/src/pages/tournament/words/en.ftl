### Tournaments.

title = Tournament
heading = Tournaments
about = Invite everyone with one link. Tables, rounds and results take care of themselves.
mine = Your tournaments
ended = Over
goes-on = In progress
new = New tournament
game = Game
name = Name
untitled = { $game } tournament
format = Format
    .swiss = In every round, you play someone who’s doing about as well as you.
    .round-robin = Everyone plays everyone.
    .knock-out = Only the winner at each table advances.
swiss = Swiss
round-robin = Round robin
knock-out = Knockout
size = Players at a table
players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
time = Time per round
    .free = No limit
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
fill = Fill an empty seat with a bot
open = Open the tournament
in =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
rated = rated
round =
    .of = Round { $round } of { $rounds }
    .before = Previous round
    .after = Next round
due =
    .next = Next round in { $time }
    .end = { $time } left in this round
table = Table { $table }
    .yours = Go to your table
enter = Join
leave = Leave
    .sure = Really leave?
wait = Your next table appears here.
    .start = You’re in. Wait for the host to start.
bye = Bye: a win without playing
replay = Replay
watch = Watch
correct = Result of table { $table }
    .about = Players who are tied share a place.
absent = Didn’t play
save = Save
standing = Standings
who = Players
invite = Invite
    .copy = Copy the link
    .picture = The link as a QR code
screen = Big screen
csv = Download the standings
start = Start
    .need = You need at least { $least } players.
next = Start the next round
host = Host
bots = Bots
    .level = Level
    .count = How many
    .add = Add
swap = Swap two players
    .first = First player
    .second = Second player
    .do = Swap
remove = Remove a player
    .whom = Player
    .do = Remove
return = Bring a player back
    .do = Bring back
hand-over = Make another player the host
    .whom = Player
    .do = Make host
changes = Changes by the host
    .swapped = Round { $round }: { $one } and { $other } swapped
    .decided = Round { $round }, table { $table }: places { $places }
end = End the tournament
    .sure = Really end it?
delete = Delete
    .sure = Really delete it?
