import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  acceptRate,
  createExchangeRate,
  createSale,
  listPaymentMethods,
  updateCurrenciesUsed,
} from '@cuadra/shared/contract';
import pg from 'pg';
import { openCompany } from '../../testing/company.ts';
import { openRateProvider } from '../../testing/rate-provider.ts';
import { dayFromToday, gathered, official, status } from '../../testing/rate-sources.ts';
import { addProduct, draftSale, setRate } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const api = await startApi();
const provider = await openRateProvider(api);
const { at, refresh, publish, now, history, setAutomatic, passDays } = provider;
const today = dayFromToday(0);
const tomorrow = dayFromToday(1);
beforeEach(() => provider.forgetAll());

test('the official rate counts at once for every company with the automatic rate, and for no other', async () => {
  const [one, other] = [await openCompany(api), await openCompany(api)];
  const byHand = await openCompany(api, { with_auto_rate: false });
  const before = await now(one);
  assert.deepEqual([before.rate, before.rate_id, before.is_stale], ['1', null, true]);
  await publish('779.9522');
  for (const company of [one, other]) {
    const rate = await now(company);
    assert.ok(rate.fetched_at && rate.create_at);
    assert.deepEqual(rate, {
      ...{
        main: 'VES',
        alternative: 'USD',
        rate: '779.9522',
        inverse: null,
        rate_id: rate.rate_id,
        origin: 'dolarapi:oficial',
      },
      ...{ create_at: rate.create_at, fetched_at: rate.fetched_at, effective_day: today },
      ...{ automatic: 'on', is_stale: false, next: null, pending: null },
    });
    assert.deepEqual(await history(company), ['779.9522 dolarapi:oficial']);
  }
  assert.deepEqual(await history(byHand), []);
  const { automatic, is_stale, rate_id } = await now(byHand);
  assert.deepEqual([automatic, is_stale, rate_id], ['off', false, null]);
});

test('said again it is the same record, only confirmed', async () => {
  const company = await openCompany(api);
  await publish('779.95');
  const first = await now(company);
  await publish('779.95');
  const second = await now(company);
  assert.ok((second.fetched_at ?? '') > (first.fetched_at ?? ''));
  assert.deepEqual({ ...second, fetched_at: null }, { ...first, fetched_at: null });
  assert.deepEqual(await history(company), ['779.95 dolarapi:oficial']);
});

test('a sale freezes the rate, its source and since when it counted; of another one it is told', async () => {
  const company = await openCompany(api);
  await publish('800');
  const [main, alternative] = (await api.ok(listPaymentMethods, { token: company.token })).items;
  assert.ok(main && alternative);
  const shop = { ...company, rate: await now(company), cash: { main, alternative } };
  const product = await addProduct(api, shop, { price: '2' });
  const sale = await api.ok(createSale, { token: shop.token, body: draftSale(shop, [product]) });
  const [row] = await api.database.query('select rate, rate_id, rate_origin from sales where id = $1', [
    sale.id,
  ]);
  assert.deepEqual(row, {
    rate: '800',
    rate_id: shop.rate.rate_id,
    rate_origin: 'dolarapi:oficial',
  });
  await publish('801');
  const refused = await api.refused(createSale, { token: shop.token, body: draftSale(shop, [product]) });
  assert.deepEqual([refused.message, refused.details.rate], ['ERROR_RATE_CHANGED', '801']);
  assert.deepEqual(await history(company), ['801 dolarapi:oficial', '800 dolarapi:oficial']);
});

test('published ahead, it counts from its day; until then the one before does', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('805', tomorrow);
  const rate = await now(company);
  const midnight = new Date(`${tomorrow}T00:00:00-04:00`).toISOString();
  assert.deepEqual(
    [rate.rate, rate.is_stale, rate.next],
    ['800', false, { rate: '805', inverse: null, effective_at: midnight }],
  );
  assert.deepEqual(await history(company), ['805 dolarapi:oficial', '800 dolarapi:oficial']);
  await publish('806', tomorrow);
  assert.equal((await now(company)).next?.rate, '806', 'a correction of what is to come');
  await passDays(1);
  const later = await now(company);
  assert.deepEqual([later.rate, later.effective_day, later.next], ['806', today, null]);
});

test('a correction of today’s rate counts at once, though tomorrow’s is known, and is not said twice', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('805', tomorrow);
  await publish('801');
  await publish('801');
  const rate = await now(company);
  assert.deepEqual([rate.rate, rate.next?.rate, rate.pending], ['801', '805', null]);
  assert.equal((await history(company)).length, 3);
  await passDays(1);
  assert.equal((await now(company)).rate, '805', 'and tomorrow, tomorrow’s does');
  await publish('799', dayFromToday(-1));
  assert.equal((await now(company)).rate, '805', 'never back in time');
});

test('a correction of today’s rate that jumps waits for a person, though tomorrow’s is known', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('805', tomorrow);
  await publish('1200');
  const { rate, pending } = await now(company);
  assert.deepEqual([rate, pending?.rate], ['800', '1200']);
  const body = { pending_id: pending?.id ?? '' };
  const accepted = await api.ok(acceptRate, { token: company.token, body });
  assert.deepEqual([accepted.rate, accepted.next?.rate, accepted.pending], ['1200', '805', null]);
});

test('companies get a rate some at a time, each once, however often it is given', async () => {
  const companies = [await openCompany(api), await openCompany(api), await openCompany(api)];
  const [published] = await api.database.query<{ id: string }>(
    `select record_provider_rate('dolarapi:oficial', 800, $1, true) as id`,
    [today],
  );
  const give = async (most: number) => {
    let behind: string | null = null;
    let times = 0;
    do {
      const [row]: { last: string | null }[] = await api.database.query(
        'select give_provider_rate($1, $2, $3, 0.2) as last',
        [published?.id, behind, most],
      );
      behind = row?.last ?? null;
      times++;
    } while (behind !== null);
    return times;
  };
  assert.ok((await give(1)) > companies.length);
  await give(1000);
  for (const company of companies) assert.deepEqual(await history(company), ['800 dolarapi:oficial']);
});

test('where the first source fails the second is asked, and only then', async () => {
  const company = await openCompany(api);
  at.openErApi.answers(gathered('781.5'));
  const { failures, isAnswered } = await refresh();
  assert.deepEqual([failures, isAnswered], [['dolarapi:oficial: status 503'], true]);
  const rate = await now(company);
  assert.deepEqual([rate.rate, rate.origin, rate.is_stale], ['781.5', 'open.er-api.com', false]);
  await publish('782');
  const asked = at.openErApi.asked;
  await publish('782.5');
  assert.equal(at.openErApi.asked, asked);
  assert.deepEqual(await history(company), [
    '782.5 dolarapi:oficial',
    '782 dolarapi:oficial',
    '781.5 open.er-api.com',
  ]);
});

test('of one day the rate does not go back and forth between the sources', async () => {
  const company = await openCompany(api);
  await publish('782');
  at.dolarapi.answers(status(500));
  at.openErApi.answers(gathered('790'));
  await refresh();
  assert.deepEqual([(await now(company)).rate, (await history(company)).length], ['782', 1]);
  await publish('782');
  assert.deepEqual(await history(company), ['782 dolarapi:oficial']);
});

test('a first start that learns only of tomorrow asks the second source for what counts today', async () => {
  const company = await openCompany(api);
  at.openErApi.answers(gathered('780'));
  await publish('785', tomorrow);
  const rate = await now(company);
  assert.deepEqual([rate.rate, rate.origin, rate.next?.rate], ['780', 'open.er-api.com', '785']);
});

test('a failure of both keeps the last good rate, and marks it old once a newer one must be out', async () => {
  const company = await openCompany(api);
  await publish('800');
  at.dolarapi.answers(official('-1'));
  const { failures, isAnswered } = await refresh();
  assert.deepEqual(
    [failures, isAnswered],
    [['dolarapi:oficial: the rate cannot be', 'open.er-api.com: status 503'], false],
  );
  assert.deepEqual([(await now(company)).rate, (await now(company)).is_stale], ['800', false]);
  await passDays(4);
  const old = await now(company);
  assert.deepEqual(
    [old.rate, old.origin, old.is_stale, old.effective_day],
    ['800', 'dolarapi:oficial', true, dayFromToday(-4)],
  );
});

test('turned off, the last one counts until another is typed, and none comes after it; turned on, the provider counts', async () => {
  const company = await openCompany(api);
  await publish('800');
  await publish('805', tomorrow);
  await setAutomatic(company, false);
  const off = await now(company);
  assert.deepEqual([off.rate, off.automatic, off.next, off.is_stale], ['800', 'off', null, false]);
  await setRate(api, company, '950');
  await publish('806', tomorrow);
  await passDays(1);
  assert.equal((await now(company)).rate, '950');
  await setAutomatic(company, true);
  const on = await now(company);
  assert.deepEqual([on.rate, on.origin, on.automatic], ['806', 'dolarapi:oficial', 'on']);
  const typed = await api.refused(createExchangeRate, {
    token: company.token,
    body: { source: 'USD', target: 'VES', rate: '1' },
  });
  assert.deepEqual(typed.fields, { rate: 'auto-rate-is-on' });
  await setAutomatic(company, false);
  await setAutomatic(company, true);
  assert.deepEqual(await history(company), ['806 dolarapi:oficial', '950 manual', '800 dolarapi:oficial']);
});

test('a company that opens later has the rate from its first moment', async () => {
  await publish('800');
  await publish('805', tomorrow);
  const company = await openCompany(api);
  const rate = await now(company);
  assert.deepEqual([rate.rate, rate.next?.rate, rate.is_stale], ['800', '805', false]);
  const byHand = await openCompany(api, { with_auto_rate: false });
  assert.deepEqual(await history(byHand), []);
});

test('the provider knows dollars and bolívares alone, whichever is the main one, and says so', async () => {
  const dollars = await openCompany(api, { main_currency: 'USD', alt_currency: 'VES' });
  const pesos = await openCompany(api, { main_currency: 'COP', alt_currency: 'USD' });
  await publish('800');
  const inverted = await now(dollars);
  assert.deepEqual([inverted.rate, inverted.automatic, inverted.is_stale], ['0.00125', 'on', false]);
  const none = await now(pesos);
  assert.deepEqual([none.rate_id, none.automatic, none.is_stale], [null, 'not-for-this-pair', false]);
  assert.deepEqual(await history(pesos), []);
  await api.ok(updateCurrenciesUsed, { token: pesos.token, body: { main: 'VES', alternative: 'USD' } });
  const after = await now(pesos);
  assert.deepEqual([after.rate, after.automatic], ['800', 'on']);
});

test('a company that turns it on while a rate is being published gets that rate', async () => {
  await publish('800');
  const company = await openCompany(api, { with_auto_rate: false });
  const turningOn = new pg.Client({ connectionString: api.database.ownerUrl });
  await turningOn.connect();
  try {
    await turningOn.query('begin');
    await turningOn.query('update company_configurations set with_auto_rate = true where company_id = $1', [
      company.id,
    ]);
    const publishing = publish('805');
    await waitUntil('the publication waits', async () => {
      const waiting = await api.database.query(
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      return waiting.length > 0;
    });
    await turningOn.query('commit');
    await publishing;
  } finally {
    await turningOn.end();
  }
  assert.deepEqual(await history(company), ['805 dolarapi:oficial', '800 dolarapi:oficial']);
});
