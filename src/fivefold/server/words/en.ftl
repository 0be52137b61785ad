### What a server says.

closed = The operator has closed this room.
moved = The room is being opened anew; you are back in a moment.
restart = The server is restarting; you are back in a moment.
abuse = Too much that makes no sense came from you.
signed-out = You have been signed out here, from another device.
forgotten = You have been forgotten here, as you wanted.
banned = The operator of this server has sent you away.
too-many-connections = You are here too often already; close some of your tabs.
    .address = Too many connections come from your address.
    .room = Too many connections to this room come from your address.
too-many-rooms = You have opened many rooms; wait a little.
too-many-guesses = Too many passwords were tried from your address; wait a little.
unreachable = The server of this room cannot be reached just now; trying again.
    .stopping = This server is being stopped; try again.
not-kept = The database does not answer; try again.
    .room = The room could not be written down; try again in a moment.
    .code = No code was free; try again.
no-such-room = There is no such room; perhaps it was cleared away.
no-such-match = There is no such match.
not-over = The match is not over; its record is secret until then.
busy = Too much is going on in this room; try again in a moment.
    .records = Many records are being made; try again in a moment.
    .exports = All of somebody’s matches are being put together; try again in a moment.
    .devices = Another device cannot be added at the moment; try again in a few minutes.
    .reviews = Many matches are being looked back at; try again in a moment.
no-review = The match could not be looked back at; try again later.
    .too-long = Looking back at this match took too long; try again later.
too-large = A record has at most { $most } MB and 20,000 lines here.
too-much = Reading this record takes too long, so it is left alone.
bad-message = That is no message: { $why }.
    .newer = That is not known here yet; try again in a few minutes.
too-fast = You are asking too much; slow down.
not-operator = That is for the operator, with the token.
bad-request = { $why }.
    .ban = Name a person or an address, and not both.
    .code = A code has only letters and digits.
too-many-codes = Many devices are being added at the moment; try again in a few minutes.
bad-handover = That code is not valid any more; make a new one on the other device.
stranger = Ask for /api/me first, and keep the cookie.
other-site = Another site may not speak for you.
not-found = There is nothing here.
# The page instead of the client, if that has not been built.
not-built = The web client is not built: run make play.
# What a link to us shows where it is shared.
card = Fivefold: card and dice games at one table
    .about = SET, Karma, Five Crowns and more: with friends by a link, against bots, or alone. No account, nothing to install.
card-room = Come and play { $game }
    .about = A seat at the table is waiting for you: open the link. No account, nothing to install.

## When it starts, and for those who look after it

no-file = There is no database { $path }.
    .postgres = Only a file can be copied here; for Postgres use pg_dump, which does the same.
exists = { $path } is there already; choose another name.
no-copy = { $path } could not be copied: { $why }.
    .damaged = { $path } could not be copied: the copy is damaged ({ $why }).
bad-address = { $host } port { $port } cannot be used: { $why }.
port-taken = Port { $port } on { $host } is taken; choose another with --port.
no-start = The server did not start; the line above says why.
no-bus = A bus needs the package redis: pip install 'fivefold[cluster]'.
bad-bus = That is no address of a bus: give one like valkey://localhost:6379.
    .alone = Several processes need a database that they share: give a URL of Postgres.
start = Fivefold is at { $address }
    .other-port = Port { $taken } is taken, so this is port { $port }.
    .others = Others reach it at { $address }
    .stop = Ctrl+C stops it.
# Trouble with the database.
database =
    .why = { $why }
    .no-asyncpg = Postgres needs the package asyncpg: pip install 'fivefold[postgres]'.
    .no-address = That is no address of a database: give a file, or a URL of SQLite or Postgres.
    .not-opened = The database { $database } cannot be opened: { $why }.
    .newer = it was written by a newer Fivefold (schema { $schema }, and this one knows { $known })
    .not-open = The database is not open.
    .no-answer = The database did not answer: { $why }.
    .not-taken = The database did not take it: { $why }.
    .undone = The database undid the transaction.
    .not-writable = That cannot be written: { $why }.
    .moved = The database was moved away or replaced under the running server; start it again.
    .not-there = The database is not to be had: { $why }.
    .hangs = the disk or the network hangs
    .room = A room cannot be read; `fivefold doctor` says which.
    .match = A match cannot be read; `fivefold doctor` says which.
# What an examination finds; what it is about stands before it, such as “match 4f: entries are missing.”
sick = database
    .room = room
    .match = match
    .readable = others may read the file; starting the server mends that.
    .empty = there are no tables in it.
    .older = it has schema { $schema }; the next start of the server brings it to { $today }.
    .stray = there are entries, but not the match they belong to.
    .unreadable = it cannot be read: { $why }.
    .other = it says that it is { $code }.
    .no-match = its match { $match } is not there.
    .entries = entries are missing.
    .end = it was over, but its last entries are missing.
    .index = the index of who played what says something else of it; doctor --mend-index makes it right.
    .not-replayed = it cannot be replayed: { $why }.

## The page about the REST interface

api = The REST interface
    .schema = the same for programs.
    .play = Play itself goes over the WebSocket { $address }, which the project’s protocol page describes.
    .takes = Takes { $what }.
    .answers = Answers { $what }.
    .list = a list of { $what }
