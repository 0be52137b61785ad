// The keys of the board that is shown; a board names them in its frame.

/** A key or several, and what they do. */
export type Shortcut = readonly [keys: string, does: string];

export const shortcuts = $state<{ list: readonly Shortcut[]; isShown: boolean }>({ list: [], isShown: false });
