"""True records of short matches of every game: what a forger starts from."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import fivefold as ff
from fivefold.core.game import Back, Lag, Left, Notice
from fivefold.core.record import Record

SLUGS = tuple(ff.games())
STORED = Path(__file__).parents[1] / "records"
SHORT: dict[str, dict[str, object]] = {
    "crossword-set": {"rounds": 1, "round_seconds": 40},
    "five-crowns": {"hands": 1, "max_turns": 3, "turn_seconds": 5},
    "karma": {"turn_limit": 2, "turn_seconds": 5},
    "scramble-set": {"rounds": 1},
    "set": {"deck": "easy", "no_set": "auto"},
    "set-cubed": {"turn_seconds": 5, "extra_roll_seconds": 5},
    "set-daily": {"shape": "basic", "date": "2026-02-03"},
    "set-solitaire": {"deck": "easy"},
    "wordspiel": {"rounds": 1, "turn_seconds": 5, "challenge_seconds": 1},
}
"""Options with which a match is soon over."""
ACTS = 24
"""After so many acts a match is left as it is."""


def play(slug: str, seats: int, seed: int) -> Any:
    """A short match of random acts, with a clock that falls due and a house that tells what it notices."""
    rng = random.Random(f"{slug} {seats} {seed}")
    table = ff.Table(slug, seats, seed, **SHORT.get(slug, {}))
    for _ in range(4 * ACTS):
        if table.outcome is not None or len(table.log) > ACTS:
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


@cache
def bases(slug: str) -> tuple[bytes, ...]:
    """True records of a game: stored ones, new ones with few and with many players, and some that are not over."""
    game = ff.games()[slug]
    texts = [file.read_text("utf-8") for file in sorted(STORED.glob("*.fivefold"))]
    stored = [record for record in map(Record.read, texts) if record.header.game == slug]
    seats = sorted({game.players.least, min(3, game.players.most), game.players.most})
    played = [Record.of(play(slug, many, seed)) for many in seats for seed in (1, 2)]
    broken_off = [Record(one.header, one.game, one.entries[: len(one.entries) // 2 + 1]) for one in stored[:1]]
    return tuple(record.text().encode() for record in (*stored, *played, *broken_off))
