"""Random logs of score sheets, from several devices whose clocks may disagree."""

from random import Random

from fivefold.core.scoring import Scoring
from fivefold.scores import (
    AnyScoreEntry,
    PlayerNamed,
    PlayerRemoved,
    PlayersOrdered,
    PointsEntered,
    RoundPicked,
    RoundsSet,
    TieDecided,
)

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")


def random_log(luck: Random, scoring: Scoring, length: int) -> list[AnyScoreEntry]:
    """Return entries that devices could have made, with corrections; in the order in which they were made."""
    players = [f"d{device}-{number}" for device in range(2) for number in range(2)]
    log: list[AnyScoreEntry] = []
    for number in range(length):
        name, at, player = f"d{luck.randrange(3)}-{number}", luck.randrange(40), luck.choice(players)
        row = luck.randrange(1, 5)
        match luck.randrange(12):
            case 0 | 1:
                log.append(PlayerNamed(id=name, at=at, player=player, name=luck.choice(NAMES)))
            case 2:
                log.append(PlayerRemoved(id=name, at=at, player=player))
            case 3:
                log.append(PlayersOrdered(id=name, at=at, players=tuple(luck.sample(players, luck.randrange(5)))))
            case 4:
                log.append(RoundsSet(id=name, at=at, rounds=luck.randrange(4)))
            case 5:
                log.append(TieDecided(id=name, at=at, player=luck.choice([None, player])))
            case 6 | 7 if scoring.entry == "pick":
                log.append(RoundPicked(id=name, at=at, round=row, player=luck.choice([None, player, player])))
            case _:
                points = luck.choice([None, 0, 0, 3, 10, -1])
                log.append(PointsEntered(id=name, at=at, round=row, player=player, points=points))
    return log


def finished_log(luck: Random, scoring: Scoring) -> list[AnyScoreEntry]:
    """Return a whole evening of two or three players with few points, so that ties are frequent."""
    players = [f"d-{number}" for number in range(luck.randrange(2, 4))]
    rounds = luck.randrange(1, 4)
    log: list[AnyScoreEntry] = [
        PlayerNamed(id=player, at=0, player=player, name=NAMES[n]) for n, player in enumerate(players)
    ]
    log.append(RoundsSet(id="d-10", at=1, rounds=rounds))
    for row in range(1, rounds + 1):
        for player in players:
            number = f"d-{len(log) + 20}"
            if scoring.entry == "pick":
                log.append(RoundPicked(id=number, at=len(log), round=row, player=player))
            else:
                log.append(PointsEntered(id=number, at=len(log), round=row, player=player, points=luck.randrange(2)))
    if luck.random() < 0.5:
        log.append(TieDecided(id="d-11", at=len(log), player=luck.choice(players)))
    return log
