import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustStock,
  annulPurchase,
  findProduct,
  findSupplier,
  listMovements,
  type Product,
  type Purchase,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { queueForRows } from '../testing/race.ts';
import { addProduct, openShop, sell, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;
const supplier = await addSupplier(api, shop);

const costsOf = async ({ id }: Pick<Product, 'id'>) => {
  const { cost, average_cost } = await api.ok(findProduct, { token, params: { id } });
  return [cost, average_cost];
};
const buy = async (product: Product, qty: string, cost: string | null, given: object = {}) =>
  receive(
    api,
    shop,
    await addDraft(api, shop, { supplier_id: supplier.id, lines: [boughtLine(product, qty, cost)] }),
    given,
  );
const body = () => ({ annul_id: newId(), reason: 'Era de otra tienda' });
const annul = ({ id }: Purchase, given = body()) =>
  api.ok(annulPurchase, { token, params: { id }, body: given });
const refused = ({ id }: Purchase, as = token) =>
  api.refused(annulPurchase, { token: as, params: { id }, body: body() });

test('an annulled purchase has moved nothing: stock, cost, average and debt are as they were', async () => {
  const own = await addSupplier(api, shop, { name: 'De una compra' });
  const product = await addProduct(api, shop, { qty: '10', cost: '1.00' });
  const draft = await addDraft(api, shop, { supplier_id: own.id, lines: [boughtLine(product, '30', '2')] });
  const bought = await receive(api, shop, draft);
  const annulled = await annul(bought);
  assert.deepEqual(
    [annulled.state, annulled.number, annulled.reason, annulled.owed, annulled.annulled_by],
    ['annulled', bought.number, 'Era de otra tienda', '0.00', shop.user.name],
  );
  assert.deepEqual([await stockOf(api, product), await costsOf(product)], ['10', ['1.00', undefined]]);
  assert.deepEqual((await api.ok(findSupplier, { token, params: { id: own.id } })).balances, []);
  const { items } = await api.ok(listMovements, { token, params: { id: product.id } });
  assert.deepEqual(
    items.map(({ kind, qty, purchase_number }) => [kind, qty, purchase_number]),
    [
      ['purchase_annulment', '-30', bought.number],
      ['purchase', '30', bought.number],
      ['initial', '10', null],
    ],
  );
});

test('a retry is answered as the first; another request, and a draft, are told', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const bought = await buy(product, '3', '1');
  const given = body();
  const first = await annul(bought, given);
  assert.deepEqual(await annul(bought, given), first);
  assert.deepEqual((await refused(bought)).fields, { id: 'not-received' });
  assert.deepEqual((await refused(await addDraft(api, shop))).fields, { id: 'not-received' });
  assert.equal(await stockOf(api, product), '0');
});

test('a purchase that came while the annulment of another waited has set the cost', async () => {
  const product = await addProduct(api, shop, { qty: '10', cost: '1' });
  const bought = await buy(product, '10', '3');
  const next = await addDraft(api, shop, {
    supplier_id: supplier.id,
    lines: [boughtLine(product, '1', '3')],
  });
  const row = { text: 'select from products where id = $1 for update', values: [product.id] };
  await queueForRows<unknown>(api.database, row, [() => receive(api, shop, next), () => annul(bought)]);
  assert.deepEqual([await stockOf(api, product), (await costsOf(product))[0]], ['11', '3.00']);
});

test('two annul at once: the goods go back once', async () => {
  const product = await addProduct(api, shop, { qty: '5' });
  const { id } = await buy(product, '3', '1');
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.request(annulPurchase, { token, params: { id }, body: body() })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal(await stockOf(api, product), '5');
});

test('what was sold already is not taken back, and told by its name', async () => {
  const product = await addProduct(api, shop, { name: 'Vendida', qty: '0' });
  const bought = await buy(product, '3', '1');
  await sell(api, shop, [{ product, qty: '2' }]);
  const refusal = await refused(bought);
  assert.deepEqual([refusal.status, refusal.message], [409, 'ERROR_STOCK']);
  assert.deepEqual(refusal.details, {
    products: [{ id: product.id, name: 'Vendida', available: '1', units: '3' }],
  });
  assert.equal(await stockOf(api, product), '1');
  await api.ok(adjustStock, { token, body: { product_id: product.id, qty: '2', cause: 'error' } });
  await annul(bought);
  assert.equal(await stockOf(api, product), '0');
});

test('a cost that something set since stays, and the average is worked out without it', async () => {
  const product = await addProduct(api, shop, { qty: '0', cost: null });
  const first = await buy(product, '10', '1.00');
  const second = await buy(product, '30', '3.00');
  assert.deepEqual(await costsOf(product), ['3.00', '2.50']);
  await annul(first);
  assert.deepEqual(await costsOf(product), ['3.00', '3.00']);
  // What it goes back to is no cost of a purchase that was annulled: nobody knew one before.
  await annul(second);
  assert.equal((await costsOf(product))[0], null);

  const byHand = await addProduct(api, shop, { qty: '0', cost: '1.00' });
  const bought = await buy(byHand, '10', '2.00');
  const { id, name, price, is_fixed_price, cost_currency, price_currency } = byHand;
  const fields = { id, name, price, is_fixed_price, cost_currency, price_currency };
  await api.ok(updateProduct, { token, body: { ...fields, cost: '2.50' } });
  await annul(bought);
  assert.equal((await costsOf(byHand))[0], '2.50');
});

test('a purchase that was paid and annulled leaves a balance in the shop’s favour, which the next one uses', async () => {
  const own = await addSupplier(api, shop, { name: 'A favor' });
  const product = await addProduct(api, shop, { qty: '0' });
  const pay = (amount: string) => ({
    payments: [{ payment_method_id: shop.cash.alternative.id, amount, currency: 'USD' }],
  });
  const make = () => addDraft(api, shop, { supplier_id: own.id, lines: [boughtLine(product, '10', '1')] });
  const balance = async () => (await api.ok(findSupplier, { token, params: { id: own.id } })).balances;
  await annul(await receive(api, shop, await make(), pay('10')));
  assert.deepEqual(await balance(), [{ currency: 'USD', amount: '-10.00' }]);
  const next = await receive(api, shop, await make());
  assert.deepEqual([await balance(), next.owed], [[], '0.00']);
});

test('who may not move the stock, or not modify the cost, annuls nothing', async () => {
  const product = await addProduct(api, shop, { qty: '0' });
  const bought = await buy(product, '3', '1');
  const mover = await signInAs(api, shop, { only: [['products', 'modify_quantity']] });
  const refusal = await refused(bought, mover);
  assert.deepEqual([refusal.status, refusal.fields], [403, { cost: 'not-allowed' }]);
  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await refused(bought, reader)).status, 403);
});
