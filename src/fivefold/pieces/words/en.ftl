### What several games share.

option-call-seconds = Time to take
    .about = Seconds a caller has to take a SET.
option-lag-credit-ms = Photo finish
    .about = Milliseconds at most by which a call over a slow connection counts earlier; 0 turns it off.
# A list of words to play with.
word-list = { $name }

## Calls

pressed =
    { $who ->
        [you] You call; the photo finish decides.
       *[other] { $who } calls; the photo finish decides.
    }
called =
    { $who ->
        [you] You have the board.
       *[other] { $who } has the board.
    }
    .already = You have called SET already.
photo = Photo finish: { $presses }.
photo-press =
    { $who ->
        [you] you
       *[other] { $who }
    } at { $ms } ms
measured =
    { $who ->
        [you] You are { $ms } ms away.
       *[other] { $who } is { $ms } ms away.
    }
board-taken = Somebody has the board; wait until they have finished.
no-board = Call SET before you take anything.
fault-number =
    two show { $two ->
        [one] { $two } symbol
       *[other] { $two } symbols
    } and one shows { $one }
fault-colour =
    two are { $two ->
        [r] red
        [g] green
       *[p] purple
    } and one is { $one ->
        [r] red
        [g] green
       *[p] purple
    }
fault-shading =
    two are { $two ->
        [s] solid
        [o] open
       *[t] striped
    } and one is { $one ->
        [s] solid
        [o] open
       *[t] striped
    }
fault-symbol =
    two are { $two ->
        [o] ovals
        [q] squiggles
       *[d] diamonds
    } and one is { $one ->
        [o] an oval
        [q] a squiggle
       *[d] a diamond
    }

## Who is there, and rounds

gone =
    { $who ->
        [you] You have left.
       *[other] { $who } has left.
    }
returned =
    { $who ->
        [you] You are back.
       *[other] { $who } is back.
    }
away = You have left the table; come back first.
    .already = That player has left already.
here = That player is here already.
ready = You have said already that you are ready.
readied =
    { $who ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
time-up = Time is up.
played-rounds =
    .most =
        { $number ->
            [one] One round was played; the most points win.
           *[other] All { $number } rounds were played; the most points win.
        }
    .fewest =
        { $number ->
            [one] One round was played; the fewest points win.
           *[other] All { $number } rounds were played; the fewest points win.
        }
played-hands =
    .fewest =
        { $number ->
            [one] One hand was played; the fewest points win.
           *[other] All { $number } hands were played; the fewest points win.
        }

## What cannot be read

not-a-die = '{ $text }' is no die: write # and its number, from #1 to #42.
    .shown = '{ $text }' is no die: write what it shows and its number, such as 2rd#7.
not-a-face = '{ $text }' is no face of a die: write number 1-3, colour r g p, symbol o(val) q (squiggle) d(iamond), such as 2rd; * is WILD, and *2rd one that stands for 2rd.
not-a-square = '{ $text }' is no square: write a column from a to { $column } and a row from 1 to { $rows }, such as g7.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .calling = nobody calls while somebody has the board.
    .press = a seat, its arrival and the time at which it counts should stand here.
    .caller = a seat and the end of its time should stand here.
    .sheet = { $seats } numbers should stand here, the points of each player in a round.
bad-words = { $path }: { $why }.
    .line = { $path }, line { $line }: { $why }.
    .empty = { $path }: there is no word in it.
    .path = { $path }: a list cannot lie where a name has '{ $sign }' in it.
# What is wrong with a line of a list of words; without a full stop.
bad-word =
    .not-text = this is not text in UTF-8
    .several = { $word } is more than one word
    .letters = { $word } has other letters than A to Z
    .length = { $word } does not have 2 to { $most } letters
    .level = { $level } is no level: { $levels }
