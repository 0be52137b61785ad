### The page for people who play with real cards and dice.

title = Playing with real cards
title-of = { $game } with real cards
ways = What to count
answer = Answer
# Pieces that were entered so far.
entered = Entered
last = { $piece }; { $count } entered
remove = Remove { $piece }
undo = Undo
clear = Clear
notation = Type the cards as codes
notation-such = such as { $example }
# Each touch says more: whether there is a SET, then one of its pieces, then all.
step =
    { $step ->
        [1] Show one of them
       *[other] Show the whole SET
    }
# The clauses behind an answer follow.
rules = Rules:

## Keys for cards and dice of SET

feature =
    { $feature ->
        [number] Number
        [colour] Colour
        [shading] Shading
       *[symbol] Symbol
    }
key =
    { $key ->
        [r] red
        [g] green
        [p] purple
        [s] solid
        [o] oval
        [open] open
        [t] striped
        [q] squiggle
       *[d] diamond
    }

## At the table

ask = Ask the rules
ask-field = Your question
ask-further = From the rules:
# Words that mean the same in a question, in groups between slashes; nobody sees them.
ask-same = discard throw away / joker wild / deck pile stock / must need have / empty runs / may can allowed / swap trade exchange / ends over finished
ask-none = Nothing found. Try other words.
timer = Timer
timer-times = Times from the rules
timer-start = Start
timer-pause = Pause
timer-less = 30 seconds less
timer-more = 30 seconds more
timer-over = Time’s up!
first = Who goes first?
first-names = Names, separated by commas
first-draw = Draw a name
first-is = { $name } goes first.
all-rules = All rules of { $game }
