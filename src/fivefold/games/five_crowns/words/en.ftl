### Five Crowns and its solitaire.

five-crowns = Five Crowns
    .blurb = Eleven hands of books and runs, with a wild rank that rises; the fewest points win.
five-crowns-solitaire = Five Crowns solitaire
    .blurb = Bring eleven piles into books and runs before the 28 cards are used up.

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
# Cards that lie in books and runs, and what is left of them.
lying =
    { $melds-count ->
        [0] no book or run, left over { $left }
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
    .about = How many hands are played, at most up to that of 13 cards.
option-first = First hand
    .about = How many cards are dealt in the first hand.
option-turn-seconds = Time for a turn
    .about = Seconds until the table plays a slow player’s turn; 0 turns it off.
option-max-turns = Longest hand
    .about = Turns that each player has at most in a hand that nobody ends.

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
late = Time is up:
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
        [one] The draw pile is empty; 1 discard is the new one.
       *[other] The draw pile is empty; { $count } discards are shuffled for a new one.
    }
stopped = Nobody has gone out in all that time, so all lay down.
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
outcome = { $played }; the fewest points win.
    .won = Won: all piles are closed, with { card-count } to spare.
    .lost =
        Lost: { points } left in { $piles ->
            [one] 1 pile
           *[other] { $piles } piles
        }.

## What happens alone

set-out = { $count } piles are set out.
turned = { $card } is turned.
placed =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $turned } onto the pile of { $size } for { $card }: { points }.
    .again =
        { $who ->
            [you] You discard
           *[other] { $who } discards
        } { $card } again; the pile of { $size } keeps its { points }.
pile-closed = The pile of { $size }, { ranks } wild, is closed: { $laid }.
finished =
    .all-closed = All piles are closed.
    .used-up = No card is left to turn.

## Refusals

not-your-turn = It is not your turn.
pile-empty = The draw pile is empty; take the discard.
no-discard = There is no discard to take.
drawn = You have taken a card; now discard one.
not-drawn = Take a card first.
last-turn = This is your last turn: lay down what you have with your discard.
    .out = Somebody has gone out already; lay down what you have with your discard.
not-out = That leaves { $left }, so you cannot go out with { $card }.
nobody-out = You may lay cards down only when somebody has gone out.
not-in-hand = You do not have { $card }.
    .many = You do not have { $card }, or not that many.
not-a-meld = { $cards } is neither a book nor a run.
no-pile = The piles have 3 to 13 cards.
closed = The pile of { $size } is closed.
not-in-pile = { $card } is neither in the pile of { $size } nor the turned card.
not-a-card = '{ $text }' is no card: write a rank 3 to 10 J Q K and a suit S H C D *, such as 10H, or JK.
not-a-move = '{ $text }' is no move here: draw, pick, discard QD, out QD or lay QD; with out and lay you may name melds, such as 3H-4H-5H.
    .alone = '{ $text }' is no move here: write place, a pile and a discard, such as place 7 QD.
    .daily = '{ $text }' is no step here: write take, a card of the pair and a discard, such as take 7H QD; or pass.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .no-hand = whoever has laid down has no cards in hand.
    .wild = the wild rank, from { $least } to { $most }, should stand here.
    .no-past = no hand was played yet.
    .size = { $count } cards should lie here.
    .past = the cards of everybody should stand here, and their points on the sheet.
    .hand-size = seat { $seat } should have { card-count }.
    .not-in-hand = these are not all in the hand of seat { $seat }.
    .drawn = only what is drawn after the pile was made anew stands here.
    .reshuffled = all cards of the pile and those drawn from it should stand here.
    .out = whoever went out has laid down all cards in books and runs.
    .no-points = a game that is over has points.
    .laid = those who have had their turn since somebody went out, and nobody else, have laid down.
    .no-card = there is no card to take.
    .turned = a card is turned only while a pile is open.
    .no-piles = the piles should stand here.
    .pile-sizes = piles of 3, 4 and so on up to 13 cards should stand here.
    .piles = { $count } piles with commas between them should stand here.

## Hints

hint-standing = As it is you would have { points } left: { $laid }.
hint-draw = Draw: that leaves { $drawn } points on average; { $top } leaves { $left }.
    .no-use = Draw: that leaves { $drawn } points on average; { $top } does not bring your { points } down.
    .only = Draw; there is no discard to take.
hint-take = Take { $top }: with { $card } discarded, that brings { $points } points down to { $left }; a card from the draw pile leaves { $drawn } on average.
    .look = Look at { $top }.
    .must = You must take the discard: with { $card } discarded, that leaves { points }.
    .either = Take either card: you may discard it again, as all others lie well.
    .wild = Take { $top }: it fits into any meld, and leaves { $next } on average after your next card.
hint-best = All your cards leave { points }. Without { $card } they lie best: { $laid }.
hint-lay-down = Lay down and discard { $card }: { points } for you.
hint-out = You can go out: discard { $card }.
    .look = You can go out: all your cards but one lie in books and runs.
hint-discard = Discard { $card }: that leaves { points }, the fewest you can have, and { $next } on average after your next card.
    .later = Discard { $card }: that leaves { points }, but { $next } on average after your next card; without { $other } it is { $other-points } and { $other-next }.
hint-place = Put { $turned } there and discard { $card }: { $before } points become { $points }.
    .look = Look at the pile of { $size }.
    .nowhere = { $turned } brings no pile down: put it onto any of them and discard it again.

## The table as text

show-hand-of = { $wild } cards each, { ranks } and Jokers are wild; the last hand has { $last }
show-piles =
    draw pile: { card-count }; on the discard pile: { $top-count ->
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
show-laid = { "  " }lies { $laid }, { points }
show-hand = your hand: { $cards }
show-best = it lies best as { $laid }, { points }
show-pile = pile { $size }: { $cards }, { points }
    .closed = pile { $size }: { $laid }, closed
show-rest = { card-count } to come; { points } left
    .turned = turned: { $turned }; { card-count } to come; { points } left

## The daily puzzle

five-crowns-daily = Daily Five Crowns
    .blurb = Three hands, three pairs of cards offered for each: leave as few points as can be; everybody has the same ones.
daily-dealt = Hands of { $sizes } cards; for each { $offers } pairs are offered, one after the other. How few points can be left?
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
    The hand of { $size } lies there: { $laid }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left, the fewest possible being { $best }
all-laid = All three hands lie there.
not-offered = { $card } is not offered now.
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

## Looking back

review-unit = points
review-yardstick = A card taken is judged by the points that are left after the turn on average, a discard by those after one more card; every card is counted that may still come as far as the player could know. Going out is judged by what another turn would save the others.
    .alone = Every place for the card is judged by how many points it takes away, now and on average with one more card; every card is counted that was not seen yet.
review-curve = Points so far, with each hand as it would be laid down now; the fewest win.
    .alone = Points left in the open piles.
review-draw = Drawing was right: { $left } points on average. { $top } would have left { $other }.
    .wrong = Drew, which leaves { $left } points on average. Taking { $top } would have left { $other }.
review-draw-wild = Drawing was right: { $left } points on average after the next card. With the wild card { $top } it would be { $other }.
    .wrong = Left the wild card { $top } alone: { $left } points on average after the next card. With it there would be { $other }.
review-pick = Taking { $top } was right: it leaves { $left } points. Drawing would have left { $other } on average.
    .wrong = Took { $top }, which leaves { $left } points. Drawing would have left { $other } on average.
review-pick-wild = Taking the wild card { $top } was right: { $left } points on average after the next card. Without it there would be { $other }.
    .wrong = Took the wild card { $top }: { $left } points on average after the next card. Drawing would have left { $other }.
review-discard = Discarding { $card } was best: { $left } points on average after the next card.
    .wrong = Discarded { $card }: { $left } points on average after the next card. Without { $best } there would be { $other }.
review-out = Went out, with { $card } for the discard: another turn would have saved the others { $gain } points each.
    .missed = Could have gone out by discarding { $best }. The turn that the others get is worth { $gain } points to each of them.
review-lay = Laid down as well as possible: { points }.
    .wrong = Laid down with { $card } for the discard: { points }. With { $best } for the discard only { $other } would be left.
review-place = Placing it on the pile of { $pile } and discarding { $card } was best: it takes { $gain } points away.
    .wrong = Placed on the pile of { $pile }, discarding { $card }: that takes { $gain } points away. On the pile of { $other }, discarding { $best }, it would be { $most }.

## The lesson

lesson-book = Three or more cards of one rank are a book; their suits do not matter. You hold two 8s, and a third one lies on the discard pile: take it.
    .title = A book
    .well = Every turn begins like this: take the open card or a hidden one.
    .draw = The hidden card may be anything. The 8 lay open, and it is the one you need.
    .otherwise = Take the 8 of hearts.
lesson-out = Every turn ends with a discard. If all your other cards then lie in books and runs, you may go out. Part with the King, and go out.
    .title = Going out
    .well = No card left, no points: that is the best there is. Everybody else has one last turn.
    .only = The right card, and your three 8s are a book: you could have gone out with it.
    .book = Without that 8 there is no book. The King is the card you do not need.
    .otherwise = Choose the King of diamonds, then go out.
lesson-run = Three or more cards of one suit in sequence are a run. One of your 9s belongs to it, the other does not: discard that one and go out.
    .title = A run
    .well = 6, 7, 8 and 9 of hearts. A run may have three cards or more, up to the King.
    .only = The right card, but all the others are a run now: go out with it.
    .suit = That 9 was the heart that makes the run longer. The 9 of spades does not fit.
    .gap = That tears a hole into the run. Look at the two 9s: only one of them is a heart.
    .otherwise = Discard the 9 of spades and go out.
lesson-wild = This hand has six cards, so 6s are wild: they stand for any card. Jokers always do. With them you have a book of 9s and a run from Jack to King: which card is left?
    .title = Wild cards
    .well = The 6 was a 9 and the Joker a Queen. In the next hand there are seven cards, and 7s are wild.
    .only = The right card, but you could have gone out: a wild card fills each gap.
    .rank = A 6 is wild in this hand: it makes a third 9 of your two. Keep it.
    .joker = A Joker fits everywhere: between Jack and King of spades it is the Queen. Keep it.
    .otherwise = Discard the 4 of diamonds and go out: the 6 completes the 9s, the Joker the run.
lesson-gold = Look at what the others throw away. In a hand of six cards, what is a 6 worth to you?
    .title = What others throw away
    .well = A wild card fits into anything. It is only dangerous at the end: in your hand it counts 20, a Joker 50.
    .draw = A 6 is wild in this hand and would have made a book of your two 9s. Hardly any hidden card is as good.
    .otherwise = Take the 6 of clubs.
lesson-unseen = Now a King lies open. It goes with nothing you have, so take a hidden card.
    .title = A hidden card
    .well = If it is of no use either, you can discard it again.
    .king = All see what you take, and this King only adds 13 points. A hidden card cannot be much worse, and is often better.
    .otherwise = Take the top card of the draw pile.
lesson-dear = Nothing lies yet, and what you hold in the end counts against you: numbers as they are, Jack 11, Queen 12, King 13. Part with the dearest card that you do not need.
    .title = What counts against you
    .well = 13 points less. The pair of 4s and the two hearts side by side each need one card only.
    .pair = Two 4s are almost a book, and they cost little. Keep them, and throw away something dear.
    .near = 8 and 9 of hearts are almost a run. The high cards that stand alone should go first.
    .queen = Nearly: the Queen counts 12, the King 13, and neither goes with anything.
    .otherwise = Discard the King of spades.
lesson-spare = All seven cards fit, but one must be discarded, even so. Which can you spare?
    .title = One to spare
    .well = Three are a book as well as four. A card that fits may be discarded.
    .only = Well chosen, but you could have gone out with it: all the others still lie well.
    .run = A run needs three cards, and this one has just three. There is one 10 more than you need.
    .otherwise = Discard one of the 10s and go out.
lesson-last = Your friend has gone out, so this is your last turn. What lies in books and runs counts nothing. Lay down your run, and discard what would cost you most.
    .title = The last turn
    .well = A 4 and a Queen are left: 16 points. After eleven hands the fewest points win.
    .run = Then all your cards count, as no run is left. Keep 7, 8 and 9 of spades together.
    .queen = The Queen costs 12, but the King 13. It is a small thing, but you have eleven hands.
    .four = The 4 costs you only 4 points. The King costs 13.
    .otherwise = Lay down with the King as your discard.
lesson-match = Two short hands against somebody gentle, with three cards and with four. Ask for a hint whenever you like.
    .title = Two short hands
    .well = That is Five Crowns. A whole game goes on up to thirteen cards, with Kings wild.
lesson-alone-place = Eleven piles, of three to thirteen cards. Put the turned card onto one of them, then discard a card of that pile. All in books and runs, it is closed: which pile does the 8 of clubs close?
    .title = Closing a pile
    .well = Three 8s, and the pile is closed. You win when all eleven are.
    .book = Without that 8 there is no book. Keep the three 8s, and discard the King.
    .other = There it is of little use. Put it onto the pile with two 8s.
    .otherwise = Put the 8 onto the pile of three, and discard the King of diamonds.
lesson-alone-wild = Each pile has a wild rank of its own: in the pile of five it is the 5, in the pile of four the 4. Where does the turned 5 belong?
    .title = Each its own wild card
    .well = It stands for the 9 between 8 and 10: a run of five, and closed.
    .other = In the pile of four a 5 is nothing but a 5. In the pile of five it is wild.
    .wild = That was the wild card. Keep it, and discard the King.
    .otherwise = Put the 5 onto the pile of five, and discard the King of hearts: the rest is a run.
lesson-alone-dear = The 3 closes nothing, but it must go somewhere, and a card must go away for good. What is left in open piles counts in the end: part with what is dearest.
    .title = When nothing fits
    .well = A King for a 3: ten points less, and the books in the other pile are still within reach.
    .gone = You may discard it at once, but then nothing is gained. Put it in the place of a dear card.
    .other = In that pile there are two pairs: nearly two books. The other has nothing but single cards.
    .otherwise = Put the 3 onto the pile of four, and discard the King.
lesson-alone-match = Three piles are open, and seven cards are left. Close all of them. Ask for a hint whenever you like.
    .title = A short game
    .well = That is Five Crowns alone. A whole game turns over 28 cards.

## Drills

drill-discard = The best discard
    .about = One card has to go; what leaves the fewest points?
    .question = { $wild }s are wild. Which card has to go, so that the fewest points are left?
drill-out = Can you go out?
    .about = All but one in books and runs, or not quite?
    .question = { $wild }s are wild. With which discard can you go out, if at all?
    .not = I cannot go out
    .closest = You cannot go out. Best is to part with { $card }, and then { points } are left.
drill-left = Without { $card } { points } are left: { $laid }.
    .none = Without { $card } all cards lie in books and runs: { $laid }.
drill-rest = Left over: { points }
drill-away = Away

## On the command line

help-try = Five Crowns against one who knows it
