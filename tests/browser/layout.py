"""Tables of every game in every phase, and what is wrong with how a page shows them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.host import messages as m
from fivefold.host.letters import letter
from fivefold.host.match import Match

SIZES = ((320, 640), (360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
LONG = ("Maximiliane von Tannenberg", "Bartholomäus Wintergrün", "Évangéline de Montmorency", "Wilhelmina Featherstone")
MOST_ACTS = 400
PATIENCE = 5_000

FAULTS = """() => {
  const found = [];
  const W = innerWidth, H = innerHeight;
  const say = (what, node) => {
    const name = node.getAttribute("aria-label") || node.textContent.trim().replace(/\\s+/g, " ");
    found.push(`${what}: <${node.tagName.toLowerCase()} class="${String(node.className.baseVal ?? node.className)}"> ${name.slice(0, 40)}`);
  };
  if (document.scrollingElement.scrollWidth > W + 1) found.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !node.closest(".unseen, [inert], .avatar, svg, [data-flight]");
  const nodes = [...document.querySelectorAll("body *")].filter(isSeen);
  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const isControl = (node) => node.matches("button, input, select, a[href], [role=button]");
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  for (const node of nodes) {
    const style = getComputedStyle(node);
    const shortens = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (hides(style) && !shortens && hasText(node)
      && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) say("cut", node);
    if (!hasText(node) && !isControl(node)) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let clip = { left: 0, top: 0, right: W, bottom: H };
    let free = false;
    for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
      const look = getComputedStyle(above);
      if (scrolls(look)) { free = true; break; }
      if (look.position === "fixed") break;
      if (!hides(look) || shortens) continue;
      if (look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none") { free = true; break; }
      const edge = above.getBoundingClientRect();
      clip = { left: Math.max(clip.left, edge.left), top: Math.max(clip.top, edge.top),
        right: Math.min(clip.right, edge.right), bottom: Math.min(clip.bottom, edge.bottom) };
    }
    if (free) continue;
    if (box.left < clip.left - 2 || box.right > clip.right + 2 || box.top < clip.top - 2 || box.bottom > clip.bottom + 2)
      say(`out (${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)})`, node);
  }
  // Pieces may lie over each other, as they do on a table; what one can press otherwise may not.
  const isPiece = (node) => node.matches("[data-card], [data-die], [data-up], [data-place], [data-square], [data-pile], [data-spread] *");
  const controls = nodes.filter((node) => isControl(node) && !isPiece(node) && !node.closest("dialog, aside"));
  controls.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 3 && height > 3) say(`overlaps ${(other.getAttribute("aria-label") || other.textContent).trim().slice(0, 30)}`, one);
    }
  });
  return [...new Set(found)];
}"""


class Scene(NamedTuple):
    """A table as one seat is sent it."""

    label: str
    letter: bytes
    names: tuple[str, ...]


def scenes(slug: str, seats: int, seed: int = 1, **options: Any) -> list[Scene]:
    """One of every phase of a random match with long names, seen by the first player; the end comes last."""
    names = [f"{LONG[n % len(LONG)][:22]} {n + 1}" for n in range(seats)]
    table = ff.Table(slug, names, seed, **options)
    match, chance = Match("ab" * 8, table, 0), Chance(bytes([seed]) * 32)
    found: dict[str, Scene] = {}
    for _ in range(MOST_ACTS):
        label = _phase(table)
        found.setdefault(label, Scene(label, _letter(match), table.names))
        if table.outcome is not None:
            break
        if not _step(table, chance):
            break
    return list(found.values())


def _letter(match: Match) -> bytes:
    sent = letter(match, 0, -1, match.table.now, hints=True)
    assert sent is not None
    return msgspec.json.encode(sent)


def _phase(table: ff.AnyTable) -> str:
    view = table.view(0)
    phase = "over" if table.outcome is not None else str(getattr(view, "phase", "play"))
    mine = "mine" if 0 in table.actors else "theirs"
    calling = getattr(view, "calling", None)
    return f"{phase}, {mine}{', calling' if calling is not None else ''}"


def _step(table: ff.AnyTable, chance: Chance) -> bool:
    """One random act, or the clock's."""
    for seat in chance.shuffled(list(table.actors)):
        if moves := table.moves(seat):
            table.act(seat, chance.pick(moves), table.now + chance.below(2000))
            return True
    if table.deadline is None:
        return False
    table.tick(table.deadline)
    return True


class Theatre:
    """A page that is shown one table after the other."""

    def __init__(self, page: Page, slug: str) -> None:
        self.page, self.slug, self._scene = page, slug, None
        me: dict[str, Any] = page.request.get("/api/me").json()
        self._person = m.Person(me["id"], me["name"], here=True)
        self._code = page.request.post("/api/rooms", data={"game": slug}).json()["code"]
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/ws/*", self._connect)

    def show(self, scene: Scene) -> None:
        """Goes to the table."""
        self._scene = scene
        self.page.goto(f"/r/{self._code}")
        self.page.wait_for_selector(".match .board, .match [data-stage]", timeout=PATIENCE)

    def faults(self) -> Iterator[str]:
        """What is wrong at each size."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(120)
            yield from (f"{width}x{height} {fault}" for fault in self.page.evaluate(FAULTS))

    def _connect(self, line: WebSocketRoute) -> None:
        line.on_message(lambda text: self._hear(line, text))

    def _hear(self, line: WebSocketRoute, text: str | bytes) -> None:
        scene = self._scene
        if scene is None or '"hello"' not in str(text):
            return
        mine = m.SeatView(scene.names[0], self._person.id, None)
        seats = (mine, *(m.SeatView(name, None, "medium") for name in scene.names[1:]))
        room = m.RoomView(self._code, "", False, False, self.slug, {}, (self._person,), seats, "ab" * 8, False, ())
        line.send(msgspec.json.encode(m.Welcome(self._person, 0, room, (), ())).decode())
        line.send(scene.letter.decode())
