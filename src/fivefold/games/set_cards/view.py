"""What a seat at a SET table may know, and the tables it cannot rule out."""

from typing import Literal

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.set_cards.model import Card, Ending, State, Triple
from fivefold.pieces.calls import Calling, Press, pressed
from fivefold.pieces.rounds import Sheet


class PlayerView(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    score: int
    """Over all rounds."""
    sets: tuple[Triple, ...]
    """Those of this round."""
    penalties: int
    agreed: bool
    away: bool


class View(Struct, frozen=True, gc=False):
    """A SET table from one seat; everything but the deck and calls in the photo finish is open."""

    seat: Seat | None
    round: int
    board: tuple[Card | None, ...]
    since: tuple[Millis, ...]
    """When the card of each place was dealt."""
    deck: int
    players: tuple[PlayerView, ...]
    sheet: Sheet
    can_agree: bool
    """Whether it is for the players to say that there is no SET."""
    asked: Millis | None
    """When the first of those who say so did."""
    goal: int | None
    """In a puzzle: how many SETs there are to find."""
    calling: Calling | None
    pressed: Press | None
    """One's own call, while it awaits the photo finish."""
    ended: Ending | Literal[""]
    missed: tuple[Triple, ...]

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple([card for card in self.board if card is not None])

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, if it is one."""
        return None if self.seat is None else self.players[self.seat]


def view(state: State, seat: Seat | None, *, can_agree: bool, goal: int | None) -> View:
    """The table from one seat; None is a spectator."""
    return View(
        seat=seat,
        round=state.round,
        board=state.board,
        since=state.since,
        deck=len(state.deck),
        players=tuple(  # by position, which is faster than by name
            [
                PlayerView(score, state.won[who], state.penalties[who], who in state.agreed, who in state.away)
                for who, score in enumerate(state.scores)
            ]
        ),
        sheet=state.sheet,
        can_agree=can_agree,
        asked=state.asked,
        goal=goal,
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
        round=view.round,
        deck=tuple(chance.shuffled(unseen)[: view.deck]),
        board=view.board,
        since=view.since,
        won=tuple(player.sets for player in players),
        penalties=tuple(player.penalties for player in players),
        sheet=view.sheet,
        agreed=tuple(who for who, player in enumerate(players) if player.agreed),
        asked=view.asked,
        presses=(view.pressed,) if view.pressed else (),
        calling=view.calling,
        away=tuple(who for who, player in enumerate(players) if player.away),
        lags=(0,) * len(players),
        passed=(),
        missed=view.missed,
        ended=view.ended,
    )
