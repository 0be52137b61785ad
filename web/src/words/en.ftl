### The pages of the client: the front, the lobby, the settings, and what all tables share.

brand = Fivefold, front page
trademarks = SET and the other games' names are trademarks of their owners. Fivefold is free software, made by players; it is not affiliated with or endorsed by them.

## The front page

front = Good games, one table.
    .about = Play with friends by a link, against bots, or alone. No account, nothing to install.
    .games = Games
continue =
    { $matches ->
        [one] Continue your match
       *[other] Continue your matches
    }
    .with = with { $names }
level = How strong should the bots be?
    .about = We ask this once. You find it again in the settings.
tile-players = { $least } to { $most } players
tile-alone = Alone
tile-play = Play now
tile-friends = With friends
today = Today's puzzles: { $done } of { $all } done
tile-daily = Today's puzzle
tile-solitaire = Solitaire
rooms = Open tables
    .none = Nobody has an open table just now. Start one with friends and make it public.
    .with = with { $host }
    .here = { $people } here
    .playing = { $people } here, playing
join = Join
    .title = Join by code
    .label = Code of the room
    .placeholder = Room code
arrival = Continue here?
    .title = Continue here: Fivefold
    .about = This device takes over your name and your seats from the device that gave you the code. Whoever you were here until now is forgotten.
    .yes = Yes, that is me
    .no = No
    .done = You are { $name } on this device too.
lost = Nothing here
    .about = This page does not exist.
    .home = To the front page
    .no-table = No such table
    .left = You have left the table
name = Your name
    .change = Your name is { $name }. Change it
    .done = That is your name now.

## Settings

settings = Settings
setting-language = Language
    .auto = As the browser
setting-theme = Light
    .light = Day
    .dark = Night
as-system = As the system
setting-palette = Colours of the pieces
    .about = The safe palettes differ in lightness as well, for eyes that mix up some colours.
    .standard = Standard
    .red-green = Red-green safe
    .blue-yellow = Blue-yellow safe
    .contrast = High contrast
setting-patterns = Patterns
    .about = Each colour also gets its own paper: red plain, green ruled, purple dotted.
setting-motion = Motion
    .none = None
sound = Sound
volume = Volume
    .pieces = Cards, dice and letters
    .calls = Calls and what comes of them
    .turn = My turn
    .end = The end
    .chat = Chat
haptics = Vibration
setting-notify = Notification when it is your turn
    .about = Only while you look elsewhere. Your browser asks you once.
    .refused = Your browser does not allow notifications from this page.
setting-level = Bots for “Play now”
    .about = How strong those are against whom you play at once.
    .ask = Ask me
setting-keys = Keys on the pieces
    .about = Shown where there is a keyboard.
    .show = Show
    .hide = Hide
on = On
off = Off

## A room

room = Room { $code }
    .untitled = Room
lobby = Lobby
    .stop = Stop this match?
    .stop-about = It ends for everybody at the table, without a result.
    .stop-yes = Stop it
    .players = At the table
    .start = Start
    .waiting = Waiting for { $host } to start.
    .game = Game
    .rules = House rules
    .changed =
        { $changed ->
            [0] as in the box
           *[other] { $changed } changed
        }
    .who = Who may come
    .link = With the link
    .everybody = Everybody
    .locked = Newcomers need the password.
which-game = Which game
leave = Leave the table?
    .about = The match goes on, and your seat stays yours. You find it again on the front page.
    .yes = To the front page
    .no = Stay
free =
    { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
    .about = Nobody plays there unless you say so.
    .bots =
        { $free ->
            [one] A bot of about my strength plays there
           *[other] Bots of about my strength play there
        }
    .without =
        { $taken ->
            [one] Begin alone
           *[other] Begin with { $taken }
        }
    .wait = Wait for somebody
invite = Invite
    .to = Invite to room { $code }
    .copy = Copy link
    .picture = The link to this room as a QR code
# The address follows.
handover =
    Within { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, open this on your other device. It then has your name and your seat.
    .copy = Copy that link
    .ask = Continue on another device
    .back = Back to the invitation
    .picture = The link for your other device as a QR code
lock = Password for newcomers
    .locked = The room has a password
    .another = Another one, or none
    .none = None
    .remove = Remove
    .set = Set
password = Password
    .title = This room is locked
    .enter = Come in
panel = People and chat
    .here = People and chat, { $here } here
    .unread = People and chat, { $here } here, { $unheard } new
    .close = Close people and chat
person =
    .you = you
    .host = host
    .away = away
    .watching = watching
bot-plays = Let a bot play on
stand-up = Stand up
send-out = Send out
    .name = Send { $name } out
chat = Chat
    .said = What was said
    .none = Nothing said yet.
    .reactions = Reactions
    .say = Say something
    .send = Send
seat = seat { $number }
    .who = Who sits in seat { $number }
    .free = free
    .sit = Sit here
    .open = for whoever opens the link
seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
    .fewer = One seat fewer
    .more = One seat more
bot-choice = Who plays in seat { $number }?
    .nobody = Leave it free
    .dial = How strong
    .characters = Somebody with a name
watching = You are watching.
    .list = Watching: { $names }
    .take = Take the seat of { $name }
away = Away
    .gone = { $name } is away
    .bot = { $name } is away; a bot plays
begins = Begins in { $seconds }
    .waiting = Waiting for everybody to see the table …
skip = To the table
connection =
    .lost = Connection lost, returning …
    .coming = Going to the table …
unreachable = The table cannot be reached. Check your connection and try again.
answered = The server answered { $status }.
not-sent = You are not connected just now; that was not sent.

## At a table

again = Again
another = Another game
actions = What you can do
hint = Hint
really = Really?
wait = Wait a moment
waiting = Waiting for the others
happened = What happened
    .nothing = Nothing yet.
    .older = What came before
rules = Rules
    .page = The rules on a page of their own
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Read why: { $clauses }
    .score = How points come about
stage = The table
tab =
    .happened = Happened
    .scores = Scores
    .rules = Rules
    .chat = Chat
moves = Moves
your-move = Your move
your-turn = It is your turn.
    .tab = Your turn
shortcuts = Keys
    .why = Why?
    .these = Show these keys
live = What happens
players = Players
player =
    .you = You
    .has-board = has the board
    .turn = to play
    .away = away
evening = The evening so far
    .matches =
        { $matches ->
            [one] { $matches } match in this room
           *[other] { $matches } matches in this room
        }
    .won = { $won } of { $played } won
result =
    { $winners-are ->
        [nobody] Nobody wins
        [you] You win!
        [one] { $winners } wins
        [us] { $winners } share the win
       *[many] { $winners } share the win
    }
    .done = Well done!
    .failed = Not this time
    .close = Look at the table
    .copy = Copy result
    .wait = The host can start another round.
    .review = Review
    .look-back = Look back
    .record = Save the record
    .show = Result
sheet =
    .player = Player
    .points = Points
    .round = Round
    .all = All
    .best = best of this round
standing = How it stands
    .time = Time
keys =
    .call = call SET
    .go = go from one to the next
    .pick = pick it
    .none = pick none
# What keys are called.
key =
    .arrows = arrows
    .backspace = Backspace
    .escape = Escape
    .space = Space
    .enter = Enter
started = The match begins.
pick-three = Pick three
to-go = { $n } to go
has-it =
    { $who ->
        [you] You have it
       *[other] { $who } has it
    }
calling = Calling …
watching-now = Watching
notice =
    .no-set =
        { $who ->
            [you] No SET
           *[other] { $who }: no SET
        }
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
    .photo = Photo finish
    .first =
        { $who ->
            [you] You first
           *[other] { $who } first
        }
    .later =
        { $who ->
            [you] You
           *[other] { $who }
        } +{ $ms } ms

## Small things

save = Save
close = Close
dismiss = Dismiss
copied = Copied.

## Learning

learn-alone = Learn the solitaire
learn = Learn
    .coach = The coach
    .steps = Steps of the lesson
    .step = Step { $step } of { $steps }
    .again = Again
    .next = Next
    .skip = Skip step
    .done = done
ways = Pages
    .daily = Daily puzzles
    .practice = Practice
    .mine = My games
    .teaching = For teachers
    .print = Puzzles on paper
    .more = More pages
