import { exact, toQuantity } from '@cuadra/shared/domain';
import { useDeferredValue, useMemo } from 'react';
import { selectedTab } from '../../sale/sale-tab.ts';
import { useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** How many of each product the sale has, by its id: drawn on the cards after the line of what was scanned, which goes first. */
export function useInSale(): ReadonlyMap<string, string> {
  const lines = useDeferredValue(useSaleTabs((state) => selectedTab(state.tabs).products));
  return useMemo(() => {
    const all = new Map<string, string>();
    for (const { product_id, qty } of lines) {
      const before = all.get(product_id);
      all.set(product_id, before === undefined ? qty : toQuantity(exact(before).plus(qty)));
    }
    return all;
  }, [lines]);
}
