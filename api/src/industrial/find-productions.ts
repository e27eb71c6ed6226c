import {
  Id,
  type listProductions,
  type Page,
  type Production,
  type ProductionSummary,
} from '@cuadra/shared/contract';
import { COMPANY_TIME_ZONE, toQuantity, toRate } from '@cuadra/shared/domain';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import type { Productions } from '../database/schema.generated.ts';
import { ApiError } from '../errors/api-error.ts';

/** A page of productions, newest first. `from` and `to` are days as they are in Caracas, both of them included. */
export async function findProductions(
  trx: CompanyTransaction,
  query: z.output<typeof listProductions.query>,
): Promise<Page<ProductionSummary>> {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = trx.selectFrom('productions').selectAll().select(exactTime('created_at').as('at'));
  if (query.from) select = select.where('created_at', '>=', startOfDay(query.from, 0));
  if (query.to) select = select.where('created_at', '<', startOfDay(query.to, 1));
  if (query.status) select = select.where('annulled_at', query.status === 'done' ? 'is' : 'is not', null);
  if (query.product_id) select = select.where('product_id', '=', query.product_id);
  if (query.formula_id) select = select.where('formula_id', '=', query.formula_id);
  if (after) {
    select = select.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return toPage(rows, query.limit, (row) => [row.at, row.id], toSummary);
}

/** @throws ApiError 404 */
export async function getProduction(trx: CompanyTransaction, id: string): Promise<Production> {
  const row = await trx.selectFrom('productions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('ERROR_NOT_FOUND');
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

function toSummary(row: Selectable<Productions>): ProductionSummary {
  const { id, formula_id, formula_name, product_id, product_name, main, alternative, note } = row;
  return {
    ...{ id, number: Number(row.number), create_at: row.created_at.toISOString() },
    status: row.annulled_at === null ? 'done' : 'annulled',
    ...{ formula_id, formula_name, product_id, product_name },
    ...{ qty: toQuantity(row.qty), waste: toQuantity(row.waste) },
    ...{ main, alternative, rate: toRate(row.rate) },
    ...{ cost: row.cost, cost_alternative: row.cost_alternative },
    ...{ unit_cost: toRate(row.unit_cost), unit_cost_alternative: toRate(row.unit_cost_alternative) },
    ...{ note, user: { id: row.user_id, name: row.user_name } },
  };
}

/** When a day of Caracas begins, or one that comes some days later. */
function startOfDay(day: string, later: number) {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${COMPANY_TIME_ZONE})`;
}
