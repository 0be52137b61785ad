"""What a table works out for a person: how the hand lies best, what each discard would leave, and hints."""

from itertools import combinations

from fivefold.core.speech import ENGLISH_READER
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.view import HandAnalysis, to_come
from games.five_crowns.tables import Table, cards, dealt, fewest, full, play
from games.five_crowns.test_solitaire import alone


def analysis(table: Table, seat: int) -> HandAnalysis:
    """What is worked out for a seat."""
    found = table.game.for_people(table.view(seat)).analysis
    assert found is not None
    return found


def test_a_hand_is_worked_out_for_its_owner_only() -> None:
    table = dealt("4S 9H KC", "8C 8S KD", top="8D")
    own = analysis(table, 1)
    assert own.worth == (8, 8, 13)
    assert own.laid == melds.best(("8C", "8S", "KD"), 3)
    assert own.choices == ()
    assert table.game.for_people(table.view(None)).analysis is None


def test_every_discard_is_tried_the_best_one_first() -> None:
    table = dealt("4S 9H KC", "8C 8S KD", top="8D")
    play(table, "pick")
    choices = analysis(table, 1).choices
    assert [(choice.card, str(choice.laid), choice.laid.points) for choice in choices] == [
        ("KD", "8S-8C-8D", 0),
        ("8S", "+8C-8D-KD", 29),
        ("8C", "+8S-8D-KD", 29),
        ("8D", "+8S-8C-KD", 29),
    ]
    assert choices[0].card == melds.best_discard(table.state.hands[1], 3).card
    assert analysis(table, 0).choices == (), "it is not Ann's turn"
    play(table, "out KD")
    assert table.game.for_people(table.view(1)).analysis is None, "it lies on the table"


def test_alone_every_open_pile_is_worked_out() -> None:
    table = alone("8H 10C", p3="4S 8S 8C", p4="5S 9H KC JC")
    found = table.game.for_people(table.view(0)).analysis
    assert found[2] is None, "closed"
    three = found[0]
    assert three is not None
    assert str(three.laid) == "+4S-8S-8C"
    assert [(drop.card, drop.points) for drop in three.drops] == [("4S", 0), ("8S", 20), ("8C", 20), ("8H", 20)]


def hint(table: Table, seat: int = 1) -> str:
    """The last hint, which says what to do."""
    return ENGLISH_READER.say(table.game.hints(table.view(seat))[-1].message)


def test_hints_are_in_points() -> None:
    table = full("4S 9H KC", "8C 8S KD", top="8D")
    assert table.game.hints(table.view(0)) == ()
    before = [ENGLISH_READER.say(hint.message) for hint in table.game.hints(table.view(1))]
    assert before == [
        "Right now you’d have 29 points left: no books or runs, left over 8S-8C-KD.",
        "Look at 8D.",
        "Take 8D and discard KD: you go from 29 points to 0. Drawing leaves 19.5 on average.",
    ]
    play(table, "pick")
    message = [ENGLISH_READER.say(one.message) for one in table.game.hints(table.view(1))]
    assert message == ["You can go out: all your cards but one are in books and runs.", "You can go out: discard KD."]
    play(table, "out KD")
    assert hint(table, 0) == "Draw: that leaves 22.1 points on average, and KD doesn’t lower your 26 points."
    play(table, "draw")
    assert hint(table, 0) == "Lay down and discard 3S: you score 26 points."


def test_a_hint_for_taking_weighs_the_discard_against_the_average_of_the_draw_pile() -> None:
    """The 4 lowers the points, but the draw pile by more; what it leaves is counted out here card by card."""
    table = full("4S 9H KC", "8S 8C KD", top="4D")
    coming = to_come(table.view(1))
    left = sum(
        many * min(fewest(kept, 3) for kept in combinations((*cards("8S 8C KD"), card), 3))
        for card, many in coming.items()
    )
    average = left / coming.total()
    assert average < 20
    assert hint(table) == f"Draw: that leaves {average:.1f} points on average, and 4D leaves 20."


def test_fc_06_a_hint_takes_a_wild_card_although_it_counts_much() -> None:
    text = hint(full("4S 9H KC", "4D 9S KC", top="JK"))
    assert text == "Take JK: it fits anywhere, and leaves 13.4 on average after your next card."


def test_fc_11_a_hint_when_all_cards_lie_well_already() -> None:
    table = full("4S 9H KC", "8C 8S 8H", top="QD")
    assert hint(table) == "Take either card. You can discard it again, because all the others fit."


def test_fc_14_a_hint_when_the_discard_must_be_taken() -> None:
    table = dealt("4S 9H KC", "8C 8S KD", top="QD", pile="")
    assert hint(table) == "You have to take the discard. Discard KD, and 28 points are left."


def test_a_hint_for_the_discard() -> None:
    table = full("4S 9H KC 5H", "9S 9C JD 4H", top="6D")
    play(table, "pick")
    assert hint(table) == (
        "Discard JD: that leaves 6 points, the fewest possible, and 4.4 on average after your next card."
    )


def test_a_hint_for_the_discard_keeps_what_may_become_a_run() -> None:
    table = full("4S 9H KC 5H", "KS QS 10D 9H", top="6D")
    play(table, "pick")
    assert hint(table) == (
        "Discard 10D: 40 points left now, but 30.5 on average after your next card. "
        "Without KS it’s 37 now and 33.8 then."
    )


def test_a_hint_does_not_throw_a_wild_card_away_that_counts_most() -> None:
    """Without the 4 fewer points would be left, as it counts 20 and fits nowhere yet."""
    table = full("4S 9H KC 5H", "4S 9D KH 6S", top="QC")
    play(table, "pick")
    assert melds.best_discard(table.state.hands[1], 4).card == "4S"
    assert hint(table).startswith("Discard KH: 47 points left now")
    assert "Without 4S it’s 40 now and " in hint(table)
