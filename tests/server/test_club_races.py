"""Two processes change a club at once: each change is of what is there, so a club always has a host."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import pytest

from fivefold.api.bodies import Me
from fivefold.api.clubs import ClubPlan
from fivefold.core.errors import Illegal
from fivefold.server.clubs.service import ClubService
from fivefold.server.store import Store
from server.stores import fresh, run

ClubChange = Callable[[ClubService, str], Awaitable[None]]
ANN, BO = Me(fresh(), "Ann"), Me(fresh(), "Bo")


class Late(ClubService):
    """A process that has read a club just before another one changed it."""

    def __init__(self, store: Store) -> None:
        nothing = cast("Any", None)
        super().__init__(store, nothing, nothing, nothing, nothing)
        self.read: Any = None

    async def find(self, code: str) -> Any:
        read, self.read = self.read, None
        return await super().find(code) if read is None else read


@pytest.mark.parametrize(
    ("first", "then", "hosts"),
    [
        (lambda one, code: one.leave(code, BO), lambda one, code: one.leave(code, ANN), []),
        (lambda one, code: one.leave(code, BO), lambda one, code: one.change(code, ANN, ClubPlan(host=2)), [ANN]),
        (lambda one, code: one.leave(code, ANN), lambda one, code: one.change(code, ANN, ClubPlan(name="New")), [BO]),
        (lambda one, code: one.keep_out(code, ANN, 2, removed=True), lambda one, code: one.leave(code, ANN), []),
        (lambda one, code: one.change(code, ANN, ClubPlan(host=2)), lambda one, code: one.leave(code, BO), [ANN]),
    ],
    ids=["both-leave", "hand-over-to-who-left", "rename-after-leaving", "leave-to-who-was-removed", "heir-leaves"],
)
def test_a_club_has_a_host_among_its_members(url: str, first: ClubChange, then: ClubChange, hosts: list[Me]) -> None:
    async def test(store: Store) -> None:
        one, late = Late(store), Late(store)
        code = await one.open(ANN, "Thursday")
        await one.join(code, BO)
        late.read = await one.find(code)
        await first(one, code)
        with suppress(Illegal):
            await then(late, code)
        saved = await store.clubs.find(code)
        members = [member.person for member in await store.clubs.members(code) if not member.removed]
        assert ([] if saved is None else [saved.owner]) == [me.id for me in hosts]
        assert saved is None or saved.owner in members

    run(url, test)
