import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CALLS,
  createExchangeRate,
  createProduct,
  createSale,
  findProduct,
  listExchangeRates,
  listProducts,
  openStockCount,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { z } from 'zod';
import { writeCursor } from '../database/cursor.ts';
import { tablesOf } from '../testing/belongings.ts';
import { addModules, registrationDraft, signInPlatform } from '../testing/company.ts';
import { pathOf, readError } from '../testing/http-client.ts';
import { addSupplier } from '../testing/purchase.ts';
import { addClient, addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { requestTo, routesOf } from '../testing/walk.ts';

const api = await startApi();
const shop = await openShop(api);
await addModules(api, shop, 'ecommerce', 'formulas');
const { token } = shop;
const flour = await addProduct(api, shop, { barcodes: ['7591001'] });
const SALE = pathOf(createSale);

/** Counts requests, whatever becomes of them. */
const COUNTS = 'request_counts';

/** How many rows each table has: equal counts mean that nothing was written. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await tablesOf(api.database)) {
    if (name === COUNTS) continue;
    const [row] = await api.database.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

/** Runs requests that must all be refused, and holds the database to what it was. */
async function nothingIsWritten(work: () => Promise<void>): Promise<void> {
  const before = [await countRows(), await api.database.query('select last from counters')];
  await work();
  assert.deepEqual([await countRows(), await api.database.query('select last from counters')], before);
}

/** The calls that take a file. */
const isImport = (path: string | undefined) => /^\/(products|clients)\/import/.test(path ?? '');

const draft = () => draftSale(shop, [{ product: flour, qty: '2' }]);
const line = () => draft().lines[0] ?? assert.fail();
const payment = () => draft().payments?.[0] ?? assert.fail();

/** A sale with one thing wrong, and what the answer says of it. */
type Wrong = [change: Record<string, unknown>, fields: Record<string, string>];

async function eachIsRefused(wrongs: Wrong[]): Promise<void> {
  await nothingIsWritten(async () => {
    for (const [change, fields] of wrongs) {
      const body = { ...draft(), ...change };
      const answer = await api.send('POST', SALE, { token, body });
      const { status, message, fields: said } = readError(answer);
      assert.deepEqual([status, message, said], [400, 'ERROR_VALIDATION', fields], JSON.stringify(change));
    }
  });
}

const withLine = (change: Record<string, unknown>) => ({ lines: [{ ...line(), ...change }] });
const withPayment = (change: Record<string, unknown>) => ({ payments: [{ ...payment(), ...change }] });

test('a sale with a field of the wrong kind, or with one that does not exist, is refused by that field', () =>
  eachIsRefused([
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: undefined }, { lines: 'invalid-type' }],
    [{ lines: {} }, { lines: 'invalid-type' }],
    [{ lines: [null] }, { 'lines.0': 'invalid-type' }],
    [{ main: 'bolívares' }, { main: 'not-a-currency' }],
    [
      { main: 'EUR', alternative: 'EUR' },
      { main: 'not-the-company-currency', alternative: 'not-the-company-currency' },
    ],
    [{ type: 'gift' }, { type: 'invalid-value' }],
    [{ id: 'no uuid' }, { id: 'invalid-format' }],
    [{ id: 7 }, { id: 'invalid-type' }],
    [{ client_id: newId() }, { client_id: 'not-a-client-id' }],
    [{ description: 'x'.repeat(501) }, { description: 'too-long' }],
    [{ price: '1' }, { price: 'unrecognized-keys' }],
    [{ company_id: newId() }, { company_id: 'unrecognized-keys' }],
    [withLine({ company_id: newId() }), { 'lines.0': 'unrecognized-keys' }],
    [withLine({ product_id: newId() }), { 'lines.0.product_id': 'unknown' }],
    [withLine({ currency: 'EUR' }), { 'lines.0.currency': 'not-a-company-currency' }],
    [withPayment({ payment_method_id: newId() }), { 'payments.0.payment_method_id': 'unknown' }],
    [withPayment({ currency: 'USD' }), { 'payments.0.currency': 'not-of-the-method' }],
    [withPayment({ reference: 'x'.repeat(61) }), { 'payments.0.reference': 'too-long' }],
  ]));

test('quantities of zero or below, negative payments, prices and discounts are refused', () =>
  eachIsRefused([
    [withLine({ qty: '0' }), { 'lines.0.qty': 'must-be-positive' }],
    [withLine({ qty: '-1' }), { 'lines.0.qty': 'must-be-positive' }],
    [withLine({ qty: 0 }), { 'lines.0.qty': 'must-be-positive' }],
    [withLine({ qty: '0.000' }), { 'lines.0.qty': 'must-be-positive' }],
    [withLine({ unit_price: '-1.25' }), { 'lines.0.unit_price': 'must-not-be-negative' }],
    [withLine({ discount: '-1' }), { 'lines.0.discount': 'must-not-be-negative' }],
    [withLine({ discount: '2.51' }), { 'lines.0.discount': 'too-large' }],
    [withPayment({ amount: '-5' }), { 'payments.0.amount': 'must-be-positive' }],
    [withPayment({ amount: '0' }), { 'payments.0.amount': 'must-be-positive' }],
    [{ changes: [{ ...payment(), amount: '-1' }] }, { 'changes.0.amount': 'must-be-positive' }],
    [{ rate: '0' }, { rate: 'must-be-positive' }],
    [{ rate: '-860.18' }, { rate: 'must-be-positive' }],
    [{ total: '-1' }, { total: 'must-not-be-negative' }],
  ]));

test('a decimal is digits, with a point and no more of them than are kept', () =>
  eachIsRefused(
    [
      ...[
        '1e3',
        '1E3',
        '0x10',
        'NaN',
        'Infinity',
        '-Infinity',
        '',
        ' ',
        '1,5',
        '1.',
        '.5',
        '+1',
        '١',
        '1_000',
      ],
      ...['1.2345', '123456789012', '9'.repeat(40), '9'.repeat(4_000), '1'.padEnd(41, '0')],
      ...[null, true, [], {}, ['1'], 1e21, 1e-7, 0.1234],
    ].map((qty): Wrong => [withLine({ qty }), { 'lines.0.qty': kindOf(qty) }]),
  ));

/** A long text is refused before it is read; what is no text and no number is none of the two. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? 'too-big' : 'not-a-decimal';
  return typeof value === 'number' ? 'not-a-decimal' : 'invalid-union';
}

test('a total that does not add up is refused, and the right one is told', async () => {
  await nothingIsWritten(async () => {
    for (const total of ['2150.44', '2150.46', '0', '2.50', '999999999999999.99']) {
      const refused = await api.refused(createSale, { token, body: { ...draft(), total } });
      assert.deepEqual([refused.status, refused.fields], [400, { total: 'does-not-add-up' }]);
      assert.deepEqual(refused.details, { total: '2150.45' });
    }
  });
});

test('a body that is no JSON object is refused', () =>
  nothingIsWritten(async () => {
    const bodies: [string, status: number][] = [
      ['', 400],
      ['{', 400],
      ['{"lines": [}', 400],
      ['{"id": undefined}', 400],
      ["{'id': 1}", 400],
      ['null', 400],
      ['[]', 400],
      ['"text"', 400],
      ['42', 400],
      ['{} {}', 400],
      ['\u0000', 400],
      ['{"__proto__": {"isAdmin": true}}', 400],
      ['{"constructor": {"prototype": {"isAdmin": true}}}', 400],
      ['<sale/>', 400],
      [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
      [`${'{"lines":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
      [`{"lines": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
      [JSON.stringify({ ...draft(), lines: Array.from({ length: 501 }, line) }), 400],
      [JSON.stringify({ ...draft(), description: 'x'.repeat(300_000) }), 413],
      [' '.repeat(300_000), 413],
    ];
    for (const [body, status] of bodies) {
      const answer = await api.send('POST', SALE, {
        token,
        body,
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(answer.status, status, `${body.slice(0, 60)}: ${answer.text}`);
    }
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  }));

test('a body of another kind than JSON is refused as such', () =>
  nothingIsWritten(async () => {
    const body = JSON.stringify(draft());
    const types = [
      'text/plain',
      'text/csv',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    for (const type of [...types, 'application/xml', 'text/html', 'nonsense']) {
      const { status, message } = readError(
        await api.send('POST', SALE, { token, body, headers: { 'content-type': type } }),
      );
      assert.deepEqual([status, message], [415, 'ERROR_UNSUPPORTED_MEDIA_TYPE'], type);
    }
  }));

test('no call but the import takes a big body, of whatever kind, nor does anybody without a session', async () => {
  const platform = {
    super_user: await signInPlatform(api, 'super_user'),
    inspector: await signInPlatform(api, 'inspector'),
  };
  for (const route of routesOf(api).filter(({ call }) => call?.body && !isImport(call.path))) {
    const { path } = requestTo(route, () => undefined);
    const access = route.call?.access;
    for (const type of ['application/json', 'text/csv', 'text/plain']) {
      const { status } = await api.send(route.method, path, {
        token: access === 'super_user' || access === 'inspector' ? platform[access] : token,
        body: 'x'.repeat(300 * 1024),
        headers: { 'content-type': type },
      });
      // Whose token is no module's is told so before anything is looked at.
      const refusals = access === 'release' ? [401] : [413, 415];
      assert.ok(refusals.includes(status), `${route.name} took 300 kB of ${type}: ${status}`);
    }
  }
});

/** What PostgreSQL cannot keep as text: NUL, and half a character. */
const UNKEEPABLE = { NUL: 'a\u0000b', 'half a character': 'a\ud800b' };

test('a text that no database can keep is refused by its field, wherever it stands', async () => {
  await nothingIsWritten(async () => {
    for (const [what, text] of Object.entries(UNKEEPABLE)) {
      const inBodies: [keyof typeof CALLS, unknown, string][] = [
        ['createSale', { ...draft(), description: text }, 'description'],
        ['createSale', { ...draft(), ...withPayment({ reference: text }) }, 'payments.0.reference'],
        ['createProduct', { name: text, cost_currency: 'USD', price_currency: 'USD' }, 'name'],
        ['createProduct', { name: 'x', code: text, cost_currency: 'USD', price_currency: 'USD' }, 'code'],
        ['login', { username: text, password: 'x' }, 'username'],
        ['register', registrationDraft({ name: text }), 'name'],
        ['register', registrationDraft({ plan: text }), 'plan'],
        ['register', registrationDraft({ companyType: text }), 'companyType'],
        ['register', registrationDraft({ identification: text }), 'identification'],
      ];
      for (const [name, body, field] of inBodies) {
        const call = CALLS[name];
        const { status, fields } = readError(await api.send(call.method, pathOf(call), { token, body }));
        assert.deepEqual(
          [status, fields],
          [400, { [field]: 'not-plain-text' }],
          `${what} in ${field} of ${name}`,
        );
      }
    }
    const search = await api.refused(listProducts, { token, query: { search: UNKEEPABLE.NUL } });
    assert.deepEqual([search.status, search.fields], [400, { search: 'not-plain-text' }]);
    const product = await api.refused(findProduct, { token, params: { id: UNKEEPABLE.NUL } });
    assert.equal(product.status, 400);
  });
});

test('a cursor that the list did not write is refused, whatever is in it', async () => {
  const routes = routesOf(api).filter(({ name, schemas }) => name.startsWith('GET') && schemas.querystring);
  const parts = ['', 'x', '2026-13-45T00:00:00Z', '0000-01-01T00:00:00Z', newId(), '\u0000', 1e99, null];
  const cursors = [
    ...['', 'x', '%', 'null', '{}', '[]', 'a'.repeat(600)],
    ...[null, {}, [], [1, 2, 3], [[1], [2]], [{}, {}], ['x', { $ne: 1 }]].map((key) =>
      Buffer.from(JSON.stringify(key)).toString('base64url'),
    ),
    ...parts.map((part) => writeCursor([part])),
    ...parts.flatMap((first) => parts.map((second) => writeCursor([first, second]))),
  ];
  const client = await addClient(api, shop);
  const opened = { id: newId(), name: 'Estante 1', scope: 'list' as const };
  const count = await api.ok(openStockCount, { token, body: opened });
  const supplier = await addSupplier(api, shop);
  let lists = 0;
  for (const route of routes) {
    // Below a product, a count, a supplier or a client there is a list only where there is one.
    const owner = route.name.includes('/stock_counts/')
      ? count.id
      : route.name.includes('/suppliers/')
        ? supplier.id
        : flour.id;
    const { path } = requestTo(route, ({ part }, kind) =>
      part === 'params' ? (kind === 'client' ? client : owner) : undefined,
    );
    const probe = await api.send('GET', `${path}?cursor=nonsense`, { token });
    if (!probe.text.includes('not-a-cursor')) continue;
    lists++;
    for (const cursor of cursors) {
      const { status, text } = await api.send('GET', `${path}?cursor=${encodeURIComponent(cursor)}`, {
        token,
      });
      assert.ok(status === 200 || status === 400, `${path} with ${cursor}: ${status} ${text}`);
      if (status === 400)
        assert.equal(text, '{"error":{"message":"ERROR_VALIDATION","fields":{"cursor":"not-a-cursor"}}}');
    }
  }
  assert.ok(lists >= 5, `${lists} lists`);
});

/** What is a date to some and to others not: years that PostgreSQL or JavaScript do not know, offsets, days, fractions. */
const ODD_DATES = [
  ...['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '275761-01-01', '-000001-01-01'],
  ...[
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+15:00',
    '9999-12-31T23:59:59-15:00',
    '2026-01-01T24:00:00Z',
  ],
  ...['2026-01-01T00:00:00+16:00', '2026-01-01T00:00:00-16:00', '2026-01-01T00:00:00+23:59'],
  ...['2026-01-01T00:00:00+15:59', '2026-01-01T23:59:60Z', `2026-01-01T00:00:00.${'1'.repeat(200)}Z`],
];

test('an odd date is no error of ours, wherever one is taken', async () => {
  const tokens: Record<string, string> = {
    super_user: await signInPlatform(api, 'super_user'),
    inspector: await signInPlatform(api, 'inspector'),
  };
  const debtor = await addClient(api, shop);
  const taken: string[] = [];
  for (const route of routesOf(api)) {
    for (const part of ['querystring', 'body'] as const) {
      for (const field of dateFields(route.schemas[part])) {
        taken.push(`${route.call?.path} ${field}`);
        for (const date of ODD_DATES) {
          const known = ({ part: where }: { part: string }, kind: string) =>
            where === 'params' ? (kind === 'client' ? debtor : flour.id) : undefined;
          const { path, request } = requestTo(route, known, {
            ...(part === 'querystring' ? { query: { [field]: date } } : {}),
          });
          const body = part === 'body' ? { ...(request.body as object), [field]: date } : request.body;
          const answer = await api.send(route.method, path, {
            ...request,
            ...(body === undefined ? {} : { body }),
            token: tokens[String(route.call?.access)] ?? token,
          });
          assert.ok(answer.status < 500, `${route.name} with ${field} ${date}: ${answer.text}`);
        }
      }
    }
  }
  for (const known of ['/products updated_since', '/sales/create sold_at', '/backoffice/remotes from']) {
    assert.ok(taken.includes(known), `${known} is not among ${taken.join(', ')}`);
  }
  const sold = { token, body: { ...draft(), sold_at: '2026-01-01T00:00:00+16:00' } };
  assert.deepEqual((await api.refused(createSale, sold)).fields, { sold_at: 'not-a-time' });
});

/** The fields of a part of a request that are a date or a time. */
function dateFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([, field]) => /"format":"date(-time)?"/.test(JSON.stringify(field)))
    .map(([name]) => name);
}

test('a query that a call does not have is refused, and so is a limit that is none', async () => {
  const queries = [
    'limit=0',
    'limit=-1',
    'limit=201',
    'limit=1.5',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
  ];
  for (const query of [
    ...queries,
    'offset=10',
    'company_id=1',
    '__proto__=1',
    'updated_since=yesterday',
    'category_id=1',
  ]) {
    const { status } = await api.send('GET', `${pathOf(listProducts)}?${query}`, { token });
    assert.equal(status, 400, query);
  }
  const { status } = await api.send('POST', `${SALE}?force=true`, { token, body: draft() });
  assert.equal(status, 400);
});

test('amounts that no column holds are refused and not an error of ours', async () => {
  const dear = await openShop(api, { rate: '0.00000001' });
  const owner = dear.token;
  const gold = await addProduct(api, dear, {
    price: '999999999.99',
    price_currency: 'VES',
    qty: '99999999999',
  });
  await nothingIsWritten(async () => {
    const huge = draftSale(dear, [{ product: gold, qty: '999999' }]);
    const { status, message } = await api.refused(createSale, { token: owner, body: huge });
    assert.deepEqual([status, message], [400, 'ERROR_VALIDATION']);
    const price = { name: 'x', price: '9999999999999999.99', cost_currency: 'VES', price_currency: 'VES' };
    assert.equal((await api.refused(createProduct, { token: owner, body: price })).status, 400);
    const utility = { name: 'x', utility: '9999999', cost_currency: 'VES', price_currency: 'VES' };
    assert.equal((await api.refused(createProduct, { token: owner, body: utility })).status, 400);
    const rate = { source: 'USD', target: 'VES', rate: '999999999999' };
    assert.equal((await api.refused(createExchangeRate, { token: owner, body: rate })).status, 400);
  });
  assert.equal((await api.ok(listExchangeRates, { token: owner })).items[0]?.rate, '0.00000001');
});
