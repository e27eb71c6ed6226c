import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProduct, updateProduct } from '@cuadra/shared/contract';
import { signInAs } from '../testing/company.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();

test('a cost in another currency is another cost, for who may not change one', async () => {
  const shop = await openShop(api);
  const product = await addProduct(api, shop, { cost: '1.50', cost_currency: 'USD' });
  const token = await signInAs(api, shop, {
    only: [
      ['products', 'read'],
      ['products', 'update'],
    ],
  });
  const { id, name, price_currency } = product;
  const body = { id, name, price_currency, cost_currency: 'VES' };
  const { status, fields } = await api.refused(updateProduct, { token, body });
  assert.deepEqual([status, fields], [403, { cost: 'not-allowed' }]);
  const kept = await api.ok(findProduct, { token: shop.token, params: { id } });
  assert.deepEqual([kept.cost, kept.cost_currency], ['1.50', 'USD']);
  // All else goes on, and so does the currency of a cost that there is not.
  await api.ok(updateProduct, { token, body: { ...body, cost_currency: 'USD', name: 'Otro nombre' } });
  const without = await addProduct(api, shop, {
    cost: null,
    utility: null,
    price: '2',
    is_fixed_price: true,
  });
  await api.ok(updateProduct, { token, body: { ...body, id: without.id, name: 'Sin costo' } });
});
