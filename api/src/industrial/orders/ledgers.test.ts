import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adjustMaterial,
  annulProduction,
  annulProductionOrder,
  closeProductionOrder,
  createProduction,
  type Formula,
  finishProductionOrder,
  startProductionOrder,
} from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import fc from 'fast-check';
import pg from 'pg';
import { checkTotals } from '../../commands/totals/check.ts';
import { afterTests } from '../../testing/after-tests.ts';
import { addProduct } from '../../testing/shop.ts';
import { startApi } from '../../testing/start-api.ts';
import { addFormula, addMaterial, goodOf, openWorkshop, planOrder, work } from '../../testing/workshop.ts';

const api = await startApi();
const client = new pg.Client({ connectionString: api.database.ownerUrl });
await client.connect();
afterTests(() => client.end());

const thousandths = (max: number) => fc.integer({ min: 100, max }).map((count) => (count / 1000).toFixed(3));
/** A level of formulas: what it takes of what is below it, its yield, its waste, and whether it takes at the start. */
const level = fc.record({
  qty: thousandths(3_000),
  yield_qty: thousandths(5_000),
  waste_percent: fc.constantFrom('0', '3.5'),
  takes_at: fc.constantFrom('start' as const, 'end' as const),
  amount: fc.constantFrom('0', '0.07', '3.333'),
  cost_share: fc.constantFrom('0', '0.01', '12.5'),
  isProduct: fc.boolean(),
});
const which = fc.nat({ max: 9 });
const step = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), which, qty: thousandths(9_000), cost: thousandths(5_000) }),
  fc.record({
    do: fc.constant('make' as const),
    which,
    qty: thousandths(2_000),
    waste: fc.constantFrom('0', '0.3'),
  }),
  fc.record({ do: fc.constant('start' as const), which, qty: thousandths(3_000) }),
  fc.record({ do: fc.constant('finish' as const), which, qty: thousandths(2_000), close: fc.boolean() }),
  fc.record({ do: fc.constant('close' as const), which }),
  fc.record({ do: fc.constant('annul order' as const), which }),
  fc.record({ do: fc.constant('annul' as const), which }),
);

test('for any tree of formulas and any order of what one buys, starts, makes and annuls, stock and worth are their ledgers, and what went in came out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(level, { minLength: 2, maxLength: 4 }),
      fc.array(step, { minLength: 6, maxLength: 20 }),
      async (levels, steps) => {
        const shop = await openWorkshop(api, { rate: '860.18' });
        const { token } = shop;
        const bought = [
          await addMaterial(api, shop, { qty: '20', cost: '0.01234567' }),
          await addMaterial(api, shop, { qty: '20', cost: '987.65', cost_currency: 'VES' }),
        ] as const;
        const left = await addMaterial(api, shop, { qty: '0', cost: null });
        const formulas: Formula[] = [];
        let below: Parameters<typeof goodOf>[0] = bought[0];
        for (const { qty, isProduct, amount, cost_share, ...says } of levels) {
          const makes = isProduct
            ? await addProduct(api, shop, { qty: '1' })
            : await addMaterial(api, shop, { qty: '1' });
          const takes = [
            [below, qty],
            [bought[1], '0.02'],
          ] as const;
          const byproducts = [{ good: goodOf(left), qty: '0.05', cost_share }];
          formulas.push(await addFormula(api, shop, makes, takes, { ...says, ...work(amount), byproducts }));
          below = makes;
        }
        const orders: string[] = [];
        const batches: string[] = [];
        const pick = <T>(of: readonly T[], index: number): T | undefined =>
          of[index % Math.max(of.length, 1)];
        // What is not there, or is over, is refused and leaves nothing.
        const fine = (status: number) =>
          assert.ok(status < 300 || status === 409 || status === 400, String(status));
        for (const one of steps) {
          const formula = pick(formulas, one.which) ?? assert.fail();
          const order = pick(orders, one.which);
          const reason = 'prueba';
          if (one.do === 'buy') {
            const { qty, cost } = one;
            const body = { material_id: (pick(bought, one.which) ?? assert.fail()).id, qty, cost, reason };
            await api.ok(adjustMaterial, { token, body });
          } else if (one.do === 'make') {
            const body = { id: newId(), formula_id: formula.id, qty: one.qty, waste: one.waste };
            fine((await api.request(createProduction, { token, body })).status);
            batches.push(body.id);
          } else if (one.do === 'start') {
            const { id } = await planOrder(api, shop, formula, one.qty);
            fine((await api.request(startProductionOrder, { token, params: { id }, body: {} })).status);
            orders.push(id);
          } else if (one.do === 'annul') {
            const id = pick(batches, one.which);
            if (id === undefined) continue;
            const { status } = await api.request(annulProduction, {
              token,
              params: { id },
              body: { reason },
            });
            assert.ok([200, 404, 409].includes(status), String(status));
          } else if (order !== undefined) {
            const params = { id: order };
            if (one.do === 'finish') {
              const body = { batch_id: newId(), qty: one.qty, close: one.close };
              fine((await api.request(finishProductionOrder, { token, params, body })).status);
              batches.push(body.batch_id);
            } else if (one.do === 'close') {
              fine((await api.request(closeProductionOrder, { token, params, body: {} })).status);
            } else {
              fine((await api.request(annulProductionOrder, { token, params, body: { reason } })).status);
            }
          }
        }
        assert.deepEqual(await checkTotals(client, { fix: false, company: shop.id }), []);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});
