"""What ratings say about one person: exported, deleted, or given to another person.

A rated match belongs to the others too: it stays as it counted, under an id that leads to nobody, so that nobody else's
rating changes, now or when ratings are computed again.
"""

from typing import Any

from fivefold.server.store.database import Statement
from fivefold.server.store.store import Store

_BUMP = (
    "UPDATE rated_games SET n = n + 1 WHERE game IN (SELECT rated_matches.game FROM rated_seats"
    " JOIN rated_matches ON rated_matches.match = rated_seats.match WHERE rated_seats.person = ?)"
)
"""A process that is rating a match of this person right now has to begin again."""
_HISTORY = "SELECT game, ended, mean, spread FROM rating_history WHERE person = ? ORDER BY game, n"
_MINE = ("ratings", "rating_history")


async def export(store: Store, person: str) -> dict[str, Any]:
    """Return everything about a person's ratings; raises StoreError."""
    ratings, choices = await store.ratings.mine(person), await store.ratings.choices(person)
    history: dict[str, list[dict[str, int]]] = {}
    for game, ended, mean, spread in await store.read(_HISTORY, person):
        history.setdefault(game, []).append({"ended": ended, "mean": mean, "spread": spread})
    return {
        "games": {
            game: {"rating": one.belief, "matches": one.matches, "history": history.get(game, [])}
            for game, one in ratings.items()
        },
        **choices._asdict(),
    }


def forget(person: str, alias: str) -> list[Statement]:
    """Return the statements that delete a person's ratings."""
    return [
        Statement(_BUMP, (person,)),
        Statement("UPDATE rated_seats SET person = ? WHERE person = ?", (alias, person)),
        *(Statement(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in _MINE),  # noqa: S608
        Statement("DELETE FROM rating_choices WHERE person = ?", (person,)),
        Statement("DELETE FROM seekers WHERE person = ?", (person,)),
        Statement("UPDATE seekers SET mate = ? WHERE mate = ?", (alias, person)),
    ]


def merge(guest: str, person: str) -> list[Statement]:
    """Return the statements that give a person the ratings of a guest in games in which they have none themselves.

    In the other games the guest's matches count as they did, for the guest: nobody plays them twice.
    """
    free = "game NOT IN (SELECT game FROM ratings WHERE person = ?)"
    seats = (
        "UPDATE rated_seats SET person = ? WHERE person = ? AND match IN (SELECT match FROM rated_matches"  # noqa: S608
        f" WHERE {free}) AND match NOT IN (SELECT match FROM rated_seats WHERE person = ?)"
    )
    return [
        Statement(_BUMP, (guest,)),
        Statement(seats, (person, guest, person, person)),
        *(
            Statement(f"UPDATE {table} SET person = ? WHERE person = ? AND {free}", (person, guest, person))  # noqa: S608
            for table in reversed(_MINE)
        ),
    ]
