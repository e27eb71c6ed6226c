import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { checkImport, importProducts, listCategories, listProducts } from '@cuadra/shared/contract';
import { openCompany, signInAs, type TestCompany } from '../../testing/company.ts';
import { addProduct, openShop, sell } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const headers = { 'content-type': 'text/csv' };

let company: TestCompany;
before(async () => {
  company = await openCompany(api);
});

const write = (of: { token: string }, body: string) =>
  api.ok(importProducts, { token: of.token, headers, body });
const check = (of: { token: string }, body: string) =>
  api.ok(checkImport, { token: of.token, headers, body });

const FIRST = [
  'nombre;codigo;categoria;cantidad;costo;utilidad;precio;moneda',
  'Arroz 1 kg;A1;Víveres;12;1,00;30;;USD',
  'Café 500 g;C1;Víveres;8;;;4,50;USD',
  'Pan;P1;;;;;900;Bs.',
].join('\n');

test('says what would be created, changed, left and rejected, and writes nothing', async () => {
  await write(company, FIRST);
  const plan = await check(
    company,
    [
      'nombre;codigo;categoria;medida;cantidad;costo;utilidad;precio;moneda',
      // The same in other words.
      'Arroz 1 kg;A1;viveres;;12,000;1;30,0;;$',
      'Café 500 g;C1;Desayuno;;8;;;4,50;USD',
      'Pan;P1;;;7;;;;',
      'Sal;S1;Desayuno;Saco;;;;0,80;USD',
      ';X1;;;;;;;',
      'Aceite;O1;;;doce;;;;',
    ].join('\n'),
  );
  assert.deepEqual(plan, {
    created: 1,
    changed: 2,
    unchanged: 1,
    rejected: 2,
    rejections: [
      { line: 6, reason: 'missing-name', field: 'name', value: null },
      { line: 7, reason: 'not-a-number', field: 'qty', value: 'doce' },
    ],
    new_categories: ['Desayuno'],
    new_measures: ['Saco'],
  });
  const { items } = await api.ok(listProducts, { token: company.token, query: {} });
  assert.deepEqual(
    items.map(({ name, qty }) => [name, qty]),
    [
      ['Arroz 1 kg', '12'],
      ['Café 500 g', '8'],
      ['Pan', '0'],
    ],
  );
  const { items: categories } = await api.ok(listCategories, { token: company.token });
  assert.deepEqual(
    categories.map(({ name }) => name),
    ['Víveres'],
  );
});

test('comes to what the import then does', async () => {
  const own = await openCompany(api);
  await write(own, FIRST);
  const list =
    'nombre,codigo,precio,moneda\nArroz 1 kg,A1,2.00,USD\nCafé 500 g,C1,4.50,USD\nNuevo,N1,1.00,USD\n,,,\n';
  const { created, changed, unchanged, rejected } = await check(own, list);
  const result = await write(own, list);
  assert.deepEqual(
    [created, changed + unchanged, rejected],
    [result.created, result.updated, result.rejected],
  );
  assert.deepEqual([created, changed, unchanged], [1, 1, 1]);
  // And once it is done there is nothing left to do.
  const after = await check(own, list);
  assert.deepEqual([after.created, after.changed, after.unchanged], [0, 0, 3]);
});

test('stock that was sold meanwhile is a change that the list would undo', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop, { barcodes: ['7591000000001'], qty: '10' });
  const list = `codigo_barras,nombre,cantidad\n7591000000001,${product.name},10\n`;
  assert.equal((await check(shop, list)).unchanged, 1);
  await sell(api, shop, [product]);
  assert.deepEqual((({ changed, unchanged }) => [changed, unchanged])(await check(shop, list)), [1, 0]);
});

test('refuses what the import would refuse, and by the same names', async () => {
  const refuse = (of: { token: string }, body: string) =>
    api.refused(checkImport, { token: of.token, headers, body });
  const worker = {
    token: await signInAs(api, company, {
      only: [
        ['products', 'create'],
        ['products', 'update'],
      ],
    }),
  };
  const guarded = await refuse(worker, 'nombre,costo,precio,cantidad,utilidad\nSal,1,2,3,4\n');
  assert.deepEqual(guarded.fields, { cost: 'not-allowed', qty: 'not-allowed', utility: 'not-allowed' });
  const named = await refuse(worker, 'nombre,categoria\nSal,Quesos\n');
  assert.deepEqual([named.fields, named.details], [{ category: 'not-allowed' }, { missing: ['Quesos'] }]);
  assert.deepEqual((await refuse(company, 'codigo\n1\n')).fields, { name: 'missing-column' });
  assert.deepEqual((await refuse(company, '')).fields, { file: 'empty' });
  const reader = { token: await signInAs(api, company, { only: [['products', 'read']] }) };
  assert.equal((await refuse(reader, 'nombre\nSal\n')).status, 403);
});

test('who may not set utilities may give a new product a price, and set none of one that exists', async () => {
  const own = await openCompany(api);
  await write(own, FIRST);
  const worker = {
    token: await signInAs(api, own, {
      only: [
        ['products', 'create'],
        ['products', 'update'],
      ],
    }),
  };
  const dearer = 'nombre,codigo,precio,moneda\nCafé 500 g,C1,9.50,USD\n';
  for (const call of [checkImport, importProducts]) {
    const refused = await api.refused(call, { token: worker.token, headers, body: dearer });
    assert.deepEqual([refused.status, refused.fields], [403, { price: 'not-allowed' }]);
  }
  assert.equal((await check(worker, 'nombre,codigo,precio,moneda\nSal,S1,0.80,USD\n')).created, 1);
});

test('another company’s products are no reason to change anything', async () => {
  const other = await openCompany(api);
  const plan = await check(other, FIRST);
  assert.deepEqual([plan.created, plan.changed, plan.unchanged], [3, 0, 0]);
});
