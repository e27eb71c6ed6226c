/**
 * What opens above the page is loaded when it is first wanted, or when the browser is idle: Base UI's dialog and menu
 * weigh more than the rest of the kit together, and the login needs neither.
 */
export const loadOverlayPanel = () => import('./OverlayPanel.tsx');
export const loadMenuPopup = () => import('./MenuPopup.tsx');

/** Fetches them ahead, so that the first one opens at once. */
export function preloadOverlays(): void {
  void loadOverlayPanel();
  void loadMenuPopup();
}
