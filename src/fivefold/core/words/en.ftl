### What every game and every program says alike.

# The language's own name for itself, and how it writes numbers and lists (a BCP 47 tag).
language = English
locale = en-GB

yes = yes
no = no
# Whoever reads, in a list of names.
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
        [even] About my strength
        [random] Random
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[number] { $level }
    }
bot-mark = { $name } · { $level }

## Refusals

over = The game is over.
no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
past = It is { $now } ms already; nothing can happen at { $at } ms.
not-yours = Only the clock and the house may do that.
not-due = It is not time yet.
    .past = It was time at { $due } ms.
clock-first = The clock had to act at { $due } ms.
no-seed = This table was rebuilt without its seed, so nothing more can be dealt.
    .record = This table was rebuilt without its seed, which the record of its end needs.
not-noticed = { $game } takes no notice of that.
    .lag = A latency is from 0 to { $most } ms.
    .name = A name is one line, with nothing around it.
not-a-move = '{ $text }' is no move of { $game }.
    .house = '{ $text }' is no move of the clock or the house.
not-a-seat = '{ $text }' is no seat: a number from 0, clock or house.
not-an-act = '{ $text }' is no act: write when, who and what.
    .rules = after rules version { $before }, { $rules } cannot come.
    .opening = the table opens by itself and at once: there is no move and no time.
not-a-playthrough = The head does not fit: { $why }
    .line = line { $line }: '{ $text }' does not belong in the head.
    .file = { $path }: { $why }

## Tables that cannot be had

unknown-game = There is no game called '{ $game }'. There is: { $known }.
    .close = There is no game called '{ $game }'. Did you mean { $close }?
    .record = line { $line }: this Fivefold does not have the game '{ $game }'.
unknown-drill = There is no drill called '{ $drill }'. There is: { $known }.
bad-difficulty = A difficulty is a number from 0 to { $hardest }.
bad-drill-seed = The seed of a drill is text of at most { $longest } plain characters.
unknown-option = There is no option { $option }. There is: { $known-count ->
        [0] none
       *[other] { $known }
    }.
    .close = There is no option { $option }. Did you mean { $close }?
    .made = A game that is already made has its options.
bad-value = Option { $option } must be { $allowed }, not { $value }.
    .matches = At least one match must be played.
allowed =
    .choices = { $choices }
    .number = a whole number from { $least } to { $most }
    .text = text such as { $example }
bad-seats = { $game } is for { $players }.
    .bots = { $game } is for { $players }; give as many bots.
    .position =
        The position is for { $seats ->
            [one] one player
           *[other] { $seats } players
        }, not { $given }.
unknown-bot = { $game } has no bot '{ $bot }'. There is: { $known }.
bad-seed = A seed is a whole number from 0, 32 bytes, or 64 hex digits.

## Positions as text

bad-position = Character { $at } ({ $field }, at '{ $text }'): { $why }
    .empty = Character { $at } ({ $field }): { $why }
    .too-long = A position has at most { $most } characters.
# What is wrong at a place of a position's text; follows a colon.
wrong =
    .number = a whole number from { $least } should stand here.
    .number-between = a whole number from { $least } to { $most } should stand here.
    .word = one of { $words } should stand here.
    .field = a name and what belongs to it should stand here.
    .field-twice = this field stands here a second time.
    .time = the time of the table is before the time when somebody last did something.
    .seats = the number of players should stand here: { $players }.
    .seat-twice = a seat stands here twice.
    .parts = { $seats } parts with bars between them should stand here, one for each player.
    .no-such-field = there is no such field in this game.
    .hidden = what is hidden cannot be played on.
    .too-many = there are more of { $piece } than { $game } has.

## Records

empty = line { $line }: the record is empty.
foreign = line { $line }: this is no record of a Fivefold match.
    .not-text = line { $line }: this is not text, so it is no record of ours.
    .format = line { $line }: there was never a record of this format.
newer = line { $line }: rules version { $rules } of { $game } is newer than this Fivefold's { $today }.
    .format = line { $line }: the record has format { $format }, and this Fivefold reads up to { $most }.
older = line { $line }: rules version { $played } was played, which version { $today } cannot judge again.
truncated = line { $line }: the record breaks off here: its end is missing.
    .line = line { $line }: the record breaks off in the middle of this line.
    .count = line { $line }: { $said } lines should stand above, but { $found } do.
    .opening = line { $line }: the record breaks off here: the opening of the table is missing.
damaged = line { $line }: the line does not fit: { $why }
    .bots = line { $line }: the line does not say for every seat which bot plays there, if any does.
    .table = line { $line }: the line does not fit the table ({ $error }).
    .seed = line { $line }: the seed stands in a record if the match is over, and only then.
    .result = line { $line }: the result is not written as in format { $format }.
    .players = line { $line }: { $game } is for { $players }, not { $given }.
    .position = line { $line }: the position is for { $seats } players, not { $given }.
    .spelling = line { $line }: the line is not spelled as Fivefold writes it.
    .opening = line { $line }: a record begins with the opening of the table, and has no other.
    .time = line { $line }: time goes back from { $now } to { $at } ms.
    .seat = line { $line }: there is no seat { $seat }; seats are 0 to { $last }.
too-long = line { $line }: the line is longer than { $most } MiB.
    .record = line { $line }: the record is larger than { $most } MiB.
changed = line { $line }: the checksum does not fit: a line above was changed later.
forged = line { $line }: the rules and the seed say that something else happened.
    .act = line { $line }: the rules do not allow '{ $act }': { $why }
    .result = line { $line }: the result is not the one that was reached.
    .seed = line { $line }: the seed is not the one that was promised in line 1.
missing = line { $line }: { $why }
unfinished = line { $line }: the match is not over, so its seed is not revealed and cannot be checked.
    .review = line { $line }: the match is not over; only then can it be looked back at.
