import { exact, sum, toQuantity, toRate, toUnitCost } from '@cuadra/shared/domain';
import type { ActingUser } from '../../access/acting-user.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { moveProducts, type ProductMove, toColumns } from '../goods.ts';
import type { PickedLot } from '../lots/pick-lots.ts';
import { type MaterialMove, moveMaterials } from '../move-materials.ts';
import { nextNumber } from '../next-number.ts';
import type { CheckedBatch, CheckedLine, Output } from './check-batch.ts';
import type { BatchDraft, BatchFormula, PlannedBatch } from './plan-batch.ts';
import { writeTakings } from './takings.ts';

export interface BatchToMake {
  id: string;
  requestHash: Buffer;
  user: ActingUser;
  formula: BatchFormula;
  draft: BatchDraft;
  /** When it was made, where that was not now. */
  madeAt?: Date | undefined;
  /** The order that it is of, which is locked; undefined without one. */
  order: { id: string; number: string } | undefined;
}

export interface BatchToWrite extends BatchToMake {
  plan: PlannedBatch;
  checked: CheckedBatch;
  facts: CompanyFacts;
  lots: PickedLot[];
}

/** The batch with all that is of it, the ledgers, and what its goods cost from now on. All that it moves is held before. */
export async function writeBatch(trx: CompanyTransaction, batch: BatchToWrite): Promise<void> {
  const { id, user, order, checked } = batch;
  const number = await nextNumber(trx, 'productions');
  await insertProduction(trx, batch, number);
  await insertParts(trx, batch);
  if (order) {
    const used = checked.lines.flatMap(({ taking }) => (taking ? [taking] : []));
    await writeTakings(
      trx,
      { orderId: order.id, kind: 'batch', userId: user.id, productionId: id },
      used.map((taking) => ({ ...taking, qty: `-${taking.qty}`, value: taking.value && `-${taking.value}` })),
    );
  }
  await moveAll(trx, batch, `Producción ${number}`);
}

async function moveAll(
  trx: CompanyTransaction,
  { id, user, checked, lots, draft }: BatchToWrite,
  reason: string,
): Promise<void> {
  const outputs = [checked.makes, ...checked.byproducts].filter(({ qty }) => exact(qty).gt(0));
  const fromStock = checked.lines.filter(({ from_stock }) => exact(from_stock).gt(0));
  const materials = [
    ...checked.lines.flatMap((line, position) =>
      materialsOut(
        line,
        lots.filter((lot) => lot.position === position),
      ),
    ),
    ...outputs
      .filter(({ held }) => held.kind === 'material')
      .map((output) => materialIn(output, output === checked.makes ? draft : {})),
  ];
  const products = [
    ...fromStock
      .filter(({ held }) => held.kind === 'product')
      .map(
        ({ held, from_stock }): ProductMove => ({
          ...{ product_id: held.id, qty: `-${from_stock}` },
          ...{ cost: held.last_cost, average_cost: held.average_cost },
        }),
      ),
    ...outputs
      .filter(({ held }) => held.kind === 'product')
      .map((output): ProductMove => {
        const isMade = output === checked.makes;
        const { held, qty, average } = output;
        return {
          ...{ product_id: held.id, qty, average_cost: average && toUnitCost(average) },
          cost: isMade && checked.productCost !== null ? checked.productCost : held.last_cost,
        };
      }),
  ];
  // An average that moves is an edit of what it is of.
  await editAs(trx, user.id);
  await moveMaterials(trx, {
    ...{ companyId: trx.companyId, userId: user.id, kind: 'production', reason, productionId: id },
    moves: materials,
  });
  await moveProducts(trx, { userId: user.id, kind: 'production', reason, productionId: id }, products);
}

/** What a line takes out of the stock: of each lot by its name, and the rest of none. */
export function materialsOut(
  { held, from_stock }: Pick<CheckedLine, 'held' | 'from_stock'>,
  lots: readonly Omit<PickedLot, 'position'>[],
): MaterialMove[] {
  if (held.kind !== 'material' || exact(from_stock).isZero()) return [];
  const own = { material_id: held.id, unit_cost: held.cost, cost_currency: held.cost_currency };
  const named = lots.filter((lot) => !lot.from_order);
  const rest = exact(from_stock).minus(sum(named.map(({ qty }) => qty)));
  const moves = named.map(
    ({ lot, expires_on, qty }): MaterialMove => ({ ...own, qty: `-${qty}`, lot, expires_on }),
  );
  return rest.gt(0) ? [...moves, { ...own, qty: toQuantity(rest.neg()) }] : moves;
}

function materialIn(
  { held, qty, value }: Output,
  { lot = null, expires_on = null }: { lot?: string | null; expires_on?: string | null },
): MaterialMove {
  return {
    ...{ material_id: held.id, qty, value, cost_currency: held.cost_currency, lot, expires_on },
    unit_cost: value === null ? null : toRate(exact(value).div(qty)),
  };
}

async function insertProduction(trx: CompanyTransaction, batch: BatchToWrite, number: string): Promise<void> {
  const { draft, formula, facts, checked, user } = batch;
  const { cost, productCost, makes } = checked;
  const setsCost = productCost !== null;
  await trx
    .insertInto('productions')
    .values({
      ...{ company_id: trx.companyId, id: batch.id, number, request_hash: batch.requestHash },
      ...{ order_id: batch.order?.id ?? null, formula_id: formula.id, formula_name: formula.name },
      ...{ formula_version: formula.version, yield_qty: formula.content.yield_qty },
      ...{ ...toColumns(formula.makes), makes_name: makes.held.name, qty: draft.qty, waste: draft.waste },
      ...{ lot: draft.lot, expires_on: draft.expires_on, made_at: batch.madeAt },
      ...{ main: facts.pair.main, alternative: facts.pair.alternative },
      ...{ rate: facts.pair.rate, inverse: facts.pair.inverse, rate_id: facts.rate_id },
      ...{ cost: cost.total.main, cost_alternative: cost.total.alternative },
      ...{ makes_cost: cost.good.main, makes_cost_alternative: cost.good.alternative },
      ...{ waste_cost: cost.waste.main, waste_cost_alternative: cost.waste.alternative },
      ...{ unit_cost: cost.unit.main, unit_cost_alternative: cost.unit.alternative },
      ...averagesOf(makes),
      product_cost_before: setsCost ? makes.held.last_cost : null,
      product_cost_after: productCost,
      product_cost_currency: setsCost ? makes.held.cost_currency : null,
      ...{ note: draft.note, user_id: user.id, user_name: user.name },
    })
    .execute();
}

/** What a good cost on average before and after, where the batch says what it cost. */
function averagesOf({ held, value, average }: Output) {
  if (value === null) return { average_before: null, average_after: null, average_currency: null };
  const isProduct = held.kind === 'product';
  return {
    average_before: isProduct ? held.average_cost : held.cost,
    average_after: isProduct && average !== null ? toUnitCost(average) : average,
    average_currency: held.cost_currency,
  };
}

async function insertParts(
  trx: CompanyTransaction,
  { id, plan, checked, lots }: BatchToWrite,
): Promise<void> {
  const key = (position: number) => ({ company_id: trx.companyId, production_id: id, position });
  const { cost } = checked;
  await trx
    .insertInto('production_lines')
    .values(
      checked.lines.map(
        ({ good, held, qty, formula_qty, from_order, order_value, value, unit_cost }, position) => ({
          ...{
            ...key(position),
            ...toColumns(good),
            name: held.name,
            qty,
            formula_qty,
            from_order,
            order_value,
          },
          ...{ value, unit_cost, cost_currency: held.cost_currency },
          total: cost.lines[position]?.main ?? '0.00',
          total_alternative: cost.lines[position]?.alternative ?? '0.00',
        }),
      ),
    )
    .execute();
  if (lots.length > 0) {
    await trx
      .insertInto('production_lots')
      .values(
        lots.map(({ position, lot, expires_on, qty, from_order }, lot_position) => ({
          ...{ ...key(position), lot_position, lot, expires_on, qty, from_order },
          ...toColumns(checked.lines[position]?.good ?? checked.makes.held),
        })),
      )
      .execute();
  }
  if (plan.costs.length > 0) {
    const costs = plan.costs.map((one, position) => ({
      ...{ ...key(position), ...one },
      total: cost.costs[position]?.main ?? '0.00',
      total_alternative: cost.costs[position]?.alternative ?? '0.00',
    }));
    await trx.insertInto('production_costs').values(costs).execute();
  }
  if (plan.byproducts.length > 0) {
    const byproducts = checked.byproducts.map((output, position) => ({
      ...{ ...key(position), ...toColumns(output.held), name: output.held.name, qty: output.qty },
      formula_qty: plan.byproducts[position]?.formula_qty ?? '0',
      cost: cost.byproducts[position]?.main ?? '0.00',
      cost_alternative: cost.byproducts[position]?.alternative ?? '0.00',
      ...averagesOf(output),
    }));
    await trx.insertInto('production_byproducts').values(byproducts).execute();
  }
}
