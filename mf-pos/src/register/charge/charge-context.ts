import type { CallCache } from '@cuadra/shared/client';
import type { StoreApi } from 'zustand';
import type { Outbox } from '../../offline/outbox/outbox.ts';
import type { SaleTabsStore } from '../../tabs/sale-tabs-store.ts';

/** What charging works on: the sale tabs and the outbox of one company, and the answers that a sale makes stale. */
export interface ChargeContext {
  tabs: StoreApi<SaleTabsStore>;
  outbox: Outbox;
  cache: CallCache;
}
