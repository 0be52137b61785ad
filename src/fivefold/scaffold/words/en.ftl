### What is said when a new game is made.

bad-name = “{ $name }” isn’t a valid game name. Use words of letters a to z and digits.
    .digit = “{ $name }” isn’t a valid game name: it must start with a letter.
    .long = “{ $name }” is too long. Use at most { $most } letters.
    .short = “{ $name }” is too short. Use at least two letters.
    .python = “{ $name }” is a Python word, so a game can’t have that name.
    .prefix = Other games already use every rule prefix that fits “{ $name }”.
    .used = Every game already has something called { $name }. Choose another name.
not-a-checkout = { $path } isn’t a Fivefold checkout: it has no { $games }.
name-taken = A game called { $game } already exists.
not-playable = A new game can’t be played in { $path } ({ $why }), so nothing was written.
# The first line of its playthrough.
playthrough = Two players make random moves.
