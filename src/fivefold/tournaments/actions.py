"""What people and servers do with a tournament, as values that can be sent."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.tournaments.entries import Places, PlayerNumber, RoundNumber, TableDecided, TableNumber
from fivefold.tournaments.tournament import NewRoom, Tournament

MOST_BOTS = 32


class TournamentAction(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Something to do with a tournament."""


class StartTournament(TournamentAction, frozen=True, tag="start"):
    """Host: pair the first round."""


class NextRound(TournamentAction, frozen=True, tag="next"):
    """Host: pair the next round without waiting for the end of the pause."""


class EndTournament(TournamentAction, frozen=True, tag="end"):
    """Host: end the tournament with the standing as it is."""


class AddBots(TournamentAction, frozen=True, tag="bots"):
    """Host: add bots of a level."""

    level: Annotated[str, Meta(pattern=r"^[a-z0-9.-]{1,20}$")]
    count: Annotated[int, Meta(ge=1, le=MOST_BOTS)] = 1


class RemovePlayer(TournamentAction, frozen=True, tag="remove"):
    """Host: take a player out of the tournament."""

    player: PlayerNumber


class ReturnPlayer(TournamentAction, frozen=True, tag="return"):
    """Host: let a player who has left or was taken out play again."""

    player: PlayerNumber


class DecideTable(TournamentAction, frozen=True, tag="decide"):
    """Host: say or correct how a table ended."""

    round: RoundNumber
    table: TableNumber
    places: Places


class SwapPlayers(TournamentAction, frozen=True, tag="swap"):
    """Host: exchange two players of the current round."""

    first: PlayerNumber
    second: PlayerNumber


AnyHostAction = (
    StartTournament | NextRound | EndTournament | AddBots | RemovePlayer | ReturnPlayer | DecideTable | SwapPlayers
)


class EnterPlayer(TournamentAction, frozen=True, tag="enter"):
    """A person enters under a name, or comes back as the player that they were."""

    name: str
    player: PlayerNumber | None = None


class LeaveTournament(TournamentAction, frozen=True, tag="leave"):
    """A person leaves."""

    player: PlayerNumber


class FollowOn(TournamentAction, frozen=True, tag="follow"):
    """The results that have come since, and what follows from them."""

    results: tuple[TableDecided, ...] = ()


AnyAction = AnyHostAction | EnterPlayer | LeaveTournament | FollowOn


def carry_out(found: Tournament, action: AnyAction, at: Millis, new_room: NewRoom) -> Tournament:
    """Return the tournament after an action and all that follows from it; raises Refusal."""
    match action:
        case StartTournament():
            found = found.start(at=at, new_room=new_room)
        case NextRound() if not found.round.is_complete:
            raise Illegal("tournaments.round-open")
        case EndTournament():
            found = found.end(at=at)
        case AddBots(level=level, count=count):
            bots = sum(bool(player.bot) and not player.withdrawn for player in found.state.players.values())
            if bots + count > MOST_BOTS:
                raise Illegal("tournaments.too-many-bots", most=MOST_BOTS)
            for _ in range(count):
                found = found.add_bot(level, at=at, new_room=new_room)
        case RemovePlayer(player=player):
            found = found.withdraw(player, by_host=True, at=at)
        case LeaveTournament(player=player):
            found = found.withdraw(player, at=at)
        case ReturnPlayer(player=player):
            found = found.come_back(player, at=at, new_room=new_room)
        case EnterPlayer(name=name, player=None):
            found = found.enter(name, at=at, new_room=new_room)
        case EnterPlayer(player=int(player)):
            found.check_return(player)
            found = found.come_back(player, at=at, new_room=new_room)
        case DecideTable(round=number, table=table, places=places):
            found = found.decide(table, *places, round=number, at=at)
        case SwapPlayers(first=first, second=second):
            found = found.swap(first, second, at=at, new_room=new_room)
        case FollowOn() if found.is_full:
            found = found.end(at=at)
        case FollowOn(results=results):
            for result in results:
                if found.state.rounds[result.round - 1].tables[result.table].is_open and not found.is_over:
                    found = found.take(result)
        case _:
            pass
    return found.follow(at, new_room, now=isinstance(action, NextRound))
