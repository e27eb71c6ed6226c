import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { type SaleTab, selectedTab } from './tabs/tab.ts';
import type { TabsStore } from './tabs/tabs-store.ts';

const TillContext = createContext<StoreApi<TabsStore> | undefined>(undefined);

/** Gives the sales of a company to the screens below. */
export const TillProvider = TillContext.Provider;

/** The store itself, for what is done and not drawn. */
export function useTillStore(): StoreApi<TabsStore> {
  const store = useContext(TillContext);
  if (!store) throw new Error('a piece of Caja outside its TillProvider');
  return store;
}

/** A piece of the till's state, followed. */
export function useTill<T>(select: (store: TabsStore) => T): T {
  return useStore(useTillStore(), select);
}

/** The sale in front of the cashier. */
export function useSale(): SaleTab {
  return useTill((store) => selectedTab(store.tabs));
}
