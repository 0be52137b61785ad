"""Packets between processes: lost, repeated and late ones are noticed, and other versions do no harm."""

import random

import msgspec
import pytest

from fivefold.server.cluster.bus.messages import (
    VERSION,
    AnyPeerMessage,
    Packet,
    RemoteDisconnect,
    RemoteSend,
    read,
    write,
)
from fivefold.server.cluster.bus.sessions import Sessions


def mails(*lines: int) -> list[AnyPeerMessage]:
    return [RemoteDisconnect(line) for line in lines]


def test_packets_come_as_they_were_sent() -> None:
    one, two = Sessions("one", 1), Sessions("two", 1)
    for n in range(5):
        heard = two.unpack(one.pack("two", mails(n)))
        assert heard == ("one", False, mails(n))


def test_what_is_repeated_is_heard_once() -> None:
    one, two = Sessions("one", 1), Sessions("two", 1)
    first, second = one.pack("two", mails(1)), one.pack("two", mails(2))
    assert [two.unpack(packet) is not None for packet in (first, first, second, first, second)] == [
        True, False, True, False, False,
    ]  # fmt: skip


def test_a_gap_is_noticed_by_both_once_and_then_all_is_well() -> None:
    one, two = Sessions("one", 1), Sessions("two", 1)
    assert two.unpack(one.pack("two", [])) is not None
    assert one.unpack(two.pack("one", [])) is not None
    one.pack("two", mails(1))  # lost
    assert two.unpack(one.pack("two", mails(2))) == ("one", True, [])
    assert two.unpack(one.pack("two", mails(3))) is None, "of a talk that is over"
    assert one.unpack(two.pack("one", mails(4))) == ("two", True, mails(4)), "now one knows as well"
    for n in range(3):
        assert two.unpack(one.pack("two", mails(n))) == ("one", False, mails(n))
        assert one.unpack(two.pack("one", mails(n))) == ("two", False, mails(n))


def test_who_was_dropped_notices() -> None:
    one, two = Sessions("one", 1), Sessions("two", 1)
    two.unpack(one.pack("two", []))
    one.unpack(two.pack("one", []))
    one.drop("two")
    assert one.unpack(two.pack("one", mails(1))) is None
    assert two.unpack(one.pack("two", mails(2))) == ("one", True, mails(2))
    assert one.unpack(two.pack("one", mails(3))) == ("two", False, mails(3))


@pytest.mark.parametrize("seed", range(300))
def test_over_a_bad_bus_nothing_is_missed_unnoticed(seed: int) -> None:
    """Between two losses, exactly the sent messages arrive, from the first one on; finally the session recovers."""
    luck = random.Random(seed)
    talks = {name: Sessions(name, 1) for name in ("one", "two")}
    sent: dict[str, list[int]] = {"one": [], "two": []}
    heard: dict[str, list[int]] = {"one": [], "two": []}
    under_way: list[tuple[str, bytes]] = []
    number = 0

    def deliver(to: str, packet: bytes) -> None:
        found = talks[to].unpack(packet)
        if found is None:
            return
        if found.is_lost:
            heard[to] = []
        for mail in found.messages:
            assert isinstance(mail, RemoteDisconnect)
            if heard[to]:
                assert mail.connection == heard[to][-1] + 1, "something is missing, or comes twice"
            heard[to].append(mail.connection)

    for step in range(200):
        calm = step > 150
        name, other = luck.choice((("one", "two"), ("two", "one")))
        number = len(sent[name])
        sent[name].append(number)
        under_way.append((other, talks[name].pack(other, [RemoteDisconnect(number)])))
        if not calm and luck.random() < 0.03:
            talks[name].drop(other)
            heard[name] = []
        while under_way and (calm or luck.random() < 0.6):
            to, packet = under_way.pop(0 if calm or luck.random() < 0.95 else luck.randrange(len(under_way)))
            if calm or luck.random() > 0.05:
                deliver(to, packet)
            if not calm and luck.random() < 0.05:
                under_way.append((to, packet))
    for name, other in (("one", "two"), ("two", "one")):
        assert heard[name][-1] == sent[other][-1]


def test_a_mail_that_is_not_known_is_left_unread() -> None:
    packet = [
        VERSION,
        "new",
        1,
        1,
        [["went", 1], ["invented", {"later": True}], ["went", 2, "more"], ["told", [3], b"x", 9]],
    ]
    found = read(msgspec.msgpack.encode(packet))
    assert found is not None
    assert found.messages == [RemoteDisconnect(1), RemoteDisconnect(2), RemoteSend((3,), b"x")]


def test_another_version_is_not_listened_to() -> None:
    assert read(write(Packet(VERSION + 1, "new", 1, 1, mails(1)))) is None
    assert read(b"nonsense") is None
    assert read(b"") is None
