// How pieces move: dealt from a deck, and taken to their new owner.
import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "./settings.svelte";

interface Journey {
  /** Where the piece goes to or comes from; looked up when it sets off. */
  place: () => Element | null | undefined;
  delay?: number;
  duration?: number;
}

function way(node: Element, place: Element | null | undefined): { x: number; y: number; scale: number } {
  const own = node.getBoundingClientRect();
  const other = place?.getBoundingClientRect();
  if (!other || own.width === 0) return { x: 0, y: -40, scale: 0.6 };
  return {
    x: other.left + other.width / 2 - own.left - own.width / 2,
    y: other.top + other.height / 2 - own.top - own.height / 2,
    scale: Math.min(0.5, other.height / own.height),
  };
}

/** A piece that leaves the table shows itself for a moment, then flies to its owner. */
export function flyTo(node: Element, { place, delay = 0, duration = 1000 }: Journey): TransitionConfig {
  const { x, y, scale } = way(node, place());
  const hold = 0.4;
  return {
    delay: lasting(delay),
    duration: lasting(duration),
    css: (_, u) => {
      const way = cubicInOut(Math.max(0, (u - hold) / (1 - hold)));
      const lift = Math.min(1, u * 8) * (1 - way);
      return (
        `z-index: 5; transform: translate(${way * x}px, ${way * y - lift * 6}px) ` +
        `scale(${1 + lift * 0.04 - way * (1 - scale)}) rotate(${way * 8}deg); ` +
        `opacity: ${Math.min(1, (1 - way) * 4)}; box-shadow: 0 0 0 4px var(--brass), var(--high)`
      );
    },
  };
}

/** A piece that comes to the table slides in from the deck and turns its face up. */
export function dealFrom(node: Element, { place, delay = 0, duration = 420 }: Journey): TransitionConfig {
  const { x, y, scale } = way(node, place());
  return {
    delay: lasting(delay),
    duration: lasting(duration),
    easing: cubicOut,
    css: (t, u) =>
      `transform: perspective(60rem) translate(${u * x}px, ${u * y}px) scale(${1 - u * (1 - scale)}) ` +
      `rotateY(${u * 60}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}
