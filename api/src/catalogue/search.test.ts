import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listProducts } from '@cuadra/shared/contract';
import pg from 'pg';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

const found = async (search: string) =>
  (await api.ok(listProducts, { token, query: { search } })).items.map(({ name }) => name);

test('what was scanned stands first, and the pages after it leave nothing out', async () => {
  const shop = await openShop(api);
  for (const name of ['a 77', 'b 77', 'c 77', 'd 77']) await addProduct(api, shop, { name });
  const coded = await addProduct(api, shop, { name: 'z con código', code: '77' });
  const scanned = await addProduct(api, shop, { name: 'y escaneado', barcodes: ['77'] });
  const expected = ['y escaneado', 'z con código', 'a 77', 'b 77', 'c 77', 'd 77'];
  for (const limit of [1, 2, 3, 50]) {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: '77', limit, ...(cursor ? { cursor } : {}) };
      const page = await api.ok(listProducts, { token: shop.token, query });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.next ?? undefined;
    } while (cursor);
    assert.deepEqual(names, expected, `${limit} a page`);
  }
  await api.database.query('update products set deleted_at = now() where id = any($1)', [
    [coded.id, scanned.id],
  ]);
  const { items } = await api.ok(listProducts, { token: shop.token, query: { search: '77' } });
  assert.deepEqual(
    items.map(({ name }) => name),
    expected.slice(2),
  );
});

test('among 20,000 products of one company and those of others, a search goes by the index', async () => {
  const [shop, other] = [await openShop(api), await openShop(api)];
  for (const { id } of [shop, other]) {
    await api.database.query(
      `insert into products (company_id, name, code, cost_currency, price_currency)
       select $1, (array['Harina', 'Café', 'Arroz', 'Aceite', 'Jabón'])[n % 5 + 1] || ' de marca ' || md5(n::text), 'C' || n,
         'USD', 'USD' from generate_series(1, 20000) n`,
      [id],
    );
  }
  await api.database.query('analyze products');
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    // The plans of the statements inside a function come as notices.
    const plans: string[] = [];
    client.on('notice', ({ message }) => plans.push(message ?? ''));
    await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on; set client_min_messages = log`);
    await client.query(`begin; set local app.company_id = '${shop.id}'; set local role cuadra_app`);
    const { rows } = await client.query(
      "select * from search_products(array['cafe', 'c4ca4238'], 'cafe c4ca4238', null, null, null, null, 51)",
    );
    await client.query('commit');
    assert.equal(rows.length, 1);
    const plan = plans.find((text) => text.includes('search_text ~~')) ?? '';
    assert.match(plan, /Bitmap Index Scan on products_search/);
    assert.doesNotMatch(plan, /Seq Scan on products/);
  } finally {
    await client.end();
  }
  const { items } = await api.ok(listProducts, { token: shop.token, query: { search: 'cafe c4ca4238' } });
  assert.equal(items.length, 1);
});

test('a search finds any part of name, code or barcode, whatever its accents and case', async () => {
  await addProduct(api, shop, { name: 'Piña Colada Ñoña', code: 'REF-77', barcodes: ['7599876543210'] });
  await addProduct(api, shop, { name: 'Jugo de piña 1 L' });
  assert.deepEqual(await found('pina'), ['Jugo de piña 1 L', 'Piña Colada Ñoña']);
  assert.deepEqual(await found('PIÑA'), ['Jugo de piña 1 L', 'Piña Colada Ñoña']);
  for (const search of [
    'colada',
    'OLAD',
    'nona',
    'ñoña',
    'ref-77',
    'EF-7',
    '7599876543210',
    '9876543',
    'colada pina',
    '  colada   piña ',
    'pin ref',
  ]) {
    assert.deepEqual(await found(search), ['Piña Colada Ñoña'], search);
  }
  assert.deepEqual(await found('piña manga'), []);
});

test('a product is found by its own name and without its accents, whatever signs people copy into it', async () => {
  const signs = {
    'Nestlé® Leche™': 'nestle leche',
    'L’Oréal «Elvive»': 'oreal elvive',
    'Coca‑Cola – 2 L': 'coca cola',
    Smørrebrød: 'smorrebrod',
    'Straße Łódź': 'strasse lodz',
    'Harina ½ kg': 'harina kg',
    'Cafe\u0301 con n\u0303': 'cafe con n',
    'CAFÉ ÇÂ\u00a0ÏÜ': 'cafe iu',
    '“Ruffles” 100% papa…': 'ruffles 100% papa',
    'Crème brûlée №5': 'creme brulee',
    日本のお茶: '日本',
  };
  for (const [name, plain] of Object.entries(signs)) {
    const { id } = await addProduct(api, shop, { name });
    const ids = async (search: string) =>
      (await api.ok(listProducts, { token, query: { search } })).items.map((product) => product.id);
    assert.ok((await ids(name)).includes(id), `«${name}» by itself`);
    assert.ok((await ids(name.toUpperCase())).includes(id), `«${name}» in capitals`);
    assert.ok((await ids(plain)).includes(id), `«${name}» by «${plain}»`);
  }
});

test('what PostgreSQL takes for a wildcard is found as it is written', async () => {
  const percent = 'Descuento 50% ya';
  const underscore = 'Talla_M';
  const backslash = 'Ruta C:\\dos';
  for (const name of [percent, underscore, backslash, 'Descuento 500 ya', 'TallaXM', 'Ruta C:dos']) {
    await addProduct(api, shop, { name });
  }
  assert.deepEqual(await found('50%'), [percent]);
  assert.deepEqual(await found('50% ya'), [percent]);
  assert.deepEqual(await found('talla_m'), [underscore]);
  assert.deepEqual(await found('c:\\dos'), [backslash]);
  assert.deepEqual(await found('%%%'), []);
  assert.deepEqual(await found('_____'), []);
  assert.deepEqual(await found("'; drop table products; --"), []);
});
