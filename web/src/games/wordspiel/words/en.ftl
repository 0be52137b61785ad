### WordSpiel in the browser; beside the game’s own words.

account =
    Left over: { $sum }{ $out ->
        [0] {""}
        [one] , out once
       *[other] , out { $out } times
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
    .order = Latest word first; letters already there are yellow.
    .none = It hasn’t started yet.
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
    .missing = { $letters }, which you don’t have
sources = { $parts }
take-out = { $letter }: take it out
another-way = { card-count } · another way
another-word = or { $word }?
prompt =
    .over = The game is over.
    .begin = Your word starts with { $letter }
    .begin-end = Your word starts with the end of … { $letters }
    .last-chance = One last word that uses all your cards.
    .wait = The round starts when everyone is ready.
    .ready = Ready when you are.
    .looking = The others are checking { $word }.
prompt-last = { $who } is out with { $word }. Is it a word?
prompt-turn = { $who }’s turn.
    .meanwhile = { $who }’s turn. You can prepare your word.
which-aside = Which card do you exchange?
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
    .into-hand = Take a card into your hand
    .onto-spiral = Put a card on the spiral
exchange = Exchange
    .count = Exchange a card, { exchange-count } left
    .card = Exchange { $letter }
give-up = Give up
challenge = Challenge
    .word = Challenge { $word }
ask = Look up
    .title = Look up a word
    .word = Word
    .list = Dictionary: { $list }
verdict =
    .good = is a word
    .wrong = isn’t a word

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
    .next = Round { $round } of { $rounds } is next.
round-begins =
    { $who ->
        [you] You go first.
       *[other] { $who } goes first.
    }
    .exchange = You can exchange cards before it starts.
round-end =
    { $who ->
        [you] You’re out of cards!
       *[other] { $who } is out of cards
    }
    .idle = Nobody can find a word
seat =
    .ready = is ready
    .accepts = accepts the word
    .exchanges = { exchange-count } left in round { $round } of { $rounds }.
    .known = Back in hand:
deals =
    { $who ->
        [you] You deal it.
       *[other] { $who } deals it.
    }
counting = One point for every card left in your hand; the fewest points win. Dictionary: { $list }.
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
    .hand = { $letter }: tap it or drag it up to use it, drag it sideways to move it.
    .exchange = { $letter }: exchange it for another card.
    .own = { $letter } from your hand. Tap it to take it out.
    .spiral = { $letter } is on the spiral: your word starts with it. Tap it to take it out.
    .missing = { $letter } isn’t at the end of the spiral or in your hand.
    .letter = { $name }. Tap it to start your word here.
    .exchanges = You can exchange cards before a round and while others play: { exchange-count } left.
    .challenge = Challenge the last word: if it isn’t in the dictionary, its cards go back.
# What the keys do.
keys =
    .letters = Type a word; letters on the spiral are found
    .back = Remove the last letter
    .stretch = Use more or fewer letters of the spiral
    .turn = Another way to make the word
    .dot = Ready, accept or pass

## The daily puzzle

daily-goal = Score the most points with up to three words: one point per letter.

## On the page of daily puzzles

daily-about = Score the most points with up to three words.
daily-reached = { $points } of { $best } points

## Entering real cards

pad-dot = Dot before your own cards
