import { useEffect, useRef } from 'react';

const OVERLAY = '[role=dialog], [role=alertdialog]';

/** Takes a picture that is pasted anywhere on the screen; text is pasted where it is meant to be. */
export function usePastedPicture(take: (file: File) => void, enabled: boolean): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!enabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const file = files.find(({ type }) => type.startsWith('image/'));
      if (!file || document.querySelector(OVERLAY)) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [enabled]);
}
