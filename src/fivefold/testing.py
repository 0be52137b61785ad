"""Test tools for authors of games: checks of laws, bots, lessons and drills, and playthroughs."""

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from fivefold.bots import AnyBot, Glimpse, Thought, find_bot, is_bot, known_levels
from fivefold.core.chance import Chance, derive, seed_bytes
from fivefold.core.drills import HARDEST, Drill, Row, drill, drills_of, title_of
from fivefold.core.game import AnyGame
from fivefold.core.laws import TODAY, Report
from fivefold.core.laws import check as check_laws
from fivefold.core.lessons import LEARNER, Lesson, coach, lesson_of
from fivefold.core.options import make_options
from fivefold.core.playthrough import Playthrough, refresh
from fivefold.core.probes import unsaid
from fivefold.core.table import AnyTable, Table
from fivefold.core.trial import LawBroken

BETWEEN = ("0.5", "2.5", "otter", "squirrel", "hare")
"""The bots that are tested besides the levels: strengths between them, and characters of every manner."""
__all__ = ["DrillBroken", "LawBroken", "Playthrough", "Report", "check", "check_drills", "check_lesson", "refresh"]


def check(game: type[AnyGame], matches: int = 10, seed: int = 0, looks: int = 10) -> Report:
    """Test every law in random matches, and several bots in a match each; raises LawBroken."""
    report = check_laws(game, matches, seed, looks)
    acts = sum(_check_bot(game, name, seed) for name in (*known_levels(game)[1:], *BETWEEN) if is_bot(game, name))
    return replace(report, laws={**report.laws, "bots play by the rules": acts}) if acts else report


class _Watched:
    """Asks a bot twice each time, because its thoughts must depend on the glimpse alone."""

    def __init__(self, bot: AnyBot, level: str, table: AnyTable) -> None:
        self.bot, self.level, self.table = bot, level, table

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        first, second = self.bot.think(glimpse), self.bot.think(glimpse)
        if first != second:
            raise LawBroken("bots play by the rules", f"{self.level} thinks {first!r}, then {second!r}", self.table)
        return first


def _check_bot(game: type[AnyGame], level: str, seed: int) -> int:
    from fivefold.arena.simulate import play_out

    table = Table(game(make_options(game.options_type, {}, TODAY)), game.players.least, derive(seed_bytes(seed), level))
    bot = _Watched(find_bot(game, level), level, table)
    try:
        play_out(table, dict.fromkeys(range(table.seats), bot), Chance(seed_bytes(seed)))
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken("bots play by the rules", f"{level}: {error!r}", table) from error
    return len(table.log) - 1


def check_lesson(game: type[AnyGame]) -> int:
    """Play a game's lesson with its solutions and with all other moves; return the number of moves tried.

    Checks that its solution, and nothing before it, completes every step, and that every other move is answered. Raises
    LawBroken.
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
    """Check that every message to the learner is translated into every language."""
    told = coach(lesson, n, table)
    if wrong := unsaid((told.titles[n], *told.message), table.names, LEARNER):
        raise LawBroken("lessons can be learned", wrong, table)


class DrillBroken(AssertionError):
    """A drill breaks a guarantee."""


def check_drills(game: type[AnyGame], seeds: int = 3) -> int:
    """Make each drill of a game at every difficulty from several seeds; return the number of drills made.

    Checks that right answers are possible, that some answer is wrong, that every answer is explained in every language,
    that the same seed makes the same drill, and that harder ones take more effort. Raises DrillBroken.
    """
    made = 0
    for name in drills_of(game):
        effort: list[float] = []
        for difficulty in range(HARDEST + 1):
            found = [drill(name, seed, difficulty) for seed in range(seeds)]
            drill.cache_clear()
            if drill(name, 0, difficulty) != found[0]:
                raise DrillBroken(f"{name} {difficulty} is not always the same")
            for one in found:
                _check_drill(one)
            effort.append(sum(one.effort for one in found) / seeds)
            made += seeds
        thirds = [sum(effort[:3]) / 3, sum(effort[4:7]) / 3, sum(effort[-3:]) / 3]
        if not thirds[0] < thirds[1] < thirds[2]:
            raise DrillBroken(f"{name} takes {thirds} at the beginning, in the middle and at the end")
    return made


def _check_drill(one: Drill) -> None:
    name = f"{one.name} {one.difficulty} {one.seed}"
    answers = set(one.answers) if one.pick else {one.right[0]}
    if not one.right or not set(one.right) <= answers or (one.pick and set(one.right) == answers):
        raise DrillBroken(f"{name} has no answer that is right, or none that is wrong")
    if one.pick == 0 and not (len(one.right) == 1 and 0 < len(one.right[0]) < len(one.choices)):
        raise DrillBroken(f"{name} asks for all choices or none")
    alone = {right[0] for right in one.right} if one.pick == 1 else set(one.right[0])
    twins = [(a, b) for a, b in combinations(range(len(one.choices)), 2) if one.choices[a] == one.choices[b]]
    if any((a in alone) != (b in alone) for a, b in twins):
        raise DrillBroken(f"{name} has two choices that look the same, and only one is right")
    if set(one.why) != {" ".join(map(str, answer)) for answer in one.answers}:
        raise DrillBroken(f"{name} does not explain every answer, or more than there are")
    titles = [shown.title for shown in (*one.shown, *one.proof) if isinstance(shown, Row) and shown.title]
    labels = [choice.message for choice in one.choices if choice.message]
    heads = [title_of(one.name), title_of(one.name, "about"), one.question, one.best]
    told = [*heads, *titles, *labels, *one.why.values()]
    if wrong := unsaid(told, (), None):
        raise DrillBroken(f"{name}: {wrong}")
