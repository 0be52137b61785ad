"""Lessons for SET and its solitaire."""

from fivefold.core.lessons import Lesson, Step
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire

_TABLE = "seats 2; round 1; board"
_NONE = "3rod 2poo 1psq 2rso 2rto 2goq 1ptd 3roq 1gsd 3pto 2pso 1gsq; deck 2god 3psd 3poo"
"""Twelve cards without a SET, as the table deals up to twelve; with the next three there is one."""
_TWO = "seats 1; round 1; board 3ptq 2rod 2pso 3goq 1roo 3rod 2roq 1rto 1psd 1god 2psd 3rto"
_THEM = ("take 1rto 2psd 3goq", "take 1roo 2roq 3rod")
"""A solitaire of twelve cards with two SETs, and these SETs."""
_TIME = {"call_seconds": 60}
"""Ample time for learners."""


def _find(name: str, board: str, *found: str, point: tuple[str, ...] = (), **wrong: str) -> Step:
    """Return a step that asks the learner to call and take one of these SETs."""
    return Step(
        name=name,
        position=f"{_TABLE} {board}",
        options=_TIME,
        point=point,
        on_the_way=("call",),
        do=tuple(f"take {cards}" for cards in found),
        solution=("call", f"take {found[0]}"),
        wrong=wrong or {"agree": "agree"},
    )


LESSONS = (
    Lesson(
        Set,
        (
            _find("first", "1rso 2rso 3rso", "1rso 2rso 3rso", point=("1rso", "2rso", "3rso")),
            _find("colour", "2poo 3gtq 2psq 2rsq 2rto 2gsq", "2gsq 2psq 2rsq", point=("2rsq",)),
            _find("two", "1god 3pod 3gtd 3poo 1rod 2god", "1rod 2god 3pod", point=("1rod",)),
            _find("all", "2pto 3poq 1poo 1pto 2gto 1rsd", "1rsd 2gto 3poq", point=("1rsd", "2gto")),
            _find("third", "1rso 1gso 3poo 1poq 2rsq 3poq 2rto 2rso 3ptd", "1gso 2rto 3poo", point=("1gso", "2rto")),
            Step(
                name="none",
                position=f"{_TABLE} {_NONE}",
                options=_TIME,
                do=("agree",),
                on_the_way=("call",),
                wrong={"take *": "wrong"},
                replies=("1 agree",),
            ),
            _find(
                "twelve",
                "3roo 3pto 2pto 1rsq 2psq 2ptd 3gtq 2rod 2pso 2poo 1rsd 1rtq",
                "1rsd 2poo 3gtq",
                "2poo 2pso 2pto",
                "2poo 2psq 2ptd",
            ),
            Step(
                name="match",
                position=(
                    f"{_TABLE} 2ptd 1pso 1goq 1poo 3roq 2psd 3rsq 1psq 3ptq 1rtq 3goo 2gsq;"
                    " deck 1rto 1rsq 3gsq 2rtq 3poq 1gtd 1gsd 1rtd 2rod"
                ),
                opponent="easy",
            ),
        ),
    ),
    Lesson(
        Solitaire,
        (
            Step(
                name="alone-take",
                position=f"{_TWO}; deck 1gto 2ptd 3psq",
                do=_THEM,
                wrong={"more": "more", "resign": "resign"},
            ),
            Step(
                name="alone-more",
                position=f"seats 1; round 1; board {_NONE}",
                do=("more",),
                wrong={"resign": "resign"},
            ),
            Step(
                name="alone-back",
                position=f"{_TWO}; penalties 1",
                point=("3goq", "2psd"),
                do=_THEM,
                wrong={"resign": "resign"},
            ),
            Step(
                name="alone-match",
                position=(
                    "seats 1; round 1; board 3goo 2rto 3rtd 1gsd 1god 3poq 2gtq 1goo 1goq 2gso 1poq 1rto;"
                    " deck 2poq 3gtq 2gto"
                ),
            ),
        ),
    ),
)
