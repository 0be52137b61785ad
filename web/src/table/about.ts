// What a piece is and does, told beside it: after a long press, or while the mouse or the focus rests on it.

/** So long the mouse or the focus rests on a piece: who plays fast is not disturbed. */
const REST = 1000;
const HOLD = 500;
/** So far a finger may stray and still hold; a drag goes further. */
const SLACK = 8;
/** So long a sentence stays after the finger is gone. */
const STAY = 3500;
const EDGE = 8;

const ID = "about";

/** Listens everywhere for pieces with a sentence in `data-about`; the answer ends it. */
export function tellAbout(page: Document = document): () => void {
  const bubble = page.createElement("div");
  bubble.id = ID;
  bubble.className = "about";
  bubble.setAttribute("role", "tooltip");
  bubble.hidden = true;
  page.body.append(bubble);

  let piece: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let held: { id: number; x: number; y: number } | undefined;
  let isTold = false;
  /** Where the mouse was last seen: what comes to lie under a mouse that rests is not asked about. */
  let mouse = "";

  /** Whose sentence is meant: the innermost piece that has one. */
  const find = (target: EventTarget | null): HTMLElement | undefined =>
    (target instanceof Element && target.closest<HTMLElement>("[data-about]")) || undefined;

  function choose(next: HTMLElement | undefined, wait: number): void {
    if (next === piece) return;
    hide();
    if (!next?.dataset.about) return;
    piece = next;
    bubble.textContent = next.dataset.about;
    // A screen reader has it at once, shown or not.
    if (!next.hasAttribute("aria-describedby")) next.setAttribute("aria-describedby", ID);
    timer = setTimeout(show, wait);
  }

  function show(): void {
    if (!piece?.isConnected) return hide();
    // Over a dialog only what is inside it can be seen.
    (piece.closest("dialog") ?? page.body).append(bubble);
    bubble.hidden = false;
    place();
    watch = setInterval(place, 200);
  }

  /** Above the piece, or below it where there is no room, and never out of the page. */
  function place(): void {
    if (!piece?.isConnected || !piece.dataset.about) return hide();
    bubble.textContent = piece.dataset.about;
    const around = piece.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    const over = around.top - height - EDGE;
    const y = over >= EDGE ? over : around.bottom + EDGE;
    const x = around.left + around.width / 2 - width / 2;
    bubble.style.left = `${Math.max(EDGE, Math.min(x, clientWidth - width - EDGE))}px`;
    bubble.style.top = `${Math.max(EDGE, Math.min(y, clientHeight - height - EDGE))}px`;
  }

  function hide(): void {
    clearTimeout(timer);
    clearInterval(watch);
    bubble.hidden = true;
    if (piece?.getAttribute("aria-describedby") === ID) piece.removeAttribute("aria-describedby");
    piece = undefined;
  }

  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointerover: (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      const place = `${event.screenX} ${event.screenY}`;
      if (place === mouse) return hide();
      mouse = place;
      choose(find(event.target), REST);
    },
    pointerdown: (event) => {
      mouse = `${event.screenX} ${event.screenY}`;
      isTold = false;
      hide();
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      held = { id: event.pointerId, x: event.clientX, y: event.clientY };
      choose(find(event.target), HOLD);
    },
    pointermove: (event) => {
      if (event.pointerType === "mouse") mouse = `${event.screenX} ${event.screenY}`;
      if (held?.id !== event.pointerId || Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
      held = undefined;
      hide();
    },
    pointerup: (event) => {
      if (held?.id !== event.pointerId) return;
      held = undefined;
      isTold = !bubble.hidden;
      if (isTold) timer = setTimeout(hide, STAY);
      else hide();
    },
    pointercancel: () => {
      held = undefined;
      hide();
    },
    // Who held a piece to read has not tapped it.
    click: (event) => {
      if (!isTold || event.detail === 0) return;
      isTold = false;
      if (!find(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event) => held && find(event.target) && event.preventDefault(),
    focusin: (event) => {
      const target = find(event.target);
      if (target?.matches(":focus-visible")) choose(target, REST);
    },
    // A finger takes the focus along when it lets go.
    focusout: () => held || isTold || hide(),
    // The first Escape puts a sentence away, and leaves the dialog in which it is told.
    keydown: (event) => {
      if (event.key !== "Escape") return;
      if (!bubble.hidden && bubble.closest("dialog")) event.preventDefault();
      hide();
    },
    scroll: hide,
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) page.addEventListener(name, listener, { capture: true, passive: name === "scroll" });
  return () => {
    hide();
    bubble.remove();
    for (const [name, listener] of entries) page.removeEventListener(name, listener, { capture: true });
  };
}
