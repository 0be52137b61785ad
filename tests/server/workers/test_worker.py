"""The worker's side: reads orders and writes messages, in order."""

from io import BytesIO
from typing import Any

import msgspec
import pytest

from fivefold.server.workers.jobs import JobRequest, Order, WorkerMessage, encode
from fivefold.server.workers.worker import serve
from server.workers.jobs import ONE, Sample


def messages(*requests: JobRequest[Any]) -> list[WorkerMessage]:
    orders, found = BytesIO(), BytesIO()
    for request in requests:
        kind = type(request)
        order = encode(Order(f"{kind.__module__}:{kind.__qualname__}", msgspec.Raw(encode(request))))
        orders.write(len(order).to_bytes(4, "big") + order)
    orders.seek(0)
    serve(msgspec.structs.replace(ONE, cpu_seconds=100_000), orders, found)
    found.seek(0)
    decoded: list[WorkerMessage] = []
    while head := found.read(4):
        decoded.append(msgspec.msgpack.decode(found.read(int.from_bytes(head, "big")), type=WorkerMessage))
    return decoded


def test_progress_comes_once_a_percent_in_order_and_before_the_reply() -> None:
    for count in (messages(Sample("count")), messages(Sample("count"), Sample("count"))):
        started, *rest = count
        assert started == WorkerMessage()
        for job in (rest[:102], rest[102:]):
            if job:
                *progress, last = job
                assert [(one.done, one.total) for one in progress] == [(10 * n, 1000) for n in range(101)]
                assert last.is_last
                assert last.reply is not None


def test_a_job_that_fails_is_answered_and_the_next_one_runs() -> None:
    _, failed, refused, done = messages(Sample("fail"), Sample("refuse"), Sample())
    assert failed == WorkerMessage(is_last=True, error="ValueError('a fault')")
    assert refused.refusal is not None
    assert refused.refusal.key == "server.not-over"
    assert done.reply


def test_a_worker_that_is_out_of_memory_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Sample, "run", full)
    assert messages(Sample(), Sample()) == [WorkerMessage()]
