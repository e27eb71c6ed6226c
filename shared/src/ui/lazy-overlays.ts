import { lazyComponent } from '../remote/index.ts';

/**
 * What opens above the page, fetched when something first opens: Base UI weighs more than the rest of the kit together,
 * and neither the login nor the first screen of a session needs it.
 */
export const OverlayPanel = lazyComponent(
  () => import('./OverlayPanel.tsx'),
  () => null,
);
export const MenuPopup = lazyComponent(
  () => import('./MenuPopup.tsx'),
  () => null,
);

/** The first signs that somebody is there; nothing opens without one of them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Fetches what opens above the page ahead, so that the first dialog or menu opens at once: when somebody first moves, and
 * not while the page itself is still being fetched.
 *
 * @returns stops waiting
 */
export function preloadOverlays(): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, fetchAhead, true);
  };
  const fetchAhead = () => {
    stop();
    // What fails here is asked for again by whoever opens something.
    void Promise.allSettled([OverlayPanel.preload(), MenuPopup.preload()]);
  };
  for (const sign of SIGNS) addEventListener(sign, fetchAhead, { capture: true, passive: true });
  return stop;
}
