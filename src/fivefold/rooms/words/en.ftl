### What a room says.

not-kept = That couldn’t be saved, so nothing changed. Please try again in a moment.
no-book = This game has no dictionary.
busy = The bots are busy. Please try again in a moment.
trouble = Something went wrong on our side. Please try again.
locked = This room has a password. Enter it to join.
too-many-questions = Please wait for the last answer first.
bad-name =
    A name has 1 to { $most ->
        [one] { $most } letter
       *[other] { $most } letters
    }.
rated = You can’t change that in a rated match.
    .gone = Your opponent has left. Find another match.
kicked = The host removed you from this room.
full = This room is full. Try again later, or open your own.
not-host = Only the host can do that.
no-such-person = That player isn’t here.
wrong-password = Wrong password. Please try again.
playing = A match is running. Finish it or go back to the lobby first.
    .other-seat = That seat isn’t part of this match.
    .has-seen = You’ve already seen another hand, so you can’t switch seats until the next match.
    .seated = You already have a seat in this match.
    .no-stand-in = During a match, a bot can only replace a player who has left.
no-open-seat = All seats are taken. You can watch.
seat-taken = That seat is taken. Choose another one.
not-seated = You don’t have a seat. Take one first.
empty = Type something first.
no-match = No match is running.
    .other = That match isn’t on this table.
watching = You’re watching. Take a seat to play.
too-long = This match is too long. Go back to the lobby and start a new one.
no-such-reaction = That reaction isn’t available.
no-such-step = The lesson doesn’t have that step.
no-such-moment = The match doesn’t have that move. Its last is { $last }.
is-over = The match is over in that position, so there’s nothing left to play.
known-cards = The host has already seen these cards, so you can only watch.
not-yourself = You can’t remove yourself. Leave the room instead.
owner = You can’t remove the room’s owner.
not-here = You can’t do that here.
no-hints = You only get hints when you play alone or against bots.
too-few =
    This game needs { $least ->
        [one] at least { $least } player
       *[other] at least { $least } players
    }. Add bots or wait for more players.
not-begun = The match is about to start.
not-yet = The puzzle for { $date } opens at midnight UTC.
quiet = This room has reactions instead of messages.
    .always = All rooms on this server are children’s rooms.
tournament = You can’t change that: the tournament sets the game and the seats.
    .not-yours = Only the players of this table can sit here.
