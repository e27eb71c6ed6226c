import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { navigated } from './page-reloader.ts';

/** Takes a change of screens as the moment to reload the page, when that is due. */
export function ReloadOnNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    navigated();
  }, [pathname]);
  return null;
}
