"""What a table works out for a person: how the hand lies best, and what each discard would leave."""

from fivefold.games.five_crowns import melds
from games.five_crowns.tables import dealt, play, state
from games.five_crowns.test_solitaire import alone


def test_a_hand_is_worked_out_for_its_owner_only() -> None:
    table = dealt("4S 9H KC", "8C 8S KD", top="8D")
    own = table.game.aid(table.view(1))
    assert own.aid.worth == (8, 8, 13)
    assert own.aid.laid == melds.best(("8C", "8S", "KD"), 3)
    assert own.aid.choices == ()
    assert table.game.aid(table.view(None)) == table.view(None)


def test_every_discard_is_tried_the_best_one_first() -> None:
    table = dealt("4S 9H KC", "8C 8S KD", top="8D")
    play(table, "pick")
    choices = table.game.aid(table.view(1)).aid.choices
    assert [(choice.card, str(choice.laid), choice.laid.points) for choice in choices] == [
        ("KD", "8S-8C-8D", 0),
        ("8S", "+8C-8D-KD", 29),
        ("8C", "+8S-8D-KD", 29),
        ("8D", "+8S-8C-KD", 29),
    ]
    assert choices[0].card == melds.best_discard(state(table).hands[1], 3).card
    assert table.game.aid(table.view(0)).aid.choices == (), "it is not Ann's turn"
    play(table, "out KD")
    assert table.game.aid(table.view(1)).aid is None, "it lies on the table"


def test_alone_every_open_pile_is_worked_out() -> None:
    table = alone("8H 10C", p3="4S 8S 8C", p4="5S 9H KC JC")
    found = table.game.aid(table.view(0)).aid
    assert found[2] is None, "closed"
    three = found[0]
    assert str(three.laid) == "+4S-8S-8C"
    assert [(drop.card, drop.points) for drop in three.drops] == [("4S", 0), ("8S", 20), ("8C", 20), ("8H", 20)]
