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
  listFormulaUses,
  listFormulaVersions,
  type Material,
  updateFormula,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { signInAs } from '../../testing/company.ts';
import { raceForRows } from '../../testing/race.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { addFormula, addMaterial, goodOf, openWorkshop, produce, work } from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api);
const { token } = shop;
const bread = await addProduct(api, shop, { name: 'Pan canilla', qty: '0' });
const flour = await addMaterial(api, shop, { name: 'Harina', cost: '1.1' });
const yeast = await addMaterial(api, shop, { name: 'Levadura', cost: null, qty: '0.5' });
const lines = [
  { good: goodOf(yeast), qty: '0.01' },
  { good: goodOf(flour), qty: '0.5' },
];
const draft = (given: object = {}) => ({
  ...{ id: newId(), name: `Canilla ${newId()}`, makes: goodOf(bread), yield_qty: '3', lines },
  ...given,
});

/** Nobody writes a formula meanwhile: the first who wants to waits, and behind it whoever comes after. */
const writing = { text: 'lock table formulas in share row exclusive mode' };

test('a formula keeps its lines in their order, and says what their materials are like now', async () => {
  const oil = await addMaterial(api, shop, { name: 'Aceite usado' });
  const body = draft({
    lines: [lines[0], { ...lines[1], unit: { name: 'Paquete', factor: '0.25' } }],
    costs: [
      { name: 'Mano de obra', basis: 'hour', amount: '2.5', currency: 'USD', minutes: '90' },
      { name: 'Gas', basis: 'batch', amount: '0.3', currency: 'VES', minutes: null },
      { name: 'Bolsa', basis: 'unit', amount: '0.0125', currency: 'USD', minutes: null },
    ],
    byproducts: [{ good: goodOf(oil), qty: '0.1', cost_share: '2.5' }],
    steps: [{ text: 'Amasar\nmuy bien', minutes: '12', image: null }],
    ...{ waste_percent: '4.5', takes_at: 'start' },
  });
  const formula = await api.ok(createFormula, { token, body });
  const { updated_at: _, ...rest } = formula;
  const of = (kind: string, { id, name, measure_id }: Pick<Material, 'id' | 'name' | 'measure_id'>) => ({
    ...{ kind, id, name, measure_id },
  });
  const now = { cost_currency: 'USD', formula_id: null };
  assert.deepEqual(rest, {
    ...body,
    ...{ makes: of('product', bread), is_main: true, current: 1, version: 1 },
    byproducts: [{ good: of('material', oil), qty: '0.1', cost_share: '2.5' }],
    lines: [
      { good: of('material', yeast), qty: '0.01', unit: null, available: '0.5', unit_cost: null, ...now },
      {
        ...{ good: of('material', flour), qty: '0.5', unit: { name: 'Paquete', factor: '0.25' } },
        ...{ available: '100', unit_cost: '1.1', ...now },
      },
    ],
  });
  assert.deepEqual(await api.ok(findFormula, { token, params: { id: formula.id } }), formula);
  const plain = await api.ok(createFormula, { token, body: draft() });
  assert.deepEqual(
    [plain.is_main, plain.costs, plain.takes_at, plain.waste_percent],
    [false, [], 'end', '0'],
  );
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
  assert.deepEqual((await found({ makes_id: cake.id })).names, ['Torta negra']);
});

test('what a formula says is its next version, and what was made by the one before names that one', async () => {
  const formula = await addFormula(api, shop, bread, [[flour, '0.5']], work('1'));
  const made = await produce(api, shop, formula, '2');
  const { costs } = formula;
  const change = {
    id: formula.id,
    name: `${formula.name} nueva`,
    yield_qty: '4',
    lines,
    costs,
    edit_id: newId(),
  };
  const body = { ...change, version: formula.version };
  const changed = await api.ok(updateFormula, { token, body });
  assert.deepEqual(
    changed.lines.map(({ good, qty }) => [good.name, qty]),
    [
      ['Levadura', '0.01'],
      ['Harina', '0.5'],
    ],
  );
  assert.deepEqual([changed.name, changed.yield_qty, changed.current], [change.name, '4', 2]);
  const { updated_at: _at, ...same } = await api.ok(updateFormula, { token, body });
  assert.deepEqual({ ...same, updated_at: changed.updated_at }, changed, 'the same form again');
  const late = { ...body, edit_id: newId(), name: 'Otra' };
  assert.equal((await api.refused(updateFormula, { token, body: late })).message, 'ERROR_EDITED');
  const renamed = await api.ok(updateFormula, { token, body: { ...change, name: formula.name } });
  assert.deepEqual([renamed.current, renamed.name], [2, formula.name]);
  assert.deepEqual(await api.ok(findProduction, { token, params: { id: made.id } }), made);
  assert.equal(made.formula_version, 1);
  assert.equal((await produce(api, shop, formula, '2')).formula_version, 2);
  const { items } = await api.ok(listFormulaVersions, { token, params: { id: formula.id } });
  assert.deepEqual(
    items.map(({ number, yield_qty, lines: of, user }) => [number, yield_qty, of.length, user]),
    [
      [2, '4', 2, shop.user.name],
      [1, '1', 1, shop.user.name],
    ],
  );
  const { id: _, ...rest } = change;
  assert.equal((await api.refused(updateFormula, { token, body: { ...rest, id: newId() } })).status, 404);
});

test('where a good is used is told by the newest version that takes it, and how much', async () => {
  const own = await openWorkshop(api);
  const [cake, roll] = [await addProduct(api, own), await addProduct(api, own)];
  const [butter, sugar] = [await addMaterial(api, own), await addMaterial(api, own)];
  const uses = async (kind: 'material' | 'product', { id: good_id }: { id: string }, query: object = {}) => {
    const { items, next } = await api.ok(listFormulaUses, {
      token: own.token,
      query: { kind, good_id, ...query },
    });
    return { items, next };
  };
  const torta = await addFormula(api, own, cake, [[butter, '0.5']], { name: 'Torta', yield_qty: '4' });
  const { id, name, yield_qty } = await addFormula(api, own, roll, [[sugar, '1']], { name: 'Golfeado' });
  await addFormula(api, own, roll, [[cake, '0.25']], { name: 'Trufa' });
  const withdrawn = await addFormula(api, own, roll, [[butter, '1']], { name: 'Arepa dulce' });
  await api.ok(deleteFormula, { token: own.token, params: { id: withdrawn.id } });
  const change = (given: object) =>
    api.ok(updateFormula, { token: own.token, body: { id, name, yield_qty, lines: [], ...given } });
  const paquete = { name: 'Paquete', factor: '0.25' };
  await change({ lines: [{ good: goodOf(butter), qty: '0.75', unit: paquete }] });
  const { items } = await uses('material', butter);
  const makes = ({ id: of, name: named }: typeof cake) => ({
    ...{ kind: 'product', id: of, name: named, measure_id: null },
  });
  const golfeado = { formula_id: id, formula_name: 'Golfeado', is_main: true, makes: makes(roll) };
  assert.deepEqual(items, [
    { ...golfeado, version: 2, is_current: true, qty: '0.75', unit: paquete, yield_qty: '1' },
    {
      ...{ formula_id: torta.id, formula_name: 'Torta', is_main: true, makes: makes(cake) },
      ...{ version: 1, is_current: true, qty: '0.5', unit: null, yield_qty: '4' },
    },
  ]);
  // What its first version took, and takes no more.
  const [before] = (await uses('material', sugar)).items;
  assert.deepEqual([before?.version, before?.is_current, before?.qty], [1, false, '1']);
  assert.deepEqual(
    (await uses('product', cake)).items.map(({ formula_name }) => formula_name),
    ['Trufa'],
  );
  const first = await uses('material', butter, { limit: 1 });
  const rest = await uses('material', butter, { limit: 1, cursor: first.next ?? '' });
  assert.deepEqual(
    [...first.items, ...rest.items].map((one) => one.formula_name),
    ['Golfeado', 'Torta'],
  );
  assert.equal(rest.next, null);
  assert.deepEqual((await uses('product', butter)).items, []);
});

test('of several formulas of a good one is the main one, and another takes its place', async () => {
  const cake = await addProduct(api, shop);
  const [first, second] = [
    await addFormula(api, shop, cake, [[flour, '1']]),
    await addFormula(api, shop, cake, [[flour, '2']]),
  ];
  const mains = async () => {
    const { items } = await api.ok(listFormulas, { token, query: { makes_id: cake.id } });
    return items.filter(({ is_main }) => is_main).map(({ id }) => id);
  };
  assert.deepEqual(await mains(), [first.id]);
  const { id, name, yield_qty, lines: of } = second;
  const said = of.map(({ good: { kind, id: goodId }, qty }) => ({ good: { kind, id: goodId }, qty }));
  await api.ok(updateFormula, { token, body: { id, name, yield_qty, lines: said, is_main: true } });
  assert.deepEqual(await mains(), [second.id]);
  await api.ok(deleteFormula, { token, params: { id: second.id } });
  assert.deepEqual(await mains(), [first.id]);
});

test('levels that double with each are refused before anybody has to walk them', async () => {
  const level = async (depth: number) => [
    await addMaterial(api, shop, { name: `Nivel ${depth} a` }),
    await addMaterial(api, shop, { name: `Nivel ${depth} b` }),
  ];
  let below = await level(0);
  let refused: Awaited<ReturnType<typeof api.refused>> | undefined;
  for (let depth = 1; depth < 15 && !refused; depth++) {
    const goods = await level(depth);
    for (const makes of goods) {
      const body = draft({
        ...{ name: `Hace ${makes.name}`, makes: goodOf(makes) },
        lines: below.map((good) => ({ good: goodOf(good), qty: '1' })),
      });
      const answer = await api.request(createFormula, { token, body });
      if (answer.status === 201) continue;
      refused = await api.refused(createFormula, { token, body });
      // 2 + 4 + 8 … of eleven levels are 4,094 lines; those of a twelfth would be 8,190.
      assert.equal(depth, 12);
      break;
    }
    below = goods;
  }
  assert.deepEqual([refused?.status, refused?.fields], [400, { lines: 'too-many-lines' }]);
});

test('a good is never made of itself, over however many levels: the circle is told by its names', async () => {
  const names = ['Harina lista', 'Masa madre', 'Masa'] as const;
  const [ready, sour, dough] = [
    await addMaterial(api, shop, { name: names[0] }),
    await addMaterial(api, shop, { name: names[1] }),
    await addMaterial(api, shop, { name: names[2] }),
  ];
  await addFormula(api, shop, sour, [[ready, '1']]);
  await addFormula(api, shop, dough, [[flour, '1']]);
  const other = await addFormula(api, shop, dough, [[sour, '1']]);
  const closing = draft({ makes: goodOf(ready), lines: [lines[1], { good: goodOf(dough), qty: '1' }] });
  const refused = await api.refused(createFormula, { token, body: closing });
  assert.deepEqual([refused.status, refused.fields], [400, { 'lines.1.good': 'circle' }]);
  // Not by the main formula of the dough, and refused all the same.
  assert.deepEqual(refused.details, { circle: [names[0], names[2], names[1], names[0]] });
  const own = draft({ makes: goodOf(ready), lines: [{ good: goodOf(ready), qty: '1' }] });
  assert.deepEqual((await api.refused(createFormula, { token, body: own })).details, {
    circle: [names[0], names[0]],
  });
  await api.ok(deleteFormula, { token, params: { id: other.id } });
  await api.ok(createFormula, { token, body: closing });
  const { id, name, yield_qty } = await addFormula(api, shop, sour, [[flour, '1']]);
  const change = { id, name, yield_qty, lines: [{ good: goodOf(ready), qty: '1' }] };
  await api.ok(updateFormula, { token, body: change });
});

test('of two formulas side by side that would close a circle together, one is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const [a, b] = [await addMaterial(api, shop), await addMaterial(api, shop)];
    const one = (makes: typeof a, takes: typeof a) => () =>
      api.request(createFormula, {
        token,
        body: draft({ makes: goodOf(makes), lines: [{ good: goodOf(takes), qty: '1' }] }),
      });
    const answers = await raceForRows(api.database, writing, [one(a, b), one(b, a)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400]);
  }
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
  const body = draft({ lines: [{ good: goodOf(salt), qty: '1' }] });
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
  const answers = await raceForRows(api.database, writing, [create, create, create]);
  answers.push(await create());
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  for (const change of [{ name: 'Otra' }, { yield_qty: '4' }, { lines: lines.toReversed() }]) {
    const { status, fields } = await api.refused(createFormula, { token, body: { ...body, ...change } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
});

test('who may not modify costs sets none for the work', async () => {
  const noCost = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const refused = await api.refused(createFormula, { token: noCost, body: draft(work('1')) });
  assert.deepEqual([refused.status, refused.fields], [403, { costs: 'not-allowed' }]);
  const { id, name } = await api.ok(createFormula, { token: noCost, body: draft() });
  const change = { id, name, yield_qty: '1', lines };
  assert.equal((await api.ok(updateFormula, { token: noCost, body: change })).yield_qty, '1');
  const { status } = await api.refused(updateFormula, { token: noCost, body: { ...change, ...work('1') } });
  assert.equal(status, 403);
});

test('what is wrong is refused by its field', async () => {
  const gone = await addProduct(api, shop);
  await api.ok(deleteProduct, { token, params: { id: gone.id } });
  const { name } = await api.ok(createFormula, { token, body: draft() });
  const line = { good: goodOf(flour), qty: '1' };
  const [cost] = work('1').costs;
  const wrongs: [object, Record<string, string>][] = [
    [{ name: '' }, { name: 'required' }],
    [{ name: name.toUpperCase() }, { name: 'already-used' }],
    [{ makes: { kind: 'product', id: newId() } }, { makes: 'unknown' }],
    [{ makes: { kind: 'material', id: bread.id } }, { makes: 'unknown' }],
    [{ makes: goodOf(gone) }, { makes: 'unknown' }],
    [{ yield_qty: '0' }, { yield_qty: 'must-be-positive' }],
    [{ costs: [{ ...cost, amount: '-1' }] }, { 'costs.0.amount': 'must-not-be-negative' }],
    [{ costs: [{ ...cost, currency: 'EUR' }] }, { 'costs.0.currency': 'not-a-company-currency' }],
    [{ costs: [{ ...cost, minutes: '5' }] }, { 'costs.0.minutes': 'only-of-hours' }],
    [{ waste_percent: '100' }, { waste_percent: 'too-large' }],
    [{ byproducts: [line] }, { 'byproducts.0.good': 'repeated' }],
    [{ byproducts: [{ good: goodOf(bread), qty: '1' }] }, { 'byproducts.0.good': 'repeated' }],
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: [{ ...line, qty: '0' }] }, { 'lines.0.qty': 'must-be-positive' }],
    [{ lines: [line, line] }, { 'lines.1.good': 'repeated' }],
    [{ lines: [line, { ...line, good: { kind: 'material', id: newId() } }] }, { 'lines.1.good': 'unknown' }],
  ];
  for (const [change, fields] of wrongs) {
    const refused = await api.refused(createFormula, { token, body: draft(change) });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
});
