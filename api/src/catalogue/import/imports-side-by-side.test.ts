import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createProduct, healthLive, importProducts, listProducts } from '@cuadra/shared/contract';
import { ApiError } from '../../errors/api-error.ts';
import { runImport } from '../../imports/run-import.ts';
import { openCompany } from '../../testing/company.ts';
import { makeTestFolder } from '../../testing/postgres.ts';
import { CSV, counts, names, productImport } from '../../testing/product-import.ts';
import { addProduct, openShop, sell, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { PRODUCT_IMPORT } from './script.ts';

const api = await startApi();
const { send, refuse, productCount } = productImport(api);

test('a file sent twice at once is imported once', async () => {
  const mine = await openCompany(api);
  const list = `nombre,ean,cantidad\n${names(3_000)
    .map((name, index) => `${name},${index},1\n`)
    .join('')}`;
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.request(importProducts, { token: mine.token, headers: CSV, body: list })),
  );
  for (const answer of answers) assert.ok([200, 409].includes(answer.status), answer.text);
  assert.ok(answers.some(({ status }) => status === 200));
  assert.equal(await productCount(mine), 3_000);
  const [stock] = await api.database.query(
    'select sum(qty)::int from stock_movements where company_id = $1',
    [mine.id],
  );
  assert.deepEqual(stock, { sum: 3_000 });
});

test('of many files of one company at once one is read, and the others are told', async () => {
  const mine = await openCompany(api);
  const body = `nombre\n${','.repeat(2_000_000)}`;
  const answers = await Promise.all(Array.from({ length: 24 }, () => refuse({ token: mine.token }, body)));
  const reasons = answers.map(({ fields }) => fields.file);
  assert.ok(reasons.includes('line-too-long'));
  assert.ok(
    reasons.every((reason) => reason === 'line-too-long' || reason === 'import-running'),
    String(reasons),
  );
  assert.equal((await send(mine, 'nombre\nPan\n')).created, 1, 'the next one is read');
});

test('whoever asks meanwhile is answered before the largest list is read', async () => {
  const [mine, other] = [await openCompany(api), await openCompany(api)];
  const done: string[] = [];
  // As large as a list may be, and refused only at its end: all of it is read and checked.
  const list = `nombre,ean,categoria\n${Array.from({ length: 100_000 }, (_, n) => `Producto ${n},${n},Grupo ${n}\n`).join('')}`;
  const importing = refuse(mine, list).then((refused) => {
    done.push('import');
    return refused;
  });
  for (let asked = 0; asked < 5; asked++) {
    await api.ok(listProducts, { token: other.token });
    done.push('products');
  }
  const { fields, details } = await importing;
  assert.deepEqual(done.slice(0, 5), Array(5).fill('products'));
  assert.deepEqual(fields, { file: 'too-many-names' });
  assert.deepEqual(details, { field: 'category', count: 100_000, most: 1_000 });
  assert.equal(await productCount(mine), 0);
});

test('a list that takes more memory than its thread has is refused, and the server lives', async () => {
  const company = await openCompany(api);
  const folder = await makeTestFolder();
  const path = join(folder, 'list.csv');
  await writeFile(path, `nombre\n${names(90_000).join('\n')}`);
  const [owner] = await api.database.query<{ id: string }>('select id from users where company_id = $1', [
    company.id,
  ]);
  const order = {
    task: 'write' as const,
    path,
    databaseUrl: api.database.appUrl,
    session: { companyId: company.id, userId: owner?.id ?? '', grants: new Map() },
    answerMs: 60_000,
  };
  await assert.rejects(
    runImport(PRODUCT_IMPORT, order, { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 2 }),
    (error: unknown) => error instanceof ApiError && error.extras.fields?.file === 'too-much',
  );
  await assert.rejects(
    runImport(PRODUCT_IMPORT, { ...order, answerMs: 1 }),
    (error: unknown) => error instanceof ApiError && error.code === 'ERROR_TIMEOUT',
  );
  await api.ok(healthLive);
});

test('a product made by hand meanwhile is updated, not doubled', async () => {
  const mine = await openCompany(api);
  const list = `nombre,ean\n${names(6_000)
    .map((name, index) => `${name},${index}\n`)
    .join('')}`;
  const importing = send(mine, list);
  const made = await api.request(createProduct, {
    token: mine.token,
    body: { name: 'A mano', barcodes: ['5999'], cost_currency: 'USD', price_currency: 'USD' },
  });
  const result = await importing;
  assert.equal(result.created + result.updated, 6_000);
  assert.equal(result.updated, made.status === 201 ? 1 : 0);
  assert.equal(await productCount(mine), 6_000);
});

test('a real catalogue of 20,000 goes in while the cash registers sell and the server answers', async (t) => {
  const shop = await openShop(api);
  const soda = await addProduct(api, shop, { name: 'Refresco', barcodes: ['77'], qty: '90000' });
  const list = [
    'codigo_barras,nombre,cantidad,costo',
    '77,Refresco,80000,0.50',
    ...names(20_000).map((name, index) => `${1e12 + index},"${name}",${index % 50},1.25`),
  ].join('\r\n');
  let importing = true;
  const started = performance.now();
  const sending = send(shop, list).finally(() => {
    importing = false;
  });
  let sales = 0;
  let slowest = 0;
  while (importing) {
    await sell(api, shop, [soda]);
    sales++;
    const asked = performance.now();
    await api.ok(healthLive);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  const result = await sending;
  t.diagnostic(
    `${Math.round(performance.now() - started)} ms, ${sales} sales meanwhile, answers within ${Math.round(slowest)} ms`,
  );
  assert.deepEqual(counts(result), [20_000, 1, 0]);
  assert.ok(sales > 3, `only ${sales} sales while importing`);
  assert.equal(await productCount(shop), 20_001);
  await stockOf(api, soda);
});
