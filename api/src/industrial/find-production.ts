import type { Production, ProductionSummary } from '@cuadra/shared/contract';
import { COMPANY_TIME_ZONE, toPairRate, toQuantity, toRate } from '@cuadra/shared/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { Productions } from '../database/schema.generated.ts';
import { orNotFound } from '../errors/api-error.ts';

/** @throws ApiError 404 */
export async function findProduction(trx: CompanyTransaction, id: string): Promise<Production> {
  const row = orNotFound(
    await trx.selectFrom('productions').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  const lines = await trx
    .selectFrom('production_lines')
    .select(['material_id', 'name', 'qty', 'formula_qty', 'unit_cost', 'cost_currency'])
    .select(['total', 'total_alternative'])
    .where('production_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    ...toSummary(row),
    yield_qty: toQuantity(row.yield_qty),
    lines: lines.map((line) => ({
      ...line,
      qty: toQuantity(line.qty),
      formula_qty: toQuantity(line.formula_qty),
      unit_cost: line.unit_cost === null ? null : toRate(line.unit_cost),
    })),
    other_costs: row.other_costs,
    other_costs_currency: row.other_costs_currency,
    product_cost:
      row.product_cost_after === null || row.product_cost_currency === null
        ? null
        : {
            before: row.product_cost_before,
            after: row.product_cost_after,
            currency: row.product_cost_currency,
          },
    annulment:
      row.annulled_at === null
        ? null
        : {
            reason: row.annulled_reason ?? '',
            create_at: row.annulled_at.toISOString(),
            user: { id: row.annulled_by ?? row.user_id, name: row.annulled_by_name ?? '' },
          },
  };
}

export function toSummary(row: Selectable<Productions>): ProductionSummary {
  const { id, formula_id, formula_name, product_id, product_name, main, alternative, note } = row;
  return {
    ...{ id, number: Number(row.number), create_at: row.created_at.toISOString() },
    status: row.annulled_at === null ? 'done' : 'annulled',
    ...{ formula_id, formula_name, product_id, product_name },
    ...{ qty: toQuantity(row.qty), waste: toQuantity(row.waste) },
    ...{ main, alternative, rate: toPairRate(row.rate) },
    inverse: row.inverse === null ? null : toRate(row.inverse),
    ...{ cost: row.cost, cost_alternative: row.cost_alternative },
    ...{ unit_cost: toRate(row.unit_cost), unit_cost_alternative: toRate(row.unit_cost_alternative) },
    ...{ note, user: { id: row.user_id, name: row.user_name } },
  };
}

/** When a day of Caracas begins, or one that comes some days later. */
export function startOfDay(day: string, later: number) {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${COMPANY_TIME_ZONE})`;
}
