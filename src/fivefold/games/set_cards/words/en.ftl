### SET, SET solitaire and the daily SET puzzle. What is on the cards is in the words that games share.

set = SET
    .blurb = Spot three cards that are all alike or all different in every feature, before the others do.
set-solitaire = SET solitaire
    .blurb = Clear the deck alone; three more cards cost a penalty that the last cards must win back.
set-daily = Daily SET puzzle
    .blurb = Find every SET among today's cards; everybody has the same ones.

## House rules

option-deck = Deck
    .about = All 81 cards, or only the 27 solid ones for a gentle start.
    .full = 81 cards
    .easy = 27 solid cards
option-no-set = No SET in sight
    .about = Three more cards come when all players agree, or by themselves as soon as there is no SET.
    .agree = players agree
    .auto = the table sees it
option-deals = Length
    .about = Once through the deck, or once for every player as dealer.
    .n1 = one deal
    .each = a deal for each player
option-shape = Puzzle
    .about = Twelve cards with six SETs, or nine solid cards with four.
    .advanced = 12 cards, 6 SETs
    .basic = 9 solid cards, 4 SETs

## What happens

shuffled =
    { $who ->
        [you] You shuffle
       *[other] { $who } shuffles
    } { $cards } cards.
dealt = Dealt: { $cards }.
moved = The table closes up: place { $steps }.
# In the list of cards that move: from one place to another.
moved-step = { $source } to { $target }
took =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $cards }.
    .pardon =
        { $who ->
            [you] You take
           *[other] { $who } takes
        } { $cards }, which takes a penalty away.
found-one =
    { $who ->
        [you] You find
       *[other] { $who } finds
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] You are
           *[other] { $who } is
        } wrong with { $cards }: { $why }.
    .late =
        { $who ->
            [you] You called SET and took none in time.
           *[other] { $who } called SET and took none in time.
        }
    .left =
        { $who ->
            [you] You called SET and left.
           *[other] { $who } called SET and left.
        }
sees-none =
    { $who ->
        [you] You see no SET.
       *[other] { $who } sees no SET.
    }
looks-again =
    { $who ->
        [you] You look again.
       *[other] { $who } looks again.
    }
paid =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } a penalty for three more cards.
gave-up =
    { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
round-over =
    .no-set-left = No SET is left.
    .agreed = All agree that no SET is left.
    .all-found = All SETs are found.
outcome =
    .no-set-left = The deck was used up and no SET was left.
    .agreed = The deck was used up and all agreed that no SET was left.
outcome-alone =
    .won = Won: { alone-figures }
    .lost = Lost: { alone-figures }
    .resigned = Given up: { alone-figures }
alone-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }, { $penalties ->
        [one] { $penalties } penalty
       *[other] { $penalties } penalties
    } left, in { $time }.
outcome-puzzle =
    { $sets } of { $goal } SETs, { $wrong ->
        [one] { $wrong } wrong pick
       *[other] { $wrong } wrong picks
    }, in { $time }.

## Refusals

auto = The table lays out more cards by itself when there is no SET.
agreed = You have said already that there is no SET.
not-agreed = You have not said that there is no SET.
alone-only = That is only for one who plays alone.
not-alone = That is only for a table with others.
    .puzzle = In the puzzle you can only pick cards or give up.
deck-empty = There are no more cards.
found = You have found that SET already.
not-three = Name three cards to take.
    .different = Take three different cards.
not-there = Not on the table: { $cards }.
not-a-card = '{ $text }' is no card: write number 1-3, colour r g p, shading s(olid) o(pen) t (striped), symbol o(val) q (squiggle) d(iamond), such as 2rtd.
not-a-place = There is no card in place { $place }.
not-a-move = '{ $text }' is no move here: { $words }, or take and three cards.
no-numpy = Counting the odds needs the package numpy: pip install 'fivefold[odds]'.
bad-value =
    .cards = Deal 3 to { $most } cards, not { $given }.
    .deals = Deal at least once, not { $given } times.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .since = a time for every place of the board should stand here.
    .asked = nobody says that there is no SET.
    .ended = nobody calls after the end.
    .card-twice = this card stands here a second time.
    .no-set = three cards that are a SET should stand here.

## The table as text

show-deck =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the deck
show-found = found { $sets } of { $goal }
show-player =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $score } ({ $notes })
# Notes about a player, with commas between them.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
show-penalties =
    { $penalties ->
        [one] { $penalties } penalty
       *[other] { $penalties } penalties
    }
show-state =
    .has-board = has the board
    .agreed = sees no SET
    .away = away

## The odds, on the command line

odds =
    .dealing = Dealing
    .title = { $cards } cards of { $deck }
    .without = no SET
    .to-one = a SET, to one
    .counted = counted
    .sure = 95 % sure
    .interval = { $low } to { $high }
    .sheet = the rule sheet
    .about = about { $claim }
    .within = The sheet's figure lies within the interval.
    .outside = The sheet's figure lies outside the interval.
    .speed = { $deals } deals, { $speed } a second.

## Help

help-try = SET in this terminal against two bots
    .daily = today’s puzzle
help-odds = How often random cards hold no SET, beside what the rule sheet says.
    .cards = Cards on the table.
    .deals = How many tables.
    .easy = Deal from the 27 solid cards only.
    .seed = The same seed deals the same tables.

## Looking back

review-unit = SETs
review-yardstick = Every SET that somebody took was there for all. Who took it has gained one. What the others let go by counts as much as a very good player would have been likely to see a SET by then. A wrong call costs one.
    .alone = Every SET that was found is one gained. A wrong one costs one, and so do three more cards while a SET lay there.
review-curve = SETs minus penalties.
review-more = Asked for three more cards although { $cards } had lain there for { $seconds } seconds; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.

## The lesson

lesson-first = Three cards are a SET if number, colour, shading and symbol are each the same on all three, or different on all three. Here only the numbers differ: call SET, then take the three.
    .title = What a SET is
    .well = Your first SET. Whoever calls has the board for a few seconds, and takes three cards.
    .agree = There is a SET: all three are red solid ovals, with one, two and three of them.
    .otherwise = Call SET, then tap all three cards.
lesson-colour = Six cards, and one SET among them. One of its cards is marked: same number, same shading, same symbol, and all three colours.
    .title = Three colours
    .well = Only the colour differs, and it differs on all three.
    .agree = There is one. Look for two squiggles, solid, in all three colours.
    .otherwise = Those are not the three. Look for two solid squiggles in red, green and purple.
lesson-two = Now two things differ at once: number and colour. Shading and symbol are the same.
    .title = Two things differ
    .well = One red, two green, three purple: each feature is looked at by itself.
    .agree = There is one: open diamonds, with other numbers and other colours.
    .otherwise = Not these. Take three open diamonds: one, two and three, each in another colour.
lesson-all = Hardest to see: everything differs. Two cards of the SET are marked; which one completes it?
    .title = Everything differs
    .well = Number, colour, shading and symbol, all different. That is a SET too.
    .agree = There is one. With one red solid diamond and two green striped ovals goes something purple, open, with three squiggles.
    .otherwise = No SET: somewhere two cards agree and the third does not. The reason stands below the table.
lesson-third = Any two cards have exactly one third. Work it out for the marked pair, feature by feature, then look for it.
    .title = The third card
    .well = Same where the pair agrees, the missing one where it differs. That works for every pair.
    .agree = The third card is there: the pair differs in number, colour and shading, and both show ovals.
    .otherwise = The marked cards are one green and two red: so you need three, purple; solid and striped need open; both are ovals.
lesson-none = Sometimes there is no SET at all. Look well; when you are sure, say so.
    .title = No SET at all
    .well = When all players say so, three more cards are dealt. The table does not tell you whether you were right.
    .wrong = That was no SET, and a wrong one costs a point. Here there is none: say so instead.
    .otherwise = Nobody finds a SET here. Say that you see none.
lesson-twelve = A whole table: twelve cards. Three SETs are on it, and one card is part of all of them. Find any.
    .title = Twelve cards
    .well = Well seen. Everybody looks at once, and the first to call has the board.
    .agree = There are three. Ask for a hint if you like.
    .otherwise = No SET: read below the table why, and try again.
lesson-match = Now a short game, against somebody who takes their time. Most SETs win; a wrong call costs a point.
    .title = A short match
    .well = That is all there is to SET. The rest is seeing.
lesson-alone-take = Alone you need not call, and there is no clock. Two SETs lie here: find one, and take it.
    .title = Taking
    .well = Three new cards lie in its place. Go on like that until the deck is used up.
    .more = There are two SETs, and three more cards cost a penalty. Look once more.
    .resign = Whoever gives up cannot win. There are two SETs here.
    .otherwise = No SET, and that costs a penalty. One of the two is all red and open.
lesson-alone-more = When you see none, you may have three more cards at any time. That costs a penalty, so look well. Here there really is none.
    .title = Three more cards
    .well = A penalty, but now there is a SET. In the end you can win it back.
    .resign = Nobody gives up for that. Have three more cards.
    .otherwise = That was no SET, and costs a penalty too. Here there is none: have three more cards.
lesson-alone-back = The deck is empty, and you have a penalty. From now on each SET takes one away. Two cards of a SET are marked.
    .title = Winning it back
    .well = The penalty is gone. You win if in the end no SET is left, and no penalty either.
    .resign = Then the penalty stays, and the game is lost. Take a SET, and it is gone.
    .otherwise = No SET: one penalty more. With three green open squiggles and two purple solid diamonds goes one red striped oval.
lesson-alone-match = The end of a game: twelve cards, and three more to come. Clear the table without a penalty.
    .title = A short game
    .well = That is SET alone. A whole game has eighty-one cards.

## Drills

drill-judge = SET or not?
    .about = Is it a SET, and if not, why?
    .question = Is this a SET? If not, say what breaks it.
drill-missing = The missing card
    .about = For two cards, find the one third.
    .question = Which card makes a SET with these two?
    .best = The third card is { $card }.
drill-find = Find the SET
    .about = Exactly one is there; where?
    .question = Exactly one SET is here. Pick its three cards.
    .best = The SET is { $cards }.
drill-answer =
    .set = It is a SET
    .number = No: the number
    .colour = No: the colour
    .shading = No: the shading
    .symbol = No: the symbol
drill-verdict =
    A SET: { $same ->
        [0] everything is different
        [1] one feature is the same, three are different
       *[other] { $same } features are the same, the rest is different
    }.
    .none = No SET: { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] In number
        [colour] In colour
        [shading] In shading
       *[symbol] In symbol
    } all three are { $how ->
        [same] the same
       *[different] different
    }: that is fine.
