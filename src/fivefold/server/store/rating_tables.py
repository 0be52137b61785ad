"""The tables of rated matches, ratings, and people who look for a match."""

RATINGS = (
    # What counts of each rated match. Those of a game are rated one after the other, numbered by `n`.
    "CREATE TABLE rated_matches (match VARCHAR(32) PRIMARY KEY, game VARCHAR(40) NOT NULL, ended BIGINT NOT NULL,"
    " n BIGINT)",
    "CREATE UNIQUE INDEX ix_rated_matches_n ON rated_matches (game, n) WHERE n IS NOT NULL",
    "CREATE INDEX ix_rated_matches_ended ON rated_matches (ended) WHERE n IS NULL",
    "CREATE TABLE rated_seats (match VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, person VARCHAR(32),"
    " strength INTEGER, place INTEGER NOT NULL, gone INTEGER NOT NULL, PRIMARY KEY (match, seat))",
    "CREATE INDEX ix_rated_seats_person ON rated_seats (person)",
    "CREATE TABLE rated_games (game VARCHAR(40) PRIMARY KEY, n BIGINT NOT NULL)",
    # What follows from them, in thousandths of a step: the ratings, and how they became what they are.
    "CREATE TABLE ratings (person VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, mean INTEGER NOT NULL,"
    " spread INTEGER NOT NULL, matches INTEGER NOT NULL, PRIMARY KEY (person, game))",
    "CREATE TABLE rating_history (person VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, n BIGINT NOT NULL,"
    " ended BIGINT NOT NULL, mean INTEGER NOT NULL, spread INTEGER NOT NULL, PRIMARY KEY (person, game, n))",
    "CREATE INDEX ix_rating_history_ended ON rating_history (game, ended)",
    # Whether a person hides their ratings, and is in the leaderboards.
    "CREATE TABLE rating_choices (person VARCHAR(32) PRIMARY KEY, hidden INTEGER NOT NULL, listed INTEGER NOT NULL)",
    # Who looks for a match; `mate` is the person they were paired with, and `room` where they meet.
    "CREATE TABLE seekers (person VARCHAR(32) PRIMARY KEY, game VARCHAR(40) NOT NULL, pace VARCHAR(10) NOT NULL,"
    " mean INTEGER NOT NULL, network VARCHAR(64) NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL,"
    " mate VARCHAR(32), room VARCHAR(16))",
    "CREATE INDEX ix_seekers_game ON seekers (game, pace)",
    "CREATE INDEX ix_seekers_network ON seekers (network)",
)
