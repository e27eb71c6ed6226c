import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  annulPurchase,
  exportMaterials,
  findMaterial,
  findMaterialHistory,
  listMaterialLots,
  listMaterialMovements,
  listMaterials,
  summarizeMaterials,
  updateMaterial,
} from '@cuadra/shared/contract';
import { exact, newId } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { afterTests } from '../testing/after-tests.ts';
import { addDraft, addSupplier, receive } from '../testing/purchase.ts';
import { addProduct } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { addFormula, addMaterial, openWorkshop, produce } from '../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '800' });
const { token } = shop;
const supplier = await addSupplier(api, shop);
const find = (id: string) => api.ok(findMaterial, { token, params: { id } });
const movementsOf = async (id: string) =>
  (await api.ok(listMaterialMovements, { token, params: { id }, query: { limit: 200 } })).items;
const client = new pg.Client({ connectionString: api.database.ownerUrl });
await client.connect();
afterTests(() => client.end());

const thousandths = (max: number) => fc.integer({ min: 1, max }).map((count) => (count / 1000).toFixed(3));
const step = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    lines: fc.array(fc.record({ qty: thousandths(9_000), cost: fc.option(thousandths(5_000)) }), {
      minLength: 1,
      maxLength: 3,
    }),
    currency: fc.constantFrom('USD', 'VES'),
  }),
  fc.record({ do: fc.constant('annul' as const), of: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constant('adjust' as const), qty: thousandths(12_000), out: fc.boolean() }),
  fc.record({ do: fc.constant('cost' as const), cost: fc.option(thousandths(5_000)) }),
  fc.record({ do: fc.constant('currency' as const), cost: thousandths(5_000) }),
);

for (const allowsNegative of [false, true]) {
  test(`whatever is bought, adjusted, revalued and annulled, quantity and worth are the sums of the ledger (below zero: ${allowsNegative})`, async () => {
    await api.database.query(
      'update company_configurations set allow_negative_stock = $2 where company_id = $1',
      [shop.id, allowsNegative],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        const material = await addMaterial(api, shop, { qty: '5', cost: '1.37' });
        const { id, name } = material;
        const bought: string[] = [];
        for (const one of steps) {
          const { cost_currency } = await find(id);
          if (one.do === 'buy') {
            const lines = one.lines.map(({ qty, cost }) => ({
              ...{ id: newId(), material_id: id, qty, unit_cost: cost },
            }));
            const { currency } = one;
            const draft = await addDraft(api, shop, { supplier_id: supplier.id, currency, lines });
            bought.push((await receive(api, shop, draft)).id);
          } else if (one.do === 'annul') {
            const purchase = bought[one.of];
            const body = { annul_id: newId(), reason: 'x' };
            // Refused where it was used, or annulled before: then nothing happens.
            if (purchase) await api.request(annulPurchase, { token, params: { id: purchase }, body });
          } else if (one.do === 'adjust') {
            const qty = one.out ? `-${one.qty}` : one.qty;
            await api.request(adjustMaterial, { token, body: { material_id: id, qty, cause: 'error' } });
          } else {
            const wanted = one.do === 'cost' ? cost_currency : cost_currency === 'USD' ? 'VES' : 'USD';
            const body = { id, name, cost_currency: wanted, cost: one.cost };
            await api.ok(updateMaterial, { token, body });
          }
          await assertAgrees(id);
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
    assert.deepEqual(await checkTotals(client, { company: shop.id, fix: false }), []);
  });
}

/** Quantity and worth are their sums; what is worth something is worth its cost, but for the last decimals. */
async function assertAgrees(id: string): Promise<void> {
  const { qty, value, cost } = await find(id);
  const [sums] = await api.database.query<{ qty: string; value: string; steps: number }>(
    `select sum(qty)::text as qty, sum(value)::text as value, count(*)::int as steps
     from material_movements where material_id = $1`,
    [id],
  );
  assert.ok(sums);
  assert.ok(exact(sums.qty).eq(qty), `${qty} and its ledger ${sums.qty}`);
  assert.ok(exact(sums.value).eq(value), `${value} and its ledger ${sums.value}`);
  if (exact(qty).isZero() || cost === null) assert.ok(exact(value).isZero(), `${qty} at ${cost}: ${value}`);
  else {
    const off = exact(qty).times(cost).minus(value).abs();
    assert.ok(
      off.lt(exact('0.00000002').times(exact(qty).abs().plus(sums.steps))),
      `${qty} at ${cost}: ${value}`,
    );
  }
}

test('a cost that is set by hand and another currency are revaluations, and say what one cost from then on', async () => {
  const { id, name } = await addMaterial(api, shop, { qty: '10', cost: '1' });
  const change = (given: object) =>
    api.ok(updateMaterial, { token, body: { id, name, cost_currency: 'USD', ...given } });
  await change({ cost: '1.5' });
  await change({ cost: '900', cost_currency: 'VES' });
  await change({ cost: null, cost_currency: 'VES' });
  assert.deepEqual(
    (await movementsOf(id)).map((one) => [
      one.kind,
      one.qty,
      one.value,
      one.value_currency,
      one.cost_after,
      one.balance,
    ]),
    [
      ['revaluation', '0', '-9000', 'VES', null, '10'],
      ['revaluation', '0', '9000', 'VES', '900', '10'],
      ['revaluation', '0', '-15', 'USD', '1.5', '10'],
      ['revaluation', '0', '5', 'USD', '1.5', '10'],
      ['initial', '10', '10', 'USD', '1', '10'],
    ],
  );
});

test('the last of it takes all that it is worth', async () => {
  const { id } = await addMaterial(api, shop, { qty: '2', cost: '1' });
  const adjust = (given: object) =>
    api.ok(adjustMaterial, { token, body: { material_id: id, qty: '-1', cause: 'waste', ...given } });
  await adjust({ qty: '1', cause: undefined, reason: 'Compra', cost: '8' });
  for (const _ of [1, 2, 3]) await adjust({});
  const { qty, value, cost } = await find(id);
  assert.deepEqual([qty, value, cost], ['0', '0', '3.33333333']);
  assert.deepEqual(
    (await movementsOf(id)).map(({ value: worth, cause }) => [worth, cause]),
    [
      ['-3.33333333', 'waste'],
      ['-3.33333334', 'waste'],
      ['-3.33333333', 'waste'],
      ['8', null],
      ['2', null],
    ],
  );
});

test('an adjustment says why; what expires says when', async () => {
  const { id } = await addMaterial(api, shop, { has_lots: true });
  const refused = async (given: object) => {
    const answer = await api.refused(adjustMaterial, {
      token,
      body: { material_id: id, qty: '1', ...given },
    });
    return [answer.status, answer.fields];
  };
  assert.deepEqual(await refused({}), [400, { reason: 'required' }]);
  assert.deepEqual(await refused({ cause: 'other' }), [400, { reason: 'required' }]);
  assert.deepEqual(await refused({ cause: 'error' }), [400, { expires_on: 'required' }]);
  assert.deepEqual(await refused({ cause: 'error', qty: '-1', expires_on: '2027-01-01' }), [
    ...[400, { expires_on: 'not-for-what-goes-out' }],
  ]);
  const add = (expires_on: string, lot: string, qty: string) =>
    api.ok(adjustMaterial, { token, body: { material_id: id, qty, cause: 'error', expires_on, lot } });
  await add('2099-02-01', 'B', '3');
  await add('2099-01-01', 'A', '2');
  await api.ok(adjustMaterial, { token, body: { material_id: id, qty: '-101', cause: 'expired' } });
  // Of 105 four are left: those of no lot went first, then one of what expires first.
  const { items } = await api.ok(listMaterialLots, { token, params: { id } });
  assert.deepEqual(
    items.map(({ lot, units, left }) => [lot, units, left]),
    [
      ['A', '2', '1'],
      ['B', '3', '3'],
    ],
  );
});

test('two who change one material: the second is told, and both are not lost', async () => {
  const { id, name, version } = await addMaterial(api, shop);
  const units = [{ id: newId(), name: 'Saco', factor: '45' }];
  const change = { id, name, cost_currency: 'USD', version };
  const first = await api.ok(updateMaterial, { token, body: { ...change, units, edit_id: newId() } });
  assert.deepEqual([first.units, first.version], [units, version + 1]);
  const second = await api.refused(updateMaterial, {
    token,
    body: { ...change, min_qty: '3', edit_id: newId() },
  });
  assert.deepEqual([second.status, second.message], [409, 'ERROR_EDITED']);
  // What moves by itself is no edit.
  await api.ok(adjustMaterial, { token, body: { material_id: id, qty: '-1', cause: 'waste' } });
  assert.equal((await find(id)).version, first.version);
  const sack = { id: newId(), name: 'Saco', factor: '45' };
  const wrongs: [(typeof sack)[], object][] = [
    [[{ ...sack, factor: '0' }], { 'units.0.factor': 'must-be-positive' }],
    [[sack, { id: newId(), name: ' SACO', factor: '2' }], { 'units.1.name': 'repeated' }],
  ];
  for (const [wrong, fields] of wrongs) {
    const refused = await api.refused(updateMaterial, { token, body: { ...change, units: wrong } });
    assert.deepEqual([refused.status, refused.fields], [400, fields]);
  }
});

test('what all of it is worth is told in both currencies, with what asks for something, and taken along', async () => {
  const own = await openWorkshop(api, { rate: '800' });
  const as = { token: own.token };
  await addMaterial(api, own, { name: 'Azúcar', qty: '10', cost: '1.5', min_qty: '20' });
  await addMaterial(api, own, { name: '=Sal', qty: '2', cost: '400', cost_currency: 'VES' });
  await addMaterial(api, own, { name: 'Agua', qty: '7', cost: null });
  const summary = await api.ok(summarizeMaterials, as);
  assert.deepEqual(
    [summary.count, summary.low, summary.without_cost, summary.value, summary.value_alternative],
    [3, 1, 1, '12800.00', '16.00'],
  );
  const names = async (query: object) =>
    (await api.ok(listMaterials, { ...as, query })).items.map(({ name }) => name);
  assert.deepEqual(await names({ without_cost: 'true' }), ['Agua']);
  const file = await api.request(exportMaterials, { ...as, query: { search: 'a' } });
  assert.deepEqual(file.text.split('\n').slice(0, 4), [
    'nombre;medida;cantidad;minimo;costo;valor;moneda',
    "'=Sal;;2;;400;800,00;VES",
    'Agua;;7;;;;USD',
    'Azúcar;;10;20;1,5;15,00;USD',
  ]);
  const { items } = await api.ok(listMaterials, as);
  const [sugar] = items.filter(({ name }) => name === 'Azúcar');
  assert.ok(sugar);
  const history = await api.ok(findMaterialHistory, { ...as, params: { id: sugar.id } });
  const [before, today] = [history.days.at(-2), history.days.at(-1)];
  assert.deepEqual([history.days.length, before?.qty, before?.cost], [90, '0', null]);
  assert.deepEqual([today?.qty, today?.cost, history.used], ['10', '1.5', '0']);
});

test('what was used of a material that is made as well is what went out, less what came back', async () => {
  const flour = await addMaterial(api, shop);
  const dough = await addMaterial(api, shop, { qty: '0' });
  const bread = await addProduct(api, shop, { qty: '0' });
  const makeDough = await addFormula(api, shop, dough, [[flour, '1']]);
  const makeBread = await addFormula(api, shop, bread, [[dough, '1']]);
  const annul = ({ id }: { id: string }) =>
    api.ok(annulProduction, { token, params: { id }, body: { reason: 'Se quemó' } });
  const used = async () => (await api.ok(findMaterialHistory, { token, params: { id: dough.id } })).used;
  await produce(api, shop, makeDough, '10');
  const spare = await produce(api, shop, makeDough, '5');
  assert.equal(await used(), '0');
  await produce(api, shop, makeBread, '4');
  const wrong = await produce(api, shop, makeBread, '3');
  assert.equal(await used(), '7');
  await annul(wrong);
  await annul(spare);
  assert.equal(await used(), '4');
});
