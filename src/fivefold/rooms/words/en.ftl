### What a room says.

not-kept = That could not be written down, so it was not done; try again in a moment.
no-book = There is nothing to look up in this game.
busy = Too many are thinking just now; try again in a moment.
trouble = Something went wrong here; it was not your fault.
locked = This room has a password.
too-many-questions = Wait for the answer to your last question.
bad-name =
    A name has 1 to { $most ->
        [one] { $most } letter
       *[other] { $most } letters
    }.
kicked = The host has sent you out of this room.
full = This room is full.
not-host = Only the host may do that.
no-such-person = There is nobody like that here.
wrong-password = That is not the password of this room.
playing = A match is going on; finish it or go back to the lobby first.
    .other-seat = That seat is not in the match.
    .has-seen = You have seen the table from another seat in this match.
    .seated = You have a seat in this match already.
    .no-stand-in = In a match a bot can only stand in for somebody who has gone.
seat-taken = Somebody sits there.
not-seated = You have no seat.
empty = There is nothing in it.
no-match = There is no match on.
    .other = That match is not on this table.
watching = You are watching; take a seat to play.
too-long = This match has gone on for too long; go back to the lobby and begin another.
no-such-reaction = That is not one of the reactions.
no-such-step = The lesson has no such step.
no-such-moment = The match has no such moment; its last is { $last }.
is-over = That position is the end of a match: nothing is left to play.
known-cards = The cards of this table are known to whoever opened it: you can watch.
not-yourself = You cannot send yourself out.
owner = Whoever opened the room cannot be sent out of it.
not-here = That cannot be asked for here.
no-hints = Hints are for those who play alone or against bots.
too-few =
    This game is for { $least ->
        [one] at least { $least } player
       *[other] at least { $least } players
    }; let bots play in the free seats, or wait for somebody.
not-begun = The match is about to begin; a moment.
not-yet = The puzzle of { $date } comes with its day, at midnight UTC.
