import { useDeferredValue, useMemo } from 'react';
import { selectedTab } from '../tabs/tab.ts';
import { useTill } from '../till.ts';

/** How many of each product the sale has, by its id: drawn on the cards after the line of what was scanned, which goes first. */
export function useInSale(): ReadonlyMap<string, string> {
  const lines = useDeferredValue(useTill((till) => selectedTab(till.tabs).products));
  return useMemo(() => new Map(lines.map(({ product_id, qty }) => [product_id, qty])), [lines]);
}
