"""The laws find out whoever breaks them: each of these games is wrong in one way."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Union, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import Act, Notice, Outcome, Seat, SeenBy
from fivefold.core.table import AnyTable, Table
from fivefold.core.words import Message
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.games.set_cards.model import Event, More, Move, Shuffled, State, Take, Took
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire
from fivefold.games.set_cards.view import View
from fivefold.testing import LawBroken, check


class Forgetful(Solitaire):
    """Loses a card whenever a SET is taken."""

    def apply(self, state: State, event: Event) -> State:
        after = super().apply(state, event)
        return replace(after, deck=after.deck[1:]) if isinstance(event, Took) else after


class Moody(Solitaire):
    """Does its bookkeeping differently each time."""

    turns = 0

    def apply(self, state: State, event: Event) -> State:
        self.turns += 1
        return replace(super().apply(state, event), now=self.turns)


class Stingy(Solitaire):
    """Does not list a move that is legal."""

    def moves(self, view: View) -> Iterable[Move]:
        listed = list(super().moves(view))
        return listed if len(view.face_up) < 15 else [move for move in listed if not isinstance(move, More)]


class Boastful(Solitaire):
    """Lists a move that is not legal."""

    def moves(self, view: View) -> Iterable[Move]:
        yield from super().moves(view)
        if view.seat is not None and not view.ended:
            yield Take(("1rso", "1rso", "1rsq"))


class Clumsy(Solitaire):
    """Lets an error of its own escape."""

    def judge(self, state: State, act: Act[Move]) -> Event:
        if isinstance(act.move, More):
            raise KeyError("more")
        return super().judge(state, act)


class Curt(Solitaire):
    """Refuses in words that no language has."""

    def judge(self, state: State, act: Act[Move]) -> Event:
        try:
            return super().judge(state, act)
        except Illegal as refusal:
            raise Illegal(f"set_cards.{refusal.code}.curtly") from None


class Dreamer(Solitaire):
    """Samples tables that look different."""

    def sample(self, view: View, chance: Chance) -> State:
        return replace(super().sample(view, chance), penalties=(7,))


class Peeker(Solitaire):
    """Shows the next card in the view."""

    class PeekView(View, frozen=True):
        top: str = ""

    view_type: ClassVar[Any] = PeekView

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        fields = {name: getattr(seen, name) for name in View.__struct_fields__}
        return self.PeekView(**fields, top=f"next is {state.deck[0]}" if state.deck else "")


class LoudShuffle(Struct, frozen=True, tag="Shuffled"):
    """A shuffle that everybody sees."""

    dealer: Seat
    size: int
    deck: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "LoudShuffle":
        return self


class Gossip(Solitaire):
    """Shows the whole deck when it is shuffled."""

    event_type: ClassVar[Any] = Union[(LoudShuffle, *(kind for kind in get_args(Event) if kind is not Shuffled))]

    def dealer(self, state: State, chance: Chance) -> Event | None:
        event = super().dealer(state, chance)
        return LoudShuffle(event.dealer, event.size, event.deck) if isinstance(event, Shuffled) else event  # type: ignore[return-value]

    def apply(self, state: State, event: Any) -> State:
        if isinstance(event, LoudShuffle):
            event = Shuffled(event.dealer, event.size, event.deck)
        return super().apply(state, event)

    def tell(self, event: Event) -> Sequence[Message]:
        return ()


class Mumbler(Solitaire):
    """Writes all moves alike."""

    def write(self, move: Move) -> str:
        return "more" if isinstance(move, Take) else super().write(move)


class Chatterbox(Solitaire):
    """Lets an error of its own escape while reading."""

    def read(self, text: str, view: View | None = None) -> Move:
        if not text.strip():
            raise KeyError(text)
        return super().read(text, view)


class Endless(Solitaire):
    """Goes on for ever."""

    def moves(self, view: View) -> Iterable[Move]:
        return [move for move in super().moves(view) if isinstance(move, Take)]

    def outcome(self, state: State) -> Outcome | None:
        return None


class Sleeper(Solitaire):
    """Waits for nobody."""

    def actors(self, state: State) -> tuple[Seat, ...]:
        return ()


class Miscounter(Solitaire):
    """Names a winner who is not there."""

    def outcome(self, state: State) -> Outcome | None:
        result = super().outcome(state)
        return result and replace(result, winners=(3,))


class Stopped(Set):
    """Refuses its own clock."""

    def judge(self, state: State, act: Act[Move]) -> Event:
        if act.seat == -1:
            raise Illegal("core.not-due")
        return super().judge(state, act)


class Rebuilder(Solitaire):
    """Builds the table anew when a SET is taken, and so forgets every field that it does not know of."""

    def apply(self, state: State, event: Event) -> State:
        after = super().apply(state, event)
        return (
            State(**{name: getattr(after, name) for name in State.__struct_fields__})
            if isinstance(event, Took)
            else after
        )


class Scribbler(Solitaire):
    """Leaves the penalties out of the position."""

    def write_state(self, state: State, seen_by: SeenBy = "all") -> str:
        return super().write_state(replace(state, penalties=(0,)), seen_by)


class Blurter(Solitaire):
    """Writes the whole position for everybody."""

    def write_state(self, state: State, seen_by: SeenBy = "all") -> str:
        return super().write_state(state, "all")


class Fumbler(Solitaire):
    """Lets an error of its own escape when a position has a field twice."""

    def read_state(self, text: str) -> State:
        try:
            return super().read_state(text)
        except Unreadable as refusal:
            raise ValueError(text) from refusal


class Mute(Solitaire):
    """Tells nobody what can be done."""

    def verbs(self, view: View, listed: Iterable[str] | None = None) -> tuple[str, ...]:
        return ()


class Coaxer(Solitaire):
    """Tells everybody that it is somebody else's turn."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), actors=())


class Slow(Set):
    """Says that the clock acts sooner than it does."""

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, deadline=seen.deadline and seen.deadline - 1)


class Tattler(Set):
    """Tells everybody when the photo finish will be, and so that somebody has called."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), deadline=self.deadline(state))


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Forgetful, "pieces are conserved"),
        (Moody, "replay rebuilds the state"),
        (Stingy, "unlisted moves are illegal"),
        (Boastful, "listed moves are legal"),
        (Clumsy, "only Illegal escapes judge"),
        (Curt, "refusals have a code and a sentence"),
        (Dreamer, "a sample looks the same"),
        (Peeker, "secrets stay secret"),
        (Gossip, "secrets stay secret"),
        (Mumbler, "notation round-trips"),
        (Chatterbox, "only Unreadable escapes read"),
        (Endless, "random play ends"),
        (Sleeper, "random play ends"),
        (Miscounter, "an outcome fits the table"),
        (Stopped, "the clock is never refused"),
        (Rebuilder, "no field is lost"),
        (Scribbler, "positions round-trip"),
        (Blurter, "secrets stay secret"),
        (Mute, "who may act is told how"),
        (Coaxer, "who may act is told how"),
        (Slow, "the clock is not later than told"),
        (Tattler, "a sample looks the same"),
        (Fumbler, "only Unreadable escapes read_state"),
    ],
)
def test_a_wrong_game_breaks_the_right_law(game: type[Set], law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.core.trial.MOST_ACTS", 300 if law == "random play ends" else 2000)
    with pytest.raises(LawBroken) as caught:
        check(game, matches=4, seed=2)
    assert caught.value.law == law, caught.value
    assert "acts, the last being" in str(caught.value)


def test_a_right_game_passes_and_every_law_was_tried() -> None:
    report = check(Solitaire, matches=2)
    assert report.matches == 2
    assert report.acts > 10
    assert all(report.laws.values())
    assert {"secrets stay secret", "a sample looks the same", "the record verifies"} <= report.laws.keys()


def test_random_play_tells_a_game_everything_that_the_house_may_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    told = set[type]()
    usual = Table.notice

    def notice(self: AnyTable, notice: Notice, at: int) -> Any:
        told.add(type(notice))
        return usual(self, notice, at)

    monkeypatch.setattr(Table, "notice", notice)
    check(CrosswordSet, matches=2, seed=1, looks=0)
    assert told >= set(CrosswordSet.notices)
