import type { Ticket } from '@cuadra/shared/contract';
import type { DeviceStore, Stamp } from '@cuadra/shared/outbox';

/**
 * A sale that the API has acknowledged. Its tab has the ticket, in local storage, which is on the disk seconds later: a
 * power cut in between leaves it here alone.
 */
export interface SoldEntry {
  /** The sale's own. */
  id: string;
  ticket: Ticket;
  stamp: Stamp;
  /** The customer has her ticket. */
  isSeen: boolean;
}

/** Notes that the customer has her ticket. Of those before nothing can be taken back any more: they are forgotten. */
export async function noteSeen(sold: DeviceStore<SoldEntry>, saleId: string): Promise<void> {
  await forgetSeen(sold);
  await sold.change(saleId, (entry) => ({ ...entry, isSeen: true }));
}

export async function forgetSeen(sold: DeviceStore<SoldEntry>): Promise<void> {
  for (const { id, isSeen } of await sold.all()) if (isSeen) await sold.remove(id);
}
