import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addCountEntries,
  applyStockCount,
  createCategory,
  findCountFigures,
  listCountLines,
  openStockCount,
  type Product,
  zeroUncounted,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { addProduct, openShop, sell, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

async function openCategory(name: string) {
  const { id: category_id } = await api.ok(createCategory, { token, body: { name } });
  const add = (product: string, given: object) =>
    addProduct(api, shop, { name: product, category_id, ...given });
  const open = () =>
    api.ok(openStockCount, { token, body: { id: newId(), name, scope: 'category', category_id } });
  return { add, open };
}
const count = (id: string, product: Product, qty: string) =>
  api.ok(addCountEntries, {
    token,
    params: { id },
    body: { entries: [{ id: newId(), product_id: product.id, qty }] },
  });
const figuresOf = (id: string, as = token) => api.ok(findCountFigures, { token: as, params: { id } });
const zero = (id: string, revision: number, as = token) =>
  api.ok(zeroUncounted, { token: as, params: { id }, body: { revision } });

test('what nobody counted is counted as none, with its money told before; what is sold afterwards stays sold', async () => {
  const { add, open } = await openCategory('Lácteos');
  const milk = await add('Leche', { qty: '10', cost: '1.00' });
  const cheese = await add('Queso', { qty: '4.5', cost: '6.00' });
  const butter = await add('Mantequilla', { qty: '3', cost: null });
  await add('Crema', { qty: '0' });
  const { id } = await open();
  await count(id, milk, '10');
  const before = await figuresOf(id);
  assert.deepEqual([before.uncounted, before.uncounted_money], [2, [{ currency: 'USD', amount: '27.00' }]]);

  const { zeroed, revision } = await zero(id, before.revision);
  assert.equal(zeroed, 2);
  const after = await figuresOf(id);
  assert.deepEqual([after.revision, after.uncounted, after.uncounted_money], [revision, 0, []]);
  assert.deepEqual(
    [after.different, after.money],
    [2, [{ currency: 'USD', missing: '27.00', surplus: '0.00' }]],
  );
  assert.deepEqual([await stockOf(api, cheese), await stockOf(api, butter)], ['4.5', '3'], 'nothing yet');
  assert.equal((await zero(id, revision)).zeroed, 0, 'asked twice');

  await sell(api, shop, [{ product: butter, qty: '1' }]);
  await api.ok(applyStockCount, { token, params: { id }, body: { closing_id: newId(), revision } });
  assert.deepEqual(
    [await stockOf(api, milk), await stockOf(api, cheese), await stockOf(api, butter)],
    ['10', '0', '-1'],
  );
  const { items } = await api.ok(listCountLines, { token, params: { id }, query: {} });
  assert.deepEqual(
    items.map(({ name, counted, state }) => [name, counted, state]),
    [
      ['Leche', '10', 'same'],
      ['Mantequilla', '0', 'different'],
      ['Queso', '0', 'different'],
    ],
  );
});

test('not of a shelf, not of what was counted meanwhile, not of a closed count, and not by who may not', async () => {
  const { add, open } = await openCategory('Granos');
  const rice = await add('Arroz', { qty: '5' });
  await add('Lenteja', { qty: '5' });
  const { id } = await open();
  const { revision } = await figuresOf(id);
  const refused = (of: string, as = token, given = revision) =>
    api.refused(zeroUncounted, { token: as, params: { id: of }, body: { revision: given } });
  await count(id, rice, '5');
  assert.deepEqual((await refused(id)).fields, { revision: 'changed' });
  const counter = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'update'],
    ],
  });
  assert.equal((await refused(id, counter)).status, 403);
  assert.equal((await figuresOf(id, counter)).uncounted_money, null, 'costs are not for everybody');
  const other = await openShop(api);
  assert.equal((await refused(id, other.token)).status, 404);
  const shelf = await api.ok(openStockCount, {
    token,
    body: { id: newId(), name: 'Estante', scope: 'list' },
  });
  assert.deepEqual((await refused(shelf.id, token, shelf.revision)).fields, { id: 'of-a-list' });
  const now = await figuresOf(id);
  await api.ok(applyStockCount, {
    token,
    params: { id },
    body: { closing_id: newId(), revision: now.revision },
  });
  assert.deepEqual((await refused(id, token, now.revision)).fields, { id: 'closed' });
});
