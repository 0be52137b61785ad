"""Records that version 1 of the rules wrote: their lines are read in today's words."""

import msgspec

from fivefold.core.game import Act
from fivefold.core.notation import read_move
from fivefold.games.wordspiel.model import Event, RoundOver
from fivefold.pieces.rounds import Readied, TimeUp

from .tables import spiel

VERSION_1 = """
{"seat":1,"at":100,"move":"ready","events":[{"type":"GotReady","seat":1,"at":100}]}
{"seat":-1,"at":20000,"move":"due","events":[{"type":"Hurried","at":20000},{"type":"Turned","card":"I"}]}
{"seat":1,"at":20500,"move":"I.SOMETRY","events":[{"type":"Spelled","seat":1,"spiral":"I","cards":"SOMETRY",\
"at":20500}]}
{"seat":0,"at":21000,"move":"Y.EARLIES","events":[{"type":"Spelled","seat":0,"spiral":"Y","cards":"EARLIES",\
"at":21000}]}
{"seat":1,"at":21500,"move":"S.OYA","events":[{"type":"Spelled","seat":1,"spiral":"S","cards":"OYA","at":21500}]}
{"seat":-1,"at":26500,"move":"due","events":[{"type":"Stood","at":26500},\
{"type":"Counted","out":1,"left":[".OOU","."],"points":[3,0],"over":true}]}
"""
"""A game of one round, with seed 1, after its opening."""


def test_some_events_have_other_names() -> None:
    table = spiel(2, seed=1, rounds=1, turn_seconds=20, challenge_seconds=5)
    happened: list[Event] = []
    for line in VERSION_1.strip().splitlines():
        entry = msgspec.json.decode(line)
        text, events = table.game.upgraded(1, entry["move"], entry["events"])
        came = table.redo(Act(entry["seat"], read_move(table.game, entry["seat"], text), entry["at"]))
        assert msgspec.convert(events, tuple[Event, ...]) == came
        happened += came
    assert happened[:2] == [Readied(1, 100), TimeUp(20_000)]
    assert happened[-2:] == [TimeUp(26_500), RoundOver(1, (".OOU", "."), (3, 0), over=True)]
