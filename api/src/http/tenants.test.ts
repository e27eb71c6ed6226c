import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createBulkChange,
  createExchangeRate,
  createProduct,
  createSale,
  deleteExchangeRate,
  findProduct,
  findSale,
  listCategories,
  listProducts,
  setProductPicture,
} from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { belongingsOf, idsOf, tablesOf } from '../testing/belongings.ts';
import { fillCashSessionTables } from '../testing/cash-session.ts';
import { fillAccountTables } from '../testing/client-accounts.ts';
import { addModules, registrationDraft, signInAs } from '../testing/company.ts';
import { fillDeviceTables } from '../testing/device.ts';
import type { Answer } from '../testing/http-client.ts';
import { addPeriod } from '../testing/period.ts';
import { picture } from '../testing/picture.ts';
import { fillPurchaseTables } from '../testing/purchase.ts';
import { idPlaces } from '../testing/sample.ts';
import { addClient, addProduct, draftSale, openShop, sell, setRate, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { fillCountTables } from '../testing/stock-count.ts';
import { dayAtTheStore } from '../testing/store.ts';
import { recharge } from '../testing/subscription.ts';
import { type IdAt, PARTS, requestTo, routesOf, type WalkedRoute } from '../testing/walk.ts';
import { fillProductionTables } from '../testing/workshop.ts';

const api = await startApi();

/** Stands in every text that is A's. */
const SECRET = 'Ñandú secreto';

const a = await fillCompany(SECRET);
const b = await fillCompany('De otro');

/** A company with something of everything. */
async function fillCompany(mark: string) {
  const shop = await openShop(api, { company_name: `${mark} C.A.`, name: `${mark} Dueña` });
  const query = (text: string, ...values: unknown[]) => api.database.query(text, [shop.id, ...values]);
  const [category] = await query(
    'insert into categories (company_id, name) values ($1, $2) returning id',
    `${mark} cat`,
  );
  const [measure] = await query(
    'insert into measures (company_id, name) values ($1, $2) returning id',
    `${mark} med`,
  );
  await signInAs(api, shop, { only: [['sales', 'read']] });
  const client = await addClient(api, shop, { name: `${mark} cliente` });
  const product = await addProduct(api, shop, {
    name: `${mark} harina`,
    code: `${mark} 1`,
    barcodes: ['7591001'],
  });
  await api.ok(setProductPicture, { token: shop.token, params: { id: product.id }, body: picture() });
  await query(
    'update products set category_id = $2, measure_id = $3 where company_id = $1',
    category?.id,
    measure?.id,
  );
  await api.ok(createBulkChange, {
    token: shop.token,
    body: {
      ...{
        id: newId(),
        selection: { ids: [product.id] },
        as_of: new Date(Date.now() + 60_000).toISOString(),
      },
      change: { kind: 'price_percent', percent: '-4' },
    },
  });
  await api.ok(createBulkChange, {
    token: shop.token,
    body: {
      ...{
        id: newId(),
        selection: { ids: [product.id] },
        as_of: new Date(Date.now() + 60_000).toISOString(),
      },
      change: { kind: 'price_amount', amount: '1.25', currency: 'USD' },
    },
  });
  await fillCountTables(api, shop, product, `${mark} conteo`);
  await fillPurchaseTables(api, shop, product, `${mark} compra`);
  const paid = await sell(api, shop, [product], { description: `${mark} pagada` });
  const owed = await sell(api, shop, [product], { type: 'credit', client_id: client, payments: [] });
  await fillCashSessionTables(api, shop, product);
  await addModules(api, shop, 'formulas');
  await fillProductionTables(api, shop, mark);
  await dayAtTheStore(api, shop, product, { name: `${mark} tienda` });
  await fillAccountTables(api, shop, client);
  await addPeriod(api, shop);
  await query(
    `insert into mailed_codes (company_id, user_id, code_hash, expires_at)
     values ($1, $2, '\\x00', now() + interval '1 hour')`,
    shop.user.id,
  );
  await query(
    'insert into inspector_visits (company_id, inspector_id, inspector_name) values ($1, uuidv7(), $2)',
    mark,
  );
  await fillDeviceTables(api, shop, owed.id);
  await query("select set_release_hold($1, '{1}', '08:00', '18:00')");
  await query(
    "select set_release_preview((select min(username) from users where company_id = $1), 'mf_pos', now() + interval '1 day')",
  );
  await query("select count_remote_load($1, 'mf_pos', $2, 'ready', null, 5)", mark);
  await query(
    "insert into release_loads (company_id, name, version, session) values ($1, 'mf_pos', $2, '\\x00')",
    mark,
  );
  await recharge(api, shop, { reference: mark, note: mark });
  const { id } = await setRate(api, shop, '861');
  await api.ok(deleteExchangeRate, { token: shop.token, params: { id } });
  return { ...shop, client, product, paid, owed, categoryId: String(category?.id) };
}

const idsOfA = await idsOf(api.database, a.id);

test('both companies have something in every table that belongs to companies', async () => {
  const { sessions, ...belongings } = await belongingsOf(api.database, a.id);
  const empty = Object.keys(belongings).filter((name) => belongings[name] === '');
  // An inspector is in a company, but not of it.
  assert.deepEqual(empty, ['platform_users'], 'fillCompany has to put something there');
  assert.ok(sessions);
  assert.ok(idsOfA.sample.length > 15, `${idsOfA.sample.length} kinds of ids`);
});

/** The answer without what differs from one call to the next: ids that were just made, the time, numbers of tickets. */
function plain({ status, text }: Answer, id: string): string {
  return `${status} ${text
    .replaceAll(id, '<the id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')}`;
}

/** Ids that nobody has, of the shape of another. */
const unknownLike = (id: string) => (kindOf(id) === 'client' ? `cli-${newId()}` : newId());

const kindOf = (id: string) => (id.startsWith('cli-') ? 'client' : 'uuid');

/** Every way to put one id into a request: everywhere it fits, and in each of its places alone. */
function fillings(route: WalkedRoute, id: string): IdAt[] {
  const kind = kindOf(id);
  const places = PARTS.flatMap((part) =>
    idPlaces(route.schemas[part]).map((place) => ({ part, path: place.path.join(), kind: place.kind })),
  ).filter((place) => place.kind === kind);
  const inPlaces = places.map(
    (only): IdAt =>
      ({ part, path }) =>
        part === only.part && path.join() === only.path ? id : undefined,
  );
  const everywhere: IdAt = (_, wanted) => (wanted === kind ? id : undefined);
  if (places.length === 0) return route.url.includes('*') ? [everywhere] : [];
  // Everywhere is the same as in its only place.
  return places.length === 1 ? [everywhere] : [everywhere, ...inPlaces];
}

test('what another company has is not found, exactly like what nobody has', async () => {
  const { token } = b;
  const { text } = await api.request(findSale, { token, params: { id: newId() } });
  assert.equal(text, '{"error":{"message":"ERROR_NOT_FOUND"}}');
  for (const id of [a.paid.id, a.owed.id]) {
    assert.equal((await api.request(findSale, { token, params: { id } })).text, text);
  }
  assert.equal((await api.request(findProduct, { token, params: { id: a.product.id } })).text, text);
  const { items } = await api.ok(listProducts, { token, query: { category_id: a.categoryId } });
  assert.deepEqual(items, []);
});

test('lists are of the own company alone', async () => {
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const { items } = await api.ok(listProducts, { token: own.token, query: { limit: 200 } });
    const ids = items.map(({ id }) => id);
    assert.ok(ids.includes(own.product.id) && !ids.includes(other.product.id));
    const categories = await api.ok(listCategories, { token: own.token });
    assert.deepEqual(
      categories.items.map(({ id }) => id),
      [own.categoryId],
    );
  }
});

test('nobody sells the products, or with the methods, the rate or the clients of another company', async () => {
  const before = [await belongingsOf(api.database, a.id), await belongingsOf(api.database, b.id)];
  const draft = draftSale(b, [b.product]);
  const [line] = draft.lines;
  const [payment] = draft.payments ?? [];
  assert.ok(line && payment);
  const wrong: [Partial<typeof draft>, object][] = [
    [{ lines: [{ ...line, product_id: a.product.id }] }, { 'lines.0.product_id': 'unknown' }],
    [
      { payments: [{ ...payment, payment_method_id: a.cash.main.id }] },
      { 'payments.0.payment_method_id': 'unknown' },
    ],
    [{ client_id: a.client }, { client_id: 'unknown' }],
    [{ type: 'credit', client_id: a.client, payments: [] }, { client_id: 'unknown' }],
  ];
  for (const [change, fields] of wrong) {
    const refused = await api.refused(createSale, { token: b.token, body: { ...draft, ...change } });
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
  const rate = await api.refused(createSale, { token: b.token, body: { ...draft, rate_id: a.rate.rate_id } });
  assert.deepEqual([rate.status, rate.details.rate_id], [409, b.rate.rate_id]);
  const after = [await belongingsOf(api.database, a.id), await belongingsOf(api.database, b.id)];
  assert.deepEqual(after, before);
});

/** These two are for who has no session yet: a user's id is all that they go by. See registration.test.ts. */
const GO_BY_THE_USER = ['GET /api/v1/auth/register/resend/:user_id', 'POST /api/v1/auth/register/verify'];

/** Who asks in B, the owner last, because who may do most leaves least as it was; the others in a long attack alone. */
const ASKERS: Readonly<Record<string, () => Promise<string>>> = {
  ...(Number(process.env.ATTACK_ROUNDS ?? 1) > 1 && {
    'an employee without a permission': () => signInAs(api, b, { only: [] }),
    'a cashier': () => signInAs(api, b, { roleId: CASHIER_ROLE_ID }),
  }),
  'the owner': () => signInAs(api, b, { roleId: OWNER_ROLE_ID }),
};
// What B has made under an id of A is B's own, and no longer as if it did not exist.
const made = new Set<string>();
// It may be shown to it from then on.
const sent = new Set<string>();

for (const [asker, signIn] of Object.entries(ASKERS))
  test(`no route shows or changes anything of another company to ${asker}, whatever the ids`, async (t) => {
    const before = await belongingsOf(api.database, a.id);
    const secrets = [SECRET, JSON.stringify(SECRET).slice(1, -1), encodeURIComponent(SECRET), ...idsOfA.all];
    const ownToken = await signIn();
    // What creates comes last: see `made`.
    const creates = ({ url }: WalkedRoute) => Number(url.endsWith('/create'));
    const routes = routesOf(api)
      .filter(({ name }) => !GO_BY_THE_USER.includes(name))
      .sort((one, other) => creates(one) - creates(other));
    let requests = 0;

    const ask = async (route: WalkedRoute, idAt: IdAt, given?: string) => {
      if (given) sent.add(given);
      const { path, request } = requestTo(route, idAt);
      // Who leaves has no token for the next request.
      const leaves = route.call?.path.startsWith('/auth/logout') ?? false;
      const token = leaves ? await signIn() : ownToken;
      const answer = await api.send(route.method, path, { ...request, token });
      const what = `${route.method} ${path} ${JSON.stringify(request.body)}`;
      for (const secret of secrets) {
        if (sent.has(secret)) continue;
        assert.ok(!answer.text.includes(secret), `${secret} of A in the answer to ${what}: ${answer.text}`);
      }
      requests++;
      return { answer, what };
    };

    for (const route of routes) {
      await ask(route, () => undefined);
      // What an id that nobody has was answered, by where it stood: asked for again only when an answer differs from it.
      const controls = new Map<string, string>();
      for (const id of idsOfA.sample) {
        for (const [place, idAt] of fillings(route, id).entries()) {
          const { answer, what } = await ask(route, idAt, id);
          if (made.has(id)) continue;
          if (creates(route) && answer.status === 201) made.add(id);
          const told = plain(answer, id);
          const unknown = unknownLike(id);
          const where = `${kindOf(id)} ${place}`;
          if (told === controls.get(where)) continue;
          const control = await ask(route, (...at) => idAt(...at) && unknown);
          controls.set(where, plain(control.answer, unknown));
          assert.equal(told, controls.get(where), `not as if it did not exist: ${what}`);
        }
      }
    }
    t.diagnostic(`${routes.length} routes, ${idsOfA.sample.length} kinds of ids, ${requests} requests`);
    assert.ok(requests > routes.length + 10 * idsOfA.sample.length);
    assert.deepEqual(await belongingsOf(api.database, a.id), before);
  });

test('a cursor of another company opens no page of it', async () => {
  const routes = routesOf(api).filter(
    ({ schemas }) => schemas.querystring && 'cursor' in shapeOf(schemas.querystring),
  );
  assert.ok(routes.length >= 5);
  // What B has made under an id of A is B's own.
  const own = new Set((await idsOf(api.database, b.id)).all);
  const secrets = [SECRET, ...idsOfA.all.filter((id) => !own.has(id))];
  for (const route of routes) {
    const { path } = requestTo(route, () => undefined, { query: { limit: '1' } });
    const { body } = await api.send(route.method, path, { token: a.token });
    const { next } = body as { next: string | null };
    if (!next) continue;
    const stolen = requestTo(route, () => undefined, { query: { cursor: next } });
    const { text } = await api.send(route.method, stolen.path, { token: b.token });
    for (const secret of secrets) assert.ok(!text.includes(secret), `${secret} in ${text}`);
  }
});

function shapeOf(schema: unknown): object {
  return typeof schema === 'object' && schema !== null && 'shape' in schema ? Object(schema.shape) : {};
}

test('two companies may use one id, one code, one barcode and one name, and each has its own', async () => {
  const other = await openShop(api, { company_name: a.user.name });
  const { id, name, code, barcodes, cost_currency, price_currency } = a.product;
  const body = { id, name, code, barcodes, qty: '7', cost_currency, price_currency };
  const twin = await api.ok(createProduct, { token: other.token, body });
  assert.deepEqual([twin.id, twin.code, twin.barcodes, twin.qty], [id, code, barcodes, '7']);
  const original = await api.ok(findProduct, { token: a.token, params: { id } });
  assert.deepEqual([original.qty, original.price], ['1008', a.product.price]);

  const sale = await sell(api, other, [{ product: twin, qty: '2' }], { id: a.paid.id });
  assert.deepEqual([sale.id, sale.total], [a.paid.id, '0.00']);
  assert.deepEqual(await api.ok(findSale, { token: a.token, params: { id: sale.id } }), a.paid);
  assert.deepEqual(await api.ok(findSale, { token: other.token, params: { id: sale.id } }), sale);

  const rate = { id: a.rate.rate_id ?? '', source: 'EUR', target: 'VES', rate: '1' };
  assert.equal((await api.ok(createExchangeRate, { token: other.token, body: rate })).source, 'EUR');
});

test('the numbers of each company count on their own', async () => {
  const other: TestShop = await openShop(api, registrationDraft());
  const product = await addProduct(api, other);
  assert.equal((await sell(api, other, [product])).number, 1);
  assert.equal((await sell(api, a, [a.product])).number, 4);
  assert.equal((await sell(api, other, [product])).number, 2);
});

test('the schema has no table of companies that a walk could miss', async () => {
  const nobodys = (await tablesOf(api.database))
    .filter(({ companyColumn }) => !companyColumn)
    .map(({ name }) => name);
  assert.deepEqual(nobodys, [
    'currencies',
    'health_writes',
    'known_devices',
    'kysely_migration',
    'kysely_migration_lock',
    'login_tries',
    'mail_counts',
    'plans',
    'platform_codes',
    'provider_rates',
    'rate_fetching',
    'recovery_codes',
    'registry_keys',
    'release_blobs',
    'release_channel_history',
    'release_channels',
    'release_files',
    'release_log',
    'release_notices',
    'release_teams',
    'release_tokens',
    'releases',
    'request_counts',
    'second_factors',
    'server_key',
    'sessions',
  ]);
});
