### What every game and every program says alike.

# The language's own name for itself, and how it writes numbers and lists (a BCP 47 tag).
language = English
locale = en-GB

yes = yes
no = no
# The reader, in a list of names.
you = you
# A number that stands alone.
number = { $n }
players = { $least } to { $most } players
    .exactly =
        { $most ->
            [one] one player
           *[other] { $most } players
        }
# How a bot is called at the table, and how strong it is; a level can be a number.
bot-name =
    { $face ->
        [snail] Snail
        [hedgehog] Hedgehog
        [otter] Otter
        [hare] Hare
        [squirrel] Squirrel
        [bear] Bear
        [goose] Goose
        [badger] Badger
        [raven] Raven
        [fox] Fox
        [lynx] Lynx
        [owl] Owl
       *[other] { $face }
    }
    .numbered = { bot-name } { $number }
level =
    { $level ->
        [even] My level
        [random] Random
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[number] { $level }
    }
# What a person without a name is called.
guest = Guest { $number }
# What people are called in quiet rooms.
nickname =
    { $which ->
        [maple] Maple
        [pebble] Pebble
        [clover] Clover
        [pepper] Pepper
        [cinnamon] Cinnamon
        [marble] Marble
        [thunder] Thunder
        [breeze] Breeze
        [acorn] Acorn
        [coral] Coral
        [rocket] Rocket
        [biscuit] Biscuit
        [nutmeg] Nutmeg
        [ginger] Ginger
        [cloud] Cloud
       *[comet] Comet
    }
    .numbered = { nickname } { $number }
bot-mark = { $name } · { $level }

## Refusals

over = The game is over.
no-such-seat = Seat { $seat } doesn’t exist. Seats are 0 to { $last }.
past = It’s already { $now } ms, so nothing can happen at { $at } ms.
not-yours = Only the clock and the house can do that.
not-due = It’s not time yet.
    .past = That was due at { $due } ms.
clock-first = The clock has to act first, at { $due } ms.
no-seed = This table was rebuilt without its seed, so nothing more can be dealt.
    .record = This table was rebuilt without its seed, so the end of its record can’t be written.
not-noticed = { $game } doesn’t use that.
    .lag = Latency must be from 0 to { $most } ms.
    .name = A name is one line, without spaces before or after it.
not-a-move = “{ $text }” isn’t a move in { $game }.
    .house = “{ $text }” isn’t a move of the clock or the house.
not-a-seat = “{ $text }” isn’t a seat. Use a number from 0, clock or house.
not-an-act = “{ $text }” isn’t an act. Write the time, the seat and the move.
    .rules = rules version { $rules } can’t follow version { $before }.
    .opening = the opening has no move and no time.
not-a-playthrough = Invalid header: { $why }
    .line = line { $line }: “{ $text }” doesn’t belong in the header.
    .file = { $path }: { $why }

## Tables that cannot be made

unknown-game = Unknown game “{ $game }”. Available: { $known }.
    .close = Unknown game “{ $game }”. Did you mean { $close }?
    .record = line { $line }: this Fivefold doesn’t have the game “{ $game }”.
unknown-drill = Unknown drill “{ $drill }”. Available: { $known }.
no-score-sheet = { $game } has no score sheet.
bad-difficulty = Difficulty must be a number from 0 to { $hardest }.
bad-drill-seed = A drill’s seed is text of at most { $longest } plain characters.
unknown-option = Unknown option { $option }. Available: { $known-count ->
        [0] none
       *[other] { $known }
    }.
    .close = Unknown option { $option }. Did you mean { $close }?
    .made = This game already has its options, so you can’t set any.
bad-value = Option { $option } must be { $allowed }, not { $value }.
    .matches = Play at least one match.
allowed =
    .choices = { $choices }
    .number = a whole number from { $least } to { $most }
    .text = text such as { $example }
bad-seats = { $game } is for { $players }.
    .bots = { $game } is for { $players }. Name that many bots.
    .position =
        The position is for { $seats ->
            [one] one player
           *[other] { $seats } players
        }, not { $given }.
unknown-bot = { $game } has no bot “{ $bot }”. Available: { $known }.
bad-bot = The bot “{ $bot }” can’t be loaded: { $error }
no-encoding = { $game } can’t be encoded as numbers for machine learning.
no-pyarrow = To write data sets, install pyarrow: `pip install 'fivefold[data]'`.
other-dataset = { $path } holds something else. Choose an empty folder, or the same settings as before.
bad-seed = A seed is a whole number from 0, 32 bytes or 64 hex digits.

## Positions as text

bad-position = Character { $at } ({ $field }, at “{ $text }”): { $why }
    .empty = Character { $at } ({ $field }): { $why }
    .too-long = A position has at most { $most } characters.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .number = expected a whole number from { $least }.
    .number-between = expected a whole number from { $least } to { $most }.
    .word = expected one of { $words }.
    .field = expected a field name and a value.
    .field-twice = this field appears twice.
    .time = the table’s time is earlier than its last act.
    .seats = expected the number of players: { $players }.
    .seat-twice = a seat appears twice.
    .parts = expected one part for each player ({ $seats }), separated by bars.
    .no-such-field = this game doesn’t have that field.
    .hidden = a position with hidden pieces can’t be played.
    .too-many = { $piece } appears too often: { $game } doesn’t have that many.

## Records

empty = line { $line }: the record is empty.
foreign = line { $line }: this isn’t a record of a Fivefold match.
    .not-text = line { $line }: this isn’t text, so it can’t be a Fivefold record.
    .format = line { $line }: unknown record format.
newer = line { $line }: rules version { $rules } of { $game } is newer than this Fivefold’s { $today }.
    .format = line { $line }: the record has format { $format }, and this Fivefold reads up to { $most }.
older = line { $line }: the match was played by rules version { $played }, which version { $today } can’t check.
truncated = line { $line }: the record is incomplete: its end is missing.
    .line = line { $line }: the record stops in the middle of this line.
    .count = line { $line }: expected { $said } lines above, found { $found }.
    .opening = line { $line }: the record is incomplete: its opening is missing.
damaged = line { $line }: invalid line: { $why }
    .bots = line { $line }: the line must name the bot of every seat, or say that there isn’t one.
    .table = line { $line }: the line doesn’t fit the table ({ $error }).
    .seed = line { $line }: a record has a seed if the match is over, and only then.
    .result = line { $line }: the result isn’t written as in format { $format }.
    .players = line { $line }: { $game } is for { $players }, not { $given }.
    .position =
        line { $line }: the position is for { $seats ->
            [one] one player
           *[other] { $seats } players
        }, not { $given }.
    .spelling = line { $line }: the line isn’t in the form that Fivefold writes.
    .opening = line { $line }: a record has one opening, at its start.
    .time = line { $line }: time goes back from { $now } to { $at } ms.
    .seat = line { $line }: seat { $seat } doesn’t exist. Seats are 0 to { $last }.
too-long = line { $line }: the line is longer than { $most } MiB.
    .record = line { $line }: the record is larger than { $most } MiB.
changed = line { $line }: wrong checksum: a line above was changed later.
forged = line { $line }: the rules and the seed say that something else happened.
    .act = line { $line }: the rules don’t allow “{ $act }”: { $why }
    .result = line { $line }: this isn’t the result of the match.
    .seed = line { $line }: this isn’t the seed promised in line 1.
missing = line { $line }: { $why }
unfinished = line { $line }: the match isn’t over, so its seed hasn’t been revealed and can’t be checked.
    .review = line { $line }: the match isn’t over. You can review it when it is.

## Counting with real cards and dice

unknown-count = { $game } can’t count “{ $count }”. Available: { $known }.
    .none = There’s nothing to count for { $game }.
count-too-long = That’s too long. Enter at most { $most } characters.
count-pieces = Enter { $least } to { $most } pieces, not { $count }.
    .exactly = Enter exactly { $most } pieces, not { $count }.
