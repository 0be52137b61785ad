"""WordSpiel bots of every strength, which differ in vocabulary, attention and planning."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from fivefold.bots import Bot, BotProfile, Dial, Glimpse, Habit, Thought, blend
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import deck
from fivefold.games.wordspiel.model import Accept, Challenge, Draw, Exchange, Move, Pass, Resign, Spell
from fivefold.games.wordspiel.prospects import A_CARD, NEXT_PLAYER, Outlook, share
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.games.wordspiel.solitaire_model import View as Alone
from fivefold.games.wordspiel.view import View, unseen
from fivefold.games.wordspiel.words import Found
from fivefold.pieces.lexicon import Lexicon, own
from fivefold.pieces.rounds import Ready


class Style(NamedTuple):
    """The playing style of a bot."""

    vocabulary: int
    """The level of the rarest words it knows."""
    notices: float
    """The probability of noticing a word that it knows and could play."""
    prefers: Literal["longest", "handy", "plan"]
    """Which word it plays: the `longest`, of those the one that leaves the most `handy` letters, or by a `plan`."""
    swaps: float | None
    """It exchanges cards that are at least this awkward; None: never."""
    onto_spiral: float
    """How often a card that it must take goes onto the spiral."""
    doubts: float
    """The probability of recognising an invalid word."""
    bluffs: float
    """How often it bluffs with an invalid word when it has no other, where that is allowed."""
    pace: Millis
    """The median time for a turn."""


STYLES = {
    "easy": Style(35, 0.6, "longest", swaps=None, onto_spiral=0.5, doubts=0.3, bluffs=0.1, pace=11_000),
    "medium": Style(50, 0.75, "longest", swaps=5, onto_spiral=0.9, doubts=0.6, bluffs=0.2, pace=9_000),
    "hard": Style(70, 0.95, "handy", swaps=4, onto_spiral=1.0, doubts=0.9, bluffs=0.3, pace=7_500),
    "expert": Style(95, 1.0, "plan", swaps=3, onto_spiral=1.0, doubts=1.0, bluffs=0.3, pace=6_000),
}
AWKWARD = {
    **dict.fromkeys("ES", 0.4),
    **dict.fromkeys("NORTMAD", 1.1),
    **dict.fromkeys("HILPG", 2.1),
    "U": 3.4,
    "Y": 3.1,
    "B": 4.1,
    "C": 4.5,
    "K": 4.7,
    "X": 5.1,
    "W": 5.5,
    "F": 5.9,
    "V": 9.9,
    "Z": 11.6,
    "Q": 14.1,
    "J": 17.7,
}
"""How often a card is left at the end of a round, relative to the average card, measured with our word list."""
USELESS = 18.0
"""The same for a card whose letter occurs in hardly any word."""
CANDIDATES = 12
"""The number of words examined closely."""
BETWEEN = 0.025
"""The share of its time for a turn that a bot takes for each step between rounds, where others wait for it."""
EFFORT = 2_000
"""The most plays examined before the best one so far is taken."""
GUESSES = 3
"""The number of sampled hands of the next player."""
LONG = 1.5
"""The value, in cards, of each letter of the spiral in a word to a daring bot."""


@lru_cache(maxsize=16)
def awkward(book: Lexicon | None) -> Mapping[str, float]:
    """Return how hard each card is to get rid of: as measured with our word list, else by how rare its letter is."""
    if book is None or book.sha256 == own().sha256:
        return AWKWARD
    counts = book.letter_counts()
    usual = counts.total() / len(counts)
    return {letter: min(USELESS, usual / count) for letter, count in counts.items()}


def awkwardness(hand: Sequence[str], book: Lexicon | None) -> float:
    """Return how hard it is to get rid of these cards."""
    cards = awkward(book)
    return sum([cards.get(card, USELESS) for card in hand])


class WordPlayer:
    """The decisions of one style, shared by matches and the solitaire."""

    def __init__(self, style: Style, daring: float = 0.0) -> None:
        self.style, self.daring = style, daring

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.style}, {self.daring})"

    def taste(self, one: Found) -> float:
        """Return the bonus for a word, in cards: daring bots use many letters of the spiral, cautious ones few."""
        return LONG * self.daring * len(one.spiral)

    def seen(self, spiral: Sequence[str], hand: Sequence[str], book: Lexicon | None, luck: Chance) -> list[Found]:
        """Return the words that it can play, knows, and notices."""
        if book is None:
            return []
        found = words.find(spiral, hand, book, self.style.vocabulary)
        return found if self.style.notices >= 1 else [one for one in found if luck.uniform() < self.style.notices]

    def ranked(
        self, hand: Sequence[str], found: Sequence[Found], book: Lexicon | None, luck: Chance
    ) -> Sequence[Found]:  # fmt: skip
        """Return words in order of preference."""
        if self.style.prefers == "longest":
            return sorted(luck.shuffled(found), key=lambda one: -len(one.cards) - self.taste(one))
        left = {one.cards: awkwardness(less("".join(hand), one.cards), book) for one in found}
        return sorted(found, key=lambda one: (-len(one.cards) - self.taste(one), left[one.cards], one.level, one))

    def pause(self, luck: Chance, share: float = 1.0) -> Millis:
        return int(self.style.pace * share * (0.5 + luck.uniform()))

    def worst(self, hand: Sequence[str], book: Lexicon | None, *, in_need: bool = False) -> str | None:
        """Return the most awkward card if it is worth an exchange, which `in_need` any card is; else None."""
        card = max(hand, key=lambda card: (awkwardness(card, book), card))
        is_bad = self.style.swaps is not None and (in_need or awkwardness(card, book) >= self.style.swaps)
        return card if is_bad else None


class TablePlayer(WordPlayer):
    """Plays WordSpiel in one style."""

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Play a word or take a card on its turn; otherwise exchange, challenge or wait."""
        game, view, luck = glimpse.game, glimpse.view, glimpse.luck
        assert isinstance(game, WordSpiel)
        if self._sees_a_wrong_word(game, view, glimpse.chance):
            return self._in_time(glimpse, Challenge(), 0.3)
        if view.phase == "last":
            has_spoken = view.seat == view.plays[-1].seat or view.seat in view.accepted
            return None if has_spoken else self._in_time(glimpse, Accept(), 0.3)
        if view.is_my_turn:
            return self._in_time(glimpse, self._turn(game, view, luck), 1.0)
        if view.can_exchange and (card := self._card_to_exchange(game, view)) is not None:
            return self._in_time(glimpse, Exchange(card), 0.4 if view.phase == "turn" else BETWEEN)
        if view.phase == "ready" and view.seat not in view.ready:
            return self._in_time(glimpse, Ready(), BETWEEN)
        return None

    def _in_time(self, glimpse: Glimpse[View, Move], move: Move, share: float) -> Thought[Move]:
        """Return the move after a pause that fits into the time limit."""
        after, due = self.pause(glimpse.luck, share), glimpse.view.deadline
        return Thought(move, after if due is None else min(after, max(0, due - glimpse.now) * 2 // 3))

    def _sees_a_wrong_word(self, game: WordSpiel, view: View, chance: Chance) -> bool:
        if view.challengeable in (None, view.seat) or game.lexicon is None or view.seat in view.accepted:
            return False
        play = view.plays[-1]
        word = "".join(view.spiral[play.start : play.end])
        return word not in game.lexicon and chance.fork(f"doubt {word}").uniform() < self.style.doubts

    def _turn(self, game: WordSpiel, view: View, luck: Chance) -> Move:
        found = self.seen(view.spiral, view.hand, game.lexicon, luck)
        if found:
            best = self._choose(game, view, found, luck)
            return Spell(best.spiral, best.cards)
        if game.options.bluff and not game.is_checked and luck.uniform() < self.style.bluffs:
            return Spell(view.spiral[-1], luck.pick(view.hand))
        if not view.deck:
            return Pass()
        return Draw("spiral" if self._puts_onto_spiral(game, view, luck) else "hand")

    def _choose(self, game: WordSpiel, view: View, found: Sequence[Found], luck: Chance) -> Found:
        ranked = self.ranked(view.hand, found, game.lexicon, luck)
        if self.style.prefers != "plan" or game.lexicon is None or len(ranked[0].cards) == len(view.hand):
            return ranked[0]
        return self._plan(game, view, ranked[:CANDIDATES], game.lexicon, luck)

    def _plan(self, game: WordSpiel, view: View, found: Sequence[Found], book: Lexicon, luck: Chance) -> Found:
        """Return the word after which the rest takes the fewest turns, and which leaves little to the next player."""
        assert view.seat is not None
        spiral, hand = "".join(view.spiral), "".join(view.hand)
        following = (view.seat + 1) % len(view.counts)
        hands = [game.sample(view, luck).hands[following] for _ in range(GUESSES)]

        outlook = Outlook(book)
        best: tuple[float, Found] | None = None
        for one in found:
            theirs = sum(share(spiral + one.cards, other, book) for other in hands) / GUESSES
            liking = A_CARD * (len(one.cards) + self.taste(one))
            thought = outlook.turns(less(hand, one.cards)) + NEXT_PLAYER * theirs - liking, one
            best = thought if best is None else min(best, thought)
            if outlook.work > EFFORT:
                break
        assert best is not None
        return best[1]

    def _puts_onto_spiral(self, game: WordSpiel, view: View, luck: Chance) -> bool:
        hand, book = "".join(view.hand), game.lexicon
        if self.style.prefers != "plan" or book is None or len(hand) > 2:
            return luck.uniform() < self.style.onto_spiral
        outlook = Outlook(book)
        now = outlook.turns(hand)
        with_it = outlook.mean(Counter(hand + card for card in unseen(view, deck(game.options.deck))), EFFORT)
        return now <= with_it + A_CARD

    def _card_to_exchange(self, game: WordSpiel, view: View) -> str | None:
        hand, book = "".join(view.hand), game.lexicon
        if self.style.prefers != "plan" or book is None or len(hand) > 2:
            return self.worst(hand, book)
        outlook, hidden = Outlook(book), unseen(view, deck(game.options.deck))
        now = outlook.turns(hand)
        after = {
            card: outlook.mean(Counter(less(hand, card) + other for other in hidden), EFFORT)
            for card in sorted(set(hand))
        }
        card = min(after, key=after.__getitem__)
        return card if after[card] < now - A_CARD else None


class LonePlayer(WordPlayer):
    """Plays the solitaire in one style."""

    def think(self, glimpse: Glimpse[Alone, Move]) -> Thought[Move] | None:
        """Play a word, exchange, or take a card; resign when nothing is left to try."""
        game, view, luck = glimpse.game, glimpse.view, glimpse.luck
        assert isinstance(game, Solitaire)
        if view.seat is None or view.ended:
            return None
        return Thought(self._move(game, view, luck), self.pause(luck))

    def _move(self, game: Solitaire, view: Alone, luck: Chance) -> Move:
        hand = "".join(view.hand)
        found = self.seen(view.spiral, hand, game.lexicon, luck)
        best = self._choose(hand, found, game.lexicon, luck) if found else None
        is_out = best is not None and len(best.cards) == len(hand)
        if (
            view.exchanges
            and not is_out
            and (card := self.worst(hand, game.lexicon, in_need=view.last_chance)) is not None
        ):
            return Exchange(card)
        if best is not None:
            return Spell(best.spiral, best.cards)
        return Draw("hand") if view.pile else Resign()

    def _choose(self, hand: str, found: Sequence[Found], book: Lexicon | None, luck: Chance) -> Found:
        ranked = self.ranked(hand, found, book, luck)
        if self.style.prefers != "plan" or book is None:
            return ranked[0]
        outlook = Outlook(book)
        return min(ranked[:CANDIDATES], key=lambda one: (outlook.turns(less(hand, one.cards)), one))


def _lengths(moves: Sequence[Move]) -> list[float]:
    return [float(len(move.spiral) + len(move.cards)) for move in moves if isinstance(move, Spell)]


LENGTH = Habit("daring", "letters-in-a-word", _lengths)


def _player(profile: BotProfile) -> Bot[View, Move]:
    return blend([TablePlayer(style, profile.manner.daring) for style in STYLES.values()], profile)


def _alone(profile: BotProfile) -> Bot[Alone, Move]:
    return blend([LonePlayer(style, profile.manner.daring) for style in STYLES.values()], profile)


DIALS = {"wordspiel": Dial(_player, slope=2.4, habits=(LENGTH,)), "wordspiel-solitaire": Dial(_alone, slope=2.4)}
