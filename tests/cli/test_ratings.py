"""`fivefold ratings recompute`, run as an operator runs it."""

import asyncio
from pathlib import Path

from click.testing import CliRunner

from fivefold.cli import cli
from server.stores import opened
from server.test_ratings import ANN, everything, season, store_statement


def recompute(place: Path) -> str:
    found = CliRunner().invoke(cli, ["ratings", "recompute", "--database", str(place)], env={"LANGUAGE": "en"})
    assert found.exit_code == 0, found.output
    return found.output


def test_computing_ratings_again_changes_nothing_but_what_was_forged(tmp_path: Path) -> None:
    place = tmp_path / "table.db"

    async def with_season(forgery: str = "") -> list[object]:
        async with opened(f"sqlite:///{place}") as store:
            if forgery:
                await store.write(store_statement(forgery, ANN))
            elif not await store.ratings.mine(ANN):
                await season(store)
            return list(await everything(store))

    before = asyncio.run(with_season())
    assert recompute(place).splitlines() == [
        "Rated 4 matches again. No rating changed.",
        "The records of 4 matches have been deleted; they count as before.",
    ]
    assert asyncio.run(with_season()) == before
    assert asyncio.run(with_season("UPDATE ratings SET mean = 4000 WHERE person = ?")) != before
    assert "2 ratings changed" in recompute(place)
    assert asyncio.run(with_season()) == before


def test_without_rated_matches_there_is_nothing_to_do(tmp_path: Path) -> None:
    place = tmp_path / "table.db"

    async def create() -> None:
        async with opened(f"sqlite:///{place}"):
            pass

    asyncio.run(create())
    assert recompute(place) == "There are no rated matches.\n"
