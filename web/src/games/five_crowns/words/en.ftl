### Five Crowns in the browser; beside the game’s own words.

account =
    { $none ->
        [0] No hand without points
        [one] One hand without points
       *[other] { $none } hands without points
    }, worst hand { $most }

## The table

name =
    { $who ->
        [you] You
       *[other] { $who }
    }
wild =
    .all = { ranks.first } and Jokers are wild
    .short = { ranks.first } wild
draw-pile = Draw pile
    .draw = Draw
    .count = Draw pile, { card-count }
discards = Discards
    .take = Take
    .top = Discards, { $card } on top
    .none = Discards, none
    .title = Discards, latest first
    .nothing = None.
status =
    .over = The game is over
turn-usual = { $who }’s turn
    .take = Your turn: take a card
    .discard = Your turn: discard a card
turn-last = { $who }’s last turn
    .take = Your last turn: take a card
    .lay = Your last turn: lay down
laid-title = Laid down
seat =
    .leads = leads
    .dealt = dealt
    .out = went out
    .out-short = out
    .laid = laid down, { points } left
    .known = Taken from the discards and still in hand:
    .unknown = All cards are hidden: none came from the discards.
# A row of small cards, for the ear.
minis = { $names }
    .labelled = { $label }: { $names }

## Your hand

your-hand = Your hand
# Under a group of cards that lie together.
group =
    .run = run
    .book = book
    .left = { $points } left
    .apart = discard
card-notes = { $notes }
    .wild = wild
    .new = new
ways = Sort your cards
    .best = Arrange
    .suits = Suits
    .ranks = Ranks
standing =
    { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
    .best = { $points } left at best
    .without = Without { $card }: { $points } left
discard = Discard { $card }
    .nothing = Discard
go-out = Go out
lay-down = Lay down
    .last = Last turn: lay down
    .points = Lay down: { points }
not-yet = Not yet
leaves = { $card }, leaves { points }
melds = Books and runs
    .none = No books or runs
meld = Meld { $number }
    .new = New meld
    .how = Tap or drag a card to move it.
left-over = Left over
    .points = Left over, { points }
as-proposed = As suggested
here = Here
    .to = , to { $name }

## Scores

score-sheet = Score sheet
sheet = Points by hand
    .wild = Wild rank
    .total = Total
chart = Totals after each hand; final scores: { $summary }
in-all = { $points } in all
past =
    .title = { ranks.first } were wild: hand { $hand } of { $hands }
    .next = Next: { ranks }
last-hand = Last hand, { ranks } wild

## Alone

open-piles = Open piles
# Follows the number of points.
open-sum =
    { $points ->
        [one] point
       *[other] points
    } in { $piles ->
        [one] 1 open pile
       *[other] { $piles } open piles
    }
closed-piles = Closed piles
    .one = Pile of { $size }, closed
pile-title = The pile of { $size }, { ranks } wild
pile-summary = Pile of { $size }, { ranks } wild, { points } left: { $cards }
pile-ask = Pile of { $size }, { ranks } wild: which card to discard?
turned-card = The turned card
    .choose = Turned: { $card }. Choose a pile for it
    .how = Tap a pile, or drag it there.
to-come = { card-count } to come
take-back = Undo
# The points that would be left follow.
without = Without { $card }:
    .now = , now { $points }
share =
    .won = { $title }: all piles closed, { card-count } to spare
    .lost = { $title }: { $closed } of { $piles } piles closed, { points } left

## What a card is and does

about = { $card }: use it in a book (three or more of a rank) or a run (three or more of a suit in a row). Left over, it counts { $points }.
    .wild = { $card }: wild in this hand. It stands for any card in a book or run. Left over, it counts 20.
    .joker = Joker: always wild. It stands for any card in a book or run. Left over, it counts 50.
    .wild-rank = { ranks.first } and Jokers are wild in this hand: they stand for any card.
    .pile = The draw pile: draw its top card, or take the top discard instead.
    .discards = The discards: every turn ends with a card put here.
    .open-pile = The pile of { $size }, key { $key }: { ranks } and Jokers are wild. It’s closed when all its cards are in books and runs.

## Keys

keys =
    .draw = draw a card
    .take = take the top discard
    .choose = choose a card by its place
    .discard = discard the chosen card
    .out = go out, or lay down on the last turn
    .hold = sort your cards: arranged, by suit, by rank
    .walk = go from card to card
    .move = move a card in your hand
    .scores = scores
    .nothing = clear the selection
    .pile = put the turned card on that pile
    .back = undo that

## The daily puzzle

daily-goal = Leave the fewest points: swap one of your cards for a card of the pair, or take neither.
daily-left = Points left
daily-hand = Hand of { $size }, { ranks } wild, { points } left
    .all = The three hands
    .offers = still to come
daily-pair = On offer
    .card = { $card }, on offer
    .part = Which card do you swap for { $card }?
    .which = Which card of the pair do you take for { $card }?
    .laid = All three hands are laid down. Undo, or press Done.
daily-take = Take { $taken } for { $dropped }
    .nothing = Take
    .pass = Take neither
daily-keys =
    .pair = choose a card of the pair
    .take = swap it for your chosen card
    .pass = take neither

## On the page of daily puzzles

daily-about = Three hands: leave the fewest points.
daily-reached =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }, { $best } possible

## What people follow from match to match

pace = Points per hand
    .about = Your average per hand; fewer is better.

## Entering real cards

pad-ranks = Rank
pad-suits = Suit
pad-suit =
    { $suit ->
        [spades] Spades
        [hearts] Hearts
        [clubs] Clubs
        [diamonds] Diamonds
       *[stars] Stars
    }
