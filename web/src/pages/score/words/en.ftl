### Score sheets of real tables.

heading = At a real table
    .about = Playing with real cards or dice? Keep score here, on one phone or on all of them.
title = { $game }: score sheet
continue = Continue a score sheet
players = Who’s playing?
name = Name
    .of = Name of player { $place }
add = Add
known = Recent players
earlier = Move { $name } up
remove = Remove { $name }
deals = deals first
starts = starts
rounds = Rounds
start = Start
draw = Random start
round = Round { $round }
    .of = Round { $round } of { $rounds }
    .before = Previous round
    .after = Next round
deal = { $dealer } deals
    .first = { $dealer } deals, { $first } starts
keys = Number keys
erase = Erase
next = Next
more-one = One more
less-one = One less
minus = Change the sign
leads = In the lead
cell = { $name }: { $points } in this round, { $total } in total
    .pick = { $name }: { $total } in total
written = { $name }: { $points }
nobody-out = Nobody has 0. Who went out?
too-many = That’s { $sum } together, but there are only { $most }.
table = Score sheet
    .cell = { $name }, round { $round }: { $points }
sum = Σ
curve = How it went
    .of = Totals of { $names } after each round
picture = Picture
print = Print
share = Share this sheet
    .short = Share
    .about = Everyone with this link sees the sheet and can write on it.
    .picture = The link as a QR code
    .copy = Copy link
lock = Only I can write
read-only = This sheet is locked. You can only look.
offline =
    { $waiting ->
        [0] No connection. You can go on.
        [one] No connection. { $waiting } entry will be sent later.
       *[other] No connection. { $waiting } entries will be sent later.
    }
gone = This sheet is no longer on the server. This device still has it.
    .renew = Keep it as a new sheet
change = Players and rounds
stop =
    { $rounds ->
        [one] End after { $rounds } round
       *[other] End after { $rounds } rounds
    }
usual =
    { $rounds ->
        [one] Play { $rounds } round
       *[other] Play all { $rounds } rounds
    }
go-on = Keep playing
tied = A tie!
    .about = Roll the dice that are left. Who sees the first SET?
won =
    { $count ->
        [one] { $names } wins with { $points }!
       *[other] { $names } share the win with { $points }!
    }
one-more = One more round
again = New sheet
count = Count for me
