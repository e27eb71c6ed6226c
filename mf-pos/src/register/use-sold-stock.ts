import { useEffect } from 'react';
import type { Catalogue } from '../offline/catalogue/catalogue.ts';
import { outboxOf } from '../offline/outbox/outbox-of.ts';
import { tabsOf } from '../tabs/sale-tabs-store.ts';

/** Has the catalogue take what the sales on their way take, so that the next customer is not promised what is gone. */
export function useSoldStock(catalogue: Catalogue, companyId: string): void {
  useEffect(() => {
    const tabs = tabsOf(companyId);
    const outbox = outboxOf(companyId).store;
    const follow = () => {
      const charging = tabs.getState().tabs.flatMap(({ charge }) => charge?.body ?? []);
      const waiting = outbox.getState().entries.map(({ body }) => body);
      const bodies = new Map([...charging, ...waiting].map((body) => [body.id, body])).values();
      catalogue.followSales([...bodies].map(({ id, lines }) => ({ id, lines: lines.map(takenLine) })));
    };
    follow();
    const stops = [
      tabs.subscribe((state, before) => {
        if (state.tabs !== before.tabs) follow();
      }),
      outbox.subscribe((state, before) => {
        if (state.entries !== before.entries) follow();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [catalogue, companyId]);
}

function takenLine({ product_id, qty }: { product_id: string; qty: string | number }) {
  return { product_id, qty: String(qty) };
}
