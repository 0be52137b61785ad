### For teachers: the mathematics of SET as things to try.

print = Sheets to print

## Two cards and the third

third = Choose two cards.
third-is = The third card: { $card }.
    .here = It lies there too, so you have found a SET.
    .not-here = It does not lie there.
same = { $feature }: both are alike, so the third is too.
differs = { $feature }: they differ, so the third shows what is missing.
number = Number
colour = Colour
shading = Shading
symbol = Symbol
others = Other cards

## Twenty cards without a SET

cap = Twenty cards, and no SET among them.
cap-add = Add one of the other 61 cards
cap-made =
    { $count ->
        [one] One SET now.
       *[other] { $count } SETs now.
    }
cap-line = With: { $one }, and { $other }.
cap-next = Next SET ({ $place } of { $count })

## Why there are 1080

count-first = The first card can be any of the 81.
count-second = The second can be any of the other 80.
count-third = The third is fixed by the two: only one card is left for it.
count-orders = But the same three cards were counted in each of their six orders.
count-total = So only one of every six counts: there are 1080 SETs.
count-kinds = The same number by another way: sorted by how many features are different.
differ =
    { $count ->
        [one] one feature differs
       *[other] { $count } features differ
    }
back = Back
next = Next
step = Step { $step } of { $steps }
