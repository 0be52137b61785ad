// Locks that say whether a tab or a worker is still there. Pages that were not loaded securely have none.

/** Resolves when the lock is held, which it is as long as this tab or worker lives. */
export const hold = (name: string): Promise<void> =>
  new Promise((held) => {
    if (!navigator.locks) return held();
    void navigator.locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });

/** Resolves when nobody holds the lock any more. */
export const whenFree = (name: string): Promise<void> =>
  new Promise((free) => void navigator.locks?.request(name, () => free()));
