"""Draws the strengths of the bots of all games on an Elo scale, as one SVG with a panel for each game."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from fivefold.bots import LEVELS

WIDTH, HEIGHT, COLUMNS = 330, 250, 3
LEFT, BOTTOM, TOP, RIGHT = 46, 34, 30, 14
STEP = 500
"""Elo points between two grid lines."""


class Point(NamedTuple):
    """A bot: its strength on the dial, and its Elo rating."""

    strength: float
    elo: float
    name: str


class Panel(NamedTuple):
    """One game: the curve of its dial, and its characters."""

    title: str
    line: Sequence[Point]
    dots: Sequence[Point]


def plot(panels: Sequence[Panel]) -> str:
    """Return the SVG."""
    rows = -(-len(panels) // COLUMNS)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {COLUMNS * WIDTH} {rows * HEIGHT}"'
        ' font-family="sans-serif" font-size="10" role="img" aria-label="Bots on an Elo scale, game by game">',
        f'<rect width="{COLUMNS * WIDTH}" height="{rows * HEIGHT}" fill="#fdfbf4"/>',
    ]
    highest = max([point.elo for panel in panels for point in (*panel.line, *panel.dots)], default=STEP)
    top = STEP * (int(highest) // STEP + 1)
    for place, panel in enumerate(panels):
        row, column = divmod(place, COLUMNS)
        parts.append(f'<g transform="translate({column * WIDTH} {row * HEIGHT})">')
        parts += _panel(panel, top)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def _x(strength: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * strength / 4


def _y(elo: float, top: int) -> float:
    lowest = -STEP / 2
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (elo - lowest) / (top - lowest)


def _panel(panel: Panel, top: int) -> list[str]:
    parts = [f'<text x="{LEFT}" y="18" font-size="13" font-weight="bold" fill="#21302a">{escape(panel.title)}</text>']
    for elo in range(0, top + 1, STEP):
        y = _y(elo, top)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#d9d3c1" fill="none"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 3:.1f}" text-anchor="end" fill="#5b655f">{elo}</text>')
    for place, level in enumerate((*LEVELS, "4.0")):
        x = _x(place)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle" fill="#5b655f">{level}</text>')
    way = " ".join(f"{_x(point.strength):.1f},{_y(point.elo, top):.1f}" for point in panel.line)
    parts.append(f'<polyline points="{way}" fill="none" stroke="#2f7a5f" stroke-width="2"/>')
    parts += [
        f'<circle cx="{_x(point.strength):.1f}" cy="{_y(point.elo, top):.1f}" r="3" fill="#2f7a5f"/>'
        for point in panel.line
    ]
    for place, point in enumerate(panel.dots):
        x, y = _x(point.strength), _y(point.elo, top)
        up = -6 if place % 2 else 13
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="#c9962c"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{y + up:.1f}" text-anchor="middle" font-size="8" fill="#7a5a13">{point.name}</text>'
        )
    return parts
