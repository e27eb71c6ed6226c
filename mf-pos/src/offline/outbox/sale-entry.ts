import type { Ticket } from '@cuadra/shared/contract';
import { madeAt, type Stamp, type StoredError } from '@cuadra/shared/outbox';
import type { SaleBody } from '../../sale/sale-body.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import type { Seller } from '../../sale/ticket.ts';

/** A sale that is stored on the device until the API has acknowledged it. */
export interface SaleEntry {
  /** The sale's own. */
  id: string;
  /** As it is sent, and sent again unchanged. */
  body: SaleBody;
  /** As it stood in its tab, to be taken back to. */
  sale: SaleTab;
  seller: Seller;
  /** What is shown and printed until there is a number. */
  ticket: Ticket;
  stamp: Stamp;
  /** The device's number of it; absent where it cannot sign, and from releases before it did. */
  counter?: number;
  /** `refused`, as it is stored on devices: rejected by the API, and a person has to decide. */
  state: 'waiting' | 'refused';
  /** The ticket is given out without a number: the goods have left. */
  isHandedOver: boolean;
  tries: number;
  /** By the device's clock, milliseconds; null before the first try. */
  triedAt: number | null;
  /** Why it was not acknowledged by the last try. Stored under this name on devices. */
  trouble: StoredError | null;
}

/** Milliseconds for which a sale is one of this moment, held to the rate and the stock that count now. */
const PROMPT = 60_000;

/** Whether a sale goes out as one that was made earlier (docs/decisions/0008). */
export function isEarlier({ isHandedOver, stamp }: SaleEntry, device: number): boolean {
  const age = device - stamp.device;
  return isHandedOver || age < 0 || age > PROMPT;
}

/** Signs a sale that was made earlier. */
export type Prove = (body: SaleBody, counter: number) => Promise<NonNullable<SaleBody['proof']>>;

/**
 * The body as it goes out now: with its time, its seller and what proves them once it is an earlier sale. One that cannot
 * be proven goes out all the same; the API marks it.
 */
export async function bodyToSend(
  entry: SaleEntry,
  now: { device: number; clock: Stamp['clock'] },
  prove: Prove | undefined,
): Promise<SaleBody> {
  if (!isEarlier(entry, now.device)) return entry.body;
  const sold_at = madeAt(entry.stamp, now.clock, now.device).toISOString();
  const body = { ...entry.body, sold_at, seller_id: entry.seller.id };
  const { counter } = entry;
  const proof = counter === undefined ? undefined : await prove?.(body, counter).catch(() => undefined);
  return proof ? { ...body, proof } : body;
}

/** The one to be sent next: where a customer waits first, and then in the order in which they were made. */
export function nextToSend(entries: readonly SaleEntry[], tried: ReadonlySet<string>) {
  return entries
    .filter(({ id, state }) => state === 'waiting' && !tried.has(id))
    .sort((a, b) => Number(a.isHandedOver) - Number(b.isHandedOver) || a.stamp.device - b.stamp.device)[0];
}
