import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallInput,
  createClient,
  createSale,
  deleteClient,
  findClient,
  findStatement,
  type Product,
  payDebt,
} from '@cuadra/shared/contract';
import { exact, newId, sum } from '@cuadra/shared/domain';
import fc from 'fast-check';
import { addProduct, draftSale, openShop, setRate } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

type Payment = CallInput<typeof payDebt>['body'];

const api = await startApi();
const shop = await openShop(api, { rate: '860.18' });
const { token } = shop;
const tenDollars = await addProduct(api, shop, { price: '10' });
const hundredBolivares = await addProduct(api, shop, { price: '100', price_currency: 'VES' });

/** A client who took these on credit. */
async function debtor(...products: Product[]): Promise<string> {
  const { id } = await api.ok(createClient, { token, body: { name: 'Ramón Villalobos' } });
  for (const product of products) await owe(id, product);
  return id;
}
const owe = (client_id: string, product: Product) =>
  api.ok(createSale, {
    token,
    body: draftSale(shop, [product], { type: 'credit', client_id, payments: [] }),
  });

const tender = (currency: 'USD' | 'VES', amount: string) => ({
  payment_method_id: (currency === 'USD' ? shop.cash.alternative : shop.cash.main).id,
  amount,
  currency,
});
const dollars = (amount: string) => tender('USD', amount);
const bolivares = (amount: string) => tender('VES', amount);
const pay = (id: string, payments: Payment['payments'], more: Partial<Payment> = {}) =>
  api.ok(payDebt, { token, params: { id }, body: { payments, ...more } });
const errorOf = async (id: string, payments: Payment['payments'], more: Partial<Payment> = {}) => {
  const { status, fields } = await api.refused(payDebt, {
    token,
    params: { id },
    body: { payments, ...more },
  });
  return [status, fields];
};

/** What a client owes, by the balances and by the ledger, which must agree. */
async function owed(id: string): Promise<Record<string, string>> {
  const { balances } = await api.ok(findClient, { token, params: { id } });
  const ledger = await api.database.query<{ currency: string; amount: string }>(
    `select currency, sum(amount)::text as amount from client_movements where client_id = $1
     group by 1 having sum(amount) <> 0 order by 1`,
    [id],
  );
  assert.deepEqual(balances, ledger);
  return Object.fromEntries(balances.map(({ currency, amount }) => [currency, amount]));
}

test('a debt in dollars is paid bit by bit, in either currency, at the day’s rate', async () => {
  const id = await debtor(tenDollars);
  const first = await pay(id, [dollars('4')], { note: 'En la tarde' });
  assert.deepEqual(
    [first.amount, first.currency, first.balance, first.rate, first.note],
    ['4.00', 'USD', '6.00', '860.18', 'En la tarde'],
  );
  assert.equal((await pay(id, [bolivares('860.18'), dollars('1')])).balance, '4.00');
  // The debt as the screen shows it in bolívares: 4 × 860.18.
  const last = await pay(id, [bolivares('3440.72')], { rate_id: shop.rate.rate_id });
  assert.deepEqual([last.amount, last.balance], ['4.00', '0.00']);
  assert.deepEqual(await owed(id), {});
});

test('who owes Bs. 100 and pays the 12 cents it is shown as has paid', async () => {
  const id = await debtor(hundredBolivares);
  const { amount, currency, balance } = await pay(id, [dollars('0.12')]);
  assert.deepEqual([amount, currency, balance], ['100.00', 'VES', '0.00']);
  assert.deepEqual(
    await api.database.query('select rounding from client_payments where client_id = $1', [id]),
    [{ rounding: '3.22' }],
  );
});

test('never more than is owed, nor so little that nothing is paid', async () => {
  const id = await debtor(tenDollars);
  const tooMuch = [400, { payments: 'more-than-owed' }];
  assert.deepEqual(await errorOf(id, [dollars('10.01')]), tooMuch);
  assert.deepEqual(await errorOf(id, [bolivares('8601.81')]), tooMuch);
  assert.deepEqual(await errorOf(id, [dollars('5'), bolivares('4306')]), tooMuch);
  assert.deepEqual(await errorOf(id, [bolivares('0.50')]), [400, { payments: 'too-small' }]);
  assert.deepEqual(await errorOf(id, [dollars('1')], { currency: 'VES' }), [
    400,
    { currency: 'nothing-owed' },
  ]);
  assert.deepEqual(await errorOf(await debtor(), [dollars('1')]), [400, { currency: 'nothing-owed' }]);
  assert.deepEqual(await owed(id), { USD: '10.00' });
});

test('who owes in both currencies pays the dollars first, or the debt that is named', async () => {
  const id = await debtor(tenDollars, hundredBolivares);
  await pay(id, [dollars('10')]);
  assert.deepEqual(await owed(id), { VES: '100.00' });
  await owe(id, tenDollars);
  await pay(id, [bolivares('60')], { currency: 'VES' });
  assert.deepEqual(await owed(id), { USD: '10.00', VES: '40.00' });
});

test('methods and references are checked as in a sale', async () => {
  const id = await debtor(tenDollars);
  const [method] = await api.database.query<{ id: string }>(
    `insert into payment_methods (company_id, name, currency, kind, needs_reference)
     values ($1, 'Zelle', 'USD', 'zelle', true) returning id`,
    [shop.id],
  );
  const zelle = { payment_method_id: method?.id ?? '', amount: '5', currency: 'USD' };
  assert.deepEqual(await errorOf(id, [zelle]), [400, { 'payments.0.reference': 'required' }]);
  assert.deepEqual(await errorOf(id, [{ ...zelle, payment_method_id: newId() }]), [
    400,
    { 'payments.0.payment_method_id': 'unknown' },
  ]);
  assert.deepEqual(await errorOf(id, [{ ...zelle, currency: 'VES', reference: '1' }]), [
    400,
    { 'payments.0.currency': 'not-of-the-method' },
  ]);
  const { payments } = await pay(id, [{ ...zelle, reference: '  4471 ' }]);
  assert.deepEqual(payments, [{ ...zelle, amount: '5.00', name: 'Zelle', reference: '4471' }]);
});

test('a rate that is not the latest any more is told with the new one', async () => {
  const other = await openShop(api, { rate: '100' });
  const { id } = await api.ok(createClient, { token: other.token, body: { name: 'Ana' } });
  await setRate(api, other, '110');
  const { status, message, details } = await api.refused(payDebt, {
    token: other.token,
    params: { id },
    body: { payments: [dollars('1')], rate_id: other.rate.rate_id },
  });
  assert.deepEqual([status, message, details.rate], [409, 'ERROR_RATE_CHANGED', '110']);
});

test('the same abono sent ten times at once is one abono, and so it is after the client has gone', async () => {
  const id = await debtor(tenDollars);
  const body = { id: newId(), payments: [dollars('10')] };
  const send = () => api.request(payDebt, { token, params: { id }, body });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  assert.deepEqual(await owed(id), {});
  await api.ok(deleteClient, { token, params: { id } });
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  const other = { ...body, note: 'Otra' };
  const refused = await api.refused(payDebt, { token, params: { id }, body: other });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'already-used' }]);
});

test('two abonos of all that is owed at the same moment: one is taken', async () => {
  const id = await debtor(tenDollars);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      api.request(payDebt, { token, params: { id }, body: { payments: [dollars('10')] } }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(7).fill(400)]);
  assert.deepEqual(await owed(id), {});
});

test('the statement is the ledger, newest first, with the balance after each, page by page', async () => {
  const id = await debtor(tenDollars, hundredBolivares, tenDollars);
  await pay(id, [dollars('15')], { note: 'Quincena' });
  const read = async (limit: number) => {
    const items = [];
    let cursor: string | undefined;
    do {
      const query = { limit, ...(cursor ? { cursor } : {}) };
      const page = await api.ok(findStatement, { token, params: { id }, query });
      items.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    return items;
  };
  const all = await read(50);
  assert.deepEqual(
    all.map(({ kind, amount, currency, balance }) => [kind, amount, currency, balance]),
    [
      ['payment', '-15.00', 'USD', '5.00'],
      ['sale', '10.00', 'USD', '20.00'],
      ['sale', '100.00', 'VES', '100.00'],
      ['sale', '10.00', 'USD', '10.00'],
    ],
  );
  assert.deepEqual([all[0]?.note, all[0]?.user, all[0]?.sale_id], ['Quincena', shop.user.name, null]);
  assert.equal(typeof all[1]?.sale_number, 'number');
  assert.deepEqual(await read(1), all);
});

test('a statement of some days has the movements of those days in Caracas, and what was owed before', async () => {
  const id = await debtor(tenDollars, hundredBolivares, tenDollars);
  await pay(id, [dollars('15')]);
  const times = [
    '2026-09-30T23:59:59.999-04:00',
    '2026-10-01T00:00:00-04:00',
    '2026-10-31T23:59:59.999-04:00',
    '2026-11-01T00:00:00-04:00',
  ];
  await api.database.query(
    `update client_movements m set created_at = t.at from (
      select id, ($2::timestamptz[])[row_number() over (order by id)] as at from client_movements where client_id = $1) t
     where m.id = t.id`,
    [id, times],
  );
  const read = async (query: { from?: string; to?: string; limit?: number }) => {
    const { items, before } = await api.ok(findStatement, { token, params: { id }, query });
    return [items.map(({ amount, currency, balance }) => [amount, currency, balance]), before];
  };
  const usd = (amount: string) => ({ currency: 'USD', amount });
  const ves = { currency: 'VES', amount: '100.00' };
  const october = [
    ['10.00', 'USD', '20.00'],
    ['100.00', 'VES', '100.00'],
  ];
  assert.deepEqual(await read({ from: '2026-10-01', to: '2026-10-31' }), [october, [usd('10.00')]]);
  assert.deepEqual(await read({ from: '2026-11-01' }), [[['-15.00', 'USD', '5.00']], [usd('20.00'), ves]]);
  assert.deepEqual(await read({ to: '2026-09-30' }), [[['10.00', 'USD', '10.00']], []]);
  assert.deepEqual(await read({ from: '2026-11-02' }), [[], [usd('5.00'), ves]]);
  assert.deepEqual(await read({ from: '2026-11-01', to: '2026-10-01' }), [[], [usd('20.00'), ves]]);
  assert.deepEqual((await read({ limit: 1 }))[1], []);
});

test('whatever is bought on credit and paid, the ledger adds up to the balances and no debt is below zero', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.constantFrom({ buy: tenDollars }, { buy: hundredBolivares }),
      fc.record({
        currency: fc.constantFrom('USD' as const, 'VES' as const),
        cents: fc.integer({ min: 1, max: 900_000 }),
        debt: fc.constantFrom('USD', 'VES', undefined),
      }),
    ),
    { minLength: 3, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const id = await debtor(tenDollars);
      for (const step of sequence) {
        if ('buy' in step) await owe(id, step.buy);
        else {
          const payments = [tender(step.currency, exact(step.cents).div(100).toFixed(2))];
          const body = { payments, ...(step.debt ? { currency: step.debt } : {}) };
          const { status, text } = await api.request(payDebt, { token, params: { id }, body });
          assert.ok(status === 201 || status === 400, text);
        }
      }
      for (const amount of Object.values(await owed(id))) assert.ok(exact(amount).gt(0), amount);
      // In main, what came in is what was taken off and the rounding.
      const rows = await api.database.query<{ received: string; counted: string }>(
        `select (select sum(t.amount_main) from client_payment_tenders t where t.payment_id = p.id) as received,
           p.rounding + round(case when p.currency = p.main then p.amount else p.amount * p.rate end, 2) as counted
         from client_payments p where p.client_id = $1`,
        [id],
      );
      const total = (key: 'received' | 'counted') => sum(rows.map((row) => row[key])).toFixed(2);
      assert.equal(total('received'), total('counted'));
    }),
    { numRuns: 12 },
  );
});
