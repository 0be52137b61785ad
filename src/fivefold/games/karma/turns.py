"""Computes the event of each step of a turn by the rules, without changing the state."""

from collections.abc import Collection

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Seat
from fivefold.core.words import Pieces
from fivefold.games.karma.effects import EFFECTS, FITTING
from fivefold.games.karma.model import COPIES, HAND, KINDS, Card, Gave, Phase, PickedUp, Played, Player, Source, State
from fivefold.games.karma.packs import UNIT, count

_CARDS = {(card, number): (card,) * number for card in KINDS for number in range(1, COPIES + 1)}


def source(phase: Phase, player: Player, draw: int) -> Source:
    """Return where a player's next card comes from."""
    if phase == "follow":
        return "up" if player.up else "down" if True in player.down else "hand"
    return "hand" if player.hand or draw else "up" if player.up else "down"


def fits(state: State, card: Card) -> bool:
    """Return whether a card may be played now; after Play a Table Card every card may."""
    return state.phase == "follow" or card in FITTING[state.pile[-1] if state.pile else None]


def following(seats: int, seat: Seat, out: Collection[Seat]) -> Seat:
    """Return the next player clockwise who is not out."""
    seat = (seat + 1) % seats
    while seat in out:
        seat = (seat + 1) % seats
    return seat


def play(state: State, seat: Seat, card: Card, number: int, at: Millis, *, late: bool = False) -> Played:
    """Play one to three cards of a kind from the hand or from the Faceup Table Cards."""
    if (card, number) not in _CARDS:
        if card not in UNIT:
            raise Illegal("karma.not-held", cards=Pieces((card,)))
        raise Illegal("karma.one-to-three")
    player = state.players[seat]
    place = source(state.phase, player, len(state.draw))
    if place == "hand":
        held = count(state.hands[seat], card)
    elif place == "up":
        held = player.up.count(card)
    else:
        raise Illegal("karma.blind")
    if held < number:
        raise Illegal(f"karma.not-held.{place}", cards=Pieces(_CARDS[card, number]))
    if not fits(state, card):
        raise EFFECTS[state.pile[-1]].unfit(card)
    return _played(state, seat, card, number, place, at, -1, late)


def turn_over(state: State, seat: Seat, place: int, at: Millis, *, late: bool = False) -> Played | PickedUp:
    """Turn over a Facedown Table Card: play it if it fits, else take it and the pile into the hand."""
    if source(state.phase, state.players[seat], len(state.draw)) != "down":
        raise Illegal("karma.not-blind")
    down = state.down[seat]
    card = down[place] if 0 <= place < len(down) else None
    if card is None:
        raise Illegal("karma.no-card-there")
    if fits(state, card):
        return _played(state, seat, card, 1, "down", at, place, late)
    return PickedUp(seat, state.pile, at, following(len(state.players), seat, state.out), card, place, late)


def pick_up(state: State, seat: Seat, at: Millis, *, late: bool = False) -> PickedUp:
    """Take the whole pile into the hand."""
    if state.phase == "follow":
        raise Illegal("karma.must-follow")
    if not state.pile:
        raise Illegal("karma.no-pile")
    return PickedUp(seat, state.pile, at, following(len(state.players), seat, state.out), late=late)


def give(state: State, seat: Seat, to: Seat, at: Millis, *, late: bool = False) -> Gave:
    """Give the pile to another player, which ends the turn."""
    if to == seat:
        raise Illegal("karma.not-to-yourself")
    if not 0 <= to < len(state.players):
        raise Illegal("karma.no-such-seat", number=to + 1, last=len(state.players))
    player = state.players[seat]
    drew = state.draw[: max(0, HAND - player.hand)]
    out = not (player.hand or player.on_table or drew)
    still_out = tuple(who for who in state.out if who != to)
    turn = following(len(state.players), seat, (*still_out, seat) if out else still_out)
    return Gave(seat, to, state.pile, at, turn, to in state.out, drew, out, late)


def _played(
    state: State,
    seat: Seat,
    card: Card,
    number: int,
    place: Source,
    at: Millis,
    which: int,
    late: bool,
) -> Played:
    player = state.players[seat]
    if place == "hand":
        held, table = player.hand - number, player.on_table
    else:
        held, table = player.hand, player.cards - player.hand > number
    cards = _CARDS[card, number]
    lifted: Card | None = None
    cleared = (state.row + number if card == state.last else number) >= COPIES
    if not cleared:
        effect = EFFECTS[card]
        step = effect.next_step(state.pile, bool(held or table))
        if step != "play":
            return Played(seat, cards, place, at, seat, step, which, late=late)
        lifted = effect.lifted(state.pile)
    drew = state.draw[: HAND - held] if held < HAND else ()
    out = not (held or table or drew)
    turn = (
        seat if cleared and not out else following(len(state.players), seat, (*state.out, seat) if out else state.out)
    )
    return Played(seat, cards, place, at, turn, "play", which, drew, cleared, lifted, out, late)
