"""Writes the decisions of simulated matches as Parquet files with a data card, reproducibly from one seed.

Matches are written in shards of a fixed size, each by one process, so the files are the same with any number of
processes. Shards that are there already are not written again: an interrupted run goes on where it stopped.
"""

import os
import shlex
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Any, NamedTuple

import msgspec

from fivefold.arena.simulate import play_match
from fivefold.bots import make_bots
from fivefold.core.chance import Seed, derive, seed_bytes
from fivefold.core.discovery import find_game, named_game
from fivefold.core.encoding import AnyEncoding, encoding_of, payoffs
from fivefold.core.errors import BadOption
from fivefold.core.position import write_position
from fivefold.core.table import AnyTable
from fivefold.core.version import __version__

SHARD = 500
"""The number of matches in a file."""
Row = dict[str, Any]


class Written(NamedTuple):
    """The numbers of matches and of decisions in a data set."""

    matches: int
    decisions: int


class DatasetSettings(msgspec.Struct, frozen=True):
    """Everything that determines the data; the folder has it as `settings.json`."""

    game: str
    rules: int
    encoding: int | None
    options: dict[str, Any]
    bots: tuple[str, ...]
    matches: int
    seed: str
    vectors: bool
    version: str = __version__


def write_dataset(
    game: str,
    folder: Path,
    matches: int,
    bots: Sequence[str],
    seed: Seed = 0,
    *,
    jobs: int = 1,
    vectors: bool = False,
    progress: Callable[[int], object] = lambda _done: None,
    **options: object,
) -> Written:
    """Write a data set into a folder. `progress` is called after every shard with the number of matches done."""
    _check_pyarrow()
    found = find_game(game)
    own = msgspec.to_builtins(named_game(game, options).options)
    make_bots(found, bots)
    if not found.players.least <= len(bots) <= found.players.most:
        raise BadOption("core.bad-seats.bots", game=found.title, players=found.players.message)
    encoding = encoding_of(found)
    number = None if encoding is None else encoding.version
    settings = DatasetSettings(game, found.version, number, own, tuple(bots), matches, seed_bytes(seed).hex(), vectors)
    _settle(folder, settings)
    done = decisions = 0
    for shard, count in enumerate(_written(folder, settings, jobs)):
        done, decisions = min(matches, (shard + 1) * SHARD), decisions + count
        progress(done)
    _write(folder / "README.md", _card(settings, decisions).encode())
    return Written(matches, decisions)


def _check_pyarrow() -> None:
    if find_spec("pyarrow") is None:
        raise BadOption("core.no-pyarrow")


def _settle(folder: Path, settings: DatasetSettings) -> None:
    """Create the folder, or check that what is in it has the same settings; raises BadOption."""
    path = folder / "settings.json"
    text = msgspec.json.format(msgspec.json.encode(settings)) + b"\n"
    if path.exists():
        if path.read_bytes() != text:
            raise BadOption("core.other-dataset", path=str(folder))
        return
    if folder.exists() and any(folder.iterdir()):
        raise BadOption("core.other-dataset", path=str(folder))
    for name in ("decisions", "matches"):
        (folder / name).mkdir(parents=True)
    _write(path, text)


def _write(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    draft.write_bytes(data)
    draft.replace(path)


def _written(folder: Path, settings: DatasetSettings, jobs: int) -> Iterator[int]:
    """Write all shards, and yield the number of decisions in each, in order."""
    shards = range((settings.matches + SHARD - 1) // SHARD)
    one = partial(_shard, folder, settings)
    if jobs <= 1 or len(shards) == 1:
        yield from map(one, shards)
        return
    with ProcessPoolExecutor(min(jobs, len(shards))) as pool:
        yield from pool.map(one, shards)


def _shard(folder: Path, settings: DatasetSettings, shard: int) -> int:
    """Write one shard, unless it is there; return its number of decisions."""
    from pyarrow import Table as Columns  # type: ignore[import-untyped]
    from pyarrow import parquet

    paths = {name: folder / name / f"{shard:05}.parquet" for name in ("decisions", "matches")}
    if not paths["matches"].exists():  # written last
        decisions: list[Row] = []
        matches: list[Row] = []
        for number in range(shard * SHARD, min(settings.matches, (shard + 1) * SHARD)):
            _, table = play_match(settings.game, settings.bots, bytes.fromhex(settings.seed), settings.options, number)
            matches.append(_match(table, number, settings))
            decisions += _decisions(table, number, settings)
        for name, rows in (("decisions", decisions), ("matches", matches)):
            draft = paths[name].with_suffix(f".{os.getpid()}.part")
            parquet.write_table(Columns.from_pylist(rows, _schemas()[name]), draft, compression="zstd")
            draft.replace(paths[name])
    return int(parquet.read_metadata(paths["decisions"]).num_rows)


def _schemas() -> dict[str, Any]:
    import pyarrow as pa

    words, ids = pa.list_(pa.string()), pa.list_(pa.int32())
    decisions = {
        "match": pa.int64(),
        "act": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "at": pa.int64(),
        "view": pa.string(),
        "moves": words,
        "move": pa.string(),
        "actions": ids,
        "action": pa.int32(),
        "vector": pa.list_(pa.float32()),
        "payoff": pa.float32(),
    }
    matches = {
        "match": pa.int64(),
        "seed": pa.string(),
        "bots": words,
        "winners": pa.list_(pa.int8()),
        "scores": ids,
        "reason": pa.string(),
        "acts": pa.int32(),
        "length": pa.int64(),
    }
    return {"decisions": pa.schema(list(decisions.items())), "matches": pa.schema(list(matches.items()))}


def _match(table: AnyTable, number: int, settings: DatasetSettings) -> Row:
    outcome = table.outcome
    assert outcome is not None
    return {
        "match": number,
        "seed": derive(bytes.fromhex(settings.seed), f"match {number}").hex(),
        "bots": list(table.bots),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "acts": len(table.log) - 1,
        "length": table.now,
    }


def _decisions(table: AnyTable, number: int, settings: DatasetSettings) -> Iterator[Row]:
    """Walk through a finished match again, and yield a row for every move of a player."""
    game, outcome = table.game, table.outcome
    assert outcome is not None
    encoding = encoding_of(type(game))
    if encoding is not None and not encoding.players.least <= table.seats <= encoding.players.most:
        encoding = None
    won = payoffs(outcome)
    state, now = game.start(table.seats), 0
    for act, entry in enumerate(table.log):
        if entry.act is not None and entry.seat >= 0:
            view, move = game.view(state, entry.seat), entry.act.move
            moves = list(game.moves(view))
            yield {
                "match": number,
                "act": act,
                "seat": entry.seat,
                "bot": table.bots[entry.seat],
                "at": entry.at,
                "view": write_position(game, state, now, entry.seat),
                "moves": [game.write(each) for each in moves],
                "move": game.write(move),
                **_numbers(encoding, view, moves, move, settings.vectors),
                "payoff": won[entry.seat],
            }
        for event in entry.events:
            state = game.apply(state, event)
        now = entry.at


def _numbers(encoding: AnyEncoding | None, view: Any, moves: Sequence[Any], move: Any, vectors: bool) -> Row:
    if encoding is None:
        return {"actions": None, "action": None, "vector": None}
    ids = encoding.numbered(view, moves)
    return {
        "actions": sorted(ids),
        "action": next((action for action, each in ids.items() if each == move), None),
        "vector": encoding.observation(view, moves) if vectors else None,
    }


def _card(settings: DatasetSettings, decisions: int) -> str:
    """Return the data card."""
    rules = {name: str(value).lower() if isinstance(value, bool) else value for name, value in settings.options.items()}
    changed = [f"{name}={value}" for name, value in rules.items()]
    seed = str(int(settings.seed, 16)) if int(settings.seed, 16) < 10**9 else settings.seed
    words = [
        "fivefold",
        "dataset",
        settings.game,
        "--matches",
        str(settings.matches),
        "--bots",
        ",".join(settings.bots),
    ]
    words += ["--seed", seed, *(["--vectors"] if settings.vectors else [])]
    words += [word for rule in changed for word in ("-o", rule)]
    return Template(files("fivefold.arena").joinpath("card.md").read_text("utf-8")).substitute(
        title=settings.game.replace("-", " ").title(),
        slug=settings.game,
        rules=settings.rules,
        version=settings.version,
        command=shlex.join([*words, "--into", "FOLDER"]),
        options=", ".join(changed) or "-",
        bots=", ".join(settings.bots),
        seed=seed,
        matches=f"{settings.matches:,}",
        decisions=f"{decisions:,}",
        encoding=settings.encoding or "-",
    )
