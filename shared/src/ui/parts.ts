/**
 * The heavy pieces of the kit, each loaded when it is first wanted: Base UI and the virtual list weigh more than the rest
 * together, and neither the login nor the first screen of a session needs them.
 */
export const loadOverlayPanel = () => import('./OverlayPanel.tsx');
export const loadMenuPopup = () => import('./MenuPopup.tsx');
export const loadComboboxBox = () => import('./ComboboxBox.tsx');
/** Which part of a chosen picture is kept. */
export const loadCropDialog = () => import('./picture/CropDialog.tsx');
export const loadVirtualTable = () => import('./VirtualTable.tsx');
/** Weigh little each and come together: what figures, files and permissions are shown and asked with. */
export const loadPieces = () => import(/* webpackChunkName: "kit-pieces" */ './pieces.ts');

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
    void Promise.allSettled([loadOverlayPanel(), loadMenuPopup()]);
  };
  for (const sign of SIGNS) addEventListener(sign, fetchAhead, { capture: true, passive: true });
  return stop;
}
