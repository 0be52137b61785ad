"""Reviews decisions in WordSpiel: compares each move with the best words, in turns to play the rest of the hand."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from fivefold.core.game import AnyGame
from fivefold.core.words import Argument, Message
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.bots import CANDIDATES, awkwardness
from fivefold.games.wordspiel.model import Draw, Move, Resign, Spell, State
from fivefold.games.wordspiel.prospects import A_CARD, NEXT_PLAYER, Outlook, share
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.games.wordspiel.solitaire_model import State as LoneState
from fivefold.games.wordspiel.solitaire_model import View as Alone
from fivefold.games.wordspiel.view import View
from fivefold.games.wordspiel.words import Found
from fivefold.pieces.lexicon import Lexicon
from fivefold.pieces.rounds import totals
from fivefold.reviews import EachMove, Reviewing, ReviewMoment, Verdict, numeral
from fivefold.reviews.puzzles import PUZZLE

GUESSES = 3
"""The number of sampled states, to estimate the next player's reply to a word."""
LONGEST = 12.0
"""The most turns that count: rounds hardly last longer, so worse hands are equally bad."""
BLIND = 4
"""The number of words picked at random, to estimate the value of an average word."""


class _Option(NamedTuple):
    """A possible move: its value, and the turns to play the rest."""

    move: Move
    worth: float
    turns: float


class TableReviewer:
    """Judges turns of a match; caches the values of hands."""

    def __init__(self, book: Lexicon) -> None:
        self.book, self.outlook = book, Outlook(book)

    def judge(self, moment: ReviewMoment[View, Move]) -> Verdict | None:
        """Compare a word with the best ones, or a card taken with the words there were."""
        view, move = moment.view, moment.move
        if not view.is_my_turn or not isinstance(move, Spell | Draw):
            return None
        spiral, hand = "".join(view.spiral), "".join(view.hand)
        found = words.find(spiral, hand, self.book)
        tables = self._tables(moment)
        weigh = _Weigh(self.book, self.outlook, spiral, hand, tables)
        luck = moment.luck.fork("blind")
        drawn = [weigh.word(luck.pick(found)) for _ in range(BLIND)] if found else []
        if view.deck:
            drawn.append(weigh.onto_spiral())
            if not found:
                drawn.append(weigh.into_hand())
        options = [*(weigh.word(one) for one in _best(hand, found, self.book)), *drawn]
        made = self._made(move, found, weigh, options)
        blind = fmean([option.worth for option in drawn or options])
        assert view.seat is not None
        return _verdict(view.seat, moment, made, options, blind, len(found), len(tables))

    def _tables(self, moment: ReviewMoment[View, Move]) -> Sequence[tuple[str, str]]:
        """Return samples of the next player's hand and the next card."""
        view, luck = moment.view, moment.luck.fork("tables")
        assert view.seat is not None
        following = (view.seat + 1) % len(view.counts)
        tables: list[State] = [moment.game.sample(view, luck) for _ in range(GUESSES)]
        return [(table.hands[following], table.deck[-1:]) for table in tables]

    def _made(self, move: Spell | Draw, found: Sequence[Found], weigh: "_Weigh", options: list[_Option]) -> _Option:
        """Return the option taken; an invalid word counts as if it had been challenged."""
        known = next((option for option in options if option.move == move), None)
        if known is not None:
            return known
        if isinstance(move, Spell) and any((one.spiral, one.cards) == (move.spiral, move.cards) for one in found):
            made = weigh.word(Found(move.spiral, move.cards, 0))
        else:
            made = weigh.into_hand()._replace(move=move)
        options.insert(0, made)
        return made


class _Weigh:
    """The possible moves with a hand at a spiral, and their values in turns."""

    def __init__(
        self, book: Lexicon, outlook: Outlook, spiral: str, hand: str, tables: Sequence[tuple[str, str]]
    ) -> None:  # fmt: skip
        self.book, self.outlook, self.spiral, self.hand, self.tables = book, outlook, spiral, hand, tables

    def word(self, one: Found) -> _Option:
        """Weigh a word: the rest of the hand, the next player's reply, and the cards already played."""
        turns = _turns(self.outlook, less(self.hand, one.cards))
        move = Spell(one.spiral, one.cards)
        if len(one.cards) == len(self.hand):
            return _Option(move, A_CARD * len(one.cards), 0.0)
        theirs = fmean([share(self.spiral + one.cards, other, self.book) for other, _ in self.tables])
        return _Option(move, A_CARD * len(one.cards) - turns - NEXT_PLAYER * theirs, turns)

    def onto_spiral(self) -> _Option:
        """Weigh an unknown card onto the spiral."""
        turns = _turns(self.outlook, self.hand)
        theirs = fmean([share(self.spiral + card, other, self.book) for other, card in self.tables])
        return _Option(Draw("spiral"), -turns - NEXT_PLAYER * theirs, turns)

    def into_hand(self) -> _Option:
        """Weigh an unknown card into the hand."""
        turns = fmean([_turns(self.outlook, self.hand + card) for _, card in self.tables])
        theirs = fmean([share(self.spiral, other, self.book) for other, _ in self.tables])
        return _Option(Draw("hand"), -A_CARD - turns - NEXT_PLAYER * theirs, turns)


def _turns(outlook: Outlook, hand: str) -> float:
    """Estimate the number of turns it takes to play a hand."""
    return min(LONGEST, outlook.turns(hand))


def _best(hand: str, found: Sequence[Found], book: Lexicon) -> Sequence[Found]:
    """Return the words worth examining: the longest, and of those the ones that leave handy letters."""
    left = {one.cards: awkwardness(less(hand, one.cards), book) for one in found}
    return sorted(found, key=lambda one: (-len(one.cards), left[one.cards], one.level, one))[:CANDIDATES]


def _verdict(
    seat: int,
    moment: ReviewMoment[Any, Move],
    made: _Option,
    options: Sequence[_Option],
    blind: float,
    count: int,
    trials: int,
) -> Verdict:
    best = max(options, key=lambda option: (option.worth, option == made))
    args: dict[str, Argument] = {
        "play": _play(made.move),
        "best": _play(best.move),
        "turns": numeral(made.turns),
        "top": numeral(best.turns),
        "words": count,
        "place": made.move.to if isinstance(made.move, Draw) else "",
    }
    game = moment.game
    return Verdict(
        seat,
        game.write(made.move),
        game.write(best.move),
        made.worth,
        best.worth,
        blind,
        Message(_key(made, best), args),
        trials,
        modelled=not trials,
    )


def _play(move: Move) -> str:
    return f"{move.spiral}{move.cards}" if isinstance(move, Spell) else ""


def _key(made: _Option, best: _Option) -> str:
    if isinstance(made.move, Spell):
        if best.move == made.move:
            return "wordspiel.review-word" if made.turns else "wordspiel.review-word.out"
        if not isinstance(best.move, Spell):
            return "wordspiel.review-word.draw" if best.move == Draw("hand") else "wordspiel.review-word.take"
        return "wordspiel.review-word.wrong" if best.turns < made.turns else "wordspiel.review-word.next"
    if isinstance(best.move, Spell):
        return "wordspiel.review-give-up" if isinstance(made.move, Resign) else "wordspiel.review-take.word"
    return "wordspiel.review-take" if best.move == made.move else "wordspiel.review-take.wrong"


# -- the solitaire


class LoneReviewer:
    """Judges the solitaire, where no player follows."""

    def __init__(self, book: Lexicon) -> None:
        self.book, self.outlook = book, Outlook(book)

    def judge(self, moment: ReviewMoment[Alone, Move]) -> Verdict | None:
        """Compare a word with the best ones, or a card taken although there was a word."""
        view, move = moment.view, moment.move
        if not isinstance(move, Spell | Draw | Resign):
            return None
        hand = "".join(view.hand)
        found = words.find(view.spiral, hand, self.book)
        if not found:
            return None
        options = [self._word(hand, one) for one in _best(hand, found, self.book)]
        turns = _turns(self.outlook, hand)
        without = _Option(Draw("hand"), -1 - turns, turns)
        if isinstance(move, Spell):
            made = self._word(hand, Found(move.spiral, move.cards, 0))
        else:
            made = without._replace(move=move)
        drawn = [self._word(hand, moment.luck.part(number).pick(found)) for number in range(BLIND)]
        if view.pile:
            drawn.append(without)
        blind = fmean([option.worth for option in drawn])
        verdict = _verdict(0, moment, made, [*options, *drawn, made], blind, len(found), 0)
        return None if isinstance(move, Resign) and verdict.best == verdict.made else verdict

    def _word(self, hand: str, one: Found) -> _Option:
        turns = _turns(self.outlook, less(hand, one.cards))
        return _Option(Spell(one.spiral, one.cards), -turns, turns)


# -- standings


def _standing(game: AnyGame, state: Any) -> Sequence[float]:
    """Return the points so far, plus the cards in hand, which count at the end of the last round."""
    assert isinstance(state, State)
    sums = totals(state.seats, state.sheet)
    if game.outcome(state) is not None:
        return sums
    return [total + len(hand) for total, hand in zip(sums, state.hands, strict=True)]


def _standing_alone(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, LoneState)
    return [len(state.hand)]


class _NoWords:
    """Judges nothing: the word list of the match is missing."""

    def judge(self, _moment: ReviewMoment[Any, Any]) -> None: ...


def _reviewer(game: AnyGame) -> EachMove[Any, Any, Any]:
    assert isinstance(game, WordSpiel)
    return EachMove((_NoWords() if game.lexicon is None else TableReviewer(game.lexicon)).judge)


def _alone(game: AnyGame) -> EachMove[Any, Any, Any]:
    assert isinstance(game, Solitaire)
    return EachMove((_NoWords() if game.lexicon is None else LoneReviewer(game.lexicon)).judge)


REVIEWS = {
    "wordspiel": Reviewing(
        _reviewer,
        Message("wordspiel.review-unit"),
        Message("wordspiel.review-yardstick"),
        0.3,
        Message("wordspiel.review-curve"),
        _standing,
    ),
    "wordspiel-solitaire": Reviewing(
        _alone,
        Message("wordspiel.review-unit"),
        Message("wordspiel.review-yardstick.alone"),
        0.3,
        Message("wordspiel.review-curve.alone"),
        _standing_alone,
    ),
    "wordspiel-daily": PUZZLE,
}
