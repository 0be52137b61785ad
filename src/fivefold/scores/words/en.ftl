### Score sheets of real tables.

bad-name =
    A name has 1 to { $most ->
        [one] { $most } letter
       *[other] { $most } letters
    }.
same-name = { $name } is on the sheet already. Add a letter to tell them apart.
table-full =
    { $most ->
        [one] This game is for { $most } player
       *[other] This game is for { $most } players
    } at most.
no-such-player = { $name } isn’t on the sheet.
no-such-round =
    { $last ->
        [0] This game isn’t scored this way.
        [one] There is only { $last } round.
       *[other] There are only { $last } rounds.
    }
too-many-rounds =
    { $most ->
        [one] This game has { $most } round
       *[other] This game has { $most } rounds
    } at most.
out-of-range = { $points } isn’t possible here. Enter a number from { $least } to { $most }.
impossible = No cards add up to { $points }. Please count again.
shared = In this game, tied players share the win.
bad-file = Line { $line } isn’t part of a score sheet: { $why }
no-such-sheet = We couldn’t find that score sheet. Check the link.
full = This sheet is full. Start a new one.
locked = This sheet is locked. Ask the person who started it.
not-owner = Only the person who started this sheet can lock it.
round = Round
total = Total
