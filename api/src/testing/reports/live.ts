import {
  annulClientPayment,
  annulOpeningDebt,
  annulSale,
  createCashMovement,
  createOpeningDebt,
  createSale,
  exchangeCredit,
  findClientAccount,
  type Product,
  payDebt,
  refundClient,
  returnSale,
  type Ticket,
  updateSale,
} from '@cuadra/shared/contract';
import { addDays, ceil, companyDay, exact, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import type { AnsweredError } from '../http-client.ts';
import { draftSale, type TestShop } from '../shop.ts';
import type { TestApi } from '../start-api.ts';

const qty = fc.integer({ min: 1, max: 9_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));

/** What may happen in a shop beside sales. Whom or what it concerns is a number, taken from what there is by then. */
const afterwards = fc.oneof(
  fc.record({
    do: fc.constant('return' as const),
    of: fc.nat({ max: 9 }),
    share: fc.constantFrom('0.3', '0.5', '1'),
  }),
  fc.record({ do: fc.constant('annul' as const), of: fc.nat({ max: 9 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    client: fc.nat({ max: 1 }),
    amount: fc.integer({ min: 1, max: 900 }),
    more: fc.constantFrom('refused' as const, 'kept' as const),
    named: fc.option(fc.nat({ max: 9 })),
  }),
  fc.record({
    do: fc.constant('open' as const),
    client: fc.nat({ max: 1 }),
    cents: fc.integer({ min: 1, max: 9_999 }),
    currency: fc.constantFrom('USD' as const, 'VES' as const),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    client: fc.nat({ max: 1 }),
    amount: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ do: fc.constant('exchange' as const), client: fc.nat({ max: 1 }) }),
  fc.record({ do: fc.constant('undo' as const), of: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('give' as const), of: fc.nat({ max: 9 }), client: fc.nat({ max: 1 }) }),
  fc.record({
    do: fc.constant('move' as const),
    isIn: fc.boolean(),
    cents: fc.integer({ min: 1, max: 99_999 }),
  }),
);

const sale = fc.record({
  do: fc.constant('sell' as const),
  goods: fc.array(fc.record({ product: fc.nat({ max: 9 }), qty }), { minLength: 1, maxLength: 3 }),
  client: fc.option(fc.nat({ max: 1 })),
  pays: fc.constantFrom('main' as const, 'alternative' as const, 'both' as const, 'later' as const),
});
const happening = fc.oneof({ weight: 4, arbitrary: sale }, { weight: 5, arbitrary: afterwards });

/** A shop's history, as short as it may be: it begins with a sale. */
export const history = fc
  .tuple(sale, fc.array(happening, { minLength: 4, maxLength: 12 }))
  .map(([first, rest]) => [first, ...rest]);
export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

export interface Scene {
  api: TestApi;
  shop: TestShop;
  products: Product[];
  clients: [string, string];
}

interface Sold {
  ticket: Ticket;
  left: string[];
  isAnnulled: boolean;
}

/** Lets things happen through the API, one after the other; what cannot happen at that moment does not. */
export async function live(
  { api, shop, products, clients }: Scene,
  happenings: readonly Happening[],
): Promise<void> {
  const { token, cash } = shop;
  const sold: Sold[] = [];
  const done: { client: string; kind: 'payments' | 'opening_debts'; id: string }[] = [];
  const pick = (of: number) => sold[of % Math.max(sold.length, 1)];
  const inMain = (amount: string) => ({ payment_method_id: cash.main.id, amount, currency: 'VES' });
  const inAlternative = (amount: string) => ({
    payment_method_id: cash.alternative.id,
    amount,
    currency: 'USD',
  });

  for (const one of happenings) {
    if (one.do === 'sell') {
      const wishes = one.goods.flatMap(({ product, qty }) => {
        const found = products[product % products.length];
        return found ? [{ product: found, qty }] : [];
      });
      const isLater = one.pays === 'later';
      const client_id = isLater || one.client !== null ? (clients[one.client ?? 0] ?? null) : null;
      const draft = draftSale(shop, wishes, { client_id, type: isLater ? 'credit' : 'normal' });
      if (isLater) draft.payments = [];
      // More dollars than it costs: the change is in bolívares, and some of them are given back twice over.
      if (one.pays !== 'main' && !isLater) {
        const dollars = ceil(exact(draft.total).div(shop.rate.rate)).plus(1);
        draft.payments = [inAlternative(toMoney(dollars)), ...(one.pays === 'both' ? [inMain('10.00')] : [])];
        const over = dollars
          .times(shop.rate.rate)
          .minus(draft.total)
          .plus(one.pays === 'both' ? 10 : 0);
        draft.changes = [inMain(toMoney(over))];
      }
      const ticket = await api.ok(createSale, { token, body: draft });
      sold.push({ ticket, left: wishes.map((wish) => wish.qty), isAnnulled: false });
    } else if (one.do === 'return') {
      const sale = pick(one.of);
      if (sale && !sale.isAnnulled) await bringBack(api, token, sale, one.share, inMain);
    } else if (one.do === 'annul') {
      const sale = pick(one.of);
      if (!sale) continue;
      await api.ok(annulSale, { token, params: { id: sale.ticket.id }, body: { reason: 'prueba' } });
      sale.isAnnulled = true;
    } else if (one.do === 'pay') {
      // More than is owed is refused where it is not to be kept, and nothing then happened.
      const id = clients[one.client] ?? clients[0];
      const debt = one.named === null ? undefined : await debtOf(api, token, id, one.named);
      const { status, body } = await api.request(payDebt, {
        token,
        params: { id },
        body: {
          payments: [inMain(toMoney(one.amount))],
          ...(one.more === 'kept' && { keep_excess: true }),
          ...(debt && { debts: [debt.id], currency: debt.currency }),
        },
      });
      if (status === 201) done.push({ client: id, kind: 'payments', id: (body as { id: string }).id });
    } else if (one.do === 'open') {
      const client = clients[one.client] ?? clients[0];
      const { id } = await api.ok(createOpeningDebt, {
        token,
        params: { id: client },
        body: {
          amount: toMoney(exact(one.cents).div(100)),
          currency: one.currency,
          owed_since: addDays(companyDay(new Date()), -(one.cents % 120)),
        },
      });
      done.push({ client, kind: 'opening_debts', id });
    } else if (one.do === 'refund' || one.do === 'exchange') {
      // Refused where nothing, or less, is in their favour.
      const client = clients[one.client] ?? clients[0];
      const params = { id: client };
      const { status, body } =
        one.do === 'refund'
          ? await api.request(refundClient, {
              token,
              params,
              body: { payments: [inMain(toMoney(one.amount))] },
            })
          : await api.request(exchangeCredit, { token, params, body: {} });
      if (status === 201) done.push({ client, kind: 'payments', id: (body as { id: string }).id });
    } else if (one.do === 'undo') {
      const entry = done[one.of % Math.max(done.length, 1)];
      if (!entry) continue;
      const body = { reason: 'prueba' };
      if (entry.kind === 'payments') {
        const params = { id: entry.client, payment_id: entry.id };
        await api.ok(annulClientPayment, { token, params, body });
      } else {
        await api.ok(annulOpeningDebt, { token, params: { id: entry.client, opening_id: entry.id }, body });
      }
    } else if (one.do === 'give') {
      const sale = pick(one.of);
      if (!sale || sale.isAnnulled) continue;
      // Refused for a sale that left a debt.
      await api.request(updateSale, {
        token,
        body: { id: sale.ticket.id, client_id: clients[one.client] ?? null },
      });
    } else {
      const amount = toMoney(exact(one.cents).div(100));
      const body = { kind: one.isIn ? ('pay_in' as const) : ('pay_out' as const), amount, reason: 'prueba' };
      await api.ok(createCashMovement, { token, body: { ...body, payment_method_id: cash.alternative.id } });
    }
  }
}

/** One of the debts that a client has not paid, if there is any. */
async function debtOf(api: TestApi, token: string, id: string, nth: number) {
  const { debts } = await api.ok(findClientAccount, { token, params: { id } });
  const debt = debts[nth % Math.max(debts.length, 1)];
  const debtId = debt?.sale_id ?? debt?.opening_id;
  return debt && debtId ? { id: debtId, currency: debt.currency } : undefined;
}

/** Brings a share of the first line that has any left, and pays back what the API says it is. */
async function bringBack(
  api: TestApi,
  token: string,
  sale: Sold,
  share: string,
  inMain: (amount: string) => { payment_method_id: string; amount: string; currency: string },
): Promise<void> {
  const index = sale.left.findIndex((left) => exact(left).gt(0));
  const line = sale.ticket.products[index];
  if (!line) return;
  const left = sale.left[index] ?? '0';
  const part = share === '1' ? left : exact(left).times(share).toFixed(3);
  if (exact(part).isZero()) return;
  const asked = {
    token,
    params: { id: sale.ticket.id },
    body: { lines: [{ line_id: line.id, qty: part }] },
  };
  const answer = await api.request(returnSale, asked);
  if (answer.status === 400) {
    const { details } = (answer.body as { error: AnsweredError }).error;
    const { main } = details.missing as { main: string };
    await api.ok(returnSale, { ...asked, body: { ...asked.body, payments: [inMain(main)] } });
  }
  sale.left[index] = exact(left).minus(part).toFixed(3);
}
