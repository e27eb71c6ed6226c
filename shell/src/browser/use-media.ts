import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, now and as that changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
