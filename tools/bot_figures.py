"""Measures the bots of every game, and adds the results to docs/bots.json.

python tools/bot_figures.py [--matches N] [--minutes M] [SLUG ...]

Every pairing is played in rounds of 20 matches with different seeds, until it has N matches or the time is up; the
next run continues from there. If a match from a fixed seed shows that the bots of a pairing play differently than
when it was measured, its old results are discarded.
"""

import argparse
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import fivefold as ff
from fivefold.arena.habits import habits
from fivefold.arena.simulate import play_out, simulate
from fivefold.bots import CHARACTERS, LEVELS, AnyBot, Dial, Glimpse, Thought, dial_of, find_bot
from fivefold.bots.adapting import NOBODY, even_match, learned
from fivefold.core.chance import Chance, derive, seed_bytes
from fivefold.core.game import AnyGame
from fivefold.core.interval import wilson
from fivefold.core.table import AnyTable

FILE = Path(__file__).parent.parent / "docs" / "bots.json"
ROUND = 20
SEED = seed_bytes(2026)
SLOWEST = ("karma", "set-cubed", "wordspiel")
PEOPLE = ("0.2", "0.9", "1.6", "2.3", "2.8")
"""Strengths of the bots that stand in for people against the adaptive bot."""
EVENINGS, MATCHES = 6, 20
THOUGHTS = 1500


class Pair(Struct):
    """One bot against another: matches, wins of the first (a shared win counts half), and sums of both scores."""

    matches: int = 0
    wins: float = 0.0
    scores: tuple[float, float] = (0.0, 0.0)
    first: str = ""
    """A short description of the first match."""


class Alone(Struct):
    """A bot in a game for one player: matches, wins, and sums of scores and milliseconds."""

    matches: int = 0
    wins: float = 0.0
    score: float = 0.0
    length: int = 0
    first: str = ""


class Habit(Struct):
    """The measure that distinguishes a character, beside that of a plain bot of its strength, over some matches."""

    what: str
    manner: str
    own: float
    plain: float
    matches: int


class Pace(Struct):
    """CPU time of decisions with a move, in milliseconds."""

    thoughts: int
    half: float
    most: float
    """The 99th percentile."""


class Learner(Struct):
    """A player of known strength against the adaptive bot: the share of wins in matches 1 to 10 and 11 to 20."""

    people: int
    early: float
    late: float


class Figures(Struct):
    """All results, by game."""

    pairs: dict[str, dict[str, Pair]] = {}
    alone: dict[str, dict[str, Alone]] = {}
    habits: dict[str, dict[str, list[Habit]]] = {}
    paces: dict[str, dict[str, Pace]] = {}
    learners: dict[str, dict[str, Learner]] = {}


def read() -> Figures:
    return msgspec.json.decode(FILE.read_bytes(), type=Figures) if FILE.exists() else Figures()


def steps(dial: Dial) -> list[str]:
    """Return every half step of a dial."""
    return [f"{n / 2:.1f}" for n in range(round(2 * dial.top) + 1)]


def is_apart(pair: Pair | None) -> bool:
    """Return whether the first bot is stronger, with a confidence of 95 %."""
    return pair is not None and pair.matches > 0 and wilson(pair.wins, pair.matches)[0] > 0.5


def whole_steps(figures: Figures, slug: str, dial: Dial) -> Iterator[tuple[str, str]]:
    """Yield pairings a whole step apart, where half a step is too little to distinguish bots."""
    known, pairs = steps(dial), figures.pairs.get(slug, {})
    for below, between, above in zip(known, known[1:], known[2:], strict=False):
        if not (is_apart(pairs.get(f"{between} {below}")) and is_apart(pairs.get(f"{above} {between}"))):
            yield above, below


def pairings(dial: Dial) -> Iterator[tuple[str, str]]:
    """Yield every half step with the one below, and every character with a plain bot of its strength."""
    known = steps(dial)
    yield from zip(known[1:], known, strict=False)
    for name, profile in CHARACTERS.items():
        yield name, f"{profile.strength:.1f}"


class Measuring:
    """One run of the measurements: the results so far, and its deadline."""

    def __init__(self, matches: int, minutes: float) -> None:
        self.figures, self.matches = read(), matches
        self.until = time.monotonic() + 60 * minutes

    def is_over(self) -> bool:
        return time.monotonic() > self.until

    def keep(self) -> None:
        """Save the results."""
        draft = FILE.with_suffix(".new")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self.figures), indent=1) + b"\n")
        draft.replace(FILE)

    def duel(self, slug: str, one: str, other: str, matches: int) -> None:
        """Play a pairing until it has this many matches."""
        found = self.figures.pairs.setdefault(slug, {}).setdefault(f"{one} {other}", Pair())
        if found.matches >= matches or self.is_over():
            return
        bots = _seated(slug, one, other)
        first = _fingerprint(slug, bots)
        if found.first != first:
            found.matches, found.wins, found.scores, found.first = 0, 0.0, (0.0, 0.0), first
        while found.matches < matches and not self.is_over():
            results = simulate(slug, bots, ROUND, _seed(f"{slug} {one} {other} {found.matches}"))
            halves = [[row for place, row in enumerate(results.standings) if place % 2 == side] for side in (0, 1)]
            found.matches += ROUND
            found.wins += _wins(results.matches)
            a, b = (sum(row.score for row in half) / len(half) * ROUND for half in halves)
            found.scores = (found.scores[0] + a, found.scores[1] + b)
            self.keep()
        print(slug, one, other, found.matches, f"{found.wins / found.matches:.3f}", flush=True)

    def by_itself(self, slug: str, level: str) -> None:
        """Play a game for one player."""
        found = self.figures.alone.setdefault(slug, {}).setdefault(level, Alone())
        if found.matches >= self.matches or self.is_over():
            return
        first = _fingerprint(slug, [level])
        if found.first != first:
            found.matches, found.wins, found.score, found.length, found.first = 0, 0.0, 0.0, 0, first
        while found.matches < self.matches and not self.is_over():
            results = simulate(slug, [level], ROUND, _seed(f"{slug} {level} {found.matches}"))
            (row,) = results.standings
            found.matches += ROUND
            found.wins += row.wins
            found.score += row.score * ROUND
            found.length += sum(match.length for match in results.matches)
        self.keep()
        print(slug, level, found.matches, flush=True)

    def manners(self, slug: str, name: str, matches: int) -> None:
        """Measure what distinguishes a character."""
        known = self.figures.habits.setdefault(slug, {})
        if self.is_over() or (name in known and all(habit.matches >= matches for habit in known[name])):
            return
        shown = habits(slug, name, matches, _seed(f"{slug} {name} habits"))
        known[name] = [Habit(s.habit.name, s.habit.manner, round(s.own, 3), round(s.plain, 3), matches) for s in shown]
        self.keep()

    def pace(self, slug: str, name: str) -> None:
        """Measure the CPU time of decisions."""
        known = self.figures.paces.setdefault(slug, {})
        if name in known or self.is_over():
            return
        times = list[float]()
        bot = Timed(find_bot(ff.games()[slug], name), times)
        for n in range(1000):
            table: AnyTable = ff.Table(slug, max(2, ff.games()[slug].players.least), _seed(f"pace {n}"))
            play_out(table, dict.fromkeys(range(table.seats), bot), Chance(_seed(f"pace {n}")))
            if len(times) >= THOUGHTS or self.is_over():
                break
        times.sort()
        known[name] = Pace(
            len(times), round(1000 * times[len(times) // 2], 2), round(1000 * times[len(times) * 99 // 100], 1)
        )
        self.keep()
        print(slug, name, known[name], flush=True)

    def learner(self, slug: str, dial: Dial, person: str) -> None:
        """Let a bot of this strength, in the role of a person, play against the adaptive bot."""
        known = self.figures.learners.setdefault(slug, {})
        if person in known or self.is_over():
            return
        wins = [0.0, 0.0]
        for evening in range(EVENINGS):
            belief = NOBODY
            for n in range(MATCHES):
                against = even_match([belief], dial.top)
                (row, _) = simulate(slug, [person, against], 1, _seed(f"{slug} {person} {evening} {n}")).standings
                wins[2 * n // MATCHES] += row.wins
                belief = learned(belief, [(float(against), row.wins)], dial.slope)
            if self.is_over():
                return
        half = EVENINGS * MATCHES / 2
        known[person] = Learner(EVENINGS, round(wins[0] / half, 3), round(wins[1] / half, 3))
        self.keep()
        print(slug, person, known[person], flush=True)


class Timed:
    """Measures the time of a bot's decisions."""

    def __init__(self, bot: AnyBot, times: list[float]) -> None:
        self.bot, self.times = bot, times

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        """Delegate to the bot; count only decisions with a move."""
        began = time.process_time()
        thought = self.bot.think(glimpse)
        if thought is not None:
            self.times.append(time.process_time() - began)
        return thought


def _seed(label: str) -> bytes:
    return derive(SEED, label)


def _seated(slug: str, one: str, other: str) -> list[str]:
    """Return the bots by seat: half of the seats each, at the smallest table of the game."""
    return [one, other] * ((ff.games()[slug].players.least + 1) // 2)


def _wins(matches: tuple[Any, ...]) -> float:
    """Return the wins of the first bot; a shared win counts in parts."""
    total = 0.0
    for match in matches:
        won = match.outcome.winners
        total += sum(match.seats[seat] % 2 == 0 for seat in won) / len(won) if won else 0.5
    return total


def _fingerprint(slug: str, bots: list[str]) -> str:
    text = simulate(slug, bots, 1, _seed("first"), records=True).matches[0].record
    return sha256(text.encode()).hexdigest()[:16]


def measure(run: Measuring, slug: str, game: type[AnyGame], dial: Dial) -> None:
    """Measure everything about a game, a few matches of each kind before many of any."""
    if game.players.most == 1:
        for level in LEVELS:
            run.by_itself(slug, level)
        return
    for name in ("3.0", f"{dial.top:.1f}"):
        run.pace(slug, name)
    few = min(run.matches, 100)
    for one, other in pairings(dial):
        run.duel(slug, one, other, few if other in steps(dial) and one not in CHARACTERS else min(few, 60))
    for name in CHARACTERS:
        run.manners(slug, name, min(few, 40))
    for person in PEOPLE:
        run.learner(slug, dial, person)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="SLUG")
    parser.add_argument("--matches", type=int, default=400, help="matches of each pairing")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="when to stop")
    given = parser.parse_args()
    run = Measuring(given.matches, given.minutes)
    known = [(slug, game, dial) for slug, game in ff.games().items() if (dial := dial_of(game)) is not None]
    wanted = [one for one in known if not given.games or one[0] in given.games]
    wanted.sort(key=lambda one: one[0] in SLOWEST)
    for slug, game, dial in wanted:
        measure(run, slug, game, dial)
    for slug, game, dial in wanted:
        for one, other in pairings(dial) if game.players.most > 1 else ():
            run.duel(slug, one, other, run.matches)
        for one, other in list(whole_steps(run.figures, slug, dial)) if game.players.most > 1 else ():
            run.duel(slug, one, other, run.matches)


if __name__ == "__main__":
    main()
