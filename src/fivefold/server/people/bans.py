"""Bans that hold at once: saved, known here, and with the connections of the banned closed at every process."""

from collections.abc import Callable, Iterable

from fivefold.server.people.people import Registry
from fivefold.server.store import Store
from fivefold.server.store.bans import Ban, Kind

CloseBanned = Callable[[Ban], None]
"""Closes the connections of the banned at every process."""
BanElsewhere = Callable[[Ban, str], None]
"""Asks the other processes to ban the addresses from which a person is connected there, except one."""


class BanService:
    """Adds bans of people and of the addresses they are connected from."""

    def __init__(
        self, store: Store, people: Registry, networks_of: Callable[[str], Iterable[str]], close: CloseBanned,
        elsewhere: BanElsewhere | None,
    ) -> None:  # fmt: skip
        self._store, self._people, self._networks_of = store, people, networks_of
        self._close, self._elsewhere = close, elsewhere

    async def add(self, kind: Kind, who: str, until: int | None, why: str, *, name: str, operator: str) -> None:
        """Ban a person or a network; raises NotSaved."""
        await self._store.bans.add(kind, who, until, why, name=name, operator=operator)
        await self._people.refresh()
        self._close(Ban(kind, who, until, why, self._store.clock(), name, operator))

    async def add_addresses(self, person: str, until: int | None, why: str, operator: str, but: str) -> None:
        """Ban the networks from which a person is connected to any process, but the operator's own."""
        one = Ban("person", person, until, why, 0, "", operator)
        if self._elsewhere is not None:
            self._elsewhere(one, but)
        await self.add_addresses_here(one, but)

    async def add_addresses_here(self, one: Ban, but: str) -> None:
        """Ban the networks from which a person is connected to this process."""
        for where in set(self._networks_of(one.who)) - {but}:
            await self.add("address", where, one.until, one.why, name="", operator=one.operator)
