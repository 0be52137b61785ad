### Karma in the browser; beside the game's own words.

account =
    left with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

hidden-card = a hidden card
cards = { $cards }

## Choosing

choose = Lay out three cards
    .about = They lie Faceup and are played after your hand. You keep the other three.
    .suggested = suggested
    .suggested-card = { $card }, suggested
    .take = Take suggested
    .lay = Lay these out
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
    .unfit = does not fit
    .picked = { $n } picked
    .share = { $n } of { $all }
places = Your Table Cards, { $cards } left
    .down = Facedown card { $number }
    .turn = Facedown card { $number }, turn it over
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
        out as { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
    .last = Last
    .lost = last with cards, has lost
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
look-through = Look through it

## Whose turn it is, and for what

status =
    .over = The game is over
    .choose = All choose
    .choosing = { $waiting } of { $players } still to choose.
    .mine = Your turn
    .out =
        You are out { $place ->
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
    .follow = Go on
    .follow-up = Play a Faceup card, of any number.
    .follow-hand = Play a Hand Card, of any number.
    .stuck = Nothing fits: pick up the pile.
turn-play =
    { $who ->
        [you] You are to play
       *[other] { $who } is to play
    }
turn-follow =
    { $who ->
        [you] You go on
       *[other] { $who } goes on
    }
turn-give =
    { $who ->
        [you] You give the pile away
       *[other] { $who } gives the pile away
    }
asked =
    .new-pile = Begin a new pile.
    .anything = Any card fits.
    .low = { $highest } or lower, or a Karma Card.
    .high = { $lowest } or higher, or a Karma Card.
    .sixteen = 16 or a Karma Card.
flash =
    .other = The pile goes to the other
    .row = Three in a row!
    .misfit = It does not fit
    .gift =
        The pile goes to { $to ->
            [you] you
           *[other] { $to }
        }

## Looking back

known =
    .up = Faceup
    .seen = Seen going into the hand
    .pile = From the top to the bottom:
    .no-pile = There is no pile.
    .gone = Out of the game
heading =
    { $losers-are ->
        [you] You are the last
        [one] { $losers } is last
        [us] You are among the last
       *[many] { $losers } are last
    }
    .win = You win!
out-in-order = Out first to last: { $names }.
left-over =
    { $who ->
        [you] You have
       *[other] { $who } has
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left.

## What a card is and does

about = { $number }: goes on any number up to { $number }. Two or three of a kind can go together.
    .give = Give the Pile to a Friend: fits on everything. Somebody you name takes the whole pile.
    .five = Five or Below: fits on everything. Whoever comes next needs a 1 to 5 or a Karma Card.
    .table = Play a Table Card: fits on everything. You go on at once with one of your Table Cards, whatever it is.
    .up = Bottoms Up: fits on everything. The bottom card of the pile comes to the top.
    .down = A Facedown card: nobody knows it. It is turned over last of all.
    .deck = Cards to draw: every hand is filled up to three from here.
    .gone = Out of the game: three in a row take the pile away for good.
    .pile = The pile: cards are played here. An empty pile takes any card.

## Keys

keys =
    .choose = choose three cards, lay them out
    .suggested = take the suggested ones
    .low = pick the numbers 1 to 10, again for one more
    .high = pick the numbers 11 to 16
    .karma = pick Give the Pile, Five or Below, Play a Table Card, Bottoms Up
    .play = play what is picked
    .turn = turn a Facedown card over
    .pick-up = pick up the pile
    .give = give the pile to the player with that number
    .nothing = pick nothing

## The daily puzzle

daily-goal = Be out before the other, in as few turns as you can.
daily-turns = Turns
daily-other = The other
    .hand = in hand
    .up = Faceup

## On the page of daily puzzles

daily-about = All cards open: be out first, in as few turns as can be.
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
