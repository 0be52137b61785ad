### Karma.

karma = Karma
    .blurb = Match or beat the top card, and get rid of yours first.

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
    .about = Seconds to choose your Faceup Table Cards before the table chooses for you. 0: no limit.
option-turn-seconds = Time per turn
    .about = How long each step of a turn may take before the table plays for you. With days, you play whenever you have time.
option-turn-limit = Longest game
    .about = After this many turns per player the game ends, and the player with the most cards loses.
option-memory = Memory
    .about = Choose who keeps track of the pile, the cards out of the game, and the cards seen going into a hand.
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
        [you] You put down
       *[other] { $who } puts down
    } { $cards }.
    .hidden =
        { $who ->
            [you] You put down
           *[other] { $who } puts down
        } three cards.
laid-late =
    Time’s up. The table puts down { $cards } for { $who ->
        [you] you
       *[other] { $who }
    }.
    .hidden =
        Time’s up. The table puts down three cards for { $who ->
            [you] you
           *[other] { $who }
        }.
revealed = Face up: { $shown }.
# In the list of those that were turned up.
shown =
    { $who ->
        [you] yours { $cards }
       *[other] { $who } { $cards }
    }
begins =
    { $who ->
        [you] You go first.
       *[other] { $who } goes first.
    }
# Stands before what the table did for somebody who took too long.
late = Time’s up:
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
    .give-nothing = There’s no pile to give.
    .five = The next card must be 5 or below.
    .table = Another card follows.
    .up = The bottom card, { $card }, moves to the top.
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
        [you] You’re out.
       *[other] { $who } is out.
    }
back =
    { $who ->
        [you] You’re back in the game.
       *[other] { $who } is back in the game.
    }
new-pile =
    { $who ->
        [you] You start a new pile.
       *[other] { $who } starts a new pile.
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
            [you] You turn over { $card }, which doesn’t fit, and pick it up
           *[other] { $who } turns over { $card }, which doesn’t fit, and picks it up
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
            [you] You’re the last with cards and lose.
           *[one] { $losers } is the last with cards and loses.
        }
    .turn-limit =
        The turn limit is reached. { $losers-are ->
            [you] You have the most cards and lose.
            [one] { $losers } has the most cards and loses.
            [us] { $losers } have the most cards and lose.
           *[many] { $losers } have the most cards and lose.
        }
outcome =
    .one-left = Only one player has cards left.
    .turn-limit = The turn limit ({ $turns }) was reached. The player with the most cards loses.

## Refusals

not-your-turn = It’s not your turn.
name-receiver = First choose who gets the pile.
no-gift = You can only give the pile away with its Karma Card.
chosen = The Faceup Table Cards have already been chosen.
choose-first = Wait until everyone has chosen their Faceup Table Cards.
three-cards = Put down three of your six cards.
not-held = You don’t have { $cards }.
    .hand = You don’t have { $cards } in your hand.
    .up = You don’t have { $cards } in your Faceup Table Cards.
one-to-three = Play one, two or three identical cards.
blind = Only your Facedown Table Cards are left. Turn one over.
not-blind = It’s not time for your Facedown Table Cards yet.
no-card-there = There’s no Facedown Table Card there. Choose another.
must-follow = { -table } must be followed by another card.
no-pile = There’s no pile to pick up. Play a card.
not-to-yourself = Give the pile to another player.
no-such-seat = There’s no player { $number }. Players are 1 to { $last }.
too-low = { $card } is lower than { $top }. Play { $top } or higher, play a Karma Card, or pick up.
five-or-below = { $card } is above 5. Play 5 or below, play a Karma Card, or pick up.
not-a-card = “{ $text }” isn’t a card. Write 1 to 16, GIVE, FIVE, TABLE or UP.
not-a-place = “{ $text }” isn’t a place. Write 1, 2 or 3.
not-a-player = “{ $text }” isn’t a player. Write the number before the name.
not-three = Name the three cards to put down.
not-a-move = “{ $text }” isn’t a move. Write play, pickup, turn, give or lay, such as play 7 7.
    .daily = “{ $text }” isn’t a move. Write play and one to three cards, such as play 7 7, or pickup.
not-alike = Name one card to play, or two or three identical ones.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .row = expected one or two identical cards here.
    .not-in-hand = a known or chosen card isn’t in the hand of seat { $seat }.
    .has-cards = seat { $seat } still has cards.
    .turn = a player who is out has no turn.
    .ended = only a finished game has a reason.
    .three-or-none = expected three cards or none here.
    .places =
        expected { $places ->
            [one] { $places } card
           *[other] { $places } cards
        } here, with - for an empty place.

## Hints

demand = You need { $top } or higher. Save your Karma Cards for when nothing else fits.
    .anything = You can play any card. Low ones are hard to get rid of later.
    .five = You need 5 or below, or a Karma Card.
    .follow = Any number can follow { -table }: a chance to lose a low one.
hint-lay = Put down { $cards }.
    .why = You’ll play these cards last. Put down cards that are easy to play.
    .which = Karma Cards always fit, and high numbers nearly always.
hint-give =
    Give it to { $to ->
        [you] yourself
       *[other] { $to }
    }.
    .why = The player with the fewest cards is closest to going out.
hint-turn = Nobody knows what’s face down. Pick any of them.
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
        }, top card last)
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
    .follow = to play another card
    .give = to give the pile
show-hand =
    your hand: { $cards-count ->
        [0] empty
       *[other] { $cards }
    }
show-chosen = you put down: { $cards }
show-give = who gets the pile: { $receivers }
show-receiver =
    { $move } for { $who ->
        [you] yourself
       *[other] { $who }
    }

## The daily puzzle; the opponent there has no name

karma-daily = Daily Karma
    .blurb = All cards are face up. Go out before your opponent, in the fewest turns. Everyone gets the same cards.
daily-dealt = All cards are face up; each player has { $cards }. Go out before your opponent, in the fewest turns possible.
other-played = Your opponent plays { $cards }.
other-took =
    Your opponent picks up the pile of { $cards ->
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
other-out = Your opponent is out.
daily-result =
    Out in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } (fewest possible: { $best })
    .not-out =
        You didn’t go out first (possible in { $best ->
            [one] { $best } turn
           *[other] { $best } turns
        })
daily-over = It’s decided. Undo a step, or press Done.
show-daily =
    .pile =
        pile: { $cards-count ->
            [0] none
           *[other] { $cards }
        }
    .other =
        opponent: hand { $hand-count ->
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
    From here you can go out in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.

## Review

review-unit = percentage points
review-yardstick = Each move is judged by your chance of not losing. Our strongest bots work it out from many guesses at the hidden cards.
review-curve = Chance of not losing, with all cards known.
review-move = { $made }: { $chance }% chance of not losing. No move was better.
    .wrong = { $made }: { $chance }% chance of not losing. { $best }: { $top }%.
# What somebody does, at the beginning of a sentence.
review-named =
    .play = With { $cards }
    .give = With the pile given to { $to ->
            [you] you
           *[other] { $to }
        }
    .pick-up = With the pile picked up

## The lesson

lesson-fit = Get rid of all your cards. The top card is a 7: play a card that’s as high or higher.
    .title = As high or higher
    .well = That fits. Your hand is refilled to three cards as long as there are cards to draw.
    .pickup = You can always pick up the pile, but here you have cards that fit. Try the 9 or the 12.
    .otherwise = That doesn’t play a card on the pile. Play the 9 or the 12.
lesson-thrift = Three of your cards fit on the 4. Save the high ones for later: play the lowest that fits.
    .title = The lowest that fits
    .well = An equal card is enough. The 10 and the 15 are there when you need them.
    .higher = That fits too, but the 4 would have done. It only gets harder to play.
    .pickup = You don’t need to pick up the pile when a card fits. Play the lowest one.
    .otherwise = Play the 4, the lowest that fits.
lesson-twins = You can play identical cards together. You have two 8s: play both at once.
    .title = Two at once
    .well = Two cards gone in one turn.
    .one = One 8 is good, but two are better. Choose both before you play.
    .otherwise = Choose both 8s, then play.
lesson-pickup = Nothing in your hand is 14 or higher. So you have to pick up the pile.
    .title = When nothing fits
    .well = Its cards are yours now, and your turn is over. It happens to everyone.
    .otherwise = Pick up the pile.
lesson-row = There are two 9s in a row, and you have the third. Three in a row clear the pile.
    .title = Three in a row
    .well = The pile is out of the game, and it’s your turn again. You start a new one.
    .eleven = It fits, but the 9 would have cleared the whole pile.
    .pickup = You’d get two more 9s. Play yours instead, and the pile is gone.
    .otherwise = Play the 9.
lesson-five = Karma Cards fit on anything. After { -five }, the next player needs a 5 or lower, or a Karma Card.
    .title = { -five }
    .well = Your opponent has nothing that low.
    .otherwise = Nothing else fits on the 13. Play { -five }.
lesson-give = The pile is tall, and nothing fits. { -give } hands it to another player and leaves the game.
    .title = { -give }
    .well = Six cards that aren’t yours! The next player starts a new pile.
    .otherwise = Don’t pick it up yourself: play { -give }.
lesson-up = { -up } brings the bottom card of the pile to the top. Under the 16 there’s a 5.
    .title = { -up }
    .well = Now the 5 counts, and you have one card less.
    .otherwise = Play { -up }, and the 16 no longer counts.
lesson-table = After { -table }, you play one of your Table Cards at once. Any number fits, so get rid of your 1.
    .title = { -table }
    .well = The 1 is gone. It was your hardest card to play.
    .high = That card fits on many piles, but the 1 fits almost nowhere.
    .otherwise = First play the Karma Card, then the 1 from the table.
lesson-blind = Your hand, the draw pile and your Faceup Table Cards are gone. Now turn over a Facedown card without looking.
    .title = Facedown cards
    .well = If it fits, it’s played; if not, you pick it up with the pile. The last player with cards loses.
    .otherwise = Turn over one of the Facedown cards.
lesson-match = Play the end of a game against an easy bot. Ask for a hint whenever you like.
    .title = A short game
    .well = That was Karma. You’re ready for a full game!

## Drills

drill-may = What can you play?
    .about = Find all cards that fit on the pile.
    .question = { $top } is on top. Pick every card you can play on it.
    .best = These fit: { $cards }.
drill-best = Out first
    .about = All cards are face up. Which move gets you out soonest?
    .question = All cards are face up. Which move gets you out first, in the fewest turns? Your opponent always plays the lowest card that fits.
    .best =
        Out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, for example { $steps }.
    .out =
        After that you’re out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        } at best. It can be done in { $fewest }.
    .soonest =
        That gets you out in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }. You can’t be faster.
    .never = After that you aren’t out first within { $most } turns. It can be done in { $fewest }.
drill-fits =
    .high = { $card } fits on { $top }.
    .low = { $card } is 5 or below.
    .always = { $card } is a Karma Card. You can always play it.
drill-pile = Pile, top card on the right
drill-theirs = Your opponent’s hand
    .up = Your opponent’s Faceup Table Cards
drill-mine = Your hand
    .up = Your Faceup Table Cards
drill-pick-up = pick up the pile

## The score sheet of a real table

scored-last = Who was the last with cards?

## Counting with real cards

count-fits = What fits?
    .about = Enter the top card of the pile. After { -up }, that’s the card it brought up.
    .empty = The pile is empty, so any card fits.
    .give = { -give } leaves the game. Enter the card below it.
    .anything = Any card fits on { $top }.
    .five = A number up to 5 or any Karma Card fits. Otherwise, pick up the pile.
    .number = { $top } or higher fits, or any Karma Card. Otherwise, pick up the pile.
count-card = What does it do?
    .about = Enter a card.
count-does =
    .give = { -give }: another player picks up the whole pile, and the card leaves the game.
    .five = { -five }: the next player must play 5 or below, or a Karma Card, or pick up the pile.
    .table = { -table }: play one more card at once, and it always fits.
    .up = { -up }: the bottom card of the pile moves to the top, and the next player plays on it.
    .number = { $card } fits on the same number or a lower one. The next player needs { $card } or higher.
count-also =
    .give = You may choose a player who is already out. With no pile, nothing happens.
    .five = It stays in the pile.
    .table = Take it from your Faceup Table Cards, or else turn over a Facedown one, or else take it from your hand.
    .up = On an empty pile it counts as zero, so anything fits.
    .number = The third of three equal cards in a row removes the pile, and that player plays again.

## Short questions about the rules

asked-must-play = Do I have to play if I can?
    .answer = No. You may always pick up the pile instead, unless it’s empty.
asked-equal = Can I play several cards at once?
    .answer = Yes, two or three equal ones, all from your hand or all from your Faceup Table Cards.
asked-three = What happens at three in a row?
    .answer = The third equal card removes the pile from the game, and its player plays again.
asked-others-three = Do cards of several players count as three in a row?
    .answer = Yes. It doesn’t matter who played them, or in how many turns.
asked-refill = When do I draw?
    .answer = At the end of your turn, until you have three cards in hand. Not after picking up the pile.
asked-when-table = When may I play my Table Cards?
    .answer = When your hand and the draw pile are empty: first the Faceup ones, then the Facedown ones.
asked-face-down = What if a Facedown card doesn’t fit?
    .answer = It goes into your hand together with the pile, and your turn is over.
asked-picked-up = What if I pick up the pile while playing Table Cards?
    .answer = You have a hand again and must play it before any Table Card.
asked-two-five = What can I play after Five or Below?
    .answer = A number from 1 to 5 or any Karma Card. Otherwise, pick up the pile.
asked-give-out = Can I give the pile to a player who is out?
    .answer = Yes. That player is then back in the game.
asked-give-two = Do two equal Karma Cards do more than one?
    .answer = No. Two at once have the effect of one.
asked-end = Who wins?
    .answer = Everyone except the last player who still has cards.
