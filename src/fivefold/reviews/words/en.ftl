### Reviews of matches.

# Numbers with one decimal.
numeral = { $whole }.{ $tenth }
    .minus = −{ $whole }.{ $tenth }
points = points
unknown = This game can’t be reviewed yet.
exact = exact
modelled = as our strongest bots judge it
estimated =
    { $trials ->
        [one] estimated with { $trials } trial
       *[other] estimated with { $trials } trials
    }

# Races for SETs.
took = { $player ->
        [you] You took
       *[other] Took
    } { $pieces } after { $seconds } seconds; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.
missed = { $who ->
        [you] You were
       *[other] { $who } was
    } faster: { $pieces } had been there for { $seconds } seconds, and { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }. By then, a strong player would have spotted a SET { $chance }% of the time.
wrong = Not a SET: { $pieces }. { $best } was one.
    .none = Not a SET: { $pieces }. There was no SET.
wrong-late = { $player ->
        [you] You called,
       *[other] Called,
    } but ran out of time. { $best } was a SET.
    .none = { $player ->
            [you] You called,
           *[other] Called,
        } but there was no SET.
left = Everyone missed { $pieces }, which was there for { $seconds } seconds; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.

# A daily puzzle.
puzzle =
    .kept = { $made } keeps a perfect score possible.
    .step = { $made } loses the perfect score. { $best } kept it possible.
    .slip = { $made } was wrong. { $best } kept a perfect score possible.
    .done = { $player ->
            [you] You stopped early:
           *[other] Stopped early:
        } with { $best }, a perfect score was still possible.
    .unit = steps
    .yardstick = A solver knows the best score. A step is good if a perfect score is still possible after it. Once it’s out of reach, steps don’t count.
    .curve = The score so far.
