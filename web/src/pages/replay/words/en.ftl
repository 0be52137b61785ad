### The page for looking back at a match that is over.

title = Looking back
coming = The match is being laid out again.
nothing = Nothing to look back at
beside = What happened
only-looking = You are looking back. To play, choose “Play on from here”.
controls = Moving through the match
moment = Moment
    .where = { $n } of { $last }, { $time }
marks = Moments that mattered
    .one = { $n }: { $label }
first = To the beginning
back = One step back
play = Play
pause = Pause
next = One step on
last = To the end
speed = Speed
eyes = With whose eyes
    .watcher = A watcher
    .open = Everything open
held = What everybody holds
more = Share, save, check
    .about = Whoever has the link can look at this match with everybody’s eyes.
link = Copy the link to this moment
save = Save the record
position = Copy the position as text
deal = Was the deal fair?
    .about = Before the first card the server fixed all luck by a seed, and showed the seed’s fingerprint. After the last card it revealed the seed. So nobody could change the deal in between.
    .promised = Promised before the first card: the fingerprint
    .revealed = Revealed after the last: the seed
    .fits = Your browser has worked out the fingerprint of the seed itself: it is the one that was promised.
    .differs = Your browser has worked out the fingerprint of the seed itself: it is not the one that was promised.
    .insecure = Browsers work out fingerprints on pages with TLS only, and this is none; the server has done it instead.
    .checking = Everything is being dealt and judged again …
    .again =
        { $acts ->
            [one] One act was dealt and judged again from the seed:
           *[other] All { $acts } acts were dealt and judged again from the seed:
        } everything happened as it stands in the record.
    .yourself = To check it on your own computer: { $command }
play-on = Play on from here
    .about = The table is laid as it stood after step { $n }, in a room of your own. The match you look back at stays as it is.
    .seat = Your seat
    .turn = (to act)
    .bots = Bots in all other seats
    .start = Play
keys = Keys
    .step = one step back or on
    .play = play or pause
    .ends = to the beginning or the end
    .speed = faster or slower
    .mark = to the next moment that mattered
    .more = this page
open = Look at a record
    .about = Every match can be saved as a record. Open one to see it again on its board, with everybody’s eyes; nothing of it stays on the server.
    .choose = Choose a file
    .drop = Or drop one here.
