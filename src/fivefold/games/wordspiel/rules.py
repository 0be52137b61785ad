"""The rules of WordSpiel for two to six: every word begins with the end of the spiral."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Game, Hint, Lookup, Millis, Outcome, Players, Seat
from fivefold.core.options import Options
from fivefold.games.wordspiel import notation, position, words
from fivefold.games.wordspiel.bookkeeping import apply
from fivefold.games.wordspiel.cards import DEALT, deck
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    IDLE_ROUNDS,
    WORDS_KEPT,
    Accept,
    Accepted,
    Challenge,
    Challenged,
    Counted,
    Dealt,
    Draw,
    Drew,
    Event,
    Exchange,
    Exchanged,
    GotReady,
    Hurried,
    Move,
    Pass,
    Passed,
    Play,
    Ready,
    Reshuffled,
    Resign,
    Spell,
    Spelled,
    State,
    Stood,
    Turned,
    WordSpielOptions,
)
from fivefold.games.wordspiel.spelling import check, hints, is_good, look_up, make, no_list, spells, word_or_command
from fivefold.games.wordspiel.view import View, sample, totals, view
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import Lexicon


class WordSpiel(Game[State, Move, Event, View, WordSpielOptions]):
    """WordSpiel around a table."""

    slug: ClassVar = "wordspiel"
    title: ClassVar = "WordSpiel"
    blurb: ClassVar = "Begin your word with the end of the last one, and be the first without cards."
    players: ClassVar = Players(2, 6)
    version: ClassVar = 1
    options_type: ClassVar[type[Options]] = WordSpielOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position
    lists_all_moves: ClassVar = False

    @cached_property
    def lexicon(self) -> Lexicon | None:
        """The words of this match; None where its list is not at hand."""
        return lexicon.find(self.options.lexicon)

    @property
    def is_checked(self) -> bool:
        """Whether the table refuses what is no word."""
        return self.options.words == "checked"

    def start(self, seats: int) -> State:
        """Nothing dealt, nothing written down."""
        nothing = ("",) * seats
        nobody = (0,) * seats
        return State(seats, hands=nothing, aside=nothing, exchanged=nobody, known=nothing, stock=("", *nothing))

    # -- what players and the clock may do

    def judge(self, state: State, act: Act[Move]) -> Event:
        """One act by the rules."""
        seat, at = act.seat, act.at
        match act.move:
            case Spell(spiral=spiral, cards=cards):
                self._on_turn(state, seat)
                return Spelled(seat, *self._word(state, spiral, cards), at)
            case Draw(to=to):
                self._on_turn(state, seat)
                if not state.deck:
                    raise Illegal("deck-empty", "There is no card to take; pass.")
                return Drew(seat, to, state.deck[-1], at)
            case Pass():
                self._on_turn(state, seat)
                if state.deck:
                    raise Illegal("deck-not-empty", "Take a card if you have no word.")
                return Passed(seat, at)
            case Exchange(card=card):
                return self._exchange(state, seat, card, at)
            case Challenge():
                return self._challenge(state, seat, at)
            case Accept():
                self._may_settle(state, seat)
                return Accepted(seat, at)
            case Ready():
                if state.phase != "ready":
                    raise Illegal("begun", "The round has begun.")
                if seat in state.agreed:
                    raise Illegal("ready", "You have said that already.")
                return GotReady(seat, at)
            case Resign():
                raise Illegal("alone-only", "That is only for one who plays alone.")
            case _:  # the clock; of the house nothing is noticed here
                return self._clock(state, at)

    def _on_turn(self, state: State, seat: Seat) -> None:
        if state.phase == "ready":
            raise Illegal("not-begun", "The round begins when all are ready.")
        self._not_at_the_end(state)
        if seat != state.turn:
            raise Illegal("not-your-turn", "It is not your turn.")

    def _not_at_the_end(self, state: State) -> None:
        if state.phase == "last":
            raise Illegal("last-word", "The last word has been played; accept or challenge it.")

    def _word(self, state: State, spiral: str, cards: str) -> tuple[str, str]:
        """The word as it is played, letters of the spiral and own cards; raises Illegal."""
        made = make(state.spiral, state.hands[state.turn], spiral, cards)
        if self.is_checked:
            check("".join(made), self.lexicon)
        return made

    def _exchange(self, state: State, seat: Seat, card: str, at: Millis) -> Exchanged:
        self._not_at_the_end(state)
        if state.phase == "turn" and seat == state.turn:
            raise Illegal("your-turn", "Cards are exchanged only when it is not your turn.")
        if state.exchanged[seat] >= EXCHANGES:
            raise Illegal("no-exchange", f"You have exchanged {EXCHANGES} cards in this round.")
        if len(card) != 1 or card not in state.hands[seat]:
            raise Illegal("not-in-hand", f"You do not have {card or 'that card'}.")
        if not state.deck:
            raise Illegal("deck-empty", "There is no card to exchange it for.")
        return Exchanged(seat, card, state.deck[-1], at)

    def _challenge(self, state: State, seat: Seat, at: Millis) -> Challenged:
        if state.phase == "last":
            self._may_settle(state, seat)
        word = self._open_word(state)
        if word is None:
            raise Illegal("no-word", "There is no word that could be challenged.")
        if word.seat == seat:
            raise Illegal("own-word", "That is your own word.")
        assert word.seat is not None
        played = state.spiral[word.start : word.own], state.spiral[word.own :]
        good = is_good("".join(played), self.lexicon)
        payer = (seat if self.options.failed_challenge == "card" else None) if good else word.seat
        card = state.deck[-1] if payer is not None and state.deck else None
        return Challenged(seat, word.seat, ".".join(played), good, payer, card, at)

    def _open_word(self, state: State) -> Play | None:
        """The word that can still be challenged."""
        if state.phase not in ("turn", "last") or state.settled or self.is_checked:
            return None
        return state.plays[-1] if state.plays[-1].is_word else None

    def _may_settle(self, state: State, seat: Seat) -> None:
        if state.phase != "last":
            raise Illegal("not-last", "Only a word that ends the round has to be accepted.")
        if seat == state.plays[-1].seat:
            raise Illegal("own-word", "That is your own word.")
        if seat in state.agreed:
            raise Illegal("accepted", "You have accepted the word.")

    def _clock(self, state: State, at: Millis) -> Event:
        if state.phase == "ready":
            return Hurried(at)
        if state.phase == "last":
            return Stood(at)
        if not state.deck:
            return Passed(state.turn, at, late=True)
        return Drew(state.turn, "hand", state.deck[-1], at, late=True)

    # -- what follows by itself

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Dealing, turning over the first card, shuffling, and counting."""
        match state.phase:
            case "over":
                return None
            case "counted":
                return self._deal(state, chance)
            case "last":
                accepted = len(state.agreed) == state.seats - 1
                if state.settled or accepted or self.is_checked:
                    return self._count(state)
            case "turn":
                if idle(state) >= IDLE_ROUNDS * state.seats:
                    return self._count(state)
            case "ready":
                if len(state.agreed) == state.seats and state.deck:
                    return Turned(state.deck[-1])
        return None if state.deck else reshuffle(state, chance)

    def _deal(self, state: State, chance: Chance) -> Dealt:
        """Ten cards each, one at a time from the dealer's left."""
        if self.lexicon is None:
            raise no_list(self.options.lexicon)
        seats = state.seats
        dealer = (state.dealer + 1) % seats if state.round else 0
        cards = chance.shuffled(deck(self.options.deck))
        dealt = DEALT * seats
        hands = [tuple(cards[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
        return Dealt(state.round + 1, dealer, tuple(hands), "".join(cards[: dealt - 1 : -1]))

    def _count(self, state: State) -> Counted:
        points = tuple(map(len, state.hands))
        out = points.index(0) if 0 in points else None
        left = tuple(f".{''.join(sorted(hand))}" for hand in state.hands)
        return Counted(out, left, points, over=state.round >= self.options.rounds)

    def apply(self, state: State, event: Event) -> State:
        """Bookkeeping."""
        return apply(state, event)

    # -- how it stands

    def actors(self, state: State) -> Collection[Seat]:
        """Whoever's turn it is; who may exchange, challenge or accept; who is not ready."""
        return [seat for seat in range(state.seats) if self._may_act(state, seat)]

    def _may_act(self, state: State, seat: Seat) -> bool:
        match state.phase:
            case "last":
                return seat != state.plays[-1].seat and seat not in state.agreed
            case "ready" if seat not in state.agreed:
                return True
            case "turn":
                word = self._open_word(state)
                if seat == state.turn or (word is not None and word.seat != seat):
                    return True
            case "over" | "counted":
                return False
            case _:
                pass
        return bool(state.deck and state.hands[seat]) and state.exchanged[seat] < EXCHANGES

    def deadline(self, state: State) -> Millis | None:
        """The end of the turn, of getting ready, or of the time to challenge the last word."""
        if state.phase == "last":
            return state.since + 1000 * self.options.challenge_seconds
        seconds = self.options.turn_seconds if state.phase in ("ready", "turn") else 0
        return state.since + 1000 * seconds if seconds else None

    def outcome(self, state: State) -> Outcome | None:
        """The fewest points win; equal ones share it."""
        if state.phase != "over":
            return None
        scores = totals(state.seats, state.sheet)
        winners = tuple(who for who, score in enumerate(scores) if score == min(scores))
        played = "One round was" if len(state.sheet) == 1 else f"All {len(state.sheet)} rounds were"
        return Outcome(winners, scores, "played-out", f"{played} played; the fewest points win.")

    def view(self, state: State, seat: Seat | None) -> View:
        """The table without the deck, the hands of others and what they laid aside."""
        word = self._open_word(state)
        return view(state, seat, self.deadline(state), word.seat if word else None, self.options)

    def moves(self, view: View) -> Iterable[Move]:
        """Words of the dictionary, those with most cards first; others may be played too, but are not listed."""
        if view.seat is None:
            return
        if view.is_my_turn:
            if self.lexicon is not None:
                yield from spells(words.find(view.spiral, view.hand, self.lexicon))
            if view.deck:
                yield Draw("hand")
                yield Draw("spiral")
            else:
                yield Pass()
        if view.phase == "ready" and view.seat not in view.agreed:
            yield Ready()
        may_settle = view.phase != "last" or view.seat not in view.agreed
        if view.doubtful not in (None, view.seat) and may_settle:
            yield Challenge()
        if view.phase == "last" and view.seat != view.plays[-1].seat and may_settle:
            yield Accept()
        if view.can_exchange:
            yield from map(Exchange, dict.fromkeys(view.hand))

    def listed_moves(self, view: View) -> Iterable[Move]:
        """All but the words: to find those is the game."""
        return (move for move in self.moves(view) if not isinstance(move, Spell))

    def sample(self, view: View, chance: Chance) -> State:
        """The unseen cards in other places."""
        return sample(view, deck(self.options.deck), chance)

    def pieces(self, state: State) -> Iterable[str]:
        """The deck, the spiral, all hands, and what was laid aside."""
        return "".join((state.deck, state.spiral, *state.hands, *state.aside))

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """What lies in the deck, in the hands of others or aside, and never lay face up in this round."""
        hidden, open_ = set(state.deck), set(state.spiral)
        is_counted = state.phase in ("counted", "over")
        for who, (hand, aside) in enumerate(zip(state.hands, state.aside, strict=True)):
            if who == seat:
                open_.update(hand, aside)
            elif is_counted:
                open_.update(hand)
                hidden.update(aside)
            else:
                hidden.update(hand, aside)
                open_.update(state.known[who])
        open_.update(state.stock[state.seats if seat is None else seat])
        return hidden - open_

    # -- in words

    def read(self, text: str, view: View | None = None) -> Move:
        """The move a text stands for; a command of no use in one's turn may be meant as a word."""
        if view is not None and view.is_my_turn:
            useful = {"pass": not view.deck, "challenge": view.doubtful is not None}
            idle = [command for command in notation.COMMANDS if not useful.get(command)]
            word_or_command(text, idle, view.spiral, view.hand)
        return notation.read(text)

    def hints(self, view: View) -> Sequence[Hint]:
        """How many words there are, and the one that uses most cards."""
        if not view.is_my_turn or self.lexicon is None:
            return ()
        return hints(words.find(view.spiral, view.hand, self.lexicon), "take a card" if view.deck else "pass")

    def look_up(self, text: str) -> Lookup:
        """Whether the match's dictionary has a word."""
        return look_up(text, self.lexicon)


def idle(state: State) -> int:
    """How many turns there have been since the last word."""
    return state.turns - next((play.turn for play in reversed(state.plays) if play.is_word), 0)


def reshuffle(state: State, chance: Chance) -> Reshuffled | None:
    """A new deck of all that lies aside and of the spiral before its last words; None if there is no such card."""
    last = [play.start for play in state.plays if play.is_word][-WORDS_KEPT:]
    gone = min(last, default=0)
    cards = state.spiral[:gone] + "".join(state.aside)
    if not cards:
        return None
    return Reshuffled(len(state.spiral) - gone, len(cards), "".join(chance.shuffled(cards)))
