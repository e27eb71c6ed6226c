import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  deleteProduct,
  findProduct,
  findProductHistory,
  findPurchase,
  findSupplier,
  listMovements,
  type Product,
  type Purchase,
  receivePurchase,
  updateProduct,
  updatePurchase,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop, sell, setRate, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const supplier = await addSupplier(api, shop);

const costsOf = async ({ id }: Pick<Product, 'id'>) => {
  const { cost, average_cost, cost_currency } = await api.ok(findProduct, { token, params: { id } });
  return [cost, average_cost, cost_currency];
};
const owedTo = async (id = supplier.id) =>
  (await api.ok(findSupplier, { token, params: { id } })).balances?.map(({ amount }) => amount);
const draftOf = (lines: Parameters<typeof boughtLine>[], given: object = {}) =>
  addDraft(api, shop, {
    supplier_id: supplier.id,
    lines: lines.map((line) => boughtLine(...line)),
    ...given,
  });
const refused = (draft: Purchase, given: object = {}, as = token) =>
  api.refused(receivePurchase, {
    token: as,
    params: { id: draft.id },
    body: { receive_id: newId(), version: draft.version, ...given },
  });

test('goods that are received are in the stock, at their cost, and owed', async () => {
  const own = await addSupplier(api, shop, { name: 'De una compra' });
  const product = await addProduct(api, shop, { qty: '10', cost: '1.00' });
  const draft = await draftOf([[product, '30', '2.00']], { supplier_id: own.id, due_on: '2026-12-01' });
  const received = await receive(api, shop, draft, { due_on: '2026-12-24' });
  assert.deepEqual(
    [received.state, received.total, received.paid, received.owed, received.due_on, received.received_by],
    ['received', '60.00', '0.00', '60.00', '2026-12-24', shop.user.name],
  );
  assert.equal(received.rate, shop.rate.rate);
  assert.equal(await stockOf(api, product), '40');
  // (10 × 1 + 30 × 2) ÷ 40.
  assert.deepEqual(await costsOf(product), ['2.00', '1.75', 'USD']);
  assert.deepEqual(await owedTo(own.id), ['60.00']);
  const { items } = await api.ok(listMovements, { token, params: { id: product.id } });
  assert.deepEqual(
    items.map(({ kind, qty, balance, purchase_id, purchase_number }) => [
      ...[kind, qty, balance, purchase_id, purchase_number],
    ]),
    [
      ['purchase', '30', '40', received.id, received.number],
      ['initial', '10', '10', null, null],
    ],
  );
  assert.deepEqual(received.changes, [
    {
      ...{ product_id: product.id, material_id: null, name: product.name, units: '30', currency: 'USD' },
      ...{ cost_before: '1.00', cost_after: '2.00', average_before: null, average_after: '1.75' },
    },
  ]);
  // The cost's history says who set it.
  const { prices } = await api.ok(findProductHistory, { token, params: { id: product.id } });
  assert.deepEqual(
    prices.map(({ cost, user }) => [cost, user]),
    [
      ['2.00', shop.user.name],
      ['1.00', null],
    ],
  );
});

test('several lines of one product are their mean; what has no cost moves the stock alone', async () => {
  const product = await addProduct(api, shop, { qty: '0', cost: '5.00' });
  const draft = await draftOf([
    [product, '10', '1.00'],
    [product, '30', '3.00'],
    [product, '4'],
    [product, '8', '0'],
  ]);
  const { total } = await receive(api, shop, draft);
  assert.equal(total, '100.00');
  assert.equal(await stockOf(api, product), '52');
  // 100 ÷ 48: eight were a gift, four say nothing.
  assert.deepEqual(await costsOf(product), ['2.08333333', '2.08333333', 'USD']);
  const free = await addProduct(api, shop, { qty: '1', cost: '5.00' });
  const gift = await receive(api, shop, await draftOf([[free, '4']]));
  assert.deepEqual([gift.total, await stockOf(api, free)], ['0.00', '5']);
  assert.deepEqual(await costsOf(free), ['5.00', undefined, 'USD']);
});

test('a product keeps the currency of its cost, converted at the rate of the invoice', async () => {
  const bolivar = await addProduct(api, shop, { qty: '0', cost: null, price_currency: 'VES', price: '999' });
  const dollar = await addProduct(api, shop, { qty: '0', cost: null });
  const inDollars = await draftOf(
    [
      [bolivar, '1', '2.00'],
      [dollar, '1', '2.00'],
    ],
    { rate: '900' },
  );
  await receive(api, shop, inDollars);
  assert.deepEqual(await costsOf(bolivar), ['1800.00', '1800.00', 'VES']);
  assert.deepEqual(await costsOf(dollar), ['2.00', '2.00', 'USD']);
  const inBolivars = await draftOf([[dollar, '1', '1000']], { currency: 'VES', rate: '1000' });
  const received = await receive(api, shop, inBolivars);
  assert.deepEqual([received.currency, received.total, received.rate], ['VES', '1000.00', '1000']);
  assert.deepEqual(await costsOf(dollar), ['1.00', '1.50', 'USD']);
});

test('another currency of the cost forgets the average, which was in the one before', async () => {
  const product = await addProduct(api, shop, { qty: '0', cost: null });
  await receive(api, shop, await draftOf([[product, '1', '2.00']]));
  const { id, name, price, is_fixed_price, price_currency } = product;
  const fields = { id, name, price, is_fixed_price, price_currency };
  await api.ok(updateProduct, { token, body: { ...fields, cost: '1800', cost_currency: 'VES' } });
  assert.deepEqual(await costsOf(product), ['1800.00', undefined, 'VES']);
});

test('a retry is answered as the first, and another request is told that it was received', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const draft = await draftOf([[product, '3', '1.00']]);
  const receive_id = newId();
  const first = await receive(api, shop, draft, { receive_id });
  const body = { receive_id, version: draft.version };
  assert.deepEqual(await api.ok(receivePurchase, { token, params: { id: draft.id }, body }), first);
  const late = await refused(draft);
  assert.deepEqual([late.status, late.fields], [409, { id: 'not-a-draft' }]);
  assert.equal(await stockOf(api, product), '3');
});

test('two receive at once: the goods come once', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const draft = await draftOf([[product, '3', '1.00']]);
  const before = await owedTo();
  const answers = await Promise.all(
    [newId(), newId(), newId()].map((receive_id) =>
      api.request(receivePurchase, {
        token,
        params: { id: draft.id },
        body: { receive_id, version: draft.version },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal(await stockOf(api, product), '3');
  assert.equal(Number((await owedTo())?.[0]), Number(before?.[0] ?? 0) + 3);
});

test('received while the till sells, and several at once: each piece and each cent is where it should be', async () => {
  const own = await addSupplier(api, shop, { name: 'De muchas' });
  const products = await Promise.all(
    ['A', 'B', 'C'].map((name) => addProduct(api, shop, { name, qty: '100' })),
  );
  const drafts = await Promise.all(
    [1, 2, 3, 4].map((turn) =>
      draftOf(
        (turn % 2 ? products : products.toReversed()).map((product) => [product, '10', '1.00']),
        { supplier_id: own.id },
      ),
    ),
  );
  const selling = Array.from({ length: 8 }, () => sell(api, shop, products));
  const received = await Promise.all(drafts.map((draft) => receive(api, shop, draft)));
  await Promise.all(selling);
  for (const product of products) {
    assert.equal(await stockOf(api, product), '132');
    assert.deepEqual(await costsOf(product), ['1.00', '1.00', 'USD']);
  }
  assert.deepEqual(await owedTo(own.id), ['120.00']);
  assert.equal(new Set(received.map(({ number }) => number)).size, 4);
});

test('what somebody changed since it was looked at is not received unseen', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const draft = await draftOf([[product, '3', '1.00']]);
  const body = {
    id: draft.id,
    currency: 'USD',
    supplier_id: supplier.id,
    lines: [boughtLine(product, '9', '1')],
  };
  await api.ok(updatePurchase, { token, body });
  const refusal = await refused(draft);
  assert.deepEqual([refusal.status, refusal.message], [409, 'ERROR_EDITED']);
  assert.equal(await stockOf(api, product), '0');
});

test('what is paid at once is not owed, at the rate of the invoice, and never more than that', async () => {
  const own = await addSupplier(api, shop, { name: 'De contado' });
  const product = await addProduct(api, shop, { qty: '0' });
  const make = () => draftOf([[product, '10', '1.00']], { supplier_id: own.id, rate: '900' });
  const pay = (amount: string, currency: 'VES' | 'USD') => ({
    ...{ payment_method_id: currency === 'VES' ? shop.cash.main.id : shop.cash.alternative.id },
    ...{ amount, currency },
  });
  const whole = await receive(api, shop, await make(), { payments: [pay('5', 'USD'), pay('4500', 'VES')] });
  assert.deepEqual([whole.paid, whole.owed, await owedTo(own.id)], ['10.00', '0.00', []]);
  const part = await receive(api, shop, await make(), { payments: [pay('4', 'USD')] });
  assert.deepEqual([part.paid, part.owed, await owedTo(own.id)], ['4.00', '6.00', ['6.00']]);
  const draft = await make();
  const more = await refused(draft, { payments: [pay('10.01', 'USD')] });
  assert.deepEqual([more.status, more.fields], [400, { payments: 'more-than-owed' }]);
  const [movement] = await api.database.query<{ stored: string; summed: string }>(
    `select b.amount::text as stored, sum(m.amount)::text as summed
     from supplier_balances b join supplier_movements m using (company_id, supplier_id, currency)
     where supplier_id = $1 group by b.amount`,
    [own.id],
  );
  assert.deepEqual(movement, { stored: '6.00', summed: '6.00' });
});

test('a draft without a rate takes the day’s, and tells when it is another one than was seen', async () => {
  const own = await openShop(api);
  const seller = await addSupplier(api, own);
  const product = await addProduct(api, own, { qty: '0', price_currency: 'VES', price: '999' });
  const draft = await addDraft(api, own, { supplier_id: seller.id, lines: [boughtLine(product, '1', '1')] });
  await setRate(api, own, '870');
  const body = { receive_id: newId(), version: draft.version, rate_id: own.rate.rate_id };
  const params = { id: draft.id };
  const refusal = await api.refused(receivePurchase, { token: own.token, params, body });
  assert.deepEqual([refusal.status, refusal.message], [409, 'ERROR_RATE_CHANGED']);
  const { rate } = await receive(api, own, draft);
  assert.equal(rate, '870');
});

test('an invoice that is there already is told, and received again by who means it', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const own = await addSupplier(api, shop, { name: 'De facturas' });
  const make = (invoice_number: string) =>
    draftOf([[product, '1', '1']], { supplier_id: own.id, invoice_number });
  await receive(api, shop, await make('A-1'));
  const second = await make('a-1');
  const refusal = await refused(second);
  assert.deepEqual([refusal.status, refusal.fields], [409, { invoice_number: 'already-used' }]);
  await receive(api, shop, second, { repeated_knowingly: true });
  // Of two at once that nobody has seen, one is told.
  const [third, fourth] = [await make('A-2'), await make('A-2')];
  const answers = await Promise.all(
    [third, fourth].map(({ id, version }) =>
      api.request(receivePurchase, { token, params: { id }, body: { receive_id: newId(), version } }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('what lacks something is not received', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const fields = async (draft: Purchase) => (await refused(draft)).fields;
  assert.deepEqual(await fields(await addDraft(api, shop)), { supplier_id: 'required', lines: 'required' });
  assert.deepEqual(await fields(await draftOf([[product, '1', '2']], { discount: '2.01' })), {
    discount: 'more-than-subtotal',
  });
  assert.deepEqual(await fields(await draftOf([[product, '1']], { expenses: '1' })), {
    expenses: 'nothing-to-spread',
  });
  const perishable = await addProduct(api, shop, { has_lots: true });
  assert.equal(perishable.has_lots, true);
  assert.deepEqual(await fields(await draftOf([[perishable, '1', '2']])), {
    'lines.0.expires_on': 'required',
  });
  const gone = await addProduct(api, shop);
  const draft = await draftOf([[gone, '1', '2']]);
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  const refusal = await refused(draft);
  assert.deepEqual([refusal.status, refusal.fields], [409, { 'lines.0.product_id': 'withdrawn' }]);
});

test('a box that has other units by now is not received as it was', async () => {
  const box = { id: newId(), name: 'Caja', factor: '12', barcodes: [], price: null, price_currency: null };
  const product = await addProduct(api, shop, { qty: '0', presentations: [box] });
  const draft = await draftOf([[product, '2', '12', { presentation_id: box.id }]]);
  const { id, name, price, is_fixed_price, cost_currency, price_currency } = product;
  const fields = { id, name, price, is_fixed_price, cost_currency, price_currency };
  await api.ok(updateProduct, { token, body: { ...fields, presentations: [{ ...box, factor: '24' }] } });
  const refusal = await refused(draft);
  assert.deepEqual([refusal.status, refusal.fields], [409, { 'lines.0.presentation_id': 'changed' }]);
  assert.equal(await stockOf(api, product), '0');
});

test('who may not move the stock receives nothing, who may not modify the cost nothing that has one', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const base = [
    ['products', 'read'],
    ['products', 'update'],
  ] as const;
  const writer = await signInAs(api, shop, { only: [...base] });
  const keeper = await signInAs(api, shop, { only: [...base, ['products', 'modify_quantity']] });
  const priced = await draftOf([[product, '1', '2']]);
  const plain = await draftOf([[product, '1']]);
  assert.deepEqual((await refused(plain, {}, writer)).fields, { qty: 'not-allowed' });
  assert.deepEqual((await refused(priced, {}, keeper)).fields, { cost: 'not-allowed' });
  const received = await receive(api, { token: keeper }, plain);
  assert.deepEqual([received.state, received.total, received.changes], ['received', null, null]);
  const seen = await api.ok(findPurchase, { token: writer, params: { id: priced.id } });
  assert.equal(seen.total, null);
  const { average_cost } = await api.ok(findProduct, { token: keeper, params: { id: product.id } });
  assert.equal(average_cost, undefined);
});
