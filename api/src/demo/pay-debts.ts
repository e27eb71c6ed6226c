import { createHash } from 'node:crypto';
import { ceil, convert, type Exact, toMoney, toRate } from '@cuadra/shared/domain';
import { type CheckedPayment, checkPayment, type PaymentDraft } from '../debts/check-payment.ts';
import { type Day, timeOf } from './calendar.ts';
import type { DemoClient } from './clients.ts';
import { DEMO_TEAM } from './identity.ts';
import { DEMO_METHODS, DEMO_METHODS_BY_ID, type DemoMethod } from './methods.ts';
import { tender } from './payment.ts';
import type { DemoRate } from './rates.ts';
import type { Shop } from './sell.ts';

/** An abono, checked as the API checks one. */
export interface DemoPayment {
  id: string;
  clientId: string;
  userId: string;
  draft: PaymentDraft;
  checked: CheckedPayment;
  requestHash: Buffer;
  at: Date;
}

/** Dollars for a debt in dollars, or bolívares at the rate of that day. */
const DEBT_METHODS = ['mobile', 'dollars', 'card'] as const satisfies readonly DemoMethod[];

/** After closing for the counter, the neighbours who come by to pay what they owe, or a part of it. */
export function payDebts(shop: Shop, day: Day, now: Date, rateOf: (at: Date) => DemoRate): DemoPayment[] {
  return shop.clients.flatMap((client) => comeBy(shop, client, day, now, rateOf) ?? []);
}

function comeBy(
  shop: Shop,
  client: DemoClient,
  day: Day,
  now: Date,
  rateOf: (at: Date) => DemoRate,
): DemoPayment | undefined {
  const { chance, ledger } = shop;
  const owed = ledger.owed(client.id, 'USD');
  const comes = chance.happens(client.pays * (day.isPayday ? 3 : 0.5));
  const at = timeOf(day, day.weekday === 0 ? 14 : 20, chance.whole(5, 40));
  const part = chance.pick([1, 1, 0.5, 0.5, 0.3]);
  const method = chance.pick(DEBT_METHODS);
  if (!comes || at > now || owed.isZero()) return undefined;
  const payment = pay(shop, client, partOf(owed, part), method, at, rateOf(at));
  ledger.moveDebt({
    id: chance.id(at),
    client_id: client.id,
    kind: 'payment',
    amount: `-${payment.checked.amount}`,
    currency: payment.checked.currency,
    sale_id: null,
    payment_id: payment.id,
    note: payment.draft.note,
    user_id: payment.userId,
    at,
  });
  return payment;
}

/** A part is in whole dollars, and never more than there is. */
function partOf(owed: Exact, part: number): Exact {
  const amount = part === 1 ? owed : ceil(owed.times(part));
  return amount.gt(owed) ? owed : amount;
}

/** @throws ApiError when it is none that the API would take: an error here */
function pay(
  { chance, ledger }: Shop,
  client: DemoClient,
  amount: Exact,
  method: DemoMethod,
  at: Date,
  rate: DemoRate,
): DemoPayment {
  const latest = { rate: toRate(rate.rate), inverse: null, rate_id: rate.id };
  const pair = { main: 'VES', alternative: 'USD', rate: latest.rate };
  const paid = toMoney(convert(amount, 'USD', DEMO_METHODS[method].currency, pair));
  const draft: PaymentDraft = { payments: [tender(method, paid, chance)], note: 'Abono' };
  const { main, alternative } = pair;
  const { balances } = ledger.client(client);
  const checked = checkPayment(draft, { main, alternative, latest, methods: DEMO_METHODS_BY_ID, balances });
  const id = chance.id(at);
  return {
    ...{ id, clientId: client.id, userId: DEMO_TEAM.manager.id, draft, checked, at },
    requestHash: createHash('sha256').update(id).digest(),
  };
}
