"""A move in notation, made on a page as people do it: with fingers, or by keys alone."""

from playwright.sync_api import Locator, Page, expect

from browser.ear import Ear
from browser.fingers import Fingers
from browser.fingers import middle as middle_of
from browser.test_crossword import middle
from browser.waiting import until
from fivefold.games.crossword_set.model import GRID

MOST = 40
"""So many arrows lead to any square."""
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


def _spot(square: str) -> tuple[int, int]:
    row, column = divmod(GRID.place[square], GRID.side)
    return column, row


def _square(x: int, y: int) -> str:
    return GRID.squares[y * GRID.side + x]


class Hands:
    """Somebody's, at a table of any game."""

    def __init__(self, page: Page, ear: Ear, *, by_keys: bool) -> None:
        self.page, self.ear, self.by_keys = page, ear, by_keys
        self.match, self.shift = "", (0, 0)
        """By keys the first die of a grid lies where the table likes: so far from where it was wanted in this match."""

    def use(self, part: Locator) -> None:
        """Touches something, or presses its key; where it has none, it is pressed with the focus on it."""
        expect(part).to_be_visible()
        if not self.by_keys:
            part.tap()
        elif key := part.get_attribute("aria-keyshortcuts"):
            self.page.keyboard.press(key)
        else:
            part.focus()
            self.page.keyboard.press("Enter")

    def make(self, move: str) -> None:
        """Makes a move, whatever the game."""
        slug: str = self.ear.table["game"]
        verb, *rest = move.split()
        match slug:
            case "karma":
                self._karma(verb, rest)
            case "set" | "set-solitaire" | "scramble-set":
                self._set(verb, rest, "place" if slug == "scramble-set" else "card")
            case "five-crowns":
                self._five_crowns(verb, rest)
            case "five-crowns-solitaire":
                self._piles(*rest)
            case "set-cubed":
                self._set_cubed(move, verb, rest)
            case "crossword-set":
                self._crossword(verb, rest)
            case _:
                self._wordspiel(verb, rest)

    def _button(self, key: str) -> Locator:
        return self.page.locator(f'[data-actions] [aria-keyshortcuts="{key}"]')

    def _karma(self, verb: str, rest: list[str]) -> None:
        if verb == "play":
            card = rest[0].upper()
            piece = self.page.locator(f'[data-card="{card}"].lit, [data-up="{card}"].lit').first
            for _ in rest:
                self.use(piece)
            self.use(self.page.locator("[data-actions] .play"))
        elif verb == "turn":
            self.use(self.page.locator(f'[data-place="{int(rest[0]) - 1}"].lit'))
        elif verb == "pickup":
            n = self.ear.table["n"]
            really = self.page.get_by_role("button", name="Really?")
            self.use(self._button("p"))
            until(self.page, lambda: self.ear.table["n"] > n or really.count(), "the pile, or to be asked back")
            if really.count():
                self.use(self._button("p"))
        else:
            raise NotImplementedError(verb)

    def _set(self, verb: str, rest: list[str], named: str) -> None:
        if verb == "call":
            button = self.page.get_by_role("button", name="SET!")
            expect(button).to_be_enabled()
            if self.by_keys:
                self.page.keyboard.press(" ")
            else:
                button.tap()
            expect(self.page.get_by_text("Pick three")).to_be_visible()
        elif verb == "take":
            for which in rest:
                name = str(int(which) - 1) if named == "place" else which
                self.use(self.page.locator(f'[data-{named}="{name}"]').last)
        elif verb == "ready":
            self.use(self.page.get_by_role("button", name="Ready", exact=True))
        else:
            self.use(self._button("."))

    def _five_crowns(self, verb: str, rest: list[str]) -> None:
        if verb in ("draw", "pick"):
            self.use(self.page.locator("[data-pile]" if verb == "draw" else "[data-discards]"))
            return
        self.use(self.page.locator(f'[data-hand] [data-card="{rest[0]}"]').first)
        if verb == "discard":
            self.use(self._button("Enter"))
            return
        if self.by_keys:
            self.page.keyboard.press("g")
        else:
            self.page.locator(".finale").tap()
        self._confirm()

    def _confirm(self) -> None:
        """The main button of the sheet that lies over the table."""
        main = self.page.locator("dialog .button.main")
        expect(main).to_be_visible()
        if self.by_keys:
            main.focus()
            self.page.keyboard.press("Enter")
        else:
            main.tap()

    def _piles(self, size: str, card: str) -> None:
        self.use(self.page.locator(f'[data-size="{size}"]'))
        self.use(self.page.locator(f'[data-hand] [data-card="{card}"]').first)
        self.use(self._button("Enter"))

    def _set_cubed(self, move: str, verb: str, rest: list[str]) -> None:
        tray = self.page.get_by_role("group", name="Your dice")

        def die(face: str) -> Locator:
            shown = "*" if face.startswith("*") else face
            return tray.locator(f'[data-die="{shown}"][aria-pressed="false"]').first

        if verb in ("set", "roll"):
            for face in rest:
                self.use(die(face))
            if verb == "roll":
                self.use(self._button("r"))
        elif verb == "put":
            square, face = rest[0].split("=")
            shown = "*" if face.startswith("*") else face
            ways = [
                one for one in self.ear.table["moves"] if one.startswith((f"put {square}={shown}", f"put {square}=*"))
            ]
            ways = [one for one in ways if (one.split("=")[1][0] == "*") == (shown == "*")]
            ways.sort(key=lambda one: one.split("=")[1] == "*")
            self.use(die(face))
            self._to_square(square)
            if len(ways) > 1:
                self.use(self.page.locator("dialog .way").nth(ways.index(move)))
        elif verb == "replace":
            stands = next(laid["face"][1:] for laid in self.ear.table["view"]["board"] if laid["square"] == rest[0])
            self.use(die(stands))
            self._to_square(rest[0])
        else:
            self.use(self._button({"done": "d", "back": "Backspace", "keep": "r"}[verb]))

    def _to_square(self, square: str) -> None:
        """With a die chosen: onto that square."""
        if not self.by_keys:
            self.page.locator(f'[data-square="{square}"]').tap()
            return
        expect(self.page.locator("[data-square][data-lit]:focus")).to_have_count(1)
        for _ in range(MOST):
            here: str = self.page.evaluate("() => document.activeElement.dataset.square ?? ''")
            if here == square:
                break
            aside, down = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
            way = (0, 1 if down > 0 else -1) if abs(down) > abs(aside) else (1 if aside > 0 else -1, 0)
            self.page.keyboard.press(ARROWS[way])
        self.page.keyboard.press("Enter")

    def _crossword(self, verb: str, rest: list[str]) -> None:
        if verb == "take":
            self.use(self._button("+"))
            return
        if verb == "guest":
            seat, *rest = rest
            if self.by_keys:
                self.page.keyboard.press("l")
            else:
                self.page.locator(f'[data-seat="{int(seat) - 1}"]').tap()
        pairs = list(zip(rest[::2], rest[1::2], strict=True))
        if self.by_keys:
            self._lay(pairs)
            return
        # A die that is dragged onto another changes places with it.
        lying = {self._die(which).get_attribute("data-square") for which, _ in pairs}
        for which, square in pairs:
            if self._die(which).get_attribute("data-square") != square:
                Fingers(self.page).move((middle_of(self._die(which)), middle(self.page, square)))
            if square not in lying:
                expect(self._die(which)).to_have_attribute("data-square", square)

    def _die(self, which: str) -> Locator:
        return self.page.locator(f'[data-die="{which}"]')

    def _lay(self, pairs: list[tuple[str, str]]) -> None:
        """Dice by keys: one that lies there goes a step further; of several, those that lie are taken off first."""
        match = self.ear.table["match"]
        if match != self.match:
            self.match, self.shift = match, (0, 0)
        for which, _ in pairs if len(pairs) > 1 else ():
            if self._die(which).get_attribute("data-square"):
                self._choose(which)
                self.page.keyboard.press("Backspace")
                expect(self.page.locator(f'[data-die="{which}"]:not([data-square])')).to_have_count(1)
        for which, square in pairs:
            x, y = _spot(square)
            x, y = x + self.shift[0], y + self.shift[1]
            if old := self._die(which).get_attribute("data-square"):
                left, above = _spot(old)
                self._choose(which)
                self.page.keyboard.press(ARROWS[x - left, y - above])
                expect(self._die(which)).to_have_attribute("data-square", _square(x, y))
            else:
                self._lay_beside(which, x, y)

    def _lay_beside(self, which: str, x: int, y: int) -> None:
        """With a neighbour chosen first, an arrow lays a die beside it; without one it goes where the table likes."""
        for (aside, down), arrow in ARROWS.items():
            beside = self.page.locator(f'[data-square="{_square(x - aside, y - down)}"]')
            if beside.count():
                own = beside.get_attribute("data-die") if beside.get_attribute("aria-keyshortcuts") else None
                self._choose(*filter(None, (own, which)))
                self.page.keyboard.press(arrow)
                expect(self._die(which)).to_have_attribute("data-square", _square(x, y))
                return
        self._choose(which)
        self.page.keyboard.press("ArrowRight")
        laid = self.page.locator(f'[data-die="{which}"][data-square]')
        expect(laid).to_have_count(1)
        left, above = _spot(laid.get_attribute("data-square") or "")
        self.shift = (self.shift[0] + left - x, self.shift[1] + above - y)

    def _choose(self, *dice: str) -> None:
        self.page.keyboard.press("Escape")
        for which in dice:
            self.page.keyboard.press(self._die(which).get_attribute("aria-keyshortcuts") or "")

    def _wordspiel(self, verb: str, rest: list[str]) -> None:
        letters = self.page.locator
        if "." in verb:
            spiral, cards = verb.split(".")
            if self.by_keys:
                self.page.keyboard.type((spiral + cards).lower())
            else:
                for letter in cards:
                    letters(f'[data-letter="{letter}"][aria-pressed="false"]').first.tap()
                made = letters(".word")
                expect(made.locator(".hand")).to_have_count(len(cards))
                if made.get_attribute("data-word") != spiral + cards:
                    count = letters(".letter").count()
                    letters(f'.letter[data-place="{count - len(spiral)}"]').tap()
            expect(letters(".word")).to_have_attribute("data-word", spiral + cards)
            self.use(self._button("Enter"))
        elif verb == "exchange":
            self.use(self._button("3"))
            if self.by_keys:
                self.page.keyboard.press(rest[0].lower())
            else:
                letters(f'[data-letter="{rest[0]}"]').first.tap()
        else:
            keys = {"draw": "2" if rest == ["spiral"] else "1", "challenge": "!"}
            self.use(self._button(keys.get(verb, ".")))
