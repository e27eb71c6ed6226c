import { notify } from '@cuadra/shared/state';
import { useCallback, useEffect, useRef } from 'react';
import { type SaleTab, selectedTab } from '../sale/sale-tab.ts';
import { useSaleTabs, useSaleTabsStore } from '../tabs/sale-tabs-context.ts';

/**
 * Says something that is of the step in front of the cashier, the lines or the payment of one sale: it leaves with the step.
 * What is true beyond it, such as a sale that was rejected, is told by `notify`.
 */
export function useStepToasts(): (kind: 'success' | 'error', text: string) => void {
  const store = useSaleTabsStore();
  const step = useSaleTabs(({ tabs }) => stepOf(selectedTab(tabs)));
  const told = useRef<{ text: string; step: string }[]>([]);
  useEffect(() => {
    for (const toast of told.current) if (toast.step !== step) notify.dismiss(toast.text);
    told.current = told.current.filter((toast) => toast.step === step);
  }, [step]);
  return useCallback(
    (kind, text) => {
      notify[kind](text);
      told.current.push({ text, step: stepOf(selectedTab(store.getState().tabs)) });
    },
    [store],
  );
}

function stepOf({ number, step, ticket }: SaleTab): string {
  return `${number} ${ticket ? 'sold' : step}`;
}
