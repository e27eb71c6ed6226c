import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annulPurchase, createSale, findClient, findProduct } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { afterTests } from '../testing/after-tests.ts';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { addPeriod } from '../testing/period.ts';
import { addDraft, addSupplier, boughtLine, fillPurchaseTables, receive } from '../testing/purchase.ts';
import { runCommand } from '../testing/run-command.ts';
import { addClient, addProduct, draftSale, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { fillCountTables } from '../testing/stock-count.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { checkTotals } from './totals/check.ts';
import type { Difference } from './totals/difference.ts';

const api = await startApi();
const client = new pg.Client({ connectionString: api.database.ownerUrl });
await client.connect();
afterTests(() => client.end());
const [{ pid: clientPid }] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [
  { pid: number },
];

/** A shop that has sold for cash and on credit, taken back and annulled. */
async function busyShop() {
  const shop = await openShop(api);
  const flour = await addProduct(api, shop, { qty: '100' });
  const debtor = await addClient(api, shop);
  await sell(api, shop, [{ product: flour, qty: '3' }]);
  await sell(api, shop, [flour], { type: 'credit', client_id: debtor, payments: [] });
  await fillCashSessionTables(api, shop, flour);
  return { ...shop, flour, debtor };
}

const shop = await busyShop();
const other = await busyShop();

const look = (company?: string) => checkTotals(client, { company, fix: false });
const mend = (company?: string) => checkTotals(client, { company, fix: true });
const brief = (found: Difference[]) =>
  found.map(({ table, row, stored, workedOut }) => [table, row, stored, workedOut]);

test('after a day of sales, returns and annulments all totals are their ledgers', async () => {
  assert.deepEqual(await look(), []);
});

test('a stock, a debt and a number that are not their ledgers are found, told, and put right', async () => {
  await client.query('update product_stock set qty = qty + 7 where product_id = $1', [shop.flour.id]);
  await client.query('update client_balances set amount = 0 where client_id = $1', [shop.debtor]);
  await client.query("update counters set last = 1 where company_id = $1 and name = 'sales'", [shop.id]);
  const wrong = [
    ['product_stock.qty', shop.flour.id, '103.000', '96.000'],
    ['client_balances.amount', `${shop.debtor} USD`, '0.00', '1.25'],
    ['counters.last', 'sales', '1', '3'],
  ];
  assert.deepEqual(brief(await look()), wrong);
  assert.deepEqual(brief(await look(shop.id)), wrong);
  assert.deepEqual(await look(other.id), []);
  assert.deepEqual(await mend(other.id), []);

  const mended = await mend();
  assert.deepEqual(brief(mended), wrong);
  assert.ok(mended.every(({ isMended, companyId }) => isMended && companyId === shop.id));
  assert.deepEqual(await look(), []);
  const { token } = shop;
  assert.equal((await api.ok(findProduct, { token, params: { id: shop.flour.id } })).qty, '96');
  assert.deepEqual((await api.ok(findClient, { token, params: { id: shop.debtor } })).balances, [
    { currency: 'USD', amount: '1.25' },
  ]);
  assert.equal((await sell(api, shop, [shop.flour])).number, 4);
});

test('a total that is missing is made again', async () => {
  await client.query('delete from product_stock where product_id = $1', [shop.flour.id]);
  await client.query('delete from client_balances where client_id = $1', [shop.debtor]);
  assert.deepEqual(
    (await mend(shop.id)).map(({ stored, isMended }) => [stored, isMended]),
    [
      [null, true],
      [null, true],
    ],
  );
  assert.deepEqual(await look(), []);
});

test('what was sold is not changed: a sale that does not add up, or a gap, is told and stays', async () => {
  const own = await busyShop();
  const [sale] = await api.database.query<{ id: string }>(
    'select id from sales where company_id = $1 order by number limit 1',
    [own.id],
  );
  await client.query('update sales set total = total + 1 where id = $1', [sale?.id]);
  await client.query('update sales set number = 9 where company_id = $1 and number = 3', [own.id]);
  const found = await mend(own.id);
  const ofSales = found.filter(({ table }) => !table.startsWith('daily_'));
  assert.deepEqual(
    ofSales.map(({ table, isMended }) => [table, isMended]),
    [
      ['counters.last', true],
      ['sales.total', false],
      ['sales.number', false],
    ],
  );
  await client.query('update sales set total = total - 1 where id = $1', [sale?.id]);
  await client.query('update sales set number = 3 where company_id = $1 and number = 9', [own.id]);
  await mend(own.id);
  assert.deepEqual(await look(), []);
});

test('what orders hold back, a subscription’s balance and the figures of a day are held to their ledgers too', async () => {
  const own = await busyShop();
  await client.query('update product_stock set reserved = 2 where product_id = $1', [own.flour.id]);
  await client.query('update subscriptions set balance = 5, movements = 3 where company_id = $1', [own.id]);
  await client.query('update daily_sales set sold = sold + 1, tickets = 9 where company_id = $1', [own.id]);
  await client.query('delete from daily_products where company_id = $1', [own.id]);
  const found = await mend(own.id);
  assert.ok(found.every(({ isMended, companyId }) => isMended && companyId === own.id));
  const tables = found.map(({ table }) => table);
  assert.deepEqual([...new Set(tables)].sort(), [
    'daily_products',
    'daily_sales.sold',
    'daily_sales.tickets',
    'product_stock.reserved',
    'subscriptions.balance',
    'subscriptions.movements',
  ]);
  assert.deepEqual(await look(), []);
});

test('a period that is not the sum of its days is told, and thrown away', async () => {
  const own = await busyShop();
  const summed = () => addPeriod(api, own);
  const right = await summed();
  assert.deepEqual(await look(), []);
  await client.query('update period_products set qty = qty + 1 where company_id = $1', [own.id]);
  assert.deepEqual(
    (await mend(own.id)).map(({ table, isMended }) => [table, isMended]),
    [['period_products', true]],
  );
  assert.deepEqual(await look(), []);
  const missing = await summed();
  await client.query('delete from period_products where period_id = $1', [missing]);
  assert.equal((await look(own.id)).length, 1);
  await mend(own.id);
  const { rows } = await client.query(
    "select id from figure_periods where company_id = $1 and state = 'stale' order by id",
    [own.id],
  );
  assert.deepEqual(rows, [{ id: right }, { id: missing }]);
});

test('what there is of a material, and what it is worth, are its ledger as well', async () => {
  const id = newId();
  await client.query(
    `insert into materials (company_id, id, name, qty, value, cost_currency, request_hash)
     values ($1, $2, 'Azúcar', 12, 20, 'USD', '')`,
    [shop.id, id],
  );
  await client.query(
    `insert into material_movements (company_id, material_id, kind, qty, value, value_currency, user_id)
     values ($1, $2, 'initial', 10, 15.5, 'USD', $3), ($1, $2, 'adjustment', -0.5, -0.775, 'USD', $3)`,
    [shop.id, id, shop.user.id],
  );
  assert.deepEqual(brief(await look()), [
    ['materials.qty', id, '12.000', '9.500'],
    ['materials.value', id, '20', '14.725'],
  ]);
  assert.ok((await mend(shop.id)).every(({ isMended }) => isMended));
  assert.deepEqual(await look(), []);
});

test('while one sells, nothing is found, and mending loses no sale', async () => {
  const busy = await busyShop();
  let isOver = false;
  const registers = Array.from({ length: 4 }, async () => {
    let sold = 0;
    while (!isOver) {
      await api.ok(createSale, { token: busy.token, body: draftSale(busy, [busy.flour]) });
      sold++;
      if (sold >= 20) break;
    }
    return sold;
  });
  for (let round = 0; round < 5; round++) {
    assert.deepEqual(await look(), []);
    await client.query('update product_stock set qty = qty + 7 where product_id = $1', [busy.flour.id]);
    assert.deepEqual(
      (await mend(busy.id)).map(({ table }) => table),
      ['product_stock.qty'],
    );
  }
  isOver = true;
  const sold = (await Promise.all(registers)).reduce((sum, one) => sum + one, 0);
  const { qty } = await api.ok(findProduct, { token: busy.token, params: { id: busy.flour.id } });
  assert.equal(qty, String(96 - sold));
  assert.deepEqual(await look(), []);
});

test('with one company no row of another is read', async () => {
  // A view in each ledger's place fails where a row of another company is looked at.
  const ledgers = [
    ...['stock_movements', 'client_movements', 'material_movements', 'stock_reservations', 'store_orders'],
    ...['sale_lines', 'sale_return_lines', 'sale_tenders', 'subscription_movements', 'productions'],
  ];
  await client.query('begin');
  try {
    await client.query(
      `create function only_of(company uuid) returns boolean language plpgsql volatile cost 100000 as $$
       begin
         if company <> '${shop.id}' then raise exception 'a row of another company was read'; end if;
         return true;
       end $$`,
    );
    for (const ledger of ledgers) {
      await client.query(`alter table ${ledger} rename to real_${ledger}`);
      await client.query(`create view ${ledger} as select * from real_${ledger} where only_of(company_id)`);
    }
    assert.deepEqual(await look(shop.id), []);
  } finally {
    await client.query('rollback');
  }
});

test('what is put right waits for its own row and keeps nobody else waiting', {
  timeout: 60_000,
}, async () => {
  const own = await busyShop();
  const sugar = await addProduct(api, own, { qty: '50' });
  await client.query('update product_stock set qty = qty + 7 where company_id = $1', [own.id]);
  // Somebody holds one of the rows: the mending waits, as it would for a sale of that product.
  const holder = new pg.Client({ connectionString: api.database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from product_stock where company_id = $1 and product_id = $2 for update', [
      own.id,
      own.flour.id,
    ]);
    const mending = mend();
    await waitUntil('the mending waits', async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks where not granted and pid = ${clientPid} and locktype in ('transactionid', 'relation')`,
      );
      return rowCount !== 0;
    });
    const { number } = await sell(api, own, [sugar]);
    await sell(api, other, [other.flour]);
    await holder.query('commit');
    const found = await mending;
    assert.deepEqual(
      found.map(({ table, isMended }) => [table, isMended]),
      [
        ['product_stock.qty', true],
        ['product_stock.qty', true],
      ],
    );
    assert.equal(number, 4);
  } finally {
    await holder.end();
  }
  const qty = async (id: string) => (await api.ok(findProduct, { token: own.token, params: { id } })).qty;
  assert.deepEqual([await qty(own.flour.id), await qty(sugar.id)], ['96', '49']);
  assert.deepEqual(await look(), []);
});

test('as a command it says what differs, and its exit code tells', async () => {
  const env = { DATABASE_URL: api.database.ownerUrl };
  const run = (...args: string[]) => runCommand('check-totals', args, { env });
  const well = await run();
  assert.deepEqual(
    [well.code, well.stdout, well.stderr],
    [0, 'Todos los totales coinciden con sus libros.\n', ''],
  );
  await client.query('update product_stock set qty = qty - 5 where product_id = $1', [shop.flour.id]);
  const [before] = await look();
  const wrong = await run('--company', shop.id);
  assert.equal(wrong.code, 1);
  assert.match(
    wrong.stdout,
    new RegExp(
      `^product_stock\\.qty .*${shop.id}.*${shop.flour.id}.*${before?.stored}.*${before?.workedOut}\n`,
    ),
  );
  assert.match(wrong.stdout, /sin corregir: 1\. Con --fix/);
  const mended = await run('--fix');
  assert.deepEqual([mended.code, mended.stdout.includes('(corregido)')], [0, true]);
  assert.equal((await run()).code, 0);
});

test('asked wrongly, or without a database, it says so and looks at nothing', async () => {
  const env = { DATABASE_URL: api.database.ownerUrl };
  for (const args of [['--company', 'x'], ['--repair'], ['todo']]) {
    const { code, stderr, stdout } = await runCommand('check-totals', args, { env });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /Uso: npm run check-totals/);
  }
  const nobody = await runCommand('check-totals', ['--company', newId()], { env });
  assert.deepEqual([nobody.code, /No hay ninguna empresa/.test(nobody.stderr)], [2, true]);
  const away = await runCommand('check-totals', [], {
    env: { DATABASE_URL: 'postgres://x:secreto@127.0.0.1:1/x' },
  });
  assert.equal(away.code, 2);
  assert.match(away.stderr, /No se pudo conectar con la base de datos de DATABASE_URL/);
  const nowhere = await runCommand('check-totals', [], { env: { DATA_DIR: `${api.folder}/nada` } });
  assert.equal(nowhere.code, 2);
  assert.match(nowhere.stderr, /No hay ninguna base de datos en /);
  assert.doesNotMatch(away.stderr + nowhere.stderr, /secreto|\bat .+:\d+/);
});

test('a count that set right something else than it says is told, and so is a line that nobody counted so', async () => {
  const own = await busyShop();
  await fillCountTables(api, own, { ...own.flour, qty: '90' }, 'Estante 1');
  assert.deepEqual(await look(own.id), []);
  await client.query('update stock_count_lines set counted = counted + 1 where company_id = $1', [own.id]);
  assert.deepEqual(
    (await mend(own.id)).map(({ table, isMended }) => [table, isMended]),
    [
      ['stock_count_lines.difference', false],
      ['stock_count_lines.counted', false],
    ],
  );
});

test('what was bought, owed and paid is held to its ledgers', async () => {
  const own = await openShop(api);
  const product = await addProduct(api, own, { qty: '0' });
  const { supplier, purchase } = await fillPurchaseTables(api, own, product, 'Compra');
  const second = await addSupplier(api, own, { name: 'En bolívares' });
  const draft = await addDraft(api, own, {
    ...{ supplier_id: second.id, currency: 'VES', rate: '871.33', discount: '3.33', expenses: '7.77' },
    lines: [boughtLine(product, '3', '1000.01', { discount: '7.5' }), boughtLine(product, '2')],
  });
  const payments = [{ payment_method_id: own.cash.alternative.id, amount: '1.00', currency: 'USD' }];
  const { id } = await receive(api, own, draft, { payments });
  await addDraft(api, own, { lines: [boughtLine(product, '9', '9')] });
  assert.deepEqual(await look(own.id), []);
  const body = { annul_id: newId(), reason: 'Error' };
  await api.ok(annulPurchase, { token: own.token, params: { id }, body });
  assert.deepEqual(await look(own.id), []);

  await client.query('update supplier_balances set amount = 1 where supplier_id = $1', [supplier.id]);
  await client.query('update purchases set total = total + 1 where id = $1', [purchase.id]);
  await client.query('update purchase_lines set units = units + 1 where purchase_id = $1', [purchase.id]);
  await client.query('update supplier_payment_tenders set amount_main = 1 where company_id = $1', [own.id]);
  const found = brief(await mend(own.id)).map(([table]) => table);
  assert.deepEqual(found, [
    ...['supplier_balances.amount', 'purchases.total', 'supplier_movements.purchase', 'purchase_lines.units'],
    ...['supplier_payments.amount', 'supplier_payments.amount'],
  ]);
  assert.ok((await look(own.id)).every(({ table }) => table !== 'supplier_balances.amount'));
  // Put back, for whoever looks at all companies after this.
  await client.query('update purchases set total = total - 1 where id = $1', [purchase.id]);
  await client.query('update purchase_lines set units = units - 1 where purchase_id = $1', [purchase.id]);
});
