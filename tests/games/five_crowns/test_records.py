"""Records that version 1 of the rules wrote: their lines are read in today's words."""

import msgspec

from fivefold.games.five_crowns.model import Event, RoundOver

from .tables import crowns

VERSION_1 = """
{"seat":1,"at":700,"move":"draw","events":[{"type":"Drew","seat":1,"card":"6C","at":700,"late":false}]}
{"seat":1,"at":1400,"move":"discard 9D","events":[{"type":"Discarded","seat":1,"card":"9D","at":1400,"late":false}]}
{"seat":0,"at":2100,"move":"draw","events":[{"type":"Drew","seat":0,"card":"9*","at":2100,"late":false}]}
{"seat":0,"at":2800,"move":"discard 3*","events":[{"type":"Discarded","seat":0,"card":"3*","at":2800,"late":false},\
{"type":"Stopped","laid":[{"melds":[],"left":["10C","QC","9*"],"points":31},\
{"melds":[],"left":["10S","8H","6C"],"points":24}]},\
{"type":"Counted","wild":3,"points":[31,24],"ended":"stopped","over":true}]}
"""
"""A game of one hand and one turn each, with seed 3, after its opening."""


def test_the_end_of_a_hand_has_another_name() -> None:
    table = crowns(2, seed=3, hands=1, max_turns=1)
    happened: list[Event] = []
    for line in VERSION_1.strip().splitlines():
        entry = msgspec.json.decode(line)
        move, events = table.game.upgraded(1, entry["move"], entry["events"])
        came = table.act(entry["seat"], move, entry["at"])
        assert msgspec.convert(events, tuple[Event, ...]) == came
        happened += came
    assert happened[-1] == RoundOver(3, (31, 24), "stopped", over=True)
