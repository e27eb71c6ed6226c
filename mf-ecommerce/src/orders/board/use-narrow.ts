import { useSyncExternalStore } from 'react';

/** Narrower than this, columns side by side have no room beside the sidebar, nor their buttons in them. */
const NARROW = '(max-width: 1199px)';

const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined);

function follow(tell: () => void): () => void {
  const media = query();
  media?.addEventListener('change', tell);
  return () => media?.removeEventListener('change', tell);
}

/** Whether the screen has no room for columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => query()?.matches ?? false);
}
