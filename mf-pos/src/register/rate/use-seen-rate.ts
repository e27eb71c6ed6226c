import { useEffect } from 'react';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';

/** Remembers in the sale in front of the cashier at which rate its first line was told; an empty one forgets it. */
export function useSeenRate(rate: SaleRate | undefined): void {
  const { number, products, rate_seen, charge } = useSale();
  const edit = useSaleTabs((state) => state.edit);
  const current = rate?.rate;
  const isEmpty = products.length === 0;
  useEffect(() => {
    if (charge) return;
    if (isEmpty && rate_seen !== null) edit(number, { rate_seen: null });
    if (!isEmpty && rate_seen === null && current) edit(number, { rate_seen: current });
  }, [charge, isEmpty, rate_seen, current, edit, number]);
}
