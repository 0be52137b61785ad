"""What a seat at a table of Karma may know, and the tables it cannot rule out."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.karma.model import (
    HIDDEN,
    MOST,
    PLACES,
    Card,
    Pack,
    Player,
    PublicState,
    Source,
    State,
    public_fields,
    whole_deck,
)
from fivefold.games.karma.packs import pack, spread

Memory = Literal["forgetful", "open"]


class Step(Struct, frozen=True, gc=False):
    """What the table waits for, worked out for people."""

    lowest: int
    highest: int
    """Which numbers fit now; Karma Cards always do."""
    source: Source | None
    """Where the next card of the one who looks comes from; None for a spectator."""
    deadline: Millis | None
    allowed: Millis | None
    """When the time for this step is up, and how long it is in all."""


class View(PublicState, frozen=True, kw_only=True):
    """A table of Karma from one seat.

    Everything that was ever shown is in it. With a forgetful memory people are sent it without what they have
    to remember: the pile below its top and what has left the game are hidden, and no card of a hand is known.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    memory: Memory
    hand: tuple[Card, ...]
    chosen: tuple[Card, ...]
    """What the one who looks has chosen to lay out, while others still choose."""
    draw: int
    step: Step | None = None
    """For people only."""

    @property
    def me(self) -> Player | None:
        """The player who looks, if it is one."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def top(self) -> Card | None:
        """The card to play on; None: the pile is empty."""
        return self.pile[-1] if self.pile else None


_WHOLE = tuple(pack(whole_deck(seats)) for seats in range(MOST + 1))


def forgotten(view: View) -> View:
    """What people are sent: with a forgetful memory the top of the pile, and how many cards there are of all else."""
    if view.memory == "open":
        return view
    return replace(
        view,
        players=tuple([replace(player, known=()) for player in view.players]),
        pile=(HIDDEN,) * (len(view.pile) - 1) + view.pile[-1:],
        gone=(HIDDEN,) * len(view.gone),
    )


def _guessed(view: View, chance: Chance) -> View:
    """The view with what was forgotten filled in from all that is not seen; a GIVE never lies in a pile."""
    bare = replace(view, pile=view.pile[-1:], gone=())
    unseen = _WHOLE[len(view.players)] - seen(bare)
    below = chance.shuffled([card for card in spread(unseen) if card != "GIVE"])[: len(view.pile) - len(bare.pile)]
    gone = chance.shuffled(spread(unseen - pack(below)))[: len(view.gone)]
    return replace(view, pile=(*below, *bare.pile), gone=tuple(gone))


def seen(view: View) -> Pack:
    """All cards whose place the one who looks knows."""
    cards = pack(view.hand) + pack(view.pile) + pack(view.gone)
    for who, player in enumerate(view.players):
        cards += pack(player.up)
        if who != view.seat:
            cards += pack(player.known)
    return cards


def sample(view: View, chance: Chance) -> State:
    """A table that looks like this: cards not seen lie in hands, face down and in the draw pile.

    It also takes what people are sent, in which cards of the pile are hidden.
    """
    if HIDDEN in (*view.pile[:1], *view.gone[:1]):
        view = _guessed(view, chance)
    unseen = chance.shuffled(spread(_WHOLE[len(view.players)] - seen(view)))
    hands: list[Pack] = []
    chosen: list[Pack] = []
    for who, player in enumerate(view.players):
        if who == view.seat:
            hands.append(pack(view.hand))
            chosen.append(pack(view.chosen))
        else:
            end = len(unseen) - player.hand + len(player.known)
            others = pack(unseen[end:])
            hands.append(pack(player.known) + others)
            chosen.append(pack(unseen[end : end + PLACES]) if player.has_chosen else 0)
            del unseen[end:]
    down = [tuple([unseen.pop() if there else None for there in player.down]) for player in view.players]
    return State(
        *public_fields(view),
        hands=tuple(hands),
        down=tuple(down),
        chosen=tuple(chosen),
        draw=tuple(unseen[: view.draw]),
    )
