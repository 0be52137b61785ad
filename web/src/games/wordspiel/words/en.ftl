### WordSpiel in the browser; beside the game’s own words.

account =
    Left over: { $sum }{ $out ->
        [0] {""}
        [one] , once nothing
       *[other] , { $out } times nothing
    }
## The spiral

spiral = Spiral
    .letters =
        { $letters ->
            [one] Spiral of one letter, { $end }
           *[other] Spiral of { $letters } letters, ending with { $end }
        }
    .to-end = To the end
    .title = The spiral
    .order = The last word first; letters that lay there before are yellow.
    .none = It has not begun yet.
letter =
    { $letter }; { $rank ->
        [1] the end of the spiral
       *[other] { $rank } from the end
    }
    .from =
        { $letter }, from { $name }; { $rank ->
            [1] the end of the spiral
           *[other] { $rank } from the end
        }
word-by-word = The spiral word by word
laid =
    .first = the first card
    .deck = from the deck
deck = { card-count } in the deck
    .alone = { card-count } in the draw pile
no-letters = no cards

## Your word

your-word = Your word
    .clear = Clear the word
    .play = Play
# Letters of the word one is making, and where they come from.
source =
    .spiral = { $letters } from the spiral
    .hand = { $letters } from your hand
    .missing = { $letters }, which you do not have
sources = { $parts }
take-out = { $letter }; take it out
another-way = { card-count } · another way
another-word = or { $word }?
prompt =
    .over = The game is over.
    .begin = Your word begins with { $letter }
    .begin-end = Your word begins with the end of … { $letters }
    .last-chance = One last word that uses all your cards.
    .wait = The round begins when all are ready.
    .ready = Ready when you are.
    .looking = The others look at { $word }.
prompt-last = { $who } is out with { $word }. Is it a word?
prompt-turn = { $who } is to play.
    .meanwhile = { $who } is to play; make your word meanwhile.
which-aside = Which card do you lay aside?
seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Your hand, and what you can do

your-hand = Your hand, { card-count }
shuffle = Shuffle your hand
ready = Ready
accept = Accept
pass = Pass
take = Take a card
    .hand = Take to hand
    .spiral = Take to spiral
    .into-hand = Take a card into the hand
    .onto-spiral = Take a card onto the spiral
exchange = Exchange
    .count = Exchange a card, { exchange-count } left
    .card = Exchange { $letter }
give-up = Give up
challenge = Challenge
    .word = Challenge { $word }
ask = Look up
    .title = Look a word up
    .word = Word
verdict =
    .good = is a word
    .wrong = is no word

## How it stands

count =
    .hand = Hand
    .pile = Draw pile
    .words = Words
    .exchanges = Exchanges
last-chance = Last chance:
    .how = use all your cards
left-over = In your hand:
round = Round { $round } of { $rounds }
    .next = Round { $round } of { $rounds } comes now.
round-begins =
    { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }
    .exchange = Cards you do not like can be exchanged before it starts.
round-end =
    { $who ->
        [you] You are out of cards!
       *[other] { $who } is out of cards
    }
    .idle = Nobody found a word any more
seat =
    .ready = is ready
    .accepts = accepts the word
    .exchanges = { exchange-count } left in round { $round } of { $rounds }.
    .known = Took back:
deals =
    { $who ->
        [you] You deal it.
       *[other] { $who } deals it.
    }
counting = One point for every card left in the hand; the fewest points win. Dictionary: { $list }.
sheet =
    .player = Player
    .left = Left in hand
    .sum = Sum
    .out = out!
share =
    .won =
        { $title }: won with { $words ->
            [one] 1 word
           *[other] { $words } words
        } in { $time }
    .lost =
        { $title }: { card-count } left with { $words ->
            [one] 1 word
           *[other] { $words } words
        } in { $time }

# What a piece is and does.
about =
    .hand = { $letter }: tap it or drag it up to use it in your word, drag it sideways to put it elsewhere.
    .exchange = { $letter }: lay it aside and take another card for it.
    .own = { $letter } from your hand. Tap it to take it out.
    .spiral = { $letter } lies in the spiral: your word begins with it. Tap it to take it out.
    .missing = { $letter } is neither at the end of the spiral nor in your hand.
    .letter = { $name }. Tap it to begin your word with it.
    .exchanges = Before a round and while others play, a card can be laid aside and another taken for it: { exchange-count } left.
    .challenge = Say that the last word is none: if the dictionary does not have it, its cards go back.
# What the keys do.
keys =
    .letters = Type a word; letters of the spiral are found
    .back = Take the last letter away
    .stretch = Use more or fewer letters of the spiral
    .turn = Another way to make the word
    .dot = Ready, accept or pass

## The daily puzzle

daily-goal = The most points in up to three words: one for each letter.

## On the page of daily puzzles

daily-about = The most points in up to three words.
daily-reached = { $points } of { $best } points
