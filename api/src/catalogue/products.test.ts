import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createProduct,
  findProduct,
  listCategories,
  listMeasures,
  listProducts,
  type Product,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany, signInAs } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

const found = async (search: string, of = token) =>
  (await api.ok(listProducts, { token: of, query: { search } })).items.map(({ name }) => name);

/** All pages, one after another. */
async function allPages(query: { limit: number; search?: string; updated_since?: string }, of = token) {
  const items: Product[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const page = await api.ok(listProducts, {
      token: of,
      query: { ...query, ...(cursor ? { cursor } : {}) },
    });
    items.push(...page.items);
    cursor = page.next ?? undefined;
    pages++;
    assert.ok(page.items.length === query.limit || !cursor, 'only the last page is short');
  } while (cursor);
  return { items, pages };
}

const names = (items: Product[]) => items.map(({ name }) => name);
const base = { cost_currency: 'USD', price_currency: 'USD' };

test('a product is answered as it was made, with the defaults of what was left out', async () => {
  const body = { name: '  Café  molido ', ...base };
  const made = await api.ok(createProduct, { token, body });
  assert.deepEqual(made, {
    id: made.id,
    name: 'Café  molido',
    code: null,
    barcodes: [],
    category_id: null,
    measure_id: null,
    qty: '0',
    min_qty: null,
    cost: null,
    utility: null,
    price: null,
    is_fixed_price: false,
    ...base,
    updated_at: made.updated_at,
    version: 1,
  });
  assert.deepEqual(await api.ok(findProduct, { token, params: { id: made.id } }), made);
  assert.deepEqual(
    await api.database.query('select * from stock_movements where product_id = $1', [made.id]),
    [],
  );
});

test('all that a product can have is kept, and its first quantity enters the ledger', async () => {
  const [category] = await api.database.query<{ id: string }>(
    "insert into categories (company_id, name) values ($1, 'Víveres') returning id",
    [shop.id],
  );
  const { items: measures } = await api.ok(listMeasures, { token });
  const body = {
    id: newId(),
    name: 'Queso blanco',
    code: 'Q-01',
    barcodes: ['7591234567890', 'ABC-123', '7591234567890'],
    category_id: category?.id ?? '',
    measure_id: measures[2]?.id ?? '',
    qty: 12.345,
    min_qty: '2.50',
    cost: 4,
    utility: '30.5',
    price: '5.2',
    is_fixed_price: true,
    cost_currency: 'USD',
    price_currency: 'VES',
  };
  const made = await api.ok(createProduct, { token, body });
  assert.deepEqual(made, {
    ...body,
    barcodes: ['7591234567890', 'ABC-123'],
    qty: '12.345',
    min_qty: '2.5',
    cost: '4.00',
    utility: '30.50',
    price: '5.20',
    updated_at: made.updated_at,
    version: 1,
  });
  assert.deepEqual(await api.ok(findProduct, { token, params: { id: made.id } }), made);
  assert.equal(await stockOf(api, made), '12.345');
  assert.deepEqual(
    await api.database.query('select kind, qty, user_id from stock_movements where product_id = $1', [
      made.id,
    ]),
    [{ kind: 'initial', qty: '12.345', user_id: shop.user.id }],
  );
  const { items } = await api.ok(listProducts, { token, query: { category_id: category?.id ?? '' } });
  assert.deepEqual(items, [made]);
});

test('a code and a barcode belong to one product', async () => {
  await addProduct(api, shop, { code: 'HP-1', barcodes: ['111', '222'] });
  const refused = async (given: { code?: string; barcodes?: string[] }) => {
    const { status, message, fields } = await api.refused(createProduct, {
      token,
      body: { name: 'Otra', ...base, ...given },
    });
    assert.deepEqual([status, message], [400, 'ERROR_VALIDATION']);
    return fields;
  };
  const before = await api.database.query('select count(*) from products');
  assert.deepEqual(await refused({ code: 'HP-1' }), { code: 'already-used' });
  assert.deepEqual(await refused({ code: 'hp-1' }), { code: 'already-used' });
  assert.deepEqual(await refused({ barcodes: ['333', '222'] }), { barcodes: 'already-used' });
  assert.deepEqual(await api.database.query('select count(*) from products'), before);
  assert.deepEqual(await api.database.query("select * from product_barcodes where barcode = '333'"), []);
});

test('a category, a measure or a currency that the company does not have is refused by its field', async () => {
  const body = {
    name: 'Otra',
    category_id: newId(),
    measure_id: newId(),
    cost_currency: 'EUR',
    price_currency: 'XXX',
  };
  const { status, fields } = await api.refused(createProduct, { token, body });
  assert.equal(status, 400);
  assert.deepEqual(fields, {
    category_id: 'unknown',
    measure_id: 'unknown',
    cost_currency: 'not-a-company-currency',
    price_currency: 'not-a-company-currency',
  });
});

test('sent twice with one id, one after the other or side by side, there is one product and one answer', async () => {
  const body = { id: newId(), name: 'Doble clic', code: 'DC-1', barcodes: ['444'], qty: '5', ...base };
  const send = () => api.request(createProduct, { token, body });
  const answers = await race(
    api.database,
    'products',
    Array.from({ length: 10 }, () => send),
  );
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal(await stockOf(api, { id: body.id }), '5');
  assert.deepEqual(await found('doble'), ['Doble clic']);
});

test('of two products that want one code or barcode at the same moment one gets it', async () => {
  for (const wanted of [{ code: 'UNICO' }, { barcodes: ['99999'] }]) {
    const create = () =>
      api.request(createProduct, { token, body: { name: 'Uno de dos', ...base, ...wanted } });
    const answers = await race(api.database, 'products', [create, create, create]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
    for (const { status, text } of answers) if (status === 400) assert.match(text, /"already-used"/);
  }
});

test('one id with another body is a conflict, whatever differs', async () => {
  const body = {
    id: newId(),
    name: 'Primero',
    code: 'PR-1',
    barcodes: ['555'],
    qty: '5',
    min_qty: '1',
    ...base,
  };
  await api.ok(createProduct, { token, body });
  const [measure] = (await api.ok(listMeasures, { token })).items;
  const others = [
    { name: 'Segundo' },
    { code: null },
    { barcodes: ['555', '556'] },
    { min_qty: '2' },
    { qty: '6' },
    { cost: '1' },
    { price: '1' },
    { utility: '1' },
    { is_fixed_price: true },
    { cost_currency: 'VES' },
    { price_currency: 'VES' },
    { measure_id: measure?.id ?? null },
  ];
  for (const other of others) {
    const answer = await api.refused(createProduct, { token, body: { ...body, ...other } });
    assert.deepEqual([answer.status, answer.fields], [409, { id: 'already-used' }], JSON.stringify(other));
  }
  await api.ok(createProduct, { token, body });
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

test('330 products come page by page, each once, in the order of a Spanish dictionary', async () => {
  const many = await openShop(api);
  const words = [
    'Ñame',
    'Nata',
    'nuez',
    'Ámbar',
    'azúcar',
    'Zanahoria',
    'aceite',
    'Ácido',
    'Café',
    'cafe',
    'ñandú',
  ];
  // Straight into the database: 330 requests would only take longer. Thirty names of each stand side by side.
  await api.database.query(
    `insert into products (company_id, name, cost_currency, price_currency)
     select $1, word || case when n % 3 = 0 then '' else ' ' || n end, 'USD', 'USD'
     from unnest($2::text[]) word, generate_series(1, 30) n`,
    [many.id, words],
  );
  for (const limit of [7, 50, 100, 200]) {
    const { items, pages } = await allPages({ limit }, many.token);
    assert.equal(pages, Math.ceil(330 / limit));
    assert.equal(items.length, 330);
    assert.equal(new Set(items.map(({ id }) => id)).size, 330);
    const { compare } = new Intl.Collator('es');
    const sorted = [...items].sort((a, b) => compare(a.name, b.name));
    assert.deepEqual(names(items), names(sorted));
  }
  const searched = await allPages({ limit: 20, search: 'cafe' }, many.token);
  assert.equal(searched.items.length, 60);
  assert.equal(new Set(searched.items.map(({ id }) => id)).size, 60);
});

test('a product that is added meanwhile shifts no page', async () => {
  const growing = await openShop(api);
  for (const name of ['b', 'd', 'f', 'h']) await addProduct(api, growing, { name });
  const first = await api.ok(listProducts, { token: growing.token, query: { limit: 2 } });
  await addProduct(api, growing, { name: 'a' });
  await addProduct(api, growing, { name: 'e' });
  const second = await api.ok(listProducts, {
    token: growing.token,
    query: { limit: 9, cursor: first.next ?? '' },
  });
  assert.deepEqual(
    [names(first.items), names(second.items)],
    [
      ['b', 'd'],
      ['e', 'f', 'h'],
    ],
  );
});

test('a device gets what changed since it last asked, in the order of the changes', async () => {
  const kept = await openShop(api);
  const [old, changed] = [
    await addProduct(api, kept, { name: 'Viejo' }),
    await addProduct(api, kept, { name: 'Alto' }),
  ];
  const since = async (instant: string, limit = 200) =>
    names((await allPages({ limit, updated_since: instant }, kept.token)).items);
  assert.deepEqual(await since(old.updated_at), ['Viejo', 'Alto']);
  assert.deepEqual(await since(old.updated_at, 1), ['Viejo', 'Alto']);
  await api.database.query("update products set updated_at = now() + interval '1 hour' where id = $1", [
    old.id,
  ]);
  assert.deepEqual(await since(changed.updated_at), ['Alto', 'Viejo']);
  assert.deepEqual(await since(new Date(Date.now() + 60_000).toISOString()), ['Viejo']);
  assert.deepEqual(await since(new Date(Date.now() + 7_200_000).toISOString()), []);
});

test('changes of one microsecond, and of one moment, come each once, however small the page', async () => {
  const kept = await openShop(api);
  await api.database.query(
    `insert into products (company_id, name, cost_currency, price_currency, updated_at)
     select $1, 'P' || n, 'USD', 'USD', '2026-03-01 10:00:00.123456+00'::timestamptz + (n / 4) * interval '1 microsecond'
     from generate_series(1, 20) n`,
    [kept.id],
  );
  const { items } = await allPages({ limit: 3, updated_since: '2026-03-01T10:00:00.123Z' }, kept.token);
  assert.equal(items.length, 20);
  assert.equal(new Set(names(items)).size, 20);
});

test('a product that was withdrawn is shown no more, and its code is free', async () => {
  const gone = await addProduct(api, shop, { name: 'Retirado', code: 'RET-1' });
  await api.database.query('update products set deleted_at = now() where id = $1', [gone.id]);
  assert.equal((await api.refused(findProduct, { token, params: { id: gone.id } })).status, 404);
  assert.deepEqual(await found('retirado'), []);
  await addProduct(api, shop, { name: 'Nuevo', code: 'RET-1' });
});

test('categories come by name, page by page', async () => {
  const own = await openCompany(api);
  const sorted = ['Aseo', 'Bebidas', 'Ñames y otros', 'Océano', 'víveres', 'Zapatos'];
  for (const name of ['Zapatos', 'víveres', 'Océano', 'Bebidas', 'Aseo', 'Ñames y otros']) {
    await api.database.query('insert into categories (company_id, name) values ($1, $2)', [own.id, name]);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listCategories, {
      token: own.token,
      query: { limit: 4, ...(cursor ? { cursor } : {}) },
    });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.next ?? undefined;
  } while (cursor);
  assert.deepEqual(seen, sorted);
});

test('Unidad and Litro stand first among the measures', async () => {
  const first = await api.ok(listMeasures, { token, query: { withDefault: 'true', limit: 3 } });
  assert.deepEqual(
    first.items.map(({ name }) => name),
    ['Unidad', 'Litro', 'Kilogramo'],
  );
  const rest = await api.ok(listMeasures, { token, query: { cursor: first.next ?? '' } });
  const all = [...first.items, ...rest.items].map(({ name }) => name);
  assert.equal(new Set(all).size, all.length);
  assert.equal(rest.next, null);
});

test('cost, utility and quantity are set by whoever may, with a permission each', async () => {
  const limited = await signInAs(api, shop, {
    only: [
      ['products', 'create'],
      ['products', 'read'],
    ],
  });
  for (const given of [{ cost: '1' }, { utility: '1' }, { qty: '1' }]) {
    const { status, fields } = await api.refused(createProduct, {
      token: limited,
      body: { name: 'Sin permiso', ...base, ...given },
    });
    const [field = ''] = Object.keys(given);
    assert.deepEqual([status, fields], [403, { [field]: 'not-allowed' }]);
  }
  await api.ok(createProduct, { token: limited, body: { name: 'Con permiso', price: '1', ...base } });
});
