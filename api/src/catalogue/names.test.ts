import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createCategory,
  createMeasure,
  deleteCategory,
  deleteMeasure,
  findMaterial,
  findProduct,
  listCategories,
  listMeasures,
  listProducts,
  updateCategory,
  updateMeasure,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { openCompany } from '../testing/company.ts';
import { race } from '../testing/race.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addMaterial, openWorkshop } from '../testing/workshop.ts';

const api = await startApi();

test('categories are made, renamed and listed by name', async () => {
  const { token } = await openCompany(api);
  const make = (name: string) => api.ok(createCategory, { token, body: { name } });
  const food = await make('Víveres');
  await make('Ñapas');
  await make('Nueces');
  assert.deepEqual(await api.ok(updateCategory, { token, body: { id: food.id, name: 'Alimentos' } }), {
    id: food.id,
    name: 'Alimentos',
  });
  const { items } = await api.ok(listCategories, { token });
  assert.deepEqual(
    items.map(({ name }) => name),
    ['Alimentos', 'Nueces', 'Ñapas'],
  );
});

test('a name that is used is refused; a category may be written again', async () => {
  const { token } = await openCompany(api);
  const { id } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  await api.ok(createCategory, { token, body: { name: 'Licores' } });
  const made = await api.refused(createCategory, { token, body: { name: 'VÍVERES' } });
  const changed = await api.refused(updateCategory, { token, body: { id, name: 'licores' } });
  const measure = await api.refused(createMeasure, { token, body: { name: 'unidad' } });
  for (const refused of [made, changed, measure]) {
    assert.deepEqual([refused.status, refused.fields], [400, { name: 'already-used' }]);
  }
  assert.equal((await api.ok(updateCategory, { token, body: { id, name: 'VÍVERES' } })).name, 'VÍVERES');
  assert.equal((await api.refused(updateCategory, { token, body: { id: newId(), name: 'x' } })).status, 404);
});

test('without its category a product stays, and a device that keeps a copy hears of it', async () => {
  const { token } = await openCompany(api);
  const { id } = await api.ok(createCategory, { token, body: { name: 'Víveres' } });
  const product = await addProduct(api, { token }, { category_id: id });
  await api.ok(deleteCategory, { token, params: { id } });
  const after = await api.ok(findProduct, { token, params: { id: product.id } });
  assert.equal(after.category_id, null);
  assert.ok(after.updated_at > product.updated_at);
  const query = { updated_since: after.updated_at };
  assert.equal((await api.ok(listProducts, { token, query })).items.length, 1);
  assert.deepEqual((await api.ok(listCategories, { token })).items, []);
  assert.equal((await api.refused(deleteCategory, { token, params: { id } })).status, 404);
});

test('a new measure stands behind the first ones', async () => {
  const { token } = await openCompany(api);
  const measure = await api.ok(createMeasure, { token, body: { name: 'Docena' } });
  const { items } = await api.ok(listMeasures, { token });
  assert.deepEqual([items[0]?.name, items[1]?.name, items.at(-1)], ['Unidad', 'Litro', measure]);
});

test('a measure is renamed and removed; what it measured stays without one', async () => {
  const { token } = await openWorkshop(api);
  const dozen = await api.ok(createMeasure, { token, body: { name: 'Docena' } });
  const product = await addProduct(api, { token }, { measure_id: dozen.id });
  const { id } = await addMaterial(api, { token }, { measure_id: dozen.id });
  const renamed = { id: dozen.id, name: 'Docena (12)' };
  assert.deepEqual(await api.ok(updateMeasure, { token, body: renamed }), renamed);
  const taken = await api.refused(updateMeasure, { token, body: { id: dozen.id, name: 'KILOGRAMO' } });
  assert.deepEqual([taken.status, taken.fields], [400, { name: 'already-used' }]);

  await api.ok(deleteMeasure, { token, params: { id: dozen.id } });
  const after = await api.ok(findProduct, { token, params: { id: product.id } });
  assert.equal(after.measure_id, null);
  assert.ok(after.updated_at > product.updated_at);
  assert.equal((await api.ok(findMaterial, { token, params: { id } })).measure_id, null);
  assert.equal((await api.refused(deleteMeasure, { token, params: { id: dozen.id } })).status, 404);
  assert.equal((await api.refused(updateMeasure, { token, body: renamed })).status, 404);
});

test('Unidad and Litro stay what they are', async () => {
  const { token } = await openCompany(api);
  const { items } = await api.ok(listMeasures, { token });
  const fixed = items.filter(({ is_default }) => is_default);
  assert.deepEqual(
    fixed.map(({ name }) => name),
    ['Unidad', 'Litro'],
  );
  for (const { id } of fixed) {
    const renamed = await api.refused(updateMeasure, { token, body: { id, name: 'Pieza' } });
    const removed = await api.refused(deleteMeasure, { token, params: { id } });
    for (const { status, fields } of [renamed, removed])
      assert.deepEqual([status, fields], [400, { name: 'is-default' }]);
  }
});

test('sent twice with one id, also side by side, it is one; another one under that id is a conflict', async () => {
  const { token } = await openCompany(api);
  for (const [call, table] of [
    [createCategory, 'categories'],
    [createMeasure, 'measures'],
  ] as const) {
    const body = { id: newId(), name: 'Docena' };
    const send = () => api.request(call, { token, body });
    const answers = await race(api.database, table, [send, send, send, send]);
    answers.push(await send());
    for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
    const { status, fields } = await api.refused(call, { token, body: { ...body, name: 'Otra' } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
    // Of a row from before hashes were kept, nobody knows which request it was.
    await api.database.query(`update ${table} set request_hash = null where id = $1`, [body.id]);
    assert.equal((await send()).status, 409);
  }
});
