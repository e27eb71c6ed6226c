import { useEffectEvent, useLayoutEffect } from 'react';
import { beginBackStep } from './back-steps.ts';

/**
 * While `isOpen`, «back» of the browser does `onBack` and the screen stays: what is a step within a screen is taken back first.
 * Dialogs and drawers have it by themselves.
 */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  // Before it is seen: «back» pressed on what is in sight must not leave the screen.
  useLayoutEffect(() => (isOpen ? beginBackStep(() => back()) : undefined), [isOpen]);
}
