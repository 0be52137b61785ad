### Looking back at a match.

# Numbers with one decimal.
numeral = { $whole }.{ $tenth }
    .minus = −{ $whole }.{ $tenth }
points = points
unknown = Nobody here knows how decisions of this game are judged.
exact = exact
modelled = as our strongest bots judge it
estimated =
    { $trials ->
        [one] estimated with { $trials } trial
       *[other] estimated with { $trials } trials
    }

# Races for SETs.
took = Took { $pieces } after { $seconds } seconds; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.
missed = { $who ->
        [you] You were
       *[other] { $who } was
    } faster: { $pieces } had lain there for { $seconds } seconds, and { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }. A very good player would have seen one by then in { $chance } of 100 cases.
wrong = { $pieces } is no SET. { $best } was one.
    .none = { $pieces } is no SET, and there was none.
wrong-late = Called, but took nothing in time. { $best } was a SET.
    .none = Called, but took nothing in time; there was no SET.
left = { $pieces } still lay there, for { $seconds } seconds, and nobody saw it; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.

# A daily puzzle.
puzzle =
    .kept = { $made } kept the best possible in reach.
    .step = { $made } put the best possible out of reach. { $best } led to it.
    .slip = { $made } was wrong. { $best } led to the best possible.
    .done = Left it at that, although { $best } led on to the best possible.
    .unit = steps
    .yardstick = Everything is open, and a solver knows the best possible. A step is good if the best possible can still be had after it. While it is out of reach, steps do not count.
    .curve = What had been reached.
