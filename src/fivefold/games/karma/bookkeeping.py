"""Applies events to a state of Karma; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.game import Seat
from fivefold.core.sequences import replaced
from fivefold.games.karma.effects import EFFECTS
from fivefold.games.karma.model import PLACES, Card, Dealt, Ended, Event, Gave, Laid, PickedUp, Played, Revealed, State
from fivefold.games.karma.packs import UNIT, pack


def _without(cards: tuple[Card, ...], card: Card, number: int) -> tuple[Card, ...]:
    """Return the cards without `number` copies of a card, or without all copies if there are fewer."""
    for _ in range(min(number, cards.count(card))):
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards


def _turned(state: State, seat: Seat, place: int) -> tuple[tuple[Card | None, ...], ...]:
    return replaced(state.down, seat, replaced(state.down[seat], place, None))


def _played(state: State, event: Played) -> State:
    seat, cards, pile, gone = event.seat, event.cards, state.pile, state.gone
    card, number = cards[0], len(cards)
    player = state.players[seat]
    hand, known, up, down = player.hand + len(event.drew), player.known, player.up, player.down
    hands, hidden = state.hands, state.down
    if event.source == "hand":
        hand -= number
        hands = replaced(hands, seat, hands[seat] - number * UNIT[card] + pack(event.drew))
        if card in known:
            known = _without(known, card, number)
    else:
        if event.drew:
            hands = replaced(hands, seat, hands[seat] + pack(event.drew))
        if event.source == "up":
            up = _without(up, card, number)
        else:
            down, hidden = replaced(down, event.place, False), _turned(state, seat, event.place)
    if event.cleared:
        gone, pile = (*gone, *pile, *cards), ()
    else:
        pile, left = EFFECTS[card].lay(pile, cards)
        gone = (*gone, *left)
    goes_on = event.phase != "play" or (event.cleared and not event.out)
    return replace(
        state,
        phase=event.phase,
        players=replaced(state.players, seat, replace(player, hand=hand, known=known, up=up, down=down)),
        hands=hands,
        down=hidden,
        draw=state.draw[len(event.drew) :],
        turn=event.turn,
        turns=state.turns if goes_on else state.turns + 1,
        pile=pile,
        last=None if event.cleared else card,
        row=0 if event.cleared else state.row + number if card == state.last else number,
        gone=gone,
        out=(*state.out, seat) if event.out else state.out,
        since=event.at,
    )


def _picked_up(state: State, event: PickedUp) -> State:
    seat, cards, player = event.seat, event.cards, state.players[event.seat]
    down, hidden = player.down, state.down
    if event.turned is not None:
        cards = (*cards, event.turned)
        down, hidden = replaced(down, event.place, False), _turned(state, seat, event.place)
    player = replace(player, hand=player.hand + len(cards), known=player.known + cards, down=down)
    return replace(
        state,
        players=replaced(state.players, seat, player),
        hands=replaced(state.hands, seat, state.hands[seat] + pack(cards)),
        down=hidden,
        turn=event.turn,
        turns=state.turns + 1,
        pile=(),
        last=None,
        row=0,
        since=event.at,
    )


def _gave(state: State, event: Gave) -> State:
    seat, to, cards = event.seat, event.to, event.cards
    giver, taker = state.players[seat], state.players[to]
    players = replaced(state.players, seat, replace(giver, hand=giver.hand + len(event.drew)))
    taker = replace(taker, hand=taker.hand + len(cards), known=taker.known + cards)
    hands = replaced(state.hands, seat, state.hands[seat] + pack(event.drew))
    out = tuple(who for who in state.out if who != to)
    return replace(
        state,
        phase="play",
        players=replaced(players, to, taker),
        hands=replaced(hands, to, hands[to] + pack(cards)),
        draw=state.draw[len(event.drew) :],
        turn=event.turn,
        turns=state.turns + 1,
        pile=(),
        last=None,
        row=0,
        out=(*out, seat) if event.out else out,
        since=event.at,
    )


def apply(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(state, event)
        case PickedUp():
            return _picked_up(state, event)
        case Gave():
            return _gave(state, event)
        case Dealt(down=down, hands=hands, draw=draw):
            players = tuple(
                replace(player, hand=len(hand), down=(True,) * PLACES)
                for player, hand in zip(state.players, hands, strict=True)
            )
            return replace(
                state, phase="choose", players=players, hands=tuple(map(pack, hands)), down=down, draw=draw
            )  # fmt: skip
        case Laid(seat=seat, cards=cards, at=at):
            player = replace(state.players[seat], has_chosen=True)
            return replace(
                state,
                players=replaced(state.players, seat, player),
                chosen=replaced(state.chosen, seat, pack(cards)),
                since=at,
            )
        case Revealed(up=up, turn=turn):
            seats = len(up)
            return replace(
                state,
                phase="play",
                players=tuple(
                    replace(player, hand=player.hand - PLACES, up=cards, has_chosen=False)
                    for player, cards in zip(state.players, up, strict=True)
                ),
                hands=tuple(state.hands[who] - pack(up[who]) for who in range(seats)),
                chosen=(0,) * seats,
                turn=turn,
            )
        case Ended(reason=reason, losers=losers):
            return replace(state, phase="over", ended=reason, losers=losers)
