import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createCashMovement,
  createSale,
  findCurrentCashSession,
  openCashSession,
  payDebt,
  type Ticket,
} from '@cuadra/shared/contract';
import { ceil, exact, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { afterTests } from '../testing/after-tests.ts';
import { debtsOf } from '../testing/ledgers.ts';
import { addClient, addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

type Currency = 'USD' | 'VES';
/** Amounts by currency; what is not there is nothing. */
type Sums = Record<Currency, string>;

const api = await startApi();
const owner = new pg.Client({ connectionString: api.database.ownerUrl });
await owner.connect();
afterTests(() => owner.end());
const shop = await openShop(api, { rate: '860.18' });
const { token } = shop;
const products = [
  await addProduct(api, shop, { name: 'Harina', price: '1.37', qty: '100000' }),
  await addProduct(api, shop, { name: 'Queso', price: '333.33', price_currency: 'VES', qty: '100000' }),
];
await api.ok(openCashSession, { token, body: {} });

const methodOf = (currency: Currency) => (currency === 'USD' ? shop.cash.alternative : shop.cash.main).id;
const tender = (currency: Currency, amount: string) => ({
  payment_method_id: methodOf(currency),
  amount,
  currency,
});

/** What the test expects, worked out of what was asked for and answered, without a look at any total. */
class Books {
  cash: Sums = { USD: '0', VES: '0' };
  debt: Sums = { USD: '0', VES: '0' };
  sales: { ticket: Ticket; isAnnulled: boolean }[] = [];

  add(to: 'cash' | 'debt', currency: string, amount: string, sign: 1 | -1 = 1): void {
    const key: Currency = currency === 'USD' ? 'USD' : 'VES';
    this[to][key] = exact(this[to][key]).plus(exact(amount).times(sign)).toFixed(2);
  }

  /** What a sale brought, or its annulment takes away again. */
  addSale({ payments, changes, balance, balance_currency }: Ticket, sign: 1 | -1): void {
    for (const { currency, amount } of payments) this.add('cash', currency, amount, sign);
    for (const { currency, amount } of changes) this.add('cash', currency, amount, sign === 1 ? -1 : 1);
    this.add('debt', balance_currency, balance, sign);
  }
}

const cents = (max: number) => fc.integer({ min: 1, max }).map((amount) => (amount / 100).toFixed(2));
const qty = fc.integer({ min: 1, max: 9_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const currency = fc.constantFrom<Currency>('USD', 'VES');
const step = fc.oneof(
  // Paid with more dollars than it costs, the rest given back in bolívares.
  fc.record({
    do: fc.constant('sell' as const),
    product: fc.nat({ max: 1 }),
    qty,
    extra: fc.nat({ max: 20 }),
  }),
  // A part of it at once, in either currency, the rest on credit.
  fc.record({
    do: fc.constant('credit' as const),
    product: fc.nat({ max: 1 }),
    qty,
    down: fc.constantFrom('0', '0.25', '0.9'),
    currency,
  }),
  fc.record({ do: fc.constant('pay' as const), currency, amount: cents(2_000) }),
  fc.record({ do: fc.constant('annul' as const), of: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('move' as const), currency, amount: cents(50_000), isIn: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(one: Step, books: Books, client: string): Promise<void> {
  if (one.do === 'sell' || one.do === 'credit') {
    const product = products[one.product] ?? assert.fail();
    const draft = draftSale(shop, [{ product, qty: one.qty }]);
    const ticket = await api.ok(createSale, {
      token,
      body: one.do === 'sell' ? withChange(draft, one.extra) : onCredit(draft, client, one),
    });
    books.sales.push({ ticket, isAnnulled: false });
    books.addSale(ticket, 1);
  } else if (one.do === 'pay') {
    const owed = books.debt[one.currency];
    if (exact(owed).lte(0)) return;
    const amount = exact(one.amount).gt(owed) ? owed : one.amount;
    const body = { payments: [tender(one.currency, amount)], currency: one.currency };
    const { balance } = await api.ok(payDebt, { token, params: { id: client }, body });
    books.add('cash', one.currency, amount);
    books.add('debt', one.currency, amount, -1);
    assert.equal(balance, books.debt[one.currency]);
  } else if (one.do === 'annul') {
    const sale = books.sales[one.of % Math.max(books.sales.length, 1)];
    if (!sale || sale.isAnnulled) return;
    await api.ok(annulSale, { token, params: { id: sale.ticket.id }, body: { reason: 'prueba' } });
    sale.isAnnulled = true;
    books.addSale(sale.ticket, -1);
  } else {
    const { amount, isIn } = one;
    const body = { payment_method_id: methodOf(one.currency), amount, reason: 'prueba' };
    await api.ok(createCashMovement, { token, body: { ...body, kind: isIn ? 'pay_in' : 'pay_out' } });
    books.add('cash', one.currency, amount, isIn ? 1 : -1);
  }
}

type Draft = ReturnType<typeof draftSale>;

function withChange(draft: Draft, extra: number): Draft {
  const dollars = ceil(exact(draft.total).div(shop.rate.rate)).plus(extra).toFixed(2);
  // A gift takes no payment.
  if (exact(draft.total).isZero()) return draft;
  const change = toMoney(exact(dollars).times(shop.rate.rate).minus(draft.total));
  return {
    ...draft,
    payments: [tender('USD', dollars)],
    changes: exact(change).gt(0) ? [tender('VES', change)] : [],
  };
}

function onCredit(
  draft: Draft,
  client: string,
  { down, currency }: { down: string; currency: Currency },
): Draft {
  const part = exact(draft.total).times(down);
  const paid = toMoney(currency === 'VES' ? part : part.div(shop.rate.rate));
  // A cent of a dollar may be more than all of it.
  const worth = currency === 'VES' ? exact(paid) : exact(paid).times(shop.rate.rate);
  const payments = exact(paid).gt(0) && worth.lt(draft.total) ? [tender(currency, paid)] : [];
  return { ...draft, type: 'credit', client_id: client, payments };
}

async function inCashSession(): Promise<Sums> {
  const { session } = await api.ok(findCurrentCashSession, { token });
  const of = (wanted: Currency) => session?.counts.find(({ currency }) => currency === wanted)?.expected;
  return { USD: of('USD') ?? '0.00', VES: of('VES') ?? '0.00' };
}

test('whatever is sold, owed, paid off, annulled and moved, in both currencies: cash session and debts are what came of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const client = await addClient(api, shop);
      const books = new Books();
      books.cash = await inCashSession();
      for (const one of steps) await take(one, books, client);
      assert.deepEqual(await inCashSession(), books.cash);
      const owed = Object.entries(books.debt).filter(([, amount]) => !exact(amount).isZero());
      // This also holds the balances that are kept to the ledger.
      assert.deepEqual(await debtsOf(api, client), Object.fromEntries(owed));
    }),
    { numRuns: 20, endOnFailure: true },
  );
  assert.deepEqual(await checkTotals(owner, { company: shop.id, fix: false }), []);
});
