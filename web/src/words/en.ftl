### The pages of the client: the front, the lobby, the settings, and what all tables share.

brand = Fivefold, home page
trademarks = SET and the other games’ names are trademarks of their owners. Fivefold is free software, made by players; it is not affiliated with or endorsed by them.

## The front page

front = Good games, one table.
    .about = Play with friends, against bots or on your own. No account, nothing to install.
    .alone = Play against bots or on your own. Everything stays on this device.
    .games = Games
continue =
    { $matches ->
        [one] Continue your match
       *[other] Continue your matches
    }
    .with = with { $names }
    .more = { $matches } more
    .yours = Your turn ({ $turns })
    .left = { $time } left
    .mine = Your turn
    .waiting = Waiting for { $names }
    .vacation = { $name } is on vacation until { $day }
play = Play
solo = Solo
today = Today’s puzzles
    .done = { $done } of { $all } done
rooms = Public rooms ({ $rooms })
    .with = with { $host }
    .here = { $people } here
    .playing = { $people } here, playing
join = Join
    .title = Join with a code
profile = Profile
keep = You’ve finished three matches. Want to keep them on every device?
    .yes = Keep them
    .no = Not now
arrival = Continue here?
    .title = Continue here: Fivefold
    .about = This device takes over your name and your seats from your other device.
    .replaces = The name and matches you have here so far will be replaced.
    .yes = Yes, that’s me
    .no = No
    .done = You’re now { $name } on this device too.
    .done-unnamed = This device is yours now too.
friend-invites = { $name } invites you to { $game }
    .list = Invitations
lost = Page not found
    .about = This page doesn’t exist.
    .home = Home page
    .no-table = Table not found
    .left = You left the table
name = Your name
    .change = Your name is { $name }. Change it
    .done = Name changed.

## Settings

settings = Settings
    .update = Settings, a new version is ready
setting-language = Language
    .auto = Automatic
setting-theme = Theme
    .light = Light
    .dark = Dark
as-system = Automatic
setting-palette = Colours
    .about = These palettes also differ in brightness, for colour-blind players.
    .standard = Standard
    .red-green = Red–green safe
    .blue-yellow = Blue–yellow safe
    .contrast = High contrast
setting-patterns = Patterns
    .about = Each colour also gets its own pattern: red plain, green lined, purple dotted.
setting-motion = Animations
    .none = Off
sound = Sound
volume = Volume
    .pieces = Cards, dice and letters
    .calls = SET calls
    .turn = My turn
    .end = End of the match
    .chat = Chat
haptics = Vibration
setting-notify = Notify me when it’s my turn
    .about = Only when this tab is in the background.
    .refused = Your browser blocks notifications from this page.
setting-level = Bots when you press Play
    .about = “My level” adapts to how you play.
setting-pace = Speed of the bots
    .about = At tables you host. Tap the table to hurry them.
    .relaxed = Relaxed
    .normal = Normal
    .fast = Fast
setting-keys = Keys on pieces
    .about = Shown if you have a keyboard.
    .show = Show
    .hide = Hide
on = On
off = Off

## A room

room = Room { $code }
    .untitled = Room
invited = { $host } invites you to play { $game }
    .nickname = You’ll be called { $name } here.
    .full = All seats are taken.
    .watch = Watch instead
    .watch-only = Watch
    .learn =
        { $minutes ->
            [one] Learn in { $minutes } minute
           *[other] Learn in { $minutes } minutes
        }
menu = Menu
end-match = End match for everyone
    .sure = End this match for everyone?
    .about = It ends for everyone at the table, without a result.
    .no = Keep playing
lobby =
    .players = At the table
    .start = Start
    .waiting = Waiting for { $host } to start.
    .rules = House rules
    .changed =
        { $changed ->
            [0] standard rules
           *[other] { $changed } changed
        }
    .who = Who can join
    .link = Anyone with the link
    .everybody = Public
    .locked = New players need the password.
    .quiet = Children’s room
    .quiet-about = Reactions instead of messages, and everyone gets a nickname.
# Beside choices, a field for another text, such as a deck of one’s own.
option-other = Or something else:
box-rule = Standard: { $value }
    .mark = { $value } (standard)
amount =
    .seconds = { $value } s
    .ms = { $value } ms
    .unlimited = No limit
which-game = Choose a game
leave = Leave the table?
    .about = The match goes on and you keep your seat. You’ll find it on the home page.
    .rated = This match is rated. If you don’t come back soon, you lose it.
    .yes = Leave
    .no = Stay
free =
    { $free ->
        [one] { $free } open seat
       *[other] { $free } open seats
    }
    .about = Empty seats stay empty unless you add bots.
    .bots =
        { $free ->
            [one] Add a bot at my level
           *[other] Add bots at my level
        }
    .without =
        { $taken ->
            [one] Start alone
           *[other] Start with { $taken } players
        }
    .wait = Wait for players
invite = Invite
    .to = Invite to room { $code }
    .copy = Copy link
    .picture = QR code with the link to this room
# The address follows.
handover =
    Open this on your other device within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } to bring your name and your seat along.
    .copy = Copy link
    .ask = Continue on another device
    .back = Back to the invitation
    .picture = QR code with the link for your other device
lock = Password for new players
    .locked = The room has a password
    .another = New password (empty for none)
    .none = None
    .remove = Remove
    .set = Set
password = Password
panel = People and chat
    .here = People and chat, { $here } here
    .unread = People and chat, { $here } here, { $unheard } new
    .close = Close people and chat
person =
    .you = you
    .host = host
    .away = away
    .watching = watching
    .muted = muted
    .company = Mute or report
    .about = Mute or report { $name }
bot-plays = Let a bot take over
stand-up = Leave seat
send-out = Remove
    .name = Remove { $name }
chat = Chat
    .said = Messages
    .none = No messages yet.
    .reactions = Reactions
    .say = Write a message
    .send = Send
seat = seat { $number }
    .who = Who sits in seat { $number }
    .free = Open seat
    .sit = Sit here
    .add-bot = Add a bot
seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
    .fewer = One seat fewer
    .more = One seat more
bot-choice = Who plays in seat { $number }?
    .nobody = Leave it open
    .dial = Strength
    .characters = Characters
watching = You’re watching.
    .list = Watching: { $names }
    .take = Take { $name }’s seat
away = Away
    .gone = { $name } is away
    .bot = { $name } is away; a bot is playing
begins = Starts in { $seconds }
    .waiting = Waiting for everyone to see the table …
skip = Skip to the table
connection =
    .lost = Connection lost. Reconnecting …
    .coming = Joining the table …
engine = Getting the games ready
    .failed = The games didn’t load. Check your connection, then try again.
    .again = Try again
    .lost = That didn’t go through. Please try again.
    .full = There’s no space left on this device, so that wasn’t saved. Free some space, then try again.
unreachable = Can’t reach the table. Check your connection and try again.
answered = The server replied with error { $status }.
not-sent = You’re offline, so that wasn’t sent.

## At a table

again = Play again
another = Change game
actions = Actions
hint = Hint
really = Really?
wait = Wait a moment
waiting = Waiting for the others
happened = History
    .nothing = Nothing yet.
    .older = Show earlier
rules = Rules
    .page = Open the rules on their own page
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Why? (rule { $clauses })
    .score = How scoring works
    .ask = Why?
    .rule = Exact rule
stage = Table
tab =
    .happened = History
    .scores = Scores
    .rules = Rules
    .chat = Chat
moves = Moves
your-move = Your move
your-turn = It’s your turn.
    .tab = Your turn
push = Notify me when it’s my turn
    .no = No thanks
    .done = We’ll notify you when it’s your turn.
    .denied = Your browser doesn’t allow notifications from this page.
shortcuts = Keyboard shortcuts
    .why = Why?
    .these = Show shortcuts
live = Live updates
players = Players
player =
    .you = You
    .has-board = has the board
    .turn = to move
    .away = away
evening = This session
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
    .place =
        You came { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
    .done = Well done!
    .failed = Not this time
    .close = Show the table
    .copy = Copy result
    .level = Bots in your next match
    .wait = The host can start another match.
    .review = Review
    .show = Result
sheet =
    .player = Player
    .points = Points
    .round = Round
    .all = Total
    .best = best this round
standing = Score
    .time = Time
keys =
    .call = call SET
    .go = move between pieces
    .pick = select
    .none = clear selection
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
        [you] You called SET
       *[other] { $who } called SET
    }
calling = Calling …
watching-now = Watching
notice =
    .no-set =
        { $who ->
            [you] Not a SET
           *[other] { $who }: not a SET
        }
    .late =
        { $who ->
            [you] You called SET, but ran out of time.
           *[other] { $who } called SET, but ran out of time.
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

labelled = { $label }: { $text }
save = Save
close = Close
dismiss = Dismiss
copied = Copied!

## Learning

learn =
    .coach = Coach
    .steps = Lesson steps
    .step = Step { $step } of { $steps }
    .again = Start over
    .next = Next
    .skip = Skip step
    .done = done
ways = Pages
    .daily = Daily puzzles
    .practice = Practice
    .mine = My games
    .teaching = For teachers
    .print = Printable puzzles
    .score = At a real table
    .more = More pages

## The app, and without a network

app = Fivefold as an app
    .install = Install
    .offer = Install Fivefold as an app?
    .share = Tap Share, then “Add to Home Screen”.
    .saved = Pages and rules are saved on this device. You need a connection to play.
    .ready = Ready to play offline.
update = A new version is ready.
    .reload = Reload
    .later = Reload when your match is over.
offline = Offline
    .title = You’re offline
    .about = This page needs a connection. Try again when you’re online.
    .only-server = Only on a server
    .only-server-about = Here you play on this device only. For clubs, tournaments, profiles and leaderboards, go to a Fivefold server.
tournament = Tournament
    .table = Your table
    .waiting = Round { $round }, table { $table }. The match begins when all players are here.
    .back = Back to the tournament
