### Looking back at a match.

# Numbers with one decimal.
numeral = { $whole }.{ $tenth }
    .minus = −{ $whole }.{ $tenth }
points = points
unknown = Nobody here knows how decisions of this game are judged.
exact = exact
estimated =
    { $trials ->
        [one] estimated with { $trials } trial
       *[other] estimated with { $trials } trials
    }
