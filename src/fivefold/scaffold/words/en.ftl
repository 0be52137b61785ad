### What is said when a new game is made.

bad-name = '{ $name }' is no name for a game: write words of letters a to z and digits.
    .digit = The name of a game begins with a letter, and '{ $name }' does not.
    .long = '{ $name }' is too long for a name; { $most } letters are enough.
    .short = '{ $name }' is too short for a name; two letters are needed.
    .python = '{ $name }' means something in Python, so it cannot be the name of a game.
    .prefix = Every prefix that '{ $name }' could have in its rules is taken by another game.
    .used = { $name } is something else in every game; choose another name.
not-a-checkout = { $path } is no checkout of Fivefold: it has no { $games }.
name-taken = There is a game called { $game } already.
not-playable = A new game cannot be played in { $path } ({ $why }), so none is made.
# The first line of its playthrough.
playthrough = Two players make random moves.
