import type { StoreApi } from 'zustand';
import type { DeviceStore } from '../../offline/outbox/device-store.ts';
import { forgetSeen, noteSeen, type SoldEntry } from '../../offline/outbox/sold-entry.ts';
import { type SaleTabsStore, tabOfSale } from '../../tabs/sale-tabs-store.ts';

/**
 * Brings tabs up to the tickets that are stored: after a power cut a sale that was acknowledged may stand in its tab as if
 * it had to be charged still, or in none. Its ticket is shown, unless the customer has it.
 */
export async function restoreTickets(
  store: StoreApi<SaleTabsStore>,
  sold: DeviceStore<SoldEntry>,
): Promise<SoldEntry[]> {
  const shown: SoldEntry[] = [];
  for (const entry of await sold.all()) {
    const { id, ticket, isSeen } = entry;
    const { tabs, acknowledge, next, showTicket } = store.getState();
    const tab = tabOfSale(tabs, id);
    if (tab?.ticket) continue;
    if (tab) acknowledge(tab.number, ticket);
    else if (!isSeen) showTicket(ticket);
    if (tab && isSeen) next(tab.number);
    if (!isSeen) shown.push(entry);
  }
  await forgetSeen(sold);
  return shown;
}

/** Notes whose ticket a cashier is done with. @returns stops it */
export function noteTicketsSeen(store: StoreApi<SaleTabsStore>, sold: DeviceStore<SoldEntry>): () => void {
  return store.subscribe(({ tabs }, before) => {
    if (tabs === before.tabs) return;
    for (const { ticket } of before.tabs) {
      const isGone = ticket && !tabs.some((tab) => tab.ticket?.id === ticket.id);
      if (isGone) noteSeen(sold, ticket.id).catch(() => undefined);
    }
  });
}
