import { useKey } from '../../keyboard/use-key.ts';
import { neighbourOf } from '../../sale/sale-tab.ts';
import { useSaleTabs, useSaleTabsStore } from '../../tabs/sale-tabs-context.ts';

/** Keys that go from one sale to another, while lines are added and while one pays. */
export function useSaleKeys(enabled: boolean): void {
  const store = useSaleTabsStore();
  // A sale alone leaves the keys to what is scrolled.
  const isOneOfMany = useSaleTabs((state) => state.tabs.length > 1);
  const walk = (by: 1 | -1) => {
    const { tabs, select } = store.getState();
    select(neighbourOf(tabs, by).number);
  };
  useKey('newSale', () => store.getState().open(), enabled);
  useKey('nextSale', () => walk(1), enabled && isOneOfMany);
  useKey('previousSale', () => walk(-1), enabled && isOneOfMany);
}
