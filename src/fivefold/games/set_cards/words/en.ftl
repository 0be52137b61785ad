### SET, SET solitaire and the daily SET puzzle. What is on the cards is in the words that games share.

set = SET
    .blurb = Three cards, all alike or all different. Spot them first.
set-solitaire = SET solitaire
    .blurb = Clear the deck on your own. Extra cards cost a penalty that you must win back at the end.
set-daily = Daily SET
    .blurb = Find every SET in today’s cards. Everyone gets the same ones.

## House rules

option-deck = Deck
    .about = All 81 cards, or just the 27 solid ones for an easier game.
    .full = 81 cards
    .easy = 27 solid cards
option-no-set = No SET in sight
    .about = Three more cards are dealt when all players agree that there’s no SET, or automatically.
    .agree = when players agree
    .auto = automatically
option-deals = Length
    .about = Play through the deck once, or once with each player as dealer.
    .n1 = one deal
    .each = one deal per player
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
moved = Cards move up: { $steps }.
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
        } { $cards }, clearing a penalty.
found-one =
    { $who ->
        [you] You find
       *[other] { $who } finds
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] You pick
           *[other] { $who } picks
        } { $cards }. Not a SET: { $why }.
    .late =
        { $who ->
            [you] You called SET but ran out of time.
           *[other] { $who } called SET but ran out of time.
        }
    .left =
        { $who ->
            [you] You called SET, then left.
           *[other] { $who } called SET, then left.
        }
sees-none =
    { $who ->
        [you] You see no SET.
       *[other] { $who } sees no SET.
    }
looks-again =
    { $who ->
        [you] You keep looking.
       *[other] { $who } keeps looking.
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
    .no-set-left = There are no more SETs.
    .agreed = Everyone agrees: there are no more SETs.
    .all-found = All SETs found!
outcome =
    .no-set-left = The deck ran out and there were no more SETs.
    .agreed = The deck ran out and everyone agreed there were no more SETs.
outcome-alone =
    .won = Won: { alone-figures }
    .lost = Lost: { alone-figures }
    .resigned = Gave up: { alone-figures }
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

auto = You don’t need to say so. Three more cards are dealt automatically when there’s no SET.
agreed = You’ve already said that there’s no SET.
not-agreed = You haven’t said that there’s no SET.
alone-only = That’s only possible in solitaire.
not-alone = That’s only possible in a game with others.
    .puzzle = In the puzzle you can only pick cards or give up.
deck-empty = The deck is empty. Look for a SET in the cards on the table.
found = You’ve already found that SET. Look for another one.
not-three = Pick three cards.
    .different = Pick three different cards.
not-there = These cards aren’t on the table: { $cards }.
not-a-card = “{ $text }” isn’t a card. Write number 1-3, colour r g p, shading s(olid) o(pen) t (striped), symbol o(val) q (squiggle) d(iamond), such as 2rtd.
not-a-place = There’s no card in place { $place }.
not-a-move = “{ $text }” isn’t a move. Try { $words }, or take and three cards.
no-numpy = To count the odds, install numpy: `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Choose 3 to { $most } cards, not { $given }.
    .deals = Choose at least 1 deal, not { $given }.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .since = expected a time for every place on the board here.
    .asked = nobody can say here that there’s no SET.
    .ended = nobody can call after the end.
    .card-twice = this card is listed twice.
    .no-set = expected three cards that are a SET here.

## The table as text

show-deck =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the deck
show-found = { $sets } of { $goal } found
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
    .sure = 95% confidence
    .interval = { $low } to { $high }
    .sheet = rule sheet
    .about = about { $claim }
    .within = The rule sheet’s figure is within the interval.
    .outside = The rule sheet’s figure is outside the interval.
    .speed = { $deals } deals, { $speed } per second.

## Help

help-try = SET in this terminal, against two bots
    .daily = today’s puzzle
help-odds = Count how often random cards have no SET, and compare with the rule sheet.
    .cards = Number of cards on the table.
    .deals = Number of deals.
    .easy = Use only the 27 solid cards.
    .seed = Seed: the same seed gives the same deals.

## Review

review-unit = SETs
review-yardstick = Taking a SET gains one; a wrong call costs one. For the others, a missed SET counts by how likely a strong player was to spot it.
    .alone = Every SET you find gains one. A wrong pick costs one, and so do three more cards while there’s a SET.
review-curve = SETs minus penalties.
review-more = { $player ->
        [you] You asked
       *[other] Asked
    } for three more cards although { $cards } had lain there for { $seconds } seconds; { $sets ->
        [one] it was the only SET
       *[other] there were { $sets } SETs
    }.

## The lesson

lesson-first = In a SET, each feature is the same on all three cards or different on all three. Call SET, then tap these three.
    .title = What’s a SET?
    .well = Your first SET! Only the number differs; symbol, colour and shading are the same.
    .agree = There is a SET: one, two and three red solid ovals.
    .otherwise = Call SET, then tap all three cards.
lesson-colour = There’s one SET in these six cards, and one of its cards is marked. Only the colour differs.
    .title = Three colours
    .well = Yes! Only the colour differs, and all three are different.
    .agree = There is one. Look for two solid squiggles in each colour.
    .otherwise = Not those three. Look for two solid squiggles in red, green and purple.
lesson-two = Now two features differ: number and colour. Shading and symbol are the same on all three.
    .title = Two features differ
    .well = One red, two green, three purple. Always check one feature at a time.
    .agree = There is one: open diamonds in different numbers and colours.
    .otherwise = Not those. Take one, two and three open diamonds, each in a different colour.
lesson-all = Hardest to see: everything differs. Two cards of the SET are marked, so which card completes it?
    .title = Everything differs
    .well = Number, colour, shading and symbol are all different. That’s a SET too!
    .agree = There is one. You have one red solid diamond and two green striped ovals, so look for three purple open squiggles.
    .otherwise = Not a SET: two cards share a feature and the third doesn’t. The reason is shown below the cards.
lesson-third = For any two cards, exactly one card makes a SET. Work it out for the marked pair, one feature at a time.
    .title = The third card
    .well = If the pair is the same, so is the third; if it differs, take what’s missing. It works for every pair.
    .agree = The third card is there. The pair differs in number, colour and shading, and both show ovals.
    .otherwise = The marked cards are one green solid and two red striped ovals. So you need three purple open ovals.
lesson-none = Sometimes there’s no SET at all. Look carefully, and say so when you’re sure.
    .title = No SET
    .well = When all players say so, three more cards are dealt. The table doesn’t tell you if you were right.
    .wrong = Not a SET, and that costs a point. There’s none here: say so instead.
    .otherwise = There’s no SET here. Say that you see none.
lesson-twelve = Here’s a full table of twelve cards. Three SETs are hidden in it, and they share one card: find any of them!
    .title = Twelve cards
    .well = Well spotted! Everyone looks at the same time, and the first to call has the board.
    .agree = There are three SETs. Ask for a hint if you’d like one.
    .otherwise = Not a SET. Check the reason below the cards and try again.
lesson-match = Now play a short game against a slow bot. The most SETs win, and a wrong call costs a point.
    .title = A short game
    .well = That’s SET! Now it’s all about spotting them.
lesson-alone-take = In solitaire there’s no calling and no clock. There are two SETs here: find one and take it.
    .title = Taking
    .well = Three new cards take its place. Keep going until the deck is empty.
    .more = There are two SETs here, and three more cards cost a penalty. Look again!
    .resign = If you give up, you can’t win. There are two SETs here.
    .otherwise = Not a SET, and that costs a penalty. One of the two SETs is all red and open.
lesson-alone-more = If you see no SET, you can get three more cards for a penalty. Try it: there isn’t one here.
    .title = Three more cards
    .well = That’s a penalty, but now there’s a SET. You can win the penalty back at the end.
    .resign = No need to give up. Get three more cards.
    .otherwise = Not a SET, and that costs a penalty too. There’s none here: get three more cards.
lesson-alone-back = The deck is empty, so each SET now clears one penalty. Two cards of a SET are marked.
    .title = Winning it back
    .well = The penalty is gone. You win if no SET and no penalty is left at the end.
    .resign = Then the penalty stays and you lose. Take a SET to clear it.
    .otherwise = Not a SET: another penalty. Three green open squiggles and two purple solid diamonds need one red striped oval.
lesson-alone-match = The end of a game: twelve cards, and three more to come. Clear the table without a penalty.
    .title = A short game
    .well = That’s SET solitaire. A full game has 81 cards.

## Drills

drill-judge = SET or not?
    .about = Is it a SET? If not, why?
    .question = Is this a SET? If not, which feature breaks it?
drill-missing = The missing card
    .about = Find the card that completes the SET.
    .question = Which card makes a SET with these two?
    .best = The missing card is { $card }.
drill-find = Find the SET
    .about = There’s exactly one SET. Where?
    .question = There’s exactly one SET here. Pick its three cards.
    .best = The SET is { $cards }.
drill-answer =
    .set = It’s a SET
    .number = No: number
    .colour = No: colour
    .shading = No: shading
    .symbol = No: symbol
drill-verdict =
    A SET: { $same ->
        [0] everything is different
        [1] one feature is the same, three are different
       *[other] { $same } features are the same, the others are different
    }.
    .none = Not a SET: { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] Number: all three are
        [colour] Colour: all three are
        [shading] Shading: all three are
       *[symbol] Symbol: all three are
    } { $how ->
        [same] the same
       *[different] different
    }, and that’s fine.

## Counting with real cards

count-judge = Is it a SET?
    .about = Enter three cards.
count-find = Is there a SET?
    .about = Enter the cards on the table.
count-twice = { $card } was entered twice, but the deck has it only once.

## Short questions about the rules

asked-turns = Do players take turns?
    .answer = No. Everyone looks at the same time, and the first to call takes the cards.
asked-rule = How do I check a SET quickly?
    .answer = If two cards share something that the third doesn’t, it isn’t a SET.
asked-all-same = Does something have to be the same in a SET?
    .answer = No. All four features can be different on all three cards.
asked-call = How long do I have after calling?
    .answer = Five seconds to take three cards. After that, it counts as a call without a SET.
asked-wrong = What does a wrong call cost?
    .answer = One point. The cards stay on the table, and a score can go below zero.
asked-none = What if no one sees a SET?
    .answer = If all players agree, three more cards are dealt.
asked-replace = Are cards replaced when 15 are on the table?
    .answer = No. A SET taken from more than twelve cards isn’t replaced.
asked-odds = Can 15 cards have no SET?
    .answer = Yes, but that’s rare. Only 21 cards always include a SET.
asked-end = When is the game over?
    .answer = When the deck is empty and no SET is left, or all players agree that there isn’t one. The most points win.
asked-beginners = Is there an easier game for beginners?
    .answer = Yes. Use just the 27 solid cards, so you compare only number, colour and symbol.
