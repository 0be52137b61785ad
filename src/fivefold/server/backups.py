"""Backups of an SQLite database that the operator makes in the browser: into one folder, and only so many."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from fivefold.api.moderation import BackupFile, Backups
from fivefold.core.errors import BadOption, Illegal
from fivefold.server.backup import back_up
from fivefold.server.logs import log
from fivefold.server.store.address import file_of

MOST = 20
"""The most backups in the folder; the operator deletes old ones on the machine."""
_PATTERN = "fivefold-*.db"


class BackupService:
    """Makes and lists backups, in threads and one at a time. None leaves the machine: they contain the keys."""

    def __init__(self, database: str, folder: str) -> None:
        self._database, file = database, file_of(database)
        self._folder = Path(folder) if folder or file is None else file.absolute().parent / "backups"
        self._is_possible, self._is_busy = file is not None, False

    async def all(self) -> Backups:
        """Return the backups, the latest first."""
        files = await asyncio.to_thread(self._files) if self._is_possible else ()
        return Backups(self._is_possible, str(self._folder) if self._is_possible else "", files)

    async def make(self) -> Backups:
        """Make a backup; raises Illegal."""
        if not self._is_possible:
            raise Illegal("server.no-backup.postgres")
        if self._is_busy:
            raise Illegal("server.busy.backup")
        self._is_busy = True
        try:
            await asyncio.to_thread(self._make)
        finally:
            self._is_busy = False
        return await self.all()

    def _make(self) -> None:
        if len(self._files()) >= MOST:
            raise Illegal("server.too-many-backups", most=MOST, folder=str(self._folder))
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            back_up(self._database, self._folder / f"fivefold-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.db")
        except (OSError, BadOption) as error:
            log.error("a backup failed", folder=str(self._folder), error=str(error))
            raise Illegal("server.no-backup") from None

    def _files(self) -> tuple[BackupFile, ...]:
        found = sorted(self._folder.glob(_PATTERN), reverse=True) if self._folder.is_dir() else []
        stats = [(file.name, file.stat()) for file in found]
        return tuple(BackupFile(name, stat.st_size, round(stat.st_mtime * 1000)) for name, stat in stats)
