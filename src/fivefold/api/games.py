"""Descriptions of the games and drills."""

from fivefold.api.bodies import CountPage, DrillInfo, GameInfo
from fivefold.bots import CHARACTERS, dial_of, is_bot, known_levels
from fivefold.core.counts import asked_of, count_list
from fivefold.core.drills import drill_names, title_of
from fivefold.core.game import AnyGame
from fivefold.core.games import Games
from fivefold.core.lessons import lesson_of
from fivefold.core.options import describe


def game_list(games: Games, today: str) -> list[GameInfo]:
    """The games for the front page and the lobby."""
    return [
        GameInfo(
            slug=slug,
            title=game.title,
            blurb=game.blurb,
            least=game.players.least,
            most=game.players.most,
            levels=known_levels(game)[1:] or known_levels(game),
            strongest=dial.top if (dial := dial_of(game)) else 0.0,
            steps=len(lesson.steps) if (lesson := lesson_of(game)) else 0,
            minutes=lesson.minutes if lesson else 0,
            characters={name: profile.strength for name, profile in CHARACTERS.items() if is_bot(game, name)},
            options=describe(game.options_type, today),
        )
        for slug, game in games.items()
    ]


def count_page(game: type[AnyGame]) -> CountPage:
    """What can be counted for a game."""
    return CountPage(count_list(game), asked_of(game))


def drill_list() -> list[DrillInfo]:
    """All drills."""
    return [DrillInfo(name, title_of(name), title_of(name, "about")) for name in drill_names()]
