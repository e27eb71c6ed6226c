import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REPORTS } from '@cuadra/shared/contract';
import { parse } from 'csv-parse/sync';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { signInAs } from '../testing/company.ts';
import { pathOf } from '../testing/http-client.ts';
import { addClient, addProduct, openShop, sell } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const product = await addProduct(api, shop, { name: '=HYPERLINK("http://malo.example";"Harina")' });
const client = await addClient(api, shop, { name: '+584141234567; Carmen "la rápida"' });
await sell(api, shop, [{ product, qty: '0.5' }]);
await sell(api, shop, [product], { type: 'credit', client_id: client, payments: [] });
await fillCashSessionTables(api, shop, product);

async function fileOf(report: keyof typeof REPORTS, query: Record<string, string> = {}) {
  const path = `${pathOf(REPORTS[report])}?${new URLSearchParams(query)}`;
  const answer = await api.send('GET', path, { token, headers: { accept: 'text/csv' } });
  assert.equal(answer.status, 200, `${path}: ${answer.text}`);
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="[a-z-]+\.csv"$/);
  assert.match(answer.headers.get('vary') ?? '', /accept/i);
  return { text: answer.text, rows: parse(answer.text, { delimiter: ';', bom: true }) as string[][] };
}

test('every report is a file with Spanish titles, by all that it may be by', async () => {
  const bys: [keyof typeof REPORTS, string[]][] = [
    ['sales', ['period', 'seller', 'product', 'category', 'client']],
    ['pending_sales', ['sale', 'period', 'seller', 'client']],
    ['incomes', ['period', 'method', 'seller', 'kind']],
    ['pending_incomes', ['client', 'age']],
    ['balance', ['period', 'method']],
  ];
  for (const [report, ways] of bys) {
    for (const by of ways) {
      const { text, rows } = await fileOf(report, { by });
      assert.ok(rows.length > 1, `${report} by ${by}`);
      assert.ok(rows.every((row) => row.length === rows[0]?.length));
      assert.match(text, /VES;/);
    }
  }
  const { rows } = await fileOf('stats');
  assert.deepEqual(rows[0], ['Lista', 'Nombre', 'Ventas', 'Total VES', 'Total USD']);
});

test('a file begins with a byte order mark, or a spreadsheet takes its accents for something else', async () => {
  const response = await fetch(api.origin + pathOf(REPORTS.stats), {
    headers: { accept: 'text/csv', authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
});

test('amounts have decimal commas, and a minus is no formula', async () => {
  const { rows } = await fileOf('sales', { by: 'product' });
  assert.deepEqual(rows[0], [
    'Producto',
    'Cantidad',
    'Total VES',
    'Total USD',
    'Costo VES',
    'Costo USD',
    'Ganancia VES',
    'Ganancia USD',
    'Vendido sin costo conocido VES',
    'Vendido sin costo conocido USD',
  ]);
  assert.deepEqual(rows[1]?.slice(1, 4), ['1,5', '1612,84', '1,88']);
  const balance = await fileOf('balance', { by: 'method' });
  assert.ok(balance.rows.some((row) => row.includes('100,00')));
});

test('what a spreadsheet would run is shown as it is', async () => {
  const products = await fileOf('sales', { by: 'product' });
  assert.equal(products.rows[1]?.[0], `'=HYPERLINK("http://malo.example";"Harina")`);
  const clients = await fileOf('pending_incomes');
  assert.equal(clients.rows[1]?.[0], `'+584141234567; Carmen "la rápida"`);
  const sales = await fileOf('pending_sales');
  assert.equal(sales.rows[1]?.[3], `'+584141234567; Carmen "la rápida"`);
});

test('a file has all rows, whatever a page would have', async () => {
  await addProduct(api, shop, { name: 'Otro' }).then((other) => sell(api, shop, [other]));
  const { rows } = await fileOf('sales', { by: 'product', limit: '1' });
  assert.equal(rows.length, 3);
});

test('who asks for JSON first, or for anything, gets JSON', async () => {
  for (const accept of ['application/json, text/plain, */*', '*/*', 'application/json, text/csv']) {
    const { headers } = await api.send('GET', pathOf(REPORTS.sales), { token, headers: { accept } });
    assert.match(headers.get('content-type') ?? '', /^application\/json/, accept);
  }
});

test('a file is for who may see the report, and errors are JSON', async () => {
  const without = await signInAs(api, shop, { allBut: [['reports', 'view_sales']] });
  const headers = { accept: 'text/csv' };
  const refused = await api.send('GET', pathOf(REPORTS.sales), { token: without, headers });
  assert.deepEqual(
    [refused.status, refused.text],
    [403, '{"error":{"message":"ERROR_MIDDLEWARE_NEED_PERMISSIONS"}}'],
  );
  const wrong = await api.send('GET', `${pathOf(REPORTS.sales)}?from=2026-02-02&to=2026-02-01`, {
    token,
    headers,
  });
  assert.deepEqual(
    [wrong.status, wrong.text],
    [400, '{"error":{"message":"ERROR_VALIDATION","fields":{"to":"before-from"}}}'],
  );
});
