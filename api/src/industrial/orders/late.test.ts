import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  finishProductionOrder,
  listMaterialMovements,
  listProductions,
  MAX_BATCH_AGE_DAYS,
  startProductionOrder,
  traceLot,
} from '@cuadra/shared/contract';
import { companyDay, newId } from '@cuadra/shared/domain';
import { addProduct, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  addFormula,
  addMaterial,
  finishOrder,
  materialStockOf,
  openWorkshop,
  planOrder,
  startOrder,
} from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;

const DAY = 24 * 60 * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Ten loaves of 5 kg of flour, which an order takes as it is started. */
async function bakery() {
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop, { qty: '100' });
  const given = { yield_qty: '10', takes_at: 'start' as const };
  return { bread, flour, formula: await addFormula(api, shop, bread, [[flour, '5']], given) };
}

test('a batch that arrives later is of the day it was made on, and moves the stock as it arrives', async () => {
  const { bread, flour, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '10');
  const made_at = ago(3 * DAY);
  const { batch } = await finishOrder(api, shop, order, '10', { made_at, lot: 'P-3' });
  assert.equal(batch.made_at, made_at);
  assert.ok(Date.parse(batch.create_at) > Date.now() - DAY);
  const listed = async (day: string) => {
    const query = { from: day, to: day, order_id: order.id };
    return (await api.ok(listProductions, { token, query })).items.map(({ id }) => id);
  };
  assert.deepEqual(await listed(companyDay(new Date(made_at))), [batch.id]);
  assert.deepEqual(await listed(companyDay(new Date())), []);
  const query = { kind: 'product' as const, good_id: bread.id, lot: 'P-3' };
  const [traced] = (await api.ok(traceLot, { token, query })).batches;
  assert.deepEqual([traced?.made_at, traced?.create_at], [made_at, batch.create_at]);
  const [moved] = (await api.ok(listMaterialMovements, { token, params: { id: flour.id } })).items;
  assert.ok(Date.parse(moved?.create_at ?? '') > Date.now() - DAY);
});

test('sent again with another time it is the same batch; later than now is now, and too long ago is refused', async () => {
  const { bread, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '20');
  const body = { batch_id: newId(), qty: '10', close: false, version: order.version, made_at: ago(DAY) };
  const finish = (given: object = {}) =>
    api.ok(finishProductionOrder, { token, params: { id: order.id }, body: { ...body, ...given } });
  const first = await finish();
  const { made_at: _, version: __, ...alone } = body;
  const again = await api.ok(finishProductionOrder, { token, params: { id: order.id }, body: alone });
  assert.deepEqual(again, first);
  assert.deepEqual(await finish({ made_at: ago(2 * DAY) }), first);
  assert.equal(await stockOf(api, bread), '10');
  const ahead = await finishOrder(api, shop, order, '10', { made_at: ago(-DAY) });
  assert.equal(ahead.batch.made_at, ahead.batch.create_at);

  const other = await startOrder(api, shop, formula, '10');
  const old = { batch_id: newId(), qty: '10', made_at: ago((MAX_BATCH_AGE_DAYS + 1) * DAY) };
  const refused = await api.refused(finishProductionOrder, { token, params: { id: other.id }, body: old });
  assert.deepEqual([refused.status, refused.fields], [400, { made_at: 'too-old' }]);
  assert.equal(await stockOf(api, bread), '20');
});

test('a start that is sent again after its answer was lost starts nothing twice', async () => {
  const { flour, formula } = await bakery();
  const { id, version } = await planOrder(api, shop, formula, '10');
  const start = () => api.ok(startProductionOrder, { token, params: { id }, body: { version } });
  const first = await start();
  assert.deepEqual(await start(), first);
  assert.equal(await materialStockOf(api, flour), '95');
  await finishOrder(api, shop, first, '10');
  const refused = await api.refused(startProductionOrder, { token, params: { id }, body: { version } });
  assert.deepEqual([refused.status, refused.fields], [409, { id: 'not-planned' }]);
  assert.equal(await materialStockOf(api, flour), '95');
});
