import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  annulProductionOrder,
  closeProductionOrder,
  createSale,
  deleteFormula,
  type EditedDetails,
  findFormulaNeeds,
  findMaterial,
  findProductionOrder,
  finishProductionOrder,
  listMaterialMovements,
  listProductionOrders,
  type ProductionOrder,
  startProductionOrder,
  updateFormula,
  updateProductionOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import pg from 'pg';
import { checkTotals } from '../../commands/totals/check.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { signInAs } from '../../testing/company.ts';
import { raceForRows } from '../../testing/race.ts';
import { addProduct, draftSale, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  addFormula,
  addMaterial,
  finishOrder,
  goodOf,
  materialStockOf,
  openWorkshop,
  planOrder,
  startOrder,
  work,
} from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;
const client = new pg.Client({ connectionString: api.database.ownerUrl });
await client.connect();
afterTests(() => client.end());

/** Ten loaves of 5 kg of flour at $1.10 and $1 of work. */
async function bakery(takes_at: 'start' | 'end' = 'start') {
  const bread = await addProduct(api, shop, { qty: '0', cost: '0.50' });
  const flour = await addMaterial(api, shop, { qty: '100', cost: '1.1' });
  const given = { yield_qty: '10', takes_at, ...work('1') };
  const formula = await addFormula(api, shop, bread, [[flour, '5']], given);
  return { bread, flour, formula };
}

const find = (id: string) => api.ok(findProductionOrder, { token, params: { id } });
const close = (id: string, body = {}) => api.ok(closeProductionOrder, { token, params: { id }, body });
const annul = (id: string, body = { reason: 'Se fue la luz' }) =>
  api.request(annulProductionOrder, { token, params: { id }, body });
const held = ({ lines }: ProductionOrder) => lines.map((line) => [line.qty, line.held, line.used]);
const assertLedgers = async () =>
  assert.deepEqual(await checkTotals(client, { fix: false, company: shop.id }), []);

test('an order is planned, takes its materials as it is started, and gives back what its batches did not use', async () => {
  const { bread, flour, formula } = await bakery();
  const planned = await planOrder(api, shop, formula, '20', { day: '2026-12-05', note: 'Para el sábado' });
  assert.deepEqual(
    [planned.status, planned.makes.name, planned.qty, planned.day, planned.takes_at, planned.formula_version],
    ['planned', bread.name, '20', '2026-12-05', 'start', 1],
  );
  assert.deepEqual([planned.planned.user.name, planned.started], [shop.user.name, null]);
  assert.equal(await materialStockOf(api, flour), '100');
  const { id } = planned;
  const started = await api.ok(startProductionOrder, {
    token,
    params: { id },
    body: { version: planned.version },
  });
  assert.deepEqual([started.status, started.started?.user.name], ['started', shop.user.name]);
  assert.deepEqual(held(started), [['10', '10', '0']]);
  assert.equal(await materialStockOf(api, flour), '90');
  const [taken] = (await api.ok(listMaterialMovements, { token, params: { id: flour.id } })).items;
  assert.deepEqual(
    [taken?.kind, taken?.qty, taken?.order_number, taken?.value],
    ['order_start', '-10', planned.number, '-11'],
  );
  await assertLedgers();

  // Ten are made, which took 5 kg: $5.50 and $1, paid by the eight that were not spoilt.
  const first = await finishOrder(api, shop, started, '8', { waste: '2', close: false });
  const { batch } = first;
  assert.deepEqual(
    [batch.cost.alternative, batch.unit_cost.alternative, batch.waste_cost.alternative],
    ['6.50', '0.8125', '1.30'],
  );
  assert.deepEqual([batch.lines[0]?.qty, batch.lines[0]?.from_order, batch.order?.id], ['5', '5', id]);
  assert.deepEqual([first.order.status, first.order.made, first.order.waste], ['started', '8', '2']);
  assert.deepEqual(held(first.order), [['10', '5', '5']]);
  assert.equal(await materialStockOf(api, flour), '90');
  await assertLedgers();

  const last = await finishOrder(api, shop, started, '6');
  assert.deepEqual([last.order.status, last.order.made, last.order.batches.length], ['done', '14', 2]);
  assert.deepEqual(held(last.order), [['10', '0', '8']]);
  assert.deepEqual([await materialStockOf(api, flour), await stockOf(api, bread)], ['92', '14']);
  assert.equal((await api.ok(findMaterial, { token, params: { id: flour.id } })).cost, '1.1');
  await assertLedgers();
});

test('a batch that took more than its order had has the rest from the stock', async () => {
  const { flour, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '10');
  const lines = [{ good: goodOf(flour), qty: '7.5' }];
  const { batch } = await finishOrder(api, shop, order, '10', { lines });
  assert.deepEqual([batch.lines[0]?.from_order, batch.lines[0]?.total.alternative], ['5', '8.25']);
  assert.equal(await materialStockOf(api, flour), '92.5');
  await assertLedgers();
});

test('an order gives back no more than it holds, where a batch names a lot that it never took', async () => {
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop, { qty: '0', cost: '1' });
  for (const [lot, expires_on] of [
    ['A', '2027-01-01'],
    ['B', '2027-02-01'],
  ] as const) {
    const body = { material_id: flour.id, qty: '10', cost: '1', reason: 'Compra', lot, expires_on };
    await api.ok(adjustMaterial, { token, body });
  }
  const formula = await addFormula(api, shop, bread, [[flour, '1']], { takes_at: 'start' });
  const order = await startOrder(api, shop, formula, '10');
  const lots = [{ lot: 'B', expires_on: '2027-02-01', qty: '6' }];
  const lines = [{ good: goodOf(flour), qty: '6', lots }];
  await finishOrder(api, shop, order, '6', { lines, close: false });
  await close(order.id);
  assert.equal(await materialStockOf(api, flour), '14');
  const { items } = await api.ok(listMaterialMovements, { token, params: { id: flour.id } });
  assert.deepEqual([items[0]?.kind, items[0]?.qty, items[0]?.lot], ['order_return', '4', 'A']);
  await assertLedgers();
});

test('where the formula takes at the end, a start reserves, which is told', async () => {
  const { flour, formula } = await bakery('end');
  const order = await startOrder(api, shop, formula, '40');
  assert.equal(await materialStockOf(api, flour), '100');
  const needs = await api.ok(findFormulaNeeds, { token, params: { id: formula.id }, query: { qty: '200' } });
  assert.deepEqual(
    needs.goods.map(({ needed, there, reserved, missing }) => [needed, there, reserved, missing]),
    [['100', '100', '20', '20']],
  );
  assert.deepEqual([needs.is_enough, needs.can_make, needs.whole_batches], [false, '160', 16]);
  await finishOrder(api, shop, order, '30', { close: false });
  const after = await api.ok(findFormulaNeeds, { token, params: { id: formula.id }, query: {} });
  assert.deepEqual([after.goods[0]?.there, after.goods[0]?.reserved], ['85', '5']);
  await close(order.id);
  await assertLedgers();
});

test('of two who finish the same order one does, and the other is told what there is', async () => {
  const { bread, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '10');
  const { id, version } = order;
  const finish = () =>
    api.request(finishProductionOrder, {
      token,
      params: { id },
      body: { batch_id: newId(), qty: '10', version },
    });
  const rows = { text: 'select from production_orders where id = $1 for update', values: [id] };
  const answers = await raceForRows(api.database, rows, [finish, finish]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body as {
    error: { message: string; details: EditedDetails };
  };
  assert.equal(refused.error.message, 'ERROR_EDITED');
  assert.equal((refused.error.details.current as ProductionOrder).status, 'done');
  assert.equal(await stockOf(api, bread), '10');
  await assertLedgers();
});

test('sent twice under one id, also side by side, a batch is made once; another one under it is a conflict', async () => {
  const { bread, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '10');
  const call = {
    token,
    params: { id: order.id },
    body: { batch_id: newId(), qty: '10', version: order.version },
  };
  const finish = () => api.request(finishProductionOrder, call);
  const rows = { text: 'select from production_orders where id = $1 for update', values: [order.id] };
  const answers = [...(await raceForRows(api.database, rows, [finish, finish])), await finish()];
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal(await stockOf(api, bread), '10');
  const other = await api.refused(finishProductionOrder, { ...call, body: { ...call.body, qty: '9' } });
  assert.deepEqual([other.status, other.fields], [409, { id: 'already-used' }]);
});

test('a batch of an order under way is annulled into the order, one of a closed order into the stock', async () => {
  const { bread, flour, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '20');
  const { batch } = await finishOrder(api, shop, order, '10', { close: false });
  const back = (id: string) =>
    api.ok(annulProduction, { token, params: { id }, body: { reason: 'Se quemó' } });
  await back(batch.id);
  assert.deepEqual(held(await find(order.id)), [['10', '10', '0']]);
  const late = { token, params: { id: order.id }, body: { version: order.version } };
  const { details } = await api.refused(closeProductionOrder, late);
  assert.equal((details as EditedDetails).by, shop.user.name);
  assert.equal(await materialStockOf(api, flour), '90');
  await assertLedgers();
  const again = await finishOrder(api, shop, order, '10');
  assert.equal(await materialStockOf(api, flour), '95');
  await back(again.batch.id);
  assert.deepEqual([await materialStockOf(api, flour), await stockOf(api, bread)], ['100', '0']);
  const { qty, cost } = await api.ok(findMaterial, { token, params: { id: flour.id } });
  assert.deepEqual([qty, cost], ['100', '1.1']);
  await assertLedgers();
});

test('an order is annulled while no batch of it stands, and what it took is there again', async () => {
  const { flour, formula } = await bakery();
  const planned = await planOrder(api, shop, formula, '10');
  assert.equal((await annul(planned.id)).status, 200);
  const order = await startOrder(api, shop, formula, '20');
  const { batch } = await finishOrder(api, shop, order, '10', { close: false });
  const refused = await annul(order.id);
  assert.deepEqual(refused.status, 409);
  await api.ok(annulProduction, { token, params: { id: batch.id }, body: { reason: 'Se quemó' } });
  const noQuantity = await signInAs(api, shop, { allBut: [['products', 'modify_quantity']] });
  const call = { params: { id: order.id }, body: { reason: 'Se fue la luz' } };
  const kept = await api.refused(annulProductionOrder, { ...call, token: noQuantity });
  assert.deepEqual([kept.status, kept.fields], [403, { qty: 'not-allowed' }]);
  const annulled = await api.ok(annulProductionOrder, { ...call, token });
  assert.deepEqual([annulled.status, annulled.annulled_reason], ['annulled', 'Se fue la luz']);
  assert.equal(await materialStockOf(api, flour), '100');
  assert.equal((await annul(order.id)).status, 200);
  await assertLedgers();
});

test('a step out of its order, and an order that somebody else has moved, are refused', async () => {
  const { flour, formula } = await bakery();
  const { id, version, qty, day } = await planOrder(api, shop, formula, '10');
  const params = { id };
  const finish = { token, params, body: { batch_id: newId(), qty: '1' } };
  assert.deepEqual((await api.refused(finishProductionOrder, finish)).fields, { id: 'not-started' });
  assert.equal((await api.refused(deleteFormula, { token, params: { id: formula.id } })).status, 409);
  const body = { id, qty: '12', day, version };
  const changed = await api.ok(updateProductionOrder, { token, body });
  assert.equal(changed.qty, '12');
  const late = await api.refused(startProductionOrder, { token, params, body: { version } });
  assert.equal(late.message, 'ERROR_EDITED');
  await api.ok(startProductionOrder, { token, params, body: { version: changed.version } });
  const more = await api.refused(updateProductionOrder, { token, body: { id, qty, day } });
  assert.deepEqual(more.fields, { qty: 'not-planned' });
  const nothing = await api.refused(closeProductionOrder, { token, params, body: {} });
  assert.deepEqual(nothing.fields, { id: 'nothing-made' });
  const tooMuch = await planOrder(api, shop, formula, '1000');
  const missing = await api.refused(startProductionOrder, { token, params: { id: tooMuch.id }, body: {} });
  assert.deepEqual([missing.status, missing.fields], [409, { 'lines.0.qty': 'not-enough' }]);
  assert.deepEqual(missing.details, { available: { [flour.id]: '94' } });
});

test('an order that was started is made by the version of then', async () => {
  const { flour, formula } = await bakery();
  const order = await startOrder(api, shop, formula, '10');
  const { id, name, yield_qty, costs } = formula;
  const lines = [{ good: goodOf(flour), qty: '6' }];
  await api.ok(updateFormula, { token, body: { id, name, yield_qty, costs, lines } });
  const { batch } = await finishOrder(api, shop, order, '10');
  assert.deepEqual([batch.formula_version, batch.lines[0]?.qty], [1, '5']);
});

test('a batch and the till want the last of a product: one of them has it', async () => {
  const dough = await addProduct(api, shop, { qty: '1', cost: '1' });
  const bread = await addProduct(api, shop, { qty: '0' });
  const formula = await addFormula(api, shop, bread, [[dough, '1']]);
  const order = await startOrder(api, shop, formula, '1');
  const rows = { text: 'select from product_stock where product_id = $1 for update', values: [dough.id] };
  const finish = () =>
    api.request(finishProductionOrder, {
      token,
      params: { id: order.id },
      body: { batch_id: newId(), qty: '1' },
    });
  const sale = () => api.request(createSale, { token, body: draftSale(shop, [dough]) });
  const answers = await raceForRows(api.database, rows, [finish, sale]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  assert.equal(await stockOf(api, dough), '0');
  await assertLedgers();
});

test('orders are listed by day, page by page, and found by what they make, their number and their state', async () => {
  const own = await openWorkshop(api);
  const flour = await addMaterial(api, own);
  const [cake, roll] = [
    await addProduct(api, own, { name: 'Torta' }),
    await addProduct(api, own, { name: 'Cachito' }),
  ];
  const formulas = [
    await addFormula(api, own, cake, [[flour, '1']], { name: 'Torta negra' }),
    await addFormula(api, own, roll, [[flour, '1']], { name: 'Cachito de jamón' }),
  ];
  for (const [which, day] of [
    [0, '2026-12-01'],
    [1, '2026-12-03'],
    [0, '2026-12-02'],
  ] as const) {
    await planOrder(api, own, formulas[which] ?? assert.fail(), '1', { day });
  }
  const list = async (query: object) => {
    const { items, next } = await api.ok(listProductionOrders, { token: own.token, query });
    return { numbers: items.map(({ number }) => number), next };
  };
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next ?? '' });
  assert.deepEqual([...first.numbers, ...second.numbers], [2, 3, 1]);
  assert.deepEqual((await list({ search: 'torta' })).numbers, [3, 1]);
  assert.deepEqual((await list({ search: '2' })).numbers, [2]);
  assert.deepEqual((await list({ from: '2026-12-02', to: '2026-12-02' })).numbers, [3]);
  assert.deepEqual((await list({ open: 'true', status: 'started' })).numbers, []);
});
