import type { Ticket } from '@cuadra/shared/contract';
import type { DeviceStore } from '@cuadra/shared/outbox';
import type { StoreApi } from 'zustand';
import { forgetSeen, noteSeen, type SoldEntry } from '../../offline/outbox/sold-entry.ts';
import { type SaleTab, selectedTab } from '../../sale/sale-tab.ts';
import { type SaleTabsStore, tabOfSale } from '../../tabs/sale-tabs-store.ts';

/**
 * Brings tabs up to the tickets that are stored: after a power cut a sale that was acknowledged may stand in its tab as if
 * it had to be charged still, or in none. Its ticket is shown, unless the customer has it; beside the newest sale, not over it:
 * the power may have taken back that the ticket before was seen, which is then taken away once more.
 */
export async function restoreTickets(
  store: StoreApi<SaleTabsStore>,
  sold: DeviceStore<SoldEntry>,
): Promise<SoldEntry[]> {
  const shown: SoldEntry[] = [];
  for (const entry of await sold.all()) {
    const { id, ticket, isSeen } = entry;
    const { tabs, acknowledge, next, select, showTicket } = store.getState();
    const tab = tabOfSale(tabs, id);
    if (tab?.ticket && !isSeen) continue;
    if (tab && !tab.ticket) acknowledge(tab.number, ticket);
    else if (!tab && !isSeen) {
      const before = selectedTab(tabs);
      showTicket(ticket);
      if (isNewer(before, ticket)) select(before.number);
    }
    if (tab && isSeen) next(tab.number);
    if (!isSeen) shown.push(entry);
  }
  await forgetSeen(sold);
  return shown;
}

/** Whether a tab's sale was charged after a ticket's: it is still on its way, or has no number yet, or a higher one. */
function isNewer({ charge, ticket }: SaleTab, { number }: Ticket): boolean {
  return charge !== null || (ticket !== null && (ticket.number === 0 || ticket.number > number));
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
