import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategories, listMeasures, listProducts, type Product } from '@cuadra/shared/contract';
import { openCompany } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

/** All pages, one after another. */
async function allPages(query: { limit: number; search?: string; updated_since?: string }, token: string) {
  const items: Product[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const page = await api.ok(listProducts, {
      token,
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
  const { token } = await openCompany(api);
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
