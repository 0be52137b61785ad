"""Writes the tables in docs/bots.md, and the plot, from the results in docs/bots.json.

python tools/bot_tables.py

A table stands between `<!-- table SLUG -->` and `<!-- end -->`; tables of all games have a word instead of a slug.
"""

import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from math import log10
from pathlib import Path

from bot_figures import MATCHES, PEOPLE, Figures, Learner, Pair, read, steps
from bot_plot import Panel, Point, plot

import fivefold as ff
from fivefold.bots import CHARACTERS, LEVELS, Dial, dial_of
from fivefold.core.game import AnyGame
from fivefold.core.interval import wilson
from fivefold.core.speech import Reader

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
PICTURE = PAGE.parent / "pictures" / "bots.svg"
Rows = list[str]


def elo(pair: Pair) -> float:
    """Return the difference in Elo points; half a match is added to each side, so that it is finite."""
    share = (pair.wins + 0.5) / (pair.matches + 1)
    return 400 * log10(share / (1 - share))


def named(strength: str) -> str:
    """Return a strength, with its level if that has a name."""
    place = float(strength)
    return f"{strength} ({LEVELS[int(place)]})" if place in range(len(LEVELS)) else strength


def ladder(figures: Figures, slug: str, dial: Dial) -> dict[str, float]:
    """Return the Elo rating of every half step that has been measured, with easy at 0."""
    pairs, scale = figures.pairs.get(slug, {}), {"0.0": 0.0}
    known = steps(dial)
    for below, above in pairwise(known):
        pair = pairs.get(f"{above} {below}")
        if pair is None or not pair.matches:
            break
        scale[above] = scale[below] + elo(pair)
    return scale


def at(scale: dict[str, float], strength: float) -> float | None:
    """Return the Elo rating of any strength, interpolated."""
    low = int(strength * 2) / 2
    one, other = scale.get(f"{low:.1f}"), scale.get(f"{low + 0.5:.1f}")
    if one is None or (other is None and strength > low):
        return None
    return one if other is None else one + (other - one) * (strength - low) * 2


def half_steps(figures: Figures, slug: str, dial: Dial) -> Rows:
    """Return rows of every half step: its rating, and how often it beats the one below."""
    rows = ["| strength | Elo | wins against half a step less | 95 % interval | matches |", "|---|---|---|---|---|"]
    scale = ladder(figures, slug, dial)
    for below, above in reversed(list(pairwise(steps(dial)))):
        pair = figures.pairs.get(slug, {}).get(f"{above} {below}")
        if pair is None or not pair.matches:
            rows.append(f"| {named(above)} | | | | 0 |")
            continue
        low, high = wilson(pair.wins, pair.matches)
        place = f"{scale[above]:.0f}" if above in scale else ""
        share = f"{pair.wins / pair.matches:.0%} | {low:.0%} to {high:.0%}"
        rows.append(f"| {named(above)} | {place} | {share} | {pair.matches} |")
    return [*rows, f"| {named('0.0')} | 0 | | | |"]


def characters(figures: Figures, slugs: Iterable[str]) -> Rows:
    """Return rows of every character: how often it beats a plain bot of its strength, in every game."""
    played = [slug for slug in slugs if any(name in figures.habits.get(slug, {}) for name in CHARACTERS)]
    rows = [f"| character | strength | {' | '.join(map(_title, played))} |", f"|---|---|{'---|' * len(played)}"]
    for name, profile in CHARACTERS.items():
        pairs = [figures.pairs.get(slug, {}).get(f"{name} {profile.strength:.1f}") for slug in played]
        cells = [f"{pair.wins / pair.matches:.0%}" if pair and pair.matches else "" for pair in pairs]
        rows.append(f"| {name} | {profile.strength:.1f} | {' | '.join(cells)} |")
    return rows


def alone(figures: Figures, slug: str) -> Rows:
    """Return rows of each level in games for one player."""
    rows = ["| level | won | 95 % interval | mean score | mean time | matches |", "|---|---|---|---|---|---|"]
    for level in reversed(LEVELS):
        one = figures.alone.get(slug, {}).get(level)
        if one is None or not one.matches:
            continue
        low, high = wilson(one.wins, one.matches)
        seconds = one.length // one.matches // 1000
        spent = f"{seconds // 60}:{seconds % 60:02}"
        share = f"{one.wins / one.matches:.0%} | {low:.0%} to {high:.0%}"
        rows.append(f"| {level} | {share} | {one.score / one.matches:.1f} | {spent} | {one.matches} |")
    return rows


def paces(figures: Figures) -> Rows:
    """Return rows of the CPU times of decisions."""
    rows = ["| game | strength | thoughts | half take less than | 99 of 100 less than |", "|---|---|---|---|---|"]
    for slug, known in figures.paces.items():
        for name, pace in known.items():
            times = f"{pace.half:.2f} ms | {pace.most:.1f} ms"
            rows.append(f"| {_title(slug)} | {name} | {pace.thoughts} | {times} |")
    return rows


def learners(figures: Figures) -> Rows:
    """Return rows of people against the adaptive bot."""
    half = MATCHES // 2
    rows = [
        f"| game | {' | '.join(f'strength {person}' for person in PEOPLE)} |",
        f"|---|{'---|' * len(PEOPLE)}",
    ]
    for slug, known in figures.learners.items():
        cells = [_learner(known.get(person)) for person in PEOPLE]
        rows.append(f"| {_title(slug)} | {' | '.join(cells)} |")
    return [*rows, "", f"Shares of wins in matches 1 to {half}, then in matches {half + 1} to {MATCHES}."]


def _learner(found: Learner | None) -> str:
    return "" if found is None else f"{found.early:.0%}, then {found.late:.0%}"


def _title(slug: str) -> str:
    return Reader().say(ff.games()[slug].title)


def panel(figures: Figures, game: type[AnyGame], dial: Dial) -> Panel:
    scale = ladder(figures, game.slug, dial)
    line = [Point(float(strength), place, "") for strength, place in scale.items()]
    dots = list[Point]()
    for name, profile in CHARACTERS.items():
        pair, base = figures.pairs.get(game.slug, {}).get(f"{name} {profile.strength:.1f}"), at(scale, profile.strength)
        if pair is not None and pair.matches and base is not None:
            dots.append(Point(profile.strength, base + elo(pair), name))
    return Panel(_title(game.slug), line, dots)


def main() -> None:
    figures = read()
    known = {slug: (game, dial) for slug, game in ff.games().items() if (dial := dial_of(game)) is not None}
    several = {slug: one for slug, one in known.items() if one[0].players.most > 1}
    makers: dict[str, Callable[[], Rows]] = {"paces": partial(paces, figures), "learners": partial(learners, figures)}
    makers["characters"] = partial(characters, figures, several)
    for slug, (_, dial) in several.items():
        makers[slug] = partial(half_steps, figures, slug, dial)
    for slug in known.keys() - several.keys():
        makers[slug] = partial(alone, figures, slug)
    page = PAGE.read_text("utf-8")
    measured = {slug for slug, pairs in figures.pairs.items() if any(pair.matches for pair in pairs.values())}
    measured |= {slug for slug, levels in figures.alone.items() if levels.keys() >= set(LEVELS)}
    for place, rows in makers.items():
        mark = f"<!-- table {place} -->"
        found = re.search(rf"{mark}.*?<!-- end -->", page, re.DOTALL)
        if found is None:
            sys.exit(f"docs/bots.md has no place for {place}: put {mark} and <!-- end --> there.")
        if place in known and place not in measured:
            continue  # keep what is there
        page = page.replace(found[0], "\n".join((mark, "", *rows(), "", "<!-- end -->")))
    PAGE.write_text(page, "utf-8")
    PICTURE.write_text(plot([panel(figures, *one) for one in several.values()]), "utf-8")


if __name__ == "__main__":
    main()
