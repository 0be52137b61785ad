"""Fingers on the glass of a phone, one or two."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(part: Locator) -> Point:
    """Where the middle of something is."""
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """They go down, move in a few steps, and come up."""

    def __init__(self, page: Page) -> None:
        self.page, self.line = page, page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: tuple[Point, Point], steps: int = 6) -> None:
        """Each finger goes its way, from here to there, and all are lifted."""
        self.hold(*ways, steps=steps)
        self.lift()

    def hold(self, *ways: tuple[Point, Point], steps: int = 6) -> None:
        """The same, but they stay down."""
        self._send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways))
        # Fingers that are still moving when they come up would throw, and the browser takes the next tap for a stop.
        self.page.wait_for_timeout(120)
        self._send("touchMove", *(end for _, end in ways))

    def lift(self) -> None:
        self._send("touchEnd")
