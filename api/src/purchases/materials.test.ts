import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulPurchase,
  type CallInput,
  createMeasure,
  createPurchase,
  deleteMaterial,
  findMaterial,
  findPurchase,
  findSupplier,
  listMaterialLots,
  listMaterialMovements,
  type Material,
  receivePurchase,
  updateMaterial,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addDraft, addSupplier, boughtLine, receive } from '../testing/purchase.ts';
import { queueForRows } from '../testing/race.ts';
import { addProduct, openShop, stockOf } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addMaterial, materialStockOf, openWorkshop } from '../testing/workshop.ts';

const api = await startApi({ env: { CUADRA_TEST_CLOCK: '2026-11-20T08:00:00-04:00' } });
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;
const supplier = await addSupplier(api, shop);
const kilo = await api.ok(createMeasure, { token, body: { name: 'Kilos' } });
const sack = { id: newId(), name: 'Saco', factor: '45' };

type Line = NonNullable<CallInput<typeof createPurchase>['body']['lines']>[number];
const line = (
  { id }: Pick<Material, 'id'>,
  qty: string,
  cost: string | null,
  given: Partial<Line> = {},
): Line => ({
  ...{ id: newId(), material_id: id, qty, unit_cost: cost, ...given },
});
const buy = async (lines: Line[], given: object = {}) =>
  receive(api, shop, await addDraft(api, shop, { supplier_id: supplier.id, lines, ...given }));
const now = ({ id }: Pick<Material, 'id'>) => api.ok(findMaterial, { token, params: { id } });
const annul = (id: string) =>
  api.ok(annulPurchase, { token, params: { id }, body: { annul_id: newId(), reason: 'Devuelta' } });

test('one purchase brings products and materials: sacos become kilos, expenses are cost, the supplier is owed all', async () => {
  const own = await addSupplier(api, shop, { name: 'Molinos' });
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop, {
    ...{ qty: '10', cost: '0.50', measure_id: kilo.id, units: [sack] },
  });
  const received = await buy(
    [
      line(flour, '2', '27', { unit: { name: 'Saco', factor: '45' }, lot: 'H-7', expires_on: '2027-03-01' }),
      line(flour, '500', null, { unit: { name: 'g', factor: '0.001' } }),
      boughtLine(bread, '6', '1'),
    ],
    { supplier_id: own.id, expenses: '6' },
  );
  // 54 + 6 of goods, 6 of expenses by what they are worth: 5.40 of them for the flour, $59.40 for 90 kilos.
  const [sacks, grams, product] = received.lines;
  assert.deepEqual(
    [sacks?.units, sacks?.unit, sacks?.landed_unit_cost, sacks?.material?.measure, sacks?.product],
    ['90', { name: 'Saco', factor: '45' }, '0.66', 'Kilos', null],
  );
  assert.deepEqual([grams?.units, grams?.total, product?.material], ['0.5', null, null]);
  const { qty, value, cost } = await now(flour);
  // (5 + 59.40) of 100 kilos, and half a kilo that is worth as much.
  assert.deepEqual([qty, value, cost], ['100.5', '64.722', '0.644']);
  assert.equal(await materialStockOf(api, flour), '100.5');
  assert.equal(await stockOf(api, bread), '6');
  assert.deepEqual((await api.ok(findSupplier, { token, params: { id: own.id } })).balances, [
    { currency: 'USD', amount: '66.00' },
  ]);
  assert.deepEqual(
    received.changes
      ?.filter(({ material_id }) => material_id === flour.id)
      .map((one) => [one.product_id, one.units, one.cost_before, one.cost_after]),
    [[null, '90.5', '0.50', '0.644']],
  );
  const { items } = await api.ok(listMaterialMovements, { token, params: { id: flour.id } });
  assert.deepEqual(
    items.map(({ kind, qty: moved, value: worth, purchase_number, lot }) => [
      kind,
      moved,
      worth,
      purchase_number,
      lot,
    ]),
    [
      ['purchase', '0.5', '0.322', received.number, null],
      ['purchase', '90', '59.4', received.number, 'H-7'],
      ['initial', '10', '5', null, null],
    ],
  );
  const lots = async () =>
    (await api.ok(listMaterialLots, { token, params: { id: flour.id } })).items.map((lot) => [
      ...[lot.lot, lot.expires_on, lot.units, lot.left, lot.days_left],
    ]);
  assert.deepEqual(await lots(), [['H-7', '2027-03-01', '90', '90', 101]]);
  await annul(received.id);
  assert.deepEqual(await lots(), []);
  const after = await now(flour);
  assert.deepEqual([after.qty, after.value, after.cost], ['10', '5', '0.5']);
  assert.equal(await stockOf(api, bread), '0');
});

test('bolívares of an invoice become the currency of the cost at its own rate, to the last decimal', async () => {
  const sugar = await addMaterial(api, shop, { qty: '0', cost: null });
  await buy([line(sugar, '3', '1000')], { currency: 'VES', rate: '900' });
  const { value, cost } = await now(sugar);
  assert.deepEqual([value, cost], ['3.33333333', '1.11111111']);
});

test('annulled, a material costs what it did before, or goes on without these where something moved since', async () => {
  const salt = await addMaterial(api, shop, { qty: '0', cost: '2' });
  const first = await buy([line(salt, '10', '3'), line(salt, '5', '4')]);
  assert.equal((await now(salt)).cost, '3.33333333');
  await annul(first.id);
  const none = await now(salt);
  assert.deepEqual([none.qty, none.value, none.cost], ['0', '0', '2']);
  const a = await buy([line(salt, '10', '3')]);
  await buy([line(salt, '10', '5')]);
  await annul(a.id);
  const left = await now(salt);
  assert.deepEqual([left.qty, left.value, left.cost], ['10', '50', '5']);
});

test('what is left of a material of which part was used is not worth nothing', async () => {
  const salt = await addMaterial(api, shop, { qty: '10', cost: '1' });
  const { id } = await buy([line(salt, '10', '3')]);
  await api.ok(adjustMaterial, { token, body: { material_id: salt.id, qty: '-5', cause: 'waste' } });
  // 15 at $2 are worth what the 10 had cost: they go out at $2, as anything does.
  await annul(id);
  const { qty, value, cost } = await now(salt);
  assert.deepEqual([qty, value, cost], ['5', '10', '2']);
});

test('what moved while an annulment waited is among what moved since', async () => {
  const salt = await addMaterial(api, shop, { qty: '10', cost: '1' });
  const { id } = await buy([line(salt, '10', '3')]);
  const take = { material_id: salt.id, qty: '-2', cause: 'waste' as const };
  const row = { text: 'select from materials where id = $1 for update', values: [salt.id] };
  await queueForRows<unknown>(api.database, row, [
    () => api.ok(adjustMaterial, { token, body: take }),
    () => annul(id),
  ]);
  // 18 at $2, less 10 that came at $3.
  const { qty, value, cost } = await now(salt);
  assert.deepEqual([qty, value, cost], ['8', '6', '0.75']);
});

test('what was used since is not taken back, and says which material it is', async () => {
  const oil = await addMaterial(api, shop, { qty: '0', cost: null, name: `Aceite ${newId()}` });
  const { id } = await buy([line(oil, '10', '3')]);
  const take = { material_id: oil.id, qty: '-1', cause: 'waste' as const };
  await api.ok(adjustMaterial, { token, body: take });
  const refused = await api.refused(annulPurchase, {
    ...{ token, params: { id }, body: { annul_id: newId(), reason: 'x' } },
  });
  assert.deepEqual([refused.status, refused.message], [409, 'ERROR_STOCK']);
  assert.deepEqual(refused.details, {
    products: [{ id: oil.id, name: oil.name, available: '9', units: '10' }],
  });
  assert.equal(await materialStockOf(api, oil), '9');
});

test('a draft is held against materials and units as they are, again at receipt', async () => {
  const flour = await addMaterial(api, shop, { measure_id: kilo.id, units: [sack], has_lots: true });
  const refusedDraft = async (given: Partial<Line>) => {
    const body = { currency: 'USD', lines: [line(flour, '1', '1', given)] };
    return (await api.refused(createPurchase, { token, body })).fields;
  };
  assert.deepEqual(await refusedDraft({ material_id: newId() }), { 'lines.0.material_id': 'unknown' });
  assert.deepEqual(await refusedDraft({ unit: { name: 'Saco', factor: '50' } }), {
    'lines.0.unit': 'unknown',
  });
  assert.deepEqual(await refusedDraft({ product_id: newId() }), { 'lines.0.product_id': 'required' });
  assert.deepEqual(await refusedDraft({ material_id: null }), { 'lines.0.product_id': 'required' });
  assert.deepEqual(await refusedDraft({ qty: '0.4', unit: { name: 'g', factor: '0.001' } }), {
    'lines.0.qty': 'too-small',
  });
  const lines = [line(flour, '1', '20', { unit: { name: 'Saco', factor: '45' } })];
  const draft = await addDraft(api, shop, { supplier_id: supplier.id, lines });
  const tryReceive = async () => {
    const body = { receive_id: newId(), version: draft.version };
    const { status, fields } = await api.refused(receivePurchase, { token, params: { id: draft.id }, body });
    return [status, fields];
  };
  assert.deepEqual(await tryReceive(), [400, { 'lines.0.expires_on': 'required' }]);
  const { name, cost_currency, measure_id } = flour;
  const change = { id: flour.id, name, cost_currency, measure_id, units: [{ ...sack, factor: '50' }] };
  await api.ok(updateMaterial, { token, body: change });
  assert.deepEqual(await tryReceive(), [409, { 'lines.0.unit': 'changed' }]);
  await api.ok(deleteMaterial, { token, params: { id: flour.id } });
  assert.deepEqual(await tryReceive(), [409, { 'lines.0.material_id': 'withdrawn' }]);
  const [kept] = (await api.ok(findPurchase, { token, params: { id: draft.id } })).lines;
  assert.equal(kept?.material?.deleted, true);
});

test('who makes nothing buys no materials', async () => {
  const plain = await openShop(api);
  const flour = await addMaterial(api, shop);
  const body = { currency: 'USD', lines: [line(flour, '1', '1')] };
  const { status, fields } = await api.refused(createPurchase, { token: plain.token, body });
  assert.deepEqual([status, fields], [400, { 'lines.0.material_id': 'unknown' }]);
});
