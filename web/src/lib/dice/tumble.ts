// How dice are rolled: they fly in, turn over a few times, and come to rest where they lie.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../settings.svelte";

interface Roll {
  /** Where the hand is that rolls, from the die's own place. */
  x?: number;
  y?: number;
  /** Any number, so that no two dice turn alike. */
  spin?: number;
  delay?: number;
  duration?: number;
}

/** Each die hops twice and turns as it goes; use it as `in:tumble`. */
export function tumble(_: Element, { x = 0, y = -160, spin = 0, delay = 0, duration = 900 }: Roll): TransitionConfig {
  const turns = (spin % 2 ? 1 : -1) * (300 + ((spin * 97) % 240));
  const slant = ((spin * 53) % 120) - 60;
  return {
    delay: lasting(delay),
    duration: lasting(duration),
    css: (t) => {
      const away = 1 - cubicOut(t);
      const hop = Math.abs(Math.cos(t * Math.PI * 1.5)) * (1 - t);
      return (
        `transform: translate(${away * x}px, ${away * y}px) scale(${1 + hop * 0.35}) ` +
        `rotate3d(${Math.cos(slant)}, ${Math.sin(slant)}, 1.5, ${away * turns}deg); opacity: ${Math.min(1, t * 6)}`
      );
    },
  };
}
