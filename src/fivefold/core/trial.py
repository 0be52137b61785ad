"""One random match in which the laws of every game are tested."""

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fivefold.core.chance import Chance
from fivefold.core.errors import BadRecord, Illegal, Unreadable
from fivefold.core.game import CLOCK, HOUSE, Act, Back, Due, Lag, Left, Seat
from fivefold.core.notation import read_move, write_act, write_move
from fivefold.core.playback import replay, verify
from fivefold.core.position import read_position, write_position
from fivefold.core.probes import bent, difference, lost_mark, marked, near_moves, pieces_in, unsaid
from fivefold.core.referee import judge
from fivefold.core.table import AnyTable
from fivefold.core.words import Message

MOST_ACTS = 100_000
"""Random play with more acts than this per seat counts as endless."""
TOLD = 20
"""The number of last acts in the report of a broken law."""
PROBES = 6
"""The number of moves of each kind that are tried at each position that is examined closely."""
REMEMBERED = 4
"""The number of moves of each type that are remembered from the match and tried where they are not listed."""


class LawBroken(AssertionError):
    """A game breaks a law; the message has the law, the details, and the match so far, to reproduce it."""

    def __init__(self, law: str, how: str, table: AnyTable) -> None:
        options = msgspec.to_builtins(table.game.options)
        acts = [write_act(table.game, entry.act) for entry in table.log if entry.act]
        last = "\n".join(acts[-TOLD:])
        seed = table.seed.hex() if table.seed is not None else ""
        super().__init__(
            f"{table.game.slug} breaks the law {law!r}: {how}\n"
            f"Table({table.game.slug!r}, {table.seats}, {seed!r}, **{options!r})"
            f" after {len(acts)} acts, the last being:\n{last}"
        )
        self.law = law


class Trial:
    """One random match whose laws are tested."""

    def __init__(self, tried: Counter[str], table: AnyTable, chance: Chance, looks: int) -> None:
        self.tried, self.table, self.chance = tried, table, chance
        self.game = table.game
        self.looks = looks
        self.moves_seen: dict[type, list[Any]] = {}
        self.whole = sorted(self.game.box(table.seats))
        self.words: list[str] = []
        self.recognised = not self.whole

    def hold(self, law: str, holds: bool, how: str = "", *what: object) -> None:
        """Count a test of a law, and raise LawBroken with the details if it does not hold."""
        self.tried[law] += 1
        if not holds:
            raise LawBroken(law, " ".join((how, *(repr(thing)[:300] for thing in what))), self.table)

    def run(self) -> None:
        """Play to the end; an exception in the game is a breach too and is reported with the match."""
        try:
            self._run()
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken("nothing else escapes", f"{error!r} came up", self.table) from error

    def _run(self) -> None:
        table, chance = self.table, self.chance
        self._opening()
        while table.outcome is None:
            acts = len(table.log)
            self.hold("random play ends", acts < MOST_ACTS * table.seats, f"no end after {acts} acts")
            due = table.deadline
            moves = self._random_actor_moves()
            if moves is None and due is None and Back in self.game.notices:
                self._come_back()
                continue
            self.hold("random play ends", bool(moves) or due is not None, "nobody may act and no deadline is set")
            if acts < 4 or chance.below(max(1, acts // 2)) < self.looks:
                self._look()
            self._step(moves, due)
        self._look()
        self._finish()

    def _opening(self) -> None:
        state = self.game.start(self.table.seats)
        for event in self.table.log[0].events:
            state = self._check_event(event, state)
        self.hold("replay rebuilds the state", state == self.table.state, "the opening's events do not lead here")
        self._check_position()

    def _random_actor_moves(self) -> tuple[Seat, list[Any]] | None:
        for seat in self.chance.shuffled(list(self.table.actors)):
            if moves := self.table.moves(seat):
                return seat, moves
        return None

    def _step(self, choice: tuple[Seat, list[Any]] | None, due: int | None) -> None:
        """Make one random act: usually a player's, sometimes the house's, or the clock's when it is due."""
        table, chance, game = self.table, self.chance, self.game
        before, logged = table.state, len(table.log)
        frozen = msgspec.json.encode(before)
        at = table.now + chance.below(3000)
        notice = self._random_notice() if game.notices and chance.below(20) == 0 else None
        try:
            if notice is not None:
                table.notice(notice, at)
            elif choice is None or (due is not None and chance.below(4) == 0):
                assert due is not None
                table.tick(max(due, table.now))
                self.hold("the clock is never refused", table.deadline != due or len(table.log) > logged)
            else:
                table.act(choice[0], chance.pick(choice[1]), at)
        except Illegal as refusal:
            # Only the clock, acting first, may have changed what is legal, and a notice may have no effect.
            changed = len(table.log) > logged or notice is not None
            self.hold("listed moves are legal", changed, "refused:", choice, refusal)
        self.hold("states never change", msgspec.json.encode(before) == frozen, "apply changed the state it was given")
        state = before
        for entry in table.log[logged:]:
            for event in entry.events:
                state = self._check_event(event, state)
        self.hold("replay rebuilds the state", state == table.state, "the events do not lead to the state")
        self._check_position()

    def _come_back(self) -> None:
        """Let all players return, and check that this lets a player act."""
        before = self.table.actors
        for seat in range(self.table.seats):
            self.table.notice(Back(seat))
        self.hold("random play ends", self.table.actors != before, "all came back and still nobody may act")

    def _random_notice(self) -> Left | Back | Lag:
        seat = self.chance.below(self.table.seats)
        notices: list[Left | Back | Lag] = [Left(seat), Back(seat), Back(seat), Lag(seat, self.chance.below(400))]
        return self.chance.pick(notices)

    def _audience(self) -> Iterator[Seat | None]:
        yield None
        yield from range(self.table.seats)

    def _check_position(self) -> None:
        """Check that all pieces are there, and that the position can be written and read again."""
        table, game = self.table, self.game
        pieces = sorted(game.pieces(table.state))
        self.hold("pieces are conserved", pieces == self.whole, difference(self.whole, pieces))
        text = write_position(game, table.state, table.now)
        try:
            again: Any = read_position(game, text)
        except Unreadable as refusal:
            again = refusal
        same = again == (table.seats, table.now, table.state)
        self.hold("positions round-trip", same and "\n" not in text, "one gives the next:", text, again)

    def _bend_position(self) -> None:
        """Check that a slightly wrong position is Unreadable or else a position with working views."""
        table, game = self.table, self.game
        text = write_position(game, table.state, table.now)
        self.hold("positions round-trip", read_position(game, text.upper()).state == table.state, "in capitals", text)
        for other in bent(text, self.chance):
            try:
                found = read_position(game, other)
                for look in (game.outcome, game.deadline, game.actors):
                    look(found.state)
                for seat in (None, *range(found.seats)):
                    list(game.moves(game.view(found.state, seat)))
                again = read_position(game, write_position(game, found.state, found.at))
                self.hold("positions round-trip", again == found, "one gives the other:", other, again)
            except Unreadable as refusal:
                self._check_words("only Unreadable escapes read_state", (refusal.message,), None)
            except LawBroken:
                raise
            except Exception as error:
                self.hold("only Unreadable escapes read_state", False, "from this comes:", other, error)

    def _check_event(self, event: Any, before: Any) -> Any:
        """Apply an event and check it from every seat; return the state after it."""
        game = self.game
        after = game.apply(before, event)
        where = lost_mark(game.apply(marked(before), event))
        self.hold("no field is lost", not where, f"{where} was built anew instead of replaced by", event)
        text = msgspec.json.encode(event)
        same = msgspec.json.decode(text, type=game.event_type)
        self.hold("JSON round-trips", same == event, "this becomes that:", event, same)
        self._check_words("events are told in words", game.tell(event), None)
        for seat in self._audience():
            seen = event.seen_by(seat)
            leaked = pieces_in(seen, game.secrets(after, seat)) if seen is not None else set[str]()
            self.hold("secrets stay secret", not leaked, f"seat {seat} sees", leaked, event)
            if seen is not None:
                self._check_words("events are told in words", game.tell(seen), seat)
        return after

    def _look(self) -> None:
        """Examine the position from every seat, with every act."""
        table, game, state = self.table, self.game, self.table.state
        same = msgspec.json.decode(msgspec.json.encode(state), type=game.state_type)
        self.hold("JSON round-trips", same == state, "the state does not")
        self._bend_position()
        for seat in self._audience():
            view = game.view(state, seat)
            moves = list(game.moves(view))
            self._check_moves(seat, moves)
            self._check_update(view, seat, moves)
            self._check_view(view, seat)
        due = table.deadline
        if due is None or due > table.now:
            refused = self._judge(Act(CLOCK, Due(), table.now))
            self.hold("the clock waits its time", refused is not None, f"it may act at {table.now} ms, not at", due)
        if game.notices:
            self._judge(Act(HOUSE, self._random_notice(), table.now))
        if due is not None:
            refused = self._judge(Act(CLOCK, Due(), max(due, table.now)))
            self.hold("the clock is never refused", refused is None, f"at {due} ms:", refused)

    def _check_view(self, view: Any, seat: Seat | None) -> None:
        game, state = self.game, self.table.state
        same = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        self.hold("JSON round-trips", same == view, "this becomes that:", view, same)
        leaked = pieces_in(view, game.secrets(state, seat))
        self.hold("secrets stay secret", not leaked, f"the view of seat {seat} shows", leaked)
        shown = game.show(view)
        self.hold("views are shown in words", bool(shown), "nothing is shown for", view)
        self._check_words("views are shown in words", shown, seat)
        self._check_hints(view, seat)
        self.recognised = self.recognised or bool(pieces_in(view, self.whole))
        guess = game.sample(view, self.chance.fork(f"sample {len(self.table.log)} {seat}"))
        again = game.view(guess, seat)
        self.hold("a sample looks the same", again == view, f"seat {seat} sees this for that:", again, view)
        told, guessed = game.write_state(state, seat), game.write_state(guess, seat)
        self.hold(
            "secrets stay secret", told == guessed, f"what seat {seat} cannot rule out is written so:", told, guessed
        )
        if seat is not None and seat in game.actors(state):
            for move in self._some(list(game.moves(view))):
                refused = self._judge(Act(seat, move, self.table.now), guess)
                self.hold("a sample can be played", refused is None, "refused:", move, refused)

    def _check_update(self, view: Any, seat: Seat | None, moves: Sequence[Any]) -> None:
        """Check the actors, the moves and the deadline that a seat is sent."""
        game, state = self.game, self.table.state
        verbs = game.verbs(view)
        told = bool(verbs or not moves) and (seat is not None or not verbs) and len(verbs) == len(set(verbs))
        self.hold("who may act is told how", told, f"seat {seat} is told", verbs)
        if seat is not None:
            may = seat in game.actors(state)
            self.hold("who may act is told how", may == (seat in view.actors), f"seat {seat} is", may)
        due, hoped = game.deadline(state), view.deadline
        kept = hoped is None or (due is not None and due <= hoped)
        self.hold("the clock is not later than told", kept, f"seat {seat} is told {hoped} for", due)

    def _check_hints(self, view: Any, seat: Seat | None) -> None:
        for hint in self.game.hints(view):
            leaked = pieces_in(hint, self.game.secrets(self.table.state, seat))
            self.hold("secrets stay secret", not leaked, f"a hint tells seat {seat}", leaked, hint)
            self._check_words("hints are in words", (hint.message,), seat)

    def _check_moves(self, seat: Seat | None, moves: list[Any]) -> None:
        game, table = self.game, self.table
        may = seat is not None and seat in table.actors
        self.hold("only actors have moves", may or not moves, f"seat {seat} has", moves)
        self.hold("actors have moves", not may or bool(moves), f"seat {seat} has none")
        if seat is None:
            return
        listed = set(moves)
        twice = Counter(moves).most_common(1)
        self.hold("moves are listed once", len(listed) == len(moves), f"seat {seat} has twice:", twice)
        for move in self._some(moves):
            refused = self._judge(Act(seat, move, table.now))
            self.hold("listed moves are legal", refused is None, f"seat {seat}:", move, refused)
            self._check_notation(move, game.view(table.state, seat))
        if game.lists_all_moves:
            self._check_unlisted(seat, moves, listed)
        for kind in dict.fromkeys(map(type, moves)):
            mine = [move for move in moves if type(move) is kind]
            known = self.moves_seen.setdefault(kind, [])
            self.moves_seen[kind] = self.chance.shuffled([*known, self.chance.pick(mine)])[:REMEMBERED]

    def _check_unlisted(self, seat: Seat, moves: list[Any], listed: set[Any]) -> None:
        """Check that unlisted moves are refused: moves from elsewhere in the match, and variations of listed ones."""
        others = [move for kind in self.moves_seen.values() for move in kind]
        for text in [self.game.write(move) for move in self._some(moves)]:
            for near in near_moves(text, self.words, self.chance):
                with contextlib.suppress(Unreadable):
                    others.append(self.game.read(near))
            self.words = [*self.words, *text.split()[1:]][-100:]
        for move in others:
            if move not in listed:
                refused = self._judge(Act(seat, move, self.table.now))
                self.hold("unlisted moves are illegal", refused is not None, f"seat {seat} may", move)

    def _check_notation(self, move: Any, view: Any) -> None:
        game = self.game
        text = game.write(move)
        for form in (text, text.upper(), f"  {text} "):
            try:
                same: Any = game.read(form)
                same = same if same == game.read(form, view) else "something else with the view"
            except Unreadable as refusal:
                same = refusal
            self.hold("notation round-trips", same == move, "one gives the next:", move, form, same)
        same = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)
        self.hold("JSON round-trips", same == move, "this becomes that:", move, same)
        numbers = " ".join(str(self.chance.below(99)) for _ in range(3))
        for junk in ("", "?", text + " ?", text[:-1], text[::-1], "\0", "9" * 40, numbers, "0", f"{text.split()[0]} 0"):
            for looked_at in (None, view):
                escaped: Exception | None = None
                try:
                    game.read(junk, looked_at)
                except Unreadable:
                    pass
                except Exception as error:
                    escaped = error
                self.hold("only Unreadable escapes read", escaped is None, "from this comes:", junk, escaped)

    def _judge(self, act: Act[Any], state: Any = None) -> Illegal | None:
        """Return the refusal of an act, or None; any other exception breaks a law."""
        try:
            judge(self.game, self.table.state if state is None else state, self.table.seats, act)
        except Illegal as refusal:
            self._check_words("refusals have a code and a sentence", (refusal.message,), act.seat)
            return refusal
        except Exception as error:
            self.hold("only Illegal escapes judge", False, "from this comes:", act, error)
        self.hold("only Illegal escapes judge", True)
        return None

    def _check_words(self, law: str, told: Sequence[Message | str], seat: Seat | None) -> None:
        wrong = unsaid(told, self.table.names, seat)
        self.hold(law, not wrong, wrong)

    def _some(self, moves: Sequence[Any]) -> list[Any]:
        """Return a few of the moves, at least one of each type."""
        of_each_type: dict[object, Any] = {type(move): move for move in moves}
        return [*of_each_type.values(), *(self.chance.pick(moves) for _ in range(min(PROBES, len(moves))))]

    def _finish(self) -> None:
        table, game = self.table, self.game
        outcome = table.outcome
        assert outcome is not None
        fits = len(outcome.scores) == table.seats and all(0 <= who < table.seats for who in outcome.winners)
        self.hold("an outcome fits the table", fits and bool(outcome.reason), repr(outcome))
        self._check_words("an outcome fits the table", (outcome.message,), None)
        self.hold("nobody acts after the end", not table.actors and table.deadline is None)
        self.hold("pieces are recognised", self.recognised, "no view ever showed a piece in notation", self.whole[:5])
        record = table.record()
        try:
            again = replay(record)
            checked = verify(record).outcome
        except BadRecord as error:
            raise LawBroken("the record verifies", str(error), table) from error
        self.hold("replay rebuilds the state", again.state == table.state and again.log == table.log, "from the record")
        self.hold("the record verifies", checked == outcome, "to another outcome:", checked)
        for entry in table.log[1:]:
            assert entry.act is not None
            text = write_move(game, entry.act.move)
            same = read_move(game, entry.act.seat, text)
            self.hold("notation round-trips", same == entry.act.move, text)
