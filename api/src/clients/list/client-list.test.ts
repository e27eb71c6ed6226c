import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  type CallInput,
  CLIENT_SORTS,
  createClient,
  createOpeningDebt,
  createSale,
  findClient,
  type ListedClient,
  listClients,
  totalClients,
} from '@cuadra/shared/contract';
import { addDays, companyDay, exact, owedInAlternative, toMoney } from '@cuadra/shared/domain';
import { sellAt } from '../../testing/reports/sell-at.ts';
import { addProduct, draftSale, openShop, setRate, type TestShop } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
type Query = NonNullable<CallInput<typeof listClients>['query']>;

/** All pages of a list, so many clients a page. */
async function readAll(token: string, query: Query, limit = 50, between = async () => {}) {
  const items: ListedClient[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok(listClients, { token, query: { ...query, limit, ...(cursor && { cursor }) } });
    items.push(...page.items);
    cursor = page.next ?? undefined;
    await between();
  } while (cursor);
  return items;
}
const names = (items: ListedClient[]) => items.map(({ name }) => name);
const day = (ago: number) => addDays(companyDay(new Date()), -ago);
const daysAgo = (days: number) => `${day(days)}T16:00:00Z`;
const owed = (shop: TestShop, { balances }: Pick<ListedClient, 'balances'>) =>
  toMoney(owedInAlternative(balances, shop.rate));

/** Debts in both currencies, one in favour, one over the limit, one who never came. */
async function openDebts() {
  const shop = await openShop(api, { rate: '100' });
  const { token } = shop;
  const dollars = await addProduct(api, shop, { price: '10' });
  const bolivares = await addProduct(api, shop, {
    ...{ name: 'En bolívares', price: '1500', price_currency: 'VES' },
  });
  const add = async (name: string, given: { is_wholesale?: boolean } = {}) => {
    const { id } = await api.ok(createClient, { token, body: { name, ...given } });
    await api.database.query(
      "update clients set created_at = now() - interval '400 days' where company_id = $1 and id = $2",
      [shop.id, id],
    );
    return id;
  };
  const ids = {
    ana: await add('Ana', { is_wholesale: true }),
    beto: await add('Beto'),
    celia: await add('Celia'),
    dora: await add('Dora'),
    eva: await add('Eva'),
  };
  const credit = (client_id: string) => ({ type: 'credit' as const, client_id, payments: [] });
  await sellAt(api, shop, daysAgo(200), [dollars], credit(ids.ana));
  await sellAt(api, shop, daysAgo(90), [bolivares], credit(ids.beto));
  await sellAt(api, shop, daysAgo(10), [dollars], credit(ids.dora));
  await sellAt(api, shop, daysAgo(5), [bolivares], credit(ids.dora));
  await sellAt(api, shop, daysAgo(1), [dollars], { client_id: ids.celia });
  await api.database.query(
    "insert into client_balances (company_id, client_id, currency, amount) values ($1, $2, 'USD', -7)",
    [shop.id, ids.celia],
  );
  await api.ok(createOpeningDebt, {
    token,
    params: { id: ids.dora },
    body: { amount: '1.00', currency: 'USD', owed_since: day(300), due_on: day(250) },
  });
  // Somebody lowered their limits since.
  await api.database.query(
    "update clients set credit_limit = 12 where company_id = $1 and name in ('Beto', 'Dora')",
    [shop.id],
  );
  return { shop, dollars };
}
const { shop, dollars } = await openDebts();
const { token } = shop;

test('clients are put in order by what they owe, both currencies together, and who owes nothing stands last', async () => {
  // Ana 10, Beto Bs 1500 = 15, Dora 10 + 15 + 1, Celia 7 in her favour, Eva nothing.
  assert.deepEqual(names(await readAll(token, { sort: 'debt', order: 'desc' })), [
    ...['Dora', 'Beto', 'Ana', 'Celia', 'Eva'],
  ]);
  assert.deepEqual(names(await readAll(token, { sort: 'debt' })), ['Celia', 'Ana', 'Beto', 'Dora', 'Eva']);
});

test('by their last purchase, by what they bought this year, and by name both ways', async () => {
  assert.deepEqual(names(await readAll(token, { sort: 'last_purchase', order: 'desc' })), [
    ...['Celia', 'Dora', 'Beto', 'Ana', 'Eva'],
  ]);
  const bought = await readAll(token, { sort: 'bought', order: 'desc' });
  const figures = bought.map(({ bought_this_year }) => Number(bought_this_year.alternative));
  assert.deepEqual(
    figures,
    figures.toSorted((a, b) => b - a),
  );
  assert.equal(bought.at(-1)?.name, 'Eva');
  assert.deepEqual(names(await readAll(token, { order: 'desc' })), ['Eva', 'Dora', 'Celia', 'Beto', 'Ana']);
});

test('by the age of the oldest debt, of before Cuadra too; what was to be paid by now is told', async () => {
  const list = await readAll(token, { sort: 'owed_since' });
  assert.deepEqual(
    list.map(({ name, owed_since, overdue_since }) => [name, owed_since, overdue_since]),
    [
      ['Dora', day(300), day(250)],
      ['Ana', day(200), null],
      ['Beto', day(90), null],
      ['Celia', null, null],
      ['Eva', null, null],
    ],
  );
  assert.deepEqual(names(await readAll(token, { sort: 'owed_since', order: 'desc' })), [
    ...['Beto', 'Ana', 'Dora', 'Celia', 'Eva'],
  ]);
});

test('the pages of each order are that list, cut, with filters and a search too', async () => {
  for (const sort of CLIENT_SORTS) {
    for (const order of ['asc', 'desc'] as const) {
      for (const given of [{}, { search: 'a' }, { standing: 'owes' as const }]) {
        const whole = await readAll(token, { ...given, sort, order });
        assert.deepEqual(await readAll(token, { ...given, sort, order }, 1), whole, `${sort} ${order}`);
        assert.ok(whole.length > 1);
      }
    }
  }
});

test('another rate between two pages repeats and loses nobody', async () => {
  const own = await openDebts();
  let rate = 100;
  const list = await readAll(own.shop.token, { sort: 'debt', order: 'desc' }, 1, async () => {
    rate *= 3;
    await setRate(api, own.shop, String(rate));
  });
  assert.deepEqual(names(list), ['Dora', 'Beto', 'Ana', 'Celia', 'Eva']);
  // From the first page on it is the new one: in dollars the debts in bolívares are next to nothing.
  assert.deepEqual(names(await readAll(own.shop.token, { sort: 'debt', order: 'desc' })), [
    ...['Dora', 'Ana', 'Beto', 'Celia', 'Eva'],
  ]);
});

test('filters find who owes, who passed their limit, who is owed, who buys wholesale and who has not been seen', async () => {
  const found = async (query: Query) => names(await readAll(token, query));
  assert.deepEqual(await found({ standing: 'owes' }), ['Ana', 'Beto', 'Dora']);
  assert.deepEqual(await found({ with_debt: 'true' }), ['Ana', 'Beto', 'Dora']);
  assert.deepEqual(await found({ standing: 'overdue' }), ['Dora']);
  assert.deepEqual(await found({ standing: 'over_limit' }), ['Beto', 'Dora']);
  assert.deepEqual(await found({ standing: 'in_favour' }), ['Celia']);
  assert.deepEqual(await found({ wholesale: 'true' }), ['Ana']);
  assert.deepEqual(await found({ unseen_days: 60 }), ['Ana', 'Beto', 'Eva']);
  assert.deepEqual(await found({ unseen_days: 60, standing: 'owes', wholesale: 'true', search: 'AN' }), [
    'Ana',
  ]);
});

test('totals are those of what the filter finds, by currency, and what is in favour apart', async () => {
  assert.deepEqual(await api.ok(totalClients, { token }), {
    ...{ count: 5, owing: 3 },
    balances: [
      { currency: 'USD', owed: '21.00', in_favour: '7.00' },
      { currency: 'VES', owed: '3000.00', in_favour: '0.00' },
    ],
  });
  assert.deepEqual(await api.ok(totalClients, { token, query: { search: 'eva' } }), {
    ...{ count: 1, owing: 0, balances: [] },
  });
  for (const query of [{}, { standing: 'over_limit' as const }, { unseen_days: 60 }, { search: 'a' }]) {
    const list = await readAll(token, query);
    const totals = await api.ok(totalClients, { token, query });
    const debts = totals.balances.flatMap(({ currency, owed, in_favour }) => [
      { currency, amount: exact(owed).minus(in_favour).toFixed(2) },
    ]);
    const sum = list.reduce((all, client) => exact(all).plus(owed(shop, client)).toFixed(2), '0.00');
    assert.deepEqual([totals.count, owed(shop, { balances: debts })], [list.length, sum]);
  }
});

test('a sale that was annulled or given back is no purchase, and no less than what reports say', async () => {
  const { id } = await api.ok(createClient, { token, body: { name: 'Zoe' } });
  const body = draftSale(shop, [dollars], { client_id: id });
  const sale = await api.ok(createSale, { token, body });
  const read = async () => (await readAll(token, { search: 'zoe' }))[0];
  const before = await read();
  assert.deepEqual(before?.bought_this_year, { main: '1000.00', alternative: '10.00' });
  assert.ok(before?.last_purchase_at);
  await api.ok(annulSale, { token, params: { id: sale.id }, body: { reason: 'Error' } });
  const after = await read();
  assert.deepEqual(
    [after?.last_purchase_at, after?.bought_this_year],
    [null, { main: '0.00', alternative: '0.00' }],
  );
  assert.equal((await api.ok(findClient, { token, params: { id } })).name, 'Zoe');
});

test('a cursor of another list, or none at all, is refused', async () => {
  const page = await api.ok(listClients, { token, query: { limit: 1 } });
  const cursors = [page.next ?? '', Buffer.from('["x","y","z","1","1"]').toString('base64url')];
  for (const cursor of cursors) {
    const { fields } = await api.refused(listClients, { token, query: { sort: 'debt', cursor } });
    assert.deepEqual(fields, { cursor: 'not-a-cursor' });
  }
});
