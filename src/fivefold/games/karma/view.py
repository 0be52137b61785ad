"""The view of one seat in Karma, and sampling of states that are consistent with it."""

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
    """Details of the current step, for human players."""

    lowest: int
    highest: int
    """The range of numbers that fit now; Karma Cards always fit."""
    source: Source | None
    """Where the viewer's next card comes from; None for a spectator."""
    deadline: Millis | None
    allowed: Millis | None
    """The end of the time for this step, and its whole length."""


class View(PublicState, frozen=True, kw_only=True):
    """A match of Karma as one seat sees it.

    It holds everything that was ever shown. With `forgetful` memory, people are sent it without what they have to
    remember: the pile below its top, the cards that have left the game, and the known cards of hands are hidden.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    memory: Memory
    hand: tuple[Card, ...]
    chosen: tuple[Card, ...]
    """The cards the viewer has chosen to lay out, while others still choose."""
    draw: int
    step: Step | None = None
    """For human players only."""

    @property
    def me(self) -> Player | None:
        """Return the player who views; None for a spectator."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def top(self) -> Card | None:
        """Return the card to play on; None if the pile is empty."""
        return self.pile[-1] if self.pile else None


_WHOLE = tuple(pack(whole_deck(seats)) for seats in range(MOST + 1))


def forgotten(view: View) -> View:
    """Return the view that people are sent: with `forgetful` memory only the top of the pile, and counts."""
    if view.memory == "open":
        return view
    return replace(
        view,
        players=tuple([replace(player, known=()) for player in view.players]),
        pile=(HIDDEN,) * (len(view.pile) - 1) + view.pile[-1:],
        gone=(HIDDEN,) * len(view.gone),
    )


def _guessed(view: View, chance: Chance) -> View:
    """Replace forgotten cards by random unseen ones; a GIVE never lies in a pile."""
    bare = replace(view, pile=view.pile[-1:], gone=())
    unseen = _WHOLE[len(view.players)] - seen(bare)
    below = chance.shuffled([card for card in spread(unseen) if card != "GIVE"])[: len(view.pile) - len(bare.pile)]
    gone = chance.shuffled(spread(unseen - pack(below)))[: len(view.gone)]
    return replace(view, pile=(*below, *bare.pile), gone=tuple(gone))


def seen(view: View) -> Pack:
    """Return all cards whose place the viewer knows."""
    cards = pack(view.hand) + pack(view.pile) + pack(view.gone)
    for who, player in enumerate(view.players):
        cards += pack(player.up)
        if who != view.seat:
            cards += pack(player.known)
    return cards


def sample(view: View, chance: Chance) -> State:
    """Return a random state that matches the view: unseen cards lie in hands, face down and in the draw pile.

    Accepts the view that people are sent too, in which cards of the pile are hidden.
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
