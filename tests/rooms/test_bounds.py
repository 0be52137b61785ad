"""The saved state of a room stays small, however many people come and go: it is written again with every change."""

from msgspec.structs import replace

from fivefold.games.karma.rules import Karma
from fivefold.rooms.blocks import MOST_BLOCKS, with_blocks
from fivefold.rooms.long_turns import with_vacation
from fivefold.rooms.state import MOST_PEOPLE, MOST_SAT, RoomState, SeatState

STATE = RoomState(
    "ABCDE", "host", "karma", {}, (SeatState("host"), SeatState(), SeatState()), {"host": "Ann"}, owner="host"
)
MANY = tuple(f"{n:016}" for n in range(200))


def test_what_is_known_of_people_who_have_left_is_forgotten() -> None:
    state = STATE
    for n in range(1000):
        guest = f"guest {n}"
        state = state.enter(guest, "Bo")
        state = with_vacation(with_blocks(state, guest, MANY[:5]), guest, 1, 2)
        assert guest in state.blocked
        state = state.forget(guest)
    assert (state.blocked, state.vacations) == ({}, {})
    kicked = with_blocks(state.enter("guest", "Bo"), "guest", MANY[:5]).kick("guest", Karma)
    assert kicked.blocked == {}


def test_the_blocks_of_the_host_stay_and_those_of_all_others_are_bounded() -> None:
    state = STATE
    for n in range(1, MOST_PEOPLE):
        state = with_blocks(state.enter(f"guest {n}", "Bo"), f"guest {n}", MANY)
    assert sum(map(len, state.blocked.values())) <= MOST_BLOCKS
    state = with_blocks(state, "host", MANY)
    assert state.blocked["host"] == MANY
    away = replace(state, seats=(SeatState(),) * 3).forget("host")
    assert away.blocked["host"] == MANY, "nobody whom the host blocks joins while the host is away"


def test_only_the_latest_people_who_sat_are_known() -> None:
    state = STATE
    for n in range(3 * MOST_SAT):
        state = state.enter(f"guest {n}", "Bo").sit(f"guest {n}", 1).stand(f"guest {n}", Karma).forget(f"guest {n}")
    assert len(state.sat) == MOST_SAT
    assert f"guest {3 * MOST_SAT - 1}" in state.sat
