### For teachers: the mathematics of SET as things to try.

print = Printable sheets

## Two cards and the third

third = Choose two cards.
third-is = The third card: { $card }.
    .here = It’s here too, so you’ve found a SET.
    .not-here = It isn’t here.
same = { $feature }: both are the same, so the third is too.
differs = { $feature }: they’re different, so the third is the one that’s missing.
number = Number
colour = Colour
shading = Shading
symbol = Symbol
others = Other cards

## Twenty cards without a SET

cap = Twenty cards without a single SET.
cap-add = Add one of the other 61 cards
cap-made =
    { $count ->
        [one] One SET now.
       *[other] { $count } SETs now.
    }
cap-line = With: { $one } and { $other }.
cap-next = Next SET ({ $place } of { $count })

## Why there are 1080

count-first = The first card can be any of the 81.
count-second = The second can be any of the other 80.
count-third = The third is fixed by the first two: only one card fits.
count-orders = But this counts the same three cards six times, once for each order.
count-total = So we divide by six: there are 1080 SETs.
count-kinds = Another way to get there: sort the SETs by how many features differ.
differ =
    { $count ->
        [one] one feature differs
       *[other] { $count } features differ
    }
back = Back
next = Next
step = Step { $step } of { $steps }
