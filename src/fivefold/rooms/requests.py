"""Applies the requests of people to the draft of a room."""

from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.rooms import messages as m
from fivefold.rooms.draft import Draft
from fivefold.rooms.questions import Question, game_of
from fivefold.rooms.quiet import must_be_free_to_speak, quieted
from fivefold.rooms.rated import must_be_fair
from fivefold.rooms.state import REACTIONS, RoomState
from fivefold.rooms.tournament_table import allowed


class RequestResult(Struct, frozen=True):
    """What a request asks for, other than changes: a page, a message to all, a question, a removal, bots that hurry."""

    page: m.History | None = None
    public: m.AnyServerMessage | None = None
    question: Question | None = None
    out: str | None = None
    hurry: bool = False


NOTHING = RequestResult()


def handle(
    draft: Draft, person: str, request: m.AnyRequest, now: Millis, is_here: Callable[[str], bool], opening: Millis
) -> RequestResult:
    """Apply the request of a person in the room; raises Refusal."""
    state = draft.state
    if person not in state.people:
        raise Illegal("rooms.kicked")
    if state.is_quick:
        must_be_fair(state, person, request)
    request = allowed(state, person, request)
    match request:
        case m.MakeMove(move=move):
            draft.act(person, move, now)
        case m.History(match=match):
            if draft.match is None or draft.match.id != match:
                raise Illegal("rooms.no-match.other")
            return RequestResult(page=request)
        case m.Chat(text=text):
            must_be_free_to_speak(state)
            draft.state = state.say(person, text)
            return RequestResult(public=m.Spoke(draft.state.chat[-1]))
        case m.React(symbol=symbol):
            if symbol not in REACTIONS:
                raise Illegal("rooms.no-such-reaction")
            return RequestResult(public=m.Reacted(person, state.people[person], symbol))
        case m.AskHint():
            return RequestResult(question=_hints(draft, person))
        case m.LookUp(text=text):
            return RequestResult(question=_look(draft, text, now))
        case m.Sit(seat=seat):
            draft.state = state.sit(person, seat)
            _rename(draft, person, now)
        case m.Stand():
            _leave(draft, person, state.stand(person, draft.game), now)
        case m.Hurry():
            if person not in state.playing:
                raise Illegal("rooms.watching")
            return RequestResult(hurry=True)
        case m.Start() if state.is_quick:
            draft.rematch(person, now, opening)
        case m.SeatBot(seat=seat, level=level) if person in state.playing:
            # Where turns take days, nobody has to be here, and the clock decides when a bot plays.
            draft.state = state.seat_bot(seat, level, lambda who: draft.has_long_turns or is_here(who), draft.game)
        case _:
            state.must_be_host(person)
            return _arrange(draft, person, request, now, is_here, opening)
    return NOTHING


def _arrange(
    draft: Draft, person: str, request: m.AnyRequest, now: Millis, is_here: Callable[[str], bool], opening: Millis
) -> RequestResult:
    """Apply a request that only the host may make."""
    state = draft.state
    match request:
        case m.Choose(game=game, options=options):
            draft.choose(game, options, now)
        case m.Resize(seats=count):
            draft.state = state.resize(count, draft.game)
        case m.SeatBot(seat=seat, level=level):
            draft.state = state.seat_bot(seat, level, is_here, draft.game)
        case m.Start(bots=bots):
            draft.start(bots, now, opening)
        case m.StartStep(step=step):
            draft.take_step(step, now)
        case m.Lobby():
            draft.leave_table()
        case m.SetPace(pace=pace):
            draft.state = replace(state, pace=pace)
        case m.Publish(public=public):
            draft.state = replace(state, public=public)
        case m.Quiet(quiet=quiet):
            if draft.always_quiet:
                raise Illegal("rooms.quiet.always")
            draft.state = quieted(state, quiet=quiet)
        case m.Lock(password=password):
            draft.state = state.lock(password)
        case m.Kick(person=who):
            if who == person:
                raise Illegal("rooms.not-yourself")
            if who == state.owner:
                raise Illegal("rooms.owner")
            _leave(draft, who, state.kick(who, draft.game), now)
            return RequestResult(out=who)
        case _:
            raise Illegal("rooms.not-here")
    return NOTHING


def _rename(draft: Draft, person: str, now: Millis) -> None:
    """Give the seat that a person has taken their name."""
    if (seat := draft.state.seat_of(person)) is not None:
        draft.rename(seat, now)


def _leave(draft: Draft, person: str, after: RoomState, now: Millis) -> None:
    """Vacate the seat of a person who stands up or leaves; in a match a bot takes over under its own name."""
    seat, draft.state = draft.state.seat_of(person), after
    if seat is not None:
        draft.rename(seat, now)


def _hints(draft: Draft, person: str) -> Question:
    match, seat = draft.match, draft.state.seat_of(person)
    if match is None or match.seat_at_table(seat) is None or not draft.state.may_have_hints:
        raise Illegal("rooms.no-hints")
    view = msgspec.json.encode(match.table.view(seat))
    return Question(0, "hints", match.table.game.slug, match.options, view=view)


def _look(draft: Draft, text: str, now: Millis) -> Question:
    match, state = draft.match, draft.state
    if match is not None:
        return Question(0, "look", match.table.game.slug, match.options, text=text)
    game = game_of(draft.games, state.game, state.options, now)
    return Question(0, "look", game.slug, msgspec.to_builtins(game.options), text=text)
