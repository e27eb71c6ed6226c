import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createSupplier,
  deletePurchase,
  deleteSupplier,
  findSupplier,
  listSuppliers,
  updateSupplier,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { addProduct, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const shop = await openShop(api);
const { token } = shop;

test('a supplier is created, found, changed and withdrawn', async () => {
  const body = {
    ...{
      id: newId(),
      name: 'Alimentos Polar',
      identification: '40123456-9',
      identification_type: 'J' as const,
    },
    ...{
      phone: '0212-2028111',
      email: 'ventas@polar.example',
      address: 'Caracas',
      note: 'Los martes',
      credit_days: 15,
    },
  };
  const made = await api.ok(createSupplier, { token, body });
  assert.deepEqual(
    { ...made, updated_at: '' },
    { ...body, identification: '401234569', balances: [], version: 1, updated_at: '' },
  );
  assert.deepEqual(await api.ok(createSupplier, { token, body }), made);
  const other = await api.refused(createSupplier, { token, body: { ...body, name: 'Otro' } });
  assert.deepEqual([other.status, other.fields], [409, { id: 'already-used' }]);

  const changed = await api.ok(updateSupplier, { token, body: { id: made.id, name: 'Polar', version: 1 } });
  assert.deepEqual(
    [changed.name, changed.phone, changed.credit_days, changed.version],
    ['Polar', null, null, 2],
  );
  const late = await api.refused(updateSupplier, {
    token,
    body: { id: made.id, name: 'Polar 2', version: 1 },
  });
  assert.deepEqual([late.status, late.message], [409, 'ERROR_EDITED']);

  await api.ok(deleteSupplier, { token, params: { id: made.id } });
  assert.equal((await api.refused(findSupplier, { token, params: { id: made.id } })).status, 404);
  const again = await api.refused(createSupplier, { token, body });
  assert.deepEqual([again.status, again.fields], [409, { id: 'already-used' }]);
});

test('suppliers are listed by name and found by any part of name or identification, without accents', async () => {
  const own = await openShop(api);
  for (const name of ['Ñoquis La Nona', 'Café Ávila', 'Bebidas 100%']) await addSupplier(api, own, { name });
  await addSupplier(api, own, {
    name: 'Zulia Lácteos',
    identification: '30123456',
    identification_type: 'V',
  });
  const names = async (query: object) =>
    (await api.ok(listSuppliers, { token: own.token, query })).items.map(({ name }) => name);
  assert.deepEqual(await names({}), ['Bebidas 100%', 'Café Ávila', 'Ñoquis La Nona', 'Zulia Lácteos']);
  assert.deepEqual(await names({ search: 'avila cafe' }), ['Café Ávila']);
  assert.deepEqual(await names({ search: '3012' }), ['Zulia Lácteos']);
  assert.deepEqual(await names({ search: '0%' }), ['Bebidas 100%']);
  const first = await api.ok(listSuppliers, { token: own.token, query: { limit: 3 } });
  assert.deepEqual(await names({ limit: 3, cursor: first.next ?? '' }), ['Zulia Lácteos']);
});

test('who is owed something, or stands on a draft, is not withdrawn', async () => {
  const product = await addProduct(api, shop);
  const supplier = await addSupplier(api, shop, { name: 'Con deuda' });
  const draft = await addDraft(api, shop, {
    supplier_id: supplier.id,
    lines: [boughtLine(product, '1', '2')],
  });
  const refusal = () => api.refused(deleteSupplier, { token, params: { id: supplier.id } });
  assert.deepEqual((await refusal()).fields, { id: 'has-drafts' });
  await receive(api, shop, draft);
  assert.deepEqual((await refusal()).fields, { id: 'has-debt' });

  const free = await addSupplier(api, shop, { name: 'Sin deuda' });
  const thrown = await addDraft(api, shop, { supplier_id: free.id });
  await api.ok(deletePurchase, { token, params: { id: thrown.id } });
  await api.ok(deleteSupplier, { token, params: { id: free.id } });
  const gone = await api.refused(deleteSupplier, { token, params: { id: free.id } });
  assert.equal(gone.status, 404);
});

test('what is owed is told to who may modify the cost, and to nobody else', async () => {
  const product = await addProduct(api, shop);
  const supplier = await addSupplier(api, shop, { name: 'Acreedor' });
  await receive(
    api,
    shop,
    await addDraft(api, shop, { supplier_id: supplier.id, lines: [boughtLine(product, '2', '1.50')] }),
  );
  const params = { id: supplier.id };
  const whole = await api.ok(findSupplier, { token, params });
  assert.deepEqual(whole.balances, [{ currency: 'USD', amount: '3.00' }]);
  const debts = await api.ok(listSuppliers, { token, query: { with_debt: 'true', search: 'acree' } });
  assert.deepEqual(
    debts.items.map(({ name }) => name),
    ['Acreedor'],
  );

  const reader = await signInAs(api, shop, { only: [['products', 'read']] });
  assert.equal((await api.ok(findSupplier, { token: reader, params })).balances, null);
  const refusal = await api.refused(listSuppliers, { token: reader, query: { with_debt: 'true' } });
  assert.deepEqual([refusal.status, refusal.fields], [403, { with_debt: 'not-allowed' }]);
});
