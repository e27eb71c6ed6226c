import type { CallCache } from '@cuadra/shared/client';
import { latestClock, madeAt, stampOf } from '@cuadra/shared/outbox';
import { useSession } from '@cuadra/shared/state';
import { METHODS_QUERY } from '../../offline/answers/use-payment-methods.ts';
import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import type { Seller } from '../../sale/ticket.ts';
import { provisionalTicket } from '../../sale/ticket.ts';

/** A sale that is being charged at this moment, as it is stored on the device; undefined for a tab that is not charging. */
export function saleEntryOf(tab: SaleTab, cache: CallCache): SaleEntry | undefined {
  if (!tab.charge) return undefined;
  const { body } = tab.charge;
  const seller = whoSells();
  const methods = cache.get('GET /payment_methods', METHODS_QUERY);
  const nameOf = (id: string) => methods?.items.find((method) => method.id === id)?.name ?? 'Pago';
  const clock = latestClock();
  const stamp = stampOf(Date.now(), clock);
  const made = madeAt(stamp, clock, stamp.device);
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
