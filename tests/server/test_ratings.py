"""Ratings in the store: rated once, in one order, the same again from records, and deleted with the person."""

import asyncio
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.bots.adapting import Belief
from fivefold.bots.ratings import START, RatedPlayer, rated
from fivefold.core.discovery import load_games
from fivefold.core.record import Header, write_entry
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch
from fivefold.rooms.rated import RatedSeat
from fivefold.rooms.results import result_of
from fivefold.server.people.ratings import RatingService, Recomputed
from fivefold.server.store import Store, personal
from fivefold.server.store.merging import merge
from fivefold.server.store.ratings import Choices, Rating
from server.stores import fresh, result, run

ANN, BEN, EVE = "a" * 16, "b" * 16, "e" * 16
SLOPE = 0.8


def ended(game: str, at: int, *seats: tuple[str | int, int]) -> EndMatch:
    """The end of a match of people and bots (by strength in thousandths), with their places."""
    rated_seats = tuple(
        RatedSeat(n, who if isinstance(who, str) else None, who if isinstance(who, int) else None, place)
        for n, (who, place) in enumerate(seats)
    )
    return EndMatch(fresh(), game, at, (), result(0, seats=len(seats)), (), rated_seats)


async def season(store: Store) -> None:
    """Ann and Ben, and a bot, play three matches; a fourth one is of another game."""
    for end in (
        ended("karma", 1, (ANN, 1), (BEN, 2)),
        ended("karma", 2, (BEN, 1), (ANN, 1)),
        ended("karma", 3, (1500, 2), (ANN, 1)),
        ended("set", 4, (ANN, 2), (BEN, 1)),
    ):
        await store.save([end])
        await service(store).rate_waiting()


def service(store: Store) -> RatingService:
    return RatingService(store, load_games())


async def everything(store: Store) -> list[list[Any]]:
    """The tables of ratings, as rows."""
    return [
        await store.read(f"SELECT * FROM {table} ORDER BY 1, 2, 3")
        for table in ("ratings", "rating_history", "rated_seats", "rated_matches")
    ]


def test_a_match_is_rated_once_and_the_next_one_follows_from_it(url: str) -> None:
    async def test(store: Store) -> None:
        await season(store)
        first, second = rated([RatedPlayer(START, 1), RatedPlayer(START, 2)], SLOPE)
        second, first = rated([RatedPlayer(second, 1), RatedPlayer(first, 1)], SLOPE)
        _, first = rated([RatedPlayer(Belief(1.5, 0.0), 2), RatedPlayer(first, 1)], SLOPE)
        assert await store.ratings.of_people([ANN, BEN, EVE], "karma") == {
            ANN: Rating(first, 3),
            BEN: Rating(second, 2),
        }
        assert (await store.ratings.curves(ANN)).keys() == {"karma", "set"}
        assert [at for at, _ in (await store.ratings.curves(ANN))["karma"]] == [1, 2, 3]
        before = await everything(store)
        assert await service(store).rate_waiting() == 0
        assert await everything(store) == before

    run(url, test)


def test_what_waited_is_rated_later_in_the_order_in_which_it_ended(url: str) -> None:
    async def test(store: Store) -> None:
        late, early = ended("karma", 9, (ANN, 2), (BEN, 1)), ended("karma", 5, (ANN, 1), (BEN, 2))
        await store.save([late])
        await store.save([early])
        assert await service(store).rate_waiting() == 2
        assert await store.read("SELECT match, n FROM rated_matches ORDER BY n") == [(early.match, 1), (late.match, 2)]

    run(url, test)


def test_several_processes_rate_one_game_without_losing_a_match(url: str) -> None:
    async def test(store: Store) -> None:
        for at in range(12):
            await store.save([ended("karma", at, (ANN, 1), (BEN, 2))])
        await asyncio.gather(*(service(store).rate_waiting() for _ in range(4)))
        found = await store.ratings.of_people([ANN, BEN], "karma")
        assert {one.matches for one in found.values()} == {12}
        numbers = [n for (n,) in await store.read("SELECT n FROM rated_matches ORDER BY n")]
        assert numbers == list(range(1, 13))
        before = await everything(store)
        assert (await service(store).recompute()).changed == 0
        assert await everything(store) == before

    run(url, test)


def test_computed_again_they_are_equal_to_the_byte(url: str) -> None:
    async def test(store: Store) -> None:
        await season(store)
        before = await everything(store)
        assert await service(store).recompute() == Recomputed(matches=4, changed=0, without=4)
        assert await everything(store) == before

    run(url, test)


def test_forged_ratings_do_not_survive_and_a_changed_place_comes_from_the_record_again(url: str) -> None:
    async def test(store: Store) -> None:
        match = await real_match(store)
        await service(store).rate_waiting()
        honest = await everything(store)
        for forgery in (
            "UPDATE ratings SET mean = 4900, spread = 250 WHERE person = ?",
            "UPDATE rating_history SET mean = 4900 WHERE person = ?",
            "UPDATE rated_seats SET place = 3 - place WHERE person <> ? OR person IS NULL",
        ):
            await store.write(store_statement(forgery, ANN))
        assert await everything(store) != honest
        assert (await service(store).recompute()).matches == 1
        assert await everything(store) == honest
        await store.write(
            store_statement("DELETE FROM entries WHERE match = ?", match),
            store_statement("DELETE FROM matches WHERE id = ?", match),
        )
        assert await service(store).recompute() == Recomputed(1, 0, 1), "a match that expired counts as it did"
        assert await everything(store) == honest

    run(url, test)


def store_statement(sql: str, *values: object) -> Any:
    from fivefold.server.store.database import Statement

    return Statement(sql, values)


async def real_match(store: Store) -> str:
    """Save a match of Karma between two bots as one of Ann and Ben."""
    match = fresh()
    record = ff.simulate("karma", bots=["expert", "easy"], games=1, seed=3, records=True).matches[0].record
    table = ff.replay(record)
    table.bots = ()
    went = result_of(table)
    lines = [write_entry(table.game, entry, table.rules) for entry in table.log]
    seed = table.seed
    assert seed is not None
    header = msgspec.json.encode(Header.of(table))
    seats = tuple(RatedSeat(n, who, None, went.seats[n].place) for n, who in enumerate((ANN, BEN)))
    await store.save(
        [
            BeginMatch(match, "ABCDEF", header, seed, 1, lines[0]),
            *(AddEntry(match, n, line) for n, line in enumerate(lines[1:], 1)),
            EndMatch(match, "karma", 7, ((ANN, 0), (BEN, 1)), went, (), seats),
        ]
    )
    return match


def test_a_deleted_person_leaves_no_rating_and_changes_nobody_elses_now_or_later(url: str) -> None:
    async def test(store: Store) -> None:
        await season(store)
        await store.ratings.choose(ANN, Choices(hidden=True, listed=True))
        bens = await store.ratings.mine(BEN)
        await personal.forget(store, ANN)
        for table in ("ratings", "rating_history", "rated_seats", "rating_choices"):
            assert await store.read(f"SELECT 1 FROM {table} WHERE person = ?", ANN) == []
        assert await store.ratings.mine(BEN) == bens
        before = await everything(store)
        assert (await service(store).recompute()).changed == 0
        assert await everything(store) == before
        await store.save([ended("karma", 8, (BEN, 1), (EVE, 2))])
        await service(store).rate_waiting()
        before = await everything(store)
        await service(store).recompute()
        assert await everything(store) == before

    run(url, test)


def test_an_export_has_ratings_and_choices(url: str) -> None:
    async def test(store: Store) -> None:
        await season(store)
        await store.ratings.choose(ANN, Choices(hidden=False, listed=True))
        found = (await personal.export(store, ANN)).ratings
        assert (found["hidden"], found["listed"]) == (False, True)
        assert [len(found["games"][game]["history"]) for game in ("karma", "set")] == [3, 1]

    run(url, test)


def test_a_guests_ratings_come_along_where_the_person_has_none(url: str) -> None:
    async def test(store: Store) -> None:
        await season(store)
        await store.save([ended("karma", 8, (EVE, 1), (2000, 2))])
        await service(store).rate_waiting()
        anns, eves = await store.ratings.mine(ANN), await store.ratings.mine(EVE)
        await merge(store, ANN, EVE)
        assert await store.ratings.mine(EVE) == {**eves, "set": anns["set"]}
        assert (await store.ratings.mine(ANN)).keys() == {"karma"}, "the guest keeps what the person has already"
        before = await everything(store)
        assert (await service(store).recompute()).changed == 0
        assert await everything(store) == before

    run(url, test)


def test_the_board_of_a_month_has_those_who_chose_it_and_played_enough(url: str) -> None:
    async def test(store: Store) -> None:
        names = {ANN: "Ann", BEN: "Ben", EVE: "Eve", "f" * 16: "Fay", "d" * 16: ""}
        for person, name in names.items():
            if name:
                await store.people.save_name(person, name)
            await store.ratings.choose(person, Choices(hidden=person == EVE, listed=person != "f" * 16))
        for at in range(100, 112):
            for person in names:
                won = 1 if person != BEN else 2
                await store.save([ended("set", at, (person, won), (2000, 3 - won))])
        await store.save([ended("set", 900, (ANN, 2), (0, 1))])
        await service(store).rate_waiting()
        (ann, ben) = await store.leaders.month("set", 100, 200, 5.0)
        assert (ann.name, ben.name, ann.matches) == ("Ann", "Ben", 12)
        assert ann.belief.mean > ben.belief.mean
        assert await store.leaders.month("set", 200, 1000, 5.0) == [], "one match in a month is not enough"
        assert await store.leaders.month("set", 100, 200, 0.1) == [], "provisional ratings are not listed"
        # First come people one knows: by a match together, or from a club.
        assert [one.name for one in await store.leaders.month("set", 100, 200, 5.0, ANN)] == ["Ann"]
        await store.clubs.open("CLUB", EVE, "Club", "ROOM")
        club = await store.clubs.find("CLUB")
        assert club is not None
        await store.clubs.join("CLUB", club, 2, BEN)
        assert [one.name for one in await store.leaders.month("set", 100, 200, 5.0, EVE)] == ["Ben"]
        await store.save([EndMatch(fresh(), "karma", 9, ((ANN, 0), (BEN, 1)), result(0))])
        assert [one.name for one in await store.leaders.month("set", 100, 200, 5.0, ANN)] == ["Ann", "Ben"]
        club = await store.clubs.find("CLUB")
        assert club is not None
        await store.clubs.keep_out("CLUB", club, 2, removed=True)
        assert await store.leaders.month("set", 100, 200, 5.0, EVE) == []
        await store.ratings.choose(ANN, Choices())
        assert [one.name for one in await store.leaders.month("set", 100, 200, 5.0)] == ["Ben"]

    run(url, test)


@pytest.mark.parametrize("fewest", [True, False])
def test_the_board_of_a_puzzle_has_first_tries_by_points_and_then_by_time(url: str, fewest: bool) -> None:
    async def test(store: Store) -> None:
        people = {ANN: "Ann", BEN: "Ben", EVE: "Eve", "f" * 16: "Fay"}
        for person, name in people.items():
            await store.people.save_name(person, name)
            await store.ratings.choose(person, Choices(listed=person != "f" * 16))
        for person, at, score, lasted, won in (
            (ANN, 1, 5, 900, True), (BEN, 2, 5, 800, True), (EVE, 3, 4, 5000, True), ("f" * 16, 4, 1, 1, True),
            (ANN, 5, 0, 1, True),
        ):  # fmt: skip
            one = result(*([0] if won else []), seats=1, lasted=lasted, day="2026-11-18")
            one = msgspec.structs.replace(one, seats=(msgspec.structs.replace(one.seats[0], score=score),))
            await store.save([EndMatch(fresh(), "karma-daily", at, ((person, 0),), one)])
        found = await store.leaders.day("karma-daily", "2026-11-18", fewest=fewest)
        assert [one.name for one in found] == (["Eve", "Ben", "Ann"] if fewest else ["Ben", "Ann", "Eve"])
        assert await store.leaders.day("karma-daily", "2026-11-17", fewest=fewest) == []
        known = await store.leaders.day("karma-daily", "2026-11-18", fewest=fewest, known_to=BEN)
        assert [one.name for one in known] == ["Ben"]

    run(url, test)
