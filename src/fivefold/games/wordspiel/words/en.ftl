### WordSpiel and its solitaire.

wordspiel = WordSpiel
    .blurb = Begin your word with the end of the last one, and be the first without cards.
wordspiel-solitaire = WordSpiel solitaire
    .blurb = Use up all your letters before the draw pile is gone.

## Cards. In notation they are their letter; a word has its own cards after a dot, such as UN.ITE.

piece =
    { $count ->
        [1] { $piece }
       *[other] { $count } × { $piece }
    }
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
exchange-count =
    { $exchanges ->
        [one] 1 exchange
       *[other] { $exchanges } exchanges
    }

## House rules

option-rounds = Rounds
    .about = How many rounds are played.
option-turn-seconds = Time for a turn
    .about = Seconds until a slow player has to take a card; 0 turns it off.
option-words = Wrong words
    .about = Any word may be played and stands unless somebody challenges it, or only real words can be.
    .challenge = players challenge
    .checked = the table checks
option-challenge-seconds = Time to challenge the last word
    .about = Seconds for which a word that empties a hand can be challenged.
option-failed-challenge = Challenging a good word
    .about = Costs nothing, or a card from the deck.
    .free = costs nothing
    .card = costs a card
option-bluff = Bluffing
    .about = Whether the table’s own players sometimes try what they know to be no word.
option-lexicon = Language of the words
    .about = Which list of words counts, whatever language you read the page in. The match remembers its content.
option-accents = Accents
    .about = Whether É, Ä and Ñ are played as E, A and N, so that the cards of the box are enough, or are letters of their own, for which the deck has to have cards.
    .folded = do not count
    .kept = count
option-deck = Letters
    .about = The 110 cards of the box, or letters with how many there are of each: A9B2C2 and so on.

## What happens

dealt =
    { $who ->
        [you] You deal
       *[other] { $who } deals
    } round { $round }.
holds =
    { $who ->
        [you] You have
       *[other] { $who } has
    } { $cards }.
turned = The spiral begins with { $card }.
spelled =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } { $word } ({ $play }).
# Stands before what the table did for somebody who took too long.
late = Time is up:
drew =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card }.
    .hidden =
        { $who ->
            [you] You take
           *[other] { $who } takes
        } a card.
    .spiral =
        { $who ->
            [you] You put
           *[other] { $who } puts
        } { $card } from the deck onto the spiral.
passed =
    { $who ->
        [you] You pass
       *[other] { $who } passes
    }; there is no card to take.
exchanged =
    { $who ->
        [you] You exchange
       *[other] { $who } exchanges
    } { $card } for { $drawn }.
    .hidden =
        { $who ->
            [you] You exchange
           *[other] { $who } exchanges
        } a card.
challenged =
    .good =
        { $who ->
            [you] You challenge
           *[other] { $who } challenges
        } { $word }, but it is a word.
    .wrong =
        { $who ->
            [you] You challenge
           *[other] { $who } challenges
        } { $word }, which is no word: { $whose ->
            [you] you take
           *[other] { $whose } takes
        } the cards back.
# What a challenge costs.
paid =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card } from the deck.
    .hidden =
        { $who ->
            [you] You take
           *[other] { $who } takes
        } a card from the deck.
accepts =
    { $who ->
        [you] You accept
       *[other] { $who } accepts
    } the word.
reshuffled =
    The deck is used up; { $count ->
        [one] 1 card is the new one
       *[other] { $count } cards are shuffled for a new one
    }.
round-over =
    { $who ->
        [you] You have
       *[other] { $who } has
    } no cards left; the round is over.
    .idle = Nobody finds a word any more; the round is over.
scores = Points: { $scores }.
each-points =
    { $who ->
        [you] you
       *[other] { $who }
    } { $points }
outcome = { $played }; the fewest points win.
    .won =
        Won: all cards of the hand are used{ $count ->
            [0] { "" }
           *[other] , with { card-count } to spare
        }.
    .lost = Lost: { card-count } left.

## What happens alone

set-out = The spiral begins with { $card }; the hand is { $cards }.
resigned =
    { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
finished =
    .won = All cards of the hand are used.
    .lost = That was the last chance.

## Refusals

not-your-turn = It is not your turn.
begun = The round has begun.
not-begun = The round begins when all are ready.
not-makeable = { $word } cannot be made from the end of the spiral and your cards.
    .nothing = That cannot be made from the end of the spiral and your cards.
no-cards = A word needs at least one card from your hand.
not-the-end = The spiral does not end with { $letters }.
not-in-hand = You do not have { $card }.
    .many = You do not have { $cards }, or not that many.
    .nothing = You do not have that card.
not-a-word = { $word } is not in the dictionary.
word-or-command = To play { $word } as a word, write: word { $word }.
    .draw = To play { $word } as a word, write: word { $word }. To take a card, write: draw hand.
deck-empty = There is no card to take; pass.
    .exchange = There is no card to exchange it for.
    .alone = The draw pile is used up: this is the last chance.
deck-not-empty = Take a card if you have no word.
your-turn = Cards are exchanged only when it is not your turn.
no-exchange = You have exchanged { $count } cards in this round.
    .alone = You have exchanged { $count } cards.
last-word = The last word has been played; accept or challenge it.
no-word = There is no word that could be challenged.
own-word = That is your own word.
not-last = Only a word that ends the round has to be accepted.
accepted = You have accepted the word.
hand-only = Alone, a card is taken into the hand.
alone-only = That is only for one who plays alone.
not-alone = That is only for a table with others.
no-list = The dictionary of this match is not here, so no word can be looked up.
    .only = The dictionary { $tag } is not here, only { $known }; give its file with --words.
bad-deck =
    A deck has { $least } to { $most } cards, not { $count }.
    .twice = A deck names each letter once, such as A9B2C2.
    .accents = The deck has cards with { $letter }, but accents do not count: write { $plain }, or let them count.
not-a-move = '{ $text }' is no move here: a word such as UNITE or UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready or pass.
not-letters = '{ $text }' should be letters.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .round = the number of the round, from 1, should stand here.
    .no-points = a game that is over has points.
    .past = the cards that are left in the hands should stand here, after a dot.
    .deck = before a round begins there is a deck, and no spiral.
    .no-hand = everybody should have cards.
    .spiral = the cards of the spiral should stand here.
    .last = whoever played the last word should have no cards.
    .not-in-hand = these are not all in the hand of seat { $seat }.
    .letters = letters should stand here.
    .play = a seat, a turn, and a word such as UN.ITE should stand here.
    .not-there = this does not lie in the spiral there.
    .whole = the whole spiral should stand here.
    .verdict = two seats, a word such as UN.ITE, and good or wrong should stand here.
    .left = a dot and the cards that were left should stand here.
    .hand = there are cards in the hand until it ends because it is empty.

## The dictionary

look-up =
    .good = { $word } is a word.
    .wrong = { $word } is not in the dictionary.
    .nothing = That is not in the dictionary.
    .no-list = The dictionary of this match is not here.
list =
    { $tag }, { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
looked = { $word }: yes, level { $level }
    .no = { $word }: no
found = { $word }  level { $level }
    .none = No word can be made.

## Hints

hint-no-word =
    .take = There is no word here; take a card.
    .pass = There is no word here; pass.
    .exchange = There is no word here; exchange a card.
    .lost = There is no word here; it is lost.
hint-words =
    { $words ->
        [one] One word is
       *[other] { $words } words are
    } possible, with up to { card-count }.
hint-begins = One with { card-count } begins with { $letters }.
hint-word = { $word }: play { $play }.

## The table as text

show-round = round { $round } of { $rounds }; { card-count } in the deck
show-spiral = spiral: { $spiral }
    .none = spiral: not begun
show-player =
    { $who ->
        [you] you
       *[other] { $who }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $notes })
# Notes about a player, with commas between them.
show-note =
    .deals = deals
    .exchanges = { exchange-count } left
    .holds = holds { $cards }
    .ready = is ready
    .accepts = accepts
    .challengeable = can be challenged
    .turn = to play
show-hand =
    your hand: { $cards-count ->
        [0] empty
       *[other] { $cards }
    }
show-piles = draw pile: { card-count }; { exchange-count } left
    .last = draw pile: { card-count }; the next word is the last chance; { exchange-count } left

## Help of the commands

help-look = Say of each word whether the dictionary has it, and how rare it is (10 to 95).
    .words = Another list of words.
help-find = List every word that can be played, those with most cards first.
    .spiral = The spiral, or its end.
    .hand = The cards in the hand.
    .level = The rarest words to find.
help-list = Print the whole dictionary, one word a line with its level, as --words reads it.

## The daily puzzle

wordspiel-daily = Daily WordSpiel
    .blurb = The most points from today's spiral and hand, in up to three words; everybody has the same ones.
daily-set-out = The spiral begins with { $word }, the hand is { $cards }. What are the most points in { $words } words?
daily-word =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } { $word } ({ $play }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points } of { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
three-words = There are { $words } words already.
words-only = '{ $text }' is no step here: write a word.

## Looking back

review-unit = turns
review-yardstick = A word is judged by how many turns the rest of the hand will about take, by how much of their hand the next player can play after it (all of it counts two turns), and a little by the cards it uses. A word that is none counts as if it had been challenged.
    .alone = A word is judged by how many turns the rest of the hand will about take.
review-curve = Points so far and cards in hand; the fewest win.
    .alone = Cards in hand.
review-word = { $play } was { $words ->
        [one] the only word
       *[other] the best of { $words } words
    }: about { $turns } turns for the rest.
    .out = { $play } used up all cards.
    .wrong = { $play }, with about { $turns } turns for the rest. { $best } would have left { $top }.
    .next = { $play }, with about { $turns } turns for the rest. { $best } would have used more, or left the next player less to do.
    .take = { $play }, with about { $turns } turns for the rest. Even a card onto the spiral would have been better, as it leaves the next player less.
review-take = Taking a card there was right: there was { $words ->
        [0] no word
       *[other] no better word
    }.
    .wrong = Took a card { $place ->
            [spiral] onto the spiral
           *[hand] into the hand
        }, without a word to play. { $place ->
            [spiral] Into the hand
           *[hand] Onto the spiral
        } would have been better: about { $top } turns instead of { $turns }.
    .word = Took a card although there was { $best }, { $words ->
            [one] the only word
           *[other] the best of { $words } words
        }: about { $top } turns for the rest instead of { $turns }.

## The lesson

lesson-first = Get rid of your cards, one word after the other. Every word begins with the end of the spiral, and here that is just a C. Go on with A and T from your hand: CAT.
    .title = The first word
    .well = A good word, and some cards less. The next player has to begin with your last letter.
    .draw = You only have to take a card when you find no word. Here C and A and T make CAT.
    .otherwise = Play a word that begins with C, such as CAT.
lesson-further = The spiral says FUN. You may begin further back than at its last letter: with U and N, as many words do. Which one is in your hand?
    .title = Further back
    .well = The more letters you take from the spiral, the more words there are.
    .one = A good word with the N alone. But look at UN as well: UNITE, UNIT, UNTIE.
    .draw = There is a word: UN from the spiral, then ITE from your hand.
    .otherwise = Play UNITE: UN lies there, and I, T, E are yours.
lesson-across = First CAN was played, then NO: together the spiral reads CANO. Where one word ends and the next begins does not matter. Use all four letters, for something that floats.
    .title = Across two words
    .well = CANOE, straight across two words.
    .draw = There is a word across all of it: CANO and an E.
    .otherwise = A good word, but with the end only. CANO needs just one E to become a boat.
lesson-many = Cards that are left in the end count against you, so play many at a time. After STAR there is a word with four of your five cards.
    .title = Many cards at once
    .well = Four cards gone in one turn.
    .draw = Not one card more: you have ING, and with a T or a V before it STAR goes on.
    .otherwise = That is a word, but it uses fewer cards. Four of them make STARTING or STARVING.
lesson-stuck = SKIV, and your hand has J, Q, X and Z: no word at all. Then take a card, but say before you see it where it goes: into your hand, or onto the spiral. Put it onto the spiral.
    .title = No word at all
    .well = Your hand has not grown, and your friend must begin with that card.
    .hand = That is allowed too, and sometimes the card helps. But now you have one more to get rid of; on the spiral it is your friend who must deal with it.
    .otherwise = Take a card onto the spiral.
lesson-doubt = Your friend has played CATZ. Is that a word? If you doubt it, challenge it before you play. Nobody minds if you look a word up first.
    .title = Doubting a word
    .well = The cards go back to your friend, with one more as a penalty. If the word had been good, it would have cost you nothing.
    .word = Once you have played, the word before yours stands, whatever it is. First challenge CATZ.
    .draw = With your card the turn is over, and CATZ stands. First challenge it.
    .otherwise = Challenge the word.
lesson-swap = It is your friend’s turn. Meanwhile you may exchange cards, up to three in a round: lay one aside and take another. Which of yours is hardest to use?
    .title = Exchanging cards
    .well = Nearly every word with a Q needs a U as well. The new card can hardly be worse.
    .otherwise = That letter is in many words. The Q nearly always needs a U, and you have none: exchange the Q.
lesson-out = Two cards left, T and S. If you get rid of both at once, the round is over. What begins with PLANE, or with its end?
    .title = The last cards
    .well = No card left: no points for you. The others get one for each card they hold, and the fewest points win.
    .draw = You are so close: S and T both fit. Think of what goes round the sun.
    .otherwise = One card is gone, but one is left, and your friend goes on. PLANETS, NETS and NEST use both.
lesson-match = A short round with seven cards each, against somebody gentle. Here the table refuses what is no word. Ask for a hint whenever you like.
    .title = A short round
    .well = That was a round of WordSpiel. A game has five, with ten cards each.
lesson-alone-word = Alone you want your hand empty before the draw pile is. Words are made as always; after each, a card comes from the draw pile. Play any word that begins with S.
    .title = A word, and a card
    .well = Your cards went onto the spiral, and one came from the draw pile.
    .draw = That makes one more to get rid of. With S there are fifty words in your hand.
    .give = So soon? S goes with nearly everything you have: SPORE, STARE, SOAP.
    .otherwise = Nothing is lost by that, but a word helps more: SPORE, for instance.
lesson-alone-many = Each word brings a card back, so a word with a single card gets you nowhere. Use three cards or more.
    .title = Three cards or more
    .well = Now your hand gets smaller, although a card has come.
    .draw = You have ING: KING and WALKING are there for you.
    .give = There is no reason to: WALK goes on with ING.
    .otherwise = A word, but a short one. KING, KIND and WALKING use three cards.
lesson-alone-swap = You may exchange three cards in the whole game, whenever you like. One of yours is hard to use.
    .title = Exchanging cards
    .well = Without a Q things go better. Two exchanges are left for the end.
    .other = That one is in many words. The Q nearly always needs a U: exchange that.
    .draw = One card more, and the Q is still there. Exchange it.
    .give = Rather get rid of the Q: exchange it.
    .otherwise = A good word, but the Q stays with you. Exchange it while you can.
lesson-alone-last = The draw pile is empty: this is your last word. To win, it has to use both cards.
    .title = The last word
    .well = The hand is empty, and the game is won.
    .draw = There is nothing left to take. What goes round the sun?
    .give = So close to the end? S and T both go behind PLANE.
    .otherwise = One card is left over, and the game is lost by it. PLANETS, NETS and NEST use both.
lesson-alone-match = Five cards in your hand, and three in the draw pile. Use them all up. Ask for a hint whenever you like.
    .title = A short game
    .well = That is WordSpiel alone. A whole game has ten cards in the hand, and ten to come.

## Drills

drill-longest = The longest word
    .about = From the end of the spiral and your hand.
    .question = A word begins with the end of the spiral and goes on with your cards. Which is the longest you can play?
    .best = { $word }, played { $play }: { $letters } letters, and no word is longer.
drill-shorter = { $word } can be played ({ $play }), with { $letters } letters; { $more } are possible.
drill-lacks =
    { $cards-count ->
        [one] { $word } needs { $cards }, which you do not have.
       *[other] { $word } needs { $cards }, which you do not have.
    }
drill-spiral = Spiral
drill-hand = Your hand
