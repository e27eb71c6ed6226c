import { useEffect } from 'react';
import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import { useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 250;

/**
 * While the device's first copy is on its way, which takes a slow line a minute, what is typed is asked of the server as well:
 * what it finds stands with the others as if it had come.
 *
 * @param wanted empty while nothing is searched
 */
export function useEarlySearch(catalogue: Catalogue, wanted: string): void {
  const isFilling = useCatalogueState(({ status }) => status === 'filling');
  useEffect(() => {
    if (!isFilling || wanted.length < 2) return;
    // It comes with the rest where the server can't be asked.
    const timer = setTimeout(() => void catalogue.lookUp(wanted).catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [catalogue, isFilling, wanted]);
}
