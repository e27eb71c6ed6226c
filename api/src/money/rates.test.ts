import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createExchangeRate,
  createSale,
  deleteExchangeRate,
  findCurrentRate,
  findSale,
  listConfigurations,
  listCurrencies,
  listExchangeRates,
  listPaymentMethods,
  updateConfiguration,
  updateExchangeRate,
} from '@cuadra/shared/contract';
import { CURRENCIES, newId } from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, draftSale, openShop, setRate } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const byHand = { with_auto_rate: false };

/** What is told of the provider to who does without it. */
const BY_HAND = {
  automatic: 'off',
  effective_day: null,
  fetched_at: null,
  is_stale: false,
  next: null,
  pending: null,
};

async function history(token: string, limit: number, source?: string, target?: string) {
  const rates: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, source, target, ...(cursor ? { cursor } : {}) };
    const page = await api.ok(listExchangeRates, { token, query });
    rates.push(...page.items.map((item) => `${item.source}/${item.target} ${item.rate}`));
    cursor = page.next ?? undefined;
  } while (cursor);
  return rates;
}

test('the currencies of the database are those of the domain', async () => {
  const { token } = await openCompany(api);
  const { items } = await api.ok(listCurrencies, { token });
  const sorted = [...CURRENCIES].sort((a, b) => (a.iso_code < b.iso_code ? -1 : 1));
  assert.deepEqual(
    items,
    sorted.map((currency) => ({ id: currency.iso_code, ...currency })),
  );
  const first = await api.ok(listCurrencies, { token, query: { limit: 4 } });
  const rest = await api.ok(listCurrencies, { token, query: { limit: 4, cursor: first.next ?? '' } });
  assert.deepEqual([...first.items, ...rest.items], items);
  assert.equal(rest.next, null);
});

test('before any rate there is none: 1, of no record (spec §5)', async () => {
  const { token } = await openCompany(api, byHand);
  assert.deepEqual(await api.ok(findCurrentRate, { token }), {
    main: 'VES',
    alternative: 'USD',
    rate: '1',
    inverse: null,
    rate_id: null,
    create_at: null,
    origin: null,
    ...BY_HAND,
  });
  assert.deepEqual(await history(token, 50), []);
});

test('a rate set by hand counts at once, with eight decimals and without zeros behind', async () => {
  const { token } = await openCompany(api, byHand);
  const made = await setRate(api, { token }, '860.18000000');
  assert.deepEqual(made, {
    id: made.id,
    source: 'USD',
    target: 'VES',
    rate: '860.18',
    create_at: made.create_at,
    origin: 'manual',
  });
  assert.deepEqual(await api.ok(findCurrentRate, { token }), {
    main: 'VES',
    alternative: 'USD',
    rate: '860.18',
    inverse: null,
    rate_id: made.id,
    create_at: made.create_at,
    origin: 'manual',
    ...BY_HAND,
  });
  await setRate(api, { token }, '0.00000001');
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '0.00000001');
});

test('while the automatic rate is on, none is typed', async () => {
  const { token } = await openCompany(api);
  const body = { source: 'USD', target: 'VES', rate: '900' };
  const { status, message, fields } = await api.refused(createExchangeRate, { token, body });
  assert.deepEqual([status, message, fields], [409, 'ERROR_CONFLICT', { rate: 'auto-rate-is-on' }]);
  assert.deepEqual(await history(token, 50), []);
});

test('the history comes newest first, page by page, each record once', async () => {
  const { token } = await openCompany(api, byHand);
  const rates = Array.from({ length: 9 }, (_, day) => `${850 + day}`);
  for (const rate of rates) await setRate(api, { token }, rate);
  await api.ok(createExchangeRate, { token, body: { source: 'EUR', target: 'VES', rate: '990' } });
  const expected = ['EUR/VES 990', ...rates.toReversed().map((rate) => `USD/VES ${rate}`)];
  for (const limit of [1, 3, 5, 200]) assert.deepEqual(await history(token, limit), expected);
  assert.deepEqual(await history(token, 2, 'EUR'), ['EUR/VES 990']);
  assert.deepEqual(await history(token, 4, 'USD'), expected.slice(1));
  assert.deepEqual(await history(token, 4, 'COP'), []);
});

test('of a pair the history has what was written either way round', async () => {
  const { token } = await openCompany(api, byHand);
  await setRate(api, { token }, '850');
  for (const [source, target, rate] of [
    ['VES', 'USD', '0.001'],
    ['EUR', 'VES', '990'],
    ['USD', 'EUR', '0.9'],
  ] as const) {
    await api.ok(createExchangeRate, { token, body: { source, target, rate } });
  }
  const pair = ['VES/USD 0.001', 'USD/VES 850'];
  for (const limit of [1, 50]) assert.deepEqual(await history(token, limit, 'USD', 'VES'), pair);
  assert.deepEqual(await history(token, 50, 'VES', 'USD'), pair);
  assert.deepEqual(await history(token, 50, undefined, 'VES'), ['EUR/VES 990', 'USD/VES 850']);
});

test('records of one instant come each once, however small the page', async () => {
  const company = await openCompany(api, byHand);
  await api.database.query(
    `insert into exchange_rates (company_id, source, target, rate, origin, effective_at)
     select $1, 'USD', 'VES', n, 'manual', '2026-03-01 10:00:00.123456+00'::timestamptz + (n / 4) * interval '1 microsecond'
     from generate_series(1, 12) n`,
    [company.id],
  );
  const seen = await history(company.token, 1);
  assert.equal(seen.length, 12);
  assert.equal(new Set(seen).size, 12);
});

test('the latest record counts, whichever way round it was written', async () => {
  const { token } = await openCompany(api, byHand);
  await setRate(api, { token }, '800');
  await api.ok(createExchangeRate, { token, body: { source: 'VES', target: 'USD', rate: '0.001' } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '1000');
  await api.ok(createExchangeRate, { token, body: { source: 'VES', target: 'USD', rate: '0.003' } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '333.33333333');
  await api.ok(createExchangeRate, { token, body: { source: 'EUR', target: 'VES', rate: '2' } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '333.33333333');
});

test('a rate that was published ahead counts from its day', async () => {
  const company = await openCompany(api, byHand);
  await setRate(api, company, '800');
  const publish = (rate: number, from: string) =>
    api.database.query(
      `insert into exchange_rates (company_id, source, target, rate, origin, effective_at)
       values ($1, 'USD', 'VES', $2, 'bcv', now() + $3::interval)`,
      [company.id, rate, from],
    );
  await publish(900, '1 day');
  assert.equal((await api.ok(findCurrentRate, { token: company.token })).rate, '800');
  await api.database.query(
    "update exchange_rates set effective_at = effective_at - interval '25 hours' where rate = 900",
  );
  await api.database.query(
    "update exchange_rates set effective_at = effective_at - interval '2 days' where rate = 800",
  );
  const now = await api.ok(findCurrentRate, { token: company.token });
  assert.deepEqual([now.rate, now.origin], ['900', 'bcv']);
});

test('a company whose two currencies are one has the rate 1, and sells without any record', async () => {
  const { token } = await openCompany(api, { ...byHand, main_currency: 'USD', alt_currency: 'USD' });
  const rate = await api.ok(findCurrentRate, { token });
  assert.deepEqual([rate.rate, rate.rate_id], ['1', null]);
  const { items } = await api.ok(listPaymentMethods, { token });
  assert.deepEqual(
    items.map(({ name, currency, is_cash }) => ({ name, currency, is_cash })),
    [{ name: 'Efectivo $', currency: 'USD', is_cash: true }],
  );
  const [cash] = items;
  assert.ok(cash);
  const product = await addProduct(api, { token }, { price: '3' });
  const ticket = await api.ok(createSale, {
    token,
    body: draftSale({ rate, cash: { main: cash, alternative: cash } }, [{ product, qty: '2' }]),
  });
  assert.deepEqual([ticket.total, ticket.total_alternative, ticket.rate], ['6.00', '6.00', '1']);
});

test('a pair that is none is refused by its field, and nothing is written', async () => {
  const { token } = await openCompany(api, byHand);
  const wrong: [object, Record<string, string>][] = [
    [{ source: 'USD', target: 'USD' }, { target: 'same-currency' }],
    [{ source: 'XXX', target: 'VES' }, { source: 'unknown-currency' }],
    [{ source: 'USD', target: 'XXX' }, { target: 'unknown-currency' }],
    [{ source: 'dólar' }, { source: 'not-a-currency' }],
    [{ rate: '0' }, { rate: 'must-be-positive' }],
    [{ rate: '-1' }, { rate: 'must-be-positive' }],
    [{ rate: 'NaN' }, { rate: 'not-a-decimal' }],
    [{ rate: 'Infinity' }, { rate: 'not-a-decimal' }],
    [{ rate: '1e3' }, { rate: 'not-a-decimal' }],
    [{ rate: '1.123456789' }, { rate: 'not-a-decimal' }],
    [{ rate: '' }, { rate: 'not-a-decimal' }],
  ];
  for (const [change, fields] of wrong) {
    const body = { source: 'USD', target: 'VES', rate: '860', ...change };
    const refused = await api.refused(createExchangeRate, { token, body });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
  assert.deepEqual(await history(token, 50), []);
});

test('sent twice with one id, also side by side, a rate is one record; another one under that id is a conflict', async () => {
  const { token } = await openCompany(api, byHand);
  const body = { id: newId(), source: 'USD', target: 'VES', rate: '861.5' };
  const send = () => api.request(createExchangeRate, { token, body });
  const answers = await race(
    api.database,
    'exchange_rates',
    Array.from({ length: 8 }, () => send),
  );
  answers.push(await send());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.deepEqual(await history(token, 50), ['USD/VES 861.5']);
  for (const other of [{ rate: '861.6' }, { source: 'EUR' }, { target: 'COP' }]) {
    const { status, fields } = await api.refused(createExchangeRate, { token, body: { ...body, ...other } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
});

test('a new company takes cash in both of its currencies', async () => {
  const { token } = await openShop(api);
  const first = await api.ok(listPaymentMethods, { token, query: { limit: 1 } });
  const rest = await api.ok(listPaymentMethods, { token, query: { cursor: first.next ?? '' } });
  assert.deepEqual(
    [...first.items, ...rest.items].map(({ id: _, ...method }) => method),
    ['VES', 'USD'].map((currency) => ({
      name: currency === 'VES' ? 'Efectivo Bs.' : 'Efectivo $',
      description: '',
      currency,
      is_cash: true,
      kind: 'cash',
      needs_reference: false,
      is_hidden: false,
      bank: null,
      version: 1,
    })),
  );
  assert.equal(rest.next, null);
});

/** 1 USD = rate VES. */
const typed = (rate: string, confirmed = false) => ({ source: 'USD', target: 'VES', rate, confirmed });

test('a rate far from the last one is asked about by the server too, whichever way round it is typed', async () => {
  const { token } = await openCompany(api, byHand);
  await api.ok(createExchangeRate, { token, body: typed('860') });
  for (const body of [typed('8600'), typed('86'), { source: 'VES', target: 'USD', rate: '0.0116' }]) {
    const { status, message, fields, details } = await api.refused(createExchangeRate, { token, body });
    assert.deepEqual([status, message, fields], [409, 'ERROR_RATE_JUMP', { rate: 'far-from-the-last' }]);
    assert.deepEqual(details, { source: 'USD', target: 'VES', rate: '860.00000000' });
  }
  for (const rate of ['4300', '860', '172'])
    await api.ok(createExchangeRate, { token, body: typed(rate, rate === '172') });
  const id = newId();
  await api.refused(createExchangeRate, { token, body: { id, ...typed('1') } });
  const made = await api.ok(createExchangeRate, { token, body: { id, ...typed('1', true) } });
  assert.deepEqual(await api.ok(createExchangeRate, { token, body: { id, ...typed('1') } }), made, 'a retry');
});

test('the smallest and the largest rate count both ways round, and beyond them a field is named', async () => {
  const { token } = await openCompany(api, { ...byHand, main_currency: 'USD', alt_currency: 'VES' });
  for (const [rate, shown] of [
    ['1000000000', '0.000000001'],
    ['0.00000001', '100000000'],
    ['860.18', '0.00116255'],
  ] as const) {
    await api.ok(createExchangeRate, { token, body: typed(rate, true) });
    const current = await api.ok(findCurrentRate, { token });
    assert.deepEqual([current.rate, current.inverse], [shown, rate]);
  }
  for (const [rate, reason] of [
    ['1000000000.01', 'too-large'],
    ['99999999999', 'too-large'],
    ['0.000000001', 'not-a-decimal'],
    ['0', 'must-be-positive'],
  ] as const) {
    const { status, fields } = await api.refused(createExchangeRate, { token, body: typed(rate, true) });
    assert.deepEqual([status, fields], [400, { rate: reason }]);
  }
});

test('a wrong rate is corrected from now on, once, and one that no longer counts does not begin to', async () => {
  const { token } = await openCompany(api, byHand);
  const old = await api.ok(createExchangeRate, { token, body: typed('850') });
  const wrong = await api.ok(createExchangeRate, { token, body: typed('806') });
  const right = await api.ok(updateExchangeRate, { token, body: { id: wrong.id, rate: '860' } });
  assert.ok(right.create_at > wrong.create_at && right.id !== wrong.id);
  assert.equal((await api.ok(findCurrentRate, { token })).rate_id, right.id);
  assert.deepEqual(await history(token, 50), ['USD/VES 860', 'USD/VES 850']);
  const again = { token, body: { id: wrong.id, rate: '860' } };
  assert.deepEqual(await api.ok(updateExchangeRate, again), right);
  const other = await api.refused(updateExchangeRate, { token, body: { id: wrong.id, rate: '861' } });
  assert.deepEqual([other.status, other.fields], [409, { id: 'withdrawn' }]);
  await api.ok(updateExchangeRate, { token, body: { id: old.id, rate: '851' } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate, '860');
  const far = await api.refused(updateExchangeRate, { token, body: { id: right.id, rate: '8600' } });
  assert.equal(far.message, 'ERROR_RATE_JUMP');
  const body = { id: right.id, rate: '8600', confirmed: true };
  assert.equal((await api.ok(updateExchangeRate, { token, body })).rate, '8600');
  assert.equal(
    (await api.refused(updateExchangeRate, { token, body: { id: newId(), rate: '1' } })).status,
    404,
  );
});

test('a rate that is taken back leaves the one before it, and what was sold keeps its own', async () => {
  const shop = await openShop(api, { rate: '850' });
  const { token } = shop;
  const flour = await addProduct(api, shop, { price: '1.00' });
  const wrong = await setRate(api, shop, '8500');
  const dear = { ...shop, rate: await api.ok(findCurrentRate, { token }) };
  const sale = await api.ok(createSale, { token, body: draftSale(dear, [flour]) });
  await api.ok(deleteExchangeRate, { token, params: { id: wrong.id } });
  assert.equal((await api.ok(findCurrentRate, { token })).rate_id, shop.rate.rate_id);
  assert.deepEqual(await history(token, 50), ['USD/VES 850']);
  const kept = await api.ok(findSale, { token, params: { id: sale.id } });
  assert.deepEqual([kept.rate, kept.total], ['8500', '8500.00']);
  const late = await api.refused(createSale, { token, body: draftSale(dear, [flour]) });
  assert.deepEqual([late.message, late.details.rate], ['ERROR_RATE_CHANGED', '850']);
  const offline = draftSale(dear, [flour], { sold_at: new Date().toISOString() });
  assert.equal(
    (await api.ok(createSale, { token, body: offline })).rate,
    '8500',
    'a till that heard of nothing',
  );
  const gone = await api.refused(deleteExchangeRate, { token, params: { id: wrong.id } });
  assert.equal(gone.status, 404);
  const body = { id: wrong.id, ...typed('8500', true) };
  assert.equal((await api.refused(createExchangeRate, { token, body })).message, 'ERROR_CONFLICT');
});

test('while the automatic rate is on, nothing is corrected or taken back', async () => {
  const { token } = await openCompany(api, byHand);
  const { id } = await api.ok(createExchangeRate, { token, body: typed('850') });
  const configuration = await api.ok(listConfigurations, { token });
  await api.ok(updateConfiguration, { token, body: { id: configuration.id, with_auto_rate: true } });
  for (const refused of [
    await api.refused(updateExchangeRate, { token, body: { id, rate: '851' } }),
    await api.refused(deleteExchangeRate, { token, params: { id } }),
  ]) {
    assert.deepEqual([refused.message, refused.fields], ['ERROR_CONFLICT', { rate: 'auto-rate-is-on' }]);
  }
});
