"""Several connected players who play SET together."""

import random
from functools import partial

from fivefold.games.set_cards import sets
from server.client import Wire, until


def finish(wires: list[Wire], *, luck: random.Random | None = None, most: int = 10_000) -> None:
    """Play a SET match to its end (or for this many SETs) with these seated players."""
    luck = luck or random.Random(1)
    for _ in range(most):
        if any(wire.is_over for wire in wires):
            break
        settle(wires)
        wire = luck.choice(wires)
        if sets.has_set(wire.view.face_up):
            wire.call()
            wire.take()
        else:
            agree(wires)
    else:
        return
    for wire in wires:
        wire.until_over()


def settle(wires: list[Wire]) -> None:
    """Wait until all have received the same entries, and no player has the board."""

    def is_settled() -> bool:
        assert not any(wire.ended.is_set() for wire in wires), "a connection ended"
        views = [wire.view for wire in wires if wire.table]
        return len(views) == len(wires) and len({view.board for view in views}) == 1 and not views[0].calling

    until(is_settled, "all to see the same")


def agree(wires: list[Wire]) -> None:
    """Let all players say that there is no SET, and wait for the result."""
    before = wires[0].view

    def has_gone_on(wire: Wire) -> bool:
        return wire.is_over or (wire.view.board, wire.view.round) != (before.board, before.round)

    for wire in wires:
        if wire.view.seat is not None and wire.view.seat not in wire.view.agreed:
            wire.do("agree")
    for wire in wires:
        wire.until(partial(has_gone_on, wire), "what follows when all agree")
