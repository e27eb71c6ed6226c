import { useEffect } from 'react';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { tabsOf } from './tabs/tabs-store.ts';

/** Has the catalogue take what the sales on their way take, so that the next customer is not promised what is gone. */
export function useSoldStock(catalogue: Catalogue, companyId: string): void {
  useEffect(() => {
    const tabs = tabsOf(companyId);
    const follow = () => {
      const bodies = tabs.getState().tabs.flatMap(({ charge }) => charge?.body ?? []);
      catalogue.followSales(bodies.map(({ id, lines }) => ({ id, lines: lines.map(takenLine) })));
    };
    follow();
    return tabs.subscribe((state, before) => {
      if (state.tabs !== before.tabs) follow();
    });
  }, [catalogue, companyId]);
}

function takenLine({ product_id, qty }: { product_id: string; qty: string | number }) {
  return { product_id, qty: String(qty) };
}
