import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import type { SoldEntry } from '../../offline/outbox/sold-entry.ts';
import { tabOfSale } from '../../tabs/sale-tabs-store.ts';
import type { ChargeContext } from './charge-context.ts';
import { followResult, handOver } from './follow-result.ts';

/** Milliseconds that a customer waits for the number of her ticket; after that she gets it without one. */
const PATIENCE = 4000;

/**
 * Charges a sale whose tab holds its body: writes it down on the device, has it sent, and gives the ticket out without a
 * number when the answer is long in coming. On a device that stores nothing it is sent from its tab. It never throws.
 *
 * @param number of the tab
 */
export async function chargeSale(context: ChargeContext, number: number, entry: SaleEntry): Promise<void> {
  const { tabs, outbox } = context;
  const { startSending, setNotice } = tabs.getState();
  if (!startSending(entry.id)) return;
  setNotice(number, undefined);
  let known: SoldEntry | undefined;
  try {
    known = await outbox.add(entry);
  } catch {
    await followResult(context, await outbox.sendUnstored(entry));
    return;
  }
  if (known) {
    const { id, ticket, isSeen } = known;
    const tab = tabOfSale(tabs.getState().tabs, id);
    await followResult(context, { kind: 'sold', id, ticket, wasHandedOver: isSeen });
    if (tab && isSeen) tabs.getState().next(tab.number);
    return;
  }
  const { isCutOff } = outbox.store.getState();
  setTimeout(() => void handOver(context, entry.id), isCutOff ? 0 : PATIENCE);
  void outbox.flush();
}
