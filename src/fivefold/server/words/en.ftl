### What a server says.

closed = The operator has closed this room.
moved = The room is being opened anew; you are back in a moment.
restart = The server is restarting; you are back in a moment.
abuse = Too much that makes no sense came from you.
signed-out = You have been signed out here, from another device.
banned = The operator of this server has sent you away.
too-many-connections = You are here too often already; close some of your tabs.
    .address = Too many connections come from your address.
too-many-rooms = You have opened many rooms; wait a little.
not-kept = The database does not answer; try again.
    .room = The room could not be written down; try again in a moment.
    .code = No code was free; try again.
no-such-room = There is no such room; perhaps it was cleared away.
no-such-match = There is no such match.
not-over = The match is not over; its record is secret until then.
busy = Too much is going on in this room; try again in a moment.
    .records = Many records are being made; try again in a moment.
bad-message = That is no message: { $why }.
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

## When it starts, and for those who look after it

no-file = There is no database { $path }.
    .postgres = Only a file can be copied here; for Postgres use pg_dump, which does the same.
exists = { $path } is there already; choose another name.
no-copy = { $path } could not be copied: { $why }.
bad-address = { $host } port { $port } cannot be used: { $why }.
port-taken = Port { $port } on { $host } is taken; choose another with --port.
no-start = The server did not start; the line above says why.
bad-database = { $why }
