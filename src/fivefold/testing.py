"""For those who make games: the laws, and playthroughs that show every change in behaviour."""

from typing import Any

from msgspec.structs import replace

from fivefold.bots import AnyBot, Glimpse, Thought, find_bot, is_bot, known_levels
from fivefold.core.chance import Chance, derive, seed_bytes
from fivefold.core.game import AnyGame
from fivefold.core.laws import LawBroken, Report
from fivefold.core.laws import check as check_laws
from fivefold.core.lessons import LEARNER, Lesson, coach, lesson_of
from fivefold.core.playthrough import Playthrough, refresh
from fivefold.core.probes import unsaid
from fivefold.core.table import AnyTable, Table

BETWEEN = ("0.5", "2.5", "otter", "squirrel", "hare")
"""Bots that are tried besides the levels: between them, and of every manner."""
__all__ = ["LawBroken", "Playthrough", "Report", "check", "check_lesson", "refresh"]


def check(game: type[AnyGame], matches: int = 10, seed: int = 0, looks: int = 10) -> Report:
    """Tests every law in random matches, and bots of each level, and some more, in a match; raises LawBroken."""
    report = check_laws(game, matches, seed, looks)
    acts = sum(_check_bot(game, name, seed) for name in (*known_levels(game)[1:], *BETWEEN) if is_bot(game, name))
    return replace(report, laws={**report.laws, "bots play by the rules": acts}) if acts else report


class _Watched:
    """A bot that is asked twice each time, since what it thinks must depend on the glimpse alone."""

    def __init__(self, bot: AnyBot, level: str, table: AnyTable) -> None:
        self.bot, self.level, self.table = bot, level, table

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        first, second = self.bot.think(glimpse), self.bot.think(glimpse)
        if first != second:
            raise LawBroken("bots play by the rules", f"{self.level} thinks {first!r}, then {second!r}", self.table)
        return first


def _check_bot(game: type[AnyGame], level: str, seed: int) -> int:
    from fivefold.arena.simulate import play_out

    table = Table(game(), game.players.least, derive(seed_bytes(seed), level))
    bot = _Watched(find_bot(game, level), level, table)
    try:
        play_out(table, dict.fromkeys(range(table.seats), bot), Chance(seed_bytes(seed)))
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken("bots play by the rules", f"{level}: {error!r}", table) from error
    return len(table.log) - 1


def check_lesson(game: type[AnyGame]) -> int:
    """Plays a game's lesson with its own solutions, and tries every other move at every step; how many were tried.

    Every step is done by its solution and not before, and every other move is answered in words. Raises LawBroken.
    """
    lesson = lesson_of(game)
    return 0 if lesson is None else sum(_check_step(lesson, n) for n in range(len(lesson.steps)))


def _check_step(lesson: Lesson, n: int) -> int:
    law, step = "lessons can be learned", lesson.steps[n]
    seed, tried = seed_bytes(n), 0
    table = lesson.table(n, seed=seed)
    if coach(lesson, n, table).state != "open":
        raise LawBroken(law, f"{step.name} is done before it begins", table)
    _check_words(lesson, n, table)
    if step.is_match:
        return 0
    for count, move in enumerate(step.moves):
        for other in table.moves(LEARNER):
            tried += 1
            aside = lesson.table(n, seed=seed)
            for before in step.moves[:count]:
                aside.act(LEARNER, before)
            aside.act(LEARNER, other)
            _check_words(lesson, n, aside)
        if coach(lesson, n, table).state != "open":
            raise LawBroken(law, f"{step.name} is done before its solution is", table)
        table.act(LEARNER, move)
    if coach(lesson, n, table).state != "done":
        raise LawBroken(law, f"{step.name} is not done by its solution", table)
    return tried


def _check_words(lesson: Lesson, n: int, table: AnyTable) -> None:
    """Whatever is said to the learner can be read in every language."""
    told = coach(lesson, n, table)
    if wrong := unsaid((told.titles[n], *told.said), table.names, LEARNER):
        raise LawBroken("lessons can be learned", wrong, table)
