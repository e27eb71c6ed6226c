import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { type SaleTab, selectedTab } from '../sale/sale-tab.ts';
import type { SaleTabsStore } from './sale-tabs-store.ts';

const SaleTabsContext = createContext<StoreApi<SaleTabsStore> | undefined>(undefined);

/** Gives the sales of a company to the screens below. */
export const SaleTabsProvider = SaleTabsContext.Provider;

/** The store itself, for what is done and not drawn. */
export function useSaleTabsStore(): StoreApi<SaleTabsStore> {
  const store = useContext(SaleTabsContext);
  if (!store) throw new Error('a piece of Caja outside its SaleTabsProvider');
  return store;
}

/** A part of the sale tabs' state, followed. */
export function useSaleTabs<T>(select: (store: SaleTabsStore) => T): T {
  return useStore(useSaleTabsStore(), select);
}

/** The sale in front of the cashier. */
export function useSale(): SaleTab {
  return useSaleTabs((store) => selectedTab(store.tabs));
}
