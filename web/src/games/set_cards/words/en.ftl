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
keys =
    .pick = pick a card, as they lie on the keyboard
    .no-set = say that you see no SET, or take it back
    .more = three more cards, for a penalty
about =
    .pick = { $card }. Three cards that are all alike or all different in every feature are a SET: press them.
    .call = { $card }. Three cards that are all alike or all different in every feature are a SET: call SET, then press them.
    .deck = { $cards } cards are still in the deck.
    .no-set = Says that you see no SET. When all do, three more cards come.
    .more = Lays out three more cards, which costs a penalty.
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

## On the page of daily puzzles

daily-about = Find every SET among the cards.
daily-reached = { $points } of { $best } SETs
