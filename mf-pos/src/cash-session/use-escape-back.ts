import { useEffect, useEffectEvent } from 'react';

const WINDOWS = '[role=dialog], [role=alertdialog]';

/** Has Escape lead one step back instead of closing the drawer, as long as no other window stands over it. */
export function useEscapeBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
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
