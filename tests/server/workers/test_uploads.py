"""Uploads are fair by address: many from one address do not keep another address waiting."""

import asyncio
from pathlib import Path

import pytest

from fivefold.core.errors import Illegal
from fivefold.server.matches.uploads import UploadedRecords
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import UPLOAD, RecordRequest
from server.workers.watching import eventually

RECORD = (Path(__file__).parents[2] / "records" / "set.fivefold").read_bytes()
MANY = 14


@pytest.mark.real
def test_fourteen_uploads_of_one_address_delay_another_address_by_one_job_at_most() -> None:
    """Jobs are counted, not seconds: what is running when the other upload arrives may end first, and nothing else."""

    async def test() -> None:
        pool = WorkerPool(UPLOAD)
        uploads, ended = UploadedRecords(pool), list[str]()

        async def upload(address: str, at: int) -> None:
            try:
                await uploads.read(RecordRequest(RECORD, "moment", None, at), address)
            except Illegal as refusal:
                ended.append(f"{address} {refusal.code}")
            else:
                ended.append(address)

        async with asyncio.TaskGroup() as group:
            many = [group.create_task(upload("10.0.0.1", n)) for n in range(MANY)]
            await asyncio.sleep(0)
            pool.start()
            await eventually(lambda: pool.waiting("upload") < UPLOAD.max_per_address, "the first to run")
            before = len(ended)
            await group.create_task(upload("10.0.0.2", 0))
            meanwhile = ended[before:]
            for task in many:
                task.cancel()
        await pool.close()
        refused = [one for one in ended if one.endswith("busy")]
        assert refused == ["10.0.0.1 busy"] * (MANY - UPLOAD.max_per_address), "only who asks for too much is refused"
        assert meanwhile in (["10.0.0.2"], ["10.0.0.1", "10.0.0.2"])

    asyncio.run(test())
