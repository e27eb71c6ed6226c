import type { Ticket } from '@cuadra/shared/contract';
import type { DeviceStore, Stamp } from '@cuadra/shared/outbox';

/**
 * A sale that the API has acknowledged. Its tab has the ticket, in local storage, which is on the disk seconds later,
 * minutes on a busy device: a power cut in between leaves it here alone.
 */
export interface SoldEntry {
  /** The sale's own. */
  id: string;
  ticket: Ticket;
  stamp: Stamp;
  /** The customer has her ticket. */
  isSeen: boolean;
}

/** Sales of which it is kept that their tickets were seen: local storage may come back as it was minutes ago. */
const KEPT = 20;

/** Notes that the customer has her ticket. */
export async function noteSeen(sold: DeviceStore<SoldEntry>, saleId: string): Promise<void> {
  await forgetSeen(sold);
  await sold.change(saleId, (entry) => ({ ...entry, isSeen: true }));
}

/** Of so many sales before that nothing can be taken back any more. */
export async function forgetSeen(sold: DeviceStore<SoldEntry>): Promise<void> {
  const seen = (await sold.all()).filter(({ isSeen }) => isSeen);
  // Their ids tell the order in which they were made.
  const ids = seen.map(({ id }) => id).sort();
  for (const id of ids.slice(0, -KEPT)) await sold.remove(id);
}
