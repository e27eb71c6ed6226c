import { useSyncExternalStore } from 'react';

/** Pixels of every row, so that the place of any is known without drawing those before. */
const WIDE = 56;
/** On a phone a name takes two lines. */
const NARROW = 74;
/** As `PHONE` of the kit. */
const phone = () => (typeof matchMedia === 'function' ? matchMedia('(max-width: 760px)') : undefined);

/** The height of a row on this screen; it changes when a phone is turned. */
export function useRowHeight(): number {
  return useSyncExternalStore(follow, () => (phone()?.matches ? NARROW : WIDE));
}

function follow(onChange: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
