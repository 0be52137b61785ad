"""A table of more than twelve cards shrinks back, and is a rectangle again."""

import pytest

from fivefold.games.set_cards.model import Moved, Took

from .tables import CALM, NEXT, TAKE, TRIPLE, all_agree, board, laid, spread

FIFTEEN = [
    # where the SET lay, which extra places move where, all counted from 1
    ((1, 6, 12), [(13, 1), (14, 6), (15, 12)]),
    ((1, 2, 3), [(13, 1), (14, 2), (15, 3)]),
    ((4, 9, 13), [(14, 4), (15, 9)]),
    ((4, 9, 14), [(13, 4), (15, 9)]),
    ((4, 9, 15), [(13, 4), (14, 9)]),
    ((7, 13, 14), [(15, 7)]),
    ((7, 13, 15), [(14, 7)]),
    ((7, 14, 15), [(13, 7)]),
]


@pytest.mark.parametrize(("places", "steps"), FIFTEEN)
def test_set_11_cards_from_the_extra_places_fill_the_holes(
    places: tuple[int, int, int], steps: list[tuple[int, int]]
) -> None:
    """SET-11."""
    before = spread(*places, size=15)
    table = laid(before, NEXT)
    table.act(0, "call", at=1000)
    took, moved = table.act(0, TAKE, at=2000)
    assert took == Took(0, TRIPLE, 2000)
    assert moved == Moved(tuple((source - 1, target - 1) for source, target in steps))
    assert table.view(1).deck == 6

    after = dict(enumerate(before, 1))
    for source, target in steps:
        after[target] = after[source]
    assert board(table) == tuple(after[place] for place in range(1, 13))


def test_set_11_a_set_from_the_extra_places_moves_nothing() -> None:
    table = laid(spread(13, 14, 15, size=15), NEXT)
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000) == (Took(0, TRIPLE, 2000),)
    assert board(table) == CALM[:12]


def test_set_11_a_taken_set_is_replaced_again_once_there_are_twelve() -> None:
    table = laid((*TRIPLE, *CALM[:9], "2rod", "2god", "2pod"), NEXT[:3])
    table.act(0, "call", at=1000)
    assert len(table.act(0, TAKE, at=2000)) == 2
    assert board(table) == ("2rod", "2god", "2pod", *CALM[:9])
    table.act(0, "call", at=3000)
    table.act(0, "take 2rod 2god 2pod", at=4000)
    assert board(table) == (*NEXT[:3], *CALM[:9])


@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ((1, 6, 14), ((15, 0), (16, 5), (17, 13))),
        ((2, 15, 18), ((15, 1), (16, 14))),
        ((5, 17, 18), ((15, 4),)),
    ],
)
def test_set_11_eighteen_shrink_to_fifteen(places: tuple[int, int, int], steps: tuple[tuple[int, int], ...]) -> None:
    table = laid(spread(*places, size=18), NEXT)
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000) == (Took(0, TRIPLE, 2000), Moved(steps))
    assert None not in board(table)
    assert len(board(table)) == 15


def test_set_11_fifteen_reached_by_shrinking_grow_again_by_agreement() -> None:
    table = laid(spread(1, 2, 3, size=18), NEXT)
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    fifteen = board(table)
    all_agree(table)
    assert board(table) == (*fifteen, *NEXT[:3])


def test_set_11_the_table_shrinks_with_an_empty_deck_too() -> None:
    table = laid((*spread(1, 6, 12), "2rod", "2god", "2pod"))
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    twelve = board(table)
    assert twelve == ("2rod", *CALM[:4], "2god", *CALM[4:9], "2pod")


def test_set_11_a_moved_card_keeps_the_time_since_when_it_lies_there() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "agree", at=5000)
    table.act(1, "agree", at=6000)
    table.act(0, "call", at=7000)
    table.act(0, TAKE, at=8000)
    assert board(table) == (*NEXT[:3], *CALM[:9])
    assert table.view(0).since == (6000, 6000, 6000, *[0] * 9)
