import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  findMaterial,
  findProduct,
  type Production,
} from '@cuadra/shared/contract';
import { exact, sum, toMoney } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../../commands/totals/check.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { addProduct, stockOf } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  addFormula,
  addMaterial,
  materialStockOf,
  openWorkshop,
  produce,
  work,
} from '../../testing/workshop.ts';

const api = await startApi();
const shop = await openWorkshop(api, { rate: '860.18' });
const { token } = shop;
const bread = await addProduct(api, shop, { qty: '10', cost: '0.77' });

const thousandths = (max: number) => fc.integer({ min: 1, max }).map((count) => (count / 1000).toFixed(3));
const step = fc.oneof(
  fc.record({
    do: fc.constant('make' as const),
    formula: fc.nat({ max: 1 }),
    qty: thousandths(9_000),
    waste: fc.constantFrom('0', '0.5'),
    update_cost: fc.boolean(),
  }),
  fc.record({ do: fc.constant('annul' as const), of: fc.nat({ max: 9 }) }),
);

/** What is there: quantities by cache and by ledger, which must agree, and the costs beside them. */
async function stateOf(materials: { id: string }[]) {
  const read = async ({ id }: { id: string }) => {
    const { cost } = await api.ok(findMaterial, { token, params: { id } });
    return [await materialStockOf(api, { id }), cost];
  };
  const { cost } = await api.ok(findProduct, { token, params: { id: bread.id } });
  return { bread: [await stockOf(api, bread), cost], materials: await Promise.all(materials.map(read)) };
}

const annul = (production: Production) =>
  api.ok(annulProduction, { token, params: { id: production.id }, body: { reason: 'prueba' } });

/** What went in is what came out, to the cent, in each currency on its own. */
function assertAddsUp({ lines, costs, byproducts, ...made }: Production): void {
  for (const side of ['main', 'alternative'] as const) {
    const wentIn = sum([...lines, ...costs].map(({ total }) => total[side]));
    assert.equal(toMoney(wentIn), made.cost[side]);
    const cameOut = sum([made.makes_cost, ...byproducts.map(({ cost }) => cost)].map((cost) => cost[side]));
    assert.equal(toMoney(cameOut), made.cost[side]);
    assert.equal(toMoney(exact(made.unit_cost[side]).times(made.qty)), made.makes_cost[side]);
    const wasted = exact(made.cost[side]).times(made.waste).div(exact(made.qty).plus(made.waste));
    assert.equal(toMoney(wasted), made.waste_cost[side]);
  }
}

test('in whatever order one makes and annuls, the ledgers are their totals, costs add up, and what is annulled left nothing', async () => {
  const materials = [
    await addMaterial(api, shop, { qty: '1000', cost: '0.01234567' }),
    await addMaterial(api, shop, { qty: '1000', cost: '987.65', cost_currency: 'VES' }),
  ] as const;
  const [flour, yeast] = materials;
  const formulas = [
    await addFormula(api, shop, bread, [[flour, '0.333']], { yield_qty: '0.7', ...work('0.07') }),
    await addFormula(
      api,
      shop,
      bread,
      [
        [yeast, '0.05'],
        [flour, '1'],
      ],
      { yield_qty: '3' },
    ),
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const before = await stateOf([...materials]);
      const made: { production: Production; isAnnulled: boolean }[] = [];
      for (const one of steps) {
        if (one.do === 'make') {
          const { qty, waste, update_cost } = one;
          // What rounds to nothing of its material is not made.
          const atLeast = exact(qty).lt('0.1') ? '0.1' : qty;
          const formula = formulas[one.formula] ?? assert.fail();
          const production = await produce(api, shop, formula, atLeast, { waste, update_cost });
          assertAddsUp(production);
          made.push({ production, isAnnulled: false });
          continue;
        }
        const chosen = made[one.of % Math.max(made.length, 1)];
        if (!chosen) continue;
        await annul(chosen.production);
        chosen.isAnnulled = true;
      }
      // This also holds what is stored to its ledger.
      const { bread: now } = await stateOf([...materials]);
      const standing = made.filter(({ isAnnulled }) => !isAnnulled).map(({ production }) => production.qty);
      assert.equal(
        exact(now[0] ?? '0')
          .minus(before.bread[0] ?? '0')
          .toFixed(),
        sum(standing).toFixed(),
      );
      for (const { production, isAnnulled } of made) if (!isAnnulled) await annul(production);
      assert.deepEqual(await stateOf([...materials]), before);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

test('whatever is bought, made and annulled in between, the materials are worth what was paid for them', async () => {
  const buy = fc.record({ qty: thousandths(9_000), cost: thousandths(5_000) });
  await fc.assert(
    fc.asyncProperty(fc.array(buy, { minLength: 1, maxLength: 5 }), fc.boolean(), async (purchases, half) => {
      const flour = await addMaterial(api, shop, { qty: '5', cost: '1' });
      const formula = await addFormula(api, shop, bread, [[flour, '1']]);
      const made = await produce(api, shop, formula, half ? '2.5' : '5');
      for (const purchase of purchases) {
        const body = { material_id: flour.id, reason: 'Compra', ...purchase };
        await api.ok(adjustMaterial, { token, body });
      }
      await annul(made);
      const { qty, cost } = await api.ok(findMaterial, { token, params: { id: flour.id } });
      const paid = sum(purchases.map((one) => exact(one.qty).times(one.cost))).plus(5);
      const isWorth = exact(qty)
        .times(cost ?? '0')
        .minus(paid)
        .abs();
      // Each average is rounded at the eighth decimal.
      assert.ok(isWorth.lt('0.00001'), `${qty} at ${cost} for ${paid}`);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

test('the command that holds totals to their ledgers knows those of materials and productions', async () => {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  afterTests(() => client.end());
  const flour = await addMaterial(api, shop, { qty: '3' });
  const [{ last } = { last: '' }] = await api.database.query<{ last: string }>(
    "select last::text from counters where company_id = $1 and name = 'productions'",
    [shop.id],
  );
  assert.deepEqual(await checkTotals(client, { fix: false }), []);
  await client.query('update materials set qty = 7 where id = $1', [flour.id]);
  await client.query("update counters set last = 1 where company_id = $1 and name = 'productions'", [
    shop.id,
  ]);
  const found = await checkTotals(client, { fix: true });
  assert.deepEqual(
    found.map(({ table, row, stored, workedOut, isMended }) => [table, row, stored, workedOut, isMended]),
    [
      ['materials.qty', flour.id, '7.000', '3.000', true],
      ['counters.last', 'productions', '1', last, true],
    ],
  );
  assert.equal(await materialStockOf(api, flour), '3');
});
