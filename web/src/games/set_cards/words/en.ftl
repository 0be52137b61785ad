### SET in the browser, besides the words of the game itself.

account =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $penalties ->
        [0] {""}
        [one] {" "}− { $penalties } penalty
       *[other] {" "}− { $penalties } penalties
    }
cards = Cards on the table
pick = Pick three cards
give-up = Give up
no-set = No SET here
    .agree = { $agreeing } of { $present } agree
more = Three more
    .price = costs a penalty
figure =
    .sets = SETs
    .wrong = Wrong
    .penalties = Penalties
found-sets = SETs found
    .none = not found yet
missed-sets = Missed by everybody
    .alone = Still to be found
    .more = and { $n } more
note =
    .sets = SETs: { $n }
    .penalties = penalties: { $n }
# A result to be sent to friends.
share =
    .puzzle = { $game }, { $date }: { $sets } of { $goal } in { $time }
    .won =
        { $game }: won, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in { $time }
    .lost =
        { $game }: not won, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in { $time }
