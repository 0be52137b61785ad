"""Score sheets are summed up once until they change, for a price: lists and clubs can have hundreds of long ones."""

import asyncio
from collections.abc import Sequence

import pytest

from fivefold.core.errors import Illegal
from fivefold.scores import AnyScoreEntry, PlayerNamed, PointsEntered
from fivefold.server.sheet_sums import SheetSums, WantedSheet
from fivefold.server.store import Store, personal_scores
from server.stores import fresh, new_code, run


def sheet(name: str, corrections: int) -> Sequence[AnyScoreEntry]:
    named = PlayerNamed(id="a-1", at=1, player="a-1", name=name)
    points = [PointsEntered(id=f"b-{n}", at=n, round=1, player="a-1", points=n % 9) for n in range(corrections)]
    return [named, *points]


async def wanted(store: Store, person: str) -> list[WantedSheet]:
    found = await store.scores.of_person(person, 50)
    return [WantedSheet(one.code, one.game, one.seen, one.length) for one in found]


def test_a_sheet_is_summed_up_and_paid_for_once_until_it_changes(url: str) -> None:
    async def test(store: Store) -> None:
        ann, bo, paid = fresh(), fresh(), list[int]()
        sums, code = SheetSums(store), new_code()
        await store.scores.open(code, "karma", ann, sheet("Ann", 900))
        first = await sums.of(await wanted(store, ann), paid.append)
        assert paid == [9]
        assert first[0].names == ("Ann",)
        assert await sums.of(await wanted(store, ann), paid.append) == first
        assert paid == [9], "nothing has changed"
        await store.scores.add(code, bo, [PlayerNamed(id="c-1", at=1000, player="c-1", name="Bo")])
        assert (await sums.of(await wanted(store, ann), paid.append))[0].names == ("Ann", "Bo")
        assert paid == [9, 9]
        await personal_scores.forget(store, bo, {"Bo"})
        assert (await sums.of(await wanted(store, ann), paid.append))[0].names == ("Ann", "Player 2")

    run(url, test)


def test_who_cannot_pay_for_all_sheets_at_once_gets_on(url: str) -> None:
    async def test(store: Store) -> None:
        ann, left = fresh(), [2]

        def pay(points: int) -> None:
            if left[0] < points:
                raise Illegal("server.too-fast")
            left[0] -= points

        for _ in range(4):
            await store.scores.open(new_code(), "karma", ann, sheet("Ann", 100))
        sums, sheets = SheetSums(store), await wanted(store, ann)
        with pytest.raises(Illegal):
            await sums.of(sheets, pay)
        left[0] = 2
        assert len(await asyncio.wait_for(sums.of(sheets, pay), 60)) == 4

    run(url, test)
