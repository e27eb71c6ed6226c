import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  adjustStock,
  annulProduction,
  createProduction,
  deleteProduct,
  findMaterial,
  findProduct,
  findProduction,
  listMaterialMovements,
  listMovements,
  listProductions,
  listProducts,
  type Material,
  type ProductionDraft,
  updateProduct,
  updateProduction,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addModules, openCompany, signInAs } from '../../testing/company.ts';
import { addProduct, setRate, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  addFormula,
  addMaterial,
  goodOf,
  materialStockOf,
  openWorkshop,
  produce,
  work,
} from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;
const reason = 'Se quemó';

/** Twenty loaves of 10 kg of flour at $1.10 and 0.2 kg of yeast at Bs. 4,000 ($5), and $3 of work. */
async function bakery(given: { cost?: string } = {}) {
  const bread = await addProduct(api, shop, { qty: '5', cost: given.cost ?? '0.50', price: '2' });
  const flour = await addMaterial(api, shop, { qty: '100', cost: '1.1' });
  const yeast = await addMaterial(api, shop, { qty: '3', cost: '4000', cost_currency: 'VES' });
  const formula = await addFormula(
    api,
    shop,
    bread,
    [
      [flour, '10'],
      [yeast, '0.2'],
    ],
    { yield_qty: '20', ...work('3') },
  );
  return { bread, flour, yeast, formula };
}

const annul = (id: string) => api.ok(annulProduction, { token, params: { id }, body: { reason } });

test('a production takes the materials of its formula, adds to the stock and says what it cost in both currencies', async () => {
  const { bread, flour, yeast, formula } = await bakery();
  const made = await produce(api, shop, formula, '40', { note: 'Turno de la mañana' });
  // $22 of flour, $2 of yeast, $6 of work: $30, and at 800 Bs. 24,000.
  const of = (
    kind: 'material' | 'product',
    { id, name, measure_id }: Pick<Material, 'id' | 'name' | 'measure_id'>,
  ) => ({
    ...{ kind, id, name, measure_id },
  });
  const { id: _, number: __, create_at, made_at, ...rest } = made;
  assert.equal(made_at, create_at);
  assert.deepEqual(rest, {
    ...{
      status: 'done',
      order: null,
      formula_id: formula.id,
      formula_name: formula.name,
      formula_version: 1,
    },
    ...{ makes: of('product', bread), qty: '40', waste: '0', lot: null, expires_on: null, yield_qty: '20' },
    ...{ main: 'VES', alternative: 'USD', rate: '800', inverse: null },
    cost: { main: '24000.00', alternative: '30.00' },
    makes_cost: { main: '24000.00', alternative: '30.00' },
    unit_cost: { main: '600', alternative: '0.75' },
    waste_cost: { main: '0.00', alternative: '0.00' },
    costs: [
      {
        ...{ name: 'Mano de obra', amount: '6.00', currency: 'USD', formula_amount: '6.00' },
        total: { main: '4800.00', alternative: '6.00' },
      },
    ],
    ...{ byproducts: [], product_cost: null, annulment: null },
    lines: [
      {
        ...{ good: of('material', flour), qty: '20', from_order: '0', formula_qty: '20', unit_cost: '1.1' },
        ...{ cost_currency: 'USD', total: { main: '17600.00', alternative: '22.00' }, lots: [] },
      },
      {
        ...{
          good: of('material', yeast),
          qty: '0.4',
          from_order: '0',
          formula_qty: '0.4',
          unit_cost: '4000',
        },
        ...{ cost_currency: 'VES', total: { main: '1600.00', alternative: '2.00' }, lots: [] },
      },
    ],
    ...{ note: 'Turno de la mañana', user: { id: shop.user.id, name: shop.user.name } },
  });
  assert.deepEqual(await api.ok(findProduction, { token, params: { id: made.id } }), made);
  assert.deepEqual(
    [await stockOf(api, bread), await materialStockOf(api, flour), await materialStockOf(api, yeast)],
    ['45', '80', '2.6'],
  );
  assert.equal((await api.ok(findProduct, { token, params: { id: bread.id } })).cost, '0.50');

  const [taken] = (await api.ok(listMaterialMovements, { token, params: { id: flour.id } })).items;
  assert.deepEqual(
    [taken?.kind, taken?.qty, taken?.balance, taken?.production_id, taken?.production_number],
    ['production', '-20', '80', made.id, made.number],
  );
  const [added] = (await api.ok(listMovements, { token, params: { id: bread.id } })).items;
  assert.deepEqual(
    [added?.kind, added?.qty, added?.balance, added?.reason, added?.production_number],
    ['production', '40', '45', `Producción ${made.number}`, made.number],
  );
  const changed = await api.ok(listProducts, { token, query: { updated_since: made.create_at } });
  assert.ok(
    changed.items.some(({ id }) => id === bread.id),
    'devices hear of it',
  );
});

test('what it really took counts, also of what the formula does not have; what was spoilt is paid by the rest', async () => {
  const { flour, yeast, formula, bread } = await bakery();
  const sesame = await addMaterial(api, shop, { qty: '1', cost: '6' });
  const lines = [
    { good: goodOf(flour), qty: '12' },
    { good: goodOf(sesame), qty: '0.5' },
  ];
  const made = await produce(api, shop, formula, '18', { waste: '2', lines, costs: [] });
  assert.deepEqual(
    made.lines.map(({ qty, formula_qty }) => [qty, formula_qty]),
    [
      ['12', '10'],
      ['0.5', '0'],
    ],
  );
  // $13.20 and $3, by 18.
  assert.deepEqual([made.cost.alternative, made.unit_cost.alternative], ['16.20', '0.9']);
  assert.equal(await materialStockOf(api, yeast), '3');
  assert.equal(await stockOf(api, bread), '23');
  const spoilt = await produce(api, shop, formula, '10', { waste: '10' });
  assert.deepEqual([spoilt.lines[0]?.qty, spoilt.costs[0]?.amount], ['10', '3.00']);
  assert.equal(spoilt.unit_cost.alternative, '1.5');
  assert.equal(spoilt.waste_cost.alternative, '7.50');
});

test('the product costs what making it cost, in its own currency, when that is asked for', async () => {
  const { bread, formula } = await bakery({ cost: '0.50' });
  const made = await produce(api, shop, formula, '20', { update_cost: true });
  assert.deepEqual(made.product_cost, { before: '0.50', after: '0.75', currency: 'USD' });
  assert.equal((await api.ok(findProduct, { token, params: { id: bread.id } })).cost, '0.75');
  const inBolivares = await addProduct(api, shop, { cost: null, price_currency: 'VES', qty: '0' });
  const flour = await addMaterial(api, shop, { cost: '0.0011' });
  const other = await addFormula(api, shop, inBolivares, [[flour, '1']]);
  const grams = await produce(api, shop, other, '3', { update_cost: true });
  assert.deepEqual(grams.product_cost, { before: null, after: '0.88', currency: 'VES' });
  assert.deepEqual([grams.cost.main, grams.cost.alternative], ['2.64', '0.00']);
});

test('annulling puts everything back as it was; annulled again nothing happens and the first reason stays', async () => {
  const { bread, flour, yeast, formula } = await bakery();
  const params = { id: flour.id };
  const made = await produce(api, shop, formula, '40', { update_cost: true });
  const annulled = await annul(made.id);
  assert.deepEqual([annulled.status, annulled.annulment?.reason], ['annulled', reason]);
  assert.equal(annulled.annulment?.user.name, shop.user.name);
  const { status: _, annulment: __, ...same } = annulled;
  const { status: ___, annulment: ____, ...written } = made;
  assert.deepEqual(same, written);
  const again = await api.ok(annulProduction, { token, params: { id: made.id }, body: { reason: 'Otra' } });
  assert.deepEqual(again, annulled);
  assert.deepEqual(
    [await stockOf(api, bread), await materialStockOf(api, flour), await materialStockOf(api, yeast)],
    ['5', '100', '3'],
  );
  assert.equal((await api.ok(findMaterial, { token, params })).cost, '1.1');
  assert.equal((await api.ok(findProduct, { token, params: { id: bread.id } })).cost, '0.50');
  const { items } = await api.ok(listMaterialMovements, { token, params });
  assert.deepEqual(
    items.map(({ kind, qty }) => `${kind} ${qty}`),
    ['annulment 20', 'production -20', 'initial 100'],
  );
  const unknown = { token, params: { id: newId() }, body: { reason } };
  assert.equal((await api.refused(annulProduction, unknown)).status, 404);
});

test('materials come back at what they cost then: the average is what it would have been', async () => {
  const { flour, formula } = await bakery();
  const made = await produce(api, shop, formula, '100'); // 50 of 100
  const purchase = { material_id: flour.id, qty: '50', cost: '2.1', reason: 'Compra' };
  assert.equal((await api.ok(adjustMaterial, { token, body: purchase })).cost, '1.6');
  await annul(made.id);
  // 100 at 1.1 and 50 at 2.1.
  const { qty, cost } = await api.ok(findMaterial, { token, params: { id: flour.id } });
  assert.deepEqual([qty, cost], ['150', '1.43333333']);
});

test('a material that was made and has not moved since costs again what it did: nothing, or nobody knows', async () => {
  const flour = await addMaterial(api, shop, { qty: '100', cost: '4' });
  for (const cost of ['0', null, '2.5']) {
    const dough = await addMaterial(api, shop, { qty: '10', cost });
    const made = await produce(api, shop, await addFormula(api, shop, dough, [[flour, '1']]), '10');
    await annul(made.id);
    const after = await api.ok(findMaterial, { token, params: { id: dough.id } });
    assert.deepEqual([after.qty, after.cost], ['10', cost]);
    assert.equal(after.value, cost === '2.5' ? '25' : '0');
  }
});

test('in whichever order they are annulled, the product’s cost ends as it began; one set by hand stays', async () => {
  const cost = async (id: string) => (await api.ok(findProduct, { token, params: { id } })).cost;
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const { bread, formula } = await bakery({ cost: '0.40' });
    const made: string[] = [];
    for (const amount of ['1', '5', '9']) {
      const costs = [{ name: 'Mano de obra', amount, currency: 'USD' }];
      made.push((await produce(api, shop, formula, '20', { update_cost: true, costs })).id);
    }
    assert.equal(await cost(bread.id), '1.05');
    for (const which of order) await annul(made[which] ?? '');
    assert.equal(await cost(bread.id), '0.40', order.join());
  }
  const { bread, formula } = await bakery({ cost: '0.40' });
  const made = await produce(api, shop, formula, '20', { update_cost: true });
  const { updated_at: _, qty: __, cost: ___, version: ____, ...draft } = bread;
  await api.ok(updateProduct, { token, body: { ...draft, cost: '0.99' } });
  await annul(made.id);
  assert.equal(await cost(bread.id), '0.99');
});

test('what was made and is gone is not annulled, unless the company has less than nothing', async () => {
  const { bread, flour, formula } = await bakery();
  const made = await produce(api, shop, formula, '20');
  await api.ok(adjustStock, { token, body: { product_id: bread.id, qty: '-10', reason: 'Vendido' } });
  const request = { token, params: { id: made.id }, body: { reason } };
  const { status, message, fields, details } = await api.refused(annulProduction, request);
  assert.deepEqual([status, message, fields], [409, 'ERROR_STOCK', { qty: 'not-enough' }]);
  assert.deepEqual(details, { available: { [bread.id]: '15' } });
  assert.equal(await materialStockOf(api, flour), '90');
  const allow = 'update company_configurations set allow_negative_stock = $2 where company_id = $1';
  await api.database.query(allow, [shop.id, true]);
  await api.ok(annulProduction, request);
  assert.equal(await stockOf(api, bread), '-5');
  // And of materials there may be less than nothing as well.
  await produce(api, shop, formula, '400');
  assert.equal(await materialStockOf(api, flour), '-100');
  await api.database.query(allow, [shop.id, false]);
});

test('where a material lacks, each is named with what there is, and nothing is written', async () => {
  const { bread, flour, yeast, formula } = await bakery();
  const body = { formula_id: formula.id, qty: '301' };
  const { status, message, fields, details } = await api.refused(createProduction, { token, body });
  assert.deepEqual([status, message], [409, 'ERROR_STOCK']);
  assert.deepEqual(fields, { 'lines.0.qty': 'not-enough', 'lines.1.qty': 'not-enough' });
  assert.deepEqual(details, { available: { [flour.id]: '100', [yeast.id]: '3' } });
  assert.deepEqual([await stockOf(api, bread), await materialStockOf(api, yeast)], ['5', '3']);
});

test('only the note of a production changes', async () => {
  const { formula } = await bakery();
  const made = await produce(api, shop, formula, '1');
  const noted = await api.ok(updateProduction, { token, body: { id: made.id, note: 'De prueba' } });
  assert.deepEqual(noted, { ...made, note: 'De prueba' });
  const more = { id: made.id, note: '', qty: '2' };
  const { status, fields } = await api.refused(updateProduction, { token, body: more });
  assert.deepEqual([status, fields], [400, { qty: 'unrecognized-keys' }]);
  assert.equal((await api.refused(updateProduction, { token, body: { id: newId(), note: '' } })).status, 404);
});

test('productions are listed newest first, page by page, and by what one asks for', async () => {
  const own = await openWorkshop(api);
  const [cake, roll] = [await addProduct(api, own), await addProduct(api, own)];
  const sugar = await addMaterial(api, own);
  const formulas = [
    await addFormula(api, own, cake, [[sugar, '1']]),
    await addFormula(api, own, roll, [[sugar, '1']]),
  ] as const;
  for (const which of [0, 1, 0] as const) await produce(api, own, formulas[which], '1');
  const list = async (query: object) => {
    const { items, next } = await api.ok(listProductions, { token: own.token, query });
    return { numbers: items.map(({ number }) => number), items, next };
  };
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next ?? '' });
  assert.deepEqual([...first.numbers, ...second.numbers], [3, 2, 1]);
  const [newest] = first.items;
  const params = { id: newest?.id ?? '' };
  const made = await api.ok(findProduction, { token: own.token, params });
  const { lines: _, yield_qty: __, costs: ___, byproducts: ____, product_cost: _____, ...more } = made;
  const { annulment, ...summary } = more;
  assert.deepEqual(newest, summary);
  assert.equal(annulment, null);
  assert.deepEqual((await list({ makes_id: cake.id })).numbers, [3, 1]);
  assert.deepEqual((await list({ formula_id: formulas[1].id })).numbers, [2]);
  await api.ok(annulProduction, { token: own.token, params, body: { reason } });
  assert.deepEqual((await list({ status: 'annulled' })).numbers, [3]);
  assert.deepEqual((await list({ status: 'done' })).numbers, [2, 1]);
  await api.database.query(
    "update productions set made_at = '2026-03-01T03:59:59Z' where company_id = $1 and number = 1",
    [own.id],
  );
  assert.deepEqual((await list({ from: '2026-02-28', to: '2026-02-28' })).numbers, [1]);
  assert.deepEqual((await list({ from: '2026-03-01' })).numbers, [3, 2]);
});

test('it counts at the rate of the day, and without one no dollar is a bolívar', async () => {
  const { formula } = await bakery();
  await setRate(api, shop, '1000');
  const made = await produce(api, shop, formula, '20');
  // $11 and $3 at 1000, Bs. 800 of yeast.
  assert.deepEqual([made.rate, made.cost], ['1000', { main: '14800.00', alternative: '14.80' }]);
  await setRate(api, shop, '800');

  const own = await openCompany(api, { with_auto_rate: false });
  await addModules(api, own, 'formulas');
  const product = await addProduct(api, own);
  const inDollars = await addFormula(api, own, product, [[await addMaterial(api, own), '1']]);
  const body = { formula_id: inDollars.id, qty: '1' };
  const { status, fields } = await api.refused(createProduction, { token: own.token, body });
  assert.deepEqual([status, fields], [400, { rate: 'no-rate' }]);
});

test('to annul a production takes what changes quantities', async () => {
  const { formula } = await bakery();
  const made = await api.ok(createProduction, { token, body: { formula_id: formula.id, qty: '20' } });
  const may = await signInAs(api, shop, { allBut: [['products', 'modify_quantity']] });
  const call = { token: may, params: { id: made.id }, body: { reason } };
  const { status, fields } = await api.refused(annulProduction, call);
  assert.deepEqual([status, fields], [403, { qty: 'not-allowed' }]);
  await annul(made.id);
});

test('who may not modify costs makes nothing that sets one', async () => {
  const { formula } = await bakery();
  const noCost = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const body = { formula_id: formula.id, qty: '20' };
  const dearer = [{ name: 'Mano de obra', amount: '2.99', currency: 'USD' }];
  const changes: [Partial<ProductionDraft>, string][] = [
    [{ update_cost: true }, 'update_cost'],
    [{ costs: dearer }, 'costs'],
  ];
  for (const [change, field] of changes) {
    const refused = await api.refused(createProduction, { token: noCost, body: { ...body, ...change } });
    assert.deepEqual([refused.status, refused.fields], [403, { [field]: 'not-allowed' }]);
  }
  const costs = [{ name: 'Mano de obra', amount: '3', currency: 'USD' }];
  const asPlanned = { ...body, costs, update_cost: false };
  assert.equal((await api.ok(createProduction, { token: noCost, body: asPlanned })).costs[0]?.amount, '3.00');
});

test('what is wrong is refused by its field', async () => {
  const { bread, formula, flour } = await bakery();
  const unpriced = await addMaterial(api, shop, { cost: null });
  const gone = await addProduct(api, shop);
  const ofGone = await addFormula(api, shop, gone, [[flour, '1']]);
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  const line = { good: goodOf(flour), qty: '1' };
  const wrongs: [object, Record<string, string>][] = [
    [{ formula_id: newId() }, { formula_id: 'unknown' }],
    [{ formula_id: ofGone.id }, { makes: 'withdrawn' }],
    [{ qty: '0' }, { qty: 'must-be-positive' }],
    [{ waste: '-1' }, { waste: 'must-not-be-negative' }],
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: [line, line] }, { 'lines.1.good': 'repeated' }],
    [{ lines: [{ ...line, good: { kind: 'material', id: newId() } }] }, { 'lines.0.good': 'unknown' }],
    [{ lines: [{ ...line, good: goodOf(bread) }] }, { 'lines.0.good': 'circle' }],
    [{ lines: [{ ...line, good: goodOf(unpriced) }], update_cost: true }, { update_cost: 'cost-unknown' }],
    [
      { costs: [{ name: 'Gas', amount: '-1', currency: 'USD' }] },
      { 'costs.0.amount': 'must-not-be-negative' },
    ],
    [{ number: 7 }, { number: 'unrecognized-keys' }],
  ];
  for (const [change, fields] of wrongs) {
    const body = { formula_id: formula.id, qty: '1', ...change };
    const refused = await api.refused(createProduction, { token, body });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
  const pinch = await addFormula(api, shop, await addProduct(api, shop), [[flour, '0.001']], {
    yield_qty: '9',
  });
  const refused = await api.refused(createProduction, { token, body: { formula_id: pinch.id, qty: '1' } });
  assert.deepEqual([refused.status, refused.fields], [400, { qty: 'too-small' }]);
});
