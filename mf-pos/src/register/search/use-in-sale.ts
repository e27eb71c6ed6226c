import { useDeferredValue, useMemo } from 'react';
import { selectedTab } from '../../sale/sale-tab.ts';
import { useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** How many of each product the sale has, by its id: drawn on the cards after the line of what was scanned, which goes first. */
export function useInSale(): ReadonlyMap<string, string> {
  const lines = useDeferredValue(useSaleTabs((state) => selectedTab(state.tabs).products));
  return useMemo(() => new Map(lines.map(({ product_id, qty }) => [product_id, qty])), [lines]);
}
