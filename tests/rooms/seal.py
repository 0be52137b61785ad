"""Seals rooms off: while one works, access to files, clocks, the environment or system randomness raises `Impure`."""

import builtins
import importlib.util
import io
import os
import random
import secrets
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import date, datetime, tzinfo
from types import ModuleType
from typing import Any, NoReturn

import pytest

FORBIDDEN: dict[ModuleType, tuple[str, ...]] = {
    builtins: ("open",),
    io: ("open",),
    os: ("stat", "lstat", "listdir", "scandir", "open", "getenv", "urandom"),
    importlib.util: ("find_spec",),
    time: ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "sleep"),
    random: ("random", "randrange", "randint", "choice", "shuffle", "sample", "randbytes", "getrandbits"),
    secrets: ("token_bytes", "token_hex", "randbelow", "choice"),
}


class Impure(BaseException):
    """A room has accessed the outside world. Not an Exception, so that no handler hides it."""


class _Seal:
    is_on = False


@contextmanager
def sealed() -> Generator[None]:
    """Forbid access while a room works."""
    _Seal.is_on = True
    try:
        yield
    finally:
        _Seal.is_on = False


def _guard(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **more: Any) -> Any:
        if _Seal.is_on:
            raise Impure(name)
        return real(*args, **more)

    return call


class Calendar(date):
    """A date class whose `today` is guarded."""

    @classmethod
    def today(cls) -> Any:
        return _guard("date.today", date.today)()


class Watch(datetime):
    """A datetime class whose `now` and `today` are guarded."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Any:
        return _guard("datetime.now", datetime.now)(tz)

    @classmethod
    def today(cls) -> Any:
        return _guard("datetime.today", datetime.today)()

    @classmethod
    def utcnow(cls) -> NoReturn:
        raise Impure("datetime.utcnow")


def seal(patch: pytest.MonkeyPatch) -> None:
    """Replace everything forbidden with guards, also where our modules have imported it by name."""
    guards: list[tuple[Any, Any]] = [(date, Calendar), (datetime, Watch)]
    for module, names in FORBIDDEN.items():
        for name in names:
            real = getattr(module, name)
            guard = _guard(f"{module.__name__}.{name}", real)
            guards.append((real, guard))
            patch.setattr(module, name, guard)
    patch.setattr(type(os.environ), "__getitem__", _guard("os.environ", type(os.environ).__getitem__))
    by_id = {id(real): guard for real, guard in guards}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "fivefold":
            for key, value in list(vars(module).items()):
                if id(value) in by_id:
                    patch.setattr(module, key, by_id[id(value)])
