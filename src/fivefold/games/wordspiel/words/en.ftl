### WordSpiel and its solitaire.

wordspiel = WordSpiel
    .blurb = Start your word with the end of the last one.
wordspiel-solitaire = WordSpiel solitaire
    .blurb = Use all your letters before the draw pile runs out.

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
    .about = Number of rounds.
option-turn-seconds = Time per turn
    .about = How long a turn may take before a slow player has to take a card. With days, you play whenever you have time.
option-words = Wrong words
    .about = Play any word and hope nobody challenges it, or let the table allow only real words.
    .challenge = players challenge
    .checked = the table checks
option-challenge-seconds = Time to challenge the last word
    .about = Seconds to challenge a word that empties a hand.
option-failed-challenge = Challenging a good word
    .about = Costs nothing, or a card from the deck.
    .free = costs nothing
    .card = costs a card
option-bluff = Bluffing
    .about = Bots sometimes play fake words.
option-lexicon = Language of the words
    .about = The word list for this match, whatever language you read the page in.
option-accents = Accents
    .about = Play É, Ä and Ñ as E, A and N, or as letters of their own that the deck must contain.
    .folded = don’t count
    .kept = count
option-deck = Letters
    .about = The 110 cards of the box, those for another language, or each letter with its number of cards: A9B2C2 and so on.
    .box = the box (English)
    .french = French
    .german = German
    .spanish = Spanish

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
turned = The spiral starts with { $card }.
spelled =
    { $who ->
        [you] You play
       *[other] { $who } plays
    } { $word } ({ $play }).
# Stands before what the table did for somebody who took too long.
late = Time’s up:
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
        } { $card } from the deck on the spiral.
passed =
    { $who ->
        [you] You pass
       *[other] { $who } passes
    }: there’s no card to take.
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
        } { $word }, but it’s a word.
    .wrong =
        { $who ->
            [you] You challenge
           *[other] { $who } challenges
        } { $word }, and it isn’t a word: { $whose ->
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
    The deck is empty. { $count ->
        [one] 1 card becomes the new one
       *[other] { $count } cards are shuffled into a new one
    }.
round-over =
    { $who ->
        [you] You have
       *[other] { $who } has
    } no cards left. The round is over.
    .idle = Nobody can find a word. The round is over.
scores = Points: { $scores }.
each-points =
    { $who ->
        [you] you
       *[other] { $who }
    } { $points }
outcome = { $played }; the player with the fewest points wins.
    .won =
        Won: all cards are used{ $count ->
            [0] { "" }
           *[other] , with { card-count } to spare
        }.
    .lost = Lost: { card-count } left.

## What happens alone

set-out = The spiral starts with { $card }. Hand: { $cards }.
resigned =
    { $who ->
        [you] You give up.
       *[other] { $who } gives up.
    }
finished =
    .won = All cards are used.
    .lost = That was the last chance.

## Refusals

not-your-turn = It’s not your turn.
begun = The round has already started.
not-begun = The round starts when everyone is ready.
not-makeable = You can’t make { $word } from the end of the spiral and your cards.
    .nothing = You can’t make that from the end of the spiral and your cards.
no-cards = Use at least one card from your hand.
not-the-end = The spiral doesn’t end with { $letters }.
not-in-hand = You don’t have { $card }.
    .many = You don’t have { $cards }, or not that many.
    .nothing = You don’t have that card.
not-a-word = { $word } isn’t in the dictionary.
word-or-command = To play { $word } as a word, write: word { $word }.
    .draw = To play { $word } as a word, write: word { $word }. To take a card, write: draw hand.
deck-empty = There’s no card to take. Pass instead.
    .exchange = There’s no card left to exchange it for.
    .alone = The draw pile is empty. This is your last chance.
deck-not-empty = You can’t pass yet. Take a card if you have no word.
your-turn = You can’t exchange cards on your turn.
no-exchange = You’ve already exchanged { $count } cards this round.
    .alone = You’ve already exchanged { $count } cards.
last-word = The last word has been played. Accept or challenge it.
no-word = There’s no word to challenge.
own-word = You can’t challenge your own word.
not-last = Only a word that ends the round needs to be accepted.
accepted = You’ve already accepted the word.
hand-only = In solitaire you can only take a card into your hand.
alone-only = That’s only possible in solitaire.
not-alone = That’s only possible in a game with others.
no-list = This match’s dictionary isn’t installed here, so words can’t be looked up.
    .only = The dictionary { $tag } isn’t installed, only { $known }. Give its file with --words.
bad-deck =
    A deck has { $least } to { $most } cards, not { $count }.
    .twice = Name each letter of the deck once, such as A9B2C2.
    .accents = The deck has { $letter }, but accents don’t count. Write { $plain }, or let accents count.
    .unused = The deck has { $letter }, but no word of this dictionary does. Choose another deck or another dictionary.
not-a-move = “{ $text }” isn’t a move. Write a word such as UNITE or UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready or pass.
not-letters = “{ $text }” has signs that aren’t letters.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .round = expected the number of the round here, from 1.
    .no-points = a finished game has points.
    .past = expected the cards left in the hands here, after a dot.
    .deck = before a round begins there’s a deck, and no spiral.
    .no-hand = all players must have cards.
    .spiral = expected the cards of the spiral here.
    .last = the player of the last word must have no cards.
    .not-in-hand = these aren’t all in the hand of seat { $seat }.
    .letters = expected letters here.
    .play = expected a seat, a turn, and a word such as UN.ITE here.
    .not-there = the spiral doesn’t have this there.
    .whole = expected the whole spiral here.
    .verdict = expected two seats, a word such as UN.ITE, and good or wrong here.
    .left = expected a dot and the cards that were left here.
    .hand = the hand is empty exactly when the game ended that way.

## The dictionary

look-up =
    .good = { $word } is a word.
    .wrong = { $word } isn’t in the dictionary.
    .nothing = That isn’t in the dictionary.
    .no-list = This match’s dictionary isn’t installed here.
list =
    { $tag }, { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
looked = { $word }: yes, level { $level }
    .no = { $word }: no
found = { $word }  level { $level }
    .none = No word is possible.

## Hints

hint-no-word =
    .take = There’s no word here. Take a card.
    .pass = There’s no word here. Pass.
    .exchange = There’s no word here. Exchange a card.
    .lost = There’s no word here. The game is lost.
hint-words =
    { $words ->
        [one] One word is
       *[other] { $words } words are
    } possible, using up to { card-count }.
hint-begins = One using { card-count } starts with { $letters }.
hint-word = { $word }: play { $play }.

## The table as text

show-round = round { $round } of { $rounds }; { card-count } in the deck
show-list = dictionary: { $list }
show-spiral = spiral: { $spiral }
    .none = spiral: not started
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
    .last = draw pile: { card-count }; the next word is your last chance; { exchange-count } left

## Help of the commands

help-look = Check whether words are in the dictionary, and how rare they are (10 to 95).
    .words = Use another word list: a file, or the name of one, such as french.
help-find = List every playable word, those using most cards first.
    .spiral = The spiral, or its end.
    .hand = The cards in your hand.
    .level = The rarest level to include.
help-list = Print the whole dictionary: one word per line with its level, as --words reads it.

## The daily puzzle

wordspiel-daily = Daily WordSpiel
    .blurb = Score the most points from today’s spiral and hand, in up to three words. Everyone gets the same ones.
daily-set-out = The spiral starts with { $word }. Hand: { $cards }. How many points can you score in { $words } words?
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
three-words = You’ve already played { $words } words. Undo one, or press Done.
words-only = “{ $text }” isn’t a move. Write a word.

## Review

review-unit = turns
review-yardstick = A word is judged by how many turns the rest of the hand will take, and by how much of their hand the next player can play after it. A wrong word counts as if it had been challenged.
    .alone = A word is judged by roughly how many turns the rest of the hand will take.
review-curve = Points so far and cards in hand; the fewest win.
    .alone = Cards in hand.
review-word = { $play } was { $words ->
        [one] the only word
       *[other] the best of { $words } words
    }: about { $turns } turns for the rest.
    .out = { $play } used up all cards.
    .wrong = { $play }, with about { $turns } turns for the rest. { $best } would have left { $top }.
    .next = { $play }, with about { $turns } turns for the rest. { $best } would have used more, or left the next player less to do.
    .take = { $play }, with about { $turns } turns for the rest. Even putting a card on the spiral would have been better: it leaves the next player less.
    .draw = { $play }, with about { $turns } turns for the rest. Taking a card would have been better.
review-take = Taking a card there was right: there was { $words ->
        [0] no word
       *[other] no better word
    }.
    .wrong = { $player ->
            [you] You took a card
           *[other] Took a card
        } { $place ->
            [spiral] onto the spiral
           *[hand] into the hand
        }, without a word to play. { $place ->
            [spiral] Into the hand
           *[hand] Onto the spiral
        } would have been better: about { $top } turns instead of { $turns }.
    .word = { $player ->
            [you] You took a card
           *[other] Took a card
        } although there was { $best }, { $words ->
            [one] the only word
           *[other] the best of { $words } words
        }: about { $top } turns for the rest instead of { $turns }.
review-give-up = { $player ->
        [you] You gave up
       *[other] Gave up
    } although there was { $best }, { $words ->
        [one] the only word
       *[other] the best of { $words } words
    }.

## The lesson

lesson-first = Your word starts with the end of the spiral, which is a C. Add A and T from your hand: CAT.
    .title = The first word
    .well = Good word, and fewer cards! The next player has to start with your last letter.
    .draw = You only take a card when you can’t find a word. Here C, A and T make CAT.
    .otherwise = Play a word that starts with C, such as CAT.
lesson-further = The spiral ends with FUN. You can use more than its last letter: which word starts with UN?
    .title = Start further back
    .well = The more letters you use from the spiral, the more words there are.
    .one = That’s a word with just the N. But look at UN as well: UNITE, UNIT, UNTIE.
    .draw = There’s a word: UN from the spiral, then ITE from your hand.
    .otherwise = Play UNITE: UN is on the spiral, and I, T, E are in your hand.
lesson-across = After CAN and NO, the spiral reads CANO. Use all four letters, across both words, for something that floats.
    .title = Across two words
    .well = CANOE, right across two words!
    .draw = There’s a word across all of it: CANO and an E.
    .otherwise = Good word, but it uses only the end. CANO just needs an E to become a boat.
lesson-many = Cards left at the end count against you, so use many at once. After STAR there’s a word with four of your cards.
    .title = Use many cards
    .well = Four cards gone in one turn.
    .draw = No need to take a card. You have ING: put a T or a V before it.
    .otherwise = That’s a word, but it uses fewer cards. STARTING and STARVING use four.
lesson-stuck = No word fits here, so you have to take a card. Before you see it, choose where it goes: put it on the spiral.
    .title = No word
    .well = Your hand hasn’t grown, and your opponent has to start with that card.
    .hand = You can do that too, but now you have one more card. On the spiral it’s your opponent’s problem.
    .otherwise = Put a card on the spiral.
lesson-doubt = Your opponent has played CATZ. If you don’t think that’s a word, challenge it before you play.
    .title = Challenging a word
    .well = Your opponent takes the cards back, and one more as a penalty. If the word is good, a challenge costs nothing.
    .word = Once you’ve played, the word before yours stands. Challenge CATZ first.
    .draw = Taking a card ends your turn, and CATZ stands. Challenge it first.
    .otherwise = Challenge the word.
lesson-swap = While it’s your opponent’s turn, you can exchange up to three cards a round. Which of yours is hardest to use?
    .title = Exchanging cards
    .well = Nearly every word with a Q needs a U too. The new card can hardly be worse.
    .otherwise = Many words have that letter. The Q nearly always needs a U, and you have none: exchange the Q.
lesson-out = You have two cards left, T and S. Use both at once after PLANE, or its end, to finish the round.
    .title = Your last cards
    .well = No cards, no points! The others get a point for each card they hold, and the fewest points win.
    .draw = You’re so close: S and T both fit. Think of what goes round the sun.
    .otherwise = That leaves one card, and your opponent plays on. PLANETS, NETS and NEST use both.
lesson-match = Play a short round with seven cards against an easy bot. Only real words are allowed here.
    .title = A short round
    .well = That was WordSpiel. A full game has five rounds, with ten cards each.
lesson-alone-word = In solitaire you get a card from the draw pile after each word. Play any word that starts with S.
    .title = Word and card
    .well = Your cards went to the spiral, and one came from the draw pile. Empty your hand before the pile runs out.
    .draw = That’s one more card to get rid of. With S you can make fifty words.
    .give = Too soon! S goes with nearly everything you have: SPORE, STARE, SOAP.
    .otherwise = That does no harm, but a word helps more, such as SPORE.
lesson-alone-many = Each word brings you a card, so a word with a single card doesn’t help. Use three cards or more.
    .title = Three or more
    .well = Now your hand is smaller, even with the new card.
    .draw = You have ING: play KING or WALKING.
    .give = No need to give up: WALK goes on with ING.
    .otherwise = That’s a word, but a short one. KING, KIND and WALKING use three cards.
lesson-alone-swap = You can exchange three cards in the whole game, whenever you like. One of yours is hard to use.
    .title = Exchanging cards
    .well = It’s easier without the Q. You have two exchanges left.
    .other = Many words have that letter. The Q nearly always needs a U: exchange it.
    .draw = That’s one more card, and you still have the Q. Exchange it.
    .give = Don’t give up: exchange the Q.
    .otherwise = Good word, but you still have the Q. Exchange it while you can.
lesson-alone-last = The draw pile is empty: this is your last word. To win, use both cards.
    .title = The last word
    .well = Your hand is empty. You win!
    .draw = There’s nothing left to take. What goes round the sun?
    .give = So close! S and T both go after PLANE.
    .otherwise = One card is left, so the game is lost. PLANETS, NETS and NEST use both.
lesson-alone-match = You have five cards, and there are three in the draw pile. Use them all!
    .title = A short game
    .well = That’s WordSpiel solitaire. A full game has ten cards in hand and ten to come.

## Drills

drill-longest = The longest word
    .about = Use the end of the spiral and your hand.
    .question = Start with the end of the spiral and add cards from your hand. What’s the longest word you can play?
    .best = { $word }, played { $play }: { $letters } letters, the most possible.
drill-shorter = You can play { $word } ({ $play }), with { $letters } letters. { $more } are possible.
drill-lacks =
    { $cards-count ->
        [one] { $word } needs { $cards }, which you don’t have.
       *[other] { $word } needs { $cards }, which you don’t have.
    }
drill-spiral = Spiral
drill-hand = Your hand

## Hidden cards, in replays with all cards face up

hidden-deck = Deck

## Counting with real cards

count-word = Is it a word?
    .about = Enter the word. A dot before your own cards also shows what was played, as in UN.ITE.
    .good = Yes: { $word } is in the list. ({ $list })
    .wrong = No: { $word } isn’t in the list. ({ $list })
count-played =
    { $count ->
        [one] { $start } is from the spiral,
       *[other] { $start } are from the spiral,
    } { $played ->
        [one] { $played } card is from the hand.
       *[other] { $played } cards are from the hand.
    }
count-not-a-word = “{ $text }” isn’t a word: enter letters only, at most { $most }.

## Short questions about the rules

asked-back = How many letters of the spiral can I use?
    .answer = As many as you like, in order up to its end, but at least one.
asked-own-card = Do I have to use one of my own cards?
    .answer = Yes, at least one.
asked-draw = What if I have no word?
    .answer = Take a card. Before you see it, say whether it goes into your hand or onto the end of the spiral.
asked-refill = Do I take a card after playing a word?
    .answer = No. Playing a word brings no new card.
asked-exchange = When can I exchange a card?
    .answer = Up to three times in a round, before it starts or while it isn’t your turn.
asked-challenge = What happens if a challenged word isn’t in the dictionary?
    .answer = Its cards go back to the player’s hand, with one more from the deck. The turn isn’t repeated.
asked-good-challenge = What does it cost to challenge a good word?
    .answer = Nothing. With a house rule, a card from the deck.
asked-when = How long can a word be challenged?
    .answer = Until another word or a card from the deck is on the spiral.
asked-names = Are names and abbreviations allowed?
    .answer = Names aren’t. Abbreviations that everyone knows are, such as tsp and lb in English.
asked-look-up = May I look up a word before I play it?
    .answer = Yes, at any time, even on your own turn.
asked-points = How is a round scored?
    .answer = Everyone gets a point for each card left in hand. After five rounds, the lowest total wins.
asked-deck-empty = What if the deck runs out?
    .answer = A new one is shuffled from the cards put aside and the spiral, except for its last three words.
