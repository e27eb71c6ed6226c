import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createSale,
  findCurrentCashSession,
  openCashSession,
  returnSale,
  type Ticket,
} from '@cuadra/shared/contract';
import { exact, sum, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import type { AnsweredError } from '../testing/http-client.ts';
import { debtsOf } from '../testing/ledgers.ts';
import { addClient, addProduct, draftSale, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api, { rate: '860.18' });
const { token, cash } = shop;
await api.ok(openCashSession, { token, body: {} });
const products = [
  await addProduct(api, shop, { name: 'Harina', price: '0.37', qty: '100000' }),
  await addProduct(api, shop, { name: 'Queso', price: '333.33', price_currency: 'VES', qty: '100000' }),
];

const qty = fc.integer({ min: 1, max: 9_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const step = fc.oneof(
  fc.record({ do: fc.constant('sell' as const), product: fc.nat({ max: 1 }), qty, onCredit: fc.boolean() }),
  fc.record({
    do: fc.constant('return' as const),
    of: fc.nat({ max: 9 }),
    share: fc.constantFrom('0.3', '0.5', '1'),
  }),
  fc.record({ do: fc.constant('annul' as const), of: fc.nat({ max: 9 }) }),
);

/** A sale as the test follows it. */
interface Followed {
  ticket: Ticket;
  left: string;
  isAnnulled: boolean;
  /** Whether all of it came back. */
  isUndone: boolean;
}

/** Brings some of a sale back, and pays back what the API says it is. */
async function bringBack(sale: Followed, share: string): Promise<void> {
  const part = share === '1' ? sale.left : exact(sale.left).times(share).toFixed(3);
  if (exact(part).isZero()) return;
  const body = { lines: [{ line_id: sale.ticket.products[0]?.id ?? '', qty: part }] };
  const asked = { token, params: { id: sale.ticket.id }, body };
  const answer = await api.request(returnSale, asked);
  if (answer.status === 400) {
    const { details } = (answer.body as { error: AnsweredError }).error;
    const { main } = details.missing as { main: string };
    const payments = [{ payment_method_id: cash.main.id, amount: main, currency: 'VES' }];
    await api.ok(returnSale, { ...asked, body: { ...body, payments } });
  }
  sale.left = exact(sale.left).minus(part).toFixed(3);
  sale.isUndone = exact(sale.left).isZero();
}

/** What is in the cash session, by the API. */
async function inCashSession(): Promise<string> {
  const { session } = await api.ok(findCurrentCashSession, { token });
  return session?.counts.find(({ currency }) => currency === 'VES')?.expected ?? '0.00';
}

test('in whatever order one sells, takes back and annuls, the ledgers are their totals, and what is undone left nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const client = await addClient(api, shop);
      const before = {
        cash: await inCashSession(),
        stock: await Promise.all(products.map((one) => stockOf(api, one))),
      };
      const sales: Followed[] = [];
      for (const one of steps) {
        if (one.do === 'sell') {
          const product = products[one.product] ?? assert.fail();
          const draft = draftSale(
            shop,
            [{ product, qty: one.qty }],
            one.onCredit ? { type: 'credit', client_id: client } : {},
          );
          const payments = one.onCredit ? [] : (draft.payments ?? []);
          const ticket = await api.ok(createSale, { token, body: { ...draft, payments } });
          sales.push({ ticket, left: one.qty, isAnnulled: false, isUndone: false });
          continue;
        }
        const sale = sales[one.of % Math.max(sales.length, 1)];
        if (!sale || sale.isAnnulled) continue;
        if (one.do === 'return') await bringBack(sale, one.share);
        else {
          await api.ok(annulSale, { token, params: { id: sale.ticket.id }, body: { reason: 'prueba' } });
          sale.isAnnulled = true;
        }
      }
      // Each of these also holds the total that is kept to its ledger.
      await debtsOf(api, client);
      for (const product of products) await stockOf(api, product);

      for (const sale of sales.filter(({ isAnnulled, isUndone }) => !isAnnulled && !isUndone)) {
        await api.ok(annulSale, { token, params: { id: sale.ticket.id }, body: { reason: 'el resto' } });
      }
      assert.deepEqual(await debtsOf(api, client), {}, 'nothing is owed');
      assert.deepEqual(await Promise.all(products.map((one) => stockOf(api, one))), before.stock);
      // A sale that all came back was paid back to the cent; one that was annulled went out as it came in.
      assert.equal(await inCashSession(), before.cash);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test('what the cash session expects is the sum of its tenders', async () => {
  const [row] = await api.database.query<{ amounts: string[] }>(
    `select array_agg(case kind when 'payment' then amount else -amount end * case status when 'annulled' then 0 else 1 end) as amounts
     from sales s join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id where s.company_id = $1`,
    [shop.id],
  );
  const [back] = await api.database.query<{ amount: string }>(
    `select coalesce(sum(t.amount), 0) as amount from sale_returns r
     join sales s on s.company_id = r.company_id and s.id = r.sale_id and s.status = 'issued'
     join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id where r.company_id = $1`,
    [shop.id],
  );
  assert.equal(toMoney(sum(row?.amounts ?? []).minus(back?.amount ?? '0')), await inCashSession());
});
