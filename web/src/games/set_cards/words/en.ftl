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
    .pick = pick a card by its position on the keyboard
    .no-set = say that you see no SET, or undo that
    .more = three more cards, for a penalty
about =
    .pick = { $card }. Tap three cards that are all alike or all different in every feature.
    .call = { $card }. Call SET, then tap three cards that are all alike or all different in every feature.
    .deck = In the deck: { $cards } cards.
    .no-set = Says that you see no SET. When everyone does, three more cards are dealt.
    .more = Deals three more cards, for a penalty.
give-up = Give up
no-set = I see none
    .agree = { $agreeing } of { $present } agree
more = Three more
    .price = costs a penalty
figure =
    .sets = SETs
    .wrong = Wrong
    .penalties = Penalties
found-sets = SETs found
    .none = not found yet
missed-sets = Missed by everyone
    .alone = Still hidden
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

daily-about = Find every SET in the cards.
daily-reached = { $points } of { $best } SETs
