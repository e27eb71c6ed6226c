import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import { tabOfSale } from '../../tabs/sale-tabs-store.ts';
import type { ChargeContext } from './charge-context.ts';
import { chargeSale } from './charge-sale.ts';
import { saleEntryOf } from './sale-entry-of.ts';

/**
 * Takes up what was on its way when the page went (a reload, a power cut, an ended session): the same sales with the same
 * ids, so that none is sold twice.
 *
 * @returns stops waiting for the list of what is stored
 */
export function restoreCharges(context: ChargeContext): () => void {
  const { tabs, outbox, cache } = context;
  // Once, when the list is read: later on another window may know more than its tabs have told here.
  const adopt = () => adoptEntries(context, outbox.store.getState().entries);
  if (outbox.store.getState().storage !== 'unknown') adopt();
  const stop = outbox.store.subscribe((now, before) => {
    if (before.storage === 'unknown' && now.storage !== 'unknown') adopt();
  });
  for (const tab of tabs.getState().tabs) {
    const entry = saleEntryOf(tab, cache);
    if (entry) void chargeSale(context, tab.number, entry);
  }
  return stop;
}

/**
 * Brings tabs that know nothing of their charge up to what is stored: a power cut takes back what local storage has not
 * written to the disk yet, and the list of what waits is there by then. Without it the sale would look as if it had to be
 * charged still.
 */
function adoptEntries(context: ChargeContext, entries: readonly SaleEntry[]): void {
  const { tabs } = context;
  for (const entry of entries) {
    const tab = tabOfSale(tabs.getState().tabs, entry.id);
    if (tab?.charge || tab?.ticket) continue;
    if (!tab) {
      // Nobody has her ticket yet: the customer waits for it.
      if (entry.isHandedOver || entry.state === 'refused') continue;
      void chargeSale(context, tabs.getState().resume(entry.sale, entry.body), entry);
      continue;
    }
    tabs.getState().beginCharge(tab.number, entry.body);
    if (entry.isHandedOver) tabs.getState().acknowledge(tab.number, entry.ticket);
    else void chargeSale(context, tab.number, entry);
  }
}
