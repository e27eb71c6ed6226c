import { useCallback } from 'react';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { useOutbox } from '../../offline/outbox/outbox-context.ts';
import { selectedTab } from '../../sale/sale-tab.ts';
import { useSaleTabsStore } from '../../tabs/sale-tabs-context.ts';
import { findStockHold } from './check-stock.ts';

/** `findStockHold` of the sale that is in front of the cashier when it is asked. */
export function useFindHold() {
  const catalogue = useCatalogue();
  const outbox = useOutbox();
  const tabs = useSaleTabsStore();
  return useCallback(
    () => findStockHold(catalogue, outbox, () => selectedTab(tabs.getState().tabs).products),
    [catalogue, outbox, tabs],
  );
}
