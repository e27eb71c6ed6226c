import { useSession } from '@cuadra/shared/state';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitleStore } from '../browser/page-title.ts';

/**
 * After a navigation brings the focus and the scroll to the screen that came, unless it has taken the focus itself, so
 * that the keyboard and screen readers do not stay on the link that is left behind.
 *
 * @returns the name of the screen, to be read out
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const title = usePageTitleStore((store) => store.title);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const element = main.current;
    if (!element) return;
    element.scrollTo(0, 0);
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [pathname, main]);
  const wasHere = useRef(false);
  useEffect(() => {
    // After signing in the form that had the focus is gone; a page that was just opened begins at its top.
    const hasSignedIn = wasHere.current || useSession.getState().visit > 0;
    wasHere.current = true;
    if (hasSignedIn && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main]);
  return title;
}
