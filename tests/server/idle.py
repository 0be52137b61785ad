"""A preparer for drivers whose games need no preparation."""

from fivefold.server.rooms.preparation import Preparer
from fivefold.server.workers.pool import WorkerPool

IDLE = Preparer(WorkerPool())
