import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  createProduction,
  createSale,
  findMaterial,
  findProduct,
  updateProduct,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { belongingsOf } from '../../testing/belongings.ts';
import { queueForRows, raceForRows } from '../../testing/race.ts';
import { addProduct, draftSale, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { addFormula, addMaterial, materialStockOf, openWorkshop, produce } from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api);
const { token } = shop;
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const make = (formula: { id: string }, qty: string, id = newId()) =>
  api.request(createProduction, { token, body: { id, formula_id: formula.id, qty } });

/** Holds a material, so that what wants it waits. */
const materialRow = ({ id }: { id: string }) => ({
  text: 'select from materials where id = $1 for update',
  values: [id],
});

test('of two that want the last of a material, one makes it and the other is told', async () => {
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop, { qty: '1' });
  const formula = await addFormula(api, shop, bread, [[flour, '1']]);
  const one = () => make(formula, '1');
  assert.deepEqual(
    statusesOf(await raceForRows(api.database, materialRow(flour), [one, one, one])),
    [201, 409, 409],
  );
  assert.deepEqual([await materialStockOf(api, flour), await stockOf(api, bread)], ['0', '1']);
});

test('formulas that name the same materials in opposite orders never wait for each other', async () => {
  const bread = await addProduct(api, shop, { qty: '0' });
  const cake = await addProduct(api, shop, { qty: '0' });
  const [flour, sugar] = [await addMaterial(api, shop), await addMaterial(api, shop)];
  const there = await addFormula(api, shop, bread, [
    [flour, '1'],
    [sugar, '1'],
  ]);
  const back = await addFormula(api, shop, cake, [
    [sugar, '1'],
    [flour, '1'],
  ]);
  const before = await deadlocks();
  const tasks = [there, back, there, back, there, back].map((formula) => () => make(formula, '1'));
  const answers = await raceForRows(api.database, materialRow(flour), tasks);
  answers.push(...(await Promise.all(Array.from({ length: 24 }, (_, n) => make(n % 2 ? there : back, '1')))));
  assert.deepEqual(new Set(statusesOf(answers)), new Set([201]));
  assert.deepEqual(await deadlocks(), before);
  assert.deepEqual([await materialStockOf(api, flour), await materialStockOf(api, sugar)], ['70', '70']);
  assert.deepEqual([await stockOf(api, bread), await stockOf(api, cake)], ['15', '15']);
});

/** How many transactions the database has undone because they waited for each other. */
async function deadlocks(): Promise<number | undefined> {
  const [row] = await api.database.query<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database, pg_stat_force_next_flush()
     where datname = current_database()`,
  );
  return row?.n;
}

test('selling, changing and making the same product side by side loses nothing', async () => {
  const bread = await addProduct(api, shop, { qty: '20' });
  const flour = await addMaterial(api, shop);
  const formula = await addFormula(api, shop, bread, [[flour, '1']]);
  const { updated_at: _, cost: __, utility: ___, version: ____, ...product } = bread;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => [
      make(formula, '2'),
      api.request(createSale, { token, body: draftSale(shop, [bread]) }),
      api.request(updateProduct, { token, body: { ...product, qty: undefined, name: `Pan ${n}` } }),
      api.request(adjustMaterial, { token, body: { material_id: flour.id, qty: '1', reason: 'x' } }),
    ]).flat(),
  );
  assert.deepEqual(new Set(statusesOf(answers)), new Set([200, 201]));
  assert.deepEqual([await stockOf(api, bread), await materialStockOf(api, flour)], ['30', '90']);
});

test('the numbers count up without gaps and repeats, whatever runs side by side and is refused', async () => {
  const own = await openWorkshop(api);
  const flour = await addMaterial(api, own, { qty: '12' });
  const formula = await addFormula(api, own, await addProduct(api, own), [[flour, '1']]);
  const body = { formula_id: formula.id, qty: '1' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.request(createProduction, { token: own.token, body })),
  );
  assert.deepEqual(
    statusesOf(answers),
    Array.from({ length: 20 }, (_, n) => (n < 12 ? 201 : 409)),
  );
  const numbers = await api.database.query<{ number: number }>(
    'select number::int from productions where company_id = $1 order by number',
    [own.id],
  );
  assert.deepEqual(
    numbers.map(({ number }) => number),
    Array.from({ length: 12 }, (_, n) => n + 1),
  );
});

test('sent twice with one id, also side by side, it is made once; another body under that id is a conflict', async () => {
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop);
  const formula = await addFormula(api, shop, bread, [[flour, '1']]);
  const id = newId();
  const answers = await raceForRows(
    api.database,
    materialRow(flour),
    [1, 2, 3].map(() => () => make(formula, '3', id)),
  );
  answers.push(await make(formula, '3', id));
  for (const { status, text } of answers) assert.deepEqual([status, text], [201, answers[0]?.text]);
  assert.equal(await stockOf(api, bread), '3');
  const other = { id, formula_id: formula.id, qty: '4' };
  const { status, fields } = await api.refused(createProduction, { token, body: other });
  assert.deepEqual([status, fields], [409, { id: 'already-used' }]);
  assert.equal(await stockOf(api, bread), '3');
});

test('annulled twice at once, it comes back once', async () => {
  const bread = await addProduct(api, shop, { qty: '0' });
  const flour = await addMaterial(api, shop);
  const formula = await addFormula(api, shop, bread, [[flour, '1']]);
  const made = await produce(api, shop, formula, '5');
  const annul = (reason: string) => () =>
    api.request(annulProduction, { token, params: { id: made.id }, body: { reason } });
  const answers = await raceForRows(api.database, materialRow(flour), [annul('Una'), annul('Otra')]);
  assert.deepEqual(statusesOf(answers), [200, 200]);
  assert.equal(answers[0]?.text, answers[1]?.text);
  assert.deepEqual([await materialStockOf(api, flour), await stockOf(api, bread)], ['100', '0']);
});

test('a batch that came while the annulment of another waited is among what moved the average since', async () => {
  const bread = await addProduct(api, shop, { qty: '10', cost: '1' });
  const flour = await addMaterial(api, shop, { cost: '1' });
  const dear = await addFormula(api, shop, bread, [[flour, '3']]);
  const cheap = await addFormula(api, shop, bread, [[flour, '2']]);
  // 10 at $1 and 10 at $3 cost $2 on average, and with 10 at $2 still do.
  const made = await produce(api, shop, dear, '10');
  const body = { reason: 'Se quemó' };
  const annul = () => api.request(annulProduction, { token, params: { id: made.id }, body });
  const answers = await queueForRows(api.database, materialRow(flour), [() => make(cheap, '10'), annul]);
  assert.deepEqual(statusesOf(answers), [200, 201]);
  // $60 of 30, less $30 of 10.
  const { average_cost } = await api.ok(findProduct, { token, params: { id: bread.id } });
  assert.equal(average_cost, '1.50');
});

test('of two annulled one behind the other, the second one goes back to the cost from before the first', async () => {
  const bread = await addProduct(api, shop, { qty: '0', cost: '0.50' });
  const flour = await addMaterial(api, shop, { cost: '1' });
  const dear = await addFormula(api, shop, bread, [[flour, '3']]);
  const cheap = await addFormula(api, shop, bread, [[flour, '2']]);
  const first = await produce(api, shop, dear, '1', { update_cost: true });
  const second = await produce(api, shop, cheap, '1', { update_cost: true });
  const annul = (id: string) => () =>
    api.request(annulProduction, { token, params: { id }, body: { reason: 'Se quemó' } });
  const tasks = [annul(first.id), annul(second.id)];
  assert.deepEqual(statusesOf(await queueForRows(api.database, materialRow(flour), tasks)), [200, 200]);
  assert.equal((await api.ok(findProduct, { token, params: { id: bread.id } })).cost, '0.50');
});

test('what fails in the middle leaves nothing, and the same production is made when it is sent again', async () => {
  api.allowErrors();
  const own = await openWorkshop(api);
  const bread = await addProduct(api, own, { qty: '0' });
  const flour = await addMaterial(api, own);
  const formula = await addFormula(api, own, bread, [[flour, '1']]);
  const body = { id: newId(), formula_id: formula.id, qty: '5', update_cost: true };
  const send = () => api.request(createProduction, { token: own.token, body });
  const before = await belongingsOf(api.database, own.id);

  // The last of what is written, by when all the rest stands.
  await api.database.query(
    "alter table stock_movements add constraint broken check (kind <> 'production') not valid",
  );
  assert.equal((await send()).status, 500);
  await api.database.query('alter table stock_movements drop constraint broken');
  assert.deepEqual(await belongingsOf(api.database, own.id), before);

  const { status, body: made } = await send();
  assert.deepEqual([status, (made as { number: number }).number], [201, 1]);
  assert.deepEqual([await stockOf(api, bread), await materialStockOf(api, flour)], ['5', '95']);
  const { cost } = await api.ok(findMaterial, { token: own.token, params: { id: flour.id } });
  assert.equal(cost, '1.1');
});
