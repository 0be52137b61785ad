// Buttons that react when they are touched, not when they are let go; keys and screen readers work as ever.

const touched = new WeakMap<EventTarget, number>();

/** Attributes for a button: spread them on it. */
export function press(act: () => void): {
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
} {
  return {
    onpointerdown(event) {
      if (event.button !== 0) return;
      touched.set(event.currentTarget!, event.timeStamp);
      act();
    },
    onclick(event) {
      // The click that ends a touch is the same press; any other click is its own.
      const since = event.timeStamp - (touched.get(event.currentTarget!) ?? -Infinity);
      if (event.detail === 0 || since > 1500) act();
    },
  };
}
