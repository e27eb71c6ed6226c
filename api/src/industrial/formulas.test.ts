import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createFormula,
  createProduction,
  deleteFormula,
  deleteMaterial,
  deleteProduct,
  findFormula,
  findProduction,
  listFormulas,
  updateFormula,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../testing/company.ts';
import { race, raceForRows } from '../testing/race.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addFormula, addMaterial, openWorkshop, produce } from '../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api);
const { token } = shop;
const bread = await addProduct(api, shop, { name: 'Pan canilla', qty: '0' });
const flour = await addMaterial(api, shop, { name: 'Harina', cost: '1.1' });
const yeast = await addMaterial(api, shop, { name: 'Levadura', cost: null, qty: '0.5' });
const lines = [
  { material_id: yeast.id, qty: '0.01' },
  { material_id: flour.id, qty: '0.5' },
];
const draft = (given: object = {}) => ({
  ...{ id: newId(), name: `Canilla ${newId()}`, product_id: bread.id, yield_qty: '3', lines },
  ...given,
});

test('a formula keeps its lines in their order, and says what their materials are like now', async () => {
  const body = draft({ other_costs: '0.3', other_costs_currency: 'VES' });
  const formula = await api.ok(createFormula, { token, body });
  const { updated_at: _, ...rest } = formula;
  const unit = { measure_id: null, cost_currency: 'USD' };
  assert.deepEqual(rest, {
    ...{ ...body, product_name: 'Pan canilla', other_costs: '0.30' },
    lines: [
      { material_id: yeast.id, name: 'Levadura', qty: '0.01', available: '0.5', unit_cost: null, ...unit },
      { material_id: flour.id, name: 'Harina', qty: '0.5', available: '100', unit_cost: '1.1', ...unit },
    ],
  });
  assert.deepEqual(await api.ok(findFormula, { token, params: { id: formula.id } }), formula);
  const plain = await api.ok(createFormula, { token, body: draft() });
  assert.deepEqual([plain.other_costs, plain.other_costs_currency], ['0.00', bread.cost_currency]);
});

test('formulas are listed by name, page by page, by their product, and found by any part of it', async () => {
  const own = await openWorkshop(api);
  const [cake, roll] = [await addProduct(api, own), await addProduct(api, own)];
  const sugar = await addMaterial(api, own);
  for (const [name, product] of [
    ['Torta negra', cake],
    ['Ñoquis', roll],
    ['Cachito de jamón', roll],
  ] as const) {
    await addFormula(api, own, product, [[sugar, '1']], { name });
  }
  const found = async (query: object) => {
    const { items, next } = await api.ok(listFormulas, { token: own.token, query });
    return { names: items.map(({ name }) => name), next };
  };
  const first = await found({ limit: 2 });
  const second = await found({ limit: 2, cursor: first.next ?? '' });
  assert.deepEqual([...first.names, ...second.names], ['Cachito de jamón', 'Ñoquis', 'Torta negra']);
  assert.equal(second.next, null);
  assert.deepEqual((await found({ search: 'JAMON' })).names, ['Cachito de jamón']);
  assert.deepEqual((await found({ product_id: cake.id })).names, ['Torta negra']);
});

test('a formula is changed as a whole, and what was made by it stays as it was', async () => {
  const formula = await addFormula(api, shop, bread, [[flour, '0.5']], { other_costs: '1' });
  const made = await produce(api, shop, formula, '2');
  const change = {
    ...{ id: formula.id, name: `${formula.name} nueva`, product_id: bread.id, yield_qty: '4' },
    lines: [
      { material_id: yeast.id, qty: '0.02' },
      { material_id: flour.id, qty: '0.7' },
    ],
  };
  const changed = await api.ok(updateFormula, { token, body: change });
  assert.deepEqual(
    changed.lines.map(({ name, qty }) => [name, qty]),
    [
      ['Levadura', '0.02'],
      ['Harina', '0.7'],
    ],
  );
  assert.deepEqual([changed.name, changed.yield_qty, changed.other_costs], [change.name, '4', '1.00']);
  assert.deepEqual(await api.ok(findProduction, { token, params: { id: made.id } }), made);
  const { id: _, ...rest } = change;
  assert.equal((await api.refused(updateFormula, { token, body: { ...rest, id: newId() } })).status, 404);
});

test('a withdrawn formula makes nothing any more, and its name and its materials are free', async () => {
  const salt = await addMaterial(api, shop);
  const formula = await addFormula(api, shop, bread, [[salt, '0.5']]);
  const made = await produce(api, shop, formula, '1');
  await api.ok(deleteFormula, { token, params: { id: formula.id } });
  for (const call of [findFormula, deleteFormula]) {
    assert.equal((await api.refused(call, { token, params: { id: formula.id } })).status, 404);
  }
  const { status, fields } = await api.refused(createProduction, {
    token,
    body: { formula_id: formula.id, qty: '1' },
  });
  assert.deepEqual([status, fields], [400, { formula_id: 'unknown' }]);
  await api.ok(deleteMaterial, { token, params: { id: salt.id } });
  await addFormula(api, shop, bread, [[flour, '1']], { name: formula.name });
  assert.deepEqual(await api.ok(findProduction, { token, params: { id: made.id } }), made);
});

test('a material is not withdrawn from under a formula that is being written', async () => {
  const salt = await addMaterial(api, shop);
  const body = draft({ lines: [{ material_id: salt.id, qty: '1' }] });
  const rows = { text: 'select from materials where id = $1 for update', values: [salt.id] };
  const [written, withdrawn] = await raceForRows(api.database, rows, [
    () => api.request(createFormula, { token, body }),
    () => api.request(deleteMaterial, { token, params: { id: salt.id } }),
  ]);
  assert.deepEqual(
    [written?.status, withdrawn?.status].sort(),
    written?.status === 201 ? [201, 409] : [204, 400].sort(),
  );
});

test('sent twice with one id, also side by side, it is one; another one under that id is a conflict', async () => {
  const body = draft();
  const create = () => api.request(createFormula, { token, body });
  const answers = await race(api.database, 'formulas', [create, create, create]);
  answers.push(await create());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  for (const change of [{ name: 'Otra' }, { yield_qty: '4' }, { lines: lines.toReversed() }]) {
    const { status, fields } = await api.refused(createFormula, { token, body: { ...body, ...change } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
});

test('who may not modify costs sets none for the work', async () => {
  const noCost = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const refused = await api.refused(createFormula, { token: noCost, body: draft({ other_costs: '1' }) });
  assert.deepEqual([refused.status, refused.fields], [403, { other_costs: 'not-allowed' }]);
  const { id, name } = await api.ok(createFormula, { token: noCost, body: draft() });
  const change = { id, name, product_id: bread.id, yield_qty: '1', lines };
  const same = { ...change, other_costs: '0', other_costs_currency: 'USD' };
  assert.equal((await api.ok(updateFormula, { token: noCost, body: same })).yield_qty, '1');
  for (const other of [{ other_costs: '1' }, { other_costs_currency: 'VES' }]) {
    const { status } = await api.refused(updateFormula, { token: noCost, body: { ...change, ...other } });
    assert.equal(status, 403);
  }
});

test('what is wrong is refused by its field', async () => {
  const gone = await addProduct(api, shop);
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  const { name } = await api.ok(createFormula, { token, body: draft() });
  const line = { material_id: flour.id, qty: '1' };
  const wrongs: [object, Record<string, string>][] = [
    [{ name: '' }, { name: 'required' }],
    [{ name: name.toUpperCase() }, { name: 'already-used' }],
    [{ product_id: newId() }, { product_id: 'unknown' }],
    [{ product_id: gone.id }, { product_id: 'unknown' }],
    [{ yield_qty: '0' }, { yield_qty: 'must-be-positive' }],
    [{ other_costs: '-1' }, { other_costs: 'must-not-be-negative' }],
    [{ other_costs_currency: 'EUR' }, { other_costs_currency: 'not-a-company-currency' }],
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: [{ ...line, qty: '0' }] }, { 'lines.0.qty': 'must-be-positive' }],
    [{ lines: [line, line] }, { 'lines.1.material_id': 'repeated' }],
    [{ lines: [line, { ...line, material_id: newId() }] }, { 'lines.1.material_id': 'unknown' }],
  ];
  for (const [change, fields] of wrongs) {
    const refused = await api.refused(createFormula, { token, body: draft(change) });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
});
