"""Data sets: the same bytes from the same seed, everything as the player saw it, and columns that other tools read."""

import sys
from pathlib import Path
from typing import Any

import polars
import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from fivefold.arena import dataset
from fivefold.arena.dataset import write_dataset
from fivefold.core.encoding import payoffs
from fivefold.core.errors import BadOption
from fivefold.core.position import write_position
from fivefold.core.table import Table


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }  # fmt: skip


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    return [row for path in sorted((folder / name).glob("*")) for row in parquet.read_table(path).to_pylist()]


def test_a_seed_gives_the_same_bytes_in_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    done: list[int] = []
    written = write_dataset("karma", one, 5, ["easy", "medium"], 3, progress=done.append)
    assert write_dataset("karma", two, 5, ["easy", "medium"], 3, jobs=2) == written
    assert content(one) == content(two)
    assert done == [2, 4, 5]
    write_dataset("karma", other, 5, ["easy", "medium"], 4)
    assert content(other)["matches/00000.parquet"] != content(one)["matches/00000.parquet"]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 1)
    write_dataset("karma", tmp_path / "whole", 3, ["easy", "easy"], 1)
    folder = tmp_path / "cut"

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset("karma", folder, 3, ["easy", "easy"], 1, progress=stop)
    before = (folder / "matches/00000.parquet").stat().st_mtime_ns
    assert not (folder / "README.md").exists()
    write_dataset("karma", folder, 3, ["easy", "easy"], 1)
    assert (folder / "matches/00000.parquet").stat().st_mtime_ns == before
    assert content(folder) == content(tmp_path / "whole")


def test_rows_are_what_the_players_saw_and_did(tmp_path: Path) -> None:
    options: dict[str, Any] = {"hands": 1, "first": 4}
    write_dataset("five-crowns", tmp_path, 2, ["easy", "easy", "hard"], 7, vectors=True, **options)
    matches, decisions = rows(tmp_path, "matches"), rows(tmp_path, "decisions")
    for match in matches:
        table = Table("five-crowns", 3, match["seed"], **options)
        own = [row for row in decisions if row["match"] == match["match"]]
        assert len(own) == match["acts"]
        for row in own:
            assert row["bot"] == match["bots"][row["seat"]]
            assert row["view"] == write_position(table.game, table.state, table.now, row["seat"])
            assert "??" in row["view"]
            assert row["moves"] == [table.game.write(move) for move in table.moves(row["seat"])]
            assert row["action"] in row["actions"]
            assert len(row["vector"]) == 622
            table.act(row["seat"], row["move"], row["at"])
        assert table.outcome is not None
        assert list(table.outcome.winners) == match["winners"]
        assert list(table.outcome.scores) == match["scores"]
        assert all(row["payoff"] == payoffs(table.outcome)[row["seat"]] for row in own)


def test_polars_reads_it_and_the_card_says_what_it_is(tmp_path: Path) -> None:
    written = write_dataset("set", tmp_path, 2, ["expert", "easy"], 1, deck="easy")
    decisions = polars.read_parquet(tmp_path / "decisions/*.parquet")
    assert decisions.height == written.decisions > 10
    assert decisions["vector"].null_count() == decisions["action"].null_count() == decisions.height
    card = (tmp_path / "README.md").read_text("utf-8")
    assert "$" not in card
    assert all(f"| {column} |" in card for column in decisions.columns)
    assert all(f"| {column} |" in card for column in rows(tmp_path, "matches")[0])
    assert "fivefold dataset set --matches 2 --bots expert,easy --seed 1 -o " in card
    assert "-o deck=easy" in card


def test_another_data_set_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset("karma", tmp_path / "one", 1, ["easy", "easy"])
    with pytest.raises(BadOption, match="holds something else"):
        write_dataset("karma", tmp_path / "one", 2, ["easy", "easy"])
    with pytest.raises(BadOption, match="holds something else"):
        write_dataset("karma", tmp_path, 1, ["easy", "easy"])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match="install pyarrow"):
        write_dataset("karma", tmp_path / "two", 1, ["easy", "easy"])
