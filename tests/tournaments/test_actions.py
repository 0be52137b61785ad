"""What players and the host may do with a tournament, and that nobody can stop it by doing so again and again."""

from contextlib import suppress

import pytest

from fivefold.core.errors import Illegal
from fivefold.tournaments import Tournament
from fivefold.tournaments.actions import (
    EndTournament,
    EnterPlayer,
    FollowOn,
    LeaveTournament,
    RemovePlayer,
    ReturnPlayer,
    SwapPlayers,
    carry_out,
)
from fivefold.tournaments.tournament import no_room
from tournaments.test_tournament import begun


def test_who_was_taken_out_comes_back_only_by_the_host() -> None:
    found = carry_out(begun(4), RemovePlayer(2), 0, no_room)
    with pytest.raises(Illegal) as refusal:
        carry_out(found, EnterPlayer("P2", 2), 0, no_room)
    assert refusal.value.message.key == "tournaments.removed"
    back = carry_out(found, ReturnPlayer(2), 0, no_room)
    left = carry_out(back, LeaveTournament(2), 0, no_room)
    assert not carry_out(left, EnterPlayer("P2", 2), 0, no_room).state.players[2].withdrawn


def test_a_player_who_comes_and_goes_cannot_fill_the_log() -> None:
    found = Tournament.of("karma", *(f"P{n}" for n in range(1, 65)))
    for player in range(1, 65):
        with suppress(Illegal):
            while True:
                found = carry_out(found, LeaveTournament(player), 0, no_room)
                found = carry_out(found, EnterPlayer(f"P{player}", player), 0, no_room)
    assert len(found.entries) < 1000
    found = carry_out(found, ReturnPlayer(1), 0, no_room)
    assert not found.state.players[1].withdrawn


def test_a_tournament_whose_log_is_full_ends() -> None:
    found = begun(4)
    with suppress(Illegal):
        while True:
            found = carry_out(found, SwapPlayers(1, 2), 0, no_room)
    assert carry_out(found, FollowOn(), 0, no_room).is_over
    assert carry_out(found, EndTournament(), 0, no_room).is_over
