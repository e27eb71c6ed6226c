import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, type SaleDraftInput, type Ticket } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { WAITING } from '../testing/race.ts';
import { addClient, addProduct, draftSale, openShop, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { waitUntil } from '../testing/wait-until.ts';

// Each copy has queues, watchers and connections of its own.
const api = await startApi({ copies: 1 });

/** What stands in the database of a company's sales. */
async function salesOf(companyId: string) {
  const [row] = await api.database.query<{
    numbers: number[];
    last: number;
    lines: number;
    movements: number;
  }>(
    `select (select array_agg(number::int order by number) from sales where company_id = $1) as numbers,
       (select last::int from counters where company_id = $1 and name = 'sales') as last,
       (select count(*)::int from sale_lines where company_id = $1) as lines,
       (select count(*)::int from stock_movements where company_id = $1 and kind = 'sale') as movements`,
    [companyId],
  );
  assert.ok(row);
  return row;
}

const oneTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

/** Runs each client's sales one after another, and the clients side by side. */
async function sellAll(
  through: TestApi,
  token: string,
  clients: number,
  each: number,
  draft: (client: number, sale: number) => SaleDraftInput,
): Promise<Ticket[]> {
  const tickets = await Promise.all(
    oneTo(clients).map(async (client) => {
      const own: Ticket[] = [];
      for (const sale of oneTo(each))
        own.push(await through.ok(createSale, { token, body: draft(client, sale) }));
      return own;
    }),
  );
  return tickets.flat();
}

test('500 sales by 20 clients have the numbers 1 to 500, and the stock is what is left', async () => {
  const shop = await openShop(api);
  const products = await Promise.all(
    oneTo(3).map((n) => addProduct(api, shop, { name: `P${n}`, qty: '1000' })),
  );
  const tickets = await sellAll(api, shop.token, 20, 25, () => draftSale(shop, products));
  assert.deepEqual(
    tickets.map(({ number }) => number).sort((a, b) => a - b),
    oneTo(500),
  );
  assert.deepEqual(await salesOf(shop.id), { numbers: oneTo(500), last: 500, lines: 1500, movements: 1500 });
  for (const product of products) assert.equal(await stockOf(api, product), '500');
});

test('the same sale sent 50 times at once is one sale, and 50 equal answers', async () => {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop, { qty: '10' });
  const client = await addClient(api, shop);
  const body = draftSale(shop, [{ product: flour, qty: '2' }], {
    type: 'credit',
    client_id: client,
    payments: [],
  });
  const answers = await Promise.all(
    oneTo(50).map(() => api.request(createSale, { token: shop.token, body })),
  );
  for (const { status, body: ticket } of answers) {
    assert.equal(status, 201);
    assert.deepEqual(ticket, answers[0]?.body);
  }
  assert.deepEqual(await salesOf(shop.id), { numbers: [1], last: 1, lines: 1, movements: 1 });
  assert.equal(await stockOf(api, flour), '8');
  assert.deepEqual(
    await api.database.query('select amount from client_balances where client_id = $1', [client]),
    [{ amount: '2.50' }],
  );
});

test('a sale that is sent again is answered as it was, whatever has happened since', async () => {
  const shop = await openShop(api);
  const last = await addProduct(api, shop, { qty: '1' });
  const draft = draftSale(shop, [last], { description: 'La última' });
  const ticket = await api.ok(createSale, { token: shop.token, body: draft });
  await setRate(api, shop, '999');
  await api.database.query('update products set deleted_at = now() where id = $1', [last.id]);
  assert.deepEqual(await api.ok(createSale, { token: shop.token, body: draft }), ticket);

  // Another spelling of the same: numbers for texts, fields in another order, what is left out and is the default.
  const { lines, description, ...rest } = draft;
  const spelled = lines.map(({ product_id, currency }) => ({
    currency,
    discount: 0,
    unit_price: 1.25,
    qty: 1,
    product_id,
  }));
  const again = { ...rest, lines: spelled, description };
  assert.deepEqual(
    await api.ok(createSale, { token: shop.token, body: { ...again, type: 'normal', changes: [] } }),
    ticket,
  );
  assert.deepEqual((await salesOf(shop.id)).numbers, [1]);
});

test('one id with another body is a conflict, whatever differs, and changes nothing', async () => {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop);
  const client = await addClient(api, shop);
  const draft = draftSale(shop, [{ product: flour, qty: '2' }]);
  const ticket = await api.ok(createSale, { token: shop.token, body: draft });
  const others: Partial<SaleDraftInput>[] = [
    { description: 'Otra' },
    { client_id: client },
    { type: 'credit', client_id: client },
    draftSale(shop, [{ product: flour, qty: '3' }]),
    draftSale(shop, [flour, flour]),
    { payments: [{ payment_method_id: shop.cash.alternative.id, amount: '2.50', currency: 'USD' }] },
    { total: '1' },
    { rate: '1' },
  ];
  for (const other of others) {
    const body = { ...draft, ...other, id: draft.id };
    const { status, message, fields } = await api.refused(createSale, { token: shop.token, body });
    assert.deepEqual([status, message, fields], [409, 'ERROR_CONFLICT', { id: 'already-used' }]);
  }
  assert.deepEqual(await salesOf(shop.id), { numbers: [1], last: 1, lines: 1, movements: 1 });
  assert.deepEqual(await api.ok(createSale, { token: shop.token, body: draft }), ticket);
});

test('two different sales that come with one id at once: one is sold, the other is a conflict', async () => {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop);
  const id = newId();
  const answers = await Promise.all(
    oneTo(12).map((n) => {
      const body = draftSale(shop, [{ product: flour, qty: String(n) }], { id });
      return api.request(createSale, { token: shop.token, body });
    }),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(11).fill(409)]);
  assert.deepEqual((await salesOf(shop.id)).numbers, [1]);
});

test('sales of the same products in opposite orders do not lock each other out', async () => {
  const shop = await openShop(api);
  // A server of its own: PostgreSQL counts what a connection met when it ends.
  const own = await startApi({ database: api.database });
  const products = await Promise.all(oneTo(6).map((n) => addProduct(api, shop, { name: `P${n}` })));
  const debtors = await Promise.all(oneTo(3).map(() => addClient(api, shop)));
  const turned = (by: number) => [...products.slice(by), ...products.slice(0, by)];
  await sellAll(own, shop.token, 16, 8, (client, sale) => {
    const order = turned((client + sale) % products.length);
    const wishes = client % 2 ? order : order.toReversed();
    const debtor = debtors[sale % debtors.length] ?? null;
    return client % 4 === 0
      ? draftSale(shop, wishes, { type: 'credit', client_id: debtor, payments: [] })
      : draftSale(shop, [...wishes, ...wishes.slice(0, 2)]);
  });
  assert.deepEqual((await salesOf(shop.id)).numbers, oneTo(128));
  await own.close();
  const [deadlocks] = await api.database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  assert.deepEqual(deadlocks, { deadlocks: 0 });
});

test('two companies that sell side by side do not wait for, nor count with, each other', async () => {
  const shops = await Promise.all([openShop(api), openShop(api)]);
  await Promise.all(
    shops.map(async (shop) => {
      const flour = await addProduct(api, shop);
      await sellAll(api, shop.token, 4, 10, () => draftSale(shop, [flour]));
    }),
  );
  for (const shop of shops) assert.deepEqual((await salesOf(shop.id)).numbers, oneTo(40));
});

test('a sale that is refused uses up no number', async () => {
  const shop = await openShop(api);
  const few = await addProduct(api, shop, { qty: '5' });
  const answers = await Promise.all(
    oneTo(20).map(() => api.request(createSale, { token: shop.token, body: draftSale(shop, [few]) })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [
    ...Array(5).fill(201),
    ...Array(15).fill(409),
  ]);
  assert.deepEqual((await salesOf(shop.id)).numbers, oneTo(5));
  assert.equal((await sell(api, shop, [await addProduct(api, shop)])).number, 6);
});

test('a company whose sales are held up keeps nobody else from selling, and each of them is made', async () => {
  const stuck = await openShop(api);
  const other = await openShop(api);
  const [flour, coffee] = [await addProduct(api, stuck), await addProduct(api, other)];
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from counters where company_id = $1 for update', [stuck.id]);
  // More than there are connections for sales.
  const waiting = oneTo(14).map(() => sell(api, stuck, [flour]));
  await waitUntil('two sales wait for the row that counts them', async () => {
    const [row] = await api.database.query<{ n: number }>(WAITING);
    return row?.n === 2;
  });
  assert.equal((await sell(api, other, [coffee])).number, 1);
  await holder.query('rollback');
  await holder.end();
  const tickets = await Promise.all(waiting);
  assert.deepEqual(
    tickets.map(({ number }) => number).sort((a, b) => a - b),
    oneTo(14),
  );
});
