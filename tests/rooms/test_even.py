"""Bots about as strong as their opponents: chosen when a match begins, recorded, and adjusted when it ends."""

import json

import msgspec

from fivefold.bots import Glimpse, find_bot
from fivefold.bots.adapting import NOBODY, Belief
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Outcome
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.bot_levels import EVEN
from fivefold.rooms.changes import EndMatch
from fivefold.rooms.match import Match
from fivefold.rooms.state import RoomState, SeatState
from rooms.desk import Desk
from rooms.visitor import GAMES

KARMA = GAMES["karma"]


def match_of(desk: Desk) -> Match:
    match = desk.room._draft.match
    assert match is not None
    return match


def begun(beliefs: dict[str, Belief] | None = None, seats: int = 2) -> Desk:
    desk = Desk("karma", seats, EVEN)
    desk.come("ann")
    if beliefs:
        desk.put(i.BeliefsKnown("ann", beliefs))
    desk.do("ann", m.Start())
    return desk


def play_out(desk: Desk, name: str) -> EndMatch:
    """Let Ann play like this bot until the match is over; return the saved end."""
    match = match_of(desk)
    bot, luck = find_bot(type(match.table.game), name), Chance(seed_bytes(7))
    for _ in range(3000):
        if match.table.outcome is not None:
            break
        if 0 in match.table.actors:
            thought = bot.think(
                Glimpse(match.table.game, match.table.view(0), match.table.now, luck, len(match.table.log))
            )
            assert thought is not None
            desk.do("ann", m.MakeMove(move=match.table.game.write(thought.move)))
        desk.think()
        desk.wait(8)
    (end,) = (change for change in desk.changes if isinstance(change, EndMatch))
    return end


def test_an_even_bot_has_a_strength_once_the_match_begins_and_the_record_says_which() -> None:
    desk = begun({"karma": Belief(1.84, 0.5), "set": Belief(3.0, 0.5)})
    table = match_of(desk).table
    assert table.bots == ("", "1.8")
    assert table.names == ("Ann", "@badger 1.8")
    assert json.loads(desk.kept.matches[match_of(desk).id].begun.header)["bots"] == ["", "1.8"]
    assert desk.view("ann").seats[1].level == EVEN, "the next match may need another"
    desk.wait(20)
    assert {question.level for question in desk.questions if question.kind == "move"} == {"1.8"}
    desk.restart()
    desk.come("ann")
    assert {question.level for question in desk.questions if question.kind == "move"} == {"1.8"}


def test_nobody_knows_how_strong_a_newcomer_is() -> None:
    assert match_of(begun()).table.bots == ("", "0.6")


def test_the_end_of_a_match_teaches_and_is_kept_with_the_person() -> None:
    desk = begun({"karma": Belief(1.0, 0.5)})
    end = play_out(desk, "expert")
    outcome = match_of(desk).table.outcome
    assert outcome is not None
    (one,) = end.evidence
    assert (one.person, one.results) == ("ann", ((1.0, float(0 in outcome.winners)),))
    belief = one.after(Belief(1.0, 0.5))
    assert (belief.mean > 1.0) == (0 in outcome.winners)
    assert desk.room.state.beliefs == {"ann": {"karma": belief}}
    desk.do("ann", m.Start())
    assert match_of(desk).table.bots == ("", f"{belief.mean:.1f}")


def test_what_is_not_kept_has_taught_nothing() -> None:
    desk = begun({"karma": Belief(1.0, 0.5)})
    before = desk.room.state
    desk.works = False
    desk.put(i.BeliefsKnown("ann", {"karma": Belief(2.0, 0.5)}))
    assert desk.room.state.beliefs == before.beliefs


def room(*seats: SeatState) -> RoomState:
    return RoomState("R", "ann", "karma", {}, seats, {"ann": "Ann", "ben": "Ben"})


def test_only_people_who_played_bots_from_the_beginning_are_learned_about() -> None:
    ann, ben = SeatState("ann"), SeatState("ben")
    won = Outcome((0,), (1, 0, 0), "", Message("karma.title"))
    assert room(ann, ben).evidence(won, (), KARMA) == ()
    assert room(ann, SeatState(level="easy")).evidence(won, ("medium", "easy"), KARMA) == (), "took a bot's seat over"
    assert room(SeatState("ann", "hard"), SeatState(level="easy")).evidence(won, ("", "easy"), KARMA) == (), (
        "a bot stood in"
    )
    three = room(ann, ben, SeatState(level="otter"))
    evidence = three.evidence(won, ("", "", "otter"), KARMA)
    assert [one.person for one in evidence] == ["ann"], "neither Ben nor the bot won"
    assert three.learn(evidence).beliefs["ann"]["karma"].mean > NOBODY.mean
    assert room(ann, SeatState(level="random")).evidence(won, ("", "random"), KARMA) == (), "random is on no dial"


def test_beliefs_go_with_the_person_and_old_rooms_have_none() -> None:
    state = room(SeatState("ben"), SeatState(level=EVEN)).know("ann", {"set": Belief(1.0, 0.5)})
    assert state.know("eve", {"set": NOBODY}) is state
    assert state.forget("ann").beliefs == {}
    assert state.kick("ann", GAMES["set"]).beliefs == {}
    old = msgspec.to_builtins(state)
    del old["beliefs"]
    assert msgspec.convert(old, RoomState).beliefs == {}


def test_an_even_bot_stands_in_as_strong_as_the_person() -> None:
    desk = Desk("karma", 2)
    desk.come("ann")
    desk.come("ben")
    desk.put(i.BeliefsKnown("ben", {"karma": Belief(2.2, 0.5)}))
    desk.do("ben", m.Sit(seat=1))
    desk.do("ann", m.Start())
    desk.go("ben")
    desk.wait(40)
    desk.do("ann", m.SeatBot(seat=1, level=EVEN))
    assert desk.view("ann").seats[1].level == "2.2"


def test_a_game_without_a_dial_has_no_even_bots() -> None:
    desk = Desk("set", 2)
    desk.come("ann")
    for level in ("4.1", "otterly", "evens"):
        assert desk.refusal("ann", m.SeatBot(seat=1, level=level)) == "unknown-bot"
    for level in ("1.4", "otter", EVEN):
        desk.do("ann", m.SeatBot(seat=1, level=level))
    assert desk.view("ann").seats[1].name == "@otter even"
