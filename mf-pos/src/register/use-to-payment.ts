import { useCallback, useState } from 'react';
import { STEP, selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabsStore } from '../tabs/sale-tabs-context.ts';
import type { SaleNews } from './news/SaleWatch.tsx';
import type { Selling } from './use-selling.ts';

/**
 * Goes to the payment of the sale in front of the cashier; but where the server would refuse it for its stock, to the line
 * that takes too much.
 */
export function useToPayment({ short, findHold }: SaleNews, lead: Selling['lead']) {
  const store = useSaleTabsStore();
  const [isChecking, setChecking] = useState(false);
  /** It was tried, and she was led to a line. */
  const [isHeld, setHeld] = useState(false);
  const charge = useCallback(async () => {
    const { number } = selectedTab(store.getState().tabs);
    if (short.length > 0) {
      setChecking(true);
      const hold = await findHold();
      setChecking(false);
      // Another sale may have come to the front meanwhile.
      if (selectedTab(store.getState().tabs).number !== number) return;
      setHeld(hold !== undefined);
      if (hold) return lead({ id: hold, text: '' });
    }
    store.getState().edit(number, { step: STEP.payment });
  }, [store, short, findHold, lead]);
  return { isChecking, isHeld, charge };
}
