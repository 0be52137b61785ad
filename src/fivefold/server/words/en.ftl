### What a server says.

closed = The operator has closed this room.
moved = The room is reopening. You’ll be back in a moment.
restart = The server is restarting. You’ll be back in a moment.
abuse = You were disconnected: too many invalid messages.
signed-out = You were signed out from another device.
forgotten = Your data has been deleted.
banned = You’ve been banned from this server.
    .until = You’ve been banned from this server until { $until }.
    .why = You’ve been banned from this server: { $why }
    .until-why = You’ve been banned from this server until { $until }: { $why }
not-together = You can only report people who are or were with you in this room.
    .match = That match wasn’t played in this room.
already-reported = You’ve already reported this player for this match. The operator will see it.
too-many-reports = That’s enough reports for today. The operator will look at them.
no-reports = Nobody reads reports on this server. You can mute the player or leave the room.
too-many-backups = There are { $most } backups already. Delete old ones in { $folder } first.
no-backup = The backup couldn’t be made. The server’s log says why.
    .postgres = Postgres has its own programs for backups, such as pg_dump.
name-not-allowed = That name isn’t allowed here. Please choose another one.
too-many-connections = Fivefold is open in too many tabs. Close a few and try again.
    .address = Too many connections from your network. Please try again later.
    .room = Too many connections to this room from your network. Please try again later.
too-many-rooms =
    You’ve opened a lot of rooms. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
too-many-guesses = Too many wrong passwords from your network. Please wait a while.
unreachable = Can’t reach this room right now. Trying again …
    .stopping = This server is shutting down. Please try again.
not-kept = We couldn’t save that. Please try again.
    .room = The room couldn’t be saved. Please try again in a moment.
    .code = No room code was free. Please try again.
quick =
    .off = This server can’t find opponents for you. Play with friends or against bots.
    .no-such-game = You can’t find a match for this game. Set up a table instead.
    .full = Too many people on your network are looking for a match. Try again in a minute.
    .no-bot = It’s too early for a bot. Wait a few more seconds.
no-such-month = That month doesn’t exist.
no-such-room = Room not found. It may have expired.
no-such-club = Club not found. Check the link.
not-member = Only members can do that.
too-many-clubs =
    You can host { $most ->
        [one] { $most } club
       *[other] { $most } clubs
    } at a time.
no-such-match = Match not found.
not-over = You can download this match when it’s over.
busy = This room is busy. Please try again in a moment.
    .records = Downloads are busy right now. Please try again in a moment.
    .exports = Another export is running. Please try again in a moment.
    .devices = You can’t add a device right now. Please try again in a few minutes.
    .reviews = Reviews are busy right now. Please try again in a moment.
    .making = The server is busy right now. Please try again in a moment.
    .backup = A backup is being made. Please try again in a moment.
no-review = This match couldn’t be reviewed. Please try again later.
    .too-long = The review took too long. Please try again later.
too-large = That file is too big. The limit is { $most } MB and 20,000 lines.
too-much = This file takes too long to open, so we stopped.
bad-message = Invalid message: { $why }.
    .newer = The server is being updated. Please try again in a few minutes.
too-fast = Too fast! Please slow down.
not-operator = Only the operator can do that, with the operator token.
bad-request = { $why }.
    .ban = Name either a person or an address, not both.
    .code = A code has only letters and digits.
    .host = That isn’t a valid server address.
    .length = The request gives the length of its body twice.
    .own-address = That’s your own network. You’d lock yourself out.
too-many-codes = Too many devices are being added right now. Please try again in a few minutes.
bad-handover = That code has expired. Get a new one on your other device.
bad-passkey = That passkey didn’t work. Please try again.
    .unknown = This passkey isn’t known here any more. Use another one, or your recovery code.
no-passkeys = Passkeys don’t work on this server. Use a recovery code instead.
too-many-passkeys = You already have { $most } passkeys. Remove one first.
bad-recovery = That isn’t a valid recovery code. Check each letter and digit.
vacation =
    .already = You’re on vacation already.
    .too-long =
        You have { $days ->
            [one] one day of vacation
           *[other] { $days } days of vacation
        } left this year.
push =
    .turn = It’s your turn
    .stop = Turn off
    .unknown-service = This browser’s notification service isn’t supported here. Try another browser.
    .bad-key = This browser sent an invalid key. Please try again.
    .unavailable = This server can’t send notifications.
friends =
    .strangers = You can only invite people you’ve finished a match with.
    .too-many = You’ve sent a lot of invitations. Please wait for an answer.
stranger = No session cookie: request /api/me first and keep the cookie.
other-site = Request blocked: it came from another website.
not-found = Page not found.
# The page instead of the client, if that has not been built.
not-built = The web client isn’t built: run make play.
# What a link to us shows where it is shared.
card = Fivefold: card and dice games at one table
    .about = SET, Karma, Five Crowns and more. Play with friends, against bots or alone. No account, nothing to install.
card-room = Come and play { $game }
    .about = There’s a seat for you: just open the link. No account, nothing to install.
card-game = { $game }: play with friends or bots
    .about = { $blurb } No account, nothing to install.

## When it starts, and for operators

no-file = Database { $path } not found.
    .postgres = Only a SQLite file can be copied here. Use pg_dump for Postgres.
no-names = Can’t read the names in { $path }: { $why }.
exists = { $path } already exists. Choose another name.
no-copy = Can’t copy { $path }: { $why }.
    .damaged = Can’t copy { $path }: the copy is damaged ({ $why }).
bad-address = Can’t listen on { $host } port { $port }: { $why }.
port-taken = Port { $port } on { $host } is in use. Choose another with --port.
no-start = The server didn’t start. See the line above.
no-bus = A bus needs the redis package: `pip install 'fivefold[cluster]'`.
bad-bus = Invalid bus URL. Use one like valkey://localhost:6379.
    .alone = Several processes need a shared database. Use a Postgres URL.
start = Fivefold is running at { $address }
    .other-port = Port { $taken } is in use, so this is port { $port }.
    .others = On your network: { $address }
    .no-tls = Without https, browsers offer no passkeys, notifications or installing; recovery codes and links to other devices work. One way to https: `caddy reverse-proxy --from NAME --to 127.0.0.1:{ $port }` and --base-url https://NAME
    .stop = Press Ctrl+C to stop.
# Trouble with the database.
database =
    .why = { $why }
    .no-asyncpg = Postgres needs the asyncpg package: `pip install 'fivefold[postgres]'`.
    .no-address = Invalid database. Use a file name, or a SQLite or Postgres URL.
    .not-opened = Can’t open the database { $database }: { $why }.
    .newer = it was written by a newer Fivefold (schema { $schema }; this one supports { $known })
    .not-open = The database is not open.
    .no-answer = The database didn’t respond: { $why }.
    .not-taken = The database rejected a write: { $why }.
    .undone = The database rolled back the transaction.
    .not-writable = That can’t be written: { $why }.
    .moved = The database file was moved or replaced while the server was running. Restart the server.
    .not-there = The database is unavailable: { $why }.
    .hangs = the disk or the network isn’t responding
    .room = A room can’t be read. Run `fivefold doctor` to find out which.
    .match = A match can’t be read. Run `fivefold doctor` to find out which.
# What an examination finds; what it is about stands before it, such as “match 4f: entries are missing.”
sick = database
    .room = room
    .match = match
    .readable = other users can read the file; starting the server fixes that.
    .empty = it has no tables.
    .older = it has schema { $schema }; the next server start upgrades it to { $today }.
    .stray = there are entries without a match.
    .unreadable = it can’t be read: { $why }.
    .other = it claims to be { $code }.
    .no-match = its match { $match } is missing.
    .entries = entries are missing.
    .end = it is over, but its last entries are missing.
    .index = the index of who played what is wrong; `doctor --mend-index` fixes it.
    .not-replayed = it can’t be replayed: { $why }.

## The page about the REST interface

api = REST API
    .schema = the same for programs.
    .play = Matches are played over the WebSocket { $address }; see the project’s protocol page.
    .takes = Takes { $what }.
    .answers = Returns { $what }.
    .list = a list of { $what }

## The client as an app

app = Card and dice games at one table: with friends, against bots or alone.
    .today = Today’s puzzles
    .picture = The games
