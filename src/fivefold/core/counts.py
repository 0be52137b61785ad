"""Counts: questions about real cards and dice, answered exactly by the games' solvers.

A count is asked with a text in notation and with options, and answers with a message, the pieces to show, and the
clauses that say so. A game lists its counts in its module `counting`, in `COUNTS`, by slug and name: `hand` of
`five-crowns` is `COUNTS["five-crowns"]["hand"]`. Their messages are in the game's catalogue and begin with `count-`;
`count-NAME` is the title, and its variant `about` says what to enter. The module's `ASKED` has short questions about
the rules, by slug and name, with the clauses behind each answer: the message `asked-NAME` and its variant `answer`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from fivefold.core.discovery import find_game, game_module
from fivefold.core.drills import Shown
from fivefold.core.errors import BadOption, Unreadable
from fivefold.core.game import AnyGame, Hint
from fivefold.core.options import Option, Options, describe, make_options
from fivefold.core.words import Message, catalogue, listed

LONGEST_TEXT = 1000
"""The most characters of a text; games have narrower limits on the number of pieces."""
Verdict = Literal["yes", "no", ""]


class CountAnswer(Struct, frozen=True, kw_only=True, rename={"message": "said"}):
    """The answer to a count."""

    message: Message
    verdict: Verdict = ""
    """Yes or no, if that was the question."""
    points: int | None = None
    why: tuple[Message, ...] = ()
    """The reasons, one by one."""
    shown: tuple[Shown, ...] = ()
    setting: dict[str, int] = {}
    """Other facts that change how the pieces look, such as the wild rank of Five Crowns."""
    steps: tuple[Hint, ...] = ()
    """The rest of the answer step by step, for people who want to find it themselves."""
    clauses: tuple[str, ...] = ()
    """The clauses behind the answer."""


class Count(NamedTuple):
    """What a game registers: the function that answers, and its options, each with a default."""

    answer: Callable[[str, Any], CountAnswer]
    options: type[Options] = Options


class CountInfo(Struct, frozen=True):
    """A count of a game: its name, its title, what to enter, and its options."""

    name: str
    title: Message
    about: Message
    options: tuple[Option, ...]


class RuleQuestion(Struct, frozen=True):
    """A short question about the rules, with its answer and the clauses behind it."""

    name: str
    question: Message
    answer: Message
    clauses: tuple[str, ...]


def counts_of(game: type[AnyGame]) -> dict[str, Count]:
    """Return the counts of a game by name."""
    return _named(game, "COUNTS")


def count_list(game: type[AnyGame]) -> tuple[CountInfo, ...]:
    """Describe the counts of a game."""
    home = catalogue(game.__module__)
    return tuple(
        CountInfo(name, Message(f"{home}.count-{name}"), Message(f"{home}.count-{name}.about"), describe(one.options))
        for name, one in counts_of(game).items()
    )


def asked_of(game: type[AnyGame]) -> tuple[RuleQuestion, ...]:
    """Return the short questions about the rules of a game."""
    home, found = catalogue(game.__module__), _named(game, "ASKED")
    return tuple(
        RuleQuestion(name, Message(f"{home}.asked-{name}"), Message(f"{home}.asked-{name}.answer"), tuple(clauses))
        for name, clauses in found.items()
    )


def _named(game: type[AnyGame], what: str) -> dict[str, Any]:
    module = game_module(game, "counting")
    every: Mapping[str, dict[str, Any]] = getattr(module, what) if module else {}
    return every.get(game.slug, {})


def check_count(slug: str, name: str) -> Count:
    """Return a count of a game; raises UnknownGame or BadOption."""
    known = counts_of(find_game(slug))
    if name not in known:
        if not known:
            raise BadOption("core.unknown-count.none", game=slug)
        raise BadOption("core.unknown-count", count=name, game=slug, known=listed(known, "comma"))
    return known[name]


def count(slug: str, name: str, text: str, **options: object) -> CountAnswer:
    """Answer a question about real cards or dice, given in notation; pure and exact. Raises Refusal."""
    one = check_count(slug, name)
    if len(text) > LONGEST_TEXT:
        raise Unreadable("core.count-too-long", most=LONGEST_TEXT)
    return one.answer(text, make_options(one.options, options))


def words_in(text: str, least: int, most: int) -> list[str]:
    """Return the words of a text, which commas may separate too; raises Unreadable if there are too few or too many."""
    words = text.replace(",", " ").split()
    if len(words) != least == most:
        raise Unreadable("core.count-pieces.exactly", count=len(words), most=most)
    if not least <= len(words) <= most:
        raise Unreadable("core.count-pieces", count=len(words), least=least, most=most)
    return words
