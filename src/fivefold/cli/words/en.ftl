### What the command line says.

game = { $game }, { $players }; bots: { $bots }
daily =
    Puzzles for { $date }, a { $level ->
        [1] Monday: easy
        [2] Tuesday: quite easy
        [3] Wednesday: not so easy
        [4] Thursday: medium
        [5] Friday: quite hard
        [6] Saturday: hard
       *[7] Sunday: the hardest of the week
    }. SET is the same level every day; add -o shape=basic for the small puzzle.
    .next = New puzzles in { $left }, at midnight UTC.
characters = Characters, for every game: { $names }.
stopped = Stopped.
record-is = Record: { $path }
records-are =
    { $records ->
        [one] { $records } record in { $path }
       *[other] { $records } records in { $path }
    }
dataset-is =
    { $decisions ->
        [one] { $decisions } decision in { $path }
       *[other] { $decisions } decisions in { $path }
    }
learned =
    { $steps ->
        [one] { $done } of { $steps } step
       *[other] { $done } of { $steps } steps
    }
    .no-lesson = There is no lesson for { $game }.
    .no-step =
        The lesson for { $game } has only { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }.
which = Fivefold. What would you like to play?
    .how = A number or a name; Enter to quit.
playing = Playing
reviewing = Reviewing
standings =
    { $matches ->
        [one] { $game }, { $matches } match
       *[other] { $game }, { $matches } matches
    }
    .bot = bot
    .wins = wins
    .share = share
    .interval = 95% interval
    .score = mean score
average =
    Average per match: { $acts ->
        [one] { $acts } move
       *[other] { $acts } moves
    }, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } of play.
verified =
    Verified: { $acts ->
        [one] { $acts } move
       *[other] { $acts } moves
    } and { $events ->
        [one] { $events } event
       *[other] { $events } events
    } follow from the rules and the promised seed.
laws =
    { $game }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $acts ->
        [one] { $acts } move
       *[other] { $acts } moves
    }
    .law = law
    .tested = tested
may =
    { $who ->
        [you] You can play
       *[other] { $who } can play
    }: { $moves }
    .more =
        { $who ->
            [you] You can play
           *[other] { $who } can play
        }: { $moves }, and { $more } more
    .wait =
        { $who ->
            [you] You wait.
           *[other] { $who } waits.
        }
next = Next: docs/adding-a-game.md.
exists = { $path } already exists. Use `fivefold playthrough refresh` to update it.
changed = { $path } has changed.
many-people = Several people are called { $name }: { $ids }. Use an id.
no-such-person = No person has the name or id { $name }.
contended = The database kept changing. Please try again.
copied =
    { $bytes ->
        [one] { $path } is a complete copy ({ $bytes } byte).
       *[other] { $path } is a complete copy ({ $bytes } bytes).
    }
doctor =
    schema { $schema }; { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }; { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }: { $verified } verified, { $going-on } running, { $unchecked } not checkable here.
    .well = All is well.
    .wrong =
        { $troubles ->
            [one] { $troubles } problem found.
           *[other] { $troubles } problems found.
        }
    .mended =
        { $matches ->
            [0] The index was already correct.
            [one] Fixed the index for { $matches } match.
           *[other] Fixed the index for { $matches } matches.
        }
exported =
    { $records ->
        [one] Wrote person.json and { $records } record to { $path }.
       *[other] Wrote person.json and { $records } records to { $path }.
    }
forget = Delete { $name } ({ $id })? You can’t undo this.
    .done = Deleted.
    .nothing = Nothing is stored about them.
recomputed =
    { $matches ->
        [0] There are no rated matches.
        [one] Rated { $matches } match again. { $changed ->
            [0] No rating changed.
            [one] { $changed } rating changed.
           *[other] { $changed } ratings changed.
        }
       *[other] Rated { $matches } matches again. { $changed ->
            [0] No rating changed.
            [one] { $changed } rating changed.
           *[other] { $changed } ratings changed.
        }
    }
    .without = { $matches ->
        [one] The record of { $matches } match has been deleted; it counts as before.
       *[other] The records of { $matches } matches have been deleted; they count as before.
    }
keys = Created a new key. The old one stays valid until its cookies expire.
    .forgotten = Deleted the old keys.

thinking = Running bots in { $processes ->
        [one] { $processes } process
       *[other] { $processes } processes
    }. Press Ctrl+C to stop.
no-bots = Bots need at least one process, or a bus to other bot workers.
not-a-pair = “{ $text }” isn’t NAME=VALUE, such as call_seconds=10.
not-a-seat = “{ $text }” isn’t a seat. Use a number from 0, spectator or all.
no-such-act = Move { $number } doesn’t exist. Use 1 to { $last }.
not-a-language = “{ $text }” isn’t a language code. Use two or three letters, such as it.
unknown-command = Unknown command “{ $command }”. Run `fivefold --help` for a list.
    .close = Unknown command “{ $command }”. Did you mean { $close }?

## Help

help =
    Play SET, SET Dice, WordSpiel, Karma and Five Crowns.

    Without a command, opens the table in your browser. Others on your network can join.
    .heading = { $heading }:
    .version = Show the version and exit.
    .language = Language (default: from the environment).
    .try = Try:
    .trademarks = The games’ names are trademarks of their owners, with whom Fivefold is not affiliated.
# Options of several commands.
option =
    .house-rule = Set a house rule; repeatable.
    .bots = The other players: levels, strengths from 0.0 to 4.0, or characters such as otter.
    .seed = The same seed deals the same cards.
    .words = Another dictionary, one word per line; repeatable.
    .seat = View as: a seat, spectator or all.
    .database = A file, or a SQLite or Postgres URL (default: the standard file).
help-games = List the games, with players, bots and options.
    .options = Show the options of each game.
help-play = Play in this terminal against bots. Without a game, asks which.
    .name = Your name.
    .pace = Game speed.
    .record = Write the record to this file.
help-daily = Show today’s puzzles, or those of another day, and how to play them.
help-practice = Practise with drills in this terminal. They get harder as you get better. GAME is a game (set) or one of its drills (set.find).
    .level = Starting difficulty, from 0 to 10.
    .count = Number of drills (default: until you quit).
    .seed = The same seed asks the same drills.
help-print = Make a page of puzzles to print, with solutions on a second page (HTML).
    .puzzles = Number of puzzles.
    .seed = The same seed makes the same sheet.
    .language = Language of the sheet.
    .paper = Paper size.
    .out = Output file (default: GAME-SEED.html).
sheet-is = Sheet: { $path }
help-learn = Learn a game in this terminal, step by step. Without a game, lists the lessons.
    .step = Start at this step.
help-simulate = Let bots play each other and compare their results.
    .games = Number of matches.
    .jobs = Number of processes (default: one per core).
    .records = Save the records in this folder.
help-arena = Play a league: every group of bots plays the same deals in every order of seats.
    .bots = At least two: levels, strengths, characters, or your own as package.module:name.
    .deals = Number of deals.
    .seats = Number of bots at a table (default: the fewest).
    .into = Keep results in this folder; an interrupted league continues there.
    .records = Save the records, too.
help-dataset = Play matches between bots and write every decision as Parquet files.
    .matches = Number of matches.
    .into = Write into this folder; an interrupted run continues there.
    .seed = The same seed makes the same data.
    .vectors = Write views as numbers, too.
help-replay = Replay a recorded match as text.
    .step = Stop after each move (default: only in a terminal).
    .review = Show the review of each decision.
help-review = Review a match: compare each move with the best one.
    .json = Write JSON.
    .every = Show every key decision, not just the mistakes.
    .seat = Review only this seat (default: all).
help-again = Play on from a move of a record, in that player’s seat, against bots.
    .seat = Take this seat instead.
help-verify = Verify a recorded match.
help-check = Run the standard checks on a game.
    .matches = Number of random matches.
help-position = Show a position written as one line, and the moves it allows.
help-new-game = Create the folders of a new game, playable right away.
    .into = A Fivefold checkout.
help-playthrough = Make and refresh playthroughs, which show what a game does.
help-playthrough-make = Write a playthrough of random moves, to be edited by hand.
    .seats = Number of players (default: the fewest possible).
    .acts = Maximum number of moves.
    .about = The first line.
    .random = Random play.
help-playthrough-refresh = Play files, or all files in a folder, again and write what happens now. Check the diff afterwards.
help-odds = Odds, from a million deals.
help-words = Look up and find words in the dictionary; check and draft translations.
help-words-check = List what is missing or wrong in a translation, or in all of them.
help-words-draft = Write the files of a new language, or what a language lacks, in English, ready to translate.
help-serve = Run a server for browsers. Every option can also be set in the environment, as FIVEFOLD_ and its name.
    .host = Address to listen on.
    .port = Port (default: 8000, or the next free one).
    .bus = Valkey URL, if several processes share a Postgres database.
    .base-url = Public URL of this server.
    .bots = Number of bot processes; 0 if `fivefold think` runs elsewhere.
    .rest-minutes = Minutes an empty room stays in memory.
    .push-hosts = More hosts of push services, besides those of the usual browsers, separated by spaces.
    .operator-token = Token for the operator’s page at /operator. Better set in the environment.
    .quiet-rooms = Only children’s rooms: reactions instead of messages, and nicknames.
    .blocked-names = File of more names to refuse, one per line.
    .backups = Folder for backups made on the operator’s page.
    .quick-match = Pair people who don’t know each other for rated matches. For public servers.
    .limits = Rates and counts, see below.
    .logs = Log JSON lines to standard error.
    .browser = Open the table in a browser.
help-think = Run a bot worker for other servers.
    .bus = Valkey URL of the servers.
    .bots = Number of bot processes.
help-backup =
    Copy the database to FILE while the server runs. Use pg_dump for Postgres.

    The copy holds the keys of all cookies, so protect it like the database itself.
help-doctor =
    Check a database: read every room, replay every match and verify those that are over.

    Nothing is changed, except by --mend-index. The exit code is 1 if there is a problem.
    .matches = Check only this many matches, chosen at random.
    .mend-index = Rebuild the index of who played what from the records.
help-people = Export or delete what is stored about a person.
help-people-export =
    Write everything about WHO (an id or a name) to FOLDER.

    That is person.json and the record of each finished match.
help-people-delete =
    Delete WHO (an id or a name): their name and id everywhere, and their chat messages.

    Their matches stay, because other people played in them too, but show a number instead of a name.
    .yes = Don’t ask for confirmation.
help-ratings = Manage ratings.
help-ratings-recompute =
    Compute all ratings again from the records of matches.

    Servers can keep running. The same matches give the same ratings, so any change points to a bug.
help-keys = Manage the keys that sign cookies.
help-keys-rotate =
    Create a new key.

    Running servers pick it up within minutes, and accept the old key until its cookies expire.
    .forget-old = Reject older cookies: everyone starts fresh.
    .days = Days until cookies expire.

# A placeholder of a value, as help and errors show it; in capitals.
metavar =
    { $word ->
        [args] ARGS
        [bot] BOT
        [command] COMMAND
        [date] DATE
        [directory] FOLDER
        [file] FILE
        [float-range] NUMBER
        [folder] FOLDER
        [game] GAME
        [integer-range] NUMBER
        [language] LANGUAGE
        [n] N
        [name] NAME
        [number] NUMBER
        [options] OPTIONS
        [path] FILE
        [paths] FILES
        [record] RECORD
        [text] TEXT
        [value] VALUE
        [who] WHO
        [words] WORDS
       *[other] { $word }
    }

## What click says: errors and headings

click-aborted = Stopped.
click-choose = Choose from: { $choices }
click-commands = Commands
click-options = Options
click-arguments = Arguments
click-usage = Usage:
click-show = Show this message and exit.
click-version = Show the version and exit.
click-default = default: { $default }
click-variable = environment: { $var }
click-required = required
click-try = Run `{ $command } { $option }` for help.
click-error = Error: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-invalid = Invalid value: { $message }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-command = Unknown command “{ $name }”.
click-no-option = Unknown option { $name }.
click-did-you-mean =
    { $count ->
        [one] Did you mean { $possibility }?
       *[other] Did you mean one of { $possibilities }?
    }
click-no-value = Option { $name } doesn’t take a value.
click-needs-value =
    { $count ->
        [one] Option { $name } needs a value.
       *[other] Option { $name } needs { $nargs } values.
    }
click-extra =
    { $count ->
        [one] Unexpected argument: { $args }
       *[other] Unexpected arguments: { $args }
    }
click-wrong-count = Expected { $nargs } values, got { $len }.
click-wrong-length = Expected { $len_type } values, got { $len_value }.
click-not-number = “{ $value }” isn’t a number.
click-not-in-range = { $value } isn’t in the range { $range }.
click-not-boolean = “{ $value }” isn’t one of { $states }.
click-not-choice =
    { $count ->
        [one] “{ $value }” isn’t { $choice }.
       *[other] “{ $value }” isn’t one of { $choices }.
    }
click-no-file = “{ $filename }” doesn’t exist.
click-is-file = “{ $filename }” is a file, not a folder.
click-is-directory = “{ $filename }” is a folder, not a file.
click-not-readable = “{ $filename }” can’t be read.
click-not-writable = “{ $filename }” can’t be written.
click-not-executable = “{ $filename }” can’t be executed.
click-unopened = Can’t open “{ $filename }”: { $message }
click-unknown = unknown error
click-different = The two values don’t match.
click-invalid-input = Error: invalid input.
click-repeat = Repeat for confirmation

## What a server allows, waits for and keeps; the headings first

limit = Limits
    .connection-points = Points per second for one connection.
    .connection-burst = Points one connection can save up.
    .person-points = Points per second for one person, over all connections.
    .person-burst = Points one person can save up.
    .room-points = Points per second for everyone in one room.
    .room-burst = Points one room can save up.
    .address-points = Points per second for one address, including requests.
    .address-burst = Points one address can save up.
    .strikes = Messages over the limit before a connection is closed.
    .address-guesses = Room passwords tried per hour from one address.
    .person-reports = Reports of one person a day.
    .address-reports = Reports from one address a day.
    .message-bytes = Bytes in one message.
    .waiting-bytes = Bytes queued for a slow reader.
    .room-queue = Messages queued for one room’s storage.
    .address-connections = Simultaneous connections from one address.
    .person-connections = Simultaneous connections of one person.
    .room-connections = Simultaneous connections to one room.
    .room-address-connections = Simultaneous connections to one room from one address.
    .connections = Simultaneous connections in total.
    .address-rooms = New rooms per hour from one address; a room for one person counts a tenth.
    .person-rooms = New rooms per hour by one person; a room for one person counts a tenth.
    .thoughts = Bot moves queued in total.
    .thought-ms = Milliseconds for one bot move.
    .request-seconds = Seconds for a request to arrive.
wait = Timeouts
    .away = Milliseconds without a connection until a player is shown as away.
    .host = Milliseconds until another player becomes host; also the time everyone has to return after a restart.
    .opening = Milliseconds a match waits for all players to see the table.
    .count = Milliseconds of countdown before a game in which all play at once.
    .early = Milliseconds before midnight UTC when the next daily puzzle opens.
    .retry = Milliseconds until a failed save is tried again.
keep = Retention
    .rooms = Days an unused room is kept; 0 keeps it forever.
    .matches = Days a finished match is kept; 0 keeps it forever.
    .people = Days a person without matches is kept; 0 keeps them forever.
    .cookies = Days a cookie is valid after the last visit.
    .reports = Days a report is kept; 0 keeps it forever.
    .log = Days the log of operators’ actions is kept; 0 keeps it forever.
help-score = Keep score of a game at a real table.
    .players = The players, separated by commas.
    .file = Save the sheet in this file, or continue it if it exists.
    .csv = Write the sheet as CSV at the end.
scores-are = Score sheet: { $path }

## Counting with real cards and dice

help-count = Count real cards and dice: a hand’s points, whether it’s a SET, whether it’s a word.
    .what = What to count.
count-clauses = Rules: { $clauses }
