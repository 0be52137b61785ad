### What several games share: calls of SET, rounds, who is here, and what the cards and the dice of SET show.

## Cards and dice of SET. In notation: number, colour r g p, shading s o t (on cards), symbol o q d; * is WILD.

# So many of a card or of a face, which `$parts` counts the letters of: `2rtd` 4, `2rd` 3, `*` 1, `*2rd` 4.
piece =
    { $count ->
        [1] { "" }
       *[other] { $count } ×{ " " }
    }{ $part-1 ->
        [star] { $parts ->
            [1] WILD
           *[other] { wild-as }
        }
       *[other] { $parts ->
            [3] { face }
            [4] { card }
           *[other] { $piece }
        }
    }
# Only the names.
named = { $pieces }
# Such as “two red striped diamonds”.
card =
    { $part-1 ->
        [1] one
        [2] two
       *[3] three
    } { $part-2 ->
        [r] red
        [g] green
       *[p] purple
    } { $part-3 ->
        [s] solid
        [o] open
       *[t] striped
    } { $part-1 ->
        [1] { $part-4 ->
            [o] oval
            [q] squiggle
           *[d] diamond
        }
       *[other] { $part-4 ->
            [o] ovals
            [q] squiggles
           *[d] diamonds
        }
    }
# Such as “two red diamonds”.
face =
    { $part-1 ->
        [1] one
        [2] two
       *[3] three
    } { $part-2 ->
        [r] red
        [g] green
       *[p] purple
    } { $part-1 ->
        [1] { $part-3 ->
            [o] oval
            [q] squiggle
           *[d] diamond
        }
       *[other] { $part-3 ->
            [o] ovals
            [q] squiggles
           *[d] diamonds
        }
    }
# A WILD that stands for a face, such as “WILD as two red diamonds”.
wild-as =
    WILD as { $part-2 ->
        [1] one
        [2] two
       *[3] three
    } { $part-3 ->
        [r] red
        [g] green
       *[p] purple
    } { $part-2 ->
        [1] { $part-4 ->
            [o] oval
            [q] squiggle
           *[d] diamond
        }
       *[other] { $part-4 ->
            [o] ovals
            [q] squiggles
           *[d] diamonds
        }
    }
# What stands beside symbols on paper, which may be printed without colours.
colour-letter =
    { $colour ->
        [r] R
        [g] G
       *[p] P
    }
    .legend = R red, plain; G green, lined; P purple, dotted
# A feature in which two agree and one differs, of cards or of dice; stands in a list.
fault =
    .number =
        two show { $two ->
            [one] { $two } symbol
           *[other] { $two } symbols
        } and one shows { $one }
    .colour =
        two are { $two ->
            [r] red
            [g] green
           *[p] purple
        } and one is { $one ->
            [r] red
            [g] green
           *[p] purple
        }
    .shading =
        two are { $two ->
            [s] solid
            [o] open
           *[t] striped
        } and one is { $one ->
            [s] solid
            [o] open
           *[t] striped
        }
    .symbol =
        two are { $two ->
            [o] ovals
            [q] squiggles
           *[d] diamonds
        } and one is { $one ->
            [o] an oval
            [q] a squiggle
           *[d] a diamond
        }
# Hints that give a SET away, one piece more each time.
give-away =
    .one = There is a SET with { $pieces }.
    .two = It goes on with { $pieces }.
    .three = The SET is { $pieces }.
no-set = There is no SET here.

## Calls

option-call-seconds = Time to take
    .about = Seconds a caller has to take a SET.
option-lag-credit-ms = Photo finish
    .about = Milliseconds at most by which a call over a slow connection counts earlier; 0 turns it off.
pressed =
    { $who ->
        [you] You call; the photo finish decides.
       *[other] { $who } calls; the photo finish decides.
    }
has-board =
    { $who ->
        [you] You have the board.
       *[other] { $who } has the board.
    }
photo-finish = Photo finish: { $presses }.
# In the list of those who called.
press =
    { $who ->
        [you] you
       *[other] { $who }
    } at { $ms } ms
measured =
    { $who ->
        [you] You are
       *[other] { $who } is
    } { $ms } ms away.
board-taken = Somebody has the board; wait until they have finished.
called = You have called SET already.
no-board =
    .cards = Call SET before you take cards.
    .dice = Call SET before you take dice.

## Who is here

left =
    { $who ->
        [you] You have left.
       *[other] { $who } has left.
    }
returned =
    { $who ->
        [you] You are back.
       *[other] { $who } is back.
    }
away = That player has left already.
    .you = You have left the table; come back first.
here = That player is here already.

## Rounds

readied =
    { $who ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
time-up = Time is up.
# How many rounds a match had; a semicolon and who wins follow.
were-played =
    { $rounds ->
        [1] One round was played
       *[other] All { $rounds } rounds were played
    }
    .hands =
        { $rounds ->
            [1] One hand was played
           *[other] All { $rounds } hands were played
        }
ready = You have said already that you are ready.

## What is wrong at a place of a position's text; follows a colon.

wrong =
    .date = the day of this puzzle should stand here: { $date }.
    .two-callers = nobody calls while somebody has the board.
    .press = a seat, its arrival and the time at which it counts should stand here.
    .calling = a seat and the end of its time should stand here.
    .sheet =
        { $seats ->
            [one] { $seats } number
           *[other] { $seats } numbers
        } should stand here, the points of each player in a round.

## Dice and squares in notation

not-a-die = '{ $text }' is no die: write # and its number, from #1 to #42.
    .shown = '{ $text }' is no die: write what it shows and its number, such as 2rd#7.
not-a-face = '{ $text }' is no face of a die: write number 1-3, colour r g p, symbol o(val) q (squiggle) d(iamond), such as 2rd; * is WILD, and *2rd one that stands for 2rd.
not-a-square = '{ $text }' is no square: write a column from a to { $column } and a row from 1 to { $row }, such as g7.

## Lists of words

# What a list is called, where one is chosen.
word-list = { $name }
    .english = English
bad-words = { $path }, line { $line }: { $why }
    .file = { $path }: { $error }.
    .empty = { $path }: there is no word in it.
    .alphabet = { $path }: its words have more than { $most } different letters.
    .place = { $path }: a list cannot lie where a name has '{ $sign }' in it.
bad-line =
    .not-text = this is not text in UTF-8.
    .several = '{ $text }' is more than one word.
    .letters = '{ $text }' has signs that are no letters.
    .length = '{ $text }' does not have { $least } to { $most } letters.
    .level = { $level } is no level: { $levels }.

## A puzzle a day

option-date = Date
    .about = Whose puzzle; everybody gets the same.
# After “must be”.
allowed-date = a day of the calendar
stepped-back =
    { $who ->
        [you] You take the last step back.
       *[other] { $who } takes the last step back.
    }
daily-finished =
    .solved = Nothing better is possible.
    .done =
        { $who ->
            [you] You leave it at that.
           *[other] { $who } leaves it at that.
        }
# `$result` is such as “5 of 6 SETs”; a step back is one that was taken back.
daily-outcome =
    { $result }; { $backs ->
        [0] no step back
        [one] { $backs } step back
       *[other] { $backs } steps back
    }, in { $time }.
    .slips =
        { $result }; { $slips ->
            [one] { $slips } wrong try
           *[other] { $slips } wrong tries
        }, { $backs ->
            [0] no step back
            [one] { $backs } step back
           *[other] { $backs } steps back
        }, in { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date }: in { $time }
    .solved = 🟩 { $game }, { $date }: the best possible, in { $time }
daily-so-far =
    reached so far: { $points }; { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $backs } back
# In the end: what is possible, and how, in notation.
daily-best = possible: { $best }; such as { $steps }
nothing-back = There is no step to take back.
too-many-steps = More than { $most } steps cannot stand; take some back.
hint-back = From here the best is out of reach; take the last step back.

## The table of a daily puzzle

daily-back = Step back
daily-done = Done
daily-about =
    .back = Takes your last step back.
    .done = Leaves it at what you have reached; then the puzzle is over.
daily-look = What lies there
    .own = Your table
    .best = The best possible
daily-figure =
    .wrong = Wrong
    .backs = Back
# A result to be sent to friends, which tells nothing of what is possible.
daily-share =
    .solved = { $title }, { $date }: solved in { $time }
    .done = { $title }, { $date }: not solved, { $time }

## What people follow from match to match

pace = Seconds to a SET
    .about = From the last change on the table until you saw one; fewer is better.
