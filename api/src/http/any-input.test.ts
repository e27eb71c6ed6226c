import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, login, register, type SaleDraftInput } from '@cuadra/shared/contract';
import fc from 'fast-check';
import { addModules, registrationDraft } from '../testing/company.ts';
import { type Answer, pathOf } from '../testing/http-client.ts';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { requestTo, routesOf } from '../testing/walk.ts';

const api = await startApi();
const shop = await openShop(api);
await addModules(api, shop, 'ecommerce', 'formulas');
const { token } = shop;
const flour = await addProduct(api, shop, { barcodes: ['7591001'] });
const SALE = pathOf(createSale);

/** The calls that take a file. */
const isImport = (path: string | undefined) => /^\/(products|clients)\/import/.test(path ?? '');

const draft = () => draftSale(shop, [{ product: flour, qty: '2' }]);
const payment = () => draft().payments?.[0] ?? assert.fail();

const RUNS = { numRuns: 150 };

/** Anything that JSON can say, odd texts and numbers among it. */
const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      '',
      '1',
      '-1',
      '1e5',
      [],
      {},
      'NaN',
      '\u0000',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A good sale in which up to three places, at any depth, were replaced by anything, removed or added to. */
const damagedSale = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), anything, fc.string()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((damages) => {
    const sale: SaleDraftInput = { ...draft(), changes: [{ ...payment(), amount: '1' }], description: 'x' };
    for (const [where, how, value, name] of damages) {
      const places = placesOf(sale);
      const place = places[where % places.length];
      if (!place) continue;
      if (how === 'replace') place.of[place.key] = value;
      else if (how === 'add')
        // What cannot be added, as another `length` to an array, is left out.
        Reflect.defineProperty(place.of, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else delete place.of[place.key];
    }
    return sale;
  });

function placesOf(value: unknown): { of: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesOf(of[key])]);
}

const isAnswered = ({ status, text }: Answer) => assert.ok(status < 500, `${status} ${text}`);

test('whatever is wrong with a sale, it is never an error of ours, and the numbers have no gap', async () => {
  await fc.assert(
    fc.asyncProperty(damagedSale, async (sale) => {
      isAnswered(await api.send('POST', SALE, { token, body: sale }));
    }),
    RUNS,
  );
  const numbers = await api.database.query<{ number: string }>(
    'select number from sales where company_id = $1 order by number',
    [shop.id],
  );
  assert.deepEqual(
    numbers.map(({ number }) => Number(number)),
    numbers.map((_, index) => index + 1),
  );
});

test('whatever is sent to whichever call, it is never an error of ours', async () => {
  const routes = routesOf(api).filter(({ call }) => call?.body && !isImport(call.path));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      anything,
      fc.dictionary(fc.string(), anything),
      async (which, value, fields) => {
        const route = routes[which % routes.length];
        if (!route) return;
        const { path, request } = requestTo(route, () => undefined);
        isAnswered(
          await api.send(route.method, path, {
            token,
            body: JSON.stringify(value),
            headers: { 'content-type': 'application/json' },
          }),
        );
        isAnswered(
          await api.send(route.method, path, { token, body: { ...Object(request.body), ...fields } }),
        );
      },
    ),
    RUNS,
  );
});

test('whatever stands in a path or a query, it is never an error of ours', async () => {
  const routes = routesOf(api).filter(({ method }) => method === 'GET');
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ maxLength: 40 }),
    fc.webUrl(),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(), odd, fc.dictionary(odd, odd, { maxKeys: 3 }), async (which, text, query) => {
      const route = routes[which % routes.length];
      if (!route) return;
      const encode = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '?'));
      const path = route.url.replace(/:\w+|\*/g, encode(text));
      const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
      isAnswered(await api.send('GET', `${path}?${search.join('&')}`, { token }));
    }),
    RUNS,
  );
});

test('a password or a name of any text signs nobody in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'binary' }),
      async (username, password) => {
        const answer = await api.request(login, { body: { username, password } });
        assert.ok([400, 401].includes(answer.status), answer.text);
      },
    ),
    { numRuns: 20 },
  );
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      isAnswered(
        await api.request(register, {
          body: registrationDraft({ name: text, companyType: text, plan: text }),
        }),
      );
    }),
    { numRuns: 20 },
  );
});
