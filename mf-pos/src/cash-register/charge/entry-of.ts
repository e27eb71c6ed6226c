import { callKey, type useQueryClient } from '@cuadra/shared/client';
import type { CallOutput, listPaymentMethods } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { latestClock } from '../../outbox/clock.ts';
import type { OutboxEntry, Seller } from '../../outbox/entry.ts';
import { provisionalTicket } from '../../outbox/provisional.ts';
import { soldAt, stampOf } from '../../outbox/stamp.ts';
import { METHODS_QUERY } from '../payment/use-methods.ts';
import type { SaleTab } from '../tabs/tab.ts';

/** A sale that is being charged at this moment, as it is kept on the device; undefined for a tab that is not charging. */
export function entryOf(tab: SaleTab, cache: ReturnType<typeof useQueryClient>): OutboxEntry | undefined {
  if (!tab.charge) return undefined;
  const { body } = tab.charge;
  const seller = whoSells();
  const methods = cache.getQueryData<CallOutput<typeof listPaymentMethods>>(
    callKey('GET /payment_methods', METHODS_QUERY),
  );
  const nameOf = (id: string) => methods?.items.find((method) => method.id === id)?.name ?? 'Pago';
  const clock = latestClock();
  const stamp = stampOf(Date.now(), clock);
  const made = soldAt(stamp, clock, stamp.device);
  return {
    id: body.id,
    body,
    sale: { ...tab, charge: null, ticket: null },
    seller,
    ticket: provisionalTicket(body, tab, { seller, nameOf, made }),
    stamp,
    state: 'waiting',
    isHandedOver: false,
    tries: 0,
    triedAt: null,
    trouble: null,
  };
}

function whoSells(): Seller {
  const user = useSession.getState().state?.user;
  return {
    id: user?.id ?? '',
    name: user?.name ?? '',
    identification: user?.identification ?? null,
    identification_type: user?.identification_type ?? null,
  };
}
