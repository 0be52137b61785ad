"""Five Crowns alone: eleven piles and 28 cards."""

from collections import Counter

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import CLOCK, Act, Due
from fivefold.core.options import Options
from fivefold.core.speech import ENGLISH_READER
from fivefold.core.words import message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import DECK
from fivefold.games.five_crowns.solitaire import Solitaire, drops, set_out
from fivefold.games.five_crowns.solitaire_model import (
    SIZES,
    Closed,
    Event,
    Finished,
    Place,
    Placed,
    SetOut,
    State,
    Turned,
    View,
)

from .tables import cards, refused, result, shown, told

Table = ff.Table[State, Place, Event, View, Options]
DONE = {
    4: "8S 8C 8D 8H",
    5: "8S 8C 8D 8H 8*",
    6: "8S 8C 8D 8H 8* 8*",
    7: "9S 9C 9D 9H 9* 9* 9H",
    8: "9S 9C 9D 9H 9* 9* 9H 9D",
    9: "JS JC JD JH J* JS JC JD JH",
    10: "JS JC JD JH J* JS JC JD JH J*",
    11: "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
    12: "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK",
    13: "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK JK",
}
"""Piles that lie in books and runs."""


def alone(to_come: str, **piles: str) -> Table:
    """A table on which all piles are done but those given, such as `p3="4S 9H KC"`; the first card to come first."""
    held = {3: "8S 8C 8D", **DONE, **{int(name[1:]): text for name, text in piles.items()}}
    laid = tuple(cards(held[size]) for size in SIZES)
    points = tuple(melds.least(pile, size) for size, pile in zip(SIZES, laid, strict=True))
    return ff.Table.set_up(Solitaire(), ["Ann"], SetOut(laid, points, tuple(reversed(cards(to_come)))))


def test_fc_20_eleven_piles_face_up_and_28_cards_to_come() -> None:
    table = ff.Table("five-crowns-solitaire", seed=1)
    view = table.view(0)
    assert [len(pile) for pile in view.piles] == list(range(3, 14))
    assert sum(map(len, view.piles)) == 88
    assert view.left + (view.turned is not None) == 28
    assert Counter(table.game.pieces(table.state)) == Counter(DECK)
    assert table.view(None).piles == view.piles


def test_fc_20_the_cards_are_set_out_from_the_top() -> None:
    shuffled = Chance(seed_bytes(5)).shuffled(DECK)
    event = set_out(Chance(seed_bytes(5)))
    assert [card for pile in event.piles for card in pile] == shuffled[:88]
    assert list(reversed(event.deck)) == shuffled[88:]
    assert event.seen_by(0).deck == ()


def test_fc_20_in_each_pile_its_own_rank_is_wild() -> None:
    table = alone("KC KD", p4="4S 9H KC 6D", p5="4S 9H KC JD 5S")
    assert table.state.points[1] == 20 + 9 + 13 + 6
    assert table.state.points[2] == 4 + 9 + 13 + 11 + 20
    table = alone("KC KD", p4="4S 9H 9C JK", p5="6S 9H 9C QH QC")
    assert table.state.points[1:3] == (0, 6 + 18 + 24)


def test_fc_21_a_card_is_turned_put_onto_a_pile_and_one_is_discarded() -> None:
    table = alone("8H 10C 10D", p3="4S 8S 8C", p4="5S 9H KC JC")
    assert table.state.turned == "8H"
    assert table.act(0, "place 4 KC", at=9) == (Placed(4, "8H", "KC", 5 + 9 + 8 + 11, 9), Turned("10C"))
    assert table.state.piles[1] == cards("5S 9H JC 8H")
    assert table.state.gone == ("KC",)
    assert table.state.turned == "10C"


def test_fc_21_the_turned_card_may_be_the_discard() -> None:
    table = alone("10C 10D", p3="5S 8S KC")
    assert Place(3, "10C") in table.moves(0)
    table.act(0, "place 3 10C")
    assert table.state.piles[0] == cards("5S 8S KC")
    assert table.state.gone == ("10C",)


def test_fc_21_every_card_of_every_open_pile_may_go() -> None:
    table = alone("10C 10D", p3="5S 8S KC", p4="5S 5S 9H JC")
    assert table.moves(0) == [
        *(Place(3, card) for card in cards("5S 8S KC 10C")),
        *(Place(4, card) for card in cards("5S 9H JC 10C")),
    ]


@pytest.mark.parametrize(
    ("move", "code"),
    [("place 3 QD", "not-in-pile"), ("place 4 8S", "closed"), ("place 2 8S", "no-pile"), ("place 14 8S", "no-pile")],
)
def test_fc_21_anything_else_is_refused(move: str, code: str) -> None:
    table = alone("10C 10D", p3="5S 8S KC")
    with refused(code):
        table.act(0, move)


def test_fc_21_there_is_no_clock() -> None:
    table = alone("10C 10D", p3="5S 8S KC")
    assert table.deadline is None
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 0))


def test_fc_22_a_pile_in_books_and_runs_is_closed() -> None:
    """FC-22."""
    table = alone("8H 10C", p3="4S 8S 8C", p4="5S 9H KC JC")
    placed, closed, turned = table.act(0, "place 3 4S", at=1)
    assert placed == Placed(3, "8H", "4S", 0, 1)
    assert isinstance(closed, Closed)
    assert (closed.pile, str(closed.laid)) == (3, "8S-8H-8C")
    assert turned == Turned("10C")
    assert all(move.pile == 4 for move in table.moves(0))


def test_fc_22_a_pile_may_be_closed_from_the_start() -> None:
    table = alone("10C 10D", p3="5S 8S KC")
    closed = [event for event in table.log[0].events if isinstance(event, Closed)]
    assert [event.pile for event in closed] == list(range(4, 14))


def test_fc_22_all_piles_closed_is_won() -> None:
    table = alone("8H 10C", p3="4S 8S 8C")
    events = table.act(0, "place 3 4S")
    assert events[-1] == Finished(won=True)
    told = message("five_crowns.outcome.won", count=1)
    assert result(table) == ff.Outcome((0,), (0,), "all-closed", told)
    assert table.moves(0) == []
    with refused("over"):
        table.act(0, "place 3 8H")


def test_fc_22_also_with_the_last_card() -> None:
    table = alone("8H", p3="4S 8S 8C")
    table.act(0, "place 3 4S")
    assert result(table).winners == (0,)


def test_fc_22_otherwise_the_result_is_what_the_open_piles_have_left() -> None:
    table = alone("8H", p3="4S 8S 8C", p4="8S 8C 8D QH")
    table.act(0, "place 4 8H")
    told = message("five_crowns.outcome.lost", points=32, piles=2)
    assert result(table) == ff.Outcome((), (4 + 8 + 8 + 12,), "used-up", told)


def test_fc_22_it_is_over_after_28_cards() -> None:
    table = ff.Table("five-crowns-solitaire", seed=1)
    for _ in range(28):
        assert table.outcome is None
        table.act(0, table.moves(0)[0])
    assert result(table).reason == "used-up"


def test_hints_name_the_pile_and_the_card() -> None:
    table = alone("8H 10C", p3="4S 8S 8C", p4="5S 9H KC JC")
    texts = [ENGLISH_READER.say(hint.message) for hint in table.game.hints(table.view(0))]
    assert texts == ["Look at the pile of 3.", "Put 8H there and discard 4S: 20 points become 0."]
    assert list(drops(table.view(0))) == [(3, "4S", 0), (4, "KC", 33)]
    assert table.game.hints(table.view(None)) == ()
    poor = alone("KH 10C", p3="4S 8S 9C")
    (again,) = poor.game.hints(poor.view(0))
    assert ENGLISH_READER.say(again.message) == "KH helps no pile. Put it on any pile and discard it again."


def test_it_is_told_in_words() -> None:
    table = alone("8H KD 10C", p3="4S 8S 8C", p4="5S 9H QC JC")
    events = [told(table, event) for event in table.act(0, "place 3 4S")]
    assert events == [
        "Ann puts 8H on the pile of 3 for 4S: 0 points.",
        "The pile of 3 (3s wild) is closed: 8S-8H-8C.",
        "Next card: KD.",
    ]
    assert told(table, table.act(0, "place 4 KD")[0]) == "Ann discards KD again; the pile of 4 stays at 37 points."
    rows = shown(table, 0)
    assert rows[0] == "pile  3: 8S-8H-8C, closed"
    assert rows[1] == "pile  4: 5S 9H JC QC, 37 points"
    assert rows[-1] == "turned: 10C; 0 cards to come; 37 points left"


@pytest.mark.parametrize("text", ["", "place", "place 3", "place x 3S", "place 3 1S", "put 3 3S", "place 3 3S 4S"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ff.Unreadable):
        Solitaire().read(text)


def test_moves_are_read_and_written() -> None:
    assert Solitaire().read(" PLACE 13 jk ") == Place(13, "JK")
    assert Solitaire().write(Place(7, "10*")) == "place 7 10*"
