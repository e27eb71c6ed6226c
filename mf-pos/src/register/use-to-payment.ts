import { useCallback, useState } from 'react';
import { STEP, selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabs, useSaleTabsStore } from '../tabs/sale-tabs-context.ts';
import type { SaleNews } from './news/SaleWatch.tsx';
import type { Selling } from './use-selling.ts';

/**
 * Goes to the payment of the sale in front of the cashier; but where the server would refuse it for its stock, to the line
 * that takes too much.
 */
export function useToPayment({ short, findHold }: SaleNews, lead: Selling['lead']) {
  const store = useSaleTabsStore();
  const [isChecking, setChecking] = useState(false);
  const selected = useSaleTabs((state) => selectedTab(state.tabs).number);
  /** The sale of which it was tried, and she was led to a line. */
  const [heldSale, setHeldSale] = useState<number>();
  const charge = useCallback(async () => {
    const { number } = selectedTab(store.getState().tabs);
    if (short.length > 0) {
      setChecking(true);
      const hold = await findHold();
      setChecking(false);
      // Another sale may have come to the front meanwhile, or its last line have gone.
      const now = selectedTab(store.getState().tabs);
      if (now.number !== number || now.products.length === 0) return;
      setHeldSale(hold === undefined ? undefined : number);
      if (hold) return lead({ id: hold, text: '' });
    }
    store.getState().edit(number, { step: STEP.payment });
  }, [store, short, findHold, lead]);
  return { isChecking, isHeld: heldSale === selected, charge };
}
