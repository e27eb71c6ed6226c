import { callKey, type useQueryClient } from '@cuadra/shared/client';
import type { StoreApi } from 'zustand';
import { withKnownClient } from '../../outbox/client-entry.ts';
import type { OutboxEntry } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Settlement } from '../../outbox/send-all.ts';
import { errorOf } from '../../outbox/trouble.ts';
import { type TabsStore, tabOfSale } from '../tabs/tabs-store.ts';
import { openText, settleRefusal } from './refuse-sale.ts';
import { sendSale } from './send-sale.ts';

export interface ChargingTill {
  store: StoreApi<TabsStore>;
  outbox: Outbox;
  cache: ReturnType<typeof useQueryClient>;
}

/** Milliseconds that a customer waits for the number of her ticket; after that she gets it without one. */
const PATIENCE = 4000;

/**
 * Charges a sale that is kept in its tab: writes it down on the device, sends it, and gives the ticket out without a
 * number when the answer is long in coming. On a device that keeps nothing it is sent directly. It never throws.
 *
 * @param number of the tab
 */
export async function chargeSale(till: ChargingTill, number: number, entry: OutboxEntry): Promise<void> {
  const { store, outbox } = till;
  const { startSending, stopSending, say } = store.getState();
  if (!startSending(entry.id)) return;
  say(number, undefined);
  try {
    await outbox.keep(entry);
  } catch {
    stopSending(entry.id);
    const buyer = outbox.store.getState().clients.find(({ id }) => id === entry.body.client_id);
    await sendSale({ store, number, body: withKnownClient(entry.body, buyer), cache: till.cache });
    return;
  }
  const { isCutOff } = outbox.store.getState();
  setTimeout(() => void giveOut(till, entry.id), isCutOff ? 0 : PATIENCE);
  void outbox.flush();
}

/**
 * Brings tabs that know nothing of their charge up to what is kept: a power cut takes back what local storage has not
 * written to the disk yet, and the list of what waits is there by then. Without it the sale would look as if it had to be
 * charged still.
 */
export function adoptKept(till: ChargingTill, entries: readonly OutboxEntry[]): void {
  for (const entry of entries) {
    const { store } = till;
    const tab = tabOfSale(store.getState().tabs, entry.id);
    if (tab?.charge || tab?.ticket) continue;
    if (!tab) {
      // Nobody has her ticket yet: the customer waits for it.
      if (entry.isHandedOver || entry.state === 'refused') continue;
      void chargeSale(till, store.getState().resume(entry.sale, entry.body), entry);
      continue;
    }
    store.getState().beginCharge(tab.number, entry.body);
    if (entry.isHandedOver) store.getState().acknowledge(tab.number, entry.ticket);
    else void chargeSale(till, tab.number, entry);
  }
}

/** What becomes of the tab when a sale is sold, refused, or without an answer. */
export async function followSettlement(till: ChargingTill, settlement: Settlement): Promise<void> {
  const { store, outbox, cache } = till;
  const { id } = settlement;
  const tab = tabOfSale(store.getState().tabs, id);
  const isCharging = tab?.charge?.body.id === id;
  switch (settlement.kind) {
    case 'sold':
      store.getState().stopSending(id);
      if (tab) store.getState().acknowledge(tab.number, settlement.ticket);
      await cache.invalidateQueries({ queryKey: callKey('GET /products') });
      return;
    case 'refused': {
      // The tab is opened again before anything is waited for: it must not look as if nobody knew.
      const settled = tab && isCharging ? settleRefusal(till, tab, errorOf(settlement.trouble)) : undefined;
      store.getState().stopSending(id);
      if (!settled) return;
      await outbox.remove(id).catch(() => undefined);
      await settled;
      return;
    }
    case 'open':
      // A browser that knows of no connection has nothing to wait for.
      if (isCharging && !navigator.onLine) await giveOut(till, id);
  }
}

/** Gives the ticket out without a number, where the sale is still on its way; a sale on credit waits for its answer. */
async function giveOut(till: ChargingTill, id: string): Promise<void> {
  const { store, outbox } = till;
  const tab = store.getState().tabs.find(({ charge }) => charge?.body.id === id);
  if (!tab?.charge) return;
  const kept = outbox.store.getState().entries.find((entry) => entry.id === id);
  // Refused, and the page went before the tab was told.
  if (kept?.state === 'refused' && kept.trouble) {
    await followSettlement(till, { kind: 'refused', id, trouble: kept.trouble });
    return;
  }
  if (tab.charge.body.type === 'credit') {
    store.getState().stopSending(id);
    store.getState().say(tab.number, { kind: 'open', text: openText(kept?.trouble ?? undefined) });
    return;
  }
  let entry: OutboxEntry | undefined;
  try {
    entry = await outbox.handOver(id);
  } catch {
    // It is kept, and the device has no room left to note that it is handed over: it is not.
    store.getState().stopSending(id);
    store.getState().say(tab.number, { kind: 'open', text: openText(kept?.trouble ?? undefined) });
    return;
  }
  // Settled at this very moment: the answer is in the tab already.
  if (!entry) return;
  store.getState().stopSending(id);
  store.getState().acknowledge(tab.number, entry.ticket);
}
