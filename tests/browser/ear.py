"""What the server tells a page: the table as the person there is sent it."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game
from fivefold.core.game import AnyGame
from fivefold.core.options import make_options


class Ear:
    """Hears with a page, from now on."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told["t"] == "table":
            self.table = told

    @property
    def game(self) -> AnyGame:
        game = find_game(self.table["game"])
        return game(make_options(game.options_type, self.table["options"]))

    def advice(self, level: str) -> str:
        """What a bot would do now in the seat of this page; empty if it would wait."""
        game, told = self.game, self.table
        if told["seat"] not in told["actors"]:
            return ""
        view = msgspec.convert(told["view"], type=game.view_type, strict=False)
        thought = find_bot(type(game), level).think(Glimpse(game, view, told["now"], Chance(bytes(32)), told["n"]))
        return "" if thought is None else game.write(thought.move)
