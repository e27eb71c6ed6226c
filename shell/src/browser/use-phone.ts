import { useSyncExternalStore } from 'react';

/** The same width as the kit's `PHONE`. */
const QUERY = '(max-width: 760px)';

/** Whether the window is as narrow as a phone's, where the sidebar slides in and out. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(QUERY).matches);
}

function follow(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
