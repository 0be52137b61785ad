### Karma.

karma = Karma
    .blurb = Get rid of all your cards: play as high or higher, or let a Karma Card turn the tables.

## Cards. In notation they are 1 to 16, GIVE, FIVE, TABLE and UP.

-give = Give the Pile
-five = Five or Below
-table = Play a Table Card
-up = Bottoms Up

# So many of one kind, such as “two 7s”.
piece =
    { $count ->
        [1] { card-name }
        [2] two { several }
        [3] three { several }
        [4] four { several }
        [5] five { several }
        [6] six { several }
       *[other] { $count } { several }
    }
card-name =
    { $piece ->
        [GIVE] { -give }
        [FIVE] { -five }
        [TABLE] { -table }
        [UP] { -up }
       *[other] { $piece }
    }
several =
    { $piece ->
        [GIVE] of { -give }
        [FIVE] of { -five }
        [TABLE] of { -table }
        [UP] of { -up }
       *[other] { $piece }s
    }

## What is printed on the cards: a short word, and below it the name in lines of at most eleven letters.

face-give = Give / the Pile to / a Friend
face-five = Five / or Below
face-table = Table / Play a / Table Card
face-up = Up / Bottoms / Up

## House rules

option-choose-seconds = Time to choose
    .about = Seconds to choose the Faceup Table Cards before the table does it; 0 is no limit.
option-turn-seconds = Time for a turn
    .about = Seconds for each step of a turn before the table takes it; 0 is no limit.
option-turn-limit = Longest game
    .about = After so many turns for each player the game ends, and whoever has the most cards loses.
option-memory = Memory
    .about = Whether the table shows what everybody could remember: the pile, what has left the game, and which cards were seen going into whose hand.
    .forgetful = players remember
    .open = the table remembers

## What happens

dealt =
    The cards are dealt; { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } to draw.
holds =
    { $who ->
        [you] You have
       *[other] { $who } has
    } { $cards }.
laid =
    { $who ->
        [you] You lay out
       *[other] { $who } lays out
    } { $cards }.
    .hidden =
        { $who ->
            [you] You lay out
           *[other] { $who } lays out
        } three cards.
laid-late =
    Time is up; the table lays out { $cards } for { $who ->
        [you] you
       *[other] { $who }
    }.
    .hidden =
        Time is up; the table lays out three cards for { $who ->
            [you] you
           *[other] { $who }
        }.
revealed = Faceup are { $shown }.
# In the list of those that were turned up.
shown =
    { $who ->
        [you] { $cards } of yours
       *[other] { $cards } of { $who }
    }
begins =
    { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }
# Stands before what the table did for somebody who took too long.
late = Time is up:
played =
    .hand =
        { $who ->
            [you] You play
           *[other] { $who } plays
        } { $cards }.
    .up =
        { $who ->
            [you] You play
           *[other] { $who } plays
        } { $cards } from the table.
    .down =
        { $who ->
            [you] You play
           *[other] { $who } plays
        } { $cards }, turned over blind.
three-in-a-row = Three in a row: the pile leaves the game.
effect =
    .give = Who gets the pile?
    .give-nothing = There is no pile to give.
    .five = Five or below comes next.
    .table = Another card follows.
    .up = The bottom card { $card } comes to the top.
drew =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }.
    .hidden =
        { $who ->
            [you] You draw
           *[other] { $who } draws
        } { $cards-count ->
            [one] 1 card
           *[other] { $cards-count } cards
        }.
out =
    { $who ->
        [you] You are out.
       *[other] { $who } is out.
    }
back =
    { $who ->
        [you] You are back in the game.
       *[other] { $who } is back in the game.
    }
new-pile =
    { $who ->
        [you] You begin a new pile.
       *[other] { $who } begins a new pile.
    }
picked-up =
    { $who ->
        [you] You pick up
       *[other] { $who } picks up
    } the pile of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
    .turned =
        { $who ->
            [you] You turn over { $card }, which does not fit, and pick it up
           *[other] { $who } turns over { $card }, which does not fit, and picks it up
        } with the pile of { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }.
gave =
    { $who ->
        [you] You give
       *[other] { $who } gives
    } the pile of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to { $to ->
        [you] you
       *[other] { $to }
    }.
ended =
    .one-left =
        { $losers-are ->
            [you] You are the last with cards and lose.
           *[one] { $losers } is the last with cards and loses.
        }
    .turn-limit =
        The turns are used up. { $losers-are ->
            [you] You have the most cards and lose.
            [one] { $losers } has the most cards and loses.
            [us] { $losers } have the most cards and lose.
           *[many] { $losers } have the most cards and lose.
        }
outcome =
    .one-left = All but one have got rid of their cards.
    .turn-limit = The limit of { $turns } turns was reached; the most cards lose.

## Refusals

not-your-turn = It is not your turn.
name-receiver = First say who gets the pile.
no-gift = The pile is given with the Karma Card only.
chosen = The Faceup Table Cards have been chosen.
choose-first = First all choose their Faceup Table Cards.
three-cards = Lay out three of your six cards.
not-held = You do not have { $cards }.
    .hand = You do not have { $cards } in your hand.
    .up = You do not have { $cards } among your Faceup Table Cards.
one-to-three = Play one, two or three identical cards.
blind = Only your Facedown Table Cards are left; turn one over.
not-blind = It is not yet time for your Facedown Table Cards.
no-card-there = There is no Facedown Table Card in that place.
must-follow = { -table } must be followed by another card.
no-pile = There is no pile to pick up.
not-to-yourself = Give the pile to somebody else.
no-such-seat = There is no player { $number }; players are 1 to { $last }.
too-low = { $card } is lower than { $top }; play { $top } or higher, a Karma Card, or pick up.
five-or-below = { $card } is above five; play a number up to 5, a Karma Card, or pick up.
not-a-card = '{ $text }' is no card: write 1 to 16, GIVE, FIVE, TABLE or UP.
not-a-place = '{ $text }' is no place: write 1, 2 or 3.
not-a-player = '{ $text }' is no player: write the number that stands before the name.
not-three = Name three cards to lay out.
not-a-move = '{ $text }' is no move here: play, pickup, turn, give or lay, such as play 7 7.
    .daily = '{ $text }' is no step here: play and one to three cards, such as play 7 7; or pickup.
not-alike = Name one card to play, or two or three identical ones.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .row = one or two identical cards should stand here.
    .not-in-hand = what is known or chosen is not in the hand of seat { $seat }.
    .has-cards = seat { $seat } still has cards.
    .turn = whoever is out has no turn.
    .ended = a game that is over, and no other, has a reason here.
    .three-or-none = three cards, or none, should stand here.
    .places = { $places } cards should stand here, with - where there is none.

## Hints

demand = { $top } or a higher number is needed; Karma Cards are best saved for when none fits.
    .anything = Any card may be played; the low ones are hard to get rid of later.
    .five = A number up to five is needed, or a Karma Card.
    .follow = Any number may follow { -table }: a chance to lose a low one.
hint-lay = Lay out { $cards }.
    .why = What you lay out is played last, with nothing to choose from: lay out what is easy to play.
    .which = Karma Cards always fit, high numbers nearly always.
hint-give =
    Give it to { $to ->
        [you] yourself
       *[other] { $to }
    }.
    .why = Whoever has the fewest cards is closest to going out.
hint-turn = Nobody knows what lies face down, so one is as good as another.
hint-pick-up = Pick up the pile.
    .why = Nothing you have fits on { $top }.
hint-play = Play { $cards }.
    .fitting = These fit: { $cards }.

## The table as text

show-pile =
    pile: { $top } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .none = no pile
    .open =
        pile: { $cards } ({ $cards-count ->
            [one] 1 card
           *[other] { $cards-count } cards
        }, the top last)
show-rest =
    { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } to draw, { $gone ->
        [one] 1 card
       *[other] { $gone } cards
    } out of the game
show-gone = out of the game: { $cards }
show-player =
    { $number } { $who ->
        [you] you
       *[other] { $who }
    }: { $notes }
# Notes about a player, with commas between them.
show-held = hand { $cards }
    .known = hand { $cards } with { $known }
show-table = table { $cards }
show-state =
    .chosen = has chosen
    .chooses = chooses
    .lost = has lost
    .out = out
    .play = to play
    .follow = to go on
    .give = to give the pile
show-hand =
    your hand: { $cards-count ->
        [0] empty
       *[other] { $cards }
    }
show-chosen = you lay out: { $cards }
show-give = who gets the pile: { $receivers }
show-receiver =
    { $move } for { $who ->
        [you] yourself
       *[other] { $who }
    }

## The daily puzzle; the one who plays against you there has no name

karma-daily = Daily Karma
    .blurb = All cards open: be out before the other, in as few turns as can be; everybody has the same cards.
daily-dealt = All cards lie open, { $cards } for each. Be out before the other, in as few turns as can be.
other-played = The other plays { $cards }.
other-took =
    The other takes the pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
other-gave =
    { $who ->
        [you] You get
       *[other] { $who } gets
    } the pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
gave-other =
    { $who ->
        [you] You give
       *[other] { $who } gives
    } the pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } away.
other-out = The other is out.
daily-result =
    Out in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, the fewest possible being { $best }
    .not-out =
        Not out before the other, which takes { $best ->
            [one] { $best } turn
           *[other] { $best } turns
        }
daily-over = It is decided; take a step back, or leave it at that.
show-daily =
    .pile =
        pile: { $cards-count ->
            [0] none
           *[other] { $cards }
        }
    .other =
        the other: hand { $hand-count ->
            [0] empty
           *[other] { $hand }
        }; face up { $up-count ->
            [0] nothing
           *[other] { $up }
        }
    .mine =
        { $who ->
            [you] you
           *[other] { $who }
        }: hand { $hand-count ->
            [0] empty
           *[other] { $hand }
        }; face up { $up-count ->
            [0] nothing
           *[other] { $up }
        }
hint-daily =
    From here { $turns ->
        [one] { $turns } turn is
       *[other] { $turns } turns are
    } enough.

## Looking back

review-unit = percentage points
review-yardstick = Every move is judged by the chance not to be the last with cards. Many guesses at what was hidden are searched through, as our strongest bots do, and the cards that everybody then has left tell the chance.
review-curve = The chance not to be the last, as the cards lie.
review-move = { $made }: { $chance } % not to be the last; nothing was better.
    .wrong = { $made }: { $chance } % not to be the last. { $best } it would have been { $top } %.
# What somebody does, at the beginning of a sentence.
review-named =
    .play = With { $cards }
    .give = With the pile given to { $to ->
            [you] you
           *[other] { $to }
        }
    .pick-up = With the pile picked up

## The lesson

lesson-fit = Get rid of all your cards. On the pile lies a 7: play a card that is as high or higher.
    .title = As high or higher
    .well = That fits. Your hand is filled up to three cards as long as there are cards to draw.
    .pickup = You may always take the pile, but here something fits. Try a 9 or a 12.
    .otherwise = That is not a card on the pile. Play the 9 or the 12.
lesson-thrift = Three cards fit on the 4. The high ones will be precious later: play the lowest that fits.
    .title = The lowest that fits
    .well = As high is enough. The 10 and the 15 wait for harder times.
    .higher = That fits too, but a 4 would have done, and it only gets harder to play.
    .pickup = Nobody has to take the pile while a card fits. Look for the lowest one.
    .otherwise = Play the 4, the lowest that fits.
lesson-twins = Cards of one kind may be played together. You have two 8s: play both at once.
    .title = Two at once
    .well = Two cards gone in one turn.
    .one = One 8 is right, two are better. Choose both before you play.
    .otherwise = Choose both 8s, then play.
lesson-pickup = Nothing in your hand is as high as 14. Then there is one way only: take the pile.
    .title = When nothing fits
    .well = Its cards are yours now, and your turn is over. It happens to everybody.
    .otherwise = Take the pile.
lesson-row = Two 9s lie in a row, and you have the third. Three alike in a row clear the pile.
    .title = Three in a row
    .well = The pile has left the game, and it is your turn again: start a new one.
    .eleven = It fits, but the 9 would have cleared the whole pile.
    .pickup = You would get two 9s more. Play yours instead, and the pile is gone.
    .otherwise = Play the 9.
lesson-five = Now the Karma Cards. They fit on anything. After { -five } the next player needs a 5 or less, or a Karma Card.
    .title = { -five }
    .well = Your friend has nothing that low.
    .otherwise = Nothing else fits on the 13. Play { -five }.
lesson-give = A tall pile, and nothing fits. { -give } hands it to somebody else, and leaves the game.
    .title = { -give }
    .well = Six cards that are not yours. The next player starts a new pile.
    .otherwise = Do not take it yourself: play { -give }.
lesson-up = { -up } brings the lowest card of the pile to the top. Under the 16 lies a 5.
    .title = { -up }
    .well = The 5 counts now, and you are rid of a card.
    .otherwise = Play { -up }, and the 16 no longer counts.
lesson-table = { -table } lets you go on at once with one of your own Table Cards, whatever its number. Your 1 will hardly ever fit: now is the time.
    .title = { -table }
    .well = The 1 is gone, and that was the hardest of all.
    .high = That one you could have played on many piles. The 1 fits almost nowhere.
    .otherwise = First play the Karma Card, then the 1 from the table.
lesson-blind = Hand and draw pile are empty, so are the Faceup Table Cards. Now the Facedown ones are played, unseen: turn one over.
    .title = Facedown cards
    .well = If it fits it is played, if not you take the pile with it. Whoever has no card left at all is out, and the last one with cards loses.
    .otherwise = Turn one of the Facedown cards over.
lesson-match = The end of a game against somebody who takes it easy. Ask for a hint whenever you like.
    .title = A short match
    .well = That was a game of Karma. You are ready for a whole one.

## Drills

drill-may = What may be played?
    .about = All cards that fit on the pile.
    .question = { $top } lies on top. Pick every card that may be played on it.
    .best = These fit: { $cards }.
drill-best = Out first
    .about = All cards lie open; which step gets you out soonest?
    .question = All cards lie open. With which step are you out first, in the fewest turns? The other always plays the lowest card that fits.
    .best =
        Out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, such as { $steps }.
    .out =
        After that you are out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        } at best; it can be done in { $fewest }.
    .soonest =
        With this you are out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, and sooner is impossible.
    .never = After that you are not out first within { $most } turns; it can be done in { $fewest }.
drill-fits =
    .high = { $card } is as high as { $top } asks for.
    .low = { $card } is five or below.
    .always = { $card } is a Karma Card: it may always be played.
drill-pile = Pile, its top at the right
drill-theirs = The other’s hand
    .up = The other’s Faceup Table Cards
drill-mine = Your hand
    .up = Your Faceup Table Cards
drill-pick-up = pick up the pile
