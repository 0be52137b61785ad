"""True records of short matches of every game: what a forger starts from."""

import random
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

import fivefold as ff
from fivefold.core.game import Back, Lag, Left, Notice
from fivefold.core.record import AnyRecord, Record

SLUGS = tuple(ff.games())
STORED = Path(__file__).parents[1] / "records"
SHORT: dict[str, dict[str, object]] = {
    "crossword-set": {"rounds": 1, "round_seconds": 40},
    "crossword-set-daily": {"date": "2026-02-03"},
    "five-crowns": {"hands": 1, "max_turns": 3, "turn_seconds": 5},
    "five-crowns-daily": {"date": "2026-02-03"},
    "karma": {"turn_limit": 2, "turn_seconds": 5},
    "karma-daily": {"date": "2026-02-03"},
    "scramble-set": {"rounds": 1},
    "scramble-set-daily": {"date": "2026-02-03"},
    "set": {"deck": "easy", "no_set": "auto"},
    "set-cubed": {"turn_seconds": 5, "extra_roll_seconds": 5},
    "set-cubed-daily": {"date": "2026-02-03"},
    "set-daily": {"shape": "basic", "date": "2026-02-03"},
    "set-solitaire": {"deck": "easy"},
    "wordspiel": {"rounds": 1, "turn_seconds": 5, "challenge_seconds": 1},
    "wordspiel-daily": {"date": "2026-02-03"},
}
"""Options with which a match is soon over."""
ACTS = 24
"""After so many acts a match is left as it is."""


def play(slug: str, seats: int, seed: int) -> ff.AnyTable:
    """A short match of random acts, with a clock that falls due and a house that tells what it notices."""
    return play_on(ff.Table(slug, seats, seed, **SHORT.get(slug, {})), ACTS)


def play_on(table: ff.AnyTable, acts: int) -> ff.AnyTable:
    """The table after so many acts more, or at the end."""
    rng = random.Random(f"{table.game.slug} {table.seats} {table.commitment}")
    for _ in range(4 * acts):
        if table.outcome is not None or len(table.log) > acts:
            break
        due, actors = table.deadline, list(table.actors)
        who = rng.choice(actors) if actors else 0
        moves = table.moves(who) if actors else []
        try:
            if table.game.notices and rng.random() < 0.15:
                notices: list[Notice] = [Left(who), Back(who), Lag(who, rng.randrange(300))]
                table.notice(rng.choice(notices), table.now + rng.randrange(500))
            elif due is not None and (not moves or rng.random() < 0.2):
                table.tick(max(due, table.now))
            elif moves:
                table.act(who, rng.choice(moves), table.now + rng.randrange(1500))
        except ff.Illegal:
            continue
    return table


def in_todays_words(record: AnyRecord) -> AnyRecord:
    """As if the match had been played today."""
    options = msgspec.to_builtins(record.game.options)
    return replace(record, header=replace(record.header, rules=record.game.version, options=options))


@cache
def bases(slug: str) -> tuple[bytes, ...]:
    """True records of a game: stored ones in today's words and in those of their day, new ones with few and with many
    players, one that is not over, and one that began in the middle of another.
    """
    game = ff.games()[slug]
    texts = [file.read_bytes() for file in sorted(STORED.glob("*.fivefold"))]
    stored = [text for text in texts if f'"game":"{slug}"'.encode() in text]
    todays = [in_todays_words(Record.read(text)) for text in stored]
    seats = sorted({game.players.least, min(3, game.players.most), game.players.most})
    played = [Record.of(play(slug, many, seed)) for many in seats for seed in (1, 2)]
    broken_off = [Record(one.header, one.game, one.entries[: len(one.entries) // 2 + 1]) for one in todays[:1]]
    middle = ff.Table(slug, seats[0], 3, **SHORT.get(slug, {}))
    begun = ff.Table.at(middle.game, play_on(middle, 4).position, middle.names, 4)
    records = (*todays, *played, *broken_off, Record.of(play_on(begun, ACTS)))
    return tuple(dict.fromkeys([*stored, *(record.text().encode() for record in records)]))
