### Karma in the browser; beside the game's own words.

account =
    left with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

hidden-card = a hidden card
cards = { $cards }

## Choosing

choose = Choose three cards
    .about = They go face up on the table, and you play them after your hand. You keep the other three.
    .suggested = suggested
    .suggested-card = { $card }, suggested
    .take = Use suggestion
    .lay = Put these down
    .left = { $n } to choose
seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The table

pile = The pile
    .top =
        The pile: { $top } on top, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    .empty = The pile is empty
deck = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw
    .caption = to draw
gone = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } out of the game
    .caption = gone
in-a-row = { $cards } in a row
name =
    { $who ->
        [you] You
       *[other] { $who }
    }
scores =
    .left =
        { $cards ->
            [one] { $cards } card left
           *[other] { $cards } cards left
        }
hand =
    Your hand, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
card =
    .fits = can be played
    .unfit = doesn’t fit
    .picked = { $n } picked
    .share = { $n } of { $all }
places = Your Table Cards, { $cards } left
    .down = Facedown card { $number }
    .turn = Facedown card { $number }: turn it over
    .up = Faceup { $card }
    .fits = Faceup { $card }, can be played
tile =
    .give = Give the pile to { $name }
    .hand = { $cards } in hand
    .up = Faceup { $cards }
    .down = { $cards } Facedown
    .out = Out
    .place =
        { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
    .out-as =
        finished { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
    .last = Last
    .lost = last with cards: has lost
    .chosen = has chosen
    .chooses = is choosing
play =
    { $kind ->
        [number] Play the { $card }
       *[other] Play { $card }
    }
    .nothing = Play
pick-up = Pick up
    .all =
        { $size ->
            [1] Pick up the card
           *[other] Pick up all { $size }
        }
look-through = See the cards

## Whose turn it is, and for what

status =
    .over = The game is over
    .choose = Everyone chooses
    .choosing = { $waiting } of { $players } still to choose.
    .mine = Your turn
    .out =
        You finished { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }!
    .give =
        { $cards ->
            [1] Who gets the card?
           *[other] Who gets the pile of { $cards }?
        }
    .giving = Choose a player.
    .blind = Turn over a Facedown card.
    .follow = Play another card
    .follow-up = Play a Faceup card of any number.
    .follow-hand = Play a Hand Card of any number.
    .stuck = Nothing fits: pick up the pile.
turn-play =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }
turn-follow =
    { $who ->
        [you] You play again
       *[other] { $who } plays again
    }
turn-give =
    { $who ->
        [you] You give the pile
       *[other] { $who } gives the pile
    }
asked =
    .new-pile = Start a new pile.
    .anything = Any card fits.
    .low = { $highest } or lower, or a Karma Card.
    .high = { $lowest } or higher, or a Karma Card.
    .sixteen = 16 or a Karma Card.
flash =
    .other = Your opponent gets the pile
    .row = Three in a row!
    .misfit = It doesn’t fit
    .gift =
        The pile goes to { $to ->
            [you] you
           *[other] { $to }
        }

## At the end

known =
    .up = Faceup
    .seen = Seen being picked up
    .pile = From top to bottom:
    .no-pile = There’s no pile.
    .gone = Out of the game

## What a card is and does

about = { $number }: fits on { $number } and below. You can play two or three of a kind together.
    .give = Give the Pile to a Friend: fits on anything. A player you choose picks up the whole pile.
    .five = Five or Below: fits on anything. The next player needs a 1 to 5 or a Karma Card.
    .table = Play a Table Card: fits on anything. You then play one of your Table Cards, whatever its number.
    .up = Bottoms Up: fits on anything. The bottom card of the pile moves to the top.
    .down = A Facedown card: nobody knows it. You play these last.
    .deck = Cards to draw: after your turn, your hand is refilled to three.
    .gone = Out of the game: three in a row remove the whole pile.
    .pile = The pile: play your cards here. Any card fits on an empty pile.

## Keys

keys =
    .choose = choose three cards, put them down
    .suggested = use the suggestion
    .low = pick the numbers 1 to 10; press again for one more
    .high = pick the numbers 11 to 16
    .karma = pick Give the Pile, Five or Below, Play a Table Card, Bottoms Up
    .play = play the picked cards
    .turn = turn over a Facedown card
    .pick-up = pick up the pile
    .give = give the pile to that player
    .nothing = clear the selection

## The daily puzzle

daily-goal = Go out before your opponent, in the fewest turns.
daily-turns = Turns
daily-fewest = Fewest turns
daily-other = Opponent
    .hand = in hand
    .up = Faceup

## On the page of daily puzzles

daily-about = All cards face up: go out first, in the fewest turns.
# `$end` is `unsolved` for somebody who did not get out, however few turns that took.
daily-reached =
    { $end ->
        [unsolved] Not out; { $best } turns possible
       *[other]
            Out in { $points ->
                [one] { $points } turn
               *[other] { $points } turns
            }, { $best } possible
    }

## Entering real cards

pad-numbers = Numbers
pad-karma = Karma Cards
pad-empty = Empty pile
