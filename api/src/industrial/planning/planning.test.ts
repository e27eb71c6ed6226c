import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  applyFormulaCost,
  closeProductionOrder,
  deletePurchase,
  findFormulaCost,
  findFormulaNeeds,
  findIndustrialSummary,
  findProduct,
  listFormulas,
  listIndustrialToBuy,
  listMaterials,
  simulateCosts,
  updateMaterial,
  updateProductionOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addModules, openCompany, signInAs } from '../../testing/company.ts';
import { addDraft } from '../../testing/purchase.ts';
import { addProduct, setRate } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  addFormula,
  addMaterial,
  finishOrder,
  goodOf,
  openWorkshop,
  planOrder,
  produce,
  startOrder,
  work,
} from '../../testing/workshop.ts';

const api = await startApi();

/**
 * Ten kilos of dough of 6 kg of flour at $1 and Bs. 800 of yeast ($1) at 800: $0.70 a kilo. Twenty loaves, of which a twentieth is
 * spoilt, of 10 kg of dough and $2 of work: $9 for 19 good ones.
 */
async function bakery() {
  const shop = await openWorkshop(api, { rate: '800' });
  const flour = await addMaterial(api, shop, { name: 'Harina', qty: '3.5', cost: '1', min_qty: '5' });
  const yeast = await addMaterial(api, shop, {
    name: 'Levadura',
    qty: '10',
    cost: '800',
    cost_currency: 'VES',
  });
  const dough = await addMaterial(api, shop, { name: 'Masa', qty: '4', cost: '0.5' });
  const bread = await addProduct(api, shop, { name: 'Pan', qty: '0', cost: '0.20', price: '0.30' });
  const makeDough = await addFormula(
    api,
    shop,
    dough,
    [
      [flour, '6'],
      [yeast, '1'],
    ],
    { name: 'Masa base', yield_qty: '10' },
  );
  const makeBread = await addFormula(api, shop, bread, [[dough, '10']], {
    ...{ name: 'Pan del día', yield_qty: '20', waste_percent: '5', ...work('2') },
  });
  return { shop, token: shop.token, flour, yeast, dough, bread, makeDough, makeBread };
}

test('a formula costs what all its levels cost, in both currencies, with the share of each part', async () => {
  const { token, makeBread, makeDough } = await bakery();
  const cost = await api.ok(findFormulaCost, { token, params: { id: makeBread.id }, query: {} });
  assert.deepEqual(
    [cost.qty, cost.total, cost.unknown],
    ['19', { main: '7200.00', alternative: '9.00' }, []],
  );
  assert.deepEqual(cost.unit, { main: '378.94736842', alternative: '0.47368421' });
  assert.deepEqual(
    cost.parts.map(({ name, qty, total, share, formula_id }) => [
      name,
      qty,
      total?.alternative,
      share,
      formula_id,
    ]),
    [
      ['Masa', '10', '7.00', '77.8', makeDough.id],
      ['Mano de obra', null, '2.00', '22.2', makeBread.id],
    ],
  );
  assert.deepEqual(
    cost.over_all_levels.map(({ name, qty, total }) => [name, qty, total?.alternative]),
    [
      ['Harina', '6', '6.00'],
      ['Mano de obra', null, '2.00'],
      ['Levadura', '1', '1.00'],
    ],
  );
  const { items } = await api.ok(listFormulas, { token });
  assert.deepEqual(
    items.map(({ name, unit_cost, batch_cost, price, unknown }) => [
      ...[name, unit_cost?.alternative, batch_cost?.alternative],
      ...[price?.now, unknown.length],
    ]),
    [
      ['Masa base', '0.7', cost.parts[0]?.total?.alternative, undefined, 0],
      ['Pan del día', '0.47368421', '9.00', cost.price?.now, 0],
    ],
  );
  assert.deepEqual(items[1]?.price, cost.price);
});

test('a cost that nobody knows makes the whole unknown, and is named', async () => {
  const { shop, token, bread, dough } = await bakery();
  const salt = await addMaterial(api, shop, { name: 'Sal', cost: null });
  const salted = await addFormula(api, shop, bread, [
    [dough, '1'],
    [salt, '0.1'],
  ]);
  const cost = await api.ok(findFormulaCost, { token, params: { id: salted.id }, query: { qty: '2' } });
  assert.deepEqual([cost.total, cost.unit, cost.unknown.map(({ name }) => name)], [null, null, ['Sal']]);
  const { items } = await api.ok(listFormulas, { token, query: { takes_id: salt.id } });
  assert.deepEqual(
    items.map(({ id, batch_cost, unknown }) => [id, batch_cost, unknown.map(({ name }) => name)]),
    [[salted.id, null, ['Sal']]],
  );
  assert.deepEqual(
    cost.parts.map(({ total }) => total?.alternative ?? null),
    ['1.40', null],
  );
});

test('what was there of a cost 30 days ago is told by the ledgers of then', async () => {
  const { token, flour, makeDough, makeBread } = await bakery();
  await api.database.query("update material_movements set created_at = now() - interval '40 days'", []);
  await api.database.query("update exchange_rates set effective_at = now() - interval '50 days'", []);
  const purchase = { material_id: flour.id, qty: '3.5', cost: '3', reason: 'Compra' };
  await api.ok(adjustMaterial, { token, body: purchase });
  const { earlier, unit } = await api.ok(findFormulaCost, { token, params: { id: makeDough.id }, query: {} });
  assert.equal(unit?.alternative, '1.3');
  assert.deepEqual(
    earlier.map(({ days, unit: then }) => [days, then?.alternative ?? null]),
    [
      [30, '0.7'],
      [90, null],
    ],
  );
  assert.ok(makeBread);
});

test('what it takes is told over all levels, with what is missing and how much can be made', async () => {
  const { token, makeBread, makeDough } = await bakery();
  const needs = await api.ok(findFormulaNeeds, { token, params: { id: makeBread.id }, query: {} });
  // 10 kg of dough: 4 are there, 6 are made of 3.6 kg of flour and 0.6 of yeast.
  assert.deepEqual(
    needs.tree.map(({ good, level, needed, missing, made }) => [
      good.name,
      level,
      needed,
      missing,
      made?.formula_id,
    ]),
    [
      ['Masa', 0, '10', '0', makeDough.id],
      ['Harina', 1, '3.6', '0.1', undefined],
      ['Levadura', 1, '0.6', '0', undefined],
    ],
  );
  assert.deepEqual([needs.qty, needs.is_enough, needs.whole_batches], ['19', false, 0]);
  // 3.5 kg of flour are 5.833 of dough, and with the four 9.833: 19.666 made.
  assert.equal(Number(needs.can_make).toFixed(2), '18.68');
});

test('a rise of one material is worked out for all that is made of it, with the prices to change', async () => {
  const { token, flour, dough, makeBread, makeDough } = await bakery();
  const change = { good: goodOf(flour), cost: '1.5', currency: 'USD' };
  const { items } = await api.ok(simulateCosts, { token, body: { changes: [change] } });
  assert.deepEqual(
    items.map(({ formula_id, before, after, rise }) => [
      formula_id,
      before?.alternative,
      after?.alternative,
      rise,
    ]),
    [
      [makeDough.id, '0.7', '1', '42.9'],
      [makeBread.id, '0.47368421', '0.63157895', '33.3'],
    ],
  );
  assert.deepEqual(
    [items[0]?.price, items[1]?.price?.is_to_change],
    [null, items[1]?.price?.suggested !== null],
  );
  const wrongs: [object, Record<string, string>][] = [
    [{ ...change, currency: 'EUR' }, { 'changes.0.currency': 'not-a-company-currency' }],
    [{ ...change, good: { kind: 'material', id: newId() } }, { 'changes.0.good': 'unknown' }],
    [{ ...change, good: goodOf(dough) }, { 'changes.0.good': 'made-by-a-formula' }],
  ];
  for (const [wrong, fields] of wrongs) {
    const body = { changes: [{ ...change, ...wrong }] };
    assert.deepEqual((await api.refused(simulateCosts, { token, body })).fields, fields);
  }
});

test('the cost of a formula becomes its product’s on request, by who may modify costs', async () => {
  const { shop, token, dough, bread, makeBread, makeDough } = await bakery();
  const body = { formula_ids: [makeBread.id] };
  const { items } = await api.ok(applyFormulaCost, { token, body });
  assert.equal(items[0]?.cost, '0.47368421');
  assert.equal((await api.ok(findProduct, { token, params: { id: bread.id } })).cost, '0.47368421');
  const ofMaterial = await api.refused(applyFormulaCost, { token, body: { formula_ids: [makeDough.id] } });
  assert.deepEqual(ofMaterial.fields, { 'formula_ids.0': 'not-a-product' });
  const other = await addFormula(api, shop, bread, [[dough, '1']]);
  for (const repeated of [makeBread.id, other.id]) {
    const twice = { formula_ids: [makeBread.id, repeated] };
    const { status, fields } = await api.refused(applyFormulaCost, { token, body: twice });
    assert.deepEqual([status, fields], [400, { 'formula_ids.1': 'repeated' }]);
  }
  const noCost = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const refused = await api.refused(applyFormulaCost, { token: noCost, body });
  assert.deepEqual([refused.status, refused.fields], [403, { cost: 'not-allowed' }]);
});

test('what is planned says what has to be bought, the first day on which it lacks, and what runs out', async () => {
  const { shop, token, makeBread } = await bakery();
  await planOrder(api, shop, makeBread, '9.5', { day: '2026-12-01' });
  await planOrder(api, shop, makeBread, '19', { day: '2026-12-02' });
  // 15 kg of dough, of which 4 are there: 6.6 kg of flour, 3.5 of which are there, and 5 are to be left.
  const { items } = await api.ok(listIndustrialToBuy, { token });
  assert.deepEqual(
    items.map(({ good, there, planned, to_buy, first_day }) => [
      good.name,
      there,
      planned,
      to_buy,
      first_day,
    ]),
    [['Harina', '3.5', '6.6', '8.1', '2026-12-02']],
  );
  const early = await api.ok(listIndustrialToBuy, { token, query: { until: '2026-12-01' } });
  assert.deepEqual(
    early.items.map(({ planned, to_buy }) => [planned, to_buy]),
    [['0.6', '2.1']],
  );
  const summary = await api.ok(findIndustrialSummary, { token });
  assert.deepEqual(summary.orders.planned, 2);
  // $3.5 of flour, $10 of yeast, $2 of dough.
  assert.deepEqual(summary.materials_value, { main: '12400.00', alternative: '15.50' });
  assert.deepEqual([summary.materials_low, summary.materials_without_cost], [1, 0]);
  assert.deepEqual(
    summary.runs_out.map(({ good, days_left }) => [good.name, days_left]),
    [
      ['Harina', 0],
      ['Levadura', null],
    ],
  );
});

test('what an order makes is there for the orders of its day and later, and is not asked for twice', async () => {
  const { shop, token, dough, makeDough } = await bakery();
  const roll = await addProduct(api, shop, { name: 'Pan francés', qty: '0' });
  const makeRoll = await addFormula(api, shop, roll, [[dough, '5']], { yield_qty: '10' });
  const planned = async (query = {}) => {
    const { items } = await api.ok(listIndustrialToBuy, { token, query });
    return items.map(({ good, planned: qty, to_buy, first_day }) => [good.name, qty, to_buy, first_day]);
  };
  // Bread first: a day knows no hours, and of that day the dough is. 108 rolls take 54 kg: the 4 that are there and the 50.
  await planOrder(api, shop, makeRoll, '108', { day: '2026-12-01' });
  await planOrder(api, shop, makeDough, '50', { day: '2026-12-01' });
  // 50 kg of dough are 30 of flour, 3.5 of which are there, and 5 are to be left; 5 of yeast, and 10 are there.
  assert.deepEqual(await planned(), [['Harina', '30', '31.5', '2026-12-01']]);
  const { runs_out } = await api.ok(findIndustrialSummary, { token });
  assert.deepEqual(
    runs_out.map((one) => [one.good.name, one.planned]),
    [
      ['Harina', '30'],
      ['Levadura', '5'],
    ],
  );
  // Another 20 rolls the day after take 10 kg that no order makes: 6 kg of flour more, and one of yeast.
  const tuesday = await planOrder(api, shop, makeRoll, '20', { day: '2026-12-02' });
  assert.deepEqual(await planned(), [['Harina', '36', '37.5', '2026-12-01']]);
  assert.deepEqual(await planned({ until: '2026-12-01' }), [['Harina', '30', '31.5', '2026-12-01']]);
  // A day before, what is made later is not there yet: 4 kg are, and 6 are made of 3.6 of flour, 3.5 of which are there.
  await api.ok(updateProductionOrder, { token, body: { id: tuesday.id, qty: '20', day: '2026-11-30' } });
  assert.deepEqual(await planned(), [['Harina', '36', '37.5', '2026-11-30']]);
  assert.deepEqual(await planned({ until: '2026-11-30' }), [['Harina', '3.6', '5.1', '2026-11-30']]);
});

test('what stands in drafts of purchases is told beside what is to be bought, in the measure of the good', async () => {
  const { shop, token, flour } = await bakery();
  const ordered = async () => [
    (await api.ok(listIndustrialToBuy, { token })).items.map((one) => [one.good.name, one.already_ordered]),
    (await api.ok(listMaterials, { token, query: { low: 'true' } })).items.map((one) => [
      ...[one.name, one.already_ordered],
    ]),
  ];
  const none = [[['Harina', '0']], [['Harina', '0']]];
  assert.deepEqual(await ordered(), none);
  const { name, cost_currency } = flour;
  const sack = { id: newId(), name: 'Saco', factor: '45' };
  const units = { id: flour.id, name, cost_currency, min_qty: '5', units: [sack] };
  await api.ok(updateMaterial, { token, body: units });
  const line = { material_id: flour.id, unit_cost: null };
  const unit = { name: 'Saco', factor: '45' };
  const draft = await addDraft(api, shop, {
    lines: [
      { ...line, id: newId(), qty: '2', unit },
      { ...line, id: newId(), qty: '0.5' },
    ],
  });
  assert.deepEqual(await ordered(), [[['Harina', '90.5']], [['Harina', '90.5']]]);
  await api.ok(deletePurchase, { token, params: { id: draft.id } });
  assert.deepEqual(await ordered(), none);
});

test('an order under way that took its materials at the start makes what its batches have not made yet', async () => {
  const { shop, token, flour, dough } = await bakery();
  const roll = await addProduct(api, shop, { name: 'Pan francés', qty: '0' });
  const makeRoll = await addFormula(api, shop, roll, [[dough, '5']], { yield_qty: '10' });
  const makeAll = await addFormula(api, shop, dough, [[flour, '6']], {
    ...{ name: 'Masa de una vez', yield_qty: '10', takes_at: 'start' },
  });
  const bought = { material_id: flour.id, qty: '30', cost: '1', reason: 'Compra' };
  await api.ok(adjustMaterial, { token, body: bought });
  const toBuy = async () => {
    const { items } = await api.ok(listIndustrialToBuy, { token });
    return items.map(({ good, there, planned, to_buy }) => [good.name, there, planned, to_buy]);
  };
  // 50 kg of dough took 30 of flour, and 100 rolls take 50 kg of the 54: the minimum alone asks for flour.
  const order = await startOrder(api, shop, makeAll, '50');
  await planOrder(api, shop, makeRoll, '100', { day: '2026-12-02' });
  assert.deepEqual(await toBuy(), [['Harina', '3.5', '0', '1.5']]);
  await finishOrder(api, shop, order, '20', { close: false });
  assert.deepEqual(await toBuy(), [['Harina', '3.5', '0', '1.5']]);
  // Closed with 20 made it gives 18 kg back; of 50 kg 24 are there, and 26 are made of 15.6: 5.9 are left of 21.5.
  await api.ok(closeProductionOrder, { token, params: { id: order.id }, body: {} });
  assert.deepEqual(await toBuy(), []);
  const { runs_out } = await api.ok(findIndustrialSummary, { token });
  assert.equal(runs_out.find(({ good }) => good.id === flour.id)?.planned, '15.6');
});

test('what materials are worth is not told while no rate says it', async () => {
  const own = await openCompany(api, { with_auto_rate: false });
  await addModules(api, own, 'formulas');
  const materialsValue = async () =>
    (await api.ok(findIndustrialSummary, { token: own.token })).materials_value;
  assert.deepEqual(await materialsValue(), { main: '0.00', alternative: '0.00' });
  await addMaterial(api, own, { qty: '10', cost: '1.5' });
  assert.equal(await materialsValue(), null);
  await setRate(api, own, '800');
  assert.deepEqual(await materialsValue(), { main: '12000.00', alternative: '15.00' });
});

test('yield and waste are told against the formula, and what one cost by its week', async () => {
  const { shop, token, makeBread } = await bakery();
  // Four made take 2 kg of dough at $0.50: one of them was spoilt, where the formula expects a fifth of that.
  await produce(api, shop, makeBread, '3', { waste: '1' });
  const { yields, costs } = await api.ok(findIndustrialSummary, { token });
  const [one] = yields;
  assert.deepEqual(
    [one?.batches, one?.made, one?.waste, one?.waste_percent, one?.expected_percent, one?.materials_percent],
    [1, '3', '1', '25.0', '5.0', '0.0'],
  );
  assert.equal(one?.waste_cost.alternative, '0.35');
  assert.equal(costs[0]?.weeks[0]?.unit.alternative, '0.46666667');
});
