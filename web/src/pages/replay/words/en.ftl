### The page for replays.

title = Replay
coming = Loading the match …
nothing = Nothing to replay
beside = History
only-looking = This is a replay. To play, choose “Play from here”.
controls = Replay controls
moment = Move
    .where = { $n } of { $last }, { $time }
marks = Key moves
    .one = { $n }: { $label }
first = To the start
back = Previous move
play = Play
pause = Pause
next = Next move
last = To the end
speed = Speed
eyes = View as
    .watcher = Spectator
    .open = All cards face up
hidden = Hidden cards
pile = { $name }: { $count }
    .order = The next card comes first.
more = Share, download, verify
    .about = Anyone with the link can watch this match and see all cards.
link = Copy link to this move
save = Download
position = Copy position as text
deal = Was the deal fair?
    .about = Before the first card, the server chose a seed that decides all luck and showed its fingerprint. After the last card it revealed the seed, so nobody could change the deal in between.
    .promised = Before the first card: the fingerprint
    .revealed = After the last card: the seed
    .fits = Your browser checked it: the seed matches the fingerprint.
    .differs = Your browser checked it: the seed doesn’t match the fingerprint.
    .insecure = Your browser can only check this over HTTPS, so the server checked it.
    .checking = Checking every move …
    .again =
        { $acts ->
            [one] { $acts } move was
           *[other] All { $acts } moves were
        } checked from the seed. Everything happened as recorded.
    .yourself = Check it on your own computer: { $command }
play-on = Play from here
    .about = Opens the position after move { $n } in a new room. This replay stays as it is.
    .seat = Your seat
    .turn = (to move)
    .bots = Bots in all other seats
    .start = Play
keys = Keyboard shortcuts
    .step = previous or next move
    .play = play or pause
    .ends = to the start or the end
    .speed = faster or slower
    .mark = next key move
    .more = this window
open = Open a record
    .about = You can download every match as a record. Open one here to replay it with all cards face up. It isn’t stored on the server.
    .choose = Choose a file
    .drop = Or drop one here.
