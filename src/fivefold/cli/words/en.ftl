### What the command line says.

game = { $game }, { $players }; bots: { $bots }
daily =
    The puzzles of { $date }, a { $level ->
        [1] Monday: easy
        [2] Tuesday: quite easy
        [3] Wednesday: not so easy
        [4] Thursday: in the middle
        [5] Friday: quite hard
        [6] Saturday: hard
       *[7] Sunday: the hardest of the week
    }. SET is always alike; for its small puzzle add -o shape=basic.
    .next = New ones come in { $left }, at midnight UTC.
characters = Bots with a name, for every game: { $names }.
stopped = Stopped.
record-is = The record is in { $path }.
records-are = { $records } records are in { $path }.
learned = { $done } of { $steps } steps
    .no-lesson = There is no lesson for { $game }.
    .no-step = The lesson of { $game } has { $steps } steps.
which = Fivefold. What would you like to play?
    .how = A number or a name; Enter for none.
playing = Playing
reviewing = Looking back
standings = { $game }, { $matches } matches
    .bot = bot
    .wins = wins
    .share = share
    .interval = 95 % interval
    .score = mean score
average = On average { $acts } acts and { $seconds } seconds of play a match.
verified = True: { $acts } acts and { $events } events follow from the rules and the promised seed.
laws = { $game }: { $matches } matches, { $acts } acts
    .law = law
    .tested = tested
may =
    { $who ->
        [you] You may
       *[other] { $who } may
    }: { $moves }
    .more =
        { $who ->
            [you] You may
           *[other] { $who } may
        }: { $moves }, and { $more } more
    .wait =
        { $who ->
            [you] You wait.
           *[other] { $who } waits.
        }
next = Next: docs/adding-a-game.md.
exists = { $path } is there already; `fivefold playthrough refresh` plays it again.
changed = { $path } has changed.
many-people = Several people are called { $name }: { $ids }. Give one of the ids.
no-such-person = Nobody is called { $name }, and it is no id.
contended = The database was changed by others again and again; try once more.
copied = { $path } is a complete copy of { $bytes } bytes.
doctor = schema { $schema }; { $rooms } rooms; { $matches } matches with { $entries } entries: { $verified } verified, { $going-on } going on, { $unchecked } that cannot be judged here.
    .well = All is well.
    .wrong =
        { $troubles ->
            [one] { $troubles } thing is wrong.
           *[other] { $troubles } things are wrong.
        }
    .mended =
        { $matches ->
            [0] The index was right.
            [one] The index is right again for { $matches } match.
           *[other] The index is right again for { $matches } matches.
        }
exported = { $path } has person.json and { $records } records.
forget = Forget { $name } ({ $id })? That cannot be undone.
    .done = Forgotten.
    .nothing = Nothing was kept about them.
keys = There is a new key; the old one ends with its cookies.
    .forgotten = The old keys are gone.

thinking = Bots think here in { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }. Ctrl+C stops it.
no-bots = Bots need at least one process to think in, or a bus to others that think.
not-a-pair = '{ $text }' should be NAME=VALUE, such as call_seconds=10.
not-a-seat = '{ $text }' is no seat: a number from 0, spectator, or all.
no-such-act = There is no act { $number }; they are 1 to { $last }.
not-a-language = '{ $text }' is no language: two or three letters, such as it.
unknown-command = There is no command '{ $command }'. `fivefold --help` lists them.
    .close = There is no command '{ $command }'. Did you mean { $close }?

## Help

help =
    The games of five boxes, by the box rules: SET, SET Dice, WordSpiel, Karma and Five Crowns.

    Without a command, opens the table in your browser, for you and for others in your network.
    .usage = Usage:
    .options = Options
    .commands = Commands
    .default = default
    .show = Show this message and exit.
    .version = Show the version and exit.
    .language = In which language to speak; otherwise as the environment says.
    .try = Try:
    .trademarks = The games’ names are trademarks of their owners, with whom Fivefold is not affiliated.
# Options of several commands.
option =
    .house-rule = A house rule; repeatable.
    .bots = Who else plays: levels, strengths from 0.0 to 4.0, or names such as otter.
    .seed = The same seed deals the same cards.
    .words = Another dictionary, one word a line; repeatable.
    .seat = Whose eyes: a seat, spectator, all.
    .database = A file, or a URL of SQLite or Postgres; the usual file without it.
help-games = The games, with players, bots and options.
    .options = With the options of each game.
help-play = Play in this terminal, line by line, against bots; without a game, asks which.
    .name = Your name.
    .pace = How fast time runs.
    .record = Write the record to this file.
help-daily = The puzzles of today or of another day, and how to play them.
help-practice = Answer drills in this terminal, one after the other, harder as you get better; GAME is a game (set) or one of its drills (set.find).
    .level = Begin at this difficulty, from 0 to 10.
    .count = So many drills; otherwise until you stop.
    .seed = The same seed asks the same drills.
help-print = Puzzles of a game as a page to be printed, with their solutions on another (HTML).
    .puzzles = How many puzzles.
    .seed = The same seed makes the same sheet.
    .language = In which language.
    .paper = For which paper.
    .out = Write it to this file; otherwise GAME-SEED.html.
sheet-is = The sheet is { $path }.
help-learn = Learn a game in this terminal, step by step; without a game, tells which can be learned.
    .step = Begin with this step.
help-simulate = Let bots play each other, and see who is better.
    .games = How many matches.
    .jobs = Processes; otherwise one for each core.
    .records = Keep the records in this folder.
help-replay = Step through the record of a match as text.
    .step = Stop after every act; otherwise only in a terminal.
    .review = With the review of each decision.
help-review = Look back at a match: every decision beside the best one there was, and what it cost.
    .json = As JSON.
    .every = Every decision that mattered, not only the moments to learn from.
    .seat = Whose: a seat; otherwise everybody.
help-again = Try it again: play on from before an act of a record, for whoever acted, with bots in the other seats.
    .seat = Another seat than that of whoever acted.
help-verify = Deal and judge a recorded match again, and compare.
help-check = Test a game against the laws that every game obeys.
    .matches = How many random matches.
help-position = Show a table that is written down as one line, and what can be done there.
help-new-game = Write the folders of a new game, playable from the start.
    .into = A Fivefold checkout.
help-playthrough = Make and refresh the playthroughs that show what a game does.
help-playthrough-make = Write a playthrough of random moves, to be cut and edited by hand.
    .seats = How many players; otherwise as few as may play.
    .acts = At most so many acts.
    .about = The first line.
    .random = Random play.
help-playthrough-refresh = Play files (or all in a folder) again and write what happens now; look at the diff.
help-odds = Odds, by dealing a million times.
help-words = Words: look them up in the dictionary, find some; and check or draft the languages.
help-words-check = Tell what is missing in a language, or in all of them, and what does not fit the English words.
help-words-draft = Write the files of a new language, or what one lacks, in English, to be translated there.
help-serve = Serve the table for browsers: for hosts. Every option is also an environment variable, FIVEFOLD_ and its name.
    .host = Where to listen.
    .port = 8000, or the next free one.
    .bus = A URL of Valkey, when several processes share a Postgres.
    .base-url = The address under which others reach it.
    .bots = Processes in which bots think; 0 if `fivefold think` does it elsewhere.
    .rest-minutes = How long an empty room stays in memory.
    .operator-token = Who has it may list and close rooms, and ban; better given by the environment.
    .limits = Rates and counts, as below.
    .logs = JSON lines on standard error.
    .browser = Open the table in a browser.
help-think = Think for the bots of servers on the same bus: for hosts with machines to spare.
    .bus = The URL of Valkey that the servers use.
    .bots = Processes in which bots think.
help-backup =
    Copy the database into FILE while the server runs; for Postgres use pg_dump.

    The copy holds the keys of all cookies: keep it as carefully as the database itself.
help-doctor =
    Look through a database: read every room, replay every match, verify what is over.

    Nothing is changed, unless the index of who played what is to be made right. The exit code is 1 if anything is wrong.
    .matches = Only so many matches, chosen by chance.
    .mend-index = Make the index of who played what right again, from the records.
help-people = What is kept about a person: tell them, or forget it.
help-people-export =
    Write everything about WHO (an id or a name) into FOLDER.

    That is person.json, and the record of each match that is over.
help-people-delete =
    Forget WHO (an id or a name): name and id are gone everywhere, and chat is emptied.

    Their matches stay, since they are other people’s too; in them they are a number.
    .yes = Do not ask.
help-keys = The keys that sign cookies.
help-keys-rotate =
    Make a new key.

    Running servers take it up within minutes, and believe the old one until the last of its cookies has ended.
    .forget-old = Believe no older cookie: everybody is a stranger again.
    .days = How long cookies live.

## What a server allows, waits for and keeps; the headings first

limit = Limits
    .connection-points = Points a second of one connection.
    .connection-burst = Points a connection can save up.
    .person-points = Points a second of one person, over all connections.
    .person-burst = Points a person can save up.
    .room-points = Points a second of all in one room.
    .room-burst = Points a room can save up.
    .address-points = Points a second of one address, requests included.
    .address-burst = Points an address can save up.
    .strikes = Messages beyond that after which a connection is ended.
    .address-guesses = Passwords of rooms an hour from one address.
    .message-bytes = Bytes in one message.
    .waiting-bytes = Bytes that may wait for a slow reader.
    .room-queue = Messages that may wait for one room’s store.
    .address-connections = Connections of one address at a time.
    .person-connections = Connections of one person at a time.
    .room-connections = Connections in one room at a time.
    .room-address-connections = Connections of one address in one room.
    .connections = Connections in all.
    .address-rooms = New rooms an hour from one address.
    .person-rooms = New rooms an hour of one person.
    .thoughts = Thoughts of bots that may wait in all.
    .thought-ms = Milliseconds a bot may think about one move.
    .request-seconds = Seconds in which a request has to arrive.
wait = How long to wait
    .away = Milliseconds without a connection after which somebody is shown as away.
    .host = Milliseconds after which the host’s role passes on; also everybody’s time after a restart.
    .opening = Milliseconds that a match waits until everybody who plays has seen the table.
    .count = Milliseconds that everybody sees the table before a game begins in which all act at once.
    .early = Milliseconds before its day from which the puzzle of a day may be played.
    .retry = Milliseconds before something that could not be kept is tried again.
keep = How long to keep
    .rooms = Days a room is kept that nobody opens; 0 is for ever.
    .matches = Days a match is kept after its end; 0 is for ever.
    .people = Days somebody is known who has played nothing; 0 is for ever.
    .cookies = Days a device knows its person after the last visit.
