import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  createMaterial,
  createMeasure,
  deleteFormula,
  deleteMaterial,
  findMaterial,
  listMaterialMovements,
  listMaterials,
  updateMaterial,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { addModules, openCompany, signInAs } from '../testing/company.ts';
import { race, raceForRows } from '../testing/race.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addFormula, addMaterial, materialStockOf, openWorkshop, produce } from '../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;
const body = <T extends object>(given: T) => ({ name: `Azúcar ${newId()}`, cost_currency: 'USD', ...given });

test('a material is what was said of it, and its first quantity is in its ledger', async () => {
  const measure = await api.ok(createMeasure, { token, body: { name: 'Saco' } });
  const draft = body({ qty: '12.5', cost: '0.0012', min_qty: '2', measure_id: measure.id });
  const material = await api.ok(createMaterial, { token, body: draft });
  const { id, updated_at: _, ...rest } = material;
  const added = { units: [], has_lots: false, value: '0.015', version: 1 };
  assert.deepEqual(rest, { ...draft, ...added, cost: '0.0012', qty: '12.5' });
  assert.deepEqual(await api.ok(findMaterial, { token, params: { id } }), material);
  const { items } = await api.ok(listMaterialMovements, { token, params: { id } });
  assert.deepEqual(
    items.map(({ kind, qty, balance, unit_cost, user }) => [kind, qty, balance, unit_cost, user]),
    [['initial', '12.5', '12.5', '0.0012', shop.user.name]],
  );
  assert.equal(await materialStockOf(api, material), '12.5');
});

test('materials are listed by name, page by page, found by any part of it, and told when they run low', async () => {
  const own = await openWorkshop(api);
  const names = ['Ñame', 'Levadura fresca', 'Ajonjolí', 'Azúcar morena', 'Zanahoria'];
  for (const name of names) {
    await addMaterial(api, own, { name, qty: '1', min_qty: name === 'Ajonjolí' ? '1.001' : '1' });
  }
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const page = await api.ok(listMaterials, { token: own.token, query });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.next;
  } while (cursor);
  assert.deepEqual(seen, ['Ajonjolí', 'Azúcar morena', 'Levadura fresca', 'Ñame', 'Zanahoria']);
  const found = async (query: object) =>
    (await api.ok(listMaterials, { token: own.token, query })).items.map(({ name }) => name);
  assert.deepEqual(await found({ search: 'AZUCAR more' }), ['Azúcar morena']);
  assert.deepEqual(await found({ search: '%' }), []);
  assert.deepEqual(await found({ low: 'true' }), ['Ajonjolí']);
});

test('a purchase goes into the average, what is found is worth what the rest is, and what goes out leaves it', async () => {
  const material = await addMaterial(api, shop, { qty: '10', cost: '1' });
  const adjust = (given: { qty: string; cost?: string; cost_currency?: string }) =>
    api.ok(adjustMaterial, { token, body: { material_id: material.id, reason: 'Compra', ...given } });
  const costAfter = async (given: Parameters<typeof adjust>[0]) => {
    const { qty, cost } = await adjust(given);
    return [qty, cost];
  };
  assert.deepEqual(await costAfter({ qty: '10', cost: '2' }), ['20', '1.5']);
  assert.deepEqual(await costAfter({ qty: '10' }), ['30', '1.5']);
  assert.deepEqual(await costAfter({ qty: '-20' }), ['10', '1.5']);
  // Bs. 2,000 at 800 are $2.50.
  assert.deepEqual(await costAfter({ qty: '10', cost: '2000', cost_currency: 'VES' }), ['20', '2']);
  assert.deepEqual(await costAfter({ qty: '1', cost: '3' }), ['21', '2.04761905']);
  assert.deepEqual(await costAfter({ qty: '-21' }), ['0', '2.04761905']);
  assert.deepEqual(await costAfter({ qty: '5', cost: '0' }), ['5', '0']);
  const { items } = await api.ok(listMaterialMovements, { token, params: { id: material.id } });
  assert.deepEqual(
    items.map(({ kind, qty, balance, unit_cost, cost_currency }) =>
      [kind, qty, balance, unit_cost, cost_currency].join(' '),
    ),
    [
      'purchase 5 5 0 USD',
      'adjustment -21 0  ',
      'purchase 1 21 3 USD',
      'purchase 10 20 2000 VES',
      'adjustment -20 10  ',
      'adjustment 10 30  ',
      'purchase 10 20 2 USD',
      'initial 10 10 1 USD',
    ],
  );
  const paged = await api.ok(listMaterialMovements, {
    token,
    params: { id: material.id },
    query: { limit: 3 },
  });
  const rest = await api.ok(listMaterialMovements, {
    token,
    params: { id: material.id },
    query: { cursor: paged.next ?? '' },
  });
  assert.deepEqual([...paged.items, ...rest.items], items);
  assert.equal(await materialStockOf(api, material), '5');
});

test('a material without a cost gets the one of its first purchase', async () => {
  const material = await addMaterial(api, shop, { qty: '10', cost: null });
  const purchase = { material_id: material.id, qty: '1', cost: '4', reason: 'Compra' };
  assert.equal((await api.ok(adjustMaterial, { token, body: purchase })).cost, '4');
});

test('less than nothing is not left, unless the company works with less than nothing', async () => {
  const own = await openWorkshop(api);
  const material = await addMaterial(api, own, { qty: '2', cost: '1' });
  const take = { token: own.token, body: { material_id: material.id, qty: '-2.001', reason: 'Merma' } };
  const { status, message, fields, details } = await api.refused(adjustMaterial, take);
  assert.deepEqual([status, message, fields], [409, 'ERROR_STOCK', { qty: 'not-enough' }]);
  assert.deepEqual(details, { available: { [material.id]: '2' } });
  await api.database.query(
    'update company_configurations set allow_negative_stock = true where company_id = $1',
    [own.id],
  );
  assert.equal((await api.ok(adjustMaterial, take)).qty, '-0.001');
  // What is missing is worth nothing, so the next purchase says what one costs.
  const purchase = { material_id: material.id, qty: '3', cost: '7', reason: 'Compra' };
  assert.equal((await api.ok(adjustMaterial, { token: own.token, body: purchase })).cost, '7');
});

test('a material is changed, but for its quantity; another currency takes another cost', async () => {
  const material = await addMaterial(api, shop, { cost: '1' });
  const { id, name } = material;
  const change = (given: object) => ({ token, body: { id, name, cost_currency: 'USD', ...given } });
  const renamed = await api.ok(updateMaterial, change({ name: `${name} extra`, min_qty: '3' }));
  assert.deepEqual([renamed.name, renamed.min_qty, renamed.cost], [`${name} extra`, '3', '1']);
  const refused = await api.refused(updateMaterial, change({ cost_currency: 'VES' }));
  assert.deepEqual([refused.status, refused.fields], [400, { cost: 'required' }]);
  const inBolivares = await api.ok(updateMaterial, change({ cost_currency: 'VES', cost: '800.5' }));
  assert.deepEqual([inBolivares.cost, inBolivares.cost_currency, inBolivares.qty], ['800.5', 'VES', '100']);
  assert.equal((await api.ok(updateMaterial, change({ cost: null }))).cost, null);
});

test('a material that a formula needs is not withdrawn; after it, the name is free and the ledger stays', async () => {
  const material = await addMaterial(api, shop);
  const formula = await addFormula(api, shop, await addProduct(api, shop), [[material, '1']]);
  const made = await produce(api, shop, formula, '1');
  const remove = { token, params: { id: material.id } };
  const { status, message, fields } = await api.refused(deleteMaterial, remove);
  assert.deepEqual([status, message, fields], [409, 'ERROR_CONFLICT', { id: 'in-use' }]);
  await api.ok(deleteFormula, { token, params: { id: formula.id } });
  await api.ok(deleteMaterial, remove);
  for (const call of [findMaterial, deleteMaterial, listMaterialMovements]) {
    assert.equal((await api.refused(call, remove)).status, 404);
  }
  const again = { id: material.id, name: material.name, cost_currency: 'USD' };
  assert.equal((await api.refused(updateMaterial, { token, body: again })).status, 404);
  const adjustment = { material_id: material.id, qty: '1', reason: 'x' };
  const refused = await api.refused(adjustMaterial, { token, body: adjustment });
  assert.deepEqual([refused.status, refused.fields], [400, { material_id: 'unknown' }]);
  assert.equal(await materialStockOf(api, material), '99');
  assert.equal(made.lines[0]?.good.name, material.name);
  assert.notEqual((await addMaterial(api, shop, { name: material.name })).id, material.id);
});

test('sent twice with one id, also side by side, it is one; another one under that id is a conflict', async () => {
  const draft = body({ id: newId(), qty: '3', cost: '1' });
  const create = () => api.request(createMaterial, { token, body: draft });
  const made = await race(api.database, 'materials', [create, create, create]);
  made.push(await create());
  for (const { status, text } of made) assert.deepEqual([status, text], [201, made[0]?.text]);

  const adjustment = { id: newId(), material_id: draft.id, qty: '4', cost: '1.5', reason: 'Compra' };
  const adjust = () => api.request(adjustMaterial, { token, body: adjustment });
  const adjusted = await race(api.database, 'material_movements', [adjust]);
  adjusted.push(...(await Promise.all([adjust(), adjust(), adjust()])));
  for (const { status, text } of adjusted) assert.deepEqual([status, text], [201, adjusted[0]?.text]);
  assert.equal(await materialStockOf(api, draft), '7');

  for (const change of [{ name: 'Otra' }, { qty: '4' }, { cost: '2' }]) {
    const { status, fields } = await api.refused(createMaterial, { token, body: { ...draft, ...change } });
    assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  }
  const others = [{ qty: '5' }, { cost: '2' }, { cost: null }, { reason: 'Otra' }, { cost_currency: 'VES' }];
  for (const change of others) {
    const answer = await api.refused(adjustMaterial, { token, body: { ...adjustment, ...change } });
    assert.deepEqual([answer.status, answer.fields], [409, { id: 'already-used' }]);
  }
  assert.equal(await materialStockOf(api, draft), '7');
});

test('two that take the last of a material at once: one does', async () => {
  const material = await addMaterial(api, shop, { qty: '1' });
  const take = () =>
    api.request(adjustMaterial, { token, body: { material_id: material.id, qty: '-1', reason: 'Merma' } });
  const rows = { text: 'select from materials where id = $1 for update', values: [material.id] };
  const statuses = (await raceForRows(api.database, rows, [take, take])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [201, 409]);
  assert.equal(await materialStockOf(api, material), '0');
});

test('who may not modify cost or quantity is told so by the field', async () => {
  const material = await addMaterial(api, shop, { qty: '5', cost: '1' });
  const noCost = await signInAs(api, shop, { allBut: [['products', 'modify_cost']] });
  const noQty = await signInAs(api, shop, { allBut: [['products', 'modify_quantity']] });
  const refuses = async (refused: Promise<{ status: number; fields: object }>, fields: object) => {
    const { status, fields: said } = await refused;
    assert.deepEqual([status, said], [403, fields]);
  };
  const not = (field: string) => ({ [field]: 'not-allowed' });
  await refuses(api.refused(createMaterial, { token: noCost, body: body({ cost: '0' }) }), not('cost'));
  await refuses(api.refused(createMaterial, { token: noQty, body: body({ qty: '1' }) }), not('qty'));
  const purchase = { material_id: material.id, qty: '1', cost: '9', reason: 'Compra' };
  await refuses(api.refused(adjustMaterial, { token: noCost, body: purchase }), not('cost'));
  const { cost: _, ...found } = purchase;
  assert.equal((await api.ok(adjustMaterial, { token: noCost, body: found })).qty, '6');
  await refuses(api.refused(adjustMaterial, { token: noQty, body: found }), {});
  const { id, name } = material;
  const change = { id, name, cost_currency: 'USD' };
  await refuses(api.refused(updateMaterial, { token: noCost, body: { ...change, cost: '2' } }), not('cost'));
  const toBolivares = { ...change, cost_currency: 'VES', cost: '1' };
  await refuses(api.refused(updateMaterial, { token: noCost, body: toBolivares }), not('cost'));
  assert.equal(
    (await api.ok(updateMaterial, { token: noCost, body: { ...change, cost: '1.000' } })).cost,
    '1',
  );
});

test('what is wrong is refused by its field, and nothing is written', async () => {
  const material = await addMaterial(api, shop, { name: 'Manteca' });
  const count = () =>
    api.database.query(
      'select (select count(*) from materials), (select count(*) from material_movements) as moves',
    );
  const before = await count();
  const wrongs: [object, Record<string, string>][] = [
    [{ name: '' }, { name: 'required' }],
    [{ name: ' MANTECA ' }, { name: 'already-used' }],
    [{ qty: '-1' }, { qty: 'must-not-be-negative' }],
    [{ qty: '1.0001' }, { qty: 'not-a-decimal' }],
    [{ cost: '-1' }, { cost: 'must-not-be-negative' }],
    [{ cost: '1.123456789' }, { cost: 'not-a-decimal' }],
    [{ cost_currency: 'EUR' }, { cost_currency: 'not-a-company-currency' }],
    [{ measure_id: newId() }, { measure_id: 'unknown' }],
    [{ company_id: newId() }, { company_id: 'unrecognized-keys' }],
  ];
  for (const [change, fields] of wrongs) {
    const refused = await api.refused(createMaterial, { token, body: body(change) });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
  const adjustment = { material_id: material.id, qty: '1', reason: 'x' };
  const alsoWrong: [object, Record<string, string>][] = [
    [{ qty: '0' }, { qty: 'must-not-be-zero' }],
    [{ reason: '' }, { reason: 'required' }],
    [{ material_id: newId() }, { material_id: 'unknown' }],
    [{ qty: '-1', cost: '1' }, { cost: 'not-for-what-goes-out' }],
    [{ cost: '1', cost_currency: 'EUR' }, { cost_currency: 'not-a-company-currency' }],
  ];
  for (const [change, fields] of alsoWrong) {
    const refused = await api.refused(adjustMaterial, { token, body: { ...adjustment, ...change } });
    assert.deepEqual([refused.status, refused.fields], [400, fields], JSON.stringify(change));
  }
  assert.deepEqual(await count(), before);
});

test('more than a column holds is refused and not an error of ours', async () => {
  const material = await addMaterial(api, shop);
  const most = { material_id: material.id, qty: '99999999999', cost: '99999999999', reason: 'x' };
  // Twelve digits before the point are kept, so the tenth time it is too much.
  for (let time = 0; time < 9; time++) await api.ok(adjustMaterial, { token, body: most });
  const { status, fields } = await api.refused(adjustMaterial, { token, body: most });
  assert.deepEqual([status, fields], [400, { _: 'too-large' }]);
});

test('a purchase in the other currency takes a rate: a dollar is never a bolívar', async () => {
  const own = await openCompany(api, { with_auto_rate: false });
  await addModules(api, own, 'formulas');
  const material = await addMaterial(api, own);
  const purchase = { material_id: material.id, qty: '1', cost: '1', cost_currency: 'VES', reason: 'x' };
  const refused = await api.refused(adjustMaterial, { token: own.token, body: purchase });
  assert.deepEqual([refused.status, refused.fields], [400, { cost_currency: 'no-rate' }]);
});
