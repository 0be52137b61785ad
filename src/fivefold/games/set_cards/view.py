"""What a seat at a SET table may know, and the tables it cannot rule out."""

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.set_cards.model import Card, State, Triple
from fivefold.pieces.calls import Calling, Press, pressed


class PlayerView(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    score: int
    sets: tuple[Triple, ...]
    penalties: int
    earlier: int
    agreed: bool
    away: bool


class View(Struct, frozen=True, gc=False):
    """A SET table from one seat; everything but the deck and calls in the photo finish is open."""

    seat: Seat | None
    deal: int
    board: tuple[Card | None, ...]
    since: tuple[Millis, ...]
    deck: int
    players: tuple[PlayerView, ...]
    asked: Millis | None
    calling: Calling | None
    pressed: Press | None
    ended: str
    missed: tuple[Triple, ...]

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple(card for card in self.board if card is not None)

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, if it is one."""
        return None if self.seat is None else self.players[self.seat]


def view(state: State, seat: Seat | None) -> View:
    """The table from one seat; None is a spectator."""
    return View(
        seat=seat,
        deal=state.deal,
        board=state.board,
        since=state.since,
        deck=len(state.deck),
        players=tuple(
            PlayerView(
                score=score,
                sets=state.won[who],
                penalties=state.penalties[who],
                earlier=state.earlier[who],
                agreed=who in state.agreed,
                away=who in state.away,
            )
            for who, score in enumerate(state.scores)
        ),
        asked=state.asked,
        calling=state.calling,
        pressed=pressed(state, seat),
        ended=state.ended,
        missed=state.missed,
    )


def sample(view: View, whole: tuple[Card, ...], chance: Chance) -> State:
    """A table that looks like this: the cards not seen lie in the deck in some order."""
    seen = {*view.face_up, *(card for player in view.players for triple in player.sets for card in triple)}
    unseen = [card for card in whole if card not in seen]
    players = view.players
    return State(
        seats=len(players),
        now=max((*view.since, view.asked or 0, view.pressed.arrived if view.pressed else 0)),
        deal=view.deal,
        deck=tuple(chance.shuffled(unseen)[: view.deck]),
        board=view.board,
        since=view.since,
        won=tuple(player.sets for player in players),
        penalties=tuple(player.penalties for player in players),
        earlier=tuple(player.earlier for player in players),
        agreed=tuple(who for who, player in enumerate(players) if player.agreed),
        asked=view.asked,
        presses=(view.pressed,) if view.pressed else (),
        calling=view.calling,
        away=tuple(who for who, player in enumerate(players) if player.away),
        lags=(0,) * len(players),
        missed=view.missed,
        ended=view.ended,
    )
