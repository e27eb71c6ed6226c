import { useSyncExternalStore } from 'react';

/** Pixels of every row, so that the place of any is known without drawing those before. */
export interface RowHeight {
  wide: number;
  /** On a phone a name takes two lines. */
  phone: number;
}

/** As `PHONE`. */
const phone = () => (typeof matchMedia === 'function' ? matchMedia('(max-width: 760px)') : undefined);

/** The height of a row on this screen; it changes when a phone is turned. */
export function useRowHeight(height: RowHeight): number {
  return useSyncExternalStore(follow, () => (phone()?.matches ? height.phone : height.wide));
}

function follow(onChange: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
