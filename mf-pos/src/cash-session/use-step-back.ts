import { useBackStep } from '@cuadra/shared/ui';
import { useEffect, useEffectEvent } from 'react';

const WINDOWS = '[role=dialog], [role=alertdialog]';

/** Has Escape and «back» of the browser lead one step back instead of closing the drawer, as long as no other window stands over it. */
export function useStepBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useBackStep(true, onBack);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelectorAll(WINDOWS).length > 1) return;
      event.preventDefault();
      // The drawer would hear it too.
      event.stopPropagation();
      goBack();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
