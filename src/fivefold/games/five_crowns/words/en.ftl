### Five Crowns and its solitaire.

five-crowns = Five Crowns
    .blurb = Eleven hands of books and runs, with a new wild rank in each.
five-crowns-solitaire = Five Crowns solitaire
    .blurb = Turn eleven piles into books and runs before the 28 cards run out.

## Cards. In notation they are a rank (3 to 10, J, Q, K) and a suit (S, H, C, D, *), such as 10H; the Joker is JK.

# For the eye, such as “Q♥”; for the ear, such as “Queen of hearts”.
piece =
    { $count ->
        [1] { card-sign }
       *[other] { $count } × { card-sign }
    }
    .aloud =
        { $count ->
            [1] { card-name }
           *[other] { $count } times { card-name }
        }
card-sign =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 }{ $part-2 ->
            [S] ♠
            [H] ♥
            [C] ♣
            [D] ♦
           *[star] ★
        }
    }
card-name =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 ->
            [J] Jack
            [Q] Queen
            [K] King
           *[other] { $part-1 }
        } of { $part-2 ->
            [S] spades
            [H] hearts
            [C] clubs
            [D] diamonds
           *[star] stars
        }
    }
# All cards of a rank, at the beginning of a sentence and within it.
ranks =
    { $wild ->
        [11] Jacks
        [12] Queens
        [13] Kings
       *[other] { $wild }s
    }
    .first =
        { $wild ->
            [11] Jacks
            [12] Queens
            [13] Kings
           *[other] { $wild }s
        }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Cards in books and runs, and what is left of them.
lying =
    { $melds-count ->
        [0] no books or runs, left over { $left }
       *[other] { $melds }{ $left-count ->
            [0] { "" }
           *[other] ; left over { $left }
        }
    }
# Points on average.
average = { $whole }.{ $tenth }

## What is printed on the cards

face-wild = WILD
face-joker = JOKER

## House rules

option-hands = Hands
    .about = Number of hands; the last one can have 13 cards at most.
option-first = First hand
    .about = Number of cards in the first hand.
option-turn-seconds = Time per turn
    .about = How long a turn may take before the table plays for you. With days, you play whenever you have time.
option-max-turns = Longest hand
    .about = The most turns each player gets in a hand if nobody goes out.

## What happens

dealt =
    { $who ->
        [you] You deal { card-count } each and turn over { $top }.
       *[other] { $who } deals { card-count } each and turns over { $top }.
    }
holds =
    { $who ->
        [you] You have
       *[other] { $who } has
    } { $cards }.
# Stands before what the table did for somebody who took too long.
late = Time’s up:
drew =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card }.
    .hidden =
        { $who ->
            [you] You draw
           *[other] { $who } draws
        } a card.
picked =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card } from the discards.
discarded =
    { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card }.
went-out =
    { $who ->
        [you] You go out with { $laid }, and discard { $card }.
       *[other] { $who } goes out with { $laid }, and discards { $card }.
    }
laid-down =
    { $who ->
        [you] You lay down { $laid }, { points }, and discard { $card }.
       *[other] { $who } lays down { $laid }, { points }, and discards { $card }.
    }
reshuffled =
    { $count ->
        [one] The draw pile is empty. 1 discard becomes the new one.
       *[other] The draw pile is empty. { $count } discards are shuffled into a new one.
    }
stopped = Nobody has gone out, so everyone lays down.
each-laid =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $laid }.
hand-over = The hand is over. Points: { $scores }.
each-points =
    { $who ->
        [you] you
       *[other] { $who }
    } { $points }
outcome = { $played }; the player with the fewest points wins.
    .won = Won: all piles are closed, with { card-count } to spare.
    .lost =
        Lost: { points } left in { $piles ->
            [one] 1 pile
           *[other] { $piles } piles
        }.

## What happens alone

set-out = { $count } piles are set out.
turned = Next card: { $card }.
placed =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $turned } on the pile of { $size } for { $card }: { points }.
    .again =
        { $who ->
            [you] You discard
           *[other] { $who } discards
        } { $card } again; the pile of { $size } stays at { points }.
pile-closed = The pile of { $size } ({ ranks } wild) is closed: { $laid }.
finished =
    .all-closed = All piles are closed.
    .used-up = There are no more cards to turn over.

## Refusals

not-your-turn = It’s not your turn.
pile-empty = The draw pile is empty. Take the top discard instead.
no-discard = There’s no discard to take. Draw a card.
drawn = You’ve already taken a card. Now discard one.
not-drawn = Take a card first.
last-turn = This is your last turn: choose a discard and lay down the rest.
    .out = Another player has already gone out. Choose a discard and lay down the rest.
not-out = You can’t go out with { $card }: that leaves { $left }.
nobody-out = You can’t lay down before a player has gone out.
not-in-hand = You don’t have { $card }.
    .many = You don’t have { $card }, or not that many.
not-a-meld = { $cards } is neither a book nor a run.
no-pile = That pile doesn’t exist. Piles have 3 to 13 cards.
closed = The pile of { $size } is closed. Choose another one.
not-in-pile = { $card } isn’t in the pile of { $size }, and it isn’t the turned card.
not-a-card = “{ $text }” isn’t a card. Write a rank 3 to 10 J Q K and a suit S H C D *, such as 10H, or JK.
not-a-move = “{ $text }” isn’t a move. Write draw, pick, discard QD, out QD or lay QD. With out and lay you can name melds, such as 3H-4H-5H.
    .alone = “{ $text }” isn’t a move. Write place, a pile and a discard, such as place 7 QD.
    .daily = “{ $text }” isn’t a move. Write take, a card of the pair and a discard, such as take 7H QD, or pass.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .no-hand = a player who has laid down has no cards in hand.
    .wild = expected the wild rank here, from { $least } to { $most }.
    .no-past = no hand has been played yet.
    .size = expected { $count } cards here.
    .past = expected all players’ cards here, and their points on the sheet.
    .hand-size = seat { $seat } should have { card-count }.
    .not-in-hand = these aren’t all in the hand of seat { $seat }.
    .drawn = only cards drawn after the pile was reshuffled belong here.
    .reshuffled = expected all cards of the pile and those drawn from it here.
    .out = a player who went out has all cards in books and runs.
    .no-points = a finished game has points.
    .laid = exactly the players who have had their last turn have laid down.
    .no-card = there’s no card to take.
    .turned = a card is turned over only while a pile is open.
    .no-piles = expected the piles here.
    .pile-sizes = expected piles of 3, 4 and so on, up to 13 cards, here.
    .piles = expected { $count } piles here, with commas between them.

## Hints

hint-standing = Right now you’d have { points } left: { $laid }.
hint-draw = Draw: that leaves { $drawn } points on average, and { $top } leaves { $left }.
    .no-use = Draw: that leaves { $drawn } points on average, and { $top } doesn’t lower your { points }.
    .only = Draw a card. There’s no discard to take.
hint-take = Take { $top } and discard { $card }: you go from { $points } points to { $left }. Drawing leaves { $drawn } on average.
    .look = Look at { $top }.
    .must = You have to take the discard. Discard { $card }, and { points } are left.
    .either = Take either card. You can discard it again, because all the others fit.
    .wild = Take { $top }: it fits anywhere, and leaves { $next } on average after your next card.
hint-best = You have { points } in hand. Without { $card } your cards fit best: { $laid }.
hint-lay-down = Lay down and discard { $card }: you score { points }.
hint-out = You can go out: discard { $card }.
    .look = You can go out: all your cards but one are in books and runs.
hint-discard = Discard { $card }: that leaves { points }, the fewest possible, and { $next } on average after your next card.
    .later = Discard { $card }: { points } left now, but { $next } on average after your next card. Without { $other } it’s { $other-points } now and { $other-next } then.
hint-place = Put { $turned } there and discard { $card }: { $before } points become { $points }.
    .look = Look at the pile of { $size }.
    .nowhere = { $turned } helps no pile. Put it on any pile and discard it again.

## The table as text

show-hand-of = { $wild } cards each, { ranks } and Jokers are wild; the last hand has { $last }
show-piles =
    draw pile: { card-count }; top discard: { $top-count ->
        [0] none
       *[other] { $top }
    }
show-player =
    { $who ->
        [you] you
       *[other] { $who }
    }: { points } ({ $notes })
# Notes about a player, with commas between them.
show-note =
    .deals = deals
    .holds = holds { $cards }
    .out = went out
    .take = to take a card
    .discard = to discard
    .lay = to lay down
show-laid = { "  " }laid down { $laid }, { points }
show-hand = your hand: { $cards }
show-best = best: { $laid }, { points }
show-pile = pile { $size }: { $cards }, { points }
    .closed = pile { $size }: { $laid }, closed
show-rest = { card-count } to come; { points } left
    .turned = turned: { $turned }; { card-count } to come; { points } left

## The daily puzzle

five-crowns-daily = Daily Five Crowns
    .blurb = Three hands, with three pairs of cards on offer for each. Leave the fewest points. Everyone gets the same cards.
daily-dealt = Hands of { $sizes } cards, with { $offers } pairs on offer for each. How few points can you leave?
daily-took =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $taken } for { $dropped }.
daily-passed =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } neither of { $cards }.
daily-laid =
    The hand of { $size } is laid down: { $laid }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left (fewest possible: { $best })
all-laid = All three hands are laid down.
not-offered = { $card } isn’t on offer now.
# `$mark` stands before the hand that is to be played.
show-offered = { $mark } { $size } cards: { $hand }; offered { $offers }; { $laid }, { $points } points
    .laid = { $mark } { $size } cards: { $laid }, { $points } points
hint-offered =
    This hand can leave { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .pass = Take neither card.
    .which = Take { $taken }.
    .take = Take { $taken } and discard { $dropped }.

## Review

review-unit = points
review-yardstick = Taking a card is judged by the points left on average after the turn, a discard by those after one more card. Going out is judged by what another turn would save the others.
    .alone = Each placement is judged by the points it takes away, now and on average with one more unseen card.
review-curve = Points so far, as if each hand were laid down now. Fewest wins.
    .alone = Points left in the open piles.
review-draw = Drawing was right: { $left } points on average. { $top } would have left { $other }.
    .wrong = { $player ->
            [you] You drew,
           *[other] Drew,
        } which leaves { $left } points on average. Taking { $top } would have left { $other }.
review-draw-wild = Drawing was right: { $left } points on average after the next card. With the wild card { $top } it would be { $other }.
    .wrong = { $player ->
            [you] You left the wild card
           *[other] Left the wild card
        } { $top } alone: { $left } points on average after the next card. With it there would be { $other }.
review-pick = Taking { $top } was right: it leaves { $left } points. Drawing would have left { $other } on average.
    .wrong = { $player ->
            [you] You took
           *[other] Took
        } { $top }, which leaves { $left } points. Drawing would have left { $other } on average.
review-pick-wild = Taking the wild card { $top } was right: { $left } points on average after the next card. Without it there would be { $other }.
    .wrong = { $player ->
            [you] You took
           *[other] Took
        } the wild card { $top }: { $left } points on average after the next card. Drawing would have left { $other }.
review-discard = Discarding { $card } was best: { $left } points on average after the next card.
    .wrong = { $player ->
            [you] You discarded
           *[other] Discarded
        } { $card }: { $left } points on average after the next card. Without { $best } there would be { $other }.
review-out = { $player ->
        [you] You went out,
       *[other] Went out,
    } with { $card } for the discard: another turn would have saved the others { $gain } points each.
    .missed = { $player ->
            [you] You could have gone out
           *[other] Could have gone out
        } by discarding { $best }. The turn that the others get is worth { $gain } points to each of them.
review-lay = { $player ->
        [you] You laid down as well as possible:
       *[other] Laid down as well as possible:
    } { points }.
    .wrong = { $player ->
            [you] You laid down
           *[other] Laid down
        } with { $card } for the discard: { points }. With { $best } for the discard only { $other } would be left.
review-place = Placing it on the pile of { $pile } and discarding { $card } was best: it takes { $gain } points away.
    .wrong = { $player ->
            [you] You placed it on
           *[other] Placed on
        } the pile of { $pile }, discarding { $card }: that takes { $gain } points away. On the pile of { $other }, discarding { $best }, it would be { $most }.

## The lesson

lesson-book = Three or more cards of one rank are a book, in any suits. You have two 8s: take the third from the discards.
    .title = A book
    .well = Every turn starts like this: take the top discard or draw a card.
    .draw = The card you draw could be anything. The 8 is the one you need.
    .otherwise = Take the 8 of hearts.
lesson-out = Every turn ends with a discard. Your other cards are all in books and runs, so discard the King and go out.
    .title = Going out
    .well = No cards left, no points: it doesn’t get better. Everyone else gets one last turn.
    .only = That’s the right card, and your three 8s are a book. You could have gone out with it.
    .book = Without that 8 you have no book. You don’t need the King.
    .otherwise = Choose the King of diamonds, then go out.
lesson-run = Three or more cards of one suit in sequence are a run. One of your 9s doesn’t belong: discard it and go out.
    .title = A run
    .well = 6, 7, 8 and 9 of hearts. A run has three or more cards, up to the King.
    .only = That’s the right card, but all the others are a run now. Go out with it.
    .suit = That 9 of hearts makes your run longer. The 9 of spades doesn’t fit.
    .gap = That leaves a gap in the run. Look at the two 9s: only one is a heart.
    .otherwise = Discard the 9 of spades and go out.
lesson-wild = In a hand of six cards, 6s are wild: they stand for any card, and so do Jokers. Which card don’t you need?
    .title = Wild cards
    .well = The 6 was a 9 and the Joker a Queen. The next hand has seven cards, and 7s are wild.
    .only = That’s the right card, but you could have gone out. Your wild cards fill the gaps.
    .rank = 6s are wild in this hand. Yours turns two 9s into a book: keep it.
    .joker = Jokers are always wild. Between the Jack and the King of spades it’s the Queen: keep it.
    .otherwise = Discard the 4 of diamonds and go out. The 6 completes the 9s, and the Joker the run.
lesson-gold = Watch what other players discard. In a hand of six cards, what’s a 6 worth to you?
    .title = Other players’ discards
    .well = A wild card fits anywhere. But don’t get caught with it: it counts 20, and a Joker 50.
    .draw = 6s are wild in this hand, so it would have made a book of your two 9s. You’ll hardly draw anything better.
    .otherwise = Take the 6 of clubs.
lesson-unseen = Now the top discard is a King. It fits nothing in your hand, so draw a card.
    .title = Drawing a card
    .well = If it doesn’t help either, you can discard it again.
    .king = This King just adds 13 points, and everyone sees what you take. A drawn card is rarely worse.
    .otherwise = Draw the top card of the draw pile.
lesson-dear = Cards left at the end count against you: numbers as shown, Jack 11, Queen 12, King 13. Discard the highest card you don’t need.
    .title = What counts against you
    .well = 13 points less. The two 4s and the two hearts each need just one more card.
    .pair = Two 4s are almost a book, and they count little. Keep them and discard a high card.
    .near = 8 and 9 of hearts are almost a run. Discard single high cards first.
    .queen = Close! The Queen counts 12, but the King 13, and neither fits anything.
    .otherwise = Discard the King of spades.
lesson-spare = All seven cards fit, but you still have to discard one. Which can you spare?
    .title = One to spare
    .well = Three cards make a book just like four. You can discard a card that fits.
    .only = Good choice, but you could have gone out with it: all the others still fit.
    .run = A run needs three cards, and this one has just three. You have one 10 too many.
    .otherwise = Discard one of the 10s and go out.
lesson-last = Your opponent has gone out, so this is your last turn. Lay down your run, and discard the card that would cost you most.
    .title = The last turn
    .well = A 4 and a Queen are left: 16 points. After eleven hands, the player with the fewest points wins.
    .run = Then you have no run, and all your cards count. Keep 7, 8 and 9 of spades together.
    .queen = The Queen costs 12, but the King costs 13. Over eleven hands, every point counts.
    .four = The 4 costs you only 4 points. The King costs 13.
    .otherwise = Lay down with the King as your discard.
lesson-match = Play two short hands against an easy bot, with three cards and with four. Ask for a hint whenever you like.
    .title = Two short hands
    .well = That’s Five Crowns! A full game goes up to thirteen cards, with Kings wild.
lesson-alone-place = Put the turned card on a pile, then discard a card from it. A pile is closed when the rest are books and runs.
    .title = Closing a pile
    .well = Three 8s, and the pile is closed. You win when all eleven are.
    .book = Without that 8 there’s no book. Keep the three 8s and discard the King.
    .other = It doesn’t help much there. Put it on the pile with two 8s.
    .otherwise = Put the 8 on the pile of three and discard the King of diamonds.
lesson-alone-wild = Each pile has its own wild rank: 5s in the pile of five, 4s in the pile of four. Where does the turned 5 go?
    .title = Wild in each pile
    .well = It stands for the 9 between 8 and 10. That’s a run of five, so the pile is closed.
    .other = In the pile of four, a 5 is just a 5. In the pile of five, it’s wild.
    .wild = That was the wild card. Keep it and discard the King.
    .otherwise = Put the 5 on the pile of five and discard the King of hearts. The rest is a run.
lesson-alone-dear = The 3 closes nothing, but it has to go somewhere. Cards in open piles count at the end, so discard a high one for it.
    .title = When nothing fits
    .well = A King for a 3: ten points less, and the other pile can still make its books.
    .gone = You can discard it right away, but that gains nothing. Swap it for a high card.
    .other = That pile has two pairs, so it’s nearly two books. The other has only single cards.
    .otherwise = Put the 3 on the pile of four and discard the King.
lesson-alone-match = Close the three open piles with the seven cards that are left. Ask for a hint whenever you like.
    .title = A short game
    .well = That’s Five Crowns solitaire. A full game has 28 cards to turn over.

## Drills

drill-discard = The best discard
    .about = Which discard leaves the fewest points?
    .question = { ranks.first } are wild. Which discard leaves the fewest points?
drill-out = Can you go out?
    .about = All but one in books and runs, or not quite?
    .question = { ranks.first } are wild. Which card can you discard to go out?
    .not = I can’t go out
    .closest = You can’t go out. The best discard is { $card }: { points } left.
drill-left = Without { $card }: { points } left, { $laid }.
    .none = Without { $card }, all cards are in books and runs: { $laid }.
drill-rest = Left over: { points }
drill-away = Discard

## On the command line

help-try = Five Crowns against an expert

## The score sheet of a real table

scored-hand = { $wild } cards each; { ranks } and Jokers are wild
    .short =
        { $wild ->
            [11] J
            [12] Q
            [13] K
           *[other] { $wild }
        }

## Counting with real cards

count-hand = Count a hand
    .about = Enter all cards of the hand. They’re arranged so that the fewest points are left.
    .left = { points } left.
    .none = 0 points: all cards are in books and runs.
count-card = { $cards }: { points }
count-out = Can I go out?
    .about = Enter your hand with the card you’ve just taken.
    .yes = Yes! You can go out by discarding { $cards-count ->
        [one] { $cards }
       *[other] one of these: { $cards }
    }.
count-copies = The two decks have { $card } only { $most } times.
option-wild = Wild rank
    .about = The rank that is wild in this hand: as many as the cards that were dealt.

## Short questions about the rules

asked-discard-wild = Can I discard a wild card?
    .answer = Yes. You may discard any card, even a wild one that would have fitted.
asked-wild-rank = Which cards are wild?
    .answer = The rank equal to the number of cards dealt, and always the Jokers.
asked-same-card = Can a book have the same card twice?
    .answer = Yes. Suits don’t matter, and the same card may be in it twice.
asked-around = Can a run go from King to 3?
    .answer = No. A run ends at the King at the latest.
asked-only-wilds = Can a book be made of wild cards only?
    .answer = Yes. Three wild cards alone make a book or a run.
asked-must-go-out = Do I have to go out if I can?
    .answer = No. You never have to go out.
asked-out-without-discard = Can I go out without a discard?
    .answer = No. You need one card to discard, even if all your cards fit.
asked-after-out = What happens when a player goes out?
    .answer = The others have one last turn each: take a card, lay down books and runs, discard one card and count the rest.
asked-add-on = Can I add cards to other players’ books and runs?
    .answer = No. No one can add to another player’s books and runs.
asked-points = What do cards count?
    .answer = Their rank: Jack 11, Queen 12, King 13. The wild rank counts 20, and a Joker 50.
asked-taken-discard = Can I discard the card I’ve just picked up?
    .answer = Yes, even if it’s from the discard pile.
asked-pile-empty = What if the draw pile runs out?
    .answer = All discards except the top one are shuffled and become the new draw pile.
