"""Database addresses: a path, or a URL of SQLite or Postgres."""

from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from platformdirs import user_data_path

from fivefold.server.store.database import Database
from fivefold.server.store.errors import StoreError
from fivefold.server.store.sqlite import SQLite


def database_url(given: str | None) -> str:
    """Return the URL of a database, which may be given as a path; by default a file in the user's data folder."""
    if not given:
        return f"sqlite:///{user_data_path('fivefold', ensure_exists=True) / 'fivefold.db'}"
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for Postgres."""
    kind, _, path = url.partition(":///")
    return Path(path) if kind.split("+")[0] == "sqlite" and path else None


def open_database(url: str, patience: float) -> Database:
    """Return the database at a URL, not yet connected; raises StoreError."""
    if (path := file_of(url)) is not None:
        return SQLite(str(path), patience)
    kind, _, rest = url.partition("://")
    if kind.split("+")[0] in ("postgres", "postgresql") and rest:
        try:
            from fivefold.server.store.postgres import Postgres
        except ImportError:
            raise StoreError("server.database.no-asyncpg") from None
        return Postgres(f"postgresql://{rest}", patience)
    raise StoreError("server.database.no-address")


def shown(url: str) -> str:
    """Return the URL with its password hidden."""
    parts = urlsplit(url)
    if "@" not in parts.netloc:
        return url
    person, _, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{person.partition(':')[0]}:***@{host}"))
