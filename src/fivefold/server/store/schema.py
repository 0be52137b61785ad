"""The tables, version by version: older databases are upgraded, never downgraded."""

from fivefold.server.store import moderation
from fivefold.server.store.errors import StoreError
from fivefold.server.store.rating_tables import RATINGS

SCHEMA = 15
"""The version of the tables; a newer database is refused."""
COOKIES_OF_1 = 365 * 24 * 3600 * 1000
"""How long the cookies of schema 1 were valid, in milliseconds."""

VERSION = "SELECT value FROM settings WHERE key = 'schema'"

_STEPS: dict[int, tuple[str, ...]] = {
    1: (
        "CREATE TABLE settings (key VARCHAR(40) PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE people (id VARCHAR(32) PRIMARY KEY, name TEXT NOT NULL, seen BIGINT NOT NULL)",
        "CREATE TABLE rooms (code VARCHAR(16) PRIMARY KEY, state {bytes} NOT NULL, seen BIGINT NOT NULL)",
        "CREATE TABLE matches (id VARCHAR(32) PRIMARY KEY, room VARCHAR(16) NOT NULL, header {bytes} NOT NULL,"
        " seed {bytes} NOT NULL, began BIGINT NOT NULL)",
        "CREATE INDEX ix_matches_room ON matches (room)",
        "CREATE TABLE entries (match VARCHAR(32) NOT NULL, n INTEGER NOT NULL, line {bytes} NOT NULL,"
        " PRIMARY KEY (match, n))",
    ),
    2: (
        # A room is saved only over the version that was loaded.
        "ALTER TABLE rooms ADD COLUMN version BIGINT NOT NULL DEFAULT 1",
        "CREATE INDEX ix_rooms_seen ON rooms (seen)",
        # Schema 1 did not record when matches ended; the time they began is used.
        "ALTER TABLE matches ADD COLUMN game VARCHAR(40)",
        "ALTER TABLE matches ADD COLUMN ended BIGINT",
        "UPDATE matches SET ended = began",
        "CREATE INDEX ix_matches_ended ON matches (ended)",
        "CREATE TABLE players (match VARCHAR(32) NOT NULL, person VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " PRIMARY KEY (match, person))",
        "CREATE INDEX ix_players_person ON players (person, match)",
        # Cookies: devices can be signed out, and keys change. The first key signed the cookies of schema 1.
        "ALTER TABLE people ADD COLUMN generation INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX ix_people_seen ON people (seen)",
        "CREATE TABLE keys (id INTEGER PRIMARY KEY, secret TEXT NOT NULL, made BIGINT NOT NULL, until BIGINT)",
        "INSERT INTO keys (id, secret, made, until)"
        " SELECT 0, value, 0, {now} + {cookies} FROM settings WHERE key = 'secret'",
        "DELETE FROM settings WHERE key = 'secret'",
        "CREATE TABLE bans (kind VARCHAR(10) NOT NULL, who VARCHAR(64) NOT NULL, until BIGINT, why TEXT NOT NULL,"
        " made BIGINT NOT NULL, PRIMARY KEY (kind, who))",
    ),
    3: (
        # Several processes: each renews a lease by the database's clock, and a room is owned by one of them.
        "CREATE TABLE processes (id VARCHAR(32) PRIMARY KEY, lease_until BIGINT NOT NULL)",
        "ALTER TABLE rooms ADD COLUMN owner VARCHAR(32)",
        "ALTER TABLE rooms ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX ix_rooms_owner ON rooms (owner) WHERE owner IS NOT NULL",
    ),
    4: (
        # The strengths of people by game, in thousandths.
        "CREATE TABLE strengths (person VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, mean INTEGER NOT NULL,"
        " spread INTEGER NOT NULL, seen BIGINT NOT NULL, PRIMARY KEY (person, game))",
        "CREATE INDEX ix_strengths_seen ON strengths (seen)",
    ),
    5: (
        # Who plays where, in matches in progress.
        "CREATE TABLE playing (person VARCHAR(32) NOT NULL, room VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL,"
        " since BIGINT NOT NULL, PRIMARY KEY (person, room))",
        "CREATE INDEX ix_playing_room ON playing (room)",
    ),
    6: (
        # The index of finished matches by person, which can be rebuilt from `players` and the records.
        "CREATE TABLE played (person VARCHAR(32) NOT NULL, match VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " game VARCHAR(40) NOT NULL, ended BIGINT NOT NULL, lasted BIGINT NOT NULL, names TEXT NOT NULL,"
        " seats INTEGER NOT NULL, won INTEGER NOT NULL, place INTEGER NOT NULL, score BIGINT NOT NULL,"
        " rival INTEGER, day VARCHAR(10), dealt INTEGER NOT NULL, usual INTEGER NOT NULL, pace BIGINT,"
        " figure DOUBLE PRECISION, PRIMARY KEY (person, match))",
        "CREATE INDEX ix_played_ended ON played (person, ended, match)",
        "CREATE INDEX ix_played_match ON played (match)",
        "CREATE INDEX ix_played_day ON played (day, game) WHERE day IS NOT NULL",
        # The next server that starts adds older matches to it; the value is the last match that was added.
        "INSERT INTO settings (key, value) VALUES ('to-index', '')",
        # Reviews, made once for each match by a version of the reviewers.
        "CREATE TABLE reviews (match VARCHAR(32) PRIMARY KEY, version INTEGER NOT NULL, text {bytes} NOT NULL)",
    ),
    7: (
        # Whether a process hears the bus; processes of older versions do not say so.
        "ALTER TABLE processes ADD COLUMN hears INTEGER",
    ),
    8: (
        # Which process makes a review, until when it may be silent, how far it is, and why it has failed.
        "CREATE TABLE review_claims (match VARCHAR(32) PRIMARY KEY, claimer VARCHAR(32) NOT NULL,"
        " until BIGINT NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL, failed TEXT)",
    ),
    9: (
        # Ways back for people who want to keep who they are: passkeys, and a code to write down, by its hash.
        "CREATE TABLE passkeys (id TEXT PRIMARY KEY, person VARCHAR(32) NOT NULL, public {bytes} NOT NULL,"
        " uses BIGINT NOT NULL, name TEXT NOT NULL, made BIGINT NOT NULL, used BIGINT)",
        "CREATE INDEX ix_passkeys_person ON passkeys (person)",
        "CREATE TABLE recovery_codes (person VARCHAR(32) PRIMARY KEY, digest VARCHAR(64) NOT NULL UNIQUE,"
        " made BIGINT NOT NULL)",
        # Their devices; a cookie of a device that was signed out is invalid.
        "CREATE TABLE devices (id VARCHAR(16) PRIMARY KEY, person VARCHAR(32) NOT NULL, name TEXT NOT NULL,"
        " made BIGINT NOT NULL, seen BIGINT NOT NULL, signed_out BIGINT)",
        "CREATE INDEX ix_devices_person ON devices (person)",
    ),
    10: (
        # Score sheets of real tables, their entries, and in whose lists they are.
        "CREATE TABLE scores (code VARCHAR(16) PRIMARY KEY, game VARCHAR(40) NOT NULL, owner VARCHAR(32) NOT NULL,"
        " locked INTEGER NOT NULL, played INTEGER NOT NULL, began BIGINT NOT NULL, seen BIGINT NOT NULL)",
        "CREATE INDEX ix_scores_seen ON scores (seen)",
        "CREATE TABLE score_entries (code VARCHAR(16) NOT NULL, n INTEGER NOT NULL, id VARCHAR(32) NOT NULL,"
        " line {bytes} NOT NULL, PRIMARY KEY (code, n))",
        "CREATE UNIQUE INDEX ix_score_entries_id ON score_entries (code, id)",
        "CREATE TABLE score_people (person VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL, seen BIGINT NOT NULL,"
        " PRIMARY KEY (person, code))",
        "CREATE INDEX ix_score_people_code ON score_people (code)",
    ),
    11: (
        # Matches whose turns take days: whose turn it is, and when to tell them; when to wake rooms; vacations.
        "CREATE TABLE turns (person VARCHAR(32) NOT NULL, room VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL,"
        " since BIGINT NOT NULL, due BIGINT, tell BIGINT, PRIMARY KEY (person, room))",
        "CREATE INDEX ix_turns_room ON turns (room)",
        "CREATE INDEX ix_turns_tell ON turns (tell) WHERE tell IS NOT NULL",
        "CREATE TABLE wakes (room VARCHAR(16) PRIMARY KEY, due BIGINT NOT NULL)",
        "CREATE INDEX ix_wakes_due ON wakes (due)",
        "CREATE TABLE vacations (person VARCHAR(32) NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL,"
        " PRIMARY KEY (person, since))",
        # Notifications: browsers, and the hours in which there are none.
        "CREATE TABLE push_subscriptions (id VARCHAR(64) PRIMARY KEY, person VARCHAR(32) NOT NULL,"
        " endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language VARCHAR(20) NOT NULL,"
        " made BIGINT NOT NULL)",
        "CREATE INDEX ix_push_subscriptions_person ON push_subscriptions (person)",
        "CREATE TABLE quiet_hours (person VARCHAR(32) PRIMARY KEY, since INTEGER NOT NULL, until INTEGER NOT NULL,"
        " utc INTEGER NOT NULL)",
        # People one has played with: who is kept out, who shows that they are here, and invitations.
        "CREATE TABLE blocks (person VARCHAR(32) NOT NULL, other VARCHAR(32) NOT NULL, made BIGINT NOT NULL,"
        " PRIMARY KEY (person, other))",
        "CREATE INDEX ix_blocks_other ON blocks (other)",
        "CREATE TABLE shown_presence (person VARCHAR(32) PRIMARY KEY, seen BIGINT NOT NULL)",
        "CREATE TABLE invitations (recipient VARCHAR(32) NOT NULL, sender VARCHAR(32) NOT NULL,"
        " room VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL, made BIGINT NOT NULL,"
        " PRIMARY KEY (recipient, sender))",
        "CREATE INDEX ix_invitations_sender ON invitations (sender)",
        "CREATE INDEX ix_invitations_made ON invitations (made)",
    ),
    12: moderation.STEP,
    13: RATINGS,
    14: (
        # Tournaments, their entries, who plays in them, and the tables that are being played.
        "CREATE TABLE tournaments (code VARCHAR(16) PRIMARY KEY, owner VARCHAR(32) NOT NULL, title TEXT NOT NULL,"
        " plan {bytes} NOT NULL, version INTEGER NOT NULL, ended INTEGER NOT NULL, due BIGINT, began BIGINT NOT NULL,"
        " seen BIGINT NOT NULL)",
        "CREATE INDEX ix_tournaments_seen ON tournaments (seen)",
        "CREATE INDEX ix_tournaments_due ON tournaments (due) WHERE due IS NOT NULL",
        "CREATE TABLE tournament_entries (code VARCHAR(16) NOT NULL, n INTEGER NOT NULL, line {bytes} NOT NULL,"
        " PRIMARY KEY (code, n))",
        "CREATE TABLE tournament_people (person VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL,"
        " player INTEGER NOT NULL, PRIMARY KEY (person, code))",
        "CREATE INDEX ix_tournament_people_code ON tournament_people (code)",
        "CREATE TABLE tournament_tables (room VARCHAR(16) PRIMARY KEY, code VARCHAR(16) NOT NULL)",
        "CREATE INDEX ix_tournament_tables_code ON tournament_tables (code)",
        # Clubs, their members, and the score sheets whose results count.
        "CREATE TABLE clubs (code VARCHAR(16) PRIMARY KEY, owner VARCHAR(32) NOT NULL, name TEXT NOT NULL,"
        " room VARCHAR(16) NOT NULL, next BIGINT NOT NULL, began BIGINT NOT NULL, seen BIGINT NOT NULL)",
        "CREATE INDEX ix_clubs_owner ON clubs (owner)",
        "CREATE TABLE club_people (code VARCHAR(16) NOT NULL, member INTEGER NOT NULL, person VARCHAR(32) NOT NULL,"
        " removed INTEGER NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (code, member))",
        "CREATE UNIQUE INDEX ix_club_people_person ON club_people (person, code)",
        "CREATE TABLE club_scores (code VARCHAR(16) NOT NULL, sheet VARCHAR(16) NOT NULL, PRIMARY KEY (code, sheet))",
        # The tournament that a match was part of; empty for others.
        "ALTER TABLE matches ADD COLUMN tournament VARCHAR(16) NOT NULL DEFAULT ''",
    ),
    15: (
        # The device of a browser that is notified, so that one that is signed out hears nothing more.
        "ALTER TABLE push_subscriptions ADD COLUMN device VARCHAR(16) NOT NULL DEFAULT ''",
    ),
}


def upgrade(found: int, blob: str, now: int) -> list[str]:
    """Return the statements that upgrade a version to the newest; `blob` is the database's type for bytes."""
    steps = [step for n in range(found, SCHEMA) for step in _STEPS[n + 1]]
    marks = (
        "DELETE FROM settings WHERE key = 'schema'",
        "INSERT INTO settings (key, value) VALUES ('schema', '{schema}')",
    )
    filled = {"bytes": blob, "now": now, "cookies": COOKIES_OF_1, "schema": SCHEMA}
    return [step.format_map(filled) for step in (*steps, *marks)] if steps else []


def check(found: int) -> None:
    """Refuse a database that a newer version has written; raises StoreError."""
    if found > SCHEMA:
        raise StoreError("server.database.newer", schema=found, known=SCHEMA)
