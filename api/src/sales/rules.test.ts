import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSale, findCurrentRate, listPaymentMethods } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, newId, saleTotal } from '@cuadra/shared/domain';
import { openCompany, signInAs } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct, draftSale, openShop, sell, setRate, stockOf, type TestShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

/** A sale at a price that is not the listed one. */
function atPrice(of: TestShop, product: Parameters<typeof draftSale>[1][number], unit_price: string) {
  const draft = draftSale(of, [product]);
  const lines = draft.lines.map((line) => ({ ...line, unit_price }));
  const total = saleTotal(
    lines.map((line) => ({ ...line, discount: '0' })),
    of.rate,
  ).main;
  return {
    ...draft,
    lines,
    total,
    payments: draft.payments?.map((payment) => ({ ...payment, amount: total })),
  };
}

test('only who may change products sells at another price than the listed one', async () => {
  const flour = await addProduct(api, shop);
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  for (const price of ['1.24', '0.01', '99']) {
    const { status, fields } = await api.refused(createSale, {
      token: cashier,
      body: atPrice(shop, flour, price),
    });
    assert.deepEqual([status, fields], [400, { 'lines.0.unit_price': 'not-the-price' }]);
    await api.ok(createSale, { token, body: atPrice(shop, flour, price) });
  }
  await api.ok(createSale, { token: cashier, body: atPrice(shop, flour, '1.2500') });
  const inBolivares = atPrice(shop, flour, '1.25');
  const lines = inBolivares.lines.map((line) => ({ ...line, currency: 'VES' }));
  const { fields } = await api.refused(createSale, { token: cashier, body: { ...inBolivares, lines } });
  assert.deepEqual(fields, { 'lines.0.unit_price': 'not-the-price' });
});

test('a product without a price counts as 0', async () => {
  const unpriced = await addProduct(api, shop, { cost: null, is_fixed_price: false });
  const cashier = await signInAs(api, shop, { roleId: CASHIER_ROLE_ID });
  const ticket = await api.ok(createSale, { token: cashier, body: draftSale(shop, [unpriced]) });
  assert.equal(ticket.total, '0.00');
});

test('a sale at a rate that is no longer the latest is refused with the new one, and goes through with it', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const flour = await addProduct(api, own);
  const late = draftSale(own, [flour]);
  const { id: rate_id } = await setRate(api, own, '861');
  const { status, message, details } = await api.refused(createSale, { token: own.token, body: late });
  assert.deepEqual([status, message], [409, 'ERROR_RATE_CHANGED']);
  assert.deepEqual(details, { rate: '861', inverse: null, rate_id, main: 'VES', alternative: 'USD' });
  const renewed = draftSale({ ...own, rate: { ...own.rate, rate: '861', rate_id } }, [flour], {
    id: late.id,
  });
  const ticket = await api.ok(createSale, { token: own.token, body: renewed });
  assert.deepEqual([ticket.rate, ticket.total, ticket.number], ['861', '1076.25', 1]);
});

test('neither the number of the rate alone nor its record alone will do', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const flour = await addProduct(api, own);
  for (const rate of [{ rate: '860.17' }, { rate_id: newId() }, { rate_id: null }]) {
    const { message } = await api.refused(createSale, {
      token: own.token,
      body: { ...draftSale(own, [flour]), ...rate },
    });
    assert.equal(message, 'ERROR_RATE_CHANGED');
  }
});

test('the sale keeps the rate with its record, its source and since when it counted', async () => {
  const own = await openShop(api, { rate: '860.18' });
  const { id } = await sell(api, own, [await addProduct(api, own)]);
  const [row] = await api.database.query(
    'select rate, rate_id, rate_origin, rate_effective_at from sales where id = $1',
    [id],
  );
  assert.deepEqual(row, {
    rate: '860.18',
    rate_id: own.rate.rate_id,
    rate_origin: 'manual',
    rate_effective_at: row?.rate_effective_at,
  });
  assert.equal(new Date(row?.rate_effective_at).toISOString(), own.rate.create_at);
});

test('without any rate a sale stays within the main currency', async () => {
  const company = await openCompany(api, { with_auto_rate: false });
  const [main, alternative] = (await api.ok(listPaymentMethods, { token: company.token })).items;
  assert.ok(main && alternative);
  const rate = await api.ok(findCurrentRate, { token: company.token });
  const own = { ...company, rate, cash: { main, alternative } };
  const local = await addProduct(api, own, { price: '50', price_currency: 'VES' });
  const foreign = await addProduct(api, own, { price: '5' });
  const { fields } = await api.refused(createSale, { token: own.token, body: draftSale(own, [foreign]) });
  assert.deepEqual(fields, { rate: 'no-rate' });
  const ticket = await api.ok(createSale, { token: own.token, body: draftSale(own, [local]) });
  assert.deepEqual([ticket.total, ticket.rate], ['50.00', '1']);
});

test('where the company sells only what it has, what is not there is told, line by line', async () => {
  const scarce = await addProduct(api, shop, { qty: '3' });
  const plenty = await addProduct(api, shop, { qty: '100' });
  const wishes = [
    { product: scarce, qty: '2' },
    { product: plenty, qty: '100' },
    { product: scarce, qty: '1.001' },
  ];
  const { status, message, fields, details } = await api.refused(createSale, {
    token,
    body: draftSale(shop, wishes),
  });
  assert.deepEqual([status, message], [409, 'ERROR_STOCK']);
  assert.deepEqual(fields, { 'lines.0.qty': 'not-enough', 'lines.2.qty': 'not-enough' });
  assert.deepEqual(details, { available: { [scarce.id]: '3' } });
  assert.deepEqual([await stockOf(api, scarce), await stockOf(api, plenty)], ['3', '100']);
  await sell(api, shop, wishes.slice(0, 2));
  assert.deepEqual([await stockOf(api, scarce), await stockOf(api, plenty)], ['1', '0']);
});

test('a company that allows it sells what it does not have yet', async () => {
  const own = await openShop(api);
  await api.database.query(
    'update company_configurations set allow_negative_stock = true where company_id = $1',
    [own.id],
  );
  const bread = await addProduct(api, own, { qty: '1' });
  await sell(api, own, [{ product: bread, qty: '5' }]);
  assert.equal(await stockOf(api, bread), '-4');
});

test('the last unit is sold once, however many want it at the same moment', async () => {
  const last = await addProduct(api, shop, { qty: '1' });
  const buy = () => api.request(createSale, { token, body: draftSale(shop, [last]) });
  // Two sales of a company are made at once; the others wait for their turn.
  const [first, others] = await race(api.database, 'sales', [
    () => Promise.all([buy()]),
    () => Promise.all(Array.from({ length: 9 }, buy)),
  ]);
  const answers = [...(first ?? []), ...(others ?? [])];
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
  for (const { status, text } of answers) {
    if (status !== 409) continue;
    assert.equal(
      text,
      `{"error":{"message":"ERROR_STOCK","fields":{"lines.0.qty":"not-enough"},"details":{"available":{"${last.id}":"0"}}}}`,
    );
  }
  assert.equal(await stockOf(api, last), '0');
});

test('a product that was withdrawn is sold no more', async () => {
  const gone = await addProduct(api, shop);
  await api.database.query('update products set deleted_at = now() where id = $1', [gone.id]);
  const { fields } = await api.refused(createSale, { token, body: draftSale(shop, [gone]) });
  assert.deepEqual(fields, { 'lines.0.product_id': 'unknown' });
});
