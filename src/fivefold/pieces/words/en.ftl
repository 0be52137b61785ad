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
    .one = There’s a SET with { $pieces }.
    .two = There’s a SET with { $pieces }.
    .three = The SET is { $pieces }.
no-set = There’s no SET here.

## Calls

option-call-seconds = Time to take
    .about = Seconds to take a SET after calling.
option-lag-credit-ms = Photo finish
    .about = How many milliseconds earlier a call over a slow connection can count; 0 turns this off.
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
board-taken = Another player has the board. Wait until they’re done.
called = You’ve already called SET.
no-board =
    .cards = Call SET before you take cards.
    .dice = Call SET before you take dice.

## Who is here

left =
    { $who ->
        [you] You left.
       *[other] { $who } left.
    }
returned =
    { $who ->
        [you] You’re back.
       *[other] { $who } is back.
    }
away = That player has already left.
    .you = You’ve left the table. Come back first.
here = That player is already here.

## Rounds

readied =
    { $who ->
        [you] You’re ready.
       *[other] { $who } is ready.
    }
time-up = Time’s up!
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
ready = You’ve already said you’re ready. We’re waiting for the others.

## What is wrong at a place of a position's text; follows a colon.

wrong =
    .date = expected the date of this puzzle: { $date }.
    .two-callers = nobody can call while a player has the board.
    .press = expected a seat, its arrival and the time at which it counts.
    .calling = expected a seat and the end of its time.
    .sheet =
        expected { $seats ->
            [one] { $seats } number
           *[other] { $seats } numbers
        }: the points of each player in a round.

## Dice and squares in notation

not-a-die = “{ $text }” isn’t a die. Write # and a number, from #1 to #42.
    .shown = “{ $text }” isn’t a die. Write what it shows and its number, such as 2rd#7.
not-a-face = “{ $text }” isn’t a face of a die. Write number 1-3, colour r g p, symbol o(val) q (squiggle) d(iamond), such as 2rd; * is WILD, and *2rd is a WILD that stands for 2rd.
not-a-square = “{ $text }” isn’t a square. Write a column from a to { $column } and a row from 1 to { $row }, such as g7.

## Lists of words

# What a list is called, where one is chosen.
word-list =
    { $name ->
        [english] English
        [french] French
        [german] German
        [spanish] Spanish
       *[other] { $name }
    }
bad-words = { $path }, line { $line }: { $why }
    .file = { $path }: { $error }.
    .empty = { $path }: no words found.
    .alphabet = { $path }: the words use more than { $most } different letters.
    .place = { $path }: the path of a word list can’t contain “{ $sign }”.
bad-line =
    .not-text = this isn’t UTF-8 text.
    .several = “{ $text }” is more than one word.
    .letters = “{ $text }” has characters that aren’t letters.
    .length = “{ $text }” doesn’t have { $least } to { $most } letters.
    .level = { $level } isn’t a level: { $levels }.

## A puzzle a day

option-date = Date
    .about = Date of the puzzle. Everyone gets the same one.
# After “must be”.
allowed-date = a calendar date
stepped-back =
    { $who ->
        [you] You undo the last step.
       *[other] { $who } undoes the last step.
    }
daily-finished =
    .solved = Perfect!
    .done =
        { $who ->
            [you] You stop here.
           *[other] { $who } stops here.
        }
# `$result` is such as “5 of 6 SETs”.
daily-outcome =
    { $result }; { $backs ->
        [0] no undos
        [one] { $backs } undo
       *[other] { $backs } undos
    }, in { $time }.
    .slips =
        { $result }; { $slips ->
            [one] { $slips } mistake
           *[other] { $slips } mistakes
        }, { $backs ->
            [0] no undos
            [one] { $backs } undo
           *[other] { $backs } undos
        }, in { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date }: in { $time }
    .solved = 🟩 { $game }, { $date }: perfect in { $time }
daily-so-far =
    so far: { $points }; { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $backs ->
        [one] { $backs } undo
       *[other] { $backs } undos
    }
# In the end: what is possible, and how, in notation.
daily-best = best possible: { $best }, for example { $steps }
nothing-back = There’s nothing to undo.
too-many-steps = That’s too many steps ({ $most } at most). Undo a few.
hint-back = A perfect score isn’t possible from here. Undo your last step.

## The table of a daily puzzle

daily-back = Undo
daily-done = Done
daily-about =
    .back = Undoes your last step.
    .done = Ends the puzzle with your current score.
daily-look = Show
    .own = Your solution
    .best = Best solution
daily-figure =
    .wrong = Mistakes
    .backs = Undos
# A result to be sent to friends, which tells nothing of what is possible.
daily-share =
    .solved = { $title }, { $date }: solved in { $time }
    .done = { $title }, { $date }: not solved, { $time }

## What people follow from match to match

pace = Seconds per SET
    .about = From the last change on the table until you called SET. Lower is better.

## Hidden cards, in replays with all cards face up

hidden =
    .deck = Deck
    .draw-pile = Draw pile
    .down = Facedown
    .aside = Laid aside
    .exchange = For exchanges

## Counting with real cards and dice

count-set = It’s a SET!
    .none = Not a SET.
count-feature =
    .same =
        { $feature ->
            [number] Number
            [colour] Colour
            [shading] Shading
           *[symbol] Symbol
        }: all the same.
    .different =
        { $feature ->
            [number] Number
            [colour] Colour
            [shading] Shading
           *[symbol] Symbol
        }: all different.
    .fault =
        { $feature ->
            [number] Number
            [colour] Colour
            [shading] Shading
           *[symbol] Symbol
        }: { $fault }.
count-wild = The WILD stands for { $face }.
    .any = Two WILDs make a SET with any die.
count-find = Yes, there’s a SET among these { $count }.
    .none = No, there’s no SET among these { $count }.
