"""Internal errors in the middle of an input: that input is rolled back, all others count, and the room continues."""

import msgspec
import pytest

from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.connections import encode
from fivefold.rooms.draft import Draft
from fivefold.rooms.effects import Effects
from rooms.desk import Desk, two

Patch = pytest.MonkeyPatch
_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)


class Fault:
    """Raises an error once, after the draft has changed."""

    def __init__(self, patch: Patch) -> None:
        self.is_due = False
        honest = Draft.finish

        def finish(draft: Draft, now: int) -> None:
            honest(draft, now)
            if self.is_due:
                self.is_due = False
                raise ZeroDivisionError

        patch.setattr(Draft, "finish", finish)


@pytest.fixture
def fault(monkeypatch: Patch) -> Fault:
    return Fault(monkeypatch)


def told(effects: Effects, line: int) -> list[m.AnyServerMessage]:
    return [_decoder.decode(letter.text) for letter in effects.send if line in letter.connections]


def settled(desk: Desk, effects: Effects) -> Effects:
    """Save the changes, and return the effects that follow."""
    if effects.save:
        desk.kept.write(effects.save)
        return desk.room.take(i.Saved(), desk.now)
    return effects


def failed(desk: Desk, fault: Fault, given: i.Input) -> Effects:
    """Pass in an input that fails, and check that the draft is rolled back."""
    before = desk.room._draft.mark()
    fault.is_due = True
    effects = desk.room.take(given, desk.now)
    assert not fault.is_due, "nothing went wrong"
    assert desk.room._draft.mark() == before
    assert effects.faults == (f"{type(given).__name__}: ZeroDivisionError()",)
    return effects


def test_a_move_that_fails_inside_has_not_happened(fault: Fault) -> None:
    desk = two("karma")
    ann = desk.connections["ann"]
    person = next(who for who in ("ann", "ben") if desk.table(who).moves)
    moves = desk.table(person).moves
    assert moves
    entries = len(desk.room._draft.match.table.log) if desk.room._draft.match else 0
    effects = failed(desk, fault, i.Requested(desk.connections[person], m.MakeMove(id=77, move=moves[0])))
    assert not effects.save
    assert told(effects, desk.connections[person]) == [m.Refused(77, "trouble", Message("rooms.trouble"))]
    assert desk.connections[person] == ann or not told(effects, ann), "nobody else hears of it"
    assert desk.room._draft.match is not None
    assert len(desk.room._draft.match.table.log) == entries
    desk.do(person, m.MakeMove(move=moves[0]))


def test_what_was_said_before_a_fault_is_not_told(fault: Fault) -> None:
    desk = two("karma")
    effects = failed(desk, fault, i.Requested(desk.connections["ann"], m.Chat(id=5, text="Hello")))
    assert [type(one) for one in told(effects, desk.connections["ann"])] == [m.Refused]
    assert told(effects, desk.connections["ben"]) == []
    desk.do("ann", m.Chat(text="Hello"))
    assert [line.text for line in desk.room.state.chat] == ["Hello"]


def test_other_inputs_of_the_batch_count(fault: Fault) -> None:
    desk = two("karma")
    ann, ben = desk.connections["ann"], desk.connections["ben"]
    room = desk.room
    keeping = room.take(i.Requested(ann, m.Chat(id=1, text="one")), desk.now)
    assert keeping.save
    for number, (line, text) in enumerate(((ben, "two"), (ann, "three"), (ben, "four")), 2):
        assert room.take(i.Requested(line, m.Chat(id=number, text=text)), desk.now) == Effects()
    desk.kept.write(keeping.save)
    honest, steps = room._draft.finish, []
    with pytest.MonkeyPatch.context() as patch:

        def finish(draft: Draft, now: int) -> None:
            steps.append(draft.state.chat[-1].text)
            if steps[-1] == "three":
                raise ZeroDivisionError
            honest(now)

        patch.setattr(Draft, "finish", finish)
        second = room.take(i.Saved(), desk.now)
    assert [line.text for line in room._draft.state.chat] == ["one", "two", "four"]
    assert second.faults == ("Requested: ZeroDivisionError()",)
    effects = settled(desk, second)
    assert [one.id for one in told(effects, ben) if isinstance(one, m.Succeeded)] == [2, 4]
    assert [(one.id, one.code) for one in told(effects, ann) if isinstance(one, m.Refused)] == [(3, "trouble")]
    assert [line.text for line in desk.kept.state("ABCDE").chat] == ["one", "two", "four"]


def test_whoever_comes_while_something_fails_is_asked_to_come_again(fault: Fault) -> None:
    desk = two("karma")
    here = desk.room.people_here
    effects = failed(desk, fault, i.Connected(9, "eve", "Eve"))
    assert [farewell.text for farewell in effects.close] == [
        encode(m.Closed.saying(Message("rooms.trouble"), again=True))
    ]
    assert desk.room.people_here == here
    assert "eve" not in desk.room.state.people
    desk.come("eve")
    assert desk.room.people_here == here + 1


def test_a_question_that_fails_is_refused_and_not_thought_about(fault: Fault) -> None:
    desk = Desk("karma", 2, "easy", start=True)
    ann = desk.come("ann")
    desk.wait(12)
    for number in range(3):
        effects = failed(desk, fault, i.Requested(ann, m.AskHint(id=number)))
        assert [type(one) for one in told(effects, ann)] == [m.Refused]
        assert not effects.think
    desk.room.take(i.Requested(ann, m.AskHint(id=10)), desk.now)


def test_an_answer_that_fails_is_a_refusal_for_whoever_asked(fault: Fault) -> None:
    desk = Desk("wordspiel", 2, None)
    ann = desk.come("ann")
    asked = desk.room.take(i.Requested(ann, m.LookUp(id=3, text="unite")), desk.now)
    effects = failed(desk, fault, i.QuestionFailed(asked.think[0].key))
    assert told(effects, ann) == [m.Refused(3, "trouble", Message("rooms.trouble"))]


def test_bots_are_asked_again_after_a_fault(fault: Fault) -> None:
    desk = Desk("karma", 2, "easy", start=True)
    desk.come("ann")
    desk.wait(12)
    for _ in range(30):
        if desk.questions:
            break
        desk.do("ann", m.MakeMove(move=(desk.table("ann").moves or ("pickup",))[0]))
    question = desk.questions.pop()
    effects = failed(desk, fault, i.QuestionFailed(question.key))
    assert not effects.think
    assert effects.wake is not None
    desk.wake = effects.wake
    desk.wait(3)
    assert [again.kind for again in desk.questions] == ["move"]
