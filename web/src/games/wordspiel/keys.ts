// The keyboard at a table of WordSpiel: letters are typed, so everything else has keys that are none.

/** Does what a key stands for, unless it is typed into a field or presses a button. */
export function keys(
  event: KeyboardEvent,
  deeds: { letter: (letter: string) => void; [key: string]: (letter: string) => unknown },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, [role=dialog]")) return;
  const isOnButton = target.closest("button, a") !== null;
  if (isOnButton && (event.key === "Enter" || event.key === " ")) return;
  if (/^\p{L}$/u.test(event.key)) {
    if (event.repeat) return;
    // After typing, Enter is meant for the word, not for the button pressed before.
    if (isOnButton) target.blur();
    deeds.letter(event.key);
    return;
  }
  const deed = deeds[event.key];
  if (!deed || event.key === "letter" || (event.repeat && event.key !== "Backspace")) return;
  event.preventDefault();
  deed("");
}
