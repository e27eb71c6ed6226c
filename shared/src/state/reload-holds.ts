import { useEffect } from 'react';
import { create } from 'zustand';

/** How many pieces of work would be lost, or disturbed, if the page were reloaded now. */
export const useReloadHolds = create<{ held: number }>()(() => ({ held: 0 }));

/**
 * Says «not now» to the shell, which reloads the page when a new version is there: while a sale is open, a file is being
 * read (docs/federation.md#loading-and-failing).
 *
 * @returns takes it back
 */
export function holdReload(): () => void {
  let released = false;
  useReloadHolds.setState(({ held }) => ({ held: held + 1 }));
  return () => {
    if (released) return;
    released = true;
    useReloadHolds.setState(({ held }) => ({ held: held - 1 }));
  };
}

/** Says «not now» as long as the component is there and `active`: `useReloadHold(cart.length > 0)`. */
export function useReloadHold(active: boolean): void {
  useEffect(() => (active ? holdReload() : undefined), [active]);
}
