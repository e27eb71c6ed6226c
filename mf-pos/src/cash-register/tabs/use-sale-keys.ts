import { useKey } from '../keyboard/use-key.ts';
import { useTill, useTillStore } from '../till.ts';
import { neighbourOf } from './tab.ts';

/** Keys that go from one sale to another, while lines are added and while one pays. */
export function useSaleKeys(enabled: boolean): void {
  const store = useTillStore();
  // A sale alone leaves the keys to what is scrolled.
  const isOneOfMany = useTill((till) => till.tabs.length > 1);
  const walk = (by: 1 | -1) => {
    const { tabs, select } = store.getState();
    select(neighbourOf(tabs, by).number);
  };
  useKey('newSale', () => store.getState().open(), enabled);
  useKey('nextSale', () => walk(1), enabled && isOneOfMany);
  useKey('previousSale', () => walk(-1), enabled && isOneOfMany);
}
