// What is clipped, out of the page, covered or cut short: run in the page, which must stand still.
() => {
  const found = [];
  const W = innerWidth, H = innerHeight;
  const nameOf = (node) => (node.getAttribute("aria-label") || node.textContent.trim()).replace(/\s+/g, " ").slice(0, 40);
  const say = (what, node) =>
    found.push(`${what}: <${node.tagName.toLowerCase()} class="${String(node.className.baseVal ?? node.className)}"> ${nameOf(node)}`);
  const page = document.scrollingElement;
  if (page.scrollWidth > W + 1) found.push(`the page is ${page.scrollWidth} px wide`);
  // What lies over all else is looked at alone.
  const panel = document.querySelector("aside:has([role=tab])");
  const sheet = document.querySelector("dialog[open]") ?? document.querySelector(".pause") ?? (panel && getComputedStyle(panel).position === "fixed" ? panel : null);
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !/inset\(50%/.test(getComputedStyle(node).clipPath) && !node.closest(".unseen, [inert], .avatar, svg, [data-flight], [role=tooltip], .toasts");
  const nodes = [...(sheet ?? document.body).querySelectorAll("*")].filter(isSeen);
  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const isControl = (node) => node.matches("button, input, select, summary, a[href], [role=button]");
  // Pieces may lie over each other, as they do on a table; what one can press otherwise may not.
  const isPiece = (node) => node.closest("[data-card], [data-die], [data-up], [data-place], [data-square], [data-pile], [data-spread], [data-letter]");
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const shortens = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  // What stays in reach at the edge of a sheet lies over whatever is scrolled there, which can be scrolled away from it.
  const isStuck = (node) => { for (; node && node !== sheet; node = node.parentElement) if (getComputedStyle(node).position === "sticky") return true; return false; };
  const overflows = (node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
  for (const node of nodes) {
    const style = getComputedStyle(node);
    if (hides(style) && hasText(node) && overflows(node)) {
      if (!shortens(style)) say("cut", node);
      // A long name may be shortened, as it is told in full elsewhere; what a button does and what a page is called may not.
      else if (!node.matches(".name, th") && node.closest("h1, h2, .button, .word")) say("shortened", node);
    }
    if (!hasText(node) && !isControl(node)) continue;
    const box = node.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let clip = { left: 0, top: 0, right: W, bottom: H };
    let free = false;
    for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
      const look = getComputedStyle(above);
      if (scrolls(look) && (overflows(above) || look.overflowX === look.overflowY)) { free = true; break; }
      if (look.position === "fixed") break;
      if (!hides(look) || shortens(style)) continue;
      if (shortens(look)) { free = true; break; }
      const edge = above.getBoundingClientRect();
      clip = { left: Math.max(clip.left, edge.left), top: Math.max(clip.top, edge.top),
        right: Math.min(clip.right, edge.right), bottom: Math.min(clip.bottom, edge.bottom) };
    }
    if (free) continue;
    if (box.left < clip.left - 2 || box.right > clip.right + 2 || box.top < clip.top - 2 || box.bottom > clip.bottom + 2)
      say(`out (${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)})`, node);
    else if (isControl(node) && !isPiece(node)) {
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (over && !node.contains(over) && !over.contains(node) && !over.closest(".toasts") && !isStuck(over) && !over.closest("label")?.contains(node))
        say(`covered by <${over.tagName.toLowerCase()}> ${nameOf(over)}`, node);
    }
  }
  // Sentences that lead somewhere follow each other in a line of text.
  const flows = (node) => getComputedStyle(node).display === "inline";
  const controls = nodes.filter((node) => isControl(node) && !isPiece(node) && !flows(node) && !(sheet === null && node.closest("aside")));
  controls.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || isStuck(one) !== isStuck(other)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 3 && height > 3) say(`overlaps ${nameOf(other)}`, one);
    }
  });
  // What a player's tile tells lies inside it, and nothing lies over it.
  if (!sheet) {
    for (const tile of document.querySelectorAll(".players .pill")) {
      const edge = tile.getBoundingClientRect();
      for (const node of tile.querySelectorAll("*")) {
        if (!(hasText(node) || node.matches("svg")) || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const box = node.getBoundingClientRect();
        const out = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
        if (out > 1) say(`${Math.round(out)} px out of the tile of ${tile.querySelector(".name")?.textContent}`, node);
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hasText(node) && !tile.closest("[inert]") && over && !tile.contains(over)) say(`covered by <${over.tagName.toLowerCase()}> ${nameOf(over)}`, node);
      }
      const name = tile.querySelector(".name");
      const isCut = name.scrollWidth > name.clientWidth;
      if (!name.checkVisibility() || (isCut && name.clientWidth < 28)) say(`a name of ${name.clientWidth} px`, tile);
    }
  }
  return [...new Set(found)];
}
